"""The plates of clearings and forests: what is there, who rules it and why, where one can go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from spinney.core.plates import Fact, Pile, Plate, Thing
from spinney.core.text import Text
from spinney.root.faction import OWNER
from spinney.root.looks import (
    in_forest,
    in_slots,
    linked,
    lying,
    number,
    open_paths,
    pawns,
    printed,
    standing_out,
    stands_in_slot,
    tellers,
    wanderers,
)
from spinney.root.plates.common import (
    CLEARINGS,
    FORESTS_NAMED,
    acts,
    fact,
    labelled,
    said,
)
from spinney.root.words import FACTION, ITEM, ITEMS, PIECE, VOCABULARY
from spinney.symbols.captions import label

ITEM_WORDS = VOCABULARY.words[ITEM : ITEM + ITEMS]


def place_plate(view: dict[str, Any], text: Text, word: str) -> Plate | None:
    if word in CLEARINGS:
        return clearing_plate(view, text, word)
    if word in FORESTS_NAMED and number(word) <= len(printed(view).forests):
        return forest_plate(view, text, word)
    return None


def clearing_plate(view: dict[str, Any], text: Text, word: str) -> Plate:
    here = next(each for each in view["clearings"] if each["clearing"] == word)
    n = number(word)
    suit = here["suit"]
    woods = enumerate(printed(view).forests, start=1)
    around = [i for i, forest in woods if n in forest.clearings]
    return Plate(
        word,
        labelled(word, text),
        said(text, "clearing"),
        facts=[
            *fact(said(text, "suit"), "" if suit is None else labelled(suit, text)),
            *ruling(here, text),
            slots(here, text),
            *fact(said(text, "paths"), numbers(linked(open_paths(view), n))),
            *fact(said(text, "closed"), numbers(linked(view["closed"], n))),
            *fact(said(text, "rivers"), numbers(linked(printed(view).rivers, n))),
            *fact(said(text, "forests"), numbers(around)),
        ],
        piles=contents(view, here, text),
        rules=("2.5", "2.2.1", "2.2.3", "2.2.2"),
        words=(word,),
        kin=(*CLEARINGS, *FORESTS_NAMED),
        acts=acts(view, "clearing"),
    )


def numbers(found: Iterable[int]) -> str:
    return ", ".join(str(each) for each in found)


def ruling(here: dict[str, Any], text: Text) -> list[Fact]:
    """2.5: who rules, and how many warriors and buildings everybody has there."""
    strength = Counter[str](here["warriors"])
    for piece, count in here["pieces"].items():
        if stands_in_slot(piece):
            strength[VOCABULARY.word(FACTION + OWNER[VOCABULARY.number(piece) - PIECE])] += count
    counts = ", ".join(f"{text.named(who)} {n}" for who, n in strength.most_common())
    ruler = said(text, "nobody") if here["ruler"] is None else text.named(here["ruler"])
    return [Fact(said(text, "ruler"), ruler), *fact(said(text, "strength"), counts)]


def slots(here: dict[str, Any], text: Text) -> Fact:
    free = in_slots(here).count("")
    return Fact(said(text, "slots"), said(text, "slots-open", open=free, slots=here["slots"]))


def contents(view: dict[str, Any], here: dict[str, Any], text: Text) -> list[Pile]:
    """All that is in a clearing; each of it can be looked at."""
    word = here["clearing"]
    leaders = standing_out(here, tellers(view, "standing_out"))
    found = [
        *((f"warrior-{who}", warriors(who, text), n) for who, n in here["warriors"].items()),
        *((name, text.named(name), 1) for names in leaders.values() for name in names),
        *((f"pawn-{who}", text.named(who), 1) for who in here["pawns"]),
        *((piece, text.named(piece), n) for piece, n in here["pieces"].items()),
    ]
    for piece, n in lying(here, tellers(view, "lying")):
        if piece in ITEM_WORDS:
            found.append((f"item-{piece}", text.named(piece), n))
    if here["ruin"]:
        found.append(("ruin", label(text, "ruin"), 1))
    found += [(mark, text.named(mark), 1) for mark in here["landmarks"]]
    things = [Thing(f"{word}/{name}", told, n) for name, told, n in found]
    return [Pile(said(text, "here"), things)] if things else []


def warriors(faction: str, text: Text) -> str:
    return said(text, "warriors-of", faction=text.named(faction))


def forest_plate(view: dict[str, Any], text: Text, word: str) -> Plate:
    forest = printed(view).forests[number(word) - 1]
    there = wanderers(pawns(view), word)
    things = [Thing(f"{word}/pawn-{who}", text.named(who)) for who in there]
    things += [
        Thing(f"{word}/{piece}", text.named(piece), n)
        for piece, n in in_forest(word, tellers(view, "lying"))
    ]
    return Plate(
        word,
        labelled(word, text),
        label(text, "forest"),
        facts=[
            *fact(said(text, "clearings"), numbers(forest.clearings)),
            *fact(said(text, "forests"), numbers(forest.forests)),
        ],
        piles=[Pile(said(text, "here"), things)] if things else [],
        rules=("2.4", "2.4.1"),
        words=(word,),
        kin=(*CLEARINGS, *FORESTS_NAMED),
        acts=acts(view, "forest"),
    )
