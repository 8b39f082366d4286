"""Chapter 11: the Woodenbot, its states, its turn, each of its icons, and how it chooses."""

from typing import Any

import pytest

from ironwood.positions import (
    IC,
    WW,
    asked,
    at,
    crystals,
    hand,
    new,
    options,
    play,
    refused,
    side,
    there,
    told,
)
from ironwood.solo.turns import decided, lines, marches, solo, turn, visions
from ironwood.solo.turns import woodenbot_expends as expends
from spinney.core.errors import PositionError
from spinney.ironwood.game import GAME
from spinney.ironwood.words import CARD_NAMES

INNER = ("auria", "lithimar", "palladimor", "zincur")
TOTEM = {"intact": ["forest_9"]}


# Setting up


@pytest.mark.rule("ironwood:11.1", "ironwood:11.3", "ironwood:14")
def test_setup() -> None:
    table = new(solo="automaquis")
    g = new(solo="automaquis").state
    assert table.seats == GAME.seats(table.setup) == 1
    yours = {CARD_NAMES[card] for card in g.decks[IC] + g.hands[IC]}
    assert {"IC13", "IC17", "IC27", "IC33", "IC36"}.isdisjoint(yours)
    assert len(yours) == 33
    assert len(g.decks[WW] + g.hands[WW] + g.played[WW] + g.spent[WW]) == 38
    view = new(solo="automaquis").view(0)
    assert view["side"] == "ironclads"
    assert view["solo"]["stance"] == "disruptive"
    assert view["solo"]["procedure"] is None
    assert set(view["solo"]["marked"]) == set(INNER)
    assert len(view["visions"]["burned"]["known"]) == 6
    assert view["visions"]["deck"] == [None] * 4


@pytest.mark.rule("ironwood:11.2", "ironwood:11.19")
def test_three_totems_win_for_the_woodenbot() -> None:
    table = turn(warriors={"forest_9": 2}, totems={**TOTEM, "secured": 2})
    assert table.over
    assert table.returns() == [0.0]
    assert told(table, "secured")[0][1] == 3


@pytest.mark.rule("ironwood:11.2")
def test_three_forges_win_for_you() -> None:
    table = turn(
        ic="IC01P",
        warriors={"gallimor": 1},
        sites={"gallimor": "foundation", "chromia": "forge", "cobaltis": "forge"},
        crystals={"ironclads": 5},
    )
    play(table, "IC01P build pay gallimor")
    assert table.over
    assert table.returns() == [1.0]


@pytest.mark.rule("ironwood:11.3")
def test_a_cube_lies_where_the_vision_is_in_the_deck() -> None:
    table = turn(deck=("chromia", "zincur", "gallimor"))
    assert solo(table)["marked"] == ["zincur", "gallimor"]
    assert table.view(0)["visions"]["deck"] == [None, None]
    assert "vision_chromia" in table.view(0)["visions"]["burned"]["known"]


@pytest.mark.rule("ironwood:11.3")
def test_the_woodenbot_holds_no_visions() -> None:
    with pytest.raises(PositionError, match="the Automaquis holds no visions"):
        at(solo="automaquis", visions="vision_auria")


# States


@pytest.mark.rule("ironwood:11.4.1", "ironwood:11.4.2")
def test_a_totem_on_the_board_exalts_unless_the_last_forge_is_near() -> None:
    assert solo(turn())["stance"] == "disruptive"
    assert solo(expends("WW15", totems=TOTEM))["stance"] == "exalted"
    sites = {"gallimor": "foundation", "chromia": "forge", "cobaltis": "forge"}
    table = expends("WW15", totems=TOTEM, sites=sites, crystals={"ironclads": 5})
    assert told(table, "stance-threatened") == [()]
    assert solo(table)["stance"] == "disruptive"
    table = expends("WW15", totems=TOTEM, sites=sites, crystals={"ironclads": 4})
    assert solo(table)["stance"] == "exalted"


@pytest.mark.rule("ironwood:U55", "ironwood:11.6")
def test_a_discovery_exalts_at_once() -> None:
    table = turn(deck=("zincur",), warriors={"forest_9": 1})
    assert solo(table)["stance"] == "exalted"
    assert [event.rule for event in table.events(0) if event.name == "stance-exalted"] == ["U55"]
    assert table.state.happened == []


