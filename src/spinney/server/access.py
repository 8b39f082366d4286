"""Who may look at a table, and through whose eyes."""

from __future__ import annotations

import hmac

from spinney.core.state import SPECTATOR
from spinney.server import messages as m
from spinney.server.errors import FORBIDDEN, Refused, no_table
from spinney.server.live import OPEN, WAITING, Live
from spinney.server.security import hashed
from spinney.server.states import Reader

NOBODY = "none"
"""Instead of a seat: what is public alone, while one device goes from hand to hand."""


def reader_of(
    live: Live, person: m.Person, *, seat: str = "", token: str = "", language: str, theme: str
) -> Reader:
    """Somebody who may look at this table; raises if they may not."""
    check_look(live, person.id, token)
    if seat == NOBODY:
        return Reader(person.id, SPECTATOR, language, theme, token, veiled=True)
    return Reader(person.id, eyes(live, person.id, seat), language, theme, token)


def look_again(live: Live, reader: Reader) -> Reader:
    """The same reader as things stand now: a seat may be theirs, or be so no more.

    Raises if they may not look any more.
    """
    check_look(live, reader.person, reader.token)
    if reader.veiled or reader.seat in live.seats_of(reader.person):
        return reader
    return reader._replace(seat=eyes(live, reader.person, ""))


def check_look(live: Live, person: str | None, token: str) -> None:
    if not may_look(live, person, token):
        raise no_table()


def may_look(live: Live, person: str | None, token: str) -> bool:
    if person in (live.row.made_by, *(seat.person for seat in live.seats if seat.person)):
        return True
    if live.row.watch == "anyone":
        return True
    if live.phase == WAITING and any(seat.kind == OPEN for seat in live.seats):
        return True
    mark = live.row.watch_hash
    return mark is not None and hmac.compare_digest(hashed(token), mark)


def eyes(live: Live, person: str | None, seat: str) -> int:
    """The seat that was asked for, if it is theirs; else the first of theirs, else none."""
    mine = live.seats_of(person)
    if not seat:
        return mine[0] if mine else SPECTATOR
    number = ord(seat) - ord("A") if len(seat) == 1 else SPECTATOR
    if number not in mine:
        raise Refused(FORBIDDEN, "not-yours")
    return number
