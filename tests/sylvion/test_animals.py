"""The eight animals: what each of them does when it is played."""

import pytest

from spinney.core.preview import preview
from spinney.core.table import table_at
from spinney.sylvion.game import GAME
from sylvion.positions import (
    SEED,
    asked,
    at,
    board,
    cited,
    counts,
    hand,
    options,
    play,
    refused,
    step,
    told,
)

SIEGE = {"mode": "advanced"}
ELEMENTS = {"mode": "advanced", "extension_2": "yes"}
STACKS = [
    "elemental_0 blaze simoon",
    "elemental_1 simoon blaze",
    "elemental_2 elemental_2 blaze",
    "elemental_3 blaze simoon",
]


def reach(origin: str, **fields: object) -> set[str]:
    """Where a whale can push the one elemental there is."""
    others = fields.pop("others", {})
    assert isinstance(others, dict)
    table = at(board={origin: "elemental_2"} | others, hands=["whale tree_1"], **fields)
    table.play("whale")
    if asked(table) == "push":
        table.play(origin)
    return options(table)


# The whale


@pytest.mark.rule("sylvion:whale", "sylvion:R07", "sylvion:R10")
def test_a_whale_pushes_up_to_three_squares_in_a_straight_line() -> None:
    assert reach("b2") == {"b0", "b1", "b3", "b4", "a2", "c2", "d2"}
    assert reach("a4") == {"a3", "a2", "a1", "b4", "c4", "d4"}


@pytest.mark.rule("sylvion:whale", "sylvion:R10")
def test_a_whale_reaches_the_forest_from_three_squares_but_never_a_stack() -> None:
    assert "a0" in reach("a3")
    assert "a0" not in reach("a4")
    assert "a5" not in reach("a4")
    table = at(board={"a4": "elemental_2"}, hands=["whale tree_1"])
    table.play("whale")
    assert refused(table, "a5") == ("out-of-reach", "whale")
    assert refused(table, "a4") == ("taken-by-elemental", "whale")


@pytest.mark.rule("sylvion:R07")
def test_with_whale_turns_it_may_go_round_corners() -> None:
    assert "b3" not in reach("a4")
    turning = reach("a4", whale_turns="yes")
    assert turning == {"a3", "a2", "a1", "b4", "c4", "d4", "b3", "b2", "c3"}


@pytest.mark.rule("sylvion:R07")
def test_a_turning_whale_does_not_walk_through_the_forest() -> None:
    assert reach("a1", whale_turns="yes") & {"b0", "c0"} == {"b0", "c0"}
    lakes = {"b1": "acid_lake", "c1": "acid_lake", "d1": "acid_lake"}
    found = reach("a1", whale_turns="yes", others=lakes, **ELEMENTS)
    assert found & {"a0", "b0", "c0", "d0"} == {"a0", "b0"}


@pytest.mark.rule("sylvion:whale")
def test_a_push_may_not_end_on_an_elemental() -> None:
    found = reach("b3", others={"b2": "elemental_1", "c3": "blazing_2"})
    assert "b2" not in found
    assert "c3" not in found
    table = at(board={"b3": "elemental_2", "b2": "elemental_1"}, hands=["whale"])
    play(table, "whale b3")
    assert refused(table, "b2") == ("taken-by-elemental", "whale")


@pytest.mark.rule("sylvion:R08")
def test_a_push_passes_over_whatever_lies_between() -> None:
    table = step(
        "whale b4 b1",
        **ELEMENTS,
        board={"b4": "elemental_3", "b3": "elemental_1", "b2": "geyser"},
        hands=["whale"],
    )
    assert board(table) == {"b1": "elemental_3", "b3": "elemental_1", "b2": "geyser"}
    table = step(
        "whale b1", board={"b4": "elemental_3", "b3": "fountain_4", "b2": "tree_1"}, hands=["whale"]
    )
    assert board(table) == {"b1": "elemental_3", "b3": "fountain_4", "b2": "tree_1"}


