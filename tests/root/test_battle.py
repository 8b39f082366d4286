"""4.3: battle, step by step."""

from typing import Any

import pytest

from root.positions import (
    asked,
    asker,
    at,
    hand,
    lies_in,
    options,
    play,
    player,
    points,
    refused,
    told,
)
from root.vagabonds import vagabond
from spinney.core import Table
from spinney.root.power import IGNORES_FIRST_HIT, Power
from spinney.root.state import Battle, Root
from spinney.root.words import ARMORERS, MARQUISE

SEATS = "marquise,eyrie"


def battle(there: str, *words: str, **fields: Any) -> Table[Root]:
    """The Marquise attacks the Eyrie in clearing 1, a fox clearing."""
    table = at(seats=SEATS, clearings={"c1": there}, **fields)
    return play(table, "battle", *words)


# 4.3 Choosing


@pytest.mark.rule("root:4.3")
def test_one_chooses_a_clearing_with_warriors_and_an_enemy_in_it() -> None:
    table = at(
        seats="marquise,eyrie,alliance",
        clearings={
            "c1": "marquise 1 eyrie 1",
            "c2": "marquise 1 roost sympathy",
            "c5": "marquise 1",
            "c7": "eyrie 1",
        },
    )
    play(table, "battle")
    assert options(table) == {"c1", "c2"}
    assert refused(table, "c5") == ("no-enemy-there", "4.3")
    assert refused(table, "c7") == ("no-fighters-there", "4.3")
    play(table, "c2")
    assert asked(table) == "defender"
    assert options(table) == {"eyrie", "alliance"}
    assert refused(table, "marquise") == ("none-of-theirs", "4.3")


@pytest.mark.rule("root:4.3")
def test_without_an_enemy_in_reach_there_is_no_battle() -> None:
    table = at(seats=SEATS, clearings={"c1": "marquise 1", "c7": "eyrie 1 wood"})
    assert refused(table, "battle") == ("no-battle", "4.3")


@pytest.mark.rule("root:4.3")
def test_a_pawn_can_be_attacked() -> None:
    table = at(
        seats="marquise,vagabond",
        clearings={"c1": "marquise 1"},
        players={"vagabond": vagabond("c1", "torch torch")},
        dice=(1, 0),
        force=True,
    )
    play(table, "battle")
    assert told(table, "battle") == [("marquise", "vagabond", "c1")]


# 4.3.1 The defender may ambush


@pytest.mark.rule("root:4.3.1")
def test_only_an_ambush_that_matches_the_clearing_can_be_played() -> None:
    table = battle(
        "marquise 3 eyrie 3",
        players={"eyrie": {"hand": "ambush_fox ambush_bird ambush_mouse anvil"}},
    )
    assert (asked(table), asker(table)) == ("ambush", "eyrie")
    assert options(table) == {"ambush_fox", "ambush_bird", "done"}
    assert refused(table, "ambush_mouse") == ("wrong-suit", "2.1.1")
    assert refused(table, "anvil") == ("not-an-ambush", "4.3.1")


@pytest.mark.rule("root:4.3.1")
def test_an_ambush_need_not_be_played() -> None:
    table = battle(
        "marquise 3 eyrie 3", "done", players={"eyrie": {"hand": "ambush_fox"}}, dice=(0, 0)
    )
    assert hand(table, "eyrie") == ["ambush_fox"]
    assert lies_in(table, "c1") == {"marquise": 3, "eyrie": 3}


@pytest.mark.rule("root:4.3.1.I")
def test_the_attacker_may_foil_an_ambush_with_another() -> None:
    table = battle(
        "marquise 3 eyrie 3",
        "ambush_fox",
        players={
            "eyrie": {"hand": "ambush_fox"},
            "marquise": {"hand": "ambush_bird ambush_rabbit"},
        },
        dice=(1, 1),
    )
    assert (asked(table), asker(table)) == ("foil", "marquise")
    assert options(table) == {"ambush_bird", "done"}
    play(table, "ambush_bird")
    assert lies_in(table, "c1") == {"marquise": 2, "eyrie": 2}
    assert table.view(0)["discard"] == ["ambush_bird", "ambush_fox"]


