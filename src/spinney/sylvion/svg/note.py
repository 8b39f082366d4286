"""The note on the right: every zone that is not on the battlefield."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.sylvion.looks import hand_title, hands_in_order, seen_of_hand
from spinney.sylvion.svg.cards import chips, chips_height, strip
from spinney.sylvion.svg.layout import NOTE, NOTE_WIDTH, Block
from spinney.symbols.captions import label, tally
from spinney.symbols.pen import group, path, sketch, slip, stroke, symbol, wash, write

X, ROOM = NOTE + 14, NOTE_WIDTH - 26
FIRST = 72


def note(view: dict[str, Any], text: Text, least: float) -> Block:
    """Block below block; and where the page ends, which is at this height or lower."""
    y = float(FIRST)
    drawn = []
    for block, height in blocks(view, text):
        drawn.append(group(block, transform=f"translate(0 {y})"))
        y += height
    y = max(y, least - 30)
    paper = (
        path(slip(NOTE + 4, 30, NOTE_WIDTH, y - 30, 21), "shadow"),
        path(slip(NOTE, 24, NOTE_WIDTH, y - 28, 21), "tint"),
        wash(("sand", 0.9, slip(NOTE + 80, 12, 90, 26, 33))),
    )
    return "".join((*paper, *drawn)), y + 30


def blocks(view: dict[str, Any], text: Text) -> list[Block]:
    """The partner's hand, the Feats, the defenders' zones, the Ravage's; each drawn from 0 on."""
    found = []
    if view["seat"] >= 0:
        for owner in hands_in_order(view)[1:]:
            name, count = hand_title(view, text, owner), view["hands"][owner]["count"]
            found.append(zone("leaf", name, count, seen_of_hand(view, owner), text))
    if view["feats"]:
        found.append(feats(view["feats"], text))
    deck = view["deck"]
    seen = [(word, 1) for word in deck["known"]] + tally(view["recruited"])
    found.append(zone("leaf", label(text, "deck"), deck["count"], seen, text))
    for mark, name, field in (
        ("leaf", "unseen", "unseen"),
        ("leaf", "discard", "discard"),
        ("leaf", "removed", "removed"),
        ("ember", "unseen", "ravage_unseen"),
        ("ember", "discard", "ravage_discard"),
    ):
        if view[field]:
            found.append(zone(mark, label(text, name), len(view[field]), tally(view[field]), text))
    return found


def zone(mark: str, name: str, count: int, cards: list[tuple[str, int]], text: Text) -> Block:
    """A zone: whose side it is on, its name, its size, and what is known to be there."""
    drawn = "".join(
        (
            sketch(symbol(f"{mark}-back", X - 8, -20, 26)),
            write(X + 22, 0, name, 19, "title", ROOM - 62),
            write(X + ROOM, 0, str(count), 20, "text", text_anchor="end"),
            path(stroke(X, 8, X + ROOM, 8, count, 1), "pencil"),
            chips(cards, text, X, 12, ROOM),
        )
    )
    return drawn, 40 + chips_height(cards, ROOM)


def feats(words: list[str], text: Text) -> Block:
    title = write(X, 0, label(text, "feats"), 19, "title")
    strips = (strip(word, text, X - 2, 12 + i * 48, ROOM, 43, i) for i, word in enumerate(words))
    return title + "".join(strips), 42 + 48 * len(words)
