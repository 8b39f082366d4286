"""The plates of what belongs to nobody: deck, discard pile, items, available cards, the score."""

from __future__ import annotations

from typing import Any

from spinney.core.plates import Fact, Plate, summaries
from spinney.core.text import Text
from spinney.root.looks import drafted
from spinney.root.plates.common import acts, fact, pile, said
from spinney.root.plates.pieces import mark_plate
from spinney.symbols.captions import label

DECK = ("deck", "supply.deck")
DISCARD = ("discard", "supply.discard")
SCORE = ("score", "markers")


def pile_plate(view: dict[str, Any], text: Text, place: str, word: str) -> Plate | None:
    if word in DECK or (place == "deck" and word == "card"):
        return deck_plate(view, text)
    if word in DISCARD:
        return discard_plate(view, text)
    if word == "supply.items":
        items = pile(label(text, "items"), view["item_supply"], text)
        cited = ("3.2.2", "4.1.2", "5.1.5")
        title = label(text, "items")
        return Plate(word, title, said(text, "items"), summaries(cited[:2], text), (), items, cited)
    if word == "supply.available":
        cards = pile(label(text, "available"), view["available"], text, "available")
        return Plate(
            word,
            label(text, "available"),
            said(text, "pile"),
            summaries(("3.3.4",), text),
            piles=cards,
            rules=("3.3.4", "3.3"),
            acts=acts(view, "card"),
        )
    name = word.removeprefix("supply.")
    if place in view["landmarks"] and word == "card":
        name = place
    if name in view["landmarks"]:
        return mark_plate(view, text, "", name)
    if word in SCORE or place in SCORE:
        return score_plate(view, text)
    return None


def deck_plate(view: dict[str, Any], text: Text) -> Plate:
    """What the reader has not seen lies in the deck, in other hands, or face down on boards."""
    unseen, count = view["unseen"], view["deck_count"]
    return Plate(
        "supply.deck",
        label(text, "deck"),
        said(text, "pile"),
        (said(text, "unseen-cards", cards=len(unseen), deck=count), *summaries(("2.1",), text)),
        fact(said(text, "cards"), count),
        pile(said(text, "unseen"), unseen, text),
        ("2.1", "1.2.1"),
    )


def discard_plate(view: dict[str, Any], text: Text) -> Plate:
    cards = view["discard"]
    return Plate(
        "discard" if cards else "supply.discard",
        label(text, "discard"),
        said(text, "pile"),
        summaries(("1.2.2",), text),
        fact(said(text, "cards"), len(cards)),
        pile(label(text, "discard"), cards, text, "discard"),
        ("1.2.2", "2.1"),
    )


def score_plate(view: dict[str, Any], text: Text) -> Plate:
    standing = sorted(drafted(view), key=lambda player: -(player["points"] or 0))
    return Plate(
        "score",
        label(text, "points"),
        said(text, "track"),
        summaries(("3.1", "3.2"), text),
        [
            Fact(text.named(player["faction"]), goal_of(player, text) or str(player["points"]))
            for player in standing
        ],
        rules=("3.1", "3.2", "3.3"),
    )


def goal_of(player: dict[str, Any], text: Text) -> str:
    """What somebody strives for who has no score any more."""
    if player["coalition"]:
        return f"{label(text, 'coalition')}: {text.named(player['coalition'])}"
    return text.named(player["dominance"]) if player["dominance"] else ""
