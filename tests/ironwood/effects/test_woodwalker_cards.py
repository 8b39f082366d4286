"""Every action card of the Woodwalkers, played once for all that is written on it."""

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

FIGHT = {"warriors": {"forest_9": 3, "zincur": 1}}
"""Three warriors that can attack one, and win without a wager on either side."""


MOVES = {
    "WW02P": ("move", 5),
    "WW03P": ("vision_auria", 4),
    "WW04": ("", 5),
    "WW07": ("", 2),
    "WW08": ("", 4),
    "WW11": ("done", 4),
    "WW13": ("", 3),
    "WW16": ("", 3),
    "WW21": ("", 3),
    "WW23": ("", 4),
    "WW24": ("", 4),
    "WW26": ("", 4),
    "WW28": ("done", 2),
    "WW32": ("", 4),
    "WW37": ("done", 2),
}
"""What is chosen before the move of a card, and how many warriors it moves."""
DISCOVERIES = {
    "WW01P": "discover",
    "WW07": "done",
    "WW10": "",
    "WW12": "done",
    "WW25": "",
    "WW27": "vision_auria",
    "WW38": "",
}
"""What is chosen before the discovery of a card."""


def visions(table) -> list[str]:
    held: list[str] = table.view(WW)["visions"]["hand"]["known"]
    return held


@pytest.mark.rule("ironwood:13.9", "ironwood:6.3")
@pytest.mark.parametrize("card", MOVES)
def test_a_card_moves_as_many_warriors_as_it_says(card: str) -> None:
    before, most = MOVES[card]
    table = at(ww=card, visions="vision_auria", warriors={"forest_15": 8})
    play(table, f"{card} {before} forest_15")
    assert options(table) == {str(n) for n in range(1, most + 1)}


@pytest.mark.rule("ironwood:13.7")
@pytest.mark.parametrize("card", DISCOVERIES)
def test_a_card_discovers_one_totem(card: str) -> None:
    held = "vision_zincur vision_plumbarum"
    table = at(ww=card, visions=held, warriors={"forest_9": 2})
    play(table, f"{card} {DISCOVERIES[card]} vision_zincur")
    assert told(table, "discovered") == [("woodwalkers", "zincur", "forest_9")]
    assert asked(table) != "discover"
    assert "vision_plumbarum" in visions(table)


# Base cards


@pytest.mark.rule("ironwood:WW01P")
def test_visions_sees_or_discovers() -> None:
    fields = {"visions": "vision_zincur", "warriors": {"forest_9": 1}}
    table = play(at(ww="WW01P", **fields), "WW01P")
    assert options(table) == {"draw", "discover", "done"}
    play(table, "draw")
    assert visions(table) == ["vision_auria", "vision_zincur"]
    assert hand(table, WW) == []
    assert asker(table) == IC
    table = play(at(ww="WW01P", crystals={"woodwalkers": 1}, **fields), "WW01P draw pay")
    assert visions(table) == ["vision_auria", "vision_zincur"]
    assert (hand(table, WW), crystals(table)) == (["WW04"], (0, 0))
    table = play(at(ww="WW01P", **fields), "WW01P discover vision_zincur")
    assert there(table, "forest_9") == {"warriors": 1, "totems": ["intact"]}
    assert hand(table, WW) == []


@pytest.mark.rule("ironwood:WW02P", "ironwood:13.18", "ironwood:13.17")
def test_plunder_does_one_of_three_things() -> None:
    fields = {
        "ww": "WW02P",
        "warriors": {"forest_3": 1, "forest_15": 6},
        "crystals": {"ironclads": 7},
        "drill": {"at": "auria", "track": 1, "hopper": 2},
    }
    table = play(at(**fields), "WW02P")
    assert options(table) == {"move", "gain", "attack", "done"}
    play(table, "move forest_15 5")
    assert there(table, "forest_9") == {"warriors": 5}
    assert asker(table) == IC
    assert crystals(play(at(**fields), "WW02P gain")) == (2, 7)
    table = play(at(**fields), "WW02P attack forest_3")
    assert told(table, "stole") == [("woodwalkers", 4)]
    assert crystals(table) == (4, 3)
    assert table.view(WW)["drill"]["hopper"] == 2


