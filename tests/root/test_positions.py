"""Hand-written positions of Root: what may be left out, what is refused, what only force takes."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
from hypothesis import Phase, given, settings

from mutations import changed_positions_are_read_or_refused
from root.positions import asked, at, hand, lies_in, options, play, player, told
from root.setups import seeds, setups
from spinney.core import PositionError, Setup
from spinney.core.errors import PositionWarning
from spinney.core.positions import read_position
from spinney.core.table import table_at
from spinney.core.text import Text
from spinney.root.game import GAME
from spinney.root.maps import MAPS
from spinney.root.state import DAYLIGHT, PHASES
from spinney.root.steps import step_names
from spinney.root.turn import course_of
from spinney.root.words import FORESTS

FOUR = "marquise,eyrie,alliance,vagabond"


def faults(seats: str = FOUR, **fields: Any) -> list[tuple[str, str]]:
    """What is wrong: the place within the state, and of which kind."""
    with pytest.raises(PositionError) as caught:
        at(seats=seats, **fields)
    return [(fault.place.removeprefix("state."), fault.kind) for fault in caught.value.faults]


def of(name: str, **board: Any) -> dict[str, Any]:
    return {"players": {name: {"board": board}}}


UNREACHABLE = {
    "a leader who is deposed": (
        of("eyrie", leader="builder", deposed=["builder"]),
        "players.eyrie.board.leader",
    ),
    "a leader deposed twice": (
        of("eyrie", deposed=["despot", "despot"]),
        "players.eyrie.board.deposed",
    ),
    "a decree without viziers": (of("eyrie", decree={}), "players.eyrie.board.decree"),
    "more to resolve than decreed": (
        {"active": "eyrie", "step": "resolve", **of("eyrie", pending={"build": ["fox"]})},
        "players.eyrie.board.pending.build",
    ),
    "two roosts in a clearing": ({"clearings": {"c2": "roost 2"}}, "clearings.c2.pieces.roost"),
    "two sympathy tokens in a clearing": (
        {"clearings": {"c2": "sympathy 2"}},
        "clearings.c2.pieces.sympathy",
    ),
    "a persistent card twice": (
        {"players": {"eyrie": {"crafted": "armorers armorers"}}},
        "players.eyrie.crafted",
    ),
    "a favor that stays": (
        {"players": {"eyrie": {"crafted": "favor_of_the_mice"}}},
        "players.eyrie.crafted",
    ),
    "nine swords": ({"players": {"eyrie": {"items": "sword " * 9}}}, "players.eyrie.items"),
    "a torch in the supply": ({"item_supply": ["torch"]}, "item_supply"),
    "31 points": ({"players": {"eyrie": {"points": 31}}}, "players.eyrie.points"),
    "a ruin where none can be": ({"clearings": {"c1": "ruin"}}, "clearings.c1.ruin"),
    "a keep where none can be": ({"clearings": {"c5": "keep"}}, "clearings.c5.pieces.keep"),
    "a roost at the keep": ({"clearings": {"c2": "keep roost"}}, "clearings.c2.pieces.roost"),
    "a coalition without a dominance card": (
        {"players": {"vagabond": {"coalition": "eyrie"}}},
        "players.vagabond.coalition",
    ),
    "a coalition of the Marquise": (
        {"players": {"marquise": {"coalition": "eyrie", "dominance": "dominance_fox"}}},
        "players.marquise.coalition",
    ),
    "a Vagabond with a dominance card": (
        {"players": {"vagabond": {"dominance": "dominance_fox"}}},
        "players.vagabond.dominance",
    ),
    "scorched earth without a Scoundrel": (
        of("vagabond", scorched="c3"),
        "players.vagabond.board.scorched",
    ),
    "four open quests": (
        of("vagabond", quests=["errand_fox", "errand_rabbit", "escort_mouse", "guard_duty_mouse"]),
        "players.vagabond.board.quests",
    ),
    "warriors set aside": (
        {"players": {"eyrie": {"supply": {"warriors": 1}}}},
        "players.eyrie.supply.warriors",
    ),
    "somebody else's turn": ({"active": "eyrie", "turn": 1}, "active"),
    "no turn yet": ({"turn": 0}, "turn"),
    "an odd thing used": ({"used": ["fox"]}, "used[0]"),
    "a card of Evening in Daylight": ({"drew": True}, "drew"),
    "coffins without their makers": (
        {"players": {"eyrie": {"coffins": 2}}},
        "players.eyrie.coffins",
    ),
}


@pytest.mark.parametrize(("fields", "place"), UNREACHABLE.values(), ids=UNREACHABLE.keys())
def test_what_no_game_comes_to_is_taken_by_force_only(fields: dict[str, Any], place: str) -> None:
    assert faults(**fields) == [(place, "unreachable")]
    assert at(seats=FOUR, force=True, **fields).question is not None


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"clearings": {"c2": "roost 2"}}, "7.5.2.IV"),
        ({"clearings": {"c2": "sympathy 2"}}, "8.2.5.I"),
    ],
)
def test_a_fault_cites_its_rule(fields: dict[str, Any], rule: str) -> None:
    with pytest.raises(PositionError, match=rf"\(rule {rule}\)"):
        at(seats=FOUR, **fields)


def test_no_two_vagabonds_have_one_character() -> None:
    pair = {"vagabond": "thief", "vagabond_2": "thief"}
    players = {name: {"board": {"character": who}} for name, who in pair.items()}
    place = "players.vagabond_2.board.character"
    assert faults("eyrie,vagabond,vagabond_2", players=players) == [(place, "unreachable")]


@pytest.mark.rule("root:8.2.3.I")
def test_six_supporters_need_a_base() -> None:
    six = ["anvil", "cobbler", "sappers", "foxfolk_steel", "bake_sale", "armorers"]
    fields = of("alliance", supporters=six)
    assert faults(**fields) == [("players.alliance.board.supporters", "unreachable")]
    table = at(seats=FOUR, clearings={"c1": "base"}, **fields)
    assert player(table, "alliance")["board"]["supporters"]["count"] == 6


IMPOSSIBLE = {
    "four deposed leaders": (
        of("eyrie", deposed=["builder", "charismatic", "commander", "despot"], leader="builder"),
        ["players.eyrie.board.deposed", "players.eyrie.board.leader"],
    ),
    "no leader": (of("eyrie", leader="none"), ["players.eyrie.board.leader"]),
    "three viziers": (
        of("eyrie", decree={"recruit": ["vizier"] * 2, "move": ["vizier"]}),
        ["players.eyrie.board.decree"],
    ),
    "a coalition with oneself": (
        {"players": {"vagabond": {"coalition": "vagabond", "dominance": "dominance_fox"}}},
        ["players.vagabond.coalition"],
    ),
    "too many slots taken": ({"clearings": {"c1": "sawmill 2"}}, ["clearings.c1.pieces"]),
    "too many warriors": ({"clearings": {"c1": "eyrie 21"}}, ["players.eyrie"]),
    "too many tokens": ({"clearings": {"c1": "wood 9"}}, ["players.marquise"]),
    "warriors of nobody": (
        {"clearings": {"c1": {"warriors": {"cult": 1}}}},
        ["clearings.c1.warriors.cult"],
    ),
    "more cards than there are": (
        {"players": {"eyrie": {"hand": "anvil anvil"}}},
        ["players.eyrie.hand"],
    ),
    "a forest of no map": (of("vagabond", place="f9"), ["players.vagabond.board.place"]),
    "the burrow": (of("vagabond", place="burrow"), ["players.vagabond.board.place"]),
    "a pawn nowhere": (of("vagabond", place="none"), ["players.vagabond.board.place"]),
    "no character": (of("vagabond", character="none"), ["players.vagabond.board.character"]),
    "a relation with nobody": (
        of("vagabond", relations={"cult": "allied"}),
        ["players.vagabond.board.relations.cult"],
    ),
    "an item that is none": ({"item_supply": ["boots", "boots_exhausted"]}, ["item_supply[1]"]),
    "a number as an item": ({"players": {"eyrie": {"items": "30"}}}, ["players.eyrie.items[0]"]),
    "a ferry on dry land": ({"ferry": "c1"}, ["ferry"]),
    "a tower in the plain": ({"tower": "c1"}, ["tower"]),
    "a step that is none": ({"step": "operate"}, ["step"]),
}


@pytest.mark.parametrize(("fields", "places"), IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_what_cannot_be_is_not_taken_by_force_either(
    fields: dict[str, Any], places: list[str]
) -> None:
    assert [place for place, _ in faults(**fields)] == places
    assert faults(force=True, **fields) == [(places[0], "impossible")]


def test_the_deck_and_the_suits_are_those_of_the_box() -> None:
    """These are named as options are, too: so the state is given as it is."""
    for state, message in (
        ({"suits": ["fox"] * 12}, r"^state\.suits: the autumn map has others in print"),
        ({"suits": ["fox"]}, r"^state\.suits: 12 suits are wanted, not 1$"),
        ({"deck": ["anvil"]}, r"^state\.deck: it lacks ambush_bird, .* on top alone is `top`$"),
        ({"deck": [], "top": ["anvil"]}, r"^state\.top: the deck is given already"),
    ):
        with pytest.raises(PositionError, match=message):
            table_at(GAME, {"state": state}, "acorn")


def test_all_faults_are_told_at_once_each_with_its_place() -> None:
    found = faults(
        clearings={"c1": "roost 2", "c13": {}},
        players={
            "eyrie": {"points": 31, "board": {"leader": "bilder"}},
            "vagabond": {"coalition": "vagabond", "board": {"place": "f8"}},
        },
        weather="fair",
    )
    assert [place for place, _ in found] == [
        "clearings.c13",
        "players.eyrie.board.leader",
        "players.vagabond.board.place",
        "clearings.c1.pieces",
        "clearings.c1.pieces.roost",
        "players.vagabond.coalition",
        "players.vagabond.coalition",
        "players.eyrie.points",
        "weather",
    ]


def test_a_forest_is_named_by_the_clearings_around_it() -> None:
    for name, printed in MAPS.items():
        if len(printed.forest_clearings) == FORESTS:
            continue
        with pytest.raises(PositionError) as caught:
            at(seats=FOUR, map=name, **of("vagabond", place="f10"))
        for forest, clearings in enumerate(printed.forest_clearings, start=1):
            around = ", ".join(f"c{c + 1}" for c in clearings)
            assert f"f{forest} between {around}" in str(caught.value)


# Where a turn stands


def test_every_step_has_a_name() -> None:
    g = at(seats=f"{FOUR},vagabond_2").state
    for me in g.players:
        for phase in range(1, len(PHASES)):
            names = step_names(g, me, phase)
            assert len(names) == len(course_of(g.played[me])[phase])
            assert len(set(names)) == len(names)


def test_a_step_is_called_by_its_name_or_its_number() -> None:
    clearings = {"c1": "marquise 3 sawmill"}
    for step in ("act", 3):
        table = at(seats=FOUR, clearings=clearings, step=step)
        assert (asked(table), table.state.step) == ("marquise-act", 3)


def test_the_actions_that_are_left_say_where_daylight_stands() -> None:
    board = {"actions": 1, "recruited": True}
    table = at(
        seats=FOUR, clearings={"c1": "marquise 3 recruiter"}, players={"marquise": {"board": board}}
    )
    assert asked(table) == "marquise-act"
    assert player(table, "marquise")["board"]["actions"] == 1
    play(table, "march c5 1 done")
    assert "march" not in options(table)


def test_what_is_pending_says_where_the_decree_stands() -> None:
    clearings = {"c1": "eyrie 3 roost"}
    given = {"pending": {"move": ["bird"]}}
    table = at(seats=FOUR, active="eyrie", clearings=clearings, players={"eyrie": {"board": given}})
    assert table.state.phase == DAYLIGHT
    assert asked(table) == "move-to", "recruiting is done"


def test_at_a_step_without_progress_all_is_still_to_be_done() -> None:
    table = at(seats=FOUR, active="eyrie", step="resolve", clearings={"c1": "eyrie 3 roost"})
    assert lies_in(table, "c1")["eyrie"] == 4, "one is recruited, where there is no choice"
    assert asked(table) == "move-to"


def test_operations_are_those_of_the_evening() -> None:
    table = at(
        seats=FOUR,
        active="alliance",
        clearings={"c1": "alliance 3 base"},
        **of("alliance", officers=3, operations=2),
    )
    assert asked(table) == "operate"
    assert table.question.about == (1,)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"active": "eyrie", **of("marquise", actions=1)}, "marquise.board.actions"),
        ({"step": "craft", **of("marquise", recruited=True)}, "marquise.board.recruited"),
        (of("eyrie", pending={"move": ["bird"]}), "eyrie.board.pending"),
        (of("alliance", operations=1), "alliance.board.operations"),
        ({"phase": "evening", **of("vagabond", aids={"eyrie": 1})}, "vagabond.board.aids"),
    ],
)
def test_what_the_rules_would_set_anew_is_a_warning(fields: dict[str, Any], field: str) -> None:
    with pytest.warns(PositionWarning, match=f"players.{field}: this counts from step"):
        at(seats=FOUR, **fields)


def test_what_a_table_writes_has_leftovers_and_no_warning() -> None:
    with pytest.warns(PositionWarning):
        table = at(seats=FOUR, active="eyrie", **of("marquise", actions=1))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert table_at(GAME, table.position(), "oak").position() == table.position()


@pytest.mark.parametrize(
    ("fields", "active", "turn"),
    [
        ({"turn": 7}, "alliance", 7),
        ({"active": "alliance"}, "alliance", 3),
        ({"active": "alliance", "start": 1}, "alliance", 2),
    ],
)
def test_whose_turn_it_is_follows_from_its_number_and_the_other_way_round(
    fields: dict[str, Any], active: str, turn: int
) -> None:
    written = GAME.write(read_position(GAME, {"state": fields}).state)
    assert (written["active"], written["turn"]) == (active, turn)


def test_before_the_table_is_laid_nothing_can_be_given() -> None:
    table = table_at(GAME, {"state": {"phase": "setup"}}, "acorn")
    assert asked(table) == "place-keep"
    assert faults(phase="setup", turn=0)[0] == ("turn", "impossible")


# The map, what lies on it, what is left


@pytest.mark.rule("root:A.1")
@pytest.mark.parametrize("name", ["winter", "lake", "mountain"])
def test_suits_that_are_dealt_are_asked_for(name: str) -> None:
    position = {"options": {"map": name}, "state": {}}
    with pytest.warns(PositionWarning, match=rf"state\.suits: on the {name} map suits are dealt"):
        table = table_at(GAME, position, "acorn")
    suits = [clearing["suit"] for clearing in table.view(0)["clearings"]]
    assert suits == ["fox", "rabbit", "mouse"] * 4
    uneven = {"options": {"map": name}, "state": {"suits": ["fox"] * 12}}
    with pytest.raises(PositionError, match=r"^state\.suits: there are four clearings of each"):
        table_at(GAME, uneven, "acorn")


@pytest.mark.rule("root:9.3.4")
def test_under_a_ruin_there_is_an_item() -> None:
    clearings = {"c6": "ruin", "c10": {"ruin_items": ["bag"]}}
    table = at(seats=FOUR, clearings=clearings)
    assert table.state.ruins[9] == 1, "what lies under a ruin says that there is one"
    under = [GAME.write(table.state)["clearings"][c]["ruin_items"] for c in ("c6", "c10")]
    assert under[1] == ["bag"]
    assert under[0] != ["bag"]
    assert len(under[0]) == 1


def test_an_item_that_somebody_has_is_not_in_the_supply() -> None:
    table = at(seats="marquise,eyrie", players={"eyrie": {"items": "sword"}})
    assert table.view(0)["item_supply"].count("sword") == 1


def test_supplies_are_what_is_nowhere_else_or_as_they_are_set() -> None:
    clearings = {"c1": "eyrie 3 roost"}
    table = at(seats="eyrie,marquise", clearings=clearings)
    assert player(table, "eyrie")["supply"] == 16, "and one is recruited"
    few = {"eyrie": {"supply": {"warriors": 1, "roost": 2}}, "marquise": {"supply": {"wood": 0}}}
    table = at(seats="eyrie,marquise", clearings=clearings, players=few, force=True)
    assert player(table, "eyrie")["supply"] == 0
    assert player(table, "eyrie")["board"]["roosts"]["left"] == 2
    written = table.position()
    assert written["state"]["players"]["eyrie"]["supply"] == {"warriors": 0, "roost": 2}
    assert table_at(GAME, written, "oak", force=True).position() == written


# What chance brings


@pytest.mark.parametrize("dice", [(3, 1), (0, 0), (2, 3)])
def test_the_dice_of_a_battle_can_be_given(dice: tuple[int, int]) -> None:
    clearings = {"c1": "marquise 5", "c5": "eyrie 5"}
    position = {
        "options": {"seats": "marquise,eyrie"},
        "state": {
            "step": "act",
            "clearings": {c: {"warriors": {p.split()[0]: 5}} for c, p in clearings.items()}
            | {"c1": {"warriors": {"marquise": 5, "eyrie": 5}}},
        },
        "next": {"dice": list(dice)},
    }
    table = play(table_at(GAME, position, "acorn"), "battle")
    assert told(table, "rolled") == [(max(dice), min(dice))]


def test_a_die_shows_0_to_3() -> None:
    with pytest.raises(PositionError, match=r"^next\.dice\[1\]: a die of this game shows 0, 1, 2"):
        at(seats=FOUR, dice=(3, 4))


def test_the_cards_on_top_of_the_deck_can_be_given() -> None:
    table = at(seats="marquise,eyrie", phase="evening", top="anvil sappers")
    assert hand(table, "marquise") == ["anvil"]
    assert hand(table, "eyrie") == ["sappers"], "emergency orders"
    assert faults(top="anvil anvil") == [("top", "impossible")]


def test_the_card_that_is_taken_at_random_can_be_given() -> None:
    for card in ("anvil", "sappers"):
        position = {
            "options": {"seats": "vagabond,eyrie"},
            "state": {
                "clearings": {"c1": {"warriors": {"eyrie": 1}}},
                "players": {
                    "vagabond": {"board": {"place": "c1", "items": ["torch"]}},
                    "eyrie": {"hand": ["anvil", "cobbler", "sappers"]},
                },
            },
            "next": {"picks": ["armorers", card]},
        }
        table = play(table_at(GAME, position, "acorn"), "special")
        assert told(table, "took", "vagabond") == [("vagabond", "eyrie", card)]
        assert table.position()["next"] == {"picks": ["armorers"]}


@pytest.mark.rule("root:8.4.2.II")
def test_the_question_where_to_spread_sympathy_names_the_price() -> None:
    supporters = {"supporters": ["foxfolk_steel", "anvil", "sappers"]}
    table = at(
        seats="alliance,marquise",
        phase="birdsong",
        clearings={"c5": "sympathy", "c2": "sympathy", "c6": "sympathy"},
        **of("alliance", **supporters),
    )
    if asked(table) == "revolt":
        play(table, "done")
    assert "It costs 2 supporters, one more" in Text(GAME, "en").question(table.question)


# Anything


@pytest.mark.games
@settings(max_examples=6, phases=(Phase.explicit, Phase.generate))
@given(setup=setups(), seed=seeds)
def test_changed_positions_are_read_or_refused(setup: Setup, seed: str) -> None:
    changed_positions_are_read_or_refused(GAME, setup, seed)


def test_clearings_are_read_as_they_are_written() -> None:
    assert lies_in(at(seats=FOUR, clearings={"c5": "marquise 2 sawmill"}), "c5") == {
        "marquise": 2,
        "sawmill": 1,
    }
