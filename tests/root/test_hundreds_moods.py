"""14.7: the eight moods of the warlord."""

from typing import Any

import pytest

from root.hordes import facing, hundreds
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
    refused,
    told,
)
from root.vagabonds import vagabond
from spinney.core import Table
from spinney.root.state import Root

# 14.7.1 Bitter


@pytest.mark.rule("root:14.7.1")
def test_the_bitter_turn_mobs_into_warriors_before_the_roll() -> None:
    table = hundreds(
        {"c1": "hundreds 1 marquise 3 mob", "c5": "mob", "c9": "mob", "c3": "mob"},
        "c1",
        mood="bitter",
        dice=(3, 0),
    )
    play(table, "battle")
    assert (asked(table), options(table)) == ("call-mob", {"c1", "c5", "c9", "done"})
    assert refused(table, "c3") == ("no-mob-to-call", "14.7.1")
    assert refused(table, "hundreds") == ("not-a-clearing", "2.2")
    play(table, "c1", "c9", "done")
    assert told(table, "rolled-hits")[0] == ("hundreds", 3, 3, 3), "the new warriors count"
    assert lies_in(table, "c1") == {"hundreds": 3}
    assert (lies_in(table, "c5"), lies_in(table, "c9")) == ({"mob": 1}, {})
    assert told(table, "recruited") == [("hundreds", 2, "c1")]


@pytest.mark.rule("root:14.7.1")
def test_the_bitter_do_so_in_defence_as_well() -> None:
    table = facing(
        {"c1": "hundreds 1 marquise 3 mob"}, "c1", mood="bitter", dice=(1, 1), phase="daylight"
    )
    play(table, "battle")
    assert (asked(table), asker(table)) == ("call-mob", "hundreds")
    play(table, "c1", "warrior")
    assert told(table, "rolled-hits")[1] == ("hundreds", 1, 2, 1)
    assert lies_in(table, "c1") == {"hundreds": 1, "marquise": 2}


@pytest.mark.rule("root:14.7.1")
@pytest.mark.parametrize(
    ("warlord", "mood", "sides"),
    [
        ("c2", "bitter", "hundreds 2 marquise 1 mob"),
        ("c1", "rowdy", "hundreds 2 marquise 1 mob"),
        ("c1", "bitter", "hundreds 2 marquise 1"),
    ],
)
def test_it_takes_the_mood_the_warlord_and_a_mob(warlord: str, mood: str, sides: str) -> None:
    table = hundreds({"c1": sides, "c2": "hundreds 1"}, warlord, mood=mood, dice=(1, 0))
    play(table, "battle")
    assert told(table, "battle-over") == [(2, 0)]


@pytest.mark.rule("root:14.7.1", "root:1.5.4")
def test_without_warriors_in_the_supply_fewer_come() -> None:
    table = hundreds(
        {"c1": "hundreds 1 marquise 2 mob", "c5": "mob", "c7": "hundreds 19"},
        "c1",
        mood="bitter",
        dice=(0, 0),
    )
    play(table, "battle", "c1 c5")
    assert lies_in(table, "c1") == {"hundreds": 2, "marquise": 2}
    assert board(table, "hundreds")["mobs"] == {"on_map": 0, "left": 5}


@pytest.mark.rule("root:14.7.1")
def test_in_a_battle_of_others_the_bitter_do_nothing() -> None:
    table = facing(
        {"c1": "hundreds 1 marquise 3 eyrie 2 mob"},
        "c1",
        mood="bitter",
        seats="marquise,hundreds,eyrie",
        dice=(1, 1),
    )
    play(table, "battle", "eyrie")
    assert told(table, "battle-over") == [(2, 1)]
    assert lies_in(table, "c1")["mob"] == 1


# 14.7.2 Grandiose


@pytest.mark.rule("root:14.7.2")
def test_the_grandiose_advance_first() -> None:
    table = hundreds({"c1": "hundreds 3"}, "c1", mood="grandiose")
    assert asked(table) == "advance"
    play(table, "advance c5 2")
    assert asked(table) == "command"
    table = hundreds({"c1": "hundreds 3"}, "c1", mood="wrathful")
    assert asked(table) == "command"


# 14.7.3 Jubilant


def incite(mood: str, warlord: str = "c1", picks: str = "", **fields: Any) -> Table[Root]:
    table = hundreds(
        {"c1": "hundreds 1", "c12": "hundreds 1", **fields.pop("clearings", {})},
        warlord,
        mood=mood,
        phase="evening",
        me={"hand": "anvil foxfolk_steel"},
        picks=picks,
        **fields,
    )
    return play(table, "incite", "c1", "anvil")


