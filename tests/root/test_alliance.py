"""Chapter 8: the Woodland Alliance."""

from typing import Any

import pytest

from root.games import check_game
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
from samples import sample
from spinney.core import SPECTATOR, PositionError, Table
from spinney.core.table import KNOWN
from spinney.root.game import GAME
from spinney.root.state import Root

SEATS = "alliance,marquise"
THREE = "marquise,eyrie,alliance"


def alliance(
    clearings: dict[str, str],
    phase: str = "birdsong",
    supporters: str = "",
    officers: int = 0,
    seats: str = SEATS,
    **fields: Any,
) -> Table[Root]:
    """The Alliance on their turn, with these supporters."""
    mine = {"supporters": supporters.split(), "officers": officers}
    me = {"board": mine, **fields.pop("me", {})}
    players = {"alliance": me, **fields.pop("others", {})}
    fields.setdefault("active", "alliance")
    return at(seats=seats, clearings=clearings, players=players, phase=phase, **fields)


def supporters(table: Table[Root]) -> list[str]:
    """The supporters as the Alliance sees them, in the order of the vocabulary."""
    found: list[str] = board(table, "alliance")["supporters"]["cards"]
    return found


def known_supporters(table: Table[Root], reader: str) -> list[str]:
    found: list[str] = board(table, "alliance", reader)["supporters"]["known"]
    return found


def against(clearings: dict[str, str], **fields: Any) -> Table[Root]:
    """The Marquise in Daylight, with actions left, and an Alliance on the map."""
    return alliance(
        clearings, phase="daylight", active="marquise", seats="marquise,alliance", **fields
    )


# 8.2 Faction rules and abilities


@pytest.mark.rule("root:8.2.1", "root:8.5.1")
def test_they_craft_with_sympathy_in_daylight() -> None:
    table = alliance({"c1": "sympathy"}, phase="daylight", me={"hand": "anvil crossbow_mouse"})
    play(table, "craft", "anvil")
    assert player(table, "alliance")["items"] == ["hammer"]
    assert points(table, "alliance") == 2
    assert "craft" not in options(table)
    assert refused(table, "craft") == ("too-few-crafting-pieces", "4.1.1")


@pytest.mark.rule("root:8.2.2")
def test_guerrilla_war_gives_the_defender_the_higher_roll() -> None:
    table = against({"c1": "marquise 3 alliance 3"}, dice=(2, 0))
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 1, "alliance": 3}


@pytest.mark.rule("root:8.2.2")
def test_in_attack_the_alliance_has_the_higher_roll_like_anybody() -> None:
    table = alliance({"c1": "marquise 3 alliance 3"}, phase="evening", officers=1, dice=(2, 0))
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 1, "alliance": 3}


@pytest.mark.rule("root:8.2.3")
def test_supporters_lie_face_down() -> None:
    table = alliance({"c1": "sympathy"}, supporters="anvil bake_sale sappers", seats=THREE)
    assert supporters(table) == ["anvil", "bake_sale", "sappers"]
    for reader in ("marquise", "eyrie"):
        seen = board(table, "alliance", reader)["supporters"]
        assert seen == {"count": 3, "known": []}
        assert "anvil" in table.view(THREE.split(",").index(reader))["unseen"]
    assert table.view(SPECTATOR)["players"][2]["board"]["supporters"] == {"count": 3, "known": []}


@pytest.mark.rule("root:8.2.3")
def test_supporters_serve_for_their_suit_only() -> None:
    table = against(
        {"c1": "marquise 3 alliance 1 sympathy"}, supporters="ambush_fox anvil", dice=(0, 0)
    )
    play(table, "battle")
    assert told(table, "rolled") == [(0, 0)]
    assert supporters(table) == ["ambush_fox", "anvil"]
    table = alliance(
        {"c1": "sympathy"}, phase="daylight", supporters="anvil", me={"hand": "cobbler"}
    )
    assert "craft" not in options(table)


@pytest.mark.rule("root:8.2.3")
def test_supporters_do_not_count_as_cards_in_hand() -> None:
    table = alliance(
        {"c2": "marquise 1"},
        phase="evening",
        supporters="anvil bake_sale sappers cobbler armorers",
        me={"hand": "ambush_fox ambush_mouse codebreakers root_tea_fox"},
    )
    assert asker(table) == "marquise"
    assert player(table, "alliance")["hand"]["count"] == 5


