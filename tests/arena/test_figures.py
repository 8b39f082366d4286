"""Intervals."""

from __future__ import annotations

import pytest

from spinney.arena.figures import estimate, spread


@pytest.mark.parametrize(
    ("returns", "low", "high"),
    [
        ([1.0] * 8 + [0.0] * 2, 0.4902, 0.9433),  # Wilson's interval for 8 of 10
        ([0.0] * 10, 0.0, 0.2775),
        ([0.5, 1.0, 0.0, 0.5], 0.0999, 0.9001),
        ([0.5] * 10, 0.2366, 0.7634),  # as wide as for 5 of 10
        ([0.5], 0.0546, 0.9454),
    ],
)
def test_intervals(returns, low, high):
    found = estimate(returns)
    assert found["mean"] == sum(returns) / len(returns)
    assert found["low"] == pytest.approx(low, abs=2e-4)
    assert found["high"] == pytest.approx(high, abs=2e-4)


def test_spread():
    assert spread([2, 4, 9]) == {"mean": 5, "min": 2, "max": 9}