@pytest.mark.rule("root:4.3.1.II")
def test_an_ambush_deals_two_hits_before_the_roll() -> None:
    """Of three attackers one is left, who can deal one hit only."""
    table = battle(
        "marquise 3 eyrie 3", "ambush_fox", players={"eyrie": {"hand": "ambush_fox"}}, dice=(3, 0)
    )
    assert told(table, "lost-warriors") == [("marquise", 2, "c1"), ("eyrie", 1, "c1")]
    assert lies_in(table, "c1") == {"marquise": 1, "eyrie": 2}
    assert table.view(0)["discard"] == ["ambush_fox"]


@pytest.mark.rule("root:4.3.1.II")
def test_an_ambush_that_leaves_no_attacker_ends_the_battle() -> None:
    table = battle(
        "marquise 2 eyrie 1", "ambush_fox", players={"eyrie": {"hand": "ambush_fox"}}, dice=(3, 3)
    )
    assert lies_in(table, "c1") == {"eyrie": 1}
    assert told(table, "rolled") == []


@pytest.mark.rule("root:4.3.1.II", "root:4.3.4")
def test_an_ambush_can_remove_buildings_and_tokens_of_the_attacker() -> None:
    table = battle(
        "marquise 1 sawmill wood eyrie 1", "ambush_fox", players={"eyrie": {"hand": "ambush_fox"}}
    )
    assert (asked(table), asker(table)) == ("casualty", "marquise")
    play(table, "wood")
    assert lies_in(table, "c1") == {"sawmill": 1, "eyrie": 1}
    assert points(table, "eyrie") == 1


@pytest.mark.rule("root:4.3.1", "root:4.3.3.II")
def test_a_defenseless_defender_can_ambush() -> None:
    table = battle(
        "marquise 3 roost", "ambush_fox", players={"eyrie": {"hand": "ambush_fox"}}, dice=(0, 0)
    )
    assert lies_in(table, "c1") == {"marquise": 1}


# 4.3.2 Roll dice


@pytest.mark.rule("root:4.3.2")
@pytest.mark.parametrize("dice", [(3, 1), (1, 3)])
def test_the_higher_roll_is_the_attackers(dice: tuple[int, int]) -> None:
    table = battle("marquise 4 eyrie 4", dice=dice)
    assert told(table, "rolled") == [(3, 1)]
    assert lies_in(table, "c1") == {"marquise": 3, "eyrie": 1}


@pytest.mark.rule("root:4.3.2")
def test_with_equal_rolls_both_deal_the_same() -> None:
    table = battle("marquise 4 eyrie 4", dice=(2, 2))
    assert lies_in(table, "c1") == {"marquise": 2, "eyrie": 2}


@pytest.mark.rule("root:4.3.2")
def test_the_dice_show_nought_to_three() -> None:
    seen = set()
    for seed in range(40):
        table = battle("marquise 4 eyrie 4", seed=str(seed))
        seen.update(told(table, "rolled")[0])
    assert seen == {0, 1, 2, 3}


@pytest.mark.rule("root:4.3.2.I")
def test_nobody_rolls_more_hits_than_their_warriors() -> None:
    assert lies_in(battle("marquise 1 eyrie 4", dice=(3, 0)), "c1") == {"marquise": 1, "eyrie": 3}
    assert lies_in(battle("marquise 4 eyrie 1", dice=(3, 3)), "c1") == {"marquise": 3}


@pytest.mark.rule("root:4.3.2.I")
def test_buildings_and_tokens_roll_no_hits() -> None:
    table = battle("marquise 2 roost", dice=(2, 2))
    assert lies_in(table, "c1") == {"marquise": 2}


# 4.3.3 Use effects


@pytest.mark.rule("root:4.3.3")
@pytest.mark.parametrize("first", ["marquise", "eyrie"])
def test_the_attacker_says_who_uses_effects_first(first: str) -> None:
    table = battle(
        "marquise 4 eyrie 4",
        players={"marquise": {"crafted": "brutal_tactics"}, "eyrie": {"crafted": "armorers"}},
        dice=(1, 0),
    )
    assert (asked(table), asker(table)) == ("effects-first", "marquise")
    assert options(table) == {"marquise", "eyrie"}
    play(table, first)
    assert (asked(table), asker(table)) == ("effect", first)


@pytest.mark.rule("root:4.3.3")
def test_effects_are_used_after_the_roll_and_may_be_left() -> None:
    table = battle("marquise 4 eyrie 4", players={"eyrie": {"crafted": "armorers"}}, dice=(2, 0))
    assert told(table, "rolled") == [(2, 0)]
    assert (asked(table), asker(table)) == ("effect", "eyrie")
    play(table, "done")
    assert lies_in(table, "c1") == {"marquise": 4, "eyrie": 2}
    assert player(table, "eyrie")["crafted"] == ["armorers"]


