"""Every rule, card and ruling of an index is named by a test, and no test names another."""

from pathlib import Path

import pytest

from spinney.cli.coverage import cited_in
from spinney.core import game_named
from spinney.core.registry import game_names
from spinney.core.rules import rulebook

every_game = pytest.mark.parametrize("game", game_names())


def cited(game: str) -> set[str]:
    """The rules of a game that its own tests name."""
    marks = (mark.partition(":") for mark in cited_in(Path(__file__).parent / game))
    return {number for named, _, number in marks if named == game}


@every_game
def test_every_mark_names_a_rule(game: str) -> None:
    rules = rulebook(game_named(game).packages)
    assert sorted(number for number in cited(game) if number not in rules) == []


@every_game
def test_every_rule_is_marked(game: str) -> None:
    rules, named = rulebook(game_named(game).packages).all(), cited(game)
    assert [rule.id for rule in rules if rule.testable and rule.id not in named] == []