@pytest.mark.rule("sylvion:whale", "sylvion:4.2", "sylvion:R08")
def test_on_the_last_square_it_fights() -> None:
    table = step(
        "whale c1", board={"a1": "elemental_2", "c1": "fountain_2"}, hands=["whale"], deck="owl"
    )
    assert board(table) == {}
    assert hand(table) == ["owl"]
    table = step("whale a4", board={"a3": "elemental_1", "a4": "tree_1"}, hands=["whale"])
    assert board(table) == {"a4": "elemental_1"}


@pytest.mark.rule("sylvion:R08", "sylvion:geyser")
def test_it_can_be_pushed_onto_a_geyser() -> None:
    table = step("whale d1", **ELEMENTS, board={"a1": "blazing_4", "d1": "geyser"}, hands=["whale"])
    assert board(table) == {}


@pytest.mark.rule("sylvion:whale", "sylvion:4.3")
def test_pushed_into_the_forest_it_does_its_damage() -> None:
    table = step("whale a0", board={"a3": "elemental_2"}, hands=["whale"], bloom=6)
    assert board(table) == {}
    assert table.view(0)["bloom"] == 4
    assert table.view(0)["discard"] == ["whale"]


@pytest.mark.rule("sylvion:R09", "sylvion:acid_lake")
def test_lakes_cost_a_push_nothing_and_are_no_place_to_stop() -> None:
    assert reach("a4", others={"a2": "acid_lake"}, **ELEMENTS) == {
        *("a3", "a1", "a0"),
        *("b4", "c4", "d4"),
    }
    table = at(**ELEMENTS, board={"a4": "elemental_2", "a2": "acid_lake"}, hands=["whale"])
    table.play("whale")
    assert refused(table, "a2") == ("lake-is-no-square", "R09")


@pytest.mark.rule("sylvion:R09", "sylvion:R10")
def test_a_lake_at_the_edge_leads_nowhere() -> None:
    lakes = {"c4": "acid_lake", "d3": "acid_lake", "b3": "acid_lake", "a3": "acid_lake"}
    assert reach("c3", others=lakes, **ELEMENTS) == {"c2", "c1", "c0"}


# The elephant


@pytest.mark.rule("sylvion:elephant")
@pytest.mark.parametrize("victim", ["elemental_3", "blazing_4"])
def test_an_elephant_destroys_one_elemental(victim: str) -> None:
    table = step(
        "elephant a4", board={"a4": victim, "b1": "elemental_0"}, hands=["elephant tree_1"]
    )
    assert board(table) == {"b1": "elemental_0"}
    assert cited(table, "destroyed") == ["elephant"]
    assert table.view(0)["bloom"] == 6


@pytest.mark.rule("sylvion:elephant")
def test_an_elephant_touches_nothing_but_elementals() -> None:
    table = at(
        board={"a1": "elemental_0", "b2": "elemental_1", "c3": "tree_1"}, hands=["elephant owl"]
    )
    table.play("elephant")
    assert options(table) == {"a1", "b2"}
    assert refused(table, "c3") == ("no-elemental-there", "0")


# The owl


@pytest.mark.rule("sylvion:owl")
def test_an_owl_draws_three_cards() -> None:
    table = step("owl", hands=["owl whale"], deck="tree_1 tree_2 tree_3 tree_4")
    assert hand(table) == ["tree_1", "tree_2", "tree_3"]
    assert cited(table, "drew") == ["owl"] * 3


@pytest.mark.rule("sylvion:R47")
def test_an_owl_comes_back_24_times_in_an_introductory_defence() -> None:
    """With nothing in deck and discard pile it brings back itself and what paid for it."""
    table = at(board={"b3": "elemental_2"}, hands=["owl whale"])
    for _ in range(24):
        assert "owl" in options(table)
        play(table, "owl")
        assert hand(table) == ["whale", "owl"]
    assert refused(table, "owl") == ("enough-owls", "R47")
    assert options(table) == {"whale", "done"}
    again = table_at(GAME, table.position(), SEED)
    assert refused(again, "owl") == ("enough-owls", "R47")


