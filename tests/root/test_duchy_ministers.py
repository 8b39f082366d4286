"""12.5.2, 12.5.3 and 12.2.3: ministers act, are swayed, and leave."""

import pytest

from root.duchies import (
    against,
    cards,
    crowns,
    losses,
    parliament,
    shown,
    swayed,
    swaying,
)
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
from spinney.core import SPECTATOR
from spinney.core.table import KNOWN
from spinney.root.factions.duchy.swaying import revealable
from spinney.root.game import GAME
from spinney.root.suits import ALL

HERE = {"c1": "duchy 4 marquise 2", "c5": "duchy 2"}


def numbers(*words: str) -> list[int]:
    return [GAME.vocabulary.number(word) for word in words]


# 12.5.2 Parliament


@pytest.mark.rule("root:12.5.2")
def test_each_minister_acts_once_in_any_order() -> None:
    table = parliament(HERE, "captain marshal", dice=(0, 0))
    play(table, "marshal c5 c2 1")
    assert options(table) == {"captain", "done"}
    assert refused(table, "marshal") == ("acted-already", "12.5.2")
    assert board(table, "duchy")["acted"] == ["marshal"]
    play(table, "captain")
    assert asked(table) != "parliament"


@pytest.mark.rule("root:12.5.2")
def test_nobody_has_to_act_and_the_next_turn_all_can_again() -> None:
    table = parliament(HERE, "marshal", used=["marshal"])
    assert asker(table) != "duchy" or asked(table) != "parliament"
    table = parliament(HERE, "marshal")
    play(table, "done")
    assert "marshal" not in board(table, "duchy")["acted"]


@pytest.mark.rule("root:12.5.2.I")
def test_the_foremole_builds_with_any_card() -> None:
    table = parliament({"c1": "duchy 1", "c2": "duchy 1"}, "foremole", hand=cards("rabbit", "fox"))
    play(table, "foremole")
    assert options(table) == {"c1", "c2"}
    play(table, "c2")
    assert table.question is not None
    assert (asked(table), table.question.ask.rule) == ("foremole-building", "12.5.2.I")
    play(table, "market")
    assert options(table) == {"anvil", "bake_sale"}
    play(table, "bake_sale")
    assert lies_in(table, "c2") == {"duchy": 1, "market": 1}
    assert shown(table) == ["bake_sale"]
    assert ("duchy", "market", "c2") in told(table, "placed")


@pytest.mark.rule("root:12.5.2.I")
def test_the_foremole_needs_a_card_and_a_slot() -> None:
    table = parliament({"c1": "duchy 1"}, "foremole marshal")
    assert refused(table, "foremole") == ("not-held", "1.3.2")
    table = parliament({"c1": "duchy 1 market"}, "foremole marshal", hand="anvil")
    assert refused(table, "foremole") == ("no-foremole-site", "12.5.2.I")


@pytest.mark.rule("root:12.5.2.II")
def test_the_captain_battles() -> None:
    table = parliament(HERE, "captain", dice=(2, 0))
    play(table, "captain")
    assert lies_in(table, "c1") == {"duchy": 4}
    table = parliament({"c1": "duchy 1"}, "captain marshal")
    assert refused(table, "captain") == ("no-battle", "4.3")


@pytest.mark.rule("root:12.5.2.III")
def test_the_marshal_moves() -> None:
    table = parliament(HERE, "marshal")
    play(table, "marshal c5 c2 2")
    assert cited(table, "moved") == ["12.5.2.III"]
    table = parliament({"c1": "duchy 1 marquise 3"}, "captain marshal")
    assert refused(table, "marshal") == ("nowhere-to-go", "4.2.1")


@pytest.mark.rule("root:12.5.2.IV")
def test_the_brigadier_moves_twice_or_once() -> None:
    table = parliament(HERE, "brigadier")
    play(table, "brigadier move c5 c2 2")
    assert (asked(table), options(table)) == ("brigadier-again", {"move", "done"})
    assert refused(table, "battle") == ("not-here", "1.4.2")
    play(table, "move c2 c10 2")
    assert lies_in(table, "c10") == {"duchy": 2}
    assert cited(table, "moved") == ["12.5.2.IV"] * 2
    assert asked(table) != "brigadier-again"
    table = play(parliament(HERE, "brigadier"), "brigadier move c5 c2 2 done")
    assert len(told(table, "moved")) == 1


