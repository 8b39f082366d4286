"""Every action card of the Ironclads, played once for all that is written on it."""

from typing import Any

import pytest

from ironwood.positions import (
    IC,
    WW,
    asked,
    asker,
    at,
    crystals,
    hand,
    options,
    play,
    refused,
    side,
    there,
    told,
)
from spinney.core import Table
from spinney.ironwood.state import Ironwood

STRIKE = {"warriors": {"zincur": 3, "forest_9": 1}}
"""Three warriors that can attack one, and win without a wager on either side."""

MARCHES = {
    "IC02P": ("", 1),
    "IC03P": ("move", 1),
    "IC04": ("", 2),
    "IC05": ("", 3),
    "IC11": ("done", 1),
    "IC13": ("", 1),
    "IC17": ("", 2),
    "IC19": ("done", 1),
    "IC20": ("", 1),
    "IC24": ("", 1),
    "IC25": ("", 1),
    "IC29": ("", 2),
    "IC36": ("", 2),
    "IC38": ("", 1),
}
"""What is chosen before the march of a card, and how many warbands it moves."""
OUTWARD = ("auria chromia", "lithimar cobaltis", "palladimor cuprumis", "zincur plumbarum")


def turn(ic: str, *, ww: str = "WW01P", **fields: Any) -> Table[Ironwood]:
    """The Ironclads to play; the Woodwalkers have a card, so that they are asked after them."""
    return at(side="ironclads", ic=ic, ww=ww, **fields)


def preparation(card: str, cubes: int, **fields: Any) -> Table[Ironwood]:
    """A new round with a permanent card in play."""
    cards = {"ironclads": {"in_play": [card]}}
    return at(stage="prepare", round=1, cards=cards, cubes={card: cubes}, **fields)


def is_over(table: Table[Ironwood]) -> bool:
    """Whether the Ironclads' turn is: nothing else was asked."""
    return (asked(table), asker(table)) == ("play", WW)


def drill(table: Table[Ironwood]) -> tuple[str, int, int]:
    found = table.view(IC)["drill"]
    return found["at"], found["track"], found["hopper"]


@pytest.mark.rule("ironwood:13.9", "ironwood:6.2")
@pytest.mark.parametrize("card", MARCHES)
def test_a_card_moves_as_many_warbands_as_it_says(card: str) -> None:
    before, most = MARCHES[card]
    inner = dict.fromkeys((way.split()[0] for way in OUTWARD), 1)
    table = play(turn(card, warriors=inner), f"{card} {before}")
    ways = iter(OUTWARD)
    while asked(table) == "warband-from":
        play(table, next(ways))
    assert len(told(table, "moved")) == most


# Base cards


@pytest.mark.rule("ironwood:IC01P")
def test_reinforcements_recruit_two_at_forges_or_build() -> None:
    fields: dict[str, Any] = {
        "warriors": {"chromia": 1},
        "sites": {"chromia": "foundation", "gallimor": "forge"},
        "crystals": {"ironclads": 5},
    }
    table = play(turn("IC01P", **fields), "IC01P")
    assert options(table) == {"recruit", "build", "done"}
    play(table, "recruit")
    assert options(table) == {"ferrum", "gallimor", "done"}
    play(table, "gallimor ferrum")
    assert there(table, "gallimor") == {"warriors": 1, "site": "forge"}
    assert there(table, "ferrum") == {"warriors": 1, "site": "forge"}
    assert is_over(table)
    assert crystals(play(turn("IC01P", **fields), "IC01P build done"))[IC] == 5
    fields["warriors"]["cobaltis"] = 1
    fields["sites"] = {"chromia": "foundation", "cobaltis": "foundation"}
    table = play(turn("IC01P", **fields), "IC01P build pay cobaltis")
    assert there(table, "cobaltis")["site"] == "forge"
    assert there(table, "chromia")["site"] == "foundation"
    assert is_over(table)


@pytest.mark.rule("ironwood:IC02P")
def test_an_iron_assault_moves_attacks_and_draws() -> None:
    table = turn("IC02P", warriors={"auria": 3, "forest_9": 1})
    play(table, "IC02P auria zincur 3 zincur none none done")
    assert told(table, "won-combat") == [("ironclads",)]
    assert hand(table, IC) == ["IC04"]


