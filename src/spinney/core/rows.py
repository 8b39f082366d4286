"""Numbers in a row, packed: what a state counts by owner, by piece, by place.

Compiled, they are read and written without objects, and `row[:]`, a copy, is one stroke. A row has
the length that it was made with.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Row: TypeAlias = "vec[i64]"


def row_of(items: Iterable[int]) -> Row:
    return vec[i64](items)


def same(number: int, times: int) -> Row:
    """The same number so many times."""
    return vec[i64]([number] * times)


def but(row: Row, at: int, number: int) -> Row:
    """The same row but for one number: a row that states share is replaced, never changed."""
    twin = row[:]
    twin[at] = number
    return twin


def resized(row: Row, length: int, number: int = 0) -> Row:
    """The same row, shorter or with this number in what is added."""
    return row_of([*row[:length], *[number] * (length - len(row))])
