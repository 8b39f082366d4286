"""How each faction of Root fares between bots, and what its reasons should come to.

    python bench/factions.py                                  10,000 games of four greedy players
    python bench/factions.py --against random --games 1000    one greedy player among random ones
    python bench/factions.py --bot greedy:learned             four that go by what was learned
    python bench/factions.py --minutes 9 --out games.jsonl    as many as begin in that time
    python bench/factions.py --out games.jsonl                goes on with those that are missing
    python bench/factions.py --games 0 --out games.jsonl --keep --fit    the table, page and pars

Who plays, in which order, on which map and with which deck is drawn anew for each game. What was
measured is printed and kept between the markers of docs/root/balance.md, one part for each sort of
game. Games have numbers and begin in their order; counted are those up to the first number that was
not played to its end, so that short games count no more than long ones wherever one stops.

Between players of one sort it says how far the factions rank as in a league of people. Between
greedy players it also fits the pars: what must be taken off each faction's reasons so
that, at the start of turns, those who win are those who seem to. An opening is what the reasons
come to as the first turn begins, less the faction's strength. `--fit` writes both into the `PAR`
and `OPENING` of each faction's reasons.py.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import random
import re
import statistics
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pages

from spinney.arena.figures import estimate
from spinney.bots import Seat, bot_maker
from spinney.core import Table, game_named
from spinney.core.errors import SetupError
from spinney.core.reasons import total
from spinney.core.setup import Setup
from spinney.core.table import SINGLE
from spinney.root.reasons.land import Land
from spinney.root.state import SETUP

TOP = Path(__file__).parent.parent
PAGE = TOP / "docs" / "root" / "balance.md"
REASONS = "src/spinney/root/factions/{}/reasons.py"
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
DRAWS = 1000
"""How often the games are drawn again to see how far the likeness is chance."""

LEAGUE = {
    "duchy": 30.6,
    "eyrie": 29.1,
    "hundreds": 27.9,
    "keepers": 27.4,
    "alliance": 27.1,
    "vagabond": 23.8,
    "riverfolk": 22.8,
    "marquise": 21.3,
    "corvids": 21.0,
    "cult": 17.5,
}
"""What people won with each faction, in per cent, in some 9,000 games."""


Look = tuple[float, ...]
"""What the reasons of each seat came to at some moment."""


class Played(msgspec.Struct, frozen=True):
    """What is kept of one game."""

    number: int
    seats: tuple[str, ...]
    returns: tuple[float, ...]
    points: tuple[int, ...]
    choices: int
    start: Look
    """As the first turn begins."""
    looks: list[Look]


class Sort(msgspec.Struct, frozen=True):
    """Which games a file holds: its first line."""

    against: str
    seed: str
    bot: str = "greedy"

    def alike(self) -> bool:
        return self.bot == self.against

    def fits_pars(self) -> bool:
        return self.bot == self.against == "greedy"


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


def play(sort: Sort, number: int) -> Played:
    """One game; against others, the bot has each seat in turn."""
    seed = f"{sort.seed}-{number}"
    setup = drawn(seed)
    table = Table(GAME, setup, seed, log=False, auto=SINGLE)
    heroes = range(PLAYERS) if sort.alike() else [number % PLAYERS]
    levels = [sort.bot if seat in heroes else sort.against for seat in range(PLAYERS)]
    bots = [bot_maker(level)(f"{seed}-{seat}") for seat, level in enumerate(levels)]
    luck = random.Random(f"{seed}-looks")
    start: Look = ()
    looks: list[Look] = []
    choices = 0
    while (question := table.question) is not None:
        if not start and table.state.phase != SETUP:
            start = looked(table)
        if luck.randrange(EVERY) == 0:
            looks.append(looked(table))
        table.apply(bots[question.seat].choose(Seat(table, question.seat)))
        choices += 1
    g = table.state
    points = tuple(g.points[me] for me in g.players)
    seats = tuple(setup["seats"].split(","))
    if not sort.alike():
        seats = tuple(name if seat in heroes else "" for seat, name in enumerate(seats))
    if not sort.fits_pars():
        looks = []
    return Played(number, seats, tuple(table.returns()), points, choices, start, looks)


def looked(table: Table[Any]) -> Look:
    land = Land(table.state)
    judges = [GAME.weighing.judge_of(me) for me in table.state.players]
    return tuple(total(judge.reasons, judge.weigh(table.state, land)) for judge in judges)


def fitted(looks: Sequence[tuple[Played, Look]]) -> dict[str, float]:
    """The pars under which the winners are likeliest; only their differences matter."""
    pars = {kind(name): 0.0 for name in FACTIONS}
    found = [
        ([kind(name) for name in game.seats], look, game.returns)
        for game, look in looks
        if sum(game.returns) == 1
    ]
    for _ in range(STEPS):
        slope, bend = dict.fromkeys(pars, 0.0), dict.fromkeys(pars, 1e-9)
        for seats, sums, returns in found:
            odds = [math.exp(each - pars[name]) for each, name in zip(sums, seats, strict=True)]
            everything = sum(odds)
            for name, odd, won in zip(seats, odds, returns, strict=True):
                chance = odd / everything
                slope[name] += chance - won
                bend[name] += chance * (1 - chance)
        for name in pars:
            pars[name] += STEP * slope[name] / bend[name]
    return centred(pars)


def kind(name: str) -> str:
    """Both Vagabonds have one judge."""
    return name.removesuffix("_2")


def centred(values: Mapping[str, float]) -> dict[str, float]:
    middle = sum(values.values()) / len(values)
    return {name: value - middle for name, value in values.items()}


def pars_of(games: Sequence[Played]) -> dict[str, float]:
    return fitted([(game, look) for game in games for look in game.looks])


def openings_of(games: Sequence[Played]) -> dict[str, float]:
    """What the reasons come to at first, less how strong who has them turned out to be."""
    weakness = fitted([(game, (0.0,) * PLAYERS) for game in games])
    at_first: dict[str, list[float]] = {name: [] for name in weakness}
    for game in games:
        for name, comes_to in zip(game.seats, game.start, strict=True):
            at_first[kind(name)].append(comes_to)
    return {name: weakness[name] + sum(all_) / len(all_) for name, all_ in at_first.items() if all_}


def write_pars(pars: Mapping[str, float], openings: Mapping[str, float]) -> None:
    """Into the reasons of each faction that has played."""
    for name, opening in openings.items():
        file = TOP / REASONS.format(name)
        text = file.read_text("utf-8")
        for constant, value in (("PAR", pars[name]), ("OPENING", opening)):
            text = re.sub(
                rf"(?m)^{constant}: Final = .*$", f"{constant}: Final = {value:.2f}", text
            )
        file.write_text(text, "utf-8")


def table_of(games: Sequence[Played], sort: Sort) -> list[str]:
    pars = pars_of(games) if sort.fits_pars() else {}
    rows = []
    for name in FACTIONS:
        own = [(game, seat) for game in games for seat, who in enumerate(game.seats) if who == name]
        if not own:
            continue
        share = estimate([game.returns[seat] for game, seat in own])
        points = sum(game.points[seat] for game, seat in own) / len(own)
        row = f"| {name} | {len(own)} | {percent(share)} | {points:.1f} |"
        rows.append((-share["mean"], row + (f" {pars[kind(name)]:+.2f} |" if pars else "")))
    head = "| faction | games | won, per cent | points |" + (" par, fitted |" if pars else "")
    return [head, re.sub(r"[^|]+", "---", head), *(row for _, row in sorted(rows))]


def percent(share: dict[str, float]) -> str:
    mean, low, high = (100 * share[name] for name in ("mean", "low", "high"))
    return f"{mean:.1f} ({low:.1f} to {high:.1f})"


def likeness(games: Sequence[Played]) -> float:
    """How far the factions rank as in the league: Spearman's correlation of their shares."""
    won, had = dict.fromkeys(LEAGUE, 0.0), dict.fromkeys(LEAGUE, 0)
    for game in games:
        for who, share in zip(game.seats, game.returns, strict=True):
            won[kind(who)] += share
            had[kind(who)] += 1
    shares = [won[name] / max(1, had[name]) for name in LEAGUE]
    return statistics.correlation(ranks(shares), ranks(list(LEAGUE.values())))


