"""What the drawings, in the terminal and in SVG, both read off a view."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from spinney.core.text import Text
from spinney.root.box import CARD_LIST, Card, MapData
from spinney.root.cards import SUIT_OF
from spinney.root.factions import declared
from spinney.root.maps import MAPS
from spinney.root.pieces import is_building
from spinney.root.words import MAP_CLEARINGS, PIECE, SPIES, VOCABULARY
from spinney.symbols.captions import label, named, tally

SUITS = ("fox", "rabbit", "mouse", "bird")
SPY = "spy"
CARDS = {card.name: card for card in CARD_LIST} | {
    VOCABULARY.word(card): Card(VOCABULARY.word(card), SUITS[SUIT_OF[card]], SPY, [], "", 0, 1, 1)
    for card in range(SPIES, SPIES + len(SUITS))
}
"""What is printed on the cards of the decks, and on the spies."""
HIGHEST = 30
"""3.1: the score that wins."""


def counted(word: str, count: int, text: Text) -> str:
    return text.named(word) if count == 1 else f"{text.named(word)} \N{MULTIPLICATION SIGN}{count}"


def listed(title: str, words: Iterable[str], text: Text) -> list[str]:
    """A name and what belongs to it, if there is anything."""
    told = ", ".join(counted(word, n, text) for word, n in tally(words))
    return [named(title, told)] if told else []


def status(view: dict[str, Any], text: Text) -> list[str]:
    """Where the game stands, in a few words each."""
    parts = [label(text, view["map"])]
    if view["winners"] is not None:
        winners = ", ".join(text.named(faction) for faction in view["winners"])
        return [*parts, f"{label(text, 'turn')} {view['turn']}", named(label(text, "won"), winners)]
    if view["turn"]:
        parts.append(f"{label(text, 'turn')} {view['turn']}")
    if view["active"] is not None:
        parts.append(text.named(view["active"]))
    return [*parts, label(text, view["phase"])]


def fighting(view: dict[str, Any], text: Text) -> list[str]:
    """The battle that is going on, with its hits, in a few words each."""
    battle = view["battle"]
    if battle is None:
        return []
    parts = [f"{text.named('battle')} {number(battle['clearing'])}"]
    for side, rolled, extra in zip(battle["sides"], battle["rolled"], battle["extra"], strict=True):
        parts.append(f"{text.named(side)} {rolled}" + (f"+{extra}" if extra else ""))
    return parts


# Players


def is_active(view: dict[str, Any], player: dict[str, Any]) -> bool:
    active = view["active"]
    return view["winners"] is None and active is not None and active == player["faction"]


def initials(view: dict[str, Any], text: Text) -> dict[str, str]:
    """A letter for each faction and each hireling, no two alike."""
    found: dict[str, str] = {}
    for player in drafted(view):
        letters = text.named(player["faction"]).upper()
        found[player["faction"]] = next(i for i in letters if i not in found.values())
    for card in hirelings(view):
        letters = "".join(i for i in text.named(card["owner"]).lower() if i.isalpha())
        found[card["owner"]] = next(i for i in letters if i not in found.values())
    return found


def hirelings(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards of the hirelings, if any are in play."""
    found: list[dict[str, Any]] = view["hirelings"]["cards"] if "hirelings" in view else []
    return found


