"""Habits are learned from what a look ahead comes to that takes its time: which options it would
take, and how much worse the others are.

Each question that it thought about, and those that it foresaw behind it, is one example. The fit is
a softmax regression by stochastic gradients; numpy is all that it needs.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from spinney import __version__
from spinney.bots.base import Bot, Seat, any_of
from spinney.bots.greedy import Foreseen, best_way, look_ahead
from spinney.bots.habits import BLANK, FORMAT, HabitsCard, HabitsFile, layout_of
from spinney.bots.knobs import knobs_of
from spinney.bots.lookahead import SURE, Node
from spinney.bots.outlooks import LEARNED, outlook_for
from spinney.core.chance import Luck
from spinney.core.habits import NEUTRAL, ONE, TRAITS
from spinney.core.outlook import Outlook
from spinney.core.table import SINGLE, Table
from spinney.training.course import Course
from spinney.training.playing import WHIMS

NARROW: Final = 0.05
"""An option that is worse by so much, in log-odds, is wanted e times less."""
RATE: Final = 0.15
BATCH: Final = 2048
EPOCHS: Final = 3
HELD_BACK: Final = 10
"""Every so-manieth game is not fitted to."""
DECAY: Final = 1e-6


class Examples:
    """Questions of a game: of each option its traits and how much it is wanted."""

    def __init__(self) -> None:
        self.places = array("H")
        self.counts = array("B")
        """How many traits each option has."""
        self.wanted = array("f")
        self.options = array("H")
        """How many options each question has."""

    def note(self, node: Node) -> None:
        """What a look ahead has found of a question; what it did not come to is not wanted."""
        traits = node.traits
        assert traits is not None, "whoever has no habits looks at no traits"
        odds = [log_odds(value[node.seat]) if value else -math.inf for value in node.values]
        best = max(odds)
        shares = [math.exp((each - best) / NARROW) for each in odds]
        everything = sum(shares)
        self.places.extend(traits.places)
        begun = 0
        for end, share in zip(traits.ends, shares, strict=True):
            self.counts.append(end - begun)
            self.wanted.append(share / everything)
            begun = end
        self.options.append(len(shares))

    def add(self, other: Examples) -> None:
        self.places.extend(other.places)
        self.counts.extend(other.counts)
        self.wanted.extend(other.wanted)
        self.options.extend(other.options)


def log_odds(share: float) -> float:
    share = min(max(share, SURE), 1 - SURE)
    return math.log(share / (1 - share))


class Thinker:
    """Looks ahead as greedy does, and notes what it finds."""

    def __init__(self, seed: str, ways: int, habits: str, examples: Examples) -> None:
        self._seed = seed
        self._ways = ways
        self._habits = habits
        self._luck = Luck(seed)
        self._thoughts = 0
        self._outlook: Outlook | None = None
        self._plan: list[Foreseen] = []
        self._examples = examples

    def choose(self, seat: Seat) -> int:
        options = seat.options
        if len(options) == 1:
            return options[0]
        asked = seat.asked()
        assert asked is not None
        if not self._plan or self._plan[0][:2] != (asked["ask"], options):
            self._thoughts += 1
            knobs = knobs_of(seat.game).but(self._ways, 1)
            outlook = self._outlook = self._outlook or outlook_for(seat, LEARNED, self._habits)
            looks = look_ahead(seat, f"{self._seed}-{self._thoughts}", knobs, outlook)
            self.note(looks[0])
            self._plan = best_way(looks, self._luck)
        return self._plan.pop(0).choice

    def note(self, node: Node) -> None:
        if len(node.options) > 1:
            self._examples.note(node)
        child = node.children[node.best]
        if child is not None and child.sure:
            self.note(child)


class Practice(msgspec.Struct, frozen=True):
    course: Course
    seed: str
    ways: int
    habits: str
    """Those that the players have already."""

    def command(self, games: int) -> str:
        """What repeats it."""
        words = ["spinney habits", *self.course.words(), f"--games {games}", f"--ways {self.ways}"]
        if self.habits != BLANK:
            words.append(f"--from {self.habits}")
        return " ".join([*words, f"--seed {self.seed}"])


def practise(practice: Practice, number: int) -> Examples:
    """One game among four who think."""
    seed = f"{practice.seed}-habits-{number}"
    game, setup = practice.course.the_game(), practice.course.draw(seed)
    table: Table[Any] = Table(game, setup, seed, log=False, auto=SINGLE)
    luck, examples = Luck(f"{seed}-players"), Examples()
    bots: list[Bot] = [
        Thinker(f"{seed}-{seat}", practice.ways, practice.habits, examples)
        for seat in range(table.seats)
    ]
    seats = [Seat(table, seat) for seat in range(table.seats)]
    whims = luck.below(WHIMS + 1)
    while (question := table.question) is not None:
        if luck.below(100) < whims:
            table.apply(any_of(question.options, game.surrenders, luck))
        else:
            table.apply(bots[question.seat].choose(seats[question.seat]))
    return examples


def learned(practice: Practice, games: Sequence[Examples]) -> tuple[HabitsFile, list[float]]:
    """The habits, and how unlikely they find what was wanted in games that they were not fitted to:
    without any, and after each epoch."""
    weights, losses = fit(games)
    game = practice.course.the_game()
    questions = sum([len(each.options) for each in games])
    card = HabitsCard(
        FORMAT,
        game.name,
        layout_of(game),
        len(games),
        questions,
        practice.command(len(games)),
        __version__,
    )
    return HabitsFile(card, weights), losses


def fit(games: Sequence[Examples]) -> tuple[bytes, list[float]]:
    """The weights that make what was wanted likely."""
    import numpy as np

    rng = np.random.default_rng(1)
    fitted = Questions([each for n, each in enumerate(games) if n % HELD_BACK])
    held = Questions([each for n, each in enumerate(games) if n % HELD_BACK == 0])
    weights, squares = np.zeros(TRAITS), np.full(TRAITS, 1e-8)
    losses = [held.loss(weights)]
    for epoch in range(EPOCHS):
        rate = RATE / (1 + 2 * epoch)
        order = rng.permutation(len(fitted))
        for at in range(0, len(order), BATCH):
            slope = fitted.slope(weights, order[at : at + BATCH])
            squares += slope * slope
            weights -= rate * slope / np.sqrt(squares)
            weights *= 1 - DECAY
        losses.append(held.loss(weights))
    whole = np.clip(np.rint(weights * ONE) + NEUTRAL, 0, 255).astype(np.uint8)
    return whole.tobytes(), losses


class Questions:
    """Examples in rows that numpy can add up."""

    def __init__(self, games: Sequence[Examples]) -> None:
        import numpy as np

        self.np = np
        joined = Examples()
        for each in games:
            joined.add(each)
        self.places = np.frombuffer(joined.places, np.uint16)
        self.counts = np.frombuffer(joined.counts, np.uint8).astype(np.int64)
        self.wanted = np.frombuffer(joined.wanted, np.float32).astype(np.float64)
        self.options = np.frombuffer(joined.options, np.uint16).astype(np.int64)
        self.first_place = np.cumsum(self.counts) - self.counts
        self.first_option = np.cumsum(self.options) - self.options

    def __len__(self) -> int:
        return len(self.options)

    def picked(self, which: Any) -> tuple[Any, Any, Any, Any]:
        """Of these questions: the traits, whose they are, where each question begins, and what is
        wanted."""
        np = self.np
        counts = self.options[which]
        options = spans(np, self.first_option[which], counts)
        traits = self.counts[options]
        places = self.places[spans(np, self.first_place[options], traits)]
        owners = np.repeat(np.arange(len(options)), traits)
        return places, owners, np.cumsum(counts) - counts, self.wanted[options]

    def shares(self, weights: Any, places: Any, owners: Any, begins: Any, count: int) -> Any:
        """How likely the options are by these weights."""
        np = self.np
        leanings = np.bincount(owners, weights[places], count)
        lengths = np.diff(np.append(begins, count))
        leanings -= np.repeat(np.maximum.reduceat(leanings, begins), lengths)
        odds = np.exp(leanings)
        return odds / np.repeat(np.add.reduceat(odds, begins), lengths)

    def slope(self, weights: Any, which: Any) -> Any:
        np = self.np
        places, owners, begins, wanted = self.picked(which)
        off = self.shares(weights, places, owners, begins, len(wanted)) - wanted
        return np.bincount(places, off[owners], TRAITS) / len(which)

    def loss(self, weights: Any) -> float:
        """How unlikely what was wanted is, on the mean, in log."""
        np = self.np
        places, owners, begins, wanted = self.picked(np.arange(len(self)))
        shares = self.shares(weights, places, owners, begins, len(wanted))
        return float(-(wanted * np.log(np.maximum(shares, 1e-12))).sum() / max(1, len(self)))


def spans(np: Any, first: Any, counts: Any) -> Any:
    """The numbers from each first on, so many of each."""
    return np.repeat(first - (np.cumsum(counts) - counts), counts) + np.arange(counts.sum())