@pytest.mark.rule("ironwood:IC03P")
def test_an_expansion_does_three_things_in_any_order() -> None:
    table = turn("IC03P", warriors={"chromia": 2, "cobaltis": 1}, drill={"at": "auria"})
    play(table, "IC03P")
    assert options(table) == {"move", "drill", "found", "done"}
    play(table, "found chromia drill chromia move cobaltis chromia")
    assert there(table, "chromia") == {"warriors": 3, "site": "foundation"}
    assert drill(table) == ("chromia", 1, 2)
    assert is_over(table)


# Specials


@pytest.mark.rule("ironwood:IC04")
def test_a_supply_column_moves_two_warbands_and_gains() -> None:
    table = turn("IC04", warriors={"auria": 1, "zincur": 1, "lithimar": 1})
    play(table, "IC04 auria chromia zincur plumbarum")
    assert there(table, "lithimar") == {"warriors": 1}
    assert [args[1:] for args in told(table, "moved")] == [
        (1, "auria", "chromia"),
        (1, "zincur", "plumbarum"),
    ]
    assert crystals(table)[IC] == 2


@pytest.mark.rule("ironwood:IC05", "ironwood:5")
def test_a_ridge_march_moves_three_warbands_along_ridges() -> None:
    table = turn("IC05", warriors={"auria": 1, "zincur": 1, "lithimar": 1, "palladimor": 1})
    play(table, "IC05")
    assert refused(table, "forest_9") == ("not-a-mountain", "5.1")
    play(table, "auria")
    assert refused(table, "forest_5") == ("not-next-to-it", "6.1")
    assert options(table) == {"ferrum", "lithimar", "zincur", "argentimar", "chromia"}
    play(table, "ferrum zincur ferrum lithimar ferrum")
    assert there(table, "ferrum")["warriors"] == 3
    assert there(table, "palladimor") == {"warriors": 1}


@pytest.mark.rule("ironwood:IC06", "ironwood:13.3")
def test_a_probing_strike_dominates_in_its_own_combat_only() -> None:
    table = turn("IC06", ww="WW04", warriors={"zincur": 1, "forest_9": 3, "auria": 2})
    play(table, "IC06 zincur none none")
    assert hand(table, IC) == ["IC04"]
    assert told(table, "dominance") == [("woodwalkers", 0, 0, 3, 3), ("ironclads", 0, 2, 1, 3)]
    assert told(table, "won-combat") == [("ironclads",)]
    play(table, "done WW04 done forest_9 none none")
    assert told(table, "dominance")[3] == ("ironclads", 0, 0, 1, 1)


@pytest.mark.rule("ironwood:IC07", "ironwood:13.14")
def test_a_general_muster_recruits_three_at_forges() -> None:
    table = turn("IC07", sites={"gallimor": "forge", "chromia": "foundation"})
    play(table, "IC07")
    assert refused(table, "chromia") == ("not-there-by-card", "3.7")
    play(table, "gallimor gallimor ferrum")
    assert there(table, "gallimor") == {"warriors": 2, "site": "forge"}
    assert is_over(table)


@pytest.mark.rule("ironwood:IC08")
def test_a_tunnel_moves_the_drill_twice_and_draws() -> None:
    table = play(turn("IC08"), "IC08 auria ferrum")
    assert drill(table) == ("ferrum", 0, 0)
    assert crystals(table)[IC] == 2
    assert hand(table, IC) == ["IC04"]


@pytest.mark.rule("ironwood:IC09")
def test_an_escorted_dig_brings_warbands_to_the_drill() -> None:
    table = turn("IC09", warriors={"auria": 2, "lithimar": 1, "zincur": 1, "gallimor": 1})
    play(table, "IC09 palladimor")
    assert drill(table) == ("palladimor", 1, 2)
    assert refused(table, "auria") == ("nowhere-to-go", "6.1")
    play(table, "lithimar zincur")
    assert there(table, "palladimor") == {"warriors": 2}
    assert is_over(table)


