"""Chapter 11: what others buy from the Riverfolk, and what it does for them."""

from typing import Any

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
    ruler,
    told,
)
from root.vagabonds import vagabond
from spinney.core import Table
from spinney.core.table import table_at
from spinney.root.game import GAME
from spinney.root.state import Root

SEATS = "marquise,riverfolk,eyrie"
FAIR = {"hand_card": 2, "riverboats": 1, "mercenaries": 3}


def selling(
    clearings: dict[str, str] | None = None,
    cards: str = "anvil cobbler",
    prices: dict[str, int] | None = None,
    seats: str = SEATS,
    others: dict[str, Any] | None = None,
    **fields: Any,
) -> Table[Root]:
    """Somebody's Birdsong begins, and the Riverfolk have these cards and prices."""
    mine = {"hand": cards, "board": {"prices": prices or FAIR, **fields.pop("own", {})}}
    players = {"riverfolk": mine, **(others or {})}
    fields.setdefault("phase", "birdsong")
    return at(seats=seats, clearings=clearings or {}, players=players, **fields)


def hired(clearings: dict[str, str], **fields: Any) -> Table[Root]:
    """The Marquise in Daylight, with mercenaries."""
    others = {"marquise": {"granted": ["mercenaries"], **fields.pop("me", {})}}
    others.update(fields.pop("others", {}))
    fields.setdefault("step", "act")
    return selling(clearings, others=others, phase="daylight", **fields)


def payments(table: Table[Root]) -> dict[str, int]:
    found: dict[str, int] = board(table, "riverfolk")["payments"]
    return found


def supply(table: Table[Root], name: str) -> int:
    found: int = player(table, name)["supply"]
    return found


# 11.2.6 Buying services


@pytest.mark.rule("root:11.2.6", "root:11.2.6.I")
def test_a_buyer_pays_with_warriors_from_the_supply() -> None:
    table = selling({"c1": "marquise 3"})
    assert (asker(table), asked(table)) == ("marquise", "buy-service")
    assert options(table) == {"hand_card", "riverboats", "mercenaries", "done"}
    assert refused(table, "move") == ("not-here", "1.4.2")
    play(table, "mercenaries")
    assert payments(table) == {"marquise": 3}
    assert supply(table, "marquise") == 25 - 3 - 3
    assert told(table, "bought") == [("marquise", "mercenaries", 3)]
    assert board(table, "riverfolk")["bought"] == {"riverboats": [], "mercenaries": ["marquise"]}


@pytest.mark.rule("root:11.2.6.I")
def test_what_the_supply_cannot_pay_is_not_sold() -> None:
    table = selling({"c1": "marquise 23"})
    assert refused(table, "mercenaries") == ("service-too-dear", "11.2.6.I")
    assert options(table) == {"hand_card", "riverboats", "done"}
    table = selling({"c1": "marquise 25"})
    assert asked(table) != "buy-service"


@pytest.mark.rule("root:11.2.6")
def test_they_sell_nothing_to_themselves_and_only_when_birdsong_begins() -> None:
    table = selling(seats="riverfolk,marquise", clearings={"c1": "marquise 1"})
    assert asked(table) == "riverfolk-act"
    table = selling({"c1": "marquise 1"})
    play(table, "done")
    assert asked(table) != "buy-service"
    assert payments(table) == {}


@pytest.mark.rule("root:11.2.6.II")
@pytest.mark.parametrize(
    ("clearings", "left"),
    [
        ({"c1": "marquise 1", "c6": "trade_post_fox"}, 1),
        ({"c1": "marquise 1 trade_post_fox"}, 2),
        ({"c1": "sawmill trade_post_fox", "c5": "wood trade_post_rabbit", "c2": "marquise 1"}, 3),
    ],
)
def test_one_service_and_one_for_each_clearing_shared_with_a_trade_post(
    clearings: dict[str, str], left: int
) -> None:
    table = selling(clearings, cards="anvil cobbler sappers bake_sale")
    assert asked(table) == "buy-service"
    for bought in range(left):
        assert table.question is not None
        assert table.question.about == (left - bought,)
        play(table, "hand_card", ["anvil", "cobbler", "sappers"][bought])
    assert asked(table) != "buy-service"
    assert payments(table) == {"marquise": 2 * left}
    assert len(hand(table, "marquise")) == left


