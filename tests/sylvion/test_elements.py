"""Extension 2: geysers, acid lakes, temporal tornadoes and stone rain (6.1)."""

from typing import Any

import pytest

from spinney.core import Table
from spinney.sylvion.state import Sylvion
from sylvion.positions import asked, at, board, cited, hand, options, play, refused, step, told

ELEMENTS = {"mode": "advanced", "extension_2": "yes"}


def resolved(words: str = "", **fields: Any) -> Table[Sylvion]:
    return step(words, **ELEMENTS, stage="support", **fields)


def moved(**fields: Any) -> Table[Sylvion]:
    return step(**ELEMENTS, stage="move", **fields)


# Where geysers and lakes settle


@pytest.mark.rule("sylvion:6.1", "sylvion:geyser", "sylvion:acid_lake")
@pytest.mark.parametrize("element", ["geyser", "acid_lake"])
def test_it_settles_on_the_empty_square_of_its_row_farthest_from_the_stack(element: str) -> None:
    table = resolved(board={"a1": "fountain_1", "a3": "tree_1", "a5": element, "b1": "elemental_0"})
    assert board(table) == {
        "a1": "fountain_1",
        "a2": element,
        "a3": "tree_1",
        "b1": "elemental_0",
    }
    assert told(table, "settled") == [(element, "a2")]
    assert table.view(0)["ravage_discard"] == []


@pytest.mark.rule("sylvion:6.1", "sylvion:geyser", "sylvion:acid_lake")
@pytest.mark.parametrize("element", ["geyser", "acid_lake"])
def test_in_a_full_row_it_is_discarded(element: str) -> None:
    row = {"a1": "acid_lake", "a2": "fountain_1", "a3": "elemental_0", "a4": "tree_1"}
    table = resolved(board=row | {"a5": element})
    assert board(table) == row
    assert table.view(0)["ravage_discard"] == [element]


@pytest.mark.rule("sylvion:6.1")
def test_a_geyser_settles_before_a_lake_and_each_keeps_to_its_row() -> None:
    table = at(
        **ELEMENTS,
        stage="support",
        board={"a5": "acid_lake", "b5": "geyser", "b1": "acid_lake"},
        hands=["tree_1"],
    )
    assert board(table) == {"a1": "acid_lake", "b1": "acid_lake", "b2": "geyser"}
    assert told(table, "settled") == [("geyser", "b2"), ("acid_lake", "a1")]


# Lakes


@pytest.mark.rule("sylvion:6.1", "sylvion:acid_lake")
def test_an_elemental_crosses_a_lake_in_the_same_move() -> None:
    table = moved(board={"a3": "elemental_1", "a2": "acid_lake"})
    assert board(table) == {"a1": "elemental_1", "a2": "acid_lake"}


@pytest.mark.rule("sylvion:6.1", "sylvion:acid_lake")
def test_behind_the_last_lake_is_the_forest() -> None:
    table = moved(board={"a3": "elemental_3", "a2": "acid_lake", "a1": "acid_lake"})
    assert board(table) == {"a1": "acid_lake", "a2": "acid_lake"}
    assert table.view(0)["bloom"] == 9


@pytest.mark.rule("sylvion:6.1", "sylvion:acid_lake")
def test_behind_a_lake_it_fights_what_it_meets() -> None:
    table = moved(board={"a5": "elemental_1", "a4": "acid_lake", "a3": "fountain_2"})
    assert board(table) == {"a3": "fountain_2", "a4": "acid_lake"}


@pytest.mark.rule("sylvion:acid_lake", "sylvion:4.4")
def test_lakes_are_crossed_in_the_final_assault_too() -> None:
    table = at(**ELEMENTS, stage="assault", board={"a4": "elemental_2", "a2": "acid_lake"})
    assert table.view(0)["bloom"] == 10
    assert board(table) == {"a2": "acid_lake"}


# Geysers


@pytest.mark.rule("sylvion:6.1", "sylvion:geyser")
def test_an_elemental_that_steps_on_a_geyser_goes_with_it() -> None:
    table = moved(board={"a3": "blazing_4", "a2": "geyser", "b1": "geyser", "b2": "elemental_0"})
    assert board(table) == {}
    assert told(table, "met-geyser") == [("blazing_4", "a2"), ("elemental_0", "b1")]
    assert table.view(0)["ravage_discard"] == ["elemental_0", "geyser", "geyser"]


@pytest.mark.rule("sylvion:6.1", "sylvion:geyser")
@pytest.mark.parametrize(
    ("direction", "gone"),
    [("left", ["b1"]), ("right", ["b3", "b4"]), ("up", ["a2"]), ("down", ["c2", "d2"])],
)
def test_an_eruption_destroys_every_elemental_on_one_line(direction: str, gone: list[str]) -> None:
    field = {f"{row}{column}": "blazing_4" for row in "abcd" for column in (1, 2, 3, 4)} | {
        "b2": "geyser"
    }
    table = step(f"erupt {direction}", **ELEMENTS, board=field)
    left = {square: card for square, card in field.items() if square not in [*gone, "b2"]}
    assert board(table) == left
    assert told(table, "erupted") == [("b2", direction)]
    assert table.view(0)["ravage_discard"] == ["geyser"]


@pytest.mark.rule("sylvion:R29")
def test_nothing_hinders_an_eruption_and_plants_survive_it() -> None:
    table = step(
        "erupt right",
        **ELEMENTS,
        board={"b1": "geyser", "b2": "tree_1", "b3": "acid_lake", "b4": "elemental_3"},
    )
    assert board(table) == {"b2": "tree_1", "b3": "acid_lake"}


