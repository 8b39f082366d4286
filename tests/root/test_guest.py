"""The Otter Guild, a faction of the tests only: each of its rules, and what plain Root keeps."""

import functools
from pathlib import Path
from typing import Any

import pytest

from root.guest import GAME
from root.guest.board import BURROW, KINDS, WHARF, board_of
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
from spinney.cli.coverage import cited_in
from spinney.core import SPECTATOR, PositionError, SetupError, Table
from spinney.core.rules import rulebook
from spinney.core.table import KNOWN
from spinney.root import rule
from spinney.root.faction import in_the_box
from spinney.root.game import GAME as PLAIN
from spinney.root.moving import adjacent, targets, why_not_enter, why_not_leave
from spinney.root.pieces import why_not_place
from spinney.root.words import GUEST, MARQUISE

SOURCE = Path(__file__).parents[2] / "src"
guest_at = functools.partial(at, game=GAME)


def cache(kind: str, known: int = 0, ruled_out: tuple[str, ...] = ()) -> dict[str, Any]:
    return {"kind": kind, "known": known, "ruled_out": list(ruled_out)}


def caches(**given: dict[str, Any]) -> dict[str, Any]:
    return {"guest": {"board": {"caches": given}}}


# O.2 Faction rules and abilities


@pytest.mark.rule("guest:O.2.1", "guest:O.5.8")
def test_wharves_craft() -> None:
    table = guest_at(
        seats="guest,marquise",
        clearings={"c8": "guest 1 guest_building"},
        players={"guest": {"hand": "anvil bake_sale"}},
    )
    play(table, "craft")
    assert told(table, "crafted") == [("guest", "anvil")]
    assert points(table, "guest") == 2


@pytest.mark.rule("guest:O.2.2")
def test_the_burrow_is_next_to_every_wharf_and_to_nothing_else() -> None:
    table = guest_at(
        seats="guest,marquise",
        clearings={
            "burrow": "guest 3",
            "c5": "guest 1 guest_building marquise 4",
            "c8": "guest_building",
        },
    )
    g = table.state
    assert targets(g, GUEST, BURROW) == [4, 7]
    assert BURROW in adjacent(g, GUEST, 4)
    assert BURROW not in adjacent(g, GUEST, 9)
    assert BURROW not in adjacent(g, MARQUISE, 4)
    play(table, "move burrow c5 2 move c5 burrow 3")
    assert board(table, "guest")["burrow"] == 1 + 3
    assert lies_in(table, "c5") == {"guest_building": 1, "marquise": 4}


@pytest.mark.rule("guest:O.2.2")
def test_the_burrow_is_always_theirs_and_closed_to_others() -> None:
    g = guest_at(seats="guest,marquise", clearings={"c5": "guest 1"}).state
    assert rule.ruler(g, BURROW) == GUEST
    refusals = (why_not_enter(g, MARQUISE, BURROW), why_not_place(g, MARQUISE, BURROW))
    assert [no and (no.name, no.rule) for no in refusals] == [("burrow-forbids", "O.2.2")] * 2
    assert why_not_enter(g, GUEST, BURROW) is None
    assert why_not_place(g, GUEST, BURROW) is None
    assert why_not_enter(g, MARQUISE, 4) is None


@pytest.mark.rule("guest:O.2.3")
def test_rivers_need_no_rule_and_paths_do() -> None:
    table = guest_at(
        seats="guest,marquise",
        clearings=dict.fromkeys(("c1", "c5", "c11"), "marquise 3") | {"c10": "guest 1 marquise 2"},
    )
    play(table, "move")
    assert options(table) == {"c5", "c11"}
    assert refused(table, "c1") == ("rules-neither", "4.2.1")
    assert refused(table, "c6") == ("not-adjacent", "4.2")
    play(table, "c5")
    assert lies_in(table, "c5") == {"guest": 1, "marquise": 3}
    assert 4 not in adjacent(table.state, MARQUISE, 9), "others do not swim"


