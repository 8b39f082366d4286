"""What a state message says: all that one reader may know of a table, in the reader's words.

Nothing here looks at a game's state but through what the table tells a seat.
"""

from __future__ import annotations

import time
from typing import Any, Literal, NamedTuple

from spinney.core.preview import LOSS, preview
from spinney.core.question import Question
from spinney.core.records import letter
from spinney.core.rules import EDITION, answer_help
from spinney.core.state import SPECTATOR
from spinney.core.table import Table
from spinney.core.telling import warning
from spinney.core.text import Text
from spinney.core.uses import about_words
from spinney.server import messages as m
from spinney.server.errors import MISSING, Refused
from spinney.server.lessons import lesson_told
from spinney.server.live import LEARNED, LINK, OVER, PERSON, PLAYING, Live, Sitting
from spinney.server.past import Past, past_of
from spinney.server.pictures import sheet_address
from spinney.server.reading import Reading
from spinney.server.telling import happenings
from spinney.server.words import Words
from spinney.symbols import UNSTYLED

CONNECTED_FOR = 45.0
"""Seconds for which somebody who was seen counts as connected."""

PATIENCE = {"live": 120.0, "async": 3 * 24 * 3600.0}
"""Seconds after which somebody who is not there is absent, by the pace of the table."""


class Reader(NamedTuple):
    """Who a state is for, and how they like it."""

    person: str | None
    seat: int
    language: str
    theme: str
    token: str = ""
    """Of the link that they came by."""
    veiled: bool = False
    """Whether they want to see what is public alone, though they have a seat."""


def state_of(
    live: Live,
    reader: Reader,
    *,
    after: int = 0,
    watchers: int = 0,
    view: bool = False,
    replay: Table[Any] | None = None,
) -> m.State:
    """The state without its pictures, which are drawn elsewhere. A replay shows an earlier table.

    What it says of the past is what comes after an event: all else was told before.
    """
    words = Words(reader.language)
    reading = live.reading(reader.seat, words.language)
    text = reading.text
    table = live.table if replay is None else replay
    if replay is not None:
        text.cast(replay.roles())
    row = live.row
    mine = live.seats_of(reader.person)
    past = live.past if replay is None else past_of(replay)
    told = None if past is None else past.told(reader.seat)
    events = [] if told is None else told.events
    after = min(after, len(events))
    now_playing = replay is None and live.phase == PLAYING
    to_act = live.to_act if replay is None else (replay.question and replay.question.seat)
    seats = [
        seat_state(sitting, live, text, sitting.seat in mine, sitting.seat == to_act)
        for sitting in live.seats
    ]
    if table is not None and past is not None and table.game.scoring:
        count_points(seats, table, past, text)
    return m.State(
        table=live.id,
        number=live.sequence,
        phase=row.phase,
        pace=row.pace,
        game=row.game,
        edition=live.setup.values.get(EDITION, ""),
        title=text.title(),
        you=None if reader.seat == SPECTATOR else letter(reader.seat),
        mine=[letter(seat) for seat in mine],
        seats=seats,
        automata=automata(live, table, text),
        turn=0 if table is None else table.game.turn(table.state),
        fresh=True,
        frames=[],
        picture=None,
        sheet=sheet_address(live.game, reader.theme),
        view=table.view(reader.seat) if view and table is not None else None,
        asked=None if table is None or to_act is None else asked_now(live, table, reading),
        trail=trail(live, table, text) if now_playing and table is not None else [],
        undo=undo(table, text) if now_playing and table is not None else no_undo(text),
        order=live.seats[reader.seat].standing_order if reader.seat in mine else None,
        orders=orders(text) if reader.seat in mine else [],
        events_after=after,
        events=[] if told is None else happenings(told, after, reading),
        recap=recap(live, reader.seat) if replay is None else 0,
        choices=0 if table is None else len(table.choices),
        proposal=proposal(live, words, mine),
        over=over(live, text) if row.phase == OVER else None,
        rematch=row.rematch,
        watchers=watchers,
        links=may_link(live, reader.person),
        maker=reader.person == row.made_by,
        concession=concession(live, reader.person),
        lesson=lesson_told(live, reader.seat, text) if replay is None else None,
        campaign=campaign_mark(live),
    )


