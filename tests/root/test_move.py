"""4.2: moving."""

import pytest

from root.positions import asked, at, lies_in, options, play, refused, told

SEATS = "marquise,eyrie"


@pytest.mark.rule("root:4.2")
def test_any_number_of_warriors_but_not_none_moves_to_an_adjacent_clearing() -> None:
    table = at(seats=SEATS, clearings={"c1": "marquise 4"})
    play(table, "march c5")
    assert options(table) == {"1", "2", "3", "4"}
    assert refused(table, "0") == ("not-that-many", "4.2")
    assert refused(table, "5") == ("not-that-many", "4.2")
    play(table, "3")
    assert (lies_in(table, "c1"), lies_in(table, "c5")) == ({"marquise": 1}, {"marquise": 3})
    assert told(table, "moved") == [("marquise", 3, "c1", "c5")]


@pytest.mark.rule("root:4.2")
def test_buildings_and_tokens_stay() -> None:
    table = at(seats=SEATS, clearings={"c1": "marquise 1 sawmill wood"})
    play(table, "march c5")
    assert lies_in(table, "c1") == {"sawmill": 1, "wood": 1}


@pytest.mark.rule("root:4.2.1")
@pytest.mark.parametrize(
    ("origin", "target", "may"),
    [
        ("marquise 2 eyrie 1", "eyrie 2", True),
        ("marquise 1 eyrie 2", "marquise 2 eyrie 1", True),
        ("marquise 2 eyrie 1", "marquise 2", True),
        ("marquise 1 eyrie 2", "eyrie 1", False),
        ("marquise 1 eyrie 2", "ruin", False),
    ],
)
def test_one_must_rule_the_origin_or_the_target(origin: str, target: str, may: bool) -> None:
    table = at(
        seats=SEATS, clearings={"c1": origin, "c10": target, "c5": "marquise 2", "c9": "marquise 1"}
    )
    play(table, "march c1")
    assert asked(table) == "move-to"
    assert refused(table, "c10") == (None if may else ("rules-neither", "4.2.1"))


@pytest.mark.rule("root:4.2.1")
def test_whoever_rules_neither_end_anywhere_cannot_move() -> None:
    table = at(seats=SEATS, clearings={"c1": "marquise 1 eyrie 2"})
    assert refused(table, "march") == ("nowhere-to-go", "4.2.1")


@pytest.mark.rule("root:4.2.2")
def test_the_same_warriors_may_move_again() -> None:
    table = at(seats=SEATS, clearings={"c1": "marquise 2"})
    play(table, "march c5 2 c5 c2 2")
    assert lies_in(table, "c2") == {"marquise": 2}
    play(table, "march c6 2 c6 c3 2 march c7 2 c7 c12 2")
    assert lies_in(table, "c12") == {"marquise": 2}


@pytest.mark.rule("root:4.2.2")
def test_other_warriors_may_move_with_the_next_move() -> None:
    table = at(seats=SEATS, clearings={"c1": "marquise 1", "c3": "marquise 1"})
    play(table, "march c1 c5 c3 c7")
    assert lies_in(table, "c5") == {"marquise": 1}
    assert lies_in(table, "c7") == {"marquise": 1}
