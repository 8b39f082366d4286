"""Appendix F and the cards of the six landmarks; how they are set up (A.5)."""

from itertools import permutations

import pytest

from root.positions import (
    asked,
    asker,
    at,
    board,
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
from spinney.core import SPECTATOR, Table
from spinney.core.errors import PositionError, SetupError
from spinney.root.game import GAME
from spinney.root.landmarks.siting import NAMES, agreement, places_for, prepare
from spinney.root.landmarks.table import TABLE, stand
from spinney.root.maps import MAPS
from spinney.root.options import begin
from spinney.root.state import Root
from spinney.root.words import BLACK_MARKET, LANDMARK

SEATS = "marquise,eyrie"
MARKET = {"clearing": "c1", "cards": ["anvil", "bake_sale", "sappers"]}


def setting_up(landmarks: str, seed: str = "acorn", **given: object) -> Table[Root]:
    return Table(
        GAME, GAME.setup(seats="marquise,eyrie,alliance", landmarks=landmarks, **given), seed
    )


def landmark(table: Table[Root], name: str, seat: int = SPECTATOR) -> dict[str, object]:
    found: dict[str, object] = table.view(seat)["landmarks"][name]
    return found


# A.5 Setting up


@pytest.mark.rule("root:A.5")
@pytest.mark.parametrize(
    ("chosen", "woodland", "there"),
    [
        ("map", "autumn", {}),
        ("map", "lake", {"ferry": {"clearing": "c1"}}),
        ("map", "mountain", {"tower": {"clearing": "c10"}}),
        ("none", "lake", {}),
        ("lost_city", "lake", {"lost_city": {"clearing": None}}),
    ],
)
def test_landmarks_take_the_place_of_those_of_the_map(
    chosen: str, woodland: str, there: dict[str, object]
) -> None:
    assert setting_up(chosen, map=woodland).view(0)["landmarks"] == there


@pytest.mark.rule("root:A.5.1")
@pytest.mark.parametrize(
    ("value", "agreed"),
    [
        ("map", (0, [])),
        ("one", (1, list(NAMES))),
        ("two/ferry,tower,lost_city", (2, ["ferry", "tower", "lost_city"])),
        ("tower", (1, ["tower"])),
        ("tower,ferry", (2, ["tower", "ferry"])),
        ("tower,ferry,lost_city", None),
        ("tower,tower", None),
        ("two/tower", None),
        ("lighthouse", None),
        ("", None),
    ],
)
def test_one_or_two_are_chosen_out_of_those_that_are_wanted(
    value: str, agreed: tuple[int, list[str]] | None
) -> None:
    assert agreement(value) == agreed


def test_what_is_no_choice_of_landmarks_is_refused() -> None:
    with pytest.raises(SetupError, match="landmarks cannot be 'tower,tower'"):
        GAME.setup(landmarks="tower,tower")


@pytest.mark.rule("root:A.5.2")
def test_the_agreed_number_is_dealt_by_chance() -> None:
    dealt = [tuple(setting_up("two", f"{n}").view(0)["landmarks"]) for n in range(12)]
    assert {len(names) for names in dealt} == {2}
    assert len(set(dealt)) > 4
    some = [
        tuple(setting_up("one/tower,ferry", f"seed {n}").view(0)["landmarks"]) for n in range(9)
    ]
    assert set(some) == {("tower",), ("ferry",)}


@pytest.mark.rule("root:A.5.3")
def test_the_last_player_sets_up_one_and_the_second_to_last_the_other() -> None:
    table = setting_up("tower,elder_treetop", first="1")
    assert (asker(table), asked(table)) == ("alliance", "which-landmark")
    play(table, "elder_treetop", "c1")
    assert (asker(table), asked(table)) == ("eyrie", "landmark-in")
    assert options(table) == {"c6", "c10", "c11", "c12"}
    assert hand(table, "eyrie") == []
    play(table, "c10")
    assert told(table, "landmark") == [
        ("alliance", "elder_treetop", "c1"),
        ("eyrie", "tower", "c10"),
    ]
    assert len(hand(table, "eyrie")) == 3


@pytest.mark.rule("root:A.5.3")
@pytest.mark.parametrize(
    ("first", "at_first", "name", "places"),
    [
        ("tower", "c6", "ferry", {"c4", "c5", "c7", "c10"}),
        ("tower", "c10", "lost_city", {"c4", "c5", "c7", "c11"}),
        ("tower", "c11", "black_market", {"c1", "c4"}),
        ("tower", "c12", "elder_treetop", {"c1", "c2", "c3", "c4"}),
        ("tower", "c6", "legendary_forge", {"c1", "c4", "c5", "c7", "c8", "c9", "c10", "c12"}),
        ("ferry", "c11", "tower", {"c6", "c10", "c12"}),
    ],
)
def test_each_is_set_up_where_its_card_says(
    first: str, at_first: str, name: str, places: set[str]
) -> None:
    table = play(setting_up(f"{first},{name}", first="1"), first, at_first)
    near = {f"c{c + 1}" for c in MAPS["autumn"].neighbours[int(at_first[1:]) - 1]}
    if name == "legendary_forge":
        places = {f"c{c}" for c in range(1, 13)} - near - {at_first}
    elif name != "tower":
        places = places - near
    assert options(table) == places


@pytest.mark.rule("root:A.5.3")
@pytest.mark.parametrize(
    ("name", "word", "why"),
    [
        ("ferry", "c1", ("no-water-for-the-ferry", "ferry")),
        ("lost_city", "c1", ("no-water-for-the-city", "lost_city")),
        ("tower", "c1", ("no-ruin-for-the-tower", "tower")),
        ("black_market", "c6", ("not-one-slot", "black_market")),
        ("elder_treetop", "c5", ("not-a-corner-for-the-treetop", "elder_treetop")),
        ("tower", "burrow", ("not-a-clearing", "2.2")),
    ],
)
def test_why_one_is_not_set_up_there(name: str, word: str, why: tuple[str, str]) -> None:
    assert refused(setting_up(name), word) == why


@pytest.mark.rule("root:A.5.3")
def test_landmarks_keep_apart() -> None:
    table = play(setting_up("tower,lost_city", first="1"), "tower", "c11")
    assert refused(table, "c11") == ("landmark-there", "A.5.3")
    assert refused(table, "c10") is None
    beside = play(setting_up("tower,legendary_forge", first="1"), "tower", "c11")
    assert refused(beside, "c3") == ("landmark-next-to", "A.5.3")


@pytest.mark.rule("root:R73")
def test_there_is_always_a_place() -> None:
    """Next to another landmark, if there is no other."""
    beside = 0
    for name in MAPS:
        for first, second in permutations(range(len(TABLE)), 2):
            g = begin(GAME.setup(map=name, landmarks="none"))
            for c in g.map.ruins:
                g.ruins[c] = 1
            for place in places_for(g, LANDMARK + first):
                stand(g, first, place)
                found = places_for(g, LANDMARK + second)
                assert found
                beside += any(near in g.sites for near in g.map.neighbours[found[0]])
                g = begin(GAME.setup(map=name, landmarks="none"))
    assert beside


@pytest.mark.rule("root:F.1.1", "root:F.1.2")
def test_landmarks_cannot_be_fought_moved_or_removed() -> None:
    table = at(
        seats=SEATS,
        landmarks="tower,legendary_forge",
        tower="c10",
        sites={"legendary_forge": {"clearing": "c1", "items": ["sword", "sword"]}},
        clearings={"c1": "marquise 3 workshop eyrie 1", "c10": "marquise 2 workshop 2"},
        players={"marquise": {"hand": "favor_of_the_foxes favor_of_the_rabbits"}},
    )
    assert refused(table, "battle") is None
    play(table, "battle")
    assert asked(table) != "battle-whom"  # the Eyrie are the only enemy there
    lonely = at(
        seats=SEATS,
        landmarks="tower",
        tower="c10",
        clearings={"c10": "marquise 3", "c3": "eyrie 1"},
    )
    assert refused(lonely, "battle") == ("no-battle", "4.3")


# The Ferry and the Tower on other maps


@pytest.mark.rule("root:ferry")
def test_the_ferry_follows_the_river() -> None:
    table = at(
        seats=SEATS, landmarks="ferry", ferry="c10", clearings={"c10": "marquise 3"}, top="anvil"
    )
    play(table, "march")
    assert options(table) >= {"c5", "c11"}
    play(table, "c5", "2")
    assert landmark(table, "ferry") == {"clearing": "c5"}
    assert hand(table, "marquise") == ["anvil"]


@pytest.mark.rule("root:tower", "root:R77")
def test_the_tower_scores_wherever_it_stands() -> None:
    table = at(
        seats=SEATS,
        landmarks="tower",
        tower="c6",
        phase="evening",
        clearings={"c6": "marquise 1", "c3": "eyrie 3 roost"},
        players={"eyrie": {"hand": "anvil", "board": {"leader": "despot"}}},
    )
    assert told(table, "scored") == [("marquise", 1, 1)]


# Lost City


def in_the_city(seats: str, there: str, **given: object) -> Table[Root]:
    clearings = {"c4": there} | given.pop("clearings", {})  # type: ignore[operator]
    sites = {"lost_city": {"clearing": "c4"}}
    return at(seats=seats, landmarks="lost_city", sites=sites, clearings=clearings, **given)


@pytest.mark.rule("root:lost_city")
def test_a_crafting_piece_in_the_city_gives_any_suit_but_one_at_a_time() -> None:
    hold = {"marquise": {"hand": "anvil bake_sale sappers"}}
    one = in_the_city(SEATS, "marquise 1 workshop", players=hold, step="craft")
    assert options(one) == {"anvil", "sappers", "done"}
    play(one, "anvil")
    assert asked(one) != "craft-card" or options(one) == {"done"}
    both = in_the_city(
        SEATS,
        "marquise 1 workshop",
        players={"marquise": {"hand": "bake_sale anvil"}},
        clearings={"c3": "marquise 1 workshop"},
        step="craft",
    )
    assert options(both) == {"bake_sale", "anvil", "done"}
    play(both, "anvil")
    assert "bake_sale" not in (options(both) if asked(both) == "craft-card" else set())


@pytest.mark.rule("root:lost_city")
def test_two_pieces_in_the_city_may_give_two_suits() -> None:
    """Two workshops in one clearing: one for a fox, one for a rabbit."""
    table = at(
        seats=SEATS,
        map="winter",
        landmarks="lost_city",
        sites={"lost_city": {"clearing": "c11"}},
        clearings={"c11": "marquise 2 workshop 2"},
        players={"marquise": {"hand": "anvil root_tea_mouse"}},
        step="craft",
    )
    play(table, "anvil", "root_tea_mouse")
    assert player(table, "marquise")["items"] == ["hammer", "tea"]


@pytest.mark.rule("root:lost_city")
def test_the_vagabond_crafts_with_any_suit_in_the_city() -> None:
    him = vagabond("c4", "hammer torch", hand="anvil root_tea_mouse")
    table = in_the_city("vagabond,marquise", "marquise 1", players={"vagabond": him})
    play(table, "craft")
    assert options(table) == {"anvil", "root_tea_mouse"}


@pytest.mark.rule("root:lost_city")
@pytest.mark.parametrize("card", ["dominance_fox", "dominance_rabbit", "dominance_mouse"])
def test_the_city_counts_for_every_dominance(card: str) -> None:
    two = {"fox": ("c1", "c6"), "rabbit": ("c3", "c5"), "mouse": ("c2", "c7")}[card.split("_")[1]]
    table = in_the_city(
        "marquise,eyrie,alliance",
        "marquise 1",
        clearings=dict.fromkeys(two, "marquise 1"),
        phase="birdsong",
        players={"marquise": {"dominance": card, "points": 10}},
    )
    assert table.view(0)["winners"] == ["marquise"]


@pytest.mark.rule("root:lost_city")
def test_a_revolt_in_the_city_takes_supporters_of_any_suits_and_a_base_of_choice() -> None:
    given = {"supporters": ["anvil", "bake_sale", "mouse_in_a_sack"], "known": [0, 0, 0]}
    table = in_the_city(
        "alliance,marquise",
        "sympathy",
        phase="birdsong",
        players={"alliance": {"board": given}},
    )
    play(table, "c4")
    spent = {"anvil", "bake_sale", "mouse_in_a_sack"}
    assert options(table) == spent
    play(table, "anvil", "bake_sale")
    assert (asked(table), options(table)) == ("which-suit", {"fox", "rabbit", "mouse"})
    assert refused(table, "bird") == ("not-here", "1.4.2")
    play(table, "rabbit")
    assert lies_in(table, "c4")["base"] == 1
    assert board(table, "alliance")["bases"] == ["fox", "mouse"]


@pytest.mark.rule("root:lost_city", "root:8.2.4", "root:R76")
def test_a_base_in_the_city_is_of_its_printed_suit() -> None:
    own = {"supporters": ["anvil", "bake_sale", "mouse_in_a_sack"], "known": [0, 0, 0]}
    table = in_the_city(
        "marquise,alliance",
        "marquise 3 base",
        players={"alliance": {"board": own | {"chosen_bases": ["fox"]}}},
        dice=(3, 0),
    )
    play(table, "battle")
    assert told(table, "lost-supporter") == [("alliance", "anvil")]
    assert board(table, "alliance")["bases"] == ["fox", "rabbit", "mouse"]
    assert table.state.copy().boards is not None


def test_a_position_says_of_which_suit_a_base_in_the_city_is() -> None:
    with pytest.raises(PositionError, match="chosen_bases"):
        in_the_city("marquise,alliance", "base")
    with pytest.raises(PositionError, match="chosen_bases"):
        at(seats="marquise,alliance", players={"alliance": {"board": {"chosen_bases": ["fox"]}}})


@pytest.mark.rule("root:lost_city", "root:8.2.4", "root:2.2.3")
def test_a_second_base_in_the_city_takes_a_slot_of_its_own() -> None:
    own = {"supporters": ["anvil", "bake_sale"], "known": [0, 0], "chosen_bases": ["fox"]}
    full = in_the_city(
        "alliance,marquise",
        "sympathy base",
        phase="birdsong",
        players={"alliance": {"board": own}},
    )
    assert asked(full) != "revolt"
    room = at(
        seats="alliance,marquise",
        landmarks="lost_city",
        sites={"lost_city": {"clearing": "c7"}},
        clearings={"c7": "sympathy base"},
        phase="birdsong",
        players={"alliance": {"board": own}},
    )
    play(room, "c7")
    assert options(room) == {"rabbit", "mouse"}
    play(room, "mouse")
    assert lies_in(room, "c7")["base"] == 2
    assert board(room, "alliance")["bases"] == ["rabbit"]


@pytest.mark.rule("root:lost_city", "root:8.2.4")
def test_of_two_bases_in_the_city_whoever_loses_one_says_which() -> None:
    own = {"chosen_bases": ["fox", "mouse"], "supporters": ["anvil"], "known": [0]}
    table = at(
        seats="marquise,alliance",
        landmarks="lost_city",
        sites={"lost_city": {"clearing": "c7"}},
        clearings={"c7": "marquise 3 alliance 1 base 2"},
        players={"alliance": {"board": own}},
        dice=(2, 2),
    )
    play(table, "battle")
    assert (asker(table), asked(table)) == ("alliance", "which-suit")
    play(table, "mouse")
    assert board(table, "alliance")["bases"] == ["rabbit", "mouse"]
    assert told(table, "lost-supporter") == []


@pytest.mark.rule("root:lost_city", "root:8.2.6")
def test_any_card_answers_outrage_in_the_city() -> None:
    table = in_the_city(
        "marquise,alliance",
        "sympathy",
        clearings={"c9": "marquise 2"},
        players={"marquise": {"hand": "anvil bake_sale mouse_in_a_sack"}},
    )
    play(table, "march", "c4", "1")
    assert options(table) == {"anvil", "bake_sale", "mouse_in_a_sack"}


@pytest.mark.rule("root:lost_city", "root:4.3.1")
def test_ambushes_of_any_suit_work_in_the_city() -> None:
    table = in_the_city(
        SEATS,
        "marquise 3 eyrie 2",
        players={
            "eyrie": {"hand": "ambush_rabbit", "board": {"leader": "despot"}},
            "marquise": {"hand": "ambush_fox"},
        },
    )
    play(table, "battle", "ambush_rabbit")
    assert options(table) == {"ambush_fox", "done"}


@pytest.mark.rule("root:lost_city", "root:12.5.3.II")
def test_for_swaying_the_city_is_one_clearing() -> None:
    hold = {"duchy": {"hand": "anvil bake_sale"}}
    one = in_the_city("duchy,marquise", "duchy 1", players=hold, step="sway")
    assert asked(one) != "sway"
    two = in_the_city(
        "duchy,marquise", "duchy 1", clearings={"c1": "duchy 1"}, players=hold, step="sway"
    )
    assert options(two) >= {"foremole", "captain", "marshal"}


@pytest.mark.rule("root:lost_city", "root:11.5.6")
def test_a_trade_post_of_any_suit_stands_in_the_city() -> None:
    table = in_the_city(
        "riverfolk,marquise",
        "riverfolk 1",
        players={"riverfolk": {"board": {"funds": {"riverfolk": 3}}}},
    )
    play(table, "establish_trade_post")
    assert (asked(table), options(table)) == ("which-suit", {"fox", "rabbit", "mouse"})
    play(table, "mouse")
    assert lies_in(table, "c4")["trade_post_mouse"] == 1


@pytest.mark.rule("root:lost_city", "root:10.2.1")
def test_a_garden_in_the_city_crafts_with_its_own_suit() -> None:
    table = in_the_city(
        "cult,marquise",
        "garden_fox",
        phase="evening",
        players={"cult": {"hand": "anvil root_tea_mouse", "board": {"outcast": "mouse"}}},
    )
    assert asked(table) != "craft-card"


# Black Market


def at_the_market(**given: object) -> Table[Root]:
    fields: dict[str, object] = {
        "seats": SEATS,
        "landmarks": "black_market",
        "sites": {"black_market": MARKET},
        "clearings": {"c1": "marquise 2", "c3": "eyrie 3 roost"},
        "players": {
            "marquise": {"hand": "armorers cobbler"},
            "eyrie": {"hand": "tax_collector", "board": {"leader": "despot"}},
        },
    }
    return at(**fields | given)  # type: ignore[arg-type]


@pytest.mark.rule("root:black_market", "root:R74")
def test_the_market_takes_three_cards_unseen_before_hands_are_dealt() -> None:
    table = play(setting_up("black_market"), "c1")
    for seat in (SPECTATOR, 0, 1, 2):
        assert landmark(table, "black_market", seat)["cards"] == [None, None, None]
    assert table.view(0)["deck_count"] == 54 - 3 - 9
    two = Table(GAME, GAME.setup(seats=SEATS, landmarks="black_market"), "acorn")
    play(two, "c1")
    on_sale = two.state.landmark_boards[BLACK_MARKET - LANDMARK]
    assert on_sale is not None
    assert not any(4 <= card < 8 for card in on_sale.cards())


@pytest.mark.rule("root:black_market")
def test_a_card_is_exchanged_once_a_turn() -> None:
    table = at_the_market()
    play(table, "black_market", "armorers", "2")
    assert hand(table, "marquise") == ["bake_sale", "cobbler"]
    assert landmark(table, "black_market", 0)["cards"] == [None, "armorers", None]
    assert landmark(table, "black_market", 1)["cards"] == [None, None, None]
    assert refused(table, "black_market") == ("used-this-turn", "4.1.3")
    assert told(table, "market", "eyrie") == [("marquise", 2)]
    assert told(table, "market-took", "eyrie") == []
    assert told(table, "market-took-hidden", "eyrie") == [("marquise",)]


@pytest.mark.rule("root:black_market")
def test_nobody_trades_without_a_piece_there_or_a_card() -> None:
    away = at_the_market(clearings={"c2": "marquise 1"})
    assert refused(away, "black_market") == ("nobody-at-market", "black_market")
    poor = at_the_market(players={"marquise": {"hand": ""}})
    assert refused(poor, "black_market") == ("not-held", "1.3.2")
    pawn = at_the_market(
        seats="vagabond,marquise",
        clearings={},
        players={"vagabond": vagabond("c1", "torch", hand="armorers")},
    )
    assert "black_market" in options(pawn)
    play(pawn, "black_market")
    assert refused(pawn, "4") == ("not-on-sale", "black_market")


@pytest.mark.rule("root:black_market", "root:R74")
def test_the_market_is_asked_for_when_birdsong_begins_and_when_evening_ends() -> None:
    morning = at_the_market(phase="birdsong")
    assert (asked(morning), options(morning)) == ("market-give", {"armorers", "cobbler", "done"})
    play(morning, "done")
    assert "black_market" in options(morning)
    night = at_the_market(phase="evening")
    while asked(night) == "discard":
        night.play(sorted(options(night))[0])
    assert (asker(night), asked(night)) == ("marquise", "market-give")
    play(night, "cobbler", "1")
    assert asked(night) != "market-give"


@pytest.mark.rule("root:black_market", "root:R2")
def test_whoever_left_a_card_knows_who_takes_it() -> None:
    table = at_the_market(
        sites={"black_market": {**MARKET, "known": [2, 0, 0]}},
        players={"marquise": {"hand": "armorers cobbler", "known": [2, 2]}},
    )
    play(table, "black_market", "armorers", "1")
    assert player(table, "marquise", "eyrie")["hand"] == {"count": 2, "known": ["anvil"]}


@pytest.mark.rule("root:black_market", "root:11.2.3")
def test_an_open_hand_trades_openly() -> None:
    table = at_the_market(
        seats="riverfolk,marquise",
        clearings={"c1": "riverfolk 1"},
        players={"riverfolk": {"hand": "armorers"}},
    )
    play(table, "black_market", "3")
    assert landmark(table, "black_market", 1)["cards"] == [None, None, "armorers"]
    assert told(table, "market-took", "marquise") == [("riverfolk", "sappers")]


@pytest.mark.rule("root:black_market", "root:1.2.1")
def test_other_worlds_keep_what_a_seat_knows_of_the_market() -> None:
    table = at_the_market(sites={"black_market": {**MARKET, "known": [0, 1, 2]}})
    found = set()
    for n in range(20):
        world = table.determinize(0, f"world {n}")
        assert world.view(0) == table.view(0)
        on_sale = world.state.landmark_boards[BLACK_MARKET - LANDMARK]
        assert on_sale is not None
        found.add(tuple(GAME.vocabulary.names(on_sale.cards())))
    assert {cards[1] for cards in found} == {"bake_sale"}
    assert len({cards[0] for cards in found}) > 3
    assert len({cards[2] for cards in found}) > 3


# Legendary Forge


@pytest.mark.rule("root:legendary_forge")
@pytest.mark.parametrize(
    ("place", "items"),
    [
        ("c1", ["crossbow", "hammer", "sword", "sword"]),
        ("c3", ["boots", "boots", "coins", "coins"]),
        ("c2", ["bag", "bag", "tea", "tea"]),
    ],
)
def test_the_forge_takes_four_items_by_its_suit(place: str, items: list[str]) -> None:
    table = play(setting_up("legendary_forge"), place)
    assert landmark(table, "legendary_forge")["items"] == items
    assert not set(items) & set(table.view(0)["item_supply"])


def at_the_forge(there: str, **given: object) -> Table[Root]:
    fields: dict[str, object] = {
        "seats": SEATS,
        "landmarks": "legendary_forge",
        "sites": {"legendary_forge": {"clearing": "c12", "items": ["hammer", "sword"]}},
        "clearings": {"c1": "marquise 1 workshop", "c12": there},
        "players": {"marquise": {"hand": "anvil"}},
        "step": "craft",
        "top": "cobbler",
    }
    return at(**fields | given)  # type: ignore[arg-type]


@pytest.mark.rule("root:legendary_forge")
def test_whoever_is_at_the_forge_crafts_its_items_for_more() -> None:
    table = at_the_forge("marquise 1")
    play(table, "anvil")
    assert points(table, "marquise") == 3
    assert hand(table, "marquise") == ["cobbler"]
    assert player(table, "marquise")["items"] == ["hammer"]
    assert landmark(table, "legendary_forge")["items"] == ["sword"]


@pytest.mark.rule("root:legendary_forge", "root:14.3.2")
def test_what_lies_at_the_forge_is_not_in_a_supply_that_is_left_out() -> None:
    """Not even if a game has one more of its kind, which a ruin hid."""
    table = at_the_forge("marquise 1", seats="marquise,hundreds")
    assert "hammer" not in table.view(SPECTATOR)["item_supply"]


@pytest.mark.rule("root:legendary_forge")
def test_nobody_else_crafts_them() -> None:
    table = at_the_forge("eyrie 1", auto=0)
    assert refused(table, "anvil") == ("nobody-at-forge", "legendary_forge")


@pytest.mark.rule("root:legendary_forge")
def test_an_item_that_is_nowhere_is_gone() -> None:
    spent = {"legendary_forge": {"clearing": "c12", "items": []}}
    table = at_the_forge(
        "marquise 1",
        sites=spent,
        auto=0,
        players={"marquise": {"hand": "anvil"}, "eyrie": {"items": "hammer"}},
    )
    assert refused(table, "anvil") == ("item-gone", "4.1.2")


@pytest.mark.rule("root:legendary_forge", "root:7.2.3")
def test_the_eyrie_score_the_forge_beside_their_one_point() -> None:
    table = at_the_forge(
        "eyrie 1",
        seats="eyrie,marquise",
        clearings={"c1": "eyrie 1 roost", "c12": "eyrie 1"},
        players={"eyrie": {"hand": "anvil", "board": {"leader": "despot"}}},
    )
    play(table, "anvil")
    assert points(table, "eyrie") == 2


@pytest.mark.rule("root:legendary_forge")
def test_the_vagabond_takes_an_item_of_the_forge_to_the_satchel() -> None:
    him = vagabond("c12", "hammer torch", hand="anvil")
    table = at_the_forge(
        "", seats="vagabond,marquise", clearings={}, players={"vagabond": him}, step="start"
    )
    play(table, "craft")
    assert points(table, "vagabond") == 3
    assert "cobbler" in hand(table, "vagabond")


# Elder Treetop


def in_the_treetop(there: str, building: str = "none", **given: object) -> Table[Root]:
    fields: dict[str, object] = {
        "seats": SEATS,
        "landmarks": "elder_treetop",
        "sites": {"elder_treetop": {"clearing": "c1", "building": building}},
        "clearings": {"c1": there, "c3": "eyrie 1 roost"},
    }
    clearings = given.pop("clearings", {})
    fields["clearings"] = fields["clearings"] | clearings  # type: ignore[operator]
    return at(**fields | given)  # type: ignore[arg-type]


@pytest.mark.rule("root:elder_treetop", "root:R75")
def test_the_treetop_adds_a_slot_that_is_filled_last() -> None:
    table = in_the_treetop("marquise 3 wood 3")
    assert table.view(0)["clearings"][0]["slots"] == 2
    play(table, "build", "sawmill")
    assert landmark(table, "elder_treetop")["building"] is None
    play(table, "build", "workshop")
    assert landmark(table, "elder_treetop")["building"] == "workshop"
    assert lies_in(table, "c1")["sawmill"] == 1


@pytest.mark.rule("root:elder_treetop")
@pytest.mark.parametrize(("building", "scored"), [("roost", 2), ("sawmill", 1)])
def test_an_enemy_building_in_it_scores_one_more(building: str, scored: int) -> None:
    table = in_the_treetop("marquise 3 sawmill roost", building, dice=(3, 0))
    play(table, "battle")
    assert points(table, "marquise") == scored
    left = None if building == "roost" else "sawmill"
    assert landmark(table, "elder_treetop")["building"] == left


@pytest.mark.rule("root:elder_treetop", "root:R75")
def test_of_two_alike_the_owner_gives_up_the_other_first() -> None:
    """In battle the defender removes the pieces; an effect takes both."""
    table = in_the_treetop(
        "eyrie 3 marquise 1 sawmill 2",
        "sawmill",
        seats="eyrie,marquise",
        step="resolve",
        players={"eyrie": {"board": {"leader": "despot", "decree": {"battle": ["anvil"]}}}},
        force=True,
        dice=(2, 0),
    )
    assert told(table, "scored")[0] == ("eyrie", 1, 1)
    assert told(table, "lost-piece") == [("marquise", "sawmill", "c1")]
    assert landmark(table, "elder_treetop")["building"] == "sawmill"


@pytest.mark.rule("root:elder_treetop", "root:F.1.1")
def test_an_effect_that_sweeps_the_clearing_leaves_the_landmark() -> None:
    table = in_the_treetop(
        "marquise 1 workshop roost",
        "roost",
        clearings={"c6": "marquise 1 workshop", "c8": "marquise 1 workshop"},
        players={"marquise": {"hand": "favor_of_the_foxes"}},
        step="craft",
    )
    play(table, "favor_of_the_foxes")
    assert points(table, "marquise") == 2
    assert landmark(table, "elder_treetop") == {"clearing": "c1", "building": None}


# Positions


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"landmarks": "lost_city"}, "sites"),
        ({"landmarks": "lost_city", "sites": {"lost_city": {}}}, "sites.lost_city.clearing"),
        ({"landmarks": "lost_city", "sites": {"lost_city": {"clearing": "c1"}}}, "sites.lost_city"),
        ({"landmarks": "tower", "sites": {"lost_city": {"clearing": "c4"}}}, "sites.lost_city"),
        ({"sites": {"lost_city": {"clearing": "c4"}}}, "sites.lost_city"),
        ({"dealt": ["tower"]}, "dealt"),
        ({"landmarks": "tower,ferry", "tower": "c6", "dealt": ["ferry"]}, "dealt"),
        (
            {
                "landmarks": "black_market",
                "sites": {"black_market": {"clearing": "c1", "cards": ["anvil"]}},
            },
            "sites.black_market.cards",
        ),
        (
            {
                "landmarks": "black_market",
                "sites": {"black_market": {**MARKET, "known": [9, 0, 0]}},
            },
            "sites.black_market.known",
        ),
        (
            {
                "landmarks": "legendary_forge",
                "sites": {"legendary_forge": {"clearing": "c1", "items": ["tea"]}},
            },
            "sites.legendary_forge.items",
        ),
        (
            {
                "landmarks": "elder_treetop",
                "sites": {"elder_treetop": {"clearing": "c1", "building": "sawmill"}},
            },
            "sites.elder_treetop.building",
        ),
        (
            {
                "landmarks": "elder_treetop",
                "sites": {"elder_treetop": {"clearing": "c1"}},
                "clearings": {"c1": "sawmill 2"},
            },
            "sites.elder_treetop.building",
        ),
        ({"landmarks": "none", "map": "lake", "ferry": "c1"}, "ferry"),
    ],
)
def test_positions_say_what_of_landmarks_cannot_be(fields: dict[str, object], place: str) -> None:
    with pytest.raises(PositionError) as caught:
        at(seats=SEATS, **fields)  # type: ignore[arg-type]
    assert f"state.{place}" in [fault.place for fault in caught.value.faults]


def test_the_table_begins_without_those_that_are_to_be_dealt() -> None:
    g = begin(GAME.setup(landmarks="none"))
    prepare(g, "two")
    assert (g.agreed, len(g.dealt), g.landmarks) == (2, 6, [])
