"""Chapter 12: the Underground Duchy, but for its ministers."""

import pytest

from root.duchies import SEATS, against, cards, duchy, in_the_burrow, parliament, revealed
from root.positions import (
    asked,
    asker,
    at,
    board,
    cited,
    hand,
    lies_in,
    options,
    play,
    player,
    points,
    refused,
    told,
)
from spinney.core import SPECTATOR, PositionError, Table
from spinney.root.factions.duchy.chapter import Tunnels
from spinney.root.game import GAME
from spinney.root.moving import adjacent
from spinney.root.options import reach
from spinney.root.pieces import why_not_place
from spinney.root.rule import ruler
from spinney.root.state import Root
from spinney.root.words import BURROW, CITADEL, DUCHY, MARKET, MARQUISE, TUNNEL

FOUR = "marquise,eyrie,duchy,vagabond"


def begun(seats: str, *words: str, **given: str) -> Table[Root]:
    """A new game; where the Marquise builds first is of no account."""
    table = play(Table(GAME, GAME.setup(seats=seats, **given), "acorn"), *words)
    while asked(table) == "first-building":
        play(table, min(options(table)))
    return table


# 12.2 Faction rules and abilities


@pytest.mark.rule("root:12.2.1", "root:12.6.2")
def test_it_crafts_in_evening_with_citadels_and_markets() -> None:
    here = {"c1": "citadel duchy 1", "c5": "market duchy 1"}
    table = duchy(here, "anvil bake_sale sword_mouse", phase="evening")
    assert options(table) == {"anvil", "done"}
    assert refused(table, "sword_mouse") == ("too-few-crafting-pieces", "4.1.1")
    play(table, "anvil")
    assert player(table, "duchy")["items"] == ["hammer"]
    assert points(table, "duchy") == 2
    assert asked(table) != "craft-card", "each piece is activated once"


@pytest.mark.rule("root:12.6.2", "root:4.1.1")
def test_both_kinds_of_building_count_alike_for_a_card_of_two() -> None:
    here = {"c5": "citadel duchy 1", "c10": "market duchy 1"}
    table = duchy(here, "bake_sale", phase="evening")
    play(table, "bake_sale")
    assert points(table, "duchy") == 3


@pytest.mark.rule("root:12.2.2")
def test_the_burrow_is_next_to_every_tunnel_for_the_duchy() -> None:
    g = duchy({"c1": "tunnel", "c8": "tunnel duchy 1"}, burrow=2).state
    assert adjacent(g, DUCHY, BURROW) == [0, 7]
    assert BURROW in adjacent(g, DUCHY, 7)
    assert BURROW not in adjacent(g, DUCHY, 4)
    assert isinstance(g.ways[DUCHY][1], Tunnels)


@pytest.mark.rule("root:12.2.2")
def test_warriors_go_through_the_burrow_from_tunnel_to_tunnel() -> None:
    table = duchy({"c1": "tunnel duchy 2 marquise 5", "c8": "tunnel marquise 1"})
    play(table, "move 2")
    assert in_the_burrow(table) == 2
    assert lies_in(table, "c1") == {"marquise": 5, "tunnel": 1}
    play(table, "move")
    assert options(table) == {"c1", "c8"}
    assert refused(table, "c5") == ("not-adjacent", "4.2")
    play(table, "c8 2")
    assert lies_in(table, "c8") == {"duchy": 2, "marquise": 1, "tunnel": 1}


@pytest.mark.rule("root:12.2.2")
def test_the_duchy_rules_the_burrow_with_nobody_there_and_it_has_no_suit() -> None:
    g = duchy({"c1": "tunnel marquise 3 duchy 1"}).state
    assert ruler(g, BURROW) == DUCHY
    assert g.suits[BURROW] == 0


@pytest.mark.rule("root:12.2.2")
def test_nobody_else_moves_into_the_burrow_or_places_there() -> None:
    table = against({"c1": "tunnel marquise 3"}, burrow=2)
    play(table, "march")
    assert "burrow" not in options(table)
    assert refused(table, "burrow") == ("burrow-is-theirs", "12.2.2")
    refusal = why_not_place(table.state, MARQUISE, BURROW)
    assert refusal is not None
    assert (refusal.name, refusal.rule) == ("burrow-is-theirs", "12.2.2")


@pytest.mark.rule("root:12.2.2")
def test_what_is_in_the_burrow_cannot_be_attacked_and_counts_nowhere_else() -> None:
    table = against({"c1": "marquise 3 tunnel"}, burrow=5)
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 3}, "the tunnel alone defends"
    assert in_the_burrow(table) == 5