@pytest.mark.rule("root:11.2.6.II")
def test_a_pawn_beside_a_trade_post_is_a_piece_too() -> None:
    table = selling(
        {"c5": "trade_post_rabbit"},
        seats="vagabond,riverfolk",
        others={"vagabond": vagabond("c5", "boots sword torch tea")},
    )
    assert table.question is not None
    assert table.question.about == (2,)


@pytest.mark.rule("root:11.2.6.III")
def test_the_vagabond_pays_with_items_and_the_riverfolk_pay_in() -> None:
    table = selling(
        seats="vagabond,riverfolk",
        others={"vagabond": vagabond("c5", "boots sword torch", "tea")},
    )
    before = supply(table, "riverfolk")
    play(table, "hand_card")
    assert table.question is not None
    assert (asked(table), table.question.ask.rule) == ("pay-item", "11.2.6.III")
    assert options(table) == {"boots", "sword", "torch"}
    assert refused(table, "tea") == ("no-such-item", "9.2.5")
    play(table, "boots", "torch", "cobbler")
    assert payments(table) == {"riverfolk": 2}
    assert supply(table, "riverfolk") == before - 2
    assert hand(table, "vagabond") == ["cobbler"]
    assert told(table, "exhausted")[:2] == [("vagabond", "boots"), ("vagabond", "torch")]


@pytest.mark.rule("root:11.2.6.III", "root:R69")
def test_he_may_pay_though_no_warrior_is_left_to_pay_in() -> None:
    table = selling(
        {"c5": "riverfolk 14"},
        seats="vagabond,riverfolk",
        others={"vagabond": vagabond("c4", "boots sword")},
    )
    play(table, "hand_card", "boots", "anvil")
    assert payments(table) == {"riverfolk": 1}
    table = selling(
        seats="vagabond,riverfolk", others={"vagabond": vagabond("c4", "boots", "sword torch")}
    )
    assert refused(table, "hand_card") == ("service-too-dear", "11.2.6.I")


# 11.2.7 Services


@pytest.mark.rule("root:11.2.7", "root:11.2.7.I")
def test_a_card_of_ones_choice_which_everybody_knows() -> None:
    table = selling({"c1": "marquise 3"})
    play(table, "hand_card")
    assert options(table) == {"anvil", "cobbler"}
    assert refused(table, "sappers") == ("no-card-for-sale", "11.2.7.I")
    play(table, "cobbler")
    assert hand(table, "marquise") == ["cobbler"]
    assert player(table, "marquise", "eyrie")["hand"]["known"] == ["cobbler"]
    assert hand(table, "riverfolk") == ["anvil"]


@pytest.mark.rule("root:11.2.7.I")
def test_an_empty_hand_has_nothing_for_sale() -> None:
    table = selling({"c1": "marquise 3"}, cards="")
    assert refused(table, "hand_card") == ("no-card-for-sale", "11.2.7.I")


@pytest.mark.rule("root:11.2.7", "root:R70")
def test_what_lasts_for_a_turn_is_bought_once() -> None:
    table = selling({"c1": "marquise 3 trade_post_fox"})
    play(table, "riverboats")
    assert refused(table, "riverboats") == ("service-bought", "11.2.7")
    assert "riverboats" not in options(table)


@pytest.mark.rule("root:11.2.7.II")
def test_riverboats_make_rivers_paths_until_the_turn_is_over() -> None:
    """Between c5 and c10 is a river and no path."""
    table = selling({"c5": "marquise 2", "c1": "sawmill"}, cards="")
    play(table, "riverboats", "march")
    assert "c10" in options(table)
    play(table, "c10", "2")
    assert lies_in(table, "c10") == {"marquise": 2}
    while told(table, "turn")[-1:] != [(2, "riverfolk")]:
        play(table, "done" if "done" in options(table) else sorted(options(table))[0])
    assert table.state.granted[0] == []


