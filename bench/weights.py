"""Which weights of Root's reasons are too high or too low: games in which chance multiplies them.

    python bench/weights.py --games 5000            of greedy players that look at 30 ways
    python bench/weights.py --minutes 5 --jobs 16
    python bench/weights.py --games 5000 --rounds 3 --factors found.json
    python bench/weights.py --match 1000 --factors found.json
    python bench/weights.py --rounds 0 --factors found.json --keep

In each game a faction multiplies the weight of each of its reasons by something between 1/e and e,
and the others multiply all of its own, at once, for what they see in it. As all of this is drawn
independently, one line through all games tells for each weight what it does: by how many points the
faction is ahead of the best of the others, and how often it wins, for a weight e times as high.

After each round the weights take a step uphill, the less the more chance there is in a slope, and
pars are fitted to the games; the next round goes on from there. `--factors` keeps by how much each
was multiplied in all, `--match` has two of four players with these weights play against two with
the usual ones, and `--keep` writes the weights into the reasons. What all factions share takes the
same step for all.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import random
import re
import statistics
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec
from factions import (
    EVERY,
    GAME,
    REASONS,
    TOP,
    Look,
    Played,
    drawn,
    kind,
    looked,
    openings_of,
    pars_of,
    percent,
    write_pars,
)

from spinney.arena.figures import estimate
from spinney.bots import Seat, bot_maker
from spinney.core import Table
from spinney.core.reasons import Reason
from spinney.core.table import SINGLE
from spinney.root.reasons.judge import SHARED, Judge
from spinney.root.state import SETUP

BOT = "greedy:ways=30,worlds=1"
SEEN = "as others see it"
FEWEST = 10
"""Games without which nothing is said of a faction."""
STEP = 0.06
"""By which power of e a weight goes up for each per cent of wins that this promises,"""
LONGEST = 0.6
"""and at most."""
SAME = ("points", "last-points", "dominance", "faction")
"""Shared reasons that keep their weights: the unit, and what hardly ever counts."""
JUDGE = "src/spinney/root/reasons/judge.py"

Reasons = tuple[Reason, ...]
Powers = dict[str, float]
USUAL: dict[int, Reasons] = {
    judge.me: judge.reasons for judge in GAME.weighing.judges if judge is not None
}
PARS = {judge.me: judge.par for judge in GAME.weighing.judges if judge is not None}
COMMON = [reason.name for reason in SHARED if reason.name not in SAME]


class Fared(NamedTuple):
    """How a faction did in a game, and by which power of e each weight was multiplied."""

    faction: str
    powers: Powers
    ahead: float
    won: float


class Slope(NamedTuple):
    """Of a line through all games, with its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:+.1f} ± {self.error:.1f}"

    def sure(self) -> float:
        """What is left of it when chance is taken off."""
        return self.mean * max(0.0, 1.0 - (self.error / self.mean) ** 2) if self.mean else 0.0


def times(reasons: Reasons, *powers: Powers) -> Reasons:
    return tuple(
        Reason(
            reason.name,
            reason.weight * math.exp(sum([each.get(reason.name, 0.0) for each in powers])),
        )
        for reason in reasons
    )


class Found(msgspec.Struct):
    """What was found so far: powers of e for the weights, and the pars that go with them."""

    powers: Powers = {}
    pars: dict[str, float] = {}
    openings: dict[str, float] = {}


View = list[tuple[Reasons, float]]
"""The reasons of all seats and their pars, as somebody sees them."""


