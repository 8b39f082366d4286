"""Where the news begins: after the seat's own last turn, whatever it was asked since."""

from __future__ import annotations

import pytest

from server.test_cost import at_a_table, play_on
from spinney.core.chance import Luck
from spinney.core.state import SPECTATOR
from spinney.server.live import Live
from spinney.server.past import AUTOMATON, Told
from spinney.server.states import recap

ALONE = {"seats": "vagabond,eyrie", "mechanical": "competitive"}
FOUR = {"seats": "marquise,eyrie,alliance,vagabond"}


def past_of(live: Live, seat: int) -> Told:
    assert live.past is not None
    return live.past.told(seat)


def turn_now(live: Live, seat: int) -> int:
    turns = past_of(live, seat).turns
    return turns[-1] if turns else SPECTATOR


@pytest.mark.parametrize("options", [FOUR, ALONE])
def test_what_was_answered_in_anothers_turn_is_no_beginning(options: dict[str, str]) -> None:
    """Not in an automaton's turn either, nor before one has had a turn."""
    live, luck = at_a_table("root", **options), Luck("oak")
    asked_in: set[int] = set()
    for _ in range(900):
        question = live.playing().question
        if question is None:
            break
        turn, before = turn_now(live, question.seat), recap(live, question.seat)
        play_on(live, luck, 1)
        if turn not in (question.seat, SPECTATOR):
            asked_in.add(turn)
            assert recap(live, question.seat) == before
    assert asked_in
    assert AUTOMATON in asked_in or options is FOUR


def test_the_turn_of_others_that_my_last_choice_set_off_is_news() -> None:
    live, luck = at_a_table("root", **FOUR), Luck("oak")
    ended = False
    for _ in range(900):
        question = live.playing().question
        if question is None:
            break
        seat = question.seat
        own = turn_now(live, seat) == seat
        play_on(live, luck, 1)
        if own and turn_now(live, seat) != seat:
            ended = True
            turns = past_of(live, seat).turns
            assert turns[recap(live, seat) - 1] == seat
            assert turns[recap(live, seat)] != seat
    assert ended
