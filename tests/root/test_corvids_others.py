"""The Corvids among others: cards of both decks, other factions, relationships, dominance."""

import pytest

from root.conspirators import corvids, facing
from root.games import check_position
from root.positions import (
    asked,
    asker,
    board,
    hand,
    lies_in,
    options,
    play,
    player,
    points,
    refused,
    ruler,
    told,
)
from root.vagabonds import vagabond

THREE = "corvids,marquise,eyrie"


# Cards


@pytest.mark.rule("root:soup_kitchens")
@pytest.mark.parametrize("plot", ["hidden_plot", "snare"])
def test_plots_count_for_rule_with_soup_kitchens(plot: str) -> None:
    hidden = {"c1": "bomb"} if plot == "hidden_plot" else {}
    table = corvids(
        {"c1": f"{plot} marquise 1"},
        deck="exiles",
        hidden=hidden,
        me={"crafted": "soup_kitchens"},
    )
    assert ruler(table, "c1") == "corvids"


@pytest.mark.rule("root:tunnels", "root:13.2.1")
def test_tunnels_join_their_plots() -> None:
    table = corvids(
        {"c1": "corvids 1 hidden_plot", "c3": "snare"},
        deck="exiles",
        hidden={"c1": "bomb"},
        me={"crafted": "tunnels"},
    )
    play(table, "move")
    assert options(table) == {"c3", "c5", "c9", "c10"}


@pytest.mark.rule("root:boat_builders", "root:13.7.4")
def test_with_boat_builders_raiders_come_along_rivers() -> None:
    table = facing(
        {"c5": "marquise 3 raid"},
        dice=(1, 0),
        deck="exiles",
        me={"crafted": "boat_builders"},
    )
    play(table, "battle")
    assert [lies_in(table, c) for c in ("c1", "c2", "c10")] == [{"corvids": 1}] * 3


@pytest.mark.rule("root:false_orders", "root:13.7.2")
def test_false_orders_lead_nobody_out_of_a_snare() -> None:
    table = corvids(
        {"c1": "marquise 2 snare", "c6": "marquise 2", "c8": "marquise 2"},
        phase="birdsong",
        deck="exiles",
        me={"crafted": "false_orders"},
    )
    play(table, "false_orders")
    assert options(table) == {"c6", "c8"}
    assert refused(table, "c1") == ("snared", "13.7.2")
    assert refused(table, "c3") == ("no-warriors-there", "4.2")


@pytest.mark.rule("root:propaganda_bureau", "root:13.7.2")
def test_nobody_is_won_over_at_a_snare() -> None:
    table = facing(
        {"c1": "corvids 1 snare", "c6": "corvids 1", "c8": "corvids 1"},
        hand="anvil",
        deck="exiles",
        marquise={"crafted": "propaganda_bureau"},
    )
    play(table, "propaganda_bureau")
    assert options(table) == {"c6", "c8"}
    assert refused(table, "c1") == ("snared", "13.7.2")


@pytest.mark.rule("root:coffin_makers", "root:13.5.2")
def test_plotters_go_into_the_coffins() -> None:
    table = corvids(
        {"c1": "corvids 2"},
        deck="exiles",
        others={"marquise": {"crafted": "coffin_makers"}},
    )
    play(table, "plot", "bomb")
    assert player(table, "corvids")["coffins"] == 1
    assert player(table, "corvids")["supply"] == 13


@pytest.mark.rule("root:4.1.2", "root:13.7.4", "root:13.7.1")
def test_a_favor_removes_face_down_plots_and_only_raids_strike_back() -> None:
    table = facing(
        {
            "c1": "workshop hidden_plot",
            "c6": "workshop hidden_plot",
            "c8": "workshop",
            "c12": "snare",
        },
        hand="favor_of_the_foxes",
        hidden={"c1": "bomb", "c6": "raid"},
    )
    play(table, "favor_of_the_foxes")
    assert points(table, "marquise") == 3
    assert lies_in(table, "c1") == {"workshop": 1}
    assert [lies_in(table, c) for c in ("c2", "c3", "c11")] == [{"corvids": 1}] * 3
    assert [lies_in(table, c) for c in ("c5", "c9", "c10")] == [{}] * 3
    assert board(table, "corvids")["reserve"]["count"] == 8


