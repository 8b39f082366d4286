"""What counts in Sylvion: the prospects of the battlefield, the reasons, the instinct."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from samples import some
from spinney.core import Setup, Table
from spinney.core.chance import Luck
from spinney.core.game import POINTLESS
from spinney.core.reasons import total
from spinney.sylvion.forecast import Prospect, Weather, prospects
from spinney.sylvion.game import GAME
from spinney.sylvion.instinct import lack, muster, shortage
from spinney.sylvion.state import Sylvion
from spinney.sylvion.taste import TASTE
from spinney.sylvion.trial import NEVER
from sylvion.positions import asked, at, play
from sylvion.setups import seeds, setups

QUIET = ["elemental_1 elemental_2"] * 4
"""Stacks without a Blaze or a Simoon."""
NAMES = [reason.name for reason in GAME.reasons]


def foreseen(table: Table[Sylvion]) -> Prospect:
    return prospects(table.state, Weather(table.state))


def amounts(table: Table[Sylvion]) -> dict[str, float]:
    return dict(zip(NAMES, GAME.weigh(table.state, 0), strict=True))


def feelings(table: Table[Sylvion]) -> dict[str, float]:
    assert table.question is not None
    words = [GAME.vocabulary.word(option) for option in table.question.options]
    return dict(zip(words, GAME.instinct(table.state, table.question), strict=True))


def favourite(table: Table[Sylvion]) -> str:
    felt = feelings(table)
    return max(felt, key=felt.__getitem__)


# What will become of the battlefield


@pytest.mark.parametrize(
    ("row", "threat", "trees"),
    [
        ({}, 0, 0),
        ({"a4": "elemental_2"}, 2, 0),
        ({"a1": "elemental_2", "a3": "blazing_4"}, 6, 0),
        ({"a2": "elemental_2", "a1": "fountain_2"}, 0, 0),
        ({"a2": "elemental_3", "a1": "fountain_2"}, 3, 0),
        ({"a2": "elemental_1", "a3": "elemental_1", "a1": "fountain_2"}, 0, 0),
        ({"a2": "elemental_2", "a3": "elemental_1", "a1": "fountain_2"}, 1, 0),
        ({"a4": "elemental_1", "a3": "fountain_2", "a1": "tree_3"}, 0, 3),
        ({"a4": "elemental_3", "a3": "fountain_2", "a1": "tree_3"}, 3, 0),
        ({"a2": "elemental_0", "a1": "tree_4"}, 0, 0),
    ],
)
def test_the_last_elementals_run_as_in_the_final_assault(
    row: dict[str, str], threat: float, trees: float
) -> None:
    found = foreseen(at(board=row, hands=["tree_1 tree_1"]))
    assert (found.threat, found.trees, found.storm) == (threat, trees, 0)


@pytest.mark.parametrize(("element", "threat"), [("geyser", 0), ("acid_lake", 3)])
def test_elements_lie_in_the_way(element: str, threat: float) -> None:
    fields = {"mode": "advanced", "extension_2": "yes", "hands": ["tree_1 tree_1"]}
    assert foreseen(at(board={"a3": "elemental_3", "a1": element}, **fields)).threat == threat


def test_a_blaze_to_come_makes_elementals_worse() -> None:
    there = {"board": {"a3": "elemental_0"}, "hands": ["tree_1 tree_1"]}
    assert foreseen(at(**there, stacks=QUIET)).threat == 0
    assert 0 < foreseen(at(**there, stacks=["blaze elemental_2", *QUIET[1:]])).threat < 4


def test_fountains_are_worth_more_while_much_is_to_come() -> None:
    def spared(stacks: list[str]) -> float:
        bare = foreseen(at(hands=["tree_1 tree_1"], stacks=stacks)).storm
        return bare - foreseen(at(board={"a2": "fountain_3"}, hands=["owl"], stacks=stacks)).storm

    assert spared([""] * 4) == 0
    assert 0 < spared(["elemental_1"] * 4) < spared(["elemental_1 elemental_2"] * 4)


def test_a_tree_is_safer_behind_a_fountain_and_near_the_end() -> None:
    def stands(board: dict[str, str], stacks: list[str]) -> float:
        return foreseen(at(board=board, hands=["owl owl"], stacks=stacks)).trees

    alone, behind = {"b1": "tree_4"}, {"b1": "tree_4", "b3": "fountain_4"}
    before = {"b4": "tree_4", "b3": "fountain_4"}
    assert stands(alone, QUIET) == stands(before, QUIET) < stands(behind, QUIET) < 4
    assert stands(alone, QUIET) < stands(alone, ["elemental_1"] * 4) < stands(alone, [""] * 4) == 4


# The reasons


def test_reasons_are_weighed_in_their_order() -> None:
    table = at(board={"a3": "elemental_3", "b1": "tree_2"}, bloom=5, hands=["owl whale"])
    found = amounts(table)
    assert found["bloom"] == 5
    assert found["threat"] == 3
    assert found["trees"] == 2
    assert found["reinforcements"] == found["storm"] == found["springs"] == 0
    assert found["hand"] > 0


def test_what_is_good_raises_the_outlook() -> None:
    def outlook(**fields: Any) -> float:
        return GAME.outlook(
            at(**{"hands": ["owl whale"], "stacks": QUIET, "bloom": 4, **fields}).state
        )[0]

    usual = outlook()
    assert outlook(bloom=5) > usual
    assert outlook(board={"a1": "fountain_4"}) > usual
    assert outlook(board={"a1": "tree_4"}) > usual
    assert outlook(board={"a1": "elemental_3"}) < usual
    assert outlook(hands=["owl whale elephant"]) > usual


@given(setups(), seeds)
@settings(max_examples=some(12, 25), deadline=None)
def test_all_seats_share_the_outlook_and_know_it(setup: Setup, seed: str) -> None:
    """A position weighs the same in every world that a lone guardian can imagine."""
    table, luck = Table(GAME, setup, seed), Luck(seed)
    while (question := table.question) is not None:
        found = GAME.outlook(table.state)
        assert len(found) == table.seats
        assert 0 < found[0] == found[-1] < 1
        weighed = GAME.weigh(table.state, 0)
        assert found[0] == pytest.approx(GAME.outlook(table.clone("x").state)[0])
        if table.seats == 1:
            assert GAME.weigh(table.determinize(0, seed).state, 0) == pytest.approx(weighed)
        assert abs(total(GAME.reasons, weighed)) < 100
        table.apply(question.options[luck.below(len(question.options))])
    assert GAME.outlook(table.state) == table.returns()


# Instinct


@given(setups(), seeds)
@settings(max_examples=some(12, 25), deadline=None)
def test_instinct_feels_every_option_and_touches_nothing(setup: Setup, seed: str) -> None:
    table, luck = Table(GAME, setup, seed), Luck(seed)
    while (question := table.question) is not None:
        before = GAME.write(table.state)
        felt = GAME.instinct(table.state, question)
        assert len(felt) == len(question.options)
        assert GAME.write(table.state) == before
        if table.seats == 1:  # it knows no more than the seat
            assert GAME.instinct(table.determinize(0, seed).state, question) == pytest.approx(felt)
        table.apply(question.options[luck.below(len(question.options))])


@given(setups(), seeds)
@settings(max_examples=some(12, 25), deadline=None)
def test_games_played_by_instinct_end(setup: Setup, seed: str) -> None:
    table = Table(GAME, setup, seed)
    while table.question is not None:
        table.play(favourite(table))
        assert len(table.choices) < 2000


def test_instinct_wins_games_that_random_play_loses() -> None:
    def wins(by_instinct: bool) -> int:
        found = 0
        for seed in range(30):
            table, luck = Table(GAME, GAME.setup(), f"w{seed}"), Luck(str(seed))
            while (question := table.question) is not None:
                any_option = question.options[luck.below(len(question.options))]
                table.play(favourite(table)) if by_instinct else table.apply(any_option)
            found += table.state.won
        return found

    assert wins(by_instinct=False) < 2
    assert wins(by_instinct=True) > 12


@pytest.mark.rule("sylvion:R11")
def test_instinct_finds_it_pointless_to_play_without_effect() -> None:
    idle = "whale elephant stag doves squirrels"
    table = at(mode="advanced", extension_1="yes", hands=[f"{idle} tree_1"], feats="feat_stag")
    assert table.question is not None
    felt = zip(table.question.options, GAME.instinct(table.state, table.question), strict=True)
    pointless = {GAME.vocabulary.word(option) for option, feeling in felt if feeling == POINTLESS}
    assert pointless == {*idle.split(), "feat_stag"}


@pytest.mark.rule("sylvion:R21")
def test_instinct_lets_the_fuller_hand_lose_cards_and_the_emptier_draw() -> None:
    fields = {"mode": "advanced", "players": 2, "you": "chosen", "stage": "support"}
    table = at(**fields, board={"a5": "desiccation"}, hands=["owl owl whale", "stag"])
    assert favourite(table) == "self"
    table = at(**fields, board={"a5": "desiccation"}, hands=["owl", "owl whale stag"])
    assert favourite(table) == "partner"


def test_instinct_stops_what_would_break_through() -> None:
    table = at(
        board={"c2": "elemental_3"},
        bloom=2,
        hands=["fountain_4 tree_1 tree_1 tree_2"],
        stacks=[f"{stack} elemental_3" for stack in QUIET],
    )
    assert favourite(table) == "fountain_4"
    play(table, "fountain_4")
    assert asked(table) == "place"
    assert favourite(table) == "c1"


def test_instinct_tramples_the_worst_elemental() -> None:
    table = at(
        board={"a1": "elemental_1", "b1": "blazing_4"}, bloom=3, hands=["elephant tree_1 owl"]
    )
    play(table, "elephant tree_1")
    assert asked(table) == "trample"
    assert favourite(table) == "b1"


def test_instinct_plants_trees_at_the_end_and_not_at_the_beginning() -> None:
    hand = ["tree_2 tree_1 whale hedgehogs"]
    assert favourite(at(hands=hand, bloom=10)).startswith("tree")
    assert not favourite(at(hands=hand, bloom=10, stacks=["elemental_3 " * 2] * 4)).startswith(
        "tree"
    )


def test_instinct_pays_with_what_is_missed_least_and_is_sure_of_it() -> None:
    table = at(hands=["fountain_3 owl elephant tree_1 tree_1"], stacks=QUIET)
    play(table, "fountain_3")
    assert asked(table) == "pay"
    felt = feelings(table)
    assert felt.pop(favourite(table)) == 0
    assert set(felt.values()) == {NEVER}


def test_owls_do_not_fly_for_each_other() -> None:
    """Two of them could go on for ever with two cards in the discard."""
    table = at(hands=["owl tree_1"], deck="owl", discard="tree_1", stacks=QUIET)
    assert feelings(table)["owl"] < feelings(table)["done"]


def test_hedgehogs_turn_away_what_hurts_most() -> None:
    board = {"a5": "elemental_0", "b5": "blaze", "c1": "elemental_3", "d1": "elemental_0"}
    table = at(stage="window", board=board, bloom=3, hands=["hedgehogs"], stacks=QUIET)
    assert asked(table) == "ward"
    assert favourite(table) == "b5"


def test_instinct_recruits_the_column_that_is_worth_most() -> None:
    table = at(
        mode="advanced",
        stage="summon",
        pile="fish doves squirrels tree_1 tree_2",
        columns=["fountain_4 owl", "fish", "doves", "squirrels"],
        desertion=[1, 2, 3, 4],
    )
    assert asked(table) == "recruit"
    assert favourite(table) == "column_1"


def joining(size: int, column: str, reinforcements: str = "2") -> float:
    """What a column brings to a deck of so many fountains, with nothing more to come."""
    g = at(mode="advanced", reinforcements=reinforcements).state
    fountain, *cards = [GAME.vocabulary.number(word) for word in ("fountain_3", *column.split())]
    g.deck, g.columns[0] = [fountain] * size, cards
    return muster(g, cards) - muster(g, [])


def test_owls_are_wanted_in_every_deck() -> None:
    for size in (10, 20, 30):
        assert joining(size, "owl fish") > joining(size, "fountain_4 hedgehogs")


def test_a_deck_should_be_large_enough_for_the_battle_and_no_larger() -> None:
    assert joining(20, "whale elephant") > 0
    assert joining(40, "whale elephant") < 0
    assert joining(40, "whale elephant", reinforcements="3") > 0


def test_trees_are_kept_while_they_will_be_wanted() -> None:
    """Of the last turn's hand the tree is paid first in a forest in Bloom, and else last."""
    hand = ["elephant fountain_1 tree_1"]
    board = {"a1": "elemental_1"}
    in_bloom = play(at(board=board, bloom=12, hands=hand), "elephant")
    assert lack(in_bloom.state) < 0
    assert favourite(in_bloom) == "tree_1"
    desolate = play(at(board=board, bloom=6, hands=hand), "elephant")
    assert lack(desolate.state) == 5
    assert favourite(desolate) == "fountain_1"


def test_a_card_less_hurts_while_many_turns_are_to_come() -> None:
    def loss(turns: int) -> float:
        g = at(mode="advanced", discard="whale", hands=["owl stag"]).state
        g.stacks = [[GAME.vocabulary.number("simoon")] * turns for _ in range(4)]
        return shortage(g, 1) - shortage(g, 0)

    assert loss(10) > loss(1) > 0


def test_the_taste_is_that_of_the_data() -> None:
    assert TASTE.worth[GAME.vocabulary.number("fountain_4")] > 0
    assert len(TASTE.hold) == 16
    assert len(TASTE.worth) == len(TASTE.call) == 25
