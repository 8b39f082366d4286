"""The effect language at work: what cards do, verb by verb (chapters 8, 9 and 13)."""

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

# Foundations and forges


@pytest.mark.rule("ironwood:8.2", "ironwood:IC03P")
def test_a_foundation_needs_control_of_a_bare_outer_mountain() -> None:
    table = at(
        side="ironclads",
        ic="IC03P",
        warriors={"chromia": 1, "auria": 1, "gallimor": 1},
        sites={"gallimor": "foundation"},
    )
    play(table, "IC03P found")
    assert options(table) == {"chromia", "done"}
    assert refused(table, "auria") == ("not-outer", "5.1")
    assert refused(table, "gallimor") == ("taken-site", "8.2")
    assert refused(table, "cobaltis") == ("not-controlled", "8.2")
    play(table, "chromia")
    assert there(table, "chromia") == {"warriors": 1, "site": "foundation"}


@pytest.mark.rule("ironwood:8.3", "ironwood:3.8", "ironwood:13.6", "ironwood:13.8")
def test_a_forge_costs_five_crystals_and_unloads_the_drill() -> None:
    table = at(
        side="ironclads",
        ic="IC01P",
        warriors={"chromia": 1},
        sites={"chromia": "foundation"},
        crystals={"ironclads": 5},
        drill={"at": "chromia", "hopper": 2, "track": 1},
    )
    play(table, "IC01P build pay chromia")
    assert there(table, "chromia")["site"] == "forge"
    assert crystals(table) == (0, 2)
    assert table.view(WW)["drill"]["track"] == 0


@pytest.mark.rule("ironwood:U07")
def test_nothing_is_paid_for_nothing() -> None:
    fields = {"side": "ironclads", "ic": "IC01P", "sites": {"chromia": "foundation"}}
    poor = at(**fields, warriors={"chromia": 1}, crystals={"ironclads": 4})
    away = at(**fields, warriors={"auria": 1}, crystals={"ironclads": 9})
    for table in (poor, away):
        play(table, "IC01P")
        assert options(table) == {"recruit", "done"}
        assert refused(table, "build") == ("nothing-to-do", "U07")


@pytest.mark.rule("ironwood:8.1")
def test_the_third_forge_wins_at_once() -> None:
    table = at(
        side="ironclads",
        ic="IC01P",
        warriors={"chromia": 1},
        sites={"chromia": "foundation", "gallimor": "forge", "cobaltis": "forge"},
        crystals={"ironclads": 5},
    )
    play(table, "IC01P build pay chromia")
    assert table.over
    assert table.returns() == [0.0, 1.0]


@pytest.mark.rule("ironwood:IC10")
def test_what_is_recruited_there_is_void_without_a_foundation() -> None:
    table = at(side="ironclads", ic="IC10", warriors={"chromia": 1})
    play(table, "IC10 found done")
    assert told(table, "recruited") == []
    assert crystals(table) == (0, 1)


# Visions and totems


@pytest.mark.rule("ironwood:9.3", "ironwood:13.7", "ironwood:5.3")
def test_discovering_a_totem() -> None:
    table = at(
        ww="WW10",
        visions="vision_zincur vision_auria vision_plumbarum",
        warriors={"forest_9": 2, "forest_10": 1, "forest_15": 1, "auria": 1},
        drill={"at": "zincur"},
    )
    play(table, "WW10")
    assert options(table) == {"vision_zincur", "vision_plumbarum", "done"}
    assert refused(table, "vision_auria") == ("still-controlled", "9.3")
    play(table, "vision_zincur")
    assert options(table) == {"forest_9", "forest_10"}
    play(table, "forest_9")
    assert there(table, "forest_9") == {"warriors": 2, "totems": ["intact"]}
    assert crystals(table) == (5, 0)
    assert table.view(IC)["visions"]["found"] == ["vision_zincur"]


@pytest.mark.rule("ironwood:9.3")
@pytest.mark.parametrize(
    ("mountain", "forest"), [("plumbarum", "forest_9"), ("argentimar", "forest_5")]
)
def test_an_outer_mountain_gives_no_crystals(mountain: str, forest: str) -> None:
    table = at(ww="WW10", visions=f"vision_{mountain}", warriors={forest: 1})
    play(table, f"WW10 vision_{mountain}")
    assert [place for _, place, _ in told(table, "discovered")] == [mountain]
    assert crystals(table) == (2, 0)


