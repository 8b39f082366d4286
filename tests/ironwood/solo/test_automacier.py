"""Chapter 10: the Ironbot, its attitudes, its turn, each of its icons, and how it chooses."""

from typing import Any

import pytest

from ironwood.positions import (
    IC,
    WW,
    asked,
    at,
    crystals,
    new,
    options,
    play,
    refused,
    side,
    there,
    told,
)
from ironwood.solo.turns import alert, decided, lines, solo
from ironwood.solo.turns import ironbot_expends as expends
from spinney.ironwood.game import GAME
from spinney.ironwood.words import CARD_NAMES

GUARD = {"ferrum": 3}
"""Enough at Ferrum that nothing need be done for it, and nothing can leave it."""
TOTEM = {"intact": ["forest_9"]}
HOME = {"forest_9": 2}
"""A warband that has it: the Ironbot is aggressive."""
FOUNDED = {"sites": {"gallimor": "foundation"}, "crystals": {"ironclads": 5}}
"""With somebody there, the Ironbot is defensive."""


# Setting up


@pytest.mark.rule("ironwood:10.1", "ironwood:14")
def test_setup() -> None:
    table = new(solo="automacier")
    assert table.seats == GAME.seats(table.setup) == 1
    assert solo(table) == {
        "side": "ironclads",
        "stance": "expansive",
        "procedure": "alert",
        "marked": [],
        "spirits": 0,
        "level": 0,
        "harder": {},
    }
    ironbot = side(table, IC)
    assert (ironbot["hand"]["count"], ironbot["deck"]["count"]) == (5, 33)
    assert side(table, WW)["deck"]["count"] == 35 - 4 - 4
    assert there(table, "ferrum") == {"warriors": 1, "site": "forge"}
    assert there(table, "auria") == {"warriors": 3}


@pytest.mark.rule("ironwood:10.1")
def test_four_cards_leave_your_deck() -> None:
    g = new(solo="automacier").state
    yours = {CARD_NAMES[card] for card in g.decks[WW] + g.hands[WW]}
    assert {"WW17", "WW19", "WW22", "WW36"}.isdisjoint(yours)
    assert len(yours) == 34
    assert len(g.decks[IC] + g.hands[IC]) == 38


@pytest.mark.rule("ironwood:10.2", "ironwood:10.6.1")
def test_three_forges_win_for_the_ironbot() -> None:
    sites = {"gallimor": "foundation", "chromia": "forge", "cobaltis": "forge"}
    fields: dict[str, Any] = {"warriors": {"gallimor": 1, **HOME, "zincur": 3}, "totems": TOTEM}
    table = alert(sites=sites, crystals={"ironclads": 5}, **fields)
    assert told(table, "stance-aggressive") == [()]
    assert table.over
    assert table.returns() == [0.0]
    assert table.view(0)["result"] == "ironclads"


@pytest.mark.rule("ironwood:10.2")
def test_three_totems_win_for_you() -> None:
    table = at(
        solo="automacier",
        ww="WW02P",
        warriors={"forest_9": 1, **GUARD},
        totems={"intact": ["forest_9"], "secured": 2},
    )
    play(table, "WW02P move forest_9 forest_15 intact")
    assert table.over
    assert table.returns() == [1.0]


@pytest.mark.rule("ironwood:10.3")
def test_the_mountain_of_a_discovery_is_marked() -> None:
    table = at(solo="automacier", ww="WW01P", warriors=HOME, visions="vision_zincur")
    play(table, "WW01P discover vision_zincur")
    assert told(table, "marked-mountain") == [("zincur",)]
    assert solo(table)["marked"] == ["zincur"]


@pytest.mark.rule("ironwood:10.3", "ironwood:U49")
def test_the_mountain_of_a_burned_vision_is_marked_and_known() -> None:
    table = at(solo="automacier", ww="WW03P", warriors=HOME, visions="vision_auria vision_zincur")
    cubes = table.view(0)["supply"]["cubes"]
    play(table, "WW03P vision_auria")
    assert solo(table)["marked"] == ["auria"]
    assert table.view(-1)["visions"]["burned"] == {"count": 1, "known": ["vision_auria"]}
    assert table.view(0)["supply"]["cubes"] == cubes


@pytest.mark.rule("ironwood:10.3")
def test_marks_are_never_removed() -> None:
    table = alert(conceding="no", automaton={"marked": ["auria", "chromia"]}, warriors=GUARD)
    while not table.over and table.view(0)["round"] < 4:
        table.apply(table.question.options[-1])
    assert set(solo(table)["marked"]) >= {"auria", "chromia"}


