"""When a person was last here, so that guests who never come back can be forgotten."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("persons", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    persons = sa.table("persons", sa.column("seen"))
    op.execute(persons.update().values(seen=time.time()))  # nobody knows; give them their days


def downgrade() -> None:
    op.drop_column("persons", "seen")
