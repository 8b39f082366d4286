"""Worked cases: positions of `cases.json`, what is done there, and what must come of it.

`step` does what the rulebook does in the stage, with these answers; `play` plays on from the first
question.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from spinney.core import Table
from spinney.core.rules import rulebook
from spinney.core.table import table_at
from spinney.sylvion.game import GAME
from spinney.sylvion.state import Sylvion
from sylvion.positions import SEED, asked, counts, options, play, refused, run_step, spelled

Case = dict[str, Any]
CASES: list[Case] = json.loads(Path(__file__).with_name("cases.json").read_text("utf-8"))


def reach(case: Case) -> Table[Sylvion]:
    position = {"options": case.get("options", {}), "state": case["state"]}
    if "step" in case:
        return run_step(position, case["step"], SEED)
    return play(table_at(GAME, position, SEED), " ".join(case["play"]))


def found(table: Table[Sylvion], what: str) -> Any:
    """What the table shows of one thing that a case expects."""
    view = table.view(0)
    hands = [hand.get("cards", []) for hand in view["hands"]]
    match what:
        case "hand":
            return hands[0]
        case "hand_count":
            return len(hands[0])
        case "hand_counts":
            return [len(hand) for hand in hands]
        case "deck_count":
            return view["deck"]["count"]
        case "removed_count":
            return len(view["removed"])
        case "stacks":
            return counts(table)
        case "known":
            return [stack["known"] for stack in view["stacks"]]
        case "asked":
            return asked(table)
        case "options":
            return sorted(options(table))
    return view[what]


def in_order(wanted: list[list[Any]], told: list[list[Any]]) -> bool:
    """Whether these events happened in this order, maybe with others between them."""
    events = iter(told)
    return all(event in events for event in wanted)


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(
            case, id=case["id"], marks=pytest.mark.rule(*(f"sylvion:{n}" for n in case["rules"]))
        )
        for case in CASES
    ],
)
def test_case(case: Case) -> None:
    table = reach(case)
    for what, wanted in case["expect"].items():
        if what == "why_not":
            for word, refusal in wanted.items():
                assert refused(table, word) == tuple(refusal)
        elif what == "told":
            told = [[event.name, *spelled(table, event)] for event in table.events(0)]
            assert in_order(wanted, told), told
        elif what == "holds":
            assert set(wanted) <= set(found(table, "hand"))
        else:
            assert found(table, what) == wanted, what


def test_no_case_is_written_twice_and_each_names_its_rules() -> None:
    names = [case["id"] for case in CASES]
    assert len(set(names)) == len(names)
    rules = rulebook(GAME.packages)
    assert all(case["rules"] and all(number in rules for number in case["rules"]) for case in CASES)
