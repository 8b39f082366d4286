"""The search bot: information-set Monte Carlo tree search.

Each iteration imagines a world, answers along the tree, plays a few steps on by a cheap form of the
greedy policy and asks the game for its outlook there. The tree has questions for nodes and choices
for edges, the same for all worlds (chance and hidden things are in the worlds, not in the tree);
everybody prefers what has brought themselves most.
"""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

from spinney.bots.base import Seat
from spinney.bots.bounds import Bounds
from spinney.bots.greedy import look_ahead, mean_value
from spinney.bots.knobs import Knobs, knobs_of
from spinney.bots.lookahead import Node
from spinney.bots.outlooks import REASONS, outlook_for
from spinney.bots.playouts import Horizon, play_on
from spinney.core.chance import Luck
from spinney.core.game import POINTLESS
from spinney.core.outlook import BY_REASONS, Outlook
from spinney.core.question import Question
from spinney.core.table import Table

FEW = 10
"""So many iterations must be over before their speed tells how many more there will be."""


class Edge:
    """A choice at a question: how often it could be made and was, and what it brought each seat."""

    __slots__ = ("next", "offered", "shortfall", "totals", "visits")

    def __init__(self, seats: int, shortfall: float = 0.0) -> None:
        self.visits = 0
        self.totals = [0.0] * seats
        self.offered = 0
        self.shortfall = shortfall
        """By how much a look ahead saw it fall short of the best."""
        self.next: dict[tuple[str, int], Spot] = {}
        """What may be asked after it, of whom."""


class Spot:
    """A question in the tree."""

    __slots__ = ("edges", "looks", "totals", "visits")

    def __init__(self, seats: int, looks: Sequence[Node] = ()) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.totals = [0.0] * seats
        self.looks = looks
        """How a look ahead saw this question, if there was one."""
        if looks:
            worth = [mean_value(looks, i) for i in range(len(looks[0].options))]
            for option, value in zip(looks[0].options, worth, strict=True):
                if value >= 0:  # else the look ahead did not come to it
                    self.edges[option] = Edge(seats, max(worth) - value)


class Tree:
    """What a search knows."""

    __slots__ = ("knobs", "luck", "outlook", "root", "seats", "squares", "totals", "values")

    def __init__(
        self,
        looks: Sequence[Node],
        seats: int,
        knobs: Knobs,
        luck: Luck,
        outlook: Outlook = BY_REASONS,
    ) -> None:
        self.root = Spot(seats, looks)
        self.seats = seats
        self.knobs = knobs
        self.luck = luck
        self.outlook = outlook
        self.values = 0
        self.totals = [0.0] * seats
        self.squares = [0.0] * seats
        """How many outlooks were seen; their sum and the sum of their squares for each seat."""

    def grow(self, table: Table[Any], seed: str) -> None:
        """One iteration, in this world."""
        spot: Spot | None = self.root
        path: list[Edge] = []
        visited: list[Spot] = []
        begun = 0
        horizon = Horizon(table, self.knobs)
        while spot is not None and table.question is not None:
            choice = self.select(spot, table)
            edge = spot.edges[choice]
            path.append(edge)
            visited.append(spot)
            table.apply(choice)
            if table.steps > begun:
                begun = table.steps
                horizon.over += 1
            if horizon.reached(table):
                break
            spot = self.follow(spot, edge, choice, table)
        end = play_on(table, self.knobs, self.luck, seed, horizon, self.outlook)
        value = self.outlook.of(end.game, end.state)
        self.note(value)
        for spot, edge in zip(visited, path, strict=True):
            spot.visits += 1
            edge.visits += 1
            for seat in range(self.seats):
                spot.totals[seat] += value[seat]
                edge.totals[seat] += value[seat]

    def follow(self, spot: Spot, edge: Edge, choice: int, table: Table[Any]) -> Spot | None:
        """What is asked next; None if that is new to the tree, which then has it."""
        question = table.question
        if question is None:
            return None
        key = (question.ask.name, question.seat)
        found = edge.next.get(key)
        if found is None:
            looks = [] if table.steps else looks_after(spot.looks, choice)
            found = edge.next[key] = Spot(self.seats, looks)
            if not looks:
                return None
        return found

    def select(self, spot: Spot, table: Table[Any]) -> int:
        """The option to try next: good for whoever is asked, or not tried much."""
        question = table.question
        assert question is not None
        seat, trust = question.seat, self.knobs.trust
        usual = spot.totals[seat] / spot.visits if spot.visits else 0.0
        curiosity = self.knobs.curiosity * self.deviation(seat)
        untried = []
        best, best_score = -1, -math.inf
        for option in question.options:
            edge = spot.edges.get(option)
            if edge is None:
                untried.append(option)
                continue
            edge.offered += 1
            # What was not tried yet should bring what is usual here, less what it falls short.
            tries = edge.visits + trust
            mean = (edge.totals[seat] + trust * (usual - edge.shortfall)) / tries
            score = mean + curiosity * math.sqrt(math.log(edge.offered + 1) / tries)
            if score > best_score:
                best, best_score = option, score
        tried = len(question.options) - len(untried)
        if untried and tried <= self.knobs.breadth * math.sqrt(spot.visits):
            found = self.pick(untried, question, table)
            if found >= 0 or best < 0:
                best = untried[0] if found < 0 else found
                spot.edges[best] = Edge(self.seats)
        return best

    def pick(self, untried: list[int], question: Question, table: Table[Any]) -> int:
        """What feels best of what was not tried, or any of it; -1 if that is pointless."""
        if not table.game.kind.instinct:
            return untried[self.luck.below(len(untried))]
        feelings = table.game.instinct(table.state, question)
        felt = dict(zip(question.options, feelings, strict=True))
        found = max(untried, key=felt.__getitem__)
        return -1 if felt[found] == POINTLESS else found

    def deviation(self, seat: int) -> float:
        """How far the outlooks of a seat are spread."""
        if not self.values:
            return 0.0
        mean = self.totals[seat] / self.values
        return math.sqrt(max(self.squares[seat] / self.values - mean * mean, 0.0))

    def is_about(self, seat: Seat) -> bool:
        """Whether the root is just the question that this seat is asked."""
        asked, look = seat.asked(), self.root.looks[0]
        return asked is not None and (asked["ask"], seat.options) == (look.ask, look.options)

    def descend(self, choice: int) -> bool:
        """Make what surely follows a choice the root; False if nothing surely does."""
        for spot in self.root.edges[choice].next.values():
            if spot.looks:
                self.root = spot
                return True
        return False

    def note(self, value: list[float]) -> None:
        self.values += 1
        for seat in range(self.seats):
            self.totals[seat] += value[seat]
            self.squares[seat] += value[seat] * value[seat]


