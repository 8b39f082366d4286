"""Where two rules meet, and where something runs out: worked positions."""

from __future__ import annotations

from typing import Any

import pytest

from root.positions import (
    asked,
    asker,
    at,
    board,
    lies_in,
    options,
    play,
    player,
    points,
    refused,
    told,
)
from root.vagabonds import vagabond
from spinney.core import SPECTATOR, Table
from spinney.root.game import GAME
from spinney.root.state import Root

FOUR = "vagabond,marquise,eyrie,alliance"


def eyrie(clearings: dict[str, str], leader: str, **fields: Any) -> Table[Root]:
    """The Eyrie with a decree of these cards and no more, viziers or not."""
    mine = {"leader": leader, "decree": fields.pop("decree", {}), **fields.pop("board", {})}
    players = {"eyrie": {"board": mine, **fields.pop("me", {})}}
    return at(
        seats="eyrie,marquise",
        clearings={"c3": "marquise 1"} | clearings,
        players=players,
        force=True,
        **({"phase": "daylight"} | fields),
    )


@pytest.mark.rule("root:1.5.4", "root:7.7.1", "root:7.8.2", "root:3.2")
def test_the_last_recruit_comes_before_the_humiliation() -> None:
    """A bird card fits any roost; its two viziers and itself cost more points than there are."""
    table = eyrie(
        {"c1": "eyrie 9 roost", "c2": "eyrie 10 roost"},
        "charismatic",
        decree={"recruit": ["vizier", "birdy_bindle"], "battle": ["vizier"]},
        me={"points": 2},
    )
    assert (asked(table), options(table)) == ("recruit-at-roost", {"c1", "c2"})
    play(table, "c2")
    assert lies_in(table, "c2") == {"eyrie": 11, "roost": 1}
    assert told(table, "lost-points") == [("eyrie", 2, 0)]
    assert board(table, "eyrie")["deposed"] == ["charismatic"]


@pytest.mark.rule("root:7.8.2", "root:7.5.2")
def test_two_left_are_enough_for_one_card_and_the_next_falls_short() -> None:
    table = eyrie(
        {"c1": "eyrie 18 roost"},
        "charismatic",
        decree={"recruit": ["anvil", "foxfolk_steel"]},
    )
    assert lies_in(table, "c1") == {"eyrie": 20, "roost": 1}
    assert told(table, "recruited") == [("eyrie", 2, "c1")]
    assert told(table, "turmoil") == [("eyrie", "recruit", "fox")]


@pytest.mark.rule("root:7.5.2.I", "root:7.5.2")
@pytest.mark.parametrize("leader", ["builder", "charismatic"])
def test_without_a_roost_nobody_is_recruited(leader: str) -> None:
    table = eyrie({"c1": "eyrie 3"}, leader, decree={"recruit": ["anvil"]})
    assert told(table, "turmoil") == [("eyrie", "recruit", "fox")]
    assert told(table, "recruited") == []


@pytest.mark.rule("root:9.2.8", "root:3.3.1")
def test_a_partner_who_dominates_later_wins_for_both() -> None:
    """R35 is about forming a coalition: one that stands is not undone."""
    partner = {"points": 12, "dominance": "dominance_fox"}
    here = vagabond("c5", "boots", coalition="marquise", dominance="dominance_mouse")
    table = at(
        seats=FOUR,
        clearings={"c1": "marquise 2", "c6": "marquise 2", "c8": "marquise 2", "c12": "eyrie 1"},
        players={"vagabond": here, "marquise": partner},
        phase="birdsong",
        active="marquise",
    )
    assert table.view(SPECTATOR)["winners"] == ["marquise", "vagabond"]


@pytest.mark.rule("root:9.2.8", "root:3.3.1")
def test_in_a_coalition_no_second_card_is_activated() -> None:
    here = vagabond("c1", "boots", hand="dominance_fox", coalition="eyrie", points=14)
    here["dominance"] = "dominance_mouse"
    table = at(seats=FOUR, clearings={"c3": "marquise 1"}, players={"vagabond": here})
    assert refused(table, "dominance_fox") == ("has-dominance", "3.3.2")
    assert player(table, "vagabond")["points"] is None


