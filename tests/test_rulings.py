"""Rulings: the page that argues for them, the data that links them, and the texts that say them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from spinney.core import game_named, game_names
from spinney.core.rules import Rule, rulebook
from spinney.core.text import LANGUAGES, Text, rule_key
from texts import Sentences, misquoted, misspaced, prose_of, text_files

DOCS = Path(__file__).parents[1] / "docs"
EVERY_GAME = pytest.mark.parametrize("name", game_names())
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def rulings(name: str) -> list[Rule]:
    return [rule for rule in rulebook(game_named(name).packages).all() if rule.kind == "ruling"]


def on_the_page(name: str) -> dict[str, str]:
    """What the page of a game says of each ruling: its row in the table of options, its section."""
    page = (DOCS / name / "rulings.md").read_text("utf-8")
    sections = re.findall(r"^### ([RU]\d+) ([^#]*)", page, re.MULTILINE)
    rows = dict(re.findall(r"^\| ([RU]\d+) \|(.*)$", page, re.MULTILINE))
    assert len(dict(sections)) == len(sections), "a ruling stands twice on the page"
    return {number: rows.get(number, "") + told for number, told in sections}


def entries(name: str, language: str) -> list[fluent.EntryType]:
    return Sentences(text_files(game_named(name), language, "_rulings")).entries


@EVERY_GAME
def test_page_and_data_have_the_same_rulings(name: str) -> None:
    assert sorted(on_the_page(name)) == sorted(rule.id for rule in rulings(name))
    text = Text(game_named(name), "en")
    for number, told in on_the_page(name).items():
        assert text.rule(number) in told.splitlines()[0], number


@EVERY_GAME
@EVERY_LANGUAGE
def test_texts_and_data_have_the_same_rulings(name: str, language: str) -> None:
    told = [entry for entry in entries(name, language) if isinstance(entry, fluent.Message)]
    assert [entry.id.name for entry in told] == [rule_key(rule.id) for rule in rulings(name)]
    for entry in told:
        assert [attribute.id.name for attribute in entry.attributes] == ["summary"]


@EVERY_GAME
def test_a_ruling_is_about_rules_and_cards_that_there_are(name: str) -> None:
    book = rulebook(game_named(name).packages)
    numbers = [rule.id for rule in book.all()]
    for ruling in rulings(name):
        assert ruling.about, ruling.id
        assert [book[number].kind for number in ruling.about].count("ruling") == 0, ruling.id
        assert list(ruling.about) == sorted(set(ruling.about), key=numbers.index), ruling.id
        for number in ruling.about:
            assert ruling in book.rulings(number)


@EVERY_GAME
def test_only_rulings_are_about_something(name: str) -> None:
    for rule in rulebook(game_named(name).packages).all():
        assert rule.kind == "ruling" or not (rule.about or rule.option), rule.id


@EVERY_GAME
def test_an_option_that_comes_from_a_ruling_is_its_option(name: str) -> None:
    book, options = rulebook(game_named(name).packages), game_named(name).options
    for option in options:
        ruling = book[option.rule]
        assert ruling.kind != "ruling" or ruling.option == option.name
    named = {option.name for option in options}
    page = on_the_page(name)
    for ruling in rulings(name):
        if ruling.option:
            assert ruling.option in named
            assert re.search(rf"`{ruling.option}\b", page[ruling.id]), ruling.id


@EVERY_GAME
def test_the_page_says_how_sure_a_ruling_is(name: str) -> None:
    for number, told in on_the_page(name).items():
        assert re.search(r"\*(Settled|Likely|Open|Ours)\b[^*]*\*\n*$", told), number


@EVERY_GAME
@EVERY_LANGUAGE
def test_rulings_are_well_set_sentences(name: str, language: str) -> None:
    parts = prose_of(entries(name, language))
    assert misquoted(parts, language) == []
    assert misspaced(parts, language) == []
    text = Text(game_named(name), language)
    for ruling in rulings(name):
        told = text.rule_summary(ruling.id)
        assert told.endswith("."), ruling.id
        assert len(re.findall(r"[.!?](?= |$)", told)) <= 2, ruling.id
