"""Corners: the first place, card and vision, nobody who can move, and cards against cards."""

from typing import Any

import pytest

from ironwood.positions import (
    IC,
    WW,
    asked,
    asker,
    at,
    crystals,
    options,
    play,
    refused,
    side,
    there,
    told,
)


def marked(card: str, *places: str, **cards: Any) -> dict[str, Any]:
    """A permanent in play whose marks are on these places."""
    owner = "woodwalkers" if card.startswith("WW") else "ironclads"
    return {
        "cards": {owner: {"in_play": [card]}},
        "cubes": {card: 2},
        "marks": [{"card": card, "place": place} for place in places],
    }


# What is counted from nothing: Ferrum, the base card of the Woodwalkers, the vision of Auria


@pytest.mark.rule("ironwood:6.2", "ironwood:6.4")
def test_a_warband_leaves_ferrum_and_comes_back() -> None:
    table = at(
        side="ironclads", ic="IC04", warriors={"ferrum": 3, "auria": 1}, golems={"ferrum": 1}
    )
    play(table, "IC04 ferrum zincur 1 2 auria ferrum")
    assert there(table, "ferrum") == {"warriors": 2, "site": "forge"}
    assert there(table, "zincur") == {"warriors": 2, "golems": 1}


@pytest.mark.rule("ironwood:7.1", "ironwood:7.5")
def test_a_warband_attacks_from_ferrum_with_its_forge() -> None:
    table = at(side="ironclads", ic="IC23", ww="", warriors={"ferrum": 2, "forest_1": 4})
    play(table, "IC23 ferrum none none")
    assert told(table, "blow")[0] == ("ironclads", 0, 2, 0, 1, 0, 3)
    assert there(table, "forest_1") == {"warriors": 1}


@pytest.mark.rule("ironwood:7.10")
def test_a_warband_may_be_driven_to_ferrum() -> None:
    table = at(ww="WW04", ic="", warriors={"forest_9": 5, "zincur": 1})
    play(table, "WW04 done forest_9 none none")
    assert options(table) == {"ferrum", "auria", "palladimor", "plumbarum", "done"}
    play(table, "ferrum")
    assert there(table, "ferrum") == {"warriors": 1, "site": "forge"}


@pytest.mark.rule("ironwood:13.16", "ironwood:WW20")
def test_thorns_reach_ferrum() -> None:
    table = at(ww="WW20", warriors={"forest_1": 1, "ferrum": 2})
    play(table, "WW20 ferrum")
    assert there(table, "ferrum") == {"warriors": 1, "site": "forge"}


@pytest.mark.rule("ironwood:4.3", "ironwood:IC32")
def test_a_golem_awakes_at_ferrum() -> None:
    table = play(at(side="ironclads", ic="IC32", warriors={"ferrum": 1}), "IC32 ferrum")
    assert there(table, "ferrum") == {"golems": 1, "site": "forge"}


@pytest.mark.rule("ironwood:13.11", "ironwood:WW30", "ironwood:U22")
def test_roots_hold_ferrum_itself() -> None:
    table = at(ww="WW30", ic="IC09", warriors={"forest_1": 1, "ferrum": 2}, slot=0)
    play(table, "WW30 forest_11 ferrum")
    assert table.view(WW)["marks"] == [{"card": "WW30", "place": "ferrum"}]
    play(table, "IC09")
    assert table.view(WW)["drill"]["at"] == "ferrum"
    assert asker(table) == WW


@pytest.mark.rule("ironwood:7.4", "ironwood:7.9")
def test_the_first_card_can_be_wagered() -> None:
    """Visions: no damage, 1 defense, 1 dominance."""
    table = at(ww="WW04 WW01P", ic="", warriors={"forest_9": 2, "zincur": 2})
    play(table, "WW04 done forest_9 WW01P none")
    assert told(table, "revealed") == [("woodwalkers", "WW01P")]
    assert told(table, "blow")[0] == ("ironclads", 0, 0, 0, 0, 1, 0)
    assert told(table, "dominance")[0] == ("woodwalkers", 1, 0, 2, 3)
    assert side(table, WW)["spent"][-1] == "WW01P"


@pytest.mark.rule("ironwood:WW17", "ironwood:U13")
def test_the_first_vision_can_be_shown() -> None:
    table = at(ww="WW17", visions="vision_auria", warriors={"auria": 2, "forest_5": 1})
    play(table, "WW17 vision_auria")
    assert (asked(table), asker(table)) == ("opponent-chooses", IC)
    away = play(table.clone("acorn", log=True, keep=True), "retreat chromia")
    assert there(away, "chromia") == {"warriors": 2}
    play(table, "recruit forest_5 forest_4")
    assert there(table, "forest_5") == {"warriors": 2}
    assert there(table, "forest_4") == {"warriors": 1}


# Nobody who can move


@pytest.mark.rule("ironwood:6.1", "ironwood:13.9")
def test_where_nobody_can_move_nothing_is_asked() -> None:
    table = play(at(ww="WW04", ic="IC05", warriors={}), "WW04")
    assert (asker(table), told(table, "moved")) == (IC, [])
    play(table, "IC05")
    assert asker(table) == WW