@pytest.mark.rule("ironwood:IC10")
def test_stone_footings_guard_what_they_found() -> None:
    table = turn("IC10", warriors={"chromia": 1, "cobaltis": 1})
    play(table, "IC10 found chromia chromia")
    assert there(table, "chromia") == {"warriors": 2, "site": "foundation"}
    assert crystals(table)[IC] == 1
    assert is_over(table)


@pytest.mark.rule("ironwood:IC10")
def test_stone_footings_build_for_four() -> None:
    two = ("chromia", "cobaltis")
    table = turn(
        "IC10",
        warriors=dict.fromkeys(two, 1),
        sites=dict.fromkeys(two, "foundation"),
        crystals={"ironclads": 4},
    )
    play(table, "IC10")
    assert options(table) == {"found", "build", "done"}
    play(table, "build pay chromia")
    assert there(table, "chromia") == {"warriors": 1, "site": "forge"}
    assert crystals(table)[IC] == 0
    assert told(table, "built") == [("chromia", 1)]
    assert is_over(table)


@pytest.mark.rule("ironwood:IC11", "ironwood:U03")
@pytest.mark.parametrize(
    "card", ["IC11", pytest.param("IC19", marks=pytest.mark.rule("ironwood:IC19"))]
)
def test_a_golem_workshop_makes_a_golem_that_can_go(card: str) -> None:
    table = play(turn(card, golems={"auria": 1}), f"{card} ferrum")
    assert there(table, "ferrum") == {"golems": 1, "site": "forge"}
    play(table, "ferrum auria")
    assert there(table, "auria") == {"golems": 2}
    assert told(table, "moved-golems") == [("ironclads", 1, "ferrum", "auria")]


@pytest.mark.rule("ironwood:IC12")
def test_a_survey_shaft_looks_at_the_top_vision() -> None:
    table = play(turn("IC12"), "IC12 auria")
    assert drill(table) == ("auria", 1, 2)
    assert hand(table, IC) == ["IC04", "IC05"]
    assert told(table, "looked", IC) == [("ironclads", "vision_auria")]
    assert table.view(IC)["visions"]["deck"][:2] == ["vision_auria", None]
    assert table.view(WW)["visions"]["deck"][0] is None


@pytest.mark.rule("ironwood:IC13")
def test_an_interrogation_without_visions_takes_none() -> None:
    table = play(turn("IC13", **STRIKE), "IC13 zincur auria 1 zincur none none done")
    assert there(table, "auria") == {"warriors": 1}
    assert told(table, "won-combat") == [("ironclads",)]
    assert told(table, "lost-vision") == told(table, "saw", IC) == []


@pytest.mark.rule("ironwood:IC14")
def test_wages_of_war_recruit_two_and_gain_three() -> None:
    table = play(turn("IC14", sites={"gallimor": "forge"}), "IC14 ferrum ferrum")
    assert there(table, "ferrum") == {"warriors": 2, "site": "forge"}
    assert crystals(table)[IC] == 3


@pytest.mark.rule("ironwood:IC15")
def test_a_rich_seam_gains_three_and_moves_the_drill() -> None:
    table = play(turn("IC15"), "IC15 lithimar")
    assert crystals(table)[IC] == 3
    assert drill(table) == ("lithimar", 1, 2)


@pytest.mark.rule("ironwood:IC16")
def test_a_storm_garrison_strikes_harder() -> None:
    table = play(turn("IC16", warriors={"zincur": 1, "forest_9": 3}), "IC16")
    assert options(table) == {"zincur", "done"}
    play(table, "zincur zincur none none")
    assert told(table, "blow")[0] == ("ironclads", 0, 1, 0, 0, 0, 1)
    assert told(table, "dominance")[1] == ("ironclads", 0, 0, 2, 2)
    assert there(table, "forest_9") == {"warriors": 2}


@pytest.mark.rule("ironwood:IC17")
def test_an_ultimatum_recruits_two_if_nobody_is_given_up() -> None:
    table = turn("IC17", warriors={"zincur": 1, "auria": 1, "forest_9": 1})
    play(table, "IC17 auria chromia done")
    assert asker(table) == WW
    play(table, "recruit")
    assert asker(table) == IC
    assert options(table) == {"zincur", "chromia", "done"}
    play(table, "zincur chromia")
    assert there(table, "zincur") == there(table, "chromia") == {"warriors": 2}
    assert there(table, "forest_9") == {"warriors": 1}
    assert is_over(table)


