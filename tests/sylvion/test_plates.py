"""Anything on a table of Sylvion can be picked up and read; squares say what goes there."""

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
from properties import LONGEST
from spinney.core import Table
from spinney.core.plates import Plate
from spinney.core.text import LANGUAGES, Text
from spinney.sylvion.game import GAME
from spinney.sylvion.looks import CARDS
from sylvion.positions import at

SILENT = ("header", "ground", "stamp", "arrows", "meadow", "wood", "paper")
SETUPS = (
    {"mode": "introductory"},
    {
        "mode": "advanced",
        "players": "2",
        "hands": "hidden",
        "extension_1": "yes",
        "extension_2": "yes",
        "figure": "yes",
    },
)


def facts(plate: Plate) -> dict[str, str]:
    return {each.label: each.value for each in plate.facts}


MOMENTS = moments_of(GAME, SETUPS, first=5, every=20, longest=LONGEST)


@pytest.mark.games
@pytest.mark.parametrize("table", MOMENTS)
def test_everything_that_is_drawn_has_a_plate(table: Table[Any]) -> None:
    assert len(check_table(table, SILENT)) > 12


@pytest.mark.games
@pytest.mark.parametrize("table", MOMENTS)
def test_plates_tell_nothing_that_their_reader_does_not_know(table: Table[Any]) -> None:
    check_secrets(table)


def test_phrases_are_there_in_every_language() -> None:
    check_texts(GAME)


@pytest.mark.games
def test_ways_can_be_gone() -> None:
    assert sum(len(check_uses(table)) for table in MOMENTS) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(language: str) -> None:
    table = MOMENTS[0]
    text, view = Text(GAME, language, [], 0), table.view(0)
    for card in CARDS.values():
        plate = GAME.plate(view, text, card.name)
        assert plate.text[0] == text.say(f"help-{card.name}")
        assert plate.rules[0] == card.name
        priced = card.family in ("fountain", "tree", "animal")
        assert (text.say("label-cost") in facts(plate)) == priced, card.name


@pytest.mark.rule("sylvion:3.4")
def test_a_square_says_what_can_be_played_there() -> None:
    table = at(board={"a3": "elemental_2"}, hands=["fountain_1 fountain_3 tree_2 owl whale"])
    told = uses_told(table, plate_named(table, 0, "b2"))
    assert [(each[0], each[1]) for each in told] == [
        (("fountain_1", "b2"), False),
        (("fountain_3", "b2"), True),
        (("tree_2", "b2"), True),
        ("whale", "no-elemental-there"),
    ]
    occupied = uses_told(table, plate_named(table, 0, "a3"))
    assert (("whale",), False) in [each[:2] for each in occupied]
    assert ("fountain_1", "occupied", "0") in occupied


def test_piles_can_be_opened() -> None:
    deck = "owl fountain_1 fountain_2 tree_1 tree_1"
    table = at(hands=["owl"], deck=deck, discard="elephant", stacks=["blaze simoon"] * 4)
    (unseen,) = plate_named(table, 0, "note.deck").piles
    assert [(thing.name, thing.copies) for thing in unseen.things] == [("tree_1", 2)]
    (thrown,) = plate_named(table, 0, "note.discard").piles
    assert [thing.name for thing in thrown.things] == ["elephant"]
    stack = plate_named(table, 0, "b5")
    assert facts(stack)["Cards"] == "1"
    assert [thing.label for thing in stack.piles[-1].things] == ["Simoon"]
    assert facts(plate_named(table, 0, "tree_1"))["Where"] == "Unseen \N{MULTIPLICATION SIGN}2"
