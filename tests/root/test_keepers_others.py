"""The Keepers among others: cards of both decks, other factions, relationships, dominance."""

import pytest

from root.games import check_position
from root.knights import RETAINER, keepers
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

THREE = "keepers,marquise,eyrie"
FT, TJ, JF = "waystation_figure_tablet", "waystation_tablet_jewelry", "waystation_jewelry_figure"


# Cards


@pytest.mark.rule("root:soup_kitchens")
def test_relics_count_for_rule_with_soup_kitchens() -> None:
    here = {"c1": "figure_1 marquise 1"}
    assert ruler(keepers(here), "c1") == "marquise"
    table = keepers(here, deck="exiles", me={"crafted": "soup_kitchens"})
    assert ruler(table, "c1") == "keepers"


@pytest.mark.rule("root:tunnels", "root:15.2.3")
def test_tunnels_join_their_waystations() -> None:
    here = {"c1": f"keepers 1 {FT}", "c3": TJ}
    table = keepers(here, "anvil / /", deck="exiles", me={"crafted": "tunnels"})
    assert options(play(table, "anvil")) == {"c3", "c5", "c9", "c10"}


@pytest.mark.rule("root:corvid_planners", "root:15.5.2.I")
def test_with_corvid_planners_they_move_whoever_rules() -> None:
    here = {"c1": "keepers 1 marquise 3", "c5": "marquise 3", "c9": "marquise 1"}
    table = keepers(here, "anvil / /", deck="exiles", me={"crafted": "corvid_planners"})
    assert options(play(table, "anvil")) == {"c5", "c9", "c10"}


@pytest.mark.rule("root:coffin_makers", "root:15.6.1")
def test_whoever_lives_off_the_land_goes_into_the_coffins() -> None:
    table = keepers(
        {"c1": "keepers 5"},
        hand="anvil",
        phase="evening",
        deck="exiles",
        others={"marquise": {"crafted": "coffin_makers"}},
    )
    assert player(table, "keepers")["coffins"] == 1


@pytest.mark.rule("root:coffin_makers", "root:15.4.1")
def test_whoever_makes_way_for_a_waystation_does_not() -> None:
    table = keepers(
        {"c5": "keepers 2"},
        phase="birdsong",
        deck="exiles",
        others={"marquise": {"crafted": "coffin_makers"}},
    )
    play(table, f"c5 {FT}")
    assert player(table, "keepers")["coffins"] == 0
    assert player(table, "keepers")["supply"] == 14


@pytest.mark.rule("root:tax_collector", "root:15.5.2", "root:R106")
def test_a_card_that_waits_goes_before_its_like_in_play() -> None:
    table = keepers(
        {"c1": "keepers 3"}, "tax_collector / /", hand="", me={"crafted": "tax_collector"}
    )
    assert options(table) == {"tax_collector", "done"}
    play(table, "done")
    assert asked(table) == "retinue-move", "before the Retinue acts, the crafted card is used"
    play(table, "tax_collector")
    assert asked(table) == "move-to"
    table = keepers(
        {"c1": "keepers 3"}, "tax_collector / /", hand="", me={"crafted": "tax_collector"}
    )
    assert asked(play(table, "tax_collector")) == "retinue-move"
    assert told(table, "lost-warriors") == [("keepers", 1, "c1")]


@pytest.mark.rule("root:15.5.2.II.b", "root:3.3.3")
def test_a_dominance_card_that_leaves_the_retinue_is_available() -> None:
    table = keepers({"c1": "keepers 1"}, "/ dominance_fox /", seats=THREE, woods={"f1": "figure_3"})
    play(table, "dominance_fox f1")
    assert table.view(0)["available"] == ["dominance_fox"]


# Factions