@pytest.mark.rule("guest:O.2.4")
@pytest.mark.parametrize(("answer", "barge"), [("guest_token", "c10"), ("done", "c5")])
def test_the_barge_may_come_along(answer: str, barge: str) -> None:
    table = guest_at(seats="guest,marquise", clearings={"c5": "guest 2 guest_token"})
    play(table, "move c10 1")
    assert asked(table) == "barge-along"
    assert refused(table, "guest_building") == ("not-here", "1.4.2")
    play(table, answer)
    assert lies_in(table, barge)["guest_token"] == 1
    assert [there for *_, there in told(table, "barge-moved")] == ["c10"] * (barge == "c10")


@pytest.mark.rule("guest:O.2.4")
def test_the_barge_stays_where_nobody_leaves_and_out_of_the_burrow() -> None:
    clearings = {"c5": "guest 2 guest_building guest_token", "c10": "guest 2"}
    table = guest_at(seats="guest,marquise", clearings=clearings)
    play(table, "move c5 burrow 1 move c10 c5 1")
    assert asked(table) == "guild-act"
    assert lies_in(table, "c5")["guest_token"] == 1


@pytest.mark.rule("guest:O.2.4")
def test_the_barge_may_come_to_the_keep() -> None:
    """Where it could not be placed: so a position with it there is one that games come to."""
    clearings = {"c1": "marquise 1 keep", "c5": "guest 3 guest_token"}
    table = guest_at(seats="guest,marquise", clearings=clearings)
    play(table, "move c1 1 guest_token")
    there = {"c1": "marquise 1 keep guest 1 guest_token", "c5": "guest 2"}
    assert lies_in(guest_at(seats="guest,marquise", clearings=there), "c1") == lies_in(table, "c1")


@pytest.mark.rule("guest:O.2.5")
def test_spent_and_discarded_cards_are_caught() -> None:
    table = guest_at(
        seats="guest,marquise,eyrie",
        active="marquise",
        step="act",
        players={"marquise": {"hand": "sappers", "board": {"actions": 0}}},
        clearings={"c1": "marquise 2"},
    )
    play(table, "extra_action")
    assert board(table, "guest", "eyrie")["nets"] == ["sappers"]
    assert table.view(0)["discard"] == []
    assert told(table, "netted") == [("sappers",)]


@pytest.mark.rule("guest:O.4.1", "guest:O.2.5")
def test_the_nets_are_emptied_in_birdsong() -> None:
    nets = {"guest": {"board": {"nets": ["anvil", "dominance_fox", "sappers"]}}}
    table = guest_at(seats="guest,marquise,eyrie", phase="birdsong", step="nets", players=nets)
    assert board(table, "guest")["nets"] == []
    assert table.view(0)["discard"] == ["anvil", "sappers"]
    assert table.view(0)["available"] == ["dominance_fox"]
    assert told(table, "nets-emptied") == [("guest", 3)]


# O.2.6 For hire


def hiring(**more: Any) -> Table[Any]:
    given = {
        "seats": "marquise,guest,eyrie",
        "phase": "birdsong",
        "clearings": {"c5": "marquise 1 guest 2 eyrie 2", "c8": "eyrie 1 guest 1 marquise 1"},
        "players": {"marquise": {"hand": "anvil bake_sale"}},
    }
    return guest_at(**(given | more))


@pytest.mark.rule("guest:O.2.6")
def test_whoever_hires_pays_with_a_card() -> None:
    table = hiring()
    assert (asker(table), asked(table)) == ("marquise", "hire")
    assert options(table) == {"anvil", "bake_sale", "done"}
    assert refused(table, "sappers") == ("not-held", "1.3.2")
    play(table, "anvil")
    assert hand(table, "guest") == ["anvil"]
    assert board(table, "guest", "eyrie")["hired"] == ["marquise"]
    assert told(table, "hired") == [("marquise", "guest")]


@pytest.mark.rule("guest:O.2.6")
@pytest.mark.parametrize(
    "more",
    [
        {"players": {}},
        {"clearings": {"c5": "marquise 1 eyrie 2", "burrow": "guest 4"}},
        {"seats": "vagabond,guest,eyrie,marquise", "players": {"vagabond": {"hand": "anvil"}}},
        {"seats": "guest,eyrie,marquise", "players": {"guest": {"hand": "anvil"}}},
    ],
    ids=["no card", "none on the map", "no warriors of their own", "the Guild itself"],
)
def test_who_is_not_asked_to_hire(more: dict[str, Any]) -> None:
    assert asked(hiring(**more)) != "hire"


