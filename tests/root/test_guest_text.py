"""What the Otter Guild says and how it is drawn, by what is asked of every faction."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from drawings import (
    SVG,
    both,
    differ_for,
    fits_the_terminal,
    has_its_symbols,
    is_sound,
    printed,
    seen_at,
    written,
)
from properties import random_game
from root.guest import GAME
from root.guest.board import BURROW
from root.guest.mixes import setup
from root.positions import at, play
from samples import some
from spinney.core import Event, Table
from spinney.core.game import SEAT, WORD
from spinney.core.rules import rulebook
from spinney.core.state import EVERYBODY
from spinney.core.text import LANGUAGES, Text, rule_key
from spinney.root.faction import TABLE
from spinney.root.looks import clearing_line, stands_in_slot
from spinney.root.state import Root
from spinney.root.words import CLEARING, COINS, GUEST, ITEM, VOCABULARY
from texts import Sentences, can_be_read, ends_in_no_choice, is_well_set, quotes, variables

FOLDER = Path(__file__).parent / "guest" / "text"
LARGEST = 400_000
PAUSES = some(300, 150)
"""One question in so many is drawn."""
FORMS = ("", ".the", ".whom", ".to", ".of", ".many")

each_language = pytest.mark.parametrize("language", LANGUAGES)


@functools.cache
def sentences(language: str, part: str = "") -> Sentences:
    return Sentences([FOLDER / f"{language}{part}.ftl"])


# Texts


@each_language
@pytest.mark.parametrize("part", ["", "_rules"])
def test_the_files_are_well_set_and_lie_side_by_side(language: str, part: str) -> None:
    can_be_read(sentences(language, part))
    is_well_set(sentences(language, part), language)
    assert sentences(language, part).keys == sentences("en", part).keys


@each_language
def test_all_that_it_says_is_there_and_nothing_else(language: str) -> None:
    guest = TABLE[GUEST]
    assert guest is not None
    pieces = [VOCABULARY.word(VOCABULARY.number("sawmill") + piece) for piece in guest.buildings]
    pieces += [VOCABULARY.word(VOCABULARY.number("sawmill") + piece) for piece in guest.tokens]
    wanted = {
        *("about-guest", "word-guest", *(f"role-guest{form}" for form in FORMS)),
        *(f"word-{piece}" for piece in pieces),
        *(f"ask-{ask.name}" for ask in guest.asks),
        *(f"event-{event}" for event in guest.events),
        *(f"no-{refusal.name}" for refusal in guest.refusals),
        *(f"points-{name}" for name in ("wharves", "caches", "freight", "trade")),
        *(f"reason-{reason.name}" for reason in GAME.reasons if reason.name.startswith("guest")),
        *(f"label-{name}" for name in ("nets", "caches", "hired", "gone")),
    }
    there = {
        key for key in sentences(language).keys if not key.startswith("ask-") or "." not in key
    }
    assert there == wanted


@each_language
def test_sentences_speak_of_what_they_are_about(language: str) -> None:
    guest, there = TABLE[GUEST], sentences(language).messages
    assert guest is not None
    for name, args in guest.events.items():
        spoken = variables(there[f"event-{name}"])
        assert spoken - {"you"} == set(args), name
        assert ("you" in spoken) == ("seat" in args), name
    for ask in guest.asks:
        assert variables(there[f"ask-{ask.name}"]) == set(ask.about), ask.name
    for refusal in guest.refusals:
        key = f"no-{refusal.name}"
        assert variables(there[key]) == variables(sentences("en").messages[key]), key
    quotes(sentences(language), language, {"card", "chosen"})
    ends_in_no_choice(sentences(language))


SAMPLES = {"item": ITEM + COINS, "clearing": CLEARING + 4, "origin": CLEARING + BURROW, "card": 3}


@each_language
def test_events_address_their_reader(language: str) -> None:
    guest, table = TABLE[GUEST], GAME.setup(seats="guest,marquise,eyrie")
    assert guest is not None
    for name, args in guest.events.items():
        kinds = {arg: GAME.arguments[arg] for arg in args}
        values = tuple(
            int(arg == "other") if kind == SEAT else SAMPLES.get(arg, VOCABULARY.number("marquise"))
            for arg, kind in kinds.items()
        )
        told = Event(name, "O", values, EVERYBODY)
        mine, others = (Text(GAME, language, (), seat, table).event(told) for seat in (0, 2))
        assert (mine != others) == ("seat" in args), name
        assert mine.endswith("."), name
        assert {kind for arg, kind in kinds.items() if arg in SAMPLES} <= {WORD}


@each_language
def test_every_rule_has_a_heading_and_a_summary(language: str) -> None:
    keys = [rule_key(rule.id) for rule in rulebook(("root.guest",)).all()]
    wanted = [key for name in keys for key in (name, f"{name}.summary")]
    assert sentences(language, "_rules").keys == wanted
    for key in wanted:
        told = Text(GAME, language).say(key)
        assert told.endswith(".") == key.endswith("summary"), key
        assert len(re.findall(r"[.!?](?= |$)", told)) <= 2, key


# Drawings


@functools.cache
def tables() -> list[Table[Root]]:
    """Some moments of a random game, each as a table of its own."""
    found = enumerate(random_game(GAME, setup(17), "drawn"))
    return [table.clone("drawn") for i, table in found if table.over or i % PAUSES == 0]


def test_pictures_are_sound_and_show_every_piece() -> None:
    for view, text in seen_at(iter(tables())):
        markup = GAME.svg(view, text)
        is_sound(markup, text, LARGEST)
        root = ElementTree.fromstring(markup)
        groups = {group.findtext(f"{SVG}title"): group for group in root.iter(f"{SVG}g")}
        described = root.findtext(f"{SVG}desc", "")
        for there in view["clearings"]:
            line = clearing_line(there, text)
            assert line in described
            words = [word.get("data-word") for word in groups[line].iter(f"{SVG}g")]
            for piece, count in there["pieces"].items():
                assert words.count(piece) == (count if stands_in_slot(piece) else 1)
        own = next(player["board"] for player in view["players"] if player["faction"] == "guest")
        home = f"{text.label(CLEARING + BURROW)} {own['burrow']}"
        assert home in described
        assert groups[home].get("data-word") == "burrow"


def test_its_symbols_are_complete() -> None:
    has_its_symbols(GAME)


def test_the_terminal_has_room() -> None:
    for view, text in seen_at(iter(tables())):
        fits_the_terminal(view, text)
        own = next(player["board"] for player in view["players"] if player["faction"] == "guest")
        assert f"{text.label(CLEARING + BURROW)} {own['burrow']}" in printed(view, text)


def hidden(kind: str) -> Table[Root]:
    board = {"caches": {"c5": {"kind": kind}}}
    players = {"guest": {"board": board}}
    clearings = {"c5": "guest 1 guest_hidden"}
    return at(game=GAME, seats="marquise,guest", clearings=clearings, players=players)


def test_what_is_in_a_cache_is_in_no_other_drawing() -> None:
    differ_for(1, hidden("coins"), hidden("sword"))


def test_a_kind_that_was_named_in_vain_is_drawn() -> None:
    table = hidden("coins")
    cache = table.position()["state"]["players"]["guest"]["board"]["caches"]["c5"]
    cache["ruled_out"] = ["bag"]
    players = {"guest": {"board": {"caches": {"c5": cache}}}}
    clearings = {"c5": "guest 1 guest_hidden"}
    again = at(game=GAME, seats="marquise,guest", clearings=clearings, players=players)
    for output in both(again, 0):
        assert "5 ? \N{NOT EQUAL TO}Bag" in output


def test_a_battle_with_the_hired_is_a_scene() -> None:
    table = at(
        game=GAME,
        seats="marquise,guest,eyrie",
        step="act",
        clearings={"c5": "marquise 2 guest 1 eyrie 3"},
        players={"marquise": {"granted": ["guest"]}, "eyrie": {"hand": "ambush_rabbit"}},
        dice=(1, 1),
    )
    play(table, "battle eyrie ambush_rabbit")
    events = table.events(0)
    names = [event.name for event in events]
    scene = events[names.index("battle") : names.index("battle-over") + 1]
    drawn = GAME.scene(scene, table.view(0), Text(GAME, "en", (), 0, table.setup))
    assert written(ElementTree.fromstring(drawn))


def test_six_at_one_table_are_drawn() -> None:
    seats = "vagabond,guest,marquise,vagabond_2,eyrie,alliance"
    table = Table(GAME, GAME.setup(seats=seats, first="6"), "oak")
    for _ in range(150):
        assert table.question is not None
        table.apply(table.question.options[-1])
    for view, text in seen_at(iter([table])):
        is_sound(GAME.svg(view, text), text, LARGEST)
        fits_the_terminal(view, text)
    names = {part.name for part in GAME.scribe(table.setup).sheet.parts}
    assert {f"players.{seat}.faction" for seat in range(6)} <= names
