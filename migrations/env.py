"""Alembic's entry: the connection comes from `app.storage.migrations`, or from alembic.ini to draft a revision."""

from alembic import context
from sqlmodel import SQLModel

import app.storage.tables  # noqa: F401  (fills the metadata)

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=SQLModel.metadata,
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
