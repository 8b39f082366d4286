"""Chapter 6: warriors, warbands, golems and the drill."""

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
    there,
    told,
)


@pytest.mark.rule("ironwood:6.1", "ironwood:6.3", "ironwood:13.9")
def test_warriors_move_one_by_one_and_only_once() -> None:
    table = at(ww="WW04", warriors={"forest_15": 2, "forest_9": 1, "forest_11": 1})
    play(table, "WW04 forest_15")
    assert asked(table) == "how-many"
    play(table, "2")
    assert options(table) == {"forest_9", "forest_11", "done"}
    play(table, "forest_9")
    assert refused(table, "forest_12") == ("not-next-to-it", "6.1")
    play(table, "forest_3")
    assert refused(table, "forest_9") == ("have-moved", "6.1")
    assert there(table, "forest_9") == {"warriors": 2}


@pytest.mark.rule("ironwood:6.2")
def test_the_rest_of_a_warband_stays() -> None:
    table = at(side="ironclads", ic="IC04", warriors={"zincur": 3, "auria": 2})
    play(table, "IC04 zincur auria")
    assert options(table) == {"1", "2", "3"}
    play(table, "2")
    assert refused(table, "zincur") == ("same-warband", "6.2")
    play(table, "auria chromia 2")
    assert there(table, "auria") == {"warriors": 2}
    assert crystals(table) == (0, 2)


@pytest.mark.rule("ironwood:6.1")
def test_units_that_arrived_do_not_move_on() -> None:
    table = at(side="ironclads", ic="IC04", warriors={"zincur": 3, "auria": 1})
    play(table, "IC04 zincur auria 3 auria chromia")
    assert there(table, "auria") == {"warriors": 3}
    assert there(table, "chromia") == {"warriors": 1}


@pytest.mark.rule("ironwood:6.4")
def test_golems_move_as_part_of_a_warband() -> None:
    table = at(
        side="ironclads", ic="IC05", warriors={"zincur": 1}, golems={"zincur": 2, "auria": 1}
    )
    play(table, "IC05 zincur plumbarum 0")
    assert asked(table) == "warband-from"
    assert there(table, "plumbarum") == {"warriors": 1}
    play(table, "auria chromia")
    assert there(table, "chromia") == {"golems": 1}


@pytest.mark.rule("ironwood:6.1", "ironwood:6.4")
def test_golems_that_have_moved_stay() -> None:
    fields = {"golems": {"zincur": 2}, "moved_golems": {"zincur": 1}}
    table = at(side="ironclads", ic="IC05", slot=1, **fields)
    play(table, "IC05 zincur auria")
    assert there(table, "auria") == {"golems": 1}
    assert there(table, "zincur") == {"golems": 1}


@pytest.mark.rule("ironwood:6.1", "ironwood:WW08", "ironwood:U26")
def test_the_same_warriors_move_twice() -> None:
    table = at(ww="WW08", warriors={"forest_15": 2, "forest_3": 2})
    play(table, "WW08 forest_15 1 forest_3 forest_2 1 done")
    assert options(table) == {"forest_9", "forest_2", "done"}
    assert refused(table, "forest_15") == ("have-moved", "6.1")
    play(table, "forest_9 forest_10")
    assert there(table, "forest_10") == {"warriors": 1}
    assert refused(table, "forest_10") == ("have-moved", "6.1")


@pytest.mark.rule("ironwood:6.1", "ironwood:WW26")
def test_canopy_paths_let_warriors_move_again_with_the_base_card() -> None:
    table = at(ww="WW26 WW02P", warriors={"forest_15": 1})
    play(table, "WW26 forest_15 WW02P move forest_9 forest_10")
    assert there(table, "forest_10") == {"warriors": 1}


@pytest.mark.rule("ironwood:WW05", "ironwood:6.1")
def test_another_base_card_does_not() -> None:
    table = at(ww="WW09 WW01P WW02P", warriors={"forest_15": 1})
    play(table, "WW09 forest_15 WW02P move forest_15 2")
    assert there(table, "forest_9") == {"warriors": 2}


@pytest.mark.rule("ironwood:9.4", "ironwood:9.5")
def test_a_totem_is_relayed_and_secured() -> None:
    table = at(
        ww="WW04",
        warriors={"forest_3": 1, "forest_9": 1},
        totems={"fading": ["forest_3"]},
    )
    play(table, "WW04 forest_3 forest_9 fading")
    assert there(table, "forest_9") == {"warriors": 2, "totems": ["fading"]}
    play(table, "forest_9 forest_15 fading")
    assert told(table, "secured") == [("forest_15", 1)]
    assert there(table, "forest_15") == {"warriors": 1}
    assert table.state.secured == 1


