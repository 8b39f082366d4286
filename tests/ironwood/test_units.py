"""Chapters 2 to 5: what is on a card, the round as a whole, units and the board."""

import pytest

from ironwood.positions import (
    IC,
    WW,
    asked,
    asker,
    at,
    crystals,
    hand,
    new,
    options,
    play,
    refused,
    side,
    there,
    told,
)
from spinney.ironwood.game import GAME

# Cards


@pytest.mark.rule("ironwood:2.1")
def test_a_wagered_card_counts_by_its_values_and_does_nothing_else() -> None:
    table = at(ww="WW04 WW06", ic="IC14", warriors={"forest_9": 2, "zincur": 2})
    play(table, "WW04 done forest_9 WW06 IC14")
    assert told(table, "dominance") == [("woodwalkers", 4, 0, 2, 6), ("ironclads", 4, 0, 2, 6)]
    assert crystals(table) == (0, 0)
    assert table.view(WW)["visions"]["hand"]["count"] == 0
    assert told(table, "recruited") == []


@pytest.mark.rule("ironwood:2.1")
def test_a_played_card_does_not_count_by_its_values() -> None:
    table = at(ww="WW04", ic="", warriors={"forest_9": 2, "zincur": 3})
    play(table, "WW04 done forest_9 none none")
    assert told(table, "dominance")[0] == ("woodwalkers", 0, 0, 2, 2)
    assert told(table, "won-combat") == [("ironclads",)]


@pytest.mark.rule("ironwood:2.2")
def test_a_base_card_is_never_burned() -> None:
    table = play(at(ww="WW03P WW01P WW02P WW06", warriors={"forest_11": 1}), "WW03P")
    assert options(table) == {"WW06", "done"}
    assert refused(table, "WW01P") == ("not-burnable", "13.2")


# The round


@pytest.mark.rule("ironwood:3", "ironwood:3.1", "ironwood:3.6")
def test_a_round_from_its_preparation_to_the_next() -> None:
    table = new(first_draw="two")
    stages, askers = [], []
    while table.view(WW)["round"] == 1:
        stage = table.view(WW)["stage"]
        stages.append(stage)
        askers.append(asker(table))
        play(table, "draw" if stage == "act" else "done")
    assert stages == ["act"] * 6 + ["enlist"]  # the Woodwalkers have one crystal, and cannot
    assert askers == [WW, IC] * 3 + [IC]
    names = [event.name for event in table.events(WW)]
    assert [name for name in names if name in ("round", "gained", "drew-instead")] == [
        *("round", "gained", "gained"),
        *["drew-instead"] * 6,
        *("round", "gained", "gained"),
    ]
    assert table.view(WW)["stage"] == "act"


# Units


@pytest.mark.rule("ironwood:4.1")
def test_a_warrior_falls_to_one_damage_and_has_one_dominance() -> None:
    table = at(ww="WW04 WW21", ic="", warriors={"forest_9": 2, "zincur": 3})
    play(table, "WW04 done forest_9 WW21 none")
    assert told(table, "removed") == [("ironclads", 1, "warrior", "zincur")]
    assert told(table, "dominance") == [("woodwalkers", 2, 0, 2, 4), ("ironclads", 0, 0, 2, 2)]


@pytest.mark.rule("ironwood:4.2", "ironwood:4.4", "ironwood:5.3")
def test_the_drill_neither_fights_nor_controls_nor_moves_with_a_warband() -> None:
    fields = {"warriors": {"forest_9": 2, "zincur": 1}, "drill": {"at": "zincur", "hopper": 2}}
    table = play(at(ww="WW04", ic="", **fields), "WW04 done forest_9 none none")
    assert told(table, "blow")[0] == ("ironclads", 0, 0, 0, 0, 0, 0)
    assert told(table, "dominance")[1] == ("ironclads", 0, 0, 1, 1)
    table = play(at(side="ironclads", ic="IC05", ww="", **fields), "IC05 zincur plumbarum")
    assert there(table, "plumbarum") == {"warriors": 1}
    assert table.view(WW)["drill"]["at"] == "zincur"
    table = at(ww="WW10", visions="vision_zincur", warriors={"forest_9": 1}, drill={"at": "zincur"})
    assert options(play(table, "WW10")) == {"vision_zincur", "done"}


@pytest.mark.rule("ironwood:4.3", "ironwood:5.3")
def test_a_golem_shrugs_off_a_single_damage_and_controls_alone() -> None:
    table = at(
        ww="WW04 WW21",
        ic="",
        warriors={"forest_9": 3},
        golems={"zincur": 1},
        visions="vision_zincur",
    )
    play(table, "WW04 done forest_9 WW21 none done")
    assert there(table, "zincur") == {"golems": 1}
    table = at(ww="WW10", visions="vision_zincur", warriors={"forest_9": 1}, golems={"zincur": 1})
    assert refused(play(table, "WW10"), "vision_zincur") == ("still-controlled", "9.3")


@pytest.mark.rule("ironwood:4.4", "ironwood:7.1")
def test_all_units_of_a_place_fight_together_however_many() -> None:
    table = at(
        ww="WW04",
        ic="",
        warriors={"forest_9": 20, "zincur": 17},
        golems={"zincur": 3},
    )
    play(table, "WW04 done forest_9 none none")
    assert told(table, "blow")[0] == ("ironclads", 0, 0, 3, 0, 0, 3)
    assert [args[3:] for args in told(table, "dominance")] == [(17, 17), (20, 20)]