@pytest.mark.rule("root:6.2.2", "root:15.4.1", "root:R105")
def test_nothing_is_placed_at_the_keep_but_relics_come_there() -> None:
    here = {"c1": "keepers 4 keep", "c5": "keepers 2 figure_1"}
    table = keepers(here, phase="birdsong")
    assert options(table) == {"c5", "done"}
    assert refused(table, "c1") == ("keep-forbids", "6.2.2")
    table = play(keepers(here, "bake_sale / /"), "bake_sale c1 1 figure_1")
    assert told(table, "relic-moved") == [("keepers", "figure_1", "c5", "c1")]


@pytest.mark.rule("root:13.7.2", "root:15.4.2", "root:15.4.3", "root:R105")
def test_in_a_snare_they_neither_place_nor_leave_but_delve() -> None:
    here = {"c8": f"keepers 2 {FT} snare", "c1": "keepers 1"}
    table = keepers(here, phase="birdsong", hand="anvil", seats="keepers,corvids")
    assert refused(table, "c8") == ("snared", "13.7.2")
    play(table, "done")
    assert asked(table) not in ("decamp", "keepers-recruit")
    table = keepers(
        {"c8": "keepers 2 snare"}, "foxfolk_steel / anvil /", seats="keepers,corvids", dice=(0, 0)
    )
    assert asked(table) == "retinue-delve", "nobody can move"
    play(table, "anvil f7 tablet")
    assert told(table, "delved")[0][3] == "c8"


@pytest.mark.rule("root:13.7.1", "root:15.2.5")
def test_a_bomb_makes_trophies_of_relics() -> None:
    table = keepers(
        {"c1": "corvids 1 hidden_plot figure_2 keepers 2"},
        seats="corvids,keepers",
        active="corvids",
        phase="birdsong",
        others={"corvids": {"board": {"plots": {"c1": {"kind": "bomb"}}}}},
    )
    play(table, "c1")
    assert (asker(table), asked(table)) == ("corvids", "return-relic")
    assert points(table, "corvids") == 3, "one for the plot, two for the relic"
    play(table, "f2")
    assert board(table, "keepers")["forests"]["f2"] == ["figure_2"]


@pytest.mark.rule("root:8.4.1.III", "root:15.2.5")
def test_a_revolt_makes_trophies_of_relics() -> None:
    table = keepers(
        {"c1": "sympathy keepers 1 figure_1"},
        seats="alliance,keepers",
        active="alliance",
        phase="birdsong",
        others={"alliance": {"board": {"supporters": ["anvil", "root_tea_fox"]}}},
    )
    play(table, "c1 f3")
    assert points(table, "alliance") == 2
    assert lies_in(table, "c1") == {"alliance": 1, "base": 1, "sympathy": 1}


@pytest.mark.rule("root:8.2.6", "root:15.2.4")
def test_relics_that_come_into_sympathy_anger_nobody_more() -> None:
    table = keepers(
        {"c1": "keepers 2 figure_1", "c5": "sympathy"},
        "anvil / /",
        hand="bake_sale",
        seats="keepers,alliance",
    )
    play(table, "anvil c5 1 figure_1")
    assert len(told(table, "outrage")) == 1


@pytest.mark.rule("root:10.4.3.III", "root:15.2.2")
def test_a_sanctified_waystation_goes_back_to_their_board() -> None:
    table = keepers(
        {"c1": FT, "c5": "cult 1"},
        seats="cult,keepers",
        active="cult",
        phase="birdsong",
        others={"cult": {"board": {"outcast": "fox", "hated": True, "acolytes": 3}}},
        force=True,
    )
    while asked(table) not in ("conspire", None):
        play(table, "done")
    play(table, "sanctify")
    assert lies_in(table, "c1") == {"garden_fox": 1}
    assert FT in board(table, "keepers")["waystations"]


@pytest.mark.rule("root:14.4.1", "root:15.2.5")
def test_a_mob_makes_trophies_of_relics() -> None:
    table = keepers(
        {"c8": f"mob 1 figure_1 {FT} keepers 2", "c1": "hundreds 2 stronghold"},
        seats="hundreds,keepers",
        active="hundreds",
        phase="birdsong",
        others={"hundreds": {"board": {"warlord": "c1"}}},
    )
    assert (asked(table), asker(table)) == ("return-relic", "hundreds")
    assert points(table, "hundreds") == 3, "a building, a relic, and the prize"
    play(table, "f1")
    assert lies_in(table, "c8") == {"mob": 1, "keepers": 2}


