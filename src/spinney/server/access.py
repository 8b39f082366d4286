"""Who may look at a table, and through whose eyes."""

from __future__ import annotations

import hmac

from spinney.core.state import SPECTATOR
from spinney.server import messages as m
from spinney.server.errors import FORBIDDEN, Refused, no_table
from spinney.server.live import OPEN, WAITING, Live
from spinney.server.security import hashed
from spinney.server.states import Reader


def reader_of(
    live: Live, person: m.Person, *, seat: str = "", token: str = "", language: str, theme: str
) -> Reader:
    """Somebody who may look at this table; raises if they may not."""
    if not may_look(live, person, token):
        raise no_table()
    return Reader(person.id, eyes(live, person.id, seat), language, theme)


def may_look(live: Live, person: m.Person, token: str) -> bool:
    if any(seat.person == person.id for seat in live.seats) or live.row.made_by == person.id:
        return True
    if live.row.watch == "anyone":
        return True
    if live.phase == WAITING and any(seat.kind == OPEN for seat in live.seats):
        return True
    mark = live.row.watch_hash
    return mark is not None and hmac.compare_digest(hashed(token), mark)


def eyes(live: Live, person: str, seat: str) -> int:
    """The seat that was asked for, if it is theirs; else the first of theirs, else none."""
    mine = live.seats_of(person)
    if not seat:
        return mine[0] if mine else SPECTATOR
    number = ord(seat) - ord("A") if len(seat) == 1 else SPECTATOR
    if number not in mine:
        raise Refused(FORBIDDEN, "not-yours")
    return number
