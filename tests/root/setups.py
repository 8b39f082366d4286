"""Any setup of Root, for Hypothesis."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from hypothesis import strategies as st

from root.games import DECKS, EDITIONS, HANDS, HIRELINGS, LANDMARKS, MAPS, STARTS
from spinney.core import Setup
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
"""The factions that can sit at one table.

Two Vagabonds alone are left out: playing at random they run out of points to score, and go on
for ever.
"""
DRAFTS = tuple((DRAFTED,) * players for players in range(FEWEST, MOST + 1))
"""Tables where factions are chosen (A.8)."""
seeds = st.integers(0, 10_000).map(lambda n: f"seed {n}")


@st.composite
def setups(draw: Any, **given: str) -> Setup:
    """Options at random, but for those that are given."""
    mix = draw(st.sampled_from(MIXES) | st.sampled_from(DRAFTS))
    options = {
        "seats": ",".join(draw(st.permutations(mix))),
        "map": draw(st.sampled_from(MAPS)),
        "deck": draw(st.sampled_from(DECKS)),
        "edition": draw(st.sampled_from(EDITIONS)),
        "hands": draw(st.sampled_from(HANDS)),
        "landmarks": draw(st.sampled_from(LANDMARKS)),
        "hirelings": draw(st.sampled_from(HIRELINGS)),
        "start": draw(st.sampled_from(STARTS)),
        "suits": draw(st.sampled_from(("usual", "random"))),
        "first": draw(st.sampled_from(("random", "1", "2"))),
    }
    return GAME.setup(**options | given)