@pytest.mark.rule("root:12.5.2.IV")
def test_the_brigadier_battles_twice_and_stops_without_an_enemy() -> None:
    two = {"c1": "duchy 4 marquise 1", "c5": "duchy 2 marquise 1"}
    table = parliament(two, "brigadier", dice=(1, 0))
    play(table, "brigadier battle c1")
    assert options(table) == {"battle", "done"}
    table = parliament(HERE | {"c1": "duchy 4 marquise 1"}, "brigadier", dice=(1, 0))
    play(table, "brigadier battle")
    assert asked(table) != "brigadier-again"


@pytest.mark.rule("root:12.5.2.V", "root:2.1.1")
def test_the_banker_scores_a_point_for_each_card_of_one_suit() -> None:
    held = cards("fox", "fox", "bird", "rabbit")
    table = parliament({"c1": "duchy 1"}, "banker", hand=held)
    play(table, "banker")
    assert options(table) == set(held.split()), "one card at least"
    assert refused(table, "done") == ("not-here", "1.4.2")
    play(table, "birdy_bindle")
    assert options(table) == {"anvil", "foxfolk_steel", "bake_sale", "done"}
    play(table, "anvil")
    assert options(table) == {"foxfolk_steel", "done"}
    assert refused(table, "bake_sale") == ("wrong-suit", "2.1.1")
    play(table, "foxfolk_steel")
    assert points(table, "duchy") == 3
    assert "bake_sale" in hand(table, "duchy")
    assert table.view(SPECTATOR)["discard"] == ["birdy_bindle", "foxfolk_steel", "anvil"]


@pytest.mark.rule("root:12.5.2.V")
def test_the_banker_may_take_one_card_and_none_that_was_revealed() -> None:
    table = parliament(
        {"c1": "duchy 1"}, "banker", hand=cards("fox", "fox"), board={"revealed": ["root_tea_fox"]}
    )
    play(table, "banker anvil done")
    assert points(table, "duchy") == 1
    assert "root_tea_fox" in hand(table, "duchy"), "it came back in the Evening"
    table = parliament({"c1": "duchy 1"}, "banker marshal")
    assert refused(table, "banker") == ("not-held", "1.3.2")


@pytest.mark.rule("root:12.5.2.VI", "root:R65")
def test_the_mayor_takes_the_action_of_a_squire_or_noble_who_may_have_acted() -> None:
    table = parliament(HERE, "marshal brigadier mayor earl_of_stone")
    play(table, "marshal c5 c2 1 mayor")
    assert options(table) == {"marshal", "brigadier"}
    for word in ("mayor", "earl_of_stone", "captain"):
        assert refused(table, word) == ("nothing-to-borrow", "12.5.2.VI"), word
    play(table, "marshal c5 c2")
    assert lies_in(table, "c2") == {"duchy": 2}
    assert options(table) == {"brigadier", "done"}, "the one who lent it may still act"
    assert board(table, "duchy")["acted"] == ["marshal", "mayor"]


@pytest.mark.rule("root:12.5.2.VI")
def test_alone_the_mayor_does_nothing() -> None:
    table = parliament({"c1": "duchy 1 citadel"}, "mayor earl_of_stone")
    assert options(table) == {"earl_of_stone", "done"}
    assert refused(table, "mayor") == ("nothing-to-borrow", "12.5.2.VI")


@pytest.mark.rule("root:12.5.2.VII")
def test_the_duchess_scores_for_all_three_tunnels() -> None:
    here = {"c1": "duchy 1 tunnel", "c2": "tunnel", "c3": "tunnel"}
    assert points(play(parliament(here, "duchess_of_mud"), "duchess_of_mud"), "duchy") == 2
    del here["c3"]
    table = parliament(here, "duchess_of_mud marshal")
    assert refused(table, "duchess_of_mud") == ("tunnels-missing", "12.5.2.VII")


