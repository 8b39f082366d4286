"""What points are made by: every way to score has a heading, and the headings add up."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from properties import random_game
from root.positions import at, play
from root.setups import seeds, setups
from spinney.core import Setup, Table
from spinney.core.points import BEFORE, points_made
from spinney.core.records import parse_record
from spinney.core.rules import rulebook
from spinney.core.table import table_at
from spinney.core.text import LANGUAGES, Text
from spinney.root.game import GAME
from spinney.root.headings import SCORING

ROOT = Path(__file__).parents[2] / "src" / "spinney" / "root"
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.spinney"))


def totals(table: Table[Any]) -> list[float]:
    return [float(sum(made.values())) for made in points_made(table)]


# The headings


def scored_by(function: str, rule_at: int) -> Iterator[str]:
    """The rules with which the source calls a function, where they are written out."""
    for file in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == function:
                rule = node.args[rule_at]
                if isinstance(rule, ast.Constant):
                    yield str(rule.value)
                else:
                    assert ast.unparse(rule) == "rule", f"{file.name} line {node.lineno}"


def test_every_way_to_score_has_a_heading_and_every_heading_a_way() -> None:
    assert {*scored_by("score", 3), *scored_by("place_sympathy", 3)} == set(GAME.headings)


def test_headings_are_of_rules_that_there_are() -> None:
    book = rulebook(GAME.packages)
    assert [rule for rule in GAME.headings if rule not in book] == []
    assert all({"seat", "count"} <= set(GAME.events[event]) for event in SCORING)


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_told_apart(language: str) -> None:
    text = Text(GAME, language)
    names = [text.say(f"points-{heading}") for heading in {*GAME.headings.values(), BEFORE}]
    assert len(set(names)) == len(names)


# They add up


@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(setups(), seeds)
def test_the_headings_add_up_to_the_score(setup: Setup, seed: str) -> None:
    """At all times: with points lost, dominance cards and coalitions too."""
    for number, table in enumerate(random_game(GAME, setup, seed)):
        if table.over or number % 50 == 0:
            assert totals(table) == GAME.score(table.state)
            assert all(BEFORE not in made for made in points_made(table))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_they_do_in_whole_games_and_after_taking_back(file: Path) -> None:
    table = parse_record(file.read_text("utf-8")).replay()
    assert totals(table) == GAME.score(table.state)
    for number in (len(table.choices) // 3, len(table.choices) - 1):
        earlier = table.back_to(number)
        assert totals(earlier) == GAME.score(earlier.state)


def test_the_seats_of_a_swap_match_have_each_their_own() -> None:
    for seats in ("marquise,eyrie", "eyrie,marquise"):
        *_, table = random_game(GAME, GAME.setup(seats=seats), "swap")
        eyrie = seats.split(",").index("eyrie")
        assert totals(table) == GAME.score(table.state)
        assert "buildings" not in points_made(table)[eyrie]
        assert "roosts" not in points_made(table)[1 - eyrie]


# Some ways


@pytest.mark.rule("root:7.6.1", "root:7.7.1")
def test_lost_points_are_counted_against_their_heading() -> None:
    table = at(
        seats="eyrie,marquise",
        clearings={"c1": "eyrie 1 roost", "c2": "roost", "c3": "roost", "c5": "marquise 1"},
        players={
            "eyrie": {
                "points": 9,
                "board": {
                    "leader": "despot",
                    "decree": {"build": ["birdy_bindle", "royal_claim"]},
                },
            }
        },
        force=True,
    )
    table = to_turn(table, "marquise")
    (eyrie, _) = points_made(table)
    assert eyrie["turmoil"] == -2
    assert eyrie[BEFORE] == 9
    assert sum(eyrie.values()) == GAME.score(table.state)[0]


def to_turn(table: Table[Any], faction: str) -> Table[Any]:
    """Answer with whatever comes first until it is this faction's turn."""
    while table.view(-1)["active"] != faction:
        assert table.question is not None
        table.apply(table.question.options[0])
    return table


@pytest.mark.rule("root:3.2.1", "root:6.5.4.III")
def test_what_was_there_before_a_position_is_listed_apart() -> None:
    table = at(
        seats="marquise,eyrie",
        clearings={"c1": "marquise 1 wood 1", "c5": "sawmill marquise 1 wood", "c3": "eyrie 1"},
        players={"marquise": {"points": 5}},
        step=3,
    )
    assert points_made(table) == [{BEFORE: 5}, {}]
    play(table, "build c5 sawmill c5")
    (marquise, _) = points_made(table)
    assert marquise[BEFORE] == 5
    assert marquise["buildings"] == GAME.score(table.state)[0] - 5 > 0


@pytest.mark.rule("root:3.3.1")
def test_a_score_marker_that_is_gone_keeps_what_it_was_made_by() -> None:
    table = at(
        seats="marquise,eyrie,alliance",
        clearings={"c1": "marquise 1"},
        players={"marquise": {"hand": "dominance_fox", "points": 12}},
    )
    play(table, "dominance_fox")
    assert points_made(table)[0] == {BEFORE: 12}


def test_a_table_read_from_a_position_counts_from_there() -> None:
    table = next(itertools.islice(random_game(GAME, GAME.setup(), "reading"), 200, None))
    read = table_at(GAME, table.position(), "read")
    assert totals(read) == GAME.score(table.state)
    assert any(BEFORE in made for made in points_made(read))
