"""Small positions of Root, written short, and short ways to read the table.

    table = at(
        seats="eyrie,marquise",
        clearings={"c1": "eyrie 3 roost", "c5": "marquise 2 sawmill 2 ruin"},
        players={"eyrie": {"hand": "anvil bake_sale", "board": {"leader": "despot"}}},
    )
    play(table, "fox", "c5")
    assert lies_in(table, "c5") == {"marquise": 2, "sawmill": 2}

The first seat is active, in Daylight, unless `active` and `phase` say otherwise. Whatever is not an
option of the game is a field of the position. Piles of cards may be written as one string; `top`
are the cards that lie on top of the deck, `dice` what the next two dice show, and `picks` what is
picked at random next.
"""

from __future__ import annotations

from itertools import count
from typing import Any

import reading
from reading import asked as asked
from reading import asker as asker
from reading import name_of as name_of
from reading import options as options
from reading import play as play
from reading import refused as refused
from reading import spelled as spelled
from spinney.core import SPECTATOR, Game, Table
from spinney.core.chance import key_of, outcome
from spinney.core.positions import read_position
from spinney.core.table import SINGLE, table_at
from spinney.root.game import GAME
from spinney.root.state import Root
from spinney.root.words import FACTION, OWNERS

SEED = "acorn"
DEALT = ["fox", "rabbit", "mouse"] * 4
"""The suits of the clearings on maps that have none in print."""
OPTIONS = {option.name for option in GAME.options}
DIE = 4


def at(
    *,
    seats: str,
    clearings: dict[str, str | dict[str, Any]] | None = None,
    players: dict[str, dict[str, Any]] | None = None,
    top: str = "",
    dice: tuple[int, int] | None = None,
    picks: str = "",
    seed: str = SEED,
    force: bool = False,
    auto: int = SINGLE,
    game: Game[Root] = GAME,
    **fields: Any,
) -> Table[Root]:
    """The table at the first question that comes up from this position on.

    Unless `auto` says otherwise, nobody watches: only what has several answers is asked.
    """
    options = {name: fields.pop(name) for name in OPTIONS & set(fields)}
    state = {
        **fields,
        "clearings": {c: clearing(there) for c, there in (clearings or {}).items()},
        "players": {name: player_fields(given) for name, given in (players or {}).items()},
    }
    if options.get("map", "autumn") != "autumn":
        state.setdefault("suits", DEALT)
    if "discard" in state:
        state["discard"] = cards(state["discard"])
    position = {"game": "root", "options": {"seats": seats, **options}, "state": state}
    if top:
        state["top"] = cards(top)
    coming = {"dice": list(dice or ()), "picks": picks.split()}
    if dice or picks:
        position["next"] = {name: given for name, given in coming.items() if given}
    return table_at(game, position, seed, force=force, auto=auto)


def clearing(there: str | dict[str, Any]) -> dict[str, Any]:
    """`eyrie 3 roost ruin` as the position format has it: a number belongs to the word before."""
    if not isinstance(there, str):
        return there
    written: dict[str, Any] = {"warriors": {}, "pieces": {}}
    words = there.split()
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if word == "ruin":
            written["ruin"] = True
        elif not word.isdecimal():
            kind = "warriors" if word in faction_names() else "pieces"
            written[kind][word] = int(following) if following.isdecimal() else 1
    return written


def faction_names() -> tuple[str, ...]:
    return GAME.vocabulary.words[FACTION : FACTION + OWNERS]


def player_fields(given: dict[str, Any]) -> dict[str, Any]:
    piles = ("hand", "crafted", "items")
    return {name: cards(value) if name in piles else value for name, value in given.items()}


def cards(pile: str | list[str]) -> list[str]:
    return pile.split() if isinstance(pile, str) else pile


def undealt(position: dict[str, Any]) -> list[str]:
    """The cards that are left for the deck, the top one first."""
    deck: list[str] = GAME.write(read_position(GAME, position).state)["deck"]
    return deck


def without(pile: list[str], taken: list[str]) -> list[str]:
    left = pile.copy()
    for card in taken:
        left.remove(card)
    return left


def seed_for(*wanted: int) -> str:
    """A seed whose first outcomes of a die are these."""
    for n in count():
        key = key_of(f"dice {n}")
        if all(outcome(key, at, DIE) == face for at, face in enumerate(wanted)):
            return f"dice {n}"
    raise AssertionError


# Reading


def seat_of(table: Table[Root], name: str) -> int:
    return table.setup["seats"].split(",").index(name)


def lies_in(table: Table[Root], name: str) -> dict[str, int]:
    """The warriors and pieces in a clearing."""
    there = table.view(SPECTATOR)["clearings"][int(name[1:]) - 1]
    return there["warriors"] | there["pieces"]


def ruler(table: Table[Root], name: str) -> str | None:
    found: str | None = table.view(SPECTATOR)["clearings"][int(name[1:]) - 1]["ruler"]
    return found


def player(table: Table[Root], name: str, reader: str = "") -> dict[str, Any]:
    """A player's part of the view, as that player or another reader sees it."""
    seat = seat_of(table, name)
    view = table.view(seat_of(table, reader) if reader else seat)
    found: dict[str, Any] = view["players"][seat]
    return found


def board(table: Table[Root], name: str, reader: str = "") -> dict[str, Any]:
    found: dict[str, Any] = player(table, name, reader)["board"]
    return found


def points(table: Table[Root], name: str) -> int:
    scored: int = player(table, name)["points"]
    return scored


def hand(table: Table[Root], name: str) -> list[str]:
    """A hand as its owner sees it, in the order of the vocabulary."""
    held: list[str] = player(table, name)["hand"]["cards"]
    return held


def told(table: Table[Root], name: str, reader: str = "") -> list[tuple[Any, ...]]:
    """The arguments of every event with this name, as a player or a spectator was told them."""
    return reading.told(table, name, seat_of(table, reader) if reader else SPECTATOR)


def cited(table: Table[Root], name: str) -> list[str]:
    """The rules by which events with this name happened, as far as they are public."""
    return reading.cited(table, name, SPECTATOR)
