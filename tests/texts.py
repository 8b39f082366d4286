"""What is true of every game's text, checked on the patterns as they stand in the files."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from spinney.core.errors import Misfit, SetupError
from spinney.core.game import Game
from spinney.core.rules import rulebook
from spinney.core.text import LANGUAGES, Text

WRONG_QUOTES = {"en": "„«»", "fr": "“”„", "de": "”«»"}
OPENING_QUOTES = {"en": "“", "fr": "«\u00a0", "de": "„"}
WRONG_SPACES = {
    "en": re.compile(r"\s[:;!?]"),
    "fr": re.compile("(?<!\u00a0)[:;!?»]|«(?!\u00a0)|[ \u00a0]\u00a0|\u00a0 "),
    "de": re.compile(r"\s[:;!?]"),
}


def text_files(game: Game[Any], language: str, *parts: str) -> list[Path]:
    """What a game says in one language; of the parts `_rules`, `_labels` and so on, or all."""
    folders = [Path(str(files(package).joinpath("text"))) for package in game.packages]
    found = [file for folder in folders for file in sorted(folder.glob(f"{language}*.ftl"))]
    return [file for file in found if not parts or file.stem.removeprefix(language) in parts]


def sentences_about(game: Game[Any], language: str, kind: str) -> Sentences:
    """All messages of a game of one kind, such as `label-`, wherever they stand."""
    return Sentences(text_files(game, language), lambda key: key.startswith(kind))


@functools.cache
def entries_of(file: Path) -> list[fluent.EntryType]:
    """What stands in a file, read once for all who look at a part of it."""
    found: list[fluent.EntryType] = FluentParser().parse(file.read_text("utf-8")).body
    return found


class Sentences:
    """Everything in some files, or some of its messages; comments and mistakes included."""

    def __init__(
        self, files: Iterable[Path], wanted: Callable[[str], bool] = lambda key: True
    ) -> None:
        self.entries: list[fluent.EntryType] = [
            entry
            for file in sorted(files)
            for entry in entries_of(file)
            if not isinstance(entry, fluent.Message | fluent.Term) or wanted(entry.id.name)
        ]
        self.messages = {e.id.name: e for e in self.entries if isinstance(e, fluent.Message)}
        self.keys: list[str] = []
        """The messages with their attributes, and the terms, in the order of the files."""
        for entry in self.entries:
            if isinstance(entry, fluent.Message | fluent.Term):
                name = ("-" if isinstance(entry, fluent.Term) else "") + entry.id.name
                self.keys += [name, *(f"{name}.{part.id.name}" for part in entry.attributes)]


class Variables(Visitor):
    """What a pattern speaks of, in whatever form; what a term speaks of is given where it is used.

    `$seat-of` is a form of `$seat`, and `$chosen` one of `$choice`.
    """

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        name = node.id.name.partition("-")[0]
        self.found.add("choice" if name == "chosen" else name)


def variables(message: fluent.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


class Prose(Visitor):
    """The text of a pattern as it stands, with a letter for whatever is put in."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_Pattern(self, pattern: fluent.Pattern) -> None:  # noqa: N802
        told = ""
        for element in pattern.elements:
            told += element.value if isinstance(element, fluent.TextElement) else "x"
        self.parts.append(told)
        self.generic_visit(pattern)


def prose_of(entries: Iterable[fluent.EntryType]) -> list[str]:
    visitor = Prose()
    for entry in entries:
        visitor.visit(entry)
    return visitor.parts


def misquoted(parts: list[str], language: str) -> list[str]:
    """Sentences with quotes of a typewriter or of another language."""
    return [told for told in parts if set(told) & {"'", '"', *WRONG_QUOTES[language]}]


def misspaced(parts: list[str], language: str) -> list[str]:
    """Sentences whose punctuation stands too near or too far."""
    return [told for told in parts if WRONG_SPACES[language].search(told)]


def can_be_read(sentences: Sentences) -> None:
    """Without a mistake, and nothing stands there twice."""
    assert [e.content for e in sentences.entries if isinstance(e, fluent.Junk)] == []
    assert [key for key, n in Counter(sentences.keys).items() if n > 1] == []


