"""Nets of whole numbers: the same to the bit, be they pure or compiled."""

from __future__ import annotations

import os
import struct

import pytest

from nets import weights
from spinney.core import net as nets
from spinney.core.net import FIRST, MOST, SECOND, Net, overflows, size_of
from spinney.core.portrait import MOST_AMOUNT, MOST_CELLS, Layout, Portrait, digest_of

CELLS = 20


def portrait(seats: int = 3) -> Portrait:
    found = Portrait()
    for seat in range(seats):
        for i in range(5 + seat):
            found.add((7 * i + 3 * seat) % CELLS, (5 * i + seat) % 11 - 4)
        found.end_seat()
    return found


def plainly(cells: int, data: bytes, seen: Portrait) -> list[int]:
    """What a net says, cell by cell, as one would write it down."""
    rows = struct.unpack_from(f"<{FIRST * cells}h", data)
    rest = struct.unpack_from(
        f"<{FIRST}i{2 * FIRST * SECOND}h{SECOND}i{SECOND}hi", data, 2 * FIRST * cells
    )
    both = rest[FIRST : FIRST + 2 * FIRST * SECOND]
    second_bias, last = rest[-2 * SECOND - 1 : -SECOND - 1], rest[-SECOND - 1 : -1]
    firsts, begun = [], 0
    for end in seen.ends:
        sums = list(rest[:FIRST])
        for cell, amount in zip(seen.cells[begun:end], seen.amounts[begun:end], strict=True):
            for k in range(FIRST):
                sums[k] += amount * rows[cell * FIRST + k]
        firsts.append([min(MOST, max(0, each >> 5)) for each in sums])
        begun = end
    means = [sum(column) * (256 // len(firsts)) >> 8 for column in zip(*firsts, strict=True)]
    found = []
    for first in firsts:
        sums = list(second_bias)
        for j in range(SECOND):
            sums[j] += sum(first[k] * both[k * SECOND + j] for k in range(FIRST))
            sums[j] += sum(means[k] * both[(FIRST + k) * SECOND + j] for k in range(FIRST))
        second = [min(MOST, max(0, each >> 10)) for each in sums]
        found.append(rest[-1] + sum(a * b for a, b in zip(second, last, strict=True)))
    return found


EXPECTED = {
    1: [-645356],
    3: [-405025, -642746, -493192],
    6: [-384565, -567294, -452435, -309833, 31597, -437243],
}


@pytest.mark.parametrize("seats", EXPECTED)
def test_a_net_says_the_same_everywhere(seats):
    data = weights(CELLS)
    net, seen = Net(CELLS, data), portrait(seats)
    assert net.forward(seen) == EXPECTED[seats]
    assert net.forward_in_python(seen) == EXPECTED[seats]
    assert plainly(CELLS, data, seen) == EXPECTED[seats]


@pytest.mark.skipif("SPINNEY_NATIVE" not in os.environ, reason="there is no C in pure Python")
def test_where_the_package_is_compiled_the_net_is_c():
    assert nets.in_c is not None


@pytest.mark.skipif(nets.in_c is None, reason="there is no C in pure Python")
@pytest.mark.parametrize(
    ("cells", "amounts", "ends"),
    [([CELLS], [1], [1]), ([-1], [1], [1]), ([0], [1], [2]), ([0], [], [0]), ([0], [1], [])],
)
def test_c_refuses_what_is_no_portrait(cells, amounts, ends):
    data = weights(CELLS)
    rows, upper = data[: 2 * FIRST * CELLS], data[2 * FIRST * CELLS :]
    with pytest.raises((TypeError, ValueError)):
        nets.in_c(rows, upper, cells, amounts, ends)


def test_seats_are_told_apart_only_by_what_they_have():
    seen = Portrait()
    for cells in ([1, 4], [2], [4, 1]):
        for cell in cells:
            seen.add(cell, 3)
        seen.end_seat()
    said = Net(CELLS, weights(CELLS)).forward(seen)
    assert said[0] == said[2] != said[1]


def test_no_position_overflows_a_net():
    assert not overflows(CELLS, weights(CELLS))
    largest = struct.pack("<h", 32767)
    rows = 2 * FIRST * MOST_CELLS
    assert overflows(MOST_CELLS, largest * (rows // 2) + weights(MOST_CELLS)[rows:])
    upper = bytearray(weights(CELLS))
    place = 2 * FIRST * CELLS + 4 * FIRST
    upper[place : place + 4 * FIRST * SECOND] = largest * (2 * FIRST * SECOND)
    assert overflows(CELLS, bytes(upper))


def test_a_net_has_its_size():
    assert len(weights(CELLS)) == size_of(CELLS)
    with pytest.raises(AssertionError):
        Net(CELLS + 1, weights(CELLS))


# Portraits


def test_amounts_are_whole_and_bounded():
    seen = Portrait()
    seen.add(3, 0)
    seen.add(4, 10_000)
    seen.add(5, -10_000)
    seen.add_reasons(10, [0.0, 0.25, -1.9, 0.1])
    assert seen.cells == [4, 5, 11, 12]
    assert seen.amounts == [MOST_AMOUNT, -MOST_AMOUNT, 1, -8]


def test_a_seat_has_only_so_many_cells():
    seen = Portrait()
    for _ in range(MOST_CELLS):
        seen.add(0, 1)
    seen.end_seat()
    for _ in range(MOST_CELLS + 1):
        seen.add(0, 1)
    with pytest.raises(AssertionError):
        seen.end_seat()


def test_a_layout_names_its_cells():
    layout = Layout()
    assert [layout.block("suit", ["fox", "mouse"]), layout.block("points")] == [0, 2]
    assert layout.names == ["suit.fox", "suit.mouse", "points."]
    assert digest_of(layout.names) != digest_of(layout.names[::-1])
