"""Landmarks in a position: where they stand, and what lies on their cards."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.fields import NONE, Fields
from spinney.root.landmarks.table import stand
from spinney.root.state import NOBODY, SETUP, Root
from spinney.root.words import CLEARING, LANDMARK, LANDMARKS, MAP_CLEARINGS, TOWER, VOCABULARY

PLAIN: Final = ("ferry", "tower")
"""Those of the maps, which are fields by themselves."""
NAMES: Final = VOCABULARY.words[LANDMARK : LANDMARK + LANDMARKS]
PLACES: Final = VOCABULARY.words[CLEARING : CLEARING + MAP_CLEARINGS]


def write(g: Root) -> dict[str, Any]:
    written: dict[str, Any] = {name: place(g, number) for number, name in enumerate(PLAIN)}
    others = {
        NAMES[landmark.number]: write_one(g, landmark.number)
        for landmark in g.landmarks
        if landmark.number >= len(PLAIN)
    }
    if others:
        written["sites"] = others
    if g.phase == SETUP and g.dealt:
        written["dealt"] = VOCABULARY.names(g.dealt)
    return written


def place(g: Root, number: int) -> str:
    return PLACES[g.sites[number]] if g.sites[number] >= 0 else NONE


def write_one(g: Root, number: int) -> dict[str, Any]:
    board = g.landmark_boards[number]
    return {"clearing": place(g, number), **({} if board is None else board.write())}


class Sites:
    """Reads them; what lies on a card is checked once all the rest is read."""

    def __init__(self, g: Root, f: Fields) -> None:
        self.pool = g.dealt
        self.own = g.sites
        self.fields: list[tuple[int, Fields]] = []
        for number, name in enumerate(PLAIN):
            self.put(g, number, read_place(f, name, place(g, number)))
        given = f.object("sites")
        for name, there in given.items():
            low, high = LANDMARK + len(PLAIN), LANDMARK + LANDMARKS - 1
            word = given.known(name, name, VOCABULARY, low, high)
            if word >= 0:
                self.read(g, word - LANDMARK, given.inner(name, there))
        g.dealt = f.words("dealt", VOCABULARY, LANDMARK, LANDMARK + LANDMARKS - 1)

    def put(self, g: Root, number: int, c: int) -> None:
        if c >= 0:
            stand(g, number, c)
        elif g.sites[number] >= 0:
            g.sites = g.sites.copy()
            g.sites[number] = NOBODY

    def read(self, g: Root, number: int, f: Fields) -> None:
        c = read_place(f, "clearing", NONE)
        if c < 0:
            f.wrong("clearing", "say where it stands")
        self.put(g, number, c)
        board = g.landmark_boards[number]
        if c >= 0 and board is not None:
            board.read(f)
            self.fields.append((number, f))
        f.done()

    def check(self, g: Root, f: Fields) -> None:
        for number, fields in self.fields:
            board = g.landmark_boards[number]
            if board is not None:
                board.check(g, number, fields)
        if g.agreed:
            self.check_agreed(g, f)
        else:
            check_of_the_map(g, f, self.own)
        for landmark in g.landmarks:
            c = landmark.site(g)
            if landmark.why_unfit(g, c) is not None and self.is_known(landmark.word):
                name = NAMES[landmark.number]
                f.unreachable(where(landmark.number), f"{name} cannot stand in {PLACES[c]}")

    def is_known(self, word: int) -> bool:
        """Whether this landmark is in this game at all."""
        return word in self.pool or self.own[word - LANDMARK] >= 0

    def check_agreed(self, g: Root, f: Fields) -> None:
        """A.5: as many as the option says, out of those that it names."""
        there = [landmark.word for landmark in g.landmarks] + g.dealt
        for word in there:
            if word not in self.pool or there.count(word) > 1:
                name = VOCABULARY.word(word)
                f.wrong(where(word - LANDMARK), f"the landmarks of this game are not with {name}")
        if len(there) != g.agreed:
            what = f"{g.agreed} landmarks are in this game (option landmarks), not {len(there)}"
            f.wrong("sites", what)
        if g.dealt and g.phase != SETUP:
            f.wrong("dealt", "after the setup all landmarks stand: leave this out")


def where(number: int) -> str:
    return NAMES[number] if number < len(PLAIN) else f"sites.{NAMES[number]}"


def read_place(f: Fields, name: str, usual: str) -> int:
    """A clearing, or nowhere."""
    there = f.one_of(name, (*PLACES, NONE), usual)
    return NOBODY if there == NONE else PLACES.index(there)


def check_of_the_map(g: Root, f: Fields, own: list[int]) -> None:
    """C.2.1, C.3.1: the Tower stands where it stood, and the Ferry is there or not."""
    for number in range(LANDMARKS):
        if (g.sites[number] >= 0) != (own[number] >= 0):
            there = "has one" if own[number] >= 0 else "has none"
            f.wrong(where(number), f"this game {there}: leave it out, or change option landmarks")
        elif number == TOWER - LANDMARK and g.sites[number] != own[number]:
            f.wrong("tower", f"on this map it is {PLACES[own[number]]}: leave it out")
    if g.dealt:
        f.wrong("dealt", "in this game no landmarks are set up (option landmarks)")
