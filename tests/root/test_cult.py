"""Chapter 10: the Lizard Cult."""

import pytest

from root.cults import acolytes, attacked, conspiring, cult, souls
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
from spinney.core import PositionError, Table
from spinney.core.table import KNOWN
from spinney.root.cards import deck_cards
from spinney.root.game import GAME
from spinney.root.looks import suit_of

THREE = "cult,marquise,eyrie"
EVERY_CARD = [GAME.vocabulary.word(card) for card in deck_cards("standard", False)]

# 10.2 Faction rules and abilities


@pytest.mark.rule("root:10.2.1", "root:10.6.2")
def test_they_craft_in_the_evening_with_gardens_of_the_outcast() -> None:
    here = {"c1": "garden_fox", "c5": "garden_rabbit"}
    table = cult(here, "evening", hand="anvil bake_sale cobbler")
    assert asked(table) == "craft-card"
    assert options(table) == {"anvil", "done"}
    assert refused(table, "bake_sale") == ("too-few-crafting-pieces", "4.1.1")
    play(table, "anvil")
    assert player(table, "cult")["items"] == ["hammer"]
    assert points(table, "cult") == 2
    assert asker(table) == "marquise"


@pytest.mark.rule("root:10.2.1")
def test_in_daylight_they_craft_nothing() -> None:
    table = cult({"c1": "garden_fox"}, hand="anvil")
    assert options(table) == {"recruit", "score", "done"}
    assert refused(table, "craft") == ("cult-crafts", "10.2.1")


@pytest.mark.rule("root:10.2.1")
@pytest.mark.parametrize(("outcast", "crafted"), [("fox", "anvil"), ("rabbit", "cobbler")])
def test_which_gardens_craft_goes_with_the_outcast(outcast: str, crafted: str) -> None:
    here = {"c1": "garden_fox", "c5": "garden_rabbit", "c4": "garden_rabbit"}
    table = cult(here, "evening", hand="anvil cobbler", own={"outcast": outcast})
    assert options(table) == {crafted, "done"}


@pytest.mark.rule("root:10.2.2")
@pytest.mark.parametrize(
    ("ritual", "ask"),
    [("build", "reveal-to-build"), ("recruit", "reveal-to-recruit"), ("score", "spend-to-score")],
)
def test_birds_are_not_wild_for_rituals(ritual: str, ask: str) -> None:
    table = cult({"c8": "cult 1 garden_fox"}, hand="armorers")
    assert options(table) == {"sacrifice", "done"}
    assert refused(table, ritual) == ("birds-not-wild", "10.2.2")
    table = cult({"c8": "cult 1 garden_fox"}, hand="armorers anvil root_tea_fox")
    play(table, ritual)
    assert (asked(table), options(table)) == (ask, {"anvil", "root_tea_fox"})
    assert refused(table, "armorers") == ("birds-not-wild", "10.2.2")


@pytest.mark.rule("root:10.2.3")
def test_warriors_who_fall_in_defence_become_acolytes() -> None:
    table = attacked({"c1": "marquise 3 cult 4"}, dice=(2, 0))
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 3, "cult": 2}
    assert acolytes(table) == 2
    assert player(table, "cult")["supply"] == 21
    assert told(table, "acolytes") == [("cult", 2, 2)]


@pytest.mark.rule("root:10.2.3")
def test_in_attack_the_fallen_go_to_the_supply() -> None:
    table = conspiring({"c1": "marquise 3 cult 4"}, acolytes=2, dice=(2, 2))
    play(table, "crusade", "battle")
    assert lies_in(table, "c1") == {"marquise": 1, "cult": 2}
    assert acolytes(table) == 0
    assert player(table, "cult")["supply"] == 23


@pytest.mark.rule("root:10.2.3")
def test_outside_of_battle_the_fallen_go_to_the_supply() -> None:
    table = attacked(
        {"c1": "workshop cult 4", "c6": "workshop", "c8": "workshop"},
        others={"marquise": {"hand": "favor_of_the_foxes"}},
    )
    play(table, "favor_of_the_foxes")
    assert "cult" not in lies_in(table, "c1")
    assert acolytes(table) == 0
    assert player(table, "cult")["supply"] == 25