class Players:
    """Greedy players at a table, each of whom has a view of its own."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.setup = drawn(seed)
        self.table = Table(GAME, self.setup, seed, log=False, auto=SINGLE)
        self.factions: list[int] = self.table.state.players
        self.kinds = [kind(name) for name in self.setup["seats"].split(",")]
        self.bots = [bot_maker(BOT)(f"{seed}-{seat}") for seat in range(len(self.factions))]
        self.judges: list[Judge] = [GAME.weighing.judge_of(me) for me in self.factions]

    def pars(self, found: Found) -> list[float]:
        return [
            found.pars.get(name, PARS[me])
            for name, me in zip(self.kinds, self.factions, strict=True)
        ]

    def look_by(self, view: View) -> None:
        for judge, (reasons, par) in zip(self.judges, view, strict=True):
            judge.reasons, judge.par = reasons, par

    def play(self, views: Sequence[View], usual: View) -> Played:
        """To the end, and what the reasons come to now and then in the usual view."""
        table, luck = self.table, random.Random(f"{self.seed}-looks")
        start: Look = ()
        looks: list[Look] = []
        while (question := table.question) is not None:
            begins = not start and table.state.phase != SETUP
            if begins or luck.randrange(EVERY) == 0:
                self.look_by(usual)
                looks.append(looked(table))
                start = start or looks[-1] if begins else start
            self.look_by(views[question.seat])
            table.apply(self.bots[question.seat].choose(Seat(table, question.seat)))
        points = tuple(table.state.points[me] for me in self.factions)
        returns, seats = tuple(table.returns()), tuple(self.kinds)
        return Played(0, seats, returns, points, len(table.choices), start, looks)


def play(found: Found, seed: str) -> tuple[list[Fared], Played]:
    """A game, with the usual weights times what was found so far, times chance."""
    luck = random.Random(seed)
    players = Players(seed)
    pars, seats = players.pars(found), range(len(players.kinds))
    powers, own, seen, usual = [], [], [], []
    for seat in seats:
        reasons, par = USUAL[players.factions[seat]], pars[seat]
        names = [reason.name for reason in reasons[len(SHARED) :]]
        drawn_powers = {name: luck.uniform(-1, 1) for name in [*names, *COMMON, SEEN]}
        as_seen = dict.fromkeys(names, drawn_powers[SEEN])
        powers.append(drawn_powers)
        own.append((times(reasons, found.powers, drawn_powers), par))
        seen.append((times(reasons, found.powers, as_seen), par))
        usual.append((times(reasons, found.powers), par))
    views = [[own[at] if at == seat else seen[at] for at in seats] for seat in seats]
    game = players.play(views, usual)
    fared = []
    for seat in seats:
        ahead = game.points[seat] - max(game.points[:seat] + game.points[seat + 1 :])
        fared.append(Fared(players.kinds[seat], powers[seat], ahead, game.returns[seat]))
    return fared, game


def compete(found: Found, number: int) -> list[tuple[str, bool, float]]:
    """A game of two with these weights against two with the usual ones, who swap for the next:
    by seat its faction, whether it has these, and its share of the win."""
    seed = f"match-{number // 2}"
    players = Players(seed)
    seats = range(len(players.kinds))
    first = random.Random(seed).sample(seats, len(seats) // 2)
    new = [(seat in first) == (number % 2 == 0) for seat in seats]
    views = {}
    for is_new, view in ((False, Found()), (True, found)):
        reasons = [times(USUAL[me], view.powers) for me in players.factions]
        views[is_new] = list(zip(reasons, players.pars(view), strict=True))
    won = players.play([views[each] for each in new], views[False]).returns
    return [(players.kinds[seat], new[seat], won[seat] / sum(won)) for seat in seats]


def match(found: Found, games: int, jobs: int) -> Iterator[str]:
    """How much of what is won these weights win, and each faction by either."""
    with multiprocessing.Pool(jobs) as pool:
        played = list(pool.imap(partial(compete, found), range(games)))
    share = estimate([sum(won for _, new, won in game if new) for game in played])
    yield f"{games} games: {percent(share)} per cent of the wins, where 50 would be even"
    for faction in sorted({name for game in played for name, _, _ in game}):
        yield faction
        for label, which in (("usual", False), ("these", True)):
            own = [
                won for game in played for name, new, won in game if (name, new) == (faction, which)
            ]
            yield f"  {label} {percent(estimate(own))}, {len(own)} games" if own else f"  {label} -"


def slope(powers: Sequence[float], results: Sequence[float]) -> Slope:
    line = statistics.linear_regression(powers, results)
    left = [y - line.slope * x - line.intercept for x, y in zip(powers, results, strict=True)]
    error = statistics.stdev(left) / statistics.stdev(powers) / math.sqrt(len(powers))
    return Slope(line.slope, error)


Uphill = dict[str, tuple[Slope, Slope]]
"""By weight, what it does for the points that one is ahead, and for wins in per cent."""


def slopes(fared: Sequence[Fared], names: Sequence[str]) -> Uphill:
    found = {}
    for name in names:
        powers = [each.powers[name] for each in fared]
        ahead = slope(powers, [each.ahead for each in fared])
        found[name] = ahead, slope(powers, [100 * each.won for each in fared])
    return found


def by_faction(fared: Sequence[Fared]) -> dict[str, Uphill]:
    """The slopes of each faction's own reasons, and of those that all share."""
    found = {"all": slopes(fared, COMMON)}
    for faction in sorted({each.faction for each in fared}):
        games = [each for each in fared if each.faction == faction]
        if len(games) >= FEWEST:
            names = [name for name in games[0].powers if name not in COMMON]
            found[f"{faction}, {len(games)} games"] = slopes(games, names)
    return found


