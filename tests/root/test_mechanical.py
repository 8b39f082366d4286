"""The Mechanical Marquise (M.1 to M.6): her setup, her turn, and what others do to her."""

from __future__ import annotations

import pytest

from root.conspirators import plots
from root.mechanical import HER, events, her_turn, hers
from root.positions import asked, asker, at, hand, lies_in, options, play, player, points
from spinney.core import Table
from spinney.core.errors import Misfit
from spinney.core.table import SINGLE
from spinney.root.cards import deck_cards, is_dominance, is_spy
from spinney.root.faults import cards_elsewhere
from spinney.root.game import GAME
from spinney.root.setup import whole_deck
from spinney.root.words import (
    FAVOR_OF_THE_FOXES,
    KEEP,
    MECHANICAL_MARQUISE,
)


def begun(seats: str = "eyrie,alliance", seed: str = "elm", **given: object) -> Table:
    options = {"mechanical": "competitive", **given}
    return Table(GAME, GAME.setup(seats=seats, **options), seed, auto=SINGLE)


def ready(table: Table) -> Table:
    """The same once the setup is over: the first option of each question."""
    while table.state.phase == 0:
        table.apply(table.question.options[0])
    return table


# M.1 Overview


@pytest.mark.rule("root:M.1")
def test_she_is_never_beside_the_marquise() -> None:
    with pytest.raises(Misfit) as wrong:
        GAME.setup(seats="marquise,eyrie", mechanical="competitive")
    assert wrong.value.name == "both-marquises"
    assert "mechanical_marquise" in GAME.automata(
        GAME.setup(seats="eyrie", mechanical="competitive")
    )
    assert GAME.automata(GAME.setup()) == []


@pytest.mark.rule("root:R124")
@pytest.mark.parametrize(("mode", "most"), [("competitive", 5), ("cooperative", 4)])
def test_she_is_one_of_the_players(mode: str, most: int) -> None:
    names = ["eyrie", "alliance", "vagabond", "riverfolk", "corvids", "cult"]
    for count in range(1, most + 1):
        setup = GAME.setup(seats=",".join(names[:count]), mechanical=mode)
        assert GAME.seats(setup) == count
    with pytest.raises(Misfit, match=f"1 to {most}"):
        GAME.setup(seats=",".join(names[: most + 1]), mechanical=mode)
    with pytest.raises(Misfit, match="2 to 6"):
        GAME.setup(seats="eyrie")
    with pytest.raises(Misfit, match="not drafted"):
        GAME.setup(seats="drafted,drafted", mechanical=mode)


@pytest.mark.rule("root:R125")
def test_she_scores_as_anybody_does() -> None:
    """A building that she removes, and the Tower in whose clearing she rules."""
    table = her_turn(
        "ambush_fox",
        seats="alliance,eyrie",
        clearings={"c1": f"{HER} 3 alliance 0 base", "c3": "eyrie 1"},
        dice=(3, 0),
        players={"alliance": {"board": {}}},
    )
    assert ("scored-by", HER, "1", "1") in events(table, "scored-by")


# M.2


@pytest.mark.rule("root:M.2.1")
def test_a_card_that_would_be_taken_from_her_comes_from_the_deck() -> None:
    table = at(
        seats="eyrie,alliance",
        mechanical="competitive",
        phase="birdsong",
        clearings={"c3": "eyrie 2 roost", "c1": f"{HER} 1"},
        players={"eyrie": {"crafted": "stand_and_deliver", "board": {"leader": "despot"}}},
        top="anvil",
    )
    play(table, "stand_and_deliver")
    assert "anvil" in hand(table, "eyrie")
    assert hers(table)["points"] == 1
    assert hers(table)["hand"]["count"] == 0


@pytest.mark.rule("root:M.2.1")
def test_nobody_looks_into_a_hand_that_she_does_not_have() -> None:
    table = at(
        seats="eyrie,alliance",
        mechanical="competitive",
        clearings={"c3": "eyrie 2 roost", "c1": f"{HER} 1"},
        players={
            "eyrie": {"crafted": "codebreakers", "hand": "anvil", "board": {"leader": "despot"}}
        },
    )
    assert "codebreakers" not in options(table)


