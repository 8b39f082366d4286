"""The picture in words, for whoever does not see it."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions import module_of
from spinney.root.hirelings.looks import described as hired
from spinney.root.looks import (
    clearing_line,
    drafted,
    fighting,
    listed,
    own_hand,
    seen_cards,
    status,
)
from spinney.symbols.captions import label, named


def described(view: dict[str, Any], text: Text) -> list[str]:
    parts = [*status(view, text), *fighting(view, text)]
    parts += [clearing_line(clearing, text) for clearing in view["clearings"]]
    parts += listed(label(text, "pool"), view["pool"].get("factions", ()), text)
    for player in drafted(view):
        parts.append(player_line(player, text))
        parts += module_of(player["faction"], "svg").described(player["board"], text)
        called = "crafted" if player in view["players"] else "for-sale"
        parts += listed(label(text, called), [*player["items"], *player["crafted"]], text)
    for name, there in view["landmarks"].items():
        if there["clearing"] is None:
            parts.append(text.named(name))
        parts += listed(text.named(name), [card for card in there.get("cards", ()) if card], text)
        parts += listed(text.named(name), there.get("items", ()), text)
    parts += hired(view, text)
    held = own_hand(view)
    if held is not None:
        parts += listed(label(text, "hand"), seen_cards(held), text)
    parts.append(f"{label(text, 'deck')} {view['deck_count']}")
    parts.append(f"{label(text, 'discard')} {len(view['discard'])}")
    parts += listed(label(text, "items"), view["item_supply"], text)
    parts += listed(label(text, "available"), view["available"], text)
    return parts


def player_line(player: dict[str, Any], text: Text) -> str:
    if player["dominance"]:
        goal = text.named(player["dominance"])
    else:
        goal = f"{label(text, 'points')} {player['points']}"
    return named(
        text.named(player["faction"]), f"{goal}, {label(text, 'hand')} {player['hand']['count']}"
    )