# Attitudes


@pytest.mark.rule("ironwood:10.4.1", "ironwood:U57")
def test_aggressive_while_a_warband_has_a_totem() -> None:
    table = expends("IC37", warriors={**HOME, **GUARD}, totems=TOTEM)
    assert solo(table)["stance"] == "aggressive"
    table = expends("IC37", warriors={"forest_8": 2, **GUARD}, totems=TOTEM)
    assert solo(table)["stance"] == "expansive"


@pytest.mark.rule("ironwood:10.4.1", "ironwood:10.4.2")
def test_aggressive_comes_before_defensive() -> None:
    table = expends("IC37", warriors={**HOME, "gallimor": 1}, totems=TOTEM, **FOUNDED)
    assert solo(table)["stance"] == "aggressive"


@pytest.mark.rule("ironwood:10.4.2", "ironwood:10.4.3")
def test_defensive_with_the_crystals_and_a_place_for_a_forge() -> None:
    assert solo(expends("IC37", warriors={"gallimor": 1}, **FOUNDED))["stance"] == "defensive"
    assert solo(expends("IC37", warriors=GUARD, **FOUNDED))["stance"] == "expansive"
    poor = {**FOUNDED, "crystals": {"ironclads": 4}}
    assert solo(expends("IC37", warriors={"gallimor": 1}, **poor))["stance"] == "expansive"


@pytest.mark.rule("ironwood:10.5")
@pytest.mark.parametrize(
    ("stance", "damage", "defense", "dominance"),
    [("expansive", 1, 0, 0), ("defensive", 0, 1, 0), ("aggressive", 0, 0, 1)],
)
def test_the_bonus_of_each_attitude(stance: str, damage: int, defense: int, dominance: int) -> None:
    table = at(
        solo="automacier",
        ww="WW04 WW13",
        ic="IC14",
        warriors={"forest_9": 4, "zincur": 4},
        automaton={"stance": stance},
    )
    box = table.state.box
    card = CARD_NAMES.index("IC14")
    play(table, "WW04 done forest_9 none")
    blows = {blow[0]: blow for blow in told(table, "blow")}
    assert blows["ironclads"][1:3] == (box.damage[card], damage)
    assert blows["woodwalkers"][5] == box.defense[card] + defense
    assert told(table, "dominance")[1][1:3] == (box.dominance[card], dominance)


# The procedure card


@pytest.mark.rule("ironwood:10.6.1")
def test_alert_and_aggressive_it_chases_and_attacks() -> None:
    table = alert(warriors={**HOME, "zincur": 1, "auria": 3}, totems=TOTEM)
    assert decided(table, "chase") == [("zincur", "strongest")]
    assert asked(table) == "wager"
    assert told(table, "attacked") == [("ironclads", "zincur", "forest_9")]
    play(table, "none")
    assert told(table, "expended") == []
    assert solo(table)["procedure"] == "exhausted"


@pytest.mark.rule("ironwood:10.6.2", "ironwood:10.18")
def test_alert_and_defensive_it_builds_where_the_smallest_warband_is() -> None:
    table = alert(
        warriors={"gallimor": 2, "chromia": 1},
        sites={"gallimor": "foundation", "chromia": "foundation"},
        crystals={"ironclads": 6},
    )
    assert decided(table, "build") == [("chromia", "smallest")]
    assert crystals(table)[IC] == 1
    assert there(table, "chromia")["site"] == "forge"
    assert solo(table)["procedure"] == "exhausted"


@pytest.mark.rule("ironwood:10.6.3")
def test_alert_and_expansive_it_founds_where_the_largest_warband_is() -> None:
    table = alert(warriors={"gallimor": 2, "chromia": 1, "zincur": 3})
    assert decided(table, "found") == [("gallimor", "largest")]
    assert there(table, "gallimor")["site"] == "foundation"
    assert crystals(table)[IC] == 1
    assert told(table, "expended") == []


@pytest.mark.rule("ironwood:10.6.3", "ironwood:10.6.5")
def test_alert_and_expansive_it_expends_a_card_if_it_cannot_found() -> None:
    table = alert("IC37 IC05", warriors={"zincur": 3})
    assert told(table, "expended") == [("ironclads", "IC37")]
    assert solo(table)["procedure"] == "alert"


