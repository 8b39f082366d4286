"""What happened in a few words: whose doing it is, turns, and scenes in one line."""

from __future__ import annotations

from typing import Any

import pytest

from properties import random_game
from root.positions import at, play
from spinney.core import SPECTATOR, Event, Table, game_named
from spinney.core.chance import Luck
from spinney.core.playout import play_out
from spinney.core.state import EVERYBODY
from spinney.core.telling import Journey, doer, doer_name, journeys, line, told, turns
from spinney.core.text import LANGUAGES, Text

GAMES = [
    ("root", {}),
    ("sylvion", {"players": "2", "mode": "advanced"}),
    ("ironwood", {"solo": "automacier"}),
    ("ironwood", {}),
]


def text_of(table: Table[Any], reader: int = SPECTATOR, language: str = "en") -> Text:
    return Text(
        table.game, language, ["Ann", "Bob", "Cid", "Dan"][: table.seats], reader, table.setup
    )


def fought(dice: tuple[int, int]) -> Table[Any]:
    """The Marquise attacks the Eyrie in clearing 1."""
    here = {"c1": "marquise 3 eyrie 2 roost"}
    table = at(seats="marquise,eyrie", clearings=here, dice=dice, force=True)
    return play(table, "battle")


def scene(table: Table[Any]) -> list[Event]:
    names = [event.name for event in table.state.log]
    return table.state.log[names.index("battle") : names.index("battle-over") + 1]


def test_a_battle_is_one_line() -> None:
    table = fought((3, 1))
    assert line(scene(table), text_of(table)) == (
        "The Marquise attacks the Eyrie in clearing 1: 3 hits to 1; "
        "the Eyrie lose 2 warriors and Roost; the Marquise loses 1 warrior; "
        "the Marquise scores 1 point."
    )
    assert "attacks you in clearing 1" in line(scene(table), text_of(table, reader=1))
    assert "you lose 1 warrior" in line(scene(table), text_of(table, reader=0))


def test_a_battle_without_hits_says_so_instead_of_nought_to_nought() -> None:
    table = fought((0, 0))
    assert line(scene(table), text_of(table)) == (
        "The Marquise attacks the Eyrie in clearing 1: no hits."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nobody_has_warriors_none_are_counted(language: str) -> None:
    text = Text(game_named("root"), language)
    for name in ("forces", "battle-over"):
        assert "0" not in text.event(Event(name, "4.3", (0, 0), EVERYBODY))
        assert "0" not in text.event(Event(name, "4.3", (0, 3), EVERYBODY))
        assert "2" in text.event(Event(name, "4.3", (2, 0), EVERYBODY))


def played(name: str, options: dict[str, str]) -> Table[Any]:
    game = game_named(name)
    table = Table(game, game.simulation(**options), "telling")
    play_out(table, Luck("telling"))
    return table


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_turns_are_told_in_the_order_in_which_they_were_taken(
    name: str, options: dict[str, str]
) -> None:
    """Each event is in one turn, turns stay in order, and each has sentences in every language."""
    table = played(name, options)
    events = table.events(0)
    for language in LANGUAGES:
        text = text_of(table, 0, language)
        found = turns(events, 0, text)
        assert [turn.first for turn in found] == sorted(turn.first for turn in found)
        assert sum(len(turn.events) for turn in found) == len(events)
        for turn in found:
            assert turn.by == "" or doer_name(turn.by, text)
            assert all(sentence.strip() for sentence in told(turn, text))
        assert any(told(turn, text) for turn in found)


def test_a_turn_of_root_is_one_factions_with_all_that_others_do_in_it() -> None:
    table = played("root", {})
    text = text_of(table)
    for turn in turns(table.events(SPECTATOR), 0, text):
        assert sum(event.name == "turn" for event in turn.events) <= 1
        if turn.events[0].name == "turn":
            assert doer(turn.events[0], text) == turn.by


def test_what_was_told_before_is_left_out() -> None:
    table = played("root", {})
    events, text = table.events(0), text_of(table, 0)
    middle = next(i for i, event in enumerate(events) if event.name == "moved")
    first = turns(events, middle, text)[0]
    assert first.first == middle
    whole = [turn for turn in turns(events, 0, text) if turn.first <= middle]
    assert first.by == whole[-1].by


def test_a_battle_in_which_i_was_asked_is_told_as_a_whole() -> None:
    table = fought((3, 1))
    events, text = table.events(1), text_of(table, 1)
    start = next(i for i, event in enumerate(events) if event.name == "battle")
    (turn,) = turns(events, start + 2, text)
    assert turn.first == start
    assert "The Marquise attacks you in clearing 1" in " ".join(told(turn, text))


def test_a_turn_says_what_was_moved_built_and_scored() -> None:
    table = at(
        seats="marquise,eyrie",
        clearings={"c1": "marquise 3 wood 2 sawmill", "c5": "marquise 1", "c9": "eyrie 1 roost"},
        players={"marquise": {"hand": ""}},
        force=True,
    )
    play(table, "march c1 c5 2 done")
    text = text_of(table)
    (turn,) = turns(table.events(SPECTATOR), 0, text)
    # A position begins in the middle of a turn, so nobody has opened it.
    assert told(turn._replace(by="marquise"), text) == [
        "The Marquise moves 2 warriors from clearing 1 to clearing 5."
    ]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_event_has_its_phase_and_every_phase_a_name(
    name: str, options: dict[str, str]
) -> None:
    game = game_named(name)
    table = next(
        table
        for table in random_game(game, game.simulation(**options), "phases")
        if len(table.state.log) > 150 or table.over
    )
    phases = {game.phases[event.phase] for event in table.state.log}
    assert len(phases) > 2
    assert all(Text(game, "en").say(f"label-{phase}") for phase in phases)


def test_moves_that_go_on_are_one_journey() -> None:
    assert journeys([]) == []
    assert journeys([(5, 3, 6), (5, 6, 2), (1, 2, 3)]) == [
        Journey(5, (3, 6, 2)),
        Journey(1, (2, 3)),
    ]
    there = [(2, 1, 5), (1, 1, 5)]
    assert journeys([*there, (3, 5, 6), (2, 6, 7)]) == [Journey(3, (1, 5, 6)), Journey(2, (6, 7))]
    assert journeys([*there, (1, 5, 6)]) == [Journey(3, (1, 5)), Journey(1, (5, 6))]
