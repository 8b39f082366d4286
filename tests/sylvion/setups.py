"""Any setup of Sylvion, for Hypothesis to pick."""

from __future__ import annotations

from hypothesis import strategies as st

from spinney.core import Setup
from spinney.sylvion.game import GAME

VALUES = {option.name: option.values for option in GAME.options} | {
    "edge_numbers": ("3-3-3-3", "12-0-0-0", "0-5-1-6")
}
ALWAYS = ("whale_turns", "blazing_supply", "idle_plays", "fish_points", "wisdom")
WITH_PARTNER = ("hands", "first_player", "you")
ADVANCED = ("extension_1", "extension_2", "figure", "desolate", "reinforcements", "edge_numbers")


@st.composite
def setups(draw: st.DrawFn, **fixed: str) -> Setup:
    """A setup whose options go together; some of them may be fixed."""
    given: dict[str, str] = {}

    def pick(*names: str) -> None:
        for name in names:
            given[name] = fixed.get(name) or draw(st.sampled_from(VALUES[name]))

    pick("mode", "players", *ALWAYS)
    if given["players"] == "2":
        pick(*WITH_PARTNER)
    if given["mode"] == "advanced":
        pick(*ADVANCED)
        if given["extension_1"] == "yes":
            pick("deluge_draws", *(["armistice"] if given["players"] == "2" else []))
        if given["figure"] == "yes":
            pick("figure_once")
    return GAME.setup(**given)


seeds = st.integers(0, 2**32).map(str)
