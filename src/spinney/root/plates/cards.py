"""The plates of cards and items."""

from __future__ import annotations

from collections import Counter
from typing import Any

from spinney.core.plates import Fact, Plate, summaries
from spinney.core.rules import explanation, rulebook
from spinney.core.text import Text
from spinney.root.factions import all_declared, declared
from spinney.root.looks import CARDS, automata, drafted, own_hand, seen_cards, suit_of
from spinney.root.plates.common import CARD_WORDS, acts, fact, labelled, listed, said, times
from spinney.root.words import EXHAUSTED, ITEM, ITEMS, VOCABULARY
from spinney.symbols.captions import label, named

KINDS = {
    "item": ("4.1.2", "3.2.2"),
    "immediate": ("4.1.2",),
    "persistent": ("4.1.3", "4.1.4"),
    "ambush": ("4.3.1", "2.1.2"),
    "dominance": ("3.3", "2.1.3"),
    "spy": ("M.7.1", "M.7.2", "M.7.3"),
}
"""Where cards of each kind stand in the Law."""
TIRED = "_exhausted"
ITEM_WORDS = VOCABULARY.words[ITEM : ITEM + ITEMS]
STATES = ITEM_WORDS + VOCABULARY.words[EXHAUSTED : EXHAUSTED + ITEMS]


def card_plate(view: dict[str, Any], text: Text, name: str, word: str) -> Plate | None:
    told = explanation(word, text) if word in CARD_WORDS else None
    if told is None:
        return None
    cited = [word] if word in rulebook(text.game.packages) else []
    facts = [Fact(said(text, "suit"), labelled(suit_of(word), text))]
    kind = said(text, "card")
    if word in CARDS:
        card = CARDS[word]
        facts += printed(word, text)
        copies: int = getattr(card, view["deck"])
        facts += fact(said(text, "copies"), said(text, "times", n=copies))
        kind, cited = said(text, f"card-{card.kind}"), [*cited, *KINDS[card.kind]]
    facts += fact(said(text, "where"), ", ".join(whereabouts(view, text, word)))
    return Plate(
        name,
        labelled(word, text),
        kind,
        (told,),
        facts,
        rules=[*cited, "2.1"],
        words=(word,),
        kin=CARD_WORDS,
        acts=uses(view, word),
        only=True,
    )


def uses(view: dict[str, Any], word: str) -> tuple[str, ...]:
    """What is done with a card in hand; one that is available is taken."""
    held = own_hand(view)
    if held is not None and word in seen_cards(held):
        return acts(view, "card")
    return ("take_dominance",) if word in view["available"] else ()


def printed(word: str, text: Text) -> list[Fact]:
    """What is printed on a card besides its suit."""
    card = CARDS[word]
    cost = ["any_suit" if suit == "any" else suit for suit in card.cost]
    return [
        *fact(label(text, "cost"), listed(cost, text)),
        *fact(said(text, "gives"), labelled(card.item, text) if card.item else ""),
        *fact(label(text, "points"), card.points if card.item else ""),
    ]


def whereabouts(view: dict[str, Any], text: Text, word: str) -> list[str]:
    """Where the copies of a card are, as far as the reader knows."""
    held = own_hand(view)
    found = [] if held is None else [(said(text, "your-hand"), seen_cards(held))]
    found.append((label(text, "discard"), view["discard"]))
    found.append((label(text, "available"), view["available"]))
    for seat, player in enumerate(view["players"]):
        faction = player["faction"]
        if faction is None:
            continue
        whose = text.named(faction)
        if seat != view["seat"]:
            found.append((named(whose, label(text, "hand")), seen_cards(player["hand"])))
        found.append((named(whose, label(text, "crafted")), player["crafted"]))
        piles = declared(faction, "plates", "cards", None)
        if piles is not None:
            found += [(named(whose, called), cards) for called, cards in piles(player, text)]
    for player in automata(view):
        piles = declared(player["faction"], "plates", "cards", None)
        if piles is not None:
            whose = text.named(player["faction"])
            found += [(named(whose, called), cards) for called, cards in piles(player, text)]
    found.append((said(text, "somewhere"), view["unseen"]))
    counts = ((place, Counter(cards)[word]) for place, cards in found)
    return [times(place, n) for place, n in counts if n]


def item_plate(view: dict[str, Any], text: Text, name: str, word: str) -> Plate | None:
    kind = word.removesuffix(TIRED)
    if kind not in ITEM_WORDS:
        return None
    cited = [rule for uses in all_declared("plates", "ITEMS") for rule in uses.get(kind, ())]
    owners = [
        (text.named(player["faction"]), player["items"].count(kind)) for player in drafted(view)
    ]
    crafted = ", ".join(times(who, n) for who, n in owners if n)
    cards = [card.name for card in CARDS.values() if card.item == kind]
    return Plate(
        name,
        labelled(kind, text),
        said(text, "item"),
        summaries(cited, text),
        [
            *fact(label(text, "items"), view["item_supply"].count(kind)),
            *fact(label(text, "crafted"), crafted),
            *fact(said(text, "crafted-by"), listed(cards, text)),
        ],
        rules=(*cited, "3.2.2"),
        words=(word,) if word != kind else (kind, f"{kind}{TIRED}"),
        kin=STATES,
        acts=acts(view, "item"),
    )
