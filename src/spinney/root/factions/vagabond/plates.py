"""What is to be read of a Vagabond: character, items, relationships, quests."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.plates import Fact, Pile, Plate, Thing, summaries
from spinney.core.rules import explanation
from spinney.core.text import Text
from spinney.root.factions.vagabond.box import CARDS
from spinney.root.factions.vagabond.looks import QUESTS
from spinney.root.plates.common import fact, labelled, listed, pile, said
from spinney.symbols.captions import label

RULES: Final = ("9.1", "9.2.1", "9.2.2", "9.2.3", "9.2.6", "9.2.7")
PAWN: Final = ("9.2.2", "9.2.3", "9.2.4")
ITEMS: Final = {
    "boots": ("9.5.1",),
    "bag": ("9.6.4",),
    "crossbow": ("9.5.6",),
    "hammer": ("9.5.7", "9.5.8"),
    "sword": ("9.5.2", "9.2.6"),
    "tea": ("9.4.1",),
    "coins": ("9.6.2",),
    "torch": ("9.5.3", "9.5.9"),
}
"""What a Vagabond does with each item."""
ACTS: Final = {
    "clearing": ("move", "battle", "explore", "aid", "quest", "strike", "special"),
    "forest": ("move",),
    "card": ("aid",),
    "warriors": ("move", "battle"),
    "enemy": ("battle", "strike", "aid"),
    "item": ("repair",),
    "board": ("quest",),
}
CHARACTERS: Final = {each.name: f"D.{n}" for n, each in enumerate(CARDS.characters, start=1)}
RELATIONS: Final = ("9.2.9", "9.5.4")


def facts(board: dict[str, Any], text: Text) -> list[Fact]:
    character, place = board["character"], board["place"]
    return [
        *fact(said(text, "character"), "" if character == "none" else text.named(character)),
        *fact(said(text, "place"), "" if place == "none" else labelled(place, text)),
        Fact(label(text, "limit"), str(board["limit"])),
        *relations(board, text),
    ]


def relations(board: dict[str, Any], text: Text) -> list[Fact]:
    liked = board["relations"].items()
    return [Fact(text.named(faction), label(text, relation)) for faction, relation in liked]


def cards(player: dict[str, Any], text: Text) -> list[tuple[str, list[str]]]:
    """What lies on the board: items and quests."""
    board = player["board"]
    on_tracks = [item for item, count in board["tracks"].items() for _ in range(count)]
    return [
        (label(text, "satchel"), [*on_tracks, *board["satchel"]]),
        (label(text, "damaged"), board["damaged"]),
        (label(text, "quests"), board["quests"]),
        (label(text, "completed"), board["completed"]),
    ]


def part(name: str, player: dict[str, Any], text: Text) -> Plate | None:
    board, place = player["board"], f"{player['faction']}.{name}"
    if name == "character" and board["character"] != "none":
        return word(board["character"], player, text)
    if name in ("satchel", "damaged", "track"):
        cited = ("9.2.5", "9.2.5.II", "9.6.4") if name == "satchel" else ("9.2.7", "9.5.7")
        return Plate(
            place,
            label(text, "damaged" if name == "damaged" else "satchel"),
            said(text, "items"),
            summaries(cited, text),
            fact(label(text, "limit"), board["limit"]),
            [each for called, held in cards(player, text)[:2] for each in pile(called, held, text)],
            cited,
        )
    if name == "relations":
        aids = [Fact(f"{text.named(who)} +", str(n)) for who, n in board["aids"].items() if n]
        return Plate(
            place,
            said(text, "relations"),
            said(text, "track"),
            summaries(RELATIONS, text),
            [*relations(board, text), *aids],
            rules=RELATIONS,
        )
    if name in ("quests", "completed"):
        return Plate(
            place,
            label(text, name),
            said(text, "pile"),
            summaries(("9.5.5",), text),
            fact(said(text, "cards-left"), board["quest_deck_count"]),
            quest_piles(board, text),
            ("9.5.5",),
        )
    return None


def quest_piles(board: dict[str, Any], text: Text) -> list[Pile]:
    found = []
    for name in ("quests", "completed"):
        things = [Thing(quest, text.named(quest)) for quest in board[name]]
        found += [Pile(label(text, name), things)] if things else []
    return found


def word(name: str, player: dict[str, Any], text: Text) -> Plate | None:
    """A character or a quest."""
    if name in CHARACTERS:
        number = CHARACTERS[name]
        start = next(each.items for each in CARDS.characters if each.name == name)
        return Plate(
            f"{player['faction']}.character",
            text.named(name),
            said(text, "character"),
            summaries((number, f"{number}.2"), text),
            fact(said(text, "starts-with"), listed(start, text)),
            rules=(f"{number}.2", number, "9.5.9"),
            words=(name,),
            kin=tuple(CHARACTERS),
        )
    if name in QUESTS:
        quest = QUESTS[name]
        done = sum(QUESTS[each].suit == quest.suit for each in player["board"]["completed"])
        return Plate(
            f"{player['faction']}.quests/quest-{name}",
            text.named(name),
            said(text, "quest"),
            [told for told in (explanation(name, text),) if told],
            [
                Fact(said(text, "suit"), labelled(quest.suit, text)),
                Fact(label(text, "cost"), listed(quest.items, text)),
                Fact(label(text, "points"), str(done + 1)),
            ],
            rules=("9.5.5",),
            words=(name,),
            kin=tuple(QUESTS),
        )
    return None
