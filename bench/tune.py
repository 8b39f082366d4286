"""Tune a game's knobs, or the weights of its reasons, by matches with common seeds.

    python bench/tune.py ironwood --bot search:200 --against greedy --trials 60 --games 20
    python bench/tune.py sylvion --bot greedy --weights -o mode=advanced
    python bench/tune.py root --bot search:100 --knobs trust,width --keep

Each trial plays the same seeds, a candidate at every seat in turn against the bot it is to beat. It
is judged by its mean return or `--by lead`: by how many points it is ahead of the best of the
others, which varies less from game to game. The best of many trials was also the luckiest, so it
plays again, with other seeds, and so does what there was. If it is still the better one, `--keep`
writes its knobs, with the command that found them, into the bots' data; weights are printed, to be
carried into the game by hand. Needs the extra `bots`.
"""

from __future__ import annotations

import argparse
import contextlib
import math
import shlex
import statistics
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import optuna

from spinney.bots.base import Bot, Seat
from spinney.bots.bounds import Bounds, parse_bounds
from spinney.bots.greedy import GreedyBot
from spinney.bots.knobs import Found, Knobs, found_knobs, knobs_file, knobs_of, search_knobs_of
from spinney.bots.registry import bot_maker
from spinney.bots.search import SearchBot
from spinney.core import SetupError, Table, game_named
from spinney.core.game import Game
from spinney.core.setup import Setup, parse_options
from spinney.core.table import SINGLE

Ranges = dict[str, tuple[float, float]]

LOOKING: Ranges = {"worlds": (1, 6), "ways": (15, 240)}
SEARCHING: Ranges = {
    "trust": (0.5, 30.0),
    "width": (3, 20),
    "soon": (4, 40),
    "reach": (1, 5),
    "caution": (2.0, 60.0),
    "glances": (2, 20),
}
"""Between what each knob of a bot is tried."""

STRONGER = 3.0
"""A weight is tried between this many times less and more than it is."""


class Candidate:
    """A bot that plays with weights of its own and leaves the others theirs."""

    def __init__(self, bot: Bot, game: Game[Any], weights: Mapping[str, float]) -> None:
        self.bot = bot
        self.game = game
        self.weights = weights

    def choose(self, seat: Seat) -> int:
        with weighed(self.game, self.weights):
            return self.bot.choose(seat)


@contextlib.contextmanager
def weighed(game: Game[Any], weights: Mapping[str, float]) -> Iterator[None]:
    before = [reason.weight for reason in game.reasons]
    for reason in game.reasons:
        reason.weight = weights.get(reason.name, reason.weight)
    try:
        yield
    finally:
        for reason, weight in zip(game.reasons, before, strict=True):
            reason.weight = weight


