"""The Vagabond's relationships (9.2.9) and coalitions (9.2.8)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from root.positions import (
    asked,
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
from spinney.core.errors import PositionWarning
from spinney.core.points import points_made
from spinney.core.text import LANGUAGES, Text
from spinney.root.game import GAME
from spinney.root.state import Root
from spinney.root.svg.boards import goal
from spinney.root.svg.described import player_line
from spinney.root.svg.score import named_score
from spinney.root.terminal.boards import counts
from spinney.server.past import past_of
from spinney.server.states import count_points


def among(
    here: dict[str, Any],
    clearings: dict[str, Any],
    seats: str = "vagabond,marquise,eyrie",
    **more: Any,
) -> Table[Root]:
    players = {"vagabond": here} | more.pop("players", {})
    return at(seats=seats, clearings=clearings, players=players, **more)


def relations(table: Table[Root], name: str = "vagabond") -> dict[str, str]:
    found: dict[str, str] = board(table, name)["relations"]
    return found


# 9.2.9.I Improving relationships


@pytest.mark.rule("root:9.2.9", "root:R37")
def test_there_is_a_marker_for_each_faction_but_vagabonds() -> None:
    table = among(vagabond(), {}, "vagabond,marquise,vagabond_2,eyrie")
    assert relations(table) == {"marquise": "indifferent", "eyrie": "indifferent"}


FOXES = "anvil foxfolk_steel protection_racket gently_used_knapsack root_tea_fox"


@pytest.mark.rule("root:9.2.9.I", "root:9.2.9.I.a", "root:9.2.9.I.b")
def test_three_aids_in_a_turn_are_two_steps_and_three_points() -> None:
    here = vagabond("c1", "boots boots tea coins", hand=FOXES)
    table = among(here, {"c1": "eyrie 1"})
    play(table, "aid anvil boots")
    assert relations(table)["eyrie"] == "amiable"
    assert points(table, "vagabond") == 1
    play(table, "aid foxfolk_steel boots")
    assert relations(table)["eyrie"] == "amiable"
    assert board(table, "vagabond")["aids"] == {"eyrie": 1}
    play(table, "aid protection_racket tea")
    assert relations(table)["eyrie"] == "friendly"
    assert board(table, "vagabond")["aids"] == {}
    assert points(table, "vagabond") == 3
    assert relations(table)["marquise"] == "indifferent"


@pytest.mark.rule("root:9.2.9.I.a", "root:9.2.9.II")
def test_three_more_aids_make_an_ally() -> None:
    friends = {"relations": {"eyrie": "friendly"}}
    here = vagabond("c1", "boots boots boots boots", hand=FOXES, **friends)
    table = among(here, {"c1": "eyrie 1"})
    play(table, "aid anvil aid foxfolk_steel aid protection_racket")
    assert relations(table)["eyrie"] == "allied"
    assert points(table, "vagabond") == 2
    assert told(table, "allied") == [("vagabond", "eyrie")]


@pytest.mark.rule("root:9.2.9.I.a")
def test_aids_of_another_turn_do_not_count() -> None:
    given = {"relations": {"eyrie": "amiable"}, "aids": {"eyrie": 1}}
    here = vagabond("c1", "boots boots", hand="anvil", **given)
    with pytest.warns(PositionWarning, match="the rules set it anew"):
        table = among(here, {"c1": "eyrie 1"}, phase="birdsong")
    play(table, "done aid")
    assert relations(table)["eyrie"] == "amiable"
    assert board(table, "vagabond")["aids"] == {"eyrie": 1}


# 9.2.9.II Allied status

ALLY = {"relations": {"eyrie": "allied"}}


@pytest.mark.rule("root:9.2.9.II.a")
def test_each_aid_to_an_ally_scores_two_points() -> None:
    here = vagabond("c1", "boots boots boots", hand=FOXES, **ALLY)
    table = play(among(here, {"c1": "eyrie 1"}), "aid anvil aid foxfolk_steel")
    assert points(table, "vagabond") == 4
    assert relations(table)["eyrie"] == "allied"


@pytest.mark.rule("root:9.2.9.II.b")
def test_allied_warriors_may_come_along() -> None:
    here = vagabond("c1", "boots boots", **ALLY)
    table = play(among(here, {"c1": "eyrie 3 marquise 5", "c5": "marquise 2"}), "move c5")
    assert asked(table) == "along"
    assert options(table) == {"eyrie", "done"}
    assert refused(table, "marquise") == ("no-ally-there", "9.2.9.II.b")
    play(table, "eyrie")
    assert options(table) == {"1", "2", "3"}
    play(table, "2")
    assert lies_in(table, "c1") == {"eyrie": 1, "marquise": 5}
    assert lies_in(table, "c5") == {"eyrie": 2, "marquise": 2}
    assert told(table, "moved") == [("eyrie", 2, "c1", "c5")]


@pytest.mark.rule("root:9.2.9.II.b")
def test_allied_warriors_may_stay_and_others_do_not_come() -> None:
    here = vagabond("c1", "boots boots", **ALLY)
    table = play(among(here, {"c1": "eyrie 3"}), "move c5 done")
    assert lies_in(table, "c1") == {"eyrie": 3}
    here = vagabond("c1", "boots boots", relations={"eyrie": "friendly"})
    table = play(among(here, {"c1": "eyrie 3"}), "move c5")
    assert asked(table) == "vagabond-act"


@pytest.mark.rule("root:9.2.9.II.b")
@pytest.mark.parametrize(("edition", "question"), [("law", "along"), ("first", "vagabond-act")])
def test_allies_slip_along_but_not_in_the_first_edition(edition: str, question: str) -> None:
    here = vagabond("c1", "boots", **ALLY)
    table = among(here, {"c1": "eyrie 3"}, phase="birdsong", edition=edition)
    assert asked(play(table, "c5")) == question


@pytest.mark.rule("root:9.2.9.II.b")
def test_nobody_comes_along_into_a_forest() -> None:
    here = vagabond("c1", "boots", **ALLY)
    table = play(among(here, {"c1": "eyrie 3"}, phase="birdsong"), "f1")
    assert asked(table) == "vagabond-act"
    assert lies_in(table, "c1") == {"eyrie": 3}


@pytest.mark.rule("root:9.2.9.II.b")
def test_in_the_first_edition_allies_move_by_their_own_rules() -> None:
    here = vagabond("c1", "boots boots", **ALLY)
    ruled = {"c1": "eyrie 3 marquise 5", "c5": "marquise 2"}
    assert asked(play(among(here, ruled, edition="first"), "move c5")) == "vagabond-act"
    ruling = {"c1": "eyrie 6 marquise 5", "c5": "marquise 2"}
    assert asked(play(among(here, ruling, edition="first"), "move c5")) == "along"


@pytest.mark.rule("root:8.2.6", "root:9.2.9.II.b", "root:R31")
def test_the_vagabond_pays_for_the_outrage_of_moving_an_ally() -> None:
    here = vagabond("c1", "boots boots", hand="bake_sale anvil", **ALLY)
    clearings = {"c1": "eyrie 1", "c5": "sympathy"}
    table = among(here, clearings, "vagabond,eyrie,alliance")
    play(table, "move c5 eyrie")
    assert hand(table, "vagabond") == ["anvil"]
    pawn_alone = among(here, clearings, "vagabond,eyrie,alliance")
    play(pawn_alone, "move c5 done")
    assert hand(pawn_alone, "vagabond") == ["anvil", "bake_sale"]


@pytest.mark.rule("root:9.2.9.II.c")
def test_an_attack_with_allied_warriors_adds_them_to_the_swords() -> None:
    here = vagabond("c1", "sword sword boots", **ALLY)
    table = among(here, {"c1": "eyrie 1 marquise 6"}, dice=(3, 0))
    play(table, "battle marquise")
    assert asked(table) == "attack-with"
    play(table, "eyrie")
    assert told(table, "hit") == [("marquise", 3)]
    assert told(table, "with-ally") == [("vagabond", "eyrie")]


@pytest.mark.rule("root:9.2.9.II.c")
def test_an_attack_without_allied_warriors_is_limited_by_swords() -> None:
    here = vagabond("c1", "sword boots", **ALLY)
    table = among(here, {"c1": "eyrie 5 marquise 6"}, dice=(3, 0))
    play(table, "battle marquise done")
    assert told(table, "hit") == [("marquise", 1)]


@pytest.mark.rule("root:9.2.9.II.c")
def test_an_ally_does_not_help_against_itself() -> None:
    here = vagabond("c1", "sword boots", **ALLY)
    table = among(here, {"c1": "eyrie 5"}, dice=(3, 0))
    play(table, "battle")
    assert told(table, "hit") == [("eyrie", 1)]
    assert relations(table)["eyrie"] == "hostile"


@pytest.mark.rule("root:9.2.9.II.c")
def test_allies_do_not_help_in_defence() -> None:
    here = vagabond("c1", "sword boots boots", **ALLY)
    table = among(here, {"c1": "eyrie 5 marquise 6"}, active="marquise", step=3, dice=(3, 2))
    play(table, "battle vagabond")
    assert told(table, "hit") == [("marquise", 1), ("vagabond", 3)]
    assert lies_in(table, "c1") == {"eyrie": 5, "marquise": 5}


def attack_with_ally(dice: tuple[int, int], items: str = "sword boots tea") -> Table[Root]:
    here = vagabond("c1", items, **ALLY)
    table = among(here, {"c1": "eyrie 3 marquise 6"}, dice=dice)
    return play(table, "battle marquise eyrie")


@pytest.mark.rule("root:9.2.9.II.d")
def test_allied_warriors_may_take_hits_up_to_the_number_that_items_take() -> None:
    table = attack_with_ally((2, 2))
    assert options(table) == {"sword_exhausted", "boots", "tea", "warrior"}
    play(table, "warrior sword_exhausted")
    assert lies_in(table, "c1") == {"eyrie": 2, "marquise": 4}
    assert board(table, "vagabond")["damaged"] == ["sword_exhausted"]
    assert relations(table)["eyrie"] == "allied"


@pytest.mark.rule("root:9.2.9.II.d")
def test_an_ally_who_takes_more_hits_than_the_items_turns_hostile() -> None:
    table = play(attack_with_ally((3, 3)), "warrior boots warrior")
    assert lies_in(table, "c1") == {"eyrie": 1, "marquise": 3}
    assert relations(table) == {"marquise": "hostile", "eyrie": "hostile"}
    assert told(table, "hostile") == [("vagabond", "marquise"), ("vagabond", "eyrie")]
    assert cited(table, "hostile") == ["9.2.9.III", "9.2.9.II.d"]
    assert points(table, "vagabond") == 2


@pytest.mark.rule("root:9.2.9.II.d", "root:R50")
@pytest.mark.parametrize("edition", ["law", "first"])
def test_ambush_hits_count_for_the_same_battle(edition: str) -> None:
    here = vagabond("c1", "sword boots tea", **ALLY)
    held = {"marquise": {"hand": "ambush_fox"}}
    table = among(here, {"c1": "eyrie 3 marquise 6"}, players=held, dice=(2, 2), edition=edition)
    play(table, "battle marquise eyrie ambush_fox warrior warrior")
    assert relations(table)["eyrie"] == "allied"
    play(table, "boots tea")
    assert relations(table)["eyrie"] == "allied"
    assert lies_in(table, "c1") == {"eyrie": 1, "marquise": 4}


@pytest.mark.rule("root:9.2.9.II.d", "root:9.2.7", "root:R46")
def test_hits_beyond_the_items_do_not_fall_on_allies() -> None:
    table = play(attack_with_ally((3, 3), "sword"), "sword_exhausted")
    assert lies_in(table, "c1") == {"eyrie": 3, "marquise": 3}


# 9.2.9.III Hostile status


@pytest.mark.rule("root:9.2.9.III")
def test_who_loses_a_warrior_turns_hostile_and_who_loses_a_building_does_not() -> None:
    here = vagabond("c1", "sword sword boots", relations={"marquise": "friendly"})
    table = play(among(here, {"c1": "marquise 2"}, dice=(1, 0)), "battle")
    assert relations(table)["marquise"] == "hostile"
    table = play(among(here, {"c1": "sawmill"}, dice=(0, 0)), "battle")
    assert lies_in(table, "c1") == {}
    assert relations(table)["marquise"] == "friendly"
    assert points(table, "vagabond") == 1


@pytest.mark.rule("root:9.2.9.III")
def test_an_effect_that_removes_warriors_turns_them_hostile_too() -> None:
    here = vagabond("c1", "hammer hammer hammer boots", hand="favor_of_the_foxes")
    clearings = {"c1": "eyrie 1", "c6": "marquise 2 sawmill"}
    table = play(among(here, clearings, force=True), "craft")
    assert relations(table) == {"marquise": "hostile", "eyrie": "hostile"}
    assert points(table, "vagabond") == 1


@pytest.mark.rule("root:9.2.9.III", "root:9.2.9.III.a")
def test_the_two_battles_of_the_learning_book() -> None:
    here = vagabond("c1", "sword sword boots", relations={"marquise": "friendly"})
    table = among(here, {"c1": "marquise 3"}, "vagabond,marquise", dice=(1, 1))
    play(table, "battle sword_exhausted")
    assert lies_in(table, "c1") == {"marquise": 2}
    assert relations(table)["marquise"] == "hostile"
    assert points(table, "vagabond") == 0
    assert board(table, "vagabond")["damaged"] == ["sword_exhausted"]
    position = table.position()["state"]["players"]["vagabond"]["board"]
    again = among({"board": position}, {"c1": "marquise 2"}, "vagabond,marquise", dice=(2, 0))
    play(again, "battle")
    assert lies_in(again, "c1") == {"marquise": 1}
    assert points(again, "vagabond") == 1


@pytest.mark.rule("root:9.2.9.III.a")
def test_infamy_scores_each_piece_but_the_warrior_that_was_betrayed() -> None:
    swords = "sword sword sword boots"
    clearings = {"c1": "marquise 2 sawmill"}
    table = play(among(vagabond("c1", swords), clearings, dice=(3, 0)), "battle")
    assert points(table, "vagabond") == 3
    assert cited(table, "scored") == ["3.2.1", "9.2.9.III.a"]
    hostile = vagabond("c1", swords, relations={"marquise": "hostile"})
    table = play(among(hostile, clearings, dice=(3, 0)), "battle")
    assert points(table, "vagabond") == 4


@pytest.mark.rule("root:9.2.9.III.a")
@pytest.mark.parametrize(("edition", "scored"), [("law", 0), ("first", 1)])
def test_infamy_is_scored_in_ones_own_turn_or_in_the_first_edition_always(
    edition: str, scored: int
) -> None:
    here = vagabond("c1", "sword boots boots", relations={"marquise": "hostile"})
    table = among(
        here, {"c1": "marquise 3"}, active="marquise", step=3, dice=(1, 1), edition=edition
    )
    play(table, "battle boots")
    assert lies_in(table, "c1") == {"marquise": 2}
    assert points(table, "vagabond") == scored


@pytest.mark.rule("root:9.2.9.III.a")
def test_a_strike_is_no_battle() -> None:
    here = vagabond("c1", "crossbow boots", relations={"marquise": "hostile"})
    table = play(among(here, {"c1": "marquise 3"}), "strike")
    assert points(table, "vagabond") == 0


@pytest.mark.rule("root:9.2.9.III.b", "root:9.5.1")
def test_hostile_warriors_cost_another_pair_of_boots() -> None:
    foe = {"relations": {"marquise": "hostile"}}
    clearings = {"c5": "marquise 1", "c9": "sawmill eyrie 2"}
    table = play(among(vagabond("c1", "boots boots boots", **foe), clearings), "move c5")
    assert board(table, "vagabond")["satchel"] == ["boots", "boots_exhausted", "boots_exhausted"]
    table = play(among(vagabond("c1", "boots", **foe), clearings), "move")
    assert options(table) == {"c9", "c10"}
    assert refused(table, "c5") == ("hostile-clearing", "9.2.9.III.b")


@pytest.mark.rule("root:9.2.9.III.c")
def test_aid_does_not_reconcile_but_takes_items() -> None:
    here = vagabond("c1", "boots boots", hand="anvil", relations={"marquise": "hostile"})
    crafted = {"marquise": {"items": "tea"}}
    table = play(among(here, {"c1": "marquise 1"}, players=crafted), "aid tea")
    assert board(table, "vagabond")["tracks"]["tea"] == 1
    assert relations(table)["marquise"] == "hostile"
    assert points(table, "vagabond") == 0
    assert board(table, "vagabond")["aids"] == {}


# 9.2.8 Dominance cards and coalitions

FOUR = "vagabond,marquise,eyrie,alliance"


def dominating(
    scores: tuple[int, int, int] = (9, 7, 12), seats: str = FOUR, **more: Any
) -> Table[Root]:
    given = {"hand": "dominance_fox", "points": 10} | more.pop("here", {})
    here = vagabond("c1", "boots", **given)
    names = ("marquise", "eyrie", "alliance")
    rest = {name: {"points": n} for name, n in zip(names, scores, strict=True) if name in seats}
    for name, fields in more.pop("players", {}).items():
        rest[name] = rest.get(name, {}) | fields
    return among(here, {"c3": "marquise 1"}, seats, players=rest, **more)


@pytest.mark.rule("root:9.2.8")
def test_a_coalition_is_formed_with_who_has_the_fewest_points() -> None:
    table = play(dominating(), "dominance_fox")
    assert player(table, "vagabond")["coalition"] == "eyrie"
    assert player(table, "vagabond")["dominance"] == "dominance_fox"
    assert told(table, "coalition") == [("vagabond", "eyrie")]
    assert hand(table, "vagabond") == []


@pytest.mark.rule("root:9.2.8")
def test_of_tied_players_the_vagabond_chooses() -> None:
    table = play(dominating((7, 7, 12)), "dominance_fox")
    assert options(table) == {"marquise", "eyrie"}
    assert refused(table, "alliance") == ("no-partner", "9.2.8")
    assert player(play(table, "marquise"), "vagabond")["coalition"] == "marquise"


@pytest.mark.rule("root:9.2.8")
def test_a_coalition_takes_four_players_and_ten_points() -> None:
    three = dominating(seats="vagabond,marquise,eyrie")
    assert refused(three, "dominance_fox") == ("too-few-players", "9.2.8")
    table = dominating(here={"points": 9})
    assert refused(table, "dominance_fox") == ("not-enough-points", "3.3.1")


@pytest.mark.rule("root:9.2.8")
def test_whoever_is_in_a_coalition_wins_with_the_partner() -> None:
    joined = {"vagabond": {"coalition": "eyrie", "dominance": "dominance_fox"}}
    table = at(
        seats=FOUR,
        active="eyrie",
        phase="evening",
        clearings={"c2": "roost", "c3": "roost"},
        players=joined | {"eyrie": {"points": 29}},
    )
    assert table.over
    won = [(event.args[0], event.rule) for event in table.events(SPECTATOR) if event.name == "won"]
    assert won == [(2, "3.1"), (0, "9.2.8")]
    assert table.view(SPECTATOR)["winners"] == ["eyrie", "vagabond"]
    assert table.returns() == [1.0, 0.0, 1.0, 0.0]


@pytest.mark.rule("root:9.2.8")
def test_in_a_coalition_nothing_scores() -> None:
    here = vagabond("c1", "boots boots tea", quests="errand_fox", coalition="eyrie", points=10)
    here["dominance"] = "dominance_fox"
    table = play(among(here, {}, FOUR), "quest points")
    assert told(table, "scored") == []


@pytest.mark.rule("root:9.2.8")
def test_a_coalition_takes_the_score_marker_away() -> None:
    """It lies on the partner's board: nobody is shown points of the Vagabond any more."""
    table = dominating(here={"points": 14})
    seat = FOUR.split(",").index("vagabond")
    assert (player(table, "vagabond")["points"], GAME.score(table.state)[seat]) == (14, 14)
    play(table, "dominance_fox")
    for reader in (SPECTATOR, 0, 1, 2, 3):
        assert table.view(reader)["players"][seat]["points"] is None
    assert GAME.score(table.state)[seat] == 0
    assert not GAME.has_score(table.state, seat)
    assert points_made(table)[seat] == {}
    assert header_scores(table)[seat] is None
    for language in LANGUAGES:
        assert "14" not in drawn_text(table, language)


