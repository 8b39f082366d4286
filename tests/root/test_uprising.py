"""Battles that only a card could buy: nobody is forced to, and being asked tells nothing (R107)."""

from typing import Any

import pytest

from root.hired import hired
from root.positions import asked, hand, options, play, told
from spinney.core import Table
from spinney.core.table import KNOWN
from spinney.root.state import Root

FITS, FITS_NOT = "anvil", "bake_sale"
"""A card that matches c1, and one that does not."""
OPEN: dict[str, Any] = {"spring_uprising": ""}


def daylight(
    card: str, there: dict[str, str], hirelings: dict[str, Any] | None = None, **fields: Any
) -> Table[Root]:
    """The Eyrie in Daylight with one card, beside an Uprising that nobody controls."""
    mine = {"hand": card, **fields.pop("mine", {})}
    return hired(
        OPEN | (hirelings or {}),
        there,
        {"eyrie": mine},
        seats=fields.pop("seats", "eyrie,marquise"),
        auto=KNOWN,
        dice=(1, 0),
        **fields,
    )


def buys(table: Table[Root], card: str) -> bool:
    """Whether a question about a price is asked, and answered as the card allows."""
    assert asked(table) == "pay-to-battle"
    assert options(table) == ({"c1", "done"} if card == FITS else {"done"})
    play(table, *(["c1", card] if card == FITS else ["done"]))
    fought = told(table, "battle") != []
    assert fought == (card == FITS)
    return fought


@pytest.mark.rule("root:R8", "root:R90", "root:R107")
@pytest.mark.parametrize("card", [FITS, FITS_NOT])
@pytest.mark.parametrize(
    ("hireling", "there", "answers"),
    [
        ("forest_patrol", "forest_patrol 3 spring_uprising 1", "done battle"),
        ("last_dynasty", "last_dynasty 1 spring_uprising 4", ""),  # where it does not rule
        ("corvid_spies", "corvid_spies 6 spring_uprising 1", ""),
        ("vault_keepers", "vault_keepers 6 vault spring_uprising 1", "done battle"),
    ],
)
def test_a_hirelings_battle_tells_nothing_of_the_hand(
    hireling: str, there: str, answers: str, card: str
) -> None:
    table = daylight(card, {"c1": there}, {hireling: "eyrie 2"})
    while hireling not in options(table):
        play(table, "done")
    play(table, hireling)
    for answer in answers.split():
        while answer not in options(table):
            assert len(options(table)) > 0
            play(table, sorted(options(table))[0])
        play(table, answer)
    while asked(table) == "hireling-where":
        play(table, "c1")
    buys(table, card)
    assert hand(table, "eyrie") == ([] if card == FITS else [card])


@pytest.mark.rule("root:R8", "root:riverfolk_flotilla", "root:R107")
@pytest.mark.parametrize("card", [FITS, FITS_NOT])
def test_nor_does_the_flotillas(card: str) -> None:
    afloat = {"controller": "eyrie", "control": 2, "board": {"place": "c5"}}
    table = daylight(
        card, {"c10": "spring_uprising 1"}, {"riverfolk_flotilla": afloat}, phase="birdsong"
    )
    assert (asked(table), options(table)) == ("hireling-how", {"battle", "done"})
    play(table, "battle")
    assert asked(table) == "pay-to-battle"


@pytest.mark.rule("root:7.5.2", "root:7.7", "root:R107")
@pytest.mark.parametrize("card", [FITS, FITS_NOT])
def test_turmoil_tells_nothing_of_the_hand(card: str) -> None:
    """The Eyrie may refuse to pay, and fall into turmoil."""
    decree = {"recruit": [], "move": [], "battle": ["foxfolk_steel"], "build": []}
    table = daylight(
        card,
        {"c1": "eyrie 3 spring_uprising 1"},
        mine={"board": {"leader": "despot", "decree": decree}},
    )
    while asked(table) != "pay-to-battle":
        assert told(table, "turmoil") == []
        play(table, "done" if "done" in options(table) else sorted(options(table))[0])
    fought = buys(table, card)
    assert bool(told(table, "turmoil")) == (not fought)


@pytest.mark.rule("root:7.5.2", "root:R107")
def test_who_can_pay_need_not_even_for_the_decree() -> None:
    decree = {"recruit": [], "move": [], "battle": ["foxfolk_steel"], "build": []}
    table = daylight(
        FITS,
        {"c1": "eyrie 3 spring_uprising 1"},
        mine={"board": {"leader": "despot", "decree": decree}},
    )
    while asked(table) != "pay-to-battle":
        play(table, "done" if "done" in options(table) else sorted(options(table))[0])
    play(table, "done")
    assert told(table, "turmoil") == [("eyrie", "battle", "fox")]


@pytest.mark.rule("root:command_warren", "root:R8", "root:R107")
@pytest.mark.parametrize("card", [FITS, FITS_NOT])
def test_a_crafted_card_is_offered_whatever_is_in_hand(card: str) -> None:
    table = daylight(
        card, {"c1": "eyrie 3 spring_uprising 1"}, mine={"crafted": "command_warren"}, step="start"
    )
    assert "command_warren" in options(table)
    play(table, "command_warren")
    buys(table, card)


@pytest.mark.rule("root:rat_smugglers", "root:R8")
def test_smugglers_take_no_card_for_nothing() -> None:
    """For a battle with the Uprising another card must be left, which is its price."""
    there = {"c1": "eyrie 1 spring_uprising 3"}
    one = daylight("anvil", there, {"rat_smugglers": "eyrie 2"})
    assert "rat_smugglers" not in options(one)
    two = daylight("anvil foxfolk_steel", there, {"rat_smugglers": "eyrie 2"})
    while "rat_smugglers" not in options(two):
        play(two, "done")
    play(two, "rat_smugglers", "anvil")
    while told(two, "battle") == []:
        assert asked(two) in ("battle-in", "defender", "spend")
        play(two, sorted(options(two))[0])
    assert hand(two, "eyrie") == []


@pytest.mark.rule("root:10.4.3.I", "root:R8", "root:R107")
@pytest.mark.parametrize("card", [FITS, FITS_NOT])
def test_nor_does_a_crusade(card: str) -> None:
    table = hired(
        OPEN,
        {"c1": "cult 3 spring_uprising 1"},
        {"cult": {"hand": card, "board": {"acolytes": 4, "outcast": "fox"}}},
        seats="cult,marquise",
        phase="birdsong",
        auto=KNOWN,
    )
    while "crusade" not in options(table):
        play(table, "done")
    play(table, "crusade")
    play(table, "battle")
    assert asked(table) == "pay-to-battle"


@pytest.mark.rule("root:eyrie_emigre", "root:R8", "root:R107")
@pytest.mark.parametrize("card", [FITS, FITS_NOT])
def test_nor_does_an_emigre(card: str) -> None:
    table = daylight(
        card,
        {"c5": "eyrie 3", "c1": "spring_uprising 1"},
        mine={"crafted": "eyrie_emigre"},
        phase="birdsong",
        step="end",
        options={"deck": "exiles"},
    )
    play(table, "c1", "3")
    fought = buys(table, card)
    assert bool(told(table, "used-up")) == (not fought)
