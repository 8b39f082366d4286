"""How groups of bots fare against the Mechanical Marquise.

    python bench/mechanical.py                       2,000 games of one to four greedy players
    python bench/mechanical.py --mode competitive    the same, everybody for themselves
    python bench/mechanical.py --head-start 9        as in the fourth game of a campaign

Groups of one, two, three and four take turns. Who plays, on which map and with which deck is drawn
anew for each game. What was measured is printed and, with --keep, kept between the markers of
docs/root/balance.md.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pages

from spinney.arena.figures import estimate
from spinney.bots import Seat, bot_maker
from spinney.core import Table, game_named
from spinney.core.errors import SetupError
from spinney.core.setup import Setup
from spinney.core.table import SINGLE

PAGE = Path(__file__).parent.parent / "docs" / "root" / "balance.md"
GAME = game_named("root")
FACTIONS = next(option.words for option in GAME.options if option.name == "seats")
DRAWN = {
    option.name: option.values for option in GAME.options if option.name in ("map", "deck", "suits")
}
GROUPS = (1, 2, 3, 4)


class Played(NamedTuple):
    """What is kept of one game."""

    seats: tuple[str, ...]
    won: tuple[float, ...]
    points: tuple[int, ...]
    hers: int
    turns: int


def drawn(seed: str, people: int, mode: str, head_start: int) -> Setup:
    luck = random.Random(seed)
    while True:
        names = luck.sample(FACTIONS, people)
        wishes = {name: luck.choice(values) for name, values in DRAWN.items()}
        wishes |= {"mechanical": mode, "head_start": str(head_start)}
        try:
            return GAME.simulation(seats=",".join(names), **wishes)
        except SetupError:
            continue  # such as the Marquise, whose pieces are taken


def play(mode: str, bot: str, head_start: int, seed: str, number: int) -> Played:
    seed = f"{seed}-{number}"
    setup = drawn(seed, GROUPS[number % len(GROUPS)], mode, head_start)
    table = Table(GAME, setup, seed, log=False, auto=SINGLE)
    bots = [bot_maker(bot)(f"{seed}-{seat}") for seat in range(table.seats)]
    while (question := table.question) is not None:
        table.apply(bots[question.seat].choose(Seat(table, question.seat)))
    g = table.state
    (hers,) = (g.points[me] for me in g.turns if me not in g.players)
    points = tuple(g.points[me] for me in g.players)
    return Played(tuple(GAME.roles(setup)), tuple(table.returns()), points, hers, g.turn)


def by_group(games: Sequence[Played]) -> list[str]:
    rows = ["| people | games | won, per cent | their points | her points | turns |"]
    rows.append("|---|---|---|---|---|---|")
    for people in (*GROUPS, 0):
        own = [game for game in games if people in (0, len(game.seats))]
        if own:
            share = percent([float(any(game.won)) for game in own])
            points = mean([mean(game.points) for game in own])
            hers, turns = mean([game.hers for game in own]), mean([game.turns for game in own])
            name = str(people or "all")
            row = f"| {name} | {len(own)} | {share} | {points:.1f} | {hers:.1f} | {turns:.1f} |"
            rows.append(row)
    return rows


def by_faction(games: Sequence[Played]) -> list[str]:
    rows = ["| faction | games | won, per cent | points |", "|---|---|---|---|"]
    found = []
    for name in FACTIONS:
        own = [(game, seat) for game in games for seat, who in enumerate(game.seats) if who == name]
        if own:
            won = [game.won[seat] for game, seat in own]
            points = mean([game.points[seat] for game, seat in own])
            found.append((-mean(won), f"| {name} | {len(own)} | {percent(won)} | {points:.1f} |"))
    return rows + [row for _, row in sorted(found)]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def percent(won: Sequence[float]) -> str:
    share = estimate(list(won))
    middle, low, high = (100 * share[name] for name in ("mean", "low", "high"))
    return f"{middle:.1f} ({low:.1f} to {high:.1f})"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--mode", default="cooperative", choices=("cooperative", "competitive"))
    asked.add_argument("--bot", default="greedy")
    asked.add_argument("--games", type=int, default=2_000)
    asked.add_argument("--head-start", type=int, default=0)
    asked.add_argument("--seed", default="mechanical")
    asked.add_argument("--keep", action="store_true", help="write it into the page")
    given = asked.parse_args()
    one = partial(play, given.mode, given.bot, given.head_start, given.seed)
    with multiprocessing.Pool() as pool:
        each: Iterable[Played] = pool.imap_unordered(one, range(given.games), chunksize=4)
        games = list(each)
    command = f"python bench/mechanical.py --mode {given.mode} --games {given.games}"
    command += f" --bot {given.bot}" if given.bot != "greedy" else ""
    command += f" --head-start {given.head_start}" if given.head_start else ""
    lines = [f"{len(games)} games. `{command}`", "", *by_group(games), "", *by_faction(games)]
    text = "\n".join(lines)
    print(text)
    if given.keep:
        pages.put(PAGE, given.mode, text)


if __name__ == "__main__":
    main()