@pytest.mark.rule("ironwood:WW03P", "ironwood:13.3")
def test_hunters_instincts_without_a_card_to_burn_attack_all_the_same() -> None:
    table = at(ww="WW03P", ic="IC11", crystals={"ironclads": 2}, **FIGHT)
    play(table, "WW03P forest_9 none IC11 done")
    assert told(table, "moved") == []
    assert told(table, "blow")[0] == ("ironclads", 3, 0, 0, 0, 1, 2)
    assert told(table, "won-combat") == [("woodwalkers",)]
    assert crystals(table) == (1, 1)


# Simple specials


@pytest.mark.rule("ironwood:WW04")
def test_rushing_undergrowth_moves_five_and_attacks() -> None:
    table = at(ww="WW04", ic="IC01P", warriors={"forest_15": 6, "zincur": 1})
    play(table, "WW04 forest_15 5 forest_9 none none plumbarum")
    assert there(table, "forest_9") == {"warriors": 5}
    assert there(table, "forest_15") == {"warriors": 1}
    assert there(table, "plumbarum") == {"warriors": 1}


@pytest.mark.rule("ironwood:WW05")
def test_running_omen_draws_a_vision_and_plays_a_base_card() -> None:
    table = play(at(ww="WW05 WW02P"), "WW05")
    assert visions(table) == ["vision_auria"]
    play(table, "WW02P gain")
    assert crystals(table) == (2, 0)
    assert asker(table) == IC


@pytest.mark.rule("ironwood:WW06", "ironwood:13.10", "ironwood:13.13", "ironwood:U08")
def test_seers_barter_draws_a_vision_and_gains_without_asking() -> None:
    table = play(at(ww="WW06"), "WW06")
    assert visions(table) == ["vision_auria"]
    assert crystals(table) == (3, 0)
    assert table.view(WW)["supply"]["crystals"] == 17
    assert asker(table) == IC


@pytest.mark.rule("ironwood:WW07")
def test_hidden_shrine_moves_two_and_discovers() -> None:
    table = at(ww="WW07", visions="vision_lithimar", warriors={"forest_13": 3})
    play(table, "WW07 forest_13 2")
    assert options(table) == {"vision_lithimar", "done"}
    play(table, "vision_lithimar")
    assert there(table, "forest_7") == {"warriors": 2, "totems": ["intact"]}
    assert crystals(table) == (3, 0)


@pytest.mark.rule("ironwood:WW08")
def test_she_wolves_go_two_forests_far() -> None:
    table = at(ww="WW08", warriors={"forest_15": 5})
    play(table, "WW08 forest_15 4 forest_9 forest_10 4")
    assert there(table, "forest_10") == {"warriors": 4}
    assert there(table, "forest_15") == {"warriors": 1}
    assert asker(table) == IC


@pytest.mark.rule("ironwood:WW09")
def test_children_of_the_forest_come_to_an_outer_forest() -> None:
    table = play(at(ww="WW09 WW02P", warriors={"forest_9": 1}), "WW09")
    assert options(table) == {*(f"forest_{n}" for n in range(11, 17)), "done"}
    assert refused(table, "forest_9") == ("not-there-by-card", "3.7")
    play(table, "forest_11")
    assert there(table, "forest_11") == {"warriors": 1}
    assert options(table) == {"WW02P", "done"}


@pytest.mark.rule("ironwood:WW10")
def test_sacred_spoils_gain_two_with_or_without_a_totem() -> None:
    table = at(ww="WW10", visions="vision_plumbarum", warriors={"forest_9": 1})
    play(table, "WW10 done")
    assert there(table, "forest_9") == {"warriors": 1}
    assert crystals(table) == (2, 0)


