"""The Vagabond (chapter 9): abilities, setup, and a turn from Birdsong to Evening."""

from __future__ import annotations

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
    ruler,
    told,
)
from root.vagabonds import vagabond
from spinney.core import SPECTATOR, PositionError, Table
from spinney.root.game import GAME
from spinney.root.state import Root


def with_marquise(there: str = "", here: dict[str, Any] | None = None, **more: Any) -> Table[Root]:
    """A Vagabond in Daylight and Marquise pieces in clearing 1, and one far away to play on with.

    Boots that a test does not speak of keep Daylight from ending by itself.
    """
    clearings = {"c3": "marquise 1"} | ({"c1": there} if there else {}) | more.pop("clearings", {})
    players = {"vagabond": here or vagabond()} | more.pop("players", {})
    seats = "vagabond,marquise"
    return at(seats=seats, clearings=clearings, players=players, force=True, **more)


# 9.2 Faction rules and abilities


@pytest.mark.rule("root:9.2.1", "root:9.5.8")
def test_hammers_craft_in_the_suit_of_the_clearing() -> None:
    here = vagabond("c1", "hammer hammer hammer boots", hand="foxfolk_steel")
    table = play(with_marquise(here=here), "craft")
    assert board(table, "vagabond")["satchel"] == [
        *("boots", "hammer", "sword", "hammer_exhausted", "hammer_exhausted")
    ]
    assert points(table, "vagabond") == 2
    assert table.view(SPECTATOR)["discard"] == ["foxfolk_steel"]
    assert table.view(SPECTATOR)["item_supply"].count("sword") == 1


@pytest.mark.rule("root:9.2.1", "root:9.5.8")
def test_hammers_do_not_craft_what_another_suit_asks_for() -> None:
    elsewhere = vagabond("c2", "hammer hammer boots", hand="foxfolk_steel")
    assert refused(with_marquise(here=elsewhere), "craft") == ("nothing-to-craft", "9.5.8")
    in_a_forest = vagabond("f1", "hammer hammer boots", hand="foxfolk_steel")
    assert refused(with_marquise(here=in_a_forest), "craft") == ("nothing-to-craft", "9.5.8")
    too_few = vagabond("c1", "hammer hammer_exhausted boots", "hammer", hand="foxfolk_steel")
    assert refused(with_marquise(here=too_few), "craft") == ("nothing-to-craft", "9.5.8")


@pytest.mark.rule("root:9.5.8", "root:R45")
def test_one_of_several_cards_is_crafted() -> None:
    here = vagabond("c2", "hammer hammer boots", hand="mouse_in_a_sack root_tea_mouse anvil")
    table = play(with_marquise(here=here), "craft")
    assert options(table) == {"mouse_in_a_sack", "root_tea_mouse"}
    play(table, "root_tea_mouse")
    assert asked(table) == "vagabond-act"
    assert board(table, "vagabond")["tracks"]["tea"] == 1
    assert board(table, "vagabond")["satchel"] == ["boots", "hammer", "hammer_exhausted"]


@pytest.mark.rule("root:9.2.2")
def test_the_pawn_neither_rules_nor_stops_ruling() -> None:
    table = with_marquise("marquise 1")
    assert ruler(table, "c1") == "marquise"
    table = with_marquise(here=vagabond("c2"))
    assert table.view(SPECTATOR)["clearings"][1]["pawns"] == ["vagabond"]
    assert ruler(table, "c2") is None


@pytest.mark.rule("root:9.2.2")
def test_the_pawn_is_never_removed() -> None:
    table = with_marquise(
        "marquise 3", vagabond("c1", "boots"), active="marquise", step=3, dice=(3, 3)
    )
    play(table, "battle")
    assert board(table, "vagabond")["place"] == "c1"
    assert board(table, "vagabond")["damaged"] == ["boots"]


FAVOR = {
    "clearings": {"c6": "workshop", "c8": "workshop 2"},
    "players": {"marquise": {"hand": "favor_of_the_foxes"}},
}


@pytest.mark.rule("root:9.2.2.I")
def test_full_removal_damages_three_items() -> None:
    here = vagabond("c1", "boots sword_exhausted tea torch")
    table = with_marquise(here=here, active="marquise", **FAVOR)
    play(table, "favor_of_the_foxes")
    assert asker(table) == "vagabond"
    assert options(table) == {"boots", "sword_exhausted", "tea", "torch"}
    play(table, "sword_exhausted boots torch")
    assert board(table, "vagabond")["damaged"] == ["boots", "torch", "sword_exhausted"]
    assert board(table, "vagabond")["place"] == "c1"
    assert set(cited(table, "damaged")) == {"9.2.2.I"}


