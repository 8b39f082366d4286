"""The factions that can sit at one table of Root."""

from __future__ import annotations

from itertools import combinations

from spinney.root.faction import boxed
from spinney.root.game import GAME
from spinney.root.options import DRAFTED, FEWEST, MOST, faction_number, playable

FACTIONS = playable(GAME.box)
CORNERS = 4
IN_CORNERS = {name for name in FACTIONS if boxed(faction_number(name)).starts_in_a_corner()}
MIXES = tuple(
    mix
    for players in range(FEWEST, MOST + 1)
    for mix in combinations(FACTIONS, players)
    if ("vagabond" in mix or "vagabond_2" not in mix) and mix != ("vagabond", "vagabond_2")
    if len(IN_CORNERS & {*mix}) <= CORNERS
)
"""Two Vagabonds alone are left out: playing at random they run out of points to score, and go on
for ever."""
DRAFTS = tuple((DRAFTED,) * players for players in range(FEWEST, MOST + 1))
"""Tables where factions are chosen (A.8)."""
