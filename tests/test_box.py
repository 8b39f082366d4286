"""What is picked before a game: every thing has a picture, a sentence and its minutes."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from spinney.core.chance import Luck
from spinney.core.lengths import BOT, HARDEST, lengths, share, whole
from spinney.core.registry import GAMES, game_named
from spinney.core.setup import Option
from spinney.core.text import LANGUAGES, Text

SURPRISED = 40


def shown(option: Option) -> tuple[str, ...]:
    """What can be picked, one by one."""
    later = (option.later,) if option.later else ()
    return (*(() if option.words else option.values), *option.words, *later, *option.things)


def pictured() -> Iterator[tuple[str, Option]]:
    for name in GAMES:
        game = game_named(name)
        yield from ((name, option) for option in game.options if option.name in game.pictured)


PICTURED = [pytest.param(*each, id=f"{each[0]}-{each[1].name}") for each in pictured()]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_something_to_pick_from_pictures(name: str) -> None:
    game = game_named(name)
    assert set(game.pictured) <= {option.name for option in game.options}
    assert game.pictured


@pytest.mark.parametrize(("name", "option"), PICTURED)
def test_whatever_is_picked_from_pictures_has_one(name: str, option: Option) -> None:
    game = game_named(name)
    text = Text(game, "en")
    drawn = [game.thumbnail(option.name, value, text, "dark") for value in shown(option)]
    for svg in drawn:
        assert ElementTree.fromstring(svg).attrib["viewBox"]
    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "option"), PICTURED)
def test_each_says_in_a_sentence_what_it_is_like(name: str, option: Option, language: str) -> None:
    text = Text(game_named(name), language)
    for value in shown(option):
        named = option.words or option.things
        told = text.like(value)[0] if value in named else text.option_like(option, value)
        assert told.endswith("."), value


@pytest.mark.parametrize(("name", "option"), PICTURED)
def test_each_says_how_many_minutes_it_adds(name: str, option: Option) -> None:
    known = lengths(game_named(name).packages)[option.name]
    assert set(shown(option)) <= set(known)


@pytest.mark.parametrize("name", GAMES)
def test_lengths_are_of_things_that_there_are(name: str) -> None:
    game = game_named(name)
    options = {option.name: set(shown(option)) for option in game.options} | {name: {name}}
    for option, shares in lengths(game.packages).items():
        assert set(shares) <= options[option]
        assert all(0 <= each.hard <= HARDEST for each in shares.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hard", range(HARDEST + 1))
def test_how_hard_it_is_can_be_said(language: str, hard: int) -> None:
    assert Text(game_named("root"), language).say(f"hard-{hard}")


def test_a_game_takes_as_long_as_all_that_is_in_it() -> None:
    root = game_named("root")
    usual = root.setup().values
    alone = whole(root, usual)
    seats = [share(root, "seats", word).minutes for word in usual["seats"].split(",")]
    assert alone.minutes == share(root, "root", "root").minutes + sum(seats)
    assert whole(root, usual, [1, 2, 3]).minutes == alone.minutes - sum(seats[1:]) + 3 * BOT
    both = [share(root, "landmarks", word).minutes for word in ("tower", "ferry")]
    named = whole(root, usual | {"landmarks": "tower,ferry"})
    assert named.minutes == alone.minutes + sum(both)
    assert whole(root, usual | {"hirelings": "random"}).minutes > alone.minutes


def test_a_game_is_as_hard_as_the_hardest_of_it_for_people() -> None:
    root = game_named("root")
    seats = {"seats": "marquise,cult"}
    assert whole(root, seats).hard == HARDEST
    assert whole(root, seats, [1]).hard < HARDEST


@pytest.mark.parametrize("name", [name for name in GAMES if game_named(name).surprising])
def test_a_surprise_goes_together_and_is_for_as_many(name: str) -> None:
    game = game_named(name)
    usual = game.setup().values
    drawn = [game.surprise(usual, Luck(f"surprise {n}")) for n in range(SURPRISED)]
    for values in drawn:
        setup = game.setup(**values)
        assert game.seats(setup) == game.seats(game.setup())
        assert {option for option in values if values[option] != usual[option]} <= set(
            game.surprising
        )
    assert len({tuple(values.items()) for values in drawn}) > SURPRISED // 4
