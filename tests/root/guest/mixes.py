"""Who sits at a table with the Otter Guild, and which options a game of theirs has."""

from __future__ import annotations

from itertools import combinations

from root.games import DECKS, EDITIONS, HANDS, MAPS
from root.guest import GAME
from spinney.core import Setup
from spinney.root.options import FEWEST, MOST

OTHERS = ("marquise", "eyrie", "alliance", "vagabond", "vagabond_2")
MIXES = tuple(
    ("guest", *mix)
    for players in range(FEWEST - 1, MOST)
    for mix in combinations(OTHERS, players)
    if "vagabond" in mix or "vagabond_2" not in mix
)


def seats(number: int) -> str:
    """A mix, each turned until everybody has sat everywhere."""
    mix = MIXES[number % len(MIXES)]
    turned = number // len(MIXES) % len(mix)
    return ",".join(mix[turned:] + mix[:turned])


def setup(number: int) -> Setup:
    return GAME.setup(
        seats=seats(number),
        map=MAPS[number % 4],
        deck=DECKS[number // 4 % 2],
        edition=EDITIONS[number // 8 % 2],
        hands=HANDS[number // 16 % 2],
        suits=("usual", "random")[number // 32 % 2],
    )