@pytest.mark.rule("root:11.2.7.II")
def test_by_riverboat_the_buyer_needs_rule() -> None:
    table = selling(
        {"c5": "marquise 1 eyrie 2", "c10": "eyrie 1", "c7": "marquise 1", "c8": "marquise 1"},
        others={"marquise": {"granted": ["riverboats"]}},
        phase="daylight",
        step="act",
    )
    play(table, "march")
    assert refused(table, "c5") == ("nowhere-from-here", "4.2.1")


@pytest.mark.rule("root:11.2.7.II")
def test_the_vagabond_goes_by_riverboat() -> None:
    table = selling(
        seats="vagabond,riverfolk",
        others={"vagabond": {"granted": ["riverboats"], **vagabond("c5", "boots sword")}},
        phase="daylight",
    )
    play(table, "move")
    assert "c10" in options(table)


@pytest.mark.rule("root:11.2.7.III", "root:R66")
def test_mercenaries_rule_for_the_buyer_from_daylight_on() -> None:
    there = {
        "c5": "riverfolk 2",
        "c8": "marquise 1 riverfolk 2 alliance 2",
        "c2": "riverfolk 1 alliance 1",
    }
    table = selling(there, seats="marquise,riverfolk,alliance")
    assert [ruler(table, c) for c in there] == ["riverfolk", None, None]
    play(table, "mercenaries")
    assert table.view(0)["phase"] == "daylight"
    assert [ruler(table, c) for c in there] == ["marquise", "marquise", None]
    for reader in range(3):
        assert table.view(reader)["clearings"][4]["ruler"] == "marquise"


@pytest.mark.rule("root:11.2.7.III")
def test_mercenaries_do_not_rule_in_birdsong_and_go_with_the_turn() -> None:
    table = selling(
        {"c5": "riverfolk 2 roost", "c8": "riverfolk 1", "c2": "trade_post_mouse roost"},
        seats="eyrie,riverfolk",
        others={"eyrie": {"hand": "bake_sale", "board": {"leader": "despot"}}},
    )
    play(table, "mercenaries")
    assert table.view(0)["phase"] == "birdsong"
    assert ruler(table, "c8") == "riverfolk"
    while told(table, "turn")[-1:] != [(2, "riverfolk")]:
        play(table, "done" if "done" in options(table) else sorted(options(table))[0])
    assert ruler(table, "c8") == "riverfolk"


@pytest.mark.rule("root:11.2.7.III", "root:C.3.4", "root:1.4.1")
@pytest.mark.parametrize(("granted", "scored"), [(["mercenaries"], 1), ([], 0)])
def test_mercenaries_at_the_pass_score_for_the_buyer_before_they_go(
    granted: list[str], scored: int
) -> None:
    table = selling(
        {"c10": "riverfolk 3"},
        map="mountain",
        phase="evening",
        others={"marquise": {"granted": granted}},
    )
    assert told(table, "turn") == [(2, "riverfolk")]
    assert points(table, "marquise") == scored
    assert ruler(table, "c10") == "riverfolk"


@pytest.mark.rule("root:11.2.7.III")
def test_mercenaries_fight_for_the_buyer() -> None:
    table = hired({"c5": "marquise 1 riverfolk 2 eyrie 3"}, dice=(3, 0))
    play(table, "battle", "eyrie")
    assert told(table, "mercenaries-fight") == [("marquise", 2, "c5")]
    assert told(table, "rolled-hits")[0] == ("marquise", 3, 3, 3)
    assert lies_in(table, "c5") == {"marquise": 1, "riverfolk": 2}