@pytest.mark.rule("root:12.2.2")
def test_a_position_has_nobody_elses_warriors_in_the_burrow() -> None:
    with pytest.raises(PositionError, match="this clearing is not theirs"):
        at(seats=SEATS, clearings={"burrow": "marquise 1"})


@pytest.mark.rule("root:12.2.4", "root:12.5.1.V")
def test_with_all_tunnels_on_the_map_one_is_removed_first() -> None:
    here = {"c1": "tunnel duchy 1", "c3": "tunnel", "c9": "tunnel"}
    table = duchy(here, cards("mouse"))
    play(table, "dig")
    assert (asked(table), options(table)) == ("fill-in", {"c1", "c3", "c9"})
    assert refused(table, "c5") == ("no-tunnel-there", "12.2.4")
    play(table, "c3")
    assert options(table) == {"c2", "c7", "c11"}, "mouse clearings without a tunnel"
    play(table, "c7")
    assert lies_in(table, "c7") == {"tunnel": 1}
    assert lies_in(table, "c3") == {}
    assert points(table, "duchy") == 0
    assert cited(table, "lost-piece") == ["12.2.4"]


@pytest.mark.rule("root:12.2.4", "root:R63")
def test_a_tunnel_may_be_dug_where_it_has_just_been_removed() -> None:
    here = {"c2": "tunnel duchy 1", "c7": "tunnel", "c9": "tunnel"}
    table = duchy(here, cards("mouse"), burrow=4)
    play(table, "dig c7 c7 4")
    assert lies_in(table, "c7") == {"tunnel": 1, "duchy": 4}


# 12.3 Setup


@pytest.mark.rule("root:12.3.1", "root:12.3.2", "root:12.3.4")
def test_what_it_starts_with() -> None:
    table = begun(SEATS, "c1", first="1")
    g = table.state
    assert (g.stock[CITADEL], g.stock[MARKET], g.stock[TUNNEL]) == (3, 3, 2)
    assert g.supply[DUCHY] == 20 - 2 - 3 * 2 - 1, "a warrior came in the first Birdsong"
    assert in_the_burrow(table) == 1


@pytest.mark.rule("root:12.3.3")
def test_it_comes_up_opposite_to_another_start() -> None:
    table = begun(SEATS, "c1", first="2")
    for c in ("c3", "c6", "c7", "c11"):
        assert lies_in(table, c)["duchy"] == 2, c
    assert lies_in(table, "c3") == {"duchy": 2, "tunnel": 1}
    assert ("duchy", "tunnel", "c3") in told(table, "placed")


@pytest.mark.rule("root:12.3.3")
def test_without_another_start_any_corner_will_do() -> None:
    table = begun("duchy,alliance")
    assert (asker(table), asked(table)) == ("duchy", "surface")
    assert options(table) == {"c1", "c2", "c3", "c4"}
    assert refused(table, "c5") == ("not-to-surface", "12.3.3")
    play(table, "c4")
    assert [c for c in ("c8", "c9", "c12") if lies_in(table, c) == {"duchy": 2}] == [
        "c8",
        "c9",
        "c12",
    ]


@pytest.mark.rule("root:12.3.3", "root:7.3.2")
def test_of_three_starts_the_third_has_the_two_corners_that_are_left() -> None:
    """The Marquise and the Eyrie are opposite to each other already."""
    table = begun("duchy,eyrie,marquise", "c1")
    play(table, "despot")
    assert asker(table) == "duchy"
    assert options(table) == {"c2", "c4"}


@pytest.mark.rule("root:12.3.5", "root:12.3.6")
def test_no_minister_is_swayed_and_nine_crowns_wait() -> None:
    own = board(begun("duchy,alliance"), "duchy")
    assert own["swayed"] == []
    assert own["crowns"] == {"squire": 3, "noble": 3, "lord": 3}


@pytest.mark.rule("root:12.3.6")
def test_a_position_cannot_have_more_crowns_than_there_are() -> None:
    with pytest.raises(PositionError, match="there are 3 crowns"):
        duchy({}, swayed="foremole captain", board={"lost": {"squire": 2}})
    with pytest.raises(PositionError, match="one of each minister"):
        duchy({}, swayed="foremole foremole")


@pytest.mark.rule("root:5.2")
def test_its_reach_is_eight() -> None:
    assert reach(GAME.setup(seats=SEATS)) == (18, 17)