@pytest.mark.rule("root:9.2.2.I")
def test_full_removal_elsewhere_or_in_the_first_edition_damages_nothing() -> None:
    for here, edition in ((vagabond("c2", "boots"), "law"), (vagabond("c1", "boots"), "first")):
        table = with_marquise(here=here, active="marquise", edition=edition, **FAVOR)
        play(table, "favor_of_the_foxes")
        assert board(table, "vagabond")["damaged"] == []


@pytest.mark.rule("root:9.2.3")
def test_the_pawn_moves_where_others_rule() -> None:
    table = with_marquise("marquise 3", vagabond("c1", "boots"), clearings={"c5": "marquise 2"})
    play(table, "move c5")
    assert board(table, "vagabond")["place"] == "c5"


@pytest.mark.rule("root:9.2.4")
@pytest.mark.parametrize(
    ("items", "damaged", "hits"),
    [("tea boots", "sword", 1), ("tea boots sword_exhausted", "", 0), ("tea boots", "", 1)],
)
def test_without_an_undamaged_sword_the_vagabond_is_defenseless(
    items: str, damaged: str, hits: int
) -> None:
    table = with_marquise(
        "marquise 3", vagabond("c1", items, damaged), active="marquise", step=3, dice=(0, 0)
    )
    play(table, "battle")
    assert told(table, "defenseless") == [("vagabond",)] * hits
    assert told(table, "hit") == [("vagabond", 1)] * hits


@pytest.mark.rule("root:9.2.5")
def test_only_items_that_are_face_up_and_undamaged_can_be_exhausted() -> None:
    table = with_marquise("marquise 1", vagabond("c1", "sword_exhausted boots", "sword"))
    assert refused(table, "battle") == ("no-sword", "9.5.2")
    table = with_marquise("marquise 1", vagabond("c1", "sword boots"), dice=(0, 0))
    play(table, "battle")
    assert board(table, "vagabond")["satchel"] == ["boots", "sword_exhausted"]
    assert refused(table, "battle") == ("no-sword", "9.5.2")


@pytest.mark.rule("root:9.2.5.I")
def test_tracks_hold_three_items_each_face_up() -> None:
    table = with_marquise(here=vagabond("c1", "bag bag bag bag tea coins tea_exhausted", "coins"))
    assert board(table, "vagabond")["tracks"] == {"tea": 1, "coins": 1, "bag": 3}
    assert board(table, "vagabond")["satchel"] == ["bag", "tea_exhausted"]
    assert board(table, "vagabond")["damaged"] == ["coins"]


@pytest.mark.rule("root:9.2.5.II")
def test_all_other_items_go_to_the_satchel() -> None:
    kinds = "boots crossbow hammer sword torch"
    table = with_marquise(here=vagabond("c1", kinds))
    assert board(table, "vagabond")["satchel"] == kinds.split()
    assert board(table, "vagabond")["tracks"] == {"tea": 0, "coins": 0, "bag": 0}


@pytest.mark.rule("root:9.2.5.III", "root:R32")
def test_an_item_moves_up_from_the_satchel_when_its_track_has_room() -> None:
    here = vagabond("c1", "bag bag bag bag", hand="anvil")
    table = play(with_marquise("marquise 1", here), "aid")
    assert board(table, "vagabond")["tracks"]["bag"] == 3
    assert board(table, "vagabond")["satchel"] == ["bag_exhausted"]


@pytest.mark.rule("root:9.2.6")
def test_undamaged_swords_limit_the_hits_that_are_rolled() -> None:
    here = vagabond("c1", "sword sword_exhausted boots", "sword")
    table = play(with_marquise("marquise 5", here, dice=(3, 0)), "battle")
    assert told(table, "hit") == [("marquise", 2)]
    assert lies_in(table, "c1") == {"marquise": 3}


@pytest.mark.rule("root:9.2.7")
def test_each_hit_damages_an_item_which_keeps_its_side() -> None:
    here = vagabond("c1", "sword torch_exhausted boots tea")
    table = play(with_marquise("marquise 5", here, dice=(2, 2)), "battle")
    assert options(table) == {"sword_exhausted", "torch_exhausted", "boots", "tea"}
    play(table, "torch_exhausted tea")
    assert board(table, "vagabond")["damaged"] == ["tea", "torch_exhausted"]
    assert board(table, "vagabond")["tracks"]["tea"] == 0


@pytest.mark.rule("root:9.2.7", "root:R46")
def test_hits_beyond_the_last_undamaged_item_are_ignored() -> None:
    table = with_marquise("marquise 5", vagabond("c1", "sword boots"), dice=(3, 3))
    play(table, "battle")
    assert told(table, "hit") == [("vagabond", 3), ("marquise", 1)]
    assert board(table, "vagabond")["damaged"] == ["boots", "sword_exhausted"]
    assert board(table, "vagabond")["satchel"] == []


# 9.3 Setup


