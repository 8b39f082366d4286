"""What a person who is asked can type: an answer, or one of a few words for help."""

from __future__ import annotations

import itertools
from pathlib import Path

from spinney.cli.hint import print_hints
from spinney.cli.rules import some_rules
from spinney.cli.screen import (
    numbered,
    print_cited,
    print_events,
    print_explanation,
    print_points,
    print_why,
)
from spinney.cli.sitting import Sitting
from spinney.core.errors import NotationError, SpinneyError
from spinney.core.preview import preview
from spinney.core.question import Question
from spinney.core.rules import answer_help, explanation
from spinney.core.telling import why_final


class Keyboard:
    """Does what is typed while one question is pending."""

    def __init__(self, sitting: Sitting, question: Question) -> None:
        self.sitting = sitting
        self.question = question
        self.text = sitting.text(question.seat)
        self.console = sitting.console

    def answer(self) -> None:
        """Read and obey until the question is no longer pending."""
        while self.sitting.table.question is self.question:
            try:
                self._obey(self.sitting.read().split())
            except SpinneyError as error:
                self.console.print(str(error))

    def _obey(self, words: list[str]) -> None:
        match words:
            case []:
                self.sitting.show(self.question, again=True)
            case ["help"]:
                self.console.print(self.text.say("cli-help"))
            case ["?"]:
                self._explain_all()
            case ["?", *words]:
                self._explain(word := self._meant(words))
                self._foresee(word)
            case ["why", word, *words]:
                self._why(self._meant([word, *words]))
            case ["hint"]:
                print_hints(self.console, self.sitting.table, self.text)
            case ["undo"]:
                self._undo()
            case ["save", *words]:
                self._save(" ".join(words))
            case ["log"]:
                events = self.sitting.table.events(self.question.seat)
                print_events(self.console, events, self.text)
            case ["score"]:
                print_points(self.console, self.sitting.table, self.text)
            case ["rules", *words]:
                for rule in some_rules(self.text, words):
                    print_cited(self.console, rule.id, self.text)
            case ["quit"]:
                raise EOFError
            case _:
                self._choose(self._meant(words))

    def _meant(self, words: list[str]) -> int:
        """The word of the game meant by a number of the list, a notation or a name."""
        typed = " ".join(words).casefold()
        options, vocabulary = self.question.options, self.text.game.vocabulary
        listed = {str(number): option for number, option in numbered(options, self.text)}
        if typed in listed:
            return listed[typed]
        for option in options:
            if typed == self.text.answer(self.question, option).casefold():
                return option
        for word in itertools.chain(options, range(len(vocabulary))):
            names = (vocabulary.word(word), self.text.word(word), self.text.label(word))
            if typed in (name.casefold() for name in names):
                return word
        raise NotationError(self.text.say("cli-unknown", typed=" ".join(words)))

    def _choose(self, choice: int) -> None:
        if choice in self.question.options:
            self.sitting.choose(choice)
        else:
            self._why(choice)

    def _why(self, choice: int) -> None:
        print_why(self.console, self.sitting.table, choice, self.text)

    def _explain_all(self) -> None:
        """The rule of the question, and what each option is if there is more to say of it."""
        print_cited(self.console, self.question.ask.rule, self.text)
        for option in self.question.options:
            if answer_help(self.question, option, self.text) is not None:
                self._explain(option)

    def _explain(self, word: int) -> None:
        told = self._explanation(word) or self.text.say("cli-no-help")
        print_explanation(self.console, word, told, self.text)

    def _explanation(self, word: int) -> str | None:
        return explanation(self.text.game.vocabulary.word(word), self.text)

    def _foresee(self, word: int) -> None:
        """What choosing an option would certainly do, and why it would be final."""
        if word not in self.question.options:
            return
        found = preview(self.sitting.table, word)
        if found.events:
            self.console.print(self.text.say("cli-foreseen"))
            print_events(self.console, found.events, self.text)
        if (sentence := why_final(found, self.text)) is not None:
            self.console.print(sentence)

    def _undo(self) -> None:
        reason = self.sitting.table.why_not_undo(self.question.seat)
        if reason is None:
            self.sitting.undo(self.question.seat)
        else:
            self.console.print(self.text.say(reason))

    def _save(self, name: str) -> None:
        """The game is saved anyway; a name makes a copy of it."""
        path = self.sitting.path
        if name:
            path = Path(name).expanduser()
            if path.exists():
                raise SpinneyError(f"{path} exists: name another")
        self.sitting.save(path)
        self.console.print(self.text.say("cli-saved", file=str(path)))
