"""Hand-written positions: what is left out, and what is wrong with those that cannot be."""

from typing import Any

import pytest
from hypothesis import Phase, given, settings

from mutations import changed_positions_are_read_or_refused
from spinney.core import PositionError, Setup
from spinney.core.table import table_at
from spinney.sylvion.game import GAME
from sylvion.positions import asked, at, position
from sylvion.positions import told as events
from sylvion.setups import seeds, setups


def test_what_is_left_out_is_empty_and_the_defence_of_turn_1() -> None:
    table = at(hands=["tree_1"])
    view = table.view(0)
    assert (view["stage"], view["turn"], view["active"], view["bloom"]) == ("defend", 1, 0, 6)
    assert view["board"] == {}
    assert view["deck"]["count"] == 0
    assert asked(table) == "play"


def test_a_position_comes_back_as_it_was_written() -> None:
    written = at(
        mode="advanced",
        extension_1="yes",
        extension_2="yes",
        players=2,
        hidden=True,
        figure="a3",
        active="B",
        board={"a3": "bearer_2", "b1": "acid_lake", "c4": "tree_2"},
        stacks=["blaze simoon", "simoon blaze", "geyser blaze", "elemental_0 simoon"],
        known=1,
        hands=["owl", "tree_1 whale"],
        shown=["", "whale"],
        seen=["owl", "whale"],
        deck="treason stag",
        foreseen=1,
        discard="fish",
        removed="doves feat_owl",
        ravage_discard="elemental_3",
        feats="feat_doves feat_stag",
        points=2,
        turn=4,
    ).position()
    assert table_at(GAME, written, "another seed").position() == written
    assert written["state"]["deck"] == ["treason", "stag"]
    assert written["state"]["feats"] == ["feat_stag", "feat_doves"]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"stage": "defence"}, "state.stage: 'defence' is not one of muster"),
        ({"bloom": 13}, "state.bloom: a number from 0 to 12 is wanted, not 13"),
        ({"active": "B"}, "state.active: 'B' is not one of A"),
        ({"result": "drawn"}, "state.result: 'drawn' is not one of open, won, lost"),
        ({"board": {"a0": "tree_1"}}, "state.board.a0: this is not a square of the battlefield"),
        ({"board": {"a5": "blaze"}}, "state.board.a5: this is not a square of the battlefield"),
        ({"board": {"e1": "tree_1"}}, "state.board.e1: 'e1' cannot stand here"),
        (
            {"board": {"a1": "elemental"}},
            "state.board.a1: 'elemental' cannot stand here; did you mean 'elemental_3'?",
        ),
        ({"board": {"a1": "whale"}}, "state.board.a1: 'whale' cannot lie here"),
        ({"board": {"a1": "blaze"}}, "state.board.a1: 'blaze' cannot lie here"),
        (
            {"stage": "support", "board": {"a5": "tree_1"}},
            "state.board.a5: 'tree_1' cannot lie here",
        ),
        ({"stage": "move", "board": {"a5": "blaze"}}, "state.board.a5: 'blaze' cannot lie here"),
        (
            {"mode": "advanced", "figure": "b2"},
            "state.figure: there is no elemental on b2",
        ),
        ({"mode": "advanced", "figure": "here"}, "state.figure: 'here' cannot stand here"),
        ({"stacks": ["blaze", "blaze"]}, "state.stacks: 4 lists are wanted, not 2"),
        (
            {"stacks": ["blaze", "blaze", "blaze", ""]},
            "state.stacks: all four must have the same number of cards",
        ),
        (
            {"stacks": ["blaze", "owl", "blaze", "blaze"]},
            "state.stacks[1][0]: 'owl' cannot stand here",
        ),
        ({"stage": "reveal"}, "state.stacks: in stage 'reveal' they must have cards"),
        (
            {"mode": "advanced", "stage": "summon"},
            "state.desertion: in stage 'summon' it must have numbers",
        ),
        (
            {"mode": "advanced", "stage": "desert"},
            "state.desertion: in stage 'desert' it must have numbers",
        ),
        (
            {"mode": "advanced", "desertion": [5]},
            "state.desertion[0]: a number from 1 to 4 is wanted, not 5",
        ),
        ({"hands": ["owl", "owl"]}, "state.hands: 1 lists are wanted, not 2"),
        ({"hands": ["owl treason"]}, "state.hands[0][1]: 'treason' cannot stand here"),
        ({"hands": [3]}, "state.hands[0]: a list is wanted, not 3"),
        (
            {"hands": ["owl"], "shown": ["whale"]},
            "state.shown[0]: there are cards here that are not in the hand",
        ),
        ({"known": 1}, "state.known: a number from 0 to 0 is wanted, not 1"),
        ({"deck": "owl feat_owl"}, "state.deck[1]: 'feat_owl' cannot stand here"),
        ({"feats": "owl"}, "state.feats[0]: 'owl' cannot stand here"),
        ({"barrage": 1}, "state.barrage: true or false is wanted, not 1"),
        ({"hand": ["owl"]}, "state.hand: no such field; did you mean 'hands'?"),
        ({"deck": "owl owl owl"}, "state.deck: too many 'owl': this game has 2"),
        ({"hands": ["stag"]}, "state.hands[0]: too many 'stag': this game has none"),
        (
            {"mode": "advanced", "board": {"a1": "bearer_1"}},
            "state.board: too many 'bearer_1': this game has none",
        ),
        (
            {"mode": "easy"},
            "options.mode: option mode cannot be 'easy'; it can be introductory, advanced",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        at(**fields)
    assert str(caught.value).startswith(message)


def test_a_figure_needs_a_game_with_one() -> None:
    written = position(mode="advanced", board={"a1": "elemental_1"}, figure="a1")
    del written["options"]["figure"]
    with pytest.raises(PositionError, match=r"^state\.figure: this game is played without it$"):
        table_at(GAME, written, "acorn")


ELEVEN = "tree_1 tree_1 tree_2 tree_2 owl owl whale whale tree_3 tree_3 tree_4"
ALL_AT_ONCE = {
    "bloom": 13,
    "board": {"a1": "whale"},
    "hands": ["stag"],
    "weather": "fair",
}


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(PositionError) as caught:
        at(**ALL_AT_ONCE)
    places = [fault.place for fault in caught.value.faults]
    assert places == ["state.board.a1", "state.bloom", "state.hands[0]", "state.weather"]


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"turn": 0}, "turn"),
        ({"players": 2, "turn": 2, "active": "A"}, "active"),
        ({"stage": "limit", "points": 2}, "points"),
        ({"stage": "reinforce", "owls": 1}, "owls"),
        ({"stage": "reinforce", "barrage": True}, "barrage"),
        ({"mode": "advanced", "pile": "owl"}, "pile"),
        ({"mode": "advanced", "desertion": [1]}, "desertion"),
        ({"mode": "advanced", "columns": ["owl", "", "", ""]}, "columns"),
        ({"stage": "assault", "stacks": ["blaze"] * 4}, "stacks"),
        ({"stage": "summon", "desertion": [1]}, "stage"),
        ({"stage": "reveal", "stacks": ["elemental_0"] * 4, "hands": [ELEVEN]}, "hands[0]"),
    ],
)
def test_what_no_game_comes_to_is_taken_by_force_only(fields: dict[str, Any], place: str) -> None:
    with pytest.raises(PositionError) as caught:
        at(**fields)
    assert [fault.place for fault in caught.value.faults] == [f"state.{place}"]
    assert caught.value.playable
    table_at(GAME, position(**fields), "acorn", force=True)