@pytest.mark.rule("root:M.2.1", "root:R120", "root:M.3.3")
def test_aid_is_discarded_for_a_point_and_buys_an_item() -> None:
    table = at(
        seats="vagabond,eyrie",
        mechanical="competitive",
        clearings={"c1": f"{HER} 2"},
        players={
            "vagabond": {
                "hand": "anvil",
                "board": {"character": "thief", "place": "c1", "items": ["boots", "torch"]},
            },
            HER: {"items": "sword boots"},
        },
    )
    play(table, "aid")
    play(table, "boots")
    assert asked(table) == "take-item"
    play(table, "sword")
    assert hers(table)["points"] == 1
    assert hers(table)["items"] == ["boots"]
    assert "anvil" in table.view(0)["discard"]
    assert ("took-for-sale", "0", HER, "sword") in events(table, "took-for-sale")
    assert player(table, "vagabond")["board"]["relations"][HER] == "amiable"


@pytest.mark.rule("root:R119")
def test_a_card_that_she_is_let_draw_counts_as_given() -> None:
    table = at(
        seats="eyrie",
        mechanical="cooperative",
        phase="birdsong",
        clearings={"c3": "eyrie 2 roost", "c1": f"{HER} 1"},
        players={"eyrie": {"crafted": "better_burrow_bank", "board": {"leader": "despot"}}},
        top="anvil bake_sale",
    )
    play(table, "better_burrow_bank")
    assert "anvil" in hand(table, "eyrie")
    assert "bake_sale" in table.view(0)["discard"]
    assert hers(table)["points"] == 1


@pytest.mark.rule("root:M.2.1")
def test_outrage_takes_her_card_from_the_deck() -> None:
    table = her_turn(
        "ambush_fox",
        clearings={"c1": f"{HER} 5", "c5": "sympathy", "c3": "eyrie 1"},
        top="anvil",
    )
    assert lies_in(table, "c5")[HER] == 2
    assert player(table, "alliance", "alliance")["board"]["supporters"]["cards"] == ["anvil"]
    assert ("outrage-by", HER, "c5") in events(table, "outrage-by")


@pytest.mark.rule("root:M.2.1")
def test_extortion_takes_her_card_from_the_deck() -> None:
    table = at(
        seats="corvids,eyrie",
        mechanical="competitive",
        phase="birdsong",
        clearings={"c1": f"corvids 1 {HER} 1 hidden_plot"},
        players={"corvids": {"board": {"plots": plots(c1="extortion")}}},
        top="anvil",
    )
    play(table, "c1")
    assert "anvil" in hand(table, "corvids")


@pytest.mark.rule("root:M.2.2")
def test_nobody_ambushes_her() -> None:
    table = her_turn(
        "anvil",
        seats="eyrie,alliance",
        clearings={"c1": f"{HER} 3 eyrie 3"},
        players={"eyrie": {"hand": "ambush_fox"}},
        dice=(1, 0),
    )
    assert ("battle", HER, "eyrie", "c1") in events(table, "battle")
    assert hand(table, "eyrie") == ["ambush_fox"]
    assert "ambush" not in {event.name for event in table.events(0)}


@pytest.mark.rule("root:R121")
def test_she_buys_and_guesses_nothing() -> None:
    table = her_turn(
        "ambush_bird",
        seats="riverfolk,corvids",
        phase="birdsong",
        clearings={"c1": f"{HER} 1 hidden_plot", "c3": "riverfolk 1", "c4": "corvids 1"},
        players={
            "riverfolk": {"hand": "anvil"},
            "corvids": {"board": {"plots": plots(c1="bomb")}},
        },
    )
    assert table.state.active != MECHANICAL_MARQUISE


# M.3 Setup


@pytest.mark.rule("root:M.3.1")
def test_she_sits_anywhere() -> None:
    places = set()
    for n in range(40):
        state = begun(seed=f"seat {n}").state
        places.add(tuple(state.turns))
        assert state.owners == state.turns
    assert len(places) == 2
    first = {begun(seed=f"first {n}").state.start for n in range(40)}
    assert first == {0, 1, 2}


@pytest.mark.rule("root:M.3.1")
def test_powers_answer_in_the_order_of_turns() -> None:
    """So that a position that is read offers the same things in the same order."""
    for n in range(6):
        g = begun("eyrie,corvids", seed=f"seat {n}").state
        for answering in g.answering:
            at = [g.owners.index(owner) for owner, _ in answering]
            assert at == sorted(at)


@pytest.mark.rule("root:M.3.1")
def test_whoever_begins_is_told_by_seat() -> None:
    for n in range(10):
        state = begun(seed=f"seat {n}", first="2").state
        assert state.turns[state.start] == state.players[1]


