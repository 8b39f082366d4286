"""What is true of every game, checked on random games of it.

Each check takes a game, a setup and a seed, and plays one random game; `CHECKS` are all of them.

    @pytest.mark.parametrize("check", CHECKS, ids=check_name)
    def test_property(check):
        check(GAME, GAME.setup(), "some seed")

Pieces are counted by a hook of the game's own: see `pieces_are_conserved`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from said import differences
from samples import some
from spinney.core import SPECTATOR, Event, Game, Setup, Table
from spinney.core.chance import Luck
from spinney.core.numbers import Numbers
from spinney.core.points import BEFORE, points_made
from spinney.core.portrait import Portrait
from spinney.core.question import Question
from spinney.core.records import parse_record, record_of
from spinney.core.rules import rulebook
from spinney.core.table import table_at
from spinney.core.text import LANGUAGES, Text
from telling import Told, listens

LONGEST = 100_000
"""No game of ours takes more choices than this; one of Root in thousands is nearly that long, when
everybody has activated a dominance card, none scores, and all move at random."""

MOMENTS = some(5, 12)
"""At how many questions of a game the checks that play on from there are made."""

Check = Callable[[Game[Any], Setup, str], None]


# Playing


def play_on(table: Table[Any], luck: Luck) -> Iterator[Table[Any]]:
    """The table at each of its questions, answered at random, and at its end."""
    for _ in range(LONGEST):
        yield table
        if table.over:
            return
        options = table.question.options
        table.apply(options[luck.below(len(options))])
    raise AssertionError(f"{table.game.name} is not over after {LONGEST} choices")


def random_game(game: Game[Any], setup: Setup, seed: str) -> Iterator[Table[Any]]:
    return play_on(Table(game, setup, seed), Luck(seed))


def finished(game: Game[Any], setup: Setup, seed: str) -> Table[Any]:
    *_, table = random_game(game, setup, seed)
    return table


def moments(
    game: Game[Any], setup: Setup, seed: str, count: int | None = None
) -> Iterator[Table[Any]]:
    """The same game at some of its questions, and at its end."""
    length = len(finished(game, setup, seed).choices)
    luck = Luck(f"moments {seed}")
    chosen = {luck.below(length) for _ in range(count or MOMENTS)} | {length}
    return (t for i, t in enumerate(random_game(game, setup, seed)) if i in chosen)


def everybody(table: Table[Any]) -> range:
    return range(SPECTATOR, table.seats)


def told(table: Table[Any], seat: int) -> dict[str, Any]:
    """All that a seat is told, as it would be sent."""
    return {
        "view": json.dumps(table.view(seat)),
        "asked": json.dumps(table.asked(seat)),
        "events": [(e.name, e.rule, e.args) for e in table.events(seat)],
        "undo": table.why_not_undo(seat) if seat >= 0 else None,
    }


def assert_same(one: Table[Any], other: Table[Any]) -> None:
    """Two tables stand at the same point of the same game."""
    assert one.position() == other.position()
    assert one.digest() == other.digest()
    assert one.over == other.over
    for seat in everybody(one):
        assert one.view(seat) == other.view(seat)
        assert one.asked(seat) == other.asked(seat)
    if one.over:
        assert one.returns() == other.returns()


# Checks


def options_answer(game: Game[Any], setup: Setup, seed: str) -> None:
    """There is always an option; why_not lets exactly the options through."""
    for table in random_game(game, setup, seed):
        if table.over:
            returns = table.returns()
            assert len(returns) == table.seats == game.seats(setup)
            assert all(0 <= result <= 1 for result in returns)
            return
        question = table.question
        assert len(question.options) > (0 if table.is_secret(question) else 1)
        assert len(set(question.options)) == len(question.options)
        for choice in range(len(game.vocabulary)):
            refused = question.ask.why_not(table.state, question, choice) is not None
            assert refused == (choice not in question.options), game.vocabulary.word(choice)


def turns_go_on(game: Game[Any], setup: Setup, seed: str) -> None:
    turns = finished(game, setup, seed).turns
    assert turns == sorted(turns)


def copies_are_complete(game: Game[Any], setup: Setup, seed: str) -> None:
    """A copy writes down the same, and no change of it is seen in the original."""
    for table in moments(game, setup, seed):
        copy = table.state.copy()
        before = game.write(table.state)
        assert game.write(copy) == before
        assert (copy.seats, copy.drawn, copy.over) == (
            table.state.seats,
            table.state.drawn,
            table.state.over,
        )
        game.resample(copy, SPECTATOR, Luck(seed))
        assert game.write(table.state) == before


def clones_are_equal(game: Game[Any], setup: Setup, seed: str) -> None:
    """A clone with the table's own seed goes the same way, and clones of clones do."""
    end = finished(game, setup, seed)
    for table in moments(game, setup, seed):
        twin = table.clone(seed, keep=True)
        assert_same(twin, table)
        assert_same(twin.clone(seed, keep=True), table)
        for choice in end.choices[len(table.choices) :]:
            twin.apply(choice)
        assert_same(twin, end)


