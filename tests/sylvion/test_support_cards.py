"""The four support cards (3.1), and what happens when they find too little to work on."""

from collections import Counter
from typing import Any

import pytest

from spinney.core import Table
from spinney.sylvion.state import Sylvion
from sylvion.positions import asked, at, board, hand, options, play, refused, step, told

SIEGE = {"mode": "advanced"}


def resolved(words: str = "", **fields: Any) -> Table[Sylvion]:
    """After the next support card, and nothing else."""
    return step(words, stage="support", **fields)


# Blaze


@pytest.mark.rule(
    "sylvion:blaze", "sylvion:blazing_2", "sylvion:blazing_3", "sylvion:blazing_4", "sylvion:R05"
)
def test_blaze_replaces_every_standard_elemental_in_play() -> None:
    table = resolved(
        board={
            "a2": "elemental_0",
            "b3": "elemental_1",
            "c1": "elemental_2",
            "d4": "elemental_3",
            "a1": "blazing_2",
            "b5": "elemental_1",
            "c5": "blaze",
            "d1": "fountain_1",
        }
    )
    assert board(table) == {
        "a2": "blazing_4",
        "b3": "blazing_2",
        "c1": "blazing_3",
        "d4": "blazing_4",
        "a1": "blazing_2",
        "b5": "blazing_2",
        "d1": "fountain_1",
    }
    discarded = Counter(table.view(0)["ravage_discard"])
    assert discarded == {
        "elemental_0": 1,
        "elemental_1": 2,
        "elemental_2": 1,
        "elemental_3": 1,
        "blaze": 1,
    }


@pytest.mark.rule("sylvion:blaze")
def test_a_second_blaze_does_nothing_to_blazing_elementals() -> None:
    table = resolved(board={"a2": "blazing_3", "b1": "blazing_4", "c5": "blaze"})
    assert board(table) == {"a2": "blazing_3", "b1": "blazing_4"}
    assert told(table, "ignored") == [("blaze",)]


@pytest.mark.rule("sylvion:R12")
def test_the_blazing_supply_is_unlimited_by_default() -> None:
    burning = {f"{row}{column}": "blazing_2" for row in "ab" for column in (1, 2, 3)}
    table = resolved(board=burning | {"d4": "elemental_1", "c5": "blaze"})
    assert board(table)["d4"] == "blazing_2"


@pytest.mark.rule("sylvion:R12")
@pytest.mark.parametrize(
    ("elemental", "blazing", "faces"),
    [("elemental_1", "blazing_2", 6), ("elemental_2", "blazing_3", 10)],
)
def test_a_limited_supply_has_six_twos_and_ten_threes(
    elemental: str, blazing: str, faces: int
) -> None:
    squares = [f"{row}{column}" for row in "abc" for column in (1, 2, 3, 4)]
    burning = dict.fromkeys(squares[: faces - 1], blazing)
    table = resolved(
        blazing_supply="limited", board=burning | {"d1": elemental, "d4": elemental, "c5": "blaze"}
    )
    assert (board(table)["d1"], board(table)["d4"]) == (blazing, elemental)


@pytest.mark.rule("sylvion:R12")
def test_a_limited_supply_has_sixteen_cards_in_all() -> None:
    squares = [f"{row}{column}" for row in "abcd" for column in (1, 2, 3, 4)]
    burning = dict.fromkeys(squares[:15], "blazing_4")
    table = resolved(
        blazing_supply="limited",
        board=burning | {"d4": "elemental_3", "b5": "elemental_0", "c5": "blaze"},
    )
    assert board(table)["b5"] == "blazing_4"
    assert board(table)["d4"] == "elemental_3"


@pytest.mark.rule("sylvion:R12")
def test_a_defeated_blazing_card_goes_back_to_its_supply() -> None:
    table = step(stage="move", board={"a2": "blazing_2", "a1": "fountain_3"})
    assert board(table) == {"a1": "fountain_3"}
    assert table.view(0)["ravage_discard"] == []


# Simoon


@pytest.mark.rule("sylvion:simoon")
def test_simoon_moves_every_elemental_in_play_once_more() -> None:
    table = resolved(board={"a3": "elemental_1", "b5": "blazing_3", "c5": "simoon", "d1": "tree_1"})
    assert board(table) == {"a2": "elemental_1", "b4": "blazing_3", "d1": "tree_1"}


@pytest.mark.rule("sylvion:simoon")
def test_each_simoon_moves_everything_once() -> None:
    table = at(
        stage="support",
        board={"a5": "simoon", "b5": "simoon", "c5": "elemental_1"},
        hands=["tree_1"],
    )
    assert board(table) == {"c2": "elemental_1"}


