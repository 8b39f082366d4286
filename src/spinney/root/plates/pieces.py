"""The plates of pieces: warriors and pawns, buildings and tokens, ruins and landmarks."""

from __future__ import annotations

from typing import Any

from spinney.core.plates import Fact, Pile, Plate, Thing, summaries
from spinney.core.text import Text
from spinney.root.factions import declared
from spinney.root.looks import drafted, known_in_ruin, stands_in_slot, tellers
from spinney.root.plates.common import (
    CLEARINGS,
    FORESTS_NAMED,
    acts,
    fact,
    is_readers,
    labelled,
    pile,
    player_of,
    said,
    times,
    where,
)
from spinney.root.plates.places import warriors
from spinney.symbols.captions import label

FIGURES = ("warrior-", "pawn-")
MARKS = {
    "ruin": ("2.2.4",),
    "ferry": ("ferry", "C.2.5"),
    "tower": ("tower", "C.3.4"),
    "lost_city": ("lost_city",),
    "black_market": ("black_market",),
    "legendary_forge": ("legendary_forge",),
    "elder_treetop": ("elder_treetop",),
    "boulders": ("C.3.2", "C.3.3"),
}
"""What belongs to the map, and where it stands in the Law."""
CAPTIONS = {"boulders": "closed"}


def piece_plate(view: dict[str, Any], text: Text, place: str, word: str) -> Plate | None:
    for sort in FIGURES:
        if word.startswith(sort):
            return figure_plate(view, text, place, sort, word.removeprefix(sort))
    if word in MARKS and (place or word != "ferry"):  # the Ferry by its word alone is an answer
        return mark_plate(view, text, place, word)
    for player in drafted(view):
        cited = declared(player["faction"], "plates", "PIECES", {}).get(word)
        if cited is not None:
            return own_piece(view, text, place, word, player, cited)
    return None


def figure_plate(
    view: dict[str, Any], text: Text, place: str, sort: str, faction: str
) -> Plate | None:
    """Warriors of a faction, here and elsewhere; or its pawn."""
    player = player_of(view, faction)
    if player is None:
        return None
    is_pawn = sort == "pawn-"
    everywhere = [
        (here["clearing"], here["warriors"].get(faction, 0)) for here in view["clearings"]
    ]
    found = ", ".join(times(labelled(there, text), n) for there, n in everywhere if n)
    cited = declared(faction, "plates", "PAWN", ()) if is_pawn else ("2.5", "4.2", "4.3")
    return Plate(
        f"{place}/{sort}{faction}" if place else f"{sort}{faction}",
        text.named(faction) if is_pawn else warriors(faction, text),
        said(text, "pawn" if is_pawn else "warriors"),
        summaries(cited[:2], text),
        [
            *at(place, text),
            *fact(said(text, "where"), "" if is_pawn else found),
            *fact(label(text, "supply"), "" if is_pawn else player["supply"]),
        ],
        rules=cited,
        words=(faction,),
        kin=CLEARINGS if place in CLEARINGS else [each["faction"] for each in drafted(view)],
        **where(view, place, "warriors" if is_readers(view, faction) else "enemy"),
        piles=[Pile(said(text, "see-also"), [Thing(f"{faction}.head", text.named(faction))])],
    )


def at(place: str, text: Text) -> list[Fact]:
    """Where a piece stands, if that is a clearing or a forest."""
    known = place in CLEARINGS or place in FORESTS_NAMED
    return fact(said(text, "place"), labelled(place, text)) if known else []


def mark_plate(view: dict[str, Any], text: Text, place: str, word: str) -> Plate:
    clearing = place.removesuffix(".ruin")
    items = known_in_ruin(clearing, tellers(view, "under_ruin")) if word == "ruin" else []
    things = [Thing(item, labelled(item, text)) for item in items]
    there = view["landmarks"].get(word)
    return Plate(
        f"{place}/{word}" if place else word,
        label(text, CAPTIONS.get(word, word)) if there is None else text.named(word),
        said(text, "on-the-map" if there is None else "landmark"),
        summaries(MARKS[word], text),
        at(clearing if there is None else there["clearing"] or "", text),
        [Pile(said(text, "known-below"), things)] if things else on_card(there or {}, text),
        (*MARKS[word], *(() if there is None else ("F.1.1", "F.1.2"))),
        words=(word,) if there is not None and word != "ferry" else (),
    )


PARTS = {
    **dict.fromkeys(("1", "2", "3"), "black_market"),
    **dict.fromkeys(("fox", "rabbit", "mouse"), "lost_city"),
}
"""Landmarks of which something is called by another word: cards by number, the suits."""


def part_plate(view: dict[str, Any], text: Text, word: str) -> Plate | None:
    """A landmark by what belongs to it."""
    name = PARTS.get(word)
    return mark_plate(view, text, "", name) if name in view["landmarks"] and name else None


def on_card(there: dict[str, Any], text: Text) -> list[Pile]:
    """What lies on a landmark's card, as far as the reader knows it."""
    cards = [card for card in there.get("cards", ()) if card]
    building = [there["building"]] if there.get("building") else []
    return [
        *pile(said(text, "known"), cards, text),
        *pile(label(text, "items"), there.get("items", ()), text),
        *pile(said(text, "here"), building, text),
    ]


def own_piece(
    view: dict[str, Any],
    text: Text,
    place: str,
    word: str,
    player: dict[str, Any],
    cited: tuple[str, ...],
) -> Plate:
    """A building or token, on the map or on its track."""
    faction = player["faction"]
    everywhere = [(here["clearing"], here["pieces"].get(word, 0)) for here in view["clearings"]]
    found = ", ".join(times(labelled(there, text), n) for there, n in everywhere if n)
    own = is_readers(view, faction)
    track = declared(faction, "plates", "track", None)
    return Plate(
        f"{place}/{word}" if place else word,
        labelled(word, text),
        said(text, "building" if stands_in_slot(word) else "token"),
        summaries(cited, text),
        [
            Fact(said(text, "owner"), text.named(faction)),
            *at(place, text),
            *fact(said(text, "on-map"), found),
            *([] if track is None else track(word, player["board"], text)),
        ],
        rules=cited,
        words=(word,),
        kin=CLEARINGS if place in CLEARINGS else tuple(declared(faction, "plates", "PIECES", {})),
        **(
            where(view, place, word if own else "enemy")
            if place in CLEARINGS
            else {"acts": acts(view, word) if own else ()}
        ),
    )
