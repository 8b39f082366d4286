"""What is to be read of hirelings: their cards, their figures and pieces, their markers."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.plates import Fact, Pile, Plate, Thing, summaries
from spinney.core.text import Text
from spinney.root.hirelings.looks import markers, on_card, service
from spinney.root.looks import hirelings
from spinney.root.plates.common import fact, labelled, said, times
from spinney.symbols.captions import label

FIGURES: Final = ("warrior-", "pawn-")
PIECES: Final = {"foothold": "sunward_expedition", "vault": "vault_keepers"}
RULES: Final = ("E.3.1", "E.3.2", "E.3.4", "E.3.5", "E.3.6")
MARKERS: Final = ("hireling-marker", "hireling-markers", "hirelings.paper", "watched")


def hireling_plate(view: dict[str, Any], text: Text, place: str, word: str) -> Plate | None:
    """By the name of a card, by a part of the panel, or by a figure or piece."""
    if word in MARKERS and hirelings(view):
        return markers_plate(view, text)
    for card in hirelings(view):
        owner = card["owner"]
        if word in (card["card"], owner, f"hirelings.{owner}"):
            return card_plate(view, text, card)
        if word in [f"{sort}{owner}" for sort in FIGURES] or PIECES.get(word) == owner:
            return figure_plate(view, text, place, word, card)
    return None


def card_plate(view: dict[str, Any], text: Text, card: dict[str, Any]) -> Plate:
    """What its side says, and whose it is."""
    word = card["card"]
    return Plate(
        word,
        labelled(word, text),
        label(text, "hirelings"),
        summaries((word,), text),
        [
            Fact(said(text, "owner"), service(card, text)),
            *fact(label(text, "supply"), card["supply"] or ""),
            *fact(label(text, "coffins"), card["coffins"] or ""),
            *fact(label(text, "on-card"), ", ".join(on_card(card, text))),
        ],
        rules=(word, "E.1.3", *RULES),
        words=(word,),
        kin=[each["card"] for each in hirelings(view)],
    )


def figure_plate(
    view: dict[str, Any], text: Text, place: str, word: str, card: dict[str, Any]
) -> Plate:
    """A warrior, a pawn, a foothold or a vault: where there are more, and its card."""
    owner = card["owner"]
    counts = [
        (here["clearing"], here["pieces"].get(word, 0) or here["warriors"].get(owner, 0))
        for here in view["clearings"]
    ]
    where = ", ".join(times(labelled(there, text), n) for there, n in counts if n)
    return Plate(
        f"{place}/{word}" if place else word,
        labelled(word if word in PIECES else owner, text),
        label(text, "hirelings"),
        summaries((card["card"],), text),
        [
            Fact(said(text, "owner"), service(card, text)),
            *fact(said(text, "where"), where),
            *fact(label(text, "supply"), card["supply"] or ""),
        ],
        rules=(card["card"], *RULES),
        words=(word if word in PIECES else owner,),
        piles=[Pile(said(text, "see-also"), [Thing(card["card"], labelled(card["card"], text))])],
    )


def markers_plate(view: dict[str, Any], text: Text) -> Plate:
    """What is on the score track, and what each card says."""
    return Plate(
        "hireling-markers",
        label(text, "hirelings"),
        label(text, "hireling-markers"),
        [*summaries(("E.1.1",), text), *markers(view, text)],
        [Fact(labelled(card["card"], text), service(card, text)) for card in hirelings(view)],
        rules=("E.1.1", "E.1.2", "E.1.3", "A.6.4"),
    )
