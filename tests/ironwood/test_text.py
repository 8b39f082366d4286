"""What Ironwood says: complete in three languages, well set, and for cards made from their data.

And its index of rules: whatever the source cites is in it.
"""

from __future__ import annotations

import ast
import functools
import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from properties import everything_has_a_text, random_game
from spinney.core import Event
from spinney.core.game import NUMBER
from spinney.core.rules import rulebook
from spinney.core.state import EVERYBODY
from spinney.core.text import LANGUAGES, Text, rule_key
from spinney.ironwood.effects.language import (
    CONDITIONS,
    EVENTS,
    FIELDS,
    RULES,
    SETS,
    TELLING,
    TESTS,
)
from spinney.ironwood.effects.wording import card_text
from spinney.ironwood.game import GAME
from spinney.ironwood.words import CARD_NAMES, FOREST_NAMES, MOUNTAIN_NAMES
from texts import (
    Sentences,
    can_be_read,
    ends_in_no_choice,
    has_names_of_its_own,
    is_well_set,
    quotes,
    variables,
)

PACKAGE = files(GAME.package)
CARDS = json.loads(PACKAGE.joinpath("data", "cards.json").read_text("utf-8"))["cards"]
INDEX = rulebook(GAME.packages)
WITH_A_WAY_OUT = (
    *("accept", "add-cube", "attack-from", "build", "burn", "carry-from", "discard"),
    *(
        "discard-vision",
        "discover",
        "drill-to",
        "enlist",
        "found",
        "lure-from",
        "mark",
        "move-from",
        "play-base",
    ),
    *("recruit", "recruit-golem", "remove", "renew", "replace", "resolve", "retreat"),
    *("show", "spend", "take-cube", "take-totem", "take-vision", "unload", "warband-from"),
)
"""Questions that can be answered by doing nothing: each has a word of its own for that."""
PHRASES = re.compile(
    "(do|frame|when|if|value|mod|place|terrain|adjective|qualifier|guide|help|label)-|or$"
)
"""Keys that the game itself does not ask for: phrases of cards, help, guide, what pictures say."""


@functools.cache
def sentences(language: str) -> Sentences:
    found = Path(str(PACKAGE.joinpath("text"))).glob(f"{language}*.ftl")
    files = [file for file in found if not file.stem.endswith("_telling")]
    return Sentences(files, lambda key: not key.startswith("plate-"))


# What is there


def needed() -> Iterator[str]:
    """The messages that the game asks for."""
    yield from ("game-name", "game-about", "game-facts", "about-woodwalkers", "about-ironclads")
    for side in ("woodwalkers", "ironclads"):
        yield from (f"like-{side}", f"like-{side}.hard")
    yield from (f"option-solo-{value}.like" for value in ("no", "automacier", "automaquis"))
    yield from (f"gauge-{name}" for name, _ in GAME.gauges.values())
    yield from ("setup-needs-automaton", "setup-level-chooses", "setup-help-automaton")
    yield from (f"ask-{ask.name}" for ask in GAME.asks)
    yield from (f"ask-{name}.done" for name in WITH_A_WAY_OUT)
    yield from ("ask-sure.yes", "ask-sure.no")
    yield from (f"ask-{name}.draw" for name in ("resolve", "opponent-chooses", "accept"))
    yield from (f"word-{word}.label" for word in ("intact", "fading", "draw", "concede"))
    yield from (f"word-{place}.at" for place in (*MOUNTAIN_NAMES, *FOREST_NAMES))
    yield from (f"event-{name}" for name in GAME.events)
    yield from (f"grave-{name}" for name in GAME.grave)
    yield from (f"no-{refusal.name}" for refusal in GAME.refusals)
    yield from (f"word-{word}" for word in GAME.vocabulary.words if not word.isdecimal())
    for option in GAME.options:
        yield from (f"option-{option.name}", f"option-{option.name}.help")
        yield from (f"option-{option.name}-{value}" for value in option.values)
        if option.accepts is not None:
            yield f"option-{option.name}.form"
    yield from (f"reason-{reason.name}" for reason in GAME.reasons)
    for rule in INDEX.all():
        yield from (rule_key(rule.id), f"{rule_key(rule.id)}.summary")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_can_be_read(language: str) -> None:
    can_be_read(sentences(language))