@pytest.mark.rule("ironwood:WW11")
def test_a_clan_call_brings_two_and_moves_four() -> None:
    table = at(ww="WW11", warriors={"forest_11": 1, "forest_12": 2})
    play(table, "WW11 forest_11 forest_12")
    assert there(table, "forest_12") == {"warriors": 3}
    play(table, "forest_12 3 forest_11")
    assert there(table, "forest_6") == {"warriors": 3}
    assert there(table, "forest_5") == there(table, "forest_11") == {"warriors": 1}
    assert asker(table) == IC


@pytest.mark.rule("ironwood:WW12")
def test_pathfinder_lore_moves_discovers_and_draws() -> None:
    table = at(ww="WW12", visions="vision_chromia", warriors={"forest_11": 2})
    play(table, "WW12 forest_11 vision_chromia")
    assert there(table, "forest_5") == {"warriors": 1, "totems": ["intact"]}
    assert crystals(table) == (0, 0)
    assert hand(table, WW) == ["WW04"]


@pytest.mark.rule("ironwood:WW13", "ironwood:13.17")
def test_a_sudden_raid_goes_on_with_a_base_card_if_it_wins() -> None:
    def raided(zincur: int):
        table = at(ww="WW13 WW02P", ic="IC01P", warriors={"forest_15": 3, "zincur": zincur})
        return play(table, "WW13 forest_15 3 forest_9 none none")

    table = play(raided(1), "done")
    assert asked(table) == "play-base"
    assert options(table) == {"WW02P", "done"}
    play(table, "WW02P gain")
    assert crystals(table)[WW] == 2
    assert told(raided(4), "won-combat") == [("ironclads",)]
    assert asked(raided(4)) == "retreat"
    assert asked(play(raided(4), "done")) == "play"


@pytest.mark.rule("ironwood:WW14", "ironwood:13.12", "ironwood:13.5")
def test_bark_armour_defends_in_each_combat() -> None:
    table = at(
        ww="WW14",
        ic="IC02P IC11",
        crystals={"woodwalkers": 1},
        warriors={"forest_9": 4, "auria": 1, "zincur": 1},
    )
    play(table, "WW14")
    assert crystals(table) == (3, 0)
    assert side(table, WW)["permanents"] == {"WW14": 3}
    assert table.view(WW)["supply"]["cubes"] == 17
    play(table, "IC02P done zincur IC11 none")
    assert told(table, "blow")[0] == ("ironclads", 3, 0, 0, 0, 1, 2)
    assert there(table, "forest_9") == {"warriors": 2}


@pytest.mark.rule("ironwood:WW15")
def test_an_amber_cache_pays_when_played_and_when_burned() -> None:
    table = play(at(ww="WW15"), "WW15")
    assert crystals(table) == (2, 0)
    assert hand(table, WW) == ["WW04"]
    table = play(at(ww="WW03P WW15", warriors={"forest_11": 1}), "WW03P WW15")
    assert crystals(table) == (1, 0)
    assert side(table, WW)["discard"] == ["WW15"]
    assert hand(table, WW) == []


@pytest.mark.rule("ironwood:WW16")
def test_night_over_the_great_forge_attacks_ferrum_or_the_drill() -> None:
    table = at(
        ww="WW16",
        warriors={"forest_15": 1, "forest_2": 1, "plumbarum": 1, "lithimar": 1},
        drill={"at": "zincur", "track": 1, "hopper": 2},
        crystals={"ironclads": 3},
    )
    play(table, "WW16 forest_15 done")
    assert options(table) == {"forest_2", "forest_9", "done"}
    play(table, "forest_9")
    assert told(table, "attacked") == [("woodwalkers", "forest_9", "zincur")]
    assert told(table, "drill-destroyed") == [("zincur",)]
    assert told(table, "stole") == [("woodwalkers", 2)]
    assert crystals(table) == (3, 1)


