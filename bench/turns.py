"""What more thought is worth: bots play the same turns, and the outlook says what came of each.

    python bench/turns.py root search:250 search:1000 greedy:learned
    python bench/turns.py root search:0.25s search:1s --turns 400 --worlds 16 --reach 5

Each turn is one of a game that greedy bots have played so far, drawn at random, and the same for
all bots, chance included, as long as they do the same. What it has come to for the player is told
by the learned outlook, as the turn ends; with `--worlds` also as so many turns of `--reach` have
ended, on average over worlds in which greedy bots play on. Both are compared with what the first
bot came to, in per cent of a win. That takes far fewer games than to count wins does, and says
less: what the outlook does not know, it does not show.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import random
import statistics
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from spinney.bots import Seat, bot_maker
from spinney.bots.lookahead import explore
from spinney.bots.outlooks import LEARNED, outlook_for
from spinney.bots.playing_on import as_turn_ended, best_answers, follow, watch
from spinney.core import Table, game_named
from spinney.core.outlook import Outlook
from spinney.core.table import SINGLE

GREEDY = "greedy:ways=16,worlds=1,learned"
GLANCES = 12
"""How many ways those who play on look at."""


class Turn(NamedTuple):
    """What a bot made of a turn, in shares of a win, and how long it thought."""

    ended: float
    later: float
    seconds: float


def begun(game_name: str, options: dict[str, str], seed: str) -> Table[Any]:
    game = game_named(game_name)
    return Table(game, game.simulation(**options), seed, log=False, auto=SINGLE)


def answered(table: Table[Any], bots: Sequence[Any]) -> None:
    seat = table.question.seat
    table.apply(bots[seat].choose(Seat(table, seat)))


def choices_before(game: str, options: dict[str, str], seed: str) -> list[int]:
    """The choices of a game up to a turn that is drawn at random."""
    table = begun(game, options, seed)
    bots = [bot_maker(GREEDY)(f"{seed}-{seat}") for seat in range(table.seats)]
    starts = [0]
    turn = table.game.turn(table.state)
    while table.question is not None:
        now = table.game.turn(table.state)
        if now > turn:
            starts.append(len(table.choices))
            turn = now
        answered(table, bots)
    return table.choices[: random.Random(seed).choice(starts)]


def play(
    game: str, options: dict[str, str], bots: list[str], worlds: int, reach: int, seed: str
) -> list[Turn]:
    """The same turn by each of the bots."""
    choices = choices_before(game, options, seed)
    found = []
    for name in bots:
        table = begun(game, options, seed)
        for choice in choices:
            table.apply(choice)
        me, turn = table.question.seat, table.game.turn(table.state)
        players = [bot_maker(GREEDY)(f"{seed}-{seat}") for seat in range(table.seats)]
        players[me] = bot_maker(name)(f"{seed}-bot")
        outlook = outlook_for(Seat(table, me), LEARNED)
        watch(table)
        began = time.perf_counter()
        while table.question is not None and table.game.turn(table.state) == turn:
            answered(table, players)
        spent = time.perf_counter() - began
        ended = as_turn_ended(table, outlook)[me]
        later = [ended]
        if worlds:
            ends = [played_on(table, outlook, f"{seed}-{n}", turn + reach) for n in range(worlds)]
            later = [as_turn_ended(end, outlook)[me] for end in ends]
        found.append(Turn(ended, statistics.mean(later), spent))
    return found


def played_on(table: Table[Any], outlook: Outlook, seed: str, until: int) -> Table[Any]:
    """By greedy players, each of whom sees all."""
    step = 0
    while table.question is not None and table.game.turn(table.state) < until:
        step += 1
        look = explore(table.clone, f"{seed}-{step}", GLANCES, outlook=outlook)
        table = table.clone(f"{seed}-{step}-real", keep=True)
        watch(table)
        follow(table, best_answers(look))
    return table


def told(differences: list[float]) -> str:
    """Their mean with its 95 % interval, in per cent."""
    error = 1.96 * statistics.stdev(differences) / math.sqrt(len(differences))
    return f"{100 * statistics.mean(differences):+.2f} ± {100 * error:.2f}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("game")
    asked.add_argument("bots", nargs="+")
    asked.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    asked.add_argument("--turns", type=int, default=100)
    asked.add_argument("--worlds", type=int, default=0, help="in which others play on")
    asked.add_argument("--reach", type=int, default=4, help="for so many turns")
    asked.add_argument("--seed", default="turns")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = asked.parse_args()
    if given.turns < 2:
        asked.error("--turns: of fewer than 2 nothing can be said")
    options = dict(each.split("=", 1) for each in given.option)
    one = partial(play, given.game, options, given.bots, given.worlds, given.reach)
    with multiprocessing.Pool(given.jobs) as pool:
        turns = pool.map(one, [f"{given.seed}-{n}" for n in range(given.turns)], chunksize=1)
    print(f"{len(turns)} turns, against {given.bots[0]}, in per cent of a win")
    for at, name in enumerate(given.bots):
        ended = told([each[at].ended - each[0].ended for each in turns])
        later = told([each[at].later - each[0].later for each in turns]) if given.worlds else ""
        seconds = statistics.mean(each[at].seconds for each in turns)
        print(
            f"{name:30} as it ends {ended:16} {'later ' + later if later else '':24} "
            f"{1000 * seconds:.0f} ms a turn"
        )


if __name__ == "__main__":
    main()
