"""Which store an address means."""

from kvartal.server.store import Store, schema


def store_for(url: str) -> Store:
    """`sqlite:///path` or `postgresql://…`. Only what is used gets imported."""
    if url.startswith("sqlite:///"):
        from kvartal.server.store.sqlite import SqliteStore  # noqa: PLC0415

        return SqliteStore(schema.path_of(url))
    if url.startswith(("postgresql://", "postgres://")):
        from kvartal.server.store.postgres import PostgresStore  # noqa: PLC0415

        return PostgresStore(url)
    raise ValueError("neither sqlite:///path nor postgresql://…")