def header_scores(table: Table[Root]) -> list[float | None]:
    """What the seats' lines in the browser say."""
    seats: Any = [SimpleNamespace(score=None, points=[]) for _ in range(table.seats)]
    count_points(seats, table, past_of(table), Text(GAME, "en"))
    return [seat.score for seat in seats]


def drawn_text(table: Table[Root], language: str) -> str:
    """What the boards say of the players, drawn and in the terminal."""
    text, view = Text(GAME, language), table.view(SPECTATOR)
    mine = next(each for each in view["players"] if each["faction"] == "vagabond")
    score = named_score(mine["faction"], mine["points"], text)
    line = f"{player_line(mine, text)} {counts(mine, text, True)} {score}"
    return line + goal(text, mine["faction"], mine["points"], mine["dominance"], 0)


@pytest.mark.rule("root:9.2.8", "root:4.3")
def test_partners_are_no_enemies() -> None:
    here = vagabond("c1", "boots sword crossbow", coalition="eyrie", dominance="dominance_fox")
    table = among(here, {"c1": "eyrie 2"}, FOUR)
    assert refused(table, "battle") == ("no-battle", "4.3")
    assert refused(table, "strike") == ("nothing-to-strike", "9.5.6")
    table = among(here, {"c1": "eyrie 2"}, FOUR, edition="first")
    assert {"battle", "strike"} <= options(table)