@pytest.mark.rule("ironwood:10.6.4", "ironwood:10.6.5")
def test_exhausted_it_expends_a_card_and_is_alert_again() -> None:
    table = expends("IC37", warriors={"gallimor": 2})
    assert told(table, "expended") == [("ironclads", "IC37")]
    assert told(table, "procedure") == [("procedure_alert",)]
    assert there(table, "gallimor") == {"warriors": 1, "golems": 1}


# Icons


@pytest.mark.rule("ironwood:10.7.1")
def test_a_battle_icon_on_the_alert_side() -> None:
    table = alert("IC38 IC05", warriors={"forest_9": 1, "zincur": 2})
    assert told(table, "icon") == [("icon_battle",)]
    assert decided(table, "chase") == []
    assert asked(table) == "wager"


@pytest.mark.rule("ironwood:10.7.1", "ironwood:U53")
def test_a_battle_icon_on_the_exhausted_side() -> None:
    """IC26 has a shield too, which lapses; the alert side founds, and is exhausted again."""
    table = expends("IC26", warriors={"gallimor": 2})
    assert told(table, "drew-on-top") == [("ironclads",)]
    assert told(table, "icon") == [("icon_battle",)]
    assert [procedure for (procedure,) in told(table, "procedure")] == [
        "procedure_alert",
        "procedure_exhausted",
    ]
    assert side(table, IC)["discard"] == ["IC26"]
    assert there(table, "gallimor")["site"] == "foundation"
    assert side(table, IC)["hand"]["count"] == 3


@pytest.mark.rule("ironwood:10.7.2", "ironwood:10.7.3")
def test_card_and_crystals_icons() -> None:
    table = expends("IC22", warriors={**GUARD, "zincur": 1})
    assert told(table, "icon") == [("icon_card",), ("icon_crystals",)]
    assert told(table, "drew-on-top") == [("ironclads",)]
    assert crystals(table)[IC] == 2
    assert decided(table, "drill") == [("zincur", "largest")]


@pytest.mark.rule("ironwood:10.7.4")
@pytest.mark.parametrize("forest", ["forest_9", "forest_8"])
def test_an_aggressive_compass_attacks_a_smaller_warband_at_or_next_to_a_totem(forest: str) -> None:
    warriors = {"forest_9": 1, forest: 1, "zincur": 2, "gallimor": 2}
    table = expends("IC05", warriors=warriors, totems=TOTEM)
    assert told(table, "icon") == [("icon_compass",)]
    assert asked(table) == "wager"


@pytest.mark.rule("ironwood:10.7.4", "ironwood:14.7")
def test_an_aggressive_compass_finds_who_has_no_golem_smaller() -> None:
    warriors = {**HOME, "zincur": 1, "auria": 3}
    table = expends("IC05", warriors=warriors, golems={"zincur": 1}, totems=TOTEM)
    assert (decided(table, "chase"), asked(table)) == ([], "wager")


@pytest.mark.rule("ironwood:10.7.4")
def test_an_aggressive_compass_chases_otherwise() -> None:
    table = expends("IC05", warriors={**HOME, "zincur": 1, "auria": 3}, totems=TOTEM)
    assert decided(table, "chase") == [("zincur", "strongest")]
    assert told(table, "attacked") == []


@pytest.mark.rule("ironwood:10.7.4")
def test_a_defensive_compass_protects_and_an_expansive_one_expands() -> None:
    table = expends("IC05", warriors={"gallimor": 1, "zincur": 3}, **FOUNDED)
    assert decided(table, "protect") == [("ferrum", "ferrum")]
    table = expends("IC05", warriors={**GUARD, "zincur": 3})
    assert decided(table, "expand") == [("plumbarum", "outer")]


@pytest.mark.rule("ironwood:10.7.5")
def test_a_drill_icon_brings_an_escort_of_two() -> None:
    table = expends("IC08", warriors={"zincur": 1, "auria": 3, "ferrum": 5})
    assert decided(table, "drill") == [("auria", "largest")]
    assert decided(table, "source") == [("ferrum", "largest")]
    assert there(table, "auria")["warriors"] == 5
    assert there(table, "ferrum")["warriors"] == 3


@pytest.mark.rule("ironwood:10.7.5", "ironwood:10.10")
def test_the_guard_of_ferrum_does_not_count_for_an_escort() -> None:
    table = expends("IC08", warriors={"zincur": 2, "auria": 3, "ferrum": 4})
    assert decided(table, "source") == [("zincur", "largest")]
    assert told(table, "moved") == [("ironclads", 2, "zincur", "auria")]


