"""Rows of numbers: copies are their own, and what is replaced leaves the old row as it was."""

from spinney.core.rows import but, resized, row_of, same


def test_a_copy_of_a_row_is_its_own() -> None:
    row = row_of([3, 1, 2])
    twin = row[:]
    twin[0] -= 4
    assert (list(row), list(twin)) == ([3, 1, 2], [-1, 1, 2])


def test_one_number_is_replaced_in_a_new_row() -> None:
    row = same(-1, 3)
    assert list(but(row, 1, 7)) == [-1, 7, -1]
    assert list(row) == [-1, -1, -1]


def test_rows_grow_and_shrink() -> None:
    row = row_of([5, 6])
    assert list(resized(row, 4, -1)) == [5, 6, -1, -1]
    assert list(resized(row, 1)) == [5]
    assert list(row) == [5, 6]
