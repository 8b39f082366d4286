"""What people at a table may say to the server, and what it replies: one function per message."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Container
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from spinney.core.errors import NotationError, SpinneyError
from spinney.core.question import Question
from spinney.core.rules import explanation
from spinney.core.state import EVERYBODY, SPECTATOR, Event
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server import storage as s
from spinney.server.access import look_again
from spinney.server.bots import thought_of
from spinney.server.errors import CONFLICT, FORBIDDEN, MISSING, UNREADABLE, Refused, too_fast
from spinney.server.films import film, stretch, view_after
from spinney.server.house import CHAT, ORDER, House, asked_of_me, text_for
from spinney.server.inspecting import plate_of
from spinney.server.live import NEWS, OVER, PLAYING, Live
from spinney.server.lobby import play_again
from spinney.server.security import Limit
from spinney.server.states import Reader, is_absent, is_answered, scene_of, wanted, why
from spinney.server.telling import recap
from spinney.server.thinking import Advised
from spinney.server.words import DEFAULT_LEVEL, Words

CHATTING = Limit(5, 10)
HINTING = Limit(10, 20)
INSPECTING = Limit(40, 20)
FILMING = Limit(20, 20)
PROPOSING = Limit(10, 60)
MAIN = 3
"""How many reasons a hint gives for an option."""

LITTLE = 0.005
"""A reason that moves the odds less than this is not worth a word."""


async def reply_to(
    house: House, table_id: str, reader: Reader, message: m.ClientMessage
) -> m.Reply:
    """Do what a message asks. A refusal is a reply too."""
    try:
        if isinstance(message, m.AskHint):
            reply = await hint(house, table_id, reader, message)
        elif isinstance(message, m.AskFrames):
            reply = await frames(house, table_id, reader, message)
        else:
            async with house.using(table_id) as live:
                now = look_again(live, reader)
                reply = await ANSWERS[type(message)](house, live, now, message)
        reply.ok = True
    except SpinneyError as error:
        reply = refusal(error, reader)
        house.metrics.refused.labels(reply.error).inc()
    reply.key = message.key
    return reply


def refusal(error: SpinneyError, reader: Reader) -> m.Reply:
    name, rule = "wrong", None
    if isinstance(error, Refused):
        name, rule = error.name, error.rule
    return m.Reply(ok=False, error=name, message=Words(reader.language).refused(error), rule=rule)


# The question


async def choose(house: House, live: Live, reader: Reader, message: m.Choose) -> m.Reply:
    number = await house.choose(live, reader, message.word, message.number, message.key)
    return m.Reply(number=number)


async def explain(house: House, live: Live, reader: Reader, message: m.Why) -> m.Reply:
    seat = asked_of_me(live, reader)
    check_word(live, message.word)
    sentence, rule, possible = why(live.playing(), message.word, text_for(live, reader, seat))
    return m.Reply(sentence=sentence, rule=rule, possible=possible)


async def describe(house: House, live: Live, reader: Reader, message: m.What) -> m.Reply:
    check_word(live, message.word)
    return m.Reply(sentence=explanation(message.word, text_for(live, reader)))


async def inspect(house: House, live: Live, reader: Reader, message: m.Inspect) -> m.Reply:
    """Read what something is, as whoever looks may know it, and what could be done with it."""
    check_pace(INSPECTING, reader.person)
    if live.table is None or live.past is None:
        raise Refused(CONFLICT, "not-playing")
    view = None
    if message.event is not None:
        kept = live.reels.at(reader.seat, message.event)
        past = stretch(live, live.table, live.past, reader.seat, message.event, message.event)
        view = kept.view if kept else await view_after(past)
    mine = live.to_act == reader.seat and reader.seat in live.seats_of(reader.person)
    asked = mine and not live.bot_to_act
    names = [message.word, *message.at]
    return m.Reply(plate=await plate_of(live.table, names, text_for(live, reader), asked, view))


async def scene(house: House, live: Live, reader: Reader, message: m.AskScene) -> m.Reply:
    """Draw again what this reader was told of a scene."""
    if live.table is None or live.past is None:
        raise Refused(MISSING, "no-scene")
    text = text_for(live, reader)
    return m.Reply(scene=scene_of(live.table, live.past, message.event, text, message.to))


async def frames(house: House, table_id: str, reader: Reader, message: m.AskFrames) -> m.Reply:
    """Show again what happened, as this reader saw it; the table is not held meanwhile."""
    check_pace(FILMING, reader.person)
    async with house.using(table_id) as live:
        reader = look_again(live, reader)
        if live.table is None or live.past is None:
            raise Refused(CONFLICT, "not-playing")
        wanted = stretch(live, live.table, live.past, reader.seat, message.first, message.to)
        captions = live.captions(reader.seat, reader.language)
    found = await film(wanted, house.easel, captions)
    return m.Reply(picture=found.picture, frames=found.frames)


async def tell_again(house: House, live: Live, reader: Reader, message: m.AskRecap) -> m.Reply:
    """What others did, turn by turn, in a few sentences."""
    if live.past is None:
        return m.Reply(turns=[])
    text = text_for(live, reader)
    return m.Reply(turns=recap(live.past.told(reader.seat), message.after, text))


def check_word(live: Live, word: str) -> None:
    try:
        live.game.vocabulary.number(word)
    except NotationError:
        raise Refused(CONFLICT, "no-word") from None


async def hint(house: House, table_id: str, reader: Reader, message: m.AskHint) -> m.Reply:
    """The best options, by the greedy bot; the table is not held while it thinks."""
    check_pace(HINTING, reader.person)
    async with house.using(table_id) as live:
        text = text_for(live, reader, asked_of_me(live, reader))
        question = live.playing().question
        assert question is not None
        for step in message.way:
            check_word(live, step.word)
        way = tuple((each.ask, live.game.vocabulary.number(each.word)) for each in message.way)
        thought, asking = thought_of(live, level="", way=way), house.asking(live)
    found = await house.bots.hints(thought, asking)
    return m.Reply(hints=advice(found, question, text))


def advice(found: list[Advised], question: Question, text: Text) -> list[m.Advice]:
    """What the bot thinks of the options, in words."""
    best = text.answer(question, found[0].option) if found else ""
    return [
        m.Advice(
            word=text.game.vocabulary.word(each.option),
            label=text.answer(question, each.option),
            value=round(each.value, 3),
            way=[text.label(choice) for choice in without_end(each.told[1:], text.game.leaving)],
            steps=[m.Step(ask, text.game.vocabulary.word(choice)) for ask, choice in each.way],
            does=[
                text.event(Event(name, rule, tuple(args), EVERYBODY))
                for name, rule, args in each.does[:MAIN]
            ],
            reasons=arguments(each, "" if each is found[0] else best, text),
            kept=each.kept,
        )
        for each in found
    ]


def without_end(way: list[int], leaving: Container[int]) -> list[int]:
    """A way without saying at its end that one is done."""
    while way and way[-1] in leaving:
        way = way[:-1]
    return way


def arguments(advised: Advised, best: str, text: Text) -> list[m.Argument]:
    """What speaks for an option and, of any but the best, what the best does better."""
    main = [reason for reason in advised.reasons if abs(reason[1]) > LITTLE]
    pros = [m.Argument(text.reason(name), True) for name, amount in main if amount > 0]
    cons = [m.Argument(text.reason(name, best), False) for name, amount in main if amount < 0]
    return pros[:MAIN] + (cons[:1] if best else [])


async def order(house: House, live: Live, reader: Reader, message: m.Order) -> m.Reply:
    """Leave or lift a standing order; nobody else is told."""
    seat = seat_of_mine(live, reader)
    if message.order is not None:
        live.game.check_order(message.order)
    await house.change_quietly(live, seat, ORDER, standing_order=message.order)
    house.wake_own(live.id, reader)
    await house.obey(live)
    return m.Reply()


# Taking back


async def undo(house: House, live: Live, reader: Reader, message: m.Undo) -> m.Reply:
    seat = asked_of_me(live, reader) if live.to_act in live.seats_of(reader.person) else None
    seat = seat_of_mine(live, reader) if seat is None else seat
    table = live.playing()
    last = len(table.choices) - 1
    to = last if message.to is None else message.to
    reason = table.why_not_undo(seat) or why_not_undo_to(live, seat, to)
    if reason is not None:
        raise Refused(CONFLICT, "undo", said=text_for(live, reader).say(reason))
    await house.go_back(live, to)
    return m.Reply(number=live.sequence)


def why_not_undo_to(live: Live, seat: int, to: int) -> str | None:
    """The never that stands between here and an earlier choice."""
    table = live.playing()
    if to >= len(table.choices):
        return "undo-nothing"
    for number in reversed(range(to, len(table.choices))):
        if table.choosers[number] != seat:
            return "undo-other"
        if table.sealed[number]:
            return "undo-revealed"
    return None


async def takeback(house: House, live: Live, reader: Reader, message: m.Takeback) -> m.Reply:
    """Go back further than undo allows, if everybody else at the table agrees."""
    seat = seat_of_mine(live, reader)
    if live.lesson is not None:
        raise Refused(CONFLICT, "in-lesson")
    to = before_mine(live, reader) if message.to is None else message.to
    if to >= len(live.playing().choices):
        raise Refused(CONFLICT, "undo", said=text_for(live, reader).say("undo-nothing"))
    return await propose(house, live, seat, kind="takeback", to=to)


def before_mine(live: Live, reader: Reader) -> int:
    """How many choices were made before my last, or before a person's if I have made none.

    A bot that is taken back alone would only choose again.
    """
    choosers = live.playing().choosers
    people = [each.seat for each in live.players()]
    for seats in (live.seats_of(reader.person), people):
        for number in reversed(range(len(choosers))):
            if choosers[number] in seats:
                return number
    return len(choosers)


# What the table agrees on


async def replace(house: House, live: Live, reader: Reader, message: m.Replace) -> m.Reply:
    """Let a bot play for somebody who is away."""
    seat = seat_of_mine(live, reader)
    other = ord(message.seat) - ord("A")
    absent = [each.seat for each in live.people() if is_absent(each, live)]
    if other not in absent:
        raise Refused(CONFLICT, "not-absent")
    return await propose(house, live, seat, kind="replace", seat=other)


async def propose(
    house: House, live: Live, by: int, *, kind: str, seat: int | None = None, to: int | None = None
) -> m.Reply:
    if live.row.proposal is not None and not is_answered(live.row.proposal):
        raise Refused(CONFLICT, "proposal-pending")
    proposal = {"kind": kind, "by": by, "seat": seat, "to": to, "agreed": [by]}
    live.stale = True
    live.row.proposal = proposal
    if wanted(live):
        check_pace(PROPOSING, live.seats[by].person)
    await settle(house, live, proposal)
    return m.Reply(number=live.sequence)


async def rematch(house: House, live: Live, reader: Reader, message: m.Rematch) -> m.Reply:
    """Play again, if everybody who played agrees; who asks second agrees with the first."""
    if live.phase != OVER:
        raise Refused(CONFLICT, "not-over")
    seat, pending = own_seat(live, reader), live.row.proposal
    if live.row.campaign is not None:
        raise Refused(CONFLICT, "in-campaign")  # what comes next is a chapter
    if live.row.rematch is not None:
        pass  # there it is
    elif pending is None or is_answered(pending):
        await propose(house, live, seat, kind="rematch")
    else:
        await consent(house, live, reader, m.Consent(agree=True))
    return m.Reply(number=live.sequence)


async def consent(house: House, live: Live, reader: Reader, message: m.Consent) -> m.Reply:
    pending: dict[str, Any] | None = live.row.proposal
    over = pending is not None and live.phase == OVER
    seat = own_seat(live, reader) if over else seat_of_mine(live, reader)
    mine = pending is not None and pending["by"] in live.seats_of(reader.person)
    if pending is None or (is_answered(pending) and (message.agree or not mine)):
        raise Refused(CONFLICT, "no-proposal")
    if message.agree and seat in pending["agreed"] and wanted(live):
        pass  # that is known; the others are asked
    elif message.agree:
        pending = pending | {"agreed": [*pending["agreed"], seat]}
        live.stale = True
        live.row.proposal = pending
        await settle(house, live, pending)
    else:  # withdrawn, or read; or else whoever proposed it is told
        left = None if mine else pending | {"refused": seat}
        await house.keep(live, NEWS, proposal=left)
    return m.Reply(number=live.sequence)


async def settle(house: House, live: Live, proposal: dict[str, Any]) -> None:
    """Do what was proposed as soon as nobody is left to ask."""
    if wanted(live):
        await house.keep(live, NEWS, proposal=proposal)
    elif proposal["kind"] == "takeback":
        back = min(proposal["to"], len(live.playing().choices))
        await house.go_back(live, back, proposal=answered(proposal))
    elif proposal["kind"] == "rematch":
        again = await play_again(house, live, proposal["by"])
        await house.keep(live, NEWS, proposal=None, rematch=again)
    else:
        stands_in = {proposal["seat"]: {"level": DEFAULT_LEVEL}}
        await house.keep(live, NEWS, proposal=answered(proposal), seats=stands_in)


def answered(proposal: dict[str, Any]) -> dict[str, Any] | None:
    """Whoever proposed something is told that it was agreed to, if anybody was asked."""
    return proposal | {"done": True} if len(proposal["agreed"]) > 1 else None


async def come_back(house: House, live: Live, reader: Reader, message: m.Return) -> m.Reply:
    """The bot that played for somebody gets up."""
    if live.phase != PLAYING:
        raise Refused(CONFLICT, "not-playing")
    mine = {seat: {"level": None} for seat in live.seats_of(reader.person)}
    if not any(live.seats[seat].by_bot for seat in mine):
        raise Refused(CONFLICT, "not-away")
    await house.keep(live, NEWS, seats=mine)
    return m.Reply(number=live.sequence)


# Talking


async def say(house: House, live: Live, reader: Reader, message: m.Say) -> m.Reply:
    """Chat: for those who sit at the table."""
    text = " ".join(message.text.split())
    if not text or not text.isprintable():
        raise Refused(UNREADABLE, "chat")
    mine = live.seats_of(reader.person)
    if not mine:
        raise Refused(FORBIDDEN, "not-seated")
    check_pace(CHATTING, reader.person)
    seat = reader.seat if reader.seat in mine else mine[0]
    said_by = {"seat": seat, "name": live.seats[seat].name, "person": reader.person}
    line = said_by | {"text": text, "at": time.time()}
    while not await keep_line(house, live, line):
        pass
    house.wake(live.id, chat=True)
    return m.Reply()


async def keep_line(house: House, live: Live, line: dict[str, Any]) -> bool:
    """Whether it was kept; another server may have taken its number."""
    of_table = s.chat.c.table_id == live.id
    try:
        async with house.storage.write() as connection:
            last = sa.select(sa.func.coalesce(sa.func.max(s.chat.c.number), 0)).where(of_table)
            number = (await connection.execute(last)).scalar_one() + 1
            new = s.chat.insert().values(table_id=live.id, number=number, **line)
            await connection.execute(new)
            await house.news.tell(connection, f"{live.id} {CHAT}")
    except IntegrityError:
        return False
    return True


async def ping(house: House, live: Live, reader: Reader, message: m.Ping) -> m.Reply:
    return m.Reply()


def check_pace(limit: Limit, person: str | None) -> None:
    wait = limit.wait(person or "")
    if wait:
        raise too_fast(wait)


def seat_of_mine(live: Live, reader: Reader) -> int:
    """The seat that somebody speaks for: the one they look through, or else their first."""
    seat = own_seat(live, reader)
    if live.phase != PLAYING:
        raise Refused(CONFLICT, "not-playing")
    return seat


def own_seat(live: Live, reader: Reader) -> int:
    mine = live.seats_of(reader.person)
    if not mine:
        raise Refused(FORBIDDEN, "not-seated")
    return reader.seat if reader.seat in mine and reader.seat != SPECTATOR else mine[0]


Answer = Callable[[House, Live, Reader, Any], Awaitable[m.Reply]]

ANSWERS: dict[type, Answer] = {
    m.Choose: choose,
    m.Why: explain,
    m.What: describe,
    m.Inspect: inspect,
    m.AskScene: scene,
    m.AskRecap: tell_again,
    m.Undo: undo,
    m.Takeback: takeback,
    m.Replace: replace,
    m.Consent: consent,
    m.Rematch: rematch,
    m.Return: come_back,
    m.Order: order,
    m.Say: say,
    m.Look: ping,  # a socket changes its own way of looking; elsewhere it is in the address
    m.Ping: ping,
}
