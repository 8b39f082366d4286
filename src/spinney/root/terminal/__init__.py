"""Root in the terminal: readable in 80 columns, at ease in 120."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.root.hirelings.terminal import panel
from spinney.root.looks import (
    CARDS,
    by_suit,
    counted,
    drafted,
    fighting,
    own_hand,
    seen_cards,
    status,
)
from spinney.root.terminal.boards import faction_board
from spinney.root.terminal.marks import cards, suits
from spinney.root.terminal.woodland import forests, woodland
from spinney.symbols.captions import label, named, tally
from spinney.symbols.printer import headline, sheet

UNKNOWN = "?"
"""A card face down."""


def draw(view: dict[str, Any], text: Text) -> RenderableType:
    """A view as something that Rich can print."""
    above = headline(text, (*status(view, text), *fighting(view, text)))
    table = (woodland(view, text), forests(view, text), supply(view, text))
    boards = (faction_board(view, text, player) for player in drafted(view))
    held = own_hand(view)
    below = [] if held is None else [hand(held, text)]
    return sheet(above, *table, *landmarks(view, text), *panel(view, text), *boards, *below)


def supply(view: dict[str, Any], text: Text) -> Line:
    """What belongs to nobody: deck, discard pile, items, available dominance cards."""
    line = Line(f"{label(text, 'deck')} {view['deck_count']}")
    line.append(f" · {label(text, 'discard')} {len(view['discard'])}")
    for suit, count in by_suit(view["discard"]):
        line.append(" ").append(suits([suit], text)).append(str(count), "dim")
    if view["item_supply"]:
        items = ", ".join(counted(word, n, text) for word, n in tally(view["item_supply"]))
        line.append(f" · {label(text, 'items')} {items}")
    if view["available"]:
        line.append(f" · {label(text, 'available')} ").append(cards(view["available"], text))
    return line


def landmarks(view: dict[str, Any], text: Text) -> list[Line]:
    """Those that are still to be set up, and what lies on the cards of the others."""
    lines = pool(view, text)
    for name, there in view["landmarks"].items():
        line = Line(text.named(name), "bold")
        if there["clearing"] is None:
            lines.append(line)
        elif "cards" in there:
            known = [text.named(card) if card else UNKNOWN for card in there["cards"]]
            lines.append(line.append(f" {', '.join(known)}", "not bold"))
        elif "items" in there:
            items = ", ".join(counted(word, n, text) for word, n in tally(there["items"]))
            lines.append(line.append(f" {items}", "not bold"))
    return lines


def pool(view: dict[str, Any], text: Text) -> list[Line]:
    """The factions that can be chosen (A.8.1)."""
    if not view["pool"]:
        return []
    told = []
    for faction in view["pool"]["factions"]:
        locked = faction == view["pool"]["locked"]
        name = text.named(faction)
        if beside := view["pool"]["beside"].get(faction):
            name = named(name, text.named(beside))
        told.append(f"{name} ({label(text, 'locked')})" if locked else name)
    return [Line.assemble((label(text, "pool"), "bold"), f" {', '.join(told)}")]


def hand(held: dict[str, Any], text: Text) -> Group:
    """The reader's cards: suit, name, what it takes to craft them, what that brings."""
    title = Line(f"{label(text, 'hand')} {held['count']}", "bold")
    listed = Table.grid(padding=(0, 2, 0, 0))
    for word, count in tally(seen_cards(held)):
        card = CARDS[word]
        gain = f"{text.named(card.item)} +{card.points}" if card.item else ""
        listed.add_row(
            str(count), suits([card.suit], text), text.named(word), suits(card.cost, text), gain
        )
    return Group(title, listed)