def test_nothing_is_missing_and_nothing_is_unused() -> None:
    there = {key for key in sentences("en").keys if not key.startswith("lesson-")}
    assert {key for key in there if not PHRASES.match(key)} == set(needed())


def test_help_is_about_words() -> None:
    helped = {key.removeprefix("help-") for key in sentences("en").keys if key.startswith("help-")}
    assert helped <= set(GAME.vocabulary.words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_keys(language: str) -> None:
    assert sorted(sentences(language).keys) == sorted(sentences("en").keys)


def test_everything_has_a_text() -> None:
    everything_has_a_text(GAME)


# What a sentence speaks of


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_speaks_only_of_what_it_is_told(language: str) -> None:
    there = sentences(language).messages
    for ask in GAME.asks:
        assert variables(there[f"ask-{ask.name}"]) == set(ask.about), ask.name
    for name, args in GAME.events.items():
        assert variables(there[f"event-{name}"]) <= {*args, "you"}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_speak_of_the_same_things(language: str) -> None:
    english = sentences("en").messages
    for key, message in sentences(language).messages.items():
        assert variables(message) == variables(english[key]), key


def event_text(text: Text, name: str, number: int) -> str:
    """An event with this number in all places, and any words."""
    words = {"side": "ironclads", "unit": "golem", "totem": "fading", "card": "WW29"}
    words |= {"icon": "icon_eye", "face": "die_lowest_odd", "procedure": "procedure_alert"}
    words |= {"purpose": "for_chase", "line": "because_totem", "reason": "because_only"}
    places = dict.fromkeys(("place", "origin", "target"), "auria") | {"vision": "vision_auria"}
    args = tuple(
        number if GAME.arguments[arg] == NUMBER else GAME.vocabulary.number((words | places)[arg])
        for arg in GAME.events[name]
    )
    return text.event(Event(name, "3", args, EVERYBODY))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_their_plurals(language: str) -> None:
    """With one and with several it is not the same sentence but for the number."""
    text = Text(GAME, language)
    for name in ("reshuffled", "permanent", "gained", "paid", "moved-golems", "loaded", "unloaded"):
        assert event_text(text, name, 1).replace("1", "7") != event_text(text, name, 7), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 2, 5])
def test_numbers_are_told_as_they_are(language: str, number: int) -> None:
    """French counts nothing as one: its sentence about one must not say one."""
    text = Text(GAME, language)
    for name in ("gained", "loaded", "unloaded", "moved", "stole", "blow", "dominance"):
        assert str(number) in event_text(text, name, number), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    has_names_of_its_own(GAME, language)


# What a card says


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_what_a_card_says_is_what_it_does(card: dict[str, Any], language: str) -> None:
    text = Text(GAME, language)
    assert text.rule_summary(card["id"]) == card_text(text, card["effect"])
    assert text.rule(card["id"]) == text.named(card["id"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_effect_language_has_a_phrase(language: str) -> None:
    text = Text(GAME, language)
    keys = [f"when-{event}" for event in EVENTS] + [f"if-{name}" for name in CONDITIONS]
    for verb, fields in FIELDS.items():
        kinds = fields.get(TELLING.get(verb, "unit"), ("",))
        keys += [f"do-{verb}-{kind}" if kind else f"do-{verb}" for kind in kinds]
    for mod, fields in RULES.items():
        kinds = fields.get("what") or fields.get("rule") or ("",)
        keys += [f"mod-{mod}-{kind}" if kind else f"mod-{mod}" for kind in kinds]
    plain = ("mountain", "forest", "ferrum", "inner", "outer", "uncontrolled")
    keys += [f"qualifier-{word}" for word in (*SETS, *TESTS) if word not in plain]
    assert [key for key in keys if not text.has(key)] == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Recruit 2 warriors mountains (inner) with the drill."),
        ("fr", "Recrutez 2 guerriers montagnes (intérieures) avec la foreuse."),
        ("de", "Rekrutiere 2 Krieger Berge (innere) mit dem Bohrer."),
    ],
)
def test_places_without_a_phrase_of_their_own_are_described(language: str, sentence: str) -> None:
    step = {"do": "recruit", "unit": "warriors", "n": 2, "where": ["mountain", "inner", "drill"]}
    assert card_text(Text(GAME, language), {"play": [step]}) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Spend 1 crystal: Gain 2 crystals. Attack."),
        ("fr", "Dépensez 1 cristal\u00a0: gagnez 2 cristaux. Attaquez."),
        ("de", "Gib 1 Kristall aus: Erhalte 2 Kristalle. Greife an."),
    ],
)
def test_a_colon_takes_the_capital_away_in_french(language: str, sentence: str) -> None:
    spend = {"do": "spend", "n": 1, "then": [{"do": "gain", "n": 2}, {"do": "attack"}]}
    assert card_text(Text(GAME, language), {"play": [spend]}) == sentence


