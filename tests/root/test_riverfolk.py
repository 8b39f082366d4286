"""Chapter 11: the Riverfolk Company, their turn and their funds."""

from typing import Any

import pytest

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
from spinney.core import PositionError, Table
from spinney.core.table import table_at
from spinney.root.game import GAME
from spinney.root.state import Root

SEATS = "riverfolk,marquise"
THREE = "riverfolk,marquise,eyrie"
MANY_POSTS = {
    **dict.fromkeys(("c1", "c6"), "trade_post_fox"),
    **dict.fromkeys(("c3", "c4"), "trade_post_rabbit"),
}


def riverfolk(
    clearings: dict[str, str] | None = None,
    funds: dict[str, int] | None = None,
    seats: str = SEATS,
    own: dict[str, Any] | None = None,
    **fields: Any,
) -> Table[Root]:
    """The Riverfolk on their turn, with these funds."""
    mine = {"funds": funds or {}, **(own or {})}
    me = {"board": mine, **fields.pop("me", {})}
    players = {"riverfolk": me, **fields.pop("others", {})}
    fields.setdefault("active", "riverfolk")
    return at(seats=seats, clearings=clearings or {}, players=players, **fields)


def box(table: Table[Root], name: str) -> dict[str, int]:
    found: dict[str, int] = board(table, "riverfolk")[name]
    return found


def funds(table: Table[Root]) -> dict[str, int]:
    return box(table, "funds")


def crafting(table: Table[Root], suit: str) -> dict[str, int]:
    found: dict[str, int] = board(table, "riverfolk")["crafting"][suit]
    return found


def supply(table: Table[Root], name: str) -> int:
    found: int = player(table, name)["supply"]
    return found


# 11.2 Faction rules and abilities


@pytest.mark.rule("root:11.2.1", "root:11.5.3")
def test_they_craft_by_placing_funds_on_empty_spaces() -> None:
    table = riverfolk(
        {"c1": "trade_post_fox"}, {"riverfolk": 2}, me={"hand": "anvil foxfolk_steel cobbler"}
    )
    play(table, "craft")
    assert player(table, "riverfolk")["items"] == ["hammer"]
    assert points(table, "riverfolk") == 2
    assert crafting(table, "fox") == {"riverfolk": 1}
    assert box(table, "committed") == {}
    assert funds(table) == {"riverfolk": 1}
    assert refused(table, "craft") == ("no-space-to-craft", "11.5.3")


@pytest.mark.rule("root:11.2.1", "root:11.5.3")
def test_spaces_under_trade_posts_craft_nothing() -> None:
    table = riverfolk({}, {"riverfolk": 3}, me={"hand": "anvil"})
    assert refused(table, "craft") == ("no-space-to-craft", "11.5.3")


@pytest.mark.rule("root:11.5.3")
def test_a_space_of_a_lost_trade_post_crafts_and_each_space_holds_one_fund() -> None:
    own = {"lost": {"fox": 2}, "fox": {"marquise": 1}}
    table = riverfolk({}, {"riverfolk": 3}, own=own, me={"hand": "foxfolk_steel anvil armorers"})
    play(table, "craft")
    assert refused(table, "foxfolk_steel") == ("no-space-to-craft", "11.5.3")
    play(table, "anvil")
    assert crafting(table, "fox") == {"riverfolk": 1, "marquise": 1}


@pytest.mark.rule("root:11.5.3")
def test_no_more_is_crafted_than_there_are_funds() -> None:
    for card, held, enough in (("arms_trader", 1, 2), ("royal_claim", 3, 4)):
        table = riverfolk(MANY_POSTS, {"riverfolk": held}, me={"hand": card})
        assert refused(table, "craft") == ("no-space-to-craft", "11.5.3")
        table = riverfolk(MANY_POSTS, {"riverfolk": enough}, me={"hand": card})
        assert "craft" in options(table)


@pytest.mark.rule("root:11.5.3")
def test_whose_fund_crafts_is_chosen() -> None:
    table = riverfolk(
        {"c1": "trade_post_fox"}, {"riverfolk": 1, "marquise": 1}, me={"hand": "anvil"}
    )
    play(table, "craft")
    assert asked(table) == "commit-fund"
    assert refused(table, "eyrie") == ("no-such-fund", "11.2.4")
    play(table, "marquise")
    assert crafting(table, "fox") == {"marquise": 1}
    assert funds(table) == {"riverfolk": 1}


