"""Spies (M.7): playing them, what they see, what is known of orders."""

from __future__ import annotations

from typing import Any

import pytest

from root.mechanical import HER, events, hers
from root.positions import asked, at, hand, options, play
from spinney.core import SPECTATOR, Table
from spinney.root.game import GAME
from spinney.root.state import Root

SPIES = ("spy_bird", "spy_fox", "spy_rabbit", "spy_mouse")


def watching(
    held: str = "", orders: str = "anvil bake_sale", in_play: str = "", **given: Any
) -> Table[Root]:
    """The Eyrie in Daylight, with spies in hand or in play."""
    players = {
        "eyrie": {"hand": held, "board": {"leader": "despot"}, **given.pop("eyrie", {})},
        HER: {
            "board": {
                "orders": orders.split(),
                "spies": dict.fromkeys(in_play.split(), "eyrie"),
                **given.pop("board", {}),
            }
        },
    }
    clearings = {"c3": "eyrie 2 roost", "c1": f"{HER} 1"}
    return at(
        seats="eyrie,alliance",
        mechanical="competitive",
        active="eyrie",
        clearings=clearings,
        players=players,
        **given,
    )


@pytest.mark.rule("root:M.7.1", "root:R123")
@pytest.mark.rule("root:spy_bird", "root:spy_fox", "root:spy_rabbit", "root:spy_mouse")
@pytest.mark.parametrize("spy", SPIES)
def test_a_spy_is_played_at_no_cost_whatever_the_score(spy: str) -> None:
    table = watching(f"{spy} anvil", orders="bake_sale")
    assert asked(table) == "craft-card"
    play(table, spy)
    assert hand(table, "eyrie") == ["anvil"]
    assert hers(table)["board"]["spies"] == {spy: "eyrie"}
    assert ("spy-played", "0", spy) in events(table, "spy-played")
    assert spy in options(table), "and serves at once"


@pytest.mark.rule("root:M.7.1")
def test_a_spy_that_is_discarded_lies_available_and_is_taken_back() -> None:
    table = watching("anvil", orders="bake_sale", available=["spy_fox", "spy_mouse"])
    play(table, "take_dominance")
    assert hand(table, "eyrie") == ["spy_fox"]
    assert table.view(0)["available"] == ["spy_mouse"]
    assert "anvil" in table.view(0)["discard"]


@pytest.mark.rule("root:M.7.1")
def test_a_spy_is_played_in_daylight_only_and_never_crafted() -> None:
    table = at(
        seats="corvids,eyrie",
        mechanical="competitive",
        active="corvids",
        phase="birdsong",
        clearings={"c1": "corvids 1 bomb", "c2": "bomb", "c3": "eyrie 1 roost"},
        players={"corvids": {"hand": "spy_fox root_tea_mouse"}},
    )
    refusal = table.why_not(GAME.vocabulary.number("spy_fox"))
    assert refusal is not None
    assert refusal.name == "dominance-in-daylight"


@pytest.mark.rule("root:M.7.2", "root:R122")
def test_an_order_is_revealed_to_all() -> None:
    table = watching(in_play="spy_rabbit", orders="anvil bake_sale cobbler")
    play(table, "spy_rabbit")
    assert (asked(table), options(table)) == ("spy-on", {"1", "2", "3"})
    play(table, "1")
    assert events(table, "spied") == [("spied", "0", "spy_rabbit", "1", "anvil")]
    for seat in (SPECTATOR, 0, 1):
        assert hers(table, seat)["board"]["orders"] == ["anvil", None, None]


@pytest.mark.rule("root:M.7.2")
@pytest.mark.parametrize(
    ("spy", "order", "caught"),
    [
        ("spy_fox", "anvil", True),
        ("spy_fox", "arms_trader", False),
        ("spy_bird", "arms_trader", True),
        ("spy_bird", "anvil", False),
    ],
)
def test_an_order_of_its_suit_finds_a_spy_out(spy: str, order: str, caught: bool) -> None:
    table = watching(in_play=spy, orders=f"{order} bake_sale", eyrie={"points": 3})
    play(table, spy, "1")
    assert (spy in table.view(0)["available"]) == caught
    assert (asked(table) == "swap-orders") != caught
    assert hers(table)["board"]["spies"] == ({} if caught else {spy: "eyrie"})


@pytest.mark.rule("root:M.7.3", "root:R122")
def test_two_orders_are_swapped_with_what_is_known_of_them() -> None:
    table = watching(in_play="spy_rabbit", orders="anvil bake_sale cobbler")
    play(table, "spy_rabbit", "1", "1")
    assert options(table) == {"2", "3"}
    play(table, "3")
    assert hers(table)["board"]["orders"] == [None, None, "anvil"]
    assert events(table, "orders-swapped") == [("orders-swapped", "0", "1", "3")]
    written = table.game.write(table.state)["players"][HER]["board"]
    assert written["orders"] == ["cobbler", "bake_sale", "anvil"]
    worlds = {tuple(orders_in(table.determinize(1, f"world {n}"))) for n in range(20)}
    assert {orders[2] for orders in worlds} == {"anvil"}
    assert len({orders[0] for orders in worlds}) > 5


def orders_in(table: Table[Root]) -> list[str]:
    found: list[str] = table.game.write(table.state)["players"][HER]["board"]["orders"]
    return found


@pytest.mark.rule("root:R123")
def test_each_spy_serves_once_a_turn() -> None:
    table = watching(in_play="spy_rabbit spy_mouse", orders="anvil arms_trader")
    play(table, "spy_rabbit", "1", "done")
    assert "spy_rabbit" not in options(table)
    assert "spy_mouse" in options(table)
    assert table.why_not(GAME.vocabulary.number("spy_rabbit")).name == "used-this-turn"


@pytest.mark.rule("root:M.7.2")
def test_without_orders_there_is_nothing_to_see() -> None:
    table = watching("a_visit_to_friends", in_play="spy_rabbit", orders="")
    assert table.why_not(GAME.vocabulary.number("spy_rabbit")).name == "no-orders-to-spy"


def test_whoever_may_hold_a_spy_is_asked() -> None:
    """Until all four lie open, a hand may hold one for all that others know."""
    open_to_all = {"available": ["spy_fox", "spy_mouse"], "in_play": "spy_rabbit"}
    hidden = watching("ambush_fox", orders="anvil", auto=-1, **open_to_all)
    assert asked(hidden) == "craft-card"
    seen = watching("ambush_fox", orders="spy_bird", board={"known": [3]}, auto=-1, **open_to_all)
    assert hers(seen)["board"]["orders"] == ["spy_bird"]
