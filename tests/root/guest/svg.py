"""The board of the Otter Guild: the Burrow, the wharves, what is in the Nets and the caches."""

from __future__ import annotations

from typing import Any

from root.guest.looks import HOME_WORD, WHARVES, lists, told_of, used_up
from spinney.core.text import Text
from spinney.root.looks import counted, number, suit_of
from spinney.root.svg.cards import Strip, strips
from spinney.root.svg.layout import COLUMN_WIDTH, Block
from spinney.root.svg.pieces import crowd, mark_of, space
from spinney.root.svg.tracks import heading, track
from spinney.symbols.captions import label, named, tally
from spinney.symbols.pen import group, slip, target

COLOURS = {"guest": "violet"}
HOME, PITCH, TOP = 116, 43, 18
ROOM = COLUMN_WIDTH - 28


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> Block:
    own = player["board"]
    told = [
        *(
            Strip(suit_of(card), counted(card, n, text), word=card)
            for card, n in tally(own["nets"])
        ),
        *(cache(place, there, text) for place, there in own["caches"].items()),
        *(
            Strip(mark_of(who), named(label(text, "hired"), text.named(who)))
            for who in own["hired"]
        ),
    ]
    listed, end = strips(told, 0, TOP + 60, ROOM)
    return "".join((burrow(own, text), wharves(own, text), listed)), TOP + 60 + end


def burrow(own: dict[str, Any], text: Text) -> str:
    """The clearing beside the map, to be clicked on as any other."""
    name = f"{text.label(HOME_WORD)} {own['burrow']}"
    there = crowd("guest", own["burrow"], text, 8, TOP + 6, 32) if own["burrow"] else ""
    outline = slip(0, TOP, HOME - 16, 48, 3)
    drawn = target("burrow", outline, space(0, TOP, HOME - 16, 48, 3), there, title=name)
    return heading(0, 12, name, HOME - 10) + drawn


def wharves(own: dict[str, Any], text: Text) -> str:
    name = f"{text.named('guest_building')} {own['wharves']['on_map']}"
    gone = own["wharves"]["lost"]
    title = f"{name} · {label(text, 'gone')} {gone}" if gone else name
    spaces = track(mark_of("guest_building"), WHARVES, used_up(own), HOME, TOP + 6, PITCH)
    return heading(HOME, 12, title, ROOM - HOME) + group(spaces, title=title)


def cache(place: str, there: dict[str, Any], text: Text) -> Strip:
    known = there["kind"] is not None
    told = f"{number(place)} {told_of(there, text)}"
    return Strip(
        there["kind"] if known else mark_of("guest_hidden"), told, "slip" if known else "slot"
    )


def described(own: dict[str, Any], text: Text) -> list[str]:
    """The board in words."""
    return [
        f"{text.label(HOME_WORD)} {own['burrow']}",
        f"{text.named('guest_building')} {own['wharves']['on_map']}",
        *(named(name, told) for name, told in lists(own, text)),
    ]
