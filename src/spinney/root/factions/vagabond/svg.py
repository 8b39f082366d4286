"""The board of a Vagabond: character, items by their state, relationships, quests."""

from __future__ import annotations

from typing import Any

from spinney.core.state import Event
from spinney.core.text import Text
from spinney.root.factions.vagabond.looks import QUESTS, STEPS
from spinney.root.looks import listed
from spinney.root.svg.fight import Fight
from spinney.root.svg.layout import Own
from spinney.root.svg.pieces import emblem, item, item_thing, space
from spinney.root.svg.tracks import heading
from spinney.root.words import VOCABULARY
from spinney.symbols.captions import label, tally
from spinney.symbols.pen import SMALL, apart, lettering, path, slip, symbol, target, thing, write
from spinney.symbols.picture import Part, moved

COLOURS = {"vagabond": "stone", "vagabond_2": "bark"}
ITEM, PITCH = 30, 33
ACROSS = 9
"""How many items lie side by side."""
QUEST = "quest"
"""A quest as a thing: face down, or before its name."""


def board(player: dict[str, Any], text: Text, phase: str, mine: bool) -> Own:
    """Part below part, each drawn from 0 on."""
    own, name = player["board"], player["faction"]
    found = [(Part(f"{name}.character", character, (name, own["character"], own["tracks"])), 44)]
    held = len(own["satchel"]) + len(own["damaged"])
    for box in ("satchel", "damaged") if own["damaged"] else ("satchel",):
        room = f"{held}/{own['limit']}" if box == "satchel" else ""
        found.append((Part(f"{name}.{box}", items, (name, box, own[box], room)), rows(own[box])))
    liked = own["relations"]
    part = Part(f"{name}.relations", relations, (liked, own["aids"]))
    found.append((part, -(-len(liked) // 2) * 32 + 4))
    if own["quests"]:
        found.append((Part(f"{name}.quests", quests, (name, own["quests"])), 70))
    if own["quests"] or own["completed"]:
        done = (name, own["completed"], own["quest_deck_count"])
        found.append((Part(f"{name}.completed", completed, done), 26))
    parts, y = [], 0
    for part, height in found:
        parts.append(moved(part, 0, y))
        y += height
    return parts, y


def rows(words: list[str]) -> int:
    """How much room items take, below each other if they are many."""
    return max(1, -(-len(words) // ACROSS)) * (ITEM + 5) + 2


def character(text: Text, faction: str, name: str, tracks: dict[str, int]) -> str:
    who = "" if name == "none" else write(0, 24, text.named(name), 21, "title", 140)
    return who + item_tracks(faction, tracks)


def item_tracks(faction: str, tracks: dict[str, int]) -> str:
    """Three spaces for each kind of item that is worth more there."""
    drawn = []
    for n, (kind, count) in enumerate(tracks.items()):
        for i in range(3):
            x = 152 + n * 84 + i * 26
            there = i < count
            drawn.append(space(x, 2, 24, 30, i + n, "slip" if there else "slot"))
            if there:
                mark = symbol(kind, x + 1, 6, 22)
                drawn.append(thing(item_thing(kind), f"{faction}.track", mark, nth=i + 1))
            else:
                drawn.append(symbol(kind, x + 1, 6, 22, class_="sp-faint"))
    return "".join(drawn)


def items(text: Text, faction: str, box: str, words: list[str], room: str) -> str:
    """The Satchel, with how much it may hold, or the Damaged box."""
    name = f"{label(text, box)} {room}" if room else label(text, box)
    drawn = [heading(0, 20, name, 86)]
    numbers = apart(item_thing(word) for word in words)
    for i, (word, (_, nth)) in enumerate(zip(words, numbers, strict=True)):
        x, y = 90 + i % ACROSS * PITCH, i // ACROSS * (ITEM + 5)
        drawn.append(item(word, nth, f"{faction}.{box}", text, x, y, ITEM, box == "damaged"))
    return "".join(drawn)


def relations(text: Text, liked: dict[str, str], aided: dict[str, int]) -> str:
    """How well each faction likes the Vagabond: up to three hearts, or crossed swords."""
    drawn = []
    for n, (faction, relation) in enumerate(liked.items()):
        x, y = n % 2 * 200, n // 2 * 32
        aids = aided.get(faction, 0)
        name = label(text, relation) + (f" +{aids}" if aids else "")
        drawn.append(emblem(faction, x, y, 28))
        drawn.append(write(x + 102, y + 20, name, 15, "quiet", 94))
        if relation == "hostile":
            drawn.append(symbol("battle", x + 46, y + 2, 24))
            continue
        for i in range(1, len(STEPS)):
            heart = "heart" if i <= STEPS.index(relation) else "seal"
            drawn.append(symbol(heart, x + 12 + i * 20, y + 6, 17))
    return "".join(drawn)


def quests(text: Text, faction: str, words: list[str]) -> str:
    drawn = []
    for i, word in enumerate(words):
        quest, x = QUESTS[word], i * 133
        face = target(
            word,
            slip(x, 0, 128, 64, i, 0.8),
            path(slip(x, 0, 128, 64, i, 0.8), "slip"),
            symbol(quest.suit, x - 3, -3, 26),
            *(symbol(item, x + 32 + n * 26, 3, 24) for n, item in enumerate(quest.items)),
            lettering(x + 64, 57, text.named(word), SMALL, 122),
            title=text.named(word),
        )
        drawn.append(thing(f"{QUEST}-{word}", f"{faction}.quests", face))
    return "".join(drawn)


def completed(text: Text, faction: str, words: list[str], left: int) -> str:
    """The quests that are done, by suit; and how many are left in their deck."""
    drawn = [heading(0, 17, label(text, "completed"), 130)]
    for i, (suit, count) in enumerate(tally(QUESTS[word].suit for word in words)):
        x = 140 + i * 50
        drawn += (
            thing(f"{QUEST}-{word}", f"{faction}.completed", symbol(suit, x, 0, 22))
            for word in words
            if QUESTS[word].suit == suit
        )
        drawn.append(write(x + 26, 17, str(count), 16))
    deck = symbol("quest", 336, -2, 26) + write(366, 17, str(left), 16)
    title = f"{label(text, 'quests')} {left}"
    return "".join(drawn) + thing(QUEST, f"{faction}.deck", deck, count=left, title=title)


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
