"""Chapter 13: the Corvid Conspiracy on their own turn."""

from typing import Any

import pytest

from root.conspirators import corvids, facing, plots
from root.positions import (
    asked,
    asker,
    at,
    board,
    cited,
    hand,
    lies_in,
    options,
    play,
    player,
    points,
    refused,
    told,
)
from root.vagabonds import vagabond
from spinney.core import SPECTATOR, PositionError, Table
from spinney.root.game import GAME

KINDS = ["bomb", "snare", "extortion", "raid"]
THREE = "corvids,marquise,eyrie"


# 13.2 Faction rules and abilities


@pytest.mark.rule("root:13.2.1", "root:13.4.1")
def test_they_craft_in_birdsong_with_plots_of_either_side() -> None:
    table = corvids(
        {"c1": "hidden_plot", "c6": "snare"},
        phase="birdsong",
        hidden={"c1": "raid"},
        me={"hand": "foxfolk_steel anvil root_tea_mouse"},
    )
    assert (asked(table), options(table)) == ("craft-card", {"foxfolk_steel", "anvil", "done"})
    assert refused(table, "root_tea_mouse") == ("too-few-crafting-pieces", "4.1.1")
    play(table, "foxfolk_steel")
    assert player(table, "corvids")["items"] == ["sword"]
    assert asked(table) == "corvids-recruit", "no fox plot is left to activate"


@pytest.mark.rule("root:13.2.1", "root:3.3.1")
def test_in_birdsong_no_dominance_card_is_activated() -> None:
    table = corvids(
        {"c1": "hidden_plot"},
        phase="birdsong",
        seats=THREE,
        hidden={"c1": "raid"},
        me={"hand": "anvil dominance_fox", "points": 12},
    )
    assert options(table) == {"anvil", "done"}
    play(table, "done", "done")
    assert "dominance_fox" in options(table)


@pytest.mark.rule("root:13.2.2", "root:13.3.1")
def test_there_are_two_plots_of_each_kind() -> None:
    table = corvids(
        {"c1": "corvids 2", "c2": "hidden_plot", "c3": "snare", "c5": "hidden_plot"},
        hidden={"c2": "bomb", "c5": "bomb"},
    )
    assert board(table, "corvids")["reserve"] == {
        "count": 5,
        "kinds": ["snare", "extortion", "extortion", "raid", "raid"],
    }
    play(table, "plot")
    assert options(table) == {"snare", "extortion", "raid"}
    assert refused(table, "bomb") == ("both-on-map", "13.2.2")
    assert refused(table, "c1") == ("not-here", "1.4.2")


@pytest.mark.rule("root:13.2.2")
def test_without_a_plot_in_the_supply_none_is_placed() -> None:
    places = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"]
    table = corvids(
        {**dict.fromkeys(places, "hidden_plot"), "c9": "corvids 2"},
        hidden=dict(zip(places, KINDS + KINDS, strict=True)),
    )
    assert refused(table, "plot") == ("none-left", "1.5.1")


@pytest.mark.rule("root:13.2.2.I")
def test_only_the_corvids_look_at_plots_that_lie_face_down() -> None:
    table = corvids(
        {"c1": "hidden_plot", "c2": "snare"}, seats=THREE, hidden={"c1": "extortion raid"}
    )
    mine = board(table, "corvids")["plots"]
    assert mine == {"c1": {"kind": "extortion", "could_be": ["bomb", "snare", "extortion"]}}
    for reader in ("marquise", "eyrie"):
        theirs = board(table, "corvids", reader)
        assert theirs["plots"]["c1"]["kind"] is None
        assert theirs["reserve"] == {"count": 6, "kinds": None}
        assert theirs["unseen_plots"] == ["bomb"] * 2 + ["snare"] + ["extortion"] * 2 + ["raid"] * 2
    watched = table.view(SPECTATOR)["players"][0]["board"]
    assert watched["plots"]["c1"]["kind"] is None
    assert lies_in(table, "c2") == {"snare": 1}


