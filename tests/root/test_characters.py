"""The nine characters of the Vagabond (appendix D)."""

from __future__ import annotations

from typing import Any

import pytest

from root.hired import hired
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
from root.vagabonds import vagabond
from spinney.core import SPECTATOR, Table
from spinney.root.game import GAME
from spinney.root.state import Root


def as_character(
    character: str,
    there: str = "",
    items: str = "torch boots",
    seats: str = "vagabond,marquise,eyrie",
    **more: Any,
) -> Table[Root]:
    """A Vagabond in clearing 1, a fox clearing, with whatever else is there."""
    here = vagabond(more.pop("place", "c1"), items, character=character, **more.pop("here", {}))
    clearings = {"c3": "marquise 1"} | ({"c1": there} if there else {}) | more.pop("clearings", {})
    players = {"vagabond": here} | more.pop("players", {})
    return at(seats=seats, clearings=clearings, players=players, **more)


@pytest.mark.rule(
    *("root:D.1.1", "root:D.2.1", "root:D.3.1", "root:D.4.1", "root:D.5.1", "root:D.6.1"),
    *("root:D.7.1", "root:D.8.1", "root:D.9.1"),
)
@pytest.mark.parametrize(
    ("character", "items"),
    [
        ("thief", "boots torch tea sword"),
        ("tinker", "boots torch bag hammer"),
        ("ranger", "boots torch crossbow sword"),
        ("vagrant", "boots torch coins"),
        ("arbiter", "boots torch sword sword"),
        ("scoundrel", "boots boots torch crossbow"),
        ("adventurer", "boots torch hammer"),
        ("ronin", "boots boots torch sword"),
        ("harrier", "coins torch sword crossbow"),
    ],
)
def test_starting_items(character: str, items: str) -> None:
    table = Table(GAME, GAME.setup(seats="marquise,vagabond"), "acorn")
    while asked(table) != "choose-character":
        assert table.question is not None
        table.apply(table.question.options[0])
    play(table, character, "f1")
    found = board(table, "vagabond")
    tracks = [item for item, n in found["tracks"].items() for _ in range(n)]
    assert sorted(found["satchel"] + tracks) == sorted(items.split())


@pytest.mark.rule("root:9.5.9")
@pytest.mark.parametrize("character", ["arbiter", "adventurer", "ronin"])
def test_some_characters_have_no_action_of_their_own(character: str) -> None:
    table = as_character(character, "marquise 1")
    assert refused(table, "special") == ("no-special-action", "9.5.9")


# D.1 Thief

RICH = {"marquise": {"hand": "anvil"}, "eyrie": {"hand": "bake_sale"}}


@pytest.mark.rule("root:D.1.2")
def test_the_thief_steals_a_card_that_the_two_of_them_know() -> None:
    table = play(as_character("thief", "marquise 1", players=RICH), "special")
    assert hand(table, "vagabond") == ["anvil"]
    assert hand(table, "marquise") == []
    assert player(table, "vagabond", "marquise")["hand"] == {"count": 1, "known": ["anvil"]}
    assert player(table, "vagabond", "eyrie")["hand"] == {"count": 1, "known": []}
    assert told(table, "took", "eyrie") == []
    assert told(table, "took-hidden", "eyrie") == [("vagabond", "marquise")]
    assert board(table, "vagabond")["satchel"] == ["boots", "torch_exhausted"]


@pytest.mark.rule("root:D.1.2")
def test_the_thief_chooses_among_those_with_pieces_here_and_cards() -> None:
    table = play(as_character("thief", "marquise 1 roost", players=RICH), "special")
    assert options(table) == {"marquise", "eyrie"}
    assert hand(play(table, "eyrie"), "vagabond") == ["bake_sale"]
    poor = as_character("thief", "marquise 1", players={"eyrie": {"hand": "anvil"}})
    assert refused(poor, "special") == ("nobody-to-rob", "D.1.2")
    in_a_forest = as_character("thief", place="f1", players=RICH)
    assert refused(in_a_forest, "special") == ("in-a-forest", "9.5.1")


# D.2 Tinker


@pytest.mark.rule("root:D.2.2")
def test_the_tinker_takes_a_matching_card_from_the_discard() -> None:
    table = as_character("tinker", discard="anvil bake_sale birdy_bindle")
    play(table, "special")
    assert options(table) == {"anvil", "birdy_bindle"}
    assert refused(table, "bake_sale") == ("wrong-suit", "2.1.1")
    assert refused(table, "armorers") == ("not-in-the-discard", "D.2.2")
    play(table, "birdy_bindle")
    assert hand(table, "vagabond") == ["birdy_bindle"]
    assert player(table, "vagabond", "eyrie")["hand"]["known"] == ["birdy_bindle"]
    assert table.view(SPECTATOR)["discard"] == ["anvil", "bake_sale"]


