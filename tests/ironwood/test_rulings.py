"""The rulings: what the rulebook leaves open, and the options for it."""

from typing import Any

import pytest

from ironwood.positions import (
    IC,
    SEED,
    WW,
    asked,
    asker,
    at,
    crystals,
    hand,
    new,
    options,
    play,
    position,
    refused,
    side,
    there,
    told,
)
from spinney.core import PositionError, SetupError, Table
from spinney.core.table import table_at
from spinney.ironwood.game import GAME
from spinney.ironwood.state import Ironwood

ALL_VISIONS = [word for word in GAME.vocabulary.words if word.startswith("vision_")]


def with_golems(supply: int, **fields: Any) -> Table[Ironwood]:
    """A position of a game with so many golems."""
    described = position(**fields)
    described["options"]["golems"] = str(supply)
    return table_at(GAME, described, SEED)


@pytest.mark.rule("ironwood:U03", "ironwood:1.1")
def test_there_are_as_many_golems_as_were_set_up() -> None:
    fields = {"side": "ironclads", "ic": "IC37", "ww": "", "crystals": {"ironclads": 1}}
    table = play(with_golems(2, **fields, golems={"auria": 1}), "IC37 ferrum")
    assert told(table, "recruited") == [("ironclads", "golem", "ferrum")]
    assert crystals(table)[IC] == 1
    table = play(with_golems(5, **fields, golems={"auria": 3}), "IC37 ferrum pay ferrum")
    assert there(table, "ferrum")["golems"] == 2
    with pytest.raises(PositionError, match=r"1 golems too many \(rule 1.1\)"):
        with_golems(3, golems={"auria": 3, "zincur": 1})


@pytest.mark.rule("ironwood:U05", "ironwood:13.13")
def test_an_empty_vision_deck_is_made_anew_from_burned_visions() -> None:
    visions = {"deck": [], "burned": ALL_VISIONS[:3], "found": ALL_VISIONS[3:]}
    table = play(at(ww="WW06", visions=visions), "WW06")
    assert told(table, "visions-renewed") == [(3,)]
    after = table.view(WW)["visions"]
    assert (after["hand"]["count"], len(after["deck"]), after["burned"]["count"]) == (1, 2, 0)
    assert after["hand"]["known"][0] in ALL_VISIONS[:3]
    assert after["found"] == ALL_VISIONS[3:]
    assert after["deck"] == [None, None]


@pytest.mark.rule("ironwood:U05")
def test_without_that_option_an_empty_vision_deck_stays_empty() -> None:
    visions = {"deck": [], "burned": ALL_VISIONS[:3], "found": ALL_VISIONS[3:]}
    table = play(at(ww="WW06", visions=visions, vision_deck="once"), "WW06")
    assert told(table, "no-vision-left") == [("woodwalkers",)]
    assert table.view(WW)["visions"]["burned"]["count"] == 3
    assert crystals(table) == (3, 0)


@pytest.mark.rule("ironwood:U05", "ironwood:10.3")
@pytest.mark.parametrize(("choice", "left"), [("usual", 3), ("renewed", 0), ("once", 3)])
def test_against_the_automacier_a_burned_vision_does_not_come_back(choice: str, left: int) -> None:
    """Its mountain is marked for good, because no totem will be sought there."""
    visions = {"deck": [], "burned": ALL_VISIONS[:3], "found": ALL_VISIONS[3:]}
    fields = {"solo": "automacier", "vision_deck": choice, "visions": visions}
    table = play(at(ww="WW06", **fields), "WW06")
    assert table.view(0)["visions"]["burned"]["count"] == left


@pytest.mark.rule("ironwood:U05")
def test_open_visions_are_never_drawn_again() -> None:
    table = play(at(ww="WW06", visions={"deck": [], "found": ALL_VISIONS}), "WW06")
    assert told(table, "no-vision-left") == [("woodwalkers",)]


@pytest.mark.rule("ironwood:U07", "ironwood:13.2")
def test_no_card_is_burned_for_an_attack_that_nobody_can_make() -> None:
    table = at(side="ironclads", ic="IC38 IC05", warriors={"zincur": 3, "forest_9": 1})
    play(table, "IC38 done zincur none none done")
    assert asker(table) == WW
    assert hand(table, IC) == ["IC05"]


