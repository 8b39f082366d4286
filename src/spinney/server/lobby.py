"""The lobby: tables are made, joined, left and played again; lists of those there are."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from spinney.core.errors import SpinneyError
from spinney.core.lessons import SEED
from spinney.core.positions import FORMAT
from spinney.core.records import letter
from spinney.core.registry import game_named
from spinney.core.setup import Setup, unusual
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server import storage as s
from spinney.server.errors import CONFLICT, FORBIDDEN, MISSING, UNREADABLE, Refused, too_fast
from spinney.server.games import opens_campaign, setup_from_afar
from spinney.server.house import GONE, House
from spinney.server.journal import Write
from spinney.server.lessons import which
from spinney.server.live import BOT, LINK, OPEN, OVER, PERSON, PLAYING, WAITING, Live, Sitting
from spinney.server.people import own_name
from spinney.server.security import Limit, hashed, new_id, new_token
from spinney.server.states import Reader, after_concession, campaign_mark, proposal, seat_line
from spinney.server.words import DEFAULT_LEVEL, LEVELS, Words

MOST_LISTED = 50
"""How many tables a list has."""

MOST_UNFINISHED = 100
"""How many tables one person may have going."""

MOST_OF_BOTS = 5
"""How many of them without a seat for anybody but bots."""

NEW_TABLE = s.tables.insert()
NEW_SEAT = s.seats.insert()
UNFINISHED = (
    sa.select(sa.func.count())
    .select_from(s.tables)
    .where(s.tables.c.made_by == sa.bindparam("maker"), s.tables.c.phase != OVER)
)

MAKING_FOR_BOTS = Limit(20, 3600)
"""How many such tables one network may have made."""

MAKING_LINKS = Limit(10, 60)
"""How often one person may make new links: each time the table moves on."""


def at(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")


# Making a table


async def make(house: House, person: m.Person, wanted: m.NewTable, network: str) -> m.Made:
    try:
        game = game_named(wanted.game)
    except SpinneyError as error:
        raise Refused(UNREADABLE, "setup", said=str(error)) from None
    alone = {} if wanted.options or wanted.seats else game.alone
    setup = setup_from_afar(game, wanted.options or alone, person.language)
    if wanted.campaign and not opens_campaign(game, setup):
        raise Refused(UNREADABLE, "not-a-campaign")
    seats = sit_down(wanted.seats, game.seats(setup), person)
    if all(seat["kind"] == BOT for seat in seats):
        await check_bots(house, person, network)
    first: dict[str, Any] = {"campaign": new_id(), "chapter": 1} if wanted.campaign else {}
    return await found(house, person, setup, seats, pace=wanted.pace, watch=wanted.watch, **first)


def sit_down(wanted: list[m.NewSeat], count: int, person: m.Person) -> list[dict[str, Any]]:
    """Who sits where: as wanted, and bots on the rest."""
    if len(wanted) > count:
        raise Refused(UNREADABLE, "too-many-seats", count=count)
    wanted = wanted or [m.NewSeat("me")]
    bots = [m.NewSeat("bot")] * (count - len(wanted))
    return [new_seat(seat, person) for seat in (*wanted, *bots)]


def new_seat(wanted: m.NewSeat, person: m.Person) -> dict[str, Any]:
    if wanted.who == "me":
        return taken_by(person, wanted.name)
    if wanted.who == "bot":
        return {"kind": BOT, "level": checked_level(wanted.level)}
    return {"kind": OPEN if wanted.who == "open" else LINK}


def taken_by(person: m.Person, name: str | None = None) -> dict[str, Any]:
    name = person.name if name is None else own_name(name)
    return {"kind": PERSON, "person": person.id, "name": name, "seen": time.time()}


def checked_level(level: str | None) -> str:
    level = level or DEFAULT_LEVEL
    if level not in LEVELS:
        raise Refused(UNREADABLE, "level", level=level, levels=", ".join(LEVELS))
    return level


async def found(
    house: House,
    person: m.Person,
    setup: Setup,
    sitting: list[dict[str, Any]],
    *,
    pace: str,
    watch: str,
    lesson: str | None = None,
    **more: Any,
) -> m.Made:
    """Keep a new table; its game begins at once if no seat is free."""
    await check_unfinished(house, person)
    kinds = [seat["kind"] for seat in sitting]
    made = m.Made(
        new_id(),
        join=new_token() if LINK in kinds else None,
        watch=new_token() if watch == "link" else None,
    )
    row = new_row(
        made,
        setup,
        person,
        pace=pace,
        watch=watch,
        seed=SEED if lesson else house.new_seed(),
        lesson=lesson,
        **more,
    )
    await house.storage.append(*new_table(row, sitting))
    async with house.using(made.table) as live:
        await house.begin_if_full(live)
    return made


def new_row(
    made: m.Made,
    setup: Setup,
    person: m.Person,
    *,
    pace: str,
    watch: str,
    seed: str,
    **more: Any,
) -> dict[str, Any]:
    """A table as it is stored; lessons, chapters and what begins in mid-game have `more`."""
    now = time.time()
    return {
        "id": made.table,
        "game": setup.game,
        "options": setup.values,
        "seed": seed,
        "format": FORMAT,
        "pace": pace,
        "watch": watch,
        "made_by": person.id,
        "join_hash": made.join and hashed(made.join),
        "watch_hash": made.watch and hashed(made.watch),
        "phase": WAITING,
        "sequence": 0,
        "bot_to_act": False,
        "thought_about_until": 0.0,
        "turn": 0,
        "created": now,
        "changed": now,
    } | more


def new_table(row: dict[str, Any], sitting: list[dict[str, Any]]) -> list[Write]:
    """What is written of a new table and those who sit there."""
    empty = {"person": None, "name": "", "level": None, "conceded": False, "seen": 0.0}
    seats = [
        empty | seat | {"table_id": row["id"], "seat": number}
        for number, seat in enumerate(sitting)
    ]
    return [(NEW_TABLE, row), *((NEW_SEAT, seat) for seat in seats)]


async def keep_new(
    connection: AsyncConnection, row: dict[str, Any], sitting: list[dict[str, Any]]
) -> None:
    for statement, values in new_table(row, sitting):
        await connection.execute(statement, values)


async def check_unfinished(house: House, person: m.Person) -> None:
    ((count,),) = await house.storage.few(UNFINISHED, maker=person.id)
    if count >= MOST_UNFINISHED:
        raise Refused(CONFLICT, "too-many-tables", count=MOST_UNFINISHED)


async def check_bots(house: House, person: m.Person, network: str) -> None:
    """Bots alone can be looked at, but not any number of them."""
    mine = (s.tables.c.made_by == person.id) & (s.tables.c.phase != OVER) & bots_alone()
    found = await house.storage.all(sa.select(s.tables.c.id).where(mine))
    if len(found) >= MOST_OF_BOTS:
        raise Refused(CONFLICT, "too-many-bots", count=MOST_OF_BOTS)
    wait = MAKING_FOR_BOTS.wait(network)
    if wait:
        raise too_fast(wait)


async def new_links(house: House, live: Live, person: m.Person) -> m.Made:
    """New links for a table; the old ones stop working."""
    if live.row.made_by != person.id:
        raise Refused(FORBIDDEN, "not-maker")
    wait = MAKING_LINKS.wait(person.id)
    if wait:
        raise too_fast(wait)
    free = any(seat.kind == LINK for seat in live.seats)
    made = m.Made(live.id, new_token() if free else None)
    if live.row.watch == "link":
        made.watch = new_token()
    await house.keep(
        live,
        join_hash=made.join and hashed(made.join),
        watch_hash=made.watch and hashed(made.watch),
    )
    return made


async def fill(house: House, live: Live, person: m.Person, wanted: m.Filled, network: str) -> None:
    """Let bots have a free seat, or all of them; then the game may begin."""
    if live.row.made_by != person.id:
        raise Refused(FORBIDDEN, "not-maker")
    free = [seat.seat for seat in live.seats if seat.free]
    if wanted.seat is not None:
        free = [seat for seat in free if letter(seat) == wanted.seat]
    if not free:
        raise no_seat()
    if all(seat.kind == BOT for seat in live.seats if seat.seat not in free):
        await check_bots(house, person, network)
    bot = {"kind": BOT, "level": checked_level(wanted.level)}
    await house.begin(live, dict.fromkeys(free, bot))


# Joining and leaving


async def table_of(house: House, token: str) -> tuple[str, bool]:
    """The table that a link leads to, and whether one may join by it."""
    mark = hashed(token)
    query = sa.select(s.tables.c.id, s.tables.c.join_hash).where(
        (s.tables.c.join_hash == mark) | (s.tables.c.watch_hash == mark)
    )
    row = await house.storage.one(query)
    if row is None:
        raise Refused(MISSING, "no-link")
    return row.id, row.join_hash == mark


async def join(house: House, person: m.Person, wanted: m.Join) -> m.Joined:
    if (wanted.token is None) == (wanted.table is None):
        raise Refused(UNREADABLE, "join-how")
    kind, table_id = OPEN, wanted.table
    if wanted.token is not None:
        table_id, may_join = await table_of(house, wanted.token)
        if not may_join:
            raise Refused(MISSING, "no-link")
        kind = LINK
    assert table_id is not None
    try:
        return await take_seat(house, table_id, kind, person, wanted.seat)
    except Refused as error:
        if error.status != MISSING:
            raise
        raise no_seat() from None  # who has no link learns nothing of which tables there are


async def take_seat(
    house: House, table_id: str, kind: str, person: m.Person, wanted: str | None
) -> m.Joined:
    async with house.using(table_id) as live:
        mine = live.seats_of(person.id)
        if mine and (kind == LINK or live.row.made_by != person.id):
            return m.Joined(table_id, letter(mine[0]))  # one seat each; the link was followed twice
        free = [seat.seat for seat in live.seats if seat.kind == kind and live.phase == WAITING]
        if wanted is not None:
            free = [seat for seat in free if letter(seat) == wanted]
        if not free:
            raise no_seat()
        new = taken_by(person) | {"offered": kind}
        live.stale = True
        await house.begin(live, {free[0]: new})
        return m.Joined(table_id, letter(free[0]))


def no_seat() -> Refused:
    return Refused(CONFLICT, "no-seat")


async def leave(house: House, live: Live, person: m.Person) -> None:
    """Get up before the game: who made the table takes it away. In the game it is conceding."""
    if live.phase != WAITING:
        await concede(house, live, person)
    elif live.row.made_by == person.id:
        async with house.storage.write() as connection:
            await connection.execute(s.tables.delete().where(s.tables.c.id == live.id))
            await house.news.tell(connection, f"{live.id} {GONE}")
        live.stale = True
        house.wake(live.id)
    else:
        mine = live.seats_of(person.id)
        if not mine:
            raise Refused(FORBIDDEN, "not-seated")
        free: dict[int, dict[str, Any]] = {
            seat: {"kind": live.seats[seat].offered or LINK, "person": None, "name": ""}
            for seat in mine
        }
        await house.keep(live, seats=free)


async def concede(house: House, live: Live, person: m.Person) -> None:
    """A bot plays on for who concedes; between two rivals, or with nobody left, it is over."""
    mine = live.seats_of(person.id)
    if not mine:
        raise Refused(FORBIDDEN, "not-seated")
    if live.phase != PLAYING:
        raise Refused(CONFLICT, "not-playing")
    if live.ends_without(person.id):
        gone: dict[int, dict[str, Any]] = {seat: {"conceded": True} for seat in mine}
        await house.keep(live, seats=gone, phase=OVER, how="conceded", proposal=None)
    else:
        gone = {seat: {"conceded": True, "level": DEFAULT_LEVEL} for seat in mine}
        await house.keep(live, seats=gone, proposal=None)


async def play_again(house: House, live: Live, by: int) -> str:
    """The same people and bots at a new table, in the name of whoever asked for it."""
    row, asked = live.row, live.seats[by]
    person = m.Person(asked.person or "", asked.name, "en", "auto", account=False)
    sitting = sitting_again(live.seats)
    made = await found(house, person, live.setup, sitting, pace=row.pace, watch=row.watch)
    return made.table


def sitting_again(seats: list[Sitting]) -> list[dict[str, Any]]:
    """Those who sit at a table, at another one: instead of a deleted account a bot."""
    sitting: list[dict[str, Any]] = []
    for seat in seats:
        if seat.kind == BOT or seat.person is None:
            sitting.append({"kind": BOT, "level": seat.level or DEFAULT_LEVEL})
        else:
            sitting.append(
                {"kind": PERSON, "person": seat.person, "name": seat.name, "seen": seat.seen}
            )
    return sitting


# Lists


async def lobby(house: House, reader: Reader) -> m.Lobby:
    t = s.tables
    # What is over never takes the room of what is being played.
    newest = sa.select(t.c.id).order_by(t.c.phase == OVER, t.c.changed.desc()).limit(MOST_LISTED)
    seats_of = sa.select(s.seats.c.table_id)
    me = reader.person or ""  # bots are nobody, too
    mine = t.c.id.in_(seats_of.where(s.seats.c.person == me))
    made = t.c.made_by == me  # whoever made a table for others looks on
    told_elsewhere = (t.c.lesson.is_not(None) | t.c.campaign.is_not(None)) & (t.c.phase == OVER)
    being_played = (t.c.phase == PLAYING) & ((t.c.watch == "anyone") | (made & ~mine))
    played_by_bots = (t.c.phase == OVER) & made & bots_alone()
    with_open = t.c.id.in_(seats_of.where(s.seats.c.kind == OPEN))
    wanted = [
        (mine | (made & (t.c.phase == WAITING))) & ~told_elsewhere,
        (t.c.phase == WAITING) & with_open,
        being_played | played_by_bots,
    ]
    lists = [await lines(house, newest.where(each), reader) for each in wanted]
    lists[0].sort(key=lambda line: not line.your_turn and line.asked is None)
    return m.Lobby(*lists)


def bots_alone() -> sa.ColumnElement[bool]:
    """Which tables have a seat for nobody but bots."""
    theirs = s.seats.c.table_id == s.tables.c.id
    return ~sa.exists().where(theirs, s.seats.c.kind != BOT)


async def lines(house: House, query: sa.Select[Any], reader: Reader) -> list[m.TableLine]:
    """Table lines from what is stored."""
    return [line(live, reader) for live in await stored(house, query)]


async def stored(house: House, query: sa.Select[Any]) -> list[Live]:
    """Tables as they are stored: no game is played through for a list."""
    ids = [row.id for row in await house.storage.all(query)]
    rows = await house.storage.all(sa.select(s.tables).where(s.tables.c.id.in_(ids)))
    seats = await house.storage.all(
        sa.select(s.seats).where(s.seats.c.table_id.in_(ids)).order_by(s.seats.c.seat)
    )
    found = {}
    for row in rows:
        live = Live(row.id)
        live.know(row, [seat for seat in seats if seat.table_id == row.id])
        found[row.id] = live
    return [found[table_id] for table_id in ids if table_id in found]


def line(live: Live, reader: Reader) -> m.TableLine:
    words, row = Words(reader.language), live.row
    text = Text(live.game, words.language, live.names(words), setup=live.setup)
    mine = live.seats_of(reader.person)
    changed = [
        text.option(name, value) for name, value in unusual(live.game.options, live.setup).items()
    ]
    return m.TableLine(
        table=live.id,
        game=row.game,
        title=text.title(),
        phase=row.phase,
        pace=row.pace,
        seats=[seat_line(seat, live, text, seat.seat in mine) for seat in live.seats],
        your_turn=row.phase == PLAYING and row.to_act in mine and not row.bot_to_act,
        asked=asked_of(live, words, mine),
        free=sum(seat.free for seat in live.seats),
        options=changed,
        created=at(row.created),
        changed=at(row.changed),
        turn=row.turn,
        result=outcome(live, text, mine) if row.phase == OVER else None,
        maker=next((text.names[each.seat] for each in live.seats if made_by(each, row)), None),
        lesson=None if live.lesson is None else which(live.lesson, text),
        campaign=campaign_mark(live),
    )


def outcome(live: Live, text: Text, mine: list[int]) -> str | None:
    """Whether the reader has won, or else who has."""
    shares = live.row.results if live.row.how == "finished" else after_concession(live)
    if not shares:
        return None
    words = Words(text.language)
    best = [seat for seat, share in enumerate(shares) if share]
    if any(seat in best for seat in mine):
        return words.say("result-won")
    if not best:
        return words.say("result-lost")
    winners = ", ".join(text.seat(seat) for seat in best)
    return words.say("result-others", names=winners, lost="yes" if mine else "no")


def asked_of(live: Live, words: Words, mine: list[int]) -> str | None:
    """What is proposed to somebody who has not answered yet."""
    found = proposal(live, words, mine)
    waits = found is not None and any(letter(seat) in found.wanted for seat in mine)
    return found.sentence if found is not None and waits else None


def made_by(sitting: Sitting, row: Any) -> bool:
    return sitting.kind == PERSON and sitting.person == row.made_by