@pytest.mark.rule("root:13.2.2.I")
def test_a_plot_that_returns_to_the_supply_lies_face_down_again() -> None:
    table = facing({"c1": "marquise 3 snare"}, dice=(1, 0), me={"board": {}}, active="marquise")
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 3}
    assert board(table, "corvids", "marquise")["reserve"] == {"count": 8, "kinds": None}


@pytest.mark.rule("root:13.2.2.II")
def test_a_clearing_holds_one_plot() -> None:
    table = corvids(
        {"c1": "corvids 3 hidden_plot", "c2": "corvids 3 snare", "c3": "corvids 1"},
        hidden={"c1": "raid"},
    )
    play(table, "plot", "raid")
    assert lies_in(table, "c3") == {"hidden_plot": 1}
    assert refused(table, "plot") == ("nowhere-to-plot", "13.5.2")
    table = corvids(
        {"c1": "corvids 3 hidden_plot", "c3": "corvids 1", "c4": "corvids 1"}, hidden={"c1": "raid"}
    )
    play(table, "plot")
    assert options(table) == {"c3", "c4"}
    assert refused(table, "c1") == ("plot-there", "13.2.2.II")


@pytest.mark.rule("root:13.2.3")
def test_they_move_whoever_rules() -> None:
    table = corvids({"c1": "corvids 1 marquise 3", "c5": "marquise 3"})
    play(table, "move")
    assert options(table) == {"c5", "c9", "c10"}


@pytest.mark.rule("root:13.2.5")
@pytest.mark.parametrize("plot", ["hidden_plot", "snare", ""])
@pytest.mark.parametrize("warriors", [0, 1])
def test_embedded_agents_strike_from_face_down_plots(plot: str, warriors: int) -> None:
    hidden = {"c1": "bomb"} if plot == "hidden_plot" else {}
    if not plot and not warriors:
        return
    table = facing({"c1": f"marquise 4 corvids {warriors} {plot}"}, dice=(0, 0), hidden=hidden)
    play(table, "battle")
    lost = 1 if plot == "hidden_plot" else 0
    assert lies_in(table, "c1")["marquise"] == 4 - lost
    assert [event[1] for event in told(table, "extra-hit")] == ["hidden_plot"] * lost


@pytest.mark.rule("root:13.2.5")
def test_agents_do_not_help_in_attack() -> None:
    table = corvids({"c1": "marquise 4 corvids 1 hidden_plot"}, dice=(0, 0), hidden={"c1": "bomb"})
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 4, "corvids": 1, "hidden_plot": 1}


# 13.3 Setup


@pytest.mark.rule("root:13.3.1", "root:13.3.2")
def test_the_corvids_scatter() -> None:
    table = Table(GAME, GAME.setup(seats="marquise,corvids"), "acorn")
    play(table, "c1", "c1")
    while asked(table) != "scatter":
        play(table, sorted(options(table))[0])
    assert options(table) == {"c6", "c8", "c12"}, "the keep is in c1"
    assert refused(table, "c2") == ("wrong-suit", "2.1.1")
    assert refused(table, "c1") == ("keep-forbids", "6.2.2")
    play(table, "c6", "c3", "c11")
    for place in ("c6", "c3", "c11"):
        assert lies_in(table, place)["corvids"] == 1
    assert player(table, "corvids")["supply"] == 12
    assert board(table, "corvids")["reserve"]["count"] == 8


# 13.4 Birdsong


