"""The page on positions names every field of every game, with an example that can be read."""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from properties import finished, moments
from spinney.core import Table, game_named
from spinney.core.table import table_at
from spinney.root.maps import MAPS
from spinney.root.state import BIRDSONG, EVENING
from spinney.root.steps import step_names

PAGE = (Path(__file__).parents[1] / "docs" / "positions-and-records.md").read_text("utf-8")
SECTION = re.compile(r"^## Fields of (\w+)\n(.*?)(?=^## )", re.MULTILINE | re.DOTALL)
SECTIONS = {name.lower(): text for name, text in SECTION.findall(PAGE)}
ROW = re.compile(r"^\| `([\w.]+)` \| `(\{.*\})` \|", re.MULTILINE)
WORKED = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
SETUPS: dict[str, list[dict[str, str]]] = {
    "root": [
        {},
        {"deck": "exiles", "map": "lake"},
        {"seats": "duchy,marquise"},
        {"seats": "riverfolk,marquise"},
        {"seats": "eyrie", "mechanical": "competitive"},
    ],
    "sylvion": [{}, {"mode": "advanced", "players": "2", "extension_1": "yes"}],
    "ironwood": [{"rounds": "20"}, {"solo": "automacier"}, {"solo": "automaquis"}],
}
READ_ONLY = {
    "root": {"top", "drew", "drafted", "pool", "locked", "beside", "players.P.supply"},
    "sylvion": {"owls"},
    "ironwood": {"cards.SIDE.top", "visions.top", "totems.lost"},
}
"""What a table writes seldom or never."""
OFTEN = 12
"""At how many questions of a game its fields are looked at."""
GROUPS = ("totems", "drill", "cards", "visions", "automaton", "clearings", "players")
"""Objects whose fields are listed one by one."""


def documented(game: str) -> dict[str, str]:
    return dict(ROW.findall(SECTIONS[game]))


def fields(game: str, state: dict[str, Any]) -> Iterator[str]:
    """The fields of a written state as the page calls them."""
    for name, value in state.items():
        if name == "drawn":
            continue
        if name not in GROUPS:
            yield name
        elif name in ("clearings", "players", "cards"):
            for key, inner in value.items():
                called = {"clearings": "C", "players": "P", "cards": "SIDE"}[name]
                yield from (f"{name}.{called}.{field}" for field in inner)
                if name == "players" and key != "vagabond_2":
                    yield from (f"players.{key}.board.{field}" for field in inner["board"])
        else:
            yield from (f"{name}.{field}" for field in value)


def written(game: str) -> set[str]:
    found = set()
    for options in SETUPS[game]:
        rules = game_named(game)
        for table in moments(rules, rules.setup(**options), "oak", OFTEN):
            found.update(fields(game, table.position()["state"]))
    return found


@pytest.mark.parametrize("game", SETUPS)
def test_every_field_is_named_and_no_other(game: str) -> None:
    assert set(documented(game)) == written(game) | READ_ONLY[game]


EXAMPLES = [(game, name, text) for game in SETUPS for name, text in documented(game).items()]


@pytest.mark.parametrize(("game", "name", "text"), EXAMPLES, ids=[e[1] for e in EXAMPLES])
def test_every_example_gives_its_field_and_can_be_read(game: str, name: str, text: str) -> None:
    given = json.loads(text)
    position = given if "state" in given else {"state": given}
    rules = game_named(game)
    assert f'"{name.split(".")[-1]}"' in text
    assert isinstance(table_at(rules, position, "acorn"), Table)


@pytest.mark.parametrize("position", WORKED, ids=[each["game"] for each in WORKED])
def test_the_worked_positions_can_be_played(position: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        table = table_at(game_named(position["game"]), position, "acorn")
    assert table.question is not None


def test_every_game_is_worked_through_first() -> None:
    assert {each["game"] for each in WORKED} >= set(SETUPS)
    assert PAGE.index("## A position, in three games") < PAGE.index("## Positions that cannot be")


def test_steps_and_forests_are_those_of_the_rules() -> None:
    rules = game_named("root")
    g = rules.begin(rules.setup(seats="marquise,eyrie,alliance,vagabond,riverfolk,duchy"))
    for me in g.players:
        for phase in range(BIRDSONG, EVENING + 1):
            cell = ", ".join(f"`{step}`" for step in step_names(g, me, phase))
            assert cell in SECTIONS["root"].replace("**", "")
    for printed in MAPS.values():
        for number, edge in enumerate(printed.forest_clearings, start=1):
            around = ", ".join(f"c{c + 1}" for c in edge)
            assert f"`f{number}` between {around}" in SECTIONS["root"]


def test_the_finished_position_is_read_too() -> None:
    for game in SETUPS:
        rules = game_named(game)
        table = finished(rules, rules.setup(**SETUPS[game][0]), "oak")
        assert table_at(rules, table.position(), "oak").over