@pytest.mark.rule("ironwood:9.2", "ironwood:9.3")
def test_the_other_side_does_not_learn_that_no_vision_fits() -> None:
    fields = {"ww": "WW10", "warriors": {"forest_9": 1}}
    able = play(at(**fields, visions="vision_plumbarum"), "WW10")
    unable = play(at(**fields, visions="vision_chromia"), "WW10")
    assert asked(able) == asked(unable) == "discover"
    assert options(unable) == {"done"}
    assert able.view(IC) == unable.view(IC)
    assert able.asked(IC) == unable.asked(IC)


@pytest.mark.rule("ironwood:WW29")
def test_a_song_arranges_visions_and_carries_a_totem() -> None:
    table = at(
        ww="WW29",
        visions="vision_lithimar",
        warriors={"forest_9": 1, "forest_10": 1},
        totems={"fading": ["forest_9"]},
    )
    play(table, "WW29")
    assert asked(table) == "take-vision"
    assert options(table) == {"vision_auria", "vision_palladimor", "vision_zincur", "done"}
    play(table, "vision_palladimor vision_auria")
    assert table.view(WW)["visions"]["deck"][:3] == ["vision_zincur", "vision_auria", None]
    assert table.view(IC)["visions"]["deck"][:2] == [None, None]
    play(table, "forest_9")
    assert there(table, "forest_9")["totems"] == ["intact"]
    play(table, "forest_9")
    assert there(table, "forest_10") == {"warriors": 1, "totems": ["intact"]}


# Burning, spending, choosing


@pytest.mark.rule("ironwood:13.2", "ironwood:U23", "ironwood:WW33")
def test_a_burned_card_acts_before_what_it_pays_for() -> None:
    table = play(at(ww="WW33 WW34"), "WW33 WW34")
    names = [event.name for event in table.events(WW) if event.name in ("burned", "drew", "gained")]
    assert names == ["drew", "drew", "burned", "drew", "gained"]
    assert crystals(table) == (3, 0)


@pytest.mark.rule("ironwood:13.2", "ironwood:WW03P")
def test_a_burned_vision_is_laid_face_down() -> None:
    table = at(ww="WW03P", visions="vision_auria vision_zincur", warriors={"forest_11": 1})
    play(table, "WW03P vision_auria")
    assert table.view(WW)["visions"]["burned"] == {"count": 1, "known": ["vision_auria"]}
    assert table.view(IC)["visions"]["burned"] == {"count": 1, "known": []}
    assert asked(table) == "move-from"


@pytest.mark.rule("ironwood:13.15", "ironwood:3.7")
def test_options_are_resolved_once_each_in_any_order() -> None:
    table = at(side="ironclads", ic="IC03P", warriors={"zincur": 2})
    play(table, "IC03P")
    assert options(table) == {"move", "drill", "done"}
    play(table, "move zincur plumbarum 2")
    assert options(table) == {"found", "drill", "done"}
    play(table, "found plumbarum")
    assert there(table, "plumbarum") == {"warriors": 2, "site": "foundation"}
    assert options(table) == {"drill", "done"}
    play(table, "drill auria")
    assert asker(table) == WW


@pytest.mark.rule("ironwood:U13", "ironwood:IC17")
def test_the_opponent_chooses_what_can_be_done_in_full() -> None:
    fields = {"side": "ironclads", "ic": "IC17"}
    table = play(at(**fields, warriors={"zincur": 1, "forest_9": 1}), "IC17 done")
    assert asker(table) == WW
    assert options(table) == {"remove", "recruit"}
    play(table, "remove")
    assert there(table, "forest_9") == {}
    table = play(at(**fields, warriors={"zincur": 1, "forest_15": 1}), "IC17 done")
    assert asker(table) == IC
    assert asked(table) == "recruit"


@pytest.mark.rule("ironwood:WW17")
def test_a_shown_vision_sends_the_warband_on_it_away() -> None:
    table = at(ww="WW17", visions="vision_zincur", warriors={"zincur": 2, "forest_9": 1})
    play(table, "WW17 vision_zincur")
    assert told(table, "shown", IC) == [("woodwalkers", "vision_zincur")]
    assert told(table, "shown", -1) == []
    assert asker(table) == IC
    play(table, "retreat")
    assert asked(table) == "fall-back"
    assert asker(table) == IC
    play(table, "auria")
    assert there(table, "auria") == {"warriors": 2}


# Units


@pytest.mark.rule("ironwood:13.14", "ironwood:1.1", "ironwood:IC37")
def test_golems_are_recruited_while_there_are_any() -> None:
    table = at(side="ironclads", ic="IC37", golems={"auria": 2}, crystals={"ironclads": 1})
    play(table, "IC37 ferrum")
    assert there(table, "ferrum")["golems"] == 1
    assert asker(table) == WW
    assert crystals(table) == (0, 1)


