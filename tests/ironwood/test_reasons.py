"""What counts in Ironwood: each reason on a small position, and the outlook that comes of them."""

from __future__ import annotations

import math

import pytest

from ironwood.positions import IC, WW, at, new, play
from spinney.core.chance import Luck
from spinney.core.text import LANGUAGES, Text
from spinney.ironwood.game import GAME
from spinney.ironwood.reasons import PAR, weigh

NAMES = [reason.name for reason in GAME.reasons]


def weighed(table, side: int) -> dict[str, float]:
    """How much of each reason there is for a side, but for those of which there is nothing."""
    amounts = GAME.weigh(table.state, table.state.seat[side])
    return {name: amount for name, amount in zip(NAMES, amounts, strict=True) if amount}


def odds(table) -> float:
    """The Woodwalkers' chance."""
    return GAME.outlook(table.state)[table.state.seat[WW]]


def test_every_reason_has_a_name_of_its_own_and_a_weight() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert all(reason.weight for reason in GAME.reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    text = Text(GAME, language)
    assert all(text.has(f"reason-{name}") for name in NAMES)


def test_nobody_counts_the_reasons_of_the_other_side() -> None:
    table = new()
    wood, iron = weighed(table, WW), weighed(table, IC)
    assert set(wood) & set(iron) <= {"cards", "base-cards", "cubes"}


def test_the_outlook_is_shared_between_the_seats() -> None:
    table = new()
    luck = Luck("reasons")
    while table.question is not None:
        shares = GAME.outlook(table.state)
        assert sum(shares) == pytest.approx(1)
        assert all(0 < share < 1 for share in shares)
        table.apply(table.question.options[luck.below(len(table.question.options))])
        if table.state.round > 6:
            break


def ahead(table) -> float:
    """What the Woodwalkers' reasons come to beyond the Ironclads', by their weights alone."""
    wood, iron = (
        sum(
            reason.weight * amount
            for reason, amount in zip(GAME.reasons, weigh(table.state, side), strict=True)
        )
        for side in (WW, IC)
    )
    return wood - iron


@pytest.mark.parametrize(
    ("options", "par"), [({}, PAR), ({"solo": "automacier"}, 0.0), ({"solo": "automaquis"}, 0.0)]
)
def test_between_two_players_equal_chances_have_a_par(options: dict[str, str], par: float) -> None:
    table = new(**options)
    seat = table.state.seat.index(0)
    own = math.log(GAME.outlook(table.state)[0] / (1 - GAME.outlook(table.state)[0]))
    assert (own if seat == WW else -own) == pytest.approx(ahead(table) - par)


# The Woodwalkers


def test_totems_count_more_the_nearer_they_are_to_safety() -> None:
    alone = at(ww="WW04", totems={"intact": ["forest_9"]}, warriors={"forest_5": 1})
    carried = at(ww="WW04", totems={"intact": ["forest_9"]}, warriors={"forest_9": 1})
    deep = at(ww="WW04", totems={"intact": ["forest_3"]}, warriors={"forest_3": 1})
    secured = at(ww="WW04", totems={"secured": 1}, warriors={"forest_9": 1})
    assert odds(alone) < odds(deep) < odds(carried) < odds(secured)


def test_a_fading_totem_counts_for_the_turns_that_are_left() -> None:
    ways = [
        weighed(at(ww="WW04", slot=slot, totems={kind: ["forest_9"]}, warriors={"forest_9": 1}), WW)
        for kind, slot in (("fading", 4), ("fading", 0), ("intact", 0))
    ]
    hopes = [found["totems-on-the-way"] for found in ways]
    assert hopes[0] < hopes[1] < hopes[2] < 1


def test_a_strong_warband_next_to_a_totem_is_a_danger() -> None:
    table = at(ww="WW04", totems={"intact": ["forest_9"]}, warriors={"forest_9": 1, "plumbarum": 3})
    guarded = at(
        ww="WW04", totems={"intact": ["forest_9"]}, warriors={"forest_9": 4, "plumbarum": 3}
    )
    assert weighed(table, WW)["totems-in-danger"] > 0
    assert "totems-in-danger" not in weighed(guarded, WW)


@pytest.mark.parametrize(
    ("warriors", "reason"),
    [
        ({"forest_9": 1}, "visions-to-discover"),
        ({"forest_15": 1}, "visions-to-reach"),
        ({"forest_9": 1, "plumbarum": 1}, "visions-guarded"),
    ],
)
def test_a_vision_counts_by_what_stands_in_its_way(warriors: dict[str, int], reason: str) -> None:
    found = weighed(at(ww="WW04", visions="vision_plumbarum", warriors=warriors), WW)
    assert {name for name in found if name.startswith("visions")} == {reason}
    assert found[reason] == 0.5


def test_each_further_vision_counts_half_of_the_one_before() -> None:
    held = "vision_plumbarum vision_gallimor vision_argentimar"
    found = weighed(at(ww="WW04", visions=held, warriors={"forest_9": 1, "forest_10": 1}), WW)
    assert found["visions-to-discover"] == 0.875


# The Ironclads


def test_a_foundation_counts_more_while_it_is_held() -> None:
    held = weighed(at(sites={"plumbarum": "foundation"}, warriors={"plumbarum": 2}), IC)
    left = weighed(at(sites={"plumbarum": "foundation"}, warriors={"zincur": 2}), IC)
    assert (held["foundations"], held["foundations-held"]) == (1, 1)
    assert left["foundations"] == 1
    assert "foundations-held" not in left


def test_crystals_count_as_far_as_there_is_something_to_build() -> None:
    crystals = {"ironclads": 12}
    assert weighed(at(crystals=crystals), IC)["crystals-for-forges"] == 5
    two = {"plumbarum": "foundation", "chromia": "foundation"}
    assert weighed(at(crystals=crystals, sites=two), IC)["crystals-for-forges"] == 12
    nearly = {"plumbarum": "forge", "chromia": "forge", "gallimor": "foundation"}
    assert weighed(at(crystals=crystals, sites=nearly), IC)["crystals-for-forges"] == 5


def test_building_a_forge_is_worth_its_price() -> None:
    table = at(
        side="ironclads",
        slot=1,
        ic="IC01P",
        crystals={"ironclads": 5},
        sites={"plumbarum": "foundation"},
        warriors={"plumbarum": 2},
    )
    before = odds(table)
    play(table, "IC01P build pay plumbarum")
    assert weighed(table, IC)["forges"] == 1
    assert odds(table) < before


def test_a_loaded_drill_is_worth_more_near_a_forge() -> None:
    near = at(drill={"at": "zincur", "hopper": 4, "track": 2})
    far = at(drill={"at": "plumbarum", "hopper": 4, "track": 2})
    name = "crystals-in-the-hopper"
    assert weighed(near, IC)[name] == 4
    assert weighed(far, IC)[name] == pytest.approx(2.4)


# Both sides


def test_base_cards_count_while_there_are_turns_for_them() -> None:
    hand = "WW01P WW02P WW03P"
    assert weighed(at(ww=hand), WW)["base-cards"] == 3
    assert weighed(at(ww=hand, slot=4), WW)["base-cards"] == 1
    assert "base-cards" not in weighed(at(ww=hand, ic="IC01P", slot=5, side="ironclads"), WW)
    assert weighed(at(ww=hand, ic="IC01P", slot=5, side="ironclads"), IC)["base-cards"] == 1


def test_when_the_game_is_over_the_outlook_is_the_outcome() -> None:
    table = at(ww="WW04", warriors={"forest_9": 1}, totems={"intact": ["forest_9"], "secured": 2})
    play(table, "WW04 forest_9 forest_15 intact")
    assert table.over
    assert GAME.outlook(table.state) == table.returns() == [1.0, 0.0]


@pytest.mark.parametrize("solo", ["automacier", "automaquis"])
def test_alone_the_automatons_reasons_are_the_risk(solo: str) -> None:
    table = new(solo=solo)
    state = table.state
    (share,) = GAME.outlook(state)
    assert 0 < share < 1
    human = state.seat.index(0)
    state.crystals[1 - human] += 3
    (worse,) = GAME.outlook(state)
    assert worse < share
