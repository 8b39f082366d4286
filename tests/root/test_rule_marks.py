"""Every rule, card and ruling of the index is named by a test, and no test names another."""

from pathlib import Path

from spinney.cli.coverage import cited_in
from spinney.core.rules import rulebook
from spinney.root.game import GAME

CITED = {
    cited.removeprefix("root:")
    for cited in cited_in(Path(__file__).parent)
    if cited.startswith("root:")
}


def test_every_mark_names_a_rule() -> None:
    rules = rulebook(GAME.package)
    assert sorted(number for number in CITED if number not in rules) == []


def test_every_rule_is_marked() -> None:
    rules = rulebook(GAME.package).all()
    assert [rule.id for rule in rules if rule.testable and rule.id not in CITED] == []