@pytest.mark.rule("ironwood:U07", "ironwood:U23")
def test_the_woodwalkers_may_burn_a_card_for_what_it_does_itself() -> None:
    table = play(at(ww="WW03P WW34"), "WW03P")
    assert options(table) == {"WW34", "done"}
    play(table, "WW34")
    assert hand(table, WW) == ["WW04"]


@pytest.mark.rule("ironwood:U10")
def test_of_a_warband_those_that_have_not_moved_are_lost_first() -> None:
    table = at(
        ww="WW13 WW02P",
        ic="IC11",
        warriors={"forest_9": 3, "forest_15": 2, "zincur": 1},
    )
    play(table, "WW13 forest_15 2 done forest_9 none IC11 done")
    assert there(table, "forest_9") == {"warriors": 2}
    play(table, "WW02P")
    assert options(table) == {"gain", "done"}
    assert refused(table, "move") == ("nothing-to-do", "U07")


@pytest.mark.rule("ironwood:U12", "ironwood:3.11")
def test_drawing_instead_takes_no_cube_from_the_supply() -> None:
    table = play(at(), "draw draw draw")
    assert table.view(WW)["slot"] == 3
    assert table.view(WW)["supply"]["cubes"] == 20


@pytest.mark.rule("ironwood:U14", "ironwood:3.3")
def test_nothing_is_drawn_from_nothing() -> None:
    held = [f"WW{n:02}" for n in range(4, 39)]
    cards = {"woodwalkers": {"deck": [], "discard": [], "played": held}}
    table = at(cards=cards, slot=4)
    before = hand(table, WW)
    play(table, "draw")
    assert told(table, "nothing-to-draw") == [("woodwalkers",)]
    assert hand(table, WW) == before
    assert asker(table) == IC


@pytest.mark.rule("ironwood:U19", "ironwood:1.1")
def test_a_totem_that_faded_away_can_be_discovered_again() -> None:
    board = {
        "visions": "vision_zincur",
        "warriors": {"forest_9": 1},
        "totems": {"secured": 2, "fading": ["forest_5", "forest_6", "forest_7"]},
    }
    table = play(at(ww="WW10", **board), "WW10")
    assert told(table, "discovered") == []
    assert asker(table) == IC
    table = at(stage="weaken", slot=6, **board)
    assert [args[0] for args in told(table, "faded")] == ["forest_5", "forest_6", "forest_7"]
    play(table, "WW01P discover vision_zincur")
    assert there(table, "forest_9") == {"warriors": 1, "totems": ["intact"]}


@pytest.mark.rule("ironwood:U23")
def test_cards_that_are_not_burned_do_not_act_as_if() -> None:
    nine = "WW01P WW02P WW03P WW04 WW05 WW06 WW07 WW08 WW15"
    table = play(at(stage="recover", slot=6, ww=nine), "WW15")
    assert told(table, "cut") == [("woodwalkers", "WW15")]
    assert told(table, "gained") == [("woodwalkers", 1), ("ironclads", 2)]  # the next preparation
    table = at(side="ironclads", ic="IC27", ww="WW01P WW15")
    play(table, "IC27 WW15")
    assert told(table, "lost-card") == [("woodwalkers", "WW15")]
    assert crystals(table) == (0, 0)
    table = at(ww="WW04 WW15", ic="", warriors={"forest_9": 3, "zincur": 1})
    play(table, "WW04 done forest_9 WW15 none")
    assert told(table, "gained") == []


@pytest.mark.rule("ironwood:U24", "ironwood:6.6", "ironwood:13.10")
def test_the_hopper_too_takes_only_what_the_supply_has() -> None:
    crystals_out = {"woodwalkers": 10, "ironclads": 9}
    table = play(at(side="ironclads", ic="IC18", crystals=crystals_out), "IC18 auria done")
    assert told(table, "loaded") == [(1, 1)]
    table = play(at(ww="WW06", crystals=crystals_out), "WW06")
    assert crystals(table) == (11, 9)


