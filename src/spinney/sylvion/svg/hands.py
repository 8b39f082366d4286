"""The hands below the battlefield, each a fan in which equal cards lie together."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.sylvion.looks import hand_title, hands_in_order, seen_of_hand
from spinney.sylvion.svg.cards import back, card, price
from spinney.sylvion.svg.layout import BELOW, NOTE, Block
from spinney.symbols.pen import group, part, path, rotation, seal, slip, write

CARD, TALL = 94, 138
PITCH = CARD + 14
FAN = BELOW + 90
"""The upper edge of the cards."""


def hands(view: dict[str, Any], text: Text) -> Block:
    """The reader's own hand, or all for whoever only watches; and the card being played."""
    seat = view["seat"]
    owners = [seat] if seat >= 0 else hands_in_order(view)
    playing = view["playing"]
    room = (NOTE - 52 - (130 if playing else 0)) / len(owners)
    drawn = []
    ends = []
    for i, owner in enumerate(owners):
        shown, end = hand(view, text, owner, 30 + i * room, room - 20)
        drawn.append(shown)
        ends.append(end)
    if playing:
        x = NOTE - 150
        face = card(playing, text, x, FAN - 26, CARD, TALL, 4)
        drawn.append(part("card", around(x, FAN - 26), face, transform=rotation(5, x, FAN)))
    return group(*drawn, data_part="hand"), max(ends)


def hand(view: dict[str, Any], text: Text, owner: int, x: float, room: float) -> Block:
    """One hand in as many rows as it needs; what is not known of it lies face down at the end."""
    faces = seen_of_hand(view, owner)
    held = view["hands"][owner]["count"]
    hidden = held - sum(count for _, count in faces)
    places = len(faces) + (hidden > 0)
    across = int((room + PITCH - CARD) // PITCH)
    drawn = [write(x, FAN - 20, f"{hand_title(view, text, owner)} {held}", 20, "title")]
    for i in range(places):
        row, column = divmod(i, across)
        left, top = x + column * PITCH, FAN + row * (TALL + 28)
        if i < len(faces):
            shown = face_up(*faces[i], text, left, top)
        else:
            shown = face_down(hidden, left, top)
        lean = (column - (min(places, across) - 1) / 2) * 0.8
        turn = rotation(lean, left + CARD / 2, top + TALL)
        drawn.append(part("card", around(left, top), shown, transform=turn))
    rows = max(1, -(-places // across))
    return "".join(drawn), FAN + rows * (TALL + 28)


def around(x: float, y: float) -> tuple[float, float, float, float]:
    """The room that a card takes, with its marks and the cards below it."""
    return x - 10, y - 16, CARD + 28, TALL + 22


def face_up(word: str, count: int, text: Text, x: float, y: float) -> str:
    under = (
        path(slip(x + 4 * i, y - 4 * i, CARD, TALL, int(x) + i), "slip")
        for i in range(min(count, 4) - 1, 0, -1)
    )
    return "".join(
        (
            *under,
            card(word, text, x, y, CARD, TALL, int(x)),
            price(word, x + CARD - 30, y - 6, 36),
            times(count, x + CARD - 14, y + 90),
        )
    )


def face_down(count: int, x: float, y: float) -> str:
    backs = (
        back("leaf", x + 5 * i, y - 4 * i, CARD, TALL, int(x) + i)
        for i in range(min(count, 4) - 1, -1, -1)
    )
    return "".join(backs) + times(count, x + CARD - 14, y + 90)


def times(count: int, x: float, y: float) -> str:
    return seal(x, y, f"\N{MULTIPLICATION SIGN}{count}") if count > 1 else ""