@pytest.mark.rule("ironwood:11.5", "ironwood:U41")
@pytest.mark.parametrize(
    ("stance", "ruling", "damage", "defense"),
    [
        ("disruptive", "book", 0, 1),
        ("exalted", "book", 1, 0),
        ("disruptive", "aid", 1, 0),
        ("exalted", "aid", 0, 1),
    ],
)
def test_the_bonus_of_the_spirits(stance: str, ruling: str, damage: int, defense: int) -> None:
    table = at(
        solo="automaquis",
        solo_spirits=ruling,
        side="ironclads",
        ww="WW12",
        ic="IC23",
        warriors={"forest_9": 5, "zincur": 5},
        automaton={"stance": stance, "spirits": 2},
        visions=visions("chromia", "zincur"),
    )
    play(table, "IC23 zincur none")
    box, card = table.state.box, CARD_NAMES.index("WW12")
    blows = {blow[0]: blow for blow in told(table, "blow")}
    assert blows["woodwalkers"][1:3] == (box.damage[card], damage)
    assert blows["ironclads"][5] == box.defense[card] + defense
    assert told(table, "dominance")[0][2] == 1
    assert told(table, "spirits-left") == [(1,)]


@pytest.mark.rule("ironwood:11.5")
def test_without_a_cube_the_spirits_do_nothing_and_your_foundations_give_them_one() -> None:
    table = at(
        solo="automaquis",
        side="ironclads",
        ic="IC03P",
        warriors={"gallimor": 1},
        visions=visions("zincur", "auria"),
    )
    play(table, "IC03P found gallimor")
    assert told(table, "spirits-added") == [(1, 1)]
    assert table.view(0)["supply"]["cubes"] == 19


# Locating


@pytest.mark.rule("ironwood:11.6")
def test_a_vision_is_turned_up_and_discarded() -> None:
    table = turn(deck=("chromia", "zincur"))
    assert told(table, "located") == [("vision_chromia",)]
    assert told(table, "unmarked-mountain") == [("chromia",)]
    assert told(table, "expended") == [("woodwalkers", "WW30")]


@pytest.mark.rule("ironwood:11.6", "ironwood:11.17", "ironwood:U43")
def test_the_last_vision_is_a_totem_even_under_guard() -> None:
    """Its card comes from the deck; the hand stays as it is."""
    table = turn(deck=("zincur",), warriors={"zincur": 3, "forest_9": 2, "forest_10": 1})
    assert there(table, "forest_9")["totems"] == ["intact"]
    assert decided(table, "discover") == [("forest_9", "largest")]
    assert crystals(table)[WW] == 3
    after = table.view(0)["visions"]
    assert (after["found"], len(after["deck"])) == (["vision_zincur"], 5)
    assert len(solo(table)["marked"]) == 5
    assert told(table, "expended") == [("woodwalkers", "WW04")]
    assert side(table, WW)["hand"]["count"] == 3
    assert told(table, "icon") == []


@pytest.mark.rule("ironwood:U43")
def test_the_card_for_a_located_totem_may_come_from_the_hand() -> None:
    table = turn(deck=("zincur",), warriors={"forest_9": 2}, solo_located="hand")
    assert told(table, "expended") == [("woodwalkers", "WW30")]


@pytest.mark.rule("ironwood:11.17", "ironwood:U54")
def test_a_totem_without_a_warband_comes_as_near_as_can_be() -> None:
    """Of the inner forests at Plumbarum, 10 is next to a warband and 9 is not."""
    table = turn(deck=("plumbarum",), warriors={"forest_16": 2, "forest_8": 1})
    assert there(table, "forest_10") == {"totems": ["intact"]}
    assert decided(table, "discover") == [("forest_10", "largest")]
    assert crystals(table)[WW] == 0


# The turn


@pytest.mark.rule("ironwood:11.7.1", "ironwood:11.13")
def test_rich_ironclads_are_plundered() -> None:
    table = turn(warriors={"forest_6": 6, "forest_7": 1, "ferrum": 2}, crystals={"ironclads": 5})
    assert marches(table) == [("forest_1", "most")]
    assert told(table, "moved") == [("woodwalkers", 5, "forest_6", "forest_1")]
    assert asked(table) == "wager"
    assert told(table, "attacked") == [("woodwalkers", "forest_1", "ferrum")]
    assert told(table, "expended") == []


@pytest.mark.rule("ironwood:11.7.1")
def test_else_a_controlled_foundation_is_attacked() -> None:
    table = turn(
        warriors={"forest_9": 3, "ferrum": 9, "gallimor": 1, "zincur": 1},
        moved={"forest_9": 3},
        sites={"gallimor": "foundation"},
        crystals={"ironclads": 5},
    )
    assert told(table, "attacked") == [("woodwalkers", "forest_9", "gallimor")]


