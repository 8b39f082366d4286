"""Weights as a fit leaves them, made whole numbers, as a net has them in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from spinney.core.errors import SpinneyError
from spinney.core.net import CELL_BITS, WEIGHT_BITS, overflows

LARGEST: Final = 32767


def rounded(path: Path) -> bytes:
    """The weights of this file; what would overflow is cut off."""
    found: dict[str, Any] = dict(np.load(path))
    cells, limit = len(found["bag.weight"]), LARGEST
    while limit:
        data = written(found, limit)
        if not overflows(cells, data):
            return data
        limit //= 2
    raise SpinneyError(f"{path}: these weights cannot be rounded")


def written(found: dict[str, Any], limit: int) -> bytes:
    first, second, last = WEIGHT_BITS
    parts = [
        short(found["bag.weight"], first, limit),
        long(found["bias"], first),
        short(found["own.weight"].T, second, limit),
        short(found["mean.weight"].T, second, limit),
        long(found["own.bias"], second + CELL_BITS),
        short(found["last.weight"], last, limit),
        long(found["last.bias"], last + CELL_BITS),
    ]
    return b"".join(parts)


def short(weights: Any, bits: int, limit: int) -> bytes:
    scaled = np.clip(np.rint(weights * 2.0**bits), -limit, limit)
    return bytes(np.ascontiguousarray(scaled).astype("<i2").tobytes())


def long(biases: Any, bits: int) -> bytes:
    scaled = np.clip(np.rint(biases * 2.0**bits), -(2**30), 2**30)
    return bytes(np.ascontiguousarray(scaled).astype("<i4").tobytes())