@pytest.mark.rule("root:10.2.4")
def test_a_garden_rules_whatever_stands_beside_it() -> None:
    table = cult({"c5": "garden_rabbit marquise 9 sawmill", "c2": "cult 1 marquise 2"})
    assert ruler(table, "c5") == "cult"
    assert ruler(table, "c2") == "marquise"


@pytest.mark.rule("root:10.2.4", "root:7.2.2")
def test_pilgrims_come_before_the_lords_of_the_forest() -> None:
    table = cult({"c5": "garden_rabbit eyrie 1", "c2": "cult 1 eyrie 1"}, seats="cult,eyrie")
    assert ruler(table, "c5") == "cult"
    assert ruler(table, "c2") == "eyrie"


@pytest.mark.rule("root:10.2.5")
def test_a_removed_garden_costs_a_random_card() -> None:
    found = set()
    for n in range(12):
        table = attacked(
            {"c1": "marquise 3 garden_fox"}, hand="anvil bake_sale", seed=f"fear {n}", dice=(0, 0)
        )
        play(table, "battle", "done")
        assert len(hand(table, "cult")) == 1
        assert told(table, "discarded") == [("cult", *souls(table))]
        assert cited(table, "discarded") == ["10.2.5"]
        found |= set(souls(table))
    assert found == {"anvil", "bake_sale"}


@pytest.mark.rule("root:10.2.5")
def test_every_garden_costs_a_card_as_long_as_there_are_any() -> None:
    here = {"c1": "workshop", "c6": "garden_fox 2", "c8": "workshop garden_fox", "c12": "workshop"}
    table = attacked(
        here, hand="anvil bake_sale", others={"marquise": {"hand": "favor_of_the_foxes"}}
    )
    play(table, "favor_of_the_foxes")
    assert hand(table, "cult") == []
    assert points(table, "marquise") == 3
    assert souls(table) == ["anvil", "bake_sale", "favor_of_the_foxes"]


@pytest.mark.rule("root:10.2.6")
def test_what_anybody_spends_or_discards_joins_the_lost_souls() -> None:
    here = {"c1": "marquise 1 workshop", "c8": "garden_fox"}
    table = attacked(here, others={"marquise": {"hand": "anvil armorers bake_sale"}})
    play(table, "anvil")
    assert souls(table) == ["anvil"]
    assert table.view(0)["discard"] == []
    play(table, "extra_action")
    assert souls(table) == ["anvil", "armorers"]


@pytest.mark.rule("root:10.2.6")
def test_everybody_may_look_at_the_lost_souls() -> None:
    table = cult({}, own={"souls": "anvil bake_sale"}, seats=THREE)
    for reader in ("marquise", "eyrie", "cult"):
        assert board(table, "cult", reader)["souls"] == ["anvil", "bake_sale"]
        assert "bake_sale" not in table.view(0)["discard"]


@pytest.mark.rule("root:10.2.6", "root:3.3.3", "root:10.4.2")
def test_a_dominance_card_is_available_only_after_the_lost_souls_are_discarded() -> None:
    """It is spent on the Marquise's turn; the Eyrie cannot take it, the Cult can."""
    table = at(
        seats="marquise,eyrie,cult",
        clearings={"c1": "marquise 1", "c3": "eyrie 1 roost", "c2": "cult 1 garden_mouse"},
        players={
            "marquise": {"hand": "dominance_bird"},
            "cult": {"hand": "armorers anvil", "points": 10},
        },
        phase="daylight",
    )
    play(table, "extra_action")
    assert souls(table) == ["dominance_bird"]
    assert table.view(0)["available"] == []
    assert told(table, "dominance-available") == []


@pytest.mark.rule("root:10.4.2", "root:3.3.3")
def test_the_lost_souls_go_to_the_discard_pile_and_dominance_becomes_available() -> None:
    own = {"souls": "anvil dominance_fox bake_sale"}
    table = cult({"c1": "cult 1"}, "birdsong", seats=THREE, own=own, hand="root_tea_fox")
    assert souls(table) == []
    assert table.view(0)["discard"] == ["anvil", "bake_sale"]
    assert table.view(0)["available"] == ["dominance_fox"]
    assert told(table, "souls-gone") == [("cult", 3)]
    play(table, "take_dominance")
    assert hand(table, "cult") == ["dominance_fox"]
    assert souls(table) == ["root_tea_fox"]


