"""Campaigns: chapters in a chain, each a table of its own.

A campaign is its tables, in the order of their numbers; there is nothing else to be kept of it but
what each seat keeps after a chapter that was won. A chapter is begun in the same transaction as the
last choice is kept in, and no number is there twice: whoever asks again, or at the same time, is
led to the table that there is. With a table that is removed before it was finished a campaign goes
back to the chapter before it.
"""

from __future__ import annotations

import functools
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from spinney.core.campaign import Campaign
from spinney.core.errors import SetupError
from spinney.core.rules import explanation
from spinney.core.setup import Setup
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server import storage as s
from spinney.server.errors import CONFLICT, FORBIDDEN, MISSING, UNREADABLE, Refused, stale
from spinney.server.games import game_called
from spinney.server.house import SEATS, House
from spinney.server.live import OVER, PERSON, Live, Sitting
from spinney.server.lobby import (
    MOST_LISTED,
    at,
    check_unfinished,
    keep_new,
    new_row,
    sitting_again,
    stored,
)
from spinney.server.security import new_id
from spinney.server.states import PATIENCE, seat_line
from spinney.server.words import Words

AWAY = PATIENCE["async"]
"""Seconds after which others need not wait for somebody's choice."""


def campaign_of(live: Live) -> Campaign[Any]:
    found = live.game.campaign
    assert found is not None, f"{live.game.name} has campaigns no more"
    return found


# Looking


async def chapters_of(house: House, campaign_id: str, person: str) -> list[Live]:
    """The chapters of a campaign in their order, for somebody who has a part in it."""
    t = s.tables.c
    chapters = await stored(
        house, sa.select(t.id).where(t.campaign == campaign_id).order_by(t.chapter)
    )
    if not any(person in playing(live) for live in chapters):
        raise Refused(MISSING, "no-campaign")
    return chapters


def playing(live: Live) -> set[str]:
    """Whose chapter it is: those who sit there, and whoever has made it."""
    return {live.row.made_by, *(seat.person for seat in live.seats if seat.person)}


def outcome(live: Live) -> m.Outcome | None:
    """Whether a chapter was won; who gives it up has lost."""
    if live.phase != OVER:
        return None
    won = live.row.how == "finished" and campaign_of(live).is_won(live.row.results)
    return "won" if won else "lost"


def stage(last: Live) -> m.Stage:
    came = outcome(last)
    if came == "won" and campaign_of(last).is_last(last.setup):
        return "complete"
    return came or "playing"


def text_of(live: Live, language: str) -> Text:
    words = Words(language)
    return Text(live.game, words.language, live.names(words), setup=live.setup)


def opposed(live: Live, text: Text) -> str:
    return text.say("campaign-opposed", count=campaign_of(live).opposed(live.setup))


async def campaign(house: House, person: str, language: str, campaign_id: str) -> m.Campaign:
    chapters = await chapters_of(house, campaign_id, person)
    last = chapters[-1]
    standing, text = stage(last), text_of(last, language)
    keeping: list[m.SeatKeeping] = []
    if standing == "won":
        async with house.using(last.id) as live:
            keeping = keepings(live, person, text)
    told = [chapter_told(live, person, language) for live in chapters]
    named = {word for each in told for seat in each.seats for word in seat.kept}
    named |= {word for each in keeping for word in each.things}
    undecided = [each for each in last.seats if standing == "won" and chooses(each)]
    return m.Campaign(
        campaign=campaign_id,
        game=last.row.game,
        title=text.title(),
        rule=campaign_of(last).rule,
        length=campaign_of(last).chapters,
        stage=standing,
        chapters=told,
        things=[keepsake(word, text) for word in sorted(named)],
        keeping=keeping,
        waiting=[text.names[each.seat] for each in undecided],
        absent=[text.names[each.seat] for each in undecided if is_away(each)],
        mine=bool(last.seats_of(person)),
    )


def chapter_told(live: Live, person: str, language: str) -> m.ChapterTold:
    text, rules = text_of(live, language), campaign_of(live)
    mine = live.seats_of(person)
    return m.ChapterTold(
        number=live.row.chapter,
        chapter=rules.wins(live.setup) + 1,
        table=live.id,
        outcome=outcome(live),
        opposed=opposed(live, text),
        opposed_by=rules.opposed(live.setup),
        seats=[
            chapter_seat(sitting, live, text, mine, kept)
            for sitting, kept in zip(live.seats, rules.kept(live.setup), strict=True)
        ],
        created=at(live.row.created),
        changed=at(live.row.changed),
    )


