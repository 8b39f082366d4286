"""Sylvion's sentences: all there in three languages, about what they can be about, well set.

And its index of rules: whatever the source cites is in it.
"""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spinney.core import Event
from spinney.core.game import NUMBER, SEAT, WORD
from spinney.core.rules import rulebook
from spinney.core.state import EVERYBODY
from spinney.core.text import LANGUAGES, Text, rule_key
from spinney.sylvion import refusals
from spinney.sylvion.cards import BLAZES_TO, COST, FOUNTAIN, STRENGTH, TREE, VITALITY, is_elemental
from spinney.sylvion.game import GAME
from spinney.sylvion.words import CARD_NAMES, OWL, SQUARE, SYLVAN, is_square
from sylvion.positions import at
from texts import (
    Sentences,
    available,
    can_be_read,
    ends_in_no_choice,
    has_names_of_its_own,
    is_well_set,
    leaves_nothing_out,
    quotes,
    speaks_only_of,
)

SOURCE = Path(__file__).parents[2] / "src" / "spinney"
RULES = rulebook(GAME.packages)
LABELS = (
    *("battlefield", "forest", "stack", "hand", "deck", "discard", "removed", "edge", "bloom"),
    *("desolation", "points", "turn", "call", "last-turn", "active", "feats", "pile", "column"),
    *("desertion", "figure", "barrage", "partner", "mobilisation", "battle", "won", "lost"),
    *("cost", "strength", "vitality", "known", "unseen", "revealed"),
)
TOLD_TO_OTHERS = ("drew-hidden", "found-hidden")
"""Events that the seat itself is told otherwise."""


@functools.cache
def sentences(language: str) -> Sentences:
    found = (SOURCE / "sylvion" / "text").glob(f"{language}*.ftl")
    files = [file for file in found if not file.stem.endswith("_telling")]
    return Sentences(files, lambda key: not key.startswith("plate-"))


def needed() -> Iterator[str]:
    """The messages that the game asks for."""
    yield from ("game-name", "game-about", "game-facts", "about-player")
    yield from (f"gauge-{name}" for name, _ in GAME.gauges.values())
    yield from ("option-mode-introductory.like", "option-mode-advanced.like")
    yield from (f"ask-{ask.name}" for ask in GAME.asks)
    yield from (f"event-{name}" for name in GAME.events)
    yield from (f"grave-{name}" for name in GAME.grave)
    yield from (f"no-{refusal.name}" for refusal in GAME.refusals)
    yield from (f"reason-{reason.name}" for reason in GAME.reasons)
    for number, word in enumerate(GAME.vocabulary.words):
        if not is_square(number):
            yield f"word-{word}"
    yield from (f"word-{row}0{form}" for row in "abcd" for form in ("", ".label"))
    yield from (f"word-{way}.label" for way in ("left", "right", "up", "down"))
    yield from (f"ask-ward.{row}5" for row in "abcd")
    yield from ("ask-ward.done", "ask-play.done")
    yield from (f"help-{name}" for name in CARD_NAMES)
    for option in GAME.options:
        yield from (f"option-{option.name}", f"option-{option.name}.help")
        yield from (f"option-{option.name}-{value}" for value in option.values)
        if option.accepts is not None:
            yield f"option-{option.name}.form"
    yield from (f"label-{label}" for label in (*LABELS, *GAME.phases))
    for rule in RULES.all():
        yield from (rule_key(rule.id), f"{rule_key(rule.id)}.summary")


