"""The Ravage figure (6.2): where it stands, what it survives, what it does."""

from typing import Any

import pytest

from spinney.core import Table
from spinney.sylvion.state import Sylvion
from sylvion.positions import at, board, cited, hand, play, step, told

SIEGE = {"mode": "advanced"}
ELEMENTS = {"mode": "advanced", "extension_2": "yes"}


def figure(table: Table[Sylvion]) -> str | None:
    found: str | None = table.view(0)["figure"]
    return found


def moved(**fields: Any) -> Table[Sylvion]:
    return step(mode="advanced", stage="move", **fields)


# Where it stands


@pytest.mark.rule("sylvion:6.2")
@pytest.mark.parametrize(
    "bearer",
    [
        pytest.param("bearer_0", marks=pytest.mark.rule("sylvion:bearer_0")),
        pytest.param("bearer_1", marks=pytest.mark.rule("sylvion:bearer_1")),
        pytest.param("bearer_2", marks=pytest.mark.rule("sylvion:bearer_2")),
        pytest.param("bearer_3", marks=pytest.mark.rule("sylvion:bearer_3")),
    ],
)
def test_the_figure_goes_on_a_revealed_bearer_of_its_icon(bearer: str) -> None:
    table = step(
        **SIEGE, stage="window", figure="beside", board={"a5": "elemental_3", "c5": bearer}
    )
    assert figure(table) == "c5"
    assert told(table, "figure-on") == [(bearer, "c5")]


@pytest.mark.rule("sylvion:6.2")
def test_elementals_without_the_icon_do_not_get_it() -> None:
    table = step(**SIEGE, stage="window", figure="beside", board={"a5": "elemental_3"})
    assert figure(table) == "beside"


@pytest.mark.rule("sylvion:6.2")
def test_it_changes_over_to_a_stronger_bearer_only() -> None:
    stronger = {"a3": "bearer_1", "b5": "bearer_2"}
    assert figure(step(**SIEGE, stage="window", figure="a3", board=stronger)) == "b5"
    weaker = {"a3": "bearer_2", "b5": "bearer_1"}
    assert figure(step(**SIEGE, stage="window", figure="a3", board=weaker)) == "a3"
    equal = {"a3": "blazing_2", "b5": "bearer_2"}
    assert figure(step(**SIEGE, stage="window", figure="a3", board=equal)) == "a3"


@pytest.mark.rule("sylvion:R30")
def test_of_several_bearers_the_strongest_gets_it() -> None:
    several = {"a5": "bearer_1", "b5": "bearer_3", "c5": "bearer_2"}
    table = step(**SIEGE, stage="window", figure="beside", board=several)
    assert figure(table) == "b5"
    assert len(told(table, "figure-on")) == 1


@pytest.mark.rule("sylvion:R30")
def test_the_present_strength_of_the_carrier_counts() -> None:
    blazing = {"a3": "blazing_4", "b5": "bearer_3"}
    assert figure(step(**SIEGE, stage="window", figure="a3", board=blazing)) == "a3"


@pytest.mark.rule("sylvion:R30", "sylvion:6.2", "sylvion:hedgehogs")
def test_a_bearer_that_hedgehogs_turn_away_never_gets_it() -> None:
    table = at(
        **SIEGE,
        stage="window",
        figure="beside",
        board={"a5": "bearer_3", "b5": "bearer_1"},
        hands=["hedgehogs tree_1"],
    )
    assert figure(table) == "beside"
    table.play("a5")
    assert table.view(0)["ravage_discard"] == ["bearer_3"]
    assert figure(table) == "b4"


@pytest.mark.rule("sylvion:6.2", "sylvion:doves")
def test_doves_discard_a_bearer_like_any_card() -> None:
    stacks = ["bearer_3 blaze", "blaze blaze", "blaze blaze", "blaze blaze"]
    table = step("doves", **SIEGE, figure="beside", stacks=stacks, hands=["doves owl"])
    assert "bearer_3" in table.view(0)["ravage_discard"]
    assert figure(table) == "beside"


@pytest.mark.rule("sylvion:R31")
def test_a_figure_that_came_off_waits_for_the_next_bearer() -> None:
    table = step(**SIEGE, stage="move", figure="a2", board={"a2": "bearer_1", "a1": "fountain_4"})
    assert figure(table) == "beside"
    table = step(**SIEGE, stage="window", figure="beside", board={"d5": "bearer_0"})
    assert figure(table) == "d5"


@pytest.mark.rule("sylvion:R31")
def test_with_figure_once_it_leaves_the_game() -> None:
    once = {**SIEGE, "figure_once": "yes"}
    table = step(**once, stage="move", figure="a2", board={"a2": "bearer_1", "a1": "fountain_4"})
    assert figure(table) is None
    table = step(**once, stage="window", figure="none", board={"d5": "bearer_3"})
    assert figure(table) is None
    assert told(table, "figure-on") == []


# What it does


@pytest.mark.rule("sylvion:6.2")
@pytest.mark.parametrize("fountain", ["fountain_2", "fountain_3", "fountain_4"])
def test_a_fountain_as_strong_or_stronger_falls_and_only_the_figure_comes_off(
    fountain: str,
) -> None:
    table = moved(board={"a3": "bearer_2", "a2": fountain}, figure="a3", deck="owl")
    assert board(table) == {"a2": "bearer_2"}
    assert figure(table) == "beside"
    assert table.view(0)["discard"] == [fountain]
    assert hand(table) == ["owl"]
    assert cited(table, "figure-off") == ["6.2"]


