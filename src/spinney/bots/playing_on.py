"""Playing a way on in an imagined world, and judging as each turn ends."""

from __future__ import annotations

from typing import Any

from spinney.bots.base import Seat
from spinney.bots.knobs import Knobs
from spinney.bots.lookahead import Node, by_instinct, explore
from spinney.bots.ways import Way
from spinney.core.outlook import BY_REASONS, Outlook
from spinney.core.state import State
from spinney.core.table import Table


def played_on(
    seat: Seat, way: Way, seed: str, reach: int, knobs: Knobs, outlook: Outlook = BY_REASONS
) -> list[list[float]]:
    """What everybody may expect after this way, as each of so many turns ends, in one world."""
    table = first_step(seat, way, seed, knobs, outlook)
    beat = seat.beat
    if table.game.kind.instinct:
        return [outlook.of(table.game, table.state)]
    found: list[list[float]] = []
    planned = list(way.later)
    steps = 0
    while True:
        now = table.game.beat(table.state)
        if now > beat or table.question is None:
            found.append(as_turn_ended(table, outlook))
            beat, steps = now, 0
        if table.question is None or len(found) >= reach:
            break
        steps += 1
        # Ways differ in their steps: chance is the same again from the next turn on.
        chance = f"{seed}-{len(found)}-{steps}"
        # What is chosen knowing what chance would bring is gone with other chance.
        table = table.clone(f"{chance}-real", keep=True, anew=True)
        watch(table)
        if planned and not found and fits(planned[0], table):
            follow(table, planned.pop(0))
            continue
        planned = []
        glances = knobs.glances if not found else knobs.glances // 2
        follow(table, best_answers(explore(table.clone, chance, glances, outlook=outlook)))
    found += [found[-1]] * (reach - len(found))  # it was over before
    return found


def first_step(seat: Seat, way: Way, seed: str, knobs: Knobs, outlook: Outlook) -> Table[Any]:
    """A world in which this way was gone to the end of the step; by instinct for some turns."""
    answers = [each.choice for each in way.foreseen]

    def begin() -> Table[Any]:
        world = seat.world(seed, keep=True)
        watch(world)
        return world

    def again(_: str) -> Table[Any]:
        """The same world, after the answers so far: in the midst of a step none can be cloned."""
        world = begin()
        follow(world, answers)
        return world

    table = begin()
    turn = table.game.turn(table.state)
    follow(table, answers)
    if table.game.kind.instinct:
        while table.question is not None and table.game.turn(table.state) < turn + knobs.reach:
            by_instinct(table)
        return table
    while table.question is not None and not table.steps:
        chosen = best_answers(explore(again, seed, knobs.glances, outlook=outlook))
        follow(table, chosen)
        answers += chosen
    return table


def as_turn_ended(table: Table[Any], outlook: Outlook) -> list[float]:
    """What everybody may expect, before the next turn has done anything."""
    state: State = table.state
    if table.dusk is not None and table.question is not None:
        state = table.dusk
    return outlook.of(table.game, state)


def watch(table: Table[Any]) -> None:
    """Where a turn is judged as it ends, keep how it does."""
    if table.game.kind.turns_apart:
        table.watch_turn()


def best_answers(node: Node) -> list[int]:
    """What is best for whoever is asked, as far as it is foreseen."""
    found: list[int] = []
    while True:
        found.append(node.options[node.best])
        child = node.children[node.best]
        if child is None or not child.sure:
            return found
        node = child


def fits(answers: list[int], table: Table[Any]) -> bool:
    """Whether they begin with one to what is asked."""
    question = table.question
    return question is not None and answers[0] in question.options


def follow(table: Table[Any], answers: list[int]) -> None:
    """Go a way as far as it goes before the step ends."""
    begun = table.steps
    for answer in answers:
        question = table.question
        if question is None or table.steps != begun or answer not in question.options:
            return
        table.apply(answer)
