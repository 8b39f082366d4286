"""The board of the Otter Guild: the Burrow, the wharves, what is in the Nets and the caches."""

from __future__ import annotations

from typing import Any

from root.guest.looks import HOME_WORD, WHARVES, lists, told_of, used_up
from spinney.core.text import Text
from spinney.root.looks import counted, number, suit_of
from spinney.root.svg.cards import Strip, card_thing, strips, strips_height
from spinney.root.svg.layout import COLUMN_WIDTH, Own
from spinney.root.svg.pieces import crowd, mark_of, space
from spinney.root.svg.tracks import heading, track
from spinney.symbols.captions import label, named, tally
from spinney.symbols.pen import slip, target
from spinney.symbols.picture import Part, moved

COLOURS = {"guest": "rose"}
HOME, PITCH, TOP = 116, 43, 18
ROOM = COLUMN_WIDTH - 28


def board(player: dict[str, Any], text: Text, phase: str, mine: bool) -> Own:
    own, name = player["board"], player["faction"]
    kept = {field: own[field] for field in ("nets", "caches", "hired")}
    parts = [
        Part(f"{name}.burrow", burrow, (name, own["burrow"])),
        Part(f"{name}.wharves", wharves, (name, own["wharves"])),
        moved(Part(f"{name}.kept", kept_there, (name, kept)), 0, TOP + 60),
    ]
    return parts, TOP + 60 + strips_height(told(text, kept), ROOM)


def burrow(text: Text, faction: str, count: int) -> str:
    """The clearing beside the map, to be clicked on as any other."""
    name = f"{text.label(HOME_WORD)} {count}"
    there = crowd(faction, count, "burrow", text, 8, TOP + 6, 32) if count else ""
    outline = slip(0, TOP, HOME - 16, 48, 3)
    drawn = target("burrow", outline, space(0, TOP, HOME - 16, 48, 3), there, title=name)
    return heading(0, 12, name, HOME - 10) + drawn


def wharves(text: Text, faction: str, counts: dict[str, int]) -> str:
    name = f"{text.named('guest_building')} {counts['on_map']}"
    gone = counts["lost"]
    title = f"{name} · {label(text, 'gone')} {gone}" if gone else name
    spaces = track(
        "guest_building", faction, WHARVES, used_up(counts), HOME, TOP + 6, PITCH, title=title
    )
    return heading(HOME, 12, title, ROOM - HOME) + spaces


def kept_there(text: Text, faction: str, own: dict[str, Any]) -> str:
    return strips(told(text, own), faction, 0, 0, ROOM)


def told(text: Text, own: dict[str, Any]) -> list[Strip]:
    """What is in the Nets and the caches, and who is hired."""
    return [
        *(
            Strip(
                suit_of(card), counted(card, n, text), word=card, thing=card_thing(card), number=n
            )
            for card, n in tally(own["nets"])
        ),
        *(cache(place, there, text) for place, there in own["caches"].items()),
        *(
            Strip(mark_of(who), named(label(text, "hired"), text.named(who)))
            for who in own["hired"]
        ),
    ]


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