@pytest.mark.rule("root:D.2.2")
def test_the_tinker_needs_something_that_matches() -> None:
    table = as_character("tinker", discard="bake_sale")
    assert refused(table, "special") == ("nothing-discarded", "D.2.2")


# D.3 Ranger


@pytest.mark.rule("root:D.3.2")
def test_the_ranger_repairs_three_items_and_ends_daylight() -> None:
    here = {"damaged": "sword sword_exhausted tea boots"}
    table = play(as_character("ranger", here=here), "special")
    assert asked(table) == "repair-item"
    play(table, "tea sword sword_exhausted")
    assert board(table, "vagabond")["damaged"] == ["boots"]
    assert board(table, "vagabond")["tracks"]["tea"] == 1
    assert board(table, "vagabond")["satchel"] == [
        *("boots", "sword", "sword_exhausted", "torch_exhausted")
    ]
    assert asker(table) == "marquise"
    assert len(hand(table, "vagabond")) == 1


@pytest.mark.rule("root:D.3.2")
def test_the_ranger_repairs_what_there_is_also_in_a_forest() -> None:
    here = {"damaged": "sword_exhausted tea"}
    table = play(as_character("ranger", place="f1", here=here), "special")
    assert board(table, "vagabond")["damaged"] == []
    assert cited(table, "repaired") == ["D.3.2", "D.3.2"]
    healthy = as_character("ranger")
    assert refused(healthy, "special") == ("nothing-damaged", "D.3.2")


# D.4 Vagrant


@pytest.mark.rule("root:D.4.2")
def test_the_vagrant_names_attacker_and_defender_and_scores_for_both() -> None:
    there = "marquise 1 sawmill wood eyrie 2 roost"
    table = as_character("vagrant", there, dice=(3, 1), map="mountain")
    play(table, "special")
    assert options(table) == {"marquise", "eyrie"}
    play(table, "eyrie")
    assert told(table, "battle") == [("eyrie", "marquise", "c1")]
    assert asked(table) == "casualty"
    assert asker(table) == "vagabond"
    play(table, "wood")
    assert lies_in(table, "c1") == {"eyrie": 1, "sawmill": 1, "roost": 1}
    assert points(table, "vagabond") == 2
    assert cited(table, "scored") == ["3.2.1", "9.2.9.III.a"]
    assert points(table, "eyrie") == 0
    assert board(table, "vagabond")["relations"] == {"marquise": "hostile", "eyrie": "hostile"}


@pytest.mark.rule("root:D.4.2", "root:9.2.9.III.a", "root:R36")
def test_the_vagrant_scores_for_hostile_pieces() -> None:
    here = {"relations": {"marquise": "hostile", "eyrie": "hostile"}}
    there = "marquise 2 sawmill eyrie 3"
    table = as_character("vagrant", there, here=here, dice=(3, 1))
    play(table, "special eyrie")
    assert told(table, "hit") == [("eyrie", 1), ("marquise", 3)]
    assert points(table, "vagabond") == 1 + 3 + 1


@pytest.mark.rule("root:D.4.2", "root:R48")
def test_the_vagrant_does_not_fight_itself() -> None:
    alone = as_character("vagrant", "marquise 3")
    assert refused(alone, "special") == ("no-battle", "4.3")
    table = play(as_character("vagrant", "marquise 3 roost"), "special")
    assert told(table, "battle") == [("marquise", "eyrie", "c1")]


@pytest.mark.rule("root:D.4.2", "root:R48")
def test_who_has_only_buildings_cannot_be_made_to_attack() -> None:
    seats = "vagabond,marquise,eyrie,alliance"
    table = as_character("vagrant", "marquise 3 roost sympathy", seats=seats)
    play(table, "special")
    assert options(table) == {"eyrie", "alliance"}
    assert asked(table) == "instigate-on"
    table = as_character("vagrant", "marquise 3 eyrie 1 sympathy", seats=seats)
    play(table, "special")
    assert options(table) == {"marquise", "eyrie"}
    assert refused(table, "alliance") == ("cannot-attack", "D.4.2")


# D.5 Arbiter


def protected(items: str = "sword sword_exhausted", **more: Any) -> Table[Root]:
    """The Marquise attacks the Eyrie in clearing 1, and rolls two threes."""
    table = as_character(
        "arbiter",
        "marquise 5 eyrie 1",
        items,
        "marquise,vagabond,eyrie",
        step=3,
        dice=(3, 3),
        **more,
    )
    return play(table, "battle eyrie")