@pytest.mark.rule("guest:O.2.6.I")
def test_hired_warriors_count_for_rule_until_the_evening_is_over() -> None:
    table = hiring()
    assert ruler(table, "c5") == "eyrie"
    play(table, "anvil")
    assert ruler(table, "c5") == "marquise"
    assert player(table, "marquise")["hand"]["count"] == 1
    while told(table, "turn")[-1:] != [(2, "guest")]:
        word = "done" if "done" in options(table) else sorted(options(table))[0]
        play(table, word)
    assert ruler(table, "c5") == "eyrie"
    assert board(table, "guest")["hired"] == []


@pytest.mark.rule("guest:O.2.6.II")
@pytest.mark.parametrize(
    ("dice", "marquise", "guests", "eyrie"),
    [((1, 0), 1, 2, 1), ((3, 1), 0, 2, 0), ((3, 2), 0, 1, 0)],
)
def test_hired_warriors_fight_and_take_every_second_hit(
    dice: tuple[int, int], marquise: int, guests: int, eyrie: int
) -> None:
    """The three of them roll up to three hits; the hirer takes the first, the hired the second."""
    table = guest_at(
        seats="marquise,guest,eyrie",
        step="act",
        clearings={"c5": "marquise 1 guest 2 eyrie 2"},
        players={"marquise": {"granted": ["guest"]}},
        dice=dice,
    )
    play(table, "battle eyrie")
    left = {"marquise": marquise, "guest": guests, "eyrie": eyrie}
    assert lies_in(table, "c5") == {name: n for name, n in left.items() if n}
    assert told(table, "hired-fight") == [("marquise", 2, "c5")]
    assert told(table, "rolled-hits")[0] == ("marquise", dice[0], 3, dice[0])


@pytest.mark.rule("guest:O.2.6.II")
def test_the_hired_take_what_the_hirer_cannot_and_roll_no_more_once_fallen() -> None:
    """An ambush takes one of each; the third warrior has nobody left to fight for."""
    table = guest_at(
        seats="marquise,guest,eyrie",
        step="act",
        clearings={"c5": "marquise 2 guest 1 eyrie 3"},
        players={"marquise": {"granted": ["guest"]}, "eyrie": {"hand": "ambush_rabbit"}},
        dice=(3, 0),
    )
    play(table, "battle eyrie ambush_rabbit")
    assert told(table, "rolled-hits")[0] == ("marquise", 3, 1, 1)
    assert lies_in(table, "c5") == {"marquise": 1, "eyrie": 2}


@pytest.mark.rule("guest:O.2.6.II")
def test_the_hired_do_not_fight_their_own() -> None:
    table = guest_at(
        seats="marquise,guest,eyrie",
        step="act",
        clearings={"c5": "marquise 1 guest 2"},
        players={"marquise": {"granted": ["guest"]}},
        dice=(1, 1),
    )
    play(table, "battle")
    assert told(table, "hired-fight") == []
    assert told(table, "rolled-hits")[0] == ("marquise", 1, 1, 1)
    assert lies_in(table, "c5") == {"guest": 1}


@pytest.mark.rule("guest:O.2.6.I", "root:2.5")
def test_lent_warriors_count_for_whoever_treats_them_as_their_own_and_for_nobody_else() -> None:
    table = guest_at(
        seats="marquise,guest,eyrie",
        step="act",
        clearings={"c5": "guest 2", "c8": "guest 2 eyrie 1"},
        players={"marquise": {"granted": ["guest"]}},
    )
    assert (ruler(table, "c5"), ruler(table, "c8")) == ("marquise", "marquise")


@pytest.mark.rule("guest:O.2.6.II", "root:4.3")
def test_lent_warriors_may_fight_alone_but_not_against_their_own() -> None:
    table = guest_at(
        seats="marquise,guest,eyrie",
        step="act",
        clearings={"c5": "guest 2 guest_building 1", "c8": "guest 2 eyrie 1"},
        players={"marquise": {"granted": ["guest"]}},
        dice=(1, 1),
    )
    play(table, "battle")
    assert told(table, "battle") == [("marquise", "eyrie", "c8")]
    assert lies_in(table, "c8") == {"guest": 1}