# 10.3 Setup


@pytest.mark.rule("root:10.3.1", "root:10.3.2", "root:10.3.4")
def test_they_start_opposite_to_another_with_a_garden_and_warriors_around() -> None:
    table = Table(GAME, GAME.setup(seats="marquise,cult", map="autumn"), "acorn")
    play(table, "c1")
    while asked(table) != "choose-outcast":  # of the corners only the opposite one is left
        play(table, sorted(options(table))[0])
    there = lies_in(table, "c3")
    assert (there["cult"], there["garden_rabbit"]) == (4, 1)
    for near in ("c6", "c7", "c11"):
        assert lies_in(table, near)["cult"] == 1
    assert player(table, "cult")["supply"] == 25 - 4 - 3
    left = [track["left"] for track in board(table, "cult")["gardens"].values()]
    assert left == [5, 4, 5]


@pytest.mark.rule("root:10.3.2")
@pytest.mark.parametrize("edition", ["law", "first"])
def test_with_keep_and_roost_in_opposite_corners_the_other_two_are_left(edition: str) -> None:
    setup = GAME.setup(seats="marquise,eyrie,cult", edition=edition)
    table = Table(GAME, setup, "acorn")
    while asked(table) != "first-garden":
        play(table, sorted(options(table))[0])
    taken = [f"c{c}" for c in range(1, 13) if {"keep", "roost"} & {*lies_in(table, f"c{c}")}]
    assert len(taken) == 2
    assert options(table) == {"c1", "c2", "c3", "c4"} - {*taken}
    assert refused(table, taken[0]) == ("not-a-free-corner", "10.3.2")
    assert refused(table, "c5") == ("not-a-free-corner", "10.3.2")
    assert refused(table, "fox") == ("not-a-clearing", "2.2")


@pytest.mark.rule("root:10.3.3")
def test_they_choose_the_first_outcast() -> None:
    table = Table(GAME, GAME.setup(seats="eyrie,cult", first="1"), "acorn")
    assert board(table, "cult")["outcast"] == "none"
    while asked(table) != "choose-outcast":
        play(table, sorted(options(table))[0])
    assert options(table) == {"fox", "rabbit", "mouse"}
    assert refused(table, "bird") == ("not-here", "1.4.2")
    play(table, "mouse")
    assert (board(table, "cult")["outcast"], board(table, "cult")["hated"]) == ("mouse", False)


# 10.4 Birdsong


@pytest.mark.rule("root:10.4.1")
@pytest.mark.parametrize(
    ("lost", "hated", "outcast", "becomes"),
    [
        ("bake_sale", False, "rabbit", False),
        ("bake_sale cobbler anvil", True, "rabbit", False),
        ("anvil", False, "fox", True),
        ("anvil root_tea_fox bake_sale", True, "fox", True),
        ("bake_sale investments", False, "fox", True),
        ("bake_sale investments", True, "fox", True),
        ("armorers sappers royal_claim bake_sale", False, "rabbit", False),
        ("armorers sappers", False, "fox", True),
        ("", False, "fox", True),
    ],
)
def test_the_suit_with_the_most_lost_souls_is_the_outcast(
    lost: str, hated: bool, outcast: str, becomes: bool
) -> None:
    own = {"souls": lost, "outcast": "fox", "hated": hated}
    table = cult({"c1": "cult 1"}, "birdsong", own=own)
    there = board(table, "cult")
    assert (there["outcast"], there["hated"]) == (outcast, becomes)


@pytest.mark.rule("root:10.4.1")
def test_an_outcast_who_is_hated_already_is_not_told_of_again() -> None:
    table = cult({"c1": "cult 1"}, "birdsong", own={"hated": True}, hand="anvil")
    assert told(table, "hated") == told(table, "outcast") == []
    table = cult({"c1": "cult 1"}, "birdsong", hand="anvil")
    assert told(table, "hated") == [("cult", "fox")]


