"""Playing at a table: questions, answers, copies, and what each seat is told."""

from __future__ import annotations

from typing import Any

import pytest

from magpie.game import GAME, WAY, Magpie, Nest
from spinney.core import (
    SPECTATOR,
    Flow,
    IllegalChoice,
    Question,
    RecordError,
    SpinneyError,
    Table,
)
from spinney.core.numbers import fill, written
from spinney.core.records import record_of
from spinney.core.table import NOT_AN_ANSWER, NOTHING, go_on, sent, table_at

NUMBER = GAME.vocabulary.number


# Questions and answers


def test_the_question_says_who_is_asked_what(at: Any) -> None:
    table = at("3 9", "5 7")
    assert table.asked(0) == {
        "seat": 0,
        "ask": "way",
        "rule": "2",
        "about": [0],
        "options": ["pass", "bid", "dare"],
    }


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_others_learn_only_who_decides_what_kind(at: Any, seat: int) -> None:
    assert at("3 9", "5 7").asked(seat) == {"seat": 0, "ask": "way", "rule": "2"}


def test_an_answer_leads_to_the_next_question(at: Any) -> None:
    table = at("3 9", "5 7")
    table.play("bid")
    assert table.question.ask.name == "card"
    table.play("9")
    assert (table.question.ask.name, table.question.seat) == ("way", 1)
    assert table.question.about == (9,)


def test_a_question_with_one_answer_is_not_asked(at: Any) -> None:
    table = at("9", "5 7")
    table.play("bid")
    assert table.view(1)["shown"] == ["9"]
    assert table.question.seat == 1
    assert [GAME.vocabulary.word(choice) for choice in table.choices] == ["bid"]


def test_a_table_can_hold_at_every_question(at: Any) -> None:
    position = at("9", "5 7").position()
    table = table_at(GAME, position, "acorn", auto=NOTHING)
    table.play("bid")
    assert (table.asked(0)["ask"], table.asked(0)["options"]) == ("card", ["9"])
    assert table.view(1)["shown"] == []
    assert table.clone("acorn").asked(0) == table.asked(0)
    assert table.back_to(1).asked(0) == table.asked(0)
    again = table_at(GAME, table.position(), "acorn", auto=NOTHING)
    assert again.asked(0) == table.asked(0)
    assert table_at(GAME, table.position(), "acorn").question.seat == 1
    with pytest.raises(RecordError, match="holds at every question"):
        record_of(Table(GAME, GAME.setup(), "acorn", auto=NOTHING))


def test_a_seat_that_can_only_pass_is_passed_over(at: Any) -> None:
    table = at("", "5 7")
    assert table.question.seat == 1
    assert [event.name for event in table.events(1)] == ["chose"]
    assert table.choices == []


class Polite(Magpie):
    """Asks everybody, whatever they hold."""

    def step(self, g: Nest) -> Flow:
        yield Question(WAY, 0, (0,), always=True)
        g.over = True


class Unmanned(Magpie):
    """Asks a seat that there is not."""

    def step(self, g: Nest) -> Flow:
        yield Question(WAY, SPECTATOR, (0,), always=True)


def test_nobody_is_asked_who_has_no_seat(at: Any, variant: Any) -> None:
    with pytest.raises(SpinneyError, match="asks 'way' where nobody has a seat"):
        table_at(variant(Unmanned), at("", "5 7").position() | {"since": {}}, "acorn")


def test_a_question_may_always_be_asked(at: Any, variant: Any) -> None:
    table = table_at(variant(Polite), at("", "5 7").position() | {"since": {}}, "acorn")
    assert table.asked(0)["options"] == ["pass"]
    table.play("pass")
    assert table.over


def test_an_illegal_choice_changes_nothing(at: Any) -> None:
    table = at("3 9", "5 7")
    before = table.digest()
    for word in ("9", "5"):
        with pytest.raises(IllegalChoice, match=rf"^'{word}' does not answer 'way' \(rule 2\)$"):
            table.play(word)
    assert table.digest() == before
    assert table.choices == []
    table.play("bid")


