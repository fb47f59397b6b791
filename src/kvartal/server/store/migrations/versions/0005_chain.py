"""A hash over each log, by which it is found out that something of it was changed or lost."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # Of a log up to the row, or of the whole log in the archive. Nodes that do not know of it write
    # no value.
    for name in ("log", "archive"):
        op.add_column(name, sa.Column("chain", sa.LargeBinary, nullable=True))
