"""Standing orders: how to answer ambush questions without being asked each time.

An order sees no more than its seat does. `never` never ambushes; `from-3` ambushes whenever at
least three warriors attack and a card can be played, with a card of the clearing's own suit first.
"""

from __future__ import annotations

from typing import Any

from spinney.core.errors import SetupError
from spinney.root.words import CLEARING, VOCABULARY

NEVER = "never"
FROM = "from-"
LARGEST = 25
FORM = f"{NEVER}, or {FROM}N with N from 1 to {LARGEST}"


def check_order(order: str) -> None:
    number = order.removeprefix(FROM)
    if order == NEVER or (number != order and number.isdecimal() and 1 <= int(number) <= LARGEST):
        return
    raise SetupError(f"no standing order {order!r}; there is {FORM} (rule 4.3.1)")


def obey(order: str, view: dict[str, Any], asked: dict[str, Any]) -> str | None:
    """The answer that this order gives to this question, or None if it gives none."""
    if asked["ask"] not in ("ambush", "foil"):
        return None
    cards = [word for word in asked["options"] if word != "done"]
    if order == NEVER or not cards:
        return "done"
    if asked["ask"] == "foil":
        return None
    clearing, attacker = asked["about"]
    there = view["clearings"][clearing - CLEARING]["warriors"]
    attacking = there.get(VOCABULARY.word(attacker), 0)
    if attacking < int(order.removeprefix(FROM)):
        return "done"
    return str(min(cards, key=lambda card: card == "ambush_bird"))