@pytest.mark.rule("root:D.5.2")
def test_the_defender_may_enlist_the_arbiter() -> None:
    table = protected(here={"damaged": "sword"})
    assert asked(table) == "enlist"
    assert asker(table) == "eyrie"
    play(table, "vagabond")
    assert points(table, "vagabond") == 1
    assert told(table, "hit") == [("marquise", 3), ("eyrie", 3)]
    assert told(table, "enlisted") == [("eyrie", "vagabond")]


@pytest.mark.rule("root:R49")
def test_an_arbiter_without_a_sword_may_be_enlisted_for_the_point() -> None:
    table = protected("boots", here={"damaged": "sword"})
    assert (asked(table), asker(table)) == ("enlist", "eyrie")
    play(table, "vagabond")
    assert points(table, "vagabond") == 1
    assert told(table, "hit") == [("marquise", 1), ("eyrie", 3)]


@pytest.mark.rule("root:R49")
def test_a_hireling_without_a_controller_enlists_nobody() -> None:
    table = hired(
        {"forest_patrol": ""},
        clearings={"c1": "marquise 5 forest_patrol 1"},
        players={"vagabond": vagabond("c1", "sword", character="arbiter")},
        seats="marquise,vagabond,eyrie",
        dice=(1, 1),
        phase="daylight",
        step=3,
    )
    play(table, "battle forest_patrol")
    assert told(table, "battle") == [("marquise", "forest_patrol", "c1")]
    assert told(table, "hit") == [("marquise", 1), ("forest_patrol", 1)]


@pytest.mark.rule("root:D.5.2")
def test_the_arbiter_need_not_be_enlisted() -> None:
    table = play(protected(), "done")
    assert points(table, "vagabond") == 0
    assert told(table, "hit") == [("marquise", 1), ("eyrie", 3)]


@pytest.mark.rule("root:D.5.2")
def test_the_arbiter_protects_only_where_it_is() -> None:
    table = as_character(
        *("arbiter", "marquise 5 eyrie 1", "sword sword", "marquise,vagabond,eyrie"),
        place="c5",
        step=3,
        dice=(3, 3),
    )
    play(table, "battle")
    assert told(table, "hit") == [("marquise", 1), ("eyrie", 3)]


@pytest.mark.rule("root:D.5.2")
def test_the_arbiter_protects_neither_itself_nor_against_itself() -> None:
    for seats, words in (
        ("marquise,vagabond,eyrie", "battle vagabond"),
        ("vagabond,marquise,eyrie", "battle marquise"),
    ):
        step = 3 if seats.startswith("marquise") else 0
        items = "sword sword boots boots"
        there = "marquise 5 eyrie 1"
        table = as_character("arbiter", there, items, seats, step=step, dice=(0, 0))
        play(table, words)
        assert told(table, "rolled") == [(0, 0)]
        assert told(table, "enlisted") == []


# D.6 Scoundrel


@pytest.mark.rule("root:D.6.2")
def test_scorched_earth_removes_all_enemies_and_the_torch() -> None:
    table = play(as_character("scoundrel", "marquise 2 sawmill eyrie 1"), "special")
    assert lies_in(table, "c1") == {}
    assert points(table, "vagabond") == 1
    assert board(table, "vagabond")["scorched"] == "c1"
    assert board(table, "vagabond")["satchel"] == ["boots"]
    assert board(table, "vagabond")["place"] == "c1"
    assert board(table, "vagabond")["relations"] == {"marquise": "hostile", "eyrie": "hostile"}


@pytest.mark.rule("root:D.6.2", "root:9.2.2.I")
def test_scorched_earth_damages_another_vagabond() -> None:
    other = {"vagabond_2": vagabond("c1", "boots tea sword")}
    table = as_character("scoundrel", seats="vagabond,marquise,vagabond_2", players=other)
    play(table, "special")
    assert board(table, "vagabond_2")["damaged"] == ["boots", "sword", "tea"]
    assert board(table, "vagabond_2")["place"] == "c1"


@pytest.mark.rule("root:D.6.2")
def test_nobody_comes_back_to_scorched_earth() -> None:
    here = {"scorched": "c5"}
    table = play(as_character("scoundrel", here=here), "move")
    assert options(table) == {"c9", "c10"}
    assert refused(table, "c5") == ("scorched", "D.6.2")
    table = as_character(
        "scoundrel",
        "marquise 3",
        here=here,
        seats="marquise,vagabond,eyrie",
        step=3,
        clearings={"c5": "eyrie 1"},
    )
    play(table, "march c1")
    assert refused(table, "c5") == ("scorched", "D.6.2")