@pytest.mark.rule("sylvion:R47")
def test_other_cards_that_owls_bring_back_come_to_an_end_too() -> None:
    table = at(board={"b3": "elemental_2"}, hands=["owl whale tree_4"])
    for n in range(24):
        play(table, f"whale b{4 - n % 2} owl")
        assert hand(table) == ["tree_4", "whale", "owl"]
    assert options(table) == {"whale", "done"}
    assert refused(table, "owl") == ("enough-owls", "R47")


@pytest.mark.rule("sylvion:R47")
@pytest.mark.parametrize("players", [1, 2])
def test_owls_are_counted_in_each_defence_anew(players: int) -> None:
    hands = ["owl fountain_1"] * players
    table = at(players=players, stacks=["blaze"] * 4, hands=hands, owls=24)
    assert refused(table, "owl") == ("enough-owls", "R47")
    play(table, "done")
    assert asked(table) == "play"
    assert table.view(0)["owls"] == 0
    assert "owl" in options(table)


@pytest.mark.rule("sylvion:R47")
def test_owls_are_not_counted_where_each_new_deck_costs_cards() -> None:
    table = at(**SIEGE, stacks=STACKS, hands=["owl owl tree_1 tree_1 tree_2"])
    play(table, "owl tree_1 top")
    assert len(table.view(0)["removed"]) == 1
    assert table.view(0)["owls"] == 0


# The stag


@pytest.mark.rule("sylvion:stag", "sylvion:R40")
def test_a_stag_heals_up_to_two_edge_cards_or_one_for_each_tree() -> None:
    trees = {"a1": "tree_1", "b1": "tree_1", "c1": "tree_2"}
    fields = {**SIEGE, "board": trees, "bloom": 4, "hands": ["stag"]}
    assert step("stag one", **fields).view(0)["bloom"] == 5
    assert step("stag two", **fields).view(0)["bloom"] == 6
    assert step("stag trees", **fields).view(0)["bloom"] == 7


@pytest.mark.rule("sylvion:R40", "sylvion:stag")
def test_a_stag_heals_no_more_than_there_is_to_heal() -> None:
    trees = {"a1": "tree_1", "b1": "tree_1", "c1": "tree_2"}
    table = at(**SIEGE, board=trees, bloom=11, hands=["stag tree_1"])
    table.play("stag")
    assert options(table) == {"one", "trees"}
    assert refused(table, "two") == ("no-desolation", "R40")
    table.play("trees")
    assert table.view(0)["bloom"] == 12
    assert told(table, "healed") == [(1, 12)]


@pytest.mark.rule("sylvion:R40")
def test_a_stag_heals_the_last_two() -> None:
    assert step("stag two", **SIEGE, bloom=10, hands=["stag"]).view(0)["bloom"] == 12


@pytest.mark.rule("sylvion:stag")
def test_without_trees_a_stag_heals_one_or_two() -> None:
    table = at(**SIEGE, bloom=0, hands=["stag tree_1"], board={"a1": "fountain_1"})
    table.play("stag")
    assert options(table) == {"one", "two"}
    assert refused(table, "trees") == ("no-trees", "stag")


# Doves


@pytest.mark.rule("sylvion:doves")
def test_doves_discard_the_top_card_of_each_stack_without_effect() -> None:
    table = step("doves", **SIEGE, stacks=STACKS, hands=["doves owl"])
    assert counts(table) == [2, 2, 2, 2]
    gone = ["elemental_0", "elemental_1", "elemental_2", "elemental_3"]
    assert table.view(0)["ravage_discard"] == gone
    assert board(table) == {}


# Squirrels


