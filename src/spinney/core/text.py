"""Sentences: Fluent files, one set per game and language, used by Python and the browser alike.

    ask-NAME      a question           event-NAME   something that happened
    no-NAME       a refusal            word-WORD    the name of a word of the vocabulary
    option-NAME   a setup option       rule-NUMBER  a rule's heading, `.summary` its sentence,
    reason-NAME   what counts for a                 `.EDITION` what that edition changes in it
                  bot, and in a hint   setup-NAME   why options do not go together
    points-NAME   a heading of points  order-NAME   a standing order, `orders` what they are about
    about-ROLE    who somebody with this role is and what they want, `about-player` if all are alike

Seats that are the reader's own come with `$you` set to `yes`, so that a sentence can say "you".
"""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from spinney.core.errors import Misfit, SetupError
from spinney.core.game import SEAT, WORD, Game
from spinney.core.question import Question, Refusal
from spinney.core.setup import Option
from spinney.core.state import SPECTATOR, Event

LANGUAGES = ("en", "fr", "de")


class Text:
    """What a game says, in one language, to one reader."""

    def __init__(
        self,
        game: Game[Any],
        language: str,
        names: Sequence[str] = (),
        reader: int = SPECTATOR,
    ) -> None:
        if language not in LANGUAGES:
            raise SetupError(f"no language {language!r}; there is {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.names = list(names)
        self.reader = reader
        self._bundle = bundle(game.package, language)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **args: str | int) -> str:
        """The sentence with this key; an attribute is named after a dot: `rule-4_2.summary`."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        sentence, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(sentence)

    def word(self, number: int) -> str:
        return self.named(self.game.vocabulary.word(number))

    def named(self, word: str) -> str:
        """The name of a word; a word without one, such as a square, is its own name."""
        key = f"word-{word}"
        return self.say(key) if self.has(key) else word

    def seat(self, seat: int) -> str:
        if seat < len(self.names):
            return self.names[seat]
        return self.say("seat-name", letter=chr(ord("A") + seat))

    def question(self, question: Question) -> str:
        return self._about(f"ask-{question.ask.name}", question.ask.about, question.about)

    def event(self, event: Event) -> str:
        return self._about(f"event-{event.name}", self.game.events[event.name], event.args)

    def refusal(self, refusal: Refusal, question: Question, choice: int) -> str:
        """The sentence of a refusal, about the choice and what the question is about."""
        args = self._args(question.ask.about, question.about)
        return self.say(f"no-{refusal.name}", choice=self.word(choice), **args)

    def about(self, role: str) -> str:
        """Who somebody with this role is and what they want; where all are alike, it is empty."""
        key = f"about-{role or 'player'}"
        return self.say(key) if self.has(key) else ""

    def option(self, name: str, value: str) -> str:
        """An option and its value, as people call them."""
        (option,) = (each for each in self.game.options if each.name == name)
        said = self.say(f"option-{name}")
        return self.say("setup-option", option=said, value=self.option_value(option, value))

    def option_value(self, option: Option, value: str) -> str:
        """What a value of an option is called; one without a name is its own."""
        if option.words:
            return ", ".join(self.named(word) for word in value.split(","))
        key = f"option-{option.name}-{value}"
        return self.say(key) if self.has(key) else value

    def option_form(self, option: Option) -> str:
        """How a value is written that is none of those listed; empty where there is none."""
        return "" if option.accepts is None else self.say(f"option-{option.name}.form")

    def misfit(self, error: Misfit) -> str:
        """Why options do not go together."""
        about = {
            name: self.option(*value) if isinstance(value, tuple) else value
            for name, value in error.about.items()
        }
        return self.say(f"setup-{error.name}", **about)

    def rule(self, number: str) -> str:
        return self.say(rule_key(number))

    def rule_summary(self, number: str) -> str:
        return self.say(rule_key(number) + ".summary")

    def rule_in(self, edition: str, number: str) -> str:
        """What an edition changes in a rule."""
        return self.say(f"{rule_key(number)}.{edition}")

    def _about(self, key: str, names: tuple[str, ...], values: tuple[int, ...]) -> str:
        return self.say(key, **self._args(names, values))

    def _args(self, names: tuple[str, ...], values: tuple[int, ...]) -> dict[str, str | int]:
        args: dict[str, str | int] = {"you": "no"}
        for name, value in zip(names, values, strict=True):
            kind = self.game.arguments[name]
            if kind == WORD:
                args[name] = self.word(value)
            elif kind == SEAT:
                args[name] = self.seat(value)
                if value == self.reader:
                    args["you"] = "yes"
            else:
                args[name] = value
        return args


def rule_key(number: str) -> str:
    return "rule-" + number.replace(".", "_")


@functools.cache
def bundle(package: str, language: str) -> FluentBundle:
    """All messages of the core and of one game in one language."""
    found = FluentBundle([language], use_isolating=False)
    for folder in (importlib.resources.files("spinney.core"), importlib.resources.files(package)):
        for file in fluent_files(folder.joinpath("text"), language):
            found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


def fluent_files(folder: Traversable, language: str) -> list[Traversable]:
    """The files of one language: `en.ftl`, `en_rules.ftl` and so on."""
    names = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    found = [file for file in names if file.name.split(".")[0].split("_")[0] == language]
    return sorted(found, key=lambda file: file.name)