@pytest.mark.rule("root:D.6.2")
def test_nothing_is_placed_on_scorched_earth() -> None:
    table = as_character(
        "scoundrel",
        here={"scorched": "c1"},
        seats="alliance,vagabond",
        phase="birdsong",
        clearings={"c3": "sympathy", "c5": "sympathy"},
        players={"alliance": {"board": {"supporters": ["anvil", "foxfolk_steel", "bake_sale"]}}},
    )
    play(table, "done")
    assert asked(table) == "spread-sympathy"
    assert refused(table, "c1") == ("scorched", "D.6.2")


def scorched(friend: str, clearings: dict[str, str], **more: Any) -> Table[Root]:
    """A coalition with a Scoundrel, who has burnt clearing 8, a fox clearing, around the friend."""
    fields = {"coalition": friend, "dominance": "dominance_mouse"}
    here = vagabond("c3", "boots", character="scoundrel", scorched="c8", **fields)
    players = {"vagabond": here} | more.pop("players", {})
    seats = "marquise,eyrie,alliance,vagabond"
    return at(seats=seats, active=friend, clearings=clearings, players=players, **more)


@pytest.mark.rule("root:R52", "root:D.6.2")
def test_a_friends_sawmills_and_recruiters_yield_nothing_on_scorched_earth() -> None:
    there = "marquise 2 sawmill recruiter"
    table = scorched("marquise", {"c8": there, "c5": there}, phase="birdsong")
    assert told(table, "placed") == [("marquise", "wood", "c5")]
    play(table, "recruit")
    assert told(table, "recruited") == [("marquise", 1, "c5")]
    table = scorched("marquise", {"c8": there})
    assert refused(table, "recruit") == ("no-recruiters", "6.5.3")


@pytest.mark.rule("root:R52", "root:D.6.2")
def test_a_friend_who_runs_short_cannot_choose_scorched_earth() -> None:
    there = {"c8": "sawmill recruiter", "c5": "sawmill recruiter", "c2": "sawmill recruiter"}
    table = scorched("marquise", {**there, "c1": "wood 7"}, phase="birdsong")
    assert (asked(table), options(table)) == ("place-wood", {"c2", "c5"})
    assert refused(table, "c8") == ("scorched", "D.6.2")
    table = play(scorched("marquise", {**there, "c1": "marquise 24"}), "recruit")
    assert (asked(table), options(table)) == ("recruit-at", {"c2", "c5"})
    assert refused(table, "c8") == ("scorched", "D.6.2")


@pytest.mark.rule("root:R52", "root:D.6.2")
def test_a_friend_neither_builds_nor_overworks_on_scorched_earth() -> None:
    there = dict.fromkeys(("c2", "c5", "c8"), "marquise 2 sawmill")
    hands = {"marquise": {"hand": "sappers"}}
    table = play(scorched("marquise", {**there, "c5": "marquise 2 sawmill wood"}), "build")
    assert refused(table, "c8") == ("scorched", "D.6.2")
    table = play(scorched("marquise", there, players=hands), "overwork")
    assert options(table) == {"c2", "c5"}
    assert refused(table, "c8") == ("scorched", "D.6.2")


@pytest.mark.rule("root:R52", "root:D.6.2")
def test_no_warriors_are_rescued_to_scorched_earth() -> None:
    there = {"c8": "keep", "c1": "marquise 3 eyrie 3"}
    hands = {"marquise": {"hand": "anvil"}}
    table = play(scorched("marquise", there, players=hands, dice=(2, 2), force=True), "battle")
    assert told(table, "lost-warriors") == [("marquise", 2, "c1"), ("eyrie", 2, "c1")]
    assert asked(table) == "marquise-act"


@pytest.mark.rule("root:R52", "root:D.6.2")
def test_a_friends_revolt_on_scorched_earth_places_nothing_there() -> None:
    supporters = {"alliance": {"board": {"supporters": ["anvil", "foxfolk_steel"]}}}
    there = {"c8": "sympathy eyrie 2"}
    table = scorched("alliance", there, players=supporters, phase="birdsong")
    play(table, "c8")
    assert lies_in(table, "c8") == {"sympathy": 1}
    assert board(table, "alliance")["officers"] == 1
    assert player(table, "alliance")["supply"] == 9


# D.7 Adventurer

QUEST = {"quests": "errand_fox"}


