"""Each refusal of the game, once, on a small position: what is asked, what is tried, why not."""

from typing import Any

import pytest

from spinney.sylvion.refusals import REFUSALS
from sylvion.positions import at, play, refused

SIEGE = {"mode": "advanced"}
FEATS = {"mode": "advanced", "extension_1": "yes"}
ELEMENTS = {"mode": "advanced", "extension_2": "yes"}
SILENCE = {"players": 2, "hidden": True}
STACKS = ["elemental_0 blaze", "elemental_1 simoon", "elemental_2 blaze", "elemental_3 simoon"]
FULL = {f"{row}{column}": "blazing_2" for row in "abcd" for column in (1, 2, 3, 4)}
CORNERED = dict.fromkeys(("a1", "a2", "a3", "a4", "b4", "c4", "d4"), "elemental_1")
REFUSING = {"idle_plays": "refused"}
GEYSERS = {"a1": "geyser", "b2": "geyser"}

CASES: list[tuple[str, str, dict[str, Any], str, str]] = [
    # refusal, rule, position, what is played first, what is then tried
    (
        "column-empty",
        "2.2",
        {**SIEGE, "stage": "summon", "columns": ["owl", "stag", "", ""], "desertion": [1]},
        "",
        "column_3",
    ),
    (
        "not-revealed",
        "hedgehogs",
        {"stage": "window", "board": {"a5": "blaze"}, "hands": ["hedgehogs"]},
        "",
        "b5",
    ),
    (
        "no-hedgehogs",
        "hedgehogs",
        {**SILENCE, "stage": "window", "board": {"a5": "blaze"}},
        "",
        "a5",
    ),
    ("hedgehogs-too-late", "R06", {"hands": ["hedgehogs tree_1"]}, "", "hedgehogs"),
    ("not-held", "3.4", {"hands": ["tree_1"]}, "", "owl"),
    ("too-dear", "3.4", {"hands": ["tree_1 tree_4"]}, "", "tree_4"),
    (
        "too-few-points",
        "fish",
        {**SIEGE, "points": 1, "hands": ["tree_4 owl stag fish"]},
        "tree_4",
        "points_2",
    ),
    (
        "more-than-the-cost",
        "fish",
        {**SIEGE, "points": 3, "hands": ["tree_2 owl"]},
        "tree_2",
        "points_2",
    ),
    (
        "too-few-for-the-rest",
        "3.4",
        {**SIEGE, "points": 3, "hands": ["tree_4 owl"]},
        "tree_4",
        "points_1",
    ),
    ("partner-too-poor", "7.2", {"players": 2, "hands": ["tree_1 owl", ""]}, "", "owl"),
    ("no-empty-square", "3.4", {"board": FULL, "hands": ["tree_1 whale"]}, "", "tree_1"),
    ("occupied", "0", {"board": {"a1": "tree_1"}, "hands": ["tree_1"]}, "tree_1", "a1"),
    ("not-a-square", "0", {"hands": ["tree_1"]}, "tree_1", "a5"),
    ("no-elemental", "R11", {**REFUSING, "hands": ["tree_1 whale"]}, "", "whale"),
    (
        "no-elemental-there",
        "0",
        {"board": {"a1": "elemental_0", "b1": "elemental_0"}, "hands": ["elephant tree_1"]},
        "elephant",
        "c1",
    ),
    ("cannot-be-moved", "whale", {"board": CORNERED, "hands": ["whale"]}, "whale", "a4"),
    ("taken-by-elemental", "whale", {"board": CORNERED, "hands": ["whale"]}, "whale a3", "a2"),
    (
        "lake-is-no-square",
        "R09",
        {**ELEMENTS, "board": {"b2": "elemental_0", "c2": "acid_lake"}, "hands": ["whale"]},
        "whale",
        "c2",
    ),
    ("out-of-reach", "whale", {"board": {"a1": "elemental_0"}, "hands": ["whale"]}, "whale", "b2"),
    ("no-desolation", "R11", {**REFUSING, **SIEGE, "hands": ["stag tree_1"]}, "", "stag"),
    (
        "no-desolation",
        "R40",
        {**SIEGE, "bloom": 11, "hands": ["stag"], "board": {"a1": "tree_1"}},
        "stag",
        "two",
    ),
    ("no-trees", "stag", {**SIEGE, "bloom": 6, "hands": ["stag"]}, "stag", "trees"),
    ("enough-owls", "R47", {"hands": ["owl tree_1"], "owls": 24}, "", "owl"),
    ("stacks-empty", "R11", {**REFUSING, **SIEGE, "hands": ["doves tree_1"]}, "", "doves"),
    (
        "too-few-to-choose",
        "R14",
        {
            **SIEGE,
            **SILENCE,
            "stage": "support",
            "board": {"a5": "desiccation"},
            "hands": ["owl", ""],
        },
        "",
        "choose",
    ),
    (
        "treason-stays",
        "5.3",
        {**FEATS, "stage": "reinforce", "discard": "treason owl stag"},
        "choose",
        "treason",
    ),
    (
        "not-in-discard",
        "5.2",
        {**SIEGE, "stage": "reinforce", "discard": "fish owl stag"},
        "choose",
        "whale",
    ),
    (
        "not-in-deck",
        "feat_owl",
        {**FEATS, "feats": "feat_owl", "deck": "owl fish"},
        "feat_owl",
        "stag",
    ),
    (
        "not-looked-at",
        "feat_squirrels",
        {**FEATS, "feats": "feat_squirrels", "stacks": STACKS},
        "feat_squirrels",
        "geyser",
    ),
    (
        "treason-not-taken",
        "R38",
        {**FEATS, "wisdom": "sylvan", "feats": "feat_owl", "deck": "owl fish treason"},
        "feat_owl",
        "treason",
    ),
    ("no-such-feat", "9", {**FEATS, "hands": ["tree_1"]}, "", "feat_owl"),
    (
        "field-empty",
        "R11",
        {**REFUSING, **FEATS, "feats": "feat_elephants", "hands": ["tree_1"]},
        "",
        "feat_elephants",
    ),
    (
        "nothing-to-find",
        "R38",
        {**REFUSING, **FEATS, "feats": "feat_owl", "hands": ["tree_1"]},
        "",
        "feat_owl",
    ),
    (
        "no-step-to-skip",
        "R19",
        {**REFUSING, **FEATS, "feats": "feat_hedgehogs", "hands": ["tree_1"]},
        "",
        "feat_hedgehogs",
    ),
    (
        "too-few-trees",
        "feat_stag",
        {**REFUSING, **FEATS, "feats": "feat_stag", "hands": ["tree_1"]},
        "",
        "feat_stag",
    ),
    (
        "too-few-fountains",
        "feat_fish",
        {**REFUSING, **FEATS, "feats": "feat_fish", "hands": ["tree_1"]},
        "",
        "feat_fish",
    ),
    (
        "too-few-cards",
        "feat_doves",
        {**REFUSING, **FEATS, "feats": "feat_doves", "hands": ["tree_1"]},
        "",
        "feat_doves",
    ),
    (
        "too-few-elementals",
        "feat_whales",
        {**REFUSING, **FEATS, "feats": "feat_whales", "hands": ["tree_1"]},
        "",
        "feat_whales",
    ),
    ("no-geyser", "geyser", {"hands": ["tree_1"]}, "", "erupt"),
    ("no-geyser-there", "geyser", {**ELEMENTS, "board": GEYSERS}, "erupt", "c1"),
    ("off-the-field", "geyser", {**ELEMENTS, "board": GEYSERS}, "erupt a1", "left"),
]


@pytest.mark.parametrize(
    ("name", "rule", "fields", "first", "tried"),
    CASES,
    ids=[f"{case[0]} {case[1]}" for case in CASES],
)
def test_a_refusal_names_its_rule(
    name: str, rule: str, fields: dict[str, Any], first: str, tried: str
) -> None:
    table = play(at(**fields), first)
    assert refused(table, tried) == (name, rule)


def test_every_refusal_is_provoked() -> None:
    assert {case[:2] for case in CASES} == {(refusal.name, refusal.rule) for refusal in REFUSALS}


@pytest.mark.parametrize("word", ["swap", "column_1", "a1", "trees"])
def test_a_word_of_another_question_is_no_answer(word: str) -> None:
    assert refused(at(hands=["tree_1"]), word) == ("not-an-answer", "")


@pytest.mark.rule("sylvion:R14")
def test_with_one_card_the_choice_of_two_is_refused() -> None:
    table = at(
        **SIEGE,
        **SILENCE,
        stage="support",
        board={"a5": "demobilisation"},
        discard="owl",
        hands=["tree_1", ""],
    )
    assert refused(table, "random") is None
    assert refused(table, "choose") == ("too-few-to-choose", "R14")
