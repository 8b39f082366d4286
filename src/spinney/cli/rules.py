"""rules: look a rule up, with its rulings; see which rules no test cites."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from spinney.cli.arguments import GameName, Language
from spinney.cli.coverage import cited_in, in_chapters
from spinney.cli.screen import new_console, print_cited, print_rule
from spinney.core.errors import SpinneyError
from spinney.core.registry import game_named, game_names
from spinney.core.rules import Rule, checked_edition, find_rules, rulebook
from spinney.core.text import Text

FIND = "find"


class FindByDefault(TyperGroup):
    """`spinney rules GAME …` means `spinney rules find GAME …`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or args[0] not in (*self.commands, "--help"):
            args = [FIND, *args]
        return super().parse_args(ctx, args)


app = typer.Typer(cls=FindByDefault, help="Look up rules: rules GAME WORDS.")


@app.command(FIND)
def find(
    game: GameName,
    language: Language,
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="WORDS...",
            default_factory=list,
            show_default=False,
            help="A rule number, or words to look for.",
        ),
    ],
) -> None:
    """Look a rule up by its number or by words; without words, list them all."""
    text = Text(game_named(game), language)
    console = new_console()
    for rule in some_rules(text, words):
        print_cited(console, rule.id, text)


def some_rules(text: Text, words: list[str]) -> list[Rule]:
    """The rules that somebody looks for, of which there must be one."""
    found = find_rules(text, words)
    if not found:
        raise SpinneyError(f"no rule of {text.game.name} has {' '.join(words)!r} in it")
    return found


@app.command()
def show(
    game: GameName,
    number: Annotated[
        str,
        typer.Argument(
            metavar="RULE", help="A rule number such as 4.3, a ruling such as R1, or a card."
        ),
    ],
    language: Language,
    edition: Annotated[
        str | None,
        typer.Option(
            "--edition",
            metavar="EDITION",
            show_default="all of them",
            help="Show only what this edition of the rulebook says.",
        ),
    ] = None,
) -> None:
    """Show a rule with the rulings about it; or a ruling, with the rules it is about."""
    text = Text(game_named(game), language)
    if edition is not None:
        checked_edition(text.game, edition)
    console = new_console()
    book = rulebook(text.game.packages)
    rule = book[number]
    print_rule(console, rule, text, edition)
    for other in (*book.rulings(number), *(book[other] for other in rule.about)):
        print_rule(console, other, text, edition)


@app.command()
def coverage(
    language: Language,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", show_default="every game", help="A game.")
    ] = None,
    tests: Annotated[
        Path, typer.Option("--tests", metavar="DIR", help="Where the tests are.")
    ] = Path("tests"),
    chapters: Annotated[
        str | None,
        typer.Option(
            "--chapters",
            metavar="1-9,C,R",
            show_default="all",
            help="Only these chapters; C for cards, R for rulings.",
        ),
    ] = None,
) -> None:
    """List the rules that no test cites, and citations of rules that are not in the book."""
    cited = cited_in(tests)
    names = game_names() if game is None else (game,)
    complete = [report(Text(game_named(name), language), cited, chapters) for name in names]
    if not all(complete):
        raise typer.Exit(1)


def report(text: Text, cited: set[str], chapters: str | None) -> bool:
    """Say what the tests of one game leave out or make up; whether they do neither."""
    name, book = text.game.name, rulebook(text.game.packages)
    rules = [rule for rule in book.all() if rule.testable]
    if chapters is not None:
        rules = in_chapters(rules, chapters)
    numbers = {what.removeprefix(f"{name}:") for what in cited if what.startswith(f"{name}:")}
    missing = [rule for rule in rules if rule.id not in numbers]
    unknown = sorted(number for number in numbers if number not in book)
    for rule in missing:
        print(text.say("cli-uncited", rule=f"{name}:{rule.id}", heading=text.rule(rule.id)))
    for number in unknown:
        print(text.say("cli-unknown-citation", rule=f"{name}:{number}"))
    if missing or unknown:
        return False
    print(text.say("cli-all-cited", game=text.title(), count=len(rules)))
    return True
