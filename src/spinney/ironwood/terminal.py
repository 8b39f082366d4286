"""Ironwood in the terminal: readable in 80 columns, at ease in 120."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.ironwood.drill import TRACK_END
from spinney.ironwood.looks import (
    OURS_MARK,
    SLOTS,
    achievement,
    by_ring,
    card_name,
    contents,
    discarded,
    hand_cards,
    known_of_deck,
    mood,
    near,
    next_cards,
    notices,
    number,
    reconstructed,
    ring,
    side_title,
    slots_taken,
    status,
    supplies_of,
    touching,
    values,
)
from spinney.ironwood.words import VALUES
from spinney.symbols.captions import label
from spinney.symbols.printer import headline, sheet

DONE, OPEN = "●", "○"
CUBE = "■"
FACE_DOWN = "▒"
TURN = "▸"

SIGNS = {"mountains": ("▲", "yellow"), "forests": ("♣", "green")}
COLOURS = {"woodwalkers": "green", "ironclads": "yellow"}


def draw(view: dict[str, Any], text: Text) -> RenderableType:
    """A view as something that Rich can print."""
    return sheet(
        headline(text, status(view, text)),
        supplies(view, text),
        places(view, text, "mountains", "ridges", "forests"),
        places(view, text, "forests", "paths", "mountains"),
        sides(view, text),
        *(hand(view, text, side) for side in view["sides"] if side["side"] == view["side"]),
        *(Line(notice, "dim italic") for notice in notices(view, text)),
    )


def supplies(view: dict[str, Any], text: Text) -> Line:
    """The drill's track and hopper, and what is left for everybody."""
    drill, supply = view["drill"], view["supply"]
    left = ", ".join(f"{label(text, name)} {supply[name]}" for name in ("crystals", "cubes"))
    parts = (
        label(text, "track", n=drill["track"], last=TRACK_END),
        label(text, "hopper", n=drill["hopper"]),
        f"{label(text, 'supply')} ({left})",
    )
    return Line(" · ".join(parts), "dim")


# The board


def places(view: dict[str, Any], text: Text, kind: str, ways: str, others: str) -> Table:
    """One of the two nets: what is in each place, where its ways lead, and what it touches."""
    grid = Table(box=box.ROUNDED, expand=True, padding=(0, 1, 0, 0))
    grid.add_column(label(text, kind), ratio=9)
    grid.add_column(label(text, "there"), ratio=11)
    grid.add_column(label(text, ways), ratio=6)
    grid.add_column(label(text, others), ratio=6)
    ring_drawn = ""
    for place in by_ring(view, kind):
        if (where := ring(view, place)) != ring_drawn:
            ring_drawn = where
            grid.add_row(Line(label(text, where), "dim italic"))
        grid.add_row(
            place_name(view, text, kind, place),
            Line(", ".join(contents(view, text, place)), "bold") or Line("·", "dim"),
            numbered(view, kind, near(view, place)),
            numbered(view, others, touching(view, place)),
        )
    return grid


def place_name(view: dict[str, Any], text: Text, kind: str, place: str) -> Line:
    """The sign of the net; a forest has its number in its name."""
    sign, colour = SIGNS[kind]
    line = Line.assemble((f"{sign} ", colour), text.named(place))
    if kind == "mountains":
        line.append(f" ({number(view, place)})")
    return line


def numbered(view: dict[str, Any], kind: str, those: Iterable[str]) -> Line:
    """Some places of one net by their numbers."""
    sign, colour = SIGNS[kind]
    return Line.assemble((f"{sign} ", colour), " ".join(str(number(view, each)) for each in those))


# The sides


def sides(view: dict[str, Any], text: Text) -> Table:
    columns = Table.grid(expand=True, padding=(0, 2, 0, 0))
    for _ in view["sides"]:
        columns.add_column(ratio=1)
    columns.add_row(*(Group(*side_lines(view, text, side)) for side in view["sides"]))
    return columns


