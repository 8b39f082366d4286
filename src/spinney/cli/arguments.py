"""What several commands take on their line, and how it is read."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated, Final

import typer

from spinney.core.errors import SetupError
from spinney.core.registry import GAMES
from spinney.core.state import SPECTATOR
from spinney.core.text import LANGUAGES

PUBLIC = "public"


def language_here() -> str:
    """The language of the environment if there are texts in it, else the first there is."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def checked_seed(seed: str | None) -> str | None:
    """A seed stands on a line of a record and in the name of a file."""
    if seed is not None and not re.fullmatch(r"[\w.-]+", seed):
        raise SetupError(f"a seed is one word of letters, digits, '_', '-' and '.', not {seed!r}")
    return seed


def letter(seat: int) -> str:
    return PUBLIC if seat == SPECTATOR else chr(ord("A") + seat)


def seat_called(name: str, seats: int) -> int:
    """The seat that a letter means."""
    return _called(name, list(range(seats)))


def reader_called(name: str, seats: int) -> int:
    """The seat that a letter means; `public` is somebody who only watches."""
    return _called(name, [*range(seats), SPECTATOR])


def _called(name: str, readers: list[int]) -> int:
    known = {letter(reader): reader for reader in readers}
    for called, reader in known.items():
        if name.casefold() == called.casefold():
            return reader
    raise SetupError(f"no seat {name!r}; there is {', '.join(known)}")


A_GAME: Final = f"Name of a game, such as {', '.join(GAMES)}."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=A_GAME)]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a position as JSON.")]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        default_factory=language_here,
        show_default="your locale's, or en",
        help="Language of the game's texts.",
    ),
]
Options = Annotated[
    list[str],
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        default_factory=list,
        show_default=False,
        help="A game option, also written --NAME VALUE; `spinney options GAME` lists them.",
    ),
]
Seed = Annotated[
    str | None,
    typer.Option(
        "--seed",
        metavar="SEED",
        callback=checked_seed,
        help="Random seed: the same seed and choices give the same game.",
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Take also a position that no game comes to.")]
Hold = Annotated[
    bool,
    typer.Option("--hold", help="Of a position: stand at every question, also with one answer."),
]
SeatName = Annotated[
    str | None,
    typer.Option("--seat", metavar="A|B|…|public", help="Viewpoint: a seat, or public."),
]
Trust = Annotated[
    bool,
    typer.Option(
        "--trust-files",
        help="Read files of this machine that the record or position names, such as cards.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