@pytest.mark.rule("root:8.2.3.I")
@pytest.mark.parametrize(("base", "count"), [("", 5), (" base", 6)])
def test_without_a_base_there_are_five_supporters_at_most(base: str, count: int) -> None:
    five = "anvil bake_sale sappers cobbler armorers"
    table = alliance(
        {"c1": "sympathy" + base},
        phase="daylight",
        supporters=five,
        me={"hand": "ambush_mouse codebreakers"},
    )
    play(table, "mobilize", "codebreakers")
    assert board(table, "alliance")["supporters"]["count"] == count
    assert (table.view(1)["discard"] == ["codebreakers"]) == (count == 5)
    assert hand(table, "alliance") == ["ambush_mouse"]


@pytest.mark.rule("root:8.2.3.I", "root:8.2.6")
@pytest.mark.parametrize("held", ["anvil", "root_tea_mouse"])
def test_outrage_cannot_overfill_the_stack(held: str) -> None:
    """Neither the card that is given nor the one that is drawn stays."""
    table = against(
        {"c1": "sympathy", "c5": "marquise 2"},
        supporters="root_tea_fox bake_sale sappers cobbler armorers",
        others={"marquise": {"hand": held}},
        top="investments",
    )
    play(table, "march", "c1", "1")
    assert board(table, "alliance")["supporters"]["count"] == 5
    lost = "anvil" if held == "anvil" else "investments"
    assert told(table, "lost-supporter") == [("alliance", lost)]
    assert table.view(0)["discard"] == [lost]


@pytest.mark.rule("root:8.2.4", "root:R44")
def test_losing_a_base_costs_its_supporters_and_half_the_officers() -> None:
    table = against(
        {"c1": "marquise 3 base", "c2": "base"},
        supporters="anvil sappers bake_sale investments",
        officers=3,
        dice=(1, 0),
    )
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 3}
    assert sorted(told(table, "lost-supporter")) == [("alliance", "anvil"), ("alliance", "sappers")]
    assert supporters(table) == ["bake_sale", "investments"]
    assert board(table, "alliance")["officers"] == 1
    assert player(table, "alliance")["supply"] == 9
    assert points(table, "marquise") == 1


@pytest.mark.rule("root:8.2.4", "root:8.2.3")
def test_supporters_that_go_with_a_base_are_seen_and_cannot_be_taken_back() -> None:
    """A strike draws nothing and asks nobody else: the supporters alone are news."""
    here = {"c1": "base", "c2": "base", "c3": "eyrie 1"}
    table = at(
        seats="vagabond,alliance,eyrie",
        clearings=here,
        players={
            "vagabond": vagabond("c1", "crossbow boots boots"),
            "alliance": {"board": {"supporters": ["anvil", "bake_sale"]}},
        },
    )
    play(table, "strike")
    assert told(table, "lost-supporter") == [("alliance", "anvil")]
    assert asker(table) == "vagabond"
    assert table.why_not_undo(0) == "undo-revealed"


@pytest.mark.rule("root:8.2.4")
def test_losing_the_last_base_leaves_five_supporters_of_their_choice() -> None:
    seven = "bake_sale cobbler command_warren investments codebreakers scouting_party ambush_mouse"
    table = against({"c1": "marquise 3 base"}, supporters=seven, dice=(1, 0))
    play(table, "battle")
    assert (asked(table), asker(table)) == ("dismiss", "alliance")
    assert refused(table, "anvil") == ("not-a-supporter", "8.2.3")
    play(table, "cobbler", "ambush_mouse")
    kept = ["bake_sale", "investments", "command_warren", "scouting_party", "codebreakers"]
    assert supporters(table) == kept


@pytest.mark.rule("root:8.2.4")
def test_with_another_base_left_all_other_supporters_stay() -> None:
    seven = "bake_sale cobbler command_warren investments codebreakers scouting_party ambush_mouse"
    table = against({"c1": "marquise 3 base", "c2": "base"}, supporters=seven, dice=(1, 0))
    play(table, "battle")
    assert asker(table) == "marquise"
    assert len(supporters(table)) == 7


@pytest.mark.rule("root:1.1.3", "root:4.3.4", "root:8.2.4", "root:8.2.6")
@pytest.mark.parametrize(("first", "kept"), [("base", ["anvil"]), ("sympathy", [])])
def test_in_battle_the_alliance_orders_what_follows(first: str, kept: list[str]) -> None:
    """Outrage for the token, and the loss of the base's supporters."""
    table = against(
        {"c1": "marquise 3 base sympathy"},
        others={"marquise": {"hand": "anvil"}},
        dice=(1, 1),
    )
    play(table, "battle")
    assert (asked(table), asker(table)) == ("aftermath", "alliance")
    play(table, first)
    assert supporters(table) == kept