# What is there


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_can_be_read(language: str) -> None:
    can_be_read(sentences(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_and_nothing_is_unused(language: str) -> None:
    there = {
        key for key in sentences(language).keys if not key.startswith(("-", "guide-", "lesson-"))
    }
    assert there == set(needed())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_keys(language: str) -> None:
    assert sorted(sentences(language).keys) == sorted(sentences("en").keys)


# What a sentence speaks of


def calls(tree: ast.AST) -> Iterator[tuple[str, list[ast.expr]]]:
    """Each call with the name of what it calls."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            yield name, node.args


def modules(folder: str) -> list[ast.Module]:
    return [ast.parse(file.read_text("utf-8")) for file in sorted((SOURCE / folder).glob("*.py"))]


def functions(trees: list[ast.Module]) -> dict[str, ast.FunctionDef]:
    """Functions by name, and classes as what makes one."""
    found = {}
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.FunctionDef):
            found[node.name] = node
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    found[node.name] = part
    return found


def refusals_by_ask() -> dict[str, set[str]]:
    """Which refusals the `why_not` of each ask can give: found by following the names it uses."""
    trees = modules("sylvion")
    defined = functions(trees)
    named = {name: r for name, r in vars(refusals).items() if isinstance(r, refusals.Refusal)}

    def given(function: str, seen: set[str]) -> set[str]:
        names = {n.id for n in ast.walk(defined[function]) if isinstance(n, ast.Name)}
        found = {named[name].name for name in names if name in named}
        for name in sorted(names & set(defined) - seen):
            seen.add(name)
            found |= given(name, seen)
        return found

    return {ask.name: given(ask.why_not.__name__, {ask.why_not.__name__}) for ask in GAME.asks}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_speaks_only_of_what_it_is_told(language: str) -> None:
    speaks_only_of(sentences(language), available(GAME, refusals_by_ask()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_leaves_nothing_out(language: str) -> None:
    leaves_nothing_out(GAME, sentences(language), sentences("en"))


def sample(argument: str, number: int) -> int:
    return {SEAT: 0, NUMBER: number, WORD: SQUARE + 8 if "square" in argument else OWL}[
        GAME.arguments[argument]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_events_address_their_reader(language: str, number: int) -> None:
    for name, args in GAME.events.items():
        event = Event(name, "3", tuple(sample(arg, number) for arg in args), EVERYBODY)
        mine = Text(GAME, language, ["Ann", "Bob"], 0).event(event)
        others = Text(GAME, language, ["Ann", "Bob"], 1).event(event)
        if "seat" in args:
            assert "Ann" in others, name
            assert ("Ann" in mine) == (name in TOLD_TO_OTHERS), name
        else:
            assert mine == others, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_their_plurals(language: str) -> None:
    """With one and with several cards it is not the same sentence but for the number."""
    text = Text(GAME, language)
    for name in ("deserted", "mobilised", "hurt", "reshuffled", "paid-points", "points-lost"):
        args = GAME.events[name]
        one, several = (
            text.event(Event(name, "3", tuple(sample(arg, n) for arg in args), EVERYBODY))
            for n in (1, 7)
        )
        assert one.replace("1", "7") != several, name


# What it says is so


def numbers_in(sentence: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", sentence)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["help-{}", "rule-{}.summary"])
def test_cards_are_described_with_their_numbers(language: str, kind: str) -> None:
    """First the cost or the strength, then what else the card has."""
    text = Text(GAME, language)
    for card, name in enumerate(CARD_NAMES):
        numbers = numbers_in(text.say(kind.format(name)))
        if FOUNTAIN[card]:
            assert numbers == [COST[card], STRENGTH[card]], name
        elif TREE[card]:
            assert (numbers[0], numbers[-1]) == (COST[card], VITALITY[card]), name
        elif card < SYLVAN:
            assert numbers[0] == COST[card], name
        elif is_elemental(card):
            assert numbers[0] == STRENGTH[card], name
            if name.startswith("elemental"):
                assert numbers == [STRENGTH[card], STRENGTH[BLAZES_TO[card]]], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_is_two_sentences_at_most(language: str) -> None:
    text = Text(GAME, language)
    for rule in RULES.all():
        summary = text.rule_summary(rule.id)
        assert summary.endswith("."), rule.id
        assert len(re.findall(r"[.!?](?= |$)", summary)) <= 2, rule.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    has_names_of_its_own(GAME, language)


# How it is set


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_is_set_as_in_the_language(language: str) -> None:
    is_well_set(sentences(language), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_are_quoted(language: str) -> None:
    quotes(sentences(language), language, {"card", "other", "chosen"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_begin_with_what_was_chosen(language: str) -> None:
    ends_in_no_choice(sentences(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_call_options_as_people_do(language: str) -> None:
    text = Text(GAME, language)
    told = [text.rule_summary(rule.id) for rule in RULES.all() if rule.kind == "ruling"]
    assert [each for each in told if re.search(r"\w=\w", each)] == []


def test_hedgehogs_are_asked_about_cards_and_not_squares() -> None:
    table = at(stage="window", hands=["hedgehogs"], board={"a5": "elemental_2", "b5": "simoon"})
    text = Text(GAME, "en", (), 0)
    answers = [text.answer(table.question, option) for option in table.question.options]
    assert answers == ["Elemental 2 (row a)", "Simoon (row b)", "Keep the Hedgehogs"]


def test_the_forest_has_a_name() -> None:
    assert Text(GAME, "en").label(SQUARE) == "Forest (row a)"


# The index of rules


def strings(node: ast.AST) -> set[str]:
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def cited() -> set[str]:
    """The rules in the source: arguments and variables called `rule`, and those in its prose."""
    trees = modules("sylvion")
    places = {}
    for name, function in functions(modules("core") + trees).items():
        parameters = [parameter.arg for parameter in function.args.args if parameter.arg != "self"]
        if "rule" in parameters:
            places[name] = parameters.index("rule")
    found: set[str] = set()
    for tree in trees:
        for name, args in calls(tree):
            if name in places and len(args) > places[name]:
                found |= strings(chosen(args[places[name]]))
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "rule":
                found |= strings(chosen(node.value))
    for file in (SOURCE / "sylvion").glob("*.py"):
        source = file.read_text("utf-8")
        found |= set(re.findall(r"\bR\d\d\b", source))
        found |= set(re.findall(r"\(rule ([\w.]+)\)", source))
    return found


def chosen(value: ast.expr) -> ast.AST:
    """Of `a if b else c`, what it can be: not what it depends on."""
    if isinstance(value, ast.IfExp):
        return ast.Tuple([value.body, value.orelse])
    return value


def test_the_source_is_searched() -> None:
    """Rules that are known to be cited, one for each way of citing."""
    assert cited() >= {"3.1", "5.2", "2.6", "7.2", "8.2", "feat_owl", "whale", "R07", "R37", "R43"}


def test_every_cited_rule_is_in_the_index() -> None:
    assert sorted(rule for rule in cited() if rule not in RULES) == []


def test_every_card_is_a_rule() -> None:
    assert [rule.id for rule in RULES.all() if rule.kind == "card"] == list(CARD_NAMES)


def test_rulings_are_numbered_without_a_gap() -> None:
    rulings = [rule.id for rule in RULES.all() if rule.kind == "ruling"]
    assert rulings == [f"R{number:02}" for number in range(1, len(rulings) + 1)]


def test_only_headings_are_untestable() -> None:
    """What is not to be tested has sections below it that are."""
    for rule in RULES.all():
        if not rule.testable:
            below = [r for r in RULES.all() if r.id.startswith(f"{rule.id}.")]
            assert below, rule.id


def test_pages_are_numbers() -> None:
    """The word for a page depends on the language: `p. 26-27`, `S. 26-27`."""
    for rule in RULES.all():
        assert re.fullmatch(r"\d+(-\d+)?(, \d+(-\d+)?)*", rule.page), rule.id


def test_the_page_of_rulings_has_them_all() -> None:
    """Each once, by its number and heading, and with the options that come from a ruling."""
    page = (SOURCE.parents[1] / "docs" / "sylvion" / "rulings.md").read_text("utf-8")
    text = Text(GAME, "en")
    rulings = [f"{rule.id} {text.rule(rule.id)}" for rule in RULES.all() if rule.kind == "ruling"]
    assert sorted(re.findall(r"^### (.*)$", page, re.MULTILINE)) == rulings
    table = re.findall(r"^\| (R\d\d) \| `(\w+)` \| `([\w-]+)` \|", page, re.MULTILINE)
    options = [(o.rule, o.name, o.default) for o in GAME.options if o.rule.startswith("R")]
    assert table == sorted(options)
