"""Whether somebody who follows every hint plays as well as the bot that the hints come from.

    python bench/hints.py                                     300 games each of introductory Sylvion
    python bench/hints.py --games 500 --seed oak --who hints  of one of the two alone

Both play the same seeds, one game after the other.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

from spinney.arena.figures import estimate
from spinney.arena.playing import play_one
from spinney.bots.base import Bot, Seat
from spinney.bots.greedy import GreedyBot, hints
from spinney.bots.outlooks import LEARNED
from spinney.core.registry import game_named
from spinney.core.setup import parse_options


class Follower:
    """Somebody who asks for a hint at every question, and takes the first option it names."""

    def choose(self, seat: Seat) -> int:
        return hints(seat)[0].option


WHO: dict[str, Callable[[str], Bot]] = {
    "greedy": lambda seed: GreedyBot(seed, outlook=LEARNED),  # as hints do, where there is one
    "hints": lambda seed: Follower(),
}


def main() -> None:
    """Play, and say how many games each has won."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--game", default="sylvion")
    asked.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    asked.add_argument("--games", type=int, default=300)
    asked.add_argument("--seed", default="hints")
    asked.add_argument("--who", choices=tuple(WHO), action="append", default=[])
    given = asked.parse_args()
    game = game_named(given.game)
    setup = game.simulation(**parse_options(given.option))
    for who in given.who or WHO:
        returns = []
        for number in range(given.games):
            seed = f"{given.seed}-{number}"
            bots = [WHO[who](f"{seed}-{seat}") for seat in range(game.seats(setup))]
            returns.append(play_one(game, setup, bots, seed).returns[0])
        found = {name: f"{100 * share:.1f} %" for name, share in estimate(returns).items()}
        told = f"{who}: {found['mean']}, 95 % interval {found['low']} to {found['high']}"
        print(told, flush=True)


if __name__ == "__main__":
    main()