@pytest.mark.rule("ironwood:IC18")
def test_a_drill_crew_arrives_with_the_drill() -> None:
    table = play(turn("IC18"), "IC18 auria auria auria")
    assert drill(table) == ("auria", 1, 2)
    assert there(table, "auria") == {"warriors": 2}
    assert is_over(table)


@pytest.mark.rule("ironwood:IC20", "ironwood:6.8", "ironwood:13.17")
def test_tempered_in_battle_builds_a_forge_for_three_after_a_victory() -> None:
    table = turn(
        "IC20",
        warriors={"plumbarum": 3, "forest_9": 1, "auria": 1, "chromia": 1},
        sites={"plumbarum": "foundation", "chromia": "foundation"},
        crystals={"ironclads": 3},
        drill={"at": "plumbarum", "track": 2, "hopper": 3},
    )
    play(table, "IC20 auria zincur plumbarum none none done")
    assert options(table) == {"pay", "done"}
    play(table, "pay plumbarum")
    assert there(table, "plumbarum") == {"warriors": 3, "site": "forge"}
    assert told(table, "unloaded") == [(3,)]
    assert drill(table) == ("plumbarum", 0, 0)
    assert crystals(table)[IC] == 3
    assert is_over(table)


@pytest.mark.rule("ironwood:IC20", "ironwood:13.17")
def test_tempered_in_battle_builds_nothing_after_a_defeat() -> None:
    table = turn(
        "IC20",
        ww="WW09",
        warriors={"plumbarum": 1, "forest_9": 3},
        sites={"plumbarum": "foundation"},
        crystals={"ironclads": 3},
    )
    play(table, "IC20 done plumbarum none none done")
    assert told(table, "won-combat") == [("woodwalkers",)]
    assert asker(table) == WW
    assert there(table, "plumbarum")["site"] == "foundation"


@pytest.mark.rule("ironwood:IC21", "ironwood:13.11")
def test_snare_lines_mark_two_inner_forests() -> None:
    table = turn("IC21", ww="WW04", warriors={"zincur": 1, "forest_15": 1, "forest_11": 1})
    play(table, "IC21")
    assert options(table) == {"forest_3", "forest_4", "forest_9", "forest_10", "done"}
    play(table, "forest_9")
    assert refused(table, "forest_9") == ("already-marked", "13.11")
    play(table, "forest_10")
    assert crystals(table)[IC] == 1
    assert side(table, IC)["permanents"] == {"IC21": 2}
    assert table.view(WW)["supply"]["cubes"] == 16
    play(table, "WW04")
    assert refused(table, "forest_15") == ("nowhere-to-go", "6.1")


@pytest.mark.rule("ironwood:IC22")
def test_a_quartermaster_adds_a_cube() -> None:
    fields = {"cards": {"ironclads": {"in_play": ["IC28", "IC31"]}}}
    table = play(turn("IC22", **fields, cubes={"IC28": 3, "IC31": 1}), "IC22")
    assert crystals(table)[IC] == 3
    assert hand(table, IC) == ["IC04"]
    play(table, "IC31")
    assert side(table, IC)["permanents"] == {"IC28": 3, "IC31": 2}
    assert told(table, "cubes-added") == [("IC31", 1)]


@pytest.mark.rule("ironwood:IC23")
def test_a_war_machine_is_paid_for_its_victory() -> None:
    table = turn("IC23", ww="WW04", warriors={"zincur": 1, "forest_9": 3})
    play(table, "IC23 zincur none none")
    assert told(table, "blow")[0] == ("ironclads", 0, 2, 0, 0, 0, 2)
    assert there(table, "forest_9") == {"warriors": 1}
    play(table, "done")
    assert crystals(table)[IC] == 2


