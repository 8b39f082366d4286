"""Who knows what (7.5, R43 to R46): what a seat is told never depends on what it cannot see."""

from typing import Any

import pytest

from properties import told as all_told
from spinney.core import SPECTATOR, Table
from spinney.sylvion.state import Sylvion
from sylvion.positions import asked, at, hand, play, step, told

SILENCE = {
    "players": 2,
    "hidden": True,
    "mode": "advanced",
    "extension_1": "yes",
    "extension_2": "yes",
}
STACKS = [
    "elemental_0 blaze simoon",
    "elemental_1 simoon blaze",
    "elemental_2 desiccation blaze",
    "elemental_3 demobilisation simoon",
]
A, B = 0, 1


def known(table: Table[Sylvion], seat: int, owner: int) -> list[str]:
    """What a seat knows of a hand that is not its own."""
    found: list[str] = table.view(seat)["hands"][owner]["known"]
    return found


# R43


@pytest.mark.rule("sylvion:R43", "sylvion:squirrels")
@pytest.mark.parametrize("seat", [A, B, SPECTATOR])
def test_what_squirrels_look_at_is_seen_by_both_players(seat: int) -> None:
    table = at(**SILENCE, stacks=STACKS, hands=["squirrels", "owl"])
    play(table, "squirrels")
    assert ("elemental_0", "a5", 1) in told(table, "looked", seat)
    assert table.view(seat)["stacks"][0] == {"count": 3, "known": ["elemental_0", "blaze"]}
    table.play("swap")
    assert table.view(seat)["stacks"][0] == {"count": 3, "known": ["blaze", "elemental_0"]}


@pytest.mark.rule("sylvion:R43", "sylvion:feat_squirrels")
@pytest.mark.parametrize("seat", [A, B, SPECTATOR])
def test_what_disinformation_looks_at_and_arranges_too(seat: int) -> None:
    table = at(**SILENCE, stacks=STACKS, feats="feat_squirrels")
    play(table, "feat_squirrels blaze simoon")
    assert len(told(table, "looked", seat)) == 8
    assert table.view(seat)["stacks"][0]["known"] == ["blaze", "simoon"]


# R44


@pytest.mark.rule("sylvion:R44")
@pytest.mark.parametrize("seat", [A, B, SPECTATOR])
def test_cards_leave_a_hand_for_all_to_see(seat: int) -> None:
    table = at(**SILENCE, hands=["tree_2 stag", "owl whale"], bloom=6)
    play(table, "tree_2 owl a1 stag two")
    assert told(table, "paid", seat) == [("B", "owl")]
    assert told(table, "played", seat) == [("A", "tree_2"), ("A", "stag")]
    dried = step(
        "choose stag owl",
        **SILENCE,
        stage="support",
        board={"a5": "desiccation"},
        hands=["owl stag fish", ""],
    )
    assert told(dried, "dried-up", seat) == [("A", "stag"), ("A", "owl")]


@pytest.mark.rule("sylvion:R44")
def test_a_card_that_was_seen_to_leave_a_hidden_hand_cannot_be_taken_back() -> None:
    fields: dict[str, Any] = {"players": 2, "hands": ["tree_1 tree_2", "owl"]}
    shown = at(**fields)
    shown.play("tree_1")
    assert shown.why_not_undo(A) is None
    for word in ("tree_1", "tree_2"):  # the second is paid for by all that B holds
        secret = at(**fields, hidden=True)
        secret.play(word)
        assert asked(secret) == "place"
        assert secret.why_not_undo(A) == "undo-revealed"
    secret.play("a1")
    assert secret.why_not_undo(A) is None


@pytest.mark.rule("sylvion:R44", "sylvion:temporal_tornado")
@pytest.mark.parametrize("seat", [A, B, SPECTATOR])
def test_what_a_tornado_puts_on_the_deck_is_known_until_it_is_drawn_and_after(seat: int) -> None:
    table = at(
        **SILENCE,
        stage="support",
        board={"a5": "temporal_tornado"},
        hands=["owl stag fish", ""],
        deck="whale tree_1",
    )
    play(table, "stag owl")
    # The reinforcements: the two that everybody knows, and one that nobody else does.
    assert told(table, "put-back", seat) == [("A", "stag"), ("A", "owl")]
    if seat == A:
        assert hand(table) == ["whale", "owl", "stag", "fish"]
    else:
        assert known(table, seat, A) == ["owl", "stag"]
        assert told(table, "drew", seat) == [("A", "owl"), ("A", "stag")]
        assert told(table, "drew-hidden", seat) == [("A",)]


@pytest.mark.rule("sylvion:R44", "sylvion:temporal_tornado")
@pytest.mark.parametrize("seat", [A, B, SPECTATOR])
def test_put_back_cards_lie_on_the_deck_for_all_to_know(seat: int) -> None:
    table = step(
        "stag owl",
        **SILENCE,
        stage="support",
        board={"a5": "temporal_tornado"},
        hands=["owl stag fish", ""],
        deck="whale tree_1",
    )
    assert table.view(seat)["deck"] == {"count": 4, "known": ["owl", "stag"]}