@pytest.mark.rule("sylvion:squirrels", "sylvion:R43")
def test_squirrels_look_at_two_cards_of_each_stack_and_may_swap_each_pair() -> None:
    table = at(**SIEGE, stacks=STACKS, hands=["squirrels owl tree_1"])
    play(table, "squirrels owl")
    assert told(table, "looked") == [
        *(("elemental_0", "a5", 1), ("blaze", "a5", 2)),
        *(("elemental_1", "b5", 1), ("simoon", "b5", 2)),
        *(("elemental_2", "c5", 1), ("elemental_2", "c5", 2)),
        *(("elemental_3", "d5", 1), ("blaze", "d5", 2)),
    ]
    assert asked(table) == "order"
    # The pair on row c is alike, so there is nothing to ask about it.
    play(table, "swap keep swap")
    assert [stack["known"] for stack in table.view(0)["stacks"]] == [
        ["blaze", "elemental_0"],
        ["elemental_1", "simoon"],
        ["elemental_2", "elemental_2"],
        ["blaze", "elemental_3"],
    ]
    assert told(table, "swapped") == [("a5",), ("d5",)]
    assert counts(table) == [3, 3, 3, 3]


@pytest.mark.rule("sylvion:squirrels")
def test_squirrels_look_at_the_last_cards_if_there_are_no_more() -> None:
    table = step("squirrels", **SIEGE, stacks=["blaze"] * 4, hands=["squirrels owl"])
    assert len(told(table, "looked")) == 4
    assert [stack["known"] for stack in table.view(0)["stacks"]] == [["blaze"]] * 4


@pytest.mark.rule("sylvion:squirrels", "sylvion:3.1")
def test_what_was_looked_at_is_what_comes() -> None:
    table = at(**SIEGE, stacks=STACKS, hands=["squirrels owl tree_1"], deck="owl owl owl stag")
    play(table, "squirrels owl swap swap keep done")
    assert [card for card, _ in told(table, "revealed")] == [
        *("blaze", "simoon", "elemental_2", "elemental_3"),
    ]
    assert table.view(0)["stacks"][0]["known"] == ["elemental_0"]


# R11


IDLE = {**SIEGE, "bloom": 12, "hands": ["whale elephant stag doves squirrels tree_2 tree_1"]}


@pytest.mark.rule("sylvion:R11", "sylvion:3.4")
@pytest.mark.parametrize(
    "words", ["whale", "elephant tree_1", "stag", "doves tree_1", "squirrels tree_1"]
)
def test_an_animal_that_can_do_nothing_may_be_played_without_effect(words: str) -> None:
    animal, *paid = words.split()
    table = step(words, **IDLE)
    assert told(table, "without-effect") == [(animal,)]
    assert sorted(table.view(0)["discard"]) == sorted([animal, *paid])
    assert (board(table), table.view(0)["bloom"], counts(table)) == ({}, 12, [0, 0, 0, 0])


@pytest.mark.rule("sylvion:R11")
def test_that_a_card_has_no_effect_is_seen_before_it_is_played() -> None:
    table = at(**IDLE)
    number = GAME.vocabulary.number
    for word in ("whale", "elephant", "stag", "doves", "squirrels"):
        events = preview(table, number(word)).events
        assert ("without-effect", "R11") in [(event.name, event.rule) for event in events]
    names = [event.name for event in preview(table, number("tree_1")).events]
    assert "without-effect" not in names


@pytest.mark.rule("sylvion:R11")
def test_an_animal_that_can_do_nothing_can_be_refused_and_still_pays() -> None:
    fields = IDLE | {"hands": ["whale elephant stag doves squirrels tree_2"]}
    table = at(**fields, idle_plays="refused")
    assert refused(table, "whale") == ("no-elemental", "R11")
    assert refused(table, "elephant") == ("no-elemental", "R11")
    assert refused(table, "stag") == ("no-desolation", "R11")
    assert refused(table, "doves") == ("stacks-empty", "R11")
    assert refused(table, "squirrels") == ("stacks-empty", "R11")
    table.play("tree_2")
    assert options(table) == {"whale", "elephant", "stag", "doves", "squirrels"}