@pytest.mark.rule("root:11.2.7.III")
def test_mercenaries_may_fight_alone_but_not_against_the_riverfolk() -> None:
    table = hired({"c5": "riverfolk 2 eyrie 1", "c8": "riverfolk 2 trade_post_fox"}, dice=(1, 0))
    play(table, "battle")
    assert lies_in(table, "c5") == {"riverfolk": 2}
    assert refused(table, "battle") == ("no-battle", "4.3")
    table = hired({"c5": "marquise 2 riverfolk 2"}, cards="", dice=(3, 1))
    play(table, "battle")
    assert told(table, "mercenaries-fight") == []
    assert told(table, "rolled-hits")[0] == ("marquise", 3, 2, 2)
    assert lies_in(table, "c5") == {"marquise": 1}


@pytest.mark.rule("root:11.2.7.III")
def test_the_buyer_cannot_move_them_or_remove_them() -> None:
    table = hired({"c5": "riverfolk 2", "c8": "marquise 1", "c1": "marquise 1"})
    play(table, "march")
    assert refused(table, "c5") == ("no-warriors-there", "4.2")
    table = hired(
        {"c11": "workshop 3 riverfolk 2 trade_post_mouse eyrie 1"},
        me={"hand": "favor_of_the_mice"},
        step="start",
    )
    play(table, "favor_of_the_mice")
    assert lies_in(table, "c11") == {"workshop": 3, "riverfolk": 2}


@pytest.mark.rule("root:11.2.7.III")
def test_field_hospitals_save_no_mercenaries() -> None:
    table = hired(
        {"c5": "riverfolk 2 eyrie 2", "c1": "keep"}, me={"hand": "bake_sale"}, dice=(1, 1)
    )
    play(table, "battle")
    assert lies_in(table, "c1") == {"keep": 1}
    assert lies_in(table, "c5") == {"riverfolk": 1, "eyrie": 1}


@pytest.mark.rule("root:11.2.7.III")
def test_mercenaries_count_for_no_dominance() -> None:
    """They are gone when the next Birdsong begins, and bought after it is looked at."""
    table = selling(
        {"c1": "riverfolk 1", "c6": "riverfolk 1", "c8": "riverfolk 1"},
        others={"marquise": {"dominance": "dominance_fox", "granted": ["mercenaries"]}},
    )
    assert not table.over
    assert refused(table, "mercenaries") == ("service-bought", "11.2.7")


@pytest.mark.rule("root:11.2.7.III.a")
@pytest.mark.parametrize(
    ("own", "theirs", "hits", "left"),
    [
        (2, 2, 1, {"marquise": 1, "riverfolk": 2}),
        (2, 2, 2, {"marquise": 1, "riverfolk": 1}),
        (2, 2, 3, {"riverfolk": 1}),
        (0, 3, 2, {"riverfolk": 1}),
        (1, 3, 3, {"riverfolk": 1}),
        (3, 1, 3, {"marquise": 1}),
    ],
)
def test_odd_hits_fall_on_the_buyer(own: int, theirs: int, hits: int, left: dict[str, int]) -> None:
    there = f"eyrie 4 riverfolk {theirs}" + (f" marquise {own}" if own else "")
    table = hired({"c5": there}, dice=(hits, hits))
    play(table, "battle", *(["eyrie"] if own else []))
    found = lies_in(table, "c5")
    found.pop("eyrie", 0)
    assert found == left


@pytest.mark.rule("root:11.2.7.III.a")
def test_buildings_fall_only_when_no_warrior_is_left() -> None:
    table = hired({"c5": "sawmill recruiter riverfolk 1 eyrie 3"}, dice=(1, 1))
    play(table, "battle")
    assert lies_in(table, "c5") == {"sawmill": 1, "recruiter": 1, "eyrie": 2}
    table = hired({"c5": "sawmill recruiter riverfolk 1 eyrie 3"}, dice=(2, 2))
    play(table, "battle")
    assert asked(table) == "casualty"
    play(table, "sawmill")
    assert lies_in(table, "c5") == {"recruiter": 1, "eyrie": 2}


