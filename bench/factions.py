"""How each faction of Root fares between bots, and what its reasons should come to.

    python bench/factions.py                                  10,000 games of four greedy players
    python bench/factions.py --against random --games 1000    one greedy player among random ones

Who plays, in which order, on which map and with which deck is drawn anew for each game. What was
measured is printed and kept between the markers of docs/root/balance.md, one part for each sort of
game. Between greedy players it also fits the pars: what must be taken off each faction's reasons so
that, at the start of turns, those who win are those who seem to.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import random
import re
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from spinney.arena.figures import estimate
from spinney.bots import Seat, bot_maker
from spinney.core import Table, game_named
from spinney.core.errors import SetupError
from spinney.core.reasons import total
from spinney.core.setup import Setup
from spinney.core.table import SINGLE
from spinney.root.reasons.land import Land
from spinney.root.reasons.weighing import Weighing

PAGE = Path(__file__).parent.parent / "docs" / "root" / "balance.md"
GAME = game_named("root")
FACTIONS = next(option.words for option in GAME.options if option.name == "seats")
DRAWN = {
    option.name: option.values for option in GAME.options if option.name in ("map", "deck", "suits")
}
PLAYERS = 4
EVERY = 150
"""The reasons are weighed at about every so many choices."""
STEPS, STEP = 40, 0.7
"""Of the fit, which goes a part of each Newton step."""

WEIGHING = Weighing()


Look = tuple[float, ...]
"""What the reasons of each seat came to at some moment."""


class Played(NamedTuple):
    """What is kept of one game."""

    seats: tuple[str, ...]
    returns: tuple[float, ...]
    points: tuple[int, ...]
    choices: int
    looks: list[Look]


def drawn(seed: str) -> Setup:
    """Four factions that can play together, and the rest of the setup."""
    luck = random.Random(seed)
    while True:
        names = luck.sample(FACTIONS, PLAYERS)
        wishes = {name: luck.choice(values) for name, values in DRAWN.items()}
        try:
            return GAME.simulation(seats=",".join(names), **wishes)
        except SetupError:
            continue  # such as two factions that want one corner


def play(against: str, number: int, seed: str) -> Played:
    """One game; against others, the greedy player has each seat in turn."""
    seed = f"{seed}-{number}"
    setup = drawn(seed)
    table = Table(GAME, setup, seed, log=False, auto=SINGLE)
    greedy = range(PLAYERS) if against == "greedy" else [number % PLAYERS]
    levels = ["greedy" if seat in greedy else against for seat in range(PLAYERS)]
    bots = [bot_maker(level)(f"{seed}-{seat}") for seat, level in enumerate(levels)]
    luck = random.Random(f"{seed}-looks")
    looks: list[Look] = []
    choices = 0
    while (question := table.question) is not None:
        if luck.randrange(EVERY) == 0:
            looks.append(looked(table))
        table.apply(bots[question.seat].choose(Seat(table, question.seat)))
        choices += 1
    g = table.state
    points = tuple(g.points[me] for me in g.players)
    seats = tuple(setup["seats"].split(","))
    if against != "greedy":
        seats = tuple(name if seat in greedy else "" for seat, name in enumerate(seats))
        looks = []
    return Played(seats, tuple(table.returns()), points, choices, looks)


def looked(table: Table[Any]) -> Look:
    land = Land(table.state)
    judges = [WEIGHING.judge_of(me) for me in table.state.players]
    return tuple(total(judge.reasons, judge.weigh(table.state, land)) for judge in judges)


def fitted(games: Sequence[Played]) -> dict[str, float]:
    """The pars under which the winners are likeliest; only their differences matter."""
    pars = dict.fromkeys(FACTIONS, 0.0)
    found = [
        (game.seats, look, game.returns)
        for game in games
        if sum(game.returns) == 1
        for look in game.looks
    ]
    for _ in range(STEPS):
        slope, bend = dict.fromkeys(FACTIONS, 0.0), dict.fromkeys(FACTIONS, 1e-9)
        for seats, sums, returns in found:
            odds = [math.exp(each - pars[name]) for each, name in zip(sums, seats, strict=True)]
            everything = sum(odds)
            for name, odd, won in zip(seats, odds, returns, strict=True):
                chance = odd / everything
                slope[name] += chance - won
                bend[name] += chance * (1 - chance)
        for name in pars:
            pars[name] += STEP * slope[name] / bend[name]
    middle = sum(pars.values()) / len(pars)
    return {name: par - middle for name, par in pars.items()}


def table_of(games: Sequence[Played], against: str) -> list[str]:
    pars = fitted(games) if against == "greedy" else {}
    rows = []
    for name in FACTIONS:
        own = [(game, seat) for game in games for seat, who in enumerate(game.seats) if who == name]
        if not own:
            continue
        share = estimate([game.returns[seat] for game, seat in own])
        points = sum(game.points[seat] for game, seat in own) / len(own)
        row = f"| {name} | {len(own)} | {percent(share)} | {points:.1f} |"
        rows.append((-share["mean"], row + (f" {pars[name]:+.2f} |" if pars else "")))
    head = "| faction | games | won, per cent | points |" + (" par, fitted |" if pars else "")
    return [head, re.sub(r"[^|]+", "---", head), *(row for _, row in sorted(rows))]


def percent(share: dict[str, float]) -> str:
    mean, low, high = (100 * share[name] for name in ("mean", "low", "high"))
    return f"{mean:.1f} ({low:.1f} to {high:.1f})"


def report(games: Sequence[Played], against: str, command: str) -> str:
    players = "greedy players" if against == "greedy" else f"one greedy player among {against} ones"
    length = sum(game.choices for game in games) / len(games)
    shared = sum(sum(won > 0 for won in game.returns) != 1 for game in games)
    about = (
        f"{len(games)} games of {PLAYERS} with {players}, {length:.0f} choices each; "
        f"{shared} without a single winner. `{command}`"
    )
    return "\n".join([about, "", *table_of(games, against)])


def keep(text: str, against: str) -> None:
    begin, end = f"<!-- {against}: begin -->", f"<!-- {against}: end -->"
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(begin)
    after = rest.partition(end)[2]
    PAGE.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", "utf-8")


def played(games: int, against: str, seed: str) -> list[Played]:
    with multiprocessing.Pool() as pool:
        each: Iterable[Played] = pool.imap_unordered(
            partial(play, against, seed=seed), range(games), chunksize=4
        )
        return list(each)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--against", default="greedy")
    asked.add_argument("--games", type=int, default=10_000)
    asked.add_argument("--seed", default="balance")
    asked.add_argument("--keep", action="store_true", help="write it into the page")
    given = asked.parse_args()
    command = f"python bench/factions.py --against {given.against} --games {given.games}"
    text = report(played(given.games, given.against, given.seed), given.against, command)
    print(text)
    if given.keep:
        keep(text, given.against)


if __name__ == "__main__":
    main()
