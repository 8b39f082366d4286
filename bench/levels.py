"""Let the levels of a game play against each other, and publish how strong each of them is.

    .native/bin/python bench/levels.py root --games 400 --jobs 16
    .native/bin/python bench/levels.py --write      nothing is played: only the table is written

All levels play all others from every seat; where nobody plays against another, each plays the same
seeds alone. The ratings go into the game's data/levels.json and into docs/strength.md. The games
are kept in build/levels: a tournament goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
from pathlib import Path
from typing import Any

import msgspec
from strength import HERE, heading, line, put

from spinney.arena.figures import estimate
from spinney.arena.ledger import Ledger
from spinney.arena.plan import Result, make_plan, seatings
from spinney.arena.ratings import check_ratings, duels, ratings
from spinney.bots.levels import Ladder, Level, Rating, Share, found_ladder, ladder_file, ladder_of
from spinney.cli.arena import play_on
from spinney.core.game import Game
from spinney.core.registry import game_named, game_names
from spinney.core.setup import Setup
from spinney.core.text import Text

KEPT = HERE / "build" / "levels"
SECONDS = 30.0
"""For a choice; no level takes nearly as long."""


def tournament(game: Game[Any], games: int, seed: str, jobs: int | None) -> Ladder:
    """Play what is missing of a tournament; the levels with their ratings."""
    ladder = ladder_of(game)
    setup = game.simulation(**ladder.options)
    bots = [level.bot for level in ladder.levels]
    each = len(seatings(bots, game.seats(setup), swap=True))
    games = max(games // each, 1) * each
    plan = make_plan(game, setup, bots, games=games, swap=True, seconds=SECONDS, seed=seed)
    named = re.sub(r"[^\w.=-]+", "_", " ".join([game.name, *bots, str(games), seed]))
    path = KEPT / f"{named}.jsonl"
    with Ledger(path, plan) as ledger:
        play_on(plan, ledger, path, Text(game, "en"), jobs, None)
        results = ledger.in_order()
    command = ["python", "bench/levels.py", game.name, "--games", str(games), "--seed", seed]
    return rated(game, setup, ladder, results, shlex.join(command))


def rated(
    game: Game[Any], setup: Setup, ladder: Ladder, results: list[Result], command: str
) -> Ladder:
    alone = game.seats(setup) == 1 or game.is_cooperative(setup)
    found = ratings(results, cooperative=alone)
    levels = []
    for level in ladder.levels:
        own = [result for result in results if level.bot in result.seats]
        below = ladder.below(level)
        if alone:
            won = [result.played.returns[result.seats.index(level.bot)] for result in own]
        else:
            won = [] if below is None else duels(results, level.bot, below.bot)
        rating = Rating(
            level.bot,
            round(found[level.bot]["mu"], 2),
            round(found[level.bot]["sigma"], 2),
            len(own),
            rounded(estimate(won)) if won else None,
        )
        levels.append(msgspec.structs.replace(level, rated=rating))
    return msgspec.structs.replace(ladder, levels=levels, alone=alone, command=command)


def rounded(share: dict[str, float]) -> Share:
    return Share(**{name: round(value, 3) for name, value in share.items()})


def keep(game: Game[Any], ladder: Ladder) -> None:
    """Write the levels into the game's data, each on a line of its own."""
    told = msgspec.to_builtins(ladder)
    levels = ",\n".join(f"  {json.dumps(level)}" for level in told.pop("levels"))
    rest = "".join(f",\n {json.dumps(name)}: {json.dumps(value)}" for name, value in told.items())
    file = Path(str(ladder_file(game.package)))
    file.write_text(f'{{\n "levels": [\n{levels}\n ]{rest}\n}}\n')
    found_ladder.cache_clear()


def write() -> None:
    """Put the table of all games, and the commands that they were played by, into the page."""
    lines = heading(["", "level", "bot", "strength", "games", "better, %", "than"])
    commands = []
    for game in map(game_named, game_names()):
        ladder = ladder_of(game)
        title = Text(game, "en").title()
        lines += [line([title, *cells(ladder, level)]) for level in ladder.levels if level.rating]
        if ladder.command and any(level.rating for level in ladder.levels):
            commands.append(f"$ {ladder.command}")
    put("levels", [*lines, "", "```console", *commands, "```"] if commands else lines)


def cells(ladder: Ladder, level: Level) -> list[str]:
    rating, below = level.rating, ladder.below(level)
    assert rating is not None
    found = [level.name, f"`{level.bot}`", f"{rating.mu:.1f} ± {rating.sigma:.1f}"]
    found.append(str(rating.games))
    if rating.won is None:
        return [*found, "", ""]
    mean, low, high = (f"{100 * each:.0f}" for each in msgspec.structs.astuple(rating.won))
    against = "the game" if ladder.alone or below is None else below.name
    return [*found, f"{mean} ({low} to {high})", against]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games_named", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument("--games", type=int, default=200, help="in all, for each game; 200 usually")
    parser.add_argument("--jobs", type=int, help="games at once; as many as cores, if not said")
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--write", action="store_true", help="play nothing, only write the table")
    given = parser.parse_args()
    check_ratings()
    if not given.write:
        for game in map(game_named, given.games_named or game_names()):
            keep(game, tournament(game, given.games, given.seed, given.jobs))
    write()


if __name__ == "__main__":
    main()