@pytest.mark.rule("root:3.1", "root:3.2")
def test_more_than_thirty_points_win_too() -> None:
    here = vagabond("c1", "boots boots tea", quests="errand_fox", points=29)
    table = at(seats="vagabond,eyrie", clearings={"c3": "eyrie 1"}, players={"vagabond": here})
    play(table, "quest points")
    assert table.view(SPECTATOR)["winners"] == ["vagabond"]
    assert points(table, "vagabond") >= 30


@pytest.mark.rule("root:8.4.1.II", "root:9.2.2.I")
def test_a_revolt_damages_three_items_of_a_vagabond_there() -> None:
    here = vagabond("c1", "boots sword torch crossbow")
    table = at(
        seats="alliance,vagabond",
        clearings={"c1": "sympathy", "c2": "sympathy"},
        players={
            "vagabond": here,
            "alliance": {"board": {"supporters": ["anvil", "foxfolk_steel"]}},
        },
        phase="birdsong",
    )
    play(table, "c1")
    while asker(table) == "vagabond":
        play(table, sorted(options(table))[0])
    assert len(board(table, "vagabond")["damaged"]) == 3
    assert lies_in(table, "c1")["base"] == 1


@pytest.mark.rule("root:9.6.4", "root:9.6.1", "root:R47")
def test_after_a_rest_nothing_is_damaged_and_nobody_is_asked_which() -> None:
    items = "boots boots sword torch crossbow hammer_exhausted"
    here = vagabond("f1", items, "hammer_exhausted")
    table = at(
        seats="vagabond,marquise",
        clearings={"c3": "marquise 1"},
        players={"vagabond": here},
        phase="evening",
        force=True,
    )
    assert board(table, "vagabond")["damaged"] == []
    assert options(table) >= {"hammer", "hammer_exhausted"}
    play(table, "hammer_exhausted")
    assert asker(table) == "marquise"


# A sample of rules, held against the Law once more


def marquise(clearings: dict[str, Any], seats: str = "marquise,eyrie", **more: Any) -> Table[Root]:
    mine = more.pop("me", {})
    players = {"marquise": mine} | more.pop("players", {})
    return at(seats=seats, clearings={"c12": "eyrie 1"} | clearings, players=players, **more)


@pytest.mark.rule("root:1.4.2", "root:6.5.2")
def test_a_march_is_not_interrupted_by_a_card() -> None:
    eyes = {"eyrie": {"hand": "anvil"}}
    table = marquise({"c1": "marquise 3"}, me={"crafted": "codebreakers"}, players=eyes, step=3)
    assert "codebreakers" in options(table)
    play(table, "march c5 1")
    assert "codebreakers" not in options(table)


@pytest.mark.rule("root:1.5.1", "root:6.5.4.I")
def test_a_seventh_sawmill_cannot_be_built() -> None:
    there = {"c5": "marquise 2 sawmill 2 wood 8", "c2": "marquise 1 sawmill 2"}
    table = marquise(there | {"c10": "marquise 1 sawmill 2", "c1": "marquise 1"}, step=3)
    play(table, "build")
    assert options(table) == {"workshop", "recruiter"}


@pytest.mark.rule("root:2.1.3", "root:3.3.3", "root:6.5.5")
def test_a_dominance_card_is_spent_for_its_suit_and_then_lies_open() -> None:
    three = "marquise,eyrie,alliance"
    here = {"c1": "marquise 1 sawmill"}
    table = marquise(here, three, me={"hand": "dominance_fox"}, step=3)
    assert "craft" not in options(table)
    play(table, "overwork")
    assert lies_in(table, "c1")["wood"] == 1
    assert table.view(SPECTATOR)["available"] == ["dominance_fox"]
    assert table.view(SPECTATOR)["discard"] == []


@pytest.mark.rule("root:2.2.4", "root:2.2.3")
def test_a_ruin_fills_its_slot_and_outlasts_a_favor() -> None:
    here = {"c6": "ruin marquise 2 eyrie 1", "c1": "workshop marquise 1"}
    more = {"c8": "workshop marquise 1", "c12": "workshop marquise 1 eyrie 1"}
    table = marquise(here | more, me={"hand": "favor_of_the_foxes"})
    play(table, "favor_of_the_foxes")
    assert lies_in(table, "c6") == {"marquise": 2}
    assert table.view(SPECTATOR)["clearings"][5]["ruin"]


