"""Who is told by web push, and of what."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    text = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
    op.create_table(
        "push",
        sa.Column("person", text, primary_key=True),
        sa.Column("endpoint", text, nullable=False),
        sa.Column("p256dh", text, nullable=False),
        sa.Column("auth", text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("quiet", sa.BigInteger, nullable=False),
    )
    op.create_index("push_endpoint", "push", ["endpoint"])
    op.create_index("push_until", "push", ["until"])
    # Nodes that do not know of it yet write no value.
    op.add_column("people", sa.Column("told", sa.Integer, nullable=False, server_default="-1"))