@pytest.mark.rule("root:informants", "root:13.6.1")
def test_whoever_exerts_is_not_asked_for_an_ambush_instead() -> None:
    table = corvids(
        {"c1": "corvids 2"},
        phase="evening",
        deck="exiles",
        me={"crafted": "informants"},
        discard=["ambush_fox"],
    )
    play(table, "move", "c5", "1")
    assert asked(table) != "inform"
    assert hand(table, "corvids") == []


@pytest.mark.rule("root:informants", "root:13.6.2")
def test_instead_of_drawing_they_may_take_an_ambush() -> None:
    table = corvids(
        {"c1": "corvids 1 extortion"},
        phase="evening",
        step="draw",
        deck="exiles",
        me={"crafted": "informants"},
        discard=["ambush_fox"],
    )
    play(table, "ambush_fox")
    assert hand(table, "corvids") == ["ambush_fox"]


# Factions


@pytest.mark.rule("root:13.7.1", "root:6.2.3")
def test_field_hospitals_help_after_a_bomb() -> None:
    table = corvids(
        {"c1": "corvids 1 hidden_plot marquise 2", "c3": "keep"},
        phase="birdsong",
        hidden={"c1": "bomb"},
        others={"marquise": {"hand": "anvil"}},
    )
    play(table, "c1")
    assert (asker(table), asked(table)) == ("marquise", "hospitals")
    play(table, "anvil")
    assert lies_in(table, "c3") == {"marquise": 2, "keep": 1}
    assert lies_in(table, "c1") == {"corvids": 1}


@pytest.mark.rule("root:13.7.2", "root:6.2.3")
def test_nobody_is_rescued_to_a_keep_in_a_snare() -> None:
    table = corvids(
        {"c1": "corvids 4 marquise 2", "c3": "keep snare"},
        dice=(2, 0),
        others={"marquise": {"hand": "anvil"}},
    )
    play(table, "battle")
    while asked(table) in ("ambush", "hospitals"):
        play(table, "done")
    assert lies_in(table, "c3") == {"keep": 1, "snare": 1}


@pytest.mark.rule("root:13.7.1", "root:8.2.6")
def test_a_bomb_that_removes_sympathy_causes_outrage() -> None:
    table = corvids(
        {"c1": "corvids 1 hidden_plot sympathy"},
        phase="birdsong",
        seats="corvids,alliance",
        hidden={"c1": "bomb"},
        me={"hand": "root_tea_fox bake_sale"},
    )
    play(table, "c1")
    assert hand(table, "corvids") == ["bake_sale"]
    assert points(table, "corvids") == 2


@pytest.mark.rule("root:13.7.2", "root:8.4.1.III")
def test_a_revolt_in_a_snare_founds_no_base_until_it_is_gone() -> None:
    """The revolt removes the snare with everything else, so what it places can be placed."""
    table = corvids(
        {"c1": "sympathy snare corvids 2"},
        phase="birdsong",
        seats="alliance,corvids",
        active="alliance",
        others={"alliance": {"board": {"supporters": ["anvil", "root_tea_fox"]}}},
    )
    play(table, "c1")
    assert lies_in(table, "c1") == {"alliance": 1, "base": 1, "sympathy": 1}
    assert points(table, "alliance") == 1


@pytest.mark.rule("root:13.7.2", "root:7.5.2")
def test_a_snare_at_the_only_roost_brings_turmoil() -> None:
    table = corvids(
        {"c1": "eyrie 2 roost snare", "c5": "eyrie 1"},
        seats="eyrie,corvids",
        active="eyrie",
        others={"eyrie": {"board": {"leader": "despot", "decree": {"recruit": ["anvil"]}}}},
        force=True,
    )
    assert told(table, "turmoil") == [("eyrie", "recruit", "fox")]


@pytest.mark.rule("root:9.5.4", "root:9.2.9.I.b")
def test_the_vagabond_aids_the_corvids() -> None:
    table = corvids(
        {"c1": "hidden_plot"},
        seats="vagabond,corvids",
        active="vagabond",
        hidden={"c1": "raid"},
        others={"vagabond": vagabond("c1", "torch", hand="anvil")},
    )
    play(table, "aid")
    assert hand(table, "corvids") == ["anvil"]
    assert board(table, "vagabond")["relations"]["corvids"] != "indifferent"


