"""Who has signed out; what accounts look like; how seats were offered; which games are uploads."""

import sqlalchemy as sa
from alembic import op

from spinney.core.names import skeleton

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "signed_out",
        sa.Column("session", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("persons", sa.Column("looks", sa.Text))
    op.create_index("ix_persons_looks", "persons", ["looks"])
    op.add_column("seats", sa.Column("offered", sa.Text))
    op.add_column(
        "tables", sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false())
    )
    persons = sa.table("persons", *map(sa.column, ("id", "name", "login", "looks")))
    accounts = sa.select(persons.c.id, persons.c.name).where(persons.c.login.is_not(None))
    for person, name in op.get_bind().execute(accounts).all():
        this = persons.update().where(persons.c.id == person)
        op.execute(this.values(looks=skeleton(name)))


def downgrade() -> None:
    op.drop_column("tables", "uploaded")
    op.drop_column("seats", "offered")
    op.drop_index("ix_persons_looks", "persons")
    op.drop_column("persons", "looks")
    op.drop_table("signed_out")
