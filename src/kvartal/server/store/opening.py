"""Which store an address means."""

from kvartal.server.store import Store, schema
from kvartal.server.store.inspection import Reader


def store_for(url: str) -> Store:
    """`sqlite:///path` or `postgresql://…`. Only what is used gets imported."""
    if _is_sqlite(url):
        from kvartal.server.store.sqlite import SqliteStore  # noqa: PLC0415

        return SqliteStore(schema.path_of(url))
    from kvartal.server.store.postgres import PostgresStore  # noqa: PLC0415

    return PostgresStore(url)


def reader_for(url: str) -> Reader:
    """Of the same store, for whoever must not change it."""
    if _is_sqlite(url):
        from kvartal.server.store.sqlite_reader import SqliteReader  # noqa: PLC0415

        return SqliteReader(schema.path_of(url))
    from kvartal.server.store.postgres_reader import PostgresReader  # noqa: PLC0415

    return PostgresReader(url)


def _is_sqlite(url: str) -> bool:
    if url.startswith("sqlite:///"):
        return True
    if url.startswith(("postgresql://", "postgres://")):
        return False
    raise ValueError("neither sqlite:///path nor postgresql://…")