@pytest.mark.rule("ironwood:WW17")
def test_an_oracle_recruits_next_to_what_it_shows_if_the_opponent_likes() -> None:
    table = at(ww="WW17", visions="vision_zincur", warriors={"zincur": 2})
    play(table, "WW17 vision_zincur recruit")
    assert options(table) == {"forest_3", "forest_4", "forest_9", "forest_10", "done"}
    assert refused(table, "forest_5") == ("not-there-by-card", "3.7")
    play(table, "forest_3 forest_3")
    assert there(table, "forest_3") == {"warriors": 2}
    assert there(table, "zincur") == {"warriors": 2}
    assert asker(table) == IC
    assert visions(table) == ["vision_auria", "vision_zincur"]


@pytest.mark.rule("ironwood:WW17", "ironwood:4.4", "ironwood:U13")
@pytest.mark.parametrize(("warriors", "golems"), [(1, 0), (0, 1), (1, 1)])
def test_whoever_is_where_an_oracle_shows_can_retreat(warriors: int, golems: int) -> None:
    there_are = {"warriors": {"zincur": warriors}, "golems": {"zincur": golems}}
    table = play(at(ww="WW17", visions="vision_zincur", **there_are), "WW17 vision_zincur")
    assert (asker(table), options(table)) == (IC, {"retreat", "recruit"})


@pytest.mark.rule("ironwood:WW17", "ironwood:U13")
def test_nobody_retreats_from_where_nobody_is() -> None:
    fields = {"warriors": {"auria": 1}, "visions": "vision_zincur"}
    table = play(at(ww="WW17", **fields), "WW17 vision_zincur")
    assert options(table) == {"recruit"}
    assert refused(table, "retreat") == ("not-in-full", "U13")


@pytest.mark.rule("ironwood:WW18")
def test_old_songs_are_learned_when_sung() -> None:
    table = play(at(ww="WW18"), "WW18")
    assert hand(table, WW) == ["WW04"]
    assert side(table, WW)["permanents"] == {"WW18": 3}
    assert visions(table) == []


@pytest.mark.rule("ironwood:WW19")
def test_dread_of_the_woods_is_felt_in_its_own_attack() -> None:
    table = at(ww="WW19 WW09", ic="IC03P IC11", **FIGHT)
    play(table, "WW19 forest_9 WW09")
    assert side(table, WW)["permanents"] == {"WW19": 2}
    assert options(table) == {"IC03P", "none"}
    play(table, "IC03P")
    assert told(table, "revealed") == [("woodwalkers", "WW09"), ("ironclads", "IC03P")]


@pytest.mark.rule("ironwood:WW20", "ironwood:2.4")
def test_wrath_of_thorns_removes_a_warrior_and_brings_one_later() -> None:
    table = at(ww="WW20", warriors={"forest_9": 1, "forest_11": 1, "zincur": 2, "chromia": 1})
    play(table, "WW20")
    assert options(table) == {"zincur", "done"}
    play(table, "zincur")
    assert there(table, "zincur") == {"warriors": 1}
    assert side(table, WW)["permanents"] == {"WW20": 1}
    cards = {"woodwalkers": {"in_play": ["WW20"]}}
    table = at(stage="prepare", round=1, cards=cards, cubes={"WW20": 1})
    assert asked(table) == "recruit"
    play(table, "forest_16")
    assert there(table, "forest_16") == {"warriors": 1}
    assert side(table, WW)["discard"] == ["WW20"]


@pytest.mark.rule("ironwood:WW21")
def test_harrying_arrows_draw_a_card_for_a_victory() -> None:
    table = at(ww="WW21", ic="IC01P", warriors={"forest_15": 4, "zincur": 1})
    play(table, "WW21 forest_15 3 forest_9 none none done")
    assert there(table, "forest_9") == {"warriors": 3}
    assert hand(table, WW) == ["WW04"]
    assert asker(table) == IC


