"""Reviews of games that are over."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    text = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
    op.create_table(
        "reviews",
        sa.Column("table_id", text, primary_key=True),
        sa.Column("made", text, nullable=False),
        sa.Column("lane", sa.Integer, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("written", sa.LargeBinary, nullable=True),
    )
    waiting = sa.text("at is not null")
    op.create_index(
        "reviews_due", "reviews", ["at"], postgresql_where=waiting, sqlite_where=waiting
    )
    if op.get_bind().dialect.name == "postgresql":
        # It is compressed already.
        op.execute("alter table reviews alter column written set storage external")
