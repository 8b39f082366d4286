"""The command itself: its sub-commands, and what becomes of errors."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from spinney import __version__
from spinney.cli import (
    arena,
    bots,
    campaign,
    habits,
    hint,
    match,
    options,
    play,
    positions,
    records,
    rules,
    serve,
    simulate,
    train,
)
from spinney.cli.screen import complain
from spinney.cli.switches import spelled_out
from spinney.core.errors import PositionError, SpinneyError

INTERRUPTED = 130
"""The exit status of a program that Ctrl-C ended."""

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
app.command("play")(play.play)
app.command("options")(options.options)
app.command("serve")(serve.serve)
app.command("show")(positions.show)
app.command("legal")(positions.legal)
app.command("why")(positions.why)
app.command("hint")(hint.hint)
app.command("apply")(positions.apply)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("match")(match.match)
app.add_typer(rules.app, name="rules")
app.add_typer(campaign.app, name="campaign")
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("train")(train.train)
app.command("habits")(habits.habits)
app.command("bots")(bots.bots)


@app.callback(invoke_without_command=True)
def spinney(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """A digital table for forest games."""
    if version:
        print(f"spinney {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


def main(words: Sequence[str]) -> int:
    """Run the command with these words; returns its exit status. Errors become lines."""
    try:
        return app(spelled_out(app, words), prog_name="spinney", standalone_mode=False) or 0
    except typer.TyperException as error:
        complain(error.format_message())
    except PositionError as error:
        complain_of(error)
    except SpinneyError as error:
        complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return 2


def complain_of(error: PositionError) -> None:
    """All that is wrong with a position, a line for each."""
    for fault in error.faults:
        complain(str(fault))
    if error.playable:
        complain("no game comes to this position; --force takes it all the same")


def run() -> None:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(main(sys.argv[1:]))