@pytest.mark.rule("root:1.1.3", "root:8.2.4", "root:8.2.6")
def test_outside_of_battle_whoever_takes_the_turn_orders_what_follows() -> None:
    table = against(
        {"c1": "workshop", "c6": "workshop", "c8": "workshop base sympathy", "c12": "sympathy"},
        others={"marquise": {"hand": "favor_of_the_foxes anvil root_tea_fox"}},
        supporters="bake_sale",
    )
    play(table, "favor_of_the_foxes")
    assert (asked(table), asker(table)) == ("aftermath", "marquise")
    play(table, "sympathy", "anvil", "base")
    assert supporters(table) == ["root_tea_fox", "bake_sale"]
    assert points(table, "marquise") == 3


@pytest.mark.rule("root:8.2.5")
def test_there_are_ten_sympathy_tokens() -> None:
    everywhere = dict.fromkeys((f"c{n}" for n in range(3, 13)), "sympathy")
    table = alliance(everywhere, supporters="anvil bake_sale sappers cobbler armorers")
    assert asked(table) != "spread-sympathy"
    assert board(table, "alliance")["sympathy"] == {"on_map": 10, "left": 0}


@pytest.mark.rule("root:8.2.5.I")
def test_a_clearing_holds_one_sympathy_token() -> None:
    table = alliance({"c1": "sympathy", "c5": "sympathy"}, supporters="bake_sale")
    assert asked(table) == "spread-sympathy"
    assert refused(table, "c5") == ("sympathetic", "8.2.5.I")


@pytest.mark.rule("root:8.2.6")
def test_moving_into_sympathy_costs_a_matching_card() -> None:
    table = against(
        {"c1": "sympathy", "c5": "marquise 2"},
        others={"marquise": {"hand": "anvil sappers bake_sale"}},
    )
    play(table, "march", "c1", "2")
    assert (asked(table), asker(table)) == ("outrage", "marquise")
    assert options(table) == {"anvil", "sappers"}
    assert refused(table, "bake_sale") == ("wrong-suit", "2.1.1")
    play(table, "anvil")
    assert supporters(table) == ["anvil"]
    assert hand(table, "marquise") == ["bake_sale", "sappers"]


@pytest.mark.rule("root:8.2.6", "root:2.1.1.I")
def test_a_bird_must_be_given_if_nothing_else_matches() -> None:
    table = against(
        {"c1": "sympathy", "c5": "marquise 2"}, others={"marquise": {"hand": "sappers bake_sale"}}
    )
    play(table, "march", "c1", "2")
    assert supporters(table) == ["sappers"]


@pytest.mark.rule("root:8.2.6", "root:R1")
def test_a_card_given_in_outrage_is_seen_by_everybody() -> None:
    table = alliance(
        {"c1": "sympathy", "c5": "marquise 2"},
        phase="daylight",
        active="marquise",
        seats=THREE,
        supporters="bake_sale",
        others={"marquise": {"hand": "anvil"}},
    )
    play(table, "march", "c1", "2")
    assert known_supporters(table, "eyrie") == ["anvil"]
    assert known_supporters(table, "marquise") == ["anvil"]
    for n in range(10):
        assert "anvil" in supporters(table.determinize(1, f"world {n}"))


@pytest.mark.rule("root:8.2.6")
def test_without_a_matching_card_the_hand_is_shown_and_a_supporter_drawn() -> None:
    table = alliance(
        {"c1": "sympathy", "c5": "marquise 2"},
        phase="daylight",
        active="marquise",
        seats=THREE,
        others={"marquise": {"hand": "bake_sale investments"}},
        top="cobbler",
    )
    play(table, "march", "c1", "2")
    assert player(table, "marquise", "alliance")["hand"]["known"] == ["bake_sale", "investments"]
    assert player(table, "marquise", "eyrie")["hand"]["known"] == []
    assert supporters(table) == ["cobbler"]
    assert known_supporters(table, "marquise") == []
    assert told(table, "shown", "alliance") == [
        ("marquise", "bake_sale"),
        ("marquise", "investments"),
    ]
    assert told(table, "shown", "eyrie") == []


@pytest.mark.rule("root:8.2.6")
def test_an_empty_hand_matches_nothing() -> None:
    table = against({"c1": "sympathy", "c5": "marquise 2"}, top="cobbler")
    play(table, "march", "c1", "2")
    assert supporters(table) == ["cobbler"]