@pytest.mark.rule("root:10.4.2", "root:2.1")
def test_the_deck_is_renewed_once_all_lost_souls_lie_on_the_discard_pile() -> None:
    table = cult({}, "birdsong", own={"souls": " ".join(EVERY_CARD[1:])}, hand=EVERY_CARD[0])
    assert told(table, "reshuffled") == [(len(EVERY_CARD) - 1,)]
    assert (table.view(0)["discard"], souls(table)) == ([], [])
    assert table.view(0)["deck_count"] == len(EVERY_CARD) - 1


@pytest.mark.rule("root:10.2.6", "root:2.1", "root:R16")
def test_lost_souls_are_not_drawn_from() -> None:
    table = cult({}, "evening", own={"souls": " ".join(EVERY_CARD)})
    assert told(table, "nothing-to-draw") == [("cult",)]
    assert len(souls(table)) == len(EVERY_CARD)


@pytest.mark.rule("root:10.4.3")
@pytest.mark.parametrize(("hated", "left"), [(False, 1), (True, 2)])
def test_acolytes_return_to_the_supply_and_hatred_saves_one(hated: bool, left: int) -> None:
    table = conspiring({"c1": "marquise 2"}, acolytes=3, own={"hated": hated})
    supply = player(table, "cult")["supply"]
    play(table, "convert")
    assert acolytes(table) == left
    assert player(table, "cult")["supply"] == supply + 3 - left - 1
    assert told(table, "conspired") == [("cult", 3 - left, "convert", left)]


@pytest.mark.rule("root:10.4.3")
@pytest.mark.parametrize(
    ("acolytes", "hated", "open_"),
    [
        (3, False, {"crusade", "convert", "sanctify"}),
        (2, False, {"crusade", "convert"}),
        (2, True, {"crusade", "convert", "sanctify"}),
        (1, True, {"crusade", "convert"}),
    ],
)
def test_what_acolytes_pay_for(acolytes: int, hated: bool, open_: set[str]) -> None:
    here = {"c8": "cult 2 marquise 1 sawmill"}
    table = conspiring(here, acolytes=acolytes, own={"hated": hated})
    assert options(table) == open_ | {"done"}
    for word in {"crusade", "convert", "sanctify"} - open_:
        assert refused(table, word) == ("too-few-acolytes", "10.4.3")


@pytest.mark.rule("root:10.4.3")
def test_conspiracies_follow_each_other_as_long_as_acolytes_last() -> None:
    table = conspiring({"c1": "marquise 3", "c8": "marquise 1"}, acolytes=7)
    play(table, "convert", "c1", "convert", "c1", "convert", "c1")
    assert lies_in(table, "c1") == {"cult": 3}
    assert asked(table) != "conspire"
    assert acolytes(table) == 1


@pytest.mark.rule("root:10.4.3")
def test_conspiracies_need_an_outcast_clearing() -> None:
    here = {"c5": "cult 2 marquise 1 sawmill", "c8": "marquise 1"}
    table = conspiring(here, acolytes=9)
    assert options(table) == {"convert", "done"}
    assert refused(table, "crusade") == ("no-crusade", "10.4.3.I")
    assert refused(table, "sanctify") == ("nothing-to-sanctify", "10.4.3.III")
    table = conspiring({**here, "c1": "marquise 1"}, acolytes=9)
    play(table, "convert")
    assert options(table) == {"c1", "c8"}
    assert refused(table, "c5") == ("not-outcast", "10.4.3")
    assert refused(table, "c6") == ("nobody-to-convert", "10.4.3.II")
    assert refused(table, "fox") == ("not-a-clearing", "2.2")


@pytest.mark.rule("root:10.4.3.I")
def test_a_crusade_is_a_battle_in_an_outcast_clearing() -> None:
    here = {"c1": "cult 3 marquise 2", "c2": "cult 3 marquise 2", "c8": "cult 1"}
    table = conspiring(here, acolytes=2, dice=(1, 0))
    play(table, "crusade")
    assert options(table) == {"battle", "move"}
    assert refused(table, "done") == ("not-here", "1.4.2")
    play(table, "battle")
    assert lies_in(table, "c1") == {"cult": 3, "marquise": 1}


