"""Reading what a position says of the board: units, sites, totems, the drill."""

from __future__ import annotations

from typing import Any

from spinney.core.fields import Fields
from spinney.ironwood.drill import TRACK_END
from spinney.ironwood.pieces import CRYSTALS, TOTEMS, WARRIORS
from spinney.ironwood.state import Ironwood
from spinney.ironwood.words import (
    FERRUM,
    MOUNTAINS,
    NOTHING,
    PLACE,
    PLACE_NAMES,
    PLACES,
    VOCABULARY,
)

SITES = ("bare", "foundation", "forge")
LAST_PLACE = PLACE + PLACES - 1


def read_board(g: Ironwood, f: Fields) -> None:
    g.warriors = place_counts(g, f, "warriors", WARRIORS)
    g.golems = place_counts(g, f, "golems", g.golem_supply, MOUNTAINS)
    g.moved = place_counts(g, f, "moved", WARRIORS)
    g.moved_golems = place_counts(g, f, "moved_golems", g.golem_supply, MOUNTAINS)
    for name, moved, there in (
        ("moved", g.moved, g.warriors),
        ("moved_golems", g.moved_golems, g.golems),
    ):
        for place in range(PLACES):
            if moved[place] > there[place]:
                f.wrong(f"{name}.{PLACE_NAMES[place]}", "more have moved than are there")
    read_sites(g, f.object("sites"))
    read_totems(g, f.object("totems"))


def read_sites(g: Ironwood, sites: Fields) -> None:
    for name in sites.names():
        site = SITES.index(sites.one_of(name, SITES, "bare"))
        place = place_in(g, sites, name, name)
        if place == NOTHING:
            continue
        if not g.box.board.outer >> place & 1 or place >= MOUNTAINS:
            sites.wrong(name, "only outer mountains have foundations and forges")
        else:
            g.sites[place] = site


def read_totems(g: Ironwood, totems: Fields) -> None:
    for fading, name in enumerate(("intact", "fading")):
        for i, at in enumerate(totems.array(name)):
            place = place_in(g, totems, f"{name}[{i}]", at)
            if place == NOTHING:
                continue
            if place < MOUNTAINS or g.box.board.outer >> place & 1:
                totems.wrong(f"{name}[{i}]", "totems on the board are in inner forests")
            else:
                g.totems.append(2 * place + fading)
    g.totems.sort()
    g.secured = totems.number("secured", 0, TOTEMS, 0)
    g.lost_totems = totems.number("lost", 0, 0 if g.automaton == NOTHING else TOTEMS, 0)  # U66
    totems.done()


def read_drill(g: Ironwood, drill: Fields) -> None:
    at = drill.one_of("at", PLACE_NAMES[:MOUNTAINS], PLACE_NAMES[FERRUM])
    g.drill = PLACE_NAMES.index(at)
    g.track = drill.number("track", 0, TRACK_END, 0)
    g.hopper = drill.number("hopper", 0, CRYSTALS, 0)
    g.drill_moved = drill.flag("moved", False)
    drill.done()


def place_in(g: Ironwood, f: Fields, name: str, value: Any) -> int:
    """A place of this board that a field names; nothing, if it is none."""
    word = f.known(name, value, VOCABULARY, PLACE, LAST_PLACE)
    if word >= 0 and g.box.board.near[word - PLACE]:
        return word - PLACE
    if word >= 0:
        f.wrong(name, f"{value!r} is not on this board")
    return NOTHING


def place_counts(g: Ironwood, f: Fields, name: str, most: int, places: int = PLACES) -> list[int]:
    inner = f.object(name)
    counts = [0] * PLACES
    for where in inner.names():
        n = inner.number(where, 0, most, 0)
        place = place_in(g, inner, where, where)
        if place >= places:
            inner.wrong(where, "there can be none in a forest")
        elif place != NOTHING:
            counts[place] = n
    return counts