@pytest.mark.rule("root:11.2.2")
def test_they_swim_along_rivers_whoever_rules() -> None:
    """Between c5 and c10 is a river and no path; c5 and c2 are joined by a path."""
    table = riverfolk(
        {"c5": "riverfolk 1 marquise 2", "c10": "marquise 2", "c2": "marquise 1"},
        {"riverfolk": 2},
    )
    play(table, "move")
    assert lies_in(table, "c10") == {"marquise": 2, "riverfolk": 1}


@pytest.mark.rule("root:11.2.2")
def test_on_paths_they_need_rule() -> None:
    table = riverfolk(
        {"c10": "riverfolk 2 marquise 2", "c2": "marquise 1", "c5": "marquise 1"},
        {"riverfolk": 2},
    )
    play(table, "move")
    assert options(table) == {"c5", "c11"}
    assert refused(table, "c2") == ("rules-neither", "4.2.1")


@pytest.mark.rule("root:11.2.3")
def test_everybody_sees_their_hand() -> None:
    table = riverfolk(seats=THREE, me={"hand": "anvil cobbler"}, others={"eyrie": {}})
    for seat in (-1, 1, 2):
        shown = table.view(seat)["players"][0]["hand"]
        assert shown == {"count": 2, "cards": ["anvil", "cobbler"]}
        assert "anvil" not in table.view(seat)["unseen"]


@pytest.mark.rule("root:11.2.3")
def test_what_they_draw_all_see() -> None:
    table = riverfolk({}, {"riverfolk": 1}, seats=THREE, top="cobbler")
    play(table, "draw")
    assert told(table, "drew", "eyrie") == [("riverfolk", "cobbler")]
    assert player(table, "riverfolk", "eyrie")["hand"]["cards"] == ["cobbler"]


@pytest.mark.rule("root:11.2.3")
def test_a_random_card_may_be_any_of_them() -> None:
    taken = set()
    for seed in range(12):
        table = at(
            seats="marquise,riverfolk,eyrie",
            phase="birdsong",
            players={
                "marquise": {"crafted": "stand_and_deliver"},
                "riverfolk": {"hand": "anvil cobbler", "board": {"prices": prices(4)}},
                "eyrie": {"hand": "sappers"},
            },
            clearings={"c1": "marquise 25"},
            force=True,
            seed=f"random {seed}",
        )
        play(table, "stand_and_deliver", "riverfolk")
        taken |= set(hand(table, "marquise"))
    assert taken == {"anvil", "cobbler"}


def prices(each: int) -> dict[str, int]:
    return dict.fromkeys(("hand_card", "riverboats", "mercenaries"), each)


@pytest.mark.rule("root:11.2.4", "root:11.5")
def test_without_funds_there_is_nothing_to_do() -> None:
    table = riverfolk(
        {"c5": "riverfolk 2"},
        {},
        seats=THREE,
        own={"payments": {"marquise": 3}, "committed": {"riverfolk": 2}},
        me={"hand": "dominance_fox", "points": 10},
    )
    for word in ("move", "battle", "craft", "export", "draw", "recruit", "establish_trade_post"):
        assert refused(table, word) == ("no-funds", "11.5")
    assert options(table) == {"dominance_fox", "done"}


@pytest.mark.rule("root:11.2.5", "root:11.5.6.III")
def test_a_trade_post_scores_when_it_is_placed() -> None:
    table = riverfolk({"c5": "riverfolk 1"}, {"riverfolk": 2})
    play(table, "establish_trade_post")
    assert points(table, "riverfolk") == 2
    assert cited(table, "scored") == ["11.5.6.III"]


@pytest.mark.rule("root:11.2.5.I")
@pytest.mark.parametrize(("held", "left"), [(1, 0), (4, 2), (5, 2)])
def test_a_removed_trade_post_costs_half_of_the_funds_and_leaves_the_game(
    held: int, left: int
) -> None:
    table = at(
        seats="marquise,riverfolk",
        step="act",
        clearings={"c5": "marquise 3 trade_post_rabbit"},
        players={
            "riverfolk": {
                "board": {"funds": {"riverfolk": held}, "payments": {"riverfolk": 3}},
            }
        },
        dice=(0, 0),
    )
    before = supply(table, "riverfolk")
    play(table, "battle")
    assert sum(funds(table).values()) == left
    assert box(table, "payments") == {"riverfolk": 3}
    assert supply(table, "riverfolk") == before + held - left
    posts = board(table, "riverfolk")["posts"]["rabbit"]
    assert posts == {"on_map": 0, "left": 2, "lost": 1}
    assert points(table, "marquise") == 1