def chapter_seat(
    sitting: Sitting, live: Live, text: Text, mine: list[int], kept: list[str]
) -> m.ChapterSeat:
    line = seat_line(sitting, live, text, sitting.seat in mine)
    told = {name: getattr(line, name) for name in line.__struct_fields__}
    return m.ChapterSeat(**told, kept=kept)


def keepsake(word: str, text: Text) -> m.Keepsake:
    return m.Keepsake(word, text.named(word), explanation(word, text) or "")


def keepings(live: Live, person: str, text: Text) -> list[m.SeatKeeping]:
    """What each seat of somebody's may keep."""
    text.cast(live.playing().roles())
    found = campaign_of(live).keepings(live.playing().state, live.setup)
    told = []
    for seat in live.seats_of(person):
        line, keeping = seat_line(live.seats[seat], live, text, mine=True), found[seat]
        told.append(
            m.SeatKeeping(
                seat=line.seat,
                role=line.role,
                role_word=line.role_word,
                name=line.name,
                things=list(keeping.things),
                most=min(keeping.most, len(keeping.things)),
                chosen=live.seats[seat].keeps,
            )
        )
    return told


def chooses(sitting: Sitting) -> bool:
    """Whether others wait until somebody says what they keep; for a bot, a deleted account and
    whoever conceded it is chosen."""
    there = sitting.kind == PERSON and sitting.person is not None and not sitting.conceded
    return there and sitting.keeps is None


def is_away(sitting: Sitting) -> bool:
    return time.time() - sitting.seen > AWAY


async def campaigns(house: House, person: str, language: str) -> list[m.CampaignLine]:
    """The campaigns that somebody plays or has played, the newest first."""
    t = s.tables.c
    seated = sa.select(s.seats.c.table_id).where(s.seats.c.person == person)
    mine = (
        sa.select(t.campaign)
        .where(t.campaign.is_not(None), t.id.in_(seated))
        .group_by(t.campaign)
        .order_by(sa.func.max(t.changed).desc())
        .limit(MOST_LISTED)
    )
    ids = [row.campaign for row in await house.storage.all(mine)]
    tables = await stored(house, sa.select(t.id).where(t.campaign.in_(ids)).order_by(t.chapter))
    of_each: dict[str, list[Live]] = {campaign_id: [] for campaign_id in ids}
    for live in tables:
        of_each[live.row.campaign].append(live)
    return [campaign_line(chapters, person, language) for chapters in of_each.values() if chapters]


def campaign_line(chapters: list[Live], person: str, language: str) -> m.CampaignLine:
    last = chapters[-1]
    text, standing, mine = text_of(last, language), stage(last), last.seats_of(person)
    return m.CampaignLine(
        campaign=last.row.campaign,
        game=last.row.game,
        title=text.title(),
        stage=standing,
        chapters=[chapter_mark(live) for live in chapters],
        length=campaign_of(last).chapters,
        opposed=opposed(last, text),
        seats=[seat_line(each, last, text, each.seat in mine) for each in last.seats],
        table=last.id,
        asked=standing == "won" and any(chooses(last.seats[seat]) for seat in mine),
        created=at(chapters[0].row.created),
        changed=at(last.row.changed),
    )


def chapter_mark(live: Live) -> m.ChapterMark:
    chapter = campaign_of(live).wins(live.setup) + 1
    return m.ChapterMark(live.row.chapter, chapter, outcome(live))


@functools.lru_cache(maxsize=512)
def picture(name: str, word: str, language: str, theme: str) -> str:
    """Something that is kept."""
    game = game_called(name)
    if game.campaign is None or word not in game.campaign.things:
        raise Refused(MISSING, "not-found")
    return game.keepsake(word, Text(game, language), theme)


# Going on