@pytest.mark.rule("ironwood:WW22")
def test_a_whisper_takes_a_card_and_a_cube() -> None:
    table = at(
        ww="WW22 WW02P",
        ic="IC01P IC05 IC06",
        cards={"ironclads": {"in_play": ["IC28", "IC31"]}},
        cubes={"IC28": 3, "IC31": 1},
    )
    play(table, "WW22")
    (lost,) = told(table, "lost-card")
    assert lost[1] in ("IC05", "IC06")
    assert side(table, IC)["discard"] == [lost[1]]
    assert options(table) == {"IC28", "IC31", "done"}
    play(table, "IC28")
    assert side(table, IC)["permanents"] == {"IC28": 2, "IC31": 1}
    assert options(table) == {"WW02P", "done"}


@pytest.mark.rule("ironwood:3.7", "ironwood:WW22")
def test_a_whisper_need_take_no_cube() -> None:
    cards = {"ironclads": {"in_play": ["IC28"]}}
    table = at(ww="WW22 WW02P", ic="IC01P IC05", cards=cards, cubes={"IC28": 3})
    play(table, "WW22 done")
    assert side(table, IC)["permanents"] == {"IC28": 3}
    assert told(table, "cube-removed") == []


@pytest.mark.rule("ironwood:WW23")
def test_an_endless_trek_goes_on_in_each_preparation() -> None:
    table = play(at(ww="WW23", warriors={"forest_15": 5}), "WW23 forest_15 4")
    assert there(table, "forest_9") == {"warriors": 4}
    assert side(table, WW)["permanents"] == {"WW23": 3}
    cards = {"woodwalkers": {"in_play": ["WW23"]}}
    fields = {"stage": "prepare", "round": 1, "cards": cards, "warriors": {"forest_15": 4}}
    table = play(at(**fields, cubes={"WW23": 2}), "forest_15")
    assert options(table) == {"1", "2", "3"}
    assert asked(at(**fields, cubes={"WW23": 1})) == "play"


@pytest.mark.rule("ironwood:WW24", "ironwood:13.11")
def test_a_living_thicket_keeps_warbands_out_of_an_empty_mountain() -> None:
    table = at(ww="WW24", ic="IC05", warriors={"forest_15": 4, "auria": 1, "zincur": 1})
    play(table, "WW24 forest_15 4")
    assert refused(table, "zincur") == ("not-there-by-card", "3.7")
    assert refused(table, "ferrum") == ("not-there-by-card", "3.7")
    play(table, "plumbarum")
    assert table.view(IC)["marks"] == [{"card": "WW24", "place": "plumbarum"}]
    assert table.view(IC)["supply"]["cubes"] == 17
    play(table, "IC05 zincur")
    assert refused(table, "plumbarum") == ("marked", "13.11")
    assert options(table) == {"ferrum", "auria", "palladimor"}


@pytest.mark.rule("ironwood:WW25")
def test_guardians_come_to_a_totem() -> None:
    table = at(
        ww="WW25",
        visions="vision_zincur",
        warriors={"forest_9": 1},
        totems={"fading": ["forest_5"]},
    )
    play(table, "WW25 vision_zincur")
    assert options(table) == {"forest_5", "forest_9", "done"}
    play(table, "forest_5")
    assert there(table, "forest_5") == {"warriors": 1, "totems": ["fading"]}
    assert asker(table) == IC


@pytest.mark.rule("ironwood:WW26")
def test_canopy_paths_move_four_before_the_base_card() -> None:
    table = at(ww="WW26 WW02P", warriors={"forest_15": 5})
    play(table, "WW26 forest_15 4 WW02P move forest_9")
    assert options(table) == {"forest_3", "forest_8", "forest_10", "forest_15"}
    play(table, "forest_8 4")
    assert there(table, "forest_8") == {"warriors": 4}
    assert there(table, "forest_15") == {"warriors": 1}


@pytest.mark.rule("ironwood:WW27")
def test_clear_sight_takes_one_of_two_visions() -> None:
    table = play(at(ww="WW27", warriors={"forest_9": 1, "forest_1": 1}), "WW27")
    assert options(table) == {"vision_auria", "vision_lithimar", "done"}
    assert refused(table, "vision_zincur") == ("not-looked-at", "9.2")
    play(table, "vision_lithimar vision_lithimar")
    assert told(table, "discovered") == [("woodwalkers", "lithimar", "forest_1")]
    deck = table.view(WW)["visions"]["deck"]
    assert (len(deck), deck[-1], deck[0]) == (9, "vision_auria", None)
    assert table.view(IC)["visions"]["deck"] == [None] * 9


