"""Counting sequences of choices, as chess programs do: any change of the rules shows."""

from typing import Any

from spinney.core import Table


def sequences(table: Table[Any], depth: int, seed: str) -> int:
    """The number of ways to make so many choices; a game that ends sooner counts once."""
    if depth == 0 or table.question is None:
        return 1
    total = 0
    for choice in table.question.options:
        after = table.clone(seed, keep=True)
        after.apply(choice)
        total += sequences(after, depth - 1, seed)
    return total
