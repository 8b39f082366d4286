"""All six landmarks, and what a game says of them: questions, refusals, events."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Refusal
from spinney.root.landmarks import (
    black_market,
    elder_treetop,
    ferry,
    legendary_forge,
    lost_city,
    tower,
)
from spinney.root.landmarks.landmark import Landmark
from spinney.root.powers import gather
from spinney.root.state import Root

TABLE: Final[tuple[Landmark, ...]] = (
    ferry.Ferry(),
    tower.Tower(),
    lost_city.LostCity(),
    black_market.BlackMarket(),
    legendary_forge.LegendaryForge(),
    elder_treetop.ElderTreetop(),
)
"""In the order of their words."""
ASKS: Final[tuple[Ask[Root], ...]] = (*ferry.ASKS, *lost_city.ASKS, *black_market.ASKS)
REFUSALS: Final[tuple[Refusal, ...]] = (
    *ferry.REFUSALS,
    *tower.REFUSALS,
    *lost_city.REFUSALS,
    *black_market.REFUSALS,
    *legendary_forge.REFUSALS,
    *elder_treetop.REFUSALS,
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "ferry": ("clearing",),
    **black_market.EVENTS,
    **elder_treetop.EVENTS,
}


def stand(g: Root, number: int, c: int) -> None:
    """Let a landmark stand in a clearing, and act from now on."""
    landmark = TABLE[number]
    g.sites = g.sites.copy()
    g.sites[number] = c
    g.landmark_boards = g.landmark_boards.copy()
    g.landmark_boards[number] = landmark.new_board()
    g.landmarks = [each for each in TABLE if g.sites[each.number] >= 0]
    landmark.takes_effect(g)
    for me in g.owners:
        gather(g, me)
