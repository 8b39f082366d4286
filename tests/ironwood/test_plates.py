"""Anything on a table of Ironwood can be picked up and read; cards and places say what they do."""

from __future__ import annotations

from typing import Any

import pytest

from ironwood.positions import at
from plates import (
    check_secrets,
    check_table,
    check_texts,
    check_uses,
    moments_of,
    plate_named,
    uses_told,
)
from spinney.core import Table
from spinney.core.plates import Plate
from spinney.core.text import LANGUAGES, Text
from spinney.ironwood.game import GAME
from spinney.ironwood.words import CARD_NAMES

SILENT = ("header", "ground", "stamp", "notices", "paper", "mood")
SETUPS: tuple[dict[str, str], ...] = ({}, {"solo": "automacier"}, {"solo": "automaquis"})


def facts(plate: Plate) -> dict[str, str]:
    return {each.label: each.value for each in plate.facts}


MOMENTS = moments_of(GAME, SETUPS, first=30, every=75, longest=300)


@pytest.mark.games
@pytest.mark.parametrize("table", MOMENTS)
def test_everything_that_is_drawn_has_a_plate(table: Table[Any]) -> None:
    assert len(check_table(table, SILENT)) > 30


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
    for card in CARD_NAMES:
        plate = GAME.plate(view, text, f"card.{card}")
        assert plate.text[0] == text.rule_summary(card)
        assert plate.rules[0] == card
        assert len(facts(plate)) >= 3


def test_a_place_says_who_is_there_and_where_one_can_go() -> None:
    table = at(ww="WW04", warriors={"forest_9": 3, "zincur": 2})
    forest = plate_named(table, 0, "forest_9")
    assert facts(forest)["Control"] == "Woodwalkers"
    assert "Zincur" in facts(forest)["Touches"]
    (here,) = forest.piles
    assert [(thing.name, thing.copies) for thing in here.things] == [
        ("forest_9/warrior-woodwalkers", 3)
    ]
    assert facts(plate_named(table, 0, "zincur"))["Control"] == "Ironclad"
    assert facts(plate_named(table, 0, "auria"))["Control"] == "nobody"


@pytest.mark.rule("ironwood:3.6")
def test_a_place_offers_the_cards_that_reach_it() -> None:
    table = at(ww="WW04", warriors={"forest_9": 3, "zincur": 2})
    told = uses_told(table, plate_named(table, 0, "forest_9"))
    assert ("WW04", "forest_9") in [each[0] for each in told], told


def test_piles_can_be_opened() -> None:
    table = at(ww="WW04 WW05", warriors={"forest_9": 3})
    deck = plate_named(table, 0, "woodwalkers.deck")
    (unseen,) = deck.piles
    names = {thing.name for thing in unseen.things}
    assert "WW06" in names
    assert not names & {"WW04", "WW05", "WW01P", "IC06"}
    assert plate_named(table, 0, "ironclads.hand").piles[0].things
