"""The board of a Vagabond: character, items by their state, relationships, quests."""

from __future__ import annotations

from typing import Any

from spinney.core.state import Event
from spinney.core.text import Text
from spinney.root.factions.vagabond.looks import QUESTS, STEPS
from spinney.root.looks import listed
from spinney.root.svg.fight import Fight
from spinney.root.svg.layout import Block
from spinney.root.svg.pieces import emblem, item, space
from spinney.root.svg.tracks import heading
from spinney.root.words import VOCABULARY
from spinney.symbols.captions import label, tally
from spinney.symbols.pen import group, lettering, path, slip, symbol, target, write

COLOURS = {"vagabond": "stone", "vagabond_2": "bark"}
ITEM, PITCH = 30, 33
ACROSS = 9
"""How many items lie side by side."""


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> Block:
    """Part below part, each drawn from 0 on."""
    own = player["board"]
    parts = [(who(own, text) + item_tracks(own["tracks"]), 44)]
    boxes = ("satchel", "damaged") if own["damaged"] else ("satchel",)
    parts += [items(own, text, box) for box in boxes]
    parts.append(relations(own, text))
    if own["quests"]:
        parts.append((quests(own, text), 70))
    if own["quests"] or own["completed"]:
        parts.append((completed(own, text), 26))
    drawn, y = [], 0
    for part, height in parts:
        drawn.append(group(part, transform=f"translate(0 {y})"))
        y += height
    return "".join(drawn), y


def who(own: dict[str, Any], text: Text) -> str:
    if own["character"] == "none":
        return ""
    return write(0, 24, text.named(own["character"]), 21, "title", 140)


def item_tracks(tracks: dict[str, int]) -> str:
    """Three spaces for each kind of item that is worth more there."""
    drawn = []
    for n, (kind, count) in enumerate(tracks.items()):
        for i in range(3):
            x = 152 + n * 84 + i * 26
            faint = {} if i < count else {"class_": "sp-faint"}
            drawn.append(space(x, 2, 24, 30, i + n, "slot" if faint else "slip"))
            drawn.append(symbol(kind, x + 1, 6, 22, **faint))
    return "".join(drawn)


def items(own: dict[str, Any], text: Text, box: str) -> tuple[str, int]:
    """The Satchel, with how much it may hold, or the Damaged box."""
    held = len(own["satchel"]) + len(own["damaged"])
    name = label(text, box) + (f" {held}/{own['limit']}" if box == "satchel" else "")
    drawn = [heading(0, 20, name, 86)]
    for i, word in enumerate(own[box]):
        kind = word.removesuffix("_exhausted")
        x, y = 90 + i % ACROSS * PITCH, i // ACROSS * (ITEM + 5)
        drawn.append(item(kind, text, x, y, ITEM, kind != word, box == "damaged"))
    rows = max(1, -(-len(own[box]) // ACROSS))
    return "".join(drawn), rows * (ITEM + 5) + 2


def relations(own: dict[str, Any], text: Text) -> tuple[str, int]:
    """How well each faction likes the Vagabond: up to three hearts, or crossed swords."""
    drawn = []
    for n, (faction, relation) in enumerate(own["relations"].items()):
        x, y = n % 2 * 200, n // 2 * 32
        aids = own["aids"].get(faction, 0)
        name = label(text, relation) + (f" +{aids}" if aids else "")
        drawn.append(emblem(faction, x, y, 28))
        drawn.append(write(x + 102, y + 20, name, 15, "quiet", 94))
        if relation == "hostile":
            drawn.append(symbol("battle", x + 46, y + 2, 24))
            continue
        for i in range(1, len(STEPS)):
            heart = "heart" if i <= STEPS.index(relation) else "seal"
            drawn.append(symbol(heart, x + 12 + i * 20, y + 6, 17))
    return "".join(drawn), -(-len(own["relations"]) // 2) * 32 + 4


def quests(own: dict[str, Any], text: Text) -> str:
    drawn = []
    for i, word in enumerate(own["quests"]):
        quest, x = QUESTS[word], i * 133
        drawn.append(
            target(
                word,
                slip(x, 0, 128, 64, i, 0.8),
                path(slip(x, 0, 128, 64, i, 0.8), "slip"),
                symbol(quest.suit, x - 3, -3, 26),
                *(symbol(item, x + 32 + n * 26, 3, 24) for n, item in enumerate(quest.items)),
                lettering(x + 64, 56, text.named(word), 13, 120),
                title=text.named(word),
            )
        )
    return "".join(drawn)


def completed(own: dict[str, Any], text: Text) -> str:
    """The quests that are done, by suit; and how many are left in their deck."""
    drawn = [heading(0, 17, label(text, "completed"), 130)]
    for i, (suit, count) in enumerate(tally(QUESTS[word].suit for word in own["completed"])):
        x = 140 + i * 50
        drawn.append(symbol(suit, x, 0, 22) + write(x + 26, 17, str(count), 16))
    left = own["quest_deck_count"]
    deck = symbol("quest", 336, -2, 26) + write(366, 17, str(left), 16)
    return "".join(drawn) + group(deck, title=f"{label(text, 'quests')} {left}")


def described(own: dict[str, Any], text: Text) -> list[str]:
    """The board in words."""
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


# In battle


def with_ally(fight: Fight, event: Event) -> None:
    """9.2.9.II.c: allied warriors attack with the pawn."""
    fight.sides[0].ally = VOCABULARY.word(event.args[1])


def damaged(fight: Fight, event: Event) -> None:
    side = fight.played_by(event.args[0])
    if side is not None:
        side.damaged.append(VOCABULARY.word(event.args[1]))


READ = {"with-ally": with_ally, "damaged": damaged}
"""What the events that only Vagabonds have add to the picture of a battle."""
