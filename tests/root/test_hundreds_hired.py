"""The Hundreds and hirelings (chapter 14, appendix E)."""

from typing import Any

import pytest

from root.hired import hired
from root.positions import asked, board, cited, lies_in, options, play
from spinney.core import Table
from spinney.core.table import KNOWN
from spinney.root.state import Root


def horde(
    given: dict[str, Any], clearings: dict[str, str], warlord: str, hand: str = "", **fields: Any
) -> Table[Root]:
    """The Hundreds on their turn, in Daylight."""
    clearings = {"c12": "marquise 1", **clearings}
    me = {"board": {"warlord": warlord, **fields.pop("board", {})}, "hand": hand}
    fields.setdefault("phase", "daylight")
    return hired(given, clearings, {"hundreds": me}, seats="hundreds,marquise", **fields)


# Highway Bandits

WATCHED = {"highway_bandits": {"board": {"paths": [["c1", "c5"]]}}}


@pytest.mark.rule("root:14.2.2", "root:14.5.3", "root:highway_bandits", "root:R94")
@pytest.mark.parametrize(("escort", "arrive"), [("0", 1), ("1", 1), ("2", 2)])
def test_on_a_watched_path_the_warlord_pays_with_his_escort_only(escort: str, arrive: int) -> None:
    table = horde(WATCHED, {"c1": "hundreds 4"}, "c1")
    play(table, "done", "advance", "c5", escort)
    assert lies_in(table, "c5") == {"hundreds": arrive}
    assert lies_in(table, "c1") == {"hundreds": 3 - int(escort)}
    assert board(table, "hundreds")["warlord"] == "c5"


@pytest.mark.rule("root:14.2.2", "root:14.5.2.I", "root:highway_bandits")
@pytest.mark.parametrize(("word", "there"), [("warlord", {"hundreds": 1}), ("done", {})])
def test_who_moves_is_said_before_the_toll_is_paid(word: str, there: dict[str, int]) -> None:
    table = horde(WATCHED, {"c1": "hundreds 3"}, "c1")
    play(table, "move", "c5", "1")
    assert asked(table) == "bring-warlord"
    play(table, word)
    assert (lies_in(table, "c5"), lies_in(table, "c1")) == (there, {"hundreds": 2})


@pytest.mark.rule("root:14.2.2", "root:highway_bandits")
def test_who_did_not_arrive_says_nothing_of_the_next_move() -> None:
    table = horde(WATCHED, {"c1": "hundreds 4"}, "c1", board={"command": ["boots", "bag"]})
    play(table, "move", "c5", "1", "done", "move", "c9", "1")
    assert asked(table) == "bring-warlord"


# Feline Physicians


@pytest.mark.rule("root:14.4.3", "root:R55", "root:feline_physicians")
def test_whoever_makes_way_for_the_warlord_is_removed_and_may_be_healed() -> None:
    table = horde(
        {"feline_physicians": "hundreds 3"},
        {"c1": "hundreds 3 stronghold", "c5": "hundreds 1"},
        "none",
        "bake_sale",
        phase="birdsong",
    )
    play(table, "c5")
    assert asked(table) == "physicians"
    play(table, "bake_sale")
    assert (lies_in(table, "c1")["hundreds"], lies_in(table, "c5")) == (5, {"hundreds": 1})
    assert cited(table, "lost-warriors") == ["14.4.3"]
    assert board(table, "hundreds")["warlord"] == "c5"


# Spring Uprising


@pytest.mark.rule("root:14.5.3", "root:spring_uprising", "root:1.2.1")
@pytest.mark.parametrize(
    ("hand", "choices"), [("bake_sale", {"battle", "done"}), ("anvil", {"done"}), ("", None)]
)
def test_whether_a_card_lets_the_warlord_attack_is_not_seen(
    hand: str, choices: set[str] | None
) -> None:
    """A question is asked of whoever holds any card."""
    table = horde(
        {"spring_uprising": ""},
        {"c1": "hundreds 3", "c5": "spring_uprising 1"},
        "c1",
        hand,
        auto=KNOWN,
    )
    while asked(table) != "advance":
        play(table, "done")
    play(table, "advance", "c5", "2")
    if choices is None:
        assert asked(table) != "advance-on"
    else:
        assert (asked(table), options(table)) == ("advance-on", choices)


@pytest.mark.rule("root:14.5.2.II", "root:spring_uprising", "root:1.2.1")
@pytest.mark.parametrize(("hand", "asks"), [("anvil", True), ("bake_sale", True), ("", False)])
def test_nor_whether_one_lets_the_hundreds_do_so(hand: str, asks: bool) -> None:
    table = horde(
        {"spring_uprising": ""},
        {"c1": "hundreds 1 spring_uprising 2", "c12": "marquise 1 recruiter"},
        "none",
        hand,
        auto=KNOWN,
        step="first",
    )
    assert (asked(table) == "command") == asks