@pytest.mark.rule("root:11.2.5.I", "root:R68")
def test_the_riverfolk_choose_which_funds_go_and_they_go_home() -> None:
    table = at(
        seats="marquise,riverfolk,eyrie",
        step="act",
        deck="exiles",
        clearings={"c5": "marquise 3 trade_post_rabbit"},
        players={
            "riverfolk": {"board": {"funds": {"eyrie": 2, "marquise": 1}}},
            "marquise": {"crafted": "coffin_makers"},
        },
        dice=(0, 0),
    )
    play(table, "battle")
    assert (asker(table), asked(table)) == ("riverfolk", "lose-fund")
    assert options(table) == {"eyrie", "marquise"}
    play(table, "eyrie", "marquise")
    assert funds(table) == {"eyrie": 1}
    assert player(table, "eyrie")["coffins"] == 0
    assert supply(table, "eyrie") == 19


@pytest.mark.rule("root:11.2.5.I")
def test_two_trade_posts_lost_at_once_halve_the_funds_twice() -> None:
    table = at(
        seats="marquise,riverfolk",
        clearings={
            "c1": "workshop trade_post_fox",
            "c6": "workshop 2 trade_post_fox",
            "c2": "marquise 2",
        },
        players={
            "marquise": {"hand": "favor_of_the_foxes"},
            "riverfolk": {"board": {"funds": {"riverfolk": 7}}},
        },
    )
    play(table, "favor_of_the_foxes")
    assert funds(table) == {"riverfolk": 1}
    assert points(table, "marquise") == 2


# 11.3 Setup


def new_game(**more: str) -> Table[Root]:
    setup = GAME.setup(seats=more.pop("seats", "marquise,riverfolk"), first="1", **more)
    return Table(GAME, setup, "acorn")


@pytest.mark.rule("root:11.3.1", "root:11.3.2", "root:11.3.3", "root:11.3.4", "root:11.3.5")
def test_how_they_begin() -> None:
    table = new_game(seats="eyrie,riverfolk")
    while asked(table) != "start-in-river":
        play(table, sorted(options(table))[0])
    assert options(table) == {"c4", "c5", "c7", "c10", "c11"}
    assert refused(table, "c1") == ("no-river-at-start", "11.3.2")
    assert refused(table, "burrow") == ("not-a-clearing", "2.2")
    play(table, "c4", "c4", "c7", "c11")
    assert lies_in(table, "c4") == {"riverfolk": 2}
    for service, price in (("hand_card", 3), ("riverboats", 1), ("mercenaries", 4)):
        assert table.question is not None
        assert (asked(table), table.question.ask.rule) == ("first-price", "11.3.5")
        assert options(table) == {"1", "2", "3", "4"}
        assert refused(table, "5") == ("not-on-the-track", "11.3.5")
        play(table, str(price))
        assert box(table, "prices")[service] == price
    assert box(table, "payments") == {"riverfolk": 3}
    assert supply(table, "riverfolk") == 15 - 4 - 3
    posts = board(table, "riverfolk")["posts"]
    assert all(there == {"on_map": 0, "left": 3, "lost": 0} for there in posts.values())


@pytest.mark.rule("root:11.3.2")
def test_they_do_not_start_where_the_keep_forbids_it() -> None:
    table = new_game()
    while asked(table) != "keep-corner" and "c4" not in options(table):
        play(table, sorted(options(table))[0])
    play(table, "c4")
    while asked(table) != "start-in-river":
        play(table, sorted(options(table))[0])
    assert refused(table, "c4")[1] == "6.2.2"


# 11.4 Birdsong


@pytest.mark.rule("root:11.4.1")
@pytest.mark.parametrize(
    ("payments", "gathered"), [({}, {"riverfolk": 2}), ({"marquise": 1}, {"marquise": 1})]
)
def test_protectionism_fills_an_empty_payments_box(
    payments: dict[str, int], gathered: dict[str, int]
) -> None:
    table = riverfolk({}, phase="birdsong", own={"payments": payments})
    assert funds(table) == gathered