def test_why_not_explains_what_is_refused(at: Any) -> None:
    table = at("3 9", "5 7", keeper=0)
    assert table.why_not(NUMBER("bid")) is None
    refusal = table.why_not(NUMBER("dare"))
    assert (refusal.name, refusal.rule) == ("keeps", "3")
    assert repr(refusal) == "Refusal('keeps', '3')"


def test_why_not_has_an_answer_for_what_does_not_come_up(at: Any) -> None:
    table = at("3 9", "5 7")
    table.question.options = table.question.options[:1]
    assert table.why_not(NUMBER("bid")) is NOT_AN_ANSWER


def test_nothing_is_asked_after_the_end(at: Any) -> None:
    table = at("3 9", "5 7", round=3)
    table.play("pass")
    table.play("pass")
    assert table.over
    assert table.asked(0) is None
    with pytest.raises(IllegalChoice, match="the game is over"):
        table.play("pass")
    with pytest.raises(IllegalChoice, match="the game is over"):
        table.why_not(NUMBER("pass"))


def test_a_state_draws_only_at_a_table() -> None:
    with pytest.raises(AssertionError, match="not at a table"):
        GAME.begin(GAME.setup()).below(6)


# Events


def test_events_reach_their_audience_only(table: Table[Nest]) -> None:
    dealt = [[e.args for e in table.events(seat) if e.name == "dealt"] for seat in (0, 1)]
    assert len(dealt[0]) == len(dealt[1]) == 3
    assert set(dealt[0]).isdisjoint(dealt[1])
    assert table.events(SPECTATOR) == []


def test_everybody_but_one(table: Table[Nest]) -> None:
    table.state.tell_to(~(1 << 0), "chose", "2", 0, 12)
    heard = [[e.name for e in table.events(seat)][-1:] for seat in (SPECTATOR, 0, 1)]
    assert heard == [["chose"], ["dealt"], ["chose"]]


def test_a_table_without_a_log_tells_nothing() -> None:
    table = Table(GAME, GAME.setup(), "acorn", log=False)
    table.play("bid")
    assert table.events(0) == []


# Copies


def test_a_clone_stands_where_the_table_stands(at: Any) -> None:
    table = at("3 9", "5 7")
    table.play("dare")
    twin = table.clone("other", keep=True)
    assert twin.digest() == table.digest()
    assert twin.question is table.question


def test_a_clone_draws_its_own_chance(at: Any) -> None:
    table = at("3 9", "5 7")
    table.play("dare")
    rolls = set()
    for seed in range(60):
        twin = table.clone(str(seed), log=True)
        twin.play("9")
        rolls.add(next(e.args[2] for e in twin.events(0) if e.name == "showed"))
    assert rolls == {1, 2, 3, 4, 5, 6}


def test_a_clone_keeps_what_chance_has_brought(at: Any) -> None:
    """Inside a step the die that fell stays as it fell."""
    table = at("3 9", "5 7")
    table.play("dare")
    table.play("9")
    assert {table.clone(str(seed)).state.keeper for seed in range(30)} == {table.state.keeper}


def test_chance_can_be_the_same_for_clones_whatever_was_drawn_before(at: Any) -> None:
    def rolled(drawn: int, **how: bool) -> list[int]:
        table = at("3 9", "5 7")
        table.checkpoint.drawn = table.state.drawn = drawn
        twin = table.clone("other", log=True, keep=True, **how)
        found = []
        for again in (twin, twin.clone("third", log=True, keep=True)):
            again.play("dare")
            again.play("9")
            found.append(next(e.args[2] for e in again.events(0) if e.name == "showed"))
        return found

    assert len({tuple(rolled(drawn)) for drawn in range(20)}) > 1
    assert len({tuple(rolled(drawn, anew=True)) for drawn in range(20)}) == 1