class Matches:
    """What every trial plays."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.game = game_named(given.game)
        self.setup: Setup = self.game.simulation(**parse_options(given.option))
        self.spec: str = given.bot
        self.rival = bot_maker(given.against)
        self.games: int = given.games
        self.seed: str = given.seed
        self.weights: bool = given.weights
        self.ranges = self.wanted(given.knobs)
        self.by_lead: bool = given.by == "lead"
        if self.by_lead and self.game.seats(self.setup) == 1:
            raise SetupError("--by lead: with one seat there is nobody to be ahead of")

    def known(self) -> Knobs:
        """What the bot plays with now."""
        return knobs_of(self.game) if self.bounds() is None else search_knobs_of(self.game)

    def wanted(self, names: str) -> Ranges:
        """Between what the knobs with these names are tried; all of the bot's, if none is named."""
        ranges = LOOKING if self.bounds() is None else SEARCHING
        wanted = names.split(",") if names else list(ranges)
        if unknown := set(wanted) - set(ranges):
            some = ", ".join(ranges)
            raise SetupError(f"{self.spec} has no knob {min(unknown)} to tune; it has {some}")
        return {name: ranges[name] for name in wanted}

    def bounds(self) -> Bounds | None:
        """How long the candidate thinks; None for the greedy bot."""
        name, _, manner = self.spec.partition(":")
        if name not in ("greedy", "search"):
            raise SetupError(f"the bot {name} has no knobs: tune greedy or search")
        if name == "greedy":
            return None
        return parse_bounds(manner) if manner else Bounds()

    def candidate(self, seed: str, knobs: Knobs, weights: Mapping[str, float]) -> Bot:
        bounds = self.bounds()
        bot: Bot = GreedyBot(seed, knobs) if bounds is None else SearchBot(seed, bounds, knobs)
        return Candidate(bot, self.game, weights)

    def score(self, trial: optuna.Trial) -> float:
        """How well what a trial suggests does; a hopeless one is given up early."""
        knobs, weights = self.suggested(trial)
        found: list[float] = []
        for number in range(self.games):
            found += self.round(f"{self.seed}-{number}", knobs, weights)
            trial.report(statistics.fmean(found), number)
            if trial.should_prune():
                raise optuna.TrialPruned
        return statistics.fmean(found)

    def again(self, knobs: Knobs, weights: Mapping[str, float]) -> float:
        """How well these do with other seeds than those of the trials."""
        seeds = [f"{self.seed}-again-{number}" for number in range(self.games)]
        return statistics.fmean(
            score for seed in seeds for score in self.round(seed, knobs, weights)
        )

    def suggested(self, trial: optuna.Trial) -> tuple[Knobs, dict[str, float]]:
        knobs = self.known()
        if self.weights:
            return knobs, {
                reason.name: reason.weight
                * trial.suggest_float(reason.name, 1 / STRONGER, STRONGER, log=True)
                for reason in self.game.reasons
            }
        turned: dict[str, Any] = {}
        for name, (low, high) in self.ranges.items():
            if isinstance(low, int) and isinstance(high, int):
                turned[name] = trial.suggest_int(name, low, high)
            else:
                turned[name] = trial.suggest_float(name, low, high)
        return msgspec.structs.replace(knobs, **turned), {}

    def round(self, seed: str, knobs: Knobs, weights: Mapping[str, float]) -> list[float]:
        """One seed, with the candidate at each seat in turn."""
        found = []
        for mine in range(self.game.seats(self.setup)):
            table = Table(self.game, self.setup, seed, log=False, auto=SINGLE)
            bots = [self.rival(f"{seed}-{seat}") for seat in range(table.seats)]
            bots[mine] = self.candidate(f"{seed}-{mine}", knobs, weights)
            seats = [Seat(table, seat) for seat in range(table.seats)]
            while (question := table.question) is not None:
                table.apply(bots[question.seat].choose(seats[question.seat]))
            found.append(self.lead(table, mine) if self.by_lead else table.returns()[mine])
        return found

    def lead(self, table: Table[Any], mine: int) -> float:
        """By how many points a seat is ahead of the best of the others."""
        points = self.game.score(table.state)
        return points[mine] - max(points[:mine] + points[mine + 1 :])


def keep(game: Game[Any], knobs: Knobs, *, searches: bool) -> None:
    """Write what was found into the game's folder; what the other bot plays with stays."""
    command = shlex.join(["python", "bench/tune.py", *sys.argv[1:]])
    known = found_knobs(game.package) or Found("", Knobs())
    changed = {"search": knobs} if searches else {"knobs": knobs}
    found = msgspec.json.encode(msgspec.structs.replace(known, command=command, **changed))
    file = Path(str(knobs_file(game.package)))
    file.write_bytes(msgspec.json.format(found, indent=2) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--bot", default="search:200", help="greedy or search, with its bounds")
    parser.add_argument("--against", default="greedy", help="the bot at the other seats")
    parser.add_argument("--trials", type=int, default=40)
    parser.add_argument("--games", type=int, default=20, help="seeds per trial")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--by", choices=["wins", "lead"], default="wins", help="what is judged")
    parser.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--knobs", default="", metavar="NAME,…", help="only these, not all")
    parser.add_argument("--weights", action="store_true", help="tune the reasons instead")
    parser.add_argument("--keep", action="store_true", help="write the best knobs into the data")
    given = parser.parse_args()

    matches = Matches(given)
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(
        direction="maximize",
        sampler=optuna.samplers.TPESampler(seed=1),
        pruner=optuna.pruners.MedianPruner(n_startup_trials=8, n_warmup_steps=given.games // 3),
    )
    if not given.weights:  # what is there now is the first to beat
        known = msgspec.structs.asdict(matches.known())
        study.enqueue_trial(
            {name: min(known[name], high) for name, (_, high) in matches.ranges.items()}
        )
    else:
        study.enqueue_trial({reason.name: 1.0 for reason in matches.game.reasons})
    study.optimize(matches.score, n_trials=given.trials, callbacks=[tell])

    knobs, weights = matches.suggested(study.best_trial)  # type: ignore[arg-type]
    best = weights if given.weights else msgspec.to_builtins(knobs)
    print(f"{study.best_value:.3f}", msgspec.json.encode(best).decode())
    new, old = matches.again(knobs, weights), matches.again(matches.known(), {})
    print(f"with other seeds {new:.3f}, what there was {old:.3f}")
    if given.keep and not given.weights and new > old:
        keep(matches.game, knobs, searches=matches.bounds() is not None)


def tell(study: optuna.Study, trial: optuna.trial.FrozenTrial) -> None:
    value = math.nan if trial.value is None else trial.value
    print(f"{trial.number:>3} {trial.state.name.lower():<8} {value:.3f} {trial.params}", flush=True)


if __name__ == "__main__":
    main()