@pytest.mark.rule("root:2.5", "root:7.2.2", "root:9.2.2")
@pytest.mark.parametrize(
    ("there", "ruled"),
    [
        ("marquise 2 eyrie 1 alliance 1", "marquise"),
        ("marquise 2 alliance 2", None),
        ("marquise 1 wood 5 alliance 1 sympathy", None),
        ("marquise 2 eyrie 2 alliance 2", "eyrie"),
        ("alliance 2 eyrie 1", "alliance"),
        ("wood 3", None),
        ("roost marquise 1", "eyrie"),
    ],
)
def test_who_rules_is_counted_player_by_player(there: str, ruled: str | None) -> None:
    here = vagabond("c2")
    seats = "marquise,eyrie,alliance,vagabond"
    table = at(
        seats=seats,
        clearings={"c2": there, "c5": "marquise 1"},
        players={"vagabond": here},
    )
    assert table.view(SPECTATOR)["clearings"][1]["ruler"] == ruled


@pytest.mark.rule("root:4.1.2", "root:3.2.2")
def test_an_item_that_is_gone_cannot_be_crafted() -> None:
    fields = {"me": {"hand": "anvil"}, "players": {"eyrie": {"items": "hammer"}}}
    here = {"c1": "workshop marquise 1"}
    table = marquise(here, **fields)
    assert "craft" not in options(table)


@pytest.mark.rule("root:4.2.1", "root:4.2.2")
def test_both_moves_of_a_march_may_take_the_same_warriors_through_ruled_clearings() -> None:
    """The origin is the enemy's, the destination one's own; then on from there."""
    here = {"c1": "marquise 1 eyrie 3", "c5": "marquise 2", "c2": "eyrie 2"}
    table = marquise(here, step=3)
    play(table, "march c1")
    assert lies_in(table, "c5") == {"marquise": 3}
    play(table, "c5 c2 3")
    assert lies_in(table, "c2") == {"marquise": 3, "eyrie": 2}


@pytest.mark.rule("root:4.3.4", "root:4.3.2.I")
def test_hits_take_warriors_first_then_what_the_owner_chooses() -> None:
    here = {"c1": "marquise 3 eyrie 1 roost", "c2": "roost"}
    table = marquise(here, step=3, dice=(3, 0))
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 3}
    assert points(table, "marquise") == 1
    here = {"c1": "marquise 1 eyrie 3"}
    table = marquise(here, step=3, dice=(3, 0))
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 1, "eyrie": 2}, "one warrior, one rolled hit"


@pytest.mark.rule("root:6.4", "root:1.5.4", "root:R26")
def test_wood_that_runs_short_goes_where_the_marquise_says() -> None:
    here = {"c1": "marquise 1 sawmill", "c5": "marquise 1 sawmill wood 7"}
    table = marquise(here, phase="birdsong")
    assert options(table) == {"c1", "c5"}
    play(table, "c1")
    assert (lies_in(table, "c1")["wood"], lies_in(table, "c5")["wood"]) == (1, 7)


@pytest.mark.rule("root:7.5.2.I", "root:6.2.2")
def test_nobody_is_recruited_where_the_keep_stands() -> None:
    here = {"c1": "roost keep marquise 1"}
    table = eyrie(here, "builder", decree={"recruit": ["anvil"]})
    assert told(table, "turmoil") == [("eyrie", "recruit", "fox")]
    assert told(table, "recruited") == []


@pytest.mark.rule("root:7.6.1")
@pytest.mark.parametrize(("roosts", "scored"), [(0, []), (1, []), (2, [1]), (6, [4]), (7, [5])])
def test_roosts_score_by_their_track(roosts: int, scored: list[int]) -> None:
    places = ("c1", "c2", "c4", "c5", "c7", "c8", "c9")[:roosts]
    clearings = dict.fromkeys(places, "roost") | {"c6": "eyrie 1"}
    table = eyrie(clearings, "despot", phase="evening")
    assert [n for _, n, _ in told(table, "scored")] == scored


