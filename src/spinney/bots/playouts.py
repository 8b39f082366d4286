"""Playing on in an imagined world, by a cheap form of the greedy policy."""

from __future__ import annotations

from typing import Any

from spinney.bots.base import any_of
from spinney.bots.knobs import Knobs
from spinney.core.chance import Luck
from spinney.core.outlook import BY_REASONS, Outlook
from spinney.core.table import Table


class Horizon:
    """How far a playout goes: so many steps in which somebody is asked, or turns, from here."""

    __slots__ = ("depth", "over", "turn")

    def __init__(self, table: Table[Any], knobs: Knobs) -> None:
        self.over = 0
        """How many steps are behind."""
        self.depth = knobs.depth
        self.turn = table.game.turn(table.state) + knobs.turns

    def reached(self, table: Table[Any]) -> bool:
        return self.over >= self.depth or table.game.turn(table.state) >= self.turn


def play_on(
    table: Table[Any],
    knobs: Knobs,
    luck: Luck,
    seed: str,
    horizon: Horizon,
    outlook: Outlook = BY_REASONS,
) -> Table[Any]:
    """Play until the game is over or the horizon reached; the table where it ends.

    Where the game has an instinct, that answers. Else a world in the middle of its first step,
    which cannot be cloned, ends that step at random.
    """
    begun = table.steps
    while table.question is not None and not horizon.reached(table) and by_instinct(table):
        if table.steps > begun:
            begun = table.steps
            horizon.over += 1
    if not table.steps:
        wander(table, luck)
        horizon.over = 1
    while table.question is not None and not horizon.reached(table):
        chance = f"{seed}-{horizon.over}"
        way: list[int] = []
        if luck.below(1000) >= 1000 * knobs.whim:
            way = best_of(table, knobs, luck, chance, outlook)
        # The way was chosen knowing what chance would bring: it is walked with other chance.
        table = table.clone(f"{chance}-real", keep=True)
        follow(table, way)
        wander(table, luck)
        horizon.over += 1
    return table


def by_instinct(table: Table[Any]) -> bool:
    """Answer as it feels best; False, and no answer, if the game has no instinct."""
    if not table.game.kind.instinct:
        return False
    question = table.question
    assert question is not None
    feelings = table.game.instinct(table.state, question)
    table.apply(question.options[feelings.index(max(feelings))])
    return True


def best_of(
    table: Table[Any], knobs: Knobs, luck: Luck, chance: str, outlook: Outlook = BY_REASONS
) -> list[int]:
    """The best of some random ways through a step, for whoever is asked first."""
    assert table.question is not None
    seat = table.question.seat
    best: list[int] = []
    most = -1.0
    for _ in range(knobs.tries):
        trial = table.clone(chance)
        wander(trial, luck)
        value = outlook.of(trial.game, trial.state)[seat]
        if value > most:
            best, most = trial.choices, value
    return best


def follow(table: Table[Any], way: list[int]) -> None:
    """Go a way as far as it goes before the step ends."""
    for choice in way:
        question = table.question
        if question is None or table.steps or choice not in question.options:
            return
        table.apply(choice)


def wander(table: Table[Any], luck: Luck) -> None:
    """Answer at random until the step that the table was made in is over."""
    while (question := table.question) is not None and not table.steps:
        table.apply(any_of(question.options, table.game.surrenders, luck))
