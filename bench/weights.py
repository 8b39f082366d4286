"""Which weights of Root's reasons are too high or too low: games in which chance multiplies them.

    python bench/weights.py --games 5000            of greedy players that look at 30 ways
    python bench/weights.py --minutes 5 --jobs 16

In each game a faction multiplies the weight of each of its own reasons by something between 1/e and
e, and so do the others, all of them at once, for what they see in it. As all of this is drawn
independently, one line through all games tells for each weight what it does: by how many points the
faction is ahead of the best of the others, and how often it wins, for a weight e times as high.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from factions import GAME, drawn, kind

from spinney.bots import Seat, bot_maker
from spinney.core import Table
from spinney.core.reasons import Reason
from spinney.core.table import SINGLE
from spinney.root.reasons.judge import SHARED, Judge

BOT = "greedy:ways=30,worlds=1"
SEEN = "as others see it"
FEWEST = 10
"""Games without which nothing is said of a faction."""

Reasons = tuple[Reason, ...]
USUAL: dict[int, Reasons] = {
    judge.me: judge.reasons for judge in GAME.weighing.judges if judge is not None
}


class Fared(NamedTuple):
    """How a faction did in a game, and by which power of e each weight was multiplied."""

    faction: str
    powers: dict[str, float]
    ahead: float
    won: float


def times(reasons: Reasons, powers: dict[str, float]) -> Reasons:
    return tuple(
        Reason(reason.name, reason.weight * math.exp(powers.get(reason.name, 0.0)))
        for reason in reasons
    )


def play(seed: str) -> list[Fared]:
    luck = random.Random(seed)
    setup = drawn(seed)
    table = Table(GAME, setup, seed, log=False, auto=SINGLE)
    players = table.state.players
    bots = [bot_maker(BOT)(f"{seed}-{seat}") for seat in range(len(players))]
    judges: list[Judge] = [GAME.weighing.judge_of(me) for me in players]
    powers, own, seen = [], [], []
    for me in players:
        names = [reason.name for reason in USUAL[me][len(SHARED) :]]
        drawn_powers = {name: luck.uniform(-1, 1) for name in [*names, SEEN]}
        powers.append(drawn_powers)
        own.append(times(USUAL[me], drawn_powers))
        seen.append(times(USUAL[me], dict.fromkeys(names, drawn_powers[SEEN])))
    while (question := table.question) is not None:
        for seat, judge in enumerate(judges):
            judge.reasons = own[seat] if seat == question.seat else seen[seat]
        table.apply(bots[question.seat].choose(Seat(table, question.seat)))
    points = [table.state.points[me] for me in players]
    found = []
    for seat, name in enumerate(setup["seats"].split(",")):
        ahead = points[seat] - max(points[:seat] + points[seat + 1 :])
        found.append(Fared(kind(name), powers[seat], ahead, table.returns()[seat]))
    return found


def slope(powers: Sequence[float], results: Sequence[float]) -> str:
    """With its standard error."""
    line = statistics.linear_regression(powers, results)
    left = [y - line.slope * x - line.intercept for x, y in zip(powers, results, strict=True)]
    error = statistics.stdev(left) / statistics.stdev(powers) / math.sqrt(len(powers))
    return f"{line.slope:+.1f} ± {error:.1f}"


def report(fared: Sequence[Fared]) -> Iterator[str]:
    for faction in sorted({each.faction for each in fared}):
        own = [each for each in fared if each.faction == faction]
        yield f"{faction}, {len(own)} games"
        if len(own) < FEWEST:
            continue
        for name in own[0].powers:
            powers = [each.powers[name] for each in own]
            ahead = slope(powers, [each.ahead for each in own])
            won = slope(powers, [100 * each.won for each in own])
            yield f"  {name:24} points {ahead:14} wins, % {won}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=5000)
    asked.add_argument("--seed", default="weights")
    asked.add_argument("--minutes", type=float, default=math.inf, help="count no game after this")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = asked.parse_args()
    ends = time.monotonic() + 60 * given.minutes
    fared: list[Fared] = []
    with multiprocessing.Pool(given.jobs) as pool:
        for found in pool.imap(play, [f"{given.seed}-{n}" for n in range(given.games)]):
            fared += found
            if time.monotonic() >= ends:
                break
    print(*report(fared), sep="\n")


if __name__ == "__main__":
    main()
