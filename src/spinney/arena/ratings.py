"""Ratings of competitors from who fared better than whom, by openskill's Plackett-Luce model."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Iterable, Iterator
from typing import Any

from spinney.arena.plan import Result
from spinney.arena.workers import needed

Standing = list[tuple[str, float]]
"""Who took part and what each got."""


def check_ratings() -> None:
    """Raise SetupError if nothing can be rated here."""
    needed("openskill", "bots")


def ratings(results: Iterable[Result], *, cooperative: bool = False) -> dict[str, dict[str, float]]:
    """The rating of each competitor; the ordinal is what it is at least, almost surely."""
    model: Any = needed("openskill.models", "bots").PlackettLuce()
    rated: dict[str, Any] = {}
    for standing in standings(results, cooperative):
        names = [name for name, _ in standing]
        for name in names:
            rated.setdefault(name, model.rating(name=name))
        teams = model.rate([[rated[name]] for name in names], scores=[got for _, got in standing])
        rated |= {name: mean_of(name, names, teams, model) for name in names}
    return {
        name: {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal()}
        for name, rating in rated.items()
    }


def standings(results: Iterable[Result], cooperative: bool) -> Iterator[Standing]:
    """Each game; where nobody plays against another, all the games with the same seed."""
    for _, games in itertools.groupby(results, key=lambda result: result.seed):
        alone: Standing = []
        for game in games:
            standing = list(zip(game.seats, game.played.returns, strict=True))
            if len(standing) > 1 and not cooperative:
                yield standing
            else:
                alone += standing
        if len(alone) > 1:
            yield alone


def mean_of(name: str, names: list[str], teams: list[list[Any]], model: Any) -> Any:
    """What a competitor is rated now: the mean over the seats it had."""
    own = [team[0] for seat, team in zip(names, teams, strict=True) if seat == name]
    return model.rating(
        mu=statistics.fmean(rating.mu for rating in own),
        sigma=statistics.fmean(rating.sigma for rating in own),
        name=name,
    )
