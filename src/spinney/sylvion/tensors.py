"""What a learner is given of Sylvion's view."""

from __future__ import annotations

from spinney.core.tensors import Part
from spinney.sylvion.state import STAGES
from spinney.sylvion.words import (
    CARD_NAMES,
    CELLS,
    DEFENDERS,
    FOREST,
    SQUARE,
    SYLVAN,
    VOCABULARY,
    WIDTH,
)

SYLVAN_NAMES = CARD_NAMES[:SYLVAN]
DEFENDER_NAMES = CARD_NAMES[:DEFENDERS]
RAVAGE_NAMES = CARD_NAMES[DEFENDERS:]
SQUARES = tuple(VOCABULARY.words[SQUARE + cell] for cell in range(CELLS) if cell % WIDTH != FOREST)


def parts(seats: int) -> list[Part]:
    return [
        Part("stage", STAGES),
        *(
            Part(name)
            for name in ("seat", "active", "turn", "call", "bloom", "points", "barrage", "owls")
        ),
        *(Part(f"board.{square}", CARD_NAMES) for square in SQUARES),
        Part("figure", ("beside", *SQUARES)),
        *(Part(f"stacks.{row}.count") for row in range(4)),
        *(Part(f"stacks.{row}.known.0", RAVAGE_NAMES) for row in range(4)),
        Part("ravage_discard", RAVAGE_NAMES),
        Part("ravage_unseen", RAVAGE_NAMES),
        Part("deck.count"),
        Part("deck.known", DEFENDER_NAMES),
        Part("discard", DEFENDER_NAMES),
        Part("removed", DEFENDER_NAMES),
        Part("unseen", DEFENDER_NAMES),
        *(
            part
            for seat in range(seats)
            for part in (
                Part(f"hands.{seat}.count"),
                Part(f"hands.{seat}.cards", DEFENDER_NAMES),
                Part(f"hands.{seat}.known", DEFENDER_NAMES),
            )
        ),
        Part("feats", DEFENDER_NAMES),
        Part("playing", CARD_NAMES),
        Part("pile"),
        *(Part(f"columns.{column}", DEFENDER_NAMES) for column in range(4)),
        Part("recruited", SYLVAN_NAMES),
    ]
