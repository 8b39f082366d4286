"""Anything on a table of Root can be picked up and read; and the board says what it is good for."""

from __future__ import annotations

from typing import Any

import pytest

from plates import (
    check_secrets,
    check_table,
    check_texts,
    check_uses,
    moments_of,
    plate_named,
    uses_told,
)
from root.positions import at
from samples import some
from spinney.core import Table
from spinney.core.plates import Plate
from spinney.core.table import KNOWN
from spinney.core.text import LANGUAGES, Text
from spinney.root.game import GAME
from spinney.root.looks import CARDS
from spinney.root.words import VOCABULARY

SILENT = ("header", "glades", "scenery", "tracks", "stamp", "paper")
"""What is drawn and stands for nothing: but a click on a faction's paper means the faction."""


def facts(plate: Plate) -> dict[str, str]:
    return {each.label: each.value for each in plate.facts}


FOUR = {"seats": "marquise,eyrie,alliance,vagabond"}
PAIRS = {"seats": "vagabond,vagabond_2,eyrie", "deck": "exiles"}
RIVER = {"seats": "riverfolk,vagabond,marquise"}
HORDE = {"seats": "hundreds,eyrie"}
KNIGHTS = {"seats": "keepers,marquise", "map": "winter"}
SETUPS = [FOUR, RIVER, HORDE, KNIGHTS]
SETUPS += [PAIRS | {"map": name} for name in ("winter", "lake", "mountain")]
MOMENTS = moments_of(GAME, SETUPS, first=60, every=some(200, 100), longest=400)


@pytest.mark.games
@pytest.mark.parametrize("table", MOMENTS)
def test_everything_that_is_drawn_has_a_plate(table: Table[Any]) -> None:
    assert len(check_table(table, SILENT)) > 50


@pytest.mark.games
@pytest.mark.parametrize("table", MOMENTS)
def test_plates_tell_nothing_that_their_reader_does_not_know(table: Table[Any]) -> None:
    check_secrets(table)


def test_phrases_are_there_in_every_language() -> None:
    check_texts(GAME)


@pytest.mark.games
def test_ways_can_be_gone() -> None:
    assert sum(len(check_uses(table)) for table in MOMENTS) > 40


