"""How each seat fared, for lists that play no game through."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("results", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "results")
