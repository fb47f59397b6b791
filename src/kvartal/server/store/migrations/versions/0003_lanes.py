"""Whose bots a table is due for, so that they take turns."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    text = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
    # Without a lane a table is due for a clock. Nodes that do not know of it write neither: then a
    # worker plays bots from the place of a clock, or looks at a clock from the place of bots.
    op.add_column("due", sa.Column("lane", sa.Integer, nullable=True))
    op.add_column("due", sa.Column("owner", text, nullable=False, server_default=""))
    for_bots = sa.text("lane is not null")
    op.create_index("due_bots", "due", ["lane"], postgresql_where=for_bots, sqlite_where=for_bots)
