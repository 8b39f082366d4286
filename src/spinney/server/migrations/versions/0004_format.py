"""By which format a table's moves are kept: older ones left out whatever had one answer."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("format", sa.Integer, nullable=False, server_default="2"))


def downgrade() -> None:
    op.drop_column("tables", "format")