@pytest.mark.rule("root:M.3.2", "root:M.8.4")
def test_the_deck_has_spies_and_no_dominance_cards() -> None:
    table = ready(begun())
    cards = table.state.deck + cards_elsewhere(table.state)
    assert not any(map(is_dominance, cards))
    assert sum(map(is_spy, cards)) == 4
    assert len(cards) == len(deck_cards("standard", False)) + 4
    assert len(hers(table)["board"]["orders"]) == 5
    assert hers(table)["board"]["orders"] == [None] * 5
    alone = ready(begun("eyrie"))
    assert FAVOR_OF_THE_FOXES in cards
    assert FAVOR_OF_THE_FOXES not in whole_deck(alone.state)
    assert FAVOR_OF_THE_FOXES not in whole_deck(
        ready(begun("eyrie", mechanical="cooperative")).state
    )


@pytest.mark.rule("root:M.3.3")
def test_four_items_are_for_sale() -> None:
    table = ready(begun())
    assert sorted(hers(table)["items"]) == ["bag", "boots", "sword", "tea"]
    assert table.view(0)["item_supply"].count("sword") == 1


@pytest.mark.rule("root:R120")
def test_an_item_that_a_landmark_has_is_not_for_sale() -> None:
    for n in range(30):
        table = ready(begun(seed=f"forge {n}", landmarks="legendary_forge"))
        forged = table.view(0)["landmarks"]["legendary_forge"]["items"]
        for item in ("sword", "boots", "bag", "tea"):
            there = table.view(0)["item_supply"].count(item) + forged.count(item)
            assert there + hers(table)["items"].count(item) == 2


@pytest.mark.rule("root:M.3.4", "root:R112")
def test_she_garrisons_the_woodland_and_has_no_buildings() -> None:
    corners = set()
    for n in range(20):
        table = begun(seed=f"corner {n}")
        clearings = table.view(0)["clearings"]
        (keep,) = (c["clearing"] for c in clearings if "keep" in c["pieces"])
        corners.add(keep)
        bare = [c["clearing"] for c in clearings if HER not in c["warriors"]]
        opposite = table.state.map.opposite[int(keep[1:]) - 1]
        assert bare == [f"c{opposite + 1}"]
        assert hers(table)["supply"] == 25 - 11
    assert corners == {"c1", "c2", "c3", "c4"}


@pytest.mark.rule("root:R112")
def test_her_neighbour_may_choose_the_corner() -> None:
    table = begun(corner="chosen")
    turns = table.view(0)["turns"]
    after = turns[(turns.index(HER) + 1) % 3]
    assert (asked(table), asker(table)) == ("her-corner", after)
    assert options(table) == {"c1", "c2", "c3", "c4"}
    play(table, "c3")
    assert lies_in(table, "c3") == {HER: 1, "keep": 1}
    assert table.why_not(GAME.vocabulary.number("c5")) is not None


@pytest.mark.rule("root:R112")
def test_she_sets_up_first_and_nobody_places_pieces_at_her_keep() -> None:
    table = begun(start="homelands", seed="home")
    assert table.state.placed[KEEP] == 1
    assert asked(table) == "homeland"
    (keep,) = (c["clearing"] for c in table.view(0)["clearings"] if "keep" in c["pieces"])
    assert keep not in options(table)
    lost = her_turn(
        "anvil",
        clearings={"c1": f"{HER} 2 keep eyrie 3"},
        active="eyrie",
        dice=(2, 0),
        players={"eyrie": {"hand": "bake_sale", "board": {"leader": "despot"}}},
    )
    assert lies_in(lost, "c1")[HER] == 2, "there are no field hospitals, so nobody is asked"


# M.4 Birdsong


@pytest.mark.rule("root:M.4")
def test_each_garrison_scores_two_points() -> None:
    table = her_turn(
        "",
        phase="birdsong",
        clearings={
            "c1": f"{HER} 3",
            "c2": f"{HER} 4 eyrie 3",
            "c3": f"{HER} 3 eyrie 3",
            "c4": f"{HER} 2",
        },
    )
    assert hers(table)["points"] == 4
    assert ("garrisons", HER, "2") in events(table, "garrisons")


# M.5 Daylight


@pytest.mark.rule("root:M.5")
def test_orders_go_from_the_left_and_only_for_their_suit() -> None:
    table = her_turn(
        "anvil bake_sale",
        clearings={"c1": f"{HER} 2 eyrie 1", "c2": f"{HER} 2 eyrie 1"},
        dice=(0, 0),
    )
    assert events(table, "order", "battle") == [
        ("order", HER, "anvil"),
        ("battle", HER, "eyrie", "c1"),
    ]
    assert hers(table)["board"]["orders"][0] is None, "bake_sale is next, and nobody knows it"
    assert "anvil" in table.view(0)["discard"]