@pytest.mark.rule("guest:O.2.6.II", "root:4.3.1.II")
def test_a_battle_goes_on_after_an_ambush_as_long_as_lent_warriors_stand() -> None:
    table = guest_at(
        seats="marquise,guest,eyrie",
        step="act",
        clearings={"c5": "guest 3 eyrie 2"},
        players={"marquise": {"granted": ["guest"]}, "eyrie": {"hand": "ambush_rabbit"}},
        dice=(3, 0),
    )
    play(table, "battle ambush_rabbit")
    assert lies_in(table, "c5") == {"guest": 1, "eyrie": 1}


@pytest.mark.rule("guest:O.2.6.II", "root:1.5.2")
def test_lent_warriors_are_no_enemy_pieces() -> None:
    table = guest_at(
        seats="marquise,guest,eyrie",
        clearings={"c11": "marquise 1 workshop 3 guest 2 guest_token 1 eyrie 1"},
        players={"marquise": {"granted": ["guest"], "hand": "favor_of_the_mice"}},
    )
    play(table, "favor_of_the_mice")
    assert lies_in(table, "c11") == {"marquise": 1, "workshop": 3, "guest": 2}
    table = guest_at(
        seats="marquise,guest,eyrie",
        step="act",
        deck="exiles",
        clearings={"c5": "marquise 1 guest 2", "c6": "eyrie 1", "c8": "eyrie 1"},
        players={
            "marquise": {
                "granted": ["guest"],
                "crafted": ["propaganda_bureau"],
                "hand": "rabbit_partisans fox_partisans",
            }
        },
    )
    play(table, "propaganda_bureau")
    assert refused(table, "c5") == ("no-enemy-there", "4.3")


@pytest.mark.rule("root:9.2.9.III")
def test_whoever_lent_warriors_fought_for_turns_hostile() -> None:
    table = guest_at(
        seats="marquise,vagabond,guest",
        step="act",
        clearings={"c5": "guest 2"},
        players={
            "marquise": {"granted": ["guest"]},
            "vagabond": vagabond("c5", "sword sword"),
        },
        dice=(1, 1),
    )
    play(table, "battle")
    assert lies_in(table, "c5") == {"guest": 1}
    relations = board(table, "vagabond")["relations"]
    assert (relations["marquise"], relations["guest"]) == ("hostile", "indifferent")


def test_a_power_that_nobody_can_lend_is_no_position() -> None:
    with pytest.raises(PositionError, match="granted: 'preach' is nothing that can be lent"):
        guest_at(seats="guest,marquise", players={"marquise": {"granted": ["preach"]}})


# O.2.7 Caches


def three_see() -> Table[Any]:
    """A cache that the Eyrie have looked into, and that the Marquise has guessed at."""
    return guest_at(
        seats="guest,marquise,eyrie",
        clearings={"c5": "guest 1 guest_hidden", "c8": "guest_shown", "c10": "guest_hidden"},
        players=caches(
            c5=cache("coins", 0b100, ("sword",)), c8=cache("bag", 0b111), c10=cache("bag")
        ),
    )


@pytest.mark.rule("guest:O.2.7.I")
def test_who_sees_what_is_in_a_cache() -> None:
    table = three_see()
    kinds = {
        seat: [
            there["kind"] for there in table.view(seat)["players"][0]["board"]["caches"].values()
        ]
        for seat in (0, 1, 2, SPECTATOR)
    }
    assert kinds == {
        0: ["coins", "bag", "bag"],
        1: [None, "bag", None],
        2: ["coins", "bag", None],
        SPECTATOR: [None, "bag", None],
    }
    assert board(table, "guest", "marquise")["caches"]["c5"] == {
        "kind": None,
        "known": ["guest", "eyrie"],
        "ruled_out": ["sword"],
    }


