"""What each side knows, and worlds that keep it."""

import pytest

from ironwood.positions import IC, WW, at, options, play, side
from properties import random_game
from spinney.core import SPECTATOR, Table
from spinney.core.chance import Luck
from spinney.ironwood.beliefs import OBSERVERS, matching, resample_visions, show_one
from spinney.ironwood.game import GAME
from spinney.ironwood.state import Ironwood
from spinney.ironwood.words import INNER_VISIONS, VISIONS

WORLDS = 40


def worlds(table: Table[Ironwood], seat: int) -> list[Ironwood]:
    return [table.determinize(seat, f"world {i}").state for i in range(WORLDS)]


@pytest.mark.rule("ironwood:1.3")
def test_the_first_vision_is_of_an_inner_mountain_in_every_world() -> None:
    table = Table(GAME, GAME.setup(first_draw="two"), "acorn")
    hands = {world.vision_hand[0] for world in worlds(table, IC)}
    assert hands == set(range(INNER_VISIONS))
    assert {tuple(world.vision_hand) for world in worlds(table, WW)} == {
        tuple(table.state.vision_hand)
    }


@pytest.mark.rule("ironwood:6.6")
def test_a_vision_that_was_looked_at_stays_known_when_it_is_drawn() -> None:
    table = at(
        ww="WW06",
        ic="IC12",
        side="ironclads",
        slot=1,
        drill={"at": "auria", "track": 2, "hopper": 1},
    )
    play(table, "IC12 done WW06")
    assert table.view(IC)["visions"]["hand"] == {"count": 1, "known": ["vision_auria"]}
    assert all(world.vision_hand == [0] for world in worlds(table, IC))
    assert len({world.vision_hand[0] for world in worlds(table, SPECTATOR)}) > 3


def test_a_vision_that_is_shown_may_have_been_any_card_of_the_hand() -> None:
    """The Ironclads know that the first vision is of an inner mountain, not which card it is."""
    inner = (1 << INNER_VISIONS) - 1
    masks = []
    for first in (0, 1):  # the card that is shown, vision 0, came first or second
        g = at(visions="vision_auria vision_lithimar").state
        assert g.vision_hand == [0, 1]
        g.beliefs[IC][first] = inner
        show_one(g, IC, 0)
        masks.append(sorted(g.beliefs[IC]))
    assert masks[0] == masks[1]


@pytest.mark.rule("ironwood:13.2")
def test_a_burned_vision_may_be_any_of_the_hand() -> None:
    table = at(
        ww="WW03P",
        visions="vision_auria vision_zincur",
        warriors={"forest_11": 1},
        beliefs={"ironclads": {"vision_auria": ["vision_auria"]}},
    )
    assert table.view(IC)["visions"]["hand"]["known"] == ["vision_auria"]
    play(table, "WW03P vision_auria")
    assert table.view(IC)["visions"]["hand"]["known"] == []
    places = {(world.vision_hand[0] == 0, world.burned[0] == 0) for world in worlds(table, IC)}
    assert places == {(True, False), (False, True)}


@pytest.mark.rule("ironwood:7.4")
def test_a_hidden_wager_may_be_any_card_of_the_hand() -> None:
    table = at(
        ww="WW04 WW01P WW09",
        ic="IC05",
        warriors={"forest_9": 2, "zincur": 2},
        cards={"woodwalkers": {"seen_by_opponent": ["WW09"]}},
    )
    play(table, "WW04 done forest_9 WW09")
    assert side(table, WW, IC)["hand"] == {"count": 1, "known": ["WW01P", "WW09"]}
    assert options(table) == {"IC05", "none"}
    assert {world.wagers[WW] for world in worlds(table, IC)} == {0, 8}


@pytest.mark.rule("ironwood:WW19")
def test_a_wager_that_must_be_a_base_card_is_one_in_every_world() -> None:
    table = at(
        ww="WW09",
        ic="IC02P IC05 IC06",
        side="ironclads",
        warriors={"forest_9": 2, "zincur": 2},
        cards={"woodwalkers": {"in_play": ["WW19"]}},
        cubes={"WW19": 1},
    )
    play(table, "IC02P done zincur")
    assert options(table) == {"none"}
    table = at(
        ww="WW09",
        ic="IC02P IC01P IC05 IC06",
        side="ironclads",
        warriors={"forest_9": 2, "zincur": 2},
        cards={"woodwalkers": {"in_play": ["WW19"]}},
        cubes={"WW19": 1},
    )
    play(table, "IC02P done zincur IC01P")
    assert {world.wagers[IC] for world in worlds(table, WW)} == {38}


def test_what_is_true_is_always_held_for_possible() -> None:
    for table in random_game(GAME, GAME.setup(rounds=20), "belief"):
        for observer in OBSERVERS:
            masks = table.state.beliefs[observer]
            assert all(masks[vision] >> vision & 1 for vision in range(VISIONS))
            for vision in table.state.found:
                assert masks[vision] == 1 << vision
        for vision in table.state.vision_hand + table.state.burned:
            assert table.state.beliefs[WW][vision] == 1 << vision


def test_what_others_know_is_made_up_too() -> None:
    table = at(visions="vision_auria", beliefs={"ironclads": {"vision_zincur": ["vision_zincur"]}})
    for world in worlds(table, WW):
        for observer in OBSERVERS:
            masks = world.beliefs[observer]
            assert all(masks[vision] >> vision & 1 for vision in range(VISIONS))
        assert not [v for v in world.vision_deck if world.beliefs[IC][v] == 1 << v]


def test_names_are_given_at_random_within_what_is_possible() -> None:
    masks = [0b1111] * 4 + [0b1111110000] * 6
    found = {tuple(matching(masks, list(range(VISIONS)), Luck(str(i)))) for i in range(200)}
    assert len(found) > 150
    for names in found:
        assert sorted(names[:4]) == [0, 1, 2, 3]
        assert sorted(names[4:]) == [4, 5, 6, 7, 8, 9]


def test_names_that_the_rest_cannot_do_without_are_not_tried_in_vain() -> None:
    """Two cards may have a name that no other can have: one of them must get it."""
    masks = [0b1111, 0b1111] + [0b1111111011] * 8
    for i in range(50):
        luck, after = Luck(str(i)), Luck(str(i))
        names = matching(masks, list(range(VISIONS)), luck)
        assert sorted(names) == list(range(VISIONS))
        next_one = luck.below(10**9)
        assert next_one in [after.below(10**9) for _ in range(3 * VISIONS)], "it drew too often"


def test_resampling_again_and_again_loses_no_vision() -> None:
    table = Table(GAME, GAME.setup(), "acorn")
    g = table.state
    for i in range(20):
        resample_visions(g, i % 3, Luck(str(i)))
        assert sorted(g.vision_deck + g.vision_hand) == list(range(VISIONS))