@pytest.mark.rule("ironwood:10.7.6")
def test_a_forge_icon_in_each_attitude() -> None:
    table = expends(
        "IC01P", warriors={**HOME, "zincur": 2}, totems=TOTEM, crystals={"ironclads": 1}
    )
    assert (told(table, "paid"), asked(table)) == ([("ironclads", 1)], "wager")
    assert there(table, "ferrum")["warriors"] == 1
    table = expends("IC01P", warriors={"gallimor": 1}, **FOUNDED)
    assert told(table, "built") == [("gallimor", 1)]
    table = expends("IC01P", warriors={"zincur": 3}, crystals={"ironclads": 1})
    assert there(table, "ferrum")["warriors"] == 1
    assert there(table, "plumbarum") == {"warriors": 2}


@pytest.mark.rule("ironwood:10.7.6")
def test_a_forge_icon_without_a_crystal_still_attacks() -> None:
    table = expends("IC01P", warriors={**HOME, "zincur": 2}, totems=TOTEM)
    assert (told(table, "recruited"), asked(table)) == ([], "wager")


@pytest.mark.rule("ironwood:10.7.7")
def test_a_golem_icon() -> None:
    table = expends("IC37", warriors={"zincur": 2, "auria": 3})
    assert decided(table, "golem") == [("auria", "largest")]
    table = expends("IC37", warriors={"zincur": 1, "auria": 3}, totems=TOTEM)
    assert decided(table, "golem") == [("zincur", "near_totem")]
    assert there(table, "zincur") == {"golems": 1}


@pytest.mark.rule("ironwood:10.7.8")
def test_a_hit_icon_in_each_attitude() -> None:
    table = expends("IC02P", warriors={**HOME, "zincur": 2, "auria": 3}, totems=TOTEM)
    assert (decided(table, "chase"), asked(table)) == ([("zincur", "strongest")], "wager")
    table = expends("IC02P", warriors={"gallimor": 1, "zincur": 3, "forest_9": 1}, **FOUNDED)
    assert (decided(table, "protect"), asked(table)) == ([("ferrum", "ferrum")], "wager")
    table = expends("IC02P", warriors={"zincur": 3, "forest_9": 1})
    assert (decided(table, "chase"), asked(table)) == ([], "wager")


@pytest.mark.rule("ironwood:10.7.9")
def test_an_aggressive_shield_takes_a_warrior_from_the_totem() -> None:
    warriors = {**HOME, "forest_8": 3, **GUARD}
    table = expends("IC21", warriors=warriors, totems=TOTEM)
    assert decided(table, "remove") == [("forest_9", "near_totem")]
    assert there(table, "forest_9")["warriors"] == 1


@pytest.mark.rule("ironwood:10.7.9")
def test_a_defensive_shield_makes_you_burn_a_card() -> None:
    fields: dict[str, Any] = {"warriors": {"gallimor": 1}, **FOUNDED}
    table = expends("IC21", ww="WW01P WW06", visions="vision_auria", **fields)
    assert asked(table) == "lose-card"
    assert options(table) == {"WW06", "vision_auria"}
    assert refused(table, "WW05") == ("not-burnable", "13.2")
    play(table, "WW06")
    assert told(table, "burned") == [("woodwalkers", "WW06")]
    assert asked(table) == "play"


@pytest.mark.rule("ironwood:10.7.9", "ironwood:14.4")
def test_a_shield_against_empty_hands_or_without_danger_is_a_crystal() -> None:
    table = expends("IC21", ww="WW01P", warriors={"gallimor": 1}, **FOUNDED)
    assert told(table, "no-effect") == [("ironclads",)]
    assert crystals(table)[IC] == 6
    table = expends("IC21", warriors=GUARD)
    assert (told(table, "no-effect"), crystals(table)[IC]) == ([], 1)


@pytest.mark.rule("ironwood:10.7.10")
def test_a_warband_icon_expands_from_a_crowded_ferrum_or_recruits() -> None:
    table = expends("IC07", warriors={"ferrum": 5, "forest_7": 1}, automaton={"marked": ["auria"]})
    assert there(table, "ferrum")["warriors"] == 3
    assert decided(table, "expand")[0][0] in ("lithimar", "palladimor")
    table = expends("IC07", warriors={"ferrum": 4})
    assert told(table, "recruited") == [("ironclads", "warrior", "ferrum")]
    assert told(table, "paid") == []


