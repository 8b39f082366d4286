"""The worked examples of the learning booklet, with its own numbers.

Those of the Eyrie's decree and of the Alliance stand with their chapters.
"""

import pytest

from root.positions import (
    asked,
    at,
    board,
    hand,
    lies_in,
    options,
    play,
    player,
    points,
    refused,
    seed_for,
    told,
)
from root.vagabonds import vagabond

EYRIE = "eyrie,marquise"


@pytest.mark.rule("root:4.2.1", "root:2.5")
def test_movement() -> None:
    """Out of a clearing that they do not rule, the Eyrie may go only where they rule."""
    table = at(
        seats=EYRIE,
        clearings={
            "c1": "eyrie 1 marquise 2",
            "c5": "eyrie 2 marquise 1",
            "c9": "eyrie 1",
            "c10": "marquise 1 sawmill",
        },
        players={"eyrie": {"board": {"leader": "despot", "decree": {"move": ["anvil"]}}}},
        force=True,
    )
    assert (asked(table), options(table)) == ("move-to", {"c5", "c9"})
    assert refused(table, "c10") == ("rules-neither", "4.2.1")


@pytest.mark.rule("root:2.1.1")
def test_suits() -> None:
    """In a fox clearing a fox card will do, or a bird."""
    table = at(
        seats="marquise,eyrie",
        clearings={"c8": "marquise 1 sawmill"},
        players={"marquise": {"hand": "anvil sappers bake_sale investments"}},
    )
    play(table, "overwork")
    assert options(table) == {"anvil", "sappers"}


@pytest.mark.rule("root:4.1.1", "root:4.1.2", "root:gently_used_knapsack")
def test_crafting() -> None:
    """With two fox and two mouse workshops the Marquise crafts a Gently Used Knapsack."""
    table = at(
        seats="marquise,eyrie",
        clearings={"c8": "workshop 2", "c7": "workshop 2", "c1": "marquise 1"},
        players={"marquise": {"hand": "gently_used_knapsack"}},
    )
    play(table, "gently_used_knapsack")
    assert list(table.state.activated) == [0, 0, 1]
    assert player(table, "marquise")["items"] == ["bag"]
    assert table.view(0)["item_supply"].count("bag") == 1
    assert points(table, "marquise") == 1
    assert table.view(0)["discard"] == ["gently_used_knapsack"]


@pytest.mark.rule("root:4.3.2", "root:4.3.2.I", "root:4.3.4", "root:3.2.1")
def test_battle() -> None:
    """Two birds can deal two hits at most; a cat and a token go, and the token is a point."""
    table = at(
        seats=EYRIE,
        clearings={"c7": "eyrie 2 marquise 1 wood"},
        players={"eyrie": {"board": {"leader": "despot", "decree": {"battle": ["investments"]}}}},
        dice=(3, 0),
        force=True,
    )
    assert lies_in(table, "c7") == {"eyrie": 2}
    assert told(table, "hit") == [("marquise", 2)]
    assert told(table, "lost-piece") == [("marquise", "wood", "c7")]
    assert ("eyrie", 1) in [(who, n) for who, n, _ in told(table, "scored")]


@pytest.mark.rule("root:4.3.1", "root:4.3.1.II", "root:2.1.1", "root:ambush_bird")
def test_ambush() -> None:
    """A bird ambush matches the mouse clearing, both attackers fall, and the battle is over."""
    table = at(
        seats=EYRIE,
        clearings={"c7": "eyrie 2 marquise 1"},
        players={
            "eyrie": {"board": {"leader": "despot", "decree": {"battle": ["investments"]}}},
            "marquise": {"hand": "ambush_bird"},
        },
        force=True,
    )
    play(table, "ambush_bird")
    assert lies_in(table, "c7") == {"marquise": 1}
    assert player(table, "eyrie")["supply"] == 20
    assert told(table, "rolled") == []


@pytest.mark.rule("root:6.5", "root:6.5.2", "root:6.5.4", "root:6.5.5")
@pytest.mark.parametrize("edition", ["law", "first"])
def test_the_daylight_of_the_marquise(edition: str) -> None:
    """Craft; march twice into a rabbit clearing; overwork twice; buy an action and build there."""
    table = at(
        seats="marquise,eyrie",
        edition=edition,
        clearings={
            "c2": "marquise 4 sawmill wood",
            "c1": "marquise 3",
            "c5": "eyrie 3",
            "c11": "sawmill 2",
            "c8": "workshop 2",
            "c7": "workshop 2",
        },
        players={"marquise": {"hand": "gently_used_knapsack investments sappers armorers"}},
    )
    play(table, "gently_used_knapsack done")
    assert (points(table, "marquise"), player(table, "marquise")["items"]) == (1, ["bag"])
    play(table, "march c2 c5 2")
    assert table.view(0)["clearings"][4]["ruler"] == "eyrie"
    play(table, "c1 c5 2")
    assert table.view(0)["clearings"][4]["ruler"] == "marquise"
    play(table, "overwork c2 investments overwork c2 sappers")
    assert lies_in(table, "c2")["wood"] == 3
    assert board(table, "marquise")["actions"] == 0
    play(table, "extra_action build c5 sawmill")
    assert lies_in(table, "c5") == {"marquise": 4, "eyrie": 3, "sawmill": 1}
    assert lies_in(table, "c2") == {"marquise": 2, "sawmill": 1}
    assert told(table, "scored") == [("marquise", 1, 1), ("marquise", 3, 4)]
    assert table.view(0)["discard"] == [
        *("gently_used_knapsack", "investments", "armorers", "sappers")
    ]


@pytest.mark.rule("root:9.5.4", "root:9.2.9.I", "root:9.2.9.I.a", "root:9.2.9.I.b")
def test_aid() -> None:
    """Three aids in a fox clearing move the Eyrie's marker by two, for three points."""
    table = at(
        seats="vagabond,eyrie",
        clearings={"c1": "eyrie 2"},
        players={"vagabond": vagabond("c1", "torch boots sword", hand="anvil sappers armorers")},
    )
    play(table, "aid anvil torch aid sappers boots aid")
    assert board(table, "vagabond")["relations"] == {"eyrie": "friendly"}
    assert points(table, "vagabond") == 3
    assert hand(table, "eyrie") == ["anvil", "armorers", "sappers"]


@pytest.mark.rule("root:9.2.6", "root:9.2.7", "root:9.2.9.III", "root:9.2.9.III.a")
def test_the_two_battles_of_the_vagabond() -> None:
    """With two swords: ones for both, then a two and a nought with one sword undamaged."""
    table = at(
        seats="vagabond,marquise",
        clearings={"c1": "marquise 3"},
        players={
            "vagabond": vagabond("c1", "sword sword", relations={"marquise": "friendly"}),
            "marquise": {"hand": "anvil"},
        },
        seed=seed_for(1, 1, 2, 0),
    )
    play(table, "battle done")
    assert asked(table) == "damage-item"
    play(table, "sword_exhausted")
    assert lies_in(table, "c1") == {"marquise": 2}
    assert board(table, "vagabond")["relations"] == {"marquise": "hostile"}
    assert points(table, "vagabond") == 0
    play(table, "battle done")
    assert told(table, "rolled") == [(1, 1), (2, 0)]
    assert lies_in(table, "c1") == {"marquise": 1}
    assert points(table, "vagabond") == 1
