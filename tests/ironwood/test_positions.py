"""Positions written by hand: what may be left out, and what is refused."""

import pytest

from ironwood.positions import IC, WW, asked, asker, at, hand, side
from spinney.core import PositionError


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