# Whom it attacks


@pytest.mark.rule("ironwood:10.8")
@pytest.mark.parametrize(
    ("warriors", "totems", "forest", "reason"),
    [
        ({"forest_9": 2, "forest_8": 1}, {"intact": ["forest_9"]}, "forest_9", "totem"),
        (
            {"forest_9": 2, "forest_7": 1},
            {"intact": ["forest_9"], "fading": ["forest_7"]},
            "forest_7",
            "fading",
        ),
        (
            {"forest_9": 1, "forest_3": 1},
            {"intact": ["forest_9", "forest_3"]},
            "forest_9",
            "near_edge",
        ),
        ({"forest_8": 2, "forest_7": 1}, {"intact": ["forest_9"]}, "forest_8", "near_totem"),
        ({"forest_8": 2, "forest_3": 1}, {"intact": ["forest_9"]}, "forest_8", "largest"),
        ({"forest_8": 2, "forest_7": 1}, {}, "forest_7", "smallest"),
        ({"forest_9": 1, "forest_5": 1}, {}, "forest_9", "odds"),
    ],
)
def test_the_warband_in_focus(
    warriors: dict[str, int], totems: dict[str, Any], forest: str, reason: str
) -> None:
    there_are = {"palladimor": 3, "argentimar": 2, "zincur": 2, **warriors}
    table = expends("IC02P", warriors=there_are, totems=totems)
    assert decided(table, "focus")[0] == (forest, reason)


@pytest.mark.rule("ironwood:10.8")
def test_only_warbands_next_to_its_own_and_in_inner_forests_count() -> None:
    warriors = {"forest_15": 1, "forest_5": 1, "zincur": 2, "plumbarum": 1}
    table = expends("IC02P", warriors=warriors)
    assert (decided(table, "focus"), told(table, "attacked")) == ([], [])
    assert told(table, "no-target") == [("ironclads",)]
    assert told(table, "no-effect") == [("ironclads",)]


@pytest.mark.rule("ironwood:10.8", "ironwood:U52")
def test_a_totem_that_fades_anyway_is_not_worth_a_fight() -> None:
    fields: dict[str, Any] = {
        "warriors": {"forest_9": 2, "forest_7": 1, "palladimor": 3},
        "totems": {"fading": ["forest_9"]},
    }
    assert decided(expends("IC05", slot=3, **fields), "focus")[0] == ("forest_9", "totem")
    assert decided(expends("IC05", slot=5, **fields), "focus")[0] == ("forest_7", "smallest")


@pytest.mark.rule("ironwood:10.9")
def test_the_largest_warband_attacks_if_it_is_not_outnumbered() -> None:
    table = expends("IC02P", warriors={"forest_9": 2, "zincur": 1, "palladimor": 2})
    assert decided(table, "attacker") == [("palladimor", "largest")]
    assert told(table, "attacked") == [("ironclads", "palladimor", "forest_9")]
    table = expends("IC02P", warriors={"forest_9": 2, "zincur": 1})
    assert told(table, "attacked") == []
    assert told(table, "holds-back") == [("forest_9",)]


@pytest.mark.rule("ironwood:10.9", "ironwood:14.7")
def test_between_equal_warbands_golems_are_larger() -> None:
    table = expends(
        "IC02P", warriors={"forest_9": 2, "zincur": 2, "palladimor": 1}, golems={"palladimor": 1}
    )
    assert decided(table, "attacker") == [("palladimor", "largest")]


# After a battle


@pytest.mark.rule("ironwood:10.11")
def test_a_beaten_warband_goes_out_of_reach_to_where_the_fewest_are() -> None:
    """Forests 3 and 10 touch Zincur too; in 8 somebody is, in 15 nobody."""
    table = expends("IC02P", ww="WW14", warriors={"forest_9": 3, "zincur": 9, "forest_8": 1})
    play(table, "WW14")
    assert decided(table, "retreat") == [("forest_15", "smallest")]
    assert there(table, "forest_15")["warriors"] >= 1


@pytest.mark.rule("ironwood:10.11")
def test_a_beaten_warband_never_comes_nearer_to_a_totem() -> None:
    warriors = {"forest_9": 3, "zincur": 9, "forest_15": 5}
    table = expends("IC02P", ww="WW14", totems={"intact": ["forest_8"]}, warriors=warriors)
    play(table, "WW14")
    assert decided(table, "retreat") == [("forest_15", "away")]