@pytest.mark.rule("ironwood:11.7.2", "ironwood:11.14")
def test_an_exalted_warband_brings_its_totem_home() -> None:
    table = turn(warriors={"forest_9": 7}, totems=TOTEM)
    assert marches(table) == [("forest_15", "edge")]
    assert there(table, "forest_15") == {"warriors": 5}
    assert there(table, "forest_9") == {"warriors": 2}
    assert told(table, "secured") == [("forest_15", 1)]
    assert told(table, "located") == told(table, "expended") == []


@pytest.mark.rule("ironwood:U42", "ironwood:11.7.2")
@pytest.mark.parametrize(("ruling", "used"), [("free", []), ("card", [("woodwalkers", "WW30")])])
def test_bringing_a_totem_home_may_use_a_card_up(ruling: str, used: list[Any]) -> None:
    table = turn(warriors={"forest_9": 2}, totems=TOTEM, solo_turn=ruling)
    assert told(table, "secured") == [("forest_15", 1)]
    assert (told(table, "expended"), told(table, "icon")) == (used, [])


@pytest.mark.rule("ironwood:U42", "ironwood:11.2")
def test_no_card_is_used_up_after_the_last_totem() -> None:
    totems = {**TOTEM, "secured": 2}
    table = turn(warriors={"forest_9": 2}, totems=totems, solo_turn="card")
    assert table.over
    assert told(table, "expended") == []


@pytest.mark.rule("ironwood:U65", "ironwood:11.14")
def test_a_warband_brings_home_a_totem_for_each_warrior_and_nobody_joins_it() -> None:
    both_kinds = {"intact": ["forest_9"], "fading": ["forest_9"]}
    table = turn(warriors={"forest_9": 2, "forest_16": 2}, totems=both_kinds)
    assert [kind for kind, *_ in told(table, "carried")] == ["fading", "intact"]
    assert told(table, "secured") == [("forest_15", 1), ("forest_15", 2)]
    assert there(table, "forest_15") == {"warriors": 2}
    table = turn(warriors={"forest_9": 1}, totems=both_kinds)
    assert [kind for kind, *_ in told(table, "carried")] == ["fading"]
    table = turn(warriors={"forest_9": 2}, totems={**both_kinds, "secured": 2})
    assert len(told(table, "carried")) == 1
    assert table.over


@pytest.mark.rule("ironwood:U66", "ironwood:9.7")
def test_totems_that_have_faded_are_out_of_the_game() -> None:
    """Of five three fade away; the fourth is discovered, and so is the fifth, but no sixth."""
    fading = {"fading": ["forest_1", "forest_2", "forest_3"], "secured": 1}
    table = at(
        solo="automaquis", stage="weaken", totems=fading, visions=visions("zincur"), ic="IC01P"
    )
    assert len(told(table, "faded")) == 3
    assert told(table, "totems-left") == [(1,)]
    assert [mountain for _, mountain, _ in told(table, "discovered")] == ["zincur"]
    assert table.view(0)["supply"]["totems"] == 0


NONE_LEFT = {"secured": 2, "lost": 3}


@pytest.mark.rule("ironwood:1.1", "ironwood:11.17", "ironwood:U66")
def test_without_a_totem_left_there_is_nothing_to_discover() -> None:
    """Neither a totem nor crystals for the last vision, and the search icon only moves."""
    table = turn("WW10", deck=("zincur",), totems=NONE_LEFT)
    assert told(table, "located") == [("vision_zincur",)]
    assert (told(table, "discovered"), crystals(table)[WW]) == ([], 0)
    table = expends("WW07", warriors={"forest_9": 1, "forest_15": 2}, totems=NONE_LEFT)
    assert told(table, "discovered") == []
    assert [origin for _, _, origin, _ in told(table, "moved")] == ["forest_15"]


@pytest.mark.rule("ironwood:11.7.2")
def test_exalted_without_a_totem_in_hand_it_expends_a_card() -> None:
    table = expends("WW15", totems=TOTEM)
    assert told(table, "expended") == [("woodwalkers", "WW15")]


# Icons


@pytest.mark.rule("ironwood:11.8.1")
def test_an_alert_icon_expends_another_card_and_only_one() -> None:
    """WW09 recruits and is alert; so is the card below it."""
    table = turn("WW09 WW05 WW12")
    assert [card for _, card in told(table, "expended")] == ["WW09", "WW05"]
    assert [icon for (icon,) in told(table, "icon")] == [
        "icon_warband",
        "icon_alert",
        "icon_eye",
        "icon_alert",
    ]
    assert crystals(table)[WW] == 1


