"""Replays: finished games and uploaded records, position by position; and going on from one."""

from __future__ import annotations

import asyncio
from typing import Any

from spinney.core.errors import SpinneyError
from spinney.core.records import Record, letter, parse_record, record_of
from spinney.core.state import SPECTATOR
from spinney.core.table import Table
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server import storage as s
from spinney.server.errors import CONFLICT, TOO_BIG, UNREADABLE, Refused
from spinney.server.house import House
from spinney.server.live import BACK, CHOICE, OVER, PERSON, Live
from spinney.server.lobby import checked_level, found, new_row, taken_by
from spinney.server.security import new_id
from spinney.server.states import Reader, draw, scene_of, state_of
from spinney.server.words import Words

MOST_CHOICES = 50_000
"""How long an uploaded game may be."""

EYES = "open"
"""Instead of a seat: through the eyes of whoever is asked."""


def check_over(live: Live) -> None:
    """Of a game that is not over nobody sees more than the seats do now."""
    if live.phase != OVER:
        raise Refused(CONFLICT, "not-over")


def record(live: Live) -> str:
    check_over(live)
    names = [plain(name) for name in live.names(Words("en"))]
    try:
        return record_of(live.playing(), names)
    except SpinneyError as error:
        raise Refused(CONFLICT, "no-record", said=str(error)) from None


def plain(name: str) -> str:
    """A name as it can stand in a record."""
    return " ".join(name.replace("|", "/").split())


async def moment(
    live: Live, reader: Reader, eyes: str, number: int | None
) -> tuple[Table[Any], Reader]:
    """The table after so many choices, and whoever looks at it."""
    check_over(live)
    whole = live.playing()
    number = len(whole.choices) if number is None else number
    if number > len(whole.choices):
        raise Refused(CONFLICT, "no-position", last=len(whole.choices))
    table = await asyncio.to_thread(whole.back_to, number)
    return table, reader._replace(seat=looking(eyes, table))


async def position(
    live: Live, reader: Reader, eyes: str, number: int | None, after: int
) -> m.State:
    """The state after so many choices, with the board."""
    table, reader = await moment(live, reader, eyes, number)
    state = state_of(live, reader, after=after, replay=table)
    names = live.names(Words(reader.language))
    assert state.view is not None
    state.board = await asyncio.to_thread(draw, state.view, live.game, names, reader)
    return state


async def scene(live: Live, reader: Reader, eyes: str, number: int, event: int) -> m.Scene:
    """The scene that an event opens, as it stood after so many choices."""
    table, reader = await moment(live, reader, eyes, number)
    names = live.names(Words(reader.language))
    text = Text(live.game, reader.language, names, reader.seat, live.setup)
    return scene_of(table, event, text, reader.theme)


def looking(eyes: str, table: Table[Any]) -> int:
    if eyes == EYES:
        return table.question.seat if table.question is not None else SPECTATOR
    seat = ord(eyes) - ord("A") if eyes else SPECTATOR
    if seat >= table.seats:
        raise Refused(UNREADABLE, "no-such-seat")
    return seat


def turns(live: Live) -> list[m.TurnMark]:
    """Where each turn begins."""
    check_over(live)
    table = live.playing()
    marks: list[m.TurnMark] = []
    for number, (turn, seat) in enumerate(zip(table.turns, table.choosers, strict=True)):
        if not marks or marks[-1].turn != turn:
            marks.append(m.TurnMark(turn, number, letter(seat)))
    return marks


async def go_on(house: House, live: Live, person: m.Person, wanted: m.Continue) -> m.Made:
    """A new game from a position of an old one, with chance of its own, against bots."""
    check_over(live)
    whole = live.playing()
    seat = ord(wanted.seat) - ord("A")
    if seat >= whole.seats:
        raise Refused(UNREADABLE, "no-such-seat")
    table = await asyncio.to_thread(whole.back_to, min(wanted.number, len(whole.choices)))
    if table.over:
        raise Refused(CONFLICT, "ends-there")
    bot = {"kind": "bot", "level": checked_level(wanted.level)}
    sitting = [taken_by(person) if each == seat else bot for each in range(table.seats)]
    return await found(
        house,
        person,
        live.setup,
        sitting,
        pace="live",
        watch="nobody",
        began_at=table.position(),
    )


async def upload(house: House, person: m.Person, text: str) -> str:
    """Keep somebody's record, once it is known to be right."""
    try:
        read = parse_record(text, files=False)
        if len(read.choices) > MOST_CHOICES:
            raise Refused(TOO_BIG, "too-long", most=MOST_CHOICES)
        table = await asyncio.to_thread(read.verify)
    except Refused:
        raise
    except SpinneyError as error:
        raise Refused(UNREADABLE, "record", said=str(error)) from None
    return await keep_record(house, person, read, table)


async def keep_record(house: House, person: m.Person, read: Record, table: Table[Any]) -> str:
    made = m.Made(new_id())
    row = new_row(made, read.setup, person, pace="async", watch="anyone", seed=read.seed)
    moves = moves_of(read, made.table)
    row |= {"phase": OVER, "how": "finished", "sequence": len(moves)}
    row["turn"] = table.game.turn(table.state)
    names = read.names + [letter(seat) for seat in range(len(read.names), table.seats)]
    empty = {"table_id": made.table, "kind": PERSON, "conceded": False, "seen": 0.0}
    async with house.storage.write() as connection:
        await connection.execute(s.tables.insert().values(**row))
        for seat in range(table.seats):
            new = empty | {"seat": seat, "name": names[seat]}
            await connection.execute(s.seats.insert().values(**new))
        if moves:
            await connection.execute(s.moves.insert(), moves)
    return made.table


def moves_of(read: Record, table_id: str) -> list[dict[str, Any]]:
    """The choices of a record, and where chance got a new seed, as a table keeps them."""
    words, seeds = read.game.vocabulary.words, dict(read.reseeded)
    kept: list[tuple[str, str]] = []
    for number in range(len(read.choices) + 1):
        if number in seeds:
            kept.append((BACK, f"{number} {seeds[number]}"))
        if number < len(read.choices):
            kept.append((CHOICE, words[read.choices[number]]))
    return [
        {"table_id": table_id, "sequence": at, "kind": kind, "value": value, "at": 0.0}
        for at, (kind, value) in enumerate(kept, start=1)
    ]
