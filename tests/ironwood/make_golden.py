"""The golden games of Ironwood, and who plays them; see `goldens.py`.

The player is sensible rather than strong: for each option it imagines a world that fits what its
seat sees, plays its turn out there by habit, and judges what has become of the board.
"""

from __future__ import annotations

from goldens import Goldens
from spinney.core import Table
from spinney.core.chance import Luck
from spinney.ironwood.game import GAME
from spinney.ironwood.pieces import units
from spinney.ironwood.state import FORGE, FOUNDATION, Ironwood
from spinney.ironwood.words import (
    BUILD,
    CONCEDE,
    DISCOVER,
    DONE,
    DRAW,
    FERRUM,
    FOUND,
    IRONCLADS,
    MOUNTAINS,
    NONE,
    PAY,
    YES,
)

GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "shuffled": ("rowan", {"conceding": False}),
    "sorted": ("yew", {"decks": "sorted", "help_woodwalkers": 2, "help_ironclads": 1}),
    "everything": (
        "larch",
        {
            "first_draw": "two",
            "golems": 5,
            "vision_deck": "once",
            "rounds": 50,
        },
    ),
    "automacier": ("birch", {"solo": "automacier", "level": 6, "conceding": False}),
    "automaquis": ("hazel", {"solo": "automaquis", "level": 9}),
}
WORLDS = 3
"""In how many worlds each option is tried."""
HOPELESS = 40
"""How far behind a player who may concede does so."""
GOALS = (BUILD, DISCOVER, FOUND, PAY)
STOPPING = (DONE, NONE, CONCEDE)
BETWEEN = ("play", "return", "enlist", "cut")
"""What is asked when no card is being resolved."""


# The player


def choose(table: Table[Ironwood]) -> int:
    """The option after which the turn, played out by habit, looks best."""
    question = table.question
    assert question is not None
    if YES in question.options:
        return YES
    options = [option for option in question.options if option != CONCEDE]
    side = table.state.seat.index(question.seat)
    if len(options) < len(question.options) and lead(table.state, side) < -HOPELESS:
        return CONCEDE
    return max(options, key=lambda option: prospect(table, side, option))


def prospect(table: Table[Ironwood], side: int, option: int) -> float:
    """The lead after an option, in some of the worlds that are possible for a side."""
    total = 0.0
    for i in range(WORLDS):
        world = table.determinize(table.state.seat[side], f"world {i}")
        world.apply(option)
        luck = Luck(f"habit {i}")
        slot = world.state.slot
        while in_the_middle(world) and world.state.slot == slot:
            world.apply(by_habit(world, luck))
        total += lead(world.state, side)
    return total


def in_the_middle(world: Table[Ironwood]) -> bool:
    """Whether a card is still being resolved."""
    return world.question is not None and world.question.ask.name not in BETWEEN


def by_habit(table: Table[Ironwood], luck: Luck) -> int:
    """Any option that does something rather than stop; above all build and discover."""
    question = table.question
    assert question is not None
    options = question.options
    stopping = (*STOPPING, DRAW) if question.ask.name == "play" else STOPPING
    goals = [option for option in options if option in GOALS]
    active = goals or [option for option in options if option not in stopping]
    if not active or question.ask.name in ("enlist", "retreat"):
        active = options
    return active[luck.below(len(active))]


def lead(g: Ironwood, side: int) -> float:
    return judge(g, side) - judge(g, 1 - side)


def judge(g: Ironwood, side: int) -> float:
    """What a side has, by what brings it nearer to its goal."""
    if g.over and g.winner == side:
        return 1000.0
    cubes = sum(g.cubes[card] for card in g.in_play[side] + g.played[side])
    means = 0.8 * g.crystals[side] + len(g.hands[side]) + 0.5 * cubes
    return means + (ironclads(g) if side == IRONCLADS else woodwalkers(g))


def ironclads(g: Ironwood) -> float:
    """Units, above all on outer mountains; foundations and forges; what is in the hopper."""
    worth = 0.5 * g.hopper
    for place in range(FERRUM + 1, MOUNTAINS):
        there = units(g, place)
        worth += there + g.golems[place]
        if there and g.box.board.outer >> place & 1:
            worth += 1.5
        if g.sites[place] == FOUNDATION:
            worth += 8.0 if there else 6.0
        elif g.sites[place] == FORGE:
            worth += 22.0
    return worth + units(g, FERRUM)


def woodwalkers(g: Ironwood) -> float:
    """Warriors, totems and how near they are to safety, visions and who stands near them."""
    board = g.box.board
    worth = 30.0 * g.secured + sum(g.warriors[MOUNTAINS:])
    for totem in g.totems:
        forest, fading = totem >> 1, totem & 1
        near_safety = any(board.outer >> near & 1 for near in board.near[forest])
        worth += 10.0 + min(3, g.warriors[forest]) - 3.0 * fading + 3.0 * near_safety
    for vision in g.vision_hand:
        near = [forest for forest in board.touch[vision + 1] if board.inner >> forest & 1]
        worth += 1.5 + 0.4 * min(4, max(g.warriors[forest] for forest in near))
        worth -= 0.6 * units(g, vision + 1)
    return worth


GOLDENS = Goldens(GAME, GAMES, lambda name: choose)