@pytest.mark.rule("root:11.4.1")
def test_protectionism_places_as_many_as_there_are() -> None:
    table = riverfolk({"c5": "riverfolk 14"}, phase="birdsong")
    assert funds(table) == {"riverfolk": 1}


@pytest.mark.rule("root:11.4.2")
@pytest.mark.parametrize(("held", "scored"), [(1, 0), (4, 2), (5, 2)])
def test_dividends_for_what_was_left_of_the_funds(held: int, scored: int) -> None:
    own = {"payments": {"marquise": 4}, "committed": {"marquise": 2}, "fox": {"marquise": 1}}
    table = riverfolk({"c1": "trade_post_fox"}, {"riverfolk": held}, phase="birdsong", own=own)
    assert points(table, "riverfolk") == scored
    assert cited(table, "scored") == ["11.4.2"] * (scored > 0)


@pytest.mark.rule("root:11.4.2")
def test_without_a_trade_post_on_the_map_there_are_no_dividends() -> None:
    table = riverfolk({}, {"riverfolk": 6}, phase="birdsong", own={"lost": {"fox": 1}})
    assert points(table, "riverfolk") == 0


@pytest.mark.rule("root:11.4.3")
def test_all_warriors_on_the_board_become_funds() -> None:
    own = {
        "payments": {"eyrie": 2},
        "committed": {"riverfolk": 1, "eyrie": 1},
        "fox": {"marquise": 1},
    }
    table = riverfolk(
        {"c1": "trade_post_fox"}, {"marquise": 1}, seats=THREE, phase="birdsong", own=own
    )
    assert funds(table) == {"marquise": 2, "eyrie": 3, "riverfolk": 1}
    for name in ("payments", "committed"):
        assert box(table, name) == {}
    assert crafting(table, "fox") == {}
    assert told(table, "gathered-funds") == [("riverfolk", 6)]


# 11.5 Daylight


@pytest.mark.rule("root:11.5", "root:11.5.1")
def test_a_move_commits_a_fund() -> None:
    table = riverfolk({"c5": "riverfolk 2"}, {"marquise": 2})
    play(table, "move", "c2", "2")
    assert lies_in(table, "c2") == {"riverfolk": 2}
    assert (funds(table), box(table, "committed")) == ({"marquise": 1}, {"marquise": 1})


@pytest.mark.rule("root:11.5.1")
def test_a_move_needs_somewhere_to_go() -> None:
    table = riverfolk({}, {"riverfolk": 2})
    assert refused(table, "move") == ("nowhere-to-go", "4.2.1")


@pytest.mark.rule("root:11.5.2")
def test_a_battle_commits_a_fund() -> None:
    table = riverfolk({"c5": "riverfolk 2 marquise 1"}, {"riverfolk": 1}, dice=(1, 0))
    play(table, "battle")
    assert lies_in(table, "c5") == {"riverfolk": 2}
    assert box(table, "committed") == {"riverfolk": 1}
    table = riverfolk({"c5": "riverfolk 2"}, {"riverfolk": 1})
    assert refused(table, "battle") == ("no-battle", "4.3")


@pytest.mark.rule("root:11.5.3.I")
def test_export_discards_a_card_for_a_warrior_in_the_payments_box() -> None:
    table = riverfolk({"c1": "trade_post_fox"}, {"marquise": 1}, me={"hand": "anvil"})
    before = supply(table, "riverfolk")
    play(table, "export")
    assert told(table, "exported") == [("riverfolk", "anvil")]
    assert player(table, "riverfolk")["items"] == []
    assert points(table, "riverfolk") == 0
    assert table.view(0)["discard"] == ["anvil"]
    assert box(table, "payments") == {"riverfolk": 1}
    assert crafting(table, "fox") == {"marquise": 1}
    assert supply(table, "riverfolk") == before - 1


@pytest.mark.rule("root:11.5.3.I")
def test_an_export_takes_spaces_and_funds_too() -> None:
    table = riverfolk({}, {"riverfolk": 3}, me={"hand": "anvil ambush_fox"})
    assert refused(table, "export") == ("no-space-to-export", "11.5.3.I")
    own = {"lost": {"fox": 1}}
    table = riverfolk({}, {"riverfolk": 3}, own=own, me={"hand": "anvil foxfolk_steel armorers"})
    play(table, "export")
    assert refused(table, "foxfolk_steel") == ("no-space-to-export", "11.5.3.I")


