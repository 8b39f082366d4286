"""What is refused when pieces have run out, money is short, or a card says so: with the rule."""

import json
from pathlib import Path
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
from spinney.core import IllegalChoice, Table
from spinney.core.table import table_at
from spinney.ironwood.game import GAME

ENLIST = {"stage": "enlist", "slot": 6}


@pytest.fixture
def owned(tmp_path: Path):
    """A table with cards of an owner's."""

    def table(effects: dict[str, Any], **state: Any) -> Table[Any]:
        path = tmp_path / "owner.json"
        cards = [{"id": card, "effect": effect} for card, effect in effects.items()]
        path.write_text(json.dumps({"cards": cards}))
        return table_at(GAME, {"options": {"cards": str(path)}, "state": state}, "acorn")

    return table


@pytest.mark.rule("ironwood:3.15")
def test_a_warrior_that_cannot_be_paid_is_not_recruited() -> None:
    table = at(**ENLIST, crystals={"woodwalkers": 3})
    play(table, "forest_11")
    assert asked(table) == "play"  # one crystal is left, and another was gained
    assert crystals(table) == (2, 2)
    table = at(**ENLIST, crystals={"woodwalkers": 2})
    assert refused(table, "forest_9") == ("not-outer-forest", "3.15")
    assert refused(table, "ferrum") == ("not-outer-forest", "3.15")


@pytest.mark.rule("ironwood:1.1", "ironwood:3.15")
def test_twenty_warriors_are_all_there_are() -> None:
    board = {"warriors": {"forest_11": 19, "zincur": 20}, "crystals": {"woodwalkers": 6}}
    table = play(at(**ENLIST, **board), "forest_12")
    assert asked(table) == "play"
    assert crystals(table)[WW] == 5
    table = at(side="ironclads", ic="IC07", warriors={"zincur": 19})
    play(table, "IC07 ferrum")
    assert there(table, "ferrum")["warriors"] == 1
    assert asker(table) == WW


@pytest.mark.rule("ironwood:1.1", "ironwood:8.2")
def test_five_tokens_are_all_the_foundations_and_forges() -> None:
    sites = dict.fromkeys(("argentimar", "chromia", "cobaltis"), "foundation")
    sites |= dict.fromkeys(("cuprumis", "gallimor"), "forge")
    table = at(side="ironclads", ic="IC03P", warriors={"plumbarum": 1}, sites=sites)
    play(table, "IC03P")
    assert refused(table, "found") == ("nothing-to-do", "U07")


@pytest.mark.rule("ironwood:1.1", "ironwood:2.4", "ironwood:13.11")
def test_without_a_cube_there_is_no_mark_and_no_permanent() -> None:
    def with_cubes(left: int, **fields: Any):
        cards = {"woodwalkers": {"in_play": ["WW18"]}, **fields.pop("cards", {})}
        return at(side="ironclads", cards=cards, cubes={"WW18": 20 - left}, **fields)

    table = play(with_cubes(2, ic="IC21", warriors={"zincur": 1}), "IC21")
    assert side(table, IC)["permanents"] == {"IC21": 2}
    assert table.view(IC)["marks"] == []
    table = play(with_cubes(1, ic="IC28"), "IC28")
    assert side(table, IC)["permanents"] == {"IC28": 1}
    table = play(with_cubes(0, ic="IC28"), "IC28")
    assert side(table, IC)["permanents"] == {}
    assert told(table, "permanent") == []


@pytest.mark.rule("ironwood:8.3")
def test_only_a_guarded_foundation_becomes_a_forge() -> None:
    table = at(
        side="ironclads",
        ic="IC01P",
        warriors={"chromia": 1, "gallimor": 1},
        sites={"chromia": "foundation", "cobaltis": "foundation"},
        crystals={"ironclads": 5},
    )
    play(table, "IC01P build pay")
    assert options(table) == {"chromia", "done"}
    assert refused(table, "cobaltis") == ("not-controlled", "8.2")
    assert refused(table, "gallimor") == ("no-foundation", "8.3")
    assert refused(table, "auria") == ("no-foundation", "8.3")
    assert refused(table, "forest_1") == ("not-a-mountain", "5.1")


