"""Turns of both automata from small positions, and short ways to read what they told of them."""

from typing import Any

from ironwood.positions import at, spelled, told
from spinney.core import Table
from spinney.ironwood.game import GAME
from spinney.ironwood.state import Ironwood

ALL_VISIONS = [word for word in GAME.vocabulary.words if word.startswith("vision_")]


def alert(ic: str = "IC05 IC06", **fields: Any) -> Table[Ironwood]:
    """The Ironbot has just had its turn, on the alert side of its card."""
    return at(solo="automacier", side="ironclads", ic=ic, **fields)


def ironbot_expends(card: str, **fields: Any) -> Table[Ironwood]:
    """The Ironbot has just expended this card, the alert side not being up."""
    automaton = {"alert": False, **fields.pop("automaton", {})}
    return alert(f"{card} IC04 IC06", automaton=automaton, **fields)


def turn(
    ww: str = "WW30 WW15 WW12", deck: tuple[str, ...] = ("chromia", "zincur"), **fields: Any
) -> Table[Ironwood]:
    """The Woodenbot has just had its turn, with this pile; the top vision is that of Chromia."""
    return at(solo="automaquis", ww=ww, visions=visions(*deck), **fields)


def woodenbot_expends(card: str, **fields: Any) -> Table[Ironwood]:
    """The Woodenbot has just expended this card."""
    return turn(f"{card} WW35 WW38", **fields)


def visions(*deck: str) -> dict[str, list[str]]:
    """These mountains may hide a totem, the first one on top; the other visions lie open."""
    words = [f"vision_{name}" for name in deck]
    return {"deck": words, "burned": [word for word in ALL_VISIONS if word not in words]}


def decided(table: Table[Ironwood], purpose: str) -> list[tuple[str, str]]:
    """What was chosen for a purpose, and why in the end."""
    found = [spelled(table, event) for event in table.events(0) if event.name.startswith("decided")]
    return [
        (place, why[-1].removeprefix("because_"))
        for name, place, *why in found
        if name == f"for_{purpose}"
    ]


def marches(table: Table[Ironwood]) -> list[tuple[str, str]]:
    """Where warriors moved to, whatever for."""
    moves = ("for_plunder", "for_secure", "for_interfere")
    found = [spelled(table, event) for event in table.events(0) if event.name.startswith("decided")]
    return [
        (place, why[-1].removeprefix("because_")) for name, place, *why in found if name in moves
    ]


def lines(table: Table[Ironwood], purpose: str) -> list[str]:
    """The lines of a list of priorities from which something was chosen for a purpose."""
    found = told(table, "decided-among")
    return [line.removeprefix("because_") for name, _, line, _ in found if name == f"for_{purpose}"]


def solo(table: Table[Ironwood]) -> dict[str, Any]:
    found: dict[str, Any] = table.view(0)["solo"]
    return found