@pytest.mark.rule("root:8.2.6")
def test_removing_sympathy_costs_a_matching_card() -> None:
    table = against(
        {"c1": "marquise 2 sympathy"}, others={"marquise": {"hand": "anvil"}}, dice=(0, 0)
    )
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 2}
    assert supporters(table) == ["anvil"]
    assert points(table, "marquise") == 1


@pytest.mark.rule("root:8.2.6")
def test_the_alliance_causes_no_outrage() -> None:
    table = alliance({"c1": "sympathy", "c5": "alliance 2"}, phase="evening", officers=1)
    play(table, "move", "c1", "1")
    assert told(table, "outrage") == []


@pytest.mark.rule("root:8.2.6", "root:1.5.5")
def test_whoever_is_forced_to_move_pays_for_it() -> None:
    table = alliance(
        {"c1": "sympathy", "c5": "eyrie 2", "c2": "marquise 1"},
        phase="birdsong",
        active="marquise",
        seats=THREE,
        deck="exiles",
        others={"marquise": {"crafted": "false_orders"}, "eyrie": {"hand": "anvil"}},
    )
    play(table, "false_orders", "c1")
    assert told(table, "outrage") == [("eyrie", "c1")]
    assert supporters(table) == ["anvil"]


@pytest.mark.rule("root:8.2.6")
def test_outrage_in_the_learning_booklet() -> None:
    """The Eyrie move into a sympathetic fox clearing, then remove the token in battle."""
    table = at(
        seats="eyrie,alliance",
        clearings={"c1": "sympathy", "c5": "eyrie 3 roost"},
        players={
            "eyrie": {
                "hand": "anvil sappers",
                "board": {"decree": {"move": ["bake_sale"], "battle": ["ambush_fox"]}},
            }
        },
        dice=(1, 0),
        force=True,
    )
    play(table, "c1", "2", "anvil")
    assert told(table, "gained-supporter") == [("alliance", "anvil"), ("alliance", "sappers")]
    assert lies_in(table, "c1") == {"eyrie": 2}


# 8.3 Faction setup


@pytest.mark.rule("root:8.3.1", "root:8.3.2", "root:8.3.3", "root:8.3.4")
def test_the_alliance_starts_off_the_map_with_three_supporters() -> None:
    table = Table(GAME, GAME.setup(seats="alliance,eyrie", first="1"), "acorn")
    play(table, "c1", "builder")
    mine = board(table, "alliance")
    assert player(table, "alliance")["supply"] == 10
    assert mine["bases"] == ["fox", "rabbit", "mouse"]
    assert mine["sympathy"] == {"on_map": 0, "left": 10}
    assert mine["supporters"]["count"] == 3
    assert len(told(table, "gained-supporter", "alliance")) == 3
    assert len(told(table, "gained-supporter-hidden", "eyrie")) == 3
    assert told(table, "gained-supporter", "eyrie") == []


# 8.4 Birdsong


@pytest.mark.rule("root:8.4.1")
def test_any_number_of_revolts_before_sympathy_is_spread() -> None:
    table = alliance(
        {"c1": "sympathy", "c5": "sympathy", "c2": "marquise 1"},
        supporters="anvil ambush_fox bake_sale cobbler ambush_mouse",
    )
    play(table, "c1")
    assert asked(table) == "revolt"
    play(table, "c5")
    assert lies_in(table, "c1") == {"alliance": 1, "base": 1, "sympathy": 1}
    assert lies_in(table, "c5") == {"alliance": 1, "base": 1, "sympathy": 1}
    assert board(table, "alliance")["officers"] == 2
    assert board(table, "alliance")["bases"] == ["mouse"]


@pytest.mark.rule("root:8.4.1.I")
def test_a_revolt_is_in_a_sympathetic_clearing_whose_base_is_off_the_map() -> None:
    table = alliance(
        {"c1": "sympathy", "c8": "base", "c5": "sympathy", "c2": "marquise 1"},
        supporters="anvil ambush_fox bake_sale cobbler sappers armorers",
    )
    assert options(table) == {"c5", "done"}
    assert refused(table, "c1") == ("base-on-map", "8.4.1.I")
    assert refused(table, "c2") == ("not-sympathetic", "8.4.1.I")


