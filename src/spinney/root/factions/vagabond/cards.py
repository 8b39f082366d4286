"""The characters and the quests as tables by number."""

from __future__ import annotations

from typing import Final

from spinney.root.factions.vagabond.box import CARDS
from spinney.root.words import CHARACTER, ITEM, QUEST_CARD, SUIT, VOCABULARY

CHARACTERS: Final = len(CARDS.characters)
QUESTS: Final = len(CARDS.quests)
for first, named in (
    (CHARACTER, [character.name for character in CARDS.characters]),
    (QUEST_CARD, [quest.name for quest in CARDS.quests]),
):
    assert list(VOCABULARY.words[first : first + len(named)]) == named, "data and words disagree"


def item_numbers(names: list[str]) -> list[int]:
    return [VOCABULARY.number(name) - ITEM for name in names]


STARTING_ITEMS: Final = [item_numbers(character.items) for character in CARDS.characters]
"""9.3.5."""
QUEST_SUIT: Final = [VOCABULARY.number(quest.suit) - SUIT for quest in CARDS.quests]
QUEST_ITEMS: Final = [item_numbers(quest.items) for quest in CARDS.quests]