@pytest.mark.rule("ironwood:IC32")
def test_a_golem_takes_the_place_of_a_warrior() -> None:
    table = at(side="ironclads", ic="IC32", warriors={"auria": 2})
    play(table, "IC32 auria")
    assert there(table, "auria") == {"warriors": 1, "golems": 1}


@pytest.mark.rule("ironwood:13.16", "ironwood:U25", "ironwood:WW20")
def test_removing_the_last_warrior_does_not_destroy_the_drill() -> None:
    table = at(
        ww="WW20",
        warriors={"forest_9": 1, "zincur": 1, "auria": 1},
        drill={"at": "zincur", "hopper": 2, "track": 1},
    )
    play(table, "WW20")
    assert refused(table, "auria") == ("not-there-by-card", "3.7")
    play(table, "zincur")
    assert there(table, "zincur") == {}
    assert table.view(WW)["drill"]["at"] == "zincur"


@pytest.mark.rule("ironwood:IC29", "ironwood:6.3", "ironwood:U25")
def test_a_decoy_leads_warriors_away_from_their_totem() -> None:
    table = at(
        side="ironclads",
        ic="IC29",
        warriors={"forest_9": 3, "forest_15": 2},
        totems={"intact": ["forest_9"]},
    )
    play(table, "IC29")
    assert refused(table, "forest_15") == ("not-there-by-card", "3.7")
    play(table, "forest_9 forest_10 2")
    assert there(table, "forest_10") == {"warriors": 2}
    assert there(table, "forest_9") == {"warriors": 1, "totems": ["intact"]}


@pytest.mark.rule("ironwood:IC38", "ironwood:13.1")
def test_another_attack_comes_from_another_warband() -> None:
    table = at(
        side="ironclads",
        ic="IC38 IC05",
        ww="",
        warriors={"zincur": 2, "auria": 2, "forest_10": 2},
    )
    play(table, "IC38 done zincur none none done IC05")
    assert options(table) == {"auria", "done"}
    assert refused(table, "zincur") == ("has-attacked", "13.1")


# Permanent cards


@pytest.mark.rule("ironwood:2.4", "ironwood:13.12", "ironwood:WW18", "ironwood:3.5")
def test_a_permanent_acts_while_it_has_cubes_and_when_it_is_exhausted() -> None:
    def prepared(cubes: int):
        cards = {"woodwalkers": {"in_play": ["WW18"]}}
        return at(stage="prepare", round=1, cards=cards, cubes={"WW18": cubes})

    table = prepared(2)
    assert side(table, WW)["permanents"] == {"WW18": 1}
    assert len(hand(table, WW)) == 6
    table = prepared(1)
    assert side(table, WW)["permanents"] == {}
    assert side(table, WW)["discard"] == ["WW18"]
    assert len(hand(table, WW)) == 5
    assert told(table, "drew-vision-hidden", IC) == [("woodwalkers",)]


@pytest.mark.rule("ironwood:2.4", "ironwood:1.1")
@pytest.mark.parametrize(("left", "gets"), [(1, {"WW14": 1}), (0, {})])
def test_a_permanent_gets_the_cubes_that_are_left_and_with_none_it_is_no_permanent(
    left: int, gets: dict[str, int]
) -> None:
    cubes = {"WW18": 10, "WW23": 10 - left}
    cards = {"woodwalkers": {"in_play": list(cubes)}}
    table = play(at(ww="WW14", cards=cards, cubes=cubes), "WW14")
    lasting = side(table, WW)["permanents"]
    assert {card: n for card, n in lasting.items() if card not in cubes} == gets


@pytest.mark.rule("ironwood:3.5", "ironwood:3.9")
def test_the_owner_orders_the_permanents() -> None:
    cards = {"woodwalkers": {"in_play": ["WW14", "WW18"]}}
    table = at(stage="prepare", round=1, cards=cards, cubes={"WW14": 2, "WW18": 2})
    assert asked(table) == "cube-from"
    play(table, "WW18")
    assert [args[0] for args in told(table, "cube-removed")] == ["WW18", "WW14"]


@pytest.mark.rule("ironwood:3.5", "ironwood:U21", "ironwood:WW23")
def test_moves_in_the_preparation_are_a_turn_of_their_own() -> None:
    table = at(
        stage="prepare",
        round=1,
        ww="WW04",
        warriors={"forest_15": 1},
        cards={"woodwalkers": {"in_play": ["WW23"]}},
        cubes={"WW23": 3},
        force=True,
    )
    play(table, "forest_15 WW04")
    assert options(table) == {"forest_9", "done"}