@pytest.mark.rule("root:9.2.8", "root:R35")
def test_nobody_joins_whoever_is_in_a_coalition() -> None:
    seats = "vagabond,marquise,eyrie,vagabond_2"
    other = {"vagabond_2": {"coalition": "eyrie", "dominance": "dominance_mouse"}}
    table = dominating((9, 7, 0), seats, players=other)
    assert refused(table, "dominance_fox") == ("no-partner", "9.2.8")
    table = dominating((5, 7, 0), seats, players=other)
    assert player(play(table, "dominance_fox"), "vagabond")["coalition"] == "marquise"
    table = dominating((9, 7, 0), seats, players=other, edition="first")
    assert player(play(table, "dominance_fox"), "vagabond")["coalition"] == "eyrie"


@pytest.mark.rule("root:9.2.8", "root:R35")
@pytest.mark.parametrize(
    ("edition", "coalitions", "partner"),
    [
        ("law", "scoring", "marquise"),
        ("law", "anybody", "eyrie"),
        ("first", "scoring", "marquise"),
        ("first", "anybody", "marquise"),
    ],
)
def test_no_coalition_is_formed_with_whoever_dominates(
    edition: str, coalitions: str, partner: str
) -> None:
    """Their score marker is gone; by the letter of today's Law they could be joined."""
    rule = {"eyrie": {"dominance": "dominance_mouse"}}
    table = dominating(players=rule, edition=edition, coalitions=coalitions)
    assert player(play(table, "dominance_fox"), "vagabond")["coalition"] == partner


