"""The plates of the factions' boards: all of one, and the parts that a faction tells of itself."""

from __future__ import annotations

from typing import Any

from spinney.core.plates import Plate, summaries
from spinney.core.text import Text
from spinney.root.factions import declared
from spinney.root.looks import drafted, seen_cards
from spinney.root.plates.cards import item_plate
from spinney.root.plates.common import acts, fact, pile, player_of, said
from spinney.root.plates.pieces import piece_plate
from spinney.root.plates.piles import goal_of
from spinney.symbols.captions import label, named


def board_plate(view: dict[str, Any], text: Text, place: str, word: str) -> Plate | None:
    """By `eyrie`, by a part of its board such as `eyrie.leader`, or by a card face down there."""
    faction, _, part = (place if word == "card" else word).partition(".")
    player = player_of(view, faction)
    if player is None:
        return told_by_factions(view, text, place, word)
    tells = declared(faction, "plates", "part", None)
    found: Plate | None = None if tells is None else tells(part, player, text)
    if found is not None:
        return found
    if part == "hand":
        return hand_plate(view, text, player)
    return piece_plate(view, text, "", part) or faction_plate(view, text, player)


def told_by_factions(view: dict[str, Any], text: Text, place: str, word: str) -> Plate | None:
    """What only one faction has: leaders, characters, quests."""
    for player in drafted(view):
        tells = declared(player["faction"], "plates", "word", None)
        found: Plate | None = None if tells is None else tells(word, player, text)
        if found is not None:
            return found._replace(acts=acts(view, "board"))
    return item_plate(view, text, word, word)


def hand_plate(view: dict[str, Any], text: Text, player: dict[str, Any]) -> Plate:
    """What the reader knows of a hand."""
    faction, hand = player["faction"], player["hand"]
    return Plate(
        f"{faction}.hand/card",
        named(text.named(faction), label(text, "hand")),
        said(text, "pile"),
        summaries(("1.2.1",), text),
        fact(said(text, "cards"), hand["count"]),
        pile(said(text, "known"), seen_cards(hand), text),
        ("1.2.1",),
    )


def faction_plate(view: dict[str, Any], text: Text, player: dict[str, Any]) -> Plate:
    faction = player["faction"]
    cited = declared(faction, "plates", "RULES", ())
    facts = declared(faction, "plates", "facts", None)
    cards = declared(faction, "plates", "cards", None)
    mine = view["seat"] >= 0 and view["players"][view["seat"]] is player
    is_seated = player in view["players"]
    opening = [text.about(faction)] if mine else summaries(cited[:1], text)
    crafted = [*player["items"], *player["crafted"]]
    on_board = [] if cards is None else cards(player, text)
    held = [] if mine else seen_cards(player["hand"])
    return Plate(
        faction,
        text.named(faction),
        said(text, "faction"),
        [*opening, *summaries(cited[1:], text)],
        [
            *fact(label(text, "points"), goal_of(player, text) or player["points"] or 0),
            *fact(label(text, "hand"), player["hand"]["count"] if is_seated else ""),
            *fact(label(text, "supply"), player["supply"]),
            *fact(label(text, "coffins"), player["coffins"] or ""),
            *([] if facts is None else facts(player["board"], text)),
        ],
        [
            *pile(label(text, "crafted" if is_seated else "for-sale"), crafted, text),
            *(each for called, there in on_board for each in pile(called, there, text)),
            *pile(said(text, "known"), held, text),
        ],
        cited,
        (faction,),
        [each["faction"] for each in drafted(view)],
        () if mine else acts(view, "enemy"),
        only=True,
    )