@pytest.mark.rule("root:10.4.3.I")
def test_a_crusade_is_a_move_from_an_outcast_clearing_and_perhaps_a_battle() -> None:
    here = {"c1": "cult 3", "c5": "marquise 1", "c2": "cult 5"}
    table = conspiring(here, acolytes=2, dice=(1, 0))
    play(table, "crusade")
    assert asked(table) == "move-to"
    play(table, "c5", "3")
    assert (asked(table), options(table)) == ("crusade-on", {"battle", "done"})
    assert refused(table, "move") == ("not-here", "1.4.2")
    declined = table.clone("declined")
    play(table, "battle")
    assert lies_in(table, "c5") == {"cult": 3}
    play(declined, "done")
    assert lies_in(declined, "c5") == {"cult": 3, "marquise": 1}


@pytest.mark.rule("root:10.4.3.I", "root:4.2.1")
def test_a_crusade_moves_by_the_rules_of_moving() -> None:
    here = {"c1": "cult 1 marquise 2", "c5": "marquise 2", "c9": "marquise 2", "c10": "marquise 2"}
    table = conspiring(here, acolytes=2)
    assert options(table) == {"crusade", "convert", "done"}
    play(table, "crusade")
    assert told(table, "battle") == [("cult", "marquise", "c1")]


@pytest.mark.rule("root:10.4.3.I")
def test_a_crusade_that_meets_nobody_asks_nothing_more() -> None:
    table = conspiring({"c1": "cult 3"}, acolytes=3)
    play(table, "crusade", "c5", "1")
    assert asked(table) != "crusade-on"


@pytest.mark.rule("root:10.4.3.II")
def test_a_converted_warrior_is_replaced() -> None:
    table = conspiring({"c1": "marquise 2 eyrie 1"}, acolytes=2, seats=THREE)
    play(table, "convert")
    assert (asked(table), options(table)) == ("convert-whom", {"marquise", "eyrie"})
    assert refused(table, "cult") == ("none-of-theirs", "4.3")
    play(table, "eyrie")
    assert lies_in(table, "c1") == {"marquise": 2, "cult": 1}
    assert player(table, "eyrie")["supply"] == 20
    assert points(table, "cult") == 0


@pytest.mark.rule("root:10.4.3.II", "root:1.5.4")
def test_the_last_acolyte_makes_room_for_a_converted_warrior() -> None:
    """With an empty supply there is the warrior that was just paid with."""
    here = {"c1": "marquise 1", "c2": "cult 23"}
    table = conspiring(here, acolytes=2)
    assert player(table, "cult")["supply"] == 0
    play(table, "convert")
    assert lies_in(table, "c1") == {"cult": 1}


@pytest.mark.rule("root:10.4.3.III", "root:3.2.1")
def test_a_sanctified_building_gives_way_to_a_garden_and_scores() -> None:
    table = conspiring({"c8": "marquise 3 sawmill workshop"}, acolytes=3)
    play(table, "sanctify")
    assert (asked(table), options(table)) == ("sanctify-what", {"sawmill", "workshop"})
    assert refused(table, "recruiter") == ("nothing-to-sanctify", "10.4.3.III")
    play(table, "workshop")
    assert lies_in(table, "c8") == {"marquise": 3, "sawmill": 1, "garden_fox": 1}
    assert points(table, "cult") == 1
    assert ruler(table, "c8") == "cult"


@pytest.mark.rule("root:10.4.3.III")
def test_tokens_and_gardens_are_not_sanctified() -> None:
    table = conspiring({"c1": "wood 2", "c8": "garden_fox", "c12": "sawmill"}, acolytes=3)
    play(table, "sanctify")
    assert lies_in(table, "c12") == {"garden_fox": 1}
    table = conspiring({"c1": "wood 2", "c8": "garden_fox"}, acolytes=3)
    assert asked(table) != "conspire"


@pytest.mark.rule("root:10.4.3.III", "root:1.5.1")
def test_without_a_garden_of_the_outcast_nothing_is_sanctified() -> None:
    here = {"c6": "garden_fox 2", "c8": "garden_fox 2", "c12": "garden_fox", "c1": "sawmill cult 1"}
    table = conspiring(here, acolytes=3)
    assert refused(table, "sanctify") == ("none-left", "1.5.1")


