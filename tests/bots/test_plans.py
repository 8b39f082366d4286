"""Plans for the rest of a turn: how they are found, and that they can be gone."""

from __future__ import annotations

import pytest

from spinney.bots import Seat, bot_maker
from spinney.bots.bounds import Bounds
from spinney.bots.greedy import look_ahead
from spinney.bots.knobs import Knobs
from spinney.bots.plans import Branch, Twig, best_of_all, gone_on, planned, worth_going_on
from spinney.bots.playing_on import first_step, fits, follow, played_on
from spinney.bots.search import LOOKS, Trial
from spinney.bots.ways import Way, best_ways
from spinney.core import Table, game_named
from spinney.core.outlook import BY_REASONS, Outlook

KNOBS = Knobs(worlds=1, ways=20, width=4, beam=6, plan_glances=8)
ROOT = game_named("root")


def daylight(choices: int = 40) -> Table:
    """Root, in the midst of somebody's turn."""
    table = Table(ROOT, ROOT.setup(), "plans", log=False)
    bots = [bot_maker("greedy:ways=6,worlds=1")(f"plans-{seat}") for seat in range(4)]
    while (
        len(table.choices) < choices
        or table.answers
        or len(table.question.options) < 3
        or table.question.ask.name == "craft"
    ):
        seat = table.question.seat
        table.apply(bots[seat].choose(Seat(table, seat)))
    return table


@pytest.fixture(scope="module")
def seat() -> Seat:
    table = daylight()
    return Seat(table, table.question.seat)


def ways_at(seat: Seat) -> list[Way]:
    return best_ways(look_ahead(seat, "look", KNOBS), KNOBS.width)


def plans_at(seat: Seat, ways: list[Way], knobs: Knobs = KNOBS, looks: int = 10**6) -> list[Way]:
    left = iter(range(looks))
    return planned(seat, ways, "plan", knobs, BY_REASONS, lambda: next(left, None) is not None)


def test_plans_begin_with_ways_and_go_on(seat):
    ways = ways_at(seat)
    assert len(ways) > 1
    plans = plans_at(seat, ways)
    assert all(plan.foreseen in [way.foreseen for way in ways] for plan in plans)
    assert any(plan.later for plan in plans)
    assert all(part for plan in plans for part in plan.later)
    assert len({(plan.foreseen[0].choice, str(plan.later)) for plan in plans}) > 1


def test_what_looked_best_is_tried_whatever_was_planned(seat):
    ways = ways_at(seat)
    plans = plans_at(seat, ways, Knobs(worlds=1, ways=20, width=4, beam=6, plans=1))
    assert ways[0].foreseen in [plan.foreseen for plan in plans]


def test_the_same_seed_plans_the_same(seat):
    first, again = (
        [(plan.foreseen, plan.later) for plan in plans_at(seat, ways_at(seat))] for _ in range(2)
    )
    assert first == again


@pytest.mark.parametrize(("knobs", "looks"), [(KNOBS, 0), (Knobs(beam=0, width=4), 10**6)])
def test_without_time_or_a_beam_ways_stay_as_they_are(seat, knobs, looks):
    ways = ways_at(seat)
    assert plans_at(seat, ways, knobs, looks) == ways


@pytest.mark.parametrize("looks", [3, 9, 20])
def test_whenever_time_is_up_there_is_something_to_choose_from(seat, looks):
    plans = plans_at(seat, ways_at(seat), looks=looks)
    assert len({plan.foreseen[0].choice for plan in plans}) >= 2


def ends(seat: Seat, plan: Way) -> bool:
    """Whether a plan comes to the end of the turn, in the world that was planned in."""
    table = first_step(seat, plan, "plan", KNOBS, BY_REASONS)
    for part, answers in enumerate(plan.later):
        assert table.game.beat(table.state) == seat.beat
        branch = Branch(plan, [], table, 0.0)
        table = gone_on(Twig(0.0, branch, answers), f"plan-{part}").table
    return table.question is None or table.game.beat(table.state) > seat.beat


