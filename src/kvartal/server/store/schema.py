"""Bringing a database up to date, once, however many nodes start together.

Alembic and SQLAlchemy are imported only when there is something to do.
"""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from kvartal.server.store.sqlite_file import connect

if TYPE_CHECKING:
    from sqlalchemy import Connection

NEWEST = "0007"
"""The newest file in migrations/versions. A database may be ahead of it: while new nodes replace
old ones both use it, so a migration only adds what the nodes before it can overlook."""

VERSION = "select version_num from alembic_version"

_ONE_AT_A_TIME = 0x6B766172
"""The advisory lock of all who upgrade."""


def upgrade(url: str) -> None:
    """Must not be called in an event loop: it may take long, and runs its own."""
    if url.startswith("sqlite:"):
        _upgrade_sqlite(path_of(url))
    else:
        asyncio.run(_upgrade_postgres(url))


def path_of(url: str) -> Path:
    """`sqlite:///relative/path` or `sqlite:////absolute/path`."""
    return Path(url.removeprefix("sqlite:///"))


def use_wal(connection: sqlite3.Connection, seconds: float = 10) -> None:
    """SQLite does not wait for its own lock here, so we do."""
    end = time.monotonic() + seconds
    while True:
        try:
            connection.execute("pragma journal_mode = wal")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.01)


def _upgrade_sqlite(path: Path) -> None:
    from sqlalchemy import create_engine  # noqa: PLC0415
    from sqlalchemy.pool import NullPool  # noqa: PLC0415

    with closing(connect(path, 10)) as connection:
        use_wal(connection)
    engine = create_engine(
        "sqlite://",
        creator=lambda: connect(path, 30),
        poolclass=NullPool,
    )
    with engine.connect() as connection_:
        connection_.exec_driver_sql("begin immediate")
        _migrate(connection_)
        connection_.commit()


async def _upgrade_postgres(url: str) -> None:
    import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415
    from sqlalchemy.pool import NullPool  # noqa: PLC0415

    async def connect() -> object:
        return await asyncpg.connect(url, timeout=5)

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.exec_driver_sql(f"select pg_advisory_xact_lock({_ONE_AT_A_TIME})")
        await connection.run_sync(_migrate)


def _migrate(connection: "Connection") -> None:
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
