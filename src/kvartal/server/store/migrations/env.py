"""Alembic runs this for each upgrade; the transaction is the caller's."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