@pytest.mark.rule("root:8.4.1.II")
def test_a_revolt_costs_two_matching_supporters() -> None:
    table = alliance(
        {"c1": "sympathy", "c2": "sympathy"}, supporters="anvil root_tea_fox sappers bake_sale"
    )
    assert options(table) == {"c1", "done"}
    assert refused(table, "c2") == ("too-few-supporters", "8.2.3")
    play(table, "c1")
    assert options(table) == {"anvil", "root_tea_fox", "sappers"}
    assert refused(table, "bake_sale") == ("wrong-suit", "2.1.1")
    play(table, "sappers", "anvil")
    assert supporters(table) == ["root_tea_fox", "bake_sale"]
    assert sorted(table.view(1)["discard"]) == ["anvil", "sappers"]


@pytest.mark.rule("root:8.4.1", "root:8.2.3")
def test_being_asked_for_a_revolt_tells_nothing_of_the_supporters() -> None:
    table = alliance({"c1": "sympathy"}, supporters="bake_sale cobbler")
    assert (asked(table), options(table)) == ("revolt", {"done"})


@pytest.mark.rule("root:8.4.1.III")
def test_the_revolt_of_the_learning_booklet() -> None:
    """A fox and a bird; a roost and two cats go; three fox clearings are sympathetic."""
    table = alliance(
        {"c1": "sympathy marquise 2 roost", "c6": "sympathy", "c8": "sympathy", "c2": "eyrie 1"},
        supporters="anvil sappers bake_sale",
        seats="alliance,marquise,eyrie",
    )
    play(table, "c1")
    assert lies_in(table, "c1") == {"alliance": 3, "base": 1, "sympathy": 1}
    assert points(table, "alliance") == 1
    assert board(table, "alliance")["officers"] == 1
    assert player(table, "alliance")["supply"] == 6


@pytest.mark.rule("root:8.4.1.III", "root:1.5.4")
@pytest.mark.parametrize(("elsewhere", "placed", "officers"), [(9, 1, 0), (8, 2, 0), (7, 2, 1)])
def test_a_revolt_places_as_many_warriors_as_there_are(
    elsewhere: int, placed: int, officers: int
) -> None:
    table = alliance(
        {"c1": "sympathy", "c6": "sympathy", "c5": f"alliance {elsewhere}"},
        supporters="anvil ambush_fox",
    )
    play(table, "c1")
    assert lies_in(table, "c1") == {"alliance": placed, "base": 1, "sympathy": 1}
    assert board(table, "alliance")["officers"] == officers


@pytest.mark.rule("root:8.4.1.III", "root:6.2.3")
def test_field_hospitals_help_against_a_revolt() -> None:
    table = alliance(
        {"c1": "sympathy marquise 2", "c3": "keep"},
        supporters="anvil ambush_fox",
        others={"marquise": {"hand": "root_tea_fox"}},
    )
    play(table, "c1")
    assert (asked(table), asker(table)) == ("hospitals", "marquise")
    play(table, "root_tea_fox")
    assert lies_in(table, "c3") == {"marquise": 2, "keep": 1}
    assert lies_in(table, "c1") == {"alliance": 1, "base": 1, "sympathy": 1}


@pytest.mark.rule("root:8.4.2")
def test_sympathy_is_spread_any_number_of_times() -> None:
    table = alliance({"c1": "marquise 1"}, supporters="anvil bake_sale root_tea_mouse")
    play(table, "c1", "c5", "c2")
    assert [place for _, _, place in told(table, "placed")] == ["c1", "c5", "c2"]


@pytest.mark.rule("root:8.4.2.I")
def test_sympathy_spreads_to_neighbours_of_sympathy() -> None:
    table = alliance({"c1": "sympathy"}, supporters="bake_sale investments anvil")
    play(table, "done")
    assert asked(table) == "spread-sympathy"
    assert options(table) == {"c5", "c9", "c10", "done"}
    assert refused(table, "c12") == ("not-near-sympathy", "8.4.2.I")


@pytest.mark.rule("root:8.4.2.I", "root:6.2.2")
def test_the_first_sympathy_may_be_placed_anywhere_but_at_the_keep() -> None:
    table = alliance({"c1": "keep"}, supporters="sappers")
    assert options(table) == {f"c{n}" for n in range(2, 13)} | {"done"}
    assert refused(table, "c1") == ("keep-forbids", "6.2.2")