def fresh(seats: str = "marquise,vagabond", seed: str = "acorn", **more: str) -> Table[Root]:
    """A new game up to the Vagabond's first question."""
    table = Table(GAME, GAME.setup(seats=seats, **more), seed)
    while asked(table) != "choose-character":
        assert table.question is not None
        table.apply(table.question.options[0])
    return table


@pytest.mark.rule("root:9.3.1")
def test_one_of_nine_characters_is_chosen() -> None:
    table = fresh()
    assert len(options(table)) == 9
    play(table, "harrier")
    assert board(table, "vagabond")["character"] == "harrier"


@pytest.mark.rule("root:9.3.2")
def test_the_pawn_starts_in_a_forest() -> None:
    table = play(fresh(), "thief")
    assert options(table) == {f"f{number}" for number in range(1, 8)}
    assert refused(table, "c1") == ("not-a-forest", "9.3.2")
    assert refused(table, "f8") == ("not-a-forest", "9.3.2")
    assert board(play(table, "f3"), "vagabond")["place"] == "f3"


@pytest.mark.rule("root:9.3.3")
def test_three_quests_lie_open() -> None:
    table = play(fresh(), "thief f1")
    assert len(board(table, "vagabond")["quests"]) == 3
    assert board(table, "vagabond")["quest_deck_count"] == 12
    assert len(told(table, "quest-revealed")) == 3
    assert board(table, "vagabond") == board(table, "vagabond", "marquise")


@pytest.mark.rule("root:9.3.4")
def test_an_item_lies_under_each_ruin() -> None:
    found = set()
    for seed in "abcdefgh":
        state = play(fresh(seed=seed), "thief f1").state
        hidden = [items for items in state.ruin_items if items]
        assert sorted(item for items in hidden for item in items) == [0, 1, 3, 4]
        assert [c for c, items in enumerate(state.ruin_items) if items] == [5, 9, 10, 11]
        found.add(str(hidden))
    assert len(found) > 1


@pytest.mark.rule("root:9.3.5")
def test_starting_items_lie_face_up() -> None:
    table = play(fresh(), "tinker f1")
    assert board(table, "vagabond")["satchel"] == ["boots", "hammer", "torch"]
    assert board(table, "vagabond")["tracks"] == {"tea": 0, "coins": 0, "bag": 1}
    assert len(table.view(SPECTATOR)["item_supply"]) == 12


@pytest.mark.rule("root:9.3.6")
def test_everybody_is_indifferent_at_first() -> None:
    table = play(fresh("vagabond,marquise,eyrie,alliance"), "tinker f1")
    assert board(table, "vagabond")["relations"] == dict.fromkeys(
        ("marquise", "eyrie", "alliance"), "indifferent"
    )


# 9.4 Birdsong


@pytest.mark.rule("root:9.4.1")
def test_three_items_are_refreshed_and_two_more_for_each_tea() -> None:
    tired = "boots_exhausted boots_exhausted sword_exhausted torch_exhausted hammer_exhausted"
    table = with_marquise(here=vagabond("c1", tired), phase="birdsong")
    assert asked(table) == "refresh"
    assert options(table) == set(tired.split())
    assert refused(table, "tea_exhausted") == ("not-exhausted", "9.4.1")
    play(table, "sword_exhausted boots_exhausted boots_exhausted")
    assert board(table, "vagabond")["satchel"] == [
        *("boots", "boots", "sword", "hammer_exhausted", "torch_exhausted")
    ]
    table = with_marquise(here=vagabond("c1", tired + " tea"), phase="birdsong")
    assert asked(table) == "slip"
    assert board(table, "vagabond")["satchel"] == ["boots", "boots", "hammer", "sword", "torch"]


@pytest.mark.rule("root:R51")
def test_a_fourth_tea_refreshes_nothing() -> None:
    tired = "boots_exhausted " * 10
    table = with_marquise(here=vagabond("c1", tired + "tea tea tea tea"), phase="birdsong")
    assert asked(table) == "slip"
    assert board(table, "vagabond")["satchel"].count("boots") == 3 + 2 * 3


@pytest.mark.rule("root:9.4.1", "root:R33", "root:R51")
def test_damaged_items_are_refreshed_in_their_box_and_damaged_tea_helps_nobody() -> None:
    here = vagabond("c1", "", "boots_exhausted sword_exhausted torch_exhausted bag_exhausted tea")
    table = with_marquise(here=here, phase="birdsong")
    play(table, "boots_exhausted sword_exhausted bag_exhausted")
    assert " ".join(board(table, "vagabond")["damaged"]) == "boots bag sword tea torch_exhausted"