@pytest.mark.rule("ironwood:11.8.1", "ironwood:14.4")
def test_an_alert_icon_without_a_card_is_a_crystal() -> None:
    table = turn("WW09")
    assert told(table, "no-effect") == [("woodwalkers",)]


@pytest.mark.rule("ironwood:11.8.2", "ironwood:11.15")
def test_a_disruptive_arrows_icon() -> None:
    table = expends("WW03P", warriors={"forest_9": 4, "forest_12": 3, "zincur": 1})
    assert told(table, "moved") == [
        ("woodwalkers", 3, "forest_9", "forest_3"),
        ("woodwalkers", 2, "forest_12", "forest_6"),
    ]
    assert decided(table, "attack") == [("zincur", "possible")]
    assert decided(table, "attacker") == [("forest_3", "largest")]


@pytest.mark.rule("ironwood:11.8.2")
def test_an_exalted_arrows_icon_attacks_the_drill_first() -> None:
    drill = {"at": "zincur", "track": 1, "hopper": 1}
    warriors = {"forest_10": 3, "auria": 1, "forest_12": 1}
    fields: dict[str, Any] = {"moved": {"forest_10": 3}, "totems": {"intact": ["forest_8"]}}
    table = expends("WW03P", warriors=warriors, drill=drill, **fields)
    assert told(table, "attacked") == [("woodwalkers", "forest_10", "zincur")]
    assert told(table, "won-without-combat") == [("woodwalkers",)]
    assert told(table, "salvaged") == [("woodwalkers",)]


@pytest.mark.rule("ironwood:11.8.3")
def test_a_battle_icon_in_each_state() -> None:
    warriors = {"forest_8": 3, "gallimor": 1, "palladimor": 1}
    table = expends("WW13", warriors=warriors, sites={"gallimor": "foundation"})
    assert decided(table, "attack") == [("gallimor", "foundation")]
    table = expends("WW13", warriors={**warriors, "zincur": 1}, totems={"intact": ["forest_7"]})
    assert marches(table) == [("forest_7", "totem")]
    assert decided(table, "attack")[0][0] == "palladimor"


@pytest.mark.rule("ironwood:11.8.4")
def test_a_card_icon() -> None:
    table = expends("WW32", warriors={"ferrum": 3})
    assert told(table, "icon")[0] == ("icon_card",)
    assert told(table, "drew-on-top") == [("woodwalkers",)]
    assert told(table, "gained")[0] == ("woodwalkers", 1)


@pytest.mark.rule("ironwood:11.8.5")
def test_a_disruptive_crystals_icon_plunders_and_attacks_the_drill_or_ferrum() -> None:
    table = expends("WW02P", warriors={"forest_3": 3, "ferrum": 1, "zincur": 1})
    assert decided(table, "attack") == [("ferrum", "only")]
    drill = {"at": "zincur", "track": 1, "hopper": 2}
    table = expends("WW02P", warriors={"forest_3": 3, "ferrum": 1}, drill=drill)
    assert decided(table, "attack") == [("zincur", "at_drill")]


@pytest.mark.rule("ironwood:11.8.5")
def test_an_exalted_crystals_icon_steals_a_crystal_by_a_victory() -> None:
    fields: dict[str, Any] = {"totems": {"intact": ["forest_5"]}, "crystals": {"ironclads": 2}}
    table = expends("WW02P", ic="IC01P", warriors={"forest_9": 5, "zincur": 1}, **fields)
    assert decided(table, "attack") == [("zincur", "possible")]
    play(table, "none")
    assert told(table, "stole") == [("woodwalkers", 1)]


@pytest.mark.rule("ironwood:11.8.6")
def test_a_cubes_icon_in_each_state() -> None:
    table = expends("WW20", warriors={"forest_9": 2})
    assert told(table, "spirits-added") == [(2, 2)]
    assert marches(table)[0] == ("forest_3", "near_ferrum")
    table = expends("WW20", warriors={"forest_10": 2}, totems=TOTEM)
    assert marches(table)[0] == ("forest_9", "totem")


@pytest.mark.rule("ironwood:11.8.7")
def test_a_disruptive_eye_icon_brings_a_vision_back() -> None:
    table = expends("WW06", warriors={"forest_15": 2})
    assert len(told(table, "vision-back")) == 1
    assert len(table.view(0)["visions"]["deck"]) == 2
    assert told(table, "moved")[0][1] == 2


