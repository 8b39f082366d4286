"""Positions written by hand: what may be left out, and what is refused."""

from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from ironwood.positions import IC, WW, asked, asker, at, hand, options, position, side, told
from mutations import changed_positions_are_read_or_refused
from spinney.core import PositionError
from spinney.core.positions import read_position
from spinney.core.table import table_at
from spinney.ironwood.game import GAME
from spinney.ironwood.solo.automaton import roll
from spinney.ironwood.words import MOUNTAINS


def test_what_is_left_out_is_where_one_would_look_for_it() -> None:
    table = at()
    assert asked(table) == "play"
    assert asker(table) == WW
    assert hand(table, WW) == ["WW01P", "WW02P", "WW03P"]
    assert side(table, IC)["deck"]["count"] == 35
    assert table.view(WW)["places"] == {"ferrum": {"site": "forge"}}
    assert len(table.view(WW)["visions"]["deck"]) == 10


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"warriors": {"forest_17": 1}}, "state.warriors.forest_17: 'forest_17' is not on this"),
        ({"warriors": {"feryum": 1}}, "'feryum' cannot stand here; did you mean 'ferrum'?"),
        ({"golems": {"forest_1": 1}}, "state.golems.forest_1: there can be none in a forest"),
        ({"moved": {"auria": 1}}, "state.moved.auria: more have moved than are there"),
        ({"sites": {"auria": "forge"}}, "state.sites.auria: only outer mountains"),
        ({"totems": {"intact": ["forest_11"]}}, "state.totems.intact[0]: totems on the board are"),
        ({"slot": 1, "side": "woodwalkers"}, "state.slot: the woodwalkers do not act in slot 1"),
        ({"warriors": {"auria": 12, "zincur": 9}}, "1 warriors of the Ironclads too many"),
        ({"crystals": {"woodwalkers": 20, "ironclads": 1}}, "1 crystals too many (rule 1.1)"),
        ({"cards": {"woodwalkers": {"deck": []}}}, "state.cards.woodwalkers.WW04: this card is no"),
        (
            {"cards": {"woodwalkers": {"hand": ["WW04"], "discard": ["WW04"]}}},
            "state.cards.woodwalkers.WW01P: this card is nowhere",
        ),
        ({"cubes": {"WW14": 1}}, "state.cubes.WW14: this card is not in play"),
        ({"cards": {"woodwalkers": {"in_play": ["WW14"]}}}, "a permanent in play has a cube on it"),
        ({"visions": {"deck": []}}, "state.visions.vision_auria: this card is nowhere"),
        (
            {"beliefs": {"public": {"vision_auria": ["vision_zincur"]}}},
            "state.beliefs.public.vision_auria: what a card is must be among what it may be",
        ),
        ({"lasting": ["WW34"]}, "state.lasting: 'WW34' cannot stand here"),
        ({"marks": [{"card": "IC21", "place": "forest_9"}]}, "not a permanent in play"),
        ({"weather": "fair"}, "state.weather: no such field"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_field(fields, message) -> None:
    with pytest.raises(PositionError) as error:
        at(**fields)
    assert message in str(error.value)


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(PositionError) as caught:
        at(
            warriors={"forest_17": 1, "auria": 21},
            drill={"at": "feryum"},
            crystals={"woodwalkers": 20, "ironclads": 1},
            cards={"woodwalkers": {"hand": ["WW04"], "discard": ["WW04"]}},
            weather="fair",
        )
    assert [fault.place for fault in caught.value.faults] == [
        *("state.warriors.forest_17", "state.warriors.auria", "state.drill.at"),
        *(f"state.cards.woodwalkers.{card}" for card in ("WW01P", "WW02P", "WW03P", "WW04")),
        *("state.crystals", "state.weather"),
    ]
    assert not caught.value.playable


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"round": 0}, "round"),
        ({"rounds": 20, "round": 21}, "round"),
        ({"totems": {"secured": 3}}, "totems.secured"),
        ({"stage": "enlist", "drill": {"moved": True}}, "drill.moved"),
        ({"stage": "enlist", "warriors": {"auria": 1}, "moved": {"auria": 1}}, "moved"),
        (
            {"stage": "enlist", "golems": {"auria": 1}, "moved_golems": {"auria": 1}},
            "moved_golems",
        ),
        ({"help": {"ironclads": 1}}, "help"),
        ({"stage": "prepare", "cards": {"ironclads": {"spent": ["IC01P"]}}}, None),
        (
            {"cards": {"woodwalkers": {"in_play": ["WW14"]}}, "cubes": {"WW14": 2}}
            | {"pending": ["WW14"]},
            "pending",
        ),
    ],
)
def test_what_no_game_comes_to_is_taken_by_force_only(
    fields: dict[str, Any], place: str | None
) -> None:
    with pytest.raises(PositionError) as caught:
        at(**fields)
    wanted = f"state.{place or 'cards.ironclads.spent'}"
    assert [fault.place for fault in caught.value.faults] == [wanted]
    assert caught.value.playable
    assert at(force=True, **fields).question is not None


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"stage": "keep"}, "cards.woodwalkers.hand"),
        ({"stage": "help", "help": {"woodwalkers": 2}}, "help.woodwalkers"),
        ({"stage": "cubes", "slot": 3}, "slot"),
    ],
)
def test_what_the_rules_cannot_go_on_from_is_refused(fields: dict[str, Any], place: str) -> None:
    with pytest.raises(PositionError) as caught:
        at(force=True, **fields)
    assert caught.value.faults[0].place == f"state.{place}"


