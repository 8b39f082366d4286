"""The rules panel: look a rule up, see what stands around it."""

from __future__ import annotations

from spinney.core.errors import SpinneyError
from spinney.core.rules import Rule, find_rules, rulebook
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server.errors import MISSING, Refused


def search(text: Text, sought: str) -> list[m.RuleLine]:
    """All rules; or those that are meant, and what we ruled about them."""
    book = rulebook(text.game.packages)
    found = find_rules(text, sought.split())
    rulings = [ruling for rule in found for ruling in book.rulings(rule.id)]
    return [line(rule, text) for rule in dict.fromkeys([*found, *rulings])]


def line(rule: Rule, text: Text) -> m.RuleLine:
    return m.RuleLine(rule.id, rule.kind, text.rule(rule.id), rule.page, list(rule.editions))


def page(text: Text, number: str) -> m.RulePage:
    book = rulebook(text.game.packages)
    try:
        rule = book[number]
    except SpinneyError:
        raise Refused(MISSING, "no-rule", number=number) from None
    numbers = [each.id for each in book.all()]
    at = numbers.index(number)
    parent = number.rpartition(".")[0]
    below = [each for each in numbers if each.rpartition(".")[0] == number]
    return m.RulePage(
        number=rule.id,
        kind=rule.kind,
        heading=text.rule(rule.id),
        page=rule.page,
        summary=text.rule_summary(rule.id),
        parent=reference(parent, text) if parent in book else None,
        before=reference(numbers[at - 1], text) if at else None,
        after=reference(numbers[at + 1], text) if at + 1 < len(numbers) else None,
        below=[reference(each, text) for each in below],
        differences=[difference(edition, rule, text) for edition in rule.editions],
        rulings=[ruling(each, text) for each in book.rulings(number)],
        about=[reference(each, text) for each in rule.about],
        option=text.say(f"option-{rule.option}") if rule.option else None,
    )


def difference(edition: str, rule: Rule, text: Text) -> m.Difference:
    return m.Difference(edition, text.rule_in(edition, rule.id))


def ruling(rule: Rule, text: Text) -> m.Ruling:
    return m.Ruling(rule.id, text.rule(rule.id), text.rule_summary(rule.id))


def reference(number: str, text: Text) -> m.RuleRef:
    return m.RuleRef(number, text.rule(number))