@pytest.mark.rule("ironwood:13.11", "ironwood:IC21")
def test_whoever_is_hemmed_in_stays() -> None:
    """The only path out of an outer forest leads into a marked one."""
    table = at(ww="WW04", warriors={"forest_15": 3, "zincur": 1}, **marked("IC21", "forest_9"))
    play(table, "WW04")
    assert (asker(table), told(table, "moved")) == (IC, [])
    table = at(ww="WW04", warriors={"forest_15": 3, "forest_8": 1}, **marked("IC21", "forest_9"))
    play(table, "WW04")
    assert refused(table, "forest_15") == ("nowhere-to-go", "6.1")
    play(table, "forest_8")
    assert refused(table, "forest_9") == ("marked", "13.11")


@pytest.mark.rule("ironwood:10.15", "ironwood:14.4")
def test_an_automaton_that_cannot_move_earns_a_crystal() -> None:
    """The compass icon: no warband can spare anybody."""
    fields = {"ww": "WW01P", "ic": "IC05 IC06", "side": "ironclads", "automaton": {"alert": False}}
    table = at(solo="automacier", warriors={"ferrum": 3}, **fields)
    assert told(table, "no-effect") == [("ironclads",)]
    assert crystals(table)[IC] == 1


# One card's mark and another's effect


@pytest.mark.rule("ironwood:U22", "ironwood:IC29", "ironwood:IC21")
def test_a_decoy_leads_nobody_into_a_snare() -> None:
    table = at(side="ironclads", ic="IC29", warriors={"forest_8": 2}, **marked("IC21", "forest_9"))
    play(table, "IC29 forest_8")
    assert refused(table, "forest_9") == ("marked", "13.11")
    assert options(table) == {"forest_7", "forest_14"}


@pytest.mark.rule("ironwood:U22", "ironwood:WW29", "ironwood:IC21")
def test_a_totem_that_is_carried_alone_minds_no_snare() -> None:
    """Only units are stopped; nor is anybody recruited or driven back into one."""
    table = at(
        ww="WW29",
        warriors={"forest_8": 1, "forest_9": 1},
        totems={"intact": ["forest_8"]},
        **marked("IC21", "forest_9"),
    )
    play(table, "WW29 done forest_8")
    assert there(table, "forest_9") == {"warriors": 1, "totems": ["intact"]}


@pytest.mark.rule("ironwood:U22", "ironwood:WW24", "ironwood:IC09")
def test_a_thicket_keeps_warbands_and_drill_out_but_not_the_beaten() -> None:
    fields = marked("WW24", "plumbarum")
    table = at(side="ironclads", ic="IC05", warriors={"zincur": 2}, **fields)
    play(table, "IC05 zincur")
    assert refused(table, "plumbarum") == ("marked", "13.11")
    table = at(
        side="ironclads", ic="IC15", drill={"at": "zincur", "track": 1, "hopper": 2}, **fields
    )
    play(table, "IC15")
    assert refused(table, "plumbarum") == ("marked", "13.11")
    table = at(ww="WW04", ic="", warriors={"forest_9": 5, "zincur": 1}, **fields)
    play(table, "WW04 done forest_9 none none plumbarum")
    assert there(table, "plumbarum") == {"warriors": 1}


@pytest.mark.rule("ironwood:3.5", "ironwood:13.11", "ironwood:WW22")
def test_a_mark_goes_with_its_card_and_leaves_those_of_others() -> None:
    """Whisper in the Steel takes the last cube of the snares: theirs go, the thicket's stays."""
    table = at(
        ww="WW22 WW02P",
        cards={"woodwalkers": {"in_play": ["WW24"]}, "ironclads": {"in_play": ["IC21"]}},
        cubes={"WW24": 2, "IC21": 1},
        marks=[
            {"card": "IC21", "place": "forest_9"},
            {"card": "WW24", "place": "plumbarum"},
            {"card": "IC21", "place": "forest_8"},
        ],
    )
    play(table, "WW22 IC21")
    assert table.view(WW)["marks"] == [{"card": "WW24", "place": "plumbarum"}]
    assert side(table, IC)["discard"] == ["IC21"]


@pytest.mark.rule("ironwood:IC36", "ironwood:WW19", "ironwood:7.4")
def test_both_sides_can_be_bound_in_one_combat() -> None:
    """Signal Towers make the Woodwalkers wager first and openly, Dread leaves only base cards."""
    table = at(
        side="ironclads",
        ic="IC23 IC01P IC05",
        ww="WW01P WW20",
        warriors={"zincur": 3, "forest_9": 3},
        cards={"ironclads": {"played": ["IC36"]}, "woodwalkers": {"in_play": ["WW19"]}},
        cubes={"WW19": 1},
        lasting=["IC36"],
    )
    play(table, "IC23 zincur")
    assert asker(table) == WW
    play(table, "WW20")
    assert told(table, "revealed", IC) == [("woodwalkers", "WW20")]
    assert (asker(table), options(table)) == (IC, {"IC01P", "none"})
    assert refused(table, "IC05") == ("base-only", "WW19")
