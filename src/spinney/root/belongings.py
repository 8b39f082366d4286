"""Crafted items, and what lies under ruins: rows that copies of a state share (see `state.py`)."""

from __future__ import annotations

from spinney.core.rows import but
from spinney.root.state import Root, replaced, without


def gain_crafted_item(g: Root, me: int, item: int) -> None:
    mine = g.items[me]
    g.items = replaced(g.items, me, replaced(mine, item, mine[item] + 1))


def lose_crafted_item(g: Root, me: int, item: int) -> None:
    """Of equal items one that is not exhausted stays as long as it can."""
    mine, used = g.items[me], g.items_used[me]
    g.items = replaced(g.items, me, replaced(mine, item, mine[item] - 1))
    left = min(used[item], mine[item] - 1)
    g.items_used = replaced(g.items_used, me, replaced(used, item, left))


def exhaust(g: Root, me: int, item: int) -> None:
    used = g.items_used[me]
    g.items_used = replaced(g.items_used, me, replaced(used, item, used[item] + 1))


def take_out(g: Root, c: int, item: int) -> None:
    """Take an item from under a ruin."""
    g.ruin_items = without(g.ruin_items, c, item)


def clear_ruin(g: Root, c: int) -> bool:
    """Take a ruin off the map, if nothing lies under it; whether it was."""
    if g.ruin_items[c]:
        return False
    g.ruins = but(g.ruins, c, 0)
    return True