@pytest.mark.rule("root:9.4.2")
def test_the_vagabond_may_slip_into_a_clearing_or_a_forest() -> None:
    here = vagabond("c1", "sword", relations={"marquise": "hostile"})
    table = with_marquise(here=here, clearings={"c5": "marquise 3"}, phase="birdsong")
    assert options(table) == {"c5", "c9", "c10", "f1", "f2", "done"}
    assert refused(table, "c2") == ("not-adjacent", "4.2")
    assert refused(table, "sword") == ("not-a-place", "2.4")
    play(table, "c5")
    assert board(table, "vagabond")["place"] == "c5"
    assert asked(table) == "vagabond-act"


@pytest.mark.rule("root:9.4.2", "root:2.4.1")
def test_from_a_forest_one_slips_to_its_clearings_and_next_forests() -> None:
    table = with_marquise(here=vagabond("f1"), phase="birdsong")
    assert options(table) == {"c1", "c2", "c5", "c10", "f2", "f3", "done"}
    assert board(play(table, "f3"), "vagabond")["place"] == "f3"


@pytest.mark.rule("root:9.4.2")
def test_slipping_is_optional() -> None:
    table = play(with_marquise(here=vagabond("c1"), phase="birdsong"), "done")
    assert board(table, "vagabond")["place"] == "c1"


# 9.5 Daylight


@pytest.mark.rule("root:9.5.1")
def test_boots_are_exhausted_to_move() -> None:
    table = with_marquise(here=vagabond("c1", "boots boots sword"), clearings={"c12": "wood"})
    play(table, "move")
    assert options(table) == {"c5", "c9", "c10"}
    assert refused(table, "f1") == ("not-into-a-forest", "9.5.1")
    assert refused(table, "c12") == ("not-adjacent", "4.2")
    play(table, "c10")
    assert board(table, "vagabond")["satchel"] == ["boots", "sword", "boots_exhausted"]
    play(table, "move c12")
    assert board(table, "vagabond")["place"] == "c12"
    assert refused(table, "move") == ("too-few-boots", "9.5.1")


@pytest.mark.rule("root:9.5.1")
def test_from_a_forest_one_moves_to_its_clearings_only() -> None:
    table = play(with_marquise(here=vagabond("f6", "boots")), "move")
    assert options(table) == {"c3", "c6", "c11"}
    play(table, "c11")
    assert board(table, "vagabond")["place"] == "c11"


@pytest.mark.rule("root:C.2.5")
def test_the_pawn_takes_the_ferry() -> None:
    table = with_marquise(here=vagabond("c1", "boots boots"), map="lake", top="anvil")
    play(table, "move")
    assert "c12" in options(table)
    play(table, "c12")
    assert table.view(SPECTATOR)["landmarks"]["ferry"]["clearing"] == "c12"
    assert hand(table, "vagabond") == ["anvil"]


@pytest.mark.rule("root:4.2", "root:cobbler", "root:R34")
def test_a_card_that_grants_a_move_moves_the_pawn_for_nothing() -> None:
    here = vagabond("c1", crafted="cobbler")
    table = with_marquise(here=here, phase="evening", clearings={"c5": "marquise 1"})
    play(table, "cobbler c5")
    assert board(table, "vagabond")["place"] == "c5"


@pytest.mark.rule("root:9.2.9.III.b", "root:R34")
def test_a_card_that_grants_a_move_does_not_pay_for_hostile_warriors() -> None:
    here = vagabond("c1", "boots", crafted="cobbler", relations={"marquise": "hostile"})
    table = with_marquise(here=here, phase="evening", clearings={"c5": "marquise 1"})
    play(table, "cobbler c5")
    assert board(table, "vagabond")["satchel"] == ["boots_exhausted"]
    here = vagabond("c1", crafted="cobbler", relations={"marquise": "hostile"})
    table = with_marquise(here=here, phase="evening", clearings={"c5": "marquise 1"})
    play(table, "cobbler")
    assert refused(table, "c5") == ("hostile-clearing", "9.2.9.III.b")


@pytest.mark.rule("root:9.5.2")
def test_a_sword_is_exhausted_to_battle() -> None:
    table = with_marquise("marquise 2", vagabond("c1", "sword boots"), dice=(1, 0))
    play(table, "battle")
    assert board(table, "vagabond")["satchel"] == ["boots", "sword_exhausted"]
    assert lies_in(table, "c1") == {"marquise": 1}
    nobody = with_marquise(here=vagabond("c1", "sword boots"))
    assert refused(nobody, "battle") == ("no-battle", "4.3")
    in_a_forest = with_marquise(here=vagabond("f1", "sword boots"))
    assert refused(in_a_forest, "battle") == ("in-a-forest", "9.5.1")


RUIN = {"ruin": True, "ruin_items": ["hammer"]}