@pytest.mark.rule("root:4.3.3.I")
def test_extra_hits_are_not_limited_by_warriors() -> None:
    table = battle(
        "marquise 1 eyrie 4",
        "brutal_tactics",
        players={"marquise": {"crafted": "brutal_tactics"}},
        dice=(3, 0),
    )
    assert lies_in(table, "c1") == {"marquise": 1, "eyrie": 2}


@pytest.mark.rule("root:4.3.3.II")
def test_a_defender_without_warriors_takes_an_extra_hit() -> None:
    table = battle("marquise 1 roost", dice=(0, 0))
    assert told(table, "defenseless") == [("eyrie",)]
    assert lies_in(table, "c1") == {"marquise": 1}
    assert points(table, "marquise") == 1


@pytest.mark.rule("root:4.3.3.II")
def test_a_defender_with_a_warrior_is_not_defenseless() -> None:
    table = battle("marquise 1 roost eyrie 1", dice=(0, 0))
    assert lies_in(table, "c1") == {"marquise": 1, "roost": 1, "eyrie": 1}


# 4.3.4 Deal hits


@pytest.mark.rule("root:4.3.4")
def test_warriors_go_first_and_then_what_the_owner_chooses() -> None:
    table = at(
        seats="eyrie,marquise",
        clearings={"c8": "eyrie 4 marquise 1 sawmill workshop wood"},
        players={"eyrie": {"board": {"leader": "despot", "decree": {"battle": ["anvil"]}}}},
        dice=(3, 0),
        force=True,
    )
    assert (asked(table), asker(table)) == ("casualty", "marquise")
    assert options(table) == {"sawmill", "workshop", "wood"}
    play(table, "workshop")
    assert refused(table, "workshop") == ("not-your-piece", "4.3.4")
    play(table, "wood")
    assert told(table, "lost-warriors") == [("marquise", 1, "c8")]
    assert told(table, "lost-piece") == [("marquise", "workshop", "c8"), ("marquise", "wood", "c8")]
    assert lies_in(table, "c8")["sawmill"] == 1


@pytest.mark.rule("root:4.3.4")
def test_hits_beyond_the_last_piece_are_lost() -> None:
    table = battle("marquise 3 eyrie 1", dice=(3, 0))
    assert lies_in(table, "c1") == {"marquise": 3}
    assert player(table, "eyrie")["supply"] == 20


@pytest.mark.rule("root:4.3.4")
def test_both_sides_deal_their_hits_at_once() -> None:
    table = battle("marquise 2 eyrie 2", dice=(2, 2))
    assert lies_in(table, "c1") == {}


@pytest.mark.rule("root:4.3.4", "root:2.2")
def test_only_pieces_in_the_clearing_of_battle_are_hit() -> None:
    table = at(
        seats=SEATS, clearings={"c1": "marquise 3 eyrie 1", "c5": "eyrie 2 roost"}, dice=(3, 0)
    )
    play(table, "battle")
    assert lies_in(table, "c5") == {"eyrie": 2, "roost": 1}


class Shield(Power):
    """Lets the Marquise ignore the first hit."""

    def ignores_first_hit(self, g: Root, me: int, battle: Battle) -> int:
        return ARMORERS


def shielded(table: Table[Root]) -> Table[Root]:
    """The Marquise with two shields, which are no more than one."""
    g = table.state
    answering = list(g.answering)
    answering[IGNORES_FIRST_HIT] = [(MARQUISE, Shield()), (MARQUISE, Shield())]
    g.answering = answering
    return table


@pytest.mark.rule("root:4.3.4")
def test_the_first_hit_can_be_ignored_once_in_a_battle() -> None:
    table = at(seats=SEATS, clearings={"c1": "marquise 3 eyrie 3"}, dice=(3, 2))
    play(shielded(table), "battle")
    assert told(table, "ignored-one") == [("marquise", "armorers")]
    assert lies_in(table, "c1") == {"marquise": 2}


@pytest.mark.rule("root:4.3.1.II")
def test_the_first_hit_may_be_that_of_an_ambush() -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 4 eyrie 3"},
        players={"eyrie": {"hand": "ambush_fox"}},
        dice=(1, 1),
    )
    play(shielded(table), "battle", "ambush_fox")
    assert len(told(table, "ignored-one")) == 1
    assert lies_in(table, "c1") == {"marquise": 2, "eyrie": 2}