@pytest.mark.rule("root:R113")
def test_a_bird_order_is_for_every_clearing() -> None:
    table = her_turn(
        "arms_trader",
        clearings={"c1": f"{HER} 1 eyrie 1", "c2": f"{HER} 1 eyrie 1", "c3": f"{HER} 1 eyrie 1"},
        seed="birds",
    )
    assert [told[3] for told in events(table, "battle")] == ["c1", "c2", "c3"]


@pytest.mark.rule("root:M.5.1")
@pytest.mark.parametrize(
    ("there", "scores", "foe", "why"),
    [
        (f"{HER} 2 eyrie 1", (0, 0), "eyrie", "0"),
        (f"{HER} 2 eyrie 1 alliance 2", (9, 0), "alliance", "1"),
        (f"{HER} 2 eyrie 1 alliance 1 sympathy", (9, 0), "alliance", "1"),
        (f"{HER} 2 eyrie 2 alliance 2", (3, 4), "alliance", "2"),
        (f"{HER} 2 eyrie 2 alliance 2", (4, 4), "eyrie", "3"),
    ],
)
def test_whom_she_attacks(there: str, scores: tuple[int, int], foe: str, why: str) -> None:
    table = her_turn(
        "anvil",
        seats="alliance,eyrie",
        clearings={"c1": there},
        players={"eyrie": {"points": scores[0]}, "alliance": {"points": scores[1]}},
        dice=(0, 0),
    )
    (chosen,) = events(table, "chose-foe")
    assert (chosen[2], chosen[5]) == (foe, why)
    assert events(table, "battle") == [("battle", HER, foe, "c1")]


@pytest.mark.rule("root:R114")
def test_a_pawn_is_one_piece_and_battles_go_by_number() -> None:
    table = her_turn(
        "anvil",
        seats="vagabond,eyrie",
        clearings={"c8": f"{HER} 1 eyrie 1", "c1": f"{HER} 2 eyrie 1", "c6": f"{HER} 1 eyrie 2"},
        players={
            "vagabond": {
                "points": 5,
                "board": {"character": "thief", "place": "c1", "items": ["boots", "torch"]},
            }
        },
        seed="pawns",
    )
    chosen = [told[2:4] for told in events(table, "chose-foe")]
    assert chosen[0] == ("vagabond", "c1"), "as many pieces as the Eyrie, and more points"
    assert [place for _, place in chosen] == sorted((place for _, place in chosen), key=len)


@pytest.mark.rule("root:M.5.2")
def test_all_but_three_move_where_most_enemies_are() -> None:
    table = her_turn(
        "anvil",
        clearings={"c1": f"{HER} 6", "c5": "eyrie 1", "c9": "eyrie 2", "c10": "alliance 1"},
    )
    assert lies_in(table, "c1")[HER] == 3 + 1, "and one is recruited there"
    assert lies_in(table, "c9")[HER] == 3
    (chosen,) = events(table, "chose-way")
    assert chosen == ("chose-way", HER, "c1", "c9", "2", "1")


@pytest.mark.rule("root:M.5.2", "root:R115", "root:R116")
@pytest.mark.parametrize("woodland", ["autumn", "winter", "lake", "mountain"])
def test_of_equals_she_goes_to_the_lowest_number(woodland: str) -> None:
    table = her_turn("anvil", map=woodland, landmarks="none", clearings={"c1": f"{HER} 4"})
    near = table.state.map.neighbours[0]
    (chosen,) = events(table, "chose-way")
    assert chosen == ("chose-way", HER, "c1", f"c{min(near) + 1}", "0", "2")


@pytest.mark.rule("root:M.5.2")
def test_she_stays_where_she_does_not_rule_or_has_but_three() -> None:
    table = her_turn(
        "anvil",
        seats="cult,alliance",
        clearings={"c1": f"{HER} 3", "c8": f"{HER} 4 cult 1 garden_fox"},
        dice=(0, 0),
    )
    assert events(table, "battle") == [("battle", HER, "cult", "c8")]
    assert events(table, "chose-way") == []


@pytest.mark.rule("root:R115")
def test_warriors_that_have_come_move_on_with_the_rest() -> None:
    """From 1 to 5 to 2, by a bird: 5 has enemies when 1 moves, and 2 more when 5 does."""
    table = her_turn(
        "arms_trader",
        clearings={"c1": f"{HER} 5", "c5": f"{HER} 3 eyrie 1", "c2": "eyrie 2"},
        dice=(0, 0),
    )
    moves = [told[2:4] for told in events(table, "chose-way")]
    assert moves[0] == ("c1", "c5")
    assert ("c5", "c2") in moves


