"""Who sits where, from what chance."""

from __future__ import annotations

from collections import Counter

import pytest

from spinney.arena.plan import play, read_seats, seatings
from spinney.arena.playing import play_one
from spinney.bots import RandomBot
from spinney.core import SetupError, game_named


def test_everybody_sits_in_every_seat_equally_often():
    found = seatings(["a", "b", "c", "d"], 4, swap=True)
    assert Counter((seat, name) for row in found for seat, name in enumerate(row)) == Counter(
        {(seat, name): 1 for seat in range(4) for name in "abcd"}
    )


def test_equal_competitors_are_not_seated_twice():
    assert len(seatings(["a", "b", "b", "b"], 4, swap=True)) == 4
    assert len(seatings(["a", "b", "a", "b"], 4, swap=True)) == 2
    assert seatings(["a", "a"], 2, swap=True) == [("a", "a")]


def test_more_competitors_than_seats_meet_in_groups():
    pairs = seatings(["a", "b", "c"], 2, swap=True)
    assert sorted(pairs) == [(a, b) for a in "abc" for b in "abc" if a != b]
    assert seatings(["a", "b"], 1, swap=True) == [("a",), ("b",)]


def test_without_swapping_all_keep_their_seats():
    assert seatings(["a", "b"], 2, swap=False) == [("a", "b")]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("greedy,random", ["greedy", "random"]),
        ("search:1s,cores=2, greedy", ["search:1s,cores=2", "greedy"]),
        ("search:1s,reasons,greedy:learned", ["search:1s,reasons", "greedy:learned"]),
        ("exec:node bot.mjs --level=2,random", ["exec:node bot.mjs --level=2", "random"]),
    ],
)
def test_seats_are_read(text, names):
    assert read_seats(text) == names


def test_every_seed_is_played_in_every_seating(planned):
    plan = planned("first", "last", games=6)
    results = [play(plan, number) for number in range(6)]
    assert Counter(result.seed for result in results) == {"oak-0": 2, "oak-1": 2, "oak-2": 2}
    assert [result.seats for result in results] == [["first", "last"], ["last", "first"]] * 3


def test_the_same_number_is_the_same_game(planned):
    plan = planned("random", "first", games=2)
    one, two = play(plan, 1), play(plan, 1)
    assert one.played.scores == two.played.scores
    assert one.played.choices == two.played.choices


def test_the_seats_of_a_game_get_what_the_table_says(planned):
    plan = planned("random", "random", games=1, game="ironwood")
    game = game_named("ironwood")
    bots = [RandomBot("oak-0-A"), RandomBot("oak-0-B")]
    played = play_one(game, game.setup(), bots, "oak-0")
    found = play(plan, 0).played
    assert (found.returns, found.turns, found.choices, found.scores) == (
        played.returns,
        played.turns,
        played.choices,
        played.scores,
    )


@pytest.mark.parametrize(
    ("seats", "given", "error"),
    [
        (["random"], {}, "magpie has 2 seats with these options, and --seats names 1"),
        (["random", "first"], {"games": 5}, "cannot be shared out to 2 seatings; play 4 or 6"),
        (["random", "first"], {"games": 1}, "cannot be shared out to 2 seatings; play 2$"),
        (["random", "frist"], {}, "did you mean 'first'"),
    ],
)
def test_what_cannot_be_planned_is_refused(planned, seats, given, error):
    with pytest.raises(SetupError, match=error):
        planned(*seats, **given)


def test_unnamed_competitors_are_refused():
    with pytest.raises(SetupError, match="names of bots with commas"):
        read_seats("random,,random")


def test_scores_are_kept_turn_by_turn(planned):
    scores = play(planned("first", "last", games=2), 0).played.scores
    turns = [turn for turn, _ in scores]
    assert turns == [1, 2, 3, 4]
    assert scores[-1][1] in ([1.0, 0.0], [0.0, 1.0])
