"""The rules panel: rulings beside their rules, and what the editions change."""

from __future__ import annotations

from typing import Any

from server.running import Player, seats


def numbers(found: list[dict[str, Any]]) -> list[str]:
    return [line["number"] for line in found]


def test_a_rule_comes_with_its_rulings_and_they_lead_back(ann: Player) -> None:
    page = ann.get("/api/rules/root/4.3.3")
    (ruling,) = page["rulings"]
    assert (ruling["number"], page["about"], page["option"]) == ("R10", [], None)
    there = ann.get("/api/rules/root/R10")
    assert (there["heading"], there["summary"]) == (ruling["heading"], ruling["summary"])
    assert there["about"] == [{"number": "4.3.3", "heading": page["heading"]}]


def test_a_ruling_names_the_option_that_rules_otherwise(ann: Player) -> None:
    assert ann.get("/api/rules/sylvion/R07", language="de")["option"] == "Weg des Wals"


def test_searching_finds_rulings_by_words_and_by_their_rules(ann: Player) -> None:
    assert numbers(ann.get("/api/rules/sylvion", search="4.3")) == ["4.3", "R35", "R42"]
    assert numbers(ann.get("/api/rules/sylvion", search="tornado single card")) == ["R33"]
    everything = numbers(ann.get("/api/rules/sylvion"))
    assert len(everything) == len(set(everything))


def test_what_an_edition_changes_is_marked_and_said(ann: Player) -> None:
    lines = {line["number"]: line["editions"] for line in ann.get("/api/rules/root")}
    assert (lines["6.5.2"], lines["6.5.3"]) == (["first"], [])
    (difference,) = ann.get("/api/rules/root/6.5.2")["differences"]
    assert difference["edition"] == "first"
    assert difference["sentence"].startswith("The action is 2 moves")
    assert ann.get("/api/rules/root/6.5.3")["differences"] == []


def test_a_table_says_by_which_edition_it_is_played(ann: Player) -> None:
    for game, options, edition in (
        ("root", {"seats": "marquise,eyrie"}, "law"),
        ("root", {"seats": "marquise,eyrie", "edition": "first"}, "first"),
        ("ironwood", {}, ""),
    ):
        made = ann.table(game, options=options, seats=seats("me", "me"))
        assert ann.state(made["table"])["edition"] == edition