@pytest.mark.rule("sylvion:R44")
def test_plants_blown_back_are_known_in_the_hand_until_they_leave_it() -> None:
    table = at(
        **SILENCE,
        stage="support",
        board={"a5": "temporal_tornado", "a1": "tree_1", "a2": "fountain_1"},
        hands=["tree_1", "owl"],
        deck="whale stag fish doves",
    )
    assert known(table, B, A) == known(table, SPECTATOR, A) == ["fountain_1", "tree_1"]
    play(table, "tree_1 b1")
    assert known(table, B, A) == ["fountain_1"]
    assert table.view(B)["hands"][A]["count"] == 5


# R46


@pytest.mark.rule("sylvion:R46", "sylvion:feat_owl")
def test_whoever_searches_the_deck_knows_the_partners_hand() -> None:
    table = at(
        **SILENCE, feats="feat_owl", deck="tree_1 tree_2 fish", hands=["stag", "owl whale owl"]
    )
    assert known(table, A, B) == []
    play(table, "feat_owl tree_1 fish")
    assert known(table, A, B) == ["whale", "owl", "owl"]
    assert known(table, SPECTATOR, B) == []
    assert known(table, B, A) == []
    assert told(table, "found", A) == [("A", "tree_1"), ("A", "fish")]
    for seat in (B, SPECTATOR):
        assert told(table, "found", seat) == []
        assert told(table, "found-hidden", seat) == [("A",), ("A",)]


@pytest.mark.rule("sylvion:R46", "sylvion:5.2")
def test_when_the_discard_becomes_the_deck_each_knows_what_the_other_held() -> None:
    table = at(
        **SILENCE,
        stage="reinforce",
        discard="tree_1 tree_2 fish whale doves",
        hands=["stag", "owl whale"],
    )
    play(table, "choose tree_1 tree_2")
    assert known(table, A, B) == ["whale", "owl"]
    assert known(table, B, A) == ["stag"]
    assert table.view(B)["hands"][A]["count"] == 4
    assert known(table, SPECTATOR, A) == known(table, SPECTATOR, B) == []


@pytest.mark.rule("sylvion:R46")
def test_in_every_possible_world_the_partner_holds_what_is_known() -> None:
    table = at(
        **SILENCE, feats="feat_owl", deck="tree_1 tree_2 fish", hands=["stag", "owl whale owl"]
    )
    play(table, "feat_owl tree_1 fish")
    for i in range(10):
        assert hand(table.determinize(A, str(i)), B) == ["whale", "owl", "owl"]
    others = {tuple(hand(table.determinize(B, str(i)), A)) for i in range(10)}
    assert len(others) > 1


# Looking, and what may be taken back


@pytest.mark.rule("sylvion:R43", "sylvion:feat_owl", "sylvion:doves")
@pytest.mark.parametrize("look", ["squirrels owl", "doves owl", "feat_squirrels", "feat_owl"])
def test_what_has_been_looked_at_cannot_be_unseen(look: str) -> None:
    table = at(
        mode="advanced",
        extension_1="yes",
        stacks=STACKS,
        hands=["squirrels doves owl tree_1"],
        feats="feat_squirrels feat_owl",
        deck="stag fish whale",
    )
    play(table, look)
    assert table.why_not_undo(A) == "undo-revealed"


def test_the_card_being_played_is_seen_until_it_arrives() -> None:
    table = at(hands=["tree_2 owl whale"])
    assert table.view(A)["playing"] is None
    table.play("tree_2")
    assert asked(table) == "pay"
    assert table.view(A)["playing"] == table.view(SPECTATOR)["playing"] == "tree_2"
    assert "tree_2" not in hand(table)
    play(table, "owl a1")
    assert table.view(A)["playing"] is None


# Resampled worlds


@pytest.mark.rule("sylvion:7.5")
def test_worlds_differ_in_all_that_a_seat_does_not_know() -> None:
    table = at(
        **SILENCE,
        stacks=STACKS,
        known=1,
        hands=["tree_1", "stag whale"],
        deck="fish owl doves treason tree_2 tree_3",
        foreseen=1,
    )
    worlds = [table.determinize(A, str(i)).state for i in range(20)]
    assert len({tuple(tuple(stack) for stack in g.stacks) for g in worlds}) > 10
    assert len({tuple(g.deck) for g in worlds}) > 10
    assert len({tuple(g.hands[B]) for g in worlds}) > 5
    for world in worlds:
        assert world.hands[A] == table.state.hands[A]
        assert [stack[-1] for stack in world.stacks] == [s[-1] for s in table.state.stacks]
        assert world.deck[-1] == table.state.deck[-1]
        assert sum(world.hands[B]) == 2


@pytest.mark.rule("sylvion:1.2")
def test_worlds_differ_in_what_is_still_to_be_mobilised() -> None:
    table = at(
        mode="advanced",
        stage="summon",
        pile="owl stag fish doves whale tree_1 tree_2 tree_3 tree_4",
        desertion=[4, 1, 2, 3],
    )
    worlds = [table.determinize(A, str(i)).state for i in range(20)]
    assert len({tuple(g.pile) for g in worlds}) > 10
    assert len({tuple(g.desertion) for g in worlds}) > 10
    assert all(g.columns == table.state.columns for g in worlds)