@pytest.mark.parametrize("deck", ["standard", "exiles"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(deck: str, language: str) -> None:
    table = at(seats="marquise,eyrie", deck=deck)
    text, view = Text(GAME, language, [], 0), table.view(0)
    for card in CARDS.values():
        plate = GAME.plate(view, text, card.name)
        assert plate is not None
        assert plate.text == (text.rule_summary(card.name),)
        assert plate.rules[0] == card.name
        assert (text.say("label-cost") in facts(plate)) == bool(card.cost), card.name
        assert (text.say("label-points") in facts(plate)) == bool(card.item), card.name
        assert text.label(VOCABULARY.number(card.suit)) in facts(plate).values()


@pytest.mark.rule("root:2.5")
def test_a_clearing_says_who_rules_it_and_why() -> None:
    table = at(
        seats="marquise,eyrie",
        clearings={"c5": "eyrie 2 roost marquise 2", "c6": "marquise 2 ruin"},
    )
    told = facts(plate_named(table, 0, "c5"))
    assert told["Ruled by"] == "Eyrie"
    assert told["Warriors and buildings"] == "Eyrie 3, Marquise 2"
    assert told["Slots"] == "1 of 2 open"
    here = plate_named(table, 0, "c6").piles[0]
    assert [(thing.name, thing.label, thing.copies) for thing in here.things] == [
        ("c6/warrior-marquise", "Marquise: warriors", 2),
        ("c6/ruin", "ruin", 1),
    ]
    assert facts(plate_named(table, 0, "c6/warrior-marquise"))["Place"] == "Clearing 6"


@pytest.mark.rule("root:1.2.2")
def test_piles_can_be_opened() -> None:
    table = at(
        seats="alliance,eyrie",
        discard="anvil command_warren command_warren",
        players={
            "alliance": {"hand": "armorers", "board": {"supporters": ["sappers", "cobbler"]}},
            "eyrie": {
                "board": {
                    "leader": "despot",
                    "decree": {"move": ["vizier", "bake_sale"], "build": ["vizier"]},
                }
            },
        },
    )
    (pile,) = plate_named(table, 0, "supply.discard").piles
    assert [(thing.name, thing.copies) for thing in pile.things] == [
        ("discard/card-anvil", 1),
        ("discard/card-command_warren", 2),
    ]
    (known,) = plate_named(table, 0, "alliance.supporters").piles
    assert {thing.label for thing in known.things} == {"Sappers", "Cobbler"}
    assert plate_named(table, 1, "alliance.supporters").piles == []
    (unseen,) = plate_named(table, 1, "deck/card").piles
    assert "armorers" in {thing.name for thing in unseen.things}
    (column,) = plate_named(table, 0, "eyrie.move").piles
    assert "eyrie.move/card-bake_sale" in {thing.name for thing in column.things}
    assert facts(plate_named(table, 0, "discard/card-anvil"))["Where"] == "Discard pile"
    assert facts(plate_named(table, 0, "bake_sale"))["Where"] == "Eyrie \N{EN DASH} Move"


def marquise() -> Table[Any]:
    """At her question for an action, with a little of everything."""
    return at(
        seats="marquise,eyrie",
        phase="daylight",
        step="act",
        clearings={
            "c1": "marquise 3 keep sawmill wood 3",
            "c5": "marquise 2",
            "c10": "eyrie 2",
            "c2": "eyrie 4 roost",
        },
        players={
            "marquise": {"hand": "anvil birdy_bindle"},
            "eyrie": {"board": {"leader": "despot"}},
        },
    )


@pytest.mark.rule("root:6.5")
def test_at_the_main_question_a_clearing_offers_its_actions() -> None:
    table = marquise()
    told = uses_told(table, plate_named(table, 0, "c10"))
    assert ("march", "c1", "c10") in [each[0] for each in told]
    assert ("build", "not-ruled", "2.5") in told
    assert ("battle", "no-battle", "4.3") in told
    assert ("recruit", "no-recruiters", "6.5.3") in told
    there = uses_told(table, plate_named(table, 0, "c5"))
    assert ("march", "c5") in [each[0] for each in there]


@pytest.mark.rule("root:6.5.3")
def test_what_is_done_there_unasked_is_offered_there() -> None:
    table = at(
        seats="marquise,eyrie",
        phase="daylight",
        step="act",
        clearings={"c1": "marquise 1 keep recruiter", "c5": "marquise 1", "c2": "eyrie 4 roost"},
        players={"marquise": {"hand": "anvil"}, "eyrie": {"board": {"leader": "despot"}}},
    )
    recruiting = {
        clearing: ("recruit",) in [each[0] for each in told]
        for clearing in ("c1", "c5")
        for told in [uses_told(table, plate_named(table, 0, clearing))]
    }
    assert recruiting == {"c1": True, "c5": False}


@pytest.mark.rule("root:2.1.1")
def test_a_card_offers_what_it_can_be_used_for() -> None:
    table = marquise()
    bird = uses_told(table, plate_named(table, 0, "card.birdy_bindle"))
    assert [each[0] for each in bird] == [
        ("overwork", "birdy_bindle"),
        ("extra_action",),
        "birdy_bindle",
    ]
    fox = uses_told(table, plate_named(table, 0, "card.anvil"))
    assert [each[0] for each in fox] == [("overwork", "anvil"), "anvil", "extra_action"]


HELD = "ambush_fox armorers better_burrow_bank sword_mouse"
ASKED_TO_CRAFT = {
    "marquise": ("daylight", "craft", "workshop"),
    "eyrie": ("daylight", "craft", "roost"),
    "duchy": ("evening", "craft", "market"),
    "corvids": ("birdsong", "craft", "bomb"),
}
ASKED_TO_ACT = {
    "marquise": ("daylight", "act", "marquise-crafts"),
    "alliance": ("daylight", "act", "too-few-crafting-pieces"),
    "cult": ("daylight", "ritual", "cult-crafts"),
    "duchy": ("daylight", "assembly", "duchy-crafts"),
    "corvids": ("daylight", "act", "corvids-crafts"),
}


def holding(faction: str, phase: str, step: str, there: str = "") -> Table[Any]:
    """A faction in a step of its turn, with no more than one piece, in a rabbit clearing."""
    other = "eyrie" if faction == "marquise" else "marquise"
    return at(
        seats=f"{faction},{other}",
        active=faction,
        phase=phase,
        step=step,
        clearings={"c3": there} if there else {},
        players={faction: {"hand": HELD}},
        auto=KNOWN,
    )


def reasons(table: Table[Any], name: str) -> dict[str, str]:
    """The reasons on a plate by what they are about, and that each has its rule."""
    told = uses_told(table, plate_named(table, 0, name))
    assert told, name
    assert all(len(each) == 3 and each[2] for each in told if isinstance(each[0], str)), name
    return {each[0]: each[1] for each in told if isinstance(each[0], str)}


@pytest.mark.rule("root:4.1", "root:4.1.1")
@pytest.mark.parametrize("faction", ASKED_TO_CRAFT)
def test_where_cards_are_crafted_each_in_hand_says_why_it_is_not(faction: str) -> None:
    table = holding(faction, *ASKED_TO_CRAFT[faction])
    assert reasons(table, "ambush_fox") == {"ambush_fox": "cannot-be-crafted"}
    for card in ("armorers", "better_burrow_bank", "sword_mouse"):
        assert reasons(table, card) == {card: "too-few-crafting-pieces"}


@pytest.mark.rule("root:4.1")
@pytest.mark.parametrize("faction", ASKED_TO_ACT)
def test_where_an_action_is_asked_for_a_card_says_when_it_is_crafted(faction: str) -> None:
    phase, step, why = ASKED_TO_ACT[faction]
    table = holding(faction, phase, step, f"{faction} 2")
    assert reasons(table, "ambush_fox")["ambush_fox"] == "cannot-be-crafted"
    assert reasons(table, "sword_mouse")["sword_mouse"] == why
    assert reasons(table, "bake_sale")["bake_sale"] == "not-in-hand"


def deeds(table: Table[Any]) -> dict[str, tuple[str, int]]:
    """What each answer says that it does besides its name."""
    assert table.question is not None
    word, question = GAME.vocabulary.word, table.question
    return {
        word(option): GAME.deed(table.state, question, option)
        for option in question.options
        if GAME.deed(table.state, question, option)[0]
    }


@pytest.mark.rule("root:4.1.3", "root:3.3.1", "root:11.2.6")
def test_an_answer_says_what_its_word_alone_does_not() -> None:
    table = at(
        seats="marquise,eyrie",
        active="marquise",
        phase="daylight",
        step="craft",
        clearings={"c3": "workshop marquise 2 eyrie 1"},
        players={"marquise": {"hand": "tax_collector", "crafted": "tax_collector"}},
    )
    assert deeds(table) == {"tax_collector": ("use", 0)}
    table = at(
        seats="marquise,riverfolk",
        active="marquise",
        phase="birdsong",
        players={
            "riverfolk": {"hand": "armorers", "board": {"prices": {"mercenaries": 2}}},
        },
    )
    assert deeds(table)["mercenaries"] == ("buy", 2)


@pytest.mark.rule("root:4.3")
def test_what_stands_in_a_clearing_is_good_only_for_what_is_done_there() -> None:
    table = at(
        seats="marquise,eyrie",
        active="marquise",
        phase="daylight",
        step="act",
        clearings={"c1": "marquise 2 eyrie 1", "c5": "sawmill marquise 1 eyrie 1", "c3": "eyrie 2"},
        players={"marquise": {"hand": "anvil"}},
    )
    enemies = uses_told(table, plate_named(table, 0, "c1/warrior-eyrie"))
    assert [each[0] for each in enemies] == [("battle", "c1")]
    assert reasons(table, "c3/warrior-eyrie") == {"battle": "no-fighters-there"}
    mill = uses_told(table, plate_named(table, 0, "c5/sawmill"))
    assert not any("sawmill" in each[0] for each in mill)
    table.play("battle")
    assert reasons(table, "c3/warrior-eyrie") == {"c3": "no-fighters-there"}


@pytest.mark.rule("root:6.5.4")
def test_wood_is_no_reason_to_offer_a_building_elsewhere() -> None:
    table = at(
        seats="marquise,eyrie",
        phase="daylight",
        step="act",
        clearings={
            "c1": "marquise 1 keep sawmill wood 1",
            "c5": "marquise 2",
            "c9": "marquise 2",
            "c3": "eyrie 4 roost",
        },
        players={"marquise": {"hand": "anvil"}, "eyrie": {"board": {"leader": "despot"}}},
    )
    ways = {
        clearing: [each[0] for each in uses_told(table, plate_named(table, 0, clearing))]
        for clearing in ("c1", "c5")
    }
    assert not any(way[:2] == ("build", "c5") for way in ways["c1"])
    assert ("build", "c5") in ways["c5"]


@pytest.mark.rule("root:9.3.2")
def test_a_vagabond_without_a_place_can_be_read() -> None:
    table = Table(GAME, GAME.setup(seats="vagabond,marquise"), "oak")
    assert "Place" not in facts(plate_named(table, 0, "vagabond"))


@pytest.mark.rule("root:1.2.2", "root:7.4.2")
def test_what_lies_apart_is_not_offered_as_if_it_were_mine() -> None:
    """The discard pile and other boards are read; what I hold alike is used from my hand."""
    card = "tax_collector"
    table = at(
        seats="marquise,eyrie",
        active="marquise",
        phase="daylight",
        step="act",
        discard=card,
        clearings={"c1": "marquise 3 keep sawmill eyrie 1", "c2": "eyrie 4 roost"},
        players={
            "marquise": {"hand": card},
            "eyrie": {
                "board": {
                    "leader": "despot",
                    "decree": {"move": ["vizier", card], "build": ["vizier"]},
                }
            },
        },
    )
    assert ("overwork",) in [
        each[0] for each in uses_told(table, plate_named(table, 0, f"card.{card}"))
    ]
    for name in (f"discard/card-{card}", f"eyrie.move/card-{card}", "eyrie.build", "eyrie.battle"):
        assert [each[1] for each in uses_told(table, plate_named(table, 0, name))] == ["unasked"]
    for name in ("eyrie.supply/warrior-eyrie", "eyrie/roost.3"):
        assert [each[1] for each in uses_told(table, plate_named(table, 0, name))] == ["unasked"]
    faction = uses_told(table, plate_named(table, 0, "eyrie.head"))
    assert [each[0] for each in faction] == [("battle",)]


@pytest.mark.rule("root:11.2.6", "root:11.2.7")
def test_what_the_riverfolk_sell_is_bought_from_their_board() -> None:
    table = at(
        seats="marquise,riverfolk",
        active="marquise",
        phase="birdsong",
        clearings={"c1": "marquise 3"},
        players={"riverfolk": {"hand": "armorers", "board": {"prices": {"mercenaries": 2}}}},
    )
    plate = plate_named(table, 0, "riverfolk.mercenaries")
    assert [each[0] for each in uses_told(table, plate)] == [("mercenaries",)]
    assert facts(plate)["Price"] == "2"