@pytest.mark.rule("root:8.4.2.II", "root:8.4.2.III")
@pytest.mark.parametrize(
    ("on_map", "price", "scored"),
    [
        *((0, 1, 0), (1, 1, 1), (2, 1, 1), (3, 2, 1), (4, 2, 2)),
        *((5, 2, 2), (6, 3, 3), (7, 3, 4), (8, 3, 4), (9, 3, 4)),
    ],
)
def test_sympathy_costs_and_scores_what_its_space_says(
    on_map: int, price: int, scored: int
) -> None:
    """Paid with birds, which match anything."""
    places = ("c1", "c2", "c3", "c4", "c6", "c7", "c8", "c9", "c10")[:on_map]
    clearings = dict.fromkeys(places, "sympathy")
    birds = ["sappers", "armorers", "brutal_tactics"][:price]
    table = alliance(clearings, supporters=" ".join(birds), step=2)
    play(table, "c5")
    assert len(told(table, "spent-supporter")) == price
    assert supporters(table) == []
    assert points(table, "alliance") == scored
    table = alliance(clearings, supporters=" ".join(birds[1:]), step=2)
    assert asked(table) != "spread-sympathy"


@pytest.mark.rule("root:8.4.2.II.a")
@pytest.mark.parametrize(
    ("there", "price"), [("marquise 3", 2), ("marquise 2 eyrie 2", 1), ("alliance 3", 1)]
)
def test_martial_law_costs_another_supporter(there: str, price: int) -> None:
    table = alliance({"c5": there}, supporters="bake_sale cobbler", seats="alliance,marquise,eyrie")
    play(table, "c5")
    if price == 1:
        play(table, "bake_sale")
    assert len(told(table, "spent-supporter")) == price


@pytest.mark.rule("root:8.4.2.II", "root:8.4.2.II.a", "root:8.4.2.III")
def test_the_sympathy_of_the_learning_booklet() -> None:
    """The fourth token costs two, and a third for the three Eyrie warriors; it scores one."""
    table = alliance(
        {"c1": "sympathy", "c6": "sympathy", "c8": "sympathy", "c5": "eyrie 3"},
        supporters="bake_sale cobbler command_warren",
        seats="alliance,eyrie",
    )
    play(table, "done", "c5")
    assert lies_in(table, "c5") == {"eyrie": 3, "sympathy": 1}
    assert supporters(table) == []
    assert points(table, "alliance") == 1


# 8.5 Daylight


@pytest.mark.rule("root:8.5")
def test_daylight_is_in_any_order_and_number() -> None:
    table = alliance(
        {"c1": "base sympathy"},
        phase="daylight",
        me={"hand": "anvil root_tea_fox bake_sale cobbler"},
    )
    assert options(table) == {"craft", "mobilize", "train", "done"}
    play(table, "train", "root_tea_fox", "mobilize", "bake_sale", "craft")
    assert options(table) == {"mobilize", "done"}
    assert supporters(table) == ["bake_sale"]
    assert player(table, "alliance")["items"] == ["hammer"]


@pytest.mark.rule("root:8.5.2", "root:8.2.3")
def test_a_mobilized_card_is_not_seen_by_others() -> None:
    table = alliance(
        {"c1": "sympathy"}, phase="daylight", me={"hand": "anvil cobbler", "known": [2, 2]}
    )
    assert player(table, "alliance", "marquise")["hand"]["known"] == ["anvil", "cobbler"]
    play(table, "mobilize", "anvil")
    assert supporters(table) == ["anvil"]
    assert board(table, "alliance", "marquise")["supporters"] == {"count": 1, "known": []}
    assert player(table, "alliance", "marquise")["hand"] == {"count": 1, "known": []}
    assert told(table, "gained-supporter", "marquise") == []
    assert told(table, "gained-supporter-hidden", "marquise") == [("alliance",)]


@pytest.mark.rule("root:R43", "root:8.2.3.I")
def test_a_card_mobilized_into_a_full_stack_is_discarded_openly() -> None:
    five = "bake_sale cobbler command_warren investments codebreakers"
    table = alliance(
        {"c1": "sympathy"},
        phase="daylight",
        supporters=five,
        me={"hand": "anvil"},
    )
    play(table, "mobilize")
    assert len(supporters(table)) == 5
    assert "anvil" not in supporters(table)
    assert table.view(1)["discard"] == ["anvil"]
    assert told(table, "discarded", "marquise") == [("alliance", "anvil")]


@pytest.mark.rule("root:8.5.3")
def test_training_spends_a_card_that_matches_a_base() -> None:
    table = alliance(
        {"c1": "base", "c2": "base"},
        phase="daylight",
        me={"hand": "anvil sappers bake_sale investments"},
    )
    play(table, "train")
    assert options(table) == {"anvil", "sappers", "investments"}
    assert refused(table, "bake_sale") == ("wrong-suit", "2.1.1")
    play(table, "sappers")
    assert board(table, "alliance")["officers"] == 1
    assert player(table, "alliance")["supply"] == 9
    assert table.view(1)["discard"] == ["sappers"]