# How it is set


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_is_set_as_in_the_language(language: str) -> None:
    is_well_set(sentences(language), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_are_quoted(language: str) -> None:
    quotes(told_in_games(language), language, {"card", "vision", "chosen"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_begin_with_what_was_chosen(language: str) -> None:
    ends_in_no_choice(sentences(language))


def told_in_games(language: str) -> Sentences:
    """What games tell, without the phrases that cards are put together from."""
    folder = Path(str(PACKAGE.joinpath("text")))
    return Sentences([folder / f"{language}.ftl", folder / f"{language}_solo.ftl"])


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You draw “Visions”.", "The Woodwalkers draw “Visions”."),
        ("fr", "Vous piochez « Visions ».", "Les Rôdeurs piochent « Visions »."),
        ("de", "Du ziehst „Visionen“.", "Die Waldwandler ziehen „Visionen“."),
    ],
)
def test_events_address_their_reader(language: str, mine: str, theirs: str) -> None:
    number, setup = GAME.vocabulary.number, GAME.setup()
    drew = Event("drew", "3.3", (number("woodwalkers"), number("WW01P")), EVERYBODY)
    seat = GAME.roles(setup).index("woodwalkers")
    told = [Text(GAME, language, (), reader, setup).event(drew) for reader in (seat, 1 - seat)]
    assert [each.replace("\u00a0", " ") for each in told] == [mine, theirs]
    assert Text(GAME, language).event(drew) == told[1]


@pytest.mark.parametrize("seed", ["way out 1", "way out 2"])
def test_every_way_out_has_a_word_of_its_own(seed: str) -> None:
    done = GAME.vocabulary.number("done")
    for table in random_game(GAME, GAME.setup(), seed):
        if table.question is not None and done in table.question.options:
            assert table.question.ask.name in WITH_A_WAY_OUT


def test_sides_begin_a_german_sentence() -> None:
    """They come with their article, which has a capital and no other case."""
    for name, args in GAME.events.items():
        if "side" in args:
            event = event_text(Text(GAME, "de"), name, 2)
            assert re.search("(?<!^)(?<!: )Die Eisengepanzerten", event) is None, name


def test_french_does_not_elide_before_a_name() -> None:
    """A name may begin with a vowel: "de", "le" and "que" do not stand before one."""
    wrong = re.compile(r"(?i)\b(de|le|la|que|si) \{ \$(?!count|change|n\b|least)|\u2019\{")
    folder = PACKAGE.joinpath("text")
    parts = ("", "_cards", "_solo")
    sources = [folder.joinpath(f"fr{part}.ftl").read_text("utf-8") for part in parts]
    lines = [line for source in sources for line in source.splitlines()]
    assert [line for line in lines if wrong.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_ends_with_a_full_stop(language: str) -> None:
    text = Text(GAME, language)
    assert [rule.id for rule in INDEX.all() if not text.rule_summary(rule.id).endswith(".")] == []


# The index of rules


def test_every_rule_that_the_source_cites_is_in_the_index() -> None:
    """The second argument of tell and the third of tell_hidden, where they are literals."""
    for file in Path(str(PACKAGE)).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                value = node.value
                if value[:1].isdigit() and value.replace(".", "").isdecimal() and "." in value:
                    assert value in INDEX, f"{file.name}: {value}"


def test_every_card_is_in_the_index() -> None:
    assert [rule.id for rule in INDEX.all() if rule.kind == "card"] == list(CARD_NAMES)
