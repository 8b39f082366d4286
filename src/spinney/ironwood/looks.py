"""What the drawings, in the terminal and in SVG, both read off a view."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.ironwood.box import OURS, box_of
from spinney.ironwood.ironclads import FORGES_TO_WIN
from spinney.ironwood.pieces import WARRIORS
from spinney.ironwood.rounds import ACTIONS
from spinney.ironwood.woodwalkers import TOTEMS_TO_WIN
from spinney.ironwood.words import CARD_NAMES, IRONCLADS, SIDE_NAMES, SIDES
from spinney.symbols.captions import label, named

TO_WIN = {"woodwalkers": TOTEMS_TO_WIN, "ironclads": FORGES_TO_WIN}
SLOTS = ACTIONS // len(SIDES)
NEXT = 3
"""How many of the known cards on a deck are worth naming."""
RINGS = ("", "inner", "outer")
OURS_MARK = "≈"
"""Beside a card whose effect is our reconstruction."""

PHASES = {
    "setup": ("deal", "help"),
    "preparation": ("prepare", "keep", "cubes"),
    "actions": ("act",),
    "round-end": ("recover", "limit", "weaken", "enlist"),
}
STEP_RULES = {
    "deal": "1",
    "help": "12.2",
    "prepare": "3.2",
    "keep": "3.4",
    "cubes": "3.5",
    "act": "3.6",
    "recover": "3.12",
    "limit": "3.13",
    "weaken": "3.14",
    "enlist": "3.15",
}
"""The rule whose heading is the name of each step."""


# Where the game stands


def status(view: dict[str, Any], text: Text) -> list[str]:
    """Where the game stands, in a few words each."""
    limit = {} if view["rounds"] is None else {"rounds": view["rounds"]}
    parts = [label(text, "round-of" if limit else "round", round=view["round"], **limit)]
    if view["solo"]:
        parts.append(label(text, "level", n=view["solo"]["level"]))
    if view["result"]:
        return [*parts, outcome(view["result"], text)]
    phase = next(name for name, stages in PHASES.items() if view["stage"] in stages)
    parts += [label(text, phase), text.rule(STEP_RULES[view["stage"]]), text.named(view["active"])]
    if view["stage"] == "act":
        parts.append(label(text, "action", n=view["slot"] // 2 + 1, slots=SLOTS))
    if view["combat"]:
        places = {role: text.named(view["combat"][role]) for role in ("origin", "target")}
        parts.append(label(text, "combat", **places))
    return parts


def outcome(result: str, text: Text) -> str:
    if result == "drawn":
        return label(text, "drawn")
    return label(text, "won", side=text.named(result))


def side_title(view: dict[str, Any], text: Text, side: dict[str, Any]) -> str:
    """A side; with the reader's name where it is their own, or the automaton's."""
    name = text.named(side["side"])
    if is_automaton(view, side):
        return named(name, label(text, f"automaton-{side['side']}"))
    return named(name, text.player(view["seat"])) if side["side"] == view["side"] else name


def is_automaton(view: dict[str, Any], side: dict[str, Any]) -> bool:
    return view["solo"] is not None and view["solo"]["side"] == side["side"]


def mood(view: dict[str, Any], text: Text, side: dict[str, Any]) -> list[str]:
    """An automaton's stance, procedure card or spirits, and difficulty; nothing of players."""
    if not is_automaton(view, side):
        return []
    solo = view["solo"]
    lines = [label(text, f"stance-{solo['stance']}")]
    if solo["procedure"]:
        lines.append(label(text, "procedure", side=text.named(f"procedure_{solo['procedure']}")))
    else:
        lines.append(label(text, "spirits", n=solo["spirits"]))
    harder = solo["harder"].items()
    parts = [label(text, f"harder-{part}", n=n, side=side["side"]) for part, n in harder]
    return [*lines, label(text, "harder", parts=", ".join(parts))] if parts else lines


def slots_taken(view: dict[str, Any], side: str) -> int:
    """How many of its three actions of this round a side has taken; they take turns (3.1)."""
    return int(view["slot"] + 1 - SIDE_NAMES.index(side)) // 2


def achievement(view: dict[str, Any], text: Text, side: dict[str, Any]) -> str:
    """What a side has of what it needs to win."""
    name = "forges" if side["side"] == "ironclads" else "secured"
    return label(text, name, n=side["achieved"], least=TO_WIN[side["side"]])


# The board


def ring(view: dict[str, Any], place: str) -> str:
    """5.1, 5.2: inner or outer; Ferrum is neither."""
    if place == "ferrum":
        return ""
    forest = view["board"]["forests"].get(place)
    inner = "ferrum" in near(view, place) if forest is None else not forest.get("outer", False)
    return "inner" if inner else "outer"


def by_ring(view: dict[str, Any], kind: str) -> list[str]:
    """The mountains or the forests from the middle outwards."""
    return sorted(view["board"][kind], key=lambda place: RINGS.index(ring(view, place)))


