"""The picture in words, for whoever does not see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spinney.core.text import Text
from spinney.root.looks import (
    bases_on_map,
    clearing_line,
    counted,
    fighting,
    label,
    named,
    own_hand,
    seen_cards,
    status,
    tally,
)


def described(view: dict[str, Any], text: Text) -> str:
    parts = [*status(view, text), *fighting(view, text)]
    parts += [clearing_line(clearing, text) for clearing in view["clearings"]]
    for player in view["players"]:
        parts += [player_line(player, text), *OWN[player["faction"]](player["board"], text)]
        parts += listed(label(text, "crafted"), [*player["items"], *player["crafted"]], text)
    held = own_hand(view)
    if held is not None:
        parts += listed(label(text, "hand"), seen_cards(held), text)
    parts.append(f"{label(text, 'deck')} {view['deck_count']}")
    parts.append(f"{label(text, 'discard')} {len(view['discard'])}")
    parts += listed(label(text, "items"), view["item_supply"], text)
    parts += listed(label(text, "available"), view["available"], text)
    return ". ".join(parts) + "."


def listed(title: str, words: Iterable[str], text: Text) -> list[str]:
    """A name and what belongs to it, if there is anything."""
    told = ", ".join(counted(word, n, text) for word, n in tally(words))
    return [named(title, told)] if told else []


def player_line(player: dict[str, Any], text: Text) -> str:
    if player["dominance"]:
        goal = text.named(player["dominance"])
    else:
        goal = f"{label(text, 'points')} {player['points']}"
    return named(
        text.named(player["faction"]), f"{goal}, {label(text, 'hand')} {player['hand']['count']}"
    )


def marquise(own: dict[str, Any], text: Text) -> list[str]:
    built = (f"{text.named(piece)} {track['on_map']}" for piece, track in own["buildings"].items())
    return [", ".join((*built, f"{text.named('wood')} {own['wood']}"))]


def eyrie(own: dict[str, Any], text: Text) -> list[str]:
    parts = [f"{text.named('roost')} {own['roosts']['on_map']}"]
    if own["leader"] != "none":
        parts.append(f"{label(text, 'leader')} {text.named(own['leader'])}")
    for column, cards in own["decree"].items():
        parts += listed(text.named(column), cards, text)
    return parts


def alliance(own: dict[str, Any], text: Text) -> list[str]:
    return [
        f"{label(text, 'supporters')} {own['supporters']['count']}",
        *listed(label(text, "supporters"), seen_cards(own["supporters"]), text),
        f"{label(text, 'officers')} {own['officers']}",
        f"{text.named('sympathy')} {own['sympathy']['on_map']}",
        *listed(text.named("base"), bases_on_map(own), text),
    ]


def vagabond(own: dict[str, Any], text: Text) -> list[str]:
    relations = (
        f"{text.named(faction)} {label(text, relation)}"
        for faction, relation in own["relations"].items()
    )
    on_tracks = [item for item, count in own["tracks"].items() for _ in range(count)]
    return [
        *([] if own["character"] == "none" else [text.named(own["character"])]),
        *listed(label(text, "satchel"), [*on_tracks, *own["satchel"]], text),
        *listed(label(text, "damaged"), own["damaged"], text),
        ", ".join(relations),
        *listed(label(text, "quests"), own["quests"], text),
        *listed(label(text, "completed"), own["completed"], text),
    ]


OWN = {
    "marquise": marquise,
    "eyrie": eyrie,
    "alliance": alliance,
    "vagabond": vagabond,
    "vagabond_2": vagabond,
}
"""Each faction's own board in words."""
