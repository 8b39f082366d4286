"""Any setup of Root, for Hypothesis."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from root.games import DECKS, EDITIONS, HANDS, HIRELINGS, LANDMARKS, MAPS, STARTS
from root.mixes import DRAFTS, MIXES
from spinney.core import Setup
from spinney.root.game import GAME

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
