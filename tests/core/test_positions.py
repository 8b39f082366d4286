"""Positions: JSON that people write by hand, refused with the path of what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from magpie.game import CARD, GAME, Magpie, Nest
from spinney.core import Flow, PositionError, Question, Setup
from spinney.core.errors import PositionWarning
from spinney.core.fields import MOST_FAULTS, Fields
from spinney.core.table import table_at


def position(**fields: Any) -> dict[str, Any]:
    return {"state": {"cards": {"A": ["3", "9"], "B": ["5", "7"]}}} | fields


def test_a_position_may_be_written_with_only_the_fields_that_matter() -> None:
    table = table_at(GAME, {"state": {"cards": {"A": ["3"], "B": ["5"]}}}, "acorn")
    assert table.view(0)["hand"] == ["3"]
    assert table.question.ask.name == "way"


def test_an_empty_position_is_a_table_without_cards() -> None:
    assert table_at(GAME, {}, "acorn").over


def test_what_is_written_says_everything() -> None:
    table = table_at(GAME, position(), "acorn")
    table.play("dare")
    assert table.position() == {
        "spinney": 3,
        "game": "magpie",
        "options": {},
        "state": {
            "round": 1,
            "keeper": -1,
            "cards": {"shown": [], "A": ["3", "9"], "B": ["5", "7"]},
            "drawn": 0,
        },
        "since": {"answers": ["dare"], "chance": []},
    }


def test_a_position_names_only_the_options_that_are_not_as_usual() -> None:
    table = table_at(GAME, {"options": {"seats": "3"}}, "acorn")
    assert table.position()["options"] == {"seats": "3"}


def test_a_position_of_version_1_is_read() -> None:
    """It names every option, also those that have their default."""
    table = table_at(GAME, position(spinney=1, options={"seats": "2"}), "acorn")
    assert table.digest() == table_at(GAME, position(), "acorn").digest()


def test_a_position_inside_a_step_holds_what_chance_brought() -> None:
    table = table_at(GAME, position(), "acorn")
    table.play("dare")
    table.play("9")
    written = table.position()
    assert written["since"]["answers"] == ["dare", "9"]
    assert len(written["since"]["chance"]) == 1
    for seed in ("acorn", "beech", "cedar"):
        assert table_at(GAME, written, seed).view(0) == table.view(0)


def test_reading_leaves_the_position_alone() -> None:
    given = position(since={"answers": ["bid", "9"]})
    before = repr(given)
    table = table_at(GAME, given, "acorn")
    table.play("pass")
    assert repr(given) == before


WRONG = {
    "version": (position(spinney=4), "spinney: this is version 4; versions 1, 2 and 3 can be read"),
    "game": (position(game="chess"), "game: this is a position of 'chess', not of magpie"),
    "option": (position(options={"seats": "7"}), "options.seats: option seats cannot be '7'"),
    "option name": (position(options={"seat": "2"}), "options.seat: magpie has no option 'seat'"),
    "field": (position(stat={}), "stat: no such field; did you mean 'state'?"),
    "state": (position(state=[]), "state: an object is wanted here"),
    "state field": (
        position(state={"rounds": 1}),
        "state.rounds: no such field; did you mean 'round'?",
    ),
    "number": (
        position(state={"round": 9}),
        "state.round: a number from 0 to 4 is wanted, not 9",
    ),
    "no number": (
        position(state={"round": True}),
        "state.round: a number from 0 to 4 is wanted, not True",
    ),
    "word": (
        position(state={"cards": {"A": ["3", "13"]}}),
        "state.cards.A[1]: '13' cannot stand here",
    ),
    "no word": (
        position(state={"cards": {"A": [3]}}),
        "state.cards.A[0]: 3 cannot stand here",
    ),
    "list": (
        position(state={"cards": {"A": "3"}}),
        "state.cards.A: a list is wanted, not '3'",
    ),
    "seat": (position(state={"cards": {"C": ["3"]}}), "state.cards.C: no such field"),
    "drawn": (position(state={"drawn": -1}), "state.drawn: a number from 0 to"),
    "answer": (
        position(since={"answers": ["bidd"]}),
        "since.answers[0]: 'bidd' cannot stand here; did you mean 'bid'?",
    ),
    "illegal answer": (
        position(since={"answers": ["bid", "5"]}),
        "since.answers[1]: '5' does not answer 'card'",
    ),
    "too many answers": (
        position(since={"answers": ["pass", "pass", "pass"]}),
        "since.answers: there are more than the rules ask for",
    ),
    "chance": (
        position(since={"chance": [4]}),
        "since.chance[0]: digits are wanted, not 4",
    ),
    "endless chance": (
        position(since={"chance": ["9" * 5000]}),
        "since.chance[0]: at most 155 digits are wanted",
    ),
    "since": (
        position(since={"answer": ["bid"]}),
        "since.answer: no such field; did you mean 'answers'?",
    ),
}


@pytest.mark.parametrize(("wrong", "message"), WRONG.values(), ids=WRONG.keys())
def test_what_is_wrong_is_named_with_its_path(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as error:
        table_at(GAME, wrong, "acorn")
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)


def test_an_answer_that_is_no_text_is_refused() -> None:
    with pytest.raises(PositionError, match=r"^since\.answers\[0\]: "):
        table_at(GAME, position(since={"answers": [["bid"]]}), "acorn")


def test_an_outcome_that_cannot_be_is_refused() -> None:
    """A die does not show a hundred."""
    wrong = position(since={"answers": ["dare", "9"], "chance": ["100"]})
    with pytest.raises(PositionError, match=r"^since\.chance"):
        table_at(GAME, wrong, "acorn")


def test_an_outcome_too_many_is_refused() -> None:
    """It would be read as the next die, and be no chance at all."""
    wrong = position(since={"answers": ["dare", "9"], "chance": ["3", "5"]})
    with pytest.raises(PositionError, match=r"^since\.chance"):
        table_at(GAME, wrong, "acorn")


def test_all_faults_are_told_at_once() -> None:
    wrong = position(state={"round": 9, "keeper": "A", "cards": {"A": ["13"]}, "wind": 1})
    with pytest.raises(PositionError) as error:
        table_at(GAME, wrong | {"next": {"dice": [3]}, "stat": 1}, "acorn")
    assert [fault.place for fault in error.value.faults] == [
        *("state.round", "state.keeper", "state.cards.A[0]", "state.wind", "next.dice[0]", "stat")
    ]
    assert str(error.value).splitlines() == [str(fault) for fault in error.value.faults]
    assert not error.value.playable


def test_of_very_many_faults_the_first_are_told() -> None:
    with pytest.raises(PositionError) as error:
        table_at(GAME, position(since={"answers": ["bidd"] * 100_000}), "acorn")
    assert len(error.value.faults) == MOST_FAULTS + 1
    assert error.value.faults[-1].sentence == "what else is wrong is not looked for"


class Strict(Magpie):
    """Never plays two rounds, has a die of two sides, and is fond of the second."""

    def read(self, setup: Setup, fields: Fields) -> Nest:
        if fields.any("round", 1) == 2:
            fields.unreachable("round", "there is one only")
        if fields.any("round", 1) == 3:
            fields.notice("round", "this is the last one")
        return super().read(setup, fields)

    def step(self, g: Nest) -> Flow:
        g.keeper = g.roll(len(self.die)) * 2 + g.pick([7, 8])
        yield Question(CARD, 0, (0,))
        g.over = True


@pytest.fixture
def strict(variant: Any) -> Any:
    game = variant(Strict)
    game.die = ("heads", "tails")
    return game


def test_what_no_game_comes_to_is_taken_by_force_only(strict: Any) -> None:
    wrong = position(state={"round": 2, "cards": {"A": ["3"], "B": ["5"]}})
    with pytest.raises(PositionError, match=r"^state\.round: there is one only$") as error:
        table_at(strict, wrong, "acorn")
    assert error.value.playable
    table = table_at(strict, wrong, "acorn", force=True)
    assert table.state.round == 2
    assert table.back_to(0).state.round == 2
    wrong["state"]["wind"] = 1
    with pytest.raises(PositionError, match=r"state\.wind: no such field"):
        table_at(strict, wrong, "acorn", force=True)


def test_what_may_not_be_meant_is_a_warning(strict: Any) -> None:
    given = position(state={"round": 3, "cards": {"A": ["3"], "B": ["5"]}})
    with pytest.warns(PositionWarning, match=r"^state\.round: this is the last one$"):
        table_at(strict, given, "acorn")


@pytest.mark.parametrize(("die", "pick"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_dice_and_picks_to_come_can_be_given(strict: Any, die: int, pick: int) -> None:
    given = {"dice": [strict.die[die], "heads"], "picks": ["3", ["8", "9"][pick]]}
    table = table_at(strict, position(next=given), "acorn")
    assert table.state.keeper == 2 * die + pick
    assert table.position()["next"] == {"dice": ["heads"], "picks": ["3"]}, "what is left over"
    assert table_at(strict, table.position(), "beech").state.keeper == table.state.keeper


def test_nobody_who_thinks_about_a_game_knows_what_comes(strict: Any) -> None:
    table = table_at(strict, position(next={"dice": ["heads"] * 9}), "acorn")
    assert table.clone("acorn").state.chance.coming is None


def test_a_face_that_a_die_does_not_have_is_refused(strict: Any) -> None:
    with pytest.raises(PositionError, match=r"^next\.dice\[1\]: a die of this game shows heads"):
        table_at(strict, position(next={"dice": ["heads", "edge"]}), "acorn")


class Speechless(Magpie):
    def step(self, g: Nest) -> Flow:
        g.where = [1] * len(g.where)
        yield Question(CARD, 0, (0,))


def test_where_the_rules_cannot_go_on_is_no_position(variant: Any) -> None:
    with pytest.raises(PositionError, match=r"^state: the rules cannot go on: magpie asks 'card'"):
        table_at(variant(Speechless), position(), "acorn")


def test_a_position_is_an_object() -> None:
    with pytest.raises(PositionError, match=r"^position: an object is wanted here$"):
        table_at(GAME, [], "acorn")  # type: ignore[arg-type]


# Fields


def test_fields_are_taken_one_by_one() -> None:
    fields = Fields({"fog": True, "wind": "north", "trees": [1], "deep": {"n": 3}})
    assert fields.has("fog")
    assert fields.flag("fog", False) is True
    assert fields.one_of("wind", ("north", "south"), "south") == "north"
    assert fields.array("trees") == [1]
    assert fields.object("deep").number("n", 0, 9, 0) == 3
    fields.done()
    assert fields.flag("rain", False) is False


def test_fields_of_the_wrong_kind_are_refused() -> None:
    fields = Fields({"fog": "yes", "wind": "nort"}, "state")
    assert fields.flag("fog", False) is False
    assert fields.one_of("wind", ("north", "south"), "south") == "south"
    assert [str(fault) for fault in fields.faults] == [
        "state.fog: true or false is wanted, not 'yes'",
        "state.wind: 'nort' is not one of north, south; did you mean 'north'?",
    ]


class Windy(Magpie):
    """Rolls a die before its first question."""

    def step(self, g: Nest) -> Flow:
        g.keeper = g.below(1000)
        yield Question(CARD, 0, (0,))
        g.over = True


def test_chance_before_the_first_question_of_a_step_is_written_down(variant: Any) -> None:
    windy = variant(Windy)
    table = table_at(windy, position(), "acorn")
    assert table.position()["since"] == {"answers": [], "chance": [str(table.state.keeper)]}
    read = table_at(windy, table.position(), "beech")
    assert read.state.keeper == table.state.keeper
