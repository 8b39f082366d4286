"""A small net of whole numbers: what it says is the same to the bit everywhere.

Every seat goes through the same net, so any number of seats fits. The first layer adds up a row of
weights for each cell of a seat's portrait; the second looks at what came of it and at the mean of
that over all seats; the third gives one number, the log-odds that this seat wins.

All weights of a row are one long number, with a lane for each: a single multiplication serves all
of them, which in plain Python is quicker than a loop. Compiled, `_kernel.c` does the same.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Final

from spinney.core.portrait import MOST_AMOUNT, MOST_CELLS, Portrait

Kernel = Callable[[bytes, bytes, list[int], list[int], list[int]], list[int]]


def kernel() -> Kernel | None:
    """The loops of `forward` in C, where they are compiled."""
    try:
        from spinney.core._kernel import forward
    except ImportError:
        return None
    return forward


in_c: Final = kernel()

FIRST: Final = 64
SECOND: Final = 32
"""How wide the two hidden layers are."""
WEIGHT_BITS: Final = (12, 10, 10)
"""By layer: a weight of 1 is written as 2 to this power."""
CELL_BITS: Final = 7
"""The same for what a hidden cell passes on."""
MOST: Final = 2047
"""No hidden cell passes on more."""
SHIFTS: Final = (WEIGHT_BITS[0] - CELL_BITS, WEIGHT_BITS[1])
ONE: Final = 1 << (WEIGHT_BITS[2] + CELL_BITS)
"""A log-odds of 1, as the net writes it."""

LANE: Final = 32
HALF: Final = 1 << (LANE - 1)
MEAN_BITS: Final = 8


def packed(lanes: tuple[int, ...]) -> int:
    """Numbers, each in a lane of its own; those below zero borrow from the next."""
    shifted = struct.pack(f"<{len(lanes)}I", *[each + HALF for each in lanes])
    return int.from_bytes(shifted, "little") - HALVES[len(lanes)]


def unpacked(lanes: int, count: int, shift: int) -> list[int]:
    """What hidden cells pass on of these sums."""
    data = (lanes + HALVES[count]).to_bytes(count * LANE // 8, "little")
    return [
        min(MOST, (each - HALF) >> shift) if each > HALF else 0
        for each in struct.unpack(f"<{count}I", data)
    ]


HALVES: Final[dict[int, int]] = {
    count: sum([HALF << (LANE * lane) for lane in range(count)]) for count in (FIRST, SECOND)
}


class Net:
    """The weights, as they are in a file: two bytes for each, four for each bias."""

    __slots__ = (
        "_bias",
        "_cells",
        "_last",
        "_last_bias",
        "_means",
        "_own",
        "_rows",
        "_upper",
        "_weights",
    )

    def __init__(self, cells: int, data: bytes) -> None:
        assert len(data) == size_of(cells), "this is not the size of such a net"
        rows, data = data[: 2 * FIRST * cells], data[2 * FIRST * cells :]
        self._weights = rows
        self._upper = data
        self._cells = cells
        self._rows: dict[int, int] = {}
        """The rows of the first layer that were wanted so far."""
        numbers = struct.unpack(f"<{FIRST}i{2 * FIRST * SECOND}h{SECOND}i{SECOND}hi", data)
        own = FIRST + FIRST * SECOND
        means = own + FIRST * SECOND
        self._own = [packed(numbers[at : at + SECOND]) for at in range(FIRST, own, SECOND)]
        self._means = [packed(numbers[at : at + SECOND]) for at in range(own, means, SECOND)]
        self._bias = (packed(numbers[:FIRST]), packed(numbers[means : means + SECOND]))
        self._last: list[int] = list(numbers[means + SECOND : -1])
        self._last_bias: int = numbers[-1]

    def row(self, cell: int) -> int:
        found = self._rows.get(cell)
        if found is None:
            at = 2 * FIRST * cell
            lanes = struct.unpack(f"<{FIRST}h", self._weights[at : at + 2 * FIRST])
            found = self._rows[cell] = packed(lanes)
        return found

    def forward(self, portrait: Portrait) -> list[int]:
        """What each seat's log-odds are, in parts of `ONE`."""
        if in_c is not None:
            return in_c(self._weights, self._upper, portrait.cells, portrait.amounts, portrait.ends)
        return self.forward_in_python(portrait)

    def forward_in_python(self, portrait: Portrait) -> list[int]:
        """The same where there is no C."""
        firsts: list[list[int]] = []
        begun = 0
        for end in portrait.ends:
            lanes = self._bias[0]
            for i in range(begun, end):
                lanes += portrait.amounts[i] * self.row(portrait.cells[i])
            firsts.append(unpacked(lanes, FIRST, SHIFTS[0]))
            begun = end
        share = (1 << MEAN_BITS) // len(firsts)
        common = self._bias[1]
        for k in range(FIRST):
            mean = 0
            for first in firsts:
                mean += first[k]
            mean = mean * share >> MEAN_BITS
            if mean:
                common += mean * self._means[k]
        return [self._last_of(common, first) for first in firsts]

    def _last_of(self, common: int, first: list[int]) -> int:
        for k in range(FIRST):
            if first[k]:
                common += first[k] * self._own[k]
        found = self._last_bias
        second = unpacked(common, SECOND, SHIFTS[1])
        for j in range(SECOND):
            found += second[j] * self._last[j]
        return found


def size_of(cells: int) -> int:
    """How many bytes such a net has."""
    weights = FIRST * cells + 2 * FIRST * SECOND + SECOND
    return 2 * weights + 4 * (FIRST + SECOND + 1)


def overflows(cells: int, data: bytes) -> bool:
    """Whether some position could make a sum of this net too large for its lane."""
    weights = struct.unpack(f"<{FIRST * cells}h", data[: 2 * FIRST * cells])
    numbers = struct.unpack(
        f"<{FIRST}i{2 * FIRST * SECOND}h{SECOND}i{SECOND}hi", data[2 * FIRST * cells :]
    )
    for lane in range(FIRST):
        largest = sorted([abs(each) for each in weights[lane::FIRST]])[-MOST_CELLS:]
        if MOST_AMOUNT * sum(largest) + abs(numbers[lane]) >= HALF:
            return True
    for lane in range(SECOND):
        both = numbers[FIRST + lane : FIRST + 2 * FIRST * SECOND : SECOND]
        bias = numbers[FIRST + 2 * FIRST * SECOND + lane]
        if MOST * sum([abs(each) for each in both]) + abs(bias) >= HALF:
            return True
    return False