@pytest.mark.rule("ironwood:9.4")
def test_of_two_totems_one_is_carried() -> None:
    table = at(
        ww="WW29",
        warriors={"forest_9": 1, "forest_10": 1},
        totems={"intact": ["forest_9"], "fading": ["forest_9"]},
    )
    play(table, "WW29 vision_auria vision_lithimar done forest_9")
    assert asked(table) == "which-totem"
    play(table, "fading")
    assert there(table, "forest_9")["totems"] == ["intact"]
    assert there(table, "forest_10")["totems"] == ["fading"]


@pytest.mark.rule("ironwood:6.1")
def test_a_card_that_names_the_drill_twice_moves_it_once(owned) -> None:
    drill = {"do": "move", "what": "drill"}
    table = owned({"IC01P": {"play": [drill, {"do": "gain"}, drill]}}, side="ironclads")
    play(table, "IC01P auria")
    assert told(table, "drill-moved") == [("ferrum", "auria")]
    assert asker(table) == WW
    step = {"do": "resolve", "k": 2, "options": [[drill], [{"do": "gain"}, drill]]}
    table = owned({"IC01P": {"play": [step]}}, side="ironclads")
    play(table, "IC01P drill auria gain")
    assert told(table, "drill-moved") == [("ferrum", "auria")]


@pytest.mark.rule("ironwood:3.8", "ironwood:13.2")
def test_of_two_cards_to_burn_both_are_burned(owned) -> None:
    burn = {"do": "burn", "what": "specials", "n": 2, "then": [{"do": "gain", "n": 5}]}
    effects = {"WW01P": {"play": [burn]}}
    hands = {"woodwalkers": {"hand": ["WW01P", "WW04", "WW05"], "spent": ["WW02P", "WW03P"]}}
    table = play(owned(effects, cards=hands), "WW01P WW04")
    assert told(table, "burned") == [("woodwalkers", "WW04"), ("woodwalkers", "WW05")]
    assert crystals(table)[WW] == 5
    three = {"woodwalkers": {**hands["woodwalkers"], "hand": ["WW01P", "WW04", "WW05", "WW06"]}}
    table = play(owned(effects, cards=three), "WW01P WW04")
    assert refused(table, "done") == ("must-burn-all", "3.8")
    one = {"woodwalkers": {**hands["woodwalkers"], "hand": ["WW01P", "WW04"]}}
    table = play(owned(effects, cards=one), "WW01P")
    assert told(table, "burned") == []


@pytest.mark.rule("ironwood:3.9")
def test_only_permanents_that_waited_for_it_act(owned) -> None:
    def waiting(event: str) -> dict[str, Any]:
        when = [{"event": event, "do": [{"do": "gain", "n": 1}]}]
        return {"permanent": {"cubes": 2, "when": when}}

    in_play = ["IC05", "IC06", "IC07"]
    table = owned(
        {"IC05": waiting("founded"), "IC06": waiting("founded"), "IC07": waiting("built")},
        side="ironclads",
        cards={"ironclads": {"in_play": in_play}},
        cubes=dict.fromkeys(in_play, 1),
        warriors={"chromia": 1},
    )
    play(table, "IC03P found chromia")
    assert refused(table, "IC07") == ("not-triggered", "3.9")
    play(table, "IC06")
    assert crystals(table)[IC] == 2


@pytest.mark.rule("ironwood:3.6")
def test_what_is_refused_changes_nothing() -> None:
    table = at(ww="WW01P WW04")
    before = table.position()
    with pytest.raises(IllegalChoice, match=r"'WW09' does not answer 'play' \(rule 3.6\)"):
        play(table, "WW09")
    assert table.position() == before