def test_chance_that_is_counted_anew_leaves_the_table_alone(at: Any) -> None:
    table = at("3 9", "5 7")
    table.checkpoint.drawn = table.state.drawn = 5
    table.clone("other", keep=True, anew=True)
    assert table.checkpoint.drawn == table.state.drawn == 5


def test_a_clone_that_keeps_nothing_cannot_be_cloned_or_written(table: Table[Nest]) -> None:
    twin = table.clone("other")
    with pytest.raises(SpinneyError, match="keeps no checkpoint"):
        twin.clone("another")
    with pytest.raises(SpinneyError, match="keeps no checkpoint"):
        twin.position()


def test_a_clone_of_a_finished_game_is_finished_alike(at: Any) -> None:
    table = at("3 9", "5 7", round=3)
    for word in ("bid", "9", "pass"):
        table.play(word)
    twin = table.clone("other")
    assert twin.over
    assert twin.returns() == table.returns() == [1.0, 0.0]
    assert twin.view(0) == table.view(0)


def test_worlds_differ_in_what_the_seat_does_not_know(at: Any) -> None:
    table = at("3 9", "5 7")
    hands = {tuple(table.determinize(0, str(i)).state.cards(1)) for i in range(100)}
    assert len(hands) > 10
    assert all(set(hand).isdisjoint(table.state.cards(0)) for hand in hands)
    assert {tuple(table.determinize(0, str(i)).state.cards(0)) for i in range(100)} == {(2, 8)}


def test_the_same_seed_gives_the_same_world(at: Any) -> None:
    table = at("3 9", "5 7")
    assert table.determinize(0, "w").state.where == table.determinize(0, "w").state.where


def test_another_seats_options_are_those_of_its_new_hand(at: Any) -> None:
    table = at("3 9", "5 7")
    table.play("pass")
    table.play("bid")
    for i in range(20):
        world = table.determinize(0, str(i))
        assert world.question.options == world.state.cards(1)


# Digests


def test_digests_tell_positions_apart(at: Any) -> None:
    digests = {at("3 9", "5 7").digest(), at("3 9", "5 8").digest(), at("3 9", "5 7").digest()}
    assert len(digests) == 2


def test_a_digest_is_the_same_on_every_machine(at: Any) -> None:
    table = at("3 9", "5 7")
    table.play("dare")
    assert table.digest() == "349e81046c882ddf"


# What is C where it is compiled


def asking(questions: list[Question], heard: list[int]) -> Flow:
    for question in questions:
        answer = yield question
        heard.append(answer)


@pytest.mark.parametrize("way", [go_on, sent])
def test_a_step_goes_on_to_its_end(way: Any) -> None:
    heard: list[int] = []
    questions = [Question(WAY, 0), Question(WAY, 1)]
    flow = asking(questions, heard)
    assert [way(flow, None), way(flow, 3), way(flow, 4)] == [*questions, None]
    assert heard == [3, 4]


def stumbling() -> Flow:
    yield Question(WAY, 0)
    raise KeyError("stumbled")


@pytest.mark.parametrize("way", [go_on, sent])
def test_what_goes_wrong_in_a_step_is_not_its_end(way: Any) -> None:
    flow = stumbling()
    way(flow, None)
    with pytest.raises(KeyError):
        way(flow, 3)


@pytest.mark.parametrize("way", [fill, written])
def test_cells_go_into_a_row(way: Any) -> None:
    row = bytearray(5)
    way(memoryview(row), 1, b"abc")
    assert row == b"\0abc\0"
    with pytest.raises(ValueError, match=r"."):
        way(memoryview(row), 3, b"abc")
    assert row == b"\0abc\0"


@pytest.mark.parametrize("number", [-1, 10**6])
def test_a_number_that_stands_for_no_word_is_refused(number: int) -> None:
    table = Table(GAME, GAME.setup(), "oak")
    with pytest.raises(IllegalChoice, match=f"{number} stands for no word"):
        table.apply(number)
    assert not table.choices
