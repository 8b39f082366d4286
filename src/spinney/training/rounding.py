"""Weights as a fit leaves them, made whole numbers, as a net has them in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from spinney.core.errors import SpinneyError
from spinney.core.net import CELL_BITS, FIRST, SECOND, WEIGHT_BITS, overflows

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


def unrounded(cells: int, data: bytes, path: Path) -> None:
    """The other way: what a fit can begin with, from the weights of a net."""
    first, second, last = WEIGHT_BITS
    shapes = {
        "bag.weight": ("<i2", (cells, FIRST), first),
        "bias": ("<i4", (FIRST,), first),
        "own.weight": ("<i2", (FIRST, SECOND), second),
        "mean.weight": ("<i2", (FIRST, SECOND), second),
        "own.bias": ("<i4", (SECOND,), second + CELL_BITS),
        "last.weight": ("<i2", (1, SECOND), last),
        "last.bias": ("<i4", (1,), last + CELL_BITS),
    }
    found: dict[str, Any] = {}
    at = 0
    for name, (kind, shape, bits) in shapes.items():
        count = int(np.prod(shape))
        numbers = np.frombuffer(data, kind, count, at)
        found[name] = (numbers.reshape(shape) / 2.0**bits).astype(np.float32)
        at += numbers.nbytes
    for name in ("own.weight", "mean.weight"):
        found[name] = found[name].T
    np.savez(path, **found)


def short(weights: Any, bits: int, limit: int) -> bytes:
    scaled = np.clip(np.rint(weights * 2.0**bits), -limit, limit)
    return bytes(np.ascontiguousarray(scaled).astype("<i2").tobytes())


def long(biases: Any, bits: int) -> bytes:
    scaled = np.clip(np.rint(biases * 2.0**bits), -(2**30), 2**30)
    return bytes(np.ascontiguousarray(scaled).astype("<i4").tobytes())