@pytest.mark.rule("root:13.4.2")
def test_each_flip_scores_for_all_plots_that_lie_face_up() -> None:
    table = corvids(
        {"c1": "corvids 1 hidden_plot", "c2": "corvids 1 hidden_plot", "c3": "hidden_plot raid 0"},
        phase="birdsong",
        hidden={"c1": "raid", "c2": "snare", "c3": "snare"},
    )
    assert (asked(table), options(table)) == ("flip-plot", {"c1", "c2", "done"})
    assert refused(table, "c3") == ("nobody-to-flip-it", "13.4.2")
    assert refused(table, "c4") == ("no-plot-there", "13.2.2")
    play(table, "c1")
    assert (points(table, "corvids"), lies_in(table, "c1")) == (1, {"corvids": 1, "raid": 1})
    assert refused(table, "c1") == ("face-up-already", "13.4.2")
    play(table, "c2")
    assert points(table, "corvids") == 3
    assert told(table, "flipped") == [("corvids", "raid", "c1"), ("corvids", "snare", "c2")]
    assert cited(table, "scored") == ["13.4.2", "13.4.2"]


@pytest.mark.rule("root:13.4.2")
def test_flipping_may_be_left() -> None:
    table = corvids({"c1": "corvids 1 hidden_plot"}, phase="birdsong", hidden={"c1": "raid"})
    play(table, "done")
    assert asked(table) == "corvids-act"
    assert points(table, "corvids") == 0


@pytest.mark.rule("root:13.4.2", "root:3.1")
def test_a_flip_that_wins_ends_the_game_before_its_effect() -> None:
    table = corvids(
        {"c1": "corvids 1 marquise 1 hidden_plot"},
        phase="birdsong",
        hidden={"c1": "bomb"},
        me={"points": 29},
    )
    play(table, "c1")
    assert table.over
    assert lies_in(table, "c1") == {"corvids": 1, "marquise": 1, "bomb": 1}


@pytest.mark.rule("root:13.4.3")
def test_any_card_recruits_in_the_clearings_of_its_suit() -> None:
    table = corvids({"c2": "corvids 1"}, phase="birdsong", me={"hand": "anvil sappers"})
    assert (asked(table), options(table)) == ("corvids-recruit", {"anvil", "sappers", "done"})
    play(table, "anvil")
    assert [lies_in(table, c) for c in ("c1", "c6", "c8", "c12")] == [{"corvids": 1}] * 4
    assert lies_in(table, "c2") == {"corvids": 1}
    assert asked(table) == "corvids-act", "once a turn"
    assert hand(table, "corvids") == ["sappers"]


@pytest.mark.rule("root:13.4.3", "root:2.1.1")
def test_for_a_bird_they_choose_a_suit() -> None:
    table = corvids({}, phase="birdsong", me={"hand": "sappers"})
    play(table, "sappers")
    assert (asked(table), options(table)) == ("recruit-suit", {"fox", "rabbit", "mouse"})
    assert refused(table, "bird") == ("not-here", "1.4.2")
    play(table, "mouse")
    assert [lies_in(table, c) for c in ("c2", "c7", "c9", "c11")] == [{"corvids": 1}] * 4
    assert lies_in(table, "c1") == {}


@pytest.mark.rule("root:13.4.3", "root:1.5.4", "root:R62")
def test_if_warriors_are_too_few_for_all_clearings_they_choose() -> None:
    table = corvids({"c2": "corvids 13"}, phase="birdsong", me={"hand": "anvil"})
    play(table, "anvil")
    assert (asked(table), options(table)) == ("one-warrior-in", {"c1", "c6", "c8", "c12"})
    assert refused(table, "c2") == ("not-here", "1.4.2")
    play(table, "c6")
    assert options(table) == {"c1", "c8", "c12"}
    play(table, "c12")
    assert [lies_in(table, c) for c in ("c1", "c6", "c8", "c12")] == [
        {},
        {"corvids": 1},
        {},
        {"corvids": 1},
    ]
    assert asked(table) == "corvids-act"


@pytest.mark.rule("root:13.4.3")
def test_nobody_comes_where_others_forbid_it() -> None:
    table = corvids({"c1": "keep"}, phase="birdsong", me={"hand": "anvil"})
    play(table, "anvil")
    assert lies_in(table, "c1") == {"keep": 1}
    assert lies_in(table, "c6") == {"corvids": 1}