@pytest.mark.rule("root:9.2.8", "root:R35")
def test_where_everybody_else_dominates_there_is_no_partner() -> None:
    cards = {
        "marquise": "dominance_mouse",
        "eyrie": "dominance_rabbit",
        "alliance": "dominance_bird",
    }
    players = {name: {"dominance": card} for name, card in cards.items()}
    assert refused(dominating(players=players), "dominance_fox") == ("no-partner", "9.2.8")
    table = dominating(players=players, coalitions="anybody")
    assert "dominance_fox" in options(table)


@pytest.mark.rule("root:9.2.8")
def test_a_chain_of_coalitions_wins_together() -> None:
    chain = {
        "vagabond": {"coalition": "marquise", "dominance": "dominance_fox"},
        "vagabond_2": {"coalition": "vagabond", "dominance": "dominance_mouse"},
        "marquise": {"points": 29},
    }
    table = at(
        seats="marquise,vagabond,vagabond_2,eyrie",
        clearings={"c1": "marquise 1 wood 1", "c5": "sawmill marquise 1 wood", "c3": "eyrie 1"},
        players=chain,
        step=3,
    )
    play(table, "build c5 sawmill c5")
    assert table.view(SPECTATOR)["winners"] == ["marquise", "vagabond", "vagabond_2"]


@pytest.mark.rule("root:9.2.9.III.d")
def test_a_hostile_partner_becomes_indifferent() -> None:
    table = dominating(here={"relations": {"eyrie": "hostile"}})
    play(table, "dominance_fox")
    assert relations(table)["eyrie"] == "indifferent"