def automata(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Those who play without a seat."""
    found: list[dict[str, Any]] = view.get("automata", [])
    return found


def drafted(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The players who have a faction: before a draft nobody has (A.8)."""
    return [player for player in view["players"] if player["faction"]] + automata(view)


def own_hand(view: dict[str, Any]) -> dict[str, Any] | None:
    """The reader's hand; whoever only watches has none."""
    if view["seat"] < 0:
        return None
    hand: dict[str, Any] = view["players"][view["seat"]]["hand"]
    return hand


def seen_cards(pile: dict[str, Any]) -> list[str]:
    """The cards of a hand or of the supporters that the reader knows."""
    cards: list[str] = pile["cards"] if "cards" in pile else pile["known"]
    return cards


def scored_with(view: dict[str, Any], player: dict[str, Any]) -> dict[str, Any]:
    """The player whose score decides: a partner's in a coalition (9.2.8)."""
    players = {other["faction"]: other for other in view["players"]}
    for _ in players:
        player = players.get(player["coalition"], player)
    return player


# Cards


def suit_of(card: str) -> str:
    """A card that comes from no deck and has no data, such as a Loyal Vizier, is a bird (7.3.4)."""
    return CARDS[card].suit if card in CARDS else "bird"


def by_suit(cards: Iterable[str]) -> list[tuple[str, int]]:
    """How many cards of each suit there are, in the order of the suits."""
    counts = Counter(suit_of(card) for card in cards)
    return [(suit, counts[suit]) for suit in SUITS if counts[suit]]


# The map


def printed(view: dict[str, Any]) -> MapData:
    return MAPS[view["map"]].data


def number(place: str) -> int:
    """The number of a clearing or a forest."""
    return int(place[1:])


def open_paths(view: dict[str, Any]) -> list[tuple[int, int]]:
    """The paths that can be used, with those that have been opened."""
    data = printed(view)
    closed = {(a, b) for a, b in view["closed"]}
    return [*data.paths, *(pair for pair in data.closed if pair not in closed)]


def linked(pairs: Iterable[Iterable[int]], clearing: int) -> list[int]:
    """What a clearing is linked to by some pairs of clearings."""
    found = {other for pair in pairs if clearing in pair for other in pair}
    return sorted(found - {clearing})


@functools.cache
def stands_in_slot(piece: str) -> bool:
    return is_building(VOCABULARY.number(piece) - PIECE)


def in_slots(clearing: dict[str, Any]) -> list[str]:
    """What stands in each slot: a ruin, a building, or nothing (an empty word)."""
    filled = ["ruin"] * clearing["ruin"]
    for piece, count in clearing["pieces"].items():
        if stands_in_slot(piece):
            filled += [piece] * count
    return filled + [""] * (clearing["slots"] - len(filled))


def perched(view: dict[str, Any], clearing: dict[str, Any]) -> str | None:
    """What stands in the slot of a landmark here, if one has any; nothing is an empty word."""
    for name in clearing["landmarks"]:
        if "building" in view["landmarks"][name]:
            return view["landmarks"][name]["building"] or ""
    return None


def slots_in_order(clearing: dict[str, Any], on_landmark: str | None) -> list[str]:
    """The same as `in_slots`, the slot of a landmark last."""
    filled = in_slots(clearing)
    if on_landmark:
        filled.remove(on_landmark)
        filled.append(on_landmark)
    return filled


def tokens(clearing: dict[str, Any]) -> list[tuple[str, int]]:
    return [pair for pair in clearing["pieces"].items() if not stands_in_slot(pair[0])]


class Teller(NamedTuple):
    """A board that shows something that lies elsewhere, and how it is read off it."""

    faction: str
    board: dict[str, Any]
    reads: Callable[..., Any]


def tellers(view: dict[str, Any], what: str) -> list[Teller]:
    """Most boards show nothing."""
    found = []
    for player in (*view["players"], *automata(view)):
        reads = declared(player["faction"], "looks", what, None)
        if reads is not None:
            found.append(Teller(player["faction"], player["board"], reads))
    for card in hirelings(view):
        reads = declared(card["owner"], "looks", what, None)
        if reads is not None:
            found.append(Teller(card["owner"], card["board"], reads))
    return found


def lying(clearing: dict[str, Any], told: list[Teller]) -> list[tuple[str, int]]:
    """The tokens, and what else lies in a clearing by what the boards tell of `lying`."""
    shown = (each.reads(each.board, clearing["clearing"]) for each in told)
    return [*tokens(clearing), *((word, 1) for words in shown for word in words)]


def in_forest(forest: str, told: list[Teller]) -> list[tuple[str, int]]:
    """What lies in a forest by what the boards tell of `lying`, and how many of each."""
    return tally(word for each in told for word in each.reads(each.board, forest))


def standing_out(clearing: dict[str, Any], told: list[Teller]) -> dict[str, list[str]]:
    """By faction those of its warriors in a clearing that are drawn apart from the crowd."""
    shown = {each.faction: each.reads(each.board, clearing["clearing"]) for each in told}
    return {faction: words for faction, words in shown.items() if words}


def known_in_ruin(clearing: str, told: list[Teller]) -> list[str]:
    """The items that the reader knows to lie under a ruin, by what is told of `under_ruin`."""
    found: list[list[str]] = [each.reads(each.board, clearing) for each in told]
    return next(filter(None, found), [])


def pawns(view: dict[str, Any]) -> list[tuple[str, str]]:
    """Each faction that has a pawn, and where that is."""
    return [(each.faction, each.reads(each.board)) for each in tellers(view, "pawn")]


def wanderers(where: list[tuple[str, str]], place: str) -> list[str]:
    """The factions whose pawn is in this place."""
    return [faction for faction, at in where if at == place]


def clearing_title(clearing: dict[str, Any], text: Text) -> str:
    suit = "" if clearing["suit"] is None else f" {text.named(clearing['suit'])}"
    return f"{number(clearing['clearing'])}{suit}"


def clearing_line(clearing: dict[str, Any], text: Text) -> str:
    """A clearing and all that is there, in words: its suit, who rules, warriors and pieces."""
    place, suit, ruler = clearing["clearing"], clearing["suit"], clearing["ruler"]
    return ", ".join(
        (
            text.label(VOCABULARY.number(place)),
            *([] if suit is None else [text.named(suit)]),
            *([] if ruler is None else [label(text, "ruled", **forms(ruler, text))]),
            *(
                label(text, "warriors-of", n=n, **forms(faction, text))
                for faction, n in clearing["warriors"].items()
            ),
            *(text.named(faction) for faction in clearing["pawns"]),
            *(counted(piece, n, text) for piece, n in clearing["pieces"].items()),
            *([label(text, "ruin")] if clearing["ruin"] else []),
            *map(text.named, clearing["landmarks"]),
        )
    )


def forms(faction: str, text: Text) -> dict[str, str]:
    """What sentences call a faction."""
    return {form: text.say(f"role-{faction}.{form}") for form in ("the", "to", "of")}


ROWS = 3


def rows_of_clearings(view: dict[str, Any]) -> list[list[int]]:
    """The clearings in three rows of four, roughly as they lie on the map."""
    places = printed(view).clearings
    from_above = sorted(range(MAP_CLEARINGS), key=lambda c: places[c].y)
    size = MAP_CLEARINGS // ROWS
    rows = (from_above[i * size : (i + 1) * size] for i in range(ROWS))
    return [sorted(row, key=lambda c: places[c].x) for row in rows]
