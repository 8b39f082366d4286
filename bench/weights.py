"""Which weights of Root's reasons are too high or too low: games in which chance multiplies them.

    python bench/weights.py --games 5000            of greedy players that look at 30 ways
    python bench/weights.py --minutes 5 --jobs 16
    python bench/weights.py --games 5000 --rounds 3 --factors found.json
    python bench/weights.py --rounds 0 --factors found.json --keep

In each game a faction multiplies the weight of each of its reasons by something between 1/e and e,
and the others multiply all of its own, at once, for what they see in it. As all of this is drawn
independently, one line through all games tells for each weight what it does: by how many points the
faction is ahead of the best of the others, and how often it wins, for a weight e times as high.

After each round the weights take a step uphill, the less the more chance there is in a slope, and
the next round goes on from there. `--factors` keeps by how much each was multiplied in all, and
`--keep` writes the weights into the reasons. What all factions share takes the same step for all.
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
from factions import GAME, REASONS, TOP, drawn, kind

from spinney.bots import Seat, bot_maker
from spinney.core import Table
from spinney.core.reasons import Reason
from spinney.core.table import SINGLE
from spinney.root.reasons.judge import SHARED, Judge

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


def play(found: Powers, seed: str) -> list[Fared]:
    """A game, with the usual weights times what was found so far, times chance."""
    luck = random.Random(seed)
    setup = drawn(seed)
    table = Table(GAME, setup, seed, log=False, auto=SINGLE)
    players = table.state.players
    bots = [bot_maker(BOT)(f"{seed}-{seat}") for seat in range(len(players))]
    judges: list[Judge] = [GAME.weighing.judge_of(me) for me in players]
    powers, own, seen = [], [], []
    for me in players:
        names = [reason.name for reason in USUAL[me][len(SHARED) :]]
        drawn_powers = {name: luck.uniform(-1, 1) for name in [*names, *COMMON, SEEN]}
        powers.append(drawn_powers)
        own.append(times(USUAL[me], found, drawn_powers))
        seen.append(times(USUAL[me], found, dict.fromkeys(names, drawn_powers[SEEN])))
    while (question := table.question) is not None:
        for seat, judge in enumerate(judges):
            judge.reasons = own[seat] if seat == question.seat else seen[seat]
        table.apply(bots[question.seat].choose(Seat(table, question.seat)))
    points = [table.state.points[me] for me in players]
    fared = []
    for seat, name in enumerate(setup["seats"].split(",")):
        ahead = points[seat] - max(points[:seat] + points[seat + 1 :])
        fared.append(Fared(kind(name), powers[seat], ahead, table.returns()[seat]))
    return fared


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


def climbed(powers: Powers, found: dict[str, Uphill]) -> Powers:
    """One step uphill from these powers."""
    new = dict(powers)
    for uphill in found.values():
        for name, (_, won) in uphill.items():
            if name != SEEN:
                step = max(-LONGEST, min(LONGEST, STEP * won.sure()))
                new[name] = new.get(name, 0.0) + step
    return new


def write(powers: Powers) -> None:
    """The weights, with two figures each, into the reasons."""
    for file in [TOP / JUDGE, *(TOP / REASONS.format(kind(name)) for name in factions())]:
        text = file.read_text("utf-8")
        for name, power in powers.items():
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
    asked.add_argument("--keep", action="store_true", help="write the weights into the reasons")
    given = asked.parse_args()
    ends = time.monotonic() + 60 * given.minutes
    powers: Powers = {}
    if given.factors is not None and given.factors.exists():
        powers = msgspec.json.decode(given.factors.read_bytes(), type=Powers)
    for number in range(given.rounds):
        fared: list[Fared] = []
        with multiprocessing.Pool(given.jobs) as pool:
            seeds = [f"{given.seed}-{number}-{n}" for n in range(given.games)]
            for found in pool.imap(partial(play, powers), seeds):
                fared += found
                if time.monotonic() >= ends:
                    break
        uphill = by_faction(fared)
        print(*report(uphill), sep="\n", flush=True)
        powers = climbed(powers, uphill)
        if given.factors is not None:
            given.factors.write_bytes(msgspec.json.format(msgspec.json.encode(powers)))
        if time.monotonic() >= ends:
            break
    if given.keep:
        write(powers)


if __name__ == "__main__":
    main()