@pytest.mark.rule("root:13.4.3")
@pytest.mark.parametrize(
    ("clearings", "cards"), [({"c1": "corvids 15"}, "anvil"), ({"c1": "corvids 1"}, "")]
)
def test_without_cards_or_warriors_nobody_is_asked(clearings: dict[str, str], cards: str) -> None:
    table = corvids(clearings, phase="birdsong", me={"hand": cards})
    assert asked(table) == "corvids-act"


# 13.5 Daylight


@pytest.mark.rule("root:13.5", "root:13.5.1", "root:13.5.3")
def test_there_are_three_actions() -> None:
    table = corvids({"c1": "corvids 2 marquise 1"}, dice=(0, 0))
    assert options(table) == {"move", "plot", "battle", "done"}
    play(table, "battle", "move", "c5", "1", "plot", "c1", "bomb")
    assert (asked(table), options(table)) == ("exert", {"move", "done"})
    assert cited(table, "moved") == ["13.5.1"]
    table = corvids({"c1": "corvids 2 marquise 1"}, board={"actions": 0}, me={"hand": "anvil"})
    assert asked(table) == "exert"


@pytest.mark.rule("root:13.5")
def test_without_actions_nothing_that_counts_can_be_done() -> None:
    table = corvids(
        {"c1": "corvids 2 marquise 1"},
        seats=THREE,
        board={"actions": 0},
        me={"hand": "dominance_fox", "points": 12},
    )
    assert (asked(table), options(table)) == ("corvids-act", {"dominance_fox", "done"})
    assert refused(table, "move") == ("corvids-no-actions", "13.5")


@pytest.mark.rule("root:13.5.2")
def test_each_plot_of_a_turn_takes_one_warrior_more() -> None:
    table = corvids({"c1": "corvids 1", "c2": "corvids 2", "c3": "corvids 3", "c5": "corvids 2"})
    play(table, "plot", "c1", "bomb")
    assert lies_in(table, "c1") == {"hidden_plot": 1}
    play(table, "plot")
    assert options(table) == {"c2", "c3", "c5"}
    assert refused(table, "c4") == ("too-few-plotters", "13.5.2")
    play(table, "c2", "raid", "plot", "snare")
    assert lies_in(table, "c3") == {"hidden_plot": 1}
    assert player(table, "corvids")["supply"] == 15 - 2
    assert board(table, "corvids")["plots_placed"] == 3
    assert refused(table, "plot") == ("nowhere-to-plot", "13.5.2")


@pytest.mark.rule("root:13.5.2")
def test_a_plot_is_placed_face_down_and_others_are_not_told_what_it_is() -> None:
    table = corvids({"c1": "corvids 1"})
    play(table, "plot", "bomb")
    assert told(table, "placed") == [("corvids", "hidden_plot", "c1")]
    assert told(table, "plotted", "corvids") == [("bomb", "c1")]
    assert told(table, "plotted", "marquise") == []


@pytest.mark.rule("root:13.5.2", "root:6.2.2")
def test_no_plot_is_placed_at_the_keep() -> None:
    table = corvids({"c1": "corvids 1 keep", "c2": "corvids 1", "c3": "corvids 1"})
    play(table, "plot")
    assert options(table) == {"c2", "c3"}
    assert refused(table, "c1") == ("keep-forbids", "6.2.2")


