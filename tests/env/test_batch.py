"""Many games stepped together."""

from __future__ import annotations

import numpy as np

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
