"""The logs of the tables, and what is found from them."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None


def text() -> sa.types.TypeEngine[str]:
    """Compared byte by byte: ids need no alphabet, and it is faster."""
    return sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", text(), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entries", sa.Text, nullable=False),
    )
    # One row for each table that is not archived: its newest number, by which writers find out
    # who was first, and when a worker must look at it. A lease is a due time in the future.
    op.create_table(
        "due",
        sa.Column("table_id", text(), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("due_at", "due", ["at"])
    op.create_table(
        "listing",
        sa.Column("table_id", text(), primary_key=True),
        sa.Column("game", text(), nullable=False),
        sa.Column("phase", text(), nullable=False),
        sa.Column("visibility", text(), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    open_lobby = sa.text("phase = 'lobby' and visibility = 'open' and free > 0")
    op.create_index(
        "listing_open",
        "listing",
        ["changed"],
        postgresql_where=open_lobby,
        sqlite_where=open_lobby,
    )
    op.create_table(
        "people",
        sa.Column("person", text(), primary_key=True),
        sa.Column("table_id", text(), primary_key=True),
        sa.Column("looked", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("people_since", "people", ["person", "since"])
    op.create_table(
        "archive",
        sa.Column("table_id", text(), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rows", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", text(), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "ended_sessions",
        sa.Column("session", text(), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        # Every turn leaves a dead row here: room for the next beside it, and vacuum soon.
        op.execute(
            "alter table due set (fillfactor = 70,"
            " autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000)"
        )
        # It is compressed already.
        op.execute("alter table archive alter column rows set storage external")
