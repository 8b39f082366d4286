"""Taking back: the four nevers, and what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from spinney.core import UndoRefused


def refused(table: Any, seat: int) -> str:
    with pytest.raises(UndoRefused) as error:
        table.undo(seat)
    assert str(error.value) == table.why_not_undo(seat)
    return str(error.value)


def test_a_choice_that_showed_nothing_can_be_taken_back(at: Any) -> None:
    table = at("3 9", "5 7")
    before = table.digest()
    table.play("dare")
    assert table.why_not_undo(0) is None
    undone = table.undo(0)
    assert undone.digest() == before
    assert undone.events(0) == []
    undone.play("bid")
    assert table.question.ask.name == "card", "the table itself is left alone"


def test_there_is_nothing_to_take_back_at_the_start(at: Any) -> None:
    assert refused(at("3 9", "5 7"), 0) == "undo-nothing"


def test_never_change_who_is_to_act(at: Any) -> None:
    table = at("3 9", "5 7")
    table.play("pass")
    assert refused(table, 0) == "undo-turn"


def test_never_make_another_redo(at: Any) -> None:
    table = at("3 9", "5 7")
    table.play("dare")
    assert refused(table, 1) == "undo-other"


def test_never_cross_revealed_information(at: Any) -> None:
    """B shows a card in the last question of a round and is asked first in no other: A is alone."""
    table = at("3 9 11", "")
    table.play("bid")
    table.play("9")
    assert (table.question.seat, table.choosers[-1]) == (0, 0)
    assert refused(table, 0) == "undo-revealed"


def test_never_cross_chance(at: Any) -> None:
    table = at("3", "")
    table.play("dare")
    assert table.over or table.question.seat == 0
    assert refused(table, 0) in ("undo-revealed", "undo-over")
    assert table.sealed == [True]


def test_nothing_is_taken_back_after_the_end(at: Any) -> None:
    table = at("3 9", "", round=3)
    table.play("pass")
    assert refused(table, 0) == "undo-over"


def test_undo_goes_back_to_a_position_too(at: Any) -> None:
    """A table that began at a position goes back to there, not to a fresh game."""
    table = at("3 9", "5 7", keeper=1)
    table.play("bid")
    assert table.undo(0).view(0) == at("3 9", "5 7", keeper=1).view(0)


def test_back_to_any_choice(at: Any) -> None:
    table = at("3 9", "5 7")
    digests = [table.digest()]
    for word in ("dare", "9", "bid", "5"):
        table.play(word)
        digests.append(table.digest())
    assert [table.back_to(number).digest() for number in range(5)] == digests