@pytest.mark.rule("root:10.4.3.II", "root:10.4.3.III", "root:6.2.2")
def test_beside_the_keep_nothing_is_replaced() -> None:
    """To replace a piece one must be able to place the new one."""
    here = {"c1": "marquise 2 keep sawmill", "c8": "marquise 1", "c12": "marquise 1 sawmill"}
    table = conspiring(here, acolytes=9)
    play(table, "convert")
    assert refused(table, "c1") == ("keep-forbids", "6.2.2")
    table = conspiring({**here, "c8": "sawmill"}, acolytes=9)
    play(table, "sanctify")
    assert options(table) == {"c8", "c12"}
    assert refused(table, "c1") == ("keep-forbids", "6.2.2")
    assert refused(table, "c5") == ("not-outcast", "10.4.3")
    assert refused(table, "c6") == ("nothing-to-sanctify", "10.4.3.III")
    assert refused(table, "fox") == ("not-a-clearing", "2.2")


@pytest.mark.rule("root:10.4.3.II", "root:10.4.3.III", "root:13.7.2")
@pytest.mark.parametrize(
    ("here", "why"),
    [
        ({"c1": "marquise 2 sawmill keep"}, ("keep-forbids", "6.2.2")),
        ({"c1": "marquise 2 sawmill snare"}, ("snared", "13.7.2")),
        ({"c1": "marquise 2 sawmill keep", "c6": "marquise 1 sawmill snare"}, None),
    ],
)
def test_what_alone_keeps_the_cult_from_replacing_is_said(
    here: dict[str, str], why: tuple[str, str] | None
) -> None:
    """With several reasons there is none to name."""
    here = {"c8": "cult 2", "c5": "marquise 1 sawmill", **here}
    table = conspiring(here, acolytes=9, seats="cult,marquise,corvids", force=True)
    assert refused(table, "convert") == (why or ("nobody-to-convert", "10.4.3.II"))
    assert refused(table, "sanctify") == (why or ("nothing-to-sanctify", "10.4.3.III"))


# 10.5 Daylight


@pytest.mark.rule("root:10.5")
def test_each_ritual_takes_a_card_that_is_out_of_the_hand_until_evening() -> None:
    table = cult({"c8": "cult 1"}, hand="anvil root_tea_fox bake_sale")
    play(table, "recruit", "anvil", "c8")
    assert hand(table, "cult") == ["root_tea_fox", "bake_sale"]
    assert board(table, "cult", "marquise")["revealed"] == ["anvil"]
    assert told(table, "revealed") == [("cult", "anvil")]
    play(table, "recruit")
    assert refused(table, "anvil") == ("not-held", "1.3.2")


@pytest.mark.rule("root:10.5")
def test_a_revealed_card_serves_for_nothing_else_in_daylight() -> None:
    """Neither for another ritual nor to pay for a dominance card."""
    here = {"c8": "cult 1 garden_fox"}
    table = cult(here, hand="anvil", seats=THREE, available=["dominance_fox"])
    assert "take_dominance" in options(table)
    play(table, "recruit", "c8")
    assert (asked(table), told(table, "took-dominance")) == ("craft-card", [])


@pytest.mark.rule("root:10.5")
def test_without_a_card_there_is_no_ritual() -> None:
    assert asker(cult({"c8": "cult 1"}, hand="bake_sale")) == "cult"
    assert asker(cult({"c8": "cult 1"})) == "marquise"


@pytest.mark.rule("root:10.5", "root:R8")
def test_how_many_cards_would_serve_is_not_told() -> None:
    """While others watch, it is asked for a card even if only one would do; or none at all."""
    table = cult({"c8": "garden_fox"}, hand="anvil sappers", auto=KNOWN)
    play(table, "score")
    assert (asked(table), options(table)) == ("spend-to-score", {"anvil"})
    for n in range(10):
        world = table.determinize(1, f"world {n}")
        assert world.question is not None
        assert all(suit_of(card) == "fox" for card in options(world))
    table = cult({"c2": "cult 25"}, hand="sappers", auto=KNOWN)
    assert (asked(table), options(table)) == ("ritual", {"done"})