@pytest.mark.rule("ironwood:3.5", "ironwood:IC21")
def test_marks_leave_with_their_card() -> None:
    table = at(
        stage="prepare",
        round=1,
        cards={"ironclads": {"in_play": ["IC21"]}},
        cubes={"IC21": 1},
        marks=[{"card": "IC21", "place": "forest_9"}],
    )
    assert told(table, "unmarked") == [("IC21", "forest_9")]
    assert table.view(WW)["marks"] == []


@pytest.mark.rule("ironwood:IC34", "ironwood:IC08")
def test_a_vein_loads_the_hopper_before_the_drill_goes_on() -> None:
    table = at(
        side="ironclads",
        ic="IC08",
        drill={"at": "zincur", "track": 1, "hopper": 2},
        cards={"ironclads": {"in_play": ["IC34"]}},
        cubes={"IC34": 2},
    )
    play(table, "IC08 auria IC34 ferrum")
    assert told(table, "unloaded") == [(4,)]
    assert crystals(table) == (0, 4)


@pytest.mark.rule("ironwood:WW22", "ironwood:2.4")
def test_a_permanent_robbed_of_its_last_cube_is_exhausted_at_once() -> None:
    table = at(
        ww="WW22 WW02P",
        ic="IC05",
        cards={"ironclads": {"in_play": ["IC35"]}},
        cubes={"IC35": 1},
    )
    play(table, "WW22 IC35")
    assert crystals(table) == (0, 4)
    assert side(table, IC)["discard"] == ["IC05", "IC35"]
    assert asked(table) == "play-base"


@pytest.mark.rule("ironwood:13.4", "ironwood:IC36")
def test_signal_towers_make_the_other_side_wager_first_and_openly() -> None:
    table = at(
        ww="WW04 WW09",
        ic="IC05",
        side="woodwalkers",
        slot=2,
        warriors={"forest_9": 2, "zincur": 2},
        cards={"ironclads": {"played": ["IC36"]}},
        lasting=["IC36"],
    )
    play(table, "WW04 done forest_9 WW09")
    assert told(table, "revealed", IC) == [("woodwalkers", "WW09")]
    assert side(table, WW, IC)["wager"] == "WW09"
    assert asker(table) == IC


@pytest.mark.rule("ironwood:13.4", "ironwood:WW34")
def test_what_lasts_for_the_round_is_discarded_at_its_end() -> None:
    table = at(
        stage="recover",
        slot=6,
        cards={"woodwalkers": {"played": ["WW34"]}},
        lasting=["WW34"],
        crystals={"woodwalkers": 2},
    )
    assert asked(table) == "enlist"
    assert side(table, WW)["lasting"] == ["WW34"]
    play(table, "done")
    assert side(table, WW)["lasting"] == []
    assert side(table, WW)["discard"] == ["WW34"]


@pytest.mark.rule("ironwood:WW38")
def test_a_keeper_holds_the_totems() -> None:
    table = at(
        stage="recover",
        slot=6,
        cards={"woodwalkers": {"played": ["WW38"]}},
        cubes={"WW38": 1},
        totems={"fading": ["forest_9"]},
        crystals={"woodwalkers": 2},
    )
    assert there(table, "forest_9") == {"totems": ["fading"]}


@pytest.mark.rule("ironwood:WW19")
def test_dread_allows_base_cards_only() -> None:
    table = at(ww="WW19", ic="IC01P IC05", warriors={"forest_9": 2, "zincur": 2})
    play(table, "WW19 forest_9 none")
    assert options(table) == {"IC01P", "none"}
    assert refused(table, "IC05") == ("base-only", "WW19")


# Hidden hands


@pytest.mark.rule("ironwood:IC27", "ironwood:U11")
def test_a_look_at_a_hand_is_remembered() -> None:
    table = at(side="ironclads", ic="IC27", ww="WW01P WW04 WW05 WW06")
    play(table, "IC27 WW05")
    assert side(table, WW)["discard"] == ["WW05"]
    assert side(table, WW, IC)["hand"]["known"] == ["WW01P", "WW04", "WW06"]
    assert side(table, WW, -1)["hand"]["known"] == ["WW01P"]


@pytest.mark.rule("ironwood:IC13")
def test_an_interrogation_takes_a_vision() -> None:
    table = at(
        side="ironclads",
        ic="IC13",
        ww="",
        visions="vision_auria vision_zincur",
        warriors={"zincur": 3, "forest_9": 1},
    )
    play(table, "IC13 done zincur none none done")
    assert options(table) == {"vision_auria", "vision_zincur", "done"}
    play(table, "vision_auria")
    assert table.view(IC)["visions"]["burned"]["known"] == ["vision_auria"]
    assert table.view(IC)["visions"]["hand"]["known"] == ["vision_zincur"]
    assert table.view(-1)["visions"]["burned"]["known"] == []