def test_the_side_follows_from_the_slot_and_the_other_way_round() -> None:
    assert at(slot=3).state.side == IC
    assert at(side="ironclads").state.slot == 1
    assert read_position(GAME, position(stage="cubes", side="ironclads")).state.slot == 0


def test_in_the_preparation_every_permanent_is_still_to_lose_a_cube() -> None:
    cards = {"woodwalkers": {"in_play": ["WW14", "WW18"]}}
    table = at(stage="cubes", cards=cards, cubes={"WW14": 2, "WW18": 2})
    assert asked(table) == "cube-from"
    assert options(table) == {"WW14", "WW18"}


def test_before_the_deal_nothing_can_be_given() -> None:
    assert asked(table_at(GAME, {"state": {"stage": "deal"}}, "acorn")) == "return"
    with pytest.raises(PositionError, match=r"^state\.crystals: in stage 'deal'"):
        table_at(GAME, {"state": {"stage": "deal", "crystals": {}}}, "acorn")


def test_what_lies_on_top_can_be_given() -> None:
    state = {"cards": {"woodwalkers": {"top": ["WW30", "WW07"]}}, "visions": {"top": [AURIA]}}
    g = read_position(GAME, {"state": state}).state
    written = GAME.write(g)
    assert written["cards"]["woodwalkers"]["deck"][:3] == ["WW30", "WW07", "WW04"]
    assert written["visions"]["deck"][0] == AURIA
    with pytest.raises(PositionError, match=r"visions\.top: the deck is given already"):
        table_at(GAME, {"state": {"visions": {"top": [AURIA], "deck": [AURIA]}}}, "acorn")


AURIA = "vision_auria"


@pytest.mark.parametrize("face", GAME.die)
def test_the_die_of_an_automa_can_be_given(face: str) -> None:
    described = position(solo="automacier", warriors={"ferrum": 3}, ww="")
    table = table_at(GAME, described | {"next": {"dice": [face] * 9}}, "acorn")
    roll(table.state, list(range(MOUNTAINS)))
    assert {shown for (shown,) in told(table, "die")} == {f"die_{face}"}


@settings(max_examples=4, phases=(Phase.explicit, Phase.generate))
@given(solo=st.sampled_from(("no", "automacier", "automaquis")), seed=st.integers(0, 999).map(str))
def test_changed_positions_are_read_or_refused(solo: str, seed: str) -> None:
    changed_positions_are_read_or_refused(GAME, GAME.setup(solo=solo, rounds="20"), seed)
