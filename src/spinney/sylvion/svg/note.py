"""The note on the right: every zone that is not on the battlefield."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.sylvion.looks import hands_in_order, seen_of_hand
from spinney.sylvion.svg.cards import DEFENDER, chips, chips_height, strip
from spinney.sylvion.svg.hands import hand_place
from spinney.sylvion.svg.layout import NOTE, NOTE_WIDTH
from spinney.symbols.captions import label, named, tally
from spinney.symbols.pen import apart, group, path, sketch, slip, stroke, symbol, thing, wash, write
from spinney.symbols.picture import ASIDE, Part, Sheet, moved

X, ROOM = NOTE + 14, NOTE_WIDTH - 26
FIRST = 72
LISTS = ("unseen", "ravage_unseen")
"""What only lists cards that lie somewhere else."""
ALONE = -1
"""Instead of whose hand it is."""


def note(view: dict[str, Any], least: float) -> tuple[Sheet, float]:
    """Block below block; and where the page ends, which is at this height or lower."""
    y = float(FIRST)
    parts = []
    for part, height in blocks(view):
        parts.append(moved(part, 0, y))
        y += height
    y = max(y, least - 30)
    box = (NOTE - 4, 8, NOTE_WIDTH + 14, y + 6)
    return Sheet("note", ASIDE, box, [Part("note.paper", paper, (y,)), *parts]), y + 30


def paper(text: Text, y: float) -> str:
    return "".join(
        (
            path(slip(NOTE + 4, 30, NOTE_WIDTH, y - 30, 21), "shadow"),
            path(slip(NOTE, 24, NOTE_WIDTH, y - 28, 21), "tint"),
            wash(("sand", 0.9, slip(NOTE + 80, 12, 90, 26, 33))),
        )
    )


def blocks(view: dict[str, Any]) -> list[tuple[Part, float]]:
    """The partner's hand, the Feats, the defenders' zones, the Ravage's; each drawn from 0 on."""
    found = []
    if view["seat"] >= 0:
        for owner in hands_in_order(view)[1:]:
            cards, count = seen_of_hand(view, owner), view["hands"][owner]["count"]
            found.append(zone("leaf", "hand", hand_place(owner), count, cards, owner))
    if view["feats"]:
        part = Part("note.feats", feats, (view["feats"],))
        found.append((part, 42 + 48 * len(view["feats"])))
    deck = view["deck"]
    seen = [(word, 1) for word in deck["known"]] + tally(view["recruited"])
    found.append(zone("leaf", "deck", "deck", deck["count"], seen))
    for mark, name, field in (
        ("leaf", "unseen", "unseen"),
        ("leaf", "discard", "discard"),
        ("leaf", "removed", "removed"),
        ("ember", "unseen", "ravage_unseen"),
        ("ember", "discard", "ravage_discard"),
    ):
        if view[field]:
            cards = tally(view[field])
            found.append(zone(mark, name, field, len(view[field]), cards))
    return found


def zone(
    mark: str, name: str, place: str, count: int, cards: list[tuple[str, int]], owner: int = ALONE
) -> tuple[Part, float]:
    part = Part(f"note.{place}", told, (mark, name, place, count, cards, owner))
    return part, 40 + chips_height(cards, ROOM)


def told(
    text: Text,
    mark: str,
    name: str,
    place: str,
    count: int,
    cards: list[tuple[str, int]],
    owner: int,
) -> str:
    """A zone: whose side it is on, its name, its size, and what is known to be there."""
    title = label(text, name) if owner == ALONE else named(text.player(owner), label(text, name))
    listed = place in LISTS
    hidden = 0 if listed else count - sum(n for _, n in cards)
    sign = sketch(symbol(f"{mark}-back", X - 8, -20, 26))
    shown = chips(cards, "" if listed else place, text, X, 12, ROOM)
    return "".join(
        (
            thing(DEFENDER, place, sign, count=hidden) if hidden else sign,
            write(X + 22, 0, title, 19, "title", ROOM - 62),
            write(X + ROOM, 0, str(count), 20, "text", text_anchor="end"),
            path(stroke(X, 8, X + ROOM, 8, count, 1), "pencil"),
            group(shown, data_place=place),
        )
    )


def feats(text: Text, words: list[str]) -> str:
    title = write(X, 0, label(text, "feats"), 19, "title")
    strips = (
        strip(word, nth, "feats", text, X - 2, 12 + i * 48, ROOM, 43, i)
        for i, (word, nth) in enumerate(apart(words))
    )
    return title + "".join(strips)