@pytest.mark.rule("ironwood:11.8.7", "ironwood:U45")
@pytest.mark.parametrize(("ruling", "more"), [("warriors", 1), ("warbands", 3)])
def test_an_exalted_eye_icon_interferes_and_locates(ruling: str, more: int) -> None:
    warriors = {"forest_6": 3, "forest_7": 3, "forest_4": 1}
    table = expends("WW06", warriors=warriors, totems=TOTEM, solo_eye=ruling)
    assert told(table, "moved")[:2] == [
        ("woodwalkers", 1, "forest_4", "forest_1"),
        ("woodwalkers", more, "forest_6", "forest_1"),
    ]
    assert told(table, "located") == [("vision_chromia",)]


@pytest.mark.rule("ironwood:11.8.8", "ironwood:11.17")
def test_a_search_icon_discovers_a_totem_and_ends_the_turn() -> None:
    """WW12 would draw a card after it."""
    table = expends("WW12", warriors={"forest_9": 2})
    assert told(table, "discovered") == [("woodwalkers", "zincur", "forest_9")]
    assert told(table, "icon") == [("icon_search",)]


@pytest.mark.rule("ironwood:11.8.8")
def test_a_search_icon_needs_an_open_mountain() -> None:
    table = expends("WW01P", warriors={"forest_9": 2, "forest_15": 3, "zincur": 1})
    assert told(table, "discovered") == []
    assert marches(table) == [("forest_9", "most")]
    assert there(table, "forest_9")["warriors"] == 5


@pytest.mark.rule("ironwood:11.8.8")
def test_an_exalted_search_icon_sends_an_escort_and_then_the_totem() -> None:
    """Not carried at first: two go to the totem; who came cannot go on."""
    table = expends("WW01P", warriors={"forest_8": 2}, totems=TOTEM)
    assert told(table, "moved") == [("woodwalkers", 2, "forest_8", "forest_9")]
    assert there(table, "forest_9") == {"warriors": 2, "totems": ["intact"]}


@pytest.mark.rule("ironwood:U64", "ironwood:11.8.8")
def test_an_escort_leaves_somebody_with_the_totem() -> None:
    """Two come to the totem (WW22), a third is recruited there (WW17) and brings it home."""
    table = turn("WW22 WW17", warriors={"forest_10": 2}, totems=TOTEM)
    assert told(table, "recruited") == [("woodwalkers", "warrior", "forest_9")]
    assert told(table, "moved") == [
        ("woodwalkers", 2, "forest_10", "forest_9"),
        ("woodwalkers", 1, "forest_9", "forest_15"),
    ]
    assert told(table, "secured") == [("forest_15", 1)]


@pytest.mark.rule("ironwood:11.8.9")
def test_a_shield_icon_lets_you_choose() -> None:
    table = expends("WW30", ic="IC01P IC05", crystals={"ironclads": 1})
    assert asked(table) == "tribute"
    assert options(table) == {"burn", "steal"}
    play(table, "steal")
    assert told(table, "stole") == [("woodwalkers", 1)]
    table = play(expends("WW30", ic="IC01P IC05", crystals={"ironclads": 1}), "burn")
    assert told(table, "burned") == [("ironclads", "IC05")]
    assert told(table, "drew-hidden") == [("woodwalkers",)]
    assert hand(table, IC) == ["IC01P"]


@pytest.mark.rule("ironwood:11.8.9", "ironwood:14.4")
def test_a_shield_icon_takes_what_there_is() -> None:
    table = expends("WW30", ic="IC01P", crystals={"ironclads": 1})
    assert told(table, "stole") == [("woodwalkers", 1)]
    table = expends("WW30", ic="IC01P")
    assert told(table, "no-effect") == [("woodwalkers",)]
    table = expends("WW30", ic="IC01P IC05 IC06")
    assert asked(table) == "lose-card"
    assert refused(table, "IC01P") == ("not-an-answer", "")


@pytest.mark.rule("ironwood:11.8.9")
def test_what_a_shield_icon_cannot_take() -> None:
    table = expends("WW30", ic="IC01P IC05", crystals={"ironclads": 1})
    assert refused(table, "pay") == ("not-an-answer", "")


@pytest.mark.rule("ironwood:11.8.10")
def test_a_disruptive_warband_icon_recruits_as_at_the_end_of_the_round() -> None:
    table = expends(
        "WW28",
        sites={"cuprumis": "foundation"},
        warriors={"cuprumis": 9, "forest_14": 1},
        moved={"forest_14": 1},
    )
    assert decided(table, "recruit") == [("forest_13", "fewest")]
    assert told(table, "paid") == []


