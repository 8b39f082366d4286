"""A new seed in the middle: what was rolled and taken back is rolled anew, and is in the record."""

from __future__ import annotations

from typing import Any

import pytest

from magpie.game import GAME
from spinney.core import RecordError, Table, game_named
from spinney.core.chance import Luck
from spinney.core.game import Game
from spinney.core.records import parse_record, record_of


def play(table: Table[Any], most: int, luck: str = "luck") -> Table[Any]:
    """Go on at random until so many choices have been made."""
    chance = Luck(luck)
    while table.question is not None and len(table.choices) < most:
        options = table.question.options
        table.apply(options[chance.below(len(options))])
    return table


def before_chance(table: Table[Any]) -> int:
    """The number of the last choice that chance answered."""
    for number in reversed(range(len(table.choices))):
        if table.back_to(number + 1).state.drawn > table.back_to(number).state.drawn:
            return number
    raise AssertionError("chance had no part in this")


@pytest.fixture(params=[GAME.name, "root"])
def table(request: pytest.FixtureRequest) -> Table[Any]:
    game: Game[Any] = GAME if request.param == GAME.name else game_named(request.param)
    return play(Table(game, game.setup(), "acorn"), 300)


def test_the_same_choice_brings_other_chance_under_a_new_seed(table: Table[Any]) -> None:
    number = before_chance(table)
    choice, known = table.choices[number], table.back_to(number + 1).digest()
    found = set()
    for seed in range(8):
        back = table.take_back(number, f"seed {seed}")
        assert back.digest() == table.back_to(number).digest()
        back.apply(choice)
        found.add(back.digest())
    assert found != {known}


def test_going_back_without_a_new_seed_keeps_the_last(table: Table[Any]) -> None:
    """A seed that chance has left does not come back with a choice that told nothing."""
    back = table.take_back(9, "beech")
    back.apply(table.choices[9])
    assert back.reseeded == [(9, "beech")]
    assert back.take_back(9).reseeded == [(9, "beech")]
    assert back.take_back(7).reseeded == [(7, "beech")]
    assert back.take_back(7, "cedar").reseeded == [(7, "cedar")]
    assert back.back_to(7).reseeded == []
    assert table.take_back(7).reseeded == []


def test_a_record_holds_its_seeds_and_comes_back(table: Table[Any]) -> None:
    table = table.take_back(20, "beech")
    play(table, 60, "other")
    table = table.take_back(40, "cedar")
    play(table, 90, "third")
    table = table.take_back(0, "dogwood") if table.over else table
    table.reseed("elm")
    names = [chr(ord("a") + seat) for seat in range(table.seats)]
    text = record_of(table, names)
    read = parse_record(text)
    again = read.verify()
    assert again.reseeded == read.reseeded == table.reseeded
    assert record_of(again, names) == text
    for number in (10, 20, 30, 40, len(table.choices)):
        assert read.replay(number).digest() == table.back_to(number).digest()
        assert read.replay(number).reseeded == table.back_to(number).reseeded
    other = Table(table.game, table.setup, table.seed)
    other.play_on(table.choices[:30], table.reseeded)
    other.play_on(table.choices, table.reseeded)
    assert other.digest() == table.digest()
    play(other, 150)
    play(table, 150)
    assert other.digest() == table.digest()


def test_a_record_whose_seed_was_changed_is_known_for_one() -> None:
    root: Game[Any] = game_named("root")
    table = play(Table(root, root.setup(), "acorn"), 4)
    table.reseed("beech # or so")
    play(table, 300)
    text = record_of(table)
    assert "\nseed beech # or so\n" in text
    assert parse_record(text).verify().digest() == table.digest()
    with pytest.raises(RecordError, match=r"lead to position|does not answer|is asked here"):
        parse_record(text.replace("seed beech", "seed birch")).verify()
    with pytest.raises(RecordError, match=r"line \d+: 'seed TEXT' is wanted"):
        parse_record(text.replace("seed beech # or so", "seed"))
    table.reseed("two\nlines")
    with pytest.raises(RecordError, match="cannot be written"):
        record_of(table)
