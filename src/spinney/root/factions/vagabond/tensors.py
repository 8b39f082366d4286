"""What a learner is given of a Vagabond's board."""

from __future__ import annotations

from spinney.core.tensors import AMOUNT
from spinney.root.factions.vagabond.board import (
    FACTION_NAMES,
    ITEM_NAMES,
    QUEST_NAMES,
    RELATIONS,
    TRACKS,
)
from spinney.root.factions.vagabond.cards import CHARACTERS
from spinney.root.words import (
    CHARACTER,
    CLEARING,
    CLEARINGS,
    FOREST,
    FORESTS,
    ITEM,
    ITEMS,
    MAP_CLEARINGS,
    VOCABULARY,
)

WORDS = VOCABULARY.words
PARTS: dict[str, tuple[str, ...]] = {
    "character": WORDS[CHARACTER : CHARACTER + CHARACTERS],
    "place": (*WORDS[CLEARING : CLEARING + CLEARINGS], *WORDS[FOREST : FOREST + FORESTS]),
    **dict.fromkeys(("satchel", "damaged"), ITEM_NAMES),
    "tracks": tuple(WORDS[ITEM + item] for item in TRACKS),
    "limit": AMOUNT,
    **{f"relations.{name}": RELATIONS for name in FACTION_NAMES},
    "aids": FACTION_NAMES,
    **dict.fromkeys(("quests", "completed"), QUEST_NAMES),
    "from_ruins": ITEM_NAMES[:ITEMS],
    **{f"ruins.c{c + 1}": ITEM_NAMES[:ITEMS] for c in range(MAP_CLEARINGS)},
}
