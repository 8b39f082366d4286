"""Who said a line of chat, so that a name can be taken from all that somebody has said."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("chat", sa.Column("person", sa.Text))
    op.create_index("ix_chat_person", "chat", ["person"])
    chat = sa.table("chat", *map(sa.column, ("table_id", "seat", "person")))
    seats = sa.table("seats", *map(sa.column, ("table_id", "seat", "person")))
    sits = (seats.c.table_id == chat.c.table_id) & (seats.c.seat == chat.c.seat)
    speaker = sa.select(seats.c.person).where(sits).scalar_subquery()
    op.execute(sa.update(chat).values(person=speaker))


def downgrade() -> None:
    op.drop_index("ix_chat_person", "chat")
    op.drop_column("chat", "person")
