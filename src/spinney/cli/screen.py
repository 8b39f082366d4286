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

from spinney.core.points import points_made
from spinney.core.question import Question
from spinney.core.rules import EDITION, Rule, rulebook
from spinney.core.state import Event
from spinney.core.table import Table
from spinney.core.text import Text

LONGEST = 5000
"""How many characters of a complaint are printed."""


def new_console(*, stderr: bool = False) -> Console:
    """A console that prints what it is given: nothing in a name or a sentence is markup."""
    return Console(markup=False, highlight=False, emoji=False, stderr=stderr)


def complain(message: str) -> None:
    """What is wrong, in one line; what a file says is quoted in it and may be anything."""
    print("spinney:", plain(" ".join(message.split())), file=sys.stderr)


def plain(text: str) -> str:
    """Text without anything that a terminal would obey, and not without end."""
    told = text if len(text) <= LONGEST else text[:LONGEST] + "\N{HORIZONTAL ELLIPSIS}"
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in told)


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
        Line.assemble((f"{number:>3} ", "bold cyan"), option_line(option, text, question))
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


def option_line(option: int, text: Text, question: Question | None = None) -> Line:
    """An option by its name and, where that is another, its notation."""
    word = text.game.vocabulary.word(option)
    name = text.label(option) if question is None else text.answer(question, option)
    return Line(name) if name == word else Line.assemble(name, (f" ({word})", "dim"))


def print_rule(console: Console, rule: Rule, text: Text, edition: str | None = None) -> None:
    """A rule: its number, heading and place in the book; what it says, and in which editions."""
    line = Line.assemble((rule.id, "bold"), "  ", (text.rule(rule.id), "bold"))
    place = text.say("cli-place", kind=rule.kind, page=rule.page or "none")
    line.append(f"  {place}", "dim")
    console.print(line)
    print_below(console, text.rule_summary(rule.id))
    for other in rule.editions:
        if edition in (None, other):
            name = text.say(f"option-{EDITION}-{other}")
            told = text.rule_in(other, rule.id)
            print_below(console, text.say("cli-edition", edition=name, told=told))
    if rule.option:
        name = text.say(f"option-{rule.option}")
        print_below(console, text.say("cli-option", option=rule.option, name=name))


def print_below(console: Console, told: str) -> None:
    console.print(Padding(told, (0, 0, 0, 4), expand=False))


def print_links(console: Console, rule: Rule, text: Text) -> None:
    """What we ruled about a rule; and of a ruling, what it is about."""
    for ruling in rulebook(text.game.packages).rulings(rule.id):
        heading = text.rule(ruling.id)
        print_below(console, text.say("cli-ruling", number=ruling.id, heading=heading))
    for number in rule.about:
        print_below(console, text.say("cli-about", number=number, heading=text.rule(number)))


def print_cited(console: Console, number: str, text: Text) -> None:
    """The rule with this number, where one is cited."""
    if number:
        rule = rulebook(text.game.packages)[number]
        print_rule(console, rule, text)
        print_links(console, rule, text)


def print_explanation(console: Console, number: int, told: str, text: Text) -> None:
    console.print(option_line(number, text), style="bold")
    print_below(console, told)


def print_result(console: Console, table: Table[Any], text: Text) -> None:
    """How each seat fared."""
    for seat, share in enumerate(table.returns()):
        result = "won" if share == 1 else "lost" if share == 0 else "shared"
        line = text.say("cli-result", name=text.seat(seat), result=result, share=f"{share:.2f}")
        console.print(line, style="bold")


def print_points(console: Console, table: Table[Any], text: Text) -> None:
    """The score of each seat, and what it was made by."""
    if not table.game.scoring:
        console.print(text.say("cli-no-score"))
        return
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column(justify="right", style="bold")
    grid.add_column()
    for seat, made in enumerate(points_made(table)):
        told = [f"{text.say(f'points-{heading}')} {signed(n)}" for heading, n in made.items()]
        score = (
            str(sum(made.values())) if table.game.has_score(table.state, seat) else "\N{EN DASH}"
        )
        grid.add_row(text.seat(seat), score, ", ".join(told))
    console.print(grid)


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


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
        console.print(text.say("cli-possible", name=text.answer(question, choice)))
        print_cited(console, question.ask.rule, text)
    else:
        sentence = text.refusal(refusal, question, choice)
        console.print(text.say("cli-impossible", sentence=sentence))
        print_cited(console, refusal.rule, text)