def test_with_time_for_it_plans_come_to_the_end_of_the_turn(seat):
    plans = [plan for plan in plans_at(seat, ways_at(seat)) if plan.later]
    assert plans
    assert all(ends(seat, plan) for plan in plans)


def test_when_time_is_up_plans_stay_as_short_as_they_are(seat):
    ways = ways_at(seat)
    assert not any(plan.later for plan in plans_at(seat, ways, looks=len(ways)))
    plans = plans_at(seat, ways, looks=len(ways) + 5)
    assert any(plan.later for plan in plans)
    assert not all(ends(seat, plan) for plan in plans)


@pytest.mark.parametrize("iterations", [10, 40])
def test_two_fifths_of_what_may_be_spent_go_into_planning(seat, iterations):
    trial = Trial(seat, "s", KNOBS, BY_REASONS, Bounds(None, iterations), 0.0)
    most = iterations * 2 / 5
    looks = most * LOOKS * KNOBS.glances / KNOBS.plan_glances
    assert sum(trial.may_plan() for _ in range(1000)) == pytest.approx(looks, abs=1)


def test_who_has_an_instinct_or_no_choice_plans_nothing(seat):
    sylvion = game_named("sylvion")
    table = Table(sylvion, sylvion.setup(), "plans", log=False)
    by_instinct = Seat(table, table.question.seat)
    assert len(ways_at(by_instinct)) > 1
    for who, ways in ((by_instinct, ways_at(by_instinct)), (seat, ways_at(seat)[:1])):
        trial = Trial(who, "s", KNOBS, BY_REASONS, Bounds(None, 40), 0.0)
        assert trial.plan(ways) is ways
        assert trial.spent() == 0


def test_a_plan_is_followed_as_far_as_it_fits(seat):
    """Each part of it answers what is asked, in a world in which nothing else comes between."""
    plan = next(plan for plan in plans_at(seat, ways_at(seat)) if plan.later)
    looked: list[int] = []

    class Counting(Outlook):
        def of(self, game, g):
            looked.append(game.turn(g))
            return super().of(game, g)

    played_on(seat, plan, "w", 1, KNOBS, Counting())
    with_plan = len(looked)
    looked.clear()
    played_on(seat, Way(plan.foreseen, plan.worth), "w", 1, KNOBS, Counting())
    assert with_plan < len(looked)  # what is planned is not looked for


def test_what_fits_no_question_is_not_followed(seat):
    table = seat.world("w")
    assert fits([table.question.options[-1]], table)
    assert not fits([-1], table)
    follow(table, [-1])
    assert table.choices == []


# What is gone on with


def twig(worth: float, way: Way) -> Twig:
    return Twig(worth, Branch(way, [], None, 0.0), [0])


def test_the_best_are_gone_on_with_and_the_best_of_each_way():
    good, poor = Way([], 0.5), Way([], 0.1)
    twigs = [twig(0.6, good), twig(0.5, good), twig(0.4, good), twig(0.1, poor)]
    assert worth_going_on(twigs, 2) == [twigs[0], twigs[1], twigs[3]]
    assert worth_going_on(twigs[::-1], 4) == twigs


def test_what_comes_to_the_same_is_gone_on_with_once():
    way, other = Way([], 0.5), Way([], 0.5)
    twigs = [twig(0.6, way), twig(0.6, way), twig(0.6, other)]
    assert worth_going_on(twigs, 9) == [twigs[0], twigs[2]]


def test_no_more_than_half_of_the_plans_begin_alike():
    way, other = Way([], 0.5), Way([], 0.1)
    good = [Branch(way, [[n]], None, 0.9 - n / 10) for n in range(4)]
    poor = Branch(other, [], None, 0.1)
    assert best_of_all([*good, poor], 4) == [*good[:2], poor]
    assert best_of_all([poor, *good[::-1]], 5) == [*good[:3], poor]


def test_all_plans_are_tried_however_long_planning_took(seat):
    ways = plans_at(seat, ways_at(seat))
    trial = Trial(seat, "s", KNOBS, BY_REASONS, Bounds(None, 60), 0.0)
    while trial.may_plan():
        pass
    trial.run(ways)
    assert all(way.results for way in ways)
