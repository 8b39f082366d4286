"""play: a whole game in the terminal, for the people at one keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from spinney.arena.guard import PATIENCE, Guarded
from spinney.bots.base import Seat
from spinney.bots.registry import bot_maker
from spinney.cli.arguments import A_GAME, Language, Options, Seed, Trust, letter, seat_called
from spinney.cli.files import load
from spinney.cli.keyboard import Keyboard
from spinney.cli.outlooks import tell_untrained
from spinney.cli.sitting import Sitting
from spinney.core.errors import SetupError
from spinney.core.names import checked_name
from spinney.core.registry import game_named, game_names
from spinney.core.setup import parse_options
from spinney.core.table import Table
from spinney.core.text import Text

BOT_SECONDS = 60.0
"""How long a bot may think about one choice."""


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
            help="Let a bot play a seat: B=beginner, novice, steady, strong or best; or any that "
            "`spinney bots GAME` lists.",
        ),
    ],
    order: Annotated[
        list[str],
        typer.Option(
            "--order",
            metavar="SEAT=ORDER",
            default_factory=list,
            show_default=False,
            help="A standing order for a seat, such as A=never, in games that have them.",
        ),
    ],
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", show_default=False, help=A_GAME),
    ] = None,
    seed: Seed = None,
    file: Annotated[
        Path | None,
        typer.Option(
            "--file",
            metavar="PATH",
            show_default="GAME-SEED.spinney",
            help="File to save the game in.",
        ),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="PATH", help="Continue a saved game.")
    ] = None,
    names: Annotated[
        str | None,
        typer.Option(
            "--names", metavar="ANN,BOB", help="Names of the players, in the order of the seats."
        ),
    ] = None,
    trust: Trust = False,
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
        table, people = saved_game(resume, trust=trust)
        path = resume if file is None else new_file(file)
    sitting = Sitting(table, people, read_bots(bot, table), language, path)
    bots = make_bots(sitting)
    tell_untrained(table.game, table.setup, sitting.bots.values(), Text(table.game, language))
    orders = read_orders(order, table)
    sitting.save(path)
    sitting.greet()
    try:
        play_on(sitting, bots, orders)
    except EOFError:
        sitting.leave()
    except KeyboardInterrupt:
        sitting.leave()
        raise


def play_on(sitting: Sitting, bots: dict[int, Guarded], orders: dict[int, str]) -> None:
    """Ask whoever is to answer, person or bot, until the game is over."""
    while (question := sitting.table.question) is not None:
        if question.seat in bots:
            bot = bots[question.seat]
            failures = len(bot.forfeits)
            sitting.choose(bot.choose(Seat(sitting.table, question.seat)))
            for forfeit in bot.forfeits[failures : PATIENCE + 1]:  # once it is absent it stays so
                sitting.report_forfeit(sitting.bots[question.seat], forfeit)
        elif (word := ordered(sitting.table, orders.get(question.seat))) is not None:
            sitting.choose(sitting.table.game.vocabulary.number(word))
        else:
            sitting.hand_over(question.seat)
            sitting.show(question)
            Keyboard(sitting, question).answer()
    sitting.end()


def make_bots(sitting: Sitting) -> dict[int, Guarded]:
    """The bots of a sitting; a game that goes on has them begin anew."""
    table = sitting.table
    return {
        seat: Guarded(
            bot_maker(name), f"{table.seed}-{letter(seat)}-{len(table.choices)}", BOT_SECONDS
        )
        for seat, name in sitting.bots.items()
    }


def ordered(table: Table[Any], order: str | None) -> str | None:
    """How the standing order of the seat that is asked answers, if it does."""
    asked = None if table.question is None else table.asked(table.question.seat)
    if order is None or asked is None:
        return None
    return table.game.obey(order, table.view(asked["seat"]), asked)


def saved_game(path: Path, *, trust: bool) -> tuple[Table[Any], list[str]]:
    loaded = load(path, trust=trust)
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
    found = names.split(",")
    if len(found) > seats:
        raise SetupError(f"there are {len(found)} names for {seats} seat{'s' * (seats > 1)}")
    return [checked_name(name) for name in found]


def read_bots(words: list[str], table: Table[Any]) -> dict[int, str]:
    """Which seats are played by which bots."""
    return read_seats("--bot", words, table, "SEAT=NAME, such as B=steady")


def read_orders(words: list[str], table: Table[Any]) -> dict[int, str]:
    """Which seats have left which standing order."""
    orders = read_seats("--order", words, table, "SEAT=ORDER, such as A=never")
    for order in orders.values():
        table.game.check_order(order)
    return orders


def read_seats(option: str, words: list[str], table: Table[Any], form: str) -> dict[int, str]:
    """What is said of seats, as SEAT=WHAT."""
    found = {}
    for word in words:
        seat, equals, what = word.partition("=")
        if not equals:
            raise SetupError(f"cannot read {option} {word!r}; write it as {form}")
        found[seat_called(seat, table.seats)] = what
    return found