def alliance(clearings: dict[str, str], supporters: str = "", **more: Any) -> Table[Root]:
    mine = {"supporters": supporters.split(), **more.pop("board", {})}
    seats = more.pop("seats", "alliance,marquise,eyrie")
    players = {"alliance": {"board": mine, **more.pop("me", {})}} | more.pop("players", {})
    return at(
        seats=seats,
        clearings={"c12": "marquise 1"} | clearings,
        players=players,
        **({"phase": "birdsong"} | more),
    )


@pytest.mark.rule("root:8.2.2", "root:4.3.2")
@pytest.mark.parametrize(("dice", "left"), [((3, 1), (1, 3)), ((1, 3), (1, 3)), ((2, 2), (2, 2))])
def test_defending_the_alliance_has_the_higher_roll(
    dice: tuple[int, int], left: tuple[int, int]
) -> None:
    there = {"c1": "marquise 4 alliance 4"}
    fields = {"phase": "daylight", "active": "marquise", "step": 3, "dice": dice}
    table = alliance(there, seats="marquise,alliance", **fields)
    play(table, "battle")
    found = lies_in(table, "c1")
    assert (found["marquise"], found["alliance"]) == left


@pytest.mark.rule("root:8.4.1.I")
def test_no_second_revolt_of_a_suit_whose_base_is_on_the_map() -> None:
    table = alliance({"c1": "sympathy", "c6": "base alliance 1"}, "anvil foxfolk_steel")
    assert asked(table) != "revolt"


@pytest.mark.rule("root:8.4.1.II", "root:2.1.1", "root:8.2.3")
def test_birds_are_supporters_of_any_suit() -> None:
    table = alliance({"c1": "sympathy"}, "birdy_bindle royal_claim")
    assert asked(table) == "revolt"
    play(table, "c1")
    assert lies_in(table, "c1") == {"alliance": 1, "base": 1, "sympathy": 1}
    assert board(table, "alliance")["officers"] == 1


@pytest.mark.rule("root:8.4.2.II.a")
@pytest.mark.parametrize(
    ("there", "spent"),
    [("marquise 2 eyrie 2", 1), ("marquise 3", 2), ("alliance 4", 1), ("marquise 2 sawmill", 1)],
)
def test_martial_law_looks_at_one_other_player_at_a_time(there: str, spent: int) -> None:
    """The first token costs one supporter."""
    table = alliance({"c1": there}, "anvil foxfolk_steel protection_racket")
    play(table, "c1")
    while asked(table) == "spend-supporter":
        play(table, sorted(options(table))[0])
    assert board(table, "alliance")["supporters"]["count"] == 3 - spent


@pytest.mark.rule("root:8.6.1.III", "root:1.5.4")
def test_without_warriors_there_is_nobody_to_recruit() -> None:
    full = {"c1": "base alliance 9"}
    table = alliance(full, board={"officers": 1}, phase="evening")
    assert asked(table) is None or "recruit" not in options(table)


@pytest.mark.rule("root:9.2.5", "root:9.5.1")
def test_damaged_and_exhausted_items_are_of_no_use() -> None:
    here = vagabond("c1", "boots_exhausted torch", "boots boots")
    table = at(
        seats="vagabond,marquise", clearings={"c3": "marquise 1"}, players={"vagabond": here}
    )
    assert asker(table) != "vagabond" or "move" not in options(table)


@pytest.mark.rule("root:9.2.9.III", "root:9.2.9.III.a", "root:9.5.6")
def test_a_strike_makes_hostile_but_brings_no_infamy() -> None:
    here = vagabond("c1", "crossbow boots")
    clearings = {"c1": "marquise 2", "c3": "marquise 1"}
    table = at(seats="vagabond,marquise", clearings=clearings, players={"vagabond": here})
    play(table, "strike")
    assert board(table, "vagabond")["relations"]["marquise"] == "hostile"
    assert points(table, "vagabond") == 0
    hostile = vagabond("c1", "crossbow boots", relations={"marquise": "hostile"})
    table = at(seats="vagabond,marquise", clearings=clearings, players={"vagabond": hostile})
    play(table, "strike")
    assert points(table, "vagabond") == 0, "infamy is for battles"