@pytest.mark.rule("root:12.5.2.VIII")
@pytest.mark.parametrize("markets", [1, 3])
def test_the_baron_scores_for_each_market(markets: int) -> None:
    here = dict.fromkeys(("c1", "c2", "c5")[:markets], "duchy 1 market") | {"c8": "duchy 1 citadel"}
    table = play(parliament(here, "baron_of_dirt"), "baron_of_dirt")
    assert points(table, "duchy") == markets
    assert cited(table, "scored") == ["12.5.2.VIII"]


@pytest.mark.rule("root:12.5.2.VIII", "root:12.5.2.IX")
def test_without_a_building_neither_baron_nor_earl_acts() -> None:
    table = parliament({"c1": "duchy 1"}, "baron_of_dirt earl_of_stone marshal")
    assert refused(table, "baron_of_dirt") == ("no-market", "12.5.2.VIII")
    assert refused(table, "earl_of_stone") == ("no-citadel", "12.5.2.IX")


@pytest.mark.rule("root:12.5.2.IX")
@pytest.mark.parametrize("citadels", [1, 3])
def test_the_earl_scores_for_each_citadel(citadels: int) -> None:
    here = dict.fromkeys(("c1", "c2", "c5")[:citadels], "duchy 1 citadel") | {
        "c8": "duchy 1 market"
    }
    table = play(parliament(here, "earl_of_stone"), "earl_of_stone")
    assert points(table, "duchy") == citadels


# 12.5.3 Sway

SPREAD = {"c1": "duchy 1", "c5": "duchy 1", "c2": "tunnel", "c8": "market"}
"""Two clearings of foxes, one of rabbits, one of mice."""


@pytest.mark.rule("root:12.5.3", "root:12.5.3.III")
@pytest.mark.parametrize(
    ("minister", "wanted", "scored"),
    [("captain", 2, 1), ("banker", 3, 2), ("baron_of_dirt", 4, 3)],
)
def test_a_swayed_minister_wears_a_crown_that_scores(
    minister: str, wanted: int, scored: int
) -> None:
    held = cards("fox", "fox", "rabbit", "mouse")
    table = swaying(SPREAD, held)
    play(table, minister)
    for card in held.split()[:wanted]:
        if asked(table) == "sway-reveal":
            play(table, card)
    assert swayed(table) == [minister]
    assert len(shown(table)) == wanted
    assert points(table, "duchy") == scored
    assert crowns(table) == [3 - (scored == 1), 3 - (scored == 2), 3 - (scored == 3)]
    assert cited(table, "swayed") == ["12.5.3.III"]


@pytest.mark.rule("root:12.5.3")
def test_one_minister_a_turn() -> None:
    held = cards("fox", "fox", "rabbit", "mouse") + " dominance_fox"
    table = swaying(SPREAD, held, seats="duchy,marquise,eyrie", me={"points": 12})
    play(table, "captain anvil bake_sale")
    assert asked(table) == "sway", "a dominance card can still be activated"
    assert options(table) == {"dominance_fox", "done"}
    assert refused(table, "marshal") == ("swayed-one", "12.5.3")
    play(table, "dominance_fox")
    assert player(table, "duchy")["dominance"] == "dominance_fox"


@pytest.mark.rule("root:12.5.3.I")
def test_it_takes_an_unswayed_minister_and_a_crown_of_the_rank() -> None:
    held = cards("fox", "fox", "rabbit", "mouse")
    table = swaying(SPREAD, held, swayed="captain", board={"lost": {"noble": 3, "squire": 2}})
    lords = {"duchess_of_mud", "baron_of_dirt", "earl_of_stone"}
    assert options(table) == {*lords, "done"}
    assert refused(table, "captain") == ("swayed-already", "12.5.3.I")
    assert refused(table, "marshal") == ("no-crown", "12.5.3.I")
    assert refused(table, "mayor") == ("no-crown", "12.5.3.I")


@pytest.mark.rule("root:12.5.3.II")
def test_each_revealed_card_takes_a_clearing_of_its_suit() -> None:
    held = cards("fox", "fox", "fox", "rabbit")
    table = swaying({"c1": "duchy 3", "c5": "duchy 1"}, held)
    assert options(table) == {"foremole", "captain", "marshal", "done"}
    assert refused(table, "mayor") == ("too-few-to-reveal", "12.5.3.II")
    play(table, "captain")
    assert options(table) == set(held.split())
    play(table, "anvil")
    assert shown(table) == ["anvil", "bake_sale"], "only the rabbit was left"