@pytest.mark.rule("ironwood:U60")
def test_a_beaten_warband_that_can_only_come_nearer_to_a_totem_stays() -> None:
    totems = {"intact": ["forest_1", "forest_3", "forest_10"]}
    table = expends("IC02P", ww="WW14", totems=totems, warriors={"forest_4": 3, "zincur": 9})
    play(table, "WW14")
    assert (decided(table, "retreat"), told(table, "retreated")) == ([], [])


@pytest.mark.rule("ironwood:U60")
def test_a_beaten_warband_may_have_to_stay_in_reach() -> None:
    """Of what is next to forest 1, all touches Ferrum but 6, where a totem is."""
    totems = {"intact": ["forest_6"]}
    table = expends("IC02P", ww="WW14", totems=totems, warriors={"forest_1": 3, "ferrum": 9})
    play(table, "WW14")
    assert told(table, "retreated")[0][2] in ("forest_2", "forest_4")


@pytest.mark.rule("ironwood:10.12")
def test_ferrum_is_never_left_empty() -> None:
    table = at(solo="automacier", ww="WW02P WW20", ic="", warriors={"forest_3": 4, "ferrum": 1})
    play(table, "WW02P attack forest_3 WW20")
    assert told(table, "recruited") == [("ironclads", "warrior", "ferrum")]


@pytest.mark.rule("ironwood:U59")
def test_you_steal_at_ferrum_what_your_card_says() -> None:
    """Half of the crystals by Plunder, nothing by another card."""
    fields: dict[str, Any] = {"ic": "", "crystals": {"ironclads": 5}}
    warriors = {"forest_3": 4, "ferrum": 1}
    table = at(solo="automacier", ww="WW02P", warriors=warriors, **fields)
    play(table, "WW02P attack forest_3 none done")
    assert told(table, "stole") == [("woodwalkers", 3)]
    table = at(solo="automacier", ww="WW04", warriors=warriors, **fields)
    play(table, "WW04 done forest_3 none done")
    assert told(table, "won-combat") == [("woodwalkers",)]
    assert told(table, "stole") == []


# How it moves


@pytest.mark.rule("ironwood:10.10", "ironwood:U51")
def test_three_units_stay_at_ferrum_and_golems_go_first() -> None:
    table = expends("IC05", warriors={"ferrum": 3, "forest_1": 1}, golems={"ferrum": 2})
    assert there(table, "ferrum") == {"warriors": 3, "site": "forge"}
    assert told(table, "moved-golems")[0][1] == 2
    assert told(table, "moved") == []


@pytest.mark.rule("ironwood:10.10")
def test_the_guard_of_ferrum_does_not_count_for_its_size() -> None:
    warriors = {"ferrum": 4, "lithimar": 2, "auria": 1, "zincur": 1, "forest_7": 1}
    marked = ["chromia", "cobaltis", "cuprumis", "argentimar", "gallimor", "plumbarum"]
    table = expends("IC05", warriors=warriors, automaton={"marked": marked})
    assert decided(table, "expand") == [("palladimor", "inner")]
    assert decided(table, "source") == [("lithimar", "largest")]


@pytest.mark.rule("ironwood:10.13")
def test_chasing_makes_the_warband_larger_than_the_one_in_focus_and_no_more() -> None:
    warriors = {**HOME, "zincur": 1, "auria": 5}
    table = expends("IC05", warriors=warriors, totems=TOTEM)
    assert decided(table, "focus")[0] == ("forest_9", "only")
    assert there(table, "zincur")["warriors"] == 3
    assert there(table, "auria")["warriors"] == 3


@pytest.mark.rule("ironwood:10.13")
def test_chasing_forms_the_largest_warband_it_can_best_on_an_unmarked_mountain() -> None:
    table = expends(
        "IC05", warriors={"forest_9": 4, "zincur": 1, "palladimor": 2, "auria": 3}, totems=TOTEM
    )
    assert decided(table, "chase") == [("zincur", "strongest")]
    warriors = {"forest_9": 3, "zincur": 1, "palladimor": 1}
    table = expends(
        "IC05",
        warriors=warriors,
        totems=TOTEM,
        automaton={"marked": ["zincur"]},
    )
    assert decided(table, "chase") == [("palladimor", "unmarked")]


