"""The score track from 0 to 30, above the map."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.looks import HIGHEST, scored_with, suit_of
from spinney.root.svg.layout import BROAD, LEFT
from spinney.root.svg.pieces import colour, emblem
from spinney.symbols.pen import group, path, sketch, slip, symbol, trace, write

TOP = 128
SPACE = 24
PITCH = (BROAD - 44) / (HIGHEST + 1)


def score_track(view: dict[str, Any], text: Text) -> str:
    spaces = (numbered(points) for points in range(HIGHEST + 1))
    places: dict[int, int] = {}
    markers = []
    for player in view["players"]:
        scoring = scored_with(view, player)
        points = HIGHEST + 1 if scoring["dominance"] else min(scoring["points"], HIGHEST)
        nth = places.get(points, 0)
        places[points] = nth + 1
        markers.append(marker(player, text, points, nth))
    return "".join((*spaces, beyond(), *markers))


def numbered(points: int) -> str:
    """A space; every fifth stands out, and the last is the goal."""
    x = LEFT + points * PITCH
    paper = "slip sp-slip-goal" if points == HIGHEST else "slip" if points % 5 == 0 else "slot"
    return path(slip(x, TOP, SPACE, SPACE, points, 0.8), paper) + write(
        x + SPACE / 2, TOP + 17, str(points), 14 if points % 5 else 16, "name", SPACE - 4
    )


def beyond() -> str:
    """Where those stand who win by dominance or not at all (3.3.1)."""
    return sketch(symbol("dominance", LEFT + (HIGHEST + 1) * PITCH + 6, TOP - 5, 34))


def named_score(player: dict[str, Any], text: Text) -> str:
    """Whose marker it is, and the points, if it still has any."""
    name = text.named(player["faction"])
    return name if player["points"] is None else f"{name} {player['points']}"


def marker(player: dict[str, Any], text: Text, points: int, nth: int) -> str:
    """A pin with the faction's emblem; those on one space lean away from each other."""
    faction = player["faction"]
    x, y = LEFT + points * PITCH + SPACE / 2, TOP - 40
    head = x + nth * (17 if points < HIGHEST / 2 else -17)
    pin = trace("M", head, y + 30, "L", x, TOP + 2)
    suit = suit_of(player["dominance"]) if player["dominance"] else ""
    return group(
        path(pin, "ink"),
        path(slip(head - 16, y - 1, 32, 32, nth, 0.8), "slip"),
        path(slip(head - 16, y - 1, 32, 32, nth, 0.8), f"fill sp-{colour(faction)} sp-faint"),
        emblem(faction, head - 14, y + 1, 28),
        symbol(suit, head + 6, y - 8, 18) if suit else "",
        title=named_score(player, text),
    )