def campaign_mark(live: Live) -> m.CampaignMark | None:
    """Which chapter of which campaign is played here."""
    campaign, row = live.game.campaign, live.row
    if campaign is None or row.campaign is None:
        return None
    return m.CampaignMark(row.campaign, row.chapter, campaign.wins(live.setup) + 1)


def concession(live: Live, person: str | None) -> Literal["ends", "bot", "done"] | None:
    """What comes of it if somebody who plays concedes, or that they have."""
    if person is None or live.phase != PLAYING:
        return None
    if live.seats_of(person):
        return "ends" if live.ends_without(person) else "bot"
    return "done" if any(each.person == person for each in live.seats) else None


def may_link(live: Live, person: str | None) -> bool:
    """Whether there are links to this table, and somebody may make new ones."""
    invites = live.row.watch == "link" or any(seat.kind == LINK for seat in live.seats)
    return live.row.made_by == person and invites


def seat_state(
    sitting: Sitting,
    live: Live,
    text: Text,
    mine: bool,
    to_act: bool,
) -> m.SeatState:
    line = seat_line(sitting, live, text, mine)
    person = line.kind == "person"
    return m.SeatState(
        seat=line.seat,
        role=line.role,
        role_word=line.role_word,
        about=wishes(live, line.role_word, text),
        name=line.name,
        kind=line.kind,
        level=line.level,
        mine=mine,
        connected=person and is_connected(sitting, live),
        score=None,
        points=[],
        to_act=to_act,
        thinking=to_act and sitting.by_bot,
        standing_in=person and sitting.by_bot,
        absent=is_absent(sitting, live),
        conceded=sitting.conceded,
    )


def is_connected(sitting: Sitting, live: Live) -> bool:
    return sitting.person in live.here or time.time() - sitting.seen < CONNECTED_FOR


def is_absent(sitting: Sitting, live: Live) -> bool:
    """Whether a person has been away for longer than the table has patience."""
    if sitting.kind != PERSON or sitting.person in live.here:
        return False
    return time.time() - sitting.seen > PATIENCE[live.row.pace]


def seat_line(sitting: Sitting, live: Live, text: Text, mine: bool) -> m.SeatLine:
    kind: Any = sitting.kind
    word = text.role(sitting.seat)
    return m.SeatLine(
        seat=letter(sitting.seat),
        role=text.named(word) if word else "",
        role_word=word,
        name=text.names[sitting.seat],
        kind=kind,
        level=sitting.level,
        mine=mine,
    )


def wishes(live: Live, role: str, text: Text) -> str:
    """Who somebody is, and what they want: for themselves, and with those they play with."""
    together = text.together() if live.game.is_cooperative(live.setup) else ""
    return f"{text.about(role)} {together}".strip()


def automata(live: Live, table: Table[Any] | None, text: Text) -> list[m.Automaton]:
    """The opponents that the rules play, and what they have scored."""
    found = []
    for word in live.game.automata(live.setup):
        score = None if table is None else table.game.automaton_score(table.state, word)
        name = text.say(f"label-automaton-{word}")
        found.append(m.Automaton(text.named(word), word, name, score))
    return found


def count_points(seats: list[m.SeatState], table: Table[Any], past: Past, text: Text) -> None:
    """Say what everybody has scored, in a game that counts points, and how."""
    told = zip(seats, table.game.score(table.state), past.points.made(table.state), strict=True)
    for number, (seat, score, made) in enumerate(told):
        seat.score = score if table.game.has_score(table.state, number) else None
        seat.points = points_told(made, text)


def points_told(made: dict[str, int], text: Text) -> list[m.Points]:
    return [
        m.Points(heading, text.say(f"points-{heading}"), count) for heading, count in made.items()
    ]


def orders(text: Text) -> list[m.Orders]:
    """The standing orders that may be left, kind by kind."""
    return [
        m.Orders(
            about,
            text.say(f"orders-{about}"),
            text.say(f"orders-{about}.help"),
            [m.OptionValue(order, text.say(f"order-{order}")) for order in offered],
        )
        for about, offered in text.game.orders.items()
    ]