@pytest.mark.rule("sylvion:simoon", "sylvion:4.2", "sylvion:4.3")
def test_simoon_brings_combat_damage_and_fountain_draws_like_any_movement() -> None:
    table = resolved(
        board={"a1": "elemental_2", "b2": "elemental_3", "b1": "fountain_3", "c5": "simoon"},
        deck="owl",
        bloom=6,
    )
    assert board(table) == {}
    assert table.view(0)["bloom"] == 4
    assert hand(table) == ["owl"]


@pytest.mark.rule("sylvion:3.1", "sylvion:blaze", "sylvion:simoon")
def test_blaze_comes_before_simoon() -> None:
    """As a 2 the elemental ties with the fountain; unblazed it would have died alone."""
    table = at(
        stage="support",
        board={"b3": "elemental_1", "b2": "fountain_2", "a5": "simoon", "c5": "blaze"},
        deck="tree_1 tree_1 tree_2 tree_2",
    )
    assert board(table) == {}
    assert table.view(0)["discard"] == ["fountain_2"]


# Desiccation


@pytest.mark.rule("sylvion:desiccation")
def test_desiccation_takes_one_card_at_random_or_two_by_choice() -> None:
    fields = {**SIEGE, "board": {"a5": "desiccation"}, "hands": ["owl whale stag"]}
    assert options(at(stage="support", **fields)) == {"random", "choose"}
    one = resolved("random", **fields)
    assert len(hand(one)) == 2
    assert len(one.view(0)["discard"]) == 1
    two = resolved("choose stag owl", **fields)
    assert hand(two) == ["whale"]
    assert two.view(0)["discard"] == ["owl", "stag"]
    assert two.view(0)["ravage_discard"] == ["desiccation"]


@pytest.mark.rule("sylvion:desiccation")
def test_the_random_card_can_be_any_of_the_hand() -> None:
    fields = {**SIEGE, "board": {"a5": "desiccation"}, "hands": ["owl whale stag"]}
    lost = {
        resolved("random", seed=str(seed), **fields).view(0)["discard"][0] for seed in range(20)
    }
    assert lost == {"owl", "whale", "stag"}


@pytest.mark.rule("sylvion:R14", "sylvion:desiccation")
def test_with_one_card_in_hand_desiccation_takes_it_without_a_choice() -> None:
    table = resolved(**SIEGE, board={"a5": "desiccation"}, hands=["owl"])
    assert hand(table) == []
    assert table.view(0)["discard"] == ["owl"]


@pytest.mark.rule("sylvion:R14", "sylvion:desiccation")
def test_without_a_hand_desiccation_is_ignored() -> None:
    table = resolved(**SIEGE, board={"a5": "desiccation"})
    assert told(table, "ignored") == [("desiccation",)]


# Demobilisation


@pytest.mark.rule("sylvion:demobilisation", "sylvion:R13")
def test_demobilisation_removes_one_discarded_card_at_random_or_two_by_choice() -> None:
    fields = {**SIEGE, "board": {"a5": "demobilisation"}, "discard": "owl whale stag"}
    assert options(at(stage="support", **fields)) == {"random", "choose"}
    one = resolved("random", **fields)
    assert (len(one.view(0)["discard"]), len(one.view(0)["removed"])) == (2, 1)
    two = resolved("choose stag owl", **fields)
    assert two.view(0)["discard"] == ["whale"]
    assert two.view(0)["removed"] == ["owl", "stag"]
    assert two.view(0)["deck"]["count"] == 0


@pytest.mark.rule("sylvion:R14", "sylvion:demobilisation")
def test_with_one_card_to_remove_demobilisation_offers_no_choice() -> None:
    table = resolved(**SIEGE, board={"a5": "demobilisation"}, discard="owl")
    assert table.view(0)["removed"] == ["owl"]


@pytest.mark.rule("sylvion:demobilisation", "sylvion:5.3", "sylvion:treason")
def test_demobilisation_never_removes_a_treason() -> None:
    fields = {**SIEGE, "extension_1": "yes", "board": {"a5": "demobilisation"}}
    only = resolved(**fields, discard="treason treason")
    assert told(only, "ignored") == [("demobilisation",)]
    assert only.view(0)["discard"] == ["treason", "treason"]
    for seed in range(8):
        table = resolved("random", seed=str(seed), **fields, discard="treason treason owl stag")
        assert table.view(0)["discard"][-2:] == ["treason", "treason"]
        assert table.view(0)["removed"][0] in ("owl", "stag")
    choosing = at(stage="support", **fields, discard="treason owl stag whale")
    play(choosing, "choose owl")
    assert asked(choosing) == "remove"
    assert refused(choosing, "treason") == ("treason-stays", "5.3")
