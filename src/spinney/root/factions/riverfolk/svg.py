"""The board of the Riverfolk: services and their prices, the boxes, a track for each suit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spinney.core.state import Event
from spinney.core.text import Text
from spinney.root.factions.riverfolk.looks import (
    BOXES,
    POINTS,
    PRICES,
    SERVICE_NAMES,
    buyers,
    left_board,
    listed,
    post_of,
)
from spinney.root.svg.fight import Fight
from spinney.root.svg.layout import Own
from spinney.root.svg.pieces import emblem, mark_of, points, space, tally_mark
from spinney.root.svg.tracks import SPACE, heading
from spinney.symbols.captions import label, named
from spinney.symbols.pen import group, slip, symbol, target, thing, write
from spinney.symbols.picture import Part, moved

COLOURS = {"riverfolk": "water"}
ROW, PRICE, PITCH = 30, 28, 32
"""Of the services: how high one is, how broad a price, how far apart prices are."""
BOX, FUND = 132, 42
"""How broad a box is, and the room for the warriors of one owner."""
ACROSS = 3


def board(player: dict[str, Any], text: Text, phase: str, mine: bool) -> Own:
    own, name = player["board"], player["faction"]
    parts = []
    for i, service in enumerate(SERVICE_NAMES):
        offer = (service, own["prices"][service], buyers(own, service))
        parts.append(moved(Part(f"{name}.{service}", offered, offer), 0, i * ROW))
    top = len(SERVICE_NAMES) * ROW + 6
    for i, box in enumerate(BOXES):
        part = Part(f"{name}.{box}", warriors_in, (name, box, own[box]))
        parts.append(moved(part, i * BOX, top))
    below = top + 24 + max(rows(own[box]) for box in BOXES) * 34
    for i, (suit, posts) in enumerate(own["posts"].items()):
        told = (name, suit, posts, own["crafting"][suit])
        parts.append(moved(Part(f"{name}.{suit}", posts_of, told), i * BOX, below))
    return parts, below + SPACE + 24


def rows(box: dict[str, int]) -> int:
    return max(1, -(-len(box) // ACROSS))


def offered(text: Text, service: str, price: int, bought_by: Sequence[str]) -> str:
    """A service: its marker on its price, and who has bought it for this turn."""
    drawn = [
        symbol(mark_of(service), 0, 1, 26),
        write(32, 20, text.named(service), 15, "text", 108),
    ]
    for i, cost in enumerate(PRICES):
        x = 146 + i * PITCH
        drawn.append(space(x, 1, PRICE, 26, i, "slip" if cost == price else "slot"))
        if cost == price:
            drawn.append(symbol("service-marker", x + 1, 0, 27))
        drawn.append(write(x + PRICE / 2, 20, str(cost), 15, "number sp-dark", PRICE - 4))
    drawn += (emblem(who, 280 + i * 28, 1, 26) for i, who in enumerate(bought_by))
    names = ", ".join(text.named(who) for who in bought_by)
    title = f"{text.named(service)} {price}"
    title = named(title, names) if names else title
    return target(service, slip(0, 0, 276, 28, price), *drawn, title=title)


def warriors_in(text: Text, faction: str, box: str, held: dict[str, int]) -> str:
    """The warriors in a box by their owners; a fund can be chosen by clicking on it."""
    place, total = f"{faction}.{box}", sum(held.values())
    name = f"{label(text, box)} {total}"
    drawn = [heading(0, 12, name, BOX - 6)]
    drawn.append(space(0, 18, BOX - 8, rows(held) * 34 + 2, total))
    for i, (owner, count) in enumerate(held.items()):
        x, y = 3 + i % ACROSS * (FUND - 2), 20 + i // ACROSS * 34
        kind = f"warrior-{owner}"
        answers: dict[str, Any] = {"data_word": owner} if box == "funds" else {}
        drawn.append(
            thing(
                kind,
                place,
                symbol(mark_of(kind), x, y, 30),
                tally_mark(x + 28, y + 24, count, 20),
                count=count,
                title=f"{text.named(owner)} {count}",
                **answers,
            )
        )
    return group(*drawn, title=named(name, listed(held, text)) if held else name)


def posts_of(
    text: Text, faction: str, suit: str, posts: dict[str, int], crafting: dict[str, int]
) -> str:
    """Trade posts that are left cover their spaces; funds craft on those that are empty."""
    piece, gone = post_of(suit), left_board(posts)
    name = f"{text.named(piece)} {posts['on_map']}"
    if posts["lost"]:
        name = f"{name} · {label(text, 'posts-lost')} {posts['lost']}"
    drawn = [heading(0, 12, name, BOX - 6)]
    crafters = [owner for owner, n in crafting.items() for _ in range(n)]
    for i, worth in enumerate(POINTS):
        x = i * (SPACE + 4)
        drawn.append(space(x, 18, SPACE, SPACE, i, "slip" if i < gone else "slot"))
        if i >= gone:
            mark = symbol(mark_of(piece), x + 2, 19, SPACE - 4)
            drawn.append(thing(piece, faction, mark, nth=i + 1))
            drawn.append(points(worth, x + SPACE - 19, 18 + SPACE - 21, 24))
        else:
            drawn.append(symbol(suit, x + 5, 23, SPACE - 10, class_="sp-faint"))
    for i, owner in enumerate(crafters):
        kind = f"warrior-{owner}"
        mark = symbol(mark_of(kind), i * (SPACE + 4) + 3, 20, SPACE - 6)
        drawn.append(thing(kind, f"{faction}.{suit}", mark, nth=i + 1, title=text.named(owner)))
    return group(*drawn, title=name)


def described(own: dict[str, Any], text: Text) -> list[str]:
    """The board in words."""
    found = []
    for service in SERVICE_NAMES:
        names = ", ".join(text.named(who) for who in buyers(own, service))
        told = f"{text.named(service)} {own['prices'][service]}"
        found.append(named(told, names) if names else told)
    found += (named(label(text, box), listed(own[box], text)) for box in BOXES if own[box])
    for suit, posts in own["posts"].items():
        found.append(f"{text.named(post_of(suit))} {posts['on_map']}")
        if own["crafting"][suit]:
            crafted = f"{label(text, 'committed')} {text.named(suit)}"
            found.append(named(crafted, listed(own["crafting"][suit], text)))
    return found


# In battle


def mercenaries_fight(fight: Fight, event: Event) -> None:
    """11.2.7.III: mercenaries attack on the buyer's side."""
    fight.sides[0].ally, fight.sides[0].lent = "riverfolk", event.args[1]


READ = {"mercenaries-fight": mercenaries_fight}
"""What the events that only the Riverfolk have add to the picture of a battle."""
