"""Options of games as switches of the command: `--rounds 20` for `-o rounds=20`."""

from __future__ import annotations

import json

import pytest

from spinney.cli.main import app
from spinney.cli.switches import spelled_out


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("play ironwood --cards mine.json", "play ironwood --option cards=mine.json"),
        ("play ironwood --cards=mine.json", "play ironwood --option cards=mine.json"),
        ("simulate root --seats cats,birds", "simulate root --option seats=cats,birds"),
        ("play ironwood --help-ironclads 2", "play ironwood --option help_ironclads=2"),
        ("play ironwood --names Ann,Bob --seed 5", "play ironwood --names Ann,Bob --seed 5"),
        ("play ironwood --crads mine.json", "play ironwood --crads mine.json"),
        ("show game.spinney --board mine.json", "show game.spinney --board mine.json"),
        ("", ""),
    ],
)
def test_a_switch_that_names_an_option_of_a_game_is_that_option(line: str, meant: str) -> None:
    assert spelled_out(app, line.split()) == meant.split()


def test_switches_set_the_options_of_a_game(spinney):
    line = ("simulate", "ironwood", "--games", "1", "--json")
    told = json.loads(spinney(*line, "--rounds", "20", "--golems=4").out)
    assert (told["options"]["rounds"], told["options"]["golems"]) == ("20", "4")


def test_a_switch_without_a_value_is_refused_in_one_line(spinney):
    ran = spinney("simulate", "ironwood", "--cards")
    assert (ran.status, ran.err) == (2, "spinney: --cards needs a value\n")


def test_a_file_that_is_not_there_is_refused_in_one_line(spinney):
    ran = spinney("play", "ironwood", "--board", "none.json")
    assert (ran.status, ran.err) == (2, "spinney: none.json: No such file or directory\n")


def test_an_option_is_given_once(spinney):
    ran = spinney("simulate", "ironwood", "-o", "rounds=20", "--rounds", "30")
    assert ran.status == 2
    assert "option rounds is given twice" in ran.err