@pytest.mark.rule("sylvion:R29")
def test_an_eruption_may_hit_nothing_and_frees_the_square() -> None:
    table = step("erupt up", **ELEMENTS, board={"c1": "geyser"})
    assert board(table) == {}


@pytest.mark.rule("sylvion:R29")
def test_a_geyser_may_erupt_in_the_turn_it_appears_in() -> None:
    table = at(**ELEMENTS, stage="support", board={"a5": "geyser", "b5": "elemental_2"})
    play(table, "erupt right")
    assert told(table, "erupted") == [("a1", "right")]


@pytest.mark.rule("sylvion:6.1", "sylvion:geyser")
def test_several_geysers_may_erupt_and_an_eruption_is_free() -> None:
    table = at(**ELEMENTS, board={"a1": "geyser", "d4": "geyser", "a3": "elemental_1"})
    table.play("erupt")
    assert asked(table) == "geyser"
    assert options(table) == {"a1", "d4"}
    table.play("a1")
    assert options(table) == {"right", "down"}
    assert refused(table, "up") == ("off-the-field", "geyser")
    play(table, "right erupt left")
    assert board(table) == {}
    assert told(table, "paid") == []


# Temporal tornado


@pytest.mark.rule("sylvion:6.1", "sylvion:temporal_tornado")
def test_a_tornado_blows_the_plants_of_its_row_back_to_hand() -> None:
    table = resolved(
        board={
            "c1": "fountain_2",
            "c2": "tree_4",
            "c3": "elemental_0",
            "d1": "tree_1",
            "c5": "temporal_tornado",
        },
        deck="owl",
    )
    assert board(table) == {"c3": "elemental_0", "d1": "tree_1"}
    assert hand(table) == ["fountain_2", "tree_4"]
    assert table.view(0)["discard"] == []
    assert told(table, "drew") == []
    assert table.view(0)["ravage_discard"] == ["temporal_tornado"]


@pytest.mark.rule("sylvion:6.1", "sylvion:temporal_tornado")
def test_a_tornado_in_a_row_without_plants_sends_two_hand_cards_back_to_the_deck() -> None:
    table = resolved(
        "stag owl",
        board={"c3": "elemental_0", "d1": "tree_1", "c5": "temporal_tornado"},
        hands=["owl stag whale"],
        deck="tree_2",
    )
    assert hand(table) == ["whale"]
    assert table.view(0)["deck"] == {"count": 3, "known": ["owl", "stag"]}


@pytest.mark.rule("sylvion:R33", "sylvion:temporal_tornado")
def test_a_tornado_takes_a_single_hand_card_if_there_is_no_other() -> None:
    table = resolved(board={"a5": "temporal_tornado"}, hands=["owl"], deck="tree_1")
    assert hand(table) == []
    assert table.view(0)["deck"] == {"count": 2, "known": ["owl"]}


@pytest.mark.rule("sylvion:6.1", "sylvion:temporal_tornado")
def test_a_tornado_that_finds_neither_plants_nor_a_hand_is_ignored() -> None:
    table = resolved(board={"a5": "temporal_tornado", "b1": "tree_1"})
    assert told(table, "ignored") == [("temporal_tornado",)]


# Stone rain


@pytest.mark.rule("sylvion:6.1", "sylvion:stone_rain")
def test_stone_rain_destroys_the_plant_nearest_the_stack_and_a_fountain_brings_a_card() -> None:
    row = {"b1": "tree_3", "b3": "fountain_2", "b4": "elemental_1"}
    table = resolved(board=row | {"b5": "stone_rain"}, deck="owl")
    assert board(table) == {"b1": "tree_3", "b4": "elemental_1"}
    assert hand(table) == ["owl"]
    assert table.view(0)["discard"] == ["fountain_2"]
    assert table.view(0)["bloom"] == 12


@pytest.mark.rule("sylvion:6.1", "sylvion:stone_rain")
def test_stone_rain_on_a_tree_brings_no_card() -> None:
    table = resolved(board={"b1": "fountain_1", "b2": "tree_3", "b5": "stone_rain"}, deck="owl")
    assert board(table) == {"b1": "fountain_1"}
    assert hand(table) == []


@pytest.mark.rule("sylvion:6.1", "sylvion:stone_rain", "sylvion:4.3")
def test_stone_rain_in_a_row_without_plants_does_one_damage() -> None:
    table = resolved(board={"a1": "tree_1", "b2": "elemental_3", "b5": "stone_rain"}, bloom=5)
    assert table.view(0)["bloom"] == 4
    assert cited(table, "hurt") == ["stone_rain"]
    assert board(table) == {"a1": "tree_1", "b2": "elemental_3"}


@pytest.mark.rule("sylvion:stone_rain", "sylvion:10")
def test_stone_rain_without_bloom_loses() -> None:
    table = resolved(board={"b5": "stone_rain"}, bloom=0)
    assert table.view(0)["result"] == "lost"


@pytest.mark.rule("sylvion:stone_rain", "sylvion:blaze", "sylvion:3.1")
def test_stone_rain_and_blaze_share_a_letter_and_go_by_row() -> None:
    table = at(
        **ELEMENTS,
        stage="support",
        board={"a5": "blaze", "b5": "stone_rain", "c4": "elemental_3", "b4": "tree_1"},
        hands=["tree_1"],
    )
    assert told(table, "resolves") == [("blaze", "a5"), ("stone_rain", "b5")]
    assert board(table) == {"c3": "blazing_4"}