async def go_on(house: House, person: m.Person, campaign_id: str, wanted: m.GoOn) -> m.Again:
    """Say what one keeps, or that a lost chapter is tried again; then the next one may begin."""
    chapters = await chapters_of(house, campaign_id, person.id)
    there = {live.row.chapter: live.id for live in chapters}
    if wanted.number + 1 in there:
        return m.Again(there[wanted.number + 1])  # somebody was quicker, or asks twice
    if wanted.number != chapters[-1].row.chapter:
        raise stale()
    async with house.using(chapters[-1].id) as live:
        mine = live.seats_of(person.id)
        if not mine:
            raise Refused(FORBIDDEN, "not-seated")
        standing = stage(live)
        if standing in ("playing", "complete"):
            raise Refused(CONFLICT, "not-over" if standing == "playing" else "campaign-over")
        chosen = checked(live, mine, wanted.kept) if standing == "won" else {}
        await check_unfinished(house, person)
        table = await keep(house, live, person, chosen, impatient=wanted.impatient)
        house.read_again(live.id)
    if table is not None:
        async with house.using(table) as following:
            await house.begin_if_full(following)
    return m.Again(table)


def checked(live: Live, mine: list[int], kept: dict[str, list[str]]) -> dict[int, list[str]]:
    """What somebody keeps, by seat; refuses what is not theirs to keep."""
    found = campaign_of(live).keepings(live.playing().state, live.setup)
    chosen: dict[int, list[str]] = {}
    for name, words in kept.items():
        seat = ord(name) - ord("A")
        if seat not in mine:
            raise Refused(FORBIDDEN, "not-yours")
        try:
            found[seat].check(words)
        except SetupError:
            raise Refused(UNREADABLE, "keep", count=found[seat].most) from None
        chosen[seat] = sorted(words)
    return chosen


async def keep(
    house: House, live: Live, person: m.Person, chosen: dict[int, list[str]], *, impatient: bool
) -> str | None:
    """Keep what was chosen and, if nobody is left to choose, the next chapter: all or nothing.

    Returns the table of that chapter; none as long as others are waited for.
    """
    t = s.tables.c
    try:
        async with house.storage.write() as connection:
            this = sa.select(t.id).where(t.id == live.id).with_for_update()
            await connection.execute(this)  # who chooses on another server meanwhile waits here
            following = (t.campaign == live.row.campaign) & (t.chapter == live.row.chapter + 1)
            query = sa.select(t.id).where(following)
            table: str | None = (await connection.execute(query)).scalar_one_or_none()
            if table is None:
                seats = await keep_chosen(connection, live, chosen)
                if outcome(live) == "lost" or not waits(seats, impatient=impatient):
                    table = await begin(connection, house, live, seats, person)
                await house.news.tell(connection, f"{live.id} {SEATS}")
    except IntegrityError:
        raise stale() from None
    return table


async def keep_chosen(
    connection: AsyncConnection, live: Live, chosen: dict[int, list[str]]
) -> list[Sitting]:
    """Keep this; returns who sits there now, with what everybody has chosen."""
    c = s.seats.c
    for seat, words in chosen.items():
        this = (c.table_id == live.id) & (c.seat == seat)
        await connection.execute(s.seats.update().where(this).values(keeps=words))
    query = sa.select(s.seats).where(c.table_id == live.id).order_by(c.seat)
    return [Sitting(row) for row in await connection.execute(query)]


def waits(seats: list[Sitting], *, impatient: bool) -> bool:
    return any(chooses(each) and not (impatient and is_away(each)) for each in seats)


async def begin(
    connection: AsyncConnection, house: House, live: Live, seats: list[Sitting], person: m.Person
) -> str:
    """The next chapter, for the same people and bots."""
    row, made = live.row, m.Made(new_id())
    new = new_row(
        made,
        next_setup(live, seats),
        person,
        pace=row.pace,
        watch=row.watch,
        seed=house.new_seed(),
        campaign=row.campaign,
        chapter=row.chapter + 1,
    )
    await keep_new(connection, new, sitting_again(seats))
    leads_on = s.tables.update().where(s.tables.c.id == live.id).values(rematch=made.table)
    await connection.execute(leads_on)
    return made.table


def next_setup(live: Live, seats: list[Sitting]) -> Setup:
    """A chapter that was lost as it was; after one that was won what was kept, or what would be."""
    if outcome(live) == "lost":
        return live.setup
    rules, state = campaign_of(live), live.playing().state
    kept = [
        rules.preferred(state, live.setup, each.seat) if each.keeps is None else each.keeps
        for each in seats
    ]
    return rules.following(live.setup, kept)
