"""What the drawings, in the terminal and in SVG, both read off a view."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.sylvion.box import BOX
from spinney.symbols.captions import label, named, tally

CARDS = {card.name: card for card in BOX.cards}
ROWS = "abcd"
COLUMNS = range(1, 5)
FIRE = ("elemental", "bearer", "blazing")
"""The families that move."""
PRICED = ("fountain", "tree", "animal")
"""The families that are played from a hand."""

STEP_RULES = {
    "muster": "2",
    "summon": "2.2",
    "desert": "2.4",
    "array": "1.2",
    "reveal": "3.1",
    "window": "3.1",
    "support": "3.1",
    "move": "3.2",
    "reinforce": "3.3",
    "defend": "3.4",
    "limit": "3.4",
    "assault": "4.4",
}
"""The rule whose heading is the name of each step."""


def value(word: str) -> str:
    """What is read off a card first: strength, vitality, or the letter that orders its turn."""
    card = CARDS[word]
    if card.family == "tree":
        return str(card.vitality)
    if card.family == "fountain" or card.family in FIRE:
        return str(card.strength)
    return card.letter


def ahead(board: dict[str, str], square: str) -> str:
    """Where the elemental on a square goes next; lakes are no squares for it (6.1)."""
    row, column = square[0], int(square[1]) - 1
    while board.get(f"{row}{column}") == "acid_lake":
        column -= 1
    return f"{row}{column}"


def status(view: dict[str, Any], text: Text, last: bool) -> list[str]:
    """Where the game stands, in a few words each."""
    parts = [label(text, view["phase"])]
    if view["phase"] == "mobilisation":
        parts.append(f"{label(text, 'call')} {view['call']}")
    else:
        parts.append(f"{label(text, 'turn')} {view['turn']}")
    if view["result"]:
        return [*parts, label(text, view["result"])]
    parts.append(text.rule(STEP_RULES[view["stage"]]))
    if view["players"] > 1:
        parts.append(named(label(text, "active"), text.player(view["active"])))
    if last:
        parts.append(label(text, "last-turn"))
    if view["barrage"]:
        parts.append(label(text, "barrage"))
    if view["points"]:
        parts.append(f"{label(text, 'points')} {view['points']}")
    return parts


def edge_line(view: dict[str, Any], text: Text) -> str:
    """How much of the Edge blooms, and how much does not."""
    bloom, desolate = view["bloom"], view["edge"] - view["bloom"]
    return f"{label(text, 'bloom')} {bloom}, {label(text, 'desolation')} {desolate}"


def last_turn(view: dict[str, Any]) -> bool:
    """3.5: no Ravage card is left to reveal."""
    return view["phase"] == "battle" and view["turn"] > 0 and not view["stacks"][0]["count"]


def hands_in_order(view: dict[str, Any]) -> list[int]:
    """Whose hands there are, the reader's own first."""
    return sorted(range(view["players"]), key=lambda owner: owner != view["seat"])


def hand_title(view: dict[str, Any], text: Text, owner: int) -> str:
    """What a hand is called, with its owner where there are several."""
    hand = label(text, "hand")
    return hand if view["players"] == 1 else named(text.player(owner), hand)


def seen_of_hand(view: dict[str, Any], owner: int) -> list[tuple[str, int]]:
    """The cards of a hand that the reader knows: all, or some of a hidden one."""
    hand = view["hands"][owner]
    return tally(hand["cards"] if "cards" in hand else hand["known"])