@pytest.mark.rule("root:13.5.4")
def test_two_plots_that_face_alike_change_places() -> None:
    table = corvids(
        {
            **dict.fromkeys(("c1", "c2", "c7"), "hidden_plot"),
            "c3": "snare",
            "c5": "raid",
            "c6": "corvids 1",
        },
        hidden={"c1": "bomb snare raid", "c2": "extortion", "c7": "bomb"},
    )
    play(table, "trick")
    assert options(table) == {"c1", "c2", "c7", "c3", "c5"}
    assert refused(table, "c6") == ("no-plot-there", "13.2.2")
    play(table, "c1")
    assert refused(table, "c1") == ("same-plot", "13.5.4")
    assert refused(table, "c3") == ("not-facing-alike", "13.5.4")
    assert refused(table, "c4") == ("no-plot-there", "13.2.2")
    play(table, "c2", "trick", "c3")
    assert (lies_in(table, "c3"), lies_in(table, "c5")) == ({"raid": 1}, {"snare": 1})
    there = board(table, "corvids")["plots"]
    assert (there["c1"]["kind"], there["c2"]["kind"]) == ("extortion", "bomb")
    assert there["c2"]["could_be"] == ["bomb", "extortion"], "what is known goes with the plot"
    assert told(table, "tricked", "marquise") == [("corvids", "c1", "c2"), ("corvids", "c3", "c5")]


@pytest.mark.rule("root:13.5.4")
def test_it_takes_two_plots_with_the_same_side_up() -> None:
    table = corvids({"c1": "hidden_plot", "c2": "snare", "c6": "corvids 1"}, hidden={"c1": "bomb"})
    assert refused(table, "trick") == ("no-two-plots", "13.5.4")
    table = corvids({"c1": "hidden_plot", "c2": "snare", "c3": "snare"}, hidden={"c1": "bomb"})
    play(table, "trick")
    assert refused(table, "c1") == ("no-two-plots", "13.5.4")


@pytest.mark.rule("root:13.5.4", "root:6.2.2")
def test_swapping_is_no_placing() -> None:
    table = corvids({"c1": "keep snare", "c2": "raid"})
    play(table, "trick", "c1")
    assert (lies_in(table, "c1"), lies_in(table, "c2")) == ({"keep": 1, "raid": 1}, {"snare": 1})


# 13.6 Evening


@pytest.mark.rule("root:13.6.1")
def test_whoever_exerts_draws_nothing() -> None:
    table = corvids({"c1": "corvids 2"}, phase="evening", me={"hand": "anvil"})
    assert (asked(table), options(table)) == ("exert", {"move", "plot", "done"})
    play(table, "plot", "bomb")
    assert hand(table, "corvids") == ["anvil"]
    assert lies_in(table, "c1") == {"corvids": 1, "hidden_plot": 1}
    assert told(table, "exerted") == [("corvids",)]


@pytest.mark.rule("root:13.6.1", "root:13.5.2")
def test_plots_of_the_day_count_when_they_exert() -> None:
    table = corvids({"c1": "corvids 2", "c2": "corvids 1"}, phase="evening", board={"placed": 1})
    play(table, "plot", "bomb")
    assert lies_in(table, "c1") == {"hidden_plot": 1}


@pytest.mark.rule("root:13.6.1", "root:13.6.2", "root:R61")
def test_whoever_exerts_still_keeps_five_cards() -> None:
    cards = "anvil sappers armorers bake_sale root_tea_fox root_tea_mouse"
    table = corvids({"c1": "corvids 2"}, phase="evening", me={"hand": cards})
    play(table, "move", "c5", "1")
    assert asked(table) == "discard"
    play(table, "anvil")
    assert len(hand(table, "corvids")) == 5


@pytest.mark.rule("root:13.6.1", "root:R61")
@pytest.mark.parametrize("used", [True, False])
def test_after_a_card_drawn_in_evening_they_cannot_exert(used: bool) -> None:
    table = corvids(
        {"c1": "corvids 2"}, phase="evening", deck="exiles", me={"crafted": "charm_offensive"}
    )
    play(table, *(["charm_offensive"] if used else ["done"]))
    assert (asked(table) == "exert") != used
    assert len(hand(table, "corvids")) == (2 if used else 0)


@pytest.mark.rule("root:13.6.1", "root:C.2.5", "root:R61")
@pytest.mark.parametrize(("target", "drawn"), [("c11", True), ("c9", False)])
def test_after_a_ferry_ride_in_evening_they_cannot_exert(target: str, drawn: bool) -> None:
    table = corvids(
        {"c1": "corvids 2"}, phase="evening", map="lake", ferry="c1", me={"crafted": "cobbler"}
    )
    play(table, "cobbler", target, "1")
    assert (asked(table) == "exert") != drawn
    assert len(hand(table, "corvids")) == (2 if drawn else 0)


