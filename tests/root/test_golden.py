"""Golden records: whole games kept as text come back to the same digest, and nothing gets lost."""

from pathlib import Path

import pytest

from root.games import count
from root.make_golden import FOLDER, GAMES
from spinney.core.records import parse_record, record_of
from spinney.root.game import GAME

RESULTS = {
    "base_four": (["marquise"], 31),
    "lake_exiles": (["alliance"], 34),
    "two_vagabonds": (["eyrie"], 58),
}
"""Who won each game, and in which turn."""


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.spinney").read_text("utf-8")


def test_every_golden_game_is_there() -> None:
    kept = {path.stem for path in Path(FOLDER).glob("*.spinney")}
    assert kept == set(GAMES) == set(RESULTS)


@pytest.mark.parametrize("name", RESULTS)
def test_a_golden_game_comes_back(name: str) -> None:
    record = parse_record(text_of(name))
    seed, options = GAMES[name]
    assert (record.seed, record.setup) == (seed, GAME.setup(**options))
    table = record.verify()
    assert table.over
    assert (table.view(0)["winners"], table.view(0)["turn"]) == RESULTS[name]
    assert record_of(table, record.names) == text_of(name)


@pytest.mark.parametrize("name", RESULTS)
def test_nothing_is_lost_in_a_golden_game(name: str) -> None:
    record = parse_record(text_of(name))
    table = record.replay(0)
    at_first = count(table.state)
    for choice in record.choices:
        table.apply(choice)
        assert count(table.state) == at_first