@pytest.mark.rule("root:11.2.7.III.a", "root:R71")
def test_in_the_first_edition_the_buyers_half_falls_on_any_of_their_pieces() -> None:
    table = hired({"c5": "sawmill riverfolk 2 eyrie 3"}, dice=(1, 1), edition="first")
    play(table, "battle")
    assert lies_in(table, "c5") == {"riverfolk": 2, "eyrie": 2}
    table = hired({"c5": "sawmill marquise 1 riverfolk 1 eyrie 3"}, dice=(3, 3), edition="first")
    play(table, "battle", "eyrie")
    assert lies_in(table, "c5") == {"eyrie": 1}


@pytest.mark.rule("root:11.2.7.III.a")
def test_an_ambush_splits_its_hits_and_what_has_fallen_rolls_no_more() -> None:
    table = hired(
        {"c5": "marquise 2 riverfolk 1 eyrie 3"},
        others={"eyrie": {"hand": "ambush_rabbit"}},
        dice=(3, 0),
    )
    play(table, "battle", "eyrie", "ambush_rabbit")
    assert told(table, "rolled-hits")[0] == ("marquise", 3, 1, 1)
    assert lies_in(table, "c5") == {"marquise": 1, "eyrie": 2}


@pytest.mark.rule("root:11.2.7.III.b")
def test_the_vagabond_cannot_hire_mercenaries() -> None:
    table = selling(
        seats="vagabond,riverfolk",
        others={"vagabond": vagabond("c5", "boots sword torch tea")},
    )
    assert refused(table, "mercenaries") == ("no-mercenaries-for-you", "11.2.7.III.b")


@pytest.mark.rule("root:11.2.7.III.b")
@pytest.mark.parametrize(
    ("edition", "marquise", "riverfolk"),
    [("law", "hostile", "indifferent"), ("first", "indifferent", "hostile")],
)
def test_against_the_vagabond_the_buyer_turns_hostile_but_not_in_the_first_edition(
    edition: str, marquise: str, riverfolk: str
) -> None:
    table = hired(
        {"c5": "riverfolk 2"},
        seats="marquise,vagabond,riverfolk",
        others={"vagabond": vagabond("c5", "sword sword")},
        dice=(1, 1),
        edition=edition,
    )
    play(table, "battle")
    assert lies_in(table, "c5") == {"riverfolk": 1}
    relations = board(table, "vagabond")["relations"]
    assert (relations["marquise"], relations["riverfolk"]) == (marquise, riverfolk)


# What else has to do with them


def test_the_vagabond_aids_them_and_takes_an_item_they_crafted() -> None:
    table = at(
        seats="vagabond,riverfolk",
        clearings={"c5": "riverfolk 1"},
        players={
            "vagabond": vagabond("c5", "boots sword", hand="bake_sale"),
            "riverfolk": {"items": "tea", "board": {"prices": FAIR}},
        },
    )
    play(table, "aid", "boots", "tea")
    assert hand(table, "riverfolk") == ["bake_sale"]
    assert player(table, "riverfolk", "vagabond")["hand"]["cards"] == ["bake_sale"]
    assert board(table, "vagabond")["relations"]["riverfolk"] == "amiable"


def test_attacking_them_is_infamous() -> None:
    table = at(
        seats="vagabond,riverfolk",
        clearings={"c5": "riverfolk 1 trade_post_rabbit"},
        players={
            "vagabond": vagabond("c5", "sword sword boots"),
            "riverfolk": {"board": {"prices": FAIR, "funds": {"riverfolk": 2}}},
        },
        dice=(2, 0),
    )
    play(table, "battle")
    assert board(table, "vagabond")["relations"]["riverfolk"] == "hostile"
    assert points(table, "vagabond") == 2
    assert board(table, "riverfolk")["funds"] == {"riverfolk": 1}


def test_the_thief_takes_any_of_their_cards_for_all_to_see() -> None:
    table = at(
        seats="vagabond,riverfolk,eyrie",
        clearings={"c5": "riverfolk 1"},
        players={
            "vagabond": vagabond("c5", "torch"),
            "riverfolk": {"hand": "anvil", "board": {"prices": FAIR}},
        },
    )
    play(table, "special")
    assert player(table, "vagabond", "eyrie")["hand"]["known"] == ["anvil"]


