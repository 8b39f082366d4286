"""Sentences: found by key, in three languages, to the reader they are for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from magpie.game import GAME
from pebbles.game import GAME as PEBBLES
from spinney.core import Game, SetupError, SpinneyError
from spinney.core.question import Question
from spinney.core.registry import game_named
from spinney.core.rules import Rule, RuleBook, answer_help, explanation, rulebook
from spinney.core.text import LANGUAGES, Text
from spinney.core.vocabulary import Vocabulary

NUMBER = GAME.vocabulary.number
ROOT = game_named("root")


def test_a_question_is_a_sentence(at: Any) -> None:
    table = at("3 9", "5 7")
    said = {language: Text(GAME, language).question(table.question) for language in LANGUAGES}
    assert said == {
        "en": "The best bid is 0. Pass, bid, or dare?",
        "fr": "La meilleure enchère est 0. Passer, enchérir ou oser\N{NO-BREAK SPACE}?",
        "de": "Das beste Gebot ist 0. Passen, bieten oder wagen?",
    }


def test_a_reader_is_called_you(at: Any) -> None:
    table = at("3 9", "5 7")
    table.play("pass")
    (event,) = table.events(0)
    assert Text(GAME, "en", ["Ann", "Bob"], reader=0).event(event) == "You chose: pass."
    assert Text(GAME, "en", ["Ann", "Bob"], reader=1).event(event) == "Ann chose: pass."


def test_a_refusal_is_a_sentence_about_the_choice(at: Any) -> None:
    table = at("3 9", "5 7")
    table.play("bid")
    choice = NUMBER("5")
    said = Text(GAME, "en").refusal(table.why_not(choice), table.question, choice)
    assert said == "5 is not a card in your hand."


def test_a_seat_without_a_name_has_one_in_each_language() -> None:
    for language in LANGUAGES:
        text = Text(GAME, language, ["Ann"])
        assert text.seat(0) == "Ann"
        assert "B" in text.seat(1)


def test_a_word_without_a_name_is_its_own_name() -> None:
    text = Text(GAME, "fr")
    assert text.word(NUMBER("dare")) == "oser"
    assert text.word(NUMBER("7")) == "7"


def test_a_question_may_name_its_answers_itself() -> None:
    """By an attribute with the word of the answer; others are called as they always are."""
    (ask,) = (ask for ask in ROOT.asks if ask.name == "ambush")
    question = Question(ask, 0, (ROOT.vocabulary.number("c3"), ROOT.vocabulary.number("eyrie")))
    text = Text(ROOT, "en")
    done, card = ROOT.vocabulary.number("done"), ROOT.vocabulary.number("ambush_fox")
    assert (text.word(done), text.answer(question, done)) == ("Done", "No ambush")
    assert text.answer(question, card) == text.word(card)


def test_what_a_question_names_itself_has_no_general_help() -> None:
    named, plain = (
        next(Question(ask, 0) for ask in ROOT.asks if ask.name == name)
        for name in ("foil", "open-to")
    )
    text, done = Text(ROOT, "en"), ROOT.vocabulary.number("done")
    assert answer_help(named, done, text) is None
    assert answer_help(plain, done, text) == "Nothing more here."


def test_a_name_may_be_another_where_it_stands_alone() -> None:
    text, clearing = Text(ROOT, "fr"), ROOT.vocabulary.number("c3")
    assert (text.word(clearing), text.label(clearing)) == ("la clairière 3", "Clairière 3")


def test_a_seat_is_called_by_its_role_where_a_game_has_that() -> None:
    setup = ROOT.setup(seats="marquise,eyrie")
    text = Text(ROOT, "en", ["Ann"], setup=setup)
    assert [text.seat(seat) for seat in range(2)] == ["Marquise (Ann)", "Eyrie"]
    assert [text.player(seat) for seat in range(2)] == ["Ann", "Player B"]


def test_rules_have_a_heading_and_a_summary() -> None:
    text = Text(GAME, "de")
    assert text.rule("4") == "Der Ring"
    assert text.rule_summary("4").startswith("Ein Gebot über dem besten")


def test_a_missing_sentence_is_an_error() -> None:
    text = Text(GAME, "en")
    assert not text.has("ask-nothing")
    with pytest.raises(KeyError):
        text.say("ask-nothing")
    with pytest.raises(KeyError):
        text.say("rule-1.nothing")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SetupError, match=r"^no language 'eo'; there is en, fr, de$"):
        Text(GAME, "eo")


# The index of rules


def test_rules_are_found_by_number() -> None:
    rules = rulebook(("magpie",))
    assert rules["3"].kind == "section"
    assert [rule.id for rule in rules.all()] == ["1", "2", "3", "4"]
    assert "5" not in rules


def test_an_unknown_rule_is_refused_with_a_hint() -> None:
    rules = RuleBook([Rule("4.2.1", "section"), Rule("4.3", "section")])
    with pytest.raises(SpinneyError, match=r"^no rule '4.2.2'; did you mean '4.2.1'\?$"):
        rules["4.2.2"]


def test_a_rule_stands_once() -> None:
    with pytest.raises(AssertionError, match="twice"):
        RuleBook([Rule("1", "section"), Rule("1", "section")])


def test_a_word_is_explained_by_its_help_or_its_card() -> None:
    text = Text(game_named("root"), "en")
    assert explanation("march", text) == text.say("help-march")
    assert explanation("anvil", text) == text.say("help-anvil")
    sylvion = Text(game_named("sylvion"), "en")
    assert explanation("owl", sylvion)


def test_a_number_is_no_chapter() -> None:
    """The word `1` means one of something, whatever chapter 1 is about."""
    for game in (GAME, game_named("root")):
        assert "1" in game.vocabulary
        assert "1" in rulebook(game.packages)
        assert explanation("1", Text(game, "en")) is None


def test_a_seat_is_told_who_it_is() -> None:
    assert Text(game_named("root"), "en").about("eyrie").startswith("You lead the Eyrie")
    assert Text(game_named("sylvion"), "en").about("").startswith("You are the Guardian")
    assert Text(GAME, "en").about("").startswith("You are a magpie")
    assert Text(PEBBLES, "en").about("") == ""


def test_options_are_named() -> None:
    text = Text(game_named("root"), "en")
    assert text.option("map", "lake").startswith("Map: Lake")
    assert text.option("seats", "eyrie,alliance") == "Seats: Eyrie, Alliance"
    assert Text(GAME, "de").option("seats", "3").endswith(": 3")


def test_a_game_without_a_drawing_says_so() -> None:
    bare: Game[Any] = Game("bare", "json", GAME.kind, Vocabulary([]), [], [], [], {}, {})
    with pytest.raises(SetupError, match=r"^bare has no such drawing: there is no json\.svg$"):
        bare.svg({}, None)
    with pytest.raises(SetupError, match=r"there is no json\.terminal$"):
        bare.terminal({}, None)
    with pytest.raises(SetupError, match=r"there is no json\.svg\.scene$"):
        bare.scene([], {}, None)


def test_what_a_drawing_lacks_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not said that there is no drawing."""
    (tmp_path / "torn").mkdir()
    (tmp_path / "torn" / "svg.py").write_text("import a_pen_that_nobody_has")
    monkeypatch.syspath_prepend(tmp_path)
    torn: Game[Any] = Game("torn", "torn", GAME.kind, Vocabulary([]), [], [], [], {}, {})
    with pytest.raises(ModuleNotFoundError, match="a_pen_that_nobody_has"):
        torn.svg({}, None)


def test_vocabularies_are_immutable() -> None:
    assert isinstance(Vocabulary(["owl"]).words, tuple)
