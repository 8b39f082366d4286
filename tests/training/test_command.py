"""train and bots, as commands; and their sentences."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import spinney as package
from nets import outlook
from spinney.bots.outlooks import Gate, pack
from spinney.core import game_named
from spinney.core.text import LANGUAGES
from texts import misquoted, misspaced, prose_of

HERE = Path(package.__file__).parent
CODE = "".join(
    path.read_text("utf-8")
    for path in [
        *HERE.glob("training/*.py"),
        *HERE.glob("*/outlooks.py"),
        *(HERE / "cli" / f"{name}.py" for name in ("train", "bots")),
    ]
)
GATE = Gate("greedy:net-002", "greedy:reasons", 160, 0.375, 0.303, 0.453, 0.25)


def entries(language: str) -> list[ast.Message]:
    source = (HERE / "core" / "text" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    begins = ("train-", "outlook-")
    return [e for e in body if isinstance(e, ast.Message) and e.id.name.startswith(begins)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_is_said(language):
    said = set(re.findall(r'"((?:train|outlook)-[a-z-]+)"', CODE))
    assert {each.id.name for each in entries(language)} == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language):
    parts = prose_of(entries(language))
    assert not misquoted(parts, language)
    assert not misspaced(parts, language)


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("root", "--vary", "weather"), "--vary: root has no option 'weather'"),
        (("root", "--sizes", "few"), "--sizes: numbers with commas between them are wanted"),
        (("root", "--bot", "clever"), "no bot 'clever'"),
        (("root", "--bot", "random"), "the bot random takes no 'outlook=learned'"),
        (("rot",), "no game 'rot'"),
    ],
)
def test_what_cannot_be_trained_is_an_error(spinney, words, wrong):
    status, out, err = spinney("train", *words, "--out", "here")
    assert (status, out) == (2, "")
    assert wrong in err
    assert not Path("here").exists()


def test_a_training_is_told_and_goes_on(spinney):
    pytest.importorskip("numpy")
    words = ("train", "sylvion", "--out", "here", "--games", 2, "--gate", 1, "--jobs", 1)
    words += ("--bot", "greedy:ways=1,worlds=1", "--fit-python", "false")
    status, out, err = spinney(*words)
    assert (status, out) == (2, "")
    assert "Generation 1: 2 of 2 games played" in err
    assert "the fit has failed: false says why above" in err
    _, _, err = spinney(*words, "--lang", "de")
    assert "2 von 2 Partien noch einmal angesehen" in err


def test_bots_are_listed_with_the_card_of_an_outlook(spinney):
    game = game_named("ironwood")
    facts = {"games": 1200, "generations": 2, "command": "spinney train ironwood", "gates": [GATE]}
    Path("net.bin").write_bytes(pack(outlook(game, **facts)))
    status, out, _ = spinney("bots", "ironwood", "--outlook", "net.bin")
    assert status == 0
    assert "greedy" in out
    assert "Ironwood, learned from 1,200 games in 2 generations" in out
    assert "37.5 % of the wins (95 % interval 30.3 to 45.3; 25.0 is an equal share)" in out
    _, out, _ = spinney("bots", "ironwood", "--outlook", "net.bin", "--json")
    (told,) = msgspec.json.decode(out)["outlooks"]
    assert (told["games"], told["gates"][0]["share"]) == (1200, 0.375)


def test_where_nothing_was_learned_the_command_says_so(spinney):
    _, out, _ = spinney("bots", "sylvion", "--cards")
    assert "Sylvion has no learned outlook: its bots go by reasons." in out
    status, _, err = spinney("bots", "ironwood", "--outlook", "nowhere.bin")
    assert (status, "nowhere.bin: No such file" in err) == (2, True)


def test_who_goes_by_reasons_all_the_same_says_so(spinney):
    words = ("--games", 1, "--seed", "s")
    spec = "greedy:learned,ways=1,worlds=1"
    _, _, err = spinney("simulate", "sylvion", "--bot", spec, *words)
    assert f"{spec} goes by reasons: Sylvion has no learned outlook." in err
    Path("net.bin").write_bytes(pack(outlook(game_named("sylvion"))))
    spec = "greedy:outlook=net.bin,ways=1,worlds=1"
    _, _, err = spinney("simulate", "sylvion", "--bot", spec, "-o", "players=2", *words)
    assert f"{spec} goes by reasons: the learned outlook was not trained with 2 seats." in err
    _, _, err = spinney("simulate", "sylvion", "--bot", spec, *words)
    assert err == ""
    status, _, err = spinney("simulate", "sylvion", "--bot", "greedy:outlook=nowhere.bin")
    assert (status, "nowhere.bin" in err) == (2, True)


def test_the_gates_are_drawn(tmp_path):
    pytest.importorskip("matplotlib")
    from spinney.core.text import Text
    from spinney.training.course import make_course
    from spinney.training.loop import Generation, Plan, Progress
    from spinney.training.plots import plot_gates

    game = game_named("ironwood")
    plan = Plan(make_course(game, {}, [], []), "oak", 1, 1, "greedy", 0.5, 1)
    progress = Progress(plan)
    assert plot_gates(progress, Text(game, "en"), tmp_path / "gates.svg") is None
    progress.generations.append(Generation(1, 2, True, 3, [0.5], [GATE]))
    for language, title in (("en", "Wins of each generation"), ("de", "Siege jeder Generation")):
        path = plot_gates(progress, Text(game, language), tmp_path / f"{language}.svg")
        assert title in path.read_text("utf-8")
