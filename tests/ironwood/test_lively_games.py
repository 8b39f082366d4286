"""Games of players that rather do something than stop: what can happen happens in them."""

from collections.abc import Iterator

import pytest
from hypothesis import given

from ironwood.make_golden import by_habit
from ironwood.test_properties import examples, pieces, seeds, setups
from properties import assert_same, everybody, told
from spinney.core import Setup, Table
from spinney.core.chance import Luck
from spinney.core.table import table_at
from spinney.ironwood.game import GAME
from spinney.ironwood.solo.automaton import EVENTS as SOLO_EVENTS
from spinney.ironwood.state import Ironwood
from spinney.ironwood.words import CARDS, IRONCLADS

GAMES = 60
RARE = {
    "events": {"conceded", "nothing-to-draw"},
    "asks": {"sure", "which-totem", "help-at"},
}
"""What takes an option, a card of an owner's or an empty deck; other tests see to these."""
SOLO_ASKS = {"lose-card", "tribute"}
EVERY = 11
"""At each so many-th question a game is stopped and looked at."""


def lively_game(seed: str, setup: Setup) -> Iterator[Table[Ironwood]]:
    """The table at each question of a game, and at its end."""
    table = Table(GAME, setup, seed)
    luck = Luck(seed)
    while not table.over:
        yield table
        table.apply(by_habit(table, luck))
    yield table


def every_word_is_an_option_or_refused(table: Table[Ironwood]) -> None:
    assert table.question is not None
    let_through = {n for n in range(len(GAME.vocabulary)) if table.why_not(n) is None}
    assert let_through == set(table.question.options)


def test_every_card_is_played_and_everything_happens() -> None:
    played: set[int] = set()
    happened: set[str] = set()
    asked: set[str] = set()
    for seed in range(GAMES):
        odd = seed % 2 == 1
        setup = GAME.setup(
            rounds=20,
            conceding="no",
            vision_deck="once" if odd else "renewed",
            asking="always" if odd else "needed",
        )
        for table in lively_game(str(seed), setup):
            if table.question is not None and table.question.ask.name not in asked:
                asked.add(table.question.ask.name)
                every_word_is_an_option_or_refused(table)
        log = table.state.log
        assert log is not None
        happened.update(event.name for event in log)
        played.update(event.args[1] for event in log if event.name == "played")
    assert played == set(range(CARDS))
    assert set(GAME.events) - happened == RARE["events"] | set(SOLO_EVENTS) | {"bonus-stance"}
    assert {ask.name for ask in GAME.asks} - asked == RARE["asks"] | SOLO_ASKS


@examples(12)
@given(setup=setups(), seed=seeds)
def test_a_lively_game_can_be_stopped_anywhere(setup: Setup, seed: str) -> None:
    """Clones, positions and worlds, in the middle of cards that random play seldom reaches."""
    counted: object = None
    for i, table in enumerate(lively_game(seed, setup)):
        counted = counted or pieces(table.state)
        assert pieces(table.state) == counted
        if i % EVERY:
            continue
        assert_same(table.clone(seed, keep=True), table)
        assert_same(table_at(GAME, table.position(), seed), table)
        for seat in everybody(table):
            world = table.determinize(seat, f"world {i}")
            assert (world.view(seat), world.asked(seat)) == (table.view(seat), table.asked(seat))
            assert pieces(world.state) == counted


@pytest.mark.rule("ironwood:9.2")
@examples(12)
@given(setup=setups(), seed=seeds)
def test_a_choice_that_may_be_undone_has_told_nothing(setup: Setup, seed: str) -> None:
    """After it the seat sees and is asked the same in every world that was possible for it."""
    for i, table in enumerate(lively_game(seed, setup)):
        if table.question is None or i % EVERY:
            continue
        seat = table.question.seat
        for choice in table.question.options:
            real = table.clone("real", log=True)
            real.apply(choice)
            if real.why_not_undo(seat) is None:
                world = table.determinize(seat, f"world {i}")
                world.apply(choice)
                here, there = told(real, seat), told(world, seat)
                assert (here["view"], here["asked"]) == (there["view"], there["asked"])


@pytest.mark.rule("ironwood:9.3")
def test_a_discovery_is_asked_for_whatever_the_hand_is() -> None:
    """The Ironclads see the same question in every world of theirs, also where nothing fits."""
    able = set()
    for seed in ("hazel", "alder", "maple"):
        for i, table in enumerate(lively_game(seed, GAME.simulation(rounds=20))):
            if table.question is None or table.question.ask.name != "discover":
                continue
            world = table.determinize(IRONCLADS, f"world {i}")
            assert world.question is not None
            assert world.asked(IRONCLADS) == table.asked(IRONCLADS)
            able.add(len(world.question.options) > 1)
    assert able == {True, False}
