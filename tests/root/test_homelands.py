"""Setting up by homelands, from the last player on (A.8.2)."""

import pytest

from reading import asked, asker, options, play, refused
from root.positions import at, board, lies_in, told
from spinney.core import Table
from spinney.core.errors import Misfit, PositionError
from spinney.root.game import GAME
from spinney.root.homelands import within
from spinney.root.state import Root


def setting_up(seats: str, **given: object) -> Table[Root]:
    setup = GAME.setup(**{"seats": seats, "start": "homelands", "first": 1, **given})
    return Table(GAME, setup, "acorn")


def homelands(table: Table[Root]) -> list[tuple[object, ...]]:
    return told(table, "homeland")


@pytest.mark.rule("root:A.8", "root:A.8.2")
def test_the_last_player_sets_up_first() -> None:
    table = setting_up("eyrie,duchy,cult")
    assert (asker(table), asked(table)) == ("cult", "homeland")
    play(table, "c1")
    while asker(table) == "cult":
        table.play(sorted(options(table))[0])
    assert (asker(table), asked(table)) == ("duchy", "homeland")


@pytest.mark.rule("root:A.8.2")
def test_the_marquise_has_three_homelands_in_a_row() -> None:
    table = setting_up("eyrie,marquise")
    play(table, "c1")
    assert options(table) == {"c5", "c9", "c10"}
    assert refused(table, "c3") == ("homeland-alone", "A.8.2")
    play(table, "c5", "c2")
    assert asked(table) == "keep-in-homeland"
    assert options(table) == {"c1", "c5", "c2"}
    assert refused(table, "c3") == ("not-a-homeland", "A.8.2")
    play(table, "c5")
    assert (asked(table), options(table)) == ("build-in-homeland", {"c1", "c5", "c2"})
    play(table, "c1", "c2")
    assert lies_in(table, "c1") == {"marquise": 2, "sawmill": 1}
    assert lies_in(table, "c2") == {"marquise": 2, "workshop": 1}
    assert lies_in(table, "c5") == {"marquise": 2, "keep": 1, "recruiter": 1}
    assert lies_in(table, "c12") == {"marquise": 1}


@pytest.mark.rule("root:A.8.2", "root:A.8.2.I")
def test_the_eyrie_begin_at_the_edge_far_from_others() -> None:
    table = setting_up("eyrie,corvids", map="autumn")
    play(table, "c1", "bomb")
    while asker(table) == "corvids":
        table.play(sorted(options(table))[0])
    edge = {f"c{c}" for c in GAME.begin(table.setup).map.data.edge}
    near = within(table.state, 1, 2)
    assert options(table) == {place for place in edge if not near >> int(place[1:]) - 1 & 1}
    assert refused(table, "c1") == ("enemy-homeland", "A.8.2.I")
    assert refused(table, "c12") == ("not-at-the-edge", "A.8.2")
    assert refused(table, "c5") == ("homeland-too-near", "A.8.2.II")
    play(table, "c3", "despot")
    assert lies_in(table, "c3")["eyrie"] == 6
    assert lies_in(table, "c3")["roost"] == 1


def while_setting_up(seats: str, **fields: object) -> Table[Root]:
    """The last of two players is done, and the first sets up."""
    return at(
        seats=seats,
        start="homelands",
        phase="setup",
        step=2,
        auto=0,
        players={name: {} for name in seats.split(",")},
        **fields,  # type: ignore[arg-type]
    )


@pytest.mark.rule("root:A.8.2.II")
def test_where_none_is_far_enough_a_nearer_one_will_do() -> None:
    """Homelands all over the map: at first none is adjacent, then one must be."""
    two = while_setting_up("eyrie,marquise", homelands={"marquise": ["c1", "c3"]})
    assert options(two) == {"c2", "c4", "c8"}
    assert refused(two, "c5") == ("homeland-too-near", "A.8.2.II")
    corners = ["c1", "c2", "c3", "c4"]
    beside = while_setting_up("eyrie,marquise", homelands={"marquise": corners})
    assert options(beside) == {"c5", "c6", "c7", "c8", "c9"}


@pytest.mark.rule("root:A.8.2", "root:R111")
def test_where_no_two_are_left_beside_each_other_they_lie_apart() -> None:
    taken = ["c1", "c4", "c5", "c6", "c7"]
    table = while_setting_up("keepers,marquise", homelands={"marquise": taken})
    assert options(table) == {"c2", "c3", "c8", "c9"}
    assert refused(table, "c10") == ("not-at-the-edge", "A.8.2")
    play(table, "c2")
    assert (asked(table), options(table)) == ("homeland", {"c3", "c8", "c9"})
    assert refused(table, "c2") == ("homeland-alone", "A.8.2")


