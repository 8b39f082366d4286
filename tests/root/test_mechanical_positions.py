"""Positions with the Mechanical Marquise that no rule could go on from are refused."""

from __future__ import annotations

from typing import Any

import pytest

from root.mechanical import HER, events, her_turn
from root.positions import at
from spinney.core.errors import PositionError


@pytest.mark.rule("root:M.5")
@pytest.mark.parametrize("step", ["battle", "move", "recruit"])
@pytest.mark.parametrize("orders", ["", "anvil"])
def test_steps_of_an_order_have_one_that_is_turned_up(step: str, orders: str) -> None:
    with pytest.raises(PositionError, match="an order is turned up"):
        her_turn(orders, step=step, clearings={"c1": f"{HER} 1"}, force=True)
    table = her_turn("anvil", step=step, clearings={"c1": f"{HER} 1"}, board={"turned": True})
    assert events(table, "order-done") == [("order-done", HER, "anvil")]


@pytest.mark.rule("root:M.5")
@pytest.mark.parametrize("given", [{"active": "eyrie"}, {"step": "reveal"}])
def test_no_order_is_turned_up_at_another_time(given: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match="while she carries it out"):
        her_turn("anvil", clearings={"c3": "eyrie 1 roost"}, board={"turned": True}, **given)


@pytest.mark.rule("root:M.2.1")
@pytest.mark.parametrize("cards", ["hand", "crafted"])
def test_she_has_no_cards(cards: str) -> None:
    """She would be asked to ambush, or to use them, and nobody answers for her."""
    with pytest.raises(PositionError, match=f"{HER}.{cards}: who has no hand"):
        at(
            seats="eyrie",
            mechanical="competitive",
            clearings={"c1": f"{HER} 1 eyrie 2 roost"},
            players={HER: {cards: "sappers"}},
            force=True,
        )


@pytest.mark.rule("root:M.8.1", "root:R126")
def test_where_all_have_thirty_points_the_game_is_over() -> None:
    """Nobody would score any more, so that they could never win."""
    with pytest.raises(PositionError, match="with 30 the game is won"):
        at(seats="eyrie", mechanical="cooperative", players={"eyrie": {"points": 30}})
