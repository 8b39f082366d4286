"""How a table looks in a terminal: board, log, question, options, rules."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterable
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from spinney.core.question import Question
from spinney.core.rules import Rule, rulebook
from spinney.core.state import Event
from spinney.core.table import Table
from spinney.core.text import Text


def new_console(*, stderr: bool = False) -> Console:
    """A console that prints what it is given: nothing in a name or a sentence is markup."""
    return Console(markup=False, highlight=False, emoji=False, stderr=stderr)


def complain(message: str) -> None:
    """What is wrong, in one line."""
    print("spinney:", " ".join(message.split()), file=sys.stderr)


def print_board(console: Console, table: Table[Any], text: Text) -> None:
    """The game as the reader of the text sees it."""
    console.print(table.game.terminal(table.view(text.reader), text))


def print_events(console: Console, events: Iterable[Event], text: Text) -> None:
    """A log: what happened, each line with its rule."""
    log = Grid.grid(padding=(0, 2))
    log.add_column(style="dim", no_wrap=True)
    for event in events:
        log.add_row(event.rule, text.event(event))
    if log.row_count:
        console.print(log)


def print_question(console: Console, question: Question, text: Text, *, seats: int) -> None:
    """The question in one sentence, to whom if there are several, its rule, and the options."""
    line = Line()
    if seats > 1:
        line.append(f"{text.seat(question.seat)}: ", "bold")
    line.append(text.question(question), "bold")
    line.append(f" ({question.ask.rule})", "dim")
    console.print(line)
    cells = [
        Line.assemble((f"{number:>3} ", "bold cyan"), option_line(option, text))
        for number, option in numbered(question.options, text)
    ]
    console.print(Columns(cells, padding=(0, 3), width=max(cell.cell_len for cell in cells)))


def numbered(options: list[int], text: Text) -> list[tuple[int, int]]:
    """Each option with the number to type for it: one that is a number is its own."""
    words = [text.game.vocabulary.word(option) for option in options]
    taken = [int(word) for word in words if word.isdecimal()]
    free = (number for number in itertools.count(1) if number not in taken)
    return [
        (int(word) if word.isdecimal() else next(free), option)
        for word, option in zip(words, options, strict=True)
    ]


def option_line(option: int, text: Text) -> Line:
    """An option by its name and, where that is another, its notation."""
    name, word = text.word(option), text.game.vocabulary.word(option)
    return Line(name) if name == word else Line.assemble(name, (f" ({word})", "dim"))


def print_rule(console: Console, rule: Rule, text: Text) -> None:
    """A rule: its number, heading and place in the book, and what it says."""
    line = Line.assemble((rule.id, "bold"), "  ", (text.rule(rule.id), "bold"))
    place = text.say("cli-place", kind=rule.kind, page=rule.page or "none")
    line.append(f"  {place}", "dim")
    console.print(line)
    console.print(Padding(text.rule_summary(rule.id), (0, 0, 0, 4), expand=False))


def print_cited(console: Console, number: str, text: Text) -> None:
    """The rule with this number, where one is cited."""
    if number:
        print_rule(console, rulebook(text.game.package)[number], text)


def explanation(number: int, text: Text) -> str | None:
    """What a word of the game is: its own help, or what its rule says, if there is either."""
    word = text.game.vocabulary.word(number)
    if text.has(f"help-{word}"):
        return text.say(f"help-{word}")
    return text.rule_summary(word) if word in rulebook(text.game.package) else None


def print_explanation(console: Console, number: int, told: str, text: Text) -> None:
    console.print(option_line(number, text), style="bold")
    console.print(Padding(told, (0, 0, 0, 4), expand=False))


def print_result(console: Console, table: Table[Any], text: Text) -> None:
    """How each seat fared."""
    for seat, share in enumerate(table.returns()):
        result = "won" if share == 1 else "lost" if share == 0 else "shared"
        line = text.say("cli-result", name=text.seat(seat), result=result, share=f"{share:.2f}")
        console.print(line, style="bold")


def print_asked(console: Console, table: Table[Any], text: Text) -> None:
    """The question and its options, as far as the reader may know them; or the result."""
    question = table.question
    if question is None:
        print_result(console, table, text)
    elif question.seat == text.reader:
        print_question(console, question, text, seats=table.seats)
    else:
        console.print(text.say("cli-waiting", name=text.seat(question.seat)))


def print_why(console: Console, table: Table[Any], choice: int, text: Text) -> None:
    """Why a choice is refused, with the rule; or that it is not."""
    refusal, question = table.why_not(choice), table.question
    assert question is not None
    if refusal is None:
        console.print(text.say("cli-possible", name=text.word(choice)))
        print_cited(console, question.ask.rule, text)
    else:
        sentence = text.refusal(refusal, question, choice)
        console.print(text.say("cli-impossible", sentence=sentence))
        print_cited(console, refusal.rule, text)
