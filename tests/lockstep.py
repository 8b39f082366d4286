"""Pairs of worlds that a seat cannot tell apart, played in lockstep: see `worlds.py`.

    python tests/lockstep.py --pairs 20000 --jobs 8 root sylvion

prints one line for each of these games, or for all: how many pairs there were and how they ended.
Pairs in which something got out are named, so that `lockstep.pairs_of` plays them again, and the
exit code is 1.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

HERE: Final = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "docs")]  # as pytest does

from magpie.game import GAME as MAGPIE  # noqa: E402
from root.mixes import DRAFTS, MIXES  # noqa: E402
from spinney.core import Game, Setup, SetupError, Table, game_named, game_names  # noqa: E402
from spinney.core.chance import Luck  # noqa: E402
from spinney.core.table import table_at  # noqa: E402
from worlds import elsewhere, lockstep  # noqa: E402

NAMES: Final = ("magpie", *game_names())
MOMENTS: Final = {"magpie": 2, "sylvion": 5}
USUAL: Final = 20
"""At one question in so many of a game somebody looks at another world, if there can be one."""
LONGEST: Final = 60
"""So many choices are made in a pair of worlds."""
LAST: Final = 3_000
"""No later than this in a game: random games of Root can be very long."""
DRAFTED_IN: Final = 6
"""In one game of Root in so many factions are drafted."""
MANY: Final = 40
"""No more pairs than this come from one game."""


class Pairs(NamedTuple):
    """How the pairs of one game ended, and what went wrong in which of them."""

    ended: Counter[str]
    choices: int
    leaks: list[str]


def named(name: str) -> Game[Any]:
    return MAGPIE if name == "magpie" else game_named(name)


def any_setup(game: Game[Any], luck: Luck) -> Setup:
    """Options at random that go together: players, decks, editions, hidden hands, automata."""
    while True:
        given = {
            option.name: option.values[luck.below(len(option.values))]
            for option in game.options
            if not option.file and luck.below(2)
        }
        if game.name == "root":
            kinds = DRAFTS if luck.below(DRAFTED_IN) == 0 else MIXES
            mix = [*kinds[luck.below(len(kinds))]]
            turned = luck.below(len(mix))
            given["seats"] = ",".join(mix[turned:] + mix[:turned])
        if game.name == "ironwood":
            given["conceding"] = "no"  # who plays at random would give up at once
        try:
            return game.setup(**given)
        except SetupError:
            continue


def pairs_of(name: str, number: int, most: int = MANY) -> Pairs:
    """Play a random game, and now and then two worlds of it in lockstep."""
    game, luck = named(name), Luck(f"lockstep {name} {number}")
    table = Table(game, any_setup(game, luck), f"{name} {number}")
    found = Pairs(Counter(), 0, [])
    while table.question is not None and len(table.choices) < LAST and found.ended.total() < most:
        if luck.below(MOMENTS.get(name, USUAL)) == 0:
            found = with_pair(found, table, luck.below(table.seats + 1) - 1, number)
        options = table.question.options
        table.apply(options[luck.below(len(options))])
    return found


def with_pair(found: Pairs, table: Table[Any], seat: int, number: int) -> Pairs:
    """One more pair, for this seat, from where the table stands."""
    seed = f"{number} {len(table.choices)}"
    for there in elsewhere(table, seat, seed, 1):
        here = table_at(table.game, table.position(), seed)
        try:
            found.ended[lockstep(here, there, seat, Luck(seed), LONGEST)] += 1
        except AssertionError as error:
            found.ended["LEAKED"] += 1
            where = f"{table.game.name} {number}, choice {len(table.choices)}, seat {seat}"
            found.leaks.append(f"{where}: {error}")
        found = found._replace(choices=found.choices + len(here.choices))
    return found


def work(task: tuple[str, int]) -> Pairs:
    return pairs_of(*task)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=NAMES)
    parser.add_argument("--pairs", type=int, default=2_000)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    wanted = parser.parse_args()
    leaks: list[str] = []
    for name in wanted.games:
        ended: Counter[str] = Counter()
        games = choices = 0
        with multiprocessing.get_context("fork").Pool(wanted.jobs) as pool:
            for each in pool.imap_unordered(work, ((name, n) for n in range(20 * wanted.pairs))):
                games, choices = games + 1, choices + each.choices
                ended += each.ended
                leaks += each.leaks
                if ended.total() >= wanted.pairs:
                    break
        how = ", ".join(f"{why} {n}" for why, n in sorted(ended.items()))
        print(
            f"{name}: {ended.total()} pairs of {games} games, {choices} choices: {how}", flush=True
        )
    for leak in leaks[:20]:
        print(leak)
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