def likely(games: Sequence[Played]) -> tuple[float, float]:
    """The middle 95 % of what the likeness is when as many games are drawn from these."""
    luck = random.Random("likeness")
    found = sorted(likeness(luck.choices(games, k=len(games))) for _ in range(DRAWS))
    return found[DRAWS // 40], found[-DRAWS // 40]


def ranks(values: list[float]) -> list[float]:
    order = sorted(values)
    return [order.index(value) + (order.count(value) - 1) / 2 for value in values]


def report(games: Sequence[Played], sort: Sort, command: str) -> str:
    one = f"one {sort.bot} player among {sort.against} ones"
    players = f"{sort.bot} players" if sort.alike() else one
    length = sum(game.choices for game in games) / len(games)
    shared = sum(sum(won > 0 for won in game.returns) != 1 for game in games)
    about = (
        f"{len(games)} games of {PLAYERS} with {players}, {length:.0f} choices each; "
        f"{shared} without a single winner. `{command}`"
    )
    found = [about, "", *table_of(games, sort)]
    if sort.alike():
        low, high = likely(games)
        alike = f"{likeness(games):.2f} ({low:.2f} to {high:.2f})"
        found += ["", f"Spearman's correlation with the league of people: {alike}"]
    return "\n".join(found)


class Store:
    """Games that were played, by number, in a file or in none."""

    def __init__(self, file: Path | None, sort: Sort) -> None:
        self.file = file
        self.games: dict[int, Played] = {}
        if file is None:
            return
        if not file.exists():
            file.write_bytes(msgspec.json.encode(sort) + b"\n")
        whole, _, cut_short = file.read_bytes().rpartition(b"\n")
        if cut_short:
            file.write_bytes(whole + b"\n")
        first, *lines = whole.splitlines()
        if msgspec.json.decode(first, type=Sort) != sort:
            raise SystemExit(f"{file} holds other games: {first.decode()}")
        for line in lines:
            game = msgspec.json.decode(line, type=Played)
            self.games[game.number] = game

    def add(self, game: Played) -> None:
        self.games[game.number] = game
        if self.file is not None:
            with self.file.open("ab") as out:
                out.write(msgspec.json.encode(game) + b"\n")

    def first(self) -> list[Played]:
        """Those up to the first that is missing."""
        found: list[Played] = []
        while len(found) in self.games:
            found.append(self.games[len(found)])
        return found


def play_all(
    store: Store, one: Callable[[int], Played], games: int, jobs: int, minutes: float
) -> None:
    """Begin the missing games in their order until the time is up, and play those to their end."""
    ends = time.monotonic() + 60 * minutes
    idle = threading.Semaphore(jobs)
    stopped = threading.Event()

    def missing() -> Iterator[int]:
        for number in [number for number in range(games) if number not in store.games]:
            idle.acquire()
            if stopped.is_set() or time.monotonic() >= ends:
                return
            yield number

    with multiprocessing.Pool(jobs) as pool:
        try:
            for game in pool.imap_unordered(one, missing()):
                idle.release()
                store.add(game)
        finally:  # also after a fault: the pool's end waits for whoever waits above
            stopped.set()
            idle.release()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--bot", default="greedy")
    asked.add_argument("--against", help="the bots at the other seats; the same, if not given")
    asked.add_argument("--games", type=int, default=10_000)
    asked.add_argument("--seed", default="balance")
    asked.add_argument("--minutes", type=float, default=math.inf, help="begin no game after this")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--out", type=Path, help="keep the games here, and go on from there")
    asked.add_argument("--keep", action="store_true", help="write the table into the page")
    asked.add_argument("--fit", action="store_true", help="write PAR and OPENING of each faction")
    given = asked.parse_args()
    sort = Sort(given.against or given.bot, given.seed, given.bot)
    store = Store(given.out, sort)
    play_all(store, partial(play, sort), given.games, given.jobs, given.minutes)
    games = store.first()
    if not games:
        raise SystemExit("no game was played")
    against = "" if sort.alike() else f" --against {sort.against}"
    command = f"python bench/factions.py --bot {sort.bot}{against} --games {len(games)}"
    text = report(games, sort, command)
    print(text)
    if given.keep:
        pages.put(PAGE, sort.bot if sort.alike() else sort.against, text)
    if given.fit:
        write_pars(pars_of(games), openings_of(games))


if __name__ == "__main__":
    main()