@pytest.mark.rule("root:10.5.1")
def test_a_garden_is_built_where_they_rule_by_card_and_clearing() -> None:
    here = {"c8": "cult 1", "c6": "cult 1 ruin", "c12": "marquise 2 cult 1", "c2": "cult 3"}
    table = cult(here, hand="anvil root_tea_fox")
    play(table, "build", "anvil")
    assert (asked(table), options(table)) == ("garden-in", {"c6", "c8"})
    assert refused(table, "c12") == ("not-ruled", "2.5")
    assert refused(table, "c2") == ("wrong-suit", "2.1.1")
    assert refused(table, "fox") == ("not-a-clearing", "2.2")
    play(table, "c6")
    assert lies_in(table, "c6") == {"cult": 1, "garden_fox": 1}


@pytest.mark.rule("root:10.5.1", "root:2.2.3", "root:1.5.1")
def test_a_garden_needs_a_slot_and_a_garden_that_is_left() -> None:
    table = cult({"c1": "cult 2 sawmill", "c8": "cult 1 sawmill 2"}, hand="anvil")
    assert refused(table, "build") == ("nowhere-to-plant", "10.5.1")
    here = {"c1": "garden_fox", "c8": "garden_fox 2", "c12": "garden_fox 2", "c6": "cult 1"}
    table = cult(here, hand="anvil")
    assert refused(table, "build") == ("none-left", "1.5.1")
    table = cult(here, hand="sappers anvil")
    assert refused(table, "build") == ("none-left", "1.5.1")


@pytest.mark.rule("root:10.5.2")
def test_a_warrior_is_placed_in_any_clearing_of_the_suit() -> None:
    table = cult({"c1": "marquise 3 keep", "c8": "marquise 9"}, hand="anvil root_tea_fox")
    play(table, "recruit", "anvil")
    assert (asked(table), options(table)) == ("recruit-lizard", {"c6", "c8", "c12"})
    assert refused(table, "c1") == ("keep-forbids", "6.2.2")
    assert refused(table, "c2") == ("wrong-suit", "2.1.1")
    assert refused(table, "fox") == ("not-a-clearing", "2.2")
    play(table, "c8")
    assert lies_in(table, "c8") == {"marquise": 9, "cult": 1}


@pytest.mark.rule("root:10.5.2", "root:10.5.4", "root:1.5.1")
def test_without_warriors_in_the_supply_there_is_neither_recruit_nor_sacrifice() -> None:
    table = cult({"c2": "cult 25"}, hand="investments anvil")
    assert refused(table, "recruit") == ("no-warriors-left", "1.5.1")
    table = cult({"c2": "cult 25"}, hand="investments sappers")
    assert refused(table, "sacrifice") == ("no-warriors-left", "1.5.1")