def side_lines(view: dict[str, Any], text: Text, side: dict[str, Any]) -> list[Line]:
    """All that lies on and beside one side's board."""
    colour = COLOURS[side["side"]]
    turn = f"{TURN} " if side["side"] == view["active"] and not view["result"] else ""
    lines = [
        Line.assemble((turn, "bold"), (side_title(view, text, side), f"bold {colour}")),
        *(Line(line, "italic") for line in mood(view, text, side)),
        Line(achievement(view, text, side)),
        Line(f"{label(text, 'actions')} {slots(view, side['side'])}"),
        count(text, "crystals", side["crystals"]),
        *(counted(*left) for left in supplies_of(view, text, side["side"])),
        wager(view, text, side),
        *permanents(view, text, side),
        *(zone(view, text, name, side[name]) for name in ("played", "lasting", "spent")),
        known_hand(view, text, side),
        zone(view, text, "deck", next_cards(side), side["deck"]["count"]),
        zone(view, text, "discard", side["discard"]),
    ]
    if side["side"] == "woodwalkers":
        lines += visions(view, text)
    return [line for line in lines if line]


def slots(view: dict[str, Any], side: str) -> str:
    taken = slots_taken(view, side)
    return DONE * taken + OPEN * (SLOTS - taken)


def count(text: Text, name: str, n: int) -> Line:
    return counted(label(text, name), n)


def counted(what: str, n: int) -> Line:
    return Line.assemble(f"{what} ", (str(n), "bold"))


def zone(
    view: dict[str, Any], text: Text, name: str, cards: list[str], n: int | None = None
) -> Line:
    """A zone with its size and the cards that are known to be there; nothing if it is empty."""
    return listed(text, name, len(cards) if n is None else n, names_of(view, text, cards))


def listed(text: Text, name: str, n: int, names: list[str]) -> Line:
    if not n and not names:
        return Line()
    line = count(text, name, n)
    return line.append(": " + ", ".join(names), "dim") if names else line


def names_of(view: dict[str, Any], text: Text, cards: Iterable[str]) -> list[str]:
    return [card_name(view, text, card) for card in cards]


def known_hand(view: dict[str, Any], text: Text, side: dict[str, Any]) -> Line:
    """The size of a hand; of somebody else's the known cards, since one's own is listed below."""
    own = side["side"] == view["side"]
    names = [] if own else names_of(view, text, hand_cards(side))
    return listed(text, "hand", side["hand"]["count"], names)


def wager(view: dict[str, Any], text: Text, side: dict[str, Any]) -> Line:
    """The card that is at stake in the combat; face down it is only a back."""
    card = side["wager"]
    if card is None:
        return Line()
    line = Line(f"{label(text, 'wager')} ", "bold")
    if card == "hidden":
        return line.append(f"{FACE_DOWN} {label(text, 'face-down')}")
    shown = [f"{label(text, name)} {n}" for name, n in values_of(view, card)]
    return line.append(", ".join([card_name(view, text, card), *shown]))


def values_of(view: dict[str, Any], card: str) -> list[tuple[str, int]]:
    return list(zip(VALUES, values(view, card), strict=True))


def permanents(view: dict[str, Any], text: Text, side: dict[str, Any]) -> list[Line]:
    """Each permanent card with its cubes."""
    if not side["permanents"]:
        return []
    lines = [Line(label(text, "permanents"), "bold")]
    for card, cubes in side["permanents"].items():
        line = Line.assemble((CUBE * cubes, COLOURS[side["side"]]), f" {cubes} ")
        lines.append(line.append(card_name(view, text, card)))
    return lines


def visions(view: dict[str, Any], text: Text) -> list[Line]:
    """The visions: held, in the deck with the depth of those that are known, found, burned."""
    zones = view["visions"]
    held, burned = zones["hand"], zones["burned"]
    deep = [f"{depth} {text.named(word)}" for depth, word in known_of_deck(zones)]
    return [
        listed(text, "visions", held["count"], [text.named(word) for word in held["known"]]),
        listed(text, "vision-deck", len(zones["deck"]), deep),
        listed(text, "found", len(zones["found"]), [text.named(word) for word in zones["found"]]),
        listed(
            text, discarded(view), burned["count"], [text.named(word) for word in burned["known"]]
        ),
    ]


# The reader's hand


def hand(view: dict[str, Any], text: Text, side: dict[str, Any]) -> Table:
    """The cards with their combat values."""
    title = f"{label(text, 'hand')} {side['hand']['count']}"
    cards = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    cards.add_column(Line(title, "bold"))
    cards.add_column("")
    for name in VALUES:
        cards.add_column(label(text, name), justify="right")
    for card in hand_cards(side):
        mark = f" {OURS_MARK}" if reconstructed(view, card) else ""
        called = Line.assemble(card_name(view, text, card), (mark, "dim"))
        cards.add_row(Line(card, "dim"), called, *(str(n) for _, n in values_of(view, card)))
    return cards