@pytest.mark.rule("root:11.2.7.III", "root:15.5.2.II")
def test_mercenaries_rule_for_them_but_a_keeper_must_be_there() -> None:
    here = {"c8": "keepers 1 riverfolk 2 marquise 2", "c1": "riverfolk 2", "c7": "marquise 1"}
    table = keepers(
        here,
        "/ anvil /",
        seats="keepers,marquise,riverfolk",
        me={"granted": ["mercenaries"]},
        dice=(0, 0),
    )
    play(table, "anvil marquise")
    assert told(table, "battle") == [("keepers", "marquise", "c8")], "c1 has no Keepers"


@pytest.mark.rule("root:15.5.2.II")
def test_hired_warriors_are_no_enemies_to_battle() -> None:
    table = keepers(
        {"c8": "keepers 2 riverfolk 2"},
        "/ anvil /",
        seats="keepers,marquise,riverfolk",
        me={"granted": ["mercenaries"]},
    )
    play(table, "anvil")
    assert asked(table) == "delve-from"
    assert told(table, "battle") == []


@pytest.mark.rule("root:11.2.7.III.a", "root:15.2.4")
def test_hired_or_not_the_first_hit_is_ignored() -> None:
    table = keepers(
        {"c8": "keepers 1 riverfolk 2 marquise 2 figure_1"},
        "/ anvil /",
        seats="keepers,marquise,riverfolk",
        me={"granted": ["mercenaries"]},
        dice=(1, 1),
    )
    play(table, "anvil marquise")
    assert told(table, "hit") == [("marquise", 1)]


@pytest.mark.rule("root:11.2.6", "root:15.4")
def test_they_buy_services_with_warriors() -> None:
    table = keepers(
        {"c8": "keepers 1"},
        seats="keepers,riverfolk",
        phase="birdsong",
        others={"riverfolk": {"board": {"prices": {"riverboats": 2}}}},
        force=True,
    )
    assert asked(table) == "buy-service"
    play(table, "riverboats")
    assert player(table, "keepers")["supply"] == 12


# The Vagabond


@pytest.mark.rule("root:9.5.4", "root:9.2.9.I.b")
def test_the_vagabond_aids_the_keepers() -> None:
    table = keepers(
        {"c1": "figure_1"},
        seats="vagabond,keepers",
        active="vagabond",
        others={"vagabond": vagabond("c1", "torch", hand="anvil")},
    )
    play(table, "aid")
    assert hand(table, "keepers") == ["anvil"]
    assert board(table, "vagabond")["relations"]["keepers"] == "amiable"


@pytest.mark.rule("root:9.2.9.III.a", "root:15.2.5")
def test_infamy_and_trophies_add_up() -> None:
    table = keepers(
        {"c1": "keepers 1 figure_1"},
        seats="vagabond,keepers",
        active="vagabond",
        dice=(3, 0),
        others={
            "vagabond": vagabond("c1", "sword sword sword torch", relations={"keepers": "hostile"})
        },
    )
    play(table, "battle")
    assert (asker(table), asked(table)) == ("vagabond", "return-relic")
    assert points(table, "vagabond") == 2, "one hit is ignored, one more removes the relic"
    play(table, "f1")
    assert points(table, "vagabond") == 4
    assert board(table, "keepers")["forests"]["f1"] == ["figure_1"]


@pytest.mark.rule("root:9.5.6", "root:15.2.5")
def test_a_strike_takes_a_relic_that_nobody_guards() -> None:
    table = keepers(
        {"c1": "figure_1"},
        seats="vagabond,keepers",
        active="vagabond",
        others={"vagabond": vagabond("c1", "crossbow")},
    )
    play(table, "strike f5")
    assert points(table, "vagabond") == 2


