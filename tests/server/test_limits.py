"""What operators are told of the limits and the figures is so."""

import ast
import re
from pathlib import Path

import pytest

from server.running import Running
from spinney.server import connections, guard, house, lobby, run, sockets, uploads
from spinney.server.app import Config

CONFIG = Config()
DOCS = " ".join((Path(__file__).parents[2] / "docs" / "operators.md").read_text("utf-8").split())
SOURCES = Path(sockets.__file__).parent


@pytest.mark.parametrize(
    "phrase",
    [
        f"{guard.MOST_BYTES / 1024:.0f} kB in a request",
        f"{guard.MOST_BYTES_OF_A_RECORD / 1024:.0f} kB and {uploads.MOST_CHOICES:,} choices",
        f"{uploads.MOST_OF_ONE} of them by one person and {uploads.MOST_FROM_ONE} from one address",
        f"{run.LARGEST_MESSAGE / 1024:.0f} kB in a socket's message",
        f"{sockets.MOST_OF_ONE} sockets of one person, {CONFIG.per_address} from one address",
        f"and {sockets.MOST_SOCKETS:,} in all",
        f"{connections.READING:.0f} seconds for a request",
        f"{lobby.MOST_UNFINISHED} unfinished tables of one person",
        f"and {house.REPLAYS} worked on at once",
        f"{lobby.MOST_OF_BOTS} of them with bots alone",
    ],
)
def test_the_limits_are_those_that_are_documented(phrase: str) -> None:
    assert phrase in DOCS


def test_a_million_choices_are_kept() -> None:
    assert "a million choices of them kept in all" in DOCS
    assert uploads.MOST_KEPT == 10**6


SO_OFTEN = {
    ("lobby", "20, 3600"): "of which one address may make 20 in an hour",
    ("security", "10, 60"): "10 attempts to log in, to recover or to make an account in a minute",
    ("security", "10, 300"): "10 at the password and 10 at the recovery code in five minutes",
    ("sockets", "60, 6"): "60 messages in 6 seconds on a socket",
    ("talk", "5, 10"): "5 lines of chat in 10 seconds",
    ("talk", "10, 20"): "10 hints and",
    ("talk", "20, 20"): "20 stretches of the past in 20 seconds",
    ("talk", "40, 20"): "40 things looked at in 20 seconds",
    ("replays", "100, 20"): "100 looks at replays in 20 seconds by one person",
    ("talk", "10, 60"): "10 proposals that others have to agree to",
    ("lobby", "10, 60"): "and 10 times new links in a minute",
    ("uploads", "MOST_OF_ONE, AN_HOUR"): "from one address in an hour",
    ("uploads", "MOST_FROM_ONE, AN_HOUR"): "from one address in an hour",
    ("guard", "per_minute // 4, 15"): "`--per-minute`",
}
"""What may be done so often in so many seconds, and where operators are told."""


def test_how_often_something_may_be_done() -> None:
    found = {
        (file.stem, ", ".join(ast.unparse(argument) for argument in node.args))
        for file in SOURCES.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Limit"
    }
    assert found == set(SO_OFTEN)
    assert [phrase for phrase in SO_OFTEN.values() if phrase not in DOCS] == []
    assert uploads.AN_HOUR == 3600


def test_the_figures_are_those_that_are_documented(server: Running) -> None:
    told = set(re.findall(r"^# TYPE (spinney_\w+) ", server.figures(), re.M))
    told = {name for name in told if not name.endswith("_created")}
    assert told == set(re.findall(r"`(spinney_[a-z_]+)`", DOCS))