@pytest.mark.rule("root:10.5.3", "root:R54")
@pytest.mark.parametrize(("gardens", "scored"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_a_spent_card_scores_by_the_gardens_of_its_suit(gardens: int, scored: int) -> None:
    slots = ("c1", "c8", "c8", "c12", "c6")[:gardens]
    here = {c: f"garden_fox {slots.count(c)}" for c in slots}
    table = cult(here, hand="anvil")
    play(table, "score")
    assert points(table, "cult") == scored
    assert souls(table) == ["anvil"]
    assert board(table, "cult")["revealed"] == []
    assert cited(table, "spent") == ["10.5.3"]


@pytest.mark.rule("root:10.5.3", "root:R54")
def test_without_a_garden_of_the_suit_there_is_nothing_to_score_by() -> None:
    table = cult({"c5": "garden_rabbit"}, hand="anvil bake_sale cobbler")
    play(table, "score")
    assert refused(table, "anvil") == ("no-garden", "10.5.3")
    assert options(table) == {"bake_sale", "cobbler"}


@pytest.mark.rule("root:10.5.3")
def test_each_suit_scores_once_a_turn() -> None:
    here = {"c8": "garden_fox 2", "c5": "garden_rabbit 2"}
    table = cult(here, hand="anvil root_tea_fox bake_sale cobbler")
    play(table, "score", "anvil")
    assert board(table, "cult")["scored"] == ["fox"]
    play(table, "score")
    assert refused(table, "root_tea_fox") == ("suit-scored", "10.5.3")
    play(table, "bake_sale")
    assert points(table, "cult") == 4
    assert refused(table, "score") == ("suit-scored", "10.5.3")


@pytest.mark.rule("root:10.5.3")
def test_the_next_turn_the_suit_scores_again() -> None:
    table = cult({"c8": "garden_fox 2"}, hand="anvil root_tea_fox", own={"scored": "fox"})
    assert refused(table, "score") == ("suit-scored", "10.5.3")
    play(table, "done")
    while asked(table) != "ritual":
        play(table, "done")
    play(table, "score", "anvil")
    assert points(table, "cult") == 2


@pytest.mark.rule("root:10.5.4")
def test_a_bird_makes_an_acolyte() -> None:
    table = cult({"c8": "cult 1"}, hand="sappers armorers anvil")
    assert player(table, "cult")["supply"] == 24
    play(table, "sacrifice")
    assert refused(table, "anvil") == ("not-a-bird", "10.5.4")
    play(table, "sappers")
    assert acolytes(table) == 1
    assert player(table, "cult")["supply"] == 23
    assert board(table, "cult")["revealed"] == ["sappers"]
    assert lies_in(table, "c8") == {"cult": 1}


# 10.6 Evening


@pytest.mark.rule("root:10.6.1", "root:R2")
def test_revealed_cards_return_and_everybody_has_seen_them() -> None:
    own = {"revealed": "anvil sappers"}
    table = cult({"c8": "cult 1"}, "evening", own=own, hand="bake_sale", seats=THREE)
    assert board(table, "cult")["revealed"] == []
    assert player(table, "cult", "eyrie")["hand"]["known"] == ["anvil", "sappers"]
    assert {"anvil", "sappers", "bake_sale"} <= {*hand(table, "cult")}
    assert told(table, "took-back") == [("cult", 2)]
    for n in range(10):
        assert {"anvil", "sappers"} <= {*hand(table.determinize(1, f"world {n}"), "cult")}


@pytest.mark.rule("root:10.6.1", "root:10.6.2")
def test_what_was_revealed_can_be_crafted() -> None:
    table = cult({"c8": "garden_fox"}, "evening", own={"revealed": "anvil"})
    assert options(table) == {"anvil", "done"}


@pytest.mark.rule("root:10.6.2", "root:3.3.1")
def test_while_they_craft_nobody_activates_dominance() -> None:
    table = cult(
        {"c8": "garden_fox"},
        "evening",
        hand="anvil dominance_fox",
        seats=THREE,
        me={"points": 12},
        available=["dominance_mouse"],
    )
    assert options(table) == {"anvil", "done"}
    assert refused(table, "dominance_fox") == ("dominance-in-daylight", "3.3.1")


@pytest.mark.rule("root:10.6.3")
@pytest.mark.parametrize(
    ("here", "drawn"),
    [
        ({"c1": "garden_fox", "c5": "garden_rabbit"}, 1),
        ({"c8": "garden_fox 2", "c5": "garden_rabbit"}, 2),
        ({"c8": "garden_fox 2", "c12": "garden_fox 2", "c1": "garden_fox"}, 2),
        ({"c8": "garden_fox 2", "c5": "garden_rabbit 2", "c2": "garden_mouse 2"}, 4),
    ],
)
def test_they_draw_for_every_second_garden(here: dict[str, str], drawn: int) -> None:
    table = cult(here, "evening")
    assert len(told(table, "drew", "cult")) == drawn
    assert cited(table, "drew-hidden").count("10.6.3") == drawn


@pytest.mark.rule("root:10.6.3")
def test_they_keep_five_cards() -> None:
    table = cult({"c8": "cult 1"}, "evening", hand="anvil bake_sale cobbler investments sappers")
    assert (asked(table), asker(table)) == ("discard", "cult")
    play(table, "cobbler")
    assert player(table, "cult")["hand"]["count"] == 5
    assert souls(table) == ["cobbler"]


# Positions


def test_a_board_that_cannot_be_is_refused() -> None:
    with pytest.raises(PositionError, match=r"10\.3\.3"):
        cult({"c8": "cult 1"}, own={"outcast": "none"})
    with pytest.raises(PositionError, match=r"10\.6\.1"):
        cult({"c8": "cult 1"}, "birdsong", own={"revealed": "anvil"})
    with pytest.raises(PositionError, match=r"10\.6\.1"):
        attacked({"c8": "cult 1"}, own={"revealed": "anvil"})