def report(found: dict[str, Uphill]) -> Iterator[str]:
    for faction, uphill in found.items():
        yield faction
        for name, (ahead, won) in uphill.items():
            yield f"  {name:24} points {ahead!s:14} wins, % {won}"


def climbed(found: Found, slopes: dict[str, Uphill], games: Sequence[Played]) -> Found:
    """One step uphill from what was found."""
    new = dict(found.powers)
    for uphill in slopes.values():
        for name, (_, won) in uphill.items():
            if name != SEEN:
                step = max(-LONGEST, min(LONGEST, STEP * won.sure()))
                new[name] = new.get(name, 0.0) + step
    return Found(new, pars_of(games), openings_of(games))


def write(found: Found) -> None:
    """The weights, with two figures each, and the pars into the reasons."""
    write_pars(found.pars, found.openings)
    for file in [TOP / JUDGE, *(TOP / REASONS.format(kind(name)) for name in factions())]:
        text = file.read_text("utf-8")
        for name, power in found.powers.items():
            pattern = rf'(Reason\("{name}", )(-?[0-9.]+)'
            text = re.sub(pattern, partial(multiplied, math.exp(power)), text)
        file.write_text(text, "utf-8")


def multiplied(factor: float, found: re.Match[str]) -> str:
    return f"{found[1]}{float(f'{float(found[2]) * factor:.2g}')}"


def factions() -> list[str]:
    return next(list(option.words) for option in GAME.options if option.name == "seats")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=5000, help="in each round")
    asked.add_argument("--rounds", type=int, default=1)
    asked.add_argument("--seed", default="weights")
    asked.add_argument("--minutes", type=float, default=math.inf, help="count no game after this")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--factors", type=Path, help="the powers of e found so far, and from now on")
    asked.add_argument("--match", type=int, default=0, help="so many games with those")
    asked.add_argument("--keep", action="store_true", help="write the weights into the reasons")
    given = asked.parse_args()
    ends = time.monotonic() + 60 * given.minutes
    found = Found()
    if given.factors is not None and given.factors.exists():
        found = msgspec.json.decode(given.factors.read_bytes(), type=Found)
    for number in range(0 if given.match else given.rounds):
        fared: list[Fared] = []
        games: list[Played] = []
        with multiprocessing.Pool(given.jobs) as pool:
            seeds = [f"{given.seed}-{number}-{n}" for n in range(given.games)]
            for some, game in pool.imap(partial(play, found), seeds):
                fared += some
                games.append(game)
                if time.monotonic() >= ends:
                    break
        uphill = by_faction(fared)
        print(*report(uphill), sep="\n", flush=True)
        found = climbed(found, uphill, games)
        if given.factors is not None:
            given.factors.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
        if time.monotonic() >= ends:
            break
    if given.match:
        print(*match(found, given.match, given.jobs), sep="\n")
    if given.keep:
        write(found)


if __name__ == "__main__":
    main()