def test_they_form_a_coalition_with_a_vagabond() -> None:
    table = at(
        seats="vagabond,riverfolk,eyrie,marquise",
        players={
            "vagabond": vagabond("c5", "torch", hand="dominance_fox", points=10),
            "riverfolk": {"points": 1, "board": {"prices": FAIR}},
            "eyrie": {"points": 5},
            "marquise": {"points": 5},
        },
    )
    play(table, "dominance_fox")
    assert player(table, "vagabond")["coalition"] == "riverfolk"


def test_they_win_by_dominance() -> None:
    table = at(
        seats="riverfolk,marquise,eyrie",
        phase="birdsong",
        clearings={"c1": "riverfolk 1", "c6": "riverfolk 1", "c8": "riverfolk 1"},
        players={"riverfolk": {"dominance": "dominance_fox", "board": {"prices": FAIR}}},
    )
    assert table.over
    assert told(table, "won") == [("riverfolk",)]


def test_a_tunnel_needs_crafting_pieces_which_they_have_not() -> None:
    table = at(
        seats="riverfolk,marquise",
        deck="exiles",
        clearings={"c1": "riverfolk 1 trade_post_fox", "c6": "trade_post_fox"},
        players={
            "riverfolk": {
                "crafted": "tunnels",
                "board": {"prices": FAIR, "funds": {"riverfolk": 1}},
            }
        },
    )
    play(table, "move")
    assert "c6" not in options(table)


def test_soup_kitchens_count_their_trade_posts() -> None:
    table = at(
        seats="riverfolk,marquise",
        deck="exiles",
        clearings={"c1": "trade_post_fox marquise 1"},
        players={"riverfolk": {"crafted": "soup_kitchens", "board": {"prices": FAIR}}},
    )
    assert ruler(table, "c1") == "riverfolk"


def test_a_bought_service_is_kept_by_a_position() -> None:
    table = hired({"c5": "riverfolk 2"})
    again = table_at(GAME, table.position(), "acorn")
    assert again.position() == table.position()
    assert ruler(again, "c5") == "marquise"


@pytest.mark.rule("root:11.2.3", "root:R2", "root:stand_and_deliver")
def test_of_a_hand_that_loses_a_card_to_their_open_one_the_rest_stays_known() -> None:
    table = at(
        seats="riverfolk,marquise,eyrie",
        phase="birdsong",
        players={
            "marquise": {"hand": "anvil bake_sale sappers", "known": [5, 5, 0]},
            "riverfolk": {"crafted": "stand_and_deliver", "board": {"prices": FAIR}},
        },
    )
    play(table, "stand_and_deliver")
    taken = hand(table, "riverfolk")
    known = [card for card in ("anvil", "bake_sale") if card not in taken]
    assert len(taken) == 1
    assert player(table, "marquise", "eyrie")["hand"] == {"count": 2, "known": known}


@pytest.mark.rule("root:11.2.3", "root:R2", "root:swap_meet")
def test_of_a_hand_that_gives_them_a_card_the_rest_stays_known() -> None:
    table = selling(
        cards="investments",
        deck="exiles",
        others={
            "marquise": {
                "hand": "anvil bake_sale",
                "known": [6, 6],
                "crafted": "swap_meet",
            }
        },
        prices={"hand_card": 4, "riverboats": 4, "mercenaries": 4},
        clearings={"c1": "marquise 25"},
    )
    play(table, "swap_meet", "bake_sale")
    known = player(table, "marquise", "eyrie")["hand"]
    assert known == {"count": 2, "known": ["anvil", "investments"]}


def test_worlds_keep_what_lies_open() -> None:
    table = selling({"c1": "marquise 3"}, cards="anvil cobbler sappers")
    for seat in (-1, 0, 2):
        world = table.determinize(seat, "another world")
        assert world.view(seat) == table.view(seat)
        assert hand(world, "riverfolk") == ["anvil", "sappers", "cobbler"]
