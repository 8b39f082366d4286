"""Sentences: Fluent files in the folders of a game's packages, one set for each language.

    ask-NAME      a question           event-NAME   something that happened
    no-NAME       a refusal            word-WORD    the name of a word of the vocabulary
    option-NAME   a setup option       rule-NUMBER  a rule's heading, `.summary` its sentence,
    reason-NAME   what counts for a                 `.EDITION` what that edition changes in it
                  bot, and in a hint   setup-NAME   why options do not go together
    points-NAME   a heading of points  order-NAME   a standing order; `orders-ABOUT` what some are
                                                    about, `.help` what becomes of that
    grave-EVENT   what an answer costs
                  that leads there     label-NAME   a short name, on drawings and of a phase
    guide-NAME    what a beginner is told when they first meet the question `ask-NAME`, if anything
    like-WORD     what it is like to play something, or with a thing of the box; `.hard` how hard
    about-ROLE    who somebody with this role is and what they want, `about-player` if all are alike
                  `about-together`: what those want who play together, where not all do
    role-ROLE     what sentences call whoever plays this role, in a game that names roles and not
                  seats; its attributes are its other forms. `role-somebody`: a role not known.

`ask-NAME.WORD` is what an answer is called in this question alone: "No ambush" instead of "Done".
`word-WORD.label` is the name as it stands alone, where that is another than within a sentence.

A sentence says "you" by `$you`: `yes` if the `$seat`, `$side` or `$owner` it is about is the
reader's, the name of the argument if another one is, else `no`. Seats, owners and words come with
their other forms, too:
`$seat-of` is the attribute `of` of the role, `$place-at` the attribute `at` of the word.
`$seat-player` is the person's name, or `none`.
"""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from spinney.core.errors import Misfit, SetupError
from spinney.core.game import OWNER, SEAT, SUBJECTS, WORD, Game
from spinney.core.question import Question, Refusal
from spinney.core.setup import Option, Setup
from spinney.core.state import SPECTATOR, Event

LANGUAGES = ("en", "fr", "de")
SOMEBODY = "role-somebody"
"""The message that a game has which names seats by their roles."""

MOST_EVENTS = 500
"""How many events a text remembers in words."""

MOST_SAID = 4000
"""How many of the last sentences are kept for whoever says the same of the same."""

Args = tuple[tuple[str, str | int], ...]