def test_whose_turn_it_is_follows_from_its_number_and_the_other_way_round() -> None:
    assert at(players=2, turn=4, hands=["owl", "owl"]).state.active == 1
    assert at(players=2, active="B", hands=["owl", "owl"]).state.turn == 2


def test_before_the_game_nothing_can_be_given() -> None:
    begun = table_at(GAME, {"state": {"stage": "muster"}}, "acorn")
    assert begun.view(0)["turn"] == 1
    with pytest.raises(PositionError, match=r"^state\.bloom: in stage 'muster'"):
        table_at(GAME, {"state": {"stage": "muster", "bloom": 3}}, "acorn")


def test_the_card_that_is_picked_at_random_can_be_given() -> None:
    for card in ("owl", "whale"):
        fields = position(
            mode="advanced",
            stage="support",
            board={"a5": "desiccation"},
            hands=["owl tree_1 whale"],
        )
        table = table_at(GAME, fields | {"next": {"picks": [card]}}, "acorn")
        table.play("random")
        assert [told[1] for told in events(table, "dried-up")] == [card]


@settings(max_examples=12, phases=(Phase.explicit, Phase.generate))
@given(setup=setups(), seed=seeds)
def test_changed_positions_are_read_or_refused(setup: Setup, seed: str) -> None:
    changed_positions_are_read_or_refused(GAME, setup, seed)
