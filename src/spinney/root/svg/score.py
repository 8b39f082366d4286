"""The score track from 0 to 30, above the map."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from spinney.core.text import Text
from spinney.root.looks import HIGHEST, drafted, scored_with, suit_of
from spinney.root.svg.layout import BROAD, LEAST, LEFT
from spinney.root.svg.pieces import colour, emblem
from spinney.symbols.captions import label
from spinney.symbols.pen import path, sketch, slip, symbol, thing, trace, write
from spinney.symbols.picture import Part

TOP = 128
SPACE = 24
PITCH = (BROAD - 44) / (HIGHEST + 1)


class Marker(NamedTuple):
    faction: str
    points: int | None
    dominance: str | None
    space: int


def score_track(view: dict[str, Any]) -> list[Part]:
    found = []
    for player in drafted(view):
        scoring = scored_with(view, player)
        space = HIGHEST + 1 if scoring["dominance"] else min(scoring["points"], HIGHEST)
        found.append(Marker(player["faction"], player["points"], player["dominance"], space))
    waiting = view["hirelings"]["spaces"] if "hirelings" in view else []
    hired = [Part("hireling-markers", hireling_markers, (waiting,))] if waiting else []
    return [Part("score", spaces), *hired, Part("markers", markers, (found,))]


def spaces(text: Text) -> str:
    return "".join((*(numbered(points) for points in range(HIGHEST + 1)), beyond()))


def hireling_markers(text: Text, waiting: list[str]) -> str:
    """A.6.4: what whoever comes to these spaces first takes for a hireling."""
    title = label(text, "hireling-markers")
    drawn = []
    for points in waiting:
        x = LEFT + int(points) * PITCH + SPACE / 2
        mark = symbol("seal", x - 9, TOP + SPACE - 4, 18) + symbol("draw", x - 6, TOP + 23, 12)
        drawn.append(thing("hireling-marker", f"score.{points}", mark, title=title))
    return "".join(drawn)


def markers(text: Text, found: list[Marker]) -> str:
    below: Counter[int] = Counter()
    drawn = []
    for each in found:
        drawn.append(marker(each, text, below[each.space]))
        below[each.space] += 1
    return "".join(drawn)


def numbered(points: int) -> str:
    """A space; every fifth stands out, and the last is the goal."""
    x = LEFT + points * PITCH
    paper = "slip sp-slip-goal" if points == HIGHEST else "slip" if points % 5 == 0 else "slot"
    return path(slip(x, TOP, SPACE, SPACE, points, 0.8), paper) + write(
        x + SPACE / 2, TOP + 17, str(points), LEAST if points % 5 else 16, "name", SPACE - 4, LEAST
    )


def beyond() -> str:
    """Where those stand who win by dominance or not at all (3.3.1)."""
    return sketch(symbol("dominance", LEFT + (HIGHEST + 1) * PITCH + 6, TOP - 5, 34))


def named_score(faction: str, points: int | None, text: Text) -> str:
    """Whose marker it is, and the points, if it still has any."""
    name = text.named(faction)
    return name if points is None else f"{name} {points}"


def marker(each: Marker, text: Text, nth: int) -> str:
    """A pin with the faction's emblem; those on one space lean away from each other."""
    x, y = LEFT + each.space * PITCH + SPACE / 2, TOP - 40
    head = x + nth * (17 if each.space < HIGHEST / 2 else -17)
    pin = trace("M", head, y + 30, "L", x, TOP + 2)
    suit = suit_of(each.dominance) if each.dominance else ""
    rim = slip(head - 16, y - 1, 32, 32, nth, 0.8)
    return thing(
        f"marker-{each.faction}",
        "score",
        path(pin, "ink"),
        path(rim, "slip"),
        path(rim, f"fill sp-{colour(each.faction)} sp-faint"),
        emblem(each.faction, head - 14, y + 1, 28),
        symbol(suit, head + 6, y - 8, 18) if suit else "",
        title=named_score(each.faction, each.points, text),
    )