def clones_are_independent(game: Game[Any], setup: Setup, seed: str) -> None:
    """Playing a clone to its end leaves the table as it was."""
    for table in moments(game, setup, seed):
        before = [told(table, seat) for seat in everybody(table)], table.digest()
        *_, end = play_on(table.clone("a clone"), Luck("a clone"))
        assert end.over
        assert ([told(table, seat) for seat in everybody(table)], table.digest()) == before


def records_replay(game: Game[Any], setup: Setup, seed: str) -> None:
    """A record, complete or not, is read back as the same game, and told the same way."""
    for table in moments(game, setup, seed):
        text = record_of(table, [f"Seat {seat}" for seat in range(table.seats)])
        record = parse_record(text)
        replayed = record.verify()
        assert_same(replayed, table)
        for seat in everybody(table):
            assert told(replayed, seat) == told(table, seat)
        assert record_of(replayed, record.names) == text


def positions_round_trip(game: Game[Any], setup: Setup, seed: str) -> None:
    """A position, also one inside a step, is read back from JSON and goes the same way."""
    end = finished(game, setup, seed)
    for table in moments(game, setup, seed):
        position = json.loads(json.dumps(table.position()))
        read = table_at(game, position, seed)
        assert read.position() == position
        assert_same(read, table)
        for choice in end.choices[len(table.choices) :]:
            read.apply(choice)
        assert_same(read, end)


def worlds_keep_secrets(game: Game[Any], setup: Setup, seed: str) -> None:
    """What a seat is told is the same in every world that it holds for possible."""
    for i, table in enumerate(random_game(game, setup, seed)):
        for seat in everybody(table):
            world = table.determinize(seat, f"world {i}")
            assert json.dumps(world.view(seat)) == json.dumps(table.view(seat))
            assert json.dumps(world.asked(seat)) == json.dumps(table.asked(seat))


def worlds_can_be_played(game: Game[Any], setup: Setup, seed: str) -> None:
    for table in moments(game, setup, seed):
        for seat in everybody(table):
            world = table.determinize(seat, f"world {seed}")
            assert table.over or world.question.options
            if table.over or not table.answers or table.question.seat == seat:
                *_, end = play_on(world, Luck(seed))
                assert end.over


def undo_goes_back(game: Game[Any], setup: Setup, seed: str) -> None:
    """After an allowed undo everything is as it was before the choice."""
    table = Table(game, setup, seed)
    luck = Luck(seed)
    while not table.over:
        seat = table.question.seat
        before = [told(table, other) for other in everybody(table)], table.digest()
        table.apply(table.question.options[luck.below(len(table.question.options))])
        if table.why_not_undo(seat) is None:
            undone = table.undo(seat)
            after = [told(undone, other) for other in everybody(undone)], undone.digest()
            assert after == before


def undo_crosses_no_secret(game: Game[Any], setup: Setup, seed: str) -> None:
    """A choice that may be taken back tells its seat the same in every world possible for it."""
    for i, table in enumerate(random_game(game, setup, seed)):
        if table.over:
            return
        seat = table.question.seat
        for choice in table.question.options:
            real = table.clone("real", log=True)
            events = len(real.events(seat))
            real.apply(choice)
            if real.why_not_undo(seat) is not None:
                continue
            world = table.determinize(seat, f"world {i}")
            world.state.log = []
            world.apply(choice)
            here, there = told(real, seat), told(world, seat)
            here["events"] = here["events"][events:]
            assert here == there, game.vocabulary.word(choice)


def everything_is_told(game: Game[Any], setup: Setup, seed: str) -> None:
    """Each event, question and refusal cites a rule that exists and has a text."""
    rules = rulebook(game.packages)
    texts = [Text(game, language) for language in LANGUAGES]
    asked: set[str] = set()
    refused: set[tuple[str, str]] = set()
    for table in random_game(game, setup, seed):
        question = table.question
        if question is None:
            break
        if question.ask.name not in asked:
            asked.add(question.ask.name)
            assert question.ask in game.asks
            assert question.ask.rule in rules
            assert all(text.question(question) for text in texts)
            assert_says_what_it_leaves(question, texts)
        for choice in range(len(game.vocabulary)):
            refusal = table.why_not(choice)
            if refusal is None or (refusal.name, question.ask.name) in refused:
                continue
            refused.add((refusal.name, question.ask.name))
            assert refusal.rule == "" or refusal.rule in rules
            assert all(text.refusal(refusal, question, choice) for text in texts)
    for event in one_of_each(table.state.log):
        assert event.rule in rules, event.name
        for reader in everybody(table):
            assert all(Text(game, language, (), reader).event(event) for language in LANGUAGES)


LEAVING = ("done", "pass")
"""Words that say nothing about what is left."""


def assert_says_what_it_leaves(question: Question, texts: list[Text]) -> None:
    """An answer that leaves a question is called by what is left: "no ambush", not "done"."""
    for text in texts:
        words = text.game.vocabulary
        for option in question.options:
            if option in text.game.leaving and words.word(option) in LEAVING:
                assert text.named_by(question, option), f"{text.language}: {question.ask.name}"


