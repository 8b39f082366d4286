"""The search bot: it keeps within its bounds, plays the same by the same seed, and finds more."""

from __future__ import annotations

import time

import pytest

from magpie.game import BID, GAME
from spinney.bots import Seat, bot_maker, bot_names
from spinney.bots.base import any_of
from spinney.bots.bounds import Bounds, parse_bounds
from spinney.bots.greedy import look_ahead
from spinney.bots.knobs import Knobs
from spinney.bots.playing_on import played_on
from spinney.bots.search import SearchBot, Trial
from spinney.bots.ways import Way, alike, best_tried, best_ways, still_in, surely_worse
from spinney.core import SetupError, Table, game_named, game_names
from spinney.core.chance import Luck
from spinney.core.outlook import BY_REASONS, Outlook

FEW = Bounds(seconds=None, iterations=40)
KNOBS = Knobs()


def ways_at(seat: Seat) -> list[Way]:
    return best_ways(look_ahead(seat, "look", KNOBS), KNOBS.width)


def trial(seat: Seat, bounds: Bounds, began: float = 0.0) -> Trial:
    return Trial(seat, "s", KNOBS, BY_REASONS, bounds, began)


# What it is told to do


@pytest.mark.parametrize(
    ("text", "bounds"),
    [
        ("1s", Bounds(1.0)),
        ("0.25s", Bounds(0.25)),
        ("500", Bounds(None, 500)),
        ("4s,cores=2", Bounds(4.0, None, 2)),
        ("cores=2", Bounds(1.0, None, 2)),
    ],
)
def test_bounds_are_read(text, bounds):
    assert parse_bounds(text) == bounds


@pytest.mark.parametrize("text", ["x", "1m", "-3", "1s,2s", "cores=two", "1s,core=2", "1s,"])
def test_bounds_that_cannot_be_read_are_refused(text):
    with pytest.raises(SetupError, match="such as 1s or a number of iterations such as 500"):
        parse_bounds(text)


@pytest.mark.parametrize("text", ["0s", "0", "1s,cores=0"])
def test_bounds_without_time_are_refused(text):
    with pytest.raises(SetupError, match="leaves no time to think"):
        parse_bounds(text)


def test_bots_are_made_from_what_is_said_of_them():
    assert set(bot_names()) >= {"random", "greedy", "search"}
    assert isinstance(bot_maker("search")("seed"), SearchBot)
    assert isinstance(bot_maker("search:500")("seed"), SearchBot)
    with pytest.raises(SetupError, match="the bot random takes no '1s'"):
        bot_maker("random:1s")
    with pytest.raises(SetupError, match="cannot read '1s' in greedy:1s"):
        bot_maker("greedy:1s")
    with pytest.raises(SetupError, match="; did you mean 'search'"):
        bot_maker("serch:1s")


# Bounds


@pytest.mark.parametrize("many", [20, 50])
def test_it_tries_ways_as_often_as_it_may(nest, many):
    seat = Seat(nest("12 7 3", "6 5 4", round=1), 0)
    ways = [Way(way.foreseen, 0.5) for way in ways_at(seat)[:2] for _ in range(2)]
    trial(seat, Bounds(None, many)).run(ways)
    assert many <= sum(turns_played(way) for way in ways) < many + KNOBS.reach * len(ways)


def turns_played(way: Way) -> int:
    return len(way.results) + sum(worlds for worlds, _ in way.changes)


def test_what_is_spent_is_told_by_the_clock_or_by_the_count(nest):
    seat = Seat(nest("12 7 3", "6 5 4", round=1), 0)
    counted = trial(seat, Bounds(None, 40))
    counted.run([Way(way.foreseen, 0.5) for way in ways_at(seat)[:1] for _ in range(2)])
    assert counted.spent() >= 1
    assert trial(seat, Bounds(10.0), time.perf_counter() - 5).spent() == pytest.approx(0.5, abs=0.1)


@pytest.mark.parametrize("name", game_names())
def test_it_takes_about_the_time_it_is_given(name):
    game = game_named(name)
    table = Table(game, game.setup(), "5", log=False)
    bot = SearchBot("seed", Bounds(0.2), Knobs(worlds=1, ways=5))
    began = time.process_time()
    assert bot.choose(Seat(table, table.question.seat)) in table.question.options
    assert time.process_time() - began < 1.0


