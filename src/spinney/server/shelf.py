"""The shelf: all that is stored of one table, taken down in one trip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from spinney.server import snapshots
from spinney.server import storage as s

TABLE: sa.BindParameter[str] = sa.bindparam("table")
THIS = sa.select(s.tables).where(s.tables.c.id == TABLE)
SEATS = sa.select(s.seats).where(s.seats.c.table_id == TABLE).order_by(s.seats.c.seat)
SNAPSHOT = sa.select(s.snapshots).where(s.snapshots.c.table_id == TABLE)
MOVES = (
    sa.select(s.moves)
    .where(s.moves.c.table_id == TABLE)
    .where(s.moves.c.sequence.between(sa.bindparam("first"), sa.bindparam("last")))
    .order_by(s.moves.c.sequence)
)


class Stored(NamedTuple):
    row: sa.Row[Any]
    seats: Sequence[sa.Row[Any]]
    snapshot: sa.Row[Any] | None
    moves: Sequence[sa.Row[Any]]
    """Those after the snapshot, or else after what is known."""


def stored(
    connection: sa.Connection, table: str, after: int, *, with_snapshot: bool
) -> Stored | None:
    """How a table is stored, with its moves after so many; a snapshot is worth having where that
    is none, and there are many."""
    this = {"table": table}
    row = connection.execute(THIS, this).one_or_none()
    if row is None:
        return None
    seats, snapshot = connection.execute(SEATS, this).all(), None
    if with_snapshot and row.sequence > snapshots.EVERY:
        snapshot = connection.execute(SNAPSHOT, this).one_or_none()
    known = after if snapshot is None else snapshot.sequence
    span = {"first": known + 1, "last": row.sequence}
    return Stored(row, seats, snapshot, connection.execute(MOVES, this | span).all())