def points_add_up(game: Game[Any], setup: Setup, seed: str) -> None:
    """In a game that counts points, what they were made by comes to the score of each seat."""
    table = finished(game, setup, seed)
    if game.scoring:
        assert [sum(made.values()) for made in points_made(table)] == game.score(table.state)
        assert all(BEFORE not in made for made in points_made(table))


def is_of_its_kind(game: Game[Any], setup: Setup, seed: str) -> None:
    """What a game says that it has not, it has not."""
    kind = game.kind
    for table in moments(game, setup, seed):
        if not kind.hidden:
            assert table.events(SPECTATOR) == table.state.log
            assert all(table.view(seat) == table.view(SPECTATOR) for seat in everybody(table))
            world = table.determinize(SPECTATOR, f"world {seed}")
            assert game.write(world.state) == game.write(table.state)
        if table.question is not None and kind.instinct:
            feelings = game.instinct(table.state, table.question)
            assert len(feelings) == len(table.question.options)
    assert kind.fewest <= table.seats <= kind.most
    assert kind.chance or table.state.drawn == 0
    assert not kind.cooperative or len(set(table.returns())) == 1


def portraits_fit(game: Game[Any], setup: Setup, seed: str) -> None:
    """What a learned outlook looks at is in the cells that the game names, of every seat."""
    cells = game.cells()
    assert len(set(cells)) == len(cells)
    for table in moments(game, setup, seed):
        if not table.state.over:
            seen = Portrait()
            assert game.portray(table.state, seen) == game.outlook(table.state)
            assert len(seen.ends) == table.seats
            assert all(0 <= cell < len(cells) for cell in seen.cells)
            settled = game.settle(table.state, [0.5] * table.seats)
            assert all(0 <= share <= 1 for share in settled)
            if game.is_cooperative(setup):
                assert len(set(settled)) == 1


def one_of_each(events: list[Event]) -> list[Event]:
    return list({(event.name, event.rule): event for event in events}.values())


def what_is_told_is_listed(game: Game[Any], setup: Setup, seed: str) -> None:
    """Here also for compiled tables, which cannot be listened to while they are played."""
    if listens(game):
        told = finished(game, setup, seed).state.log
        assert Told(game, told) == told


def numbers_say_what_is_seen(game: Game[Any], setup: Setup, seed: str) -> None:
    """A learner is given what the view says, number by number, and which question is pending."""
    numbers = Numbers(game, setup)
    for table in moments(game, setup, seed):
        for seat in everybody(table):
            assert differences(numbers, table, seat) == []


CHECKS: tuple[Check, ...] = (
    options_answer,
    turns_go_on,
    copies_are_complete,
    clones_are_equal,
    clones_are_independent,
    records_replay,
    positions_round_trip,
    worlds_keep_secrets,
    worlds_can_be_played,
    undo_goes_back,
    undo_crosses_no_secret,
    everything_is_told,
    what_is_told_is_listed,
    points_add_up,
    is_of_its_kind,
    portraits_fit,
    numbers_say_what_is_seen,
)


def check_name(check: Check) -> str:
    return check.__name__


# Checks with a hook, or without a setup


def pieces_are_conserved(
    game: Game[Any], setup: Setup, seed: str, pieces: Callable[[Any], object]
) -> None:
    """What `pieces` counts in a state is the same at each question, and in resampled worlds."""
    counted: object = None
    for i, table in enumerate(random_game(game, setup, seed)):
        now = pieces(table.state)
        counted = now if counted is None else counted
        assert now == counted
        for seat in everybody(table):
            assert pieces(table.determinize(seat, f"world {i}").state) == counted


def everything_has_a_text(game: Game[Any]) -> None:
    """All that a game declares exists: the rules it cites, and a sentence in each language."""
    rules = rulebook(game.packages)
    cited = [a.rule for a in game.asks] + [r.rule for r in game.refusals]
    assert all(rule in rules for rule in cited + [option.rule for option in game.options])
    argument_names = [name for names in game.events.values() for name in names]
    argument_names += [name for ask in game.asks for name in ask.about]
    assert set(argument_names) == set(game.arguments)
    keys = [f"ask-{ask.name}" for ask in game.asks]
    keys += [f"no-{refusal.name}" for refusal in game.refusals]
    keys += [f"event-{name}" for name in game.events]
    keys += [f"option-{option.name}" for option in game.options]
    keys += [f"points-{heading}" for heading in game.headings.values()]
    keys += [f"label-{name}" for name in game.phases if name]
    keys += [f"grave-{name}" for name in game.grave]
    assert {*game.chapters, *game.headlines} <= {*game.events}
    assert {*game.grave} <= {*game.headlines}
    assert {*game.explained} <= {ask.name for ask in game.asks}
    keys += [f"orders-{about}{part}" for about in game.orders for part in ("", ".help")]
    keys += [f"order-{order}" for offered in game.orders.values() for order in offered]
    for language in LANGUAGES:
        text = Text(game, language)
        assert [key for key in keys if not text.has(key)] == []
        assert all(text.option_form(option) for option in game.options if option.accepts)
        for rule in rules.all():
            assert text.rule(rule.id)
            assert text.rule_summary(rule.id)