@pytest.mark.rule("root:13.6.1", "root:C.2.5", "root:R61")
def test_who_exerts_by_ferry_has_the_card_of_the_ferry_alone() -> None:
    there = {"c1": "corvids 1", "c3": "marquise 1"}
    table = corvids(there, phase="evening", map="lake", ferry="c1")
    play(table, "move", "c11")
    assert told(table, "exerted") == [("corvids",)]
    assert len(hand(table, "corvids")) == 1
    assert asker(table) == "marquise"


@pytest.mark.rule("root:13.6.2", "root:13.7.3")
def test_face_up_extortions_bring_cards() -> None:
    table = corvids(
        {"c1": "extortion", "c2": "extortion", "c3": "hidden_plot"},
        phase="evening",
        step="draw",
        hidden={"c3": "raid"},
    )
    assert len(hand(table, "corvids")) == 3
    assert cited(table, "drew-hidden")[:3] == ["13.6.2"] * 3


@pytest.mark.rule("root:13.6.2")
def test_they_keep_five_cards() -> None:
    cards = "anvil sappers armorers bake_sale root_tea_fox"
    table = corvids({}, phase="evening", me={"hand": cards}, top="arms_trader")
    assert asked(table) == "discard"
    play(table, "arms_trader")
    assert len(hand(table, "corvids")) == 5
    assert cited(table, "discarded") == ["13.6.2"]


# 13.7 Plots


@pytest.mark.rule("root:13.7.1")
def test_a_bomb_removes_all_enemies_and_itself() -> None:
    table = corvids(
        {"c1": "corvids 1 hidden_plot marquise 2 sawmill wood 2 eyrie 1"},
        phase="birdsong",
        seats=THREE,
        hidden={"c1": "bomb"},
    )
    play(table, "c1")
    assert lies_in(table, "c1") == {"corvids": 1}
    assert points(table, "corvids") == 1 + 3
    assert board(table, "corvids")["reserve"]["kinds"].count("bomb") == 2
    assert cited(table, "lost-piece")[-1] == "13.7.1"


@pytest.mark.rule("root:13.7.1", "root:9.2.2.I")
def test_a_bomb_damages_the_vagabond() -> None:
    table = corvids(
        {"c1": "corvids 1 hidden_plot"},
        phase="birdsong",
        seats="corvids,vagabond",
        hidden={"c1": "bomb"},
        others={"vagabond": vagabond("c1", "boots torch sword bag")},
    )
    play(table, "c1")
    assert asker(table) == "vagabond"
    play(table, "boots", "torch", "sword")
    assert sorted(board(table, "vagabond")["damaged"]) == ["boots", "sword", "torch"]


@pytest.mark.rule("root:13.7.1")
def test_a_bomb_spares_the_partner_in_a_coalition() -> None:
    table = corvids(
        {"c1": "corvids 1 hidden_plot marquise 1"},
        phase="birdsong",
        seats="corvids,vagabond,marquise",
        hidden={"c1": "bomb"},
        me={"dominance": "dominance_fox"},
        others={
            "vagabond": vagabond("c1", "boots", coalition="corvids", dominance="dominance_mouse")
        },
    )
    play(table, "c1")
    assert board(table, "vagabond")["damaged"] == []
    assert lies_in(table, "c1") == {"corvids": 1}


@pytest.mark.rule("root:13.7.2")
def test_enemies_place_nothing_at_a_snare() -> None:
    table = facing(
        {"c8": "marquise 3 wood snare", "c5": "marquise 3 wood", "c2": "marquise 1 wood"}
    )
    play(table, "build")
    assert options(table) == {"c5", "c2"}
    assert refused(table, "c8") == ("snared", "13.7.2")