@pytest.mark.rule("root:11.5.3")
@pytest.mark.parametrize("held", ["", "ambush_fox"])
def test_without_a_card_to_craft_it_is_no_matter_of_spaces(held: str) -> None:
    table = riverfolk({"c1": "trade_post_fox"}, {"riverfolk": 3}, me={"hand": held})
    assert refused(table, "craft") == ("no-card-to-craft", "11.5.3")
    assert refused(table, "export") == ("no-card-to-export", "11.5.3.I")


@pytest.mark.rule("root:11.5.3.I", "root:R67")
def test_what_cannot_be_crafted_cannot_be_exported() -> None:
    table = riverfolk(
        {"c1": "trade_post_fox", "c6": "trade_post_fox"},
        {"riverfolk": 2},
        me={"hand": "anvil ambush_fox dominance_fox tax_collector", "crafted": "tax_collector"},
        seats=THREE,
        item_supply=["coins"],
        force=True,
    )
    assert refused(table, "export") == ("no-card-to-export", "11.5.3.I")
    table = riverfolk(
        {"c1": "trade_post_fox", "c6": "trade_post_fox"},
        {"riverfolk": 2},
        me={"hand": "anvil ambush_fox armorers brutal_tactics"},
        item_supply=["coins"],
        force=True,
    )
    play(table, "export")
    assert refused(table, "anvil") == ("item-gone", "4.1.2")
    assert refused(table, "ambush_fox") == ("cannot-be-crafted", "4.1")


@pytest.mark.rule("root:11.5.4")
def test_drawing_commits_a_fund() -> None:
    table = riverfolk({}, {"riverfolk": 2}, top="cobbler anvil")
    play(table, "draw", "draw")
    assert sorted(hand(table, "riverfolk")) == ["anvil", "cobbler"]
    assert box(table, "committed") == {"riverfolk": 2}


@pytest.mark.rule("root:11.5", "root:11.5.5")
def test_recruiting_spends_a_fund_which_goes_home() -> None:
    table = riverfolk({}, {"riverfolk": 1, "marquise": 1})
    before = supply(table, "marquise")
    play(table, "recruit")
    assert options(table) == {"c4", "c5", "c7", "c10", "c11"}
    assert refused(table, "c1") == ("no-river-there", "11.5.5")
    assert refused(table, "burrow") == ("not-a-clearing", "2.2")
    play(table, "c7")
    assert asked(table) == "spend-fund"
    play(table, "marquise")
    assert lies_in(table, "c7") == {"riverfolk": 1}
    assert (funds(table), box(table, "committed")) == ({"riverfolk": 1}, {})
    assert supply(table, "marquise") == before + 1


@pytest.mark.rule("root:11.5.5")
def test_with_no_warrior_left_only_a_fund_of_their_own_recruits() -> None:
    there = {"c5": "riverfolk 14"}
    table = riverfolk(there, {"riverfolk": 1, "marquise": 1})
    play(table, "recruit", "c5")
    assert funds(table) == {"marquise": 1}
    assert lies_in(table, "c5") == {"riverfolk": 15}
    table = riverfolk({"c5": "riverfolk 15"}, {"marquise": 1})
    assert refused(table, "recruit") == ("no-warriors-left", "1.5.1")


@pytest.mark.rule("root:11.5.6", "root:11.5.6.I", "root:11.5.6.II")
def test_where_a_trade_post_can_be_established() -> None:
    table = riverfolk(
        {
            "c1": "marquise 2",
            "c2": "eyrie 1",
            "c5": "riverfolk 1",
            "c6": "marquise 1 eyrie 1",
            "c8": "marquise 2 trade_post_fox",
            "c3": "marquise 1 riverfolk 1",
        },
        {"marquise": 3, "eyrie": 1, "riverfolk": 2},
        seats=THREE,
    )
    play(table, "establish_trade_post")
    assert options(table) == {"c1", "c5"}
    assert refused(table, "c2") == ("no-funds-of-ruler", "11.5.6.II")
    assert refused(table, "c8") == ("trade-post-there", "11.5.6.I")
    assert refused(table, "c3") == ("nobody-rules", "11.5.6.I")
    assert refused(table, "c7") == ("nobody-rules", "11.5.6.I")
    assert refused(table, "burrow") == ("not-a-clearing", "2.2")
    play(table, "c1")
    assert lies_in(table, "c1") == {"marquise": 2, "riverfolk": 1, "trade_post_fox": 1}
    assert funds(table) == {"marquise": 1, "eyrie": 1, "riverfolk": 2}
    assert told(table, "spent-fund") == [("riverfolk", "marquise", 2)]
    assert points(table, "riverfolk") == 2


