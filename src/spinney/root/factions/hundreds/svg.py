"""The board of the Hundreds: the Hoard with its two tracks, strongholds and mobs, the moods."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions.hundreds.board import MOOD_NAMES, TRACKS
from spinney.root.factions.hundreds.looks import (
    HELD,
    ITEM_OF,
    SPACES_OF_TRACK,
    VALUES,
    where_he_is,
)
from spinney.root.looks import listed
from spinney.root.svg.layout import COLUMN_WIDTH, Own
from spinney.root.svg.pieces import band, item, space
from spinney.root.svg.tracks import heading
from spinney.symbols.captions import label, named
from spinney.symbols.pen import apart, group, lettering, path, slip, symbol, thing, write
from spinney.symbols.picture import Part, moved

COLOURS = {"hundreds": "ember"}
ROOM = COLUMN_WIDTH - 28
HALF = ROOM / 2
SPACE, PITCH = 40, 46
PIECES, MOODS = 74, 142
"""Where the rows of pieces and of moods begin."""
SMALL, STEP = 28, 31
CARD, HIGH = 96, 34


def board(player: dict[str, Any], text: Text, phase: str, mine: bool) -> Own:
    own, name = player["board"], player["faction"]
    taken = {"command": own["commanded"], "prowess": own["advanced"]}
    parts = [
        *(
            moved(
                Part(
                    f"{name}.{track}",
                    hoard,
                    (
                        name,
                        track,
                        own["hoard"][track],
                        own[track],
                        taken[track] if phase == "daylight" else 0,
                    ),
                ),
                i * HALF,
                0,
            )
            for i, track in enumerate(TRACKS)
        ),
        moved(
            Part(f"{name}.strongholds", waiting, (name, "stronghold", own["strongholds"])),
            0,
            PIECES,
        ),
        moved(Part(f"{name}.mobs", waiting, (name, "mob", own["mobs"])), HALF + 16, PIECES),
        moved(
            Part(f"{name}.moods", moods, (name, own["mood"], own["barred"], own["warlord"])),
            0,
            MOODS,
        ),
    ]
    return parts, MOODS + 22 + 2 * (HIGH + 5)


def hoard(text: Text, faction: str, track: str, items: list[str], value: int, taken: int) -> str:
    """A track of the Hoard: its value, and four spaces with what the next item makes of it."""
    told = f"{label(text, track)} {value}"
    title = f"{told} · {taken}" if taken else told
    drawn = [heading(0, 14, title, HALF - 14)]
    for i in SPACES_OF_TRACK:
        x = i * PITCH
        filled = i < len(items)
        drawn.append(space(x, 22, SPACE, SPACE, i, "slip" if filled else "slot"))
        if not filled:
            drawn.append(write(x + SPACE / 2, 48, str(VALUES[i + 1]), 17, "number sp-dark", SPACE))
    place = f"{faction}.{track}"
    for i, (word, nth) in enumerate(apart(items)):
        drawn.append(item(word, nth, place, text, i * PITCH + 2, 24, SPACE - 4, False))
    holds = ", ".join(text.named(kind) for kind in HELD[track])
    return group(*drawn, title=named(told, holds))


def waiting(text: Text, faction: str, piece: str, counts: dict[str, int]) -> str:
    """What is left to be placed of a kind of piece."""
    placed, left = counts["on_map"], counts["left"]
    title = f"{text.named(piece)} {placed}"
    drawn = [heading(0, 14, title, HALF - 14)]
    for i in range(placed + left):
        at = i * STEP
        drawn.append(space(at, 22, SMALL, SMALL, i, "slip" if i < placed else "slot"))
        if i >= placed:
            mark = symbol(piece, at + 1, 23, SMALL - 2)
            drawn.append(thing(piece, faction, mark, nth=i + 1))
    return group(*drawn, title=title)


def moods(text: Text, faction: str, mood: str, barred: list[str], place: str) -> str:
    """The eight moods with their items; and the warlord, while he is not on the map."""
    title = named(text.named("warlord"), where_he_is({"warlord": place}, text))
    drawn = [heading(0, 14, f"{label(text, 'mood')}: {text.named(mood)} · {title}", ROOM - 34)]
    if place == "none":
        figure = symbol("warlord", ROOM - 28, -8, 28) + band(faction, ROOM - 26, 18, 24, 5)
        called = text.named("warlord")
        drawn.append(thing("warlord", faction, figure, title=called, data_word="warlord"))
    for i, name in enumerate(MOOD_NAMES):
        x, y = i % 4 * (CARD + 4), 22 + i // 4 * (HIGH + 5)
        drawn.append(mood_card(text, faction, name, x, y, name == mood, name in barred))
    return "".join(drawn)


def mood_card(
    text: Text, faction: str, name: str, x: float, y: float, chosen: bool, barred: bool
) -> str:
    """A mood: framed if the warlord is in it, pale if an item in the Hoard bars it."""
    paper, hand = ("slot", "quiet") if barred else ("slip", "text")
    mark = ITEM_OF[name]
    state = label(text, "mood") if chosen else label(text, "barred") if barred else ""
    title = named(text.named(name), state) if state else text.named(name)
    return thing(
        name,
        faction,
        path(slip(x, y, CARD, HIGH, int(x + y), 0.8), paper),
        symbol(mark, x + 4, y + 7, 20) if mark else "",
        lettering(x + (27 if mark else 6), y + 21, text.named(name), 14, CARD - 32, hand, 0.5),
        path(slip(x - 2, y - 2, CARD + 4, HIGH + 4, int(x), 0.8), "next") if chosen else "",
        title=title,
        data_word=name,
    )


def described(own: dict[str, Any], text: Text) -> list[str]:
    """The board in words."""
    tracks = []
    for track in TRACKS:
        tracks.append(f"{label(text, track)} {own[track]}")
        tracks += listed(label(text, "hoard"), own["hoard"][track], text)
    return [
        named(text.named("warlord"), where_he_is(own, text)),
        named(label(text, "mood"), text.named(own["mood"])),
        *listed(label(text, "barred"), own["barred"], text),
        *tracks,
        f"{text.named('stronghold')} {own['strongholds']['on_map']}",
        f"{text.named('mob')} {own['mobs']['on_map']}",
    ]
