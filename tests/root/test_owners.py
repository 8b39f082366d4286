"""Owners, seats and turns are three things: somebody may own pieces and have no seat."""

from typing import Any

import pytest

from spinney.core import Event, Table
from spinney.core.rows import but
from spinney.core.state import EVERYBODY
from spinney.core.text import Text
from spinney.root import options
from spinney.root.battle import battlegrounds, fight, opponents
from spinney.root.faction import Faction
from spinney.root.factions.marquise.board import MarquiseBoard
from spinney.root.game import GAME
from spinney.root.pieces import place_warriors, put_warriors
from spinney.root.rule import ruler
from spinney.root.state import NOBODY, Battle, Root
from spinney.root.victory import score
from spinney.root.views import view
from spinney.root.words import CLEARING, EYRIE, FACTION, MARQUISE, VOCABULARY

PATROL = VOCABULARY.number("forest_patrol") - FACTION


def with_patrol() -> Root:
    """The Marquise and the Eyrie, and warriors of somebody nobody plays."""
    patrol = Faction(PATROL, "", reach=0, warriors=4)
    return options.begin(GAME.setup(seats="marquise,eyrie"), [patrol])


def test_whoever_has_no_seat_takes_no_turn_but_rules_and_is_seen() -> None:
    g = with_patrol()
    assert g.turns == g.players == [MARQUISE, EYRIE]
    place_warriors(g, PATROL, 0, 2, "4.2")
    put_warriors(g, MARQUISE, 0, 1)
    assert ruler(g, 0) == PATROL
    assert g.others[MARQUISE] == [EYRIE, PATROL]
    seen: dict[str, Any] = view(g, 0)["clearings"][0]
    assert seen["ruler"] == "forest_patrol"
    assert seen["warriors"] == {"marquise": 1, "forest_patrol": 2}
    assert [player["faction"] for player in view(g, 0)["players"]] == ["marquise", "eyrie"]


def test_whoever_has_no_seat_is_attacked_and_loses_warriors() -> None:
    g = with_patrol()
    table = Table(GAME, GAME.setup(seats="marquise,eyrie"), "acorn")
    g.chance, g.log = table.state.chance, []
    put_warriors(g, MARQUISE, 0, 3)
    place_warriors(g, PATROL, 0, 2, "4.2")
    assert battlegrounds(g, MARQUISE) == [0]
    assert opponents(g, MARQUISE, 0) == [PATROL]
    asked = list(fight(g, Battle(MARQUISE, PATROL, 0)))
    assert asked == [], "nobody has anything to choose"
    (told,) = (event.args for event in g.log if event.name == "battle")
    assert told == (FACTION + MARQUISE, FACTION + PATROL, CLEARING)
    lost = g.warriors[MARQUISE * 13] + g.warriors[PATROL * 13]
    assert lost < 5
    assert g.supply[PATROL] + g.warriors[PATROL * 13] == 4


def test_copies_do_not_share_the_boards_of_those_nobody_plays() -> None:
    g = with_patrol()
    g.boards[PATROL] = MarquiseBoard()
    assert g.copy().boards[PATROL] is not g.boards[PATROL]
    twin = g.copy()
    twin.seat_of = but(twin.seat_of, PATROL, 1)
    assert g.seat_of[PATROL] == NOBODY


def test_copies_have_the_pieces_of_all_owners() -> None:
    g = with_patrol()
    copy = g.copy()
    place_warriors(copy, PATROL, 3, 1, "4.2")
    assert ruler(copy, 3) == PATROL
    assert ruler(g, 3) == -1


def test_a_log_names_owners_whether_or_not_somebody_plays_them() -> None:
    setup = GAME.setup(seats="marquise,eyrie")
    args = (FACTION + EYRIE, FACTION + MARQUISE, CLEARING + 4)
    battle = Event("battle", "4.3", args, EVERYBODY)
    watching = Text(GAME, "en", setup=setup).event(battle)
    unknown = Text(GAME, "en").event(battle)
    assert watching == unknown
    assert "Eyrie" in watching
    assert "Marquise" in watching
    assert "you" in Text(GAME, "en", reader=0, setup=setup).event(battle)


def test_a_missing_seat_is_an_error_and_never_the_last_player() -> None:
    text = Text(GAME, "en", ["Anna", "Bert"], setup=GAME.setup(seats="marquise,eyrie"))
    with pytest.raises(ValueError, match="no seat -1"):
        text.event(Event("scored", "3.2", (-1, 1, 1), EVERYBODY))


def test_a_seat_that_scores_is_told_by_its_seat() -> None:
    g = with_patrol()
    g.log = []
    score(g, EYRIE, 2, "3.2")
    assert [event.args for event in g.log] == [(1, 2, 2)]