@pytest.mark.rule("root:9.2.9.II.b", "root:15.2.4", "root:R105")
def test_allied_knights_take_relics_along() -> None:
    table = keepers(
        {"c1": "keepers 3 figure_1 tablet_1"},
        seats="vagabond,keepers",
        active="vagabond",
        others={"vagabond": vagabond("c1", "boots boots", relations={"keepers": "allied"})},
    )
    play(table, "move c5 keepers 1")
    assert (asker(table), asked(table)) == ("keepers", "relic-along")
    play(table, "tablet_1")
    assert lies_in(table, "c5")["tablet_1"] == 1
    assert asker(table) == "vagabond", "one relic for one warrior"


@pytest.mark.rule("root:9.2.9.II.c", "root:15.2.4")
def test_whoever_fights_with_allied_knights_ignores_nothing() -> None:
    table = keepers(
        {"c1": "keepers 3 figure_1 marquise 3"},
        seats="vagabond,keepers,marquise",
        active="vagabond",
        dice=(2, 2),
        others={"vagabond": vagabond("c1", "sword torch", relations={"keepers": "allied"})},
    )
    play(table, "battle marquise keepers")
    assert ("vagabond", 2) in told(table, "hit")
    assert told(table, "ignored-one") == []


@pytest.mark.rule("root:9.2.8", "root:15.2.5", "root:R103")
def test_a_partner_scores_nothing_for_a_relic() -> None:
    table = keepers(
        {"c1": "figure_1"},
        seats="vagabond,keepers,marquise,eyrie",
        active="vagabond",
        edition="first",
        dice=(1, 0),
        others={
            "vagabond": vagabond(
                "c1", "sword sword", dominance="dominance_fox", coalition="keepers"
            )
        },
    )
    play(table, "battle")
    assert (asker(table), asked(table)) == ("vagabond", "return-relic")
    assert told(table, "scored") == []
    assert board(play(table, "f1"), "keepers")["forests"]["f1"] == ["figure_1"]


@pytest.mark.rule("root:15.5.2.II.a", "root:D.6.2", "root:R52", "root:R105")
@pytest.mark.parametrize("scorched", [True, False])
def test_no_relic_comes_to_scorched_earth(scorched: bool) -> None:
    """A partner of the Scoundrel's may stand there, but nothing is moved into it."""
    fire = {"scorched": "c8"} if scorched else {}
    table = keepers(
        {"c8": "keepers 3"},
        "/ anvil /",
        seats="keepers,vagabond,marquise,eyrie",
        others={
            "vagabond": vagabond(
                "c1",
                "sword",
                character="scoundrel",
                dominance="dominance_fox",
                coalition="keepers",
                **fire,
            )
        },
    )
    assert ("anvil" in options(table)) != scorched


# Dominance and the end


@pytest.mark.rule("root:3.3.1", "root:15.5.2.III.b")
def test_with_a_dominance_card_relics_score_nothing() -> None:
    table = keepers(
        {"c8": f"{FT} figure_1"},
        "/ / anvil",
        seats=THREE,
        me={"dominance": "dominance_fox", "points": 12},
    )
    play(table, "anvil")
    assert board(table, "keepers")["recovered"]["figure"] == ["figure_1"]
    assert told(table, "scored") == []


@pytest.mark.rule("root:3.3.1.I")
def test_the_keepers_win_by_rule() -> None:
    table = keepers(
        {"c1": "keepers 1", "c6": "keepers 1", "c8": FT},
        phase="birdsong",
        seats=THREE,
        me={"dominance": "dominance_fox", "points": 12},
    )
    assert table.view(0)["winners"] == ["keepers"]


@pytest.mark.rule("root:3.1", "root:15.5.2.III.c")
def test_a_relic_that_wins_ends_the_game_at_once() -> None:
    table = keepers({"c8": f"{FT} figure_3 figure_2"}, f"/ / {RETAINER}", me={"points": 27})
    play(table, f"{RETAINER} figure_3")
    assert table.over
    assert table.view(0)["winners"] == ["keepers"]
    check_position(table)
