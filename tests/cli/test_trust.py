"""Files of this machine that somebody's record or position names are read only if asked for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spinney.core import Table, game_named
from spinney.core.records import record_of

CARD = {"cards": [{"id": "IC05", "effect": {"play": [{"do": "gain", "n": 4}]}}]}


@pytest.fixture(params=["game.spinney", "game.json"])
def sent(request: pytest.FixtureRequest) -> Path:
    """A file from elsewhere that names one of ours."""
    Path("ours.json").write_text(json.dumps(CARD))
    game = game_named("ironwood")
    table = Table(game, game.setup(cards="ours.json"), "acorn")
    file = Path(request.param)
    is_record = file.suffix == ".spinney"
    file.write_text(record_of(table) if is_record else json.dumps(table.position()))
    return file


COMMANDS = {
    "show": ["show"],
    "legal": ["legal"],
    "why": ["why", "IC05"],
    "hint": ["hint"],
    "apply": ["apply", "IC01P"],
    "verify": ["verify"],
    "replay": ["replay"],
    "play": ["play", "--resume"],
    "match": ["match"],
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_somebody_elses_file_names_is_not_read(spinney, sent, command):
    Path("ours.json").write_text("{secret")
    first, *rest = COMMANDS[command]
    ran = spinney(first, *rest, sent) if command == "play" else spinney(first, sent, *rest)
    assert ran.status == 2
    assert ran.err.startswith(f"spinney: {sent}: ")
    assert "option cards can name a file on your own machine only" in ran.err
    assert "--trust-files" in ran.err
    assert "secret" not in ran.out + ran.err


@pytest.mark.parametrize("command", ["show", "legal", "why", "hint", "verify"])
def test_whoever_trusts_it_has_it_read(spinney, sent, command):
    words = COMMANDS[command]
    ran = spinney(words[0], sent, *words[1:], "--trust-files")
    assert (ran.status, ran.err) == (0, "")


def test_a_saved_game_with_own_cards_is_resumed(spinney):
    Path("ours.json").write_text(json.dumps(CARD))
    new = ["play", "ironwood", "--cards", "ours.json", "--file", "mine.spinney"]
    assert spinney(*new, typed="quit\n").status == 0
    assert spinney("play", "--resume", "mine.spinney", typed="quit\n").status == 2
    assert spinney("play", "--resume", "mine.spinney", "--trust-files", typed="quit\n").status == 0
