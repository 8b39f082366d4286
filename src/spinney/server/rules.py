"""The rules panel: look a rule up, see what stands around it."""

from __future__ import annotations

from spinney.core.errors import SpinneyError
from spinney.core.rules import Rule, rulebook
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server.errors import MISSING, Refused


def search(text: Text, sought: str) -> list[m.RuleLine]:
    """All rules; or the one with this number and those below it; or those with all the words."""
    rules = rulebook(text.game.package).all()
    words = sought.casefold().split()
    number = " ".join(words)
    found = [rule for rule in rules if f"{rule.id}.".casefold().startswith(f"{number}.")]
    if not words or not found:
        found = [rule for rule in rules if all(word in told(rule, text) for word in words)]
    return [m.RuleLine(rule.id, rule.kind, text.rule(rule.id), rule.page) for rule in found]


def told(rule: Rule, text: Text) -> str:
    return f"{rule.id} {text.rule(rule.id)} {text.rule_summary(rule.id)}".casefold()


def page(text: Text, number: str) -> m.RulePage:
    book = rulebook(text.game.package)
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
    )


def reference(number: str, text: Text) -> m.RuleRef:
    return m.RuleRef(number, text.rule(number))