@pytest.mark.rule("root:11.5.6.III")
def test_the_trade_post_matches_the_clearing_and_there_are_three_of_each_suit() -> None:
    table = riverfolk(
        {"c1": "riverfolk 1", "c2": "riverfolk 1"}, {"riverfolk": 4}, own={"lost": {"fox": 3}}
    )
    play(table, "establish_trade_post")
    assert lies_in(table, "c2") == {"riverfolk": 2, "trade_post_mouse": 1}
    lost = {"fox": 3, "rabbit": 3, "mouse": 3}
    table = riverfolk({"c1": "riverfolk 1"}, {"riverfolk": 4}, own={"lost": lost})
    assert refused(table, "establish_trade_post") == ("none-left", "1.5.1")
    table = riverfolk({"c1": "marquise 1"}, {"riverfolk": 4})
    assert refused(table, "establish_trade_post") == ("no-place-for-a-post", "11.5.6")


@pytest.mark.rule("root:11.5.6")
def test_no_trade_post_at_the_keep() -> None:
    table = riverfolk({"c1": "marquise 1 keep", "c5": "marquise 1"}, {"marquise": 2})
    play(table, "establish_trade_post")
    assert told(table, "placed") == [("riverfolk", "trade_post_rabbit", "c5")]


# 11.6 Evening


@pytest.mark.rule("root:11.6.1")
def test_they_discard_down_to_five_and_draw_nothing() -> None:
    held = "anvil cobbler sappers bake_sale armorers royal_claim"
    table = riverfolk({}, phase="evening", me={"hand": held})
    assert asked(table) == "discard"
    play(table, "anvil")
    assert asked(table) == "set-costs"
    assert len(hand(table, "riverfolk")) == 5


@pytest.mark.rule("root:11.6.2")
def test_each_price_may_be_set_anew_once() -> None:
    table = riverfolk({}, phase="evening", own={"prices": prices(2)})
    assert options(table) == {"hand_card", "riverboats", "mercenaries", "done"}
    play(table, "hand_card")
    assert options(table) == {"1", "3", "4"}
    assert refused(table, "2") == ("not-a-price", "11.6.2")
    play(table, "4")
    assert told(table, "priced") == [("riverfolk", "hand_card", 4)]
    assert refused(table, "hand_card")[0] == "used-this-turn"
    assert refused(table, "move") == ("not-here", "1.4.2")
    play(table, "mercenaries", "1", "done")
    assert box(table, "prices") == {"hand_card": 4, "riverboats": 2, "mercenaries": 1}
    assert told(table, "turn")[-1:] == [(2, "marquise")]


# Positions


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ({"board": {"funds": {"eyrie": 1}}}, "funds.eyrie: nobody plays this faction"),
        ({"board": {"fox": {"riverfolk": 1}}}, "fox: 0 spaces of this track are empty"),
        ({"board": {"prices": {"hand_card": 0}}}, "prices: after the setup each is from 1 to 4"),
        ({"board": {"lost": {"fox": 4}}}, "lost.fox"),
        ({"board": {"funds": {"marquise": 26}}}, "there are 26 warriors on the table"),
    ],
)
def test_what_cannot_be_on_the_board(given: dict[str, Any], found: str) -> None:
    with pytest.raises(PositionError, match=found):
        at(seats=SEATS, players={"riverfolk": given})


def test_one_trade_post_in_a_clearing_of_its_suit() -> None:
    with pytest.raises(PositionError, match=r"a clearing has one only \(rule 11.5.6.I\)"):
        at(seats=SEATS, clearings={"c1": "trade_post_fox 2"})
    with pytest.raises(PositionError, match=r"of another suit \(rule 11.5.6.III\)"):
        at(seats=SEATS, clearings={"c1": "trade_post_mouse"})


def test_warriors_on_the_board_are_missing_from_their_owners_supply() -> None:
    own = {"payments": {"marquise": 2}, "committed": {"marquise": 1}}
    table = riverfolk({"c1": "marquise 4"}, {"marquise": 3, "riverfolk": 1}, own=own)
    assert supply(table, "marquise") == 25 - 4 - 6
    assert supply(table, "riverfolk") == 14
    assert table_at(GAME, table.position(), "acorn").position() == table.position()