# Which way


def way_with(results: list[float], worth: float = 0.5) -> Way:
    way = Way([], worth)
    for result in results:
        way.learn([result])
    return way


def test_ways_go_as_far_as_they_can_be_foreseen_and_the_best_comes_first(nest):
    seat = Seat(nest("12 2 1", "3 4 5", round=1), 0)
    ways = ways_at(seat)
    assert [way.worth for way in ways] == sorted((way.worth for way in ways), reverse=True)
    bids = [way.foreseen for way in ways if way.foreseen[0].choice == BID]
    assert {tuple(each.ask for each in bid) for bid in bids} == {("way", "card")}
    assert len(best_ways(look_ahead(seat, "look", KNOBS), 2)) == 2


def test_the_look_ahead_counts_as_some_worlds():
    assert way_with([], 0.3).mean(KNOBS) == pytest.approx(0.3)
    assert way_with([1.0, 1.0], 0.4).mean(Knobs(trust=2.0)) == pytest.approx(0.7)


def test_a_later_turn_counts_the_more_the_oftener_it_was_seen():
    knobs = Knobs(trust=0.0, caution=3.0)
    way = Way([], 0.5)
    way.learn([0.5, 0.7, 0.6])
    assert way.mean(knobs) == pytest.approx(0.5 + (0.2 - 0.1) / 4)
    way.learn([0.5, 0.7, 0.6])
    assert way.mean(knobs) == pytest.approx(0.5 + (0.4 - 0.2) / 5)
    way.learn([0.5])
    assert way.mean(knobs) == pytest.approx(0.5 + (0.4 - 0.2) / 5)


def test_what_others_learned_is_added():
    way, other = Way([], 0.5), Way([], 0.5)
    for each in (way, other):
        each.learn([0.5, 0.7])
    other.learn([0.1, 0.2, 0.4])
    way.add(other.results, other.changes)
    assert way.results == [0.5, 0.5, 0.1]
    assert [worlds for worlds, _ in way.changes] == [3, 1]
    assert [total for _, total in way.changes] == pytest.approx([0.5, 0.2])


def test_what_has_surely_done_worse_is_given_up_at_once():
    best = way_with([0.6, 0.7, 0.6, 0.7, 0.6, 0.7])
    close = way_with([0.7, 0.6, 0.7, 0.6, 0.6, 0.6])
    worse = way_with([0.2, 0.3, 0.2, 0.2, 0.3, 0.2])
    assert surely_worse(worse, best, KNOBS)
    assert not surely_worse(close, best, KNOBS)
    assert not surely_worse(way_with([0.0, 0.0]), way_with([1.0, 1.0]), KNOBS)
    assert still_in([worse, close, best], 3.0, KNOBS) == [best, close]


def test_of_ways_that_come_to_the_same_one_is_tried_further():
    """But only if later turns were seen, too: what one keeps may tell then."""
    knobs = Knobs(soon=2)
    once = [way_with([0.5] * 8, worth) for worth in (0.6, 0.5)]
    assert alike(*once, knobs)
    assert still_in(once[::-1], 2.0, knobs) == once[:1]
    assert not alike(*(way_with([0.5] * 7) for _ in range(2)), knobs)
    assert not alike(way_with([0.5] * 8), way_with([0.5] * 7 + [0.52]), knobs)
    for later, same in ((0.7, True), (0.71, False)):
        ways = [way_with([0.5, 0.5]) for _ in range(2)]
        for _ in range(6):
            ways[0].learn([0.5, 0.7])
            ways[1].learn([0.5, later])
        assert alike(*ways, knobs) == same


def test_fewer_and_fewer_ways_are_tried():
    ways = [way_with([share]) for share in (0.4, 0.6, 0.5)]
    assert [way.results for way in still_in(ways, 1.2, KNOBS)] == [[0.6], [0.5]]
    assert [way.results for way in still_in(ways, 1.0, KNOBS)] == [[0.6]]


def test_what_was_tried_little_is_not_believed():
    lucky, proved = way_with([0.9] * 4), way_with([0.6] * 10)
    assert best_tried([lucky, proved], KNOBS) is proved
    lucky.learn([0.9])
    assert best_tried([lucky, proved], KNOBS) is lucky