@pytest.mark.rule("ironwood:7.10", "ironwood:4.4")
def test_a_beaten_warband_retreats_as_a_whole_even_from_a_mark() -> None:
    table = at(
        ww="WW04",
        ic="",
        warriors={"forest_9": 4, "zincur": 2},
        golems={"zincur": 1},
        cards={"woodwalkers": {"in_play": ["WW30"]}},
        cubes={"WW30": 1},
        marks=[{"card": "WW30", "place": "zincur"}],
    )
    play(table, "WW04 done forest_9 none none auria")
    assert there(table, "zincur") == {}
    assert there(table, "auria") == {"warriors": 2, "golems": 1}


# The board


@pytest.mark.rule("ironwood:5", "ironwood:13.14")
def test_neither_side_is_ever_on_the_others_ground() -> None:
    table = play(at(ww="WW04", warriors={"forest_9": 1, "zincur": 1}), "WW04")
    assert refused(table, "zincur") == ("not-a-forest", "5.2")
    play(table, "forest_9")
    assert refused(table, "plumbarum") == ("not-next-to-it", "6.1")
    table = play(at(ww="WW25", totems={"intact": ["forest_9"]}), "WW25")
    assert refused(table, "zincur") == ("not-your-ground", "5")
    table = play(at(side="ironclads", ic="IC16", warriors={"zincur": 1}), "IC16")
    assert refused(table, "forest_9") == ("not-your-ground", "5")


@pytest.mark.rule("ironwood:5.1")
def test_mountains_linked_to_ferrum_are_inner() -> None:
    table = at(side="ironclads", ic="IC05", warriors={"ferrum": 1})
    play(table, "IC05 ferrum")
    assert options(table) == {"auria", "lithimar", "palladimor", "zincur"}
    everywhere = dict.fromkeys(GAME.vocabulary.words[86:97], 1)
    table = play(at(side="ironclads", ic="IC03P", warriors=everywhere), "IC03P found")
    outer = {"argentimar", "chromia", "cobaltis", "cuprumis", "gallimor", "plumbarum"}
    assert options(table) == outer | {"done"}
    assert refused(table, "ferrum") == ("not-outer", "5.1")


@pytest.mark.rule("ironwood:5.2", "ironwood:9.3")
def test_from_an_outer_forest_nothing_is_attacked_discovered_or_reached() -> None:
    warriors = {"forest_15": 3, "plumbarum": 1}
    table = play(at(ww="WW04", warriors=warriors), "WW04 done")
    assert asker(table) == IC
    table = play(at(ww="WW20", warriors=warriors), "WW20")
    assert there(table, "plumbarum") == {"warriors": 1}
    table = at(ww="WW10", visions="vision_gallimor", warriors={"forest_15": 1, "forest_1": 1})
    play(table, "WW10")
    assert refused(table, "vision_gallimor") == ("no-warband-near", "9.3")


# Totems


@pytest.mark.rule("ironwood:9.6", "ironwood:9.4")
def test_the_totem_of_a_destroyed_warband_waits_for_the_next_warrior() -> None:
    table = at(
        side="ironclads",
        ic="IC23",
        ww="WW04",
        warriors={"forest_9": 2, "zincur": 2, "forest_15": 2},
        totems={"intact": ["forest_9"]},
    )
    play(table, "IC23 zincur none none")
    assert there(table, "forest_9") == {"totems": ["intact"]}
    play(table, "WW04 forest_15 1 done done")
    assert there(table, "forest_9") == {"warriors": 1, "totems": ["intact"]}


@pytest.mark.rule("ironwood:9.7", "ironwood:3.14")
def test_a_totem_lasts_for_this_round_and_the_next() -> None:
    table = at(ww="WW10", ic="IC01P", visions="vision_zincur", warriors={"forest_9": 1}, slot=4)
    play(table, "WW10 vision_zincur")
    seen = [there(table, "forest_9").get("totems")]
    for next_round in (2, 3):
        while table.view(WW)["round"] < next_round:
            idle = {"play": "draw", "enlist": "done"}
            play(table, idle.get(str(asked(table)), max(options(table))))
        seen.append(there(table, "forest_9").get("totems"))
    assert seen == [["intact"], ["fading"], None]


@pytest.mark.rule("ironwood:3.13", "ironwood:9.2")
def test_visions_do_not_count_for_the_hand_limit() -> None:
    eight = "WW01P WW02P WW03P WW04 WW05 WW06 WW07 WW08"
    visions = "vision_auria vision_zincur vision_chromia"
    table = at(stage="recover", slot=6, ww=eight, visions=visions, crystals={"woodwalkers": 2})
    assert asked(table) == "enlist"
    assert len(hand(table, WW)) == 8


@pytest.mark.rule("ironwood:3.8", "ironwood:13.8")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    table = at(side="ironclads", ic="IC37", ww="", crystals={"ironclads": 1})
    play(table, "IC37 done pay ferrum")
    assert crystals(table)[IC] == 0
    assert there(table, "ferrum")["golems"] == 1
    poor = play(at(side="ironclads", ic="IC37", ww=""), "IC37 done")
    assert told(poor, "paid") == []
    assert there(poor, "ferrum") == {"site": "forge"}


@pytest.mark.rule("ironwood:3.7")
def test_any_effect_may_be_left_out() -> None:
    table = at(ww="WW28", warriors={"forest_9": 2, "zincur": 1})
    play(table, "WW28 done done done")
    assert asker(table) == IC
    assert there(table, "forest_9") == {"warriors": 2}
    assert side(table, WW)["played"] == ["WW28"]
