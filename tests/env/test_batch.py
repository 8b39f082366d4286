"""Many games stepped together."""

from __future__ import annotations

import numpy as np
import pytest

from spinney.core.errors import IllegalChoice
from spinney.core.registry import game_named
from spinney.core.table import Table
from spinney.env.batch import Batch


def test_a_batch_plays_the_same_games_as_tables() -> None:
    """Every row is a whole game of its seed; what it returns is what the table says."""
    batch = Batch("ironwood", 4, seed="s")
    chance = np.random.default_rng(1)
    played: dict[int, list[int]] = {row: [] for row in range(4)}
    seeds = {row: f"s-{row + 1}" for row in range(4)}
    begun, games = 4, 0
    while games < 6:
        legal = [np.flatnonzero(mask) for mask in batch.masks]
        actions = np.array([chance.choice(options) for options in legal])
        for row, action in enumerate(actions.tolist()):
            assert batch.tables[row].question.seat == batch.seats[row]
            played[row].append(action)
        batch.step(actions)
        for row, returns, choices in batch.finished:
            game = game_named("ironwood")
            table = Table(game, game.simulation(), seeds[row])
            for choice in played[row]:
                table.apply(choice)
            assert table.over
            assert table.returns() == returns
            assert len(played[row]) == choices
            begun, games = begun + 1, games + 1
            seeds[row], played[row] = f"s-{begun}", []


def test_rows_are_what_the_encoding_says() -> None:
    batch = Batch("root", 3, seed="t", map="winter")
    for row, table in enumerate(batch.tables):
        seat = int(batch.seats[row])
        assert np.array_equal(batch.observations[row], batch.encoding.observe(table, seat))
        assert np.array_equal(batch.masks[row], batch.encoding.mask(table, seat))


def test_the_arrays_of_a_batch_stay_the_same() -> None:
    """Whoever has them need not ask for them again."""
    batch = Batch("sylvion", 2, seed="u")
    seen, masks = batch.observations, batch.masks
    before = seen.copy()
    for _ in range(5):
        batch.step(masks.argmax(axis=1))
    assert seen is batch.observations
    assert masks is batch.masks
    assert not np.array_equal(seen, before)
    for row, table in enumerate(batch.tables):
        seat = int(batch.seats[row])
        assert np.array_equal(seen[row], batch.encoding.observe(table, seat))
        assert np.array_equal(masks[row], batch.encoding.mask(table, seat))


def test_a_step_that_is_refused_answers_nothing() -> None:
    batch = Batch("sylvion", 3, seed="oak")
    right = np.array([int(np.flatnonzero(row)[0]) for row in batch.masks])
    before = batch.observations.copy()
    wrong = right.copy()
    wrong[2] = 10**6
    with pytest.raises(IllegalChoice, match="stands for no word"):
        batch.step(wrong)
    for actions in (right[:2], np.append(right, 0), right.astype(float), np.array([])):
        with pytest.raises(ValueError, match="3 whole numbers are wanted, one for each game"):
            batch.step(actions)
    assert (batch.observations == before).all()
    assert [len(table.choices) for table in batch.tables] == [0, 0, 0]
    batch.step(right)
    assert [len(table.choices) for table in batch.tables] == [1, 1, 1]