# 12.4 Birdsong


@pytest.mark.rule("root:12.4")
@pytest.mark.parametrize(("citadels", "come"), [(0, 1), (1, 2), (2, 4), (3, 6)])
def test_citadels_bring_warriors_to_the_burrow(citadels: int, come: int) -> None:
    places = ("c2", "c5", "c8")
    here = dict.fromkeys(places[:citadels], "duchy 1 citadel")
    table = duchy(here | {"c1": "duchy 1"}, phase="birdsong")
    assert in_the_burrow(table) == come
    assert cited(table, "recruited") == ["12.4"]


@pytest.mark.rule("root:12.4", "root:1.5.4")
def test_no_more_come_than_there_are() -> None:
    table = duchy({"c2": "duchy 10 citadel 2", "c5": "duchy 9 citadel"}, phase="birdsong")
    assert in_the_burrow(table) == 1
    assert player(table, "duchy")["supply"] == 0


# 12.5.1 Assembly


@pytest.mark.rule("root:12.5.1")
def test_the_assembly_has_two_actions_of_any_kind() -> None:
    table = duchy({"c1": "duchy 3 marquise 1"}, cards("fox", "rabbit"), burrow=1)
    assert asked(table) == "assembly"
    assert options(table) == {"build", "recruit", "move", "battle", "dig", "done"}
    play(table, "recruit recruit")
    assert in_the_burrow(table) == 3
    assert board(table, "duchy")["actions"] == 0
    assert asked(table) != "assembly"


@pytest.mark.rule("root:12.5.1")
def test_a_third_action_is_refused() -> None:
    here = {"c1": "duchy 3"}
    table = duchy(here, "dominance_fox", me={"points": 12}, seats=FOUR, board={"actions": 0})
    assert asked(table) == "assembly"
    assert options(table) == {"dominance_fox", "done"}
    assert refused(table, "recruit") == ("assembly-over", "12.5.1")


@pytest.mark.rule("root:12.5.1.I")
def test_building_takes_a_matching_card_a_slot_and_rule() -> None:
    here = {"c1": "duchy 1", "c5": "duchy 1 marquise 2", "c2": "duchy 2", "c9": "duchy 1"}
    table = duchy(here, "anvil bake_sale codebreakers investments")
    play(table, "build")
    assert options(table) == {"c1", "c2", "c9"}
    assert refused(table, "c5") == ("not-ruled", "2.5")
    assert refused(table, "burrow") == ("not-a-clearing", "2.2")
    play(table, "c2")
    assert options(table) == {"citadel", "market"}
    play(table, "citadel")
    assert options(table) == {"codebreakers", "investments"}
    assert refused(table, "anvil") == ("wrong-suit", "2.1.1")
    play(table, "codebreakers")
    assert lies_in(table, "c2") == {"duchy": 2, "citadel": 1}
    assert revealed(table) == ["codebreakers"]
    assert hand(table, "duchy") == ["anvil", "bake_sale", "investments"]


@pytest.mark.rule("root:12.5.1.I", "root:2.1.1")
def test_a_bird_builds_anywhere_and_a_full_clearing_holds_no_more() -> None:
    table = duchy({"c1": "duchy 1 market", "c2": "duchy 1", "c5": "duchy 1"}, "birdy_bindle")
    play(table, "build")
    assert options(table) == {"c2", "c5"}
    assert refused(table, "c1") == ("no-open-slot", "2.2.3")
    play(table, "c2 market")
    assert lies_in(table, "c2") == {"duchy": 1, "market": 1}


@pytest.mark.rule("root:12.5.1.I", "root:1.5.1")
def test_why_it_cannot_build() -> None:
    assert refused(duchy({"c1": "duchy 1"}), "build") == ("not-held", "1.3.2")
    table = duchy({"c1": "duchy 1"}, cards("mouse"))
    assert refused(table, "build") == ("no-card-to-build", "12.5.1.I")
    table = duchy({"c1": "duchy 1 marquise 1"}, cards("fox"))
    assert refused(table, "build") == ("no-building-site", "12.5.1.I")
    full = {"c2": "citadel 2 duchy 1", "c7": "citadel market duchy 1", "c8": "market 2 duchy 1"}
    table = duchy(full | {"c9": "duchy 1"}, cards("mouse"))
    assert refused(table, "build") == ("none-left", "1.5.1")