@pytest.mark.rule("guest:O.2.7", "guest:O.2.7.I")
def test_what_a_seat_does_not_know_is_redrawn_as_far_as_it_can_be() -> None:
    """Never against what was seen, shown or named in vain; and otherwise anything comes up."""
    table = three_see()
    found: dict[int, set[tuple[int, ...]]] = {0: set(), 1: set(), 2: set(), SPECTATOR: set()}
    for seat, worlds in found.items():
        for n in range(60):
            kinds = board_of(table.determinize(seat, f"world {n}").state).kinds
            worlds.add((kinds[4], kinds[7], kinds[9]))
    coins, bag, sword = range(len(KINDS))
    assert found[0] == {(coins, bag, bag)}
    assert (
        found[1]
        == found[SPECTATOR]
        == {(first, bag, second) for first in (coins, bag) for second in (coins, bag, sword)}
        - {(bag, bag, bag)}
    ), "of each kind there are two"
    assert found[2] == {(coins, bag, last) for last in (coins, bag, sword)}


@pytest.mark.rule("guest:O.2.7.II")
def test_whoever_comes_may_pay_to_look() -> None:
    table = guest_at(
        seats="marquise,guest,eyrie",
        step="act",
        clearings={"c1": "marquise 3", "c5": "guest_hidden"},
        players={"marquise": {"hand": "anvil"}} | caches(c5=cache("sword")),
        auto=KNOWN,
    )
    play(table, "march c5 1")
    assert (asker(table), asked(table)) == ("marquise", "search-cache")
    assert options(table) == {"explore", "coins", "bag", "sword", "done"}
    play(table, "explore anvil")
    assert board(table, "guest", "marquise")["caches"]["c5"]["kind"] == "sword"
    assert board(table, "guest", "eyrie")["caches"]["c5"]["kind"] is None
    assert told(table, "saw-cache", "marquise") == [("marquise", "sword", "c5")]
    assert told(table, "saw-cache", "eyrie") == []
    assert told(table, "looked-into") == [("marquise", "c5")]
    assert hand(table, "guest") == ["anvil"]
    assert table.why_not_undo(0) == "undo-revealed"
    play(table, "c1 c5 1")
    assert refused(table, "explore") == ("known-already", "O.2.7.II")


@pytest.mark.rule("guest:O.2.7.II", "guest:O.2.8")
def test_a_right_guess_removes_the_cache_and_a_wrong_one_is_remembered() -> None:
    table = guest_at(
        seats="marquise,guest,eyrie",
        step="act",
        clearings={"c1": "marquise 3", "c5": "guest_hidden"},
        players=caches(c5=cache("sword")),
    )
    play(table, "march c5 1")
    assert refused(table, "explore") == ("not-held", "1.3.2")
    play(table, "coins c1 c5 1")
    assert board(table, "guest", "eyrie")["caches"]["c5"]["ruled_out"] == ["coins"]
    assert refused(table, "coins") == ("ruled-out", "O.2.7.II")
    play(table, "sword")
    assert lies_in(table, "c5") == {"marquise": 2}
    assert points(table, "marquise") == 1
    assert board(table, "guest")["caches"] == {}
    assert told(table, "guessed") == [("marquise", "sword", "c5")]


@pytest.mark.rule("guest:O.2.7.II")
def test_with_two_kinds_ruled_out_everybody_knows_the_third() -> None:
    table = guest_at(
        seats="marquise,guest,eyrie",
        step="act",
        clearings={"c1": "marquise 3", "c5": "guest_hidden"},
        players=caches(c5=cache("sword", 0, ("coins",))),
    )
    play(table, "march c5 1 bag")
    assert board(table, "guest", "eyrie")["caches"]["c5"]["kind"] == "sword"


@pytest.mark.rule("guest:O.2.7.III")
@pytest.mark.parametrize(
    ("there", "kind", "held"),
    [
        ("guest 1 guest_shown", "sword", True),
        ("guest_shown", "sword", False),
        ("guest 1 guest_hidden", "sword", False),
        ("guest 1 guest_shown", "coins", False),
    ],
    ids=["a trap", "unguarded", "face down", "no trap"],
)
def test_a_guarded_trap_lets_nobody_else_go(there: str, kind: str, held: bool) -> None:
    g = guest_at(
        seats="marquise,guest",
        clearings={"c5": f"marquise 4 {there}"},
        players=caches(c5=cache(kind)),
    ).state
    assert (why_not_leave(g, MARQUISE, 4) is not None) == held
    assert why_not_leave(g, GUEST, 4) is None
    assert bool(targets(g, MARQUISE, 4)) != held


