"""The Duchy among others: cards of both decks, the Vagabond, dominance, who else removes things."""

import pytest

from root.conspirators import corvids
from root.duchies import against, cards, duchy, in_the_burrow, losses, parliament, swaying
from root.positions import (
    asked,
    at,
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
from spinney.core import SPECTATOR
from spinney.root.moving import adjacent
from spinney.root.words import BURROW, DUCHY

THREE = "duchy,marquise,vagabond"
FOUR = "duchy,marquise,eyrie,vagabond"
COURT = "captain banker"


# Cards of both decks


@pytest.mark.rule("root:12.2.1", "root:tunnels")
def test_the_card_tunnels_joins_its_buildings_and_not_the_burrow() -> None:
    here = {"c1": "citadel duchy 1", "c8": "market duchy 1", "c3": "duchy 1 tunnel"}
    g = duchy(here, deck="exiles", me={"crafted": "tunnels"}).state
    assert 7 in adjacent(g, DUCHY, 0)
    assert 2 not in adjacent(g, DUCHY, 0)
    assert adjacent(g, DUCHY, BURROW) == [2]


@pytest.mark.rule("root:12.2.2", "root:boat_builders")
def test_boats_do_not_go_to_the_burrow() -> None:
    table = duchy({"c4": "duchy 2"}, deck="exiles", me={"crafted": "boat_builders"})
    play(table, "move")
    assert "c7" in options(table)
    assert "burrow" not in options(table)


@pytest.mark.rule("root:12.2.2", "root:false_orders", "root:1.5.5")
def test_false_orders_reach_into_the_burrow_and_send_warriors_there() -> None:
    """They are resolved as if the Duchy moved: the Burrow is next to its tunnels."""
    table = against(
        {"c1": "tunnel duchy 1", "c5": "marquise 1"},
        burrow=3,
        deck="exiles",
        phase="birdsong",
        others={"marquise": {"crafted": "false_orders"}},
    )
    play(table, "false_orders")
    assert options(table) == {"c1", "burrow"}
    play(table, "burrow")
    assert lies_in(table, "c1")["duchy"] == 3, "half of three, rounded up"
    assert in_the_burrow(table) == 1


@pytest.mark.rule("root:12.2.2", "root:propaganda_bureau")
def test_no_propaganda_in_the_burrow() -> None:
    table = against(
        {"c1": "marquise 1", "c5": "duchy 2"},
        burrow=3,
        deck="exiles",
        others={"marquise": {"crafted": "propaganda_bureau", "hand": "birdy_bindle"}},
    )
    play(table, "propaganda_bureau")
    assert lies_in(table, "c5") == {"duchy": 1, "marquise": 1}, "there is no other place"
    assert in_the_burrow(table) == 3


@pytest.mark.rule("root:12.2.3", "root:coffin_makers")
def test_fallen_warriors_lie_with_the_coffin_makers_and_buildings_do_not() -> None:
    table = against(
        {"c1": "citadel duchy 1 marquise 3"},
        deck="exiles",
        swayed=COURT,
        others={"marquise": {"crafted": "coffin_makers"}},
        dice=(2, 0),
    )
    play(table, "battle")
    assert player(table, "duchy")["coffins"] == 1
    assert board(table, "duchy")["citadels"]["left"] == 3
    assert losses(table) == ["banker"]


@pytest.mark.rule("root:soup_kitchens", "root:2.5")
def test_soup_kitchens_count_tunnels_for_rule() -> None:
    here = {"c1": "tunnel duchy 1 marquise 2"}
    assert ruler(duchy(here), "c1") == "marquise"
    fed = duchy(here, deck="exiles", me={"crafted": "soup_kitchens"})
    assert ruler(fed, "c1") == "duchy"


@pytest.mark.rule("root:corvid_planners", "root:12.2.2", "root:4.2.1")
def test_planners_move_without_rule_but_nobody_enters_the_burrow() -> None:
    table = against(
        {"c1": "tunnel marquise 1 duchy 3", "c5": "duchy 2"},
        deck="exiles",
        others={"marquise": {"crafted": "corvid_planners"}},
    )
    play(table, "march")
    assert options(table) == {"c5", "c9", "c10"}
    assert refused(table, "burrow") == ("burrow-is-theirs", "12.2.2")


@pytest.mark.rule("root:4.1.2", "root:12.2.2")
def test_a_favor_leaves_the_burrow_alone() -> None:
    here = {"c8": "marquise 1 workshop", "c12": "marquise 1 workshop", "c6": "marquise 1 workshop"}
    table = against(
        here | {"c1": "tunnel duchy 2"},
        burrow=4,
        others={"marquise": {"hand": "favor_of_the_foxes"}},
    )
    play(table, "favor_of_the_foxes")
    assert lies_in(table, "c1") == {}
    assert in_the_burrow(table) == 4
    assert points(table, "marquise") == 1


@pytest.mark.rule("root:12.2.2", "root:12.3.2", "root:tax_collector", "root:R72")
def test_no_tax_is_collected_in_the_burrow() -> None:
    collector = {"crafted": "tax_collector"}
    table = duchy({"c1": "duchy 1 tunnel", "c2": "duchy 1"}, burrow=2, me=collector)
    play(table, "tax_collector")
    assert options(table) == {"c1", "c2"}
    assert refused(table, "burrow") == ("not-a-clearing", "2.2")
    below = duchy({"c3": "marquise 1"}, burrow=2, me=collector)
    assert refused(below, "tax_collector") == ("nothing-to-do", "4.1.3")


@pytest.mark.rule("root:12.2.2", "root:12.3.2", "root:royal_claim", "root:R72")
def test_a_royal_claim_counts_clearings_of_the_map_alone() -> None:
    table = duchy(
        {"c1": "duchy 2 tunnel"}, burrow=2, phase="birdsong", me={"crafted": "royal_claim"}
    )
    play(table, "royal_claim")
    assert points(table, "duchy") == 1


@pytest.mark.rule("root:12.5.2", "root:codebreakers")
def test_crafted_cards_may_be_used_at_each_step_of_daylight() -> None:
    eyes = {"marquise": {"hand": "anvil"}}
    for step in ("assembly", "parliament", "sway"):
        table = duchy(
            {"c1": "duchy 1"},
            swayed="marshal",
            step=step,
            me={"crafted": "codebreakers"},
            others=eyes,
        )
        assert "codebreakers" in options(table), step


# The Vagabond


@pytest.mark.rule("root:9.5.4", "root:12.6.1")
def test_a_vagabond_aids_the_duchy_and_takes_an_item() -> None:
    here = vagabond("c1", "boots sword", hand="anvil")
    table = at(
        seats="vagabond,duchy",
        clearings={"c1": "duchy 1"},
        players={"vagabond": here, "duchy": {"items": "tea"}},
    )
    play(table, "aid boots tea")
    assert hand(table, "duchy") == ["anvil"]
    assert player(table, "duchy")["items"] == []
    assert board(table, "vagabond")["relations"]["duchy"] != "indifferent"


@pytest.mark.rule("root:9.2.9.III.a", "root:12.2.3")
def test_a_vagabond_gains_infamy_and_the_duchy_pays_the_price() -> None:
    hostile = vagabond("c1", "sword sword boots", relations={"duchy": "hostile"})
    table = at(
        seats="vagabond,duchy",
        clearings={"c1": "duchy 1 citadel"},
        players={"vagabond": hostile, "duchy": {"board": {"swayed": ["captain"]}}},
        dice=(2, 0),
    )
    play(table, "battle")
    assert lies_in(table, "c1") == {}
    assert points(table, "vagabond") == 3, "one for the building, and Infamy for both pieces"
    assert losses(table) == ["captain"]


@pytest.mark.rule("root:9.2.2", "root:12.2.2", "root:9.5.1")
def test_a_vagabond_finds_no_way_into_the_burrow() -> None:
    table = at(
        seats="vagabond,duchy",
        clearings={"c1": "duchy 1 tunnel"},
        players={"vagabond": vagabond("c1", "boots boots boots")},
    )
    play(table, "move")
    assert "burrow" not in options(table)


@pytest.mark.rule("root:D.1.2", "root:R57")
def test_a_thief_takes_from_the_hand_alone() -> None:
    thief = vagabond("c1", "torch boots", character="thief")
    table = at(
        seats="vagabond,duchy",
        clearings={"c1": "duchy 1"},
        players={"vagabond": thief, "duchy": {"hand": "anvil"}},
    )
    play(table, "special")
    assert hand(table, "vagabond") == ["anvil"]


@pytest.mark.rule("root:9.2.8", "root:12.5.3")
def test_a_coalition_with_the_duchy_wins_with_it() -> None:
    partner = vagabond("c5", "boots", coalition="duchy", dominance="dominance_mouse")
    table = swaying(
        {"c1": "duchy 1", "c5": "duchy 1"},
        cards("fox", "rabbit"),
        seats=FOUR,
        me={"points": 29},
        others={"vagabond": partner},
    )
    play(table, "captain anvil")
    assert table.view(SPECTATOR)["winners"] == ["duchy", "vagabond"]


# Dominance


@pytest.mark.rule("root:3.3.1.II", "root:12.2.2")
def test_two_opposite_corners_win_and_the_burrow_is_none() -> None:
    for clearings, won in (
        ({"c1": "duchy 2", "c3": "duchy 2"}, ["duchy"]),
        ({"c1": "duchy 2", "c2": "duchy 2"}, None),
    ):
        table = duchy(
            clearings | {"c12": "marquise 1"},
            seats=FOUR,
            burrow=5,
            phase="birdsong",
            me={"dominance": "dominance_bird", "points": 12},
            others={"vagabond": vagabond("f1", "boots")},
        )
        assert table.view(SPECTATOR)["winners"] == won


@pytest.mark.rule("root:3.3.1", "root:12.5.3.III")
def test_with_a_dominance_card_crowns_score_no_more() -> None:
    table = swaying(
        {"c1": "duchy 1", "c5": "duchy 1"},
        cards("fox", "rabbit"),
        seats=FOUR,
        me={"dominance": "dominance_bird", "points": 12},
        others={"vagabond": vagabond("f1", "boots")},
    )
    play(table, "captain anvil")
    assert told(table, "swayed") == [("duchy", "captain")]
    assert told(table, "scored") == []


# Who else removes its buildings


@pytest.mark.rule("root:12.2.3", "root:8.4.1.III")
def test_a_revolt_that_sweeps_two_buildings_costs_one_price() -> None:
    table = at(
        seats="alliance,duchy",
        clearings={"c2": "sympathy citadel market duchy 1", "c9": "sympathy"},
        players={
            "alliance": {"board": {"supporters": ["investments", "codebreakers"]}},
            "duchy": {"hand": "anvil cobbler", "board": {"swayed": ["captain", "banker"]}},
        },
        phase="birdsong",
    )
    play(table, "c2")
    assert losses(table) == ["banker"]
    assert len(hand(table, "duchy")) == 1
    assert points(table, "alliance") == 2


@pytest.mark.rule("root:12.2.3", "root:10.4.3.III")
def test_a_sanctified_building_costs_the_price() -> None:
    table = at(
        seats="cult,duchy",
        clearings={"c1": "cult 2 citadel", "c5": "cult 1 garden_rabbit"},
        players={
            "cult": {"board": {"acolytes": 5, "outcast": "fox"}},
            "duchy": {"board": {"swayed": ["captain"]}},
        },
        phase="birdsong",
        step="conspire",
    )
    play(table, "sanctify")
    assert lies_in(table, "c1") == {"cult": 2, "garden_fox": 1}
    assert losses(table) == ["captain"]


@pytest.mark.rule("root:12.2.3", "root:13.7.1")
def test_a_bomb_under_two_buildings_costs_one_price() -> None:
    table = corvids(
        {"c2": "corvids 1 hidden_plot citadel market duchy 1"},
        phase="birdsong",
        seats="corvids,duchy",
        hidden={"c2": "bomb"},
        others={"duchy": {"hand": "anvil cobbler", "board": {"swayed": COURT.split()}}},
    )
    play(table, "c2")
    assert lies_in(table, "c2") == {"corvids": 1}
    assert losses(table) == ["banker"]
    assert len(hand(table, "duchy")) == 1


@pytest.mark.rule("root:12.5.2.II", "root:4.3.1")
def test_an_ambush_that_takes_a_building_costs_the_price_at_once() -> None:
    here = {"c2": "duchy 1 citadel market marquise 4"}
    table = parliament(
        here,
        COURT,
        hand=cards("fox", "fox", "fox"),
        dice=(1, 1),
        others={"marquise": {"hand": "ambush_mouse"}},
    )
    play(table, "captain ambush_mouse")
    while asked(table) in ("foil", "casualty"):
        play(table, "done" if asked(table) == "foil" else "citadel")
    assert losses(table) == ["banker"], "no attacker is left, and the battle ends"
    assert board(table, "duchy")["markets"]["on_map"] == 1
