"""Measure how even Ironwood is between equal bots, and which cards are played and win.

    python bench/balance.py random greedy --games 1000

Each bot plays both sides. What was measured is printed and kept between the markers of
docs/ironwood/balance.md, one part for each bot; other parts stay as they are.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import statistics
from collections import Counter
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pages

from spinney.arena.figures import Z, estimate
from spinney.bots import Seat, bot_maker
from spinney.core import Table, game_named
from spinney.core.text import Text
from spinney.ironwood.words import CARD_NAMES, NOTHING, SIDE_NAMES, is_base, side_of

PAGE = Path(__file__).parent.parent / "docs" / "ironwood" / "balance.md"
GAME = game_named("ironwood")
PLAYS = ("play", "play-base")


class Played(NamedTuple):
    """What is kept of one game."""

    winner: int
    rounds: int
    cards: Counter[int]


def play(bot: str, seed: str) -> Played:
    """One game of a bot against itself."""
    table = Table(GAME, GAME.simulation(), seed, log=False)
    bots = [bot_maker(bot)(f"{seed}-{side}") for side in SIDE_NAMES]
    cards: Counter[int] = Counter()
    while (question := table.question) is not None:
        choice = bots[question.seat].choose(Seat(table, question.seat))
        if question.ask.name in PLAYS and choice < len(CARD_NAMES):
            cards[choice] += 1
        table.apply(choice)
    return Played(table.state.winner, table.state.round, cards)


def share(won: list[bool]) -> str:
    """How often it was so in per cent, with the 95 % interval."""
    if not won:
        return "none"
    found = {name: 100 * value for name, value in estimate([float(each) for each in won]).items()}
    return f"{found['mean']:.1f} ({found['low']:.1f} to {found['high']:.1f})"


def results(games: list[Played]) -> list[str]:
    """Who won, of the games that were not drawn, and how long the games were."""
    decided = [game for game in games if game.winner != NOTHING]
    rounds = sorted(game.rounds for game in games)
    tenth = len(rounds) // 10
    lines = ["| | |", "|---|---|"]
    for side, name in enumerate(SIDE_NAMES):
        won = share([game.winner == side for game in decided])
        lines.append(f"| {name.capitalize()} win, % of decided games | {won} |")
    lines.append(f"| drawn at the round limit | {len(games) - len(decided)} of {len(games)} |")
    lines.append(
        f"| rounds | {statistics.fmean(rounds):.1f} on average, "
        f"{rounds[tenth]} to {rounds[-tenth - 1]} in eight of ten games |"
    )
    return lines


def card_lines(games: list[Played]) -> list[str]:
    """How often each card is played, and how its side fares in games with it and without."""
    text = Text(GAME, "en")
    lines = [
        "| card | | played per game | wins with it, % | wins without, % | difference |",
        "|---|---|--:|--:|--:|--:|",
    ]
    decided = [game for game in games if game.winner != NOTHING]
    for card, name in enumerate(CARD_NAMES):
        won = [game.winner == side_of(card) for game in decided if game.cards[card]]
        lost = [game.winner == side_of(card) for game in decided if not game.cards[card]]
        times = sum(game.cards[card] for game in games) / len(games)
        if is_base(card) or not won or not lost:
            cells = ["", "", ""]
        else:
            rates = [statistics.fmean(won), statistics.fmean(lost)]
            error = math.sqrt(
                sum(
                    rate * (1 - rate) / n
                    for rate, n in zip(rates, (len(won), len(lost)), strict=True)
                )
            )
            cells = [f"{100 * rate:.0f}" for rate in rates]
            cells.append(f"{100 * (rates[0] - rates[1]):+.0f} ± {100 * Z * error:.0f}")
        lines.append(f"| {name} | {text.named(name)} | {times:.2f} | {' | '.join(cells)} |")
    return lines


def part(bot: str, seed: str, games: list[Played]) -> str:
    lines = [
        f"### {bot}",
        "",
        f"{len(games):,} games, seed `{seed}`.",
        "",
        *results(games),
        "",
        f'??? note "Cards of {bot} games"',
        "",
        *(f"    {line}" for line in card_lines(games)),
    ]
    return "\n".join(lines)


def main(words: Iterable[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("bots", nargs="+", metavar="BOT")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--no-page", action="store_true", help="only print")
    given = parser.parse_args(None if words is None else list(words))
    for bot in given.bots:
        seeds = [f"{given.seed}-{number}" for number in range(given.games)]
        with multiprocessing.Pool(given.cores) as pool:
            games = pool.map(partial(play, bot), seeds, chunksize=5)
        report = part(bot, given.seed, games)
        print(report)
        if not given.no_page:
            pages.put(PAGE, bot, report)


if __name__ == "__main__":
    main()