@pytest.mark.rule("root:12.5.3.II")
def test_the_first_card_must_leave_enough_for_the_rest() -> None:
    """Two foxes and two rabbits, one clearing of each: one of each is all."""
    held = cards("fox", "fox", "rabbit", "rabbit")
    table = swaying({"c1": "duchy 3", "c5": "duchy 1"}, held)
    play(table, "captain anvil")
    assert asked(table) == "sway-reveal"
    assert options(table) == {"bake_sale", "cobbler"}
    assert refused(table, "foxfolk_steel") == ("no-clearing-for-it", "12.5.3.II")
    play(table, "cobbler")
    assert shown(table) == ["anvil", "cobbler"]


@pytest.mark.rule("root:12.5.3.II", "root:2.1.1", "root:R64")
def test_birds_match_any_clearing_but_the_burrow() -> None:
    held = cards("bird", "bird", "bird")
    table = swaying({"c1": "duchy 1", "c5": "tunnel"}, held, burrow=3)
    assert options(table) == {"foremole", "captain", "marshal", "done"}, "two clearings, two cards"


@pytest.mark.rule("root:12.5.3.II")
def test_a_bird_gives_way_to_a_card_that_fits_nowhere_else() -> None:
    held = cards("bird", "fox", "rabbit")
    table = swaying({"c1": "duchy 1", "c5": "duchy 1", "c2": "duchy 1"}, held)
    play(table, "mayor birdy_bindle")
    assert options(table) == {"anvil", "bake_sale"}


@pytest.mark.rule("root:12.5.3.II")
def test_any_duchy_piece_will_do_and_no_other() -> None:
    here = {"c1": "tunnel marquise 3", "c5": "citadel marquise 2", "c2": "marquise 4"}
    table = swaying(here, cards("fox", "rabbit", "mouse"))
    assert options(table) == {"foremole", "captain", "marshal", "done"}


@pytest.mark.rule("root:12.5.3.II", "root:12.6.1")
def test_what_was_revealed_before_cannot_be_revealed_again() -> None:
    table = swaying(SPREAD, cards("fox"), board={"revealed": ["bake_sale", "cobbler"]})
    assert asked(table) != "sway"


@pytest.mark.rule("root:12.5.3.II")
def test_a_clearing_of_several_suits_serves_for_one_card() -> None:
    fox, rabbit, mouse = numbers("anvil", "bake_sale", "investments")
    assert revealable([fox, rabbit, mouse], [ALL, ALL]) == 2
    assert revealable([fox, rabbit], [ALL, 1]) == 2
    assert revealable([fox, fox], [ALL, 2]) == 1


@pytest.mark.rule("root:12.5.3", "root:R8")
def test_whether_a_minister_can_be_swayed_is_asked_by_what_others_know() -> None:
    """Two cards and two clearings: whoever watches is asked, whatever the cards are."""
    for held in (cards("fox", "rabbit"), cards("mouse", "mouse")):
        table = swaying({"c1": "duchy 1", "c5": "duchy 1"}, held, auto=KNOWN)
        assert asked(table) == "sway"
    table = swaying({"c1": "duchy 1", "c5": "duchy 1"}, cards("fox"), auto=KNOWN)
    assert asked(table) != "sway"


# 12.2.3 The Price of Failure

COURT = "captain marshal brigadier baron_of_dirt"


@pytest.mark.rule("root:12.2.3")
def test_a_lost_building_costs_a_card_and_the_highest_minister() -> None:
    table = against({"c1": "citadel marquise 3"}, swayed=COURT, hand="anvil", dice=(0, 0))
    play(table, "battle done")
    assert lies_in(table, "c1") == {"marquise": 3}
    assert losses(table) == ["baron_of_dirt"]
    assert hand(table, "duchy") == []
    assert ("duchy", "anvil") in told(table, "discarded")
    assert crowns(table) == [1, 2, 2]
    assert board(table, "duchy")["lost"] == {"squire": 0, "noble": 0, "lord": 1}


