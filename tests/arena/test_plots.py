"""Plots."""

from __future__ import annotations

import sys
from xml.etree import ElementTree

import pytest

from spinney.arena.plan import play
from spinney.arena.plots import carried, plot
from spinney.arena.report import report
from spinney.core import SetupError, SpinneyError, game_named
from spinney.core.text import Text


@pytest.fixture
def arena(planned):
    plan = planned("first", "last", games=4)
    results = [play(plan, number) for number in range(4)]
    return plan, results, report(plan, results, rate=False)


def test_three_plots_are_drawn_in_the_readers_language(arena, tmp_path):
    files = plot(*arena, Text(game_named("magpie"), "de"), tmp_path / "new", "svg")
    assert [file.name for file in files] == ["wins.svg", "scores.svg", "lengths.svg"]
    said = ["".join(ElementTree.parse(file).getroot().itertext()) for file in files]
    assert "Siege nach Platz" in said[0]
    assert "first" in said[0]
    assert "Mittlere Punkte" in said[1]
    assert "Länge der Partien" in said[2]


def test_the_same_arena_gives_the_same_files(arena, tmp_path):
    text = Text(game_named("magpie"), "en")
    one, two = (plot(*arena, text, tmp_path / name, "svg") for name in "ab")
    assert [file.read_bytes() for file in one] == [file.read_bytes() for file in two]


def test_png(arena, tmp_path):
    files = plot(*arena, Text(game_named("magpie"), "en"), tmp_path, "png")
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in files)


def test_a_score_is_carried_to_the_end(arena):
    _, (game, *_), _ = arena
    line = carried(game, 0, 7)
    assert line[4:] == [game.played.returns[0]] * 4
    assert len(line) == 8


def test_a_folder_that_cannot_be_is_an_error(arena, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(SpinneyError, match="cannot write"):
        plot(*arena, Text(game_named("magpie"), "en"), tmp_path / "file", "svg")


def test_without_matplotlib_the_error_says_what_to_install(arena, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(
        SetupError, match=r"matplotlib is not installed: pip install 'spinney\[bots"
    ):
        plot(*arena, Text(game_named("magpie"), "en"), tmp_path, "svg")
