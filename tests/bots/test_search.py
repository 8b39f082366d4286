"""The search bot: it keeps within its bounds, plays the same by the same seed, and finds more."""

from __future__ import annotations

import time

import pytest

from magpie.game import BID, DARE, GAME, PASS
from spinney.bots import Seat, bot_maker, bot_names
from spinney.bots.bounds import Bounds, parse_bounds
from spinney.bots.greedy import look_ahead
from spinney.bots.knobs import Knobs
from spinney.bots.playouts import Horizon, best_of, play_on
from spinney.bots.search import (
    Edge,
    SearchBot,
    Spot,
    Tree,
    left,
    search,
    search_in_parallel,
    settled,
)
from spinney.core import SetupError, Table, game_named, game_names
from spinney.core.chance import Luck

FEW = Bounds(seconds=None, iterations=40)


def tree_for(table: Table, knobs: Knobs = Knobs()) -> Tree:  # noqa: B008
    seat = Seat(table, table.question.seat)
    return Tree(look_ahead(seat, "look", knobs), table.seats, knobs, Luck("tree"))


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
    with pytest.raises(SetupError, match="no bot 'serch'; did you mean 'search'"):
        bot_maker("serch:1s")


# Bounds


def test_it_searches_as_often_as_it_may(nest, counting):
    table = nest("12 7 3", "6 5 4", round=1)
    seat, tree = counting(table, 0), tree_for(table)
    visits = search(seat, tree, Bounds(None, 50), "s", time.perf_counter())
    assert 25 <= seat.worlds <= 50
    assert tree.root.visits == seat.worlds
    assert sum(visits.values()) == seat.worlds


def tried(totals: list[float], visits: int = 10) -> Edge:
    edge = Edge(len(totals))
    edge.visits, edge.totals = visits, totals
    return edge


def test_it_stops_when_the_answer_cannot_change():
    root = Spot(1)
    root.edges = {PASS: tried([0.0], 3), BID: tried([0.0], 9)}
    assert not settled(root, 6)
    assert settled(root, 5)
    assert settled(root, 0)
    assert not settled(Spot(1), 1)


def test_what_is_left_of_a_time_is_told_by_the_speed_so_far():
    second = Bounds(1.0)
    assert left(second, 2, 0.5) == float("inf")
    assert left(second, 2, 1.5) == 0
    assert left(second, 100, 0.25) == pytest.approx(300)
    assert left(Bounds(None, 80), 30, 99.0) == 50


@pytest.mark.parametrize("name", game_names())
def test_it_takes_about_the_time_it_is_given(name):
    game = game_named(name)
    table = Table(game, game.setup(), "5", log=False)
    bot = SearchBot("seed", Bounds(0.2), Knobs(worlds=1, ways=5))
    began = time.process_time()
    assert bot.choose(Seat(table, table.question.seat)) in table.question.options
    assert time.process_time() - began < 1.0


# Playing


@pytest.mark.parametrize("name", game_names())
def test_the_same_seed_and_iterations_play_the_same_game(name):
    game = game_named(name)

    def choices() -> list[int]:
        table, bot = Table(game, game.setup(), "5", log=False), SearchBot("a", FEW)
        while table.question is not None and len(table.choices) < 8:
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
    bot = SearchBot("s", Bounds(None, 400), Knobs(trust=1.0, depth=3))
    while table.question.seat == 0:
        table.apply(bot.choose(Seat(table, 0)))
    assert 11 in table.state.cards(0)


def test_what_was_found_is_kept_for_the_question_that_surely_follows(nest):
    table = nest("12 11", "3", round=2)
    tree = tree_for(table)
    search(Seat(table, 0), tree, Bounds(None, 60), "s", time.perf_counter())
    bidding = tree.root.edges[BID]
    assert tree.descend(BID)
    assert tree.root in bidding.next.values()
    table.apply(BID)
    assert tree.is_about(Seat(table, 0))
    assert tree.root.visits > 0
    assert not tree.descend(table.question.options[0])


def test_everybody_prefers_what_has_brought_themselves_most(nest):
    table = nest("5", "9")
    tree, spot = tree_for(table), Spot(2)
    spot.visits, spot.totals = 20, [10.0, 10.0]
    spot.edges = {PASS: tried([9.0, 1.0]), BID: tried([1.0, 9.0])}
    question = table.question
    question.options = [PASS, BID]
    assert tree.select(spot, table) == PASS
    question.seat = 1
    assert tree.select(spot, table) == BID


