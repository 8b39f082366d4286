"""The Keepers as people, bots and learners see them; and random games with them."""

import xml.etree.ElementTree as ElementTree
from collections import Counter

import pytest
from rich.console import Console

from lockstep import Pairs, with_pair
from plates import check_secrets, check_table, plate_named
from root.games import check_game
from root.knights import RETAINER, facing, keepers
from root.positions import play, seat_of, told
from root.test_plates import SILENT
from root.test_reasons import amounts
from root.test_scenes import drawn, sides
from said import numbers_of
from spinney.bots import Seat, bot_maker
from spinney.core import SPECTATOR, Table
from spinney.core.chance import Luck
from spinney.core.table import KNOWN
from spinney.core.text import LANGUAGES, Text
from spinney.root.factions.keepers.board import board_of
from spinney.root.game import GAME
from spinney.root.state import Root
from spinney.root.terminal import draw

FT, TJ = "waystation_figure_tablet", "waystation_tablet_jewelry"
CLEARINGS = {
    "c1": "keepers 2 figure_1 marquise 1",
    "c8": f"keepers 4 {FT} tablet_2 figure_2",
    "c2": "figure_3 marquise 2",
}
WOODS = {"f1": "tablet_1", "f2": "jewelry_1 jewelry_3 | tablet_3"}


def table_of(hand: str = "anvil") -> Table[Root]:
    retinue = f"{RETAINER} bake_sale / {RETAINER} / anvil"
    return keepers(
        CLEARINGS, retinue, hand.replace("anvil", "foxfolk_steel"), woods=WOODS, step="move"
    )


