"""What an arena has shown, in figures."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from spinney.arena.figures import estimate, spread
from spinney.arena.plan import Plan, Result
from spinney.arena.ratings import ratings
from spinney.core.records import letter

T = TypeVar("T")
Figures = dict[str, Any]


def report(plan: Plan, results: Sequence[Result], *, rate: bool) -> Figures:
    """How each competitor fared, everywhere and from each seat, and how long the games were."""
    found: Figures = {"competitors": {}, "seats": {}}
    together = plan.the_game().is_cooperative(plan.setup())
    rated = ratings(results, cooperative=together) if rate else {}
    for name in plan.competitors():
        found["competitors"][name] = competitor(plan, results, name)
        if name in rated:
            found["competitors"][name]["rating"] = rated[name]
    for seat, called in enumerate(seat_names(plan)):
        found["seats"][called] = estimate([result.played.returns[seat] for result in results])
    found["turns"] = spread([result.played.turns for result in results])
    found["decisions"] = spread([sum(result.played.choices) for result in results])
    found["forfeits"] = [
        {"game": result.number, "seat": letter(seat), "bot": result.seats[seat]}
        | {"question": forfeit.question, "why": forfeit.why, "detail": forfeit.detail}
        for result in results
        for seat, forfeits in enumerate(result.forfeits)
        for forfeit in forfeits
    ]
    return found


def competitor(plan: Plan, results: Sequence[Result], name: str) -> Figures:
    """How one competitor fared; a game in which it had several seats counts once, by their mean."""
    returns = [
        statistics.fmean(of([result], name, lambda result, seat: result.played.returns[seat]))
        for result in results
        if name in result.seats
    ]
    choices = sum(of(results, name, lambda result, seat: result.played.choices[seat]))
    seconds = sum(of(results, name, lambda result, seat: result.played.seconds[seat]))
    return {
        "games": len(returns),
        **estimate(returns),
        "choices": choices,
        "seconds_per_choice": seconds / max(1, choices),
        "forfeits": sum(of(results, name, lambda result, seat: len(result.forfeits[seat]))),
        "seats": by_seat(plan, results, name),
    }


def of(results: Sequence[Result], name: str, figure: Callable[[Result, int], T]) -> list[T]:
    """Something of every seat that a competitor had."""
    return [
        figure(result, seat)
        for result in results
        for seat, sitting in enumerate(result.seats)
        if sitting == name
    ]


def by_seat(plan: Plan, results: Sequence[Result], name: str) -> Figures:
    """How a competitor fared from each seat that it had."""
    found: Figures = {}
    for seat, called in enumerate(seat_names(plan)):
        returns = [each.played.returns[seat] for each in results if each.seats[seat] == name]
        if returns:
            found[called] = {"games": len(returns), **estimate(returns)}
    return found


def seat_names(plan: Plan) -> list[str]:
    """What each seat plays, or else its letter."""
    game, setup = plan.the_game(), plan.setup()
    return game.roles(setup) or [letter(seat) for seat in range(game.seats(setup))]
