"""What the drawings, in the terminal and in SVG, both read off the cards of hirelings."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.looks import hirelings, number
from spinney.symbols.captions import label, named


def pawn(board: dict[str, Any]) -> str:
    """Where its pawn is, if it has one: a clearing or a forest."""
    return str(board.get("place") or board.get("forest") or "")


def watched(view: dict[str, Any]) -> list[tuple[int, int]]:
    """The paths with a bandit on them."""
    return [
        (number(a), number(b))
        for card in hirelings(view)
        for a, b in card["board"].get("paths", [])
    ]


def service(card: dict[str, Any], text: Text) -> str:
    """Who controls a hireling, and for how long."""
    if card["controller"] is None:
        return label(text, "hireling-free")
    of = text.say(f"role-{card['controller']}.of")
    return named(label(text, "hireling-of", of=of), str(card["control"]))


def on_card(card: dict[str, Any], text: Text) -> list[str]:
    """What else lies on the card, or belongs to it."""
    board = card["board"]
    told = []
    if board.get("saved"):
        told.append(f"{label(text, 'on-card')} {board['saved']}")
    if "items" in board:
        items = ", ".join(text.named(item) for item in board["items"])
        told.append(named(label(text, "on-card"), items))
    if board.get("forest"):
        told.append(text.named(board["forest"]))
    if board.get("paths"):
        pairs = ", ".join(f"{number(a)}-{number(b)}" for a, b in board["paths"])
        told.append(named(label(text, "watched"), pairs))
    if board.get("kept"):
        kept = ", ".join(text.named(word) for word in board["kept"])
        told.append(named(label(text, "kept"), kept))
    if board.get("listeners"):
        held = ", ".join(f"{text.named(who)} {text.named(c)}" for who, c in board["listeners"])
        told.append(named(label(text, "listeners"), held))
    return told


def markers(view: dict[str, Any], text: Text) -> list[str]:
    """The hireling markers on the score track, and who has yet to take a hireling."""
    table = view["hirelings"]
    told = []
    if table["spaces"]:
        told.append(named(label(text, "hireling-markers"), ", ".join(table["spaces"])))
    told += [named(label(text, "hireling-markers"), text.named(who)) for who in table["due"]]
    return told


def described(view: dict[str, Any], text: Text) -> list[str]:
    """All of it in words."""
    told = []
    for card in hirelings(view):
        parts = [service(card, text), *on_card(card, text)]
        told.append(named(text.named(card["card"]), ", ".join(parts)))
    return [*told, *markers(view, text)] if told else []