@pytest.mark.rule("root:9.5.3")
def test_a_torch_is_exhausted_to_explore() -> None:
    table = with_marquise(here=vagabond("c6", "torch boots"), clearings={"c6": RUIN})
    play(table, "explore")
    assert board(table, "vagabond")["satchel"] == ["boots", "hammer", "torch_exhausted"]
    assert points(table, "vagabond") == 1
    assert not table.view(SPECTATOR)["clearings"][5]["ruin"]
    assert told(table, "found") == [("vagabond", "hammer", "c6")]
    assert told(table, "ruin-removed") == [("c6",)]
    assert refused(table, "explore") == ("no-torch", "9.5.9")


@pytest.mark.rule("root:9.5.3")
def test_only_a_ruin_can_be_explored() -> None:
    table = with_marquise(here=vagabond("c1", "torch boots"), clearings={"c6": RUIN})
    assert refused(table, "explore") == ("no-ruin-here", "9.5.3")
    table = with_marquise(here=vagabond("f1", "torch boots"), clearings={"c6": RUIN})
    assert refused(table, "explore") == ("no-ruin-here", "9.5.3")


@pytest.mark.rule("root:9.5.3", "root:9.3.4")
def test_nobody_knows_what_lies_under_a_ruin() -> None:
    ruins = {"c6": RUIN, "c10": {"ruin": True, "ruin_items": ["sword"]}}
    table = with_marquise(here=vagabond("c6", "torch"), clearings=ruins)
    worlds = {
        str(table.determinize(seat, f"world {n}").state.ruin_items)
        for seat in (0, 1, SPECTATOR)
        for n in range(8)
    }
    assert len(worlds) == 2
    assert "ruin_items" not in str(table.view(0))


@pytest.mark.rule("root:9.5.4")
def test_to_aid_an_item_is_exhausted_and_a_matching_card_given() -> None:
    here = vagabond("c1", "boots tea", hand="anvil bake_sale birdy_bindle")
    table = play(with_marquise("marquise 1", here), "aid")
    assert options(table) == {"anvil", "birdy_bindle"}
    assert refused(table, "bake_sale") == ("wrong-suit", "2.1.1")
    play(table, "anvil")
    assert options(table) == {"boots", "tea"}
    play(table, "tea")
    assert board(table, "vagabond")["satchel"] == ["boots", "tea_exhausted"]
    assert hand(table, "vagabond") == ["birdy_bindle", "bake_sale"]
    assert hand(table, "marquise") == ["anvil"]


@pytest.mark.rule("root:9.5.4")
def test_the_aided_player_may_lose_a_crafted_item() -> None:
    helped = {"marquise": {"items": "coins boots"}}
    here = vagabond("c1", "boots tea", hand="anvil")
    table = play(with_marquise("marquise 1", here, players=helped), "aid boots")
    assert options(table) == {"coins", "boots", "done"}
    assert refused(table, "sword") == ("not-crafted-by-them", "9.5.4")
    play(table, "coins")
    assert board(table, "vagabond")["tracks"] == {"tea": 1, "coins": 1, "bag": 0}
    assert player(table, "marquise")["items"] == ["boots"]
    assert told(table, "took-item") == [("vagabond", "marquise", "coins")]


@pytest.mark.rule("root:9.5.4")
def test_no_item_need_be_taken() -> None:
    helped = {"marquise": {"items": "coins"}}
    here = vagabond("c1", "boots", hand="anvil")
    table = play(with_marquise("marquise 1", here, players=helped), "aid done")
    assert player(table, "marquise")["items"] == ["coins"]
    assert board(table, "vagabond")["relations"]["marquise"] == "amiable"


@pytest.mark.rule("root:9.5.4", "root:R24")
def test_an_item_that_the_league_exhausted_comes_face_up() -> None:
    helped = {"marquise": {"items": "sword", "items_used": ["sword"]}}
    here = vagabond("c1", "boots", hand="anvil")
    table = play(with_marquise("marquise 1", here, players=helped), "aid sword")
    assert board(table, "vagabond")["satchel"] == ["sword", "boots_exhausted"]
    assert player(table, "marquise")["items_used"] == []


SPY: dict[str, Any] = {"hand": "anvil", "crafted": "codebreakers"}
"""Somebody who has something to do in Daylight even without items."""


@pytest.mark.rule("root:9.5.4")
@pytest.mark.parametrize(
    ("there", "here", "reason"),
    [
        ("marquise 1", vagabond("c1", "boots", hand="bake_sale"), "no-matching-card"),
        ("marquise 1", vagabond("c1", "tea_exhausted", "tea", **SPY), "nothing-to-exhaust"),
        ("", vagabond("c1", "boots", hand="anvil"), "nobody-here"),
    ],
)
def test_aid_needs_an_item_a_card_and_somebody(
    there: str, here: dict[str, Any], reason: str
) -> None:
    table = with_marquise(there, here, players={"marquise": {"hand": "investments"}})
    assert refused(table, "aid") == (reason, "9.5.4")


