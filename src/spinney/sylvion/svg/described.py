"""The picture in words, for whoever does not see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spinney.core.text import Text
from spinney.sylvion.looks import (
    ROWS,
    edge_line,
    hand_title,
    hands_in_order,
    last_turn,
    seen_of_hand,
    status,
)
from spinney.symbols.captions import label, named, tally


def described(view: dict[str, Any], text: Text) -> list[str]:
    scene = mobilisation if view["phase"] == "mobilisation" else battle
    return [
        *status(view, text, last_turn(view)),
        edge_line(view, text),
        *scene(view, text),
        *zones(view, text),
    ]


def battle(view: dict[str, Any], text: Text) -> list[str]:
    parts = [f"{square} {text.named(word)}" for square, word in sorted(view["board"].items())]
    if view["figure"] in view["board"]:
        parts.append(f"{label(text, 'figure')} {view['figure']}")
    for row, pile in zip(ROWS, view["stacks"], strict=True):
        known = ((word, 1) for word in pile["known"])
        parts.append(listed(f"{label(text, 'stack')} {row}5", pile["count"], known, text))
    for owner in hands_in_order(view):
        count, cards = view["hands"][owner]["count"], seen_of_hand(view, owner)
        parts.append(listed(hand_title(view, text, owner), count, cards, text))
    return parts


def mobilisation(view: dict[str, Any], text: Text) -> list[str]:
    parts = [f"{label(text, 'pile')} {view['pile']}"]
    for number, column in enumerate(view["columns"], start=1):
        title = f"{label(text, 'column')} {number}"
        parts.append(listed(title, len(column), tally(column), text))
        parts.append(f"{label(text, 'desertion')} {view['desertion'].count(number)}")
    return parts


def zones(view: dict[str, Any], text: Text) -> list[str]:
    return [
        f"{label(text, 'deck')} {view['deck']['count']}",
        *(
            listed(label(text, name), len(view[name]), tally(view[name]), text)
            for name in ("feats", "discard", "removed")
            if view[name]
        ),
    ]


def listed(title: str, count: int, cards: Iterable[tuple[str, int]], text: Text) -> str:
    """A zone with its size and the cards that are known to be there."""
    names = ", ".join(f"{n} {text.named(word)}" if n > 1 else text.named(word) for word, n in cards)
    return named(f"{title} {count}", names) if names else f"{title} {count}"