def asked_now(live: Live, table: Table[Any], reading: Reading) -> m.Asked | None:
    """The pending question, put into words once; in a replay it is another one each time."""
    if table is not live.table:
        return asked(table, reading.text)
    if not reading.is_put(live.sequence):
        found = asked(table, reading.text)
        if found is not None and live.lesson is not None:
            found = meant_by(live.lesson.wanted(len(table.choices)), found)
        reading.put(live.sequence, found)
    return reading.asked


def meant_by(wanted: tuple[str, ...], asked: m.Asked) -> m.Asked:
    """What a lesson asks for is meant, whatever it costs: nobody is asked again about it."""
    for option in asked.options or ():
        if option.word in wanted and option.final == LOSS:
            option.final = option.warning = None
    return asked


def asked(table: Table[Any], text: Text) -> m.Asked | None:
    """The question as the reader may know it: others learn who decides what kind of thing."""
    told = table.asked(text.reader)
    if told is None:
        return None
    seat, rule = told["seat"], told["rule"]
    if seat == text.reader:
        assert table.question is not None
        sentence, guide = text.question(table.question), text.guide(table.question)
        about = about_words(text.game, text.roles, table.question)
        options = [
            choosable(table.question, option, table, text) for option in table.question.options
        ]
    else:
        what = text.rule(rule) if rule else ""
        sentence = Words(text.language).say("waiting-for", name=text.seat(seat), what=what)
        about, guide, options = [], "", None
    ask = told["ask"]
    return m.Asked(
        seat=letter(seat),
        ask=ask,
        rule=rule,
        about=about,
        who=text.seat(seat),
        sentence=sentence,
        guide=guide,
        explained=ask in table.game.explained,
        options=options,
    )


def choosable(question: Question, option: int, table: Table[Any], text: Text) -> m.Choosable:
    word = table.game.vocabulary.word(option)
    found = preview(table, option)
    final: Any = found.guarded
    return m.Choosable(
        word=word,
        label=called(table, question, option, text),
        help=answer_help(question, option, text),
        final=final,
        warning=warning(found, text),
        leaves=table.game.leaves(question, option),
    )


def called(table: Table[Any], question: Question, option: int, text: Text) -> str:
    """What an answer is called; where its word could mean two things, with what it does."""
    label = text.answer(question, option)
    deed, count = table.game.deed(table.state, question, option)
    return text.say(f"deed-{deed}", label=label, count=count) if deed else label


def trail(live: Live, table: Table[Any], text: Text) -> list[m.Chip]:
    """The reader's own choices since the step began, as long as they are the asked one."""
    if live.to_act != text.reader:
        return []
    vocabulary, chips = table.game.vocabulary, []
    for number in reversed(range(len(table.choices))):
        if live.steps[number] != table.steps:
            break
        choice = table.choices[number]
        # What one that leaves was called is its question's to say.
        if table.choosers[number] == text.reader and choice not in table.game.leaving:
            chips.append(m.Chip(vocabulary.word(choice), text.label(choice), number))
    return chips[::-1]


def undo(table: Table[Any], text: Text) -> m.UndoState:
    if text.reader == SPECTATOR:
        return no_undo(text)
    reason = table.why_not_undo(text.reader)
    return m.UndoState(reason is None, None if reason is None else text.say(reason))


def no_undo(text: Text) -> m.UndoState:
    return m.UndoState(False, text.say("undo-nothing"))


def scene_of(
    table: Table[Any], past: Past, number: int, text: Text, to: int | None = None
) -> m.Scene:
    """The scene that the event with this number opens, as far as the reader was told it; or only
    to another event. What it is drawn with is on the page."""
    game, found = table.game, past.told(text.reader).scene_from(number - 1)
    if to is not None:
        found = found[: max(0, to - number + 1)]
    if not found:
        raise Refused(MISSING, "no-scene")
    return m.Scene(
        number=number,
        title=text.event(found[0]),
        svg=game.scene(found, table.view(text.reader), text, UNSTYLED),
        lines=[text.event(event) for event in found[1:]],
        over=found[-1].name == game.scenes[found[0].name],
    )