@pytest.mark.rule("root:9.6.2", "root:9.2.5.I")
@pytest.mark.parametrize(
    ("items", "damaged", "drawn"),
    [
        ("coins coins", "", 3),
        ("coins_exhausted coins", "", 2),
        ("coins", "coins", 2),
    ],
)
def test_coins_draw_only_on_their_track(items: str, damaged: str, drawn: int) -> None:
    here = vagabond("c1", items, damaged)
    table = at(
        seats="vagabond,marquise",
        clearings={"c3": "marquise 1"},
        players={"vagabond": here},
        phase="evening",
    )
    assert player(table, "vagabond")["hand"]["count"] == drawn


@pytest.mark.rule("root:2.4.1", "root:9.4.2")
def test_a_forest_leads_to_its_rim_and_across_one_path() -> None:
    """In both directions, and only there."""
    table = slipping("f1")
    near = options(table) - {"done"}
    for place in sorted(near):
        back = options(slipping(place)) - {"done"}
        assert "f1" in back, place
    far = {f"f{n}" for n in range(2, 8)} - near
    assert far
    for forest in sorted(far):
        assert "f1" not in options(slipping(forest))


def slipping(place: str) -> Table[Root]:
    return at(
        seats="vagabond,marquise",
        clearings={"c3": "marquise 1"},
        players={"vagabond": vagabond(place, "boots")},
        phase="birdsong",
    )


def begun(seats: str, *words: str) -> Table[Root]:
    table = Table(GAME, GAME.setup(seats=seats, first="1"), "acorn")
    return play(table, *words)


@pytest.mark.rule("root:5.1.7", "root:6.3.3", "root:7.3.5")
def test_factions_set_up_by_letter_wherever_they_sit() -> None:
    table = begun("eyrie,marquise")
    assert asker(table) == "marquise"
    play(table, "c2")
    garrisons = [f"c{n}" for n in range(1, 13) if lies_in(table, f"c{n}").get("marquise")]
    assert len(garrisons) == 11
    missing = {f"c{n}" for n in range(1, 13)} - set(garrisons)
    while asker(table) == "marquise":
        play(table, sorted(options(table))[0])
    assert {c for c in missing if lies_in(table, c).get("roost")} == missing
    assert board(table, "eyrie")["roosts"] == {"on_map": 1, "left": 6}


@pytest.mark.rule("root:8.2.3.I", "root:8.5.2")
@pytest.mark.parametrize(("base", "kept", "discarded"), [("", 5, 1), ("base", 6, 0)])
def test_the_sixth_supporter_stays_only_with_a_base(base: str, kept: int, discarded: int) -> None:
    five = "bake_sale cobbler command_warren investments codebreakers"
    there = {"c1": f"alliance 1 {base}".strip()}
    table = alliance(there, five, me={"hand": "anvil"}, phase="daylight")
    play(table, "mobilize")
    assert board(table, "alliance")["supporters"]["count"] == kept
    assert len(table.view(SPECTATOR)["discard"]) == discarded


@pytest.mark.rule("root:8.6.1.II", "root:8.2.2")
def test_attacking_the_alliance_has_the_higher_roll_like_anybody() -> None:
    there = {"c1": "alliance 3 marquise 3"}
    table = alliance(there, board={"officers": 1}, phase="evening", dice=(1, 3))
    play(table, "battle")
    assert lies_in(table, "c1") == {"alliance": 2}


@pytest.mark.rule("root:9.2.9", "root:9.2.9.II.c", "root:4.3.2.I")
def test_an_ally_adds_warriors_to_the_swords_and_not_against_itself() -> None:
    chart = {"marquise": "allied"}
    here = vagabond("c1", "sword boots", relations=chart)
    clearings = {"c1": "marquise 2 eyrie 4", "c3": "marquise 1"}
    seats = "vagabond,marquise,eyrie"
    table = at(seats=seats, clearings=clearings, players={"vagabond": here}, dice=(3, 0))
    assert set(board(table, "vagabond")["relations"]) == {"marquise", "eyrie"}
    play(table, "battle eyrie")
    assert options(table) == {"marquise", "done"}
    play(table, "marquise")
    assert lies_in(table, "c1")["eyrie"] == 1, "one sword and two warriors: three hits"
    table = at(seats=seats, clearings=clearings, players={"vagabond": here}, dice=(3, 0))
    play(table, "battle marquise")
    assert lies_in(table, "c1")["marquise"] == 1, "one sword: one hit"
