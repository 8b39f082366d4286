"""The index of rules: rulings beside their rules, editions, and looking things up."""

import pytest

from magpie.game import GAME
from spinney.core import SetupError, game_named
from spinney.core.rules import Rule, RuleBook, checked_edition, editions, find_rules, rulebook
from spinney.core.text import Text

ROOT = game_named("root")
TEXT = Text(ROOT, "en")


def found(*words: str) -> list[str]:
    return [rule.id for rule in find_rules(TEXT, words)]


def test_rulings_are_found_by_what_they_are_about() -> None:
    first = Rule("R1", "ruling", about=("4.2", "owl"))
    second = Rule("R2", "ruling", about=("4.2",))
    book = RuleBook([Rule("4.2", "section"), Rule("owl", "card"), first, second])
    assert book.rulings("4.2") == [first, second]
    assert book.rulings("owl") == [first]
    assert book.rulings("R1") == []


def test_a_game_needs_no_rulings() -> None:
    assert {rule.kind for rule in rulebook(GAME.packages).all()} == {"section"}


def test_a_number_finds_itself_and_what_is_below_it() -> None:
    assert found("8.5") == ["8.5", "8.5.1", "8.5.2", "8.5.3"]
    assert found("r5") == ["R5"]


def test_words_find_rules_rulings_and_what_editions_change() -> None:
    assert found("émigré", "DUTY") == ["R20"]
    assert "9.4.2" in found("holds", "the pawn back too")
    assert found("no such words") == []
    assert found() == [rule.id for rule in rulebook(ROOT.packages).all()]


def test_editions_are_the_values_of_an_option() -> None:
    assert editions(ROOT) == ("law", "first")
    assert editions(GAME) == ()
    assert checked_edition(ROOT, "first") == "first"
    with pytest.raises(SetupError, match=r"^root has no edition 'second'; it has law, first$"):
        checked_edition(ROOT, "second")
    with pytest.raises(SetupError, match=r"^magpie has one edition only$"):
        checked_edition(GAME, "law")