@pytest.mark.rule("root:12.2.3")
def test_of_several_of_the_highest_rank_the_duchy_chooses() -> None:
    lords = "marshal baron_of_dirt earl_of_stone"
    table = against({"c1": "citadel marquise 3"}, swayed=lords, dice=(0, 0))
    play(table, "battle")
    assert (asker(table), asked(table)) == ("duchy", "lose-minister")
    assert options(table) == {"baron_of_dirt", "earl_of_stone"}
    assert refused(table, "marshal") == ("not-the-highest", "12.2.3")
    play(table, "earl_of_stone")
    assert swayed(table) == ["marshal", "baron_of_dirt"]


@pytest.mark.rule("root:12.2.3")
@pytest.mark.parametrize(
    ("court", "gone"),
    [
        ("captain", "captain"),
        ("captain banker", "banker"),
        ("banker earl_of_stone", "earl_of_stone"),
    ],
)
def test_lords_go_before_nobles_and_nobles_before_squires(court: str, gone: str) -> None:
    table = against({"c1": "market marquise 3"}, swayed=court, dice=(0, 0))
    play(table, "battle")
    assert losses(table) == [gone]


@pytest.mark.rule("root:12.2.3")
def test_buildings_removed_together_cost_it_once() -> None:
    """A battle takes two of one clearing."""
    table = against(
        {"c2": "citadel market marquise 3"}, swayed=COURT, hand="anvil bake_sale", dice=(1, 0)
    )
    play(table, "battle done")
    assert lies_in(table, "c2") == {"marquise": 3}
    assert losses(table) == ["baron_of_dirt"]
    assert len(hand(table, "duchy")) == 1


@pytest.mark.rule("root:12.2.3")
def test_a_favor_that_clears_many_clearings_costs_it_once() -> None:
    here = {"c8": "market marquise 1 workshop", "c12": "market marquise 1 workshop"}
    table = against(
        here | {"c1": "citadel marquise 1", "c6": "marquise 1 workshop"},
        swayed=COURT,
        hand="anvil bake_sale",
        others={"marquise": {"hand": "favor_of_the_foxes"}},
    )
    play(table, "favor_of_the_foxes")
    assert len(told(table, "lost-piece")) == 3
    assert losses(table) == ["baron_of_dirt"]
    assert len(hand(table, "duchy")) == 1


@pytest.mark.rule("root:12.2.3")
def test_tunnels_and_warriors_cost_nothing() -> None:
    table = against({"c1": "tunnel duchy 1 marquise 3"}, swayed=COURT, hand="anvil", dice=(2, 0))
    play(table, "battle done")
    assert lies_in(table, "c1") == {"marquise": 3}
    assert losses(table) == []
    assert hand(table, "duchy") == ["anvil"]


@pytest.mark.rule("root:12.2.3")
def test_the_price_is_paid_with_what_there_is() -> None:
    table = against({"c1": "citadel marquise 3"}, hand="anvil", dice=(0, 0))
    play(table, "battle done")
    assert (losses(table), hand(table, "duchy")) == ([], [])
    table = against({"c1": "citadel marquise 3"}, swayed="captain", dice=(0, 0))
    play(table, "battle")
    assert losses(table) == ["captain"]


@pytest.mark.rule("root:12.2.3", "root:12.5.3.I")
def test_a_lost_minister_can_be_swayed_again_for_another_crown() -> None:
    table = swaying(SPREAD, cards("fox", "rabbit"), board={"lost": {"squire": 2}})
    play(table, "captain anvil")
    assert swayed(table) == ["captain"]
    assert crowns(table)[0] == 0


@pytest.mark.rule("root:12.2.3", "root:12.6.1", "root:R57")
def test_revealed_cards_are_safe_from_the_price_in_ones_own_turn() -> None:
    """The Captain attacks, and the defender's hits reach a building."""
    here = {"c1": "duchy 1 citadel marquise 3"}
    table = parliament(here, "captain", board={"revealed": ["anvil"]}, dice=(2, 2))
    play(table, "captain")
    assert lies_in(table, "c1") == {"marquise": 2}
    assert losses(table) == ["captain"]
    assert "anvil" in hand(table, "duchy"), "it came back in the Evening"
    assert told(table, "discarded") == []
