"""Every rule, card and ruling of the index is named by a test, and no test names another."""

import ast
from pathlib import Path

import pytest

from spinney.cli.coverage import cited_in
from spinney.core.rules import rulebook
from spinney.ironwood.game import GAME
from spinney.ironwood.words import CARD_NAMES

HERE = Path(__file__).parent
CITED = {
    cited.removeprefix("ironwood:") for cited in cited_in(HERE) if cited.startswith("ironwood:")
}


def test_every_mark_names_a_rule() -> None:
    rules = rulebook(GAME.package)
    assert sorted(number for number in CITED if number not in rules) == []


def test_every_rule_is_marked() -> None:
    rules = rulebook(GAME.package).all()
    assert [rule.id for rule in rules if rule.testable and rule.id not in CITED] == []


@pytest.mark.parametrize("prefix", ["WW", "IC"])
def test_every_card_has_a_test_in_the_file_of_its_side(prefix: str) -> None:
    file = {"WW": "test_woodwalker_cards.py", "IC": "test_ironclad_cards.py"}[prefix]
    marked = {
        node.value.removeprefix("ironwood:")
        for node in ast.walk(ast.parse((HERE / file).read_text("utf-8")))
        if isinstance(node, ast.Constant) and str(node.value).startswith("ironwood:")
    }
    assert [card for card in CARD_NAMES if card.startswith(prefix) and card not in marked] == []