@pytest.mark.rule("guest:O.2.8")
def test_a_removed_wharf_leaves_the_game() -> None:
    table = guest_at(
        seats="marquise,guest",
        step="act",
        clearings={"c5": "marquise 2 guest_building"},
        dice=(0, 0),
    )
    play(table, "battle")
    assert board(table, "guest")["wharves"] == {"on_map": 0, "left": 4, "lost": 1}
    written = GAME.write(table.state)["players"]["guest"]
    assert "supply" not in written, "nothing is set aside that the board does not know of"
    again = guest_at(seats="marquise,guest", players={"guest": {"board": {"lost": 1}}})
    assert again.state.stock[WHARF] == 4


@pytest.mark.rule("guest:O.2.9")
def test_the_hand_lies_open() -> None:
    table = guest_at(
        seats="guest,marquise,eyrie",
        phase="evening",
        step="draw",
        players={"guest": {"hand": "anvil"}},
        top="sappers",
        auto=KNOWN,
    )
    for seat in (0, 1, 2, SPECTATOR):
        assert table.view(seat)["players"][0]["hand"]["cards"] == ["anvil", "sappers"]
        heard = [event.name for event in table.events(seat) if event.args[:1] == (0,)]
        assert heard == ["drew"], "everybody hears which card"


@pytest.mark.rule("guest:O.2.9")
def test_whoever_takes_from_an_open_hand_is_seen_to() -> None:
    table = guest_at(
        seats="marquise,guest,eyrie",
        phase="birdsong",
        players={
            "marquise": {"crafted": "stand_and_deliver"},
            "guest": {"hand": "anvil"},
        },
    )
    play(table, "stand_and_deliver")
    assert player(table, "marquise", "eyrie")["hand"]["known"] == ["anvil"]
    assert told(table, "took") == [("marquise", "guest", "anvil")]


# O.3 Setup


@pytest.mark.rule("guest:O.3.1", "guest:O.3.2")
def test_the_guild_sets_up_by_the_water() -> None:
    table = Table(GAME, GAME.setup(seats="guest,eyrie", first="1"), "acorn")
    while asked(table) != "first-wharf":
        play(table, sorted(options(table))[0])
    assert options(table) <= {"c4", "c5", "c7", "c10", "c11"}
    assert refused(table, "c12") == ("not-by-water", "O.3.1")
    play(table, "c11")
    assert lies_in(table, "c11") == {"guest": 2, "guest_building": 1, "guest_token": 1}
    assert board(table, "guest")["burrow"] == 4


# O.4 Birdsong


@pytest.mark.rule("guest:O.4.2")
def test_a_lost_barge_is_launched_again() -> None:
    clearings = {"c5": "guest_building", "c10": "guest_building"}
    table = guest_at(seats="guest,marquise", phase="birdsong", clearings=clearings)
    assert asked(table) == "launch"
    play(table, "c10")
    assert lies_in(table, "c10") == {"guest_building": 1, "guest_token": 1}


# O.5 Daylight


@pytest.mark.rule("guest:O.5", "guest:O.5.1", "guest:O.5.7")
def test_three_actions_and_what_does_not_count() -> None:
    table = guest_at(
        seats="guest,marquise",
        clearings={"c5": "guest 3 guest_token guest_building"},
        players={"guest": {"hand": "bake_sale a_visit_to_friends"}},
        auto=KNOWN,
    )
    assert options(table) == {"move", "recruit", "plot", "export", "craft", "done"}
    assert refused(table, "battle") == ("no-battle", "4.3")
    assert refused(table, "flip") == ("nothing-to-turn-up", "O.5.6")
    play(table, "export bake_sale")
    assert points(table, "guest") == 1
    assert refused(table, "export") == ("used-this-turn", "4.1.3")
    play(table, "recruit burrow recruit burrow recruit burrow")
    assert options(table) == {"craft", "done"}
    assert refused(table, "move") == ("guild-no-actions", "O.5")


