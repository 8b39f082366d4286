"""Standing orders: how to answer ambush questions without being asked each time.

An order sees no more than its seat does. `never` neither ambushes nor foils an ambush; `from-3`
ambushes whenever at least three warriors attack and a card can be played, with a card of the
clearing's own suit first, and leaves foiling to its seat.

Whether an order answers depends on the question and never on what the seat holds: an answer that
comes at once with no card in hand, and only after a while with one, would tell the others (R8).
"""

from __future__ import annotations

from typing import Any

from spinney.core.errors import SetupError
from spinney.root.words import CLEARING, VOCABULARY

NEVER = "never"
FROM = "from-"
LARGEST = 25
OFFERED = (NEVER, *(f"{FROM}{warriors}" for warriors in (2, 3, 4)))
FORM = f"{NEVER}, or {FROM}N with N from 1 to {LARGEST}"


def check_order(order: str) -> None:
    number = order.removeprefix(FROM)
    if order == NEVER or (number != order and number.isdecimal() and 1 <= int(number) <= LARGEST):
        return
    raise SetupError(f"no standing order {order!r}; there is {FORM} (rule 4.3.1)")


def obey(order: str, view: dict[str, Any], asked: dict[str, Any]) -> str | None:
    """The answer that this order gives to this question, or None if it gives none."""
    if order == NEVER:
        return "done" if asked["ask"] in ("ambush", "foil") else None
    if asked["ask"] != "ambush":
        return None
    cards = [word for word in asked["options"] if word != "done"]
    clearing, attacker = asked["about"]
    there = view["clearings"][clearing - CLEARING]["warriors"]
    attacking = there.get(VOCABULARY.word(attacker), 0)
    if not cards or attacking < int(order.removeprefix(FROM)):
        return "done"
    return str(min(cards, key=lambda card: card == "ambush_bird"))
