"""Chapter 14: the Lord of the Hundreds on their own turn."""

from typing import Any

import pytest

from root.hordes import hundreds
from root.positions import (
    asked,
    asker,
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
from spinney.root.game import GAME
from spinney.root.state import Root

THREE = "hundreds,marquise,eyrie"


def begun(seats: str, *words: str, **options: str) -> Table[Root]:
    """A new game, from the first question of its setup on."""
    return play(Table(GAME, GAME.setup(seats=seats, **options), "acorn"), *words)


# 14.2 Faction rules and abilities


@pytest.mark.rule("root:14.2.1", "root:14.5.1")
def test_they_craft_in_daylight_with_strongholds() -> None:
    table = hundreds(
        {"c1": "hundreds 2 stronghold"}, "c1", me={"hand": "anvil root_tea_fox arms_trader"}
    )
    assert asked(table) == "craft-card"
    assert options(table) == {"anvil", "done"}
    assert refused(table, "arms_trader") == ("too-few-crafting-pieces", "4.1.1")
    play(table, "anvil", "hammer")
    assert asked(table) == "command", "the one stronghold is activated"
    assert refused(table, "root_tea_fox") == ("hundreds-craft", "14.5.1")
    assert refused(table, "bitter") == ("moods-in-birdsong", "14.4.4")


@pytest.mark.rule("root:14.2.3")
@pytest.mark.parametrize(("word", "scored", "held"), [("hammer", 0, ["hammer"]), ("points", 2, [])])
def test_a_crafted_item_is_taken_or_scores(word: str, scored: int, held: list[str]) -> None:
    table = hundreds({"c1": "hundreds 2 stronghold"}, "c1", me={"hand": "anvil"})
    play(table, "anvil")
    assert (asked(table), options(table)) == ("contempt", {"hammer", "points"})
    assert refused(table, "bag") == ("not-here", "1.4.2")
    play(table, word)
    assert points(table, "hundreds") == scored
    assert board(table, "hundreds")["hoard"]["prowess"] == held
    assert player(table, "hundreds")["items"] == []
    assert "hammer" not in table.view(0)["item_supply"]


@pytest.mark.rule("root:14.2.3")
def test_master_engravers_score_even_if_the_item_is_taken() -> None:
    table = hundreds(
        {"c1": "hundreds 2 stronghold"},
        "c1",
        deck="exiles",
        me={"hand": "anvil", "crafted": "master_engravers"},
    )
    play(table, "anvil", "hammer")
    assert points(table, "hundreds") == 1
    assert cited(table, "scored") == ["master_engravers"]


@pytest.mark.rule("root:14.2.4")
@pytest.mark.parametrize(
    ("card", "item", "track"),
    [
        ("woodland_runners", "boots", "command"),
        ("birdy_bindle", "bag", "command"),
        ("protection_racket", "coins", "command"),
        ("anvil", "hammer", "prowess"),
        ("root_tea_fox", "tea", "prowess"),
        ("foxfolk_steel", "sword", "prowess"),
        ("crossbow_bird", "crossbow", "prowess"),
    ],
)
def test_each_item_has_its_track(card: str, item: str, track: str) -> None:
    everywhere = dict.fromkeys(("c1", "c5", "c10", "c2", "c8"), "hundreds 2 stronghold")
    table = hundreds(everywhere, "c1", me={"hand": card})
    play(table, card)
    while asked(table) == "activate":
        play(table, sorted(options(table))[0])
    play(table, item)
    hoard = board(table, "hundreds")["hoard"]
    assert hoard == {"command": [], "prowess": []} | {track: [item]}


@pytest.mark.rule("root:14.2.4")
def test_a_track_holds_its_own_items_in_four_spaces() -> None:
    with pytest.raises(PositionError, match=r"does not hold 'sword' \(rule 14.2.4\)"):
        hundreds({}, command="sword")
    with pytest.raises(PositionError, match=r"the track has 4 spaces"):
        hundreds({}, command="boots boots bag bag coins")
    with pytest.raises(PositionError, match=r"count him among them \(rule 14.2.2\)"):
        hundreds({"c2": "hundreds 1"}, "c1")
    with pytest.raises(PositionError, match=r"a clearing has one only \(rule 14.6.1\)"):
        hundreds({"c1": "mob 2"})
    with pytest.raises(PositionError, match="the Hoard has no 'sword'"):
        hundreds({}, board={"from_ruins": ["sword"]})


@pytest.mark.rule("root:14.2.4.I")
@pytest.mark.parametrize("gone", ["sword", "tea", "hammer"])
def test_on_a_full_track_an_item_must_go_for_a_point(gone: str) -> None:
    table = hundreds(
        {"c8": "hundreds 2 stronghold 2"},
        "c8",
        prowess="tea tea hammer crossbow",
        me={"hand": "foxfolk_steel"},
    )
    play(table, "foxfolk_steel sword")
    assert (asked(table), options(table)) == ("make-room", {"tea", "hammer", "crossbow", "sword"})
    assert refused(table, "boots") == ("not-on-that-track", "14.2.4.I")
    held: list[int] = []
    table.state.camera = lambda g: held.append(
        len(GAME.view(g, 1)["players"][0]["board"]["hoard"]["prowess"])
    )
    play(table, gone)
    assert set(held) == {4}, "whoever looks on never sees five items on four spaces"
    left = ["tea", "tea", "hammer", "crossbow", "sword"]
    left.remove(gone)
    assert board(table, "hundreds")["hoard"]["prowess"] == left
    assert points(table, "hundreds") == 1
    assert cited(table, "scored") == ["14.2.4.I"]


@pytest.mark.rule("root:14.2.4.II")
@pytest.mark.parametrize(
    ("items", "value"),
    [
        ("", 1),
        ("boots", 2),
        ("boots bag", 2),
        ("boots bag coins", 3),
        ("boots bag coins coins", 4),
    ],
)
def test_items_make_command_and_prowess(items: str, value: int) -> None:
    own = board(hundreds({}, command=items), "hundreds")
    assert (own["command"], own["prowess"]) == (value, 1)
    prowess = items.replace("boots", "tea").replace("bag", "sword").replace("coins", "tea")
    if prowess.count("tea") < 3:
        own = board(hundreds({}, prowess=prowess), "hundreds")
        assert (own["command"], own["prowess"]) == (1, value)


# 14.2.5 Looters


def attack(there: str = "hundreds 3 marquise 2", **fields: Any) -> Table[Root]:
    """The Hundreds attack the Marquise in clearing 1, who has a sword and coins."""
    fields.setdefault("others", {"marquise": {"items": "sword coins"}})
    return play(hundreds({"c1": there}, **{"warlord": "c1", **fields}), "battle")


@pytest.mark.rule("root:14.2.5")
def test_looters_deal_no_rolled_hits_and_take_an_item() -> None:
    table = attack(dice=(3, 1))
    assert (asked(table), options(table)) == ("loot", {"loot", "done"})
    assert refused(table, "sword") == ("not-here", "1.4.2")
    play(table, "loot")
    assert told(table, "rolled-hits") == [("hundreds", 3, 0, 0), ("marquise", 1, 2, 1)]
    assert told(table, "ignored-one") == [("hundreds", "stubborn")]
    assert lies_in(table, "c1") == {"hundreds": 3, "marquise": 2}
    assert (asked(table), options(table)) == ("loot-what", {"sword", "coins"})
    assert refused(table, "bag") == ("not-theirs-to-loot", "14.2.5")
    play(table, "coins")
    assert board(table, "hundreds")["hoard"]["command"] == ["coins"]
    assert player(table, "marquise")["items"] == ["sword"]
    assert told(table, "looted") == [("hundreds", "marquise", "coins")]


@pytest.mark.rule("root:14.2.5")
def test_whoever_does_not_loot_deals_hits_and_takes_nothing() -> None:
    table = play(attack(dice=(3, 0)), "done")
    assert lies_in(table, "c1") == {"hundreds": 3}
    assert player(table, "marquise")["items"] == ["sword", "coins"]


@pytest.mark.rule("root:14.2.5", "root:14.7.8")
def test_looters_still_deal_extra_hits() -> None:
    table = play(attack(mood="wrathful", dice=(0, 0)), "loot", "sword")
    assert lies_in(table, "c1") == {"hundreds": 3, "marquise": 1}
    assert board(table, "hundreds")["hoard"]["prowess"] == ["sword"]


@pytest.mark.rule("root:14.2.5")
def test_looters_who_do_not_rule_afterwards_take_nothing() -> None:
    table = play(attack("hundreds 2 marquise 2", mood="rowdy", dice=(0, 0)), "loot")
    assert player(table, "marquise")["items"] == ["sword", "coins"]
    assert board(table, "hundreds")["hoard"] == {"command": [], "prowess": []}


@pytest.mark.rule("root:14.2.5")
def test_without_crafted_items_there_is_nothing_to_declare() -> None:
    table = attack(others={"marquise": {}}, dice=(0, 0))
    assert asked(table) != "loot"
    assert told(table, "battle-over") == [(3, 2)]


@pytest.mark.rule("root:14.2.5", "root:4.1.2")
def test_of_equal_items_a_fresh_one_stays_as_long_as_it_can() -> None:
    spent = {"marquise": {"items": "sword sword", "items_used": ["sword"]}}
    table = play(attack(others=spent, deck="exiles", dice=(0, 0)), "loot")
    assert player(table, "marquise")["items"] == ["sword"]
    assert player(table, "marquise")["items_used"] == ["sword"]


# 14.3 Setup


@pytest.mark.rule("root:14.3.1")
def test_the_garrison_starts_in_a_free_corner_opposite_to_another_start() -> None:
    table = begun("hundreds,alliance")
    assert (asker(table), asked(table)) == ("hundreds", "garrison")
    assert options(table) == {"c1", "c2", "c3", "c4"}
    assert refused(table, "c5") == ("not-to-garrison", "14.3.1")
    assert refused(table, "hundreds") == ("not-a-clearing", "2.2")
    table = begun("hundreds,eyrie,alliance", "c3", "despot")
    assert told(table, "anointed")[0] == ("hundreds", "c1")
    assert ("hundreds", 4, "c1") in told(table, "recruited")
    assert ("hundreds", "stronghold", "c1") in told(table, "placed")
    assert board(table, "hundreds")["warlord"] == "c1"


@pytest.mark.rule("root:14.3.2")
@pytest.mark.parametrize(
    ("seats", "sets"),
    [
        ("hundreds,alliance", 1),
        ("hundreds,alliance,vagabond", 1),
        ("hundreds,vagabond,vagabond_2", 2),
        ("marquise,alliance", 0),
    ],
)
def test_items_lie_under_the_ruins_once(seats: str, sets: int) -> None:
    table = begun(seats)
    while table.state.phase == 0:
        play(table, sorted(options(table))[0])
    hidden = [item for items in table.state.ruin_items for item in items]
    assert len(hidden) == 4 * sets
    assert {hidden.count(item) for item in set(hidden)} <= {sets}


@pytest.mark.rule("root:14.3.3")
def test_the_first_mood_is_stubborn() -> None:
    assert board(begun("hundreds,alliance"), "hundreds")["mood"] == "stubborn"


# 14.4 Birdsong


def dawn(clearings: dict[str, Any], warlord: str = "none", **fields: Any) -> Table[Root]:
    return hundreds(clearings, warlord, phase="birdsong", **fields)


@pytest.mark.rule("root:14.4.1", "root:3.2.1")
def test_mobs_remove_all_enemy_buildings_and_tokens() -> None:
    table = dawn(
        {
            "c1": "mob marquise 2 sawmill wood 2 hundreds 1",
            "c5": "mob eyrie 1 roost stronghold",
            "c2": "sawmill",
        },
        seats=THREE,
        picks="mouse",
    )
    assert lies_in(table, "c1") == {"mob": 1, "marquise": 2, "hundreds": 1}
    assert {
        name: n for name, n in lies_in(table, "c5").items() if name in ("eyrie", "stronghold")
    } == {"eyrie": 1, "stronghold": 1}
    assert lies_in(table, "c2").get("sawmill") == 1
    assert points(table, "hundreds") == 4


@pytest.mark.rule("root:14.4.1")
def test_a_mob_takes_the_item_of_a_ruin_and_the_ruin_is_gone() -> None:
    table = dawn({"c6": {"ruin": True, "ruin_items": ["boots"], "pieces": {"mob": 1}}})
    assert board(table, "hundreds")["hoard"]["command"] == ["boots"]
    assert not table.view(0)["clearings"][5]["ruin"]
    assert told(table, "ruin-razed") == [("c6",)]
    assert points(table, "hundreds") == 0


@pytest.mark.rule("root:14.4.1")
def test_then_the_mob_die_spreads_one_mob_to_a_neighbour_of_its_suit() -> None:
    table = dawn({"c12": "mob", "c9": "mob"}, picks="mouse")
    assert told(table, "mob-die") == [("hundreds", "mouse")]
    assert (asked(table), options(table)) == ("mob-to", {"c7", "c11"})
    assert refused(table, "c9") == ("mob-there", "14.6.1")
    assert refused(table, "c4") == ("wrong-suit", "2.1.1")
    assert refused(table, "c2") == ("no-mob-near", "14.4.1")
    play(table, "c7")
    assert lies_in(table, "c7") == {"mob": 1}


@pytest.mark.rule("root:14.4.1")
def test_a_mob_that_finds_no_clearing_is_not_placed() -> None:
    table = dawn({"c5": "mob"}, picks="rabbit")
    assert told(table, "mob-die") == [("hundreds", "rabbit")]
    assert board(table, "hundreds")["mobs"] == {"on_map": 1, "left": 4}


@pytest.mark.rule("root:14.4.1", "root:1.5.1")
@pytest.mark.parametrize("mobs", ["", "c1 c2 c3 c4 c5"])
def test_without_a_mob_on_the_map_or_in_the_supply_the_die_is_not_rolled(mobs: str) -> None:
    table = dawn(dict.fromkeys(mobs.split(), "mob"))
    assert told(table, "mob-die") == []


@pytest.mark.rule("root:14.4.1", "root:6.2.2")
def test_no_mob_spreads_to_the_keep() -> None:
    """The only other neighbour is held by a mob."""
    table = dawn({"c5": "mob", "c1": "mob", "c9": "mob", "c10": "mob", "c4": "mob", "c2": "keep"})
    assert told(table, "mob-die") == []
    assert "mob" not in lies_in(table, "c2")


@pytest.mark.rule("root:14.4.2")
def test_warriors_come_to_the_warlord_and_to_each_stronghold() -> None:
    table = dawn(
        {"c1": "hundreds 1", "c2": "stronghold 2 hundreds 1", "c5": "stronghold"},
        "c1",
        prowess="tea sword hammer",
    )
    assert lies_in(table, "c1") == {"hundreds": 4}
    assert lies_in(table, "c2") == {"hundreds": 3, "stronghold": 2}
    assert lies_in(table, "c5") == {"hundreds": 1, "stronghold": 1}


@pytest.mark.rule("root:14.4.2")
def test_without_a_warlord_only_the_strongholds_recruit() -> None:
    table = dawn({"c2": "stronghold hundreds 1"}, prowess="tea sword hammer")
    assert told(table, "recruited") == [("hundreds", 1, "c2")]


@pytest.mark.rule("root:14.4.2", "root:1.5.4")
def test_too_few_warriors_are_placed_where_the_hundreds_like() -> None:
    table = dawn(
        {"c1": "hundreds 18", "c2": "stronghold", "c5": "stronghold", "c8": "stronghold"}, "c1"
    )
    assert lies_in(table, "c1") == {"hundreds": 19}, "those of Prowess come first"
    assert (asked(table), options(table)) == ("one-warrior-in", {"c2", "c5", "c8"})
    play(table, "c5", "c8")
    assert player(table, "hundreds")["supply"] == 0
    assert lies_in(table, "c2") == {"stronghold": 1}


@pytest.mark.rule("root:14.4.2", "root:6.2.2", "root:R85")
def test_nobody_is_recruited_at_the_keep() -> None:
    table = dawn({"c1": "hundreds 2 keep", "c2": "stronghold"}, "c1")
    assert lies_in(table, "c1") == {"hundreds": 2, "keep": 1}
    assert lies_in(table, "c2") == {"hundreds": 1, "stronghold": 1}


@pytest.mark.rule("root:14.4.3", "root:14.2.2")
def test_a_new_warlord_replaces_any_warrior() -> None:
    table = dawn({"c1": "hundreds 1", "c7": "hundreds 3", "c3": "keep hundreds 2"})
    assert (asked(table), options(table)) == ("anoint", {"c1", "c7"})
    assert refused(table, "c2") == ("no-warriors-there", "4.2")
    assert refused(table, "c3") == ("keep-forbids", "6.2.2")
    play(table, "c7")
    assert board(table, "hundreds")["warlord"] == "c7"
    assert lies_in(table, "c7") == {"hundreds": 3}
    assert player(table, "hundreds")["supply"] == 15


@pytest.mark.rule("root:14.4.3")
def test_without_warriors_he_comes_to_any_clearing() -> None:
    table = dawn({"c3": "keep"})
    assert (asked(table), len(options(table))) == ("anoint", 11)
    assert refused(table, "c3") == ("keep-forbids", "6.2.2")
    play(table, "c9")
    assert lies_in(table, "c9") == {"hundreds": 1}
    assert player(table, "hundreds")["supply"] == 20


@pytest.mark.rule("root:14.4.3")
def test_a_warlord_on_the_map_stays_where_he_is() -> None:
    table = dawn({"c1": "hundreds 1", "c7": "hundreds 3"}, "c1")
    assert told(table, "anointed") == []
    assert asked(table) == "choose-mood"


@pytest.mark.rule("root:14.4.4")
def test_the_mood_changes_to_one_whose_item_is_not_in_the_hoard() -> None:
    table = dawn({"c1": "hundreds 1"}, "c1", mood="bitter", command="bag", prowess="tea sword")
    assert options(table) == {"jubilant", "lavish", "rowdy", "stubborn"}
    assert refused(table, "bitter") == ("same-mood", "14.4.4")
    assert refused(table, "grandiose") == ("mood-barred", "14.4.4")
    assert refused(table, "relentless") == ("mood-barred", "14.4.4")
    assert refused(table, "wrathful") == ("mood-barred", "14.4.4")
    assert refused(table, "c1") == ("not-here", "1.4.2")
    play(table, "rowdy")
    assert board(table, "hundreds")["mood"] == "rowdy"


@pytest.mark.rule("root:14.4.4")
@pytest.mark.parametrize(
    ("item", "mood"),
    [
        ("boots", "jubilant"),
        ("bag", "relentless"),
        ("coins", "rowdy"),
        ("hammer", "bitter"),
        ("tea", "grandiose"),
        ("crossbow", "stubborn"),
        ("sword", "wrathful"),
    ],
)
def test_each_item_bars_a_mood(item: str, mood: str) -> None:
    track = "command" if item in ("boots", "bag", "coins") else "prowess"
    table = dawn({"c1": "hundreds 1"}, "c1", mood="lavish", **{track: item})
    assert board(table, "hundreds")["barred"] == [mood]
    assert refused(table, mood) == ("mood-barred", "14.4.4")
    assert len(options(table)) == 6


@pytest.mark.rule("root:14.4.4")
def test_only_lavish_may_stay_and_only_if_it_must() -> None:
    all_barred = {"command": "boots bag coins", "prowess": "hammer tea crossbow sword"}
    table = dawn({"c1": "hundreds 1"}, "c1", mood="lavish", **all_barred)
    assert told(table, "still-lavish") == [("hundreds",)]
    assert asked(table) == "squander"
    table = dawn({"c1": "hundreds 1"}, "c1", mood="stubborn", **all_barred)
    assert board(table, "hundreds")["mood"] == "lavish", "nothing else could be chosen"
    table = dawn({"c1": "hundreds 1"}, "c1", mood="lavish")
    assert refused(table, "lavish") == ("same-mood", "14.4.4")


# 14.5 Daylight


@pytest.mark.rule("root:14.5.2", "root:14.5.2.I", "root:14.5.2.II", "root:14.5.2.III")
def test_command_is_the_number_of_actions() -> None:
    table = hundreds(
        {"c1": "hundreds 4", "c2": "hundreds 2 marquise 1"},
        "c1",
        command="boots bag coins",
        me={"hand": "ambush_fox"},
        dice=(0, 0),
    )
    assert (asked(table), options(table)) == ("command", {"move", "battle", "build", "done"})
    play(table, "battle", "move c1 c5 1 done", "build")
    assert lies_in(table, "c1") == {"hundreds": 3, "stronghold": 1}
    assert asked(table) == "advance", "three are all"
    assert refused(table, "move") == ("not-here", "1.4.2")
    assert hand(table, "hundreds") == []


@pytest.mark.rule("root:14.5.2")
def test_one_command_without_items() -> None:
    table = hundreds({"c1": "hundreds 4", "c5": "hundreds 1"}, "c1", auto=0)
    play(table, "move c5 c1 1")
    assert refused(table, "move") == ("no-command-left", "14.5.2")


@pytest.mark.rule("root:14.5.2", "root:14.2.4.II", "root:R84")
def test_an_item_looted_on_the_way_raises_command_at_once() -> None:
    table = hundreds(
        {"c1": "hundreds 4 marquise 1"},
        "c1",
        others={"marquise": {"items": "boots"}},
        dice=(0, 0),
    )
    play(table, "battle", "loot")
    assert board(table, "hundreds")["command"] == 2
    assert asked(table) == "command"


@pytest.mark.rule("root:14.5.2.III")
def test_a_stronghold_takes_a_matching_card_a_slot_and_rule() -> None:
    table = hundreds(
        {
            "c1": "hundreds 2",
            "c2": "hundreds 2",
            "c5": "hundreds 1 marquise 2",
            "c8": "hundreds 2 stronghold 2",
        },
        "c1",
        me={"hand": "anvil"},
    )
    play(table, "done", "build")
    assert "stronghold" in lies_in(table, "c1"), "nothing else could be chosen"
    table = hundreds(
        {"c1": "hundreds 2", "c2": "hundreds 2", "c5": "hundreds 1 marquise 2"},
        "c1",
        me={"hand": "anvil birdy_bindle"},
    )
    play(table, "build")
    assert options(table) == {"c1", "c2"}
    assert refused(table, "c5") == ("not-ruled", "2.5")
    assert refused(table, "c12") == ("not-ruled", "2.5")
    play(table, "c2")
    assert hand(table, "hundreds") == ["anvil"]


@pytest.mark.rule("root:14.5.2.III")
@pytest.mark.parametrize(
    ("clearings", "held", "why"),
    [
        ({"c1": "hundreds 2"}, "", ("not-held", "1.3.2")),
        ({"c1": "hundreds 2"}, "sword_mouse", ("no-card-for-stronghold", "14.5.2.III")),
        ({"c1": "hundreds 2 stronghold"}, "anvil", ("no-stronghold-site", "14.5.2.III")),
        (
            {"c1": "hundreds 2", "c2": "stronghold 2", "c11": "stronghold 3", "c3": "stronghold"},
            "anvil",
            ("none-left", "1.5.1"),
        ),
    ],
)
def test_why_no_stronghold_is_built(
    clearings: dict[str, str], held: str, why: tuple[str, str]
) -> None:
    table = hundreds(clearings, "c1", me={"hand": held})
    if asked(table) == "craft-card":
        play(table, "done")
    assert refused(table, "build") == why


@pytest.mark.rule("root:14.5.2.I", "root:14.2.2")
@pytest.mark.parametrize(("word", "place"), [("warlord", "c5"), ("done", "c1")])
def test_in_a_move_the_warlord_may_go_along(word: str, place: str) -> None:
    table = hundreds({"c1": "hundreds 3"}, "c1")
    play(table, "move c5 2")
    assert (asked(table), options(table)) == ("bring-warlord", {"warlord", "done"})
    assert refused(table, "c5") == ("not-here", "1.4.2")
    play(table, word)
    assert board(table, "hundreds")["warlord"] == place
    assert (lies_in(table, "c1"), lies_in(table, "c5")) == ({"hundreds": 1}, {"hundreds": 2})


@pytest.mark.rule("root:14.5.2.I", "root:14.2.2")
def test_if_all_go_he_goes_too_and_elsewhere_he_is_not_asked_for() -> None:
    table = hundreds({"c1": "hundreds 3"}, "c1")
    play(table, "move c5 3")
    assert board(table, "hundreds")["warlord"] == "c5"
    table = hundreds({"c1": "hundreds 3", "c9": "hundreds 2"}, "c1")
    play(table, "move c9 c4 1")
    assert asked(table) == "advance"
    assert board(table, "hundreds")["warlord"] == "c1"


# 14.5.3 Advance the Warlord


def advancing(clearings: dict[str, Any], warlord: str = "c1", **fields: Any) -> Table[Root]:
    """The Hundreds once they have commanded."""
    return play(hundreds(clearings, warlord, **fields), "done")


@pytest.mark.rule("root:14.5.3")
def test_the_warlord_moves_with_any_warriors_and_then_may_battle() -> None:
    table = advancing({"c1": "hundreds 4", "c5": "marquise 1"}, prowess="tea", dice=(1, 0))
    assert (asked(table), options(table)) == ("advance", {"advance", "done"})
    assert refused(table, "battle") == ("no-enemy-there", "4.3")
    play(table, "advance", "c5")
    assert (asked(table), options(table)) == ("escort", {"0", "1", "2", "3"})
    assert refused(table, "4") == ("not-that-many", "4.2")
    play(table, "2")
    assert (lies_in(table, "c1"), board(table, "hundreds")["warlord"]) == ({"hundreds": 1}, "c5")
    assert (asked(table), options(table)) == ("advance-on", {"battle", "done"})
    assert refused(table, "c5") == ("not-here", "1.4.2")
    play(table, "battle")
    assert lies_in(table, "c5") == {"hundreds": 3}


@pytest.mark.rule("root:14.5.3")
def test_he_may_go_alone_and_need_not_battle() -> None:
    table = advancing({"c1": "hundreds 4", "c5": "marquise 1"}, prowess="tea")
    play(table, "advance c5 0 done")
    assert lies_in(table, "c5") == {"hundreds": 1, "marquise": 1}
    assert told(table, "battle") == []


@pytest.mark.rule("root:14.5.3")
def test_he_may_battle_without_moving() -> None:
    table = advancing({"c1": "hundreds 4 marquise 1"}, prowess="tea", dice=(1, 0))
    play(table, "battle")
    assert lies_in(table, "c1") == {"hundreds": 4}
    assert told(table, "moved") == []


@pytest.mark.rule("root:14.5.3", "root:14.2.4.II")
def test_prowess_is_the_number_of_advances() -> None:
    table = advancing({"c1": "hundreds 4"}, prowess="tea sword hammer")
    play(table, "advance c5 3", "advance c1 3", "advance c5 3")
    assert told(table, "warlord-moved")[-1] == ("hundreds", "c5")
    assert asked(table) != "advance"
    table = play(advancing({"c1": "hundreds 4"}, auto=0), "advance c5 3")
    assert refused(table, "advance") == ("no-advance-left", "14.5.3")


@pytest.mark.rule("root:14.5.3", "root:4.2.1")
def test_an_advance_is_a_move_and_needs_rule() -> None:
    table = hundreds({"c1": "hundreds 1 marquise 3", "c5": "marquise 1"}, "c1", auto=0)
    play(table, "done")
    assert asked(table) == "advance"
    assert "advance" not in options(table)
    assert refused(table, "advance") == ("nowhere-to-go", "4.2.1")


@pytest.mark.rule("root:14.5.3")
def test_without_the_warlord_nobody_advances() -> None:
    table = play(hundreds({"c1": "hundreds 3 marquise 1"}, auto=0), "done")
    assert asked(table) == "advance"
    assert refused(table, "advance") == ("no-warlord", "14.5.3")
    assert refused(table, "battle") == ("no-warlord", "14.5.3")


# 14.6 Evening


def dusk(clearings: dict[str, Any], warlord: str = "none", **fields: Any) -> Table[Root]:
    return hundreds(clearings, warlord, phase="evening", **fields)


@pytest.mark.rule("root:14.6.1")
def test_a_card_incites_a_mob_where_a_warrior_is() -> None:
    table = dusk(
        {"c1": "hundreds 1", "c8": "hundreds 1 mob", "c2": "hundreds 1", "c12": "stronghold"},
        "c1",
        me={"hand": "anvil birdy_bindle"},
    )
    assert (asked(table), options(table)) == ("incite", {"incite", "done"})
    play(table, "incite")
    assert options(table) == {"c1", "c2"}
    assert refused(table, "c8") == ("mob-there", "14.6.1")
    assert refused(table, "c12") == ("nobody-to-incite", "14.6.1")
    play(table, "c2")
    assert lies_in(table, "c2") == {"hundreds": 1, "mob": 1}
    assert hand(table, "hundreds") == ["anvil"]
    play(table, "incite")
    assert told(table, "placed")[:2] == [("hundreds", "mob", "c2"), ("hundreds", "mob", "c1")]


@pytest.mark.rule("root:14.6.1")
@pytest.mark.parametrize(
    ("clearings", "held", "why"),
    [
        ({"c1": "hundreds 1"}, "sword_mouse", ("no-card-to-incite", "14.6.1")),
        ({"c1": "hundreds 1"}, "", ("not-held", "1.3.2")),
        ({"c1": "hundreds 1 mob"}, "anvil", ("nobody-to-incite", "14.6.1")),
        (
            {"c1": "hundreds 1", **dict.fromkeys(("c2", "c3", "c4", "c5", "c6"), "mob")},
            "anvil",
            ("none-left", "1.5.1"),
        ),
    ],
)
def test_why_no_mob_is_incited(clearings: dict[str, str], held: str, why: tuple[str, str]) -> None:
    table = dusk(clearings, "c1", me={"hand": held}, auto=0)
    while asked(table) != "incite":
        play(table, "done")
    assert refused(table, "incite") == why


@pytest.mark.rule("root:14.6.2")
@pytest.mark.parametrize(
    ("count", "scored"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (7, 4)]
)
def test_oppressed_clearings_score(count: int, scored: int) -> None:
    alone = {f"c{i}": "hundreds 1" for i in range(1, count + 1)}
    table = dusk({**alone, "c12": "marquise 1 hundreds 2"})
    assert points(table, "hundreds") == scored
    assert cited(table, "scored") == ["14.6.2"] * (scored > 0)


@pytest.mark.rule("root:14.6.2")
@pytest.mark.parametrize(
    ("there", "scored"),
    [
        ("hundreds 3", 1),
        ("stronghold", 1),
        ("hundreds 3 mob", 1),
        ("mob", 0),
        ("hundreds 3 marquise 1", 0),
        ("hundreds 3 wood", 0),
        ("hundreds 3 sawmill", 0),
    ],
)
def test_any_enemy_piece_spoils_it_and_so_does_not_ruling(there: str, scored: int) -> None:
    assert points(dusk({"c2": there}), "hundreds") == scored


@pytest.mark.rule("root:14.6.3")
def test_one_card_is_drawn_and_five_are_kept() -> None:
    held = "anvil bake_sale sword_mouse birdy_bindle ambush_fox"
    table = dusk({"c3": "marquise 1"}, me={"hand": held}, top="armorers sappers")
    assert asked(table) == "discard"
    assert len(hand(table, "hundreds")) == 6
    assert told(table, "drew", "hundreds") == [("hundreds", "armorers")]
    play(table, "anvil")
    assert len(hand(table, "hundreds")) == 5