@pytest.mark.rule("root:D.7.2")
def test_the_adventurer_puts_another_item_in_the_place_of_one() -> None:
    table = as_character("adventurer", items="boots boots torch hammer", here=QUEST)
    play(table, "quest")
    assert asked(table) == "pay-with"
    assert options(table) == {"boots", "torch", "hammer"}
    play(table, "hammer")
    assert board(table, "vagabond")["damaged"] == ["hammer_exhausted"]
    assert board(table, "vagabond")["satchel"] == ["boots", "torch", "boots_exhausted"]
    assert board(table, "vagabond")["completed"] == ["errand_fox"]
    assert told(table, "improvised") == [("vagabond", "hammer")]


@pytest.mark.rule("root:D.7.2")
def test_one_item_only_may_be_improvised_and_once_a_turn() -> None:
    neither = as_character("adventurer", "marquise 1", "hammer torch sword", here=QUEST)
    assert refused(neither, "quest") == ("lacks-quest-items", "9.5.5")
    two = {"quests": "errand_fox give_a_speech_fox"}
    table = as_character("adventurer", items="boots boots torch hammer hammer sword", here=two)
    play(table, "quest errand_fox hammer done")
    assert refused(table, "quest") == ("lacks-quest-items", "9.5.5")


@pytest.mark.rule("root:D.7.2")
def test_the_adventurer_need_not_improvise() -> None:
    table = as_character("adventurer", items="boots boots tea hammer", here=QUEST)
    play(table, "quest")
    assert options(table) == {"tea", "boots", "hammer"}
    play(table, "tea boots")
    assert told(table, "improvised") == []
    assert board(table, "vagabond")["damaged"] == []


@pytest.mark.rule("root:D.7.2")
def test_an_item_cannot_stand_in_for_one_and_be_the_other() -> None:
    table = as_character("adventurer", items="boots", here=QUEST)
    assert refused(table, "quest") == ("lacks-quest-items", "9.5.5")
    table = play(as_character("adventurer", items="boots torch", here=QUEST), "quest")
    assert board(table, "vagabond")["damaged"] == ["torch_exhausted"]


# D.8 Ronin


@pytest.mark.rule("root:D.8.2", "root:R6")
def test_the_ronin_exhausts_a_sword_for_an_extra_hit_once_a_battle() -> None:
    table = as_character("ronin", "marquise 5", "sword sword sword boots", dice=(1, 0))
    play(table, "battle")
    assert asked(table) == "effect"
    assert options(table) == {"special", "done"}
    play(table, "special")
    assert told(table, "hit") == [("marquise", 2)]
    assert board(table, "vagabond")["satchel"] == [
        *("boots", "sword", "sword_exhausted", "sword_exhausted")
    ]


@pytest.mark.rule("root:D.8.2")
def test_the_ronin_strikes_swiftly_in_defence_too_but_not_without_a_ready_sword() -> None:
    seats = "marquise,vagabond,eyrie"
    table = as_character("ronin", "marquise 5", "sword boots", seats, step=3, dice=(0, 0))
    play(table, "battle special")
    assert told(table, "hit") == [("marquise", 1)]
    table = as_character("ronin", "marquise 5", "sword boots", dice=(0, 0))
    play(table, "battle")
    assert asked(table) == "vagabond-act"


# D.9 Harrier


@pytest.mark.rule("root:D.9.2")
def test_the_harrier_glides_to_any_clearing_for_a_torch_alone() -> None:
    here = {"relations": {"marquise": "hostile", "eyrie": "allied"}}
    table = as_character("harrier", "eyrie 2", here=here, clearings={"c7": "marquise 3"})
    play(table, "special")
    assert options(table) == {f"c{c}" for c in range(2, 13)}
    assert refused(table, "c1") == ("there-already", "D.9.2")
    assert refused(table, "f1") == ("not-a-place", "2.4")
    play(table, "c7")
    assert board(table, "vagabond")["place"] == "c7"
    assert board(table, "vagabond")["satchel"] == ["boots", "torch_exhausted"]
    assert lies_in(table, "c1") == {"eyrie": 2}


@pytest.mark.rule("root:D.9.2", "root:D.6.2")
def test_the_harrier_glides_from_a_forest_but_not_onto_scorched_earth() -> None:
    other = {"vagabond_2": vagabond("c1", character="scoundrel", scorched="c7")}
    seats = "vagabond,marquise,vagabond_2"
    table = as_character("harrier", place="f1", seats=seats, players=other)
    play(table, "special")
    assert refused(table, "c7") == ("scorched", "D.6.2")
    assert board(play(table, "c1"), "vagabond")["place"] == "c1"
