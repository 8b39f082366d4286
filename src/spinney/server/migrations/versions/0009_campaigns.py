"""Which campaign a table belongs to, as which chapter, and what each seat keeps after it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("campaign", sa.Text))
    op.add_column("tables", sa.Column("chapter", sa.Integer))
    op.create_index("tables_by_campaign", "tables", ["campaign", "chapter"], unique=True)
    op.add_column("seats", sa.Column("keeps", sa.JSON))


def downgrade() -> None:
    op.drop_column("seats", "keeps")
    op.drop_index("tables_by_campaign", "tables")
    op.drop_column("tables", "chapter")
    op.drop_column("tables", "campaign")