@pytest.mark.rule("ironwood:10.13")
def test_nobody_chases_who_is_outnumbered_already() -> None:
    table = expends("IC02P", warriors={**HOME, "zincur": 3, "auria": 3}, totems=TOTEM)
    assert decided(table, "chase") == []
    assert told(table, "outnumbers") == [("forest_9",)]
    assert told(table, "moved") == []


@pytest.mark.rule("ironwood:10.14")
def test_what_is_protected_first() -> None:
    """Foundations that are outnumbered: unmarked before marked, then the smallest warband."""
    sites = {"gallimor": "foundation", "chromia": "foundation", "cobaltis": "foundation"}
    warriors = {
        **GUARD,
        "gallimor": 1,
        "chromia": 1,
        "cobaltis": 2,
        "forest_8": 3,
        "forest_6": 3,
        "auria": 4,
        "palladimor": 4,
        "lithimar": 4,
    }
    rich = {"ironclads": 5}
    table = expends(
        "IC05", warriors=warriors, sites=sites, crystals=rich, automaton={"marked": ["gallimor"]}
    )
    assert decided(table, "protect") == [("chromia", "smallest")]
    assert lines(table, "protect") == ["foundation"]
    assert told(table, "moved") == [("ironclads", 3, "auria", "chromia")]
    assert there(table, "auria")["warriors"] == 1
    marked = {"marked": ["gallimor", "cobaltis"]}
    table = expends("IC05", warriors=warriors, sites=sites, crystals=rich, automaton=marked)
    assert decided(table, "protect") == [("chromia", "unmarked")]


@pytest.mark.rule("ironwood:10.14")
def test_an_inner_mountain_is_protected_last_and_never_from_a_foundation() -> None:
    warriors = {**GUARD, "gallimor": 4, "palladimor": 1, "forest_7": 2}
    table = expends("IC05", warriors=warriors, automaton={"marked": ["lithimar"]}, **FOUNDED)
    assert decided(table, "protect") == [("palladimor", "inner")]
    assert told(table, "moved") == []
    assert told(table, "nobody-moves") == [("for_protect",)]
    assert told(table, "no-effect") == [("ironclads",)]


@pytest.mark.rule("ironwood:U61", "ironwood:10.14")
def test_an_empty_mountain_is_outnumbered_by_anybody() -> None:
    warriors = {**GUARD, "gallimor": 4, "auria": 3, "forest_10": 1}
    marked = {"marked": ["lithimar", "palladimor"]}
    table = expends("IC05", warriors=warriors, automaton=marked, **FOUNDED)
    assert decided(table, "protect") == [("zincur", "inner")]
    assert there(table, "zincur")["warriors"] == 2


@pytest.mark.rule("ironwood:U62")
def test_a_warband_in_an_outer_forest_is_a_threat() -> None:
    """Forest 14 is an outer one, and touches Gallimor."""
    warriors = {**GUARD, "gallimor": 1, "palladimor": 4, "forest_14": 2}
    table = expends("IC05", warriors=warriors, **FOUNDED)
    assert decided(table, "protect") == [("gallimor", "foundation")]
    assert there(table, "gallimor")["warriors"] == 4


@pytest.mark.rule("ironwood:U63", "ironwood:10.15")
def test_nobody_expands_to_an_inner_mountain_where_no_warband_is_near() -> None:
    marked = {"marked": ["argentimar", "chromia"]}
    fields: dict[str, Any] = {"warriors": {**GUARD, "auria": 3}, "automaton": marked}
    table = expends("IC05", **fields)
    assert (told(table, "moved"), told(table, "nobody-moves")) == ([], [("for_expand",)])
    fields["warriors"]["forest_4"] = 1
    assert decided(expends("IC05", **fields), "expand") == [("zincur", "inner")]


@pytest.mark.rule("ironwood:10.15", "ironwood:U47")
def test_where_it_expands_first() -> None:
    """Of Argentimar and Chromia, next to Auria, the one with a foundation, or the calmer one."""
    fields: dict[str, Any] = {"warriors": {**GUARD, "auria": 3, "forest_12": 1}}
    table = expends("IC05", sites={"chromia": "foundation"}, **fields)
    assert decided(table, "expand") == [("chromia", "foundation")]
    assert there(table, "chromia")["warriors"] == 2
    assert decided(expends("IC05", **fields), "expand") == [("argentimar", "calm")]
    table = expends("IC05", sites={"chromia": "foundation"}, solo_expand="warriors", **fields)
    assert decided(table, "expand") == [("argentimar", "calm")]