@pytest.mark.rule("ironwood:WW28")
def test_a_kindred_charge_recruits_moves_two_and_attacks() -> None:
    table = at(ww="WW28", ic="IC01P", warriors={"forest_15": 1, "plumbarum": 1})
    play(table, "WW28 forest_15 forest_15 2 forest_9 none none gallimor")
    assert there(table, "forest_9") == {"warriors": 2}
    assert there(table, "gallimor") == {"warriors": 1}


@pytest.mark.rule("ironwood:WW29")
def test_a_song_to_the_totem_may_stop_short() -> None:
    table = at(ww="WW29", warriors={"forest_9": 1}, totems={"fading": ["forest_9"]})
    play(table, "WW29 vision_palladimor vision_lithimar")
    assert table.view(WW)["visions"]["deck"][:2] == ["vision_auria", "vision_lithimar"]
    assert refused(table, "forest_5") == ("no-totem", "9.4")
    play(table, "done")
    assert there(table, "forest_9") == {"warriors": 1, "totems": ["fading"]}
    assert asker(table) == IC


@pytest.mark.rule("ironwood:WW29")
def test_a_song_renews_one_totem_and_carries_one() -> None:
    two = ["forest_9", "forest_5"]
    table = at(ww="WW29", warriors={"forest_10": 1}, totems={"fading": two})
    play(table, "WW29 vision_auria vision_lithimar forest_5 forest_9")
    assert told(table, "renewed") == [("forest_5",)]
    assert told(table, "carried") == [("fading", "forest_9", "forest_10")]
    assert asker(table) == IC


@pytest.mark.rule("ironwood:WW30")
def test_grasping_roots_hold_what_stands_on_a_mountain() -> None:
    table = at(ww="WW30", ic="IC05", warriors={"forest_9": 1, "forest_11": 1, "zincur": 2})
    play(table, "WW30 forest_11")
    assert there(table, "forest_11") == {"warriors": 2}
    assert options(table) == {"palladimor", "gallimor", "plumbarum", "zincur", "done"}
    play(table, "zincur")
    assert side(table, WW)["permanents"] == {"WW30": 2}
    play(table, "IC05")
    assert told(table, "moved") == []
    assert asker(table) == WW


@pytest.mark.rule("ironwood:WW31")
def test_a_blood_moon_shines_on_its_own_attack_and_on_later_combats() -> None:
    table = at(ww="WW31", ic="IC02P", warriors={"forest_9": 3, "zincur": 3, "auria": 1})
    play(table, "WW31 forest_9 none none")
    assert side(table, WW)["permanents"] == {"WW31": 2}
    assert told(table, "blow")[1] == ("woodwalkers", 0, 1, 0, 0, 0, 1)
    assert there(table, "zincur") == {"warriors": 2}
    play(table, "done IC02P done zincur none none")
    assert told(table, "blow")[3] == ("woodwalkers", 0, 1, 0, 0, 0, 1)


@pytest.mark.rule("ironwood:WW32")
def test_feathered_messengers_move_when_played_and_when_burned() -> None:
    table = play(at(ww="WW32", warriors={"forest_15": 5}), "WW32 forest_15 4")
    assert hand(table, WW) == ["WW04", "WW05"]
    table = play(at(ww="WW33 WW32", warriors={"forest_15": 5}), "WW33 WW32 forest_15")
    assert options(table) == {"1", "2"}
    play(table, "2")
    assert there(table, "forest_9") == {"warriors": 2}
    assert crystals(table) == (3, 0)


