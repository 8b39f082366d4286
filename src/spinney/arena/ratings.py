"""Ratings of competitors from who fared better than whom, by openskill's Plackett-Luce model.

Where nobody plays against another, each plays against the game: it wins what they do not.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterable
from typing import Any, Final

from spinney.arena.plan import Result
from spinney.arena.workers import needed

Standing = list[tuple[str, float]]
"""Who took part, and a number that is greater for who fared better."""

GAME: Final = ""
"""The name of the game among those who play against it."""


def check_ratings() -> None:
    """Raise SetupError if nothing can be rated here."""
    needed("openskill", "bots")


def ratings(results: Iterable[Result], *, cooperative: bool = False) -> dict[str, dict[str, float]]:
    """The rating of each competitor; the ordinal is what it is at least, almost surely."""
    model: Any = needed("openskill.models", "bots").PlackettLuce()
    rated: dict[str, Any] = {}
    for result in results:
        standing = standing_after(result, cooperative)
        names = [name for name, _ in standing]
        for name in names:
            rated.setdefault(name, model.rating(name=name))
        teams = model.rate([[rated[name]] for name in names], scores=[got for _, got in standing])
        rated |= {name: mean_of(name, names, teams, model) for name in names}
    return {
        name: {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal()}
        for name, rating in rated.items()
        if name != GAME
    }


def standing_after(result: Result, cooperative: bool) -> Standing:
    """What each got, and where they do not play against each other, what is left to the game."""
    returns = result.played.returns
    if cooperative or len(returns) == 1:
        alone = list(zip(result.seats, returns, strict=True))
        return [*alone, (GAME, 1.0 - statistics.fmean(returns))]
    fared = faring(result)
    steps = sorted(set(fared))
    return [(name, float(steps.index(how))) for name, how in zip(result.seats, fared, strict=True)]


def faring(result: Result) -> list[tuple[float, float]]:
    """How each seat fared, to be compared: by what it got, and among those who lost, by points."""
    returns = result.played.returns
    points = result.played.scores[-1][1] if result.played.scores else [0.0] * len(returns)
    return [(got, 0.0 if got else scored) for got, scored in zip(returns, points, strict=True)]


def duels(results: Iterable[Result], one: str, other: str) -> list[float]:
    """Of the games in which both sat and did not fare alike: 1 where the one fared better."""
    found = []
    for result in results:
        fared = dict(zip(result.seats, faring(result), strict=True))
        if one in fared and other in fared and fared[one] != fared[other]:
            found.append(float(fared[one] > fared[other]))
    return found


def mean_of(name: str, names: list[str], teams: list[list[Any]], model: Any) -> Any:
    """What a competitor is rated now: the mean over the seats it had."""
    own = [team[0] for seat, team in zip(names, teams, strict=True) if seat == name]
    return model.rating(
        mu=statistics.fmean(rating.mu for rating in own),
        sigma=statistics.fmean(rating.sigma for rating in own),
        name=name,
    )
