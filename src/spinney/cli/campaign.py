"""campaign: a chain of games in the terminal, each beginning with what the last one left.

A campaign is a file: who plays, and the chapters in their order. The record of each lies beside it,
saved after every choice as any game is. A chapter stands in the file before its game begins, so a
campaign that is left at any moment goes on from there.
"""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table as Grid

from spinney.cli.arguments import AsJson, GameName, Language, Options, Seed, language_here, letter
from spinney.cli.files import json, load, read, write
from spinney.cli.play import make_bots, new_file, play_on, read_bots, read_names
from spinney.cli.screen import new_console
from spinney.cli.sitting import Sitting
from spinney.core.campaign import Campaign
from spinney.core.errors import SetupError, SpinneyError
from spinney.core.game import Game
from spinney.core.registry import game_named
from spinney.core.rules import explanation
from spinney.core.setup import Setup, parse_options, refuse_files, unusual
from spinney.core.state import SPECTATOR
from spinney.core.table import Table
from spinney.core.text import Text

app = typer.Typer(help="Play a chain of games, each beginning with what the last one left.")

CampaignFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file of a campaign.")]


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    seed: str
    options: dict[str, str] = {}


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign as its file has it."""

    game: str
    names: list[str]
    bots: dict[str, str]
    chapters: Annotated[list[Chapter], msgspec.Meta(min_length=1)]


class Trail:
    """A campaign, its file, and the tables of its chapters."""

    def __init__(self, path: Path, written: Written) -> None:
        self.path = path
        self.written = written
        self.game = game_named(written.game)
        self.rules = rules_of(self.game)

    def save(self) -> None:
        write(self.path, json(self.written))

    def record(self, number: int) -> Path:
        """Where the game of a chapter is saved."""
        return self.path.with_name(f"{self.path.stem}-{number + 1}.spinney")

    def setup(self, number: int) -> Setup:
        options = self.written.chapters[number].options
        refuse_files(self.game.options, options)
        return self.game.setup(**options)

    def table(self, number: int) -> Table[Any]:
        """The game of a chapter, as far as it was played."""
        path, setup = self.record(number), self.setup(number)
        if not path.exists():
            return Table(self.game, setup, self.written.chapters[number].seed)
        table = load(path).table
        if table.setup != setup:
            raise SpinneyError(f"{path}: this is not chapter {number + 1} of {self.path}")
        return table

    @property
    def last(self) -> int:
        return len(self.written.chapters) - 1

    def add(self, setup: Setup) -> None:
        """One chapter more."""
        seed, _, _ = self.written.chapters[0].seed.rpartition("-")
        number = len(self.written.chapters) + 1
        chapter = Chapter(f"{seed}-{number}", unusual(self.game.options, setup))
        self.written.chapters.append(chapter)
        self.save()

    def is_won(self, table: Table[Any]) -> bool:
        return table.over and self.rules.is_won(table.returns())

    def command(self, language: str) -> str:
        """How to go on."""
        words = ["spinney", "campaign", "go-on", str(self.path)]
        return shlex.join(words if language == language_here() else [*words, "--lang", language])


def rules_of(game: Game[Any]) -> Campaign[Any]:
    if game.campaign is None:
        raise SetupError(f"{game.name} is not played in campaigns")
    return game.campaign


def opened(path: Path) -> Trail:
    try:
        return Trail(path, msgspec.json.decode(read(path), type=Written))
    except msgspec.DecodeError as error:
        raise SpinneyError(f"{path}: this is not a campaign: {error}") from None


@app.command("begin")
def begin(
    game: GameName,
    language: Language,
    option: Options,
    bot: Annotated[
        list[str],
        typer.Option(
            "--bot",
            metavar="SEAT=NAME",
            default_factory=list,
            show_default=False,
            help="Let a bot play a seat: B=beginner, novice, steady, strong or best; or any that "
            "`spinney bots GAME` lists.",
        ),
    ],
    seed: Seed = None,
    file: Annotated[
        Path | None,
        typer.Option(
            "--file",
            metavar="PATH",
            show_default="GAME-SEED.campaign",
            help="File to save the campaign in.",
        ),
    ] = None,
    names: Annotated[
        str | None,
        typer.Option(
            "--names", metavar="ANN,BOB", help="Names of the players, in the order of the seats."
        ),
    ] = None,
) -> None:
    """Begin a campaign and play its first chapter."""
    found = game_named(game)
    setup = found.setup(**parse_options(option))
    if not rules_of(found).opens(setup):
        raise SetupError("no campaign begins with these options")
    seed = seed or secrets.token_hex(4)
    table = Table(found, setup, seed)
    bots = {letter(seat): name for seat, name in read_bots(bot, table).items()}
    path = new_file(file or Path(f"{game}-{seed}.campaign"))
    first = Chapter(f"{seed}-1", unusual(found.options, setup))
    trail = Trail(path, Written(game, read_names(names, table.seats), bots, [first]))
    trail.save()
    play_chapter(trail, language)


@app.command("go-on")
def go_on(file: CampaignFile, language: Language) -> None:
    """Go on with a campaign: play its chapter on, try a lost one again, or begin the next."""
    trail = opened(file)
    table = trail.table(trail.last)
    if table.over:
        sitting = sit(trail, table, language)
        if trail.is_won(table) and trail.rules.is_last(table.setup):
            say_complete(sitting)
            return
        if not advance(trail, sitting):
            return
    play_chapter(trail, language)


@app.command("show")
def show(file: CampaignFile, language: Language, as_json: AsJson = False) -> None:
    """Show the path of a campaign: chapters won and lost, and what was kept."""
    trail = opened(file)
    path = [chapter_told(trail, number) for number in range(trail.last + 1)]
    if as_json:
        print(json({"game": trail.game.name, "chapters": path}))
        return
    text = Text(trail.game, language, trail.written.names, setup=trail.setup(0))
    new_console().print(drawn(trail, path, text))


def chapter_told(trail: Trail, number: int) -> dict[str, Any]:
    table, rules = trail.table(number), trail.rules
    outcome = ("won" if trail.is_won(table) else "lost") if table.over else "playing"
    return {
        "chapter": rules.wins(table.setup) + 1,
        "outcome": outcome,
        "opposed": rules.opposed(table.setup),
        "kept": rules.kept(table.setup),
        "record": str(trail.record(number)),
    }


def drawn(trail: Trail, path: list[dict[str, Any]], text: Text) -> Grid:
    grid = Grid(title=text.title(), title_justify="left", box=None)
    for heading in ("cli-campaign-chapter", "cli-campaign-outcome", "cli-campaign-opposed"):
        grid.add_column(text.say(heading))
    seats = range(trail.game.seats(trail.setup(0)))
    for seat in seats:
        grid.add_column(text.seat(seat))
    for told in path:
        grid.add_row(
            f"{told['chapter']}/{trail.rules.chapters}",
            text.say("cli-campaign-state", outcome=told["outcome"]),
            text.say("campaign-opposed", count=told["opposed"]),
            *(", ".join(text.named(word) for word in told["kept"][seat]) or "-" for seat in seats),
        )
    return grid


# Playing


def sit(trail: Trail, table: Table[Any], language: str) -> Sitting:
    given = [f"{seat}={name}" for seat, name in trail.written.bots.items()]
    bots = read_bots(given, table)
    return Sitting(table, trail.written.names, bots, language, trail.record(trail.last))


def play_chapter(trail: Trail, language: str) -> None:
    """Play the last chapter to its end; if it is won, choose at once what is kept."""
    sitting = sit(trail, trail.table(trail.last), language)
    bots = make_bots(sitting)
    sitting.save(sitting.path)
    greet(trail, sitting)
    try:
        play_on(sitting, bots, {})
    except EOFError:
        say_how(trail, sitting, "cli-campaign-left")
        return
    except KeyboardInterrupt:
        say_how(trail, sitting, "cli-campaign-left")
        raise
    if not trail.is_won(sitting.table):
        say_how(trail, sitting, "cli-campaign-lost")
    elif trail.rules.is_last(sitting.table.setup):
        say_complete(sitting)
    elif advance(trail, sitting):
        say_how(trail, sitting, "cli-campaign-won")


def advance(trail: Trail, sitting: Sitting) -> bool:
    """The chapter after one that is over; whether everybody has chosen what to keep for it."""
    table = sitting.table
    if not trail.is_won(table):
        trail.add(table.setup)
        return True
    try:
        kept = [chosen(trail, sitting, seat) for seat in range(table.seats)]
    except EOFError:
        say_how(trail, sitting, "cli-campaign-left")
        return False
    trail.add(trail.rules.following(table.setup, kept))
    return True


def chosen(trail: Trail, sitting: Sitting, seat: int) -> list[str]:
    """What a seat keeps: a bot what it would, a person what they say."""
    g, setup = sitting.table.state, sitting.table.setup
    keeping = trail.rules.keepings(g, setup)[seat]
    if seat in sitting.bots or not keeping.things:
        return trail.rules.preferred(g, setup, seat)
    text, most = sitting.text(seat), min(keeping.most, len(keeping.things))
    console = sitting.console
    console.print(text.say("cli-campaign-keep", name=text.player(seat), most=most))
    for number, word in enumerate(keeping.things, 1):
        about = explanation(word, text)
        console.print(f"{number:3}  {text.named(word)}" + (f": {about}" if about else ""))
    while True:
        typed = sitting.read().split()
        try:
            words = [keeping.things[place] for place in places(typed, len(keeping.things))]
            keeping.check(words)
            return sorted(words)
        except (ValueError, SetupError):
            console.print(text.say("cli-campaign-keep-wrong", most=most))


def places(typed: list[str], count: int) -> list[int]:
    """The numbers that somebody typed, from 0; no two alike. Raises ValueError."""
    found = [int(word) - 1 for word in typed]
    if len(set(found)) < len(found) or not all(0 <= each < count for each in found):
        raise ValueError(typed)
    return found


def greet(trail: Trail, sitting: Sitting) -> None:
    text, setup = sitting.text(SPECTATOR), sitting.table.setup
    chapter, length = trail.rules.wins(setup) + 1, trail.rules.chapters
    opposed = text.say("campaign-opposed", count=trail.rules.opposed(setup))
    told = text.say("cli-campaign-begins", chapter=chapter, length=length, opposed=opposed)
    sitting.console.print(told)
    sitting.console.print(text.say("cli-saving", file=str(sitting.path)))


def say_how(trail: Trail, sitting: Sitting, key: str) -> None:
    told = sitting.text(SPECTATOR).say(key, command=trail.command(sitting.language))
    sitting.console.print(told, soft_wrap=True)


def say_complete(sitting: Sitting) -> None:
    sitting.console.print(sitting.text(SPECTATOR).say("cli-campaign-complete"))