@pytest.mark.rule("guest:O.5.2")
def test_the_guild_attacks() -> None:
    clearings = {"c5": "guest 3 marquise 1"}
    table = guest_at(seats="guest,marquise", clearings=clearings, dice=(2, 0))
    play(table, "battle")
    assert lies_in(table, "c5") == {"guest": 3}
    assert board(table, "guest")["actions"] == 2


@pytest.mark.rule("guest:O.5.3")
def test_where_the_guild_recruits() -> None:
    clearings = {"c5": "guest_building"}
    table = guest_at(seats="guest,marquise", clearings=clearings)
    play(table, "recruit")
    assert options(table) == {"burrow", "c5"}
    assert refused(table, "c10") == ("not-at-home", "O.5.3")
    play(table, "c5")
    assert lies_in(table, "c5")["guest"] == 2
    table = guest_at(seats="guest,marquise", clearings={"c1": "marquise 1"})
    play(table, "recruit")
    assert options(table) == {"burrow", "c4", "c5", "c7", "c10", "c11"}


@pytest.mark.rule("guest:O.5.4")
def test_wharves_are_built_for_a_card_where_the_guild_rules() -> None:
    table = guest_at(
        seats="guest,marquise",
        clearings={
            "c5": "guest 2 guest_building",
            "c1": "guest 1",
            "c8": "guest 1",
            "c9": "guest 1",
            "c10": "marquise 1",
        },
        players={"guest": {"hand": "anvil"}},
    )
    play(table, "build")
    assert options(table) == {"c1", "c8"}
    for place, why in (("c5", "wharf-there"), ("c10", "not-ruled"), ("c9", "no-card-for-site")):
        refusal = refused(table, place)
        assert refusal is not None
        assert refusal[0] == why
    play(table, "c8")
    assert points(table, "guest") == 1
    assert board(table, "guest")["nets"] == ["anvil"]


@pytest.mark.rule("guest:O.5.5", "guest:O.2.7")
def test_a_cache_is_hidden_for_the_guild_alone_to_know() -> None:
    table = guest_at(
        seats="guest,marquise",
        clearings={"c5": "guest 1", "c10": "guest 1 guest_hidden", "c8": "guest_shown"},
        players=caches(c10=cache("bag"), c8=cache("bag")),
        auto=KNOWN,
    )
    play(table, "plot")
    assert asked(table) == "hide-what", "there is one place for it"
    assert options(table) == {"coins", "sword"}
    assert refused(table, "bag") == ("none-of-this-kind", "O.5.5")
    play(table, "sword")
    assert lies_in(table, "c5") == {"guest": 1, "guest_hidden": 1}
    assert board(table, "guest")["caches"]["c5"]["kind"] == "sword"
    assert board(table, "guest", "marquise")["caches"]["c5"]["kind"] is None
    assert refused(table, "plot") == ("no-hiding-place", "O.5.5")


@pytest.mark.rule("guest:O.5.6")
@pytest.mark.parametrize("kind", ["coins", "bag", "sword"])
def test_what_a_cache_does_when_it_is_turned_up(kind: str) -> None:
    table = guest_at(
        seats="guest,marquise,eyrie",
        clearings={"c5": "guest_hidden marquise 2 eyrie 1"},
        players=caches(c5=cache(kind)),
    )
    play(table, "flip")
    left = {"marquise": 1} if kind == "sword" else {"marquise": 2, "eyrie": 1}
    assert lies_in(table, "c5") == {"guest_shown": 1} | left
    assert points(table, "guest") == 2 * (kind == "coins")
    assert len(hand(table, "guest")) == 2 * (kind == "bag")
    assert board(table, "guest", "eyrie")["caches"]["c5"]["kind"] == kind


@pytest.mark.rule("guest:O.5.7")
def test_freight_needs_the_barge() -> None:
    without = guest_at(
        seats="guest,marquise", clearings={"c5": "guest 1"}, players={"guest": {"hand": "anvil"}}
    )
    assert refused(without, "export") == ("no-barge", "O.5.7")
    wrong = guest_at(
        seats="guest,marquise",
        clearings={"c5": "guest 1 guest_token"},
        players={"guest": {"hand": "anvil"}},
    )
    assert refused(wrong, "export") == ("no-freight", "O.5.7")


