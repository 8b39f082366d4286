"""play: a whole game in the terminal, for the people at one keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from spinney.bots.base import Bot, Seat
from spinney.bots.registry import bot_maker
from spinney.cli.arguments import Language, Options, Seed, letter, seat_called
from spinney.cli.files import load
from spinney.cli.keyboard import Keyboard
from spinney.cli.sitting import Sitting
from spinney.core.errors import SetupError
from spinney.core.registry import game_named, game_names
from spinney.core.setup import parse_options
from spinney.core.table import Table


def play(
    language: Language,
    option: Options,
    bot: Annotated[
        list[str],
        typer.Option(
            "--bot",
            metavar="SEAT=NAME",
            default_factory=list,
            show_default=False,
            help="A seat that a bot plays.",
        ),
    ],
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", show_default=False, help="The name of a game.")
    ] = None,
    seed: Seed = None,
    file: Annotated[
        Path | None,
        typer.Option(
            "--file", metavar="PATH", show_default="GAME-SEED.spinney", help="Where it is saved."
        ),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="PATH", help="Go on with a saved game.")
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", metavar="ANN,BOB", help="The players' names.")
    ] = None,
) -> None:
    """Play a game in the terminal; it is saved after every choice."""
    if resume is None:
        if game is None:
            raise SetupError(f"name a game ({', '.join(game_names())}) or a file to --resume")
        seed = seed or secrets.token_hex(4)
        the_game = game_named(game)
        table = Table(the_game, the_game.setup(**parse_options(option)), seed)
        people = read_names(names, table.seats)
        path = new_file(file or Path(f"{game}-{seed}.spinney"))
    else:
        if game or option or seed or names:
            raise SetupError("--resume takes the game, options, seed and names from the file")
        table, people = saved_game(resume)
        path = resume if file is None else new_file(file)
    sitting = Sitting(table, people, read_bots(bot, table), language, path)
    bots = make_bots(sitting)
    sitting.save(path)
    sitting.greet()
    try:
        play_on(sitting, bots)
    except EOFError:
        sitting.leave()
    except KeyboardInterrupt:
        sitting.leave()
        raise


def play_on(sitting: Sitting, bots: dict[int, Bot]) -> None:
    """Ask whoever is to answer, person or bot, until the game is over."""
    while (question := sitting.table.question) is not None:
        if question.seat in bots:
            sitting.choose(bots[question.seat].choose(Seat(sitting.table, question.seat)))
        else:
            sitting.hand_over(question.seat)
            sitting.show(question)
            Keyboard(sitting, question).answer()
    sitting.end()


def make_bots(sitting: Sitting) -> dict[int, Bot]:
    """The bots of a sitting; a game that goes on has them begin anew."""
    table = sitting.table
    return {
        seat: bot_maker(name)(f"{table.seed}-{letter(seat)}-{len(table.choices)}")
        for seat, name in sitting.bots.items()
    }


def saved_game(path: Path) -> tuple[Table[Any], list[str]]:
    loaded = load(path)
    if not loaded.is_record:
        raise SetupError(f"{path}: a game is resumed from its record, and this is a position")
    return loaded.table, loaded.names


def new_file(path: Path) -> Path:
    """A file that no other game is saved in."""
    if path.exists():
        raise SetupError(f"{path} exists: go on with --resume {path}, or name another by --file")
    return path


def read_names(names: str | None, seats: int) -> list[str]:
    """The names of the seats in order, as many as are given."""
    if names is None:
        return []
    found = [name.strip() for name in names.split(",")]
    if len(found) > seats:
        raise SetupError(f"there are {len(found)} names for {seats} seat{'s' * (seats > 1)}")
    for name in found:
        if not name or not name.isprintable() or "|" in name:
            raise SetupError(f"a name is some text without '|', not {name!r}")
    return found


def read_bots(words: list[str], table: Table[Any]) -> dict[int, str]:
    """Which seats are played by which bots."""
    bots = {}
    for word in words:
        seat, equals, name = word.partition("=")
        if not equals:
            raise SetupError(f"cannot read --bot {word!r}; write it as SEAT=NAME, such as B=random")
        bots[seat_called(seat, table.seats)] = name
    return bots