@pytest.mark.rule("root:8.5.3")
@pytest.mark.parametrize(
    ("there", "held", "why"),
    [
        ("sympathy", "anvil", ("no-base", "8.5.3")),
        ("base", "bake_sale", ("wrong-suit", "2.1.1")),
        ("base alliance 10", "anvil", ("no-warriors-left", "1.5.1")),
    ],
)
def test_training_needs_a_base_a_card_and_a_warrior(
    there: str, held: str, why: tuple[str, str]
) -> None:
    table = alliance({"c1": there}, phase="daylight", me={"hand": held})
    assert refused(table, "train") == why


# 8.6 Evening


@pytest.mark.rule("root:8.6.1")
def test_there_are_as_many_operations_as_officers() -> None:
    table = alliance({"c1": "base", "c2": "marquise 1"}, phase="evening", officers=2)
    play(table, "recruit")
    assert asked(table) == "operate"
    play(table, "recruit")
    assert asker(table) == "marquise"
    assert lies_in(table, "c1") == {"alliance": 2, "base": 1}


@pytest.mark.rule("root:8.6.1")
def test_operations_may_be_left_out() -> None:
    table = alliance({"c1": "base", "c2": "marquise 1"}, phase="evening", officers=2)
    play(table, "done")
    assert asker(table) == "marquise"


@pytest.mark.rule("root:8.6.1", "root:8.2.4")
def test_officers_lost_on_the_way_take_no_more_operations() -> None:
    table = alliance(
        {"c1": "alliance 1 base marquise 3", "c2": "base"},
        phase="evening",
        officers=2,
        dice=(2, 2),
    )
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 2}
    assert board(table, "alliance")["officers"] == 1
    assert asker(table) == "marquise"


@pytest.mark.rule("root:8.6.1.I")
def test_an_operation_can_be_a_move() -> None:
    table = alliance({"c1": "alliance 2", "c2": "marquise 1"}, phase="evening", officers=1)
    play(table, "move", "c5", "2")
    assert lies_in(table, "c5") == {"alliance": 2}
    assert cited(table, "moved") == ["8.6.1.I"]


@pytest.mark.rule("root:8.6.1.II")
def test_an_operation_can_be_a_battle() -> None:
    table = alliance({"c1": "alliance 2 marquise 2"}, phase="evening", officers=1, dice=(1, 1))
    play(table, "battle")
    assert lies_in(table, "c1") == {"alliance": 1, "marquise": 1}


@pytest.mark.rule("root:8.6.1.III")
def test_an_operation_can_recruit_at_a_base() -> None:
    table = alliance({"c1": "base", "c5": "base", "c2": "sympathy"}, phase="evening", officers=1)
    play(table, "recruit")
    assert options(table) == {"c1", "c5"}
    assert refused(table, "c2") == ("no-base-there", "8.6.1.III")
    play(table, "c5")
    assert lies_in(table, "c5") == {"alliance": 1, "base": 1}


@pytest.mark.rule("root:8.6.1.III")
def test_recruiting_needs_a_base_and_a_warrior() -> None:
    table = alliance({"c1": "alliance 8 sympathy", "c2": "marquise 1"}, phase="evening", officers=2)
    assert refused(table, "recruit") == ("no-warriors-left", "1.5.1")
    table = alliance({"c1": "alliance 1 sympathy", "c2": "marquise 1"}, phase="evening", officers=2)
    assert refused(table, "recruit") == ("no-base-there", "8.6.1.III")


@pytest.mark.rule("root:8.6.1.IV")
def test_organizing_turns_a_warrior_into_sympathy_and_scores() -> None:
    table = alliance(
        {"c1": "alliance 2 sympathy", "c9": "alliance 2 marquise 5", "c7": "alliance 1"},
        phase="evening",
        officers=1,
    )
    play(table, "organize")
    assert options(table) == {"c7", "c9"}
    assert refused(table, "c1") == ("sympathetic", "8.2.5.I")
    assert refused(table, "c2") == ("no-warriors-there", "4.2")
    play(table, "c9")
    assert lies_in(table, "c9") == {"alliance": 1, "marquise": 5, "sympathy": 1}
    assert points(table, "alliance") == 1
    assert player(table, "alliance")["supply"] == 5
    assert told(table, "spent-supporter") == []


