"""Chapter 7: combat, from the rulebook's own example to the drill."""

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
)
from ironwood.positions import told as told_to
from spinney.core.state import State
from spinney.ironwood.state import Ironwood
from spinney.ironwood.words import WOODWALKERS


@pytest.fixture
def plumbarum():
    """The position of the example: four warriors can come to a forest next to Plumbarum."""
    return at(
        ww="WW03P WW09 WW10",
        ic="IC23",
        warriors={"forest_15": 4, "plumbarum": 2},
        golems={"plumbarum": 1},
        sites={"plumbarum": "forge"},
        crystals={"ironclads": 3},
    )


@pytest.mark.rule("ironwood:7.13")
def test_the_combat_at_plumbarum(plumbarum) -> None:
    table = play(plumbarum, "WW03P WW10 forest_15 4 forest_9 WW09 IC23")
    assert told_to(table, "blow") == [
        ("ironclads", 2, 0, 1, 1, 3, 1),
        ("woodwalkers", 1, 0, 0, 0, 0, 1),
    ]
    assert told_to(table, "dominance") == [("woodwalkers", 2, 0, 3, 5), ("ironclads", 3, 0, 2, 5)]
    assert told_to(table, "won-combat") == [("woodwalkers",)]
    assert asked(table) == "retreat"
    assert options(table) == {"zincur", "argentimar", "gallimor", "done"}
    play(table, "zincur")
    assert there(table, "forest_9") == {"warriors": 3}
    assert there(table, "zincur") == {"warriors": 1, "golems": 1}
    assert there(table, "plumbarum") == {"site": "forge"}
    assert crystals(table) == (1, 2)


@pytest.mark.rule("ironwood:7.1", "ironwood:7.2")
def test_only_inner_forests_fight() -> None:
    table = at(ww="WW04", warriors={"forest_15": 3, "forest_9": 1, "plumbarum": 1, "zincur": 1})
    play(table, "WW04 done")
    assert options(table) == {"forest_9", "done"}
    assert refused(table, "forest_15") == ("out-of-reach", "7.2")
    play(table, "forest_9")
    assert options(table) == {"plumbarum", "zincur"}
    assert refused(table, "palladimor") == ("no-enemy", "7.1")
    assert refused(table, "auria") == ("not-touching", "7.1")


@pytest.mark.rule("ironwood:7.2")
def test_outer_forests_are_never_attacked() -> None:
    table = at(side="ironclads", ic="IC23", warriors={"plumbarum": 3, "forest_15": 1})
    play(table, "IC23")
    assert asker(table) == WW
    assert told_to(table, "attacked") == []


@pytest.mark.rule("ironwood:7.4")
def test_a_wager_is_hidden_until_both_have_wagered() -> None:
    fields = {"ww": "WW04 WW09 WW10", "ic": "IC05 IC06", "warriors": {"forest_9": 2, "zincur": 2}}
    one = play(at(**fields), "WW04 done forest_9 WW09")
    other = play(at(**fields), "WW04 done forest_9 WW10")
    assert asked(one) == "wager"
    assert asker(one) == IC
    assert one.view(IC) == other.view(IC)
    assert one.asked(IC) == other.asked(IC)
    assert told_to(one, "wagered", IC) == [("woodwalkers",)]
    assert side(one, WW, IC)["wager"] == "hidden"
    assert side(one, WW)["wager"] == "WW09"
    assert options(one) == {"IC05", "IC06", "none"}
    play(one, "none")
    assert told_to(one, "revealed", IC) == [("woodwalkers", "WW09")]


@pytest.mark.rule("ironwood:7.4", "ironwood:U06")
def test_whoever_has_no_card_wagers_none_and_it_counts_as_zeros() -> None:
    table = at(ww="WW04", ic="", warriors={"forest_9": 2, "zincur": 1})
    play(table, "WW04 done forest_9 none")
    assert options(table) == {"none"}
    play(table, "none")
    assert told_to(table, "no-wager") == [("woodwalkers",), ("ironclads",)]
    assert told_to(table, "dominance") == [("woodwalkers", 0, 0, 2, 2), ("ironclads", 0, 0, 1, 1)]


@pytest.mark.rule("ironwood:7.6", "ironwood:4.3", "ironwood:U09")
def test_who_deals_damage_shares_it_out_among_golems_and_warriors() -> None:
    def struck(warriors: int, golems: int):
        return play(
            at(
                ww="WW04 WW20",
                ic="",
                warriors={"forest_9": 3, "zincur": warriors},
                golems={"zincur": golems},
            ),
            "WW04 done forest_9 WW20 none",
        )

    table = struck(warriors=3, golems=2)
    assert asked(table) == "split"
    assert options(table) == {"0", "1", "2"}
    play(table, "1")
    assert there(table, "zincur") == {"warriors": 1, "golems": 1}
    table = struck(warriors=1, golems=2)
    assert options(table) == {"1", "2"}
    assert refused(table, "0") == ("damage-left", "U09")
    assert refused(table, "3") == ("not-enough-damage", "4.3")


