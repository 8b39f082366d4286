"""What is said of an arena."""

from __future__ import annotations

from statistics import fmean

import pytest

from magpie.game import GAME, Magpie
from spinney.arena import plan as plans
from spinney.arena.figures import estimate
from spinney.arena.guard import Forfeit
from spinney.arena.plan import Result, play
from spinney.arena.playing import Played
from spinney.arena.ratings import duels, ratings
from spinney.arena.report import report


def result(
    number: int,
    seed: str,
    seats: list[str],
    returns: list[float],
    points: list[float] | None = None,
) -> Result:
    played = Played(returns, 3, [5] * len(seats), [0.5] * len(seats), [(3, points or returns)])
    return Result(number, seed, seats, played, [[] for _ in seats])


def test_the_figures_are_those_of_the_games(planned):
    plan = planned("random", "first", games=40)
    results = [play(plan, number) for number in range(40)]
    found = report(plan, results, rate=False)
    for name in ("random", "first"):
        returns = [each.played.returns[each.seats.index(name)] for each in results]
        one = found["competitors"][name]
        assert {key: one[key] for key in ("mean", "low", "high")} == estimate(returns)
        assert one["games"] == 40
        assert one["choices"] == sum(
            each.played.choices[each.seats.index(name)] for each in results
        )
        for seat, letter in enumerate("AB"):
            there = [each.played.returns[seat] for each in results if each.seats[seat] == name]
            assert one["seats"][letter] == {"games": 20, **estimate(there)}
    assert found["seats"]["A"] == estimate([each.played.returns[0] for each in results])
    assert found["turns"] == {"mean": 4, "min": 4, "max": 4}
    assert found["decisions"]["mean"] == fmean(sum(each.played.choices) for each in results)
    assert found["forfeits"] == []


def test_a_game_counts_once_for_whoever_has_several_seats(planned):
    plan = planned("first", "last", "last", games=3, options={"seats": 3})
    games = [
        result(0, "a", ["first", "last", "last"], [0.0, 1.0, 0.0]),
        result(1, "a", ["last", "last", "first"], [1.0, 0.0, 0.0]),
    ]
    found = report(plan, games, rate=False)["competitors"]["last"]
    assert (found["games"], found["mean"]) == (2, 0.5)


def test_forfeits_are_listed(planned):
    plan = planned("first", "last", games=2)
    game = result(0, "a", ["first", "last"], [1.0, 0.0])
    game.forfeits[1].append(Forfeit(2, "stalled", ""))
    found = report(plan, [game], rate=False)
    assert found["competitors"]["last"]["forfeits"] == 1
    assert found["forfeits"] == [
        {"game": 0, "seat": "B", "bot": "last", "question": 2, "why": "stalled", "detail": ""}
    ]


def test_a_seat_is_called_by_what_it_plays(planned, monkeypatch):
    class Sided(Magpie):
        def roles(self, setup):
            return ["bid", "dare"]

    arguments = (GAME.kind, GAME.vocabulary, GAME.options, GAME.asks, GAME.refusals, GAME.events)
    sided = Sided("magpie", "magpie", *arguments, GAME.arguments)
    monkeypatch.setattr(plans, "game_named", lambda name: sided)
    plan = planned("first", "last", games=2)
    found = report(plan, [play(plan, 0), play(plan, 1)], rate=False)
    assert list(found["seats"]) == ["bid", "dare"]
    assert list(found["competitors"]["first"]["seats"]) == ["bid", "dare"]


@pytest.mark.parametrize("name", ["sylvion", "root", "ironwood"])
def test_roles_are_words_one_for_each_seat(name):
    game = plans.game_named(name)
    setup = game.setup()
    roles = game.roles(setup)
    assert len(roles) in (0, game.seats(setup))
    assert all(role in game.vocabulary for role in roles)


def test_who_wins_more_is_rated_higher():
    games = [result(n, f"s{n}", ["a", "b"], [1.0, 0.0] if n % 4 else [0.0, 1.0]) for n in range(40)]
    found = ratings(games)
    assert found["a"]["mu"] > found["b"]["mu"]
    assert found["a"]["sigma"] < 25 / 3
    assert found["a"]["ordinal"] == pytest.approx(found["a"]["mu"] - 3 * found["a"]["sigma"])


def test_draws_rate_nobody_higher():
    found = ratings([result(n, f"s{n}", ["a", "b"], [0.5, 0.5]) for n in range(10)])
    assert found["a"]["mu"] == pytest.approx(found["b"]["mu"])


def test_who_plays_alone_plays_against_the_game():
    games = [
        result(2 * n + i, f"s{n}", [who], [float(i)])
        for n in range(5)
        for i, who in enumerate("ab")
    ]
    found = ratings(games)
    assert found["b"]["mu"] > 25 > found["a"]["mu"]


def test_who_wins_together_plays_against_the_game(planned):
    """Within a game all fare alike: it says nothing about who of them is stronger."""
    plan = planned("first", "last", "random", game="sylvion", options={"players": 2}, games=6)
    games = [
        result(2 * n + i, f"s{n}", [who, "random"], [float(i), float(i)])
        for n in range(5)
        for i, who in enumerate(("first", "last"))
    ]
    found = report(plan, games, rate=True)["competitors"]
    first, last, partner = (found[who]["rating"]["mu"] for who in ("first", "last", "random"))
    assert last > partner > first


def test_the_game_has_no_rating_of_its_own():
    found = ratings([result(0, "s", ["a"], [1.0])])
    assert set(found) == {"a"}
    assert found["a"]["mu"] > 25


def test_a_duel_is_a_game_in_which_two_fare_differently():
    games = [
        result(0, "s", ["a", "b", "c"], [1.0, 0.0, 0.0]),
        result(1, "s", ["b", "c", "a"], [1.0, 0.0, 0.0]),
        result(2, "s", ["a", "b", "c"], [0.0, 0.0, 1.0]),
        result(3, "s", ["a", "c", "d"], [1.0, 0.0, 0.0]),
    ]
    assert duels(games, "a", "b") == [1.0, 0.0]
    assert duels(games, "b", "a") == [0.0, 1.0]


def test_of_two_who_lose_who_has_more_points_fares_better():
    lost = result(0, "s", ["a", "b", "c"], [0.0, 0.0, 1.0], [20.0, 10.0, 5.0])
    assert duels([lost], "a", "b") == [1.0]
    assert duels([lost], "c", "a") == [1.0]
    found = ratings([lost])
    assert found["c"]["mu"] > found["a"]["mu"] > found["b"]["mu"]


def test_points_do_not_count_among_those_who_share_a_win():
    shared = result(0, "s", ["a", "b", "c"], [0.5, 0.5, 0.0], [20.0, 10.0, 5.0])
    assert duels([shared], "a", "b") == []


def test_several_seats_of_one_competitor_share_a_rating():
    games = [result(n, f"s{n}", ["a", "b", "b"], [1.0, 0.0, 0.0]) for n in range(5)]
    found = ratings(games)
    assert set(found) == {"a", "b"}
    assert found["a"]["mu"] > 25 > found["b"]["mu"]