@pytest.mark.rule("root:14.7.3")
def test_the_jubilant_roll_up_to_four_times_for_more_mobs() -> None:
    table = incite("jubilant", picks="rabbit mouse fox mouse")
    assert (asked(table), options(table)) == ("rejoice", {"incite", "done"})
    assert refused(table, "c5") == ("not-here", "1.4.2")
    play(table, "incite")
    assert (asked(table), options(table)) == ("mob-to", {"c5", "c10"})
    play(table, "c10", "incite")
    assert told(table, "mob-die") == [("hundreds", "rabbit"), ("hundreds", "mouse")]
    play(table, "c2", "incite", "c12")
    assert lies_in(table, "c12") == {"hundreds": 1, "mob": 1}
    play(table, "incite")
    assert cited(table, "mob-die") == ["14.7.3"] * 4
    assert asked(table) != "rejoice", "four rolls are all"


@pytest.mark.rule("root:14.7.3")
def test_they_may_stop_and_stop_without_mobs() -> None:
    table = play(incite("jubilant"), "done")
    assert (asked(table), told(table, "mob-die")) == ("incite", [])
    full = dict.fromkeys(("c3", "c7", "c8", "c11"), "mob")
    assert told(incite("jubilant", clearings=full), "mob-die") == []


@pytest.mark.rule("root:14.7.3")
@pytest.mark.parametrize(("mood", "warlord"), [("rowdy", "c1"), ("jubilant", "c12")])
def test_others_elsewhere_do_not_roll(mood: str, warlord: str) -> None:
    assert asked(incite(mood, warlord)) == "incite"


# 14.7.4 Lavish


@pytest.mark.rule("root:14.7.4")
def test_the_lavish_give_items_for_warriors_at_the_end_of_birdsong() -> None:
    table = hundreds(
        {"c1": "hundreds 1", "c5": "hundreds 1"},
        "c1",
        command="boots bag",
        prowess="tea sword",
        phase="birdsong",
    )
    play(table, "lavish")
    assert (asked(table), options(table)) == ("squander", {"boots", "bag", "tea", "sword", "done"})
    assert refused(table, "coins") == ("not-in-the-hoard", "14.7.4")
    before = lies_in(table, "c1")["hundreds"]
    play(table, "tea", "boots")
    assert lies_in(table, "c1")["hundreds"] == before + 4
    assert board(table, "hundreds")["hoard"] == {"command": ["bag"], "prowess": ["sword"]}
    assert "tea" in table.view(0)["item_supply"], "those of the supply are others"
    assert table.view(0)["item_supply"].count("tea") == 1
    play(table, "done")
    assert table.state.phase == 2


@pytest.mark.rule("root:14.7.4")
def test_in_another_mood_nothing_is_given() -> None:
    table = hundreds({"c1": "hundreds 1"}, "c1", command="boots bag", phase="birdsong")
    play(table, "rowdy")
    assert asked(table) == "command"


@pytest.mark.rule("root:14.7.4", "root:6.2.2", "root:R85")
def test_an_item_may_be_given_even_if_nobody_can_come() -> None:
    table = hundreds({"c1": "hundreds 1 keep"}, "c1", command="boots", phase="birdsong")
    play(table, "lavish", "boots")
    assert lies_in(table, "c1") == {"hundreds": 1, "keep": 1}
    assert board(table, "hundreds")["barred"] == []


# 14.7.5 Relentless


@pytest.mark.rule("root:14.7.5")
@pytest.mark.parametrize("word", ["advance", "battle", "done"])
def test_the_relentless_go_on_after_a_move_and_a_battle(word: str) -> None:
    table = hundreds(
        {"c1": "hundreds 5", "c5": "marquise 4"},
        "c1",
        mood="relentless",
        prowess="tea",
        dice=(0, 0),
    )
    play(table, "done", "advance c5 4 battle")
    assert (asked(table), options(table)) == ("relentless", {"advance", "battle", "done"})
    assert refused(table, "move") == ("not-here", "1.4.2")
    play(table, word)
    if word == "advance":
        play(table, "c2 4")
        assert board(table, "hundreds")["warlord"] == "c2"
    assert len(told(table, "battle")) == 1 + (word == "battle")
    while asked(table) not in ("advance", None):
        play(table, sorted(options(table))[-1])
    assert board(table, "hundreds")["advanced"] == 1, "it counts as one advance"


@pytest.mark.rule("root:14.7.5")
def test_without_both_there_is_no_more() -> None:
    table = hundreds(
        {"c1": "hundreds 5 marquise 1", "c5": "marquise 4"},
        "c1",
        mood="relentless",
        prowess="tea",
        dice=(0, 0),
    )
    play(table, "done", "battle")
    assert asked(table) == "advance", "a battle alone"
    play(table, "advance c5 4 done")
    assert asked(table) != "relentless", "a move alone"


