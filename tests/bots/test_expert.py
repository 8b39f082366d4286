"""The expert: it knows no more than its seat, plays the same by the same seed, and sees the end."""

from __future__ import annotations

from typing import Any

import pytest

from spinney.bots import Seat, bot_maker
from spinney.bots.bounds import Bounds
from spinney.bots.expert import ExpertBot, best_of, deviations, is_settled, promising
from spinney.core import SetupError, Table, game_named
from spinney.core.table import table_at

SYLVION = game_named("sylvion")
LITTLE = Bounds(seconds=None, iterations=100)


def at(seed: str = "acorn", **state: Any) -> Table[Any]:
    return table_at(SYLVION, {"game": "sylvion", "options": {}, "state": state}, seed)


def words(options: list[int]) -> list[str]:
    return [SYLVION.vocabulary.word(option) for option in options]


def choice(table: Table[Any], seed: str = "e") -> str:
    return SYLVION.vocabulary.word(ExpertBot(seed).choose(Seat(table, 0)))


LAST_TURN = {
    "board": {"a1": "elemental_3", "b1": "tree_4", "b2": "tree_4"},
    "bloom": 4,
    "hands": [["elephant", "fountain_1", "whale"]],
}
"""Lost if the elemental reaches the forest, won if it is trampled; a fountain does not help."""


def test_it_finds_the_move_that_wins() -> None:
    table = at(**LAST_TURN)
    while table.question is not None:
        table.apply(ExpertBot("e").choose(Seat(table, 0)))
    assert table.returns() == [1]


def test_it_knows_no_more_than_its_seat() -> None:
    """What lies where in the stacks and the deck makes no difference."""
    seen = {"board": {"a2": "elemental_2"}, "bloom": 6, "hands": [["fountain_2", "whale", "owl"]]}
    stacks = [["blaze", "elemental_3"], ["simoon", "simoon"], ["elemental_1"] * 2, ["blaze"] * 2]
    deck = ["elephant", "tree_4", "fountain_4", "tree_1", "tree_2"]
    one = at(**seen, stacks=stacks, deck=deck)
    other = at("oak", **seen, stacks=[stack[::-1] for stack in stacks[::-1]], deck=deck[::-1])
    assert one.view(0) == other.view(0)
    for seed in "abc":
        assert choice(one, seed) == choice(other, seed)


def test_the_same_seed_plays_the_same() -> None:
    def played() -> list[int]:
        table = Table(SYLVION, SYLVION.setup(), "7")
        bot = ExpertBot("seed", LITTLE)
        for _ in range(6):
            table.apply(bot.choose(Seat(table, 0)))
        return table.choices

    assert played() == played()


def test_what_feels_best_is_tried_first_and_the_hopeless_not_at_all() -> None:
    table = at(**LAST_TURN)
    options = words(promising(Seat(table, 0).world("w")))
    assert options[0] == "elephant"
    table.play("elephant")
    assert len(promising(Seat(table, 0).world("w"))) == 1  # what to pay with


def test_a_better_rival_replaces_what_feels_best() -> None:
    seat = Seat(at(**LAST_TURN), 0)
    done, elephant = (SYLVION.vocabulary.number(word) for word in ("done", "elephant"))
    assert best_of(seat, [done, elephant], LITTLE, "s") == elephant
    assert best_of(seat, [elephant, done], LITTLE, "s") == elephant


def test_luck_alone_does_not_make_a_rival_better() -> None:
    assert deviations([1, 0, 1], [1, 0, 1]) == 0
    assert 0 < deviations([1, 0, 1, 0, 1, 0, 1], [0, 1, 0, 1, 0, 1, 0]) < 0.5
    assert deviations([1, 1, 1, 0], [0, 0, 0, 0]) > 1


def test_it_stops_thinking_when_more_would_change_nothing() -> None:
    lost, won, mixed = [0.0] * 24, [1.0] * 24, [0.0] * 20 + [1.0] * 4
    assert is_settled([lost, lost], lost)
    assert not is_settled([lost, won], lost)
    assert is_settled([won], lost)
    assert is_settled([lost], won)
    assert not is_settled([mixed], lost)
    assert not is_settled([lost[1:]], lost[1:])  # too early to say


def test_it_plays_only_games_with_instinct() -> None:
    root = game_named("root")
    table = Table(root, root.setup(), "1")
    assert table.question is not None
    with pytest.raises(SetupError, match="the bot expert cannot play root"):
        ExpertBot("e").choose(Seat(table, table.question.seat))


def test_it_is_found_by_name() -> None:
    for spec in ("expert", "expert:3000", "expert:0.5s"):
        assert isinstance(bot_maker(spec)("seed"), ExpertBot)


@pytest.mark.parametrize(
    ("spec", "why"),
    [("expert:lots", "in expert:lots"), ("expert:1s,cores=2", "thinks on one core")],
)
def test_what_it_cannot_do_is_refused(spec: str, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        bot_maker(spec)


def test_it_can_be_told_a_time_to_think() -> None:
    bot = ExpertBot("seed", Bounds(seconds=0.01))
    assert SYLVION.vocabulary.word(bot.choose(Seat(at(**LAST_TURN), 0))) == "elephant"
