"""Root's index of rules: all there, in three languages, and saying what the game does."""

from __future__ import annotations

import ast
import functools
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from spinney.core.rules import KINDS, Rule, editions, rulebook
from spinney.core.text import LANGUAGES, bundle, rule_key
from spinney.root.box import CARD_LIST
from spinney.root.factions.alliance import chapter as alliance
from spinney.root.factions.eyrie import chapter as eyrie
from spinney.root.factions.marquise import board as marquise
from spinney.root.factions.vagabond.cards import STARTING_ITEMS
from spinney.root.game import GAME
from spinney.root.options import REACH_WANTED
from spinney.root.setup import ITEM_SUPPLY
from spinney.root.words import (
    CARDS,
    FACTIONS,
    RECRUITER,
    SAWMILL,
    SPIES,
    VOCABULARY,
    WORKSHOP,
)
from texts import Sentences, can_be_read, is_well_set, text_files

SOURCE = Path(__file__).parents[2] / "src" / "spinney" / "root"
PAGE = (Path(__file__).parents[2] / "docs" / "root" / "rulings.md").read_text("utf-8")
RULES = rulebook(GAME.packages)
IDS = [rule.id for rule in RULES.all()]
NUMBER = r"(?:[1-9]|1[0-5]|[A-GM])(?:\.\d+)+(?:\.[IVX]+)?(?:\.[a-z])?"
"""How the Law numbers its rules: 9.2.9.II.a, C.2.5."""


def of_kind(kind: str) -> list[str]:
    return [rule.id for rule in RULES.all() if rule.kind == kind]


# What is there


