"""The picture in words, for whoever does not see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spinney.core.text import Text
from spinney.ironwood.drill import TRACK_END
from spinney.ironwood.looks import (
    achievement,
    card_name,
    contents,
    discarded,
    hand_cards,
    is_automaton,
    known_of_deck,
    mood,
    next_cards,
    notices,
    side_title,
    status,
    supplies_of,
)
from spinney.symbols.captions import label, named


def described(view: dict[str, Any], text: Text) -> list[str]:
    drill = view["drill"]
    return [
        *status(view, text),
        label(text, "track", n=drill["track"], last=TRACK_END),
        *(part for kind in ("mountains", "forests") for part in places(view, text, kind)),
        *(part for side in view["sides"] for part in side_parts(view, text, side)),
        *visions(view, text),
        *(f"{label(text, name)} {n}" for name, n in view["supply"].items()),
        *(notice.rstrip(".") for notice in notices(view, text)),
    ]


def places(view: dict[str, Any], text: Text, kind: str) -> list[str]:
    """The places where something is."""
    told = ((name, contents(view, text, name)) for name in view["board"][kind])
    return [named(text.named(name), ", ".join(what)) for name, what in told if what]


def side_parts(view: dict[str, Any], text: Text, side: dict[str, Any]) -> list[str]:
    parts = [
        side_title(view, text, side) if is_automaton(view, side) else text.named(side["side"]),
        *mood(view, text, side),
        achievement(view, text, side),
        f"{label(text, 'crystals')} {side['crystals']}",
        *(f"{what} {n}" for what, n in supplies_of(view, text, side["side"])),
    ]
    if side["wager"]:
        hidden = side["wager"] == "hidden"
        face = label(text, "face-down") if hidden else card_name(view, text, side["wager"])
        parts.append(named(label(text, "wager"), face))
    cubes = (
        f"{card_name(view, text, card)} ({label(text, 'cubes-on', n=n)})"
        for card, n in side["permanents"].items()
    )
    parts.append(listed(text, "permanents", len(side["permanents"]), cubes))
    parts.append(cards(view, text, "hand", hand_cards(side), side["hand"]["count"]))
    parts.append(cards(view, text, "deck", next_cards(side), side["deck"]["count"]))
    parts += [
        cards(view, text, name, side[name], len(side[name]))
        for name in ("played", "lasting", "spent", "discard")
    ]
    return [part for part in parts if part]


def visions(view: dict[str, Any], text: Text) -> list[str]:
    zones = view["visions"]
    held, burned, found = zones["hand"], zones["burned"], zones["found"]
    deep = (f"{depth} {text.named(word)}" for depth, word in known_of_deck(zones))
    parts = [
        listed(text, "visions", held["count"], map(text.named, held["known"])),
        listed(text, "vision-deck", len(zones["deck"]), deep),
        listed(text, "found", len(found), map(text.named, found)),
        listed(text, discarded(view), burned["count"], map(text.named, burned["known"])),
    ]
    return [part for part in parts if part]


def cards(view: dict[str, Any], text: Text, name: str, known: Iterable[str], n: int) -> str:
    return listed(text, name, n, (card_name(view, text, card) for card in known))


def listed(text: Text, name: str, count: int, names: Iterable[str]) -> str:
    """A zone with its size and what is known to be there; nothing if it is empty."""
    known = ", ".join(names)
    title = f"{label(text, name)} {count}"
    return named(title, known) if known else title if count else ""
