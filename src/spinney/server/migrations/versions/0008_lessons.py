"""Which lesson is played at a table, if one is."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