@pytest.mark.rule("ironwood:9.4")
def test_each_warrior_carries_one_totem_or_none() -> None:
    table = at(
        ww="WW04", warriors={"forest_3": 2}, totems={"intact": ["forest_3"], "fading": ["forest_3"]}
    )
    play(table, "WW04 forest_3 forest_9 1")
    assert options(table) == {"intact", "fading", "done"}
    play(table, "intact")
    assert there(table, "forest_3") == {"warriors": 1, "totems": ["fading"]}
    play(table, "forest_3 forest_9 done")
    assert there(table, "forest_3") == {"totems": ["fading"]}


@pytest.mark.rule("ironwood:9.1")
def test_the_third_totem_wins_at_once() -> None:
    table = at(
        ww="WW04",
        warriors={"forest_9": 2},
        totems={"intact": ["forest_9"], "secured": 2},
    )
    play(table, "WW04 forest_9 forest_15 1 intact")
    assert table.over
    assert table.returns() == [1.0, 0.0]


@pytest.mark.rule("ironwood:6.5", "ironwood:6.6")
def test_the_drill_track() -> None:
    fields = {"side": "ironclads", "ic": "IC08", "warriors": {"forest_11": 1}}
    table = play(at(**fields), "IC08 auria zincur")
    assert told(table, "track") == [(1,), (2,)]
    assert told(table, "loaded") == [(2, 2), (1, 3)]
    assert there(table, "auria") == {"warriors": 1}
    top = "vision_auria"
    assert told(table, "looked", IC) == [("ironclads", top)]
    assert told(table, "looked", WW) == []
    assert told(table, "looked-hidden", WW) == [("ironclads",)]
    assert table.view(IC)["visions"]["deck"][0] == top
    assert table.view(WW)["visions"]["deck"][0] is None
    table = play(at(**fields, drill={"at": "auria", "track": 2, "hopper": 3}), "IC08 zincur auria")
    assert told(table, "track") == [(3,), (3,)]
    assert table.view(WW)["drill"]["hopper"] == 5
    assert len(hand(table, IC)) == 3


@pytest.mark.rule("ironwood:6.7")
def test_a_forge_unloads_the_drill() -> None:
    table = at(
        side="ironclads", ic="IC15", drill={"at": "auria", "track": 3, "hopper": 4}, warriors={}
    )
    play(table, "IC15 ferrum")
    assert table.view(WW)["drill"] == {"at": "ferrum", "track": 0, "hopper": 0}
    assert crystals(table) == (0, 7)
    assert told(table, "track") == []


@pytest.mark.rule("ironwood:6.1", "ironwood:6.5")
def test_the_drill_moves_once_a_turn() -> None:
    table = at(side="ironclads", ic="IC03P", warriors={"zincur": 1})
    play(table, "IC03P drill auria")
    assert options(table) == {"move", "done"}
    assert refused(table, "drill") == ("already-resolved", "13.15")


@pytest.mark.rule("ironwood:13.11", "ironwood:U22", "ironwood:IC21")
def test_marks_keep_warriors_out() -> None:
    table = at(
        ww="WW04",
        warriors={"forest_15": 1, "forest_10": 1},
        cards={"ironclads": {"in_play": ["IC21"]}},
        cubes={"IC21": 1},
        marks=[{"card": "IC21", "place": "forest_9"}],
    )
    play(table, "WW04")
    assert refused(table, "forest_15") == ("nowhere-to-go", "6.1")
    play(table, "forest_10")
    assert refused(table, "forest_9") == ("marked", "13.11")


@pytest.mark.rule("ironwood:WW30", "ironwood:U22")
def test_marks_keep_warbands_and_the_drill_in() -> None:
    table = at(
        side="ironclads",
        ic="IC09",
        warriors={"auria": 1, "zincur": 1},
        drill={"at": "auria"},
        cards={"woodwalkers": {"in_play": ["WW30"]}},
        cubes={"WW30": 1},
        marks=[{"card": "WW30", "place": "auria"}],
    )
    play(table, "IC09")
    assert told(table, "drill-moved") == []
    assert refused(table, "auria") == ("nowhere-to-go", "6.1")
    play(table, "zincur")
    assert there(table, "auria") == {"warriors": 2}
    assert asker(table) == WW
