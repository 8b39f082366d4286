"""Whose tables these are is found without looking at all of them."""

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_index("tables_by_maker", "tables", ["made_by"])


def downgrade() -> None:
    op.drop_index("tables_by_maker", "tables")