@functools.cache
def sentences(language: str) -> Sentences:
    return Sentences(text_files(GAME, language, "_rules", "_rulings"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_can_be_read(language: str) -> None:
    can_be_read(sentences(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_heading_and_a_summary_and_nothing_else_is_there(language: str) -> None:
    """In the order of the index, so that the files can be read side by side."""
    for package in GAME.packages:
        folder = Path(str(files(package).joinpath("text")))
        there = Sentences(folder.glob(f"{language}_rul*.ftl")).keys
        wanted = [key for rule in rulebook((package,)).all() for key in keys_of(rule)]
        assert [key for key in there if not key.startswith("-")] == wanted


def keys_of(rule: Rule) -> list[str]:
    key = rule_key(rule.id)
    return [key, f"{key}.summary", *(f"{key}.{edition}" for edition in rule.editions)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_keys(language: str) -> None:
    assert sentences(language).keys == sentences("en").keys


# How it is said


def say(language: str, rule: str, attribute: str = "") -> str:
    texts = bundle(GAME.packages, language)
    message = texts.get_message(rule_key(rule))
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, rule
    sentence, errors = texts.format_pattern(pattern, {})
    assert errors == [], rule
    return str(sentence)


def summary(language: str, rule: str) -> str:
    return say(language, rule, "summary")


def numbers_in(sentence: str) -> list[int]:
    """The numbers in it, but for those of other rules."""
    return [int(n) for n in re.findall(r"\d+", re.sub(rf"\b{NUMBER}|\bR\d+", "", sentence))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_is_one_sentence_or_two(language: str) -> None:
    """But for the cards of hirelings, which say several things."""
    for rule in IDS:
        most = 6 if RULES[rule].kind == "hireling" else 2
        told = summary(language, rule)
        assert told.endswith("."), rule
        assert 1 <= len(re.findall(r"[.!?](?= |$)", told)) <= most, rule
        assert not re.search(r"[.:;,]$", say(language, rule)), rule


@pytest.mark.parametrize("language", ["fr", "de"])
def test_translations_have_the_same_numbers(language: str) -> None:
    for rule in IDS:
        numbers = numbers_in(summary(language, rule))
        assert Counter(numbers) == Counter(numbers_in(summary("en", rule))), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_refer_to_rules(language: str) -> None:
    for rule in IDS:
        told = summary(language, rule)
        named = re.findall(rf"\b{NUMBER}\b|\bR\d+\b|(?<=\()[A-G](?=\))", told)
        assert [other for other in named if other not in RULES] == [], rule
        assert rule not in named


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_is_set_as_in_the_language(language: str) -> None:
    is_well_set(sentences(language), language)


def test_german_goes_on_with_a_capital_after_a_colon_that_starts_a_sentence() -> None:
    """What a card does is a sentence of its own."""
    for card in CARD_LIST:
        told = summary("de", card.name)
        if card.cost:
            assert re.match(r"Hergestellt mit [^:]+: [A-ZÄÖÜ]", told), card.name


# What it says is so

SUITS = {
    "en": {"fox": "fox", "rabbit": "rabbit", "mouse": "mouse", "any": "any suit"},
    "fr": {"fox": "Renard", "rabbit": "Lapin", "mouse": "Souris", "any": "quelle couleur"},
    "de": {"fox": "Fuchs", "rabbit": "Hase", "mouse": "Maus", "any": "beliebiger Klasse"},
}


def test_every_card_is_a_rule() -> None:
    spies = VOCABULARY.words[SPIES:CARDS]
    assert of_kind("card") == [*(card.name for card in CARD_LIST), *spies]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_told_apart(language: str) -> None:
    names = [say(language, card.name) for card in CARD_LIST]
    assert [name for name, n in Counter(names).items() if n > 1] == []


def suits_in(language: str, told: str) -> set[str]:
    return {suit for suit, word in SUITS[language].items() if word.lower() in told.lower()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_name_their_cost_and_their_points(language: str) -> None:
    for card in CARD_LIST:
        cost, _, effect = summary(language, card.name).partition(":")
        if card.cost:
            assert sum(numbers_in(cost)) == len(card.cost), card.name
            assert suits_in(language, cost) == set(card.cost), card.name
        if card.item:
            assert numbers_in(effect) == [card.points], card.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_cannot_be_crafted_name_their_suit(language: str) -> None:
    for card in CARD_LIST:
        if not card.cost:
            told = say(language, card.name) + summary(language, card.name)
            assert suits_in(language, told) - {"any"} == {card.suit} - {"bird"}, card.name


BUILDINGS = (SAWMILL, WORKSHOP, RECRUITER)
FACTS: dict[str, list[int]] = {
    "5.1.5": [sum(ITEM_SUPPLY.values()), *ITEM_SUPPLY.values()],
    "6.3.1": [25, 8],
    "6.5.4.II": list(marquise.COST),
    "6.5.4.III": [points for piece in BUILDINGS for points in marquise.POINTS[piece]],
    "7.6.1": [1, 7, *eyrie.POINTS[1:]],
    "8.4.2.III": list(alliance.POINTS),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", FACTS)
def test_tracks_are_told_as_they_are_played(language: str, rule: str) -> None:
    assert numbers_in(summary(language, rule)) == FACTS[rule]


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_are_told_with_their_items(language: str) -> None:
    for number, items in enumerate(STARTING_ITEMS, start=1):
        assert sum(numbers_in(summary(language, f"D.{number}.1"))) == len(items), number


@pytest.mark.parametrize("language", LANGUAGES)
def test_reach_is_told_as_it_is_counted(language: str) -> None:
    wanted, each = summary(language, "5.2").split(". ", 1)
    pairs = Counter(n for players, reach in REACH_WANTED.items() for n in (players, reach))
    assert Counter(numbers_in(wanted)) == pairs
    reaches = Counter(faction.reach for faction in GAME.box if faction.number < FACTIONS)
    assert not reaches - Counter(numbers_in(each))


# Editions

CHANGED = [(rule.id, edition) for rule in RULES.all() for edition in rule.editions]


def test_rules_change_in_editions_that_can_be_played() -> None:
    usual, *others = editions(GAME)
    assert usual == "law"
    assert {edition for _, edition in CHANGED} == set(others)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "edition"), CHANGED)
def test_what_an_edition_changes_is_a_sentence(language: str, rule: str, edition: str) -> None:
    told = say(language, rule, edition)
    assert re.fullmatch(r"[^.!?]+\.", told)
    assert numbers_in(told) == numbers_in(say("en", rule, edition))
    assert told != summary(language, rule)


def test_rules_that_ask_for_the_edition_say_what_it_changes() -> None:
    """A module whose rules differ cites at least one rule of which that is told."""
    told = {rule for rule, _ in CHANGED}
    asking = [file for file in SOURCE.rglob("*.py") if "g.edition" in file.read_text("utf-8")]
    wanted = [
        file
        for file in asking
        if file.name not in ("contents.py", "draft.py", "options.py", "state.py", "views.py")
    ]
    assert wanted
    for file in wanted:
        assert told & set(re.findall(rf"\b{NUMBER}", file.read_text("utf-8"))), file.name


# The index


def test_sections_stand_below_their_chapters() -> None:
    for rule in of_kind("section"):
        assert "." not in rule or rule.rpartition(".")[0] in RULES, rule


def test_rulings_are_numbered_without_a_gap() -> None:
    rulings = of_kind("ruling")
    assert rulings == [f"R{number}" for number in range(1, len(rulings) + 1)]


def test_a_rule_is_one_line() -> None:
    files = [file.read_text("utf-8") for file in SOURCE.rglob("data/rul*.json")]
    lines = [re.findall(r'"id": "([^"]+)"', line) for f in files for line in f.splitlines()[1:-1]]
    assert sorted(lines) == sorted([number] for number in IDS)


def test_chapters_follow_each_other_wherever_they_are_kept() -> None:
    chapters = list(dict.fromkeys(rule.partition(".")[0] for rule in of_kind("section")))
    numbers = [int(chapter) for chapter in chapters if chapter.isdigit()]
    assert numbers == sorted(numbers)
    assert numbers[:9] == list(range(1, 10))
    assert chapters == [*map(str, numbers), *"ACDEF", "M"]
    assert [rule for kind in KINDS for rule in of_kind(kind)] == IDS


def strings(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def cited() -> set[str]:
    """The rules that the source names: numbers that stand alone, and rulings in its prose."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        source = file.read_text("utf-8")
        found |= {told for told in strings(ast.parse(source)) if re.fullmatch(NUMBER, told)}
        found |= set(re.findall(r"\bruling (R\d+)\b", source))
    return found


def test_the_source_is_searched() -> None:
    assert cited() >= {"2.1", "4.3.1.II", "6.5.4.III", "C.3.3", "R1"}


def test_every_cited_rule_is_in_the_index() -> None:
    assert sorted(rule for rule in cited() if rule not in RULES) == []


# The page of rulings


def test_the_page_has_all_rulings() -> None:
    """Each once, by its number and heading, and said to be settled, likely, open or ours."""
    parts = re.split(r"^##+ ", PAGE, flags=re.MULTILINE)
    told = dict(part.split("\n", 1) for part in parts if re.match(r"R\d+ ", part))
    wanted = [f"{rule} {say('en', rule)}" for rule in of_kind("ruling")]
    assert sorted(told) == sorted(wanted)
    for ruling, body in told.items():
        assert re.search(r"\*(Settled|Likely|Open|Ours)\b[^*]*\*\n*$", body), ruling


def test_the_page_has_all_options() -> None:
    table = re.findall(r"^\| `(\w+)` \| `([\w,]*)` \| (.*?) \|", PAGE, re.MULTILINE)
    assert [name for name, _, _ in table] == [option.name for option in GAME.options]
    for option, (_, default, values) in zip(GAME.options, table, strict=True):
        assert default == option.default
        others = set(option.values) - {option.default}
        assert others <= set(re.findall(r"`([^`]+)`", values)), option.name


def test_the_page_has_all_that_the_editions_change() -> None:
    table = re.findall(rf"^\| ({NUMBER}) \|", PAGE, re.MULTILINE)
    assert table == [rule.id for rule in RULES.all() if rule.kind == "section" and rule.editions]


def test_the_page_speaks_of_rules_that_there_are() -> None:
    named = re.findall(rf"\b{NUMBER}\b(?!\d)", PAGE)
    assert sorted(rule for rule in named if rule not in RULES and not rule.startswith("G.")) == []