def is_well_set(sentences: Sentences, language: str) -> None:
    """Quotes are those of the language, and punctuation is spaced as in it."""
    parts = prose_of(sentences.entries)
    assert misquoted(parts, language) == []
    assert misspaced(parts, language) == []


def available(game: Game[Any], refused: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """What each message can speak of, if these are the refusals of each ask."""
    about = {ask.name: set(ask.about) for ask in game.asks}
    found = {f"ask-{ask}": names for ask, names in about.items()}
    for name, args in game.events.items():
        somebody = "seat" in args or "owner" in args
        found[f"event-{name}"] = {*args, "you"} if somebody else set(args)
    found |= {f"grave-{name}": {*game.events[name], "points"} for name in game.grave}
    found["campaign-opposed"] = set() if game.campaign is None else {"count"}
    for refusal in game.refusals:
        askers = [about[ask] for ask, names in refused.items() if refusal.name in names]
        assert askers, f"nothing is refused by {refusal.name!r}"
        found[f"no-{refusal.name}"] = {"choice"} | set.intersection(*askers)
    return found


def speaks_only_of(sentences: Sentences, known: Mapping[str, set[str]]) -> None:
    """Messages of which nothing is known can speak of nothing."""
    for key, message in sentences.messages.items():
        assert variables(message) <= known.get(key, set()), key


def leaves_nothing_out(
    game: Game[Any], sentences: Sentences, english: Sentences, unsaid: Iterable[str] = ()
) -> None:
    """An event tells all that it is about, a question too; languages agree about refusals."""
    there = sentences.messages
    for name, args in game.events.items():
        assert variables(there[f"event-{name}"]) >= set(args), name
    for ask in game.asks:
        assert variables(there[f"ask-{ask.name}"]) == set(ask.about) - set(unsaid), ask.name
    for refusal in game.refusals:
        key = f"no-{refusal.name}"
        assert variables(there[key]) == variables(english.messages[key]), key


def has_names_of_its_own(game: Game[Any], language: str) -> None:
    """No two words have the same name, be they cards, items or actions."""
    text = Text(game, language)
    names = [text.word(number) for number in range(len(game.vocabulary))]
    assert [name for name, n in Counter(names).items() if n > 1] == []


def is_told_in_every_language(game: Game[Any], error: SetupError) -> bool:
    """Whether options that do not go together are refused in words, by a rule that there is.

    A value that is none of the option's own is refused by no rule.
    """
    if not isinstance(error, Misfit):
        return "(rule " not in str(error)
    said = [Text(game, language).misfit(error) for language in LANGUAGES]
    assert error.rule in rulebook(game.packages)
    return len(set(said)) == len(LANGUAGES) and all(each.endswith(".") for each in said)


def put_in(message: fluent.Message) -> Iterator[tuple[str, str]]:
    """Each variable that a message puts in, with the text before it."""

    class Put(Visitor):
        def __init__(self) -> None:
            self.found: list[tuple[str, str]] = []

        def visit_Pattern(self, pattern: fluent.Pattern) -> None:  # noqa: N802
            before = ""
            for element in pattern.elements:
                if isinstance(element, fluent.TextElement):
                    before = element.value
                elif isinstance(element.expression, fluent.VariableReference):
                    self.found.append((before, element.expression.id.name))
            self.generic_visit(pattern)

    visitor = Put()
    visitor.visit(message)
    yield from visitor.found


def quotes(sentences: Sentences, language: str, names: set[str]) -> None:
    """Names that people made, such as those of cards, stand in quotes: some end in a mark."""
    for key, message in sentences.messages.items():
        for before, name in put_in(message):
            assert name not in names or before.endswith(OPENING_QUOTES[language]), key


def ends_in_no_choice(sentences: Sentences) -> None:
    """A refusal does not hang what was chosen on at the end."""
    refusals = [e for key, e in sentences.messages.items() if key.startswith("no-")]
    assert [told for told in prose_of(refusals) if re.search(r":[ \u00a0]x\.$", told)] == []
