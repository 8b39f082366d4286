"""Figures with their intervals."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

Z = 1.96
"""The normal quantile of a two-sided 95 % interval."""


def estimate(returns: Sequence[float]) -> dict[str, float]:
    """The mean of some returns and its 95 % interval.

    Wilson's interval where all are won or lost, and where all are alike, since then they say
    nothing about how far they can differ; otherwise the normal one.
    """
    n, mean = len(returns), statistics.fmean(returns)
    if len(set(returns)) == 1 or all(share in (0, 1) for share in returns):
        centre = (mean + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * math.sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    else:
        centre, half = mean, Z * statistics.stdev(returns) / math.sqrt(n)
    return {"mean": mean, "low": max(0.0, centre - half), "high": min(1.0, centre + half)}


def spread(lengths: Sequence[int]) -> dict[str, float]:
    return {"mean": statistics.fmean(lengths), "min": min(lengths), "max": max(lengths)}