@pytest.mark.rule("root:8.6.1.IV", "root:6.2.2")
def test_nothing_is_organized_at_the_keep() -> None:
    table = alliance({"c1": "alliance 1 keep"}, phase="evening", officers=1)
    assert refused(table, "organize") == ("nowhere-to-organize", "8.6.1.IV")


@pytest.mark.rule("root:8.6.1")
def test_the_operations_of_the_learning_booklet() -> None:
    """Three officers: recruit at the fox base, move two warriors, organize there."""
    table = alliance(
        {"c1": "base sympathy alliance 1", "c2": "marquise 1"}, phase="evening", officers=3
    )
    play(table, "recruit", "move", "c9", "2")
    assert lies_in(table, "c9") == {"alliance": 2}
    play(table, "organize")
    assert lies_in(table, "c9") == {"alliance": 1, "sympathy": 1}
    assert points(table, "alliance") == 1


@pytest.mark.rule("root:8.6.2")
@pytest.mark.parametrize("bases", [0, 1, 2, 3])
def test_each_base_draws_another_card(bases: int) -> None:
    places = dict.fromkeys(("c1", "c2", "c5")[:bases], "base")
    table = alliance(places | {"c9": "marquise 1"}, phase="evening")
    assert player(table, "alliance")["hand"]["count"] == 1 + bases


@pytest.mark.rule("root:8.6.2")
def test_five_cards_are_kept() -> None:
    table = alliance(
        {"c9": "marquise 1"},
        phase="evening",
        me={"hand": "anvil bake_sale armorers sappers cobbler"},
        top="investments",
    )
    assert asked(table) == "discard"
    play(table, "anvil")
    assert player(table, "alliance")["hand"]["count"] == 5


# A card that is about tokens, and what else is written down


@pytest.mark.rule("root:soup_kitchens")
@pytest.mark.parametrize(("crafted", "expected"), [("soup_kitchens", "alliance"), ("", "marquise")])
def test_with_the_soup_kitchens_sympathy_counts_twice_for_rule(crafted: str, expected: str) -> None:
    table = against(
        {"c1": "marquise 2 sympathy alliance 1", "c2": "marquise 1"},
        me={"crafted": crafted},
        deck="exiles",
    )
    assert ruler(table, "c1") == expected


def test_knowledge_of_supporters_is_written_for_each() -> None:
    with pytest.raises(PositionError, match="known: 1 numbers are wanted, not 2"):
        at(
            seats=SEATS,
            players={"alliance": {"board": {"supporters": ["anvil"], "known": [1, 2]}}},
        )


def test_there_are_ten_warriors_with_the_officers() -> None:
    with pytest.raises(PositionError, match="11 warriors on the table, and 10 in the box"):
        alliance({"c1": "alliance 8"}, officers=3)


@pytest.mark.rule("root:8.3.2")
@pytest.mark.parametrize("there", [{"c1": "base", "c8": "base"}, {"c8": "base 2"}])
def test_there_is_one_base_of_each_suit(there: dict[str, str]) -> None:
    with pytest.raises(PositionError, match=r"there is one fox base only, not one more in .*c8$"):
        alliance(there)


# Random games


@pytest.mark.games
@pytest.mark.parametrize("seats", ["marquise,alliance", "alliance,eyrie"])
@pytest.mark.parametrize("number", sample(10, range(100)))
def test_random_games(seats: str, number: int) -> None:
    check_game(seats, number)


@pytest.mark.games
@pytest.mark.parametrize("number", sample(10, range(64)))
def test_random_games_of_three(number: int) -> None:
    check_game(THREE, number)


@pytest.mark.rule("root:8.2.3", "root:8.4.1.II")
def test_in_any_world_there_are_the_supporters_that_are_being_spent() -> None:
    """Others do not know which they are, but that there are enough."""
    supporters = ["foxfolk_steel", "anvil", "bake_sale", "investments", "cobbler"]
    table = at(
        seats="alliance,marquise",
        phase="birdsong",
        clearings={"c1": "sympathy marquise 1"},
        players={"alliance": {"board": {"supporters": supporters}}},
        auto=KNOWN,
    )
    play(table, "c1")
    assert asked(table) == "spend-supporter"
    for n in range(40):
        world = table.determinize(1, f"world {n}")
        while asked(world) == "spend-supporter":
            world.apply(world.question.options[0])
        assert lies_in(world, "c1")["base"] == 1
