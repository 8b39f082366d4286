"""A code to come back by; how often all the sessions of a person were ended."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("persons", sa.Column("recovery", sa.Text))
    op.add_column(
        "persons", sa.Column("generation", sa.Integer, nullable=False, server_default="0")
    )


def downgrade() -> None:
    op.drop_column("persons", "generation")
    op.drop_column("persons", "recovery")