@pytest.mark.rule("root:9.2.9.III", "root:9.2.9.III.a")
def test_removing_their_warriors_makes_the_corvids_hostile() -> None:
    table = corvids(
        {"c1": "corvids 1 hidden_plot"},
        seats="vagabond,corvids",
        active="vagabond",
        hidden={"c1": "raid"},
        dice=(2, 0),
        others={"vagabond": vagabond("c1", "sword sword sword torch")},
    )
    play(table, "battle", "torch")
    assert board(table, "vagabond")["relations"]["corvids"] == "hostile"
    assert [lies_in(table, c) for c in ("c5", "c9", "c10")] == [{"corvids": 1}] * 3


@pytest.mark.rule("root:9.2.9.III", "root:13.2.4")
def test_exposing_a_plot_makes_no_enemy() -> None:
    table = corvids(
        {"c1": "hidden_plot"},
        seats="vagabond,corvids",
        active="vagabond",
        hidden={"c1": "raid"},
        others={"vagabond": vagabond("c1", "torch", hand="anvil")},
    )
    play(table, "expose", "raid")
    assert board(table, "vagabond")["relations"]["corvids"] == "indifferent"


@pytest.mark.rule("root:13.2.4", "root:11.2.3")
def test_a_card_from_an_open_hand_is_known_to_all_when_the_corvids_get_it() -> None:
    table = corvids(
        {"c1": "riverfolk 1 hidden_plot"},
        seats="riverfolk,corvids,marquise",
        active="riverfolk",
        hidden={"c1": "bomb"},
        others={"riverfolk": {"hand": "anvil bake_sale"}},
    )
    play(table, "expose", "raid")
    assert player(table, "corvids", "marquise")["hand"] == {"count": 1, "known": ["anvil"]}
    assert told(table, "gave", "marquise") == [("riverfolk", "corvids", "anvil")]


# Dominance


@pytest.mark.rule("root:3.3.1", "root:13.4.2")
def test_with_a_dominance_card_flipping_scores_nothing() -> None:
    table = corvids(
        {"c1": "corvids 1 hidden_plot"},
        phase="birdsong",
        seats=THREE,
        hidden={"c1": "raid"},
        me={"dominance": "dominance_fox", "points": 12},
    )
    play(table, "c1")
    assert lies_in(table, "c1") == {"corvids": 1, "raid": 1}
    assert told(table, "scored") == []


@pytest.mark.rule("root:3.3.1")
def test_the_corvids_activate_a_dominance_card_in_daylight() -> None:
    table = corvids({"c1": "corvids 1"}, seats=THREE, me={"hand": "dominance_fox", "points": 10})
    play(table, "dominance_fox")
    assert player(table, "corvids")["dominance"] == "dominance_fox"
    assert board(table, "corvids")["actions"] == 3


@pytest.mark.rule("root:3.3.1.I")
def test_the_corvids_win_by_rule() -> None:
    table = corvids(
        {"c1": "corvids 1", "c6": "corvids 1", "c8": "corvids 1"},
        phase="birdsong",
        seats=THREE,
        me={"dominance": "dominance_fox", "points": 12},
    )
    assert table.over
    assert table.view(0)["winners"] == ["corvids"]


@pytest.mark.rule("root:3.1", "root:13.7.1", "root:8.2.4")
def test_a_bomb_that_wins_leaves_what_would_follow_undone() -> None:
    """The Alliance would discard down to five supporters; such an end can be read back."""
    cards = [
        "bake_sale",
        "cobbler",
        "cobbler",
        "command_warren",
        "command_warren",
        "smugglers_trail",
    ]
    table = corvids(
        {"c1": "corvids 1 hidden_plot base"},
        phase="birdsong",
        seats="corvids,alliance",
        hidden={"c1": "bomb"},
        me={"points": 28},
        others={"alliance": {"board": {"supporters": cards}}},
    )
    play(table, "c1")
    assert table.over
    assert len(board(table, "alliance")["supporters"]["cards"]) == 6
    check_position(table)