def recap(live: Live, seat: int) -> int:
    """The last event of the seat's own turn that its last choice there set off. What it chose in
    another's turn had to be answered: the news began before."""
    if live.past is None:
        return 0
    told = live.past.told(seat)
    for number in reversed(live.chosen.get(seat, [])):
        first = told.count(live.logged[number - 1]) if number else 0
        if told.is_own(first):
            return told.own_part(first, told.count(live.logged[number]))
    return 0


def proposal(live: Live, words: Words, mine: list[int]) -> m.Proposal | None:
    """What is proposed, or for whoever proposed it, who did not agree."""
    pending = live.row.proposal
    if pending is None or (is_answered(pending) and pending["by"] not in mine):
        return None
    names, kind = live.names(words), pending["kind"]
    by, seat, refused = pending["by"], pending["seat"], pending.get("refused")
    away = "" if seat is None else names[seat]
    if pending.get("done"):
        sentence = words.say(f"proposal-done-{kind}", away=away)
    elif refused is None:
        sentence = words.say(f"proposal-{kind}", name=names[by], away=away)
    else:
        sentence = words.say(f"proposal-refused-{kind}", name=names[refused], away=away)
    return m.Proposal(
        kind=kind,
        by=letter(by),
        seat=None if seat is None else letter(seat),
        to=pending["to"],
        sentence=sentence,
        agreed=[letter(each) for each in pending["agreed"]],
        wanted=[] if is_answered(pending) else [letter(each) for each in wanted(live)],
        refused=None if refused is None else letter(refused),
        done=bool(pending.get("done")),
    )


def is_answered(proposal: dict[str, Any]) -> bool:
    """Whether a proposal is only kept to tell whoever made it."""
    return proposal.get("refused") is not None or bool(proposal.get("done"))


def wanted(live: Live) -> list[int]:
    """The seats whose consent a proposal still lacks; who sits twice is asked once."""
    pending = live.row.proposal
    agreed = {live.seats[seat].person for seat in pending["agreed"]}
    missing: list[int] = []
    for sitting in asked_for(live, pending["kind"]):
        if sitting.person not in agreed and sitting.seat != pending["seat"]:
            agreed.add(sitting.person)
            missing.append(sitting.seat)
    return missing


def asked_for(live: Live, kind: str) -> list[Sitting]:
    """Whose consent matters: those who play on, whose game it is, or who would play again."""
    if kind == "rematch":
        return [each for each in live.seats if each.kind == PERSON and each.person]
    return live.players() if kind == "takeback" else live.people()


def over(live: Live, text: Text) -> m.Over | None:
    """How it ended; a record that somebody brought may stop before the end, as a lesson does."""
    stops = live.row.how == "finished" and not live.playing().over
    if stops or live.row.how == LEARNED:
        return None
    shares = live.playing().returns() if live.row.how == "finished" else after_concession(live)
    how: Literal["finished", "conceded"] = "finished" if live.row.how == "finished" else "conceded"
    return m.Over(how, [result(seat, share, text) for seat, share in enumerate(shares)])


def after_concession(live: Live) -> list[float]:
    """Who conceded has lost; the others have won, unless they would have won together."""
    together = live.game.is_cooperative(live.setup)
    return [0.0 if together or sitting.conceded else 1.0 for sitting in live.seats]


def result(seat: int, share: float, text: Text) -> m.Result:
    how: Literal["won", "lost", "shared"]
    how = "won" if share == 1 else "lost" if share == 0 else "shared"
    told = text.say("cli-result", name=text.seat(seat), result=how, share=f"{share:.2f}")
    return m.Result(letter(seat), how, share, told)


def why(table: Table[Any], word: str, text: Text) -> tuple[str, str, bool]:
    """Whether a word answers the pending question, in a sentence with its rule."""
    question: Question | None = table.question
    assert question is not None
    choice = table.game.vocabulary.number(word)
    refusal = table.why_not(choice)
    if refusal is None:
        return text.say("cli-possible", name=text.answer(question, choice)), question.ask.rule, True
    return text.refusal(refusal, question, choice), refusal.rule, False
