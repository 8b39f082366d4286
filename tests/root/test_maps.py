"""Appendix C: the winter, lake and mountain maps."""

import pytest

from root.positions import (
    asked,
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
from spinney.root.game import GAME
from spinney.root.maps import MAPS

SEATS = "marquise,eyrie"


def test_every_map_has_twelve_clearings_in_one_piece() -> None:
    for woodland in MAPS.values():
        reached = [0]
        for c in reached:
            reached += [near for near in woodland.neighbours[c] if near not in reached]
        assert sorted(reached) == list(range(12))
        assert len(woodland.corners) == 4


# C.1 Winter


@pytest.mark.rule("root:C.1.1", "root:R3")
def test_the_winter_river_divides_forests_and_can_be_slipped_across() -> None:
    """The forests north and south of the river from 10 to 11 are two, and adjacent."""
    woodland = MAPS["winter"]
    assert woodland.forest_clearings[0] == [0, 9, 10]
    assert woodland.forest_clearings[3] == [3, 9, 10]
    table = at(
        seats="vagabond,marquise",
        map="winter",
        phase="birdsong",
        players={"vagabond": vagabond("f1", "torch")},
    )
    assert options(table) == {"c1", "c10", "c11", "f2", "f4", "done"}


@pytest.mark.rule("root:C.1.1")
def test_the_winter_river_is_no_path() -> None:
    table = at(seats=SEATS, map="winter", clearings={"c10": "marquise 2"})
    play(table, "march")
    assert options(table) == {"c1", "c4"}


# C.2 Lake


@pytest.mark.rule("root:C.2.1")
def test_the_ferry_starts_in_the_corner_by_the_lake() -> None:
    table = Table(GAME, GAME.setup(seats=SEATS, map="lake"), "acorn")
    assert table.view(0)["landmarks"]["ferry"]["clearing"] == "c1"
    woodland = MAPS["lake"]
    coast = [c for c in range(12) if woodland.rivers[c]]
    assert [c for c in coast if c in woodland.corners] == [0]


@pytest.mark.rule("root:C.2.2", "root:C.2.3")
def test_the_lake_links_every_coast_with_every_other_as_rivers_do() -> None:
    rivers = MAPS["lake"].rivers
    coast = [c for c in range(12) if rivers[c]]
    assert coast == [0, 9, 10, 11]
    assert all(rivers[c] == [other for other in coast if other != c] for c in coast)
    table = at(
        seats=SEATS,
        map="lake",
        deck="exiles",
        ferry="c1",
        clearings={"c10": "marquise 2"},
        players={"marquise": {"crafted": "boat_builders"}},
    )
    play(table, "march")
    assert options(table) == {"c1", "c2", "c7", "c8", "c11", "c12"}


@pytest.mark.rule("root:C.2.2", "root:C.2.3")
def test_the_lake_is_no_path() -> None:
    table = at(seats=SEATS, map="lake", ferry="c1", clearings={"c10": "marquise 2"})
    play(table, "march")
    assert options(table) == {"c2", "c7", "c8"}


@pytest.mark.rule("root:C.2.4", "root:R7")
def test_each_coastal_forest_is_adjacent_to_its_two_neighbours_along_the_shore() -> None:
    """Forests 4, 6, 7 and 9 touch the lake; 4 and 9, and 6 and 7, lie across from each other."""
    near = MAPS["lake"].forest_forests
    coastal = {3, 5, 6, 8}
    along = {forest: sorted(coastal & set(near[forest])) for forest in sorted(coastal)}
    assert along == {3: [5, 6], 5: [3, 8], 6: [3, 8], 8: [5, 6]}


@pytest.mark.rule("root:C.2.5")
def test_the_ferry_takes_a_move_across_the_lake_and_brings_a_card() -> None:
    table = at(
        seats=SEATS,
        map="lake",
        clearings={"c1": "marquise 3"},
        top="anvil",
    )
    play(table, "march c10 2")
    assert lies_in(table, "c10") == {"marquise": 2}
    assert table.view(0)["landmarks"]["ferry"]["clearing"] == "c10"
    assert hand(table, "marquise") == ["anvil"]
    play(table, "c10")
    assert refused(table, "c12") == ("not-adjacent", "4.2")


@pytest.mark.rule("root:C.2.5", "root:4.2.1")
def test_the_ferry_is_a_move_like_any_other() -> None:
    """It leaves from its own clearing only, and one must rule one end."""
    table = at(
        seats=SEATS,
        map="lake",
        clearings={"c1": "marquise 1 eyrie 2", "c10": "marquise 1", "c11": "eyrie 1"},
    )
    play(table, "march c1")
    assert lies_in(table, "c10") == {"marquise": 2}


@pytest.mark.rule("root:C.2.5", "root:R23")
@pytest.mark.parametrize(("way", "ferry", "cards"), [("ferry", "c10", 1), ("move", "c1", 0)])
def test_where_a_path_leads_too_the_mover_chooses(way: str, ferry: str, cards: int) -> None:
    """Boat Builders make the lake a path for their owner."""
    table = at(
        seats=SEATS,
        map="lake",
        deck="exiles",
        clearings={"c1": "marquise 1"},
        players={"marquise": {"crafted": "boat_builders"}},
    )
    play(table, "march c10")
    assert (asked(table), options(table)) == ("by-ferry", {"ferry", "move"})
    play(table, way)
    assert table.view(0)["landmarks"]["ferry"]["clearing"] == ferry
    assert player(table, "marquise")["hand"]["count"] == cards


# C.3 Mountain


@pytest.mark.rule("root:C.3.1")
def test_six_paths_are_closed_and_the_tower_stands_in_the_pass() -> None:
    table = Table(GAME, GAME.setup(seats=SEATS, map="mountain"), "acorn")
    assert table.view(0)["closed"] == [[2, 5], [3, 7], [5, 9], [6, 11], [8, 9], [11, 12]]
    assert table.view(0)["landmarks"]["tower"]["clearing"] == "c10"


@pytest.mark.rule("root:C.3.2")
def test_a_closed_path_links_nothing() -> None:
    table = at(seats=SEATS, map="mountain", clearings={"c5": "marquise 3"})
    play(table, "march")
    assert options(table) == {"c10", "c11"}
    assert refused(table, "c2") == ("not-adjacent", "4.2")


@pytest.mark.rule("root:C.3.2", "root:C.3.5")
def test_closed_paths_bound_forests_and_can_be_slipped_across() -> None:
    """Forests 1 and 7 lie on both sides of the closed path from 8 to 9."""
    table = at(
        seats="vagabond,marquise",
        map="mountain",
        phase="birdsong",
        players={"vagabond": vagabond("f1", "torch")},
    )
    assert options(table) == {"c1", "c8", "c9", "f7", "done"}
    assert len(MAPS["mountain"].forest_clearings) == 10


@pytest.mark.rule("root:C.3.3")
def test_a_card_opens_a_closed_path_for_good_and_scores_a_point() -> None:
    table = at(
        seats=SEATS,
        map="mountain",
        clearings={"c5": "marquise 1", "c9": "marquise 1"},
        players={"marquise": {"hand": "anvil bake_sale"}},
    )
    play(table, "open_path")
    assert (asked(table), options(table)) == ("open-from", {"c2", "c5", "c8", "c9"})
    play(table, "c5")
    assert (asked(table), options(table)) == ("open-to", {"c2", "c9"})
    play(table, "c2 anvil")
    assert [2, 5] not in table.view(0)["closed"]
    assert table.view(0)["discard"] == ["anvil"]
    assert points(table, "marquise") == 1
    assert refused(table, "open_path") == ("used-this-turn", "4.1.3")
    play(table, "march c5 c2")
    assert lies_in(table, "c2") == {"marquise": 1}


@pytest.mark.rule("root:C.3.3")
def test_opening_a_path_needs_a_card_and_pieces_at_one_end() -> None:
    far = at(
        seats=SEATS,
        map="mountain",
        clearings={"c1": "marquise 1"},
        players={"marquise": {"hand": "anvil"}},
    )
    assert refused(far, "open_path") == ("no-pieces-there", "C.3.3")
    poor = at(seats=SEATS, map="mountain", clearings={"c5": "marquise 1"})
    assert refused(poor, "open_path") == ("not-held", "1.3.2")
    autumn = at(seats=SEATS, clearings={"c5": "marquise 1"})
    assert refused(autumn, "open_path") == ("no-closed-path", "C.3.3")


@pytest.mark.rule("root:C.3.3")
def test_a_token_or_a_pawn_is_a_piece_at_one_end() -> None:
    table = at(
        seats="vagabond,marquise",
        map="mountain",
        players={"vagabond": vagabond("c2", "torch", hand="anvil")},
    )
    play(table, "open_path c2")
    assert points(table, "vagabond") == 1
    assert table.view(0)["closed"] == [[3, 7], [5, 9], [6, 11], [8, 9], [11, 12]]


@pytest.mark.rule("root:C.3.4")
@pytest.mark.parametrize(
    ("there", "scored"),
    [("marquise 1", [("marquise", 1, 1)]), ("marquise 1 eyrie 1", []), ("eyrie 2", [])],
)
def test_whoever_rules_the_pass_at_the_end_of_evening_scores(
    there: str, scored: list[tuple[str, int, int]]
) -> None:
    table = at(
        seats=SEATS,
        map="mountain",
        phase="evening",
        clearings={"c10": there, "c3": "eyrie 3 roost"},
        players={"eyrie": {"hand": "anvil", "board": {"leader": "despot"}}},
    )
    assert told(table, "scored") == scored


@pytest.mark.rule("root:C.3.4")
def test_the_last_point_at_the_pass_wins() -> None:
    table = at(
        seats=SEATS,
        map="mountain",
        phase="evening",
        clearings={"c10": "marquise 1"},
        players={"marquise": {"points": 29}},
    )
    assert table.view(0)["winners"] == ["marquise"]
