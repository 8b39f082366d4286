"""Golden records: whole games kept as text come back to the same digest, and nothing gets lost."""

import pytest

from ironwood.make_golden import FOLDER, GAMES
from spinney.core.records import parse_record, record_of
from spinney.ironwood.game import GAME
from spinney.ironwood.positions import census

RESULTS = {
    "shuffled": ("ironclads", 5, 3),
    "sorted": ("ironclads", 5, 3),
    "everything": ("woodwalkers", 6, 3),
    "automacier": ("ironclads", 9, 3),
    "automaquis": ("woodwalkers", 6, 3),
}
"""Who won each game, in which round, with how many forges or totems."""


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.spinney").read_text("utf-8")


def test_every_golden_game_is_there() -> None:
    kept = {path.stem for path in FOLDER.glob("*.spinney")}
    assert kept == set(GAMES) == set(RESULTS)


@pytest.mark.parametrize("name", RESULTS)
def test_a_golden_game_comes_back(name: str) -> None:
    record = parse_record(text_of(name))
    seed, options = GAMES[name]
    assert (record.seed, record.setup) == (seed, GAME.setup(**options))
    table = record.verify()
    assert table.over
    view = table.view(0)
    achieved = {side["side"]: side["achieved"] for side in view["sides"]}
    assert (view["result"], view["round"], achieved[view["result"]]) == RESULTS[name]
    assert record_of(table, record.names) == text_of(name)


@pytest.mark.parametrize("name", RESULTS)
def test_no_card_is_lost_in_a_golden_game(name: str) -> None:
    record = parse_record(text_of(name))
    table = record.replay(0)
    at_first = census(table.state)
    for choice in record.choices:
        table.apply(choice)
        assert census(table.state) == at_first