@pytest.mark.rule("root:R115")
def test_what_she_cannot_leave_is_passed_over() -> None:
    table = her_turn(
        "anvil",
        seats="corvids,eyrie",
        clearings={"c1": f"{HER} 6 corvids 1 snare"},
        players={"corvids": {"board": {}}},
        dice=(0, 0),
    )
    assert events(table, "chose-way") == []


@pytest.mark.rule("root:M.5.3")
def test_the_cost_says_where_she_recruits() -> None:
    one_suit = her_turn("foxfolk_steel", clearings={"c1": f"{HER} 1", "c2": f"{HER} 1"})
    assert lies_in(one_suit, "c1")[HER] == 3
    assert lies_in(one_suit, "c2")[HER] == 1
    each = her_turn("armorers", clearings={"c1": f"{HER} 1", "c2": f"{HER} 1", "c3": "eyrie 1"})
    assert lies_in(each, "c1")[HER] == 2, "a fox card with the cost of one fox"
    every = her_turn("brutal_tactics", clearings={"c1": f"{HER} 1", "c6": f"{HER} 1"})
    assert lies_in(every, "c6")[HER] == 3
    ruled = her_turn(
        "tax_collector", clearings={"c1": f"{HER} 1", "c2": f"{HER} 1", "c3": "eyrie 1"}
    )
    assert [lies_in(ruled, c).get(HER, 0) for c in ("c1", "c2", "c3")] == [2, 2, 0]
    claim = her_turn("royal_claim", clearings={"c1": f"{HER} 1 keep", "c2": f"{HER} 1"})
    assert lies_in(claim, "c1")[HER] == 5


@pytest.mark.rule("root:R117")
def test_costs_of_any_suit_recruit_at_the_keep_if_it_stands() -> None:
    table = her_turn("corvid_planners", deck="exiles", clearings={"c1": "keep eyrie 2"})
    assert lies_in(table, "c1")[HER] == 2
    gone = her_turn("royal_claim", clearings={"c1": f"{HER} 1"})
    assert lies_in(gone, "c1") == {HER: 1}


@pytest.mark.rule("root:R118")
def test_too_few_warriors_go_to_the_lowest_numbers() -> None:
    table = her_turn(
        "foxfolk_steel",
        clearings={"c1": f"{HER} 1", "c6": f"{HER} 1", "c2": f"{HER} 20"},
    )
    assert lies_in(table, "c1")[HER] == 3
    assert lies_in(table, "c6")[HER] == 2


@pytest.mark.rule("root:M.5.4")
def test_an_order_without_a_cost_brings_the_next() -> None:
    table = her_turn("ambush_fox spy_rabbit anvil bake_sale", clearings={"c1": f"{HER} 1"})
    assert [told[2] for told in events(table, "order")] == ["ambush_fox", "spy_rabbit", "anvil"]
    assert table.view(0)["available"] == ["spy_rabbit"]
    none = her_turn("ambush_fox", clearings={"c1": f"{HER} 1"})
    assert events(none, "no-orders") == [("no-orders", HER)]


# M.6 Evening


@pytest.mark.rule("root:M.6")
def test_she_refills_her_program() -> None:
    table = her_turn("anvil bake_sale", clearings={"c1": f"{HER} 1"}, top="sappers armorers")
    orders = table.game.write(table.state)["players"][HER]["board"]["orders"]
    assert orders[:3] == ["bake_sale", "sappers", "armorers"]
    assert len(orders) == 5
    assert events(table, "orders-drawn") == [("orders-drawn", HER, "4")]


# Winning


@pytest.mark.rule("root:M.4")
def test_she_wins_with_thirty_points() -> None:
    table = her_turn("", phase="birdsong", points=29, clearings={"c1": f"{HER} 3"})
    assert table.over
    assert table.view(0)["winners"] == [HER]
    assert table.returns() == [0.0, 0.0]
    assert events(table, "won-by") == [("won-by", HER)]
    assert points(table, "eyrie") == 0


@pytest.mark.rule("root:R127")
def test_she_takes_no_hireling_markers() -> None:
    table = her_turn(
        "",
        phase="birdsong",
        points=3,
        hirelings="random",
        clearings={"c1": f"{HER} 3"},
    )
    assert table.view(0)["hirelings"]["spaces"] == ["4", "8", "12"]
    cards = [card["owner"] for card in table.view(0)["hirelings"]["cards"]]
    assert "forest_patrol" not in cards
    with pytest.raises(Misfit, match="must be two"):
        GAME.setup(seats="eyrie", mechanical="cooperative", hirelings="random")
