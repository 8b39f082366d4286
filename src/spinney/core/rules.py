"""The index of a rulebook: what its rules are called and where they stand.

Numbers, pages and kinds are data: `data/rules.json`, and `data/rulings.json` for what we ruled
where the book is silent. Headings and summaries of a sentence or two are text.
"""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Sequence
from typing import Any

import msgspec

from spinney.core.errors import SetupError, SpinneyError, nearest
from spinney.core.game import Game
from spinney.core.question import Question
from spinney.core.text import Text

INDEX = ("rules.json", "rulings.json")
KINDS = ("section", "card", "landmark", "hireling", "ruling")
LETTERED = 100
"""Appendices follow the chapters that have a number."""
EDITION = "edition"
"""The option of a game whose rulebook came out in several editions."""


class Rule(msgspec.Struct, frozen=True):
    """One citable rule: a section of the book, a card, or a ruling where the book is silent."""

    id: str
    kind: str
    page: str = ""
    testable: bool = True
    """False for a heading that only holds other rules."""
    editions: tuple[str, ...] = ()
    """The editions, other than the usual one, in which it says something else."""
    about: tuple[str, ...] = ()
    """The rules and cards that a ruling is about."""
    option: str = ""
    """The option by which players may rule otherwise."""


class RuleBook:
    __slots__ = ("_rules", "_rulings")

    def __init__(self, rules: list[Rule]) -> None:
        self._rules = {rule.id: rule for rule in rules}
        assert len(self._rules) == len(rules), "a rule stands twice in the index"
        self._rulings: dict[str, list[Rule]] = {}
        for rule in rules:
            for number in rule.about:
                self._rulings.setdefault(number, []).append(rule)

    def __getitem__(self, number: str) -> Rule:
        if number not in self._rules:
            raise SpinneyError(f"no rule {number!r}{nearest(number, self._rules)}")
        return self._rules[number]

    def __contains__(self, number: str) -> bool:
        return number in self._rules

    def all(self) -> list[Rule]:
        return list(self._rules.values())

    def rulings(self, number: str) -> list[Rule]:
        """What we ruled about a rule or a card."""
        return self._rulings.get(number, [])


@functools.cache
def rulebook(packages: tuple[str, ...]) -> RuleBook:
    """The index that a game's packages carry: their rules and, if there are any, their rulings."""
    folders = [importlib.resources.files(package).joinpath("data") for package in packages]
    files = [folder.joinpath(name) for folder in folders for name in INDEX]
    found = [msgspec.json.decode(f.read_bytes(), type=list[Rule]) for f in files if f.is_file()]
    return RuleBook(sorted((rule for rules in found for rule in rules), key=_place_of))


def _place_of(rule: Rule) -> tuple[int, int, str]:
    """Where a rule stands: by its chapter, and then as its file has it."""
    if rule.kind != "section":
        return KINDS.index(rule.kind), 0, ""
    chapter = rule.id.partition(".")[0]
    return (0, int(chapter), "") if chapter.isdigit() else (0, LETTERED, chapter)


def find_rules(text: Text, words: Sequence[str]) -> list[Rule]:
    """The rule with this number and those below it, or else the rules that have all the words."""
    rules = rulebook(text.game.packages).all()
    number = " ".join(words).casefold()
    found = [rule for rule in rules if f"{rule.id}.".casefold().startswith(f"{number}.")]
    return found or [rule for rule in rules if _speaks_of(rule, words, text)]


def _speaks_of(rule: Rule, words: Sequence[str], text: Text) -> bool:
    told = [rule.id, text.rule(rule.id), text.rule_summary(rule.id)]
    told += [text.rule_in(edition, rule.id) for edition in rule.editions]
    return all(word.casefold() in " ".join(told).casefold() for word in words)


def explanation(word: str, text: Text) -> str | None:
    """What a word of the game is: its own help, or what its card says, if there is either."""
    if text.has(f"help-{word}"):
        return text.say(f"help-{word}")
    book = rulebook(text.game.packages)
    tells = word in book and book[word].kind in ("card", "landmark", "hireling")
    return text.rule_summary(word) if tells else None


def answer_help(question: Question, option: int, text: Text) -> str | None:
    """What an answer is; one that its question names itself has nothing to add."""
    if text.named_by(question, option):
        return None
    word = text.game.vocabulary.word(option)
    told = explanation(word, text)
    if told is None and question.ask.name in text.game.explained:
        return text.like(word)[0] or None
    return told


def editions(game: Game[Any]) -> tuple[str, ...]:
    """The editions by which a game can be played, the usual one first; none if there is but one."""
    return next((option.values for option in game.options if option.name == EDITION), ())


def checked_edition(game: Game[Any], edition: str) -> str:
    """The name of an edition that a game has."""
    known = editions(game)
    if not known:
        raise SetupError(f"{game.name} has one edition only")
    if edition not in known:
        raise SetupError(f"{game.name} has no edition {edition!r}; it has {', '.join(known)}")
    return edition
