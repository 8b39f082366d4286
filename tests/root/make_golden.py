"""The golden games of Root, and who plays them; see `goldens.py`.

The player is sensible rather than strong: for each option it imagines a few worlds that fit what
its seat sees, plays them at random to the end of the turn, and judges.
"""

from __future__ import annotations

from goldens import Goldens
from spinney.core import Table
from spinney.core.chance import Luck
from spinney.root.game import GAME
from spinney.root.rule import ruled_by
from spinney.root.state import NOBODY, Root

GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "base_four": ("oak", {}),
    "lake_exiles": (
        "willow",
        {"seats": "alliance,eyrie,marquise", "map": "lake", "deck": "exiles", "hands": "five"},
    ),
    "two_vagabonds": (
        "ash",
        {
            "seats": "vagabond,marquise,alliance,eyrie,vagabond_2",
            "map": "mountain",
            "deck": "exiles",
            "edition": "first",
        },
    ),
}
WORLDS = 3
AHEAD = 60
"""No further than so many choices does the player look."""


def choose(table: Table[Root]) -> int:
    assert table.question is not None
    return max(table.question.options, key=lambda option: prospect(table, option))


def prospect(table: Table[Root], option: int) -> float:
    """How the seat that chooses would stand at the end of this turn, on average."""
    assert table.question is not None
    seat = table.question.seat
    return sum(judge(imagine(table, seat, option, n), seat) for n in range(WORLDS))


def imagine(table: Table[Root], seat: int, option: int, n: int) -> Root:
    seed = f"{len(table.choices)} {option} {n}"
    world = table.determinize(seat, seed)
    luck = Luck(seed)
    world.apply(option)
    for _ in range(AHEAD):
        if world.question is None or world.state.turn > table.state.turn + 1:
            break
        options = world.question.options
        world.apply(options[luck.below(len(options))])
    return world.state


def judge(g: Root, seat: int) -> float:
    """Points first, then the map, then cards; what others have counts against it."""
    worth = [standing(g, me) for me in g.factions]
    return worth[seat] - max(worth[:seat] + worth[seat + 1 :]) / 2


def standing(g: Root, me: int) -> float:
    if me in g.winners:
        return 100.0
    # Whoever has a dominance card scores no more: the clearings have to do it.
    ruled = len(ruled_by(g, me)) * (1.0 if g.dominance[me] == NOBODY else 4.0)
    return g.points[me] + 0.3 * ruled + 0.2 * len(g.hands[me]) + 0.2 * len(g.crafted[me])


GOLDENS = Goldens(GAME, GAMES, lambda: choose)