# O.6 Evening


@pytest.mark.rule("guest:O.6.1", "guest:O.6.2")
def test_trade_scores_suits_and_three_wharves_draw_a_card_more() -> None:
    table = guest_at(
        seats="guest,marquise",
        phase="evening",
        clearings={
            "c1": "guest 1 guest_building",
            "c5": "guest_building",
            "c8": "guest_building",
            "c10": "marquise 3 guest_building",
        },
    )
    assert points(table, "guest") == 2, "a fox and a rabbit: the other rabbit is not ruled"
    assert len(hand(table, "guest")) == 2


# Positions


UNSOUND = {
    "a cache that is not there": (
        {"players": caches(c5=cache("coins"))},
        "players.guest.board.caches.c5",
    ),
    "a cache of no kind": (
        {"clearings": {"c5": "guest_hidden"}},
        "players.guest.board.caches.c5",
    ),
    "a kind that is ruled out": (
        {
            "clearings": {"c5": "guest_hidden"},
            "players": caches(c5=cache("coins", 0, ("coins",))),
        },
        "players.guest.board.caches.c5.ruled_out",
    ),
    "three with coins": (
        {
            "clearings": dict.fromkeys(("c1", "c5", "c8"), "guest_hidden"),
            "players": caches(**dict.fromkeys(("c1", "c5", "c8"), cache("coins"))),
        },
        "players.guest.board.caches",
    ),
    "more wharves than there are": (
        {
            "clearings": {"c5": "guest_building"},
            "players": {"guest": {"board": {"lost": 5}}},
        },
        "players.guest",
    ),
}


@pytest.mark.parametrize(("fields", "place"), UNSOUND.values(), ids=UNSOUND.keys())
def test_positions_that_cannot_be(fields: dict[str, Any], place: str) -> None:
    with pytest.raises(PositionError) as caught:
        guest_at(seats="guest,marquise", **fields)
    assert [fault.place for fault in caught.value.faults] == [f"state.{place}"]


@pytest.mark.parametrize("game", [PLAIN, GAME], ids=["plain", "with the guest"])
def test_the_burrow_holds_nobody_who_does_not_own_it(game: Any) -> None:
    with pytest.raises(PositionError, match=r"burrow\.warriors\.marquise: this clearing"):
        at(game=game, seats="marquise,eyrie", clearings={"burrow": "marquise 2"})


# The box


def test_the_plain_game_stays_as_it_was() -> None:
    """The guest is in the box of the process, and in no game that was made before it came."""
    assert GUEST in [faction.number for faction in in_the_box()]
    assert len(GAME.asks) > len(PLAIN.asks)
    assert not {ask.name for ask in PLAIN.asks} & {"guild-act"}
    assert not [reason for reason in PLAIN.reasons if reason.name.startswith("guest")]
    assert "root.guest" not in PLAIN.packages
    assert "O.6.1" not in PLAIN.headings
    seats = next(option for option in PLAIN.options if option.name == "seats")
    assert "guest" not in seats.words
    parts = [part.name for part in PLAIN.scribe(PLAIN.setup()).sheet.parts]
    assert not [name for name in parts if name.endswith((".hired", ".nets"))]
    with pytest.raises(SetupError, match=r"no faction 'guest'; there is marquise, [a-z_2, ]+$"):
        PLAIN.setup(seats="guest,marquise")


def test_nothing_of_the_package_names_the_guest() -> None:
    """But for the words that are kept for a faction of no rulebook."""
    named = [
        f"{file.relative_to(SOURCE)}"
        for file in sorted((SOURCE / "spinney" / "root").rglob("*.*"))
        if file.suffix in (".py", ".ftl", ".json") and "guest" in file.read_text("utf-8").lower()
    ]
    assert named == ["spinney/root/words.py"]


def test_every_rule_of_the_guild_is_tested() -> None:
    marked = cited_in(Path(__file__).parent)
    own = [rule for rule in rulebook(("root.guest",)).all() if rule.testable]
    assert [rule.id for rule in own if f"guest:{rule.id}" not in marked] == []