def test_a_look_ahead_says_where_to_begin(nest):
    table = nest("12 2 1", "3 4 5", round=1)
    tree = tree_for(table)
    edges = tree.root.edges
    assert min(edge.shortfall for edge in edges.values()) == 0
    assert edges[tree.select(tree.root, table)].shortfall == 0


def test_what_was_tried_little_is_tried_when_it_is_not_much_worse(nest):
    table = nest("5", "9")
    question = table.question
    question.options = [PASS, BID]
    for curiosity, choice in ((0.0, PASS), (2.0, BID)):
        tree, spot = tree_for(table, Knobs(trust=1.0, curiosity=curiosity)), Spot(2)
        tree.note([0.4, 0.6])
        tree.note([0.6, 0.4])
        spot.visits, spot.totals = 102, [51.0, 51.0]
        spot.edges = {PASS: tried([51.0, 49.0], 100), BID: tried([0.9, 1.1], 2)}
        spot.edges[BID].offered = 100
        assert tree.select(spot, table) == choice


def test_an_option_that_is_not_offered_here_is_not_taken(nest):
    table = nest("5", "9")
    tree, spot = tree_for(table), Spot(2)
    spot.edges = {DARE: tried([10.0, 0.0])}
    table.question.options = [PASS]
    assert tree.select(spot, table) == PASS


FORKING = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")


@FORKING
def test_several_cores_add_up_what_they_tried(nest):
    seat = Seat(nest("12 7 3", "6 5 4", round=1), 0)
    tree = tree_for(seat._table)
    many = Bounds(None, 30, cores=3)
    visits = search_in_parallel(seat, tree, many, "s", time.perf_counter())
    assert tree.root.visits <= 30 < sum(visits.values()) <= 90


@FORKING
def test_several_cores_play_the_same_by_the_same_seed(nest):
    seat = Seat(nest("12 7 3", "6 5 4", round=1), 0)
    first, again = (SearchBot("s", Bounds(None, 30, cores=2)).choose(seat) for _ in range(2))
    assert first == again


# Playouts


@pytest.mark.parametrize("name", game_names())
def test_a_playout_is_cut_off_after_its_steps(name):
    game = game_named(name)
    table = Table(game, game.setup(), "5", log=False)
    before = table.digest()
    for depth in (1, 3):
        world = Seat(table, table.question.seat).world("w", keep=True)
        knobs = Knobs(depth=depth)
        end = play_on(world, knobs, Luck("l"), "s", Horizon(world, knobs))
        assert world.steps
        assert (end is world) == (game.kind.instinct or depth == 1)
    assert table.digest() == before


@pytest.mark.parametrize("name", game_names())
def test_a_playout_is_cut_off_after_its_turns(name):
    game = game_named(name)
    table = Table(game, game.setup(), "5", log=False)
    while game.turn(table.state) < 2:
        table.apply(table.question.options[0])
    world = Seat(table, table.question.seat).world("w", keep=True)
    knobs = Knobs(depth=999, turns=1)
    end = play_on(world, knobs, Luck("l"), "s", Horizon(world, knobs))
    assert end.question is None or game.turn(end.state) == 3


def test_the_best_of_some_ways_is_for_whoever_is_asked(nest):
    table = nest("12", "3")
    way = best_of(table, Knobs(tries=30), Luck("l"), "s")
    assert way[0] in (BID, DARE)


def test_a_playout_of_a_game_with_instinct_goes_by_it():
    game = game_named("sylvion")
    table = Table(game, game.setup(), "5", log=False)
    one, other = (Seat(table, 0).world("w", keep=True) for _ in range(2))
    knobs = Knobs(depth=3)
    end = play_on(one, knobs, Luck("l"), "s", Horizon(one, knobs))
    while other.steps < end.steps:
        feelings = game.instinct(other.state, other.question)
        other.apply(other.question.options[feelings.index(max(feelings))])
    assert end.choices == other.choices


def test_of_what_was_not_tried_the_search_tries_what_feels_best():
    game = game_named("sylvion")
    table = Table(game, game.setup(), "5", log=False)
    tree = tree_for(table, Knobs(worlds=1, ways=5))
    feelings = game.instinct(table.state, table.question)
    felt = dict(zip(table.question.options, feelings, strict=True))
    spot, order = Spot(1), []
    for _ in felt:
        order.append(tree.select(spot, table))
        spot.visits += 100
    assert order == sorted(felt, key=lambda option: -felt[option])