@pytest.mark.rule("ironwood:11.8.10", "ironwood:U44")
@pytest.mark.parametrize(("ruling", "recruits"), [("first", 1), ("both", 2)])
def test_an_exalted_warband_icon_strengthens_the_totem(ruling: str, recruits: int) -> None:
    """WW28 moves two to the totem first, in its battle icon."""
    warriors = {"forest_10": 2}
    table = turn("WW28 WW12", warriors=warriors, totems=TOTEM, solo_warband=ruling)
    places = [place for _, _, place in told(table, "recruited")]
    assert places[0] == "forest_9"
    assert len(places) == recruits
    assert decided(table, "recruit")[0] == ("forest_9", "totem")


# Attacking


@pytest.mark.rule("ironwood:11.9")
@pytest.mark.parametrize(
    ("warriors", "golems", "sites", "attacks"),
    [
        ({"forest_9": 2, "zincur": 2}, {}, {}, True),
        ({"forest_9": 2, "zincur": 3}, {}, {}, False),
        ({"forest_9": 2, "zincur": 1}, {"zincur": 1}, {}, False),
        ({"forest_9": 3, "zincur": 1}, {"zincur": 1}, {}, True),
        ({"forest_9": 2, "plumbarum": 2}, {}, {"plumbarum": "forge"}, False),
        ({"forest_9": 3, "plumbarum": 2}, {}, {"plumbarum": "forge"}, True),
    ],
)
def test_whom_it_dares_to_attack(
    warriors: dict[str, int], golems: dict[str, int], sites: dict[str, str], attacks: bool
) -> None:
    table = expends(
        "WW13",
        warriors=warriors,
        golems=golems,
        sites=sites,
        moved={"forest_9": warriors["forest_9"]},
    )
    assert bool(told(table, "attacked")) == attacks


@pytest.mark.rule("ironwood:11.9")
def test_the_greatest_difference_decides() -> None:
    warriors = {"forest_9": 4, "palladimor": 2, "zincur": 1}
    table = expends("WW13", warriors=warriors, moved={"forest_9": 4}, deck=("chromia", "cobaltis"))
    assert decided(table, "attack") == [("zincur", "odds")]


@pytest.mark.rule("ironwood:11.9")
def test_an_empty_drill_is_no_target() -> None:
    fields: dict[str, Any] = {"warriors": {"forest_9": 4}, "moved": {"forest_9": 4}}
    table = expends("WW02P", drill={"at": "zincur"}, **fields)
    assert told(table, "attacked") == []
    assert told(table, "no-target") == [("woodwalkers",)]


@pytest.mark.rule("ironwood:11.10")
def test_a_victory_at_ferrum_steals_half_of_the_crystals() -> None:
    table = expends("WW02P", warriors={"forest_3": 3}, crystals={"ironclads": 3})
    assert told(table, "won-without-combat") == [("woodwalkers",)]
    assert crystals(table) == (2, 1)


@pytest.mark.rule("ironwood:11.11")
@pytest.mark.parametrize(
    ("wager", "left"),
    [("WW20", {"warriors": 2}), ("WW02P", {"warriors": 1, "golems": 2})],
)
def test_golems_fall_first_but_never_to_a_single_blow(wager: str, left: dict[str, int]) -> None:
    """WW20 deals four damage, WW02P one."""
    table = at(
        solo="automaquis",
        side="ironclads",
        ww=wager,
        ic="IC23",
        warriors={"forest_9": 9, "zincur": 2},
        golems={"zincur": 2},
        visions=visions("chromia", "cobaltis"),
    )
    play(table, "IC23 zincur none")
    there_are = {"warriors": 2, "golems": 2}
    for _, n, unit, place in told(table, "removed"):
        if place == "zincur":
            there_are[f"{unit}s"] -= n
    assert {name: n for name, n in there_are.items() if n} == left


RETREAT = {
    "ic": "IC10",
    "warriors": {"forest_9": 9, "zincur": 4, "ferrum": 1, "auria": 1, "palladimor": 2},
    "moved": {"forest_9": 9},
}
"""A battle for Zincur, next to three mountains with somebody and Plumbarum with nobody."""


