"""Runs the migrations on the connection that the storage has opened."""

from alembic import context

from spinney.server.storage import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
