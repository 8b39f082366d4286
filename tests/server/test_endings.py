"""The end of a game: why, by which rule, how it stood, and where it turned."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.running import Player, seats

TESTS = Path(__file__).parent.parent


def ending_of(player: Player, record: str, **params: Any) -> dict[str, Any]:
    text = (TESTS / record).read_text("utf-8")
    table = player.post("/api/records", {"record": text})["table"]
    found: dict[str, Any] = player.get(f"/api/tables/{table}/ending", **params)
    state = player.get(f"/api/tables/{table}/replay")
    return found | {"state": state}


def test_a_game_of_points_has_a_curve_that_ends_in_the_score(ann: Player) -> None:
    found = ending_of(ann, "root/golden/base_four.spinney")
    state = found["state"]
    for line, seat in zip(found["curves"], state["seats"], strict=True):
        assert line["seat"] == seat["seat"]
        assert seat["score"] in (None, line["values"][-1])  # none is left in a coalition
    for line in found["curves"]:
        assert len(line["values"]) == len(found["turns"])
        assert line["values"][0] == 0
    assert found["turns"] == sorted(set(found["turns"]))
    (why,) = found["reasons"]
    assert why["rule"]["number"] == "3.1"
    assert "30 points" in why["rule"]["summary"]
    assert any("takes the lead" in moment["text"] for moment in found["moments"])
    assert any("most in one turn" in moment["text"] for moment in found["moments"])
    assert [each["number"] for each in found["moments"]] == sorted(
        each["number"] for each in found["moments"]
    )


@pytest.mark.parametrize("record", ["alone", "machine", "together", "won_together"])
def test_who_has_no_seat_has_a_line_too(ann: Player, record: str) -> None:
    """She is named, her points are counted, and the orders of each turn are no turning points."""
    found = ending_of(ann, f"root/golden/{record}.spinney", language="en")
    (automaton,) = found["state"]["automata"]
    *_, hers = found["curves"]
    assert (hers["label"], hers["seat"]) == ("Mechanical Marquise", None)
    assert hers["values"][-1] == automaton["score"] > 0
    assert hers["values"] == sorted(hers["values"])
    assert not [each for each in found["moments"] if each["text"].startswith("Order of")]


def test_her_lead_is_a_turning_point(ann: Player) -> None:
    found = ending_of(ann, "root/golden/machine.spinney", language="en")
    assert any(each["text"].startswith("Mechanical Marquise takes") for each in found["moments"])


@pytest.mark.parametrize(
    ("record", "rule", "gauges"),
    [
        ("sylvion/golden/introductory.spinney", {"4.3", "4.5"}, ["Edge cards in Bloom"]),
        ("ironwood/golden/shuffled.spinney", {"8.1", "9.1"}, ["Totems brought home", "Forges"]),
    ],
)
def test_a_game_without_points_says_what_it_counts(
    ann: Player, record: str, rule: set[str], gauges: list[str]
) -> None:
    found = ending_of(ann, record)
    assert {each["rule"]["number"] for each in found["reasons"]} & rule
    assert [line["label"] for line in found["curves"]] == gauges
    assert any(line["values"][-1] is not None for line in found["curves"])


def test_who_conceded_is_why(ann: Player, bob: Player, eve: Player) -> None:
    made = ann.table("root", options={"seats": "marquise,eyrie"}, seats=seats("me", "link"))
    bob.post("/api/join", {"token": made["join"]})
    path = f"/api/tables/{made['table']}/ending"
    assert ann.get(path, status=409)["error"] == "not-over"
    ann.choose(made["table"])
    bob.post(f"/api/tables/{made['table']}/concede")
    found = ann.get(path, language="en")
    assert found["how"] == "conceded"
    assert [each["text"] for each in found["reasons"]] == ["Eyrie (Bob) conceded."]
    assert eve.get(path, status=404)["error"] == "no-table"


@pytest.mark.parametrize("language", ["fr", "de"])
def test_it_is_said_in_the_readers_language(ann: Player, language: str) -> None:
    english = ending_of(ann, "root/golden/base_four.spinney", language="en")
    other = ending_of(ann, "root/golden/base_four.spinney", language=language)
    assert english["reasons"] != other["reasons"]
    assert [each["turn"] for each in english["moments"]] == [
        each["turn"] for each in other["moments"]
    ]