@pytest.mark.rule("ironwood:11.12", "ironwood:U67")
@pytest.mark.parametrize(
    ("possible", "order", "expected"),
    [
        ((), "unmarked", ("plumbarum", "fewest")),
        (("plumbarum",), "unmarked", ("ferrum", "die")),
        (("plumbarum",), "fewest", ("plumbarum", "fewest")),
        (("plumbarum", "auria"), "unmarked", ("ferrum", "fewest")),
    ],
)
def test_where_you_must_retreat(possible, order: str, expected: tuple[str, str]) -> None:
    """To no possible mountain first; among those, where the fewest units are."""
    deck = ("chromia", *possible, "zincur")
    table = expends("WW13", **RETREAT, deck=deck, solo_retreat=order)
    play(table, "IC10")
    assert decided(table, "retreat") == [expected]


@pytest.mark.rule("ironwood:14.4", "ironwood:11.10")
@pytest.mark.parametrize(("crystals_there", "earned"), [(0, 1), (1, 1)])
def test_an_empty_ferrum_with_nothing_to_steal_earns_a_crystal(crystals_there, earned) -> None:
    """The crystals icon: nobody can come, and Ferrum stands open."""
    table = expends(
        "WW06",  # eye, crystals
        warriors={"forest_1": 1},
        moved={"forest_1": 1},
        crystals={"ironclads": crystals_there},
        deck=("chromia", "zincur"),
    )
    assert told(table, "won-without-combat") == [("woodwalkers",)]
    stolen = [] if crystals_there == 0 else [("woodwalkers", 1)]
    assert told(table, "stole") == stolen
    assert (told(table, "no-effect") != []) == (crystals_there == 0)
    assert crystals(table)[WW] == earned


# Moving


@pytest.mark.rule("ironwood:11.13")
def test_whom_it_plunders() -> None:
    """With two crystals the drill; otherwise an outer mountain, from outer forests."""
    drill = {"at": "auria", "track": 1, "hopper": 2}
    table = expends("WW02P", warriors={"forest_12": 2, "forest_3": 1}, drill=drill)
    assert marches(table) == [("forest_6", "most")]
    table = expends("WW02P", warriors={"forest_12": 2, "forest_11": 1, "forest_3": 5})
    assert marches(table) == [("forest_6", "most")]
    assert lines(table, "plunder") == ["near_outer"]
    table = expends("WW02P", warriors={"forest_3": 2})
    assert marches(table) == []
    assert told(table, "nobody-moves") == [("for_plunder",)]


@pytest.mark.rule("ironwood:11.14")
def test_how_it_secures() -> None:
    """Home, else to the calmest inner forest near home; else to a totem, else next to one."""
    fields: dict[str, Any] = {"warriors": {"forest_1": 2}, "totems": {"intact": ["forest_1"]}}
    table = turn(**fields)
    assert marches(table) == [("forest_6", "near_edge")]
    assert there(table, "forest_6") == {"warriors": 2, "totems": ["intact"]}
    table = expends("WW01P", warriors={"forest_8": 1, "forest_15": 2}, totems=TOTEM)
    assert marches(table)[0] == ("forest_9", "totem")
    table = expends("WW01P", warriors={"forest_13": 1}, totems=TOTEM, deck=("chromia", "zincur"))
    assert marches(table) == []
    table = expends("WW01P", warriors={"forest_14": 1}, totems=TOTEM)
    assert marches(table)[0] == ("forest_8", "near_totem")


@pytest.mark.rule("ironwood:11.14")
def test_a_calm_way_home() -> None:
    """Two totems near Ferrum: forest 6, on the way of one, has Ironclads beside it."""
    warriors = {"forest_1": 1, "forest_2": 1, "auria": 1}
    table = turn(warriors=warriors, totems={"intact": ["forest_1", "forest_2"]})
    assert marches(table) == [("forest_7", "calm")]
    assert there(table, "forest_7") == {"warriors": 1, "totems": ["intact"]}


@pytest.mark.rule("ironwood:11.14")
def test_without_a_totem_it_stands_before_an_open_possible_mountain() -> None:
    deck = ("chromia", "gallimor", "cobaltis")
    warriors = {"forest_14": 1, "forest_13": 2, "cobaltis": 1}
    table = expends("WW01P", warriors=warriors, deck=deck)
    assert marches(table) == [("forest_8", "uncontrolled")]
    table = expends("WW01P", warriors={**warriors, "gallimor": 1}, deck=deck)
    assert marches(table) == [("forest_7", "most")]


