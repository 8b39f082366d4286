"""What is to be read of anything on a table of Sylvion: cards, squares, stacks and piles.

A thing is asked for by its word, or by the name that the drawing gives it: `b3` is a square,
`b.stack` a Ravage stack, `note.discard` a zone of the note, `hand.0/card-owl` a card in a hand.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from spinney.core.plates import Fact, Pile, Plate, Thing, summaries, word_plate
from spinney.core.rules import explanation
from spinney.core.text import Text
from spinney.sylvion.looks import (
    CARDS,
    FIRE,
    PRICED,
    ROWS,
    ahead,
    edge_line,
    hand_title,
    seen_of_hand,
)
from spinney.sylvion.words import CARD_NAMES, CELLS, SQUARE, STACK, VOCABULARY
from spinney.symbols.captions import label, tally

SQUARES = VOCABULARY.words[SQUARE : SQUARE + CELLS]
FAMILIES: Final = {
    "fountain": ("3.4", "4.2"),
    "tree": ("3.4", "4.2", "4.5"),
    "animal": ("3.4",),
    "treason": ("5.3", "2.6"),
    "feat": ("9", "2.6"),
    "elemental": ("4.1", "4.2", "4.3"),
    "bearer": ("6.2", "4.1", "4.2", "4.3"),
    "blazing": ("4.1", "4.2", "4.3"),
    "support": ("3.1",),
    "element": ("6.1", "3.1"),
}
"""Where the cards of each family stand in the rules."""
DEFENDING: Final = ("deck", "unseen", "discard", "removed")
RAVAGING: Final = ("ravage_unseen", "ravage_discard")
ZONES: Final = {
    "deck": ("5", "5.1"),
    "unseen": ("5",),
    "discard": ("5.1", "5.2"),
    "removed": ("5.2",),
    "ravage_unseen": ("3.1",),
    "ravage_discard": ("4.2",),
    "feats": ("9",),
}
"""The zones of the note, and where they stand in the rules."""
NTH = re.compile(r"\.\d+$")
FACES: Final = ("card-", "ravage-")
FACE_DOWN: Final = ("card", "ravage")
"""How the drawing calls cards, with their names if they lie face up."""


def plate(view: dict[str, Any], text: Text, name: str) -> Plate | None:
    place, _, what = name.rpartition("/")
    word = NTH.sub("", what) if place else what
    for face in FACES:
        word = word.removeprefix(face)
    last = word.rpartition(".")[2]
    if word == "playing" and view["playing"]:
        last = view["playing"]
    if last in CARD_NAMES:
        return card_plate(view, text, name, last)
    if word in FACE_DOWN:
        word = place
    return (
        square_plate(view, text, word)
        or zone_plate(view, text, word)
        or other_plate(view, text, place, word)
        or word_plate(word, text)
    )


def said(text: Text, name: str, /, **args: str | int) -> str:
    """A phrase of the plates: its message `plate-NAME`."""
    return text.say(f"plate-{name}", **args)


def fact(name: str, value: str | int) -> list[Fact]:
    return [Fact(name, str(value))] if value != "" else []


def pile(title: str, words: Iterable[str], text: Text) -> list[Pile]:
    things = [Thing(word, text.named(word), n) for word, n in tally(words)]
    return [Pile(title, things)] if things else []


# Cards


def card_plate(view: dict[str, Any], text: Text, name: str, word: str) -> Plate:
    card = CARDS[word]
    family = card.family
    told = explanation(word, text)
    rules = FAMILIES[family]
    return Plate(
        name,
        text.named(word),
        said(text, family),
        [*([told] if told else []), *summaries(rules[:1], text)],
        [
            *fact(label(text, "cost"), card.cost if family in PRICED else ""),
            *fact(label(text, "strength"), card.strength if family in ("fountain", *FIRE) else ""),
            *fact(label(text, "vitality"), card.vitality if family == "tree" else ""),
            *fact(said(text, "letter"), card.letter),
            *fact(said(text, "blazes"), text.named(card.blazes_to) if card.blazes_to else ""),
            *fact(said(text, "where"), ", ".join(whereabouts(view, text, word))),
        ],
        rules=(word, *rules),
        words=(word,),
        kin=CARD_NAMES,
    )


def whereabouts(view: dict[str, Any], text: Text, word: str) -> list[str]:
    """Where the copies of a card are, as far as the reader knows."""
    found = [square for square, card in view["board"].items() if card == word]
    zones: list[tuple[str, list[str]]] = [
        (hand_title(view, text, owner), cards_of(hand)) for owner, hand in enumerate(view["hands"])
    ]
    zones += [(label(text, "feats"), view["feats"])]
    zones += [(label(text, "deck"), [*view["deck"]["known"], *view["recruited"]])]
    zones += [(zone_title(name, text), view[name]) for name in (*DEFENDING[1:], *RAVAGING)]
    zones += [
        (stack_title(row, text), stack["known"])
        for row, stack in zip(ROWS, view["stacks"], strict=True)
    ]
    zones += [(text.named(f"column_{i}"), cards) for i, cards in enumerate(view["columns"], 1)]
    for title, cards in zones:
        count = Counter(cards)[word]
        if count:
            found.append(title if count == 1 else f"{title} \N{MULTIPLICATION SIGN}{count}")
    return found


def cards_of(hand: dict[str, Any]) -> list[str]:
    cards: list[str] = hand["cards"] if "cards" in hand else hand["known"]
    return cards


# The battlefield


def square_plate(view: dict[str, Any], text: Text, word: str) -> Plate | None:
    if word.endswith(".stack") and word[0] in ROWS:
        return stack_plate(view, text, word[0])
    if word not in SQUARES or view["phase"] == "mobilisation":
        return None
    row, column = word[0], int(word[1])
    if column == STACK:
        return stack_plate(view, text, row)
    card = view["board"].get(word, "")
    moves = card and CARDS[card].family in FIRE
    rules = ("4.3", "10") if column == 0 else ("0", "4.1", "4.2")
    return Plate(
        word if column else "forest",
        label(text, "forest") if column == 0 else said(text, "square-named", square=word),
        said(text, "square"),
        summaries(rules[:1], text),
        [
            *fact(said(text, "next"), text.named(ahead(view["board"], word)) if moves else ""),
            *fact(label(text, "edge"), edge_line(view, text) if column == 0 else ""),
        ],
        pile(said(text, "here"), [card] if card else [], text),
        rules,
        (word,),
        SQUARES,
    )


def stack_title(row: str, text: Text) -> str:
    return said(text, "stack-named", row=row)


def stack_plate(view: dict[str, Any], text: Text, row: str) -> Plate:
    stack, word = view["stacks"][ROWS.index(row)], f"{row}{STACK}"
    revealed = view["board"].get(word, "")
    return Plate(
        f"{row}.stack",
        stack_title(row, text),
        label(text, "stack"),
        summaries(("3.1",), text),
        fact(said(text, "cards"), stack["count"]),
        [
            *pile(label(text, "revealed"), [revealed] if revealed else [], text),
            *pile(said(text, "coming"), stack["known"], text),
            *pile(zone_title("ravage_unseen", text), view["ravage_unseen"], text),
        ],
        ("3.1", "3.5"),
        (word,),
        SQUARES,
    )


def other_plate(view: dict[str, Any], text: Text, place: str, word: str) -> Plate | None:
    """The Edge, the pawn, the forest, the columns of a mobilisation."""
    if "edge" in (place, word):
        line = edge_line(view, text)
        rules = ("4.3", "4.5")
        return Plate(
            "edge",
            label(text, "edge"),
            said(text, "cards"),
            summaries(rules, text),
            fact(label(text, "edge"), line),
            rules=rules,
        )
    if word == "figure":
        where = view["figure"]
        at = "" if where in (None, "beside") else str(where)
        title, told = label(text, "figure"), summaries(("6.2",), text)
        return Plate(word, title, title, told, fact(said(text, "where"), at), rules=("6.2",))
    if word == "forest":
        return square_plate(view, text, "a0")
    if word.startswith("column_") and view["phase"] == "mobilisation":
        return column_plate(view, text, word)
    return None


def column_plate(view: dict[str, Any], text: Text, word: str) -> Plate:
    n = int(word.removeprefix("column_"))
    return Plate(
        word,
        text.named(word),
        label(text, "column"),
        summaries(("2.2", "2.4"), text),
        fact(label(text, "desertion"), view["desertion"].count(n)),
        pile(said(text, "here"), view["columns"][n - 1], text),
        ("2.2", "2.1", "2.4"),
        (word,),
        [f"column_{i}" for i in range(1, 5)],
    )


# Piles


def zone_title(name: str, text: Text) -> str:
    own = {"ravage_unseen": "unseen", "ravage_discard": "discard"}.get(name, name)
    return said(text, "ravage-zone", zone=label(text, own)) if own != name else label(text, own)


def zone_plate(view: dict[str, Any], text: Text, word: str) -> Plate | None:
    """A zone of the note; of a deck what is known and what may be in it."""
    name = word.removeprefix("note.")
    if name.startswith("hand"):
        return hand_plate(view, text, word)
    if name == "pile" and view["phase"] == "mobilisation":
        found = pile(label(text, "unseen"), view["unseen"], text)
        rules = ("2.1", "2.5")
        return Plate(
            "pile",
            label(text, "pile"),
            said(text, "cards"),
            summaries(rules[:1], text),
            fact(said(text, "cards"), view["pile"]),
            found,
            rules,
        )
    if name not in ZONES:
        return None
    cards, count = view[name], 0
    known: list[Pile] = []
    if name == "deck":
        count = cards["count"]
        known = pile(label(text, "known"), [*cards["known"], *view["recruited"]], text)
        if not view["recruited"]:
            known += pile(label(text, "unseen"), view["unseen"], text)
    else:
        count, known = len(cards), pile(zone_title(name, text), cards, text)
    return Plate(
        f"note.{name}",
        zone_title(name, text),
        said(text, "cards"),
        summaries(ZONES[name], text),
        fact(said(text, "cards"), count),
        known,
        ZONES[name],
    )


def hand_plate(view: dict[str, Any], text: Text, word: str) -> Plate | None:
    """A hand, as far as the reader knows it; it is called by its owner's number."""
    number = next((part for part in word.split(".") if part.isdigit()), "")
    owner = int(number) if number else max(0, view["seat"])
    if owner >= view["players"]:
        return None
    known = [card for card, n in seen_of_hand(view, owner) for _ in range(n)]
    return Plate(
        word,
        hand_title(view, text, owner),
        said(text, "cards"),
        summaries(("3.4",), text),
        fact(said(text, "cards"), view["hands"][owner]["count"]),
        pile(label(text, "known"), known, text),
        ("3.4",) if view["players"] == 1 else ("7.5", "7.2", "3.4"),
    )