@pytest.mark.rule("root:9.5.4")
def test_a_token_is_enough_to_be_aided() -> None:
    table = with_marquise("wood", vagabond("c1", "boots boots", hand="anvil"))
    play(table, "aid")
    assert hand(table, "marquise") == ["anvil"]


QUEST = "errand_fox give_a_speech_fox errand_rabbit"


@pytest.mark.rule("root:9.5.5")
def test_a_quest_of_the_suit_of_the_clearing_costs_two_items() -> None:
    here = vagabond("c1", "boots tea torch", quests=QUEST, quest_deck=["escort_mouse"])
    table = play(with_marquise(here=here), "quest")
    assert options(table) == {"errand_fox", "give_a_speech_fox"}
    assert refused(table, "errand_rabbit") == ("wrong-suit", "2.1.1")
    assert refused(table, "escort_mouse") == ("not-an-open-quest", "9.5.5")
    play(table, "errand_fox")
    assert board(table, "vagabond")["satchel"] == ["torch", "boots_exhausted", "tea_exhausted"]
    assert board(table, "vagabond")["completed"] == ["errand_fox"]
    assert board(table, "vagabond")["quests"] == [
        *("give_a_speech_fox", "errand_rabbit", "escort_mouse")
    ]
    assert options(table) == {"points", "draw", "done"}


@pytest.mark.rule("root:9.5.5", "root:R38")
def test_the_last_quests_are_not_replaced_and_rewards_may_be_declined() -> None:
    here = vagabond("c1", "boots boots tea", quests="errand_fox")
    table = play(with_marquise(here=here), "quest done")
    assert board(table, "vagabond")["quests"] == []
    assert points(table, "vagabond") == 0
    assert hand(table, "vagabond") == []


@pytest.mark.rule("root:9.5.5")
@pytest.mark.parametrize(("reward", "scored", "drawn"), [("points", 2, 0), ("draw", 0, 2)])
def test_a_quest_scores_by_suit_or_draws_two_cards(reward: str, scored: int, drawn: int) -> None:
    done = ["fundraising_fox", "escort_mouse"]
    here = vagabond("c1", "boots boots tea", quests=QUEST, completed=done)
    table = play(with_marquise(here=here), "quest", reward)
    assert points(table, "vagabond") == scored
    assert len(hand(table, "vagabond")) == drawn


@pytest.mark.rule("root:9.5.5")
def test_a_quest_needs_its_suit_and_its_items() -> None:
    elsewhere = with_marquise(here=vagabond("c2", "boots tea", quests=QUEST))
    assert refused(elsewhere, "quest") == ("no-quest-here", "9.5.5")
    tired = with_marquise(here=vagabond("c1", "boots tea_exhausted", "tea", quests=QUEST))
    assert refused(tired, "quest") == ("lacks-quest-items", "9.5.5")
    two_alike = vagabond("c2", "boots", quests="escort_mouse")
    assert refused(with_marquise(here=two_alike), "quest") == ("lacks-quest-items", "9.5.5")


@pytest.mark.rule("root:9.5.5")
def test_nobody_knows_which_quest_comes_next() -> None:
    deck = ["escort_mouse", "errand_fox", "guard_duty_mouse"]
    table = with_marquise(here=vagabond("c1", "boots", quest_deck=deck))
    assert board(table, "vagabond")["quest_deck_count"] == 3
    assert "escort_mouse" not in str(table.view(0))
    worlds = [GAME.write(table.determinize(0, f"world {n}").state) for n in range(12)]
    tops = {world["players"]["vagabond"]["board"]["quest_deck"][0] for world in worlds}
    assert tops == set(deck)


@pytest.mark.rule("root:9.5.6")
def test_a_crossbow_strikes_a_warrior_first() -> None:
    table = with_marquise("marquise 1 sawmill", vagabond("c1", "crossbow crossbow boots"))
    play(table, "strike")
    assert lies_in(table, "c1") == {"sawmill": 1}
    assert points(table, "vagabond") == 0
    assert board(table, "vagabond")["relations"]["marquise"] == "hostile"
    play(table, "strike")
    assert lies_in(table, "c1") == {}
    assert points(table, "vagabond") == 1
    assert refused(table, "strike") == ("no-crossbow", "9.5.6")


@pytest.mark.rule("root:9.5.6")
def test_without_warriors_one_chooses_what_to_strike() -> None:
    table = with_marquise("wood 2 keep sawmill", vagabond("c1", "crossbow boots"))
    play(table, "strike")
    assert options(table) == {"wood", "keep", "sawmill"}
    play(table, "keep")
    assert lies_in(table, "c1") == {"wood": 2, "sawmill": 1}
    assert board(table, "vagabond")["relations"]["marquise"] == "indifferent"