@pytest.mark.rule("root:12.5.1.I", "root:6.2.2")
def test_the_keep_bars_buildings_and_tunnels() -> None:
    table = duchy({"c1": "keep duchy 2 marquise 1"}, cards("fox"))
    assert refused(table, "build") == ("no-building-site", "12.5.1.I")
    play(table, "dig")
    assert refused(table, "c1") == ("keep-forbids", "6.2.2")


@pytest.mark.rule("root:12.5.1.II")
def test_recruits_gather_in_the_burrow() -> None:
    table = play(duchy({"c1": "duchy 1"}), "recruit")
    assert told(table, "recruited") == [("duchy", 1, "burrow")]
    table = duchy({"c1": "duchy 20"})
    assert refused(table, "recruit") == ("no-warriors-left", "1.5.1")


@pytest.mark.rule("root:12.5.1.III")
def test_a_move_is_one_action() -> None:
    table = play(duchy({"c1": "duchy 3"}), "move c5 2")
    assert lies_in(table, "c5") == {"duchy": 2}
    assert cited(table, "moved") == ["12.5.1.III"]
    assert board(table, "duchy")["actions"] == 1


@pytest.mark.rule("root:12.5.1.IV")
def test_a_battle_is_one_action() -> None:
    table = play(duchy({"c1": "duchy 3 marquise 2"}, dice=(2, 0)), "battle")
    assert lies_in(table, "c1") == {"duchy": 3}
    assert board(table, "duchy")["actions"] == 1


@pytest.mark.rule("root:12.5.1.V")
def test_digging_spends_a_card_and_brings_up_to_four_warriors_up() -> None:
    table = duchy({"c1": "tunnel duchy 1"}, cards("mouse"), burrow=6)
    play(table, "dig")
    assert options(table) == {"c2", "c7", "c9", "c11"}
    assert refused(table, "c1") == ("tunnel-there", "12.5.1.V")
    assert refused(table, "c5") == ("no-card-to-dig", "12.5.1.V")
    play(table, "c11")
    assert options(table) == {"0", "1", "2", "3", "4"}
    assert refused(table, "5") == ("too-many-come-up", "12.5.1.V")
    play(table, "4")
    assert lies_in(table, "c11") == {"tunnel": 1, "duchy": 4}
    assert in_the_burrow(table) == 2
    assert table.view(SPECTATOR)["discard"] == ["investments"]
    assert hand(table, "duchy") == []


@pytest.mark.rule("root:12.5.1.V")
def test_nobody_need_come_up() -> None:
    table = duchy({"c1": "tunnel duchy 1"}, cards("mouse"), burrow=1)
    play(table, "dig c2 0")
    assert lies_in(table, "c2") == {"tunnel": 1}
    table = duchy({"c1": "tunnel duchy 1"}, cards("mouse"))
    play(table, "dig c2")
    assert asked(table) == "assembly", "the Burrow is empty"


@pytest.mark.rule("root:12.5.1.V", "root:8.2.6")
def test_who_comes_up_moves_there() -> None:
    """Outrage, as for any move."""
    table = duchy(
        {"c2": "sympathy", "c1": "duchy 1"},
        cards("mouse", "mouse"),
        seats="duchy,alliance",
        burrow=2,
    )
    play(table, "dig c2 investments 1")
    assert told(table, "outrage") == [("duchy", "c2")]


@pytest.mark.rule("root:12.5.1.V")
def test_why_it_cannot_dig() -> None:
    assert refused(duchy({"c1": "duchy 1"}), "dig") == ("not-held", "1.3.2")
    here = {"c7": "tunnel", "c9": "duchy 1", "c11": "tunnel", "c2": "keep marquise 1"}
    table = duchy(here, cards("mouse"))
    play(table, "dig")
    assert lies_in(table, "c9") == {"duchy": 1, "tunnel": 1}, "there is no other place"
    table = duchy(here | {"c9": "duchy 1 tunnel"}, cards("mouse"))
    assert "dig" in options(table), "where one is removed"


@pytest.mark.rule("root:12.2.4", "root:12.5.1.V")
def test_no_tunnel_is_removed_without_a_place_for_another() -> None:
    """The only mouse clearing without a tunnel has the keep, and the Duchy holds mice alone."""
    here = {"c7": "tunnel", "c9": "tunnel", "c1": "tunnel duchy 1", "c2": "keep marquise 1"}
    table = duchy(here | {"c11": "duchy 1"}, cards("mouse"))
    play(table, "dig c1")
    assert lies_in(table, "c11") == {"duchy": 1, "tunnel": 1}
    here = {"c7": "tunnel", "c9": "tunnel", "c11": "tunnel duchy 1", "c2": "keep marquise 1"}
    table = play(duchy(here, cards("mouse")), "dig c7")
    assert lies_in(table, "c7") == {"tunnel": 1}, "only there can it be dug again"