def near(view: dict[str, Any], place: str) -> list[str]:
    """Where a ridge or a path leads from a place, in the order of the board."""
    board = view["board"]
    links = [link for link in board["ridges"] + board["paths"] if place in link]
    found = {other for link in links for other in link if other != place}
    return [other for kind in ("mountains", "forests") for other in board[kind] if other in found]


def touching(view: dict[str, Any], place: str) -> list[str]:
    """For a forest the mountains that it touches, for a mountain the forests."""
    forests = view["board"]["forests"]
    if place in forests:
        return [other for other in view["board"]["mountains"] if other in forests[place]["touches"]]
    return [name for name, forest in forests.items() if place in forest["touches"]]


def number(view: dict[str, Any], place: str) -> int:
    """What a place is called for short: the number of a mountain, or of a forest."""
    mountains = view["board"]["mountains"]
    if place in mountains:
        return int(mountains[place]["number"])
    return int(place.removeprefix("forest_"))


def contents(view: dict[str, Any], text: Text, place: str) -> list[str]:
    """What is in a place, in a few words each."""
    here = view["places"].get(place, {})
    parts = [label(text, name, n=here[name]) for name in ("warriors", "golems") if name in here]
    if "site" in here:
        parts.append(label(text, here["site"]))
    parts += [label(text, f"totem-{kind}") for kind in here.get("totems", ())]
    if view["drill"]["at"] == place:
        parts.append(label(text, "drill-with", n=view["drill"]["hopper"]))
    parts += [label(text, "mark", card=card_name(view, text, card)) for card in marks(view, place)]
    if is_marked(view, place):
        parts.append(label(text, f"marked-by-{view['solo']['side']}"))
    return parts


def marks(view: dict[str, Any], place: str) -> list[str]:
    """The cards whose cubes lie in a place."""
    return [mark["card"] for mark in view["marks"] if mark["place"] == place]


def is_marked(view: dict[str, Any], place: str) -> bool:
    """10.3, 11.3: whether an automaton's cube lies on a mountain."""
    return view["solo"] is not None and place in view["solo"]["marked"]


def warriors_left(view: dict[str, Any], side: str) -> int:
    """1.1: how many warriors of a side are not on the board."""
    kind = "mountains" if side == "ironclads" else "forests"
    placed = sum(view["places"].get(place, {}).get("warriors", 0) for place in view["board"][kind])
    return WARRIORS - int(placed)


def supplies_of(view: dict[str, Any], text: Text, side: str) -> list[tuple[str, int]]:
    """The units of a side that are not on the board: what they are, and how many."""
    found = [(label(text, "warriors-left"), warriors_left(view, side))]
    if side == "ironclads":
        found.append((label(text, "golems-left"), view["sides"][IRONCLADS]["golems"]))
    return found


# Cards


def card_name(view: dict[str, Any], text: Text, card: str) -> str:
    """The name of a card; owners may have named theirs."""
    return owners_own(view, text, card, "name") or text.named(card)


def card_does(view: dict[str, Any], text: Text, card: str) -> str:
    """What a card does; nothing is said of an owner's card without a text."""
    told = owners_own(view, text, card, "text")
    return told or (text.rule_summary(card) if reconstructed(view, card) else "")


def owners_own(view: dict[str, Any], text: Text, card: str, what: str) -> str:
    told: dict[str, str] = view["owners"].get(card, {}).get(what, {})
    return told.get(text.language) or told.get("en", "")


def reconstructed(view: dict[str, Any], card: str) -> bool:
    return card in view["reconstructed"]["cards"]


def values(view: dict[str, Any], card: str) -> tuple[int, int, int]:
    """2.1: damage, defense and dominance; those of an owner's cards are in the view."""
    if card in view["values"]:
        damage, defense, dominance = view["values"][card]
        return damage, defense, dominance
    box, n = box_of(OURS, OURS), CARD_NAMES.index(card)
    return box.damage[n], box.defense[n], box.dominance[n]


def hand_cards(side: dict[str, Any]) -> list[str]:
    """The cards of a hand that the reader knows; one of a hidden hand may be its wager."""
    hand = side["hand"]
    cards: list[str] = hand["cards"] if "cards" in hand else hand["known"]
    return cards


def next_cards(side: dict[str, Any]) -> list[str]:
    """The next cards of a sorted deck; the later ones follow by number (12.1)."""
    known: list[str] = side["deck"]["known"]
    return known[:NEXT]


def known_of_deck(visions: dict[str, Any]) -> list[tuple[int, str]]:
    """The visions whose place in the deck the reader knows, counted from the top."""
    return [(depth, word) for depth, word in enumerate(visions["deck"], start=1) if word]


def discarded(view: dict[str, Any]) -> str:
    """The label of visions that are out of the deck: only players burn them (11.1)."""
    solo = view["solo"]
    return "burned" if solo is None or solo["side"] == "ironclads" else "vision-discard"


def notices(view: dict[str, Any], text: Text) -> list[str]:
    """What of this table is not the printed game."""
    found = []
    if view["reconstructed"]["board"]:
        found.append(label(text, "ours-board"))
    if view["reconstructed"]["cards"]:
        found.append(label(text, "ours-cards", mark=OURS_MARK))
    return found