@pytest.mark.rule("root:A.8.2", "root:R111")
def test_where_the_edge_is_taken_a_homeland_is_inland() -> None:
    edge = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"]
    table = while_setting_up("hundreds,marquise", homelands={"marquise": edge})
    assert options(table) == {"c10", "c11", "c12"}


@pytest.mark.rule("root:A.8.2.I")
def test_a_homeland_has_room_for_all_that_is_placed_there() -> None:
    table = while_setting_up(
        "eyrie,marquise",
        homelands={"marquise": ["c10"]},
        clearings={"c3": "sawmill", "c4": "keep"},
    )
    assert refused(table, "c3") == ("no-open-slot", "2.2.3")
    assert refused(table, "c4") == ("keep-forbids", "6.2.2")


@pytest.mark.rule("root:A.8.2")
def test_the_duchy_and_the_cult_spread_around_their_homelands() -> None:
    table = setting_up("duchy,cult")
    play(table, "c12")
    assert (asked(table), options(table)) == ("spread-in", {"c4", "c7", "c9", "c10", "c11"})
    play(table, "c4", "c7")
    assert options(table) == {"c9", "c10", "c11"}
    assert refused(table, "c4") == ("not-here", "1.4.2")
    play(table, "c9", "fox")
    assert lies_in(table, "c12") == {"cult": 4, "garden_fox": 1}
    assert board(table, "cult")["acolytes"] == 2
    assert lies_in(table, "c9") == {"cult": 1}
    play(table, "c1")
    assert lies_in(table, "c1") == {"duchy": 2, "tunnel": 1}
    assert lies_in(table, "c5")["duchy"] == 1
    assert options(table) == {"c5", "c9", "c10"}


@pytest.mark.rule("root:A.8.2")
def test_the_corvids_begin_with_a_plot() -> None:
    table = setting_up("marquise,corvids")
    play(table, "c1")
    assert asked(table) == "plot-what"
    play(table, "raid", "c1", "c3", "c2")
    assert lies_in(table, "c1") == {"corvids": 2, "hidden_plot": 1}
    assert told(table, "plotted", "marquise") == []


@pytest.mark.rule("root:A.8.2")
def test_the_hundreds_gather_at_the_edge() -> None:
    table = setting_up("alliance,hundreds")
    assert refused(table, "c12") == ("not-at-the-edge", "A.8.2")
    play(table, "c2")
    assert told(table, "anointed")
    assert (lies_in(table, "c2")["hundreds"], lies_in(table, "c2")["stronghold"]) == (5, 1)


@pytest.mark.rule("root:A.8.2", "root:15.3.3")
def test_the_keepers_begin_in_two_clearings_side_by_side_at_the_edge() -> None:
    table = setting_up("alliance,keepers")
    assert options(table) == {f"c{c}" for c in range(1, 10)}
    play(table, "c2")
    assert options(table) == {"c5", "c6"}
    assert refused(table, "c10") == ("not-at-the-edge", "A.8.2")
    assert refused(table, "c8") == ("homeland-alone", "A.8.2")
    play(table, "c6")
    assert [lies_in(table, c)["keepers"] for c in ("c2", "c6")] == [4, 4]
    board = table.view(0)["players"][1]["board"]
    assert [len(board["forests"][forest]) for forest in ("f1", "f3", "f6")] == [1, 1, 1]
    assert len(board["face_down"]) == 12


@pytest.mark.rule("root:A.8.1.III")
def test_the_vagabond_is_dealt_a_character() -> None:
    found = {
        table.view(0)["players"][1]["board"]["character"]
        for n in range(8)
        for table in [
            Table(GAME, GAME.setup(seats="marquise,vagabond", start="homelands", first=1), f"{n}")
        ]
    }
    assert len(found) > 3
    assert asked(setting_up("marquise,vagabond")) == "place-pawn"


@pytest.mark.rule("root:A.8.2", "root:5")
def test_there_may_be_more_factions_than_corners() -> None:
    seats = "marquise,eyrie,cult,duchy,hundreds"
    with pytest.raises(Misfit):
        GAME.setup(seats=seats)
    assert GAME.setup(seats=seats, start="homelands")


def test_homelands_are_forgotten_once_the_game_begins() -> None:
    table = setting_up("alliance,eyrie")
    play(table, "c1", "despot")
    assert table.state.phase != 0
    assert not any(table.state.homelands)
    with pytest.raises(PositionError, match="homelands"):
        at(seats="alliance,eyrie", homelands={"eyrie": ["c1"]})