@pytest.mark.rule("root:13.7.2")
@pytest.mark.parametrize(("there", "free"), [("snare", False), ("hidden_plot", True)])
def test_enemies_do_not_leave_a_snare_that_lies_face_up(there: str, free: bool) -> None:
    hidden = {"c1": "snare"} if free else {}
    table = facing(
        {"c1": f"marquise 3 {there}", "c6": "marquise 1", "c3": "marquise 1"}, hidden=hidden
    )
    play(table, "march")
    assert ("c1" in options(table)) == free
    if not free:
        assert options(table) == {"c3", "c6"}
        assert refused(table, "c1") == ("snared", "13.7.2")


@pytest.mark.rule("root:13.7.2")
def test_a_snare_neither_holds_nor_bars_the_corvids() -> None:
    table = corvids({"c1": "corvids 1 snare"}, phase="birdsong", me={"hand": "root_tea_fox"})
    play(table, "root_tea_fox")
    assert lies_in(table, "c1") == {"corvids": 2, "snare": 1}
    play(table, "move", "c1", "c5", "2")
    assert lies_in(table, "c5") == {"corvids": 2}


@pytest.mark.rule("root:13.7.2", "root:9.4.2")
def test_only_slipping_frees_a_vagabond() -> None:
    table = corvids(
        {"c1": "corvids 1 snare"},
        phase="birdsong",
        seats="vagabond,corvids",
        active="vagabond",
        others={"vagabond": vagabond("c1", "boots boots sword")},
    )
    assert asked(table) == "slip"
    assert "c5" in options(table)
    play(table, "done")
    assert refused(table, "move") == ("snared", "13.7.2")


@pytest.mark.rule("root:13.7.3")
def test_extortion_takes_a_card_from_each_enemy_there() -> None:
    table = corvids(
        {"c1": "corvids 1 hidden_plot marquise 2", "c2": "eyrie 3"},
        phase="birdsong",
        seats="corvids,marquise,eyrie,alliance",
        hidden={"c1": "extortion"},
        others={
            "marquise": {"hand": "bake_sale bake_sale"[:9]},
            "eyrie": {"hand": "anvil"},
            "alliance": {"board": {"supporters": []}},
        },
    )
    play(table, "c1")
    assert hand(table, "corvids") == ["bake_sale"]
    assert hand(table, "marquise") == []
    assert hand(table, "eyrie") == ["anvil"]
    assert told(table, "took", "marquise") == [("corvids", "marquise", "bake_sale")]
    assert told(table, "took", "eyrie") == []
    assert told(table, "took-hidden", "eyrie") == [("corvids", "marquise")]
    assert lies_in(table, "c1")["extortion"] == 1


@pytest.mark.rule("root:13.7.4")
@pytest.mark.parametrize("there", ["raid", "hidden_plot"])
def test_a_raid_that_is_removed_brings_warriors_around_it(there: str) -> None:
    hidden = {"c1": "raid"} if there == "hidden_plot" else {}
    table = facing({"c1": f"marquise 3 {there}", "c5": "marquise 1"}, dice=(1, 0), hidden=hidden)
    play(table, "battle")
    left = 2 if there == "hidden_plot" else 3
    assert lies_in(table, "c1") == {"marquise": left}
    assert lies_in(table, "c5") == {"marquise": 1, "corvids": 1}
    assert [lies_in(table, c) for c in ("c9", "c10")] == [{"corvids": 1}] * 2
    assert told(table, "raided") == [("corvids", "c1")]
    assert points(table, "marquise") == 1


@pytest.mark.rule("root:13.7.4", "root:1.5.4", "root:R62")
def test_the_corvids_say_where_the_last_raiders_go() -> None:
    table = facing({"c1": "marquise 3 raid", "c2": "corvids 13"}, dice=(1, 0))
    play(table, "battle")
    assert (asker(table), asked(table)) == ("corvids", "one-warrior-in")
    assert options(table) == {"c5", "c9", "c10"}
    play(table, "c9", "c10")
    assert [lies_in(table, c) for c in ("c5", "c9", "c10")] == [{}, {"corvids": 1}, {"corvids": 1}]