@pytest.mark.rule("root:14.7.5", "root:14.2.2")
def test_a_fallen_warlord_does_not_go_on() -> None:
    table = hundreds({"c1": "hundreds 1", "c5": "marquise 2"}, "c1", mood="relentless", dice=(1, 1))
    play(table, "done", "advance c5 battle")
    assert told(table, "warlord-fell") == [("hundreds", "c5")]
    assert asked(table) != "relentless"


# 14.7.6 Rowdy


@pytest.mark.rule("root:14.7.6")
@pytest.mark.parametrize(
    ("there", "cards"),
    [
        ("hundreds 1", 2),
        ("hundreds 1 marquise 2", 2),
        ("hundreds 1 marquise 2 wood", 3),
        ("hundreds 1 marquise 1 wood sawmill", 3),
        ("hundreds 1 mob stronghold marquise 1", 2),
    ],
)
def test_the_rowdy_draw_more_the_more_so_in_a_crowd(there: str, cards: int) -> None:
    table = hundreds({"c2": there, "c9": "marquise 9"}, "c2", mood="rowdy", phase="evening")
    assert len(hand(table, "hundreds")) == cards


@pytest.mark.rule("root:14.7.6")
def test_pieces_of_different_enemies_are_a_crowd_together() -> None:
    table = hundreds(
        {"c2": "hundreds 1 marquise 1 eyrie 1"},
        "c2",
        mood="rowdy",
        phase="evening",
        seats="hundreds,marquise,eyrie,vagabond",
        others={"vagabond": vagabond("c2")},
    )
    assert len(hand(table, "hundreds")) == 3


@pytest.mark.rule("root:14.7.6")
def test_without_the_warlord_there_is_no_crowd() -> None:
    table = hundreds({"c2": "hundreds 1 marquise 4"}, mood="rowdy", phase="evening")
    assert len(hand(table, "hundreds")) == 2


# 14.7.7 Stubborn


@pytest.mark.rule("root:14.7.7")
@pytest.mark.parametrize(("warlord", "left"), [("c1", 2), ("c2", 1)])
def test_the_stubborn_ignore_the_first_hit_where_the_warlord_is(warlord: str, left: int) -> None:
    table = hundreds({"c1": "hundreds 3 marquise 2", "c2": "hundreds 1"}, warlord, dice=(2, 2))
    play(table, "battle")
    if asked(table) == "give-up-warlord":
        play(table, "warrior")
    assert told(table, "battle-over")[0] == (left, 0)


@pytest.mark.rule("root:14.7.7")
def test_also_in_defence() -> None:
    table = facing({"c1": "hundreds 2 marquise 3"}, "c1", dice=(1, 0))
    play(table, "battle")
    assert told(table, "ignored-one") == [("hundreds", "stubborn")]
    assert lies_in(table, "c1") == {"hundreds": 2, "marquise": 3}


@pytest.mark.rule("root:14.7.7", "root:4.3.1.II")
def test_of_an_ambush_one_hit_is_ignored_and_none_after_it() -> None:
    table = hundreds(
        {"c1": "hundreds 4 marquise 3"},
        "c1",
        others={"marquise": {"hand": "ambush_fox"}},
        dice=(1, 1),
    )
    play(table, "battle", "ambush_fox", "warrior")
    assert told(table, "ignored-one") == [("hundreds", "stubborn")]
    assert cited(table, "ignored-one") == ["4.3.1.II"]
    play(table, "warrior")
    assert lies_in(table, "c1") == {"hundreds": 2, "marquise": 2}


@pytest.mark.rule("root:14.7.7")
def test_in_another_mood_every_hit_counts() -> None:
    table = facing({"c1": "hundreds 1 marquise 3"}, "c1", mood="lavish", dice=(1, 0))
    play(table, "battle")
    assert told(table, "warlord-fell") == [("hundreds", "c1")]


# 14.7.8 Wrathful


@pytest.mark.rule("root:14.7.8", "root:4.3.3.I")
@pytest.mark.parametrize(("warlord", "left"), [("c1", 2), ("c2", 3)])
def test_the_wrathful_deal_an_extra_hit_in_attack(warlord: str, left: int) -> None:
    table = hundreds(
        {"c1": "hundreds 3 marquise 3", "c2": "hundreds 1"}, warlord, mood="wrathful", dice=(0, 0)
    )
    play(table, "battle")
    assert told(table, "battle-over") == [(3, left)]


@pytest.mark.rule("root:14.7.8")
def test_in_defence_wrath_is_no_help() -> None:
    table = facing({"c1": "hundreds 3 marquise 3"}, "c1", mood="wrathful", dice=(0, 0))
    play(table, "battle")
    assert told(table, "battle-over") == [(3, 3)]
    assert player(table, "marquise")["supply"] == 22
