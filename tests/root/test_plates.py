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
from spinney.core import Table
from spinney.core.plates import Plate
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
SETUPS = [FOUR, RIVER, HORDE, *(PAIRS | {"map": name} for name in ("winter", "lake", "mountain"))]
MOMENTS = moments_of(GAME, SETUPS, first=60, every=100, longest=400)


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
    assert [each[0] for each in bird] == [("overwork", "birdy_bindle"), ("extra_action",)]
    fox = uses_told(table, plate_named(table, 0, "card.anvil"))
    assert [each[0] for each in fox] == [("overwork", "anvil"), "extra_action"]
