"""The Corvids as people, bots and learners see them."""

import xml.etree.ElementTree as ElementTree

import pytest

from plates import check_secrets, check_table, plate_named, uses_told
from root.conspirators import corvids, facing
from root.positions import play, seat_of
from root.test_plates import SILENT
from root.test_reasons import amounts
from root.test_scenes import drawn, sides
from said import numbers_of
from spinney.bots import Seat, bot_maker
from spinney.core import Table
from spinney.core.table import KNOWN
from spinney.core.text import LANGUAGES, Text
from spinney.root.factions.corvids.board import KIND_NAMES, board_of
from spinney.root.game import GAME
from spinney.root.state import Root

CLEARINGS = {
    "c1": "corvids 2 hidden_plot marquise 1",
    "c2": "snare corvids 1",
    "c6": "hidden_plot",
    "c8": "corvids 1",
}
HIDDEN = {"c1": "bomb raid", "c6": "raid"}


def table_of() -> Table[Root]:
    return corvids(CLEARINGS, hidden=HIDDEN, me={"hand": "anvil"})


def picture(table: Table[Root], reader: str, language: str = "en") -> str:
    return GAME.svg(table.view(seat_of(table, reader)), Text(GAME, language))


@pytest.mark.parametrize("reader", ["corvids", "marquise"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kinds_of_plot_are_drawn_to_be_clicked_on(reader: str, language: str) -> None:
    words = [
        group.get("data-word")
        for group in ElementTree.fromstring(picture(table_of(), reader, language)).iter()
    ]
    assert set(KIND_NAMES) <= set(words)


@pytest.mark.rule("root:13.2.2.I")
def test_only_their_board_says_what_lies_face_down() -> None:
    table = table_of()
    mine, theirs = picture(table, "corvids"), picture(table, "marquise")
    assert ("1 \N{EN DASH} Bomb<" in mine, "6 \N{EN DASH} Raid<" in mine) == (True, True)
    assert ("1 \N{EN DASH} Bomb<" in theirs, "6 \N{EN DASH} Raid<" in theirs) == (False, False)
    assert "1 \N{EN DASH} Bomb / Snare / Extortion ?" in theirs
    assert "6 \N{EN DASH} ?" in theirs


def test_everything_that_is_drawn_can_be_read() -> None:
    assert len(check_table(table_of(), SILENT)) > 30
    told = plate_named(table_of(), 1, "c1/hidden_plot")
    assert ("Could be", "1 \N{EN DASH} Bomb / Snare / Extortion ?, 6 \N{EN DASH} ?") in [
        (fact.label, fact.value) for fact in told.facts
    ]


def test_a_clearing_says_why_nothing_can_be_guessed_there() -> None:
    table = facing({"c1": "marquise 1 hidden_plot"}, hand="bake_sale", hidden={"c1": "bomb"})
    told = uses_told(table, plate_named(table, 0, "c1"))
    assert ("expose", "no-card-to-show", "13.2.4") in told


def test_plates_tell_nothing_that_their_reader_does_not_know() -> None:
    check_secrets(facing(CLEARINGS, hand="anvil", hidden=HIDDEN, auto=KNOWN))


@pytest.mark.rule("root:13.2.5")
def test_the_scene_of_a_battle_shows_their_agents() -> None:
    table = play(
        facing({"c1": "marquise 4 hidden_plot"}, dice=(0, 0), hidden={"c1": "bomb"}), "battle"
    )
    attacker, defender = sides(table)
    assert (defender.dealt(attacker), attacker.lost) == (1, 1)
    assert drawn(table).tag.endswith("svg")


def test_what_counts_for_the_corvids() -> None:
    found = amounts(table_of(), "corvids")
    assert found["corvids-hidden"] == 2
    assert found["corvids-shown"] == 1
    assert found["corvids-flips"] == 2
    assert found["corvids-warriors"] == 4
    assert found["corvids-posts"] == 1
    assert found["corvids-guessable"] == 1
    assert found["corvids-alone"] == 1
    assert found["corvids-actions"] == 3
    assert found["cards"] == 2


def test_whoever_has_exerted_expects_no_card() -> None:
    table = corvids({"c1": "corvids 2"}, phase="evening")
    assert amounts(table, "corvids")["cards"] == 1
    table.state.step += 1
    board_of(table.state).exerted = True
    assert "cards" not in amounts(table, "corvids")


def test_a_learner_is_given_the_plots() -> None:
    table = table_of()
    for seat, known in ((0, True), (1, False)):
        found = {name: list(part.values()) for name, part in numbers_of(table, seat).items()}
        assert found["players.0.board.plots.c1.kind"] == [int(known), 0, 0, 0]
        assert found["players.0.board.plots.c1.could_be"] == [1, 1, 1, 0]
        assert found["players.0.board.unseen_plots"] == [2, 1, 2, 2]
        assert found["players.0.board.reserve.count"] == [5]


@pytest.mark.games
def test_greedy_corvids_win_among_random_players() -> None:
    won = 0
    for number in range(8):
        table = Table(GAME, GAME.setup(seats="marquise,corvids,alliance"), f"greedy {number}")
        bots = [
            bot_maker(kind)(f"{number} {kind} {seat}")
            for seat, kind in enumerate(("random", "greedy", "random"))
        ]
        while table.question is not None:
            seat = table.question.seat
            table.apply(bots[seat].choose(Seat(table, seat)))
        won += table.view(1)["winners"] == ["corvids"]
    assert won > 8 / 3
