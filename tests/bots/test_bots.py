"""Bots: what they are told, and the random one."""

from __future__ import annotations

from collections import Counter

import pytest

from spinney.bots import RandomBot, Seat, bot_maker, bot_names
from spinney.core import SetupError, Table, game_named

SYLVION = game_named("sylvion")


def new_table(seed: str = "5", **options: str) -> Table:
    return Table(SYLVION, SYLVION.setup(**options), seed)


def test_a_seat_is_told_what_the_table_tells_it():
    table = new_table(players="2", hands="hidden")
    asked = table.question.seat
    seat, other = Seat(table, asked), Seat(table, 1 - asked)
    assert seat.options == table.question.options
    assert other.options == []
    for one in (seat, other):
        assert one.view() == table.view(one.number)
        assert one.asked() == table.asked(one.number)
        assert one.events() == table.events(one.number)
    assert "options" not in other.asked()


def test_a_seat_follows_the_game():
    table = new_table(players="2")
    seats = [Seat(table, 0), Seat(table, 1)]
    while table.question is not None:
        asked = table.question.seat
        assert seats[asked].options
        assert not seats[1 - asked].options
        table.apply(seats[asked].options[0])
    assert [seat.options for seat in seats] == [[], []]


def test_what_a_bot_does_to_its_options_does_not_change_the_question():
    table = new_table()
    before = table.question.options.copy()
    Seat(table, 0).options.clear()
    assert table.question.options == before


def test_nobody_gives_up_at_random():
    """That is a right of people."""
    game = game_named("ironwood")
    concede = game.vocabulary.number("concede")
    table = Table(game, game.setup(first_draw="two"), "5")
    assert concede in table.question.options
    bot = RandomBot("7")
    chosen = Counter(bot.choose(Seat(table, table.question.seat)) for _ in range(200))
    assert set(chosen) == set(table.question.options) - {concede}


def test_the_random_bot_plays_every_option_about_as_often():
    seat = Seat(new_table(), 0)
    bot = RandomBot("seed")
    n = len(seat.options)
    chosen = Counter(bot.choose(seat) for _ in range(1000 * n))
    assert set(chosen) == set(seat.options)
    assert all(850 < count < 1150 for count in chosen.values())


def test_the_same_seed_plays_the_same_game():
    def played(seed: str) -> list[int]:
        table, bot = new_table(), RandomBot(seed)
        while table.question is not None:
            table.apply(bot.choose(Seat(table, 0)))
        return table.choices

    assert played("a") == played("a")
    assert played("a") != played("b")


def test_bots_are_found_by_name():
    assert {"random", "greedy", "search", "exec"} <= set(bot_names())
    assert isinstance(bot_maker("random")("seed"), RandomBot)
    with pytest.raises(SetupError, match=r"; did you mean 'random'\?$"):
        bot_maker("rendom")