@pytest.mark.rule("root:13.7.4", "root:1.1.3", "root:1.5.4", "root:R62")
def test_of_two_raids_at_once_they_say_where_the_last_raiders_go() -> None:
    table = facing(
        {
            "c2": "workshop",
            "c7": "workshop hidden_plot",
            "c9": "workshop raid",
            "c6": "corvids 12",
        },
        hand="favor_of_the_mice",
        hidden={"c7": "raid"},
    )
    play(table, "favor_of_the_mice")
    assert (asker(table), asked(table)) == ("corvids", "one-warrior-in")
    assert options(table) == {"c1", "c3", "c4", "c8", "c12"}, "next to the one or the other"
    play(table, "c12", "c12")
    assert options(table) == {"c1", "c3", "c4", "c8"}, "next to both there is room for two"
    play(table, "c4")
    assert lies_in(table, "c12") == {"corvids": 2}
    assert lies_in(table, "c4") == {"corvids": 1}
    assert asker(table) == "marquise"


@pytest.mark.rule("root:13.7.4")
def test_raiders_are_not_placed_at_the_keep() -> None:
    table = facing({"c5": "marquise 3 raid", "c1": "keep"}, dice=(1, 0))
    play(table, "battle")
    assert lies_in(table, "c1") == {"keep": 1}
    assert lies_in(table, "c2") == {"corvids": 1}


@pytest.mark.rule("root:13.7.4")
def test_raiders_that_have_just_fallen_are_placed_again() -> None:
    """All pieces are removed before anything follows from it (1.1.3)."""
    table = corvids(
        {
            "c6": "marquise 1 workshop",
            "c1": "raid corvids 3",
            "c2": "corvids 12",
            "c8": "workshop marquise 1",
            "c12": "workshop marquise 1",
        },
        seats="marquise,corvids",
        active="marquise",
        others={"marquise": {"hand": "favor_of_the_foxes"}},
    )
    play(table, "favor_of_the_foxes")
    assert lies_in(table, "c1") == {}
    assert [lies_in(table, c) for c in ("c5", "c9", "c10")] == [{"corvids": 1}] * 3


# Positions


FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "a plot of which nothing is said": ({"c1": "hidden_plot"}, "plots.c1"),
    "two plots in a clearing": ({"c1": "snare raid"}, "plots.c1"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_plots_that_cannot_be_are_refused(name: str) -> None:
    clearings, place = FAULTS[name]
    with pytest.raises(PositionError, match=f"players.corvids.board.{place}"):
        corvids(clearings)


@pytest.mark.parametrize(
    ("board", "place"),
    [
        ({"plots": plots(c2="raid")}, "plots.c2"),
        ({"plots": plots(c1="raid raid")}, "plots.c1.ruled_out"),
        ({"plots": {"c1": {"kind": "raid", "laid": 3}}, "back": {"raid": [3, 5]}}, "back.raid"),
        ({"plots": plots(c1="raid"), "back": {"raid": [0]}}, "back.raid"),
        ({"plots": plots(c1="prank")}, "plots.c1.kind"),
    ],
)
def test_what_is_told_of_plots_must_hold(board: dict[str, Any], place: str) -> None:
    with pytest.raises(PositionError, match=f"players.corvids.board.{place}"):
        at(
            seats="corvids,marquise",
            clearings={"c1": "hidden_plot"},
            players={"corvids": {"board": board}},
        )


def test_there_are_no_more_than_two_of_a_kind() -> None:
    with pytest.raises(PositionError, match=r"there are 2 of 'raid' \(rule 13.2.2\)"):
        corvids({"c1": "raid", "c2": "raid", "c3": "hidden_plot"}, hidden={"c3": "raid"})
