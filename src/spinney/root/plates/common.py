"""What all plates of Root are made with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spinney.core.plates import Fact, Pile, Thing
from spinney.core.text import Text
from spinney.root.factions import declared
from spinney.root.looks import automata, drafted
from spinney.root.words import CARDS, CLEARING, FOREST, FORESTS, MAP_CLEARINGS, VOCABULARY
from spinney.symbols.captions import tally

CLEARINGS = VOCABULARY.words[CLEARING : CLEARING + MAP_CLEARINGS]
FORESTS_NAMED = VOCABULARY.words[FOREST : FOREST + FORESTS]
CARD_WORDS = VOCABULARY.words[:CARDS]

ALL_MAY = {"clearing": ("open_path",), "card": ("craft", "take_dominance")}
"""What everybody may do with a place or a card in Daylight, with the factions' own."""


def said(text: Text, name: str, /, **args: str | int) -> str:
    """A phrase of the plates: its message `plate-NAME`."""
    return text.say(f"plate-{name}", **args)


def labelled(word: str, text: Text) -> str:
    """A word as it stands alone."""
    return text.label(VOCABULARY.number(word))


def listed(words: Iterable[str], text: Text) -> str:
    """Words as they stand alone, each with how many there are."""
    return ", ".join(times(labelled(word, text), n) for word, n in tally(words))


def times(told: str, count: int) -> str:
    return told if count == 1 else f"{told} \N{MULTIPLICATION SIGN}{count}"


def pile(label: str, words: Iterable[str], text: Text, place: str = "") -> list[Pile]:
    """What lies together, if anything does; from a place its things have their names."""
    within = f"{place}/card-" if place else ""
    things = [Thing(f"{within}{word}", labelled(word, text), n) for word, n in tally(words)]
    return [Pile(label, things)] if things else []


def fact(label: str, value: str | int) -> list[Fact]:
    """A fact, if there is anything to be said."""
    return [Fact(label, str(value))] if value != "" else []


def player_of(view: dict[str, Any], faction: str) -> dict[str, Any] | None:
    return next((each for each in drafted(view) if each["faction"] == faction), None)


def where(view: dict[str, Any], place: str, *sorts: str) -> dict[str, Any]:
    """What a plate says of something that lies in a clearing: the place answers for it. Only what
    is done with such things is told, and elsewhere nothing is."""
    if place not in CLEARINGS:
        return {"only": True}
    done = [word for sort in sorts for word in acts(view, sort)]
    return {"place": place, "acts": tuple(dict.fromkeys(done)), "only": True}


def is_apart(view: dict[str, Any], place: str) -> bool:
    """Whether what lies there is in the discard pile or on another's board."""
    owner = place.partition(".")[0]
    return place == "discard" or (
        player_of(view, owner) is not None and not is_readers(view, owner)
    )


def is_readers(view: dict[str, Any], faction: str) -> bool:
    return view["seat"] >= 0 and player_of(view, faction) is view["players"][view["seat"]]


def acts(view: dict[str, Any], sort: str) -> tuple[str, ...]:
    """What the reader's faction does with things of a sort, by itself or because of another."""
    if view["seat"] < 0:
        return ()
    faction = view["players"][view["seat"]]["faction"]
    own: dict[str, tuple[str, ...]] = declared(faction, "plates", "ACTS", {})
    offered = [
        word
        for each in (*view["players"], *automata(view))
        if each["faction"] != faction
        for word in declared(each["faction"], "plates", "OTHERS_MAY", {}).get(sort, ())
    ]
    return (*own.get(sort, ()), *ALL_MAY.get(sort, ()), *offered)