@pytest.mark.rule("ironwood:7.7")
def test_two_warbands_that_wipe_each_other_out_have_no_winner() -> None:
    table = at(
        ww="WW16 WW36", ic="IC11", warriors={"forest_3": 1, "ferrum": 1}, drill={"at": "auria"}
    )
    play(table, "WW16 done forest_3 WW36 IC11")
    assert told_to(table, "nobody-won") == [()]
    assert told_to(table, "stole") == []
    assert told_to(table, "won-combat") == []


@pytest.mark.rule("ironwood:7.8")
def test_the_attacker_wins_a_tie() -> None:
    table = at(side="ironclads", ic="IC02P", ww="", warriors={"forest_9": 2, "zincur": 2})
    play(table, "IC02P done zincur none none")
    assert told_to(table, "won-combat") == [("ironclads",)]


@pytest.mark.rule("ironwood:7.9", "ironwood:2.2")
def test_a_wagered_special_is_discarded_and_a_base_card_laid_aside() -> None:
    table = at(ww="WW04 WW01P", ic="IC05", warriors={"forest_9": 2, "zincur": 2})
    play(table, "WW04 done forest_9 WW01P IC05")
    assert "WW01P" in side(table, WW)["spent"]
    assert side(table, IC)["discard"] == ["IC05"]


@pytest.mark.rule("ironwood:7.10", "ironwood:9.6")
def test_a_retreating_warband_leaves_its_totem() -> None:
    table = at(
        side="ironclads",
        ic="IC02P",
        ww="",
        warriors={"forest_9": 2, "zincur": 3},
        totems={"intact": ["forest_9"]},
    )
    play(table, "IC02P done zincur none none")
    assert options(table) == {"forest_3", "forest_8", "forest_10", "forest_15", "done"}
    play(table, "forest_15")
    assert there(table, "forest_9") == {"totems": ["intact"]}
    assert there(table, "forest_15") == {"warriors": 2}


@pytest.mark.rule("ironwood:7.3", "ironwood:7.11")
def test_an_empty_ferrum_falls_to_a_card_that_attacks_it() -> None:
    table = at(
        ww="WW02P", warriors={"forest_3": 1}, crystals={"ironclads": 5}, drill={"at": "auria"}
    )
    play(table, "WW02P attack forest_3")
    assert told_to(table, "won-without-combat") == [("woodwalkers",)]
    assert told_to(table, "blow") == []
    assert crystals(table) == (3, 2)


@pytest.mark.rule("ironwood:7.11")
def test_other_cards_do_not_attack_an_empty_ferrum() -> None:
    table = at(ww="WW04", ic="IC05", warriors={"forest_3": 1}, drill={"at": "auria"})
    play(table, "WW04 done")
    assert asker(table) == IC


@pytest.mark.rule("ironwood:7.12")
def test_a_drill_attacked_alone_is_destroyed() -> None:
    table = at(ww="WW04", warriors={"forest_9": 1}, drill={"at": "zincur", "hopper": 3, "track": 2})
    seen: list[tuple[str, int, int]] = []

    def look(g: State) -> None:
        assert isinstance(g, Ironwood)
        assert g.log is not None
        seen.append((g.log[-1].name, g.hopper, g.crystals[WOODWALKERS]))

    table.state.camera = look
    play(table, "WW04 done forest_9")
    assert told_to(table, "drill-destroyed") == [("zincur",)]
    # What is told has happened: the one crystal that is left goes from the hopper to the warband.
    assert [each for each in seen if each[0] in ("drill-destroyed", "salvaged")] == [
        ("drill-destroyed", 1, 0),
        ("salvaged", 0, 1),
    ]
    assert table.view(WW)["drill"] == {"at": "ferrum", "track": 0, "hopper": 0}
    assert crystals(table) == (1, 0)


@pytest.mark.rule("ironwood:7.12")
def test_the_drill_falls_with_its_warband_even_if_that_attacked() -> None:
    table = at(
        side="ironclads",
        ic="IC02P",
        ww="WW09",
        warriors={"forest_9": 3, "zincur": 1},
        drill={"at": "zincur", "hopper": 2, "track": 1},
    )
    play(table, "IC02P done zincur none WW09")
    assert told_to(table, "drill-destroyed") == [("zincur",)]
    assert crystals(table) == (1, 0)


@pytest.mark.rule("ironwood:7.12", "ironwood:U20")
def test_nobody_left_takes_no_crystal() -> None:
    table = at(
        ww="WW04 WW20",
        ic="IC11",
        warriors={"forest_9": 1, "zincur": 1, "forest_11": 2},
        drill={"at": "zincur", "hopper": 2, "track": 1},
    )
    play(table, "WW04 done forest_9 WW20 IC11")
    assert told_to(table, "nobody-won") == [()]
    assert told_to(table, "drill-destroyed") == [("zincur",)]
    assert crystals(table) == (0, 0)


@pytest.mark.rule("ironwood:7.5", "ironwood:13.5")
def test_a_forge_and_golems_strike_in_attack_too() -> None:
    table = at(
        side="ironclads",
        ic="IC02P",
        ww="",
        warriors={"forest_3": 3, "ferrum": 2},
        golems={"ferrum": 1},
        cards={"ironclads": {"in_play": ["IC31"]}},
        cubes={"IC31": 1},
    )
    play(table, "IC02P done ferrum none none")
    assert told_to(table, "blow")[0] == ("ironclads", 0, 1, 1, 1, 0, 3)
    assert there(table, "forest_3") == {}
