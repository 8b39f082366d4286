"""Setups: what can be chosen before a game, and how wrong choices are refused."""

import pytest

from magpie.game import GAME
from spinney.core import NotationError, Option, Setup, SetupError
from spinney.core.errors import needs
from spinney.core.registry import game_named, game_names
from spinney.core.setup import YES_NO, choose, parse_options, spell
from spinney.core.text import Text
from spinney.core.vocabulary import Vocabulary


def refused(error: pytest.ExceptionInfo[Exception]) -> str:
    message = str(error.value)
    assert "\n" not in message
    return message


def test_what_is_not_given_is_by_default() -> None:
    assert GAME.setup().values == {"seats": "2"}
    assert GAME.setup(seats=3) == GAME.setup(seats="3") == Setup("magpie", {"seats": "3"})
    assert GAME.setup(seats=4).number("seats") == 4


def test_an_unknown_option_is_refused_with_a_hint() -> None:
    with pytest.raises(SetupError) as error:
        GAME.setup(seat=2)
    message = refused(error)
    assert message.startswith("magpie has no option 'seat'")
    assert "did you mean 'seats'?" in message


def test_an_impossible_value_is_refused_with_what_is_possible() -> None:
    with pytest.raises(SetupError) as error:
        GAME.setup(seats=9)
    assert refused(error) == "option seats cannot be '9'; it can be 2, 3, 4"


def test_yes_and_no() -> None:
    options = [Option("fog", YES_NO, "no", "1")]
    assert choose("g", options, {"fog": True}).flag("fog") is True
    assert choose("g", options, {}).flag("fog") is False
    assert [spell(value) for value in (True, False, 3, "x")] == ["yes", "no", "3", "x"]


def test_an_option_may_accept_more_than_it_lists() -> None:
    level = Option("level", ["1", "2"], "1", "1", "a whole number", str.isdecimal)
    assert choose("g", [level], {"level": 17})["level"] == "17"
    with pytest.raises(SetupError, match="it can be a whole number"):
        choose("g", [level], {"level": "high"})


def test_options_that_do_not_go_together_are_told_with_the_rule() -> None:
    error = needs("seats", "4", "seats", "2", "1")
    assert str(error) == "seats=4 needs seats=2 (rule 1)"
    assert error.rule == "1"
    assert Text(GAME, "en").misfit(error) == "“Magpies: 4” goes only with “Magpies: 2”."


def test_options_are_read_from_words() -> None:
    assert parse_options(["seats=3", "fog=yes"]) == {"seats": "3", "fog": "yes"}


@pytest.mark.parametrize("text", ["seats", "=3", "seats="])
def test_an_unreadable_option_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match="write it as name=value"):
        parse_options([text])


def test_an_option_given_twice_is_refused() -> None:
    with pytest.raises(SetupError, match="option seats is given twice"):
        parse_options(["seats=2", "seats=3"])


def test_setups_are_compared_by_value() -> None:
    assert len({GAME.setup(), GAME.setup(seats=2), GAME.setup(seats=3)}) == 2
    assert GAME.setup() != "magpie"
    assert repr(GAME.setup()) == "Setup('magpie', {'seats': '2'})"


# The registry


def test_games_are_found_by_name() -> None:
    assert game_named("magpie") is GAME
    assert "magpie" in game_names()


@pytest.mark.parametrize("name", game_names())
def test_every_registered_game_is_there_under_its_name(name: str) -> None:
    assert game_named(name).name == name


def test_an_unknown_game_is_refused_with_a_hint() -> None:
    with pytest.raises(SetupError, match=r"^no game 'magpy'.*did you mean 'magpie'\?"):
        game_named("magpy")


# The vocabulary


def test_words_have_numbers() -> None:
    words = Vocabulary(["owl", "fox"])
    assert (words.number("fox"), words.word(1), len(words)) == (1, "fox", 2)
    assert "owl" in words
    assert "elk" not in words


def test_an_unknown_word_is_refused_with_a_hint() -> None:
    with pytest.raises(NotationError, match=r"^unknown word 'dares'; did you mean 'dare'\?$"):
        GAME.vocabulary.number("dares")
    with pytest.raises(NotationError, match=r"^unknown word 'xyzzy'$"):
        GAME.vocabulary.number("xyzzy")


def test_the_digest_is_of_the_words_in_their_order() -> None:
    digest = Vocabulary(["owl", "fox"]).digest
    assert digest == Vocabulary(["owl", "fox"]).digest == "16e167b4f99bd5b8"
    others = [["fox", "owl"], ["owl", "fox", "elk"], ["owlfox"], ["owl"]]
    assert digest not in [Vocabulary(words).digest for words in others]


def test_a_word_stands_once() -> None:
    with pytest.raises(AssertionError, match="twice"):
        Vocabulary(["owl", "owl"])
