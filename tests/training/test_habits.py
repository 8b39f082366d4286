"""Habits learned: what is noted of a look ahead, the fit, and the command."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import spinney as package
from spinney.bots import Seat, bot_maker
from spinney.bots.habits import habits_file
from spinney.core import Table, game_named
from spinney.core.habits import NEUTRAL, TRAITS
from spinney.core.text import LANGUAGES
from spinney.training.course import make_course
from spinney.training.habits import Examples, Practice, practise
from texts import misquoted, misspaced, prose_of

ROOT = game_named("root")
HERE = Path(package.__file__).parent


def test_a_game_is_practised_alike_each_time():
    practice = Practice(make_course(ROOT, {}, [], []), "oak", 3, "blank")
    one, other = practise(practice, 1), practise(practice, 1)
    assert (one.places, one.wanted) == (other.places, other.wanted)
    assert practise(practice, 2).places != one.places
    assert len(one.options) > 100
    assert sum(one.options) == len(one.counts) == len(one.wanted)
    assert sum(one.counts) == len(one.places)
    assert sum(one.wanted) == pytest.approx(len(one.options), rel=1e-4)
    assert min(one.options) > 1


def question(places: list[list[int]], wanted: list[float]) -> Examples:
    found = Examples()
    for traits, share in zip(places, wanted, strict=True):
        found.places.extend(traits)
        found.counts.append(len(traits))
        found.wanted.append(share)
    found.options.append(len(wanted))
    return found


def test_a_fit_finds_what_is_wanted():
    pytest.importorskip("numpy")
    from spinney.training.habits import fit

    games = [
        question([[7, 100 + n % 9], [8, 100], [9, 100 + n % 5]], [0.7, 0.2, 0.1])
        for n in range(9000)
    ]
    weights, losses = fit(games)
    assert len(weights) == TRAITS
    assert losses[0] == pytest.approx(1.0986, abs=1e-3)
    assert 0.80 < losses[-1] < 0.87
    assert weights[7] > NEUTRAL > weights[9]
    assert weights[5000] == NEUTRAL


def test_habits_are_learned_and_played_by(spinney):
    pytest.importorskip("numpy")
    words = ("habits", "root", "--out", "habits.bin", "--games", 2, "--ways", 2, "--jobs", 1)
    status, out, err = spinney(*words, "--vary", "map")
    assert (status, out) == (0, "")
    assert "2 of 2 games played" in err
    assert "The habits: habits.bin" in err
    card = habits_file(ROOT, "habits.bin").card
    assert (card.games, card.questions > 100) == (2, True)
    assert card.command == "spinney habits root --vary map --games 2 --ways 2 --seed habits"
    table = Table(ROOT, ROOT.setup(), "13")
    seat = Seat(table, table.question.seat)
    assert bot_maker("greedy:habits=habits.bin")("1").choose(seat) in table.question.options


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("root", "--vary", "weather"), "--vary: root has no option 'weather'"),
        (("root", "--from", "nowhere.bin"), "nowhere.bin: No such file"),
        (("rot",), "no game 'rot'"),
    ],
)
def test_what_cannot_be_learned_is_an_error(spinney, words, wrong):
    pytest.importorskip("numpy")
    status, out, err = spinney("habits", *words, "--out", "here")
    assert (status, out) == (2, "")
    assert wrong in err
    assert not Path("here").exists()


@pytest.mark.parametrize("command", ["habits", "train"])
def test_what_cannot_be_written_is_found_out_before_anything_is_played(spinney, command):
    pytest.importorskip("numpy")
    Path("taken").write_text("a file, and no folder")
    status, out, err = spinney(command, "sylvion", "--out", "taken/here")
    assert (status, out) == (2, "")
    assert "cannot write taken/here" in err


def test_habits_are_not_written_over_a_folder(spinney):
    pytest.importorskip("numpy")
    Path("d").mkdir()
    status, out, err = spinney("habits", "sylvion", "--out", "d")
    assert (status, out) == (2, "")
    assert "cannot write d: Is a directory" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_is_said(language):
    source = (HERE / "core" / "text" / f"{language}.ftl").read_text("utf-8")
    entries = [
        each
        for each in FluentParser().parse(source).body
        if isinstance(each, ast.Message) and each.id.name.startswith("habits-")
    ]
    code = "".join((HERE / "cli" / f"{name}.py").read_text("utf-8") for name in ("habits", "bots"))
    assert {each.id.name for each in entries} == set(re.findall(r'"(habits-[a-z-]+)"', code))
    parts = prose_of(entries)
    assert not misquoted(parts, language)
    assert not misspaced(parts, language)