@pytest.mark.rule("ironwood:10.15")
def test_where_it_expands_then() -> None:
    fields: dict[str, Any] = {"warriors": {**GUARD, "auria": 3, "forest_1": 2, "forest_4": 1}}
    marked = {"marked": ["argentimar", "chromia"]}
    table = expends("IC05", sites={"chromia": "foundation"}, automaton=marked, **fields)
    assert decided(table, "expand") == [("chromia", "foundation")]
    table = expends("IC05", automaton=marked, **fields)
    assert decided(table, "expand") == [("lithimar", "near_warband")]


@pytest.mark.rule("ironwood:10.16")
def test_where_the_drill_goes() -> None:
    laden = {"at": "auria", "track": 2, "hopper": 3}
    table = expends("IC08", drill=laden, sites={"argentimar": "forge"}, warriors={"argentimar": 2})
    assert decided(table, "drill") == [("argentimar", "largest")]
    assert crystals(table)[IC] >= 3
    light = {"at": "auria", "track": 1, "hopper": 2}
    table = expends("IC08", drill=light, warriors={"ferrum": 9, "lithimar": 1})
    assert decided(table, "drill") == [("lithimar", "largest")]
    warriors = {"lithimar": 1, "zincur": 1, "forest_2": 3}
    assert decided(expends("IC08", drill=light, warriors=warriors), "drill") == [("zincur", "calm")]
    table = expends("IC08", drill=light, warriors={"cobaltis": 2, "plumbarum": 1})
    assert decided(table, "drill")[0][1] in ("near_warband", "die")


@pytest.mark.rule("ironwood:10.17", "ironwood:6.6")
def test_the_drill_makes_you_lose_sight_of_a_vision() -> None:
    drill = {"at": "ferrum", "track": 1, "hopper": 2}
    table = expends("IC08", drill=drill, visions="vision_auria vision_zincur")
    assert len(told(table, "lost-sight")) == 1
    visions = table.view(0)["visions"]
    assert (visions["hand"]["count"], len(visions["deck"])) == (1, 9)
    assert told(table, "looked") == told(table, "looked-hidden") == []
    table = expends("IC08", drill=drill, visions="vision_auria")
    assert told(table, "lost-sight") == []


@pytest.mark.rule("ironwood:10.19")
def test_recruiting_at_the_end_of_the_round() -> None:
    """From five crystals on, down to three or four."""
    table = at(
        solo="automacier",
        stage="enlist",
        side="ironclads",
        warriors={"ferrum": 2, "chromia": 1, "gallimor": 2},
        sites={"chromia": "forge", "gallimor": "forge"},
        crystals={"ironclads": 9},
    )
    assert decided(table, "recruit")[:2] == [("ferrum", "ferrum"), ("chromia", "smallest")]
    assert len(told(table, "recruited")) == 3
    assert crystals(table)[IC] == 3 + 2
    table = at(solo="automacier", stage="enlist", side="ironclads", crystals={"ironclads": 4})
    assert told(table, "recruited") == []


@pytest.mark.rule("ironwood:U48", "ironwood:10.7.10")
def test_a_recruit_by_icon_may_have_a_price() -> None:
    table = expends("IC07", warriors=GUARD, crystals={"ironclads": 3}, solo_price="paid")
    assert told(table, "paid") == [("ironclads", 2)]
    table = expends("IC07", warriors=GUARD, crystals={"ironclads": 1}, solo_price="paid")
    assert told(table, "no-effect") == [("ironclads",)]


# Difficulty


@pytest.mark.rule("ironwood:10.20")
def test_a_harder_ironbot() -> None:
    table = new(solo="automacier", solo_edge=True, solo_foundations=True, solo_warriors=5)
    assert there(table, "ferrum") == {"warriors": 2, "golems": 1, "site": "forge"}
    assert all(
        there(table, m)["warriors"] == 4 for m in ("auria", "lithimar", "palladimor", "zincur")
    )
    sites = [
        place for place, what in table.view(0)["places"].items() if what.get("site") == "foundation"
    ]
    assert len(sites) == 2
    table = new(solo="automacier", solo_warriors=2)
    inner = [there(table, m)["warriors"] for m in ("auria", "lithimar", "palladimor", "zincur")]
    assert sorted(inner) == [3, 3, 4, 4]