@pytest.mark.rule("ironwood:IC24")
@pytest.mark.parametrize(("escorted", "loaded"), [(True, (2, 0)), (False, (0, 2))])
def test_a_field_depot_unloads_where_there_is_a_warband(escorted: bool, loaded) -> None:
    table = turn("IC24", warriors={"auria": 1})
    play(table, "IC24 done auria unload" if escorted else "IC24 auria chromia auria")
    assert (crystals(table)[IC], drill(table)[2]) == loaded
    assert drill(table)[:2] == ("auria", 0 if escorted else 1)


@pytest.mark.rule("ironwood:IC25")
def test_a_relentless_pursuit_is_reinforced_at_a_forge() -> None:
    table = turn("IC25", warriors={"auria": 3, "forest_9": 1})
    play(table, "IC25 auria zincur 3 zincur none none done")
    assert options(table) == {"ferrum", "done"}
    play(table, "ferrum")
    assert there(table, "ferrum")["warriors"] == 1
    assert is_over(table)


@pytest.mark.rule("ironwood:IC26")
def test_a_bolt_volley_removes_a_warrior_before_the_attack() -> None:
    table = turn("IC26", warriors={"zincur": 2, "forest_9": 2, "forest_15": 1, "forest_5": 1})
    play(table, "IC26")
    assert options(table) == {"forest_9", "done"}
    play(table, "forest_9 zincur none none forest_15")
    assert told(table, "dominance")[0] == ("woodwalkers", 0, 0, 1, 1)
    assert there(table, "forest_15") == {"warriors": 2}


@pytest.mark.rule("ironwood:IC27")
def test_cipher_breakers_draw_even_if_there_is_nothing_to_read() -> None:
    table = play(turn("IC27"), "IC27")
    assert hand(table, IC) == ["IC04", "IC05"]
    assert told(table, "lost-card") == []


@pytest.mark.rule("ironwood:IC27")
def test_cipher_breakers_take_one_card() -> None:
    table = play(turn("IC27", ww="WW01P WW04 WW05"), "IC27 WW05")
    assert told(table, "lost-card") == [("woodwalkers", "WW05")]
    assert is_over(table)


@pytest.mark.rule("ironwood:IC28")
def test_smelting_contracts_pay_twice_and_draw_at_the_end() -> None:
    table = play(turn("IC28"), "IC28")
    assert side(table, IC)["permanents"] == {"IC28": 3}
    assert crystals(table)[IC] == 0
    table = preparation("IC28", 3)
    assert crystals(table)[IC] == 4
    assert side(table, IC)["permanents"] == {"IC28": 2}
    table = preparation("IC28", 1)
    assert crystals(table)[IC] == 2
    assert hand(table, IC)[3:] == ["IC04", "IC05", "IC06"]
    assert side(table, IC)["discard"] == ["IC28"]


@pytest.mark.rule("ironwood:IC29")
def test_a_decoy_is_followed_by_two_warbands() -> None:
    table = turn("IC29", warriors={"forest_9": 2, "zincur": 1, "auria": 1, "lithimar": 1})
    play(table, "IC29 forest_9 forest_15 2 zincur plumbarum auria zincur")
    assert there(table, "forest_15") == {"warriors": 2}
    assert there(table, "zincur") == there(table, "plumbarum") == {"warriors": 1}
    assert told(table, "lured") == [("woodwalkers", 2, "forest_9", "forest_15")]


@pytest.mark.rule("ironwood:IC30")
def test_a_convergence_brings_any_number_of_warbands_to_one_mountain() -> None:
    table = turn("IC30", warriors={"auria": 1, "lithimar": 1, "palladimor": 1, "chromia": 1})
    play(table, "IC30 auria ferrum")
    assert refused(table, "chromia") == ("nowhere-to-go", "6.1")
    play(table, "lithimar palladimor zincur")
    assert there(table, "ferrum") == {"warriors": 3, "site": "forge"}
    assert drill(table) == ("zincur", 1, 2)


@pytest.mark.rule("ironwood:IC31")
def test_a_hammer_doctrine_strikes_at_once_and_in_defence() -> None:
    table = turn("IC31", ww="WW04", warriors={"zincur": 2, "forest_9": 4})
    play(table, "IC31 zincur none none done")
    assert side(table, IC)["permanents"] == {"IC31": 2}
    assert there(table, "forest_9") == {"warriors": 3}
    play(table, "WW04 done forest_9 none none")
    assert told(table, "blow")[2] == ("ironclads", 0, 1, 0, 0, 0, 1)


