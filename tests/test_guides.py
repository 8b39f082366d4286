"""What goes with questions and comes from the game: words for beginners, which answers leave."""

import pytest

from spinney.core import game_named
from spinney.core.registry import game_names
from spinney.core.text import LANGUAGES
from texts import Sentences, can_be_read, is_well_set, sentences_about, variables

every_game = pytest.mark.parametrize("name", game_names())
every_language = pytest.mark.parametrize("language", LANGUAGES)
LEAVING = {"ironwood": ["done", "draw", "concede", "no", "none"]}
"""Where it is not by "done" alone. To draw is instead of an action in Ironwood; in Root it is the
reward of a quest, and leaves nothing."""


def guide(name: str, language: str) -> Sentences:
    return sentences_about(game_named(name), language, "guide-")


@every_game
@every_language
def test_beginners_are_told_about_the_same_questions_in_every_language(
    name: str, language: str
) -> None:
    told = guide(name, language)
    can_be_read(told)
    is_well_set(told, language)
    assert told.keys == guide(name, "en").keys
    asks = {f"guide-{ask.name}" for ask in game_named(name).asks}
    assert [key for key in told.keys if key not in asks] == []
    assert [key for key, message in told.messages.items() if variables(message)] == []


@every_game
def test_which_answers_leave_a_question(name: str) -> None:
    game = game_named(name)
    assert sorted(map(game.vocabulary.word, game.leaving)) == sorted(LEAVING.get(name, ["done"]))
