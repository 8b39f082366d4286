"""The sample game of the documentation keeps every promise that a game makes."""

import re
from pathlib import Path

import pytest

from drawings import (
    fits_the_terminal,
    has_its_symbols,
    has_themes,
    is_sound,
    views,
)
from magpie.game import CARDS, GAME, SHOWN, UNDEALT, Nest
from properties import CHECKS, Check, check_name, everything_has_a_text, pieces_are_conserved
from spinney.core import PositionError
from spinney.core.table import table_at
from spinney.symbols import sheet

LARGEST = 30_000


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("check", CHECKS, ids=check_name)
def test_properties(check: Check, seats: int) -> None:
    for seed in ("ash", "beech", "cherry", "dogwood", "elm"):
        check(GAME, GAME.setup(seats=seats), seed)


@pytest.mark.rule("magpie:1")
def test_every_seat_is_dealt_three_cards_and_keeps_or_shows_them() -> None:
    def cards_out(g: Nest) -> tuple[int, ...]:
        return tuple(sorted(at for at in g.where if at == UNDEALT)), len(g.where)

    for seats in (2, 3, 4):
        pieces_are_conserved(GAME, GAME.setup(seats=seats), "fir", cards_out)


def test_texts() -> None:
    everything_has_a_text(GAME)


@pytest.mark.rule("magpie:2")
def test_a_bid_shows_the_card(at) -> None:
    table = at("3 9", "5 7")
    table.play("bid")
    table.play("9")
    assert table.state.cards(SHOWN) == [8]
    assert table.view(1)["shown"] == ["9"]


@pytest.mark.rule("magpie:3")
def test_the_keeper_may_not_dare(at) -> None:
    table = at("3 9", "5 7", keeper=0)
    refusal = table.why_not(GAME.vocabulary.number("dare"))
    assert refusal is not None
    assert (refusal.name, refusal.rule) == ("keeps", "3")


@pytest.mark.rule("magpie:3")
def test_a_one_spoils_the_bid(at) -> None:
    """Over many seeds the dare succeeds unless the die shows a one."""
    fates = set()
    for seed in range(40):
        table = at("3 9", "5 7", seed=str(seed))
        table.play("dare")
        table.play("9")
        roll = next(e.args[2] for e in table.events(0) if e.name == "showed")
        fates.add((roll, table.state.keeper))
    assert fates == {(1, -1), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0)}


@pytest.mark.rule("magpie:4")
def test_a_higher_bid_takes_the_ring_and_the_last_keeper_wins(at) -> None:
    table = at("3 9", "5 10", round=3)
    for word in ("bid", "9", "bid", "5"):
        table.play(word)
    assert table.over
    assert table.returns() == [1.0, 0.0]


def test_an_equal_bid_does_not_take_it(at) -> None:
    table = at("3 9", "2 7", round=3)
    table.play("bid")
    table.play("9")
    table.play("pass")
    assert table.returns() == [1.0, 0.0]


def test_a_card_cannot_stand_twice() -> None:
    twice = {"state": {"cards": {"A": ["3"], "B": ["3"]}}}
    with pytest.raises(PositionError, match=r"^state\.cards\.B: card 3 stands twice$"):
        table_at(GAME, twice, "acorn")


@pytest.mark.parametrize("seats", [2, 4])
def test_it_can_be_drawn(seats: int) -> None:
    for view, text in views(GAME, GAME.setup(seats=seats), "oak"):
        is_sound(GAME.svg(view, text), text, LARGEST)
        fits_the_terminal(view, text)
        assert words_in(GAME.svg(view, text)) == set(view["hand"])
    has_themes(view, text)


def words_in(markup: str) -> set[str]:
    """What can be clicked."""
    return set(re.findall(r'data-word="([^"]*)"', markup))


def test_it_has_a_symbol_of_its_own() -> None:
    has_its_symbols(GAME)
    assert "sp-ring" in sheet(GAME.packages)
    assert "sp-ring" not in sheet()


def test_it_is_short() -> None:
    source = (Path(__file__).parents[2] / "docs/magpie/game.py").read_text()
    assert len([line for line in source.splitlines() if line.strip()]) < 120


def test_it_has_twelve_cards() -> None:
    assert len(GAME.vocabulary) == CARDS + 3
