"""Standing orders: how to answer some questions without being asked each time.

An order sees no more than its seat does. `never` neither ambushes nor foils an ambush; `from-3`
ambushes whenever at least three warriors attack and a card can be played, with a card of the
clearing's own suit first, and leaves foiling to its seat. `board-only` goes on wherever nothing but
a card in hand could give something to choose: it crafts nothing where crafting is a step of its
own, buys no further action, activates or takes no dominance card there, and passes over what other
factions offer for a card. Orders are joined as in `never+board-only`.

Whether an order answers depends on what is public and never on what the seat holds: an answer that
comes at once with no card in hand, and only after a while with one, would tell the others (R8).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spinney.core.errors import SetupError
from spinney.root.cards import SUIT_OF
from spinney.root.factions import all_declared, declared
from spinney.root.words import BIRD, CLEARING, VOCABULARY

GoOn = Callable[[dict[str, Any], dict[str, Any]], str | None]
NEVER = "never"
FROM = "from-"
LARGEST = 25
BOARD_ONLY = "board-only"
OFFERED = {
    "ambush": (NEVER, *(f"{FROM}{warriors}" for warriors in (2, 3, 4))),
    "cards": (BOARD_ONLY,),
}
FORM = f"{NEVER}, or {FROM}N with N from 1 to {LARGEST}; and {BOARD_ONLY}"
JOINED = "+"


def check_order(order: str) -> None:
    parts = order.split(JOINED)
    if len({part == BOARD_ONLY for part in parts}) < len(parts):
        raise SetupError(f"of each kind there is one standing order at most: {FORM}")
    for part in parts:
        if part != BOARD_ONLY and not is_about_ambush(part):
            raise SetupError(f"no standing order {part!r}; there is {FORM} (rule 4.3.1)")


def is_about_ambush(order: str) -> bool:
    number = order.removeprefix(FROM)
    return order == NEVER or (
        number != order and number.isdecimal() and 1 <= int(number) <= LARGEST
    )


def obey(order: str, view: dict[str, Any], asked: dict[str, Any]) -> str | None:
    """The answer that these orders give to this question, or None if they give none."""
    for part in order.split(JOINED):
        answer = go_on(view, asked) if part == BOARD_ONLY else ambush(part, view, asked)
        if answer is not None:
            return answer
    return None


def ambush(order: str, view: dict[str, Any], asked: dict[str, Any]) -> str | None:
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
    return str(min(cards, key=lambda card: SUIT_OF[VOCABULARY.number(card)] == BIRD))


def go_on(view: dict[str, Any], asked: dict[str, Any]) -> str | None:
    """Leave a step of Daylight or what a faction offers to others, or go on as one's own does."""
    if asked["ask"] in ("craft-card", "last-things"):
        return "done"
    for offered in all_declared("orders", "go_on_elsewhere"):
        if (answer := offered(view, asked)) is not None:
            return str(answer)
    faction = view["players"][asked["seat"]]["faction"]
    own: GoOn | None = declared(faction, "orders", "go_on", None)
    return None if own is None else own(view, asked)