@pytest.mark.rule("ironwood:IC32")
def test_an_awakened_colossus_fights_as_a_golem() -> None:
    table = turn("IC32", warriors={"zincur": 1, "auria": 1, "forest_9": 2})
    play(table, "IC32 zincur zincur none none")
    assert told(table, "blow")[0] == ("ironclads", 0, 0, 1, 0, 0, 1)
    assert there(table, "zincur") == {"golems": 1}
    assert there(table, "forest_9") == {"warriors": 1}


@pytest.mark.rule("ironwood:IC33", "ironwood:13.18")
def test_an_iron_tribute_is_paid_in_crystals() -> None:
    table = turn("IC33", warriors={"chromia": 1}, crystals={"woodwalkers": 3})
    play(table, "IC33 ferrum ferrum")
    assert asker(table) == WW
    assert options(table) == {"found", "steal"}
    play(table, "steal")
    assert crystals(table) == (1, 2)
    assert there(table, "chromia") == {"warriors": 1}


@pytest.mark.rule("ironwood:IC33", "ironwood:U13")
def test_an_iron_tribute_is_a_foundation_if_there_are_no_crystals() -> None:
    table = turn("IC33", warriors={"chromia": 1, "cobaltis": 1}, crystals={"woodwalkers": 1})
    play(table, "IC33 done")
    assert asker(table) == IC
    assert asked(table) == "found"
    play(table, "chromia")
    assert there(table, "chromia") == {"warriors": 1, "site": "foundation"}
    assert crystals(table) == (1, 0)
    assert is_over(table)


@pytest.mark.rule("ironwood:IC34")
def test_a_bottomless_vein_counts_from_the_next_move_on() -> None:
    table = play(turn("IC34"), "IC34 auria")
    assert drill(table) == ("auria", 1, 2)
    assert side(table, IC)["permanents"] == {"IC34": 3}


@pytest.mark.rule("ironwood:IC35")
def test_a_slow_furnace_pays_when_it_is_exhausted() -> None:
    table = play(turn("IC35"), "IC35")
    assert side(table, IC)["permanents"] == {"IC35": 2}
    table = preparation("IC35", 2)
    assert (crystals(table)[IC], len(hand(table, IC))) == (2, 5)
    table = preparation("IC35", 1)
    assert (crystals(table)[IC], len(hand(table, IC))) == (6, 7)


@pytest.mark.rule("ironwood:IC36")
def test_signal_towers_watch_for_the_rest_of_the_round() -> None:
    table = turn("IC36", ww="WW04 WW09", warriors={"zincur": 1, "auria": 1, "forest_9": 2})
    play(table, "IC36 zincur plumbarum auria zincur")
    assert side(table, IC)["lasting"] == ["IC36"]
    play(table, "WW04 done forest_9 zincur WW09")
    assert told(table, "revealed", IC) == [("woodwalkers", "WW09")]


@pytest.mark.rule("ironwood:IC37")
def test_twin_giants_stand_at_ferrum_and_at_a_forge() -> None:
    table = turn("IC37", sites={"gallimor": "forge"}, crystals={"ironclads": 1})
    play(table, "IC37 ferrum pay gallimor")
    assert there(table, "ferrum") == there(table, "gallimor") == {"golems": 1, "site": "forge"}
    assert crystals(table)[IC] == 0
    assert is_over(table)


@pytest.mark.rule("ironwood:IC38")
def test_a_total_offensive_burns_a_card_for_a_second_attack() -> None:
    table = turn("IC38 IC05", warriors={"zincur": 3, "lithimar": 3, "forest_9": 1, "forest_6": 1})
    play(table, "IC38 done zincur none none done IC05 lithimar none none done")
    assert told(table, "attacked") == [
        ("ironclads", "zincur", "forest_9"),
        ("ironclads", "lithimar", "forest_6"),
    ]
    assert side(table, IC)["discard"] == ["IC05"]