# 12.6 Evening


@pytest.mark.rule("root:12.6.1")
def test_revealed_birds_are_discarded_and_the_others_return() -> None:
    mine = {"revealed": ["birdy_bindle", "anvil", "bake_sale"]}
    table = duchy({"c1": "duchy 1"}, "codebreakers", board=mine, phase="evening")
    assert revealed(table) == []
    assert set(hand(table, "duchy")) >= {"anvil", "bake_sale", "codebreakers"}
    assert table.view(SPECTATOR)["discard"] == ["birdy_bindle"]
    assert told(table, "took-back") == [("duchy", 2)]
    assert player(table, "duchy", "marquise")["hand"]["known"] == ["anvil", "bake_sale"]


@pytest.mark.rule("root:12.6.1", "root:3.3.3")
def test_a_revealed_bird_dominance_card_becomes_available() -> None:
    mine = {"revealed": ["dominance_bird"]}
    table = duchy({"c1": "duchy 1"}, board=mine, phase="evening", seats=FOUR)
    assert table.view(SPECTATOR)["available"] == ["dominance_bird"]


@pytest.mark.rule("root:12.6.1", "root:2.1")
def test_birds_that_are_discarded_together_make_one_deck() -> None:
    """The deck is empty: both are in the new one before a card is drawn of it."""
    mine = {"revealed": ["birdy_bindle", "arms_trader"]}
    held = GAME.vocabulary.names(sorted(at(seats=SEATS).state.deck))
    for card in mine["revealed"]:
        held.remove(card)
    table = duchy(
        {"c1": "duchy 1"},
        others={"marquise": {"hand": held}},
        board=mine,
        phase="evening",
    )
    assert told(table, "reshuffled")[0] == (2,)


@pytest.mark.rule("root:12.6.1")
def test_a_position_has_revealed_cards_only_where_they_can_be() -> None:
    mine = {"revealed": ["anvil"]}
    with pytest.raises(PositionError, match="until its Evening"):
        duchy({}, board=mine, phase="birdsong")
    with pytest.raises(PositionError, match="until its Evening"):
        duchy({}, board=mine, phase="evening", step="draw")
    assert revealed(duchy({"c1": "duchy 1"}, board=mine)) == ["anvil"]


@pytest.mark.rule("root:12.6.2", "root:3.3.1")
def test_nothing_but_crafting_is_offered_in_evening() -> None:
    here = {"c1": "citadel duchy 1"}
    table = duchy(here, "anvil dominance_fox", phase="evening", seats=FOUR, me={"points": 12})
    assert options(table) == {"anvil", "done"}


@pytest.mark.rule("root:12.6.3")
@pytest.mark.parametrize(("markets", "drawn"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_markets_draw_cards(markets: int, drawn: int) -> None:
    here = dict.fromkeys(("c2", "c5", "c8")[:markets], "duchy 1 market")
    table = duchy(here | {"c1": "duchy 1"}, phase="evening")
    assert player(table, "duchy")["hand"]["count"] == drawn
    assert cited(table, "drew-hidden").count("12.6.3") == drawn


@pytest.mark.rule("root:12.6.3")
def test_five_cards_are_kept() -> None:
    table = duchy({"c1": "duchy 1"}, cards(*["fox"] * 4, "rabbit"), phase="evening")
    assert asked(table) == "discard"
    play(table, "anvil")
    assert player(table, "duchy")["hand"]["count"] == 5


@pytest.mark.rule("root:12.5.2", "root:12.5.3", "root:12.5.1")
def test_parliament_follows_the_assembly_and_swaying_comes_last() -> None:
    table = duchy({"c1": "duchy 3 marquise 1"}, cards("fox"), swayed="marshal", burrow=1)
    assert refused(table, "marshal") == ("ministers-later", "12.5.2")
    play(table, "done")
    assert asked(table) == "parliament"
    assert refused(table, "recruit") == ("not-here", "1.4.2")


@pytest.mark.rule("root:12.5.2")
def test_whoever_is_not_swayed_does_not_act() -> None:
    table = parliament({"c1": "duchy 3 marquise 1"}, "marshal")
    assert options(table) == {"marshal", "done"}
    assert refused(table, "captain") == ("not-swayed", "12.5.2")
