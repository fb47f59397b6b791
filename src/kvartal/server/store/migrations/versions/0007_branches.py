"""Which tables go on from a turn of another one."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    text = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
    op.create_table(
        "branches",
        sa.Column("origin", text, primary_key=True),
        sa.Column("since", sa.BigInteger, primary_key=True),
        sa.Column("table_id", text, primary_key=True),
    )
