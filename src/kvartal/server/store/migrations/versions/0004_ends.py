"""How games ended, for nodes that do not carry their rules any more."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    text = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
    op.create_table(
        "ends",
        sa.Column("table_id", text, primary_key=True),
        sa.Column("written", sa.LargeBinary, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        # It is compressed already.
        op.execute("alter table ends alter column written set storage external")