# Worlds that differ only in what a seat cannot see

Course = list[str | tuple[str, str]]
"""Words; a pair where the two worlds differ in a word that the watchers do not hear."""


def assert_alike(worlds: list[Table[Sylvion]], course: Course, watchers: tuple[int, ...]) -> None:
    """Play the course in both worlds; the watchers are told the same, byte by byte."""
    for heard in [None, *course]:
        for i, world in enumerate(worlds):
            if heard is not None:
                world.play(heard if isinstance(heard, str) else heard[i])
        for seat in watchers:
            one, other = (all_told(world, seat) for world in worlds)
            assert one == other, heard
    assert worlds[0].position() != worlds[1].position(), "the worlds do not differ"


def worlds_of(*differences: dict[str, Any], **shared: Any) -> list[Table[Sylvion]]:
    return [at(**SILENCE, **shared, **difference) for difference in differences]


@pytest.mark.rule("sylvion:7.5")
def test_the_partners_cards_are_a_secret_while_they_pay_draw_and_play() -> None:
    worlds = worlds_of(
        {
            "hands": ["elephant tree_1", "whale owl tree_1"],
            "deck": "fish stag tree_2 doves owl fish",
        },
        {
            "hands": ["elephant tree_1", "fish owl tree_1"],
            "deck": "doves fish tree_2 whale owl stag",
        },
        board={"a1": "fountain_1", "a2": "elemental_3", "d4": "blazing_4"},
        stacks=STACKS,
    )
    course: Course = [
        # A's Defence: B pays with a card that is in both hands
        *("elephant", "owl", "d4", "done"),
        # B's turn: no ward; the fountain falls and B draws; B plays and A pays
        *("done", "tree_1", "c1", "done"),
    ]
    assert_alike(worlds, course, (A, SPECTATOR))
    assert asked(worlds[0]) == "ward"


@pytest.mark.rule("sylvion:7.5")
def test_hedgehogs_are_a_secret_until_they_are_used() -> None:
    worlds = worlds_of(
        {"hands": ["hedgehogs", "owl"], "deck": "stag fish doves whale"},
        {"hands": ["whale", "owl"], "deck": "stag fish doves hedgehogs"},
        stage="reveal",
        turn=0,
        stacks=STACKS,
    )
    assert_alike(worlds, ["done"], (B, SPECTATOR))


@pytest.mark.rule("sylvion:7.5", "sylvion:treason")
def test_the_hand_behind_a_treason_is_a_secret() -> None:
    worlds = worlds_of(
        {"hands": ["whale", "owl"], "deck": "treason fish doves stag"},
        {"hands": ["stag", "owl"], "deck": "treason fish doves whale"},
        stage="reinforce",
    )
    assert_alike(worlds, ["treason"], (B, SPECTATOR))


@pytest.mark.rule("sylvion:7.5", "sylvion:R38", "sylvion:feat_owl")
def test_what_wisdom_finds_is_a_secret() -> None:
    worlds = worlds_of(
        {},
        {},
        feats="feat_owl",
        deck="whale stag fish doves tree_4",
        hands=["tree_1", "owl"],
    )
    course: Course = ["feat_owl", ("whale", "fish"), ("stag", "tree_4"), "tree_1", "b2"]
    assert_alike(worlds, course, (B, SPECTATOR))


@pytest.mark.rule("sylvion:7.3", "sylvion:7.5")
def test_the_owls_gift_is_a_secret_from_whoever_sends_it() -> None:
    worlds = worlds_of(
        {"hands": ["owl tree_1", "whale"], "deck": "stag fish doves tree_2 tree_3"},
        {"hands": ["owl tree_1", "whale"], "deck": "tree_3 tree_2 doves stag fish"},
    )
    assert_alike(worlds, ["owl", "partner"], (A, SPECTATOR))


@pytest.mark.rule("sylvion:7.5", "sylvion:1.2")
def test_the_order_of_face_down_cards_is_a_secret() -> None:
    worlds = worlds_of(
        {"stacks": STACKS, "deck": "owl stag fish"},
        {"stacks": [stack.split()[::-1] for stack in STACKS[::-1]], "deck": "fish owl stag"},
        hands=["tree_1", "tree_1"],
    )
    assert_alike(worlds, ["tree_1", "c3"], (A, B, SPECTATOR))


@pytest.mark.rule("sylvion:2.4", "sylvion:1.2")
def test_the_pile_and_the_desertion_deck_are_secrets() -> None:
    """Only what will be revealed next is alike in these worlds."""
    shared: dict[str, Any] = {"mode": "advanced", "stage": "summon"}
    worlds = [
        at(**shared, pile="owl stag fish doves whale tree_1 tree_2", desertion=[4, 1, 2, 3]),
        at(**shared, pile="owl stag fish doves tree_2 whale tree_1", desertion=[2, 3, 1, 4]),
    ]
    assert_alike(worlds, [], (A, SPECTATOR))
