"""How the Automaquis finds totems (chapter 11): its visions are a deck, turned up one by one."""

from __future__ import annotations

from bisect import insort
from typing import Final

from spinney.ironwood.beliefs import OBSERVERS, learn, mix_for_all
from spinney.ironwood.effects.steps import DISCOVERED
from spinney.ironwood.pieces import gain, totem_supply
from spinney.ironwood.solo import purposes as p
from spinney.ironwood.solo.automaton import Choice, distance
from spinney.ironwood.state import Ironwood, happen
from spinney.ironwood.woodwalkers import DISCOVERY
from spinney.ironwood.words import INNER_VISIONS, PLACE, SIDE, VISION, WOODWALKERS

VISION_DECK: Final = 5
"""To so many the vision deck is filled up after a discovery."""


def discover(g: Ironwood, mountain: int, rule: str) -> None:
    """11.17: a totem comes to the warband next to a mountain, and its vision leaves the game.

    Where no totem is left there is nothing to discover (1.1), but the vision has been used.
    """
    left = totem_supply(g) > 0
    if left:
        place_totem(g, mountain)
    vision = mountain - 1
    g.vision_deck.remove(vision)
    g.found.append(vision)
    know(g, vision)
    g.tell("unmarked-mountain", rule, PLACE + mountain)
    if left and vision < INNER_VISIONS:
        gain(g, WOODWALKERS, DISCOVERY, "11.17")
    while len(g.vision_deck) < VISION_DECK and g.burned:
        take_back(g, "11.17")
    shuffle_visions(g)
    if left:
        happen(g, DISCOVERED, WOODWALKERS)


def place_totem(g: Ironwood, mountain: int) -> None:
    """With the largest warband next to the mountain, or as near as can be to one (U54)."""
    board = g.box.board
    around = [f for f in board.touch[mountain] if board.inner >> f & 1] or board.inner_forests
    bands = [f for f in board.forests if g.warriors[f]]
    choice = Choice(around)
    if any(g.warriors[f] for f in around):
        choice.most(lambda f: g.warriors[f], p.LARGEST)
    elif bands:
        choice.least(lambda f: distance(g, f, bands), p.NEAR_WARBAND)
        choice.most(lambda f: largest_at(g, f, bands), p.LARGEST)
    forest = choice.take(g, p.DISCOVER, "11.17")
    insort(g.totems, 2 * forest)
    g.tell("discovered", "11.17", SIDE + WOODWALKERS, PLACE + mountain, PLACE + forest)


def largest_at(g: Ironwood, forest: int, bands: list[int]) -> int:
    """The largest of the warbands that are nearest to a forest."""
    least = distance(g, forest, bands)
    return max(g.warriors[f] for f in bands if distance(g, forest, [f]) == least)


def know(g: Ironwood, vision: int) -> None:
    """A vision is turned up for everybody."""
    g.reveal()
    for observer in OBSERVERS:
        learn(g, observer, vision)


def take_back(g: Ironwood, rule: str) -> None:
    """A vision of the discard, at random, goes back: its mountain may hide a totem again."""
    vision = g.burned.pop(g.pick(g.burned, VISION))
    g.vision_deck.append(vision)
    g.tell("vision-back", rule, VISION + vision)


def shuffle_visions(g: Ironwood) -> None:
    g.vision_deck.sort()
    mix_for_all(g, g.vision_deck)
    g.shuffle(g.vision_deck)


def turn_up_top(g: Ironwood) -> int:
    """The top vision is turned up; its mountain."""
    vision = g.vision_deck[-1]
    know(g, vision)
    g.tell("located", "11.6", VISION + vision)
    return vision + 1


def discard_top(g: Ironwood) -> None:
    mountain = turn_up_top(g)
    g.burned.append(g.vision_deck.pop())
    g.burned.sort()
    g.tell("unmarked-mountain", "11.6", PLACE + mountain)