class Text:
    """What a game says, in one language, to one reader."""

    def __init__(
        self,
        game: Game[Any],
        language: str,
        names: Sequence[str] = (),
        reader: int = SPECTATOR,
        setup: Setup | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise SetupError(f"no language {language!r}; there is {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.names = list(names)
        self.reader = reader
        self.roles = [] if setup is None else game.roles(setup)
        """What each seat plays, where that is known; `cast` says it, where it is chosen."""
        self._bundle = bundle(game.packages, language)
        self._forms: dict[str, dict[str, str]] = {}
        self._events: dict[tuple[str, tuple[int, ...]], str] = {}

    def cast(self, roles: list[str]) -> Text:
        """Know from now on who plays what, as a table says it; nothing for a seat without."""
        if roles != self.roles:
            self.roles = roles
            self._events.clear()
        return self

    def role(self, seat: int) -> str:
        """What a seat plays, if that is known."""
        return self.roles[seat] if self.roles else ""

    def has(self, key: str) -> bool:
        return is_said(self.game.packages, self.language, key)

    def say(self, key: str, /, **args: str | int) -> str:
        """The sentence with this key; an attribute is named after a dot: `rule-4_2.summary`."""
        if args:
            return said(self.game.packages, self.language, key, tuple(args.items()))
        return always_said(self.game.packages, self.language, key)

    def word(self, number: int) -> str:
        return self.named(self.game.vocabulary.word(number))

    def named(self, word: str) -> str:
        """The name of a word; a word without one, such as a square, is its own name."""
        return name_of(self.game.packages, self.language, word)

    def label(self, number: int) -> str:
        """The name of a word as it stands alone, as on a button."""
        key = f"word-{self.game.vocabulary.word(number)}.label"
        return self.say(key) if self.has(key) else self.word(number)

    def answer(self, question: Question, number: int) -> str:
        """What an answer is called in a question."""
        key = self.named_by(question, number)
        if key is None:
            return self.label(number)
        return self.say(key, **self._args(question.ask.about, question.about))

    def named_by(self, question: Question, number: int) -> str | None:
        """The key of what an answer is called in this question alone, if it is."""
        key = f"ask-{question.ask.name}.{self.game.vocabulary.word(number)}"
        return key if self.has(key) else None

    def player(self, seat: int) -> str:
        """The name of the person on a seat."""
        if seat < 0:
            raise ValueError(f"there is no seat {seat}")
        if seat < len(self.names):
            return self.names[seat]
        return self.say("seat-name", letter=chr(ord("A") + seat))

    def seat(self, seat: int) -> str:
        """What a seat is called where it stands alone: by its role and its person, if known."""
        if not self.role(seat) or not self.has(SOMEBODY):
            return self.player(seat)
        role = self.named(self.role(seat))
        if seat >= len(self.names):
            return role
        return self.say("seat-role", role=role, name=self.names[seat])

    def question(self, question: Question) -> str:
        return self._about(f"ask-{question.ask.name}", question.ask.about, question.about)

    def guide(self, question: Question) -> str:
        """What a beginner is told about a question; empty where nothing is."""
        key = f"guide-{question.ask.name}"
        return self.say(key) if self.has(key) else ""

    def event(self, event: Event) -> str:
        """What happened; much of it happens again and again."""
        which = event.name, event.args
        known = self._events.get(which)
        if known is None:
            if len(self._events) == MOST_EVENTS:
                self._events.clear()
            known = self._about(f"event-{event.name}", self.game.events[event.name], event.args)
            self._events[which] = known
        return known

    def said_in(self, sentence: str, event: Event) -> list[str]:
        """How the sentence of an event calls each of its words; empty for one that it does not."""
        found: list[str] = []
        for name, value in zip(self.game.events[event.name], event.args, strict=True):
            if self.game.arguments[name] == WORD:
                word = self.game.vocabulary.word(value)
                forms = (self.named(word), *self._word_forms("", word).values())
                found.append(max((form for form in forms if form in sentence), key=len, default=""))
        return found

    def grave(self, event: Event, points: int) -> str:
        """What an answer would cost that leads to a grave event, before it is given."""
        args = self._args(self.game.events[event.name], event.args)
        return self.say(f"grave-{event.name}", **args, points=points)

    def phrase(
        self, key: str, names: tuple[str, ...], values: tuple[int, ...], /, **more: str | int
    ) -> str:
        """A sentence about these arguments, as an event has them, and about more."""
        return self.say(key, **self._args(names, values), **more)

    def refusal(self, refusal: Refusal, question: Question, choice: int) -> str:
        """The sentence of a refusal, about the choice and what the question is about."""
        args = self._args(question.ask.about, question.about)
        args |= {"choice": self.word(choice), "chosen": self.label(choice)}
        return self.say(f"no-{refusal.name}", **args)

    def reason(self, name: str, better: str = "") -> str:
        """What speaks for an option; or for another one, that is better in this."""
        told = self.say(f"reason-{name}")
        own = not better or name == "lost"
        return told if own else self.say("reason-but", option=better, reason=told)

    def title(self) -> str:
        """What people call the game."""
        return self.say("game-name") if self.has("game-name") else self.game.name

    def bot(self, spec: str) -> str:
        """A kind of bot as people call it, and as it is written."""
        key = f"level-{spec.partition(':')[0]}"
        return self.say("bot-kind", name=self.say(key), bot=spec) if self.has(key) else spec

    def about(self, role: str) -> str:
        """Who somebody with this role is and what they want; where all are alike, it is empty."""
        key = f"about-{role or 'player'}"
        return self.say(key) if self.has(key) else ""

    def together(self) -> str:
        """What those want who play together; empty where their roles say it."""
        key = "about-together"
        return self.say(key) if self.has(key) else ""

    def like(self, role: str) -> tuple[str, str]:
        """What it is like to play something, and how hard; empty where nothing is said of it."""
        key = f"like-{role}"
        if not self.has(key):
            return "", ""
        return self.say(key), self.say(f"{key}.hard") if self.has(f"{key}.hard") else ""

    def option(self, name: str, value: str) -> str:
        """An option and its value, as people call them."""
        (option,) = (each for each in self.game.options if each.name == name)
        said = self.say(f"option-{name}")
        return self.say("setup-option", option=said, value=self.option_value(option, value))

    def option_value(self, option: Option, value: str) -> str:
        """What a value of an option is called; one without a name is its own."""
        if option.words or option.picked(value):
            return ", ".join(self.option_word(option, word) for word in value.split(","))
        key = f"option-{option.name}-{value}"
        return self.say(key) if self.has(key) else value

    def option_word(self, option: Option, word: str) -> str:
        """One word of a value: a word of the game, or what the option itself calls so."""
        key = f"option-{option.name}-{word}"
        return self.say(key) if self.has(key) else self.named(word)

    def option_like(self, option: Option, value: str) -> str:
        """What it is like to play with a value; empty where nothing is said of it."""
        key = f"option-{option.name}-{value}.like"
        return self.say(key) if self.has(key) else ""

    def option_form(self, option: Option) -> str:
        """How a value is written that is none of those listed; empty where there is none."""
        return "" if option.accepts is None else self.say(f"option-{option.name}.form")

    def misfit(self, error: Misfit) -> str:
        """Why options do not go together."""
        about: dict[str, str | int] = {}
        for name, value in error.about.items():
            if isinstance(value, tuple):
                about[name] = self.option(*value)
            else:
                about[name] = self.named(value) if isinstance(value, str) else value
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
                word = self.game.vocabulary.word(value)
                args[name] = self.named(word)
                args |= self._word_forms(name, word)
                if args["you"] == "no" and self._is_readers(word):
                    args["you"] = "yes" if name in SUBJECTS else name
            elif kind == SEAT:
                args |= self._seat_args(name, value)
            elif kind == OWNER:
                args |= self._owner_args(name, self.game.vocabulary.word(value))
            else:
                args[name] = value
        return args

    def _seat_args(self, name: str, seat: int) -> dict[str, str]:
        """What a sentence may say of a seat."""
        args = {name: self.player(seat)}
        if seat == self.reader:
            args["you"] = "yes" if name in SUBJECTS else name
        if role := self.role(seat):
            known = seat < len(self.names)
            args[f"{name}-player"] = self.names[seat] if known else "none"
            args |= self._word_forms(name, role)
        elif self.has(SOMEBODY):
            args[f"{name}-player"] = "none"
            args |= self._forms_of(name, SOMEBODY, name=args[name])
        return args

    def _owner_args(self, name: str, word: str) -> dict[str, str]:
        """The same of an owner: of the seat that plays it, or else by its own name."""
        seat = self.seat_playing(word)
        if seat != SPECTATOR:
            return self._seat_args(name, seat)
        return {name: self.named(word), f"{name}-player": "none"} | self._word_forms(name, word)

    def seat_playing(self, word: str) -> int:
        """The seat that plays this role, as far as it is known."""
        return self.roles.index(word) if word in self.roles else SPECTATOR

    def _is_readers(self, word: str) -> bool:
        """Whether a word is what the reader plays."""
        return 0 <= self.reader < len(self.roles) and self.roles[self.reader] == word

    def _word_forms(self, name: str, word: str) -> dict[str, str]:
        """All forms of a word that is a role, else the attributes of its name."""
        if word not in self._forms:
            role = self.has(f"role-{word}")
            key = f"role-{word}" if role else f"word-{word}"
            forms = self._forms_of("", key) if self.has(key) else {}
            self._forms[word] = forms if role else {f: told for f, told in forms.items() if f}
        return {name + form: told for form, told in self._forms[word].items()}

    def _forms_of(self, before: str, key: str, /, **args: str) -> dict[str, str]:
        found = {before: self.say(key, **args)}
        for form in self._bundle.get_message(key).attributes:
            found[f"{before}-{form}"] = self.say(f"{key}.{form}", **args)
        return found


def rule_key(number: str) -> str:
    return "rule-" + number.replace(".", "_")


@functools.lru_cache(maxsize=MOST_SAID)
def said(packages: tuple[str, ...], language: str, key: str, args: Args) -> str:
    """The sentence with this key, about these arguments."""
    found = bundle(packages, language)
    name, _, attribute = key.partition(".")
    message = found.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    sentence, errors = found.format_pattern(pattern, dict(args))
    if errors:
        raise errors[0]
    return str(sentence)


@functools.lru_cache(maxsize=MOST_SAID)
def is_said(packages: tuple[str, ...], language: str, key: str) -> bool:
    """Whether there is a sentence with this key; most of what is asked for is asked for again."""
    found = bundle(packages, language)
    name, _, attribute = key.partition(".")
    if not found.has_message(name):
        return False
    return not attribute or attribute in found.get_message(name).attributes


@functools.lru_cache(maxsize=MOST_SAID)
def name_of(packages: tuple[str, ...], language: str, word: str) -> str:
    """The name of a word, or else the word."""
    key = f"word-{word}"
    known = is_said(packages, language, key)
    return always_said(packages, language, key) if known else word


@functools.cache
def always_said(packages: tuple[str, ...], language: str, key: str) -> str:
    """A sentence that depends on nothing: drawings say the same names over and over."""
    return said(packages, language, key, ())


@functools.cache
def bundle(packages: tuple[str, ...], language: str) -> FluentBundle:
    """All messages of the core and of these packages in one language."""
    found = FluentBundle([language], use_isolating=False)
    for package in ("spinney.core", *packages):
        for file in fluent_files(importlib.resources.files(package).joinpath("text"), language):
            found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


def fluent_files(folder: Traversable, language: str) -> list[Traversable]:
    """The files of one language: `en.ftl`, `en_rules.ftl` and so on."""
    names = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    found = [file for file in names if file.name.split(".")[0].split("_")[0] == language]
    return sorted(found, key=lambda file: file.name)
