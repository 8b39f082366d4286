"""The hands below the battlefield, each a fan in which equal cards lie together."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.sylvion.looks import hand_title, hands_in_order, seen_of_hand
from spinney.sylvion.svg.cards import DEFENDER, back, card, card_thing, price
from spinney.sylvion.svg.layout import BELOW, NOTE
from spinney.symbols.pen import group, path, rotation, seal, slip, thing, trace, write
from spinney.symbols.picture import CARD as CARD_SHEET
from spinney.symbols.picture import Part, Sheet

CARD, TALL = 100, 146
AROUND = (-10, -16, CARD + 28, TALL + 22)
"""The room that a card takes, with its marks and the cards below it."""
PITCH = CARD + 14
FAN = BELOW + 90
"""The upper edge of the cards."""


def hands(view: dict[str, Any]) -> tuple[list[Sheet], float]:
    """The reader's own hand, or all for whoever only watches; and the card being played."""
    sheets: list[Sheet] = []
    ends = []
    for owner, x, room in rooms(view):
        cards, end = hand(view, owner, x, room - 20)
        sheets += cards
        ends.append(end)
    if view["playing"]:
        x, y = NOTE - 150, FAN - 26
        part = Part("playing", face, (view["playing"],))
        place = f"translate({trace(x, y)}) {rotation(5, 0, 26)}"
        sheets.append(Sheet("playing", CARD_SHEET, AROUND, [part], place))
    return sheets, max(ends)


def rooms(view: dict[str, Any]) -> list[tuple[int, float, float]]:
    """Whose hands are shown, from where on, and how much room each has."""
    seat = view["seat"]
    owners = [seat] if seat >= 0 else hands_in_order(view)
    room = (NOTE - 52 - (130 if view["playing"] else 0)) / len(owners)
    return [(owner, 30 + i * room, room) for i, owner in enumerate(owners)]


def headings(view: dict[str, Any], text: Text) -> str:
    """What stands above the hands on the page."""
    written = (
        write(x, FAN - 20, f"{hand_title(view, text, owner)} {held(view, owner)}", 20, "title")
        for owner, x, _ in rooms(view)
    )
    return group(*written, data_part="hand")


def held(view: dict[str, Any], owner: int) -> int:
    count: int = view["hands"][owner]["count"]
    return count


def hand(view: dict[str, Any], owner: int, x: float, room: float) -> tuple[list[Sheet], float]:
    """One hand in as many rows as it needs; what is not known of it lies face down at the end."""
    faces = seen_of_hand(view, owner)
    hidden = held(view, owner) - sum(count for _, count in faces)
    name = hand_place(owner)
    parts = [Part(f"{name}.{word}", face_up, (name, word, count)) for word, count in faces]
    if hidden:
        parts.append(Part(f"{name}.hidden", face_down, (name, hidden)))
    across = int((room + PITCH - CARD) // PITCH)
    sheets = []
    for i, part in enumerate(parts):
        row, column = divmod(i, across)
        left, top = x + column * PITCH, FAN + row * (TALL + 28)
        lean = (column - (min(len(parts), across) - 1) / 2) * 0.8
        place = f"translate({trace(left, top)}) {rotation(lean, CARD / 2, TALL)}"
        sheets.append(Sheet(part.name, CARD_SHEET, AROUND, [part], place))
    rows = max(1, -(-len(parts) // across))
    return sheets, FAN + rows * (TALL + 28)


def hand_place(owner: int) -> str:
    """What a hand is called as a place."""
    return f"hand.{owner}"


def face(text: Text, word: str) -> str:
    """The card being played."""
    return thing(card_thing(word), "playing", card(word, text, 0, 0, CARD, TALL, 4))


def face_up(text: Text, place: str, word: str, count: int) -> str:
    seed = len(word)
    under = (
        path(slip(4 * i, -4 * i, CARD, TALL, seed + i), "slip")
        for i in range(min(count, 4) - 1, 0, -1)
    )
    return thing(
        card_thing(word),
        place,
        *under,
        card(word, text, 0, 0, CARD, TALL, seed),
        price(word, CARD - 30, -6, 36),
        times(count, CARD - 14, 90),
        count=count,
    )


def face_down(text: Text, place: str, count: int) -> str:
    backs = (
        back("leaf", 5 * i, -4 * i, CARD, TALL, count + i) for i in range(min(count, 4) - 1, -1, -1)
    )
    return thing(DEFENDER, place, *backs, times(count, CARD - 14, 90), count=count)


def times(count: int, x: float, y: float) -> str:
    return seal(x, y, f"\N{MULTIPLICATION SIGN}{count}") if count > 1 else ""