@pytest.mark.rule("root:9.5.6")
def test_a_strike_needs_a_target_other_than_a_pawn() -> None:
    table = at(
        seats="vagabond,marquise,vagabond_2",
        players={"vagabond": vagabond("c1", "crossbow boots"), "vagabond_2": vagabond("c1")},
    )
    assert refused(table, "strike") == ("nothing-to-strike", "9.5.6")
    in_a_forest = with_marquise(here=vagabond("f1", "crossbow boots"))
    assert refused(in_a_forest, "strike") == ("nothing-to-strike", "9.5.6")


@pytest.mark.rule("root:9.5.7")
def test_a_hammer_repairs_an_item_which_keeps_its_side() -> None:
    table = with_marquise(here=vagabond("c1", "hammer hammer boots", "tea sword_exhausted tea"))
    play(table, "repair")
    assert options(table) == {"tea", "sword_exhausted"}
    assert refused(table, "sword") == ("not-damaged", "9.5.7")
    play(table, "sword_exhausted")
    assert board(table, "vagabond")["satchel"] == [
        *("boots", "hammer", "hammer_exhausted", "sword_exhausted")
    ]
    play(table, "repair")
    assert board(table, "vagabond")["tracks"]["tea"] == 1
    assert board(table, "vagabond")["damaged"] == ["tea"]
    assert refused(table, "repair") == ("no-hammer", "9.5.7")


@pytest.mark.rule("root:9.5.7")
def test_nothing_is_repaired_that_is_not_damaged() -> None:
    table = with_marquise(here=vagabond("c1", "hammer boots sword_exhausted"))
    assert refused(table, "repair") == ("nothing-to-repair", "9.5.7")


@pytest.mark.rule("root:9.5.9")
def test_the_special_action_takes_a_torch() -> None:
    table = with_marquise("marquise 1", vagabond("c1", "torch_exhausted boots", character="thief"))
    assert refused(table, "special") == ("no-torch", "9.5.9")


# 9.6 Evening


@pytest.mark.rule("root:9.6.1")
def test_a_night_in_a_forest_repairs_everything() -> None:
    here = vagabond("f1", "boots_exhausted", "sword_exhausted tea torch")
    table = with_marquise(here=here, phase="evening")
    assert board(table, "vagabond")["damaged"] == []
    assert board(table, "vagabond")["satchel"] == ["sword", "torch", "boots_exhausted"]
    assert board(table, "vagabond")["tracks"]["tea"] == 1


@pytest.mark.rule("root:9.6.1")
def test_a_night_in_a_clearing_repairs_nothing() -> None:
    table = with_marquise(here=vagabond("c1", "", "sword_exhausted tea"), phase="evening")
    assert board(table, "vagabond")["damaged"] == ["tea", "sword_exhausted"]


@pytest.mark.rule("root:9.6.2")
@pytest.mark.parametrize(("items", "drawn"), [("", 1), ("coins coins", 3), ("coins_exhausted", 1)])
def test_one_card_is_drawn_and_one_more_for_each_coin(items: str, drawn: int) -> None:
    table = with_marquise(here=vagabond("c1", items, "coins"), phase="evening")
    assert len(hand(table, "vagabond")) == drawn


@pytest.mark.rule("root:9.6.3")
def test_five_cards_are_kept() -> None:
    held = "anvil bake_sale birdy_bindle arms_trader investments"
    table = with_marquise(here=vagabond("c1", hand=held), phase="evening", top="armorers")
    assert asked(table) == "discard"
    play(table, "anvil")
    assert len(hand(table, "vagabond")) == 5
    assert table.view(SPECTATOR)["discard"] == ["anvil"]
    assert cited(table, "discarded") == ["9.6.3"]


FULL = "boots boots sword sword_exhausted torch tea coins"


@pytest.mark.rule("root:9.6.4")
def test_six_items_can_be_carried_besides_those_on_tracks() -> None:
    table = with_marquise(here=vagabond("c1", FULL, "hammer hammer_exhausted"), phase="evening")
    assert asked(table) == "remove-item"
    assert options(table) == {
        *("boots", "sword", "torch", "hammer", "sword_exhausted", "hammer_exhausted")
    }
    assert refused(table, "tea") == ("on-its-track", "9.6.4")
    play(table, "hammer_exhausted")
    assert board(table, "vagabond")["damaged"] == ["hammer"]
    assert board(table, "vagabond")["limit"] == 6
    assert asker(table) == "marquise"


@pytest.mark.rule("root:R47")
def test_of_two_items_alike_the_damaged_one_is_removed() -> None:
    table = with_marquise(here=vagabond("c1", FULL, "boots hammer"), phase="evening")
    play(table, "boots")
    assert board(table, "vagabond")["satchel"].count("boots") == 2
    assert board(table, "vagabond")["damaged"] == ["hammer"]
    table = with_marquise(here=vagabond("c1", FULL + " hammer", "hammer"), phase="evening")
    assert told(table, "removed-item") == []
    play(table, "torch")
    assert asker(table) == "marquise"