@pytest.mark.rule("sylvion:6.2", "sylvion:4.2")
def test_against_a_weaker_fountain_the_figure_stays_on() -> None:
    table = moved(board={"a3": "bearer_3", "a2": "fountain_2"}, figure="a3", deck="owl")
    assert board(table) == {"a2": "bearer_3"}
    assert figure(table) == "a2"
    assert hand(table) == ["owl"]


@pytest.mark.rule("sylvion:6.2")
def test_it_tramples_trees_without_coming_off() -> None:
    table = moved(board={"a3": "bearer_1", "a2": "tree_4"}, figure="a3", deck="owl")
    assert (board(table), figure(table)) == ({"a2": "bearer_1"}, "a2")
    assert hand(table) == []


@pytest.mark.rule("sylvion:R32")
def test_a_carrier_of_strength_0_comes_through_a_tree_without_the_figure() -> None:
    table = moved(board={"a3": "bearer_0", "a2": "tree_1"}, figure="a3")
    assert (board(table), figure(table)) == ({"a2": "bearer_0"}, "beside")
    assert table.view(0)["discard"] == ["tree_1"]
    assert cited(table, "figure-off") == ["R32"]


@pytest.mark.rule("sylvion:R32", "sylvion:geyser")
def test_a_carrier_that_steps_on_a_geyser_loses_the_figure_only() -> None:
    table = step(**ELEMENTS, stage="move", board={"a3": "bearer_2", "a2": "geyser"}, figure="a3")
    assert (board(table), figure(table)) == ({"a2": "bearer_2"}, "beside")
    assert table.view(0)["ravage_discard"] == ["geyser"]


@pytest.mark.rule("sylvion:6.2", "sylvion:elephant")
def test_an_elephant_takes_the_figure_first_and_the_elemental_next() -> None:
    table = at(
        **SIEGE,
        board={"a3": "bearer_2"},
        figure="a3",
        hands=["elephant elephant owl owl tree_1"],
    )
    play(table, "elephant owl")
    assert (board(table), figure(table)) == ({"a3": "bearer_2"}, "beside")
    play(table, "elephant owl")
    assert board(table) == {}
    assert table.view(0)["ravage_discard"] == ["bearer_2"]


@pytest.mark.rule("sylvion:6.2", "sylvion:geyser")
def test_an_eruption_takes_the_figure_first() -> None:
    table = step(
        "erupt right",
        **ELEMENTS,
        board={"b1": "geyser", "b3": "bearer_2", "b4": "elemental_1"},
        figure="b3",
    )
    assert (board(table), figure(table)) == ({"b3": "bearer_2"}, "beside")


@pytest.mark.rule("sylvion:6.2", "sylvion:feat_elephants")
def test_the_deluge_takes_the_figure_first() -> None:
    table = step(
        "feat_elephants",
        **SIEGE,
        extension_1="yes",
        feats="feat_elephants",
        board={"b3": "bearer_2", "a1": "tree_1", "c1": "elemental_0"},
        figure="b3",
    )
    assert (board(table), figure(table)) == ({"b3": "bearer_2"}, "beside")


@pytest.mark.rule("sylvion:6.2", "sylvion:10")
@pytest.mark.parametrize("bearer", ["bearer_0", "bearer_3", "blazing_4"])
def test_in_the_forest_with_the_figure_all_is_lost(bearer: str) -> None:
    table = at(**SIEGE, stage="move", board={"a1": bearer}, figure="a1", bloom=12)
    assert table.view(0)["result"] == "lost"
    assert told(table, "ravage-in-forest") == [()]
    assert table.view(0)["bloom"] == 12


@pytest.mark.rule("sylvion:6.2", "sylvion:10", "sylvion:whale")
def test_pushing_the_carrier_into_the_forest_loses_as_well() -> None:
    table = at(**SIEGE, board={"a2": "bearer_0"}, figure="a2", hands=["whale"])
    play(table, "whale a0")
    assert table.view(0)["result"] == "lost"


@pytest.mark.rule("sylvion:6.2", "sylvion:4.4", "sylvion:10")
def test_in_the_final_assault_the_figure_is_stopped_by_fountains_only() -> None:
    open_row = at(**SIEGE, stage="assault", board={"a4": "bearer_0"}, figure="a4")
    assert open_row.view(0)["result"] == "lost"
    guarded = {"a4": "bearer_1", "a3": "fountain_1", "b1": "tree_1"}
    held = at(**SIEGE, stage="assault", board=guarded, figure="a4")
    assert held.view(0)["bloom"] == 11
    assert held.view(0)["result"] == "won"


@pytest.mark.rule("sylvion:6.2", "sylvion:blaze")
def test_the_blazing_replacement_keeps_the_figure() -> None:
    table = step(**SIEGE, stage="support", board={"a3": "bearer_0", "d5": "blaze"}, figure="a3")
    assert (board(table), figure(table)) == ({"a3": "blazing_4"}, "a3")
    assert table.view(0)["ravage_discard"] == ["bearer_0", "blaze"]


@pytest.mark.rule("sylvion:6.2", "sylvion:simoon", "sylvion:whale", "sylvion:acid_lake")
def test_the_figure_travels_with_its_elemental() -> None:
    simoon = step(**SIEGE, stage="support", board={"a3": "bearer_0", "d5": "simoon"}, figure="a3")
    assert figure(simoon) == "a2"
    whale = step("whale c3", **SIEGE, board={"a3": "bearer_0"}, figure="a3", hands=["whale"])
    assert figure(whale) == "c3"
    lake = step(**ELEMENTS, stage="move", board={"a3": "bearer_0", "a2": "acid_lake"}, figure="a3")
    assert figure(lake) == "a1"