@pytest.mark.rule("ironwood:WW33")
def test_a_moonlit_trade_pays_for_a_burned_card_and_when_it_is_burned() -> None:
    table = play(at(ww="WW33"), "WW33")
    assert options(table) == {"WW04", "WW05", "done"}
    play(table, "done")
    assert crystals(table) == (0, 0)
    table = play(at(ww="WW03P WW33", warriors={"forest_11": 1}), "WW03P WW33")
    assert crystals(table) == (1, 0)


@pytest.mark.rule("ironwood:WW34", "ironwood:13.4")
def test_a_veil_of_mist_helps_defenders_this_round() -> None:
    table = at(ww="WW34", ic="IC02P", warriors={"forest_9": 2, "zincur": 2})
    play(table, "WW34")
    assert hand(table, WW) == ["WW04", "WW05"]
    play(table, "IC02P done zincur none none")
    assert told(table, "blow")[0] == ("ironclads", 0, 0, 0, 0, 1, 0)
    assert told(table, "dominance") == [("woodwalkers", 0, 1, 2, 3), ("ironclads", 0, 0, 2, 2)]
    assert told(table, "won-combat") == [("woodwalkers",)]


@pytest.mark.rule("ironwood:WW34")
def test_a_veil_of_mist_does_not_help_attackers() -> None:
    table = at(
        ww="WW04",
        ic="IC01P",
        slot=2,
        cards={"woodwalkers": {"played": ["WW34"]}},
        lasting=["WW34"],
        warriors={"forest_9": 1, "zincur": 2},
    )
    play(table, "WW04 done forest_9 none none")
    assert told(table, "dominance")[0] == ("woodwalkers", 0, 0, 1, 1)


@pytest.mark.rule("ironwood:WW35", "ironwood:13.3")
def test_a_burnt_offering_strengthens_its_own_combat() -> None:
    table = at(ww="WW35 WW34", ic="IC01P", warriors={"forest_9": 3, "zincur": 3})
    play(table, "WW35 WW34 forest_9 none none done")
    assert told(table, "blow")[1] == ("woodwalkers", 0, 2, 0, 0, 0, 2)
    assert there(table, "zincur") == {"warriors": 1}
    assert hand(table, WW) == ["WW04", "WW05"]  # for the burned card, and for the victory
    table = play(at(ww="WW33 WW35"), "WW33 WW35")
    assert hand(table, WW) == ["WW04", "WW05", "WW06"]


@pytest.mark.rule("ironwood:WW36")
def test_a_dream_thief_picks_the_card_that_is_lost() -> None:
    table = play(at(ww="WW36", ic="IC01P IC05 IC06"), "WW36")
    assert options(table) == {"IC05", "IC06", "done"}
    assert refused(table, "IC01P") == ("not-in-their-hand", "3.6")
    assert side(table, IC, WW)["hand"]["known"] == ["IC01P", "IC05", "IC06"]
    play(table, "IC06")
    assert side(table, IC)["discard"] == ["IC06"]
    assert visions(table) == ["vision_auria"]
    assert crystals(table) == (1, 0)


@pytest.mark.rule("ironwood:WW37")
def test_the_other_kindred_charge_does_the_same() -> None:
    table = at(ww="WW37", ic="IC01P", warriors={"forest_9": 2, "zincur": 1})
    play(table, "WW37 forest_15 forest_15 done forest_9 none none done")
    assert there(table, "forest_9") == {"warriors": 3}
    assert told(table, "won-combat") == [("woodwalkers",)]


@pytest.mark.rule("ironwood:WW38")
def test_a_keeper_discovers_and_holds_the_totem_for_this_round() -> None:
    table = at(ww="WW38", ic="IC01P", visions="vision_zincur", warriors={"forest_9": 1}, slot=4)
    play(table, "WW38 vision_zincur")
    assert side(table, WW)["permanents"] == {"WW38": 1}
    while not told(table, "round"):
        play(table, "done" if asked(table) == "enlist" else "draw")
    assert told(table, "weakened") == []
    assert there(table, "forest_9")["totems"] == ["intact"]
    assert side(table, WW)["discard"] == ["WW38"]