@pytest.mark.rule("root:R47", "root:9.6.4", "root:9.6.1")
@pytest.mark.parametrize(
    ("which", "satchel", "damaged"),
    [("damaged", 1, []), ("undamaged", 0, ["hammer_exhausted"])],
)
def test_of_two_exhausted_items_one_chooses(which: str, satchel: int, damaged: list[str]) -> None:
    """A rest would flip the damaged one face up: the two are not alike."""
    here = vagabond("c1", FULL + " hammer_exhausted", "hammer_exhausted")
    table = with_marquise(here=here, phase="evening")
    play(table, "hammer_exhausted")
    assert (asked(table), options(table)) == ("which-of-two", {"damaged", "undamaged"})
    assert refused(table, "hammer") == ("not-an-answer", "")
    play(table, which)
    assert board(table, "vagabond")["satchel"].count("hammer_exhausted") == satchel
    assert board(table, "vagabond")["damaged"] == damaged
    assert told(table, "removed-item") == [("vagabond", "hammer_exhausted")]


@pytest.mark.rule("root:R47", "root:9.6.4")
def test_with_one_exhausted_item_nobody_is_asked_which() -> None:
    here = vagabond("c1", FULL + " hammer hammer_exhausted")
    table = with_marquise(here=here, phase="evening")
    play(table, "hammer_exhausted")
    assert asked(table) != "which-of-two"


@pytest.mark.rule("root:R47", "root:9.7.3")
def test_of_two_items_alike_the_one_from_a_ruin_is_removed() -> None:
    here = vagabond("c1", FULL + " hammer hammer", from_ruins=["hammer", "boots"])
    table = play(with_marquise(here=here, phase="evening"), "hammer")
    assert board(table, "vagabond")["from_ruins"] == ["boots"]


@pytest.mark.rule("root:9.6.4")
def test_each_bag_on_its_track_carries_two_more() -> None:
    carried = FULL + " bag bag_exhausted"
    table = with_marquise(here=vagabond("c1", carried, "hammer hammer"), phase="evening")
    assert board(table, "vagabond")["limit"] == 8
    assert asked(table) != "remove-item"
    here = vagabond("c1", carried, "hammer hammer hammer")
    assert asked(with_marquise(here=here, phase="evening")) == "remove-item"


@pytest.mark.rule("root:9.6.4")
def test_the_first_edition_removes_from_the_satchel_only() -> None:
    here = vagabond("c1", FULL, "hammer hammer_exhausted")
    table = with_marquise(here=here, phase="evening", edition="first")
    assert options(table) == {"boots", "sword", "torch", "sword_exhausted"}
    nothing = vagabond("c1", "tea", "hammer " * 7)
    table = with_marquise(here=nothing, phase="evening", edition="first")
    assert len(board(table, "vagabond")["damaged"]) == 7


# Positions


@pytest.mark.parametrize(
    ("here", "complaint"),
    [
        (vagabond("f8"), "board.place: this map has the forests f1 between c1, c2, c5, c10;"),
        (vagabond("c13"), "board.place: 'c13' is not one of"),
        (
            vagabond("c1", "boot"),
            r"board.items\[0\]: 'boot' cannot stand here; did you mean 'boots'",
        ),
        (vagabond("c1", quests="errand_fox errand_fox"), "quests: each quest is there once only"),
        (vagabond("c1", relations={"marquise": "allid"}), "did you mean 'allied'"),
        (vagabond("c1", relations={"vagabond_2": "allied"}), "vagabond_2: no such field"),
        (vagabond("c1", character="thieves"), "did you mean 'thief'"),
    ],
)
def test_what_cannot_be_is_refused(here: dict[str, Any], complaint: str) -> None:
    with pytest.raises(PositionError, match=complaint):
        with_marquise(here=here)


# Crafted cards and the pawn


@pytest.mark.rule("root:command_warren", "root:R34")
def test_a_pawn_can_battle_by_command_warren() -> None:
    here = vagabond("c1", "boots", crafted="command_warren")
    table = with_marquise("marquise 1", here, dice=(1, 0))
    play(table, "command_warren")
    assert told(table, "battle") == [("vagabond", "marquise", "c1")]


@pytest.mark.rule("root:eyrie_emigre", "root:R34")
def test_an_emigre_moves_the_pawn_and_battles_there() -> None:
    here = vagabond("c1", "sword", crafted="eyrie_emigre")
    table = with_marquise(
        here=here, clearings={"c5": "marquise 1"}, phase="birdsong", deck="exiles", dice=(0, 0)
    )
    play(table, "done c5")
    assert told(table, "battle") == [("vagabond", "marquise", "c5")]
    assert player(table, "vagabond")["crafted"] == ["eyrie_emigre"]
    assert board(table, "vagabond")["satchel"] == ["sword"]