def words_drawn(table: Table[Root], reader: str, language: str = "en") -> set[str | None]:
    picture = GAME.svg(table.view(seat_of(table, reader)), Text(GAME, language))
    return {group.get("data-word") for group in ElementTree.fromstring(picture).iter()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_cards_waystations_and_relics_are_drawn_to_be_clicked_on(language: str) -> None:
    words = words_drawn(table_of(), "keepers", language)
    assert {"move", "delve", "recover", RETAINER, "bake_sale", "anvil"} <= words
    assert {TJ, "waystation_jewelry_tablet", "f1", "f7"} <= words
    assert {"tablet", "jewelry", "tablet_3", "figure_1", FT} <= words


def test_only_the_keepers_click_on_their_columns() -> None:
    assert "delve" not in words_drawn(table_of(), "marquise")


@pytest.mark.rule("root:15.2.1")
def test_nothing_that_is_drawn_tells_the_value_of_a_face_down_relic() -> None:
    table = table_of()
    for reader in ("keepers", "marquise"):
        picture = GAME.svg(table.view(seat_of(table, reader)), Text(GAME, "en"))
        assert 'data-name="f1/tablet"' in picture
        assert 'data-name="f1/tablet_1"' not in picture


def test_the_terminal_shows_forests_and_retinue() -> None:
    console = Console(width=120, record=True)
    console.print(draw(table_of().view(0), Text(GAME, "en")))
    shown = console.export_text()
    assert "Battle then Delve" in shown
    assert "Tablet 3" in shown


def test_everything_that_is_drawn_can_be_read() -> None:
    assert len(check_table(table_of(), SILENT)) > 30
    told_of = plate_named(table_of(), 1, "f2/jewelry")
    assert ("Face down", "Jewelry 1, Jewelry 2, Jewelry 3 \N{MULTIPLICATION SIGN}2") in [
        (fact.label, fact.value) for fact in told_of.facts
    ]


def test_plates_tell_nothing_that_their_reader_does_not_know() -> None:
    check_secrets(facing(CLEARINGS, hand="cobbler", woods=WOODS, auto=KNOWN))


@pytest.mark.rule("root:15.2.4")
def test_the_scene_of_a_battle_shows_the_hit_that_is_ignored() -> None:
    table = play(facing({"c1": "marquise 4 keepers 3 figure_1"}, dice=(2, 0)), "battle")
    attacker, defender = sides(table)
    assert (attacker.dealt(defender), defender.lost) == (1, 1)
    assert drawn(table).tag.endswith("svg")


def test_what_counts_for_the_keepers() -> None:
    found = amounts(table_of(), "keepers")
    assert found["keepers-home"] == 2
    assert found["keepers-unearthed"] == 8
    assert found["keepers-waystations"] == 1
    assert found["keepers-crowded"] == 1
    assert found["keepers-exposed"] == 1
    assert found["keepers-warriors"] == 6
    assert found["keepers-actions"] == 4


def test_a_learner_is_given_forests_retinue_and_relics() -> None:
    table = table_of()
    found = numbers_of(table, 1)
    assert found["players.0.board.forests.f2"]["jewelry"] == 2
    assert found["players.0.board.forests.f2"]["tablet_3"] == 1
    assert found["players.0.board.retinue.move"][RETAINER] == 1
    assert found["players.0.board.face_down"]["jewelry_3"] == 2


# Secrets


@pytest.mark.rule("root:15.3.1", "root:1.2.1")
def test_other_worlds_have_other_values_and_all_that_was_seen() -> None:
    table = table_of()
    values = set()
    for seat in (SPECTATOR, 0, 1):
        for n in range(12):
            world = table.determinize(seat, f"world {n}")
            assert world.view(seat) == table.view(seat)
            values.add(board_of(world.state).hidden[0][0])
    assert len(values) == 2, "of the tablets that nobody has seen one is worth 1, one 3"


@pytest.mark.rule("root:15.5.2.II.a", "root:1.2.1")
def test_a_relic_that_is_turned_up_cannot_be_put_back() -> None:
    table = keepers({"c1": "keepers 1"}, "/ anvil foxfolk_steel /", woods={"f1": "figure_1"})
    play(table, "anvil")
    assert table.why_not_undo(0) is None
    play(table, "f1")
    assert told(table, "delved")
    assert table.why_not_undo(0) is not None


# Games


def lockstep_pairs(seats: str, deck: str, number: int, most: int) -> Pairs:
    """Pairs of worlds of one random game; see `tests/lockstep.py`."""
    table = Table(GAME, GAME.setup(seats=seats, deck=deck), f"keepers {number}")
    luck = Luck(f"lockstep {number}")
    found = Pairs(Counter(), 0, [])
    while table.question is not None and found.ended.total() < most:
        if luck.below(12) == 0:
            found = with_pair(found, table, luck.below(table.seats + 1) - 1, number)
        options = table.question.options
        table.apply(options[luck.below(len(options))])
    return found


MIXES = (
    "keepers,marquise",
    "eyrie,keepers,vagabond",
    "corvids,keepers,riverfolk,cult",
    "vagabond,keepers,duchy,vagabond_2,alliance",
)


@pytest.mark.games
@pytest.mark.parametrize("seats", MIXES)
def test_worlds_that_a_seat_cannot_tell_apart_stay_so(seats: str) -> None:
    for number in range(2):
        found = lockstep_pairs(seats, ("standard", "exiles")[number], number, 5)
        assert found.leaks == []
        assert found.ended.total() > 0


@pytest.mark.games
@pytest.mark.parametrize("number", range(2 * len(MIXES)))
def test_random_games(number: int) -> None:
    check_game(MIXES[number % len(MIXES)], number)


@pytest.mark.games
def test_greedy_keepers_win_among_random_players() -> None:
    won = 0
    for number in range(8):
        table = Table(GAME, GAME.setup(seats="marquise,keepers,alliance"), f"greedy {number}")
        bots = [
            bot_maker(kind)(f"{number} {kind} {seat}")
            for seat, kind in enumerate(("random", "greedy", "random"))
        ]
        while table.question is not None:
            seat = table.question.seat
            table.apply(bots[seat].choose(Seat(table, seat)))
        won += table.view(1)["winners"] == ["keepers"]
    assert won > 8 / 3