def looks_after(looks: Sequence[Node], choice: int) -> list[Node]:
    """How the look ahead saw the question that follows a choice."""
    found = []
    for look in looks:
        if choice in look.options:
            child = look.children[look.options.index(choice)]
            if child is not None and child.sure:
                found.append(child)
    return found


class SearchBot:
    __slots__ = ("_bounds", "_knobs", "_luck", "_outlook", "_seed", "_thoughts", "_tree", "_wanted")

    def __init__(
        self,
        seed: str,
        bounds: Bounds | None = None,
        knobs: Knobs | None = None,
        outlook: str = REASONS,
    ) -> None:
        self._seed = seed
        self._bounds = bounds or Bounds()
        self._knobs = knobs
        self._luck = Luck(seed)
        self._wanted = outlook
        self._outlook: Outlook | None = None
        self._thoughts = 0
        self._tree: Tree | None = None
        """What is known of the question that comes next, if it comes as foreseen."""

    def choose(self, seat: Seat) -> int:
        options = seat.options
        if len(options) == 1:
            return options[0]
        began = time.perf_counter()
        self._thoughts += 1
        seed = f"{self._seed}-{self._thoughts}"
        tree = self._tree
        if tree is None or not tree.is_about(seat):
            knobs = self._knobs or knobs_of(seat.game)
            outlook = self._outlook = self._outlook or outlook_for(seat, self._wanted)
            looks = look_ahead(seat, seed, knobs, outlook)
            tree = Tree(looks, seat.seats, knobs, self._luck, outlook)
        find = search if self._bounds.cores == 1 else search_in_parallel
        visits = find(seat, tree, self._bounds, seed, began)
        edges = tree.root.edges
        choice = max(visits, key=lambda option: (visits[option], -edges[option].shortfall))
        self._tree = tree if tree.descend(choice) else None
        return choice


def search(seat: Seat, tree: Tree, bounds: Bounds, seed: str, began: float) -> dict[int, int]:
    """Iterate until the bound is reached, or the answer cannot change any more."""
    done = 0
    while not settled(tree.root, left(bounds, done, time.perf_counter() - began)):
        world = f"{seed}-{done}"
        tree.grow(seat.world(world, keep=True), world)
        done += 1
    return {option: edge.visits for option, edge in tree.root.edges.items()}


def left(bounds: Bounds, done: int, spent: float) -> float:
    """How many iterations there is still time for; many, as long as nothing is known."""
    if bounds.iterations is not None:
        return bounds.iterations - done
    assert bounds.seconds is not None
    if done < FEW:
        return math.inf if spent < bounds.seconds else 0
    return done * (bounds.seconds - spent) / spent


def settled(root: Spot, iterations: float) -> bool:
    """Whether so many iterations cannot make another option the most visited."""
    if iterations <= 0:
        return True
    visits = sorted(edge.visits for edge in root.edges.values())
    return len(visits) > 1 and visits[-1] - visits[-2] > iterations


def search_in_parallel(
    seat: Seat, tree: Tree, bounds: Bounds, seed: str, began: float
) -> dict[int, int]:
    """Grow one tree per core and add up what they tried at the root.

    The others are forks of this process: they look through the same seat and know no more than
    it, and nothing but the counts comes back.
    """
    context = multiprocessing.get_context("fork")

    def work(number: int, pipe: Connection) -> None:
        pipe.send(search(seat, tree, bounds, f"{seed}-{number}", began))

    workers, pipes = [], []
    try:
        for number in range(1, bounds.cores):
            here, there = context.Pipe(duplex=False)
            workers.append(context.Process(target=work, args=(number, there)))
            workers[-1].start()
            there.close()
            pipes.append(here)
        visits = search(seat, tree, bounds, seed, began)
        for pipe in pipes:
            with contextlib.suppress(EOFError):  # one that died adds nothing
                for option, more in pipe.recv().items():
                    visits[option] = visits.get(option, 0) + more
        return visits
    finally:
        for worker in workers:
            worker.terminate()
            worker.join()