@pytest.mark.rule("ironwood:11.15")
@pytest.mark.parametrize(
    ("fields", "march"),
    [
        (
            {
                "warriors": {"forest_14": 1, "forest_3": 2, "gallimor": 9},
                "sites": {"gallimor": "foundation"},
            },
            ("forest_9", "most"),
        ),
        ({"warriors": {"forest_14": 1, "forest_9": 1}}, ("forest_3", "near_ferrum")),
        (
            {"warriors": {"forest_14": 2}, "drill": {"at": "cuprumis", "track": 1, "hopper": 2}},
            ("forest_8", "cargo"),
        ),
        ({"warriors": {"forest_15": 2}}, ("forest_9", "near_possible")),
    ],
)
def test_how_it_interferes(fields: dict[str, Any], march: tuple[str, str]) -> None:
    table = expends("WW20", **fields)
    assert marches(table)[0] == march


@pytest.mark.rule("ironwood:11.16")
def test_who_moves_first() -> None:
    """From outer forests, then from the smallest warbands; nobody twice."""
    warriors = {"forest_15": 1, "forest_8": 3, "forest_10": 2, "forest_3": 3}
    table = expends(
        "WW01P", warriors=warriors, deck=("chromia", "gallimor", "zincur"), totems=TOTEM
    )
    assert told(table, "moved")[:2] == [
        ("woodwalkers", 1, "forest_15", "forest_9"),
        ("woodwalkers", 2, "forest_10", "forest_9"),
    ]
    table = expends("WW01P", warriors={"forest_15": 2}, moved={"forest_15": 2}, totems=TOTEM)
    assert told(table, "moved") == []


# Recruiting


GUARDED = ("argentimar", "chromia", "cobaltis", "cuprumis", "gallimor")


@pytest.mark.rule("ironwood:11.18", "ironwood:U46", "ironwood:U50")
@pytest.mark.parametrize(
    ("fields", "places", "reason"),
    [
        ({"totems": TOTEM}, ("forest_15",), "near_totem"),
        (
            {"warriors": {"cuprumis": 1, "forest_14": 1}, "sites": {"cuprumis": "foundation"}},
            ("forest_13",),
            "fewest",
        ),
        ({"warriors": dict.fromkeys(GUARDED, 1)}, ("forest_15", "forest_16"), "die"),
        ({"sites": dict.fromkeys(GUARDED, "forge")}, ("forest_15", "forest_16"), "die"),
        (
            {"solo_muster": "possible", "drill": {"at": "cobaltis"}},
            ("forest_12", "forest_13"),
            "die",
        ),
        # U46: of all the outer forests, next to outer mountains, the drill decides before the die.
        ({"drill": {"at": "cobaltis"}}, ("forest_12", "forest_13"), "die"),
        ({"drill": {"at": "lithimar"}, "warriors": {"forest_12": 1}}, ("forest_13",), "near_drill"),
    ],
)
def test_where_it_recruits(fields: dict[str, Any], places: tuple[str, ...], reason: str) -> None:
    table = at(
        solo="automaquis",
        stage="enlist",
        crystals={"woodwalkers": 3},
        visions=visions("auria", "zincur"),
        **fields,
        force=True,
    )
    assert [why for _, why in decided(table, "recruit")] == [reason]
    assert told(table, "recruited")[0][2] in places
    assert crystals(table)[WW] == 1 + 1


@pytest.mark.rule("ironwood:U46")
def test_it_may_recruit_near_possible_mountains_only() -> None:
    table = at(
        solo="automaquis",
        solo_muster="possible",
        stage="enlist",
        crystals={"woodwalkers": 2},
        visions=visions("zincur", "cuprumis"),
        warriors={"forest_13": 1},
    )
    assert decided(table, "recruit") == [("forest_14", "fewest")]


# Difficulty


@pytest.mark.rule("ironwood:11.20")
def test_a_harder_woodenbot() -> None:
    """The last of your five tokens is gone with the two that are in the box."""
    table = at(
        solo="automaquis",
        solo_foundations="yes",
        side="ironclads",
        ic="IC03P",
        warriors={"gallimor": 1},
        sites={"chromia": "forge", "cobaltis": "forge", "cuprumis": "foundation"},
        visions=visions("zincur", "auria"),
    )
    play(table, "IC03P")
    assert "found" not in options(table)
    g = new(solo="automaquis", solo_edge=True, solo_warriors=5, seed="elm")
    assert told(g, "spirits-added")[0] == (2, 2)
    assert len([place for _, _, place in told(g, "recruited")]) >= 6
    g = new(solo="automaquis", solo_warriors=3, seed="elm")
    assert len({place for _, _, place in told(g, "recruited")[:3]}) == 3