@pytest.mark.rule("ironwood:U25", "ironwood:WW17")
def test_a_warband_that_a_card_sends_away_leaves_the_drill_in_peace() -> None:
    table = at(
        ww="WW17",
        visions="vision_zincur",
        warriors={"zincur": 1},
        drill={"at": "zincur", "track": 1, "hopper": 2},
    )
    play(table, "WW17 vision_zincur retreat plumbarum")
    assert there(table, "plumbarum") == {"warriors": 1}
    assert table.view(WW)["drill"] == {"at": "zincur", "track": 1, "hopper": 2}
    assert crystals(table) == (0, 0)


@pytest.mark.rule("ironwood:U22", "ironwood:7.12")
def test_a_mark_does_not_stop_recruiting_nor_the_way_back_to_ferrum() -> None:
    marked = {
        "cards": {"woodwalkers": {"in_play": ["WW30"]}},
        "cubes": {"WW30": 1},
        "marks": [{"card": "WW30", "place": "zincur"}],
        "drill": {"at": "zincur", "track": 1, "hopper": 2},
    }
    table = play(at(side="ironclads", ic="IC18", ww="", **marked), "IC18 zincur zincur")
    assert there(table, "zincur") == {"warriors": 2}
    assert table.view(WW)["drill"]["at"] == "zincur"
    table = play(at(ww="WW04", warriors={"forest_9": 1}, **marked), "WW04 done forest_9")
    assert table.view(WW)["drill"]["at"] == "ferrum"


@pytest.mark.rule("ironwood:U15", "ironwood:3.10")
def test_the_second_card_grants_no_third() -> None:
    table = at(ww="WW05 WW02P WW03P", crystals={"ironclads": 2}, warriors={"forest_11": 1})
    play(table, "WW05 WW02P gain")
    assert asker(table) == IC
    assert hand(table, WW) == ["WW03P"]


@pytest.mark.rule("ironwood:U21", "ironwood:6.1")
def test_whoever_moved_in_the_preparation_moves_again_in_the_first_turn() -> None:
    cards = {"woodwalkers": {"in_play": ["WW23"]}}
    table = at(
        stage="prepare",
        round=1,
        ww="WW04",
        cards=cards,
        cubes={"WW23": 2},
        warriors={"forest_15": 1},
        force=True,
    )
    play(table, "forest_15 WW04 forest_9 forest_10")
    assert there(table, "forest_10") == {"warriors": 1}


@pytest.mark.rule("ironwood:U06", "ironwood:7.4")
def test_whether_a_card_was_wagered_is_open() -> None:
    table = at(ww="WW04 WW09", ic="IC05", warriors={"forest_9": 2, "zincur": 2})
    none = play(table.clone(SEED, log=True, keep=True), "WW04 done forest_9 none")
    card = play(table, "WW04 done forest_9 WW09")
    assert side(none, WW, IC)["wager"] is None
    assert side(card, WW, IC)["wager"] == "hidden"
    assert side(card, WW, IC)["hand"]["count"] == 0
    assert told(none, "no-wager", IC) == [("woodwalkers",)]


@pytest.mark.rule("ironwood:U11")
def test_numbers_and_discards_are_open() -> None:
    cards = {"woodwalkers": {"discard": ["WW20"]}}
    table = at(ww="WW01P WW04 WW05", cards=cards, visions={"burned": ["vision_auria"]})
    seen = side(table, WW, IC)
    assert seen["hand"] == {"count": 3, "known": ["WW01P"]}
    assert (seen["deck"]["count"], seen["discard"]) == (32, ["WW20"])
    assert table.view(IC)["visions"]["burned"] == {"count": 1, "known": []}


@pytest.mark.rule("ironwood:U18", "ironwood:12.1")
def test_four_first_cards_and_a_sorted_deck_do_not_go_together() -> None:
    with pytest.raises(SetupError, match=r"first_draw=four needs decks=shuffled \(rule U18\)"):
        new(decks="sorted", first_draw="four")
    assert asked(new(decks="sorted")) == "play"