# Playing


@pytest.mark.parametrize("name", game_names())
def test_the_same_seed_and_iterations_play_the_same_game(name):
    game = game_named(name)

    def choices() -> list[int]:
        table, bot = Table(game, game.setup(), "5", log=False), SearchBot("a", Bounds(None, 12))
        while table.question is not None and len(table.choices) < 6:
            table.apply(bot.choose(Seat(table, table.question.seat)))
        return table.choices

    assert choices() == choices()


def test_it_plays_games_that_do_not_say_what_counts():
    table, bot = Table(GAME, GAME.setup(seats="3"), "oak"), SearchBot("a", FEW)
    while table.question is not None:
        table.apply(bot.choose(Seat(table, table.question.seat)))
    assert table.over


def test_it_keeps_a_high_card_for_the_round_that_counts(nest):
    """Nothing that is kept in the second round counts if it is lost in the third."""
    table = nest("12 1", "11 2", round=2)
    bot = SearchBot("s", Bounds(None, 400), Knobs(trust=1.0, soon=0, reach=2, caution=1.0))
    while table.question.seat == 0:
        table.apply(bot.choose(Seat(table, 0)))
    assert 11 in table.state.cards(0)


def test_it_does_not_think_again_about_what_it_has_foreseen(nest, counting):
    table = nest("12 11", "3", round=2)
    seat, bot = counting(table, 0), SearchBot("s", FEW)
    table.apply(bot.choose(seat))
    assert table.question.ask.name == "card"
    thought = seat.made
    table.apply(bot.choose(seat))
    assert seat.made == thought > 0


FORKING = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")


@FORKING
def test_several_cores_add_up_what_they_tried(nest):
    seat = Seat(nest("12 7 3", "6 5 4", round=1), 0)
    ways = ways_at(seat)
    trial(seat, Bounds(None, 30, cores=3)).run_in_parallel(ways)
    assert 60 < sum(turns_played(way) for way in ways) < 3 * (30 + KNOBS.reach * len(ways))


@FORKING
def test_several_cores_play_the_same_by_the_same_seed(nest):
    seat = Seat(nest("12 7 3", "6 5 4", round=1), 0)
    first, again = (SearchBot("s", Bounds(None, 30, cores=2)).choose(seat) for _ in range(2))
    assert first == again


# Playing on


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("reach", [1, 3])
def test_a_way_is_judged_as_each_turn_ends(name, reach):
    game = game_named(name)
    table = Table(game, game.setup(), "5", log=False)
    while game.turn(table.state) < 2:
        table.apply(table.question.options[0])
    before, judged = table.digest(), []

    class Judge(Outlook):
        def of(self, game, g):
            judged.append((at(g), g.over))
            return super().of(game, g)

    seat = Seat(table, table.question.seat)
    at = game.turn if game.kind.instinct else game.beat
    knobs = Knobs(worlds=1, ways=4, glances=2, reach=reach)
    way = best_ways(look_ahead(seat, "look", knobs), 1)[0]
    values = played_on(seat, way, "w", reach, knobs, Judge())
    assert len(values) == (1 if game.kind.instinct else reach)
    begun, over = judged[-1]
    assert over or begun == at(table.state) + reach
    assert table.digest() == before


@pytest.mark.parametrize("name", game_names())
def test_beats_never_fall_and_none_is_longer_than_a_turn(name):
    game = game_named(name)
    table, luck = Table(game, game.simulation(), "5", log=False), Luck("beats")
    beat, turn = game.beat(table.state), game.turn(table.state)
    while table.question is not None:
        table.apply(any_of(table.question.options, game.surrenders, luck))
        now = game.beat(table.state)
        assert now >= beat
        assert now > beat or game.turn(table.state) == turn
        beat, turn = now, game.turn(table.state)


def test_a_way_that_ends_the_turn_is_judged_as_it_ends(nest):
    """Not as the next one ends, as the other ways would not be."""
    seat = Seat(nest("12 7 3", "6 5 4", round=1), 0)
    turns = set()

    class Judge(Outlook):
        def of(self, game, g):
            turns.add(game.turn(g))
            return super().of(game, g)

    for way in ways_at(seat):
        played_on(seat, way, "w", 1, KNOBS, Judge())
    assert len(turns) <= 2
