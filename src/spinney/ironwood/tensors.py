"""What a learner is given of Ironwood's view."""

from __future__ import annotations

from spinney.core.tensors import Part
from spinney.ironwood.state import STAGES
from spinney.ironwood.words import (
    CARD_NAMES,
    MOUNTAINS,
    PLACE_NAMES,
    SIDE_NAMES,
    STANCE_NAMES,
    VISION,
    VISIONS,
    VOCABULARY,
)

VISION_NAMES = VOCABULARY.words[VISION : VISION + VISIONS]


def parts() -> list[Part]:
    return [
        Part("stage", STAGES),
        Part("side", SIDE_NAMES),
        Part("active", SIDE_NAMES),
        *(Part(name) for name in ("round", "slot", "supply.crystals", "supply.cubes")),
        *(
            part
            for place in PLACE_NAMES
            for part in (
                Part(f"places.{place}.warriors"),
                Part(f"places.{place}.totems", ("intact", "fading")),
            )
        ),
        *(
            part
            for mountain in PLACE_NAMES[:MOUNTAINS]
            for part in (
                Part(f"places.{mountain}.golems"),
                Part(f"places.{mountain}.site", ("foundation", "forge")),
            )
        ),
        Part("drill.at", PLACE_NAMES),
        Part("drill.track"),
        Part("drill.hopper"),
        Part("marks", PLACE_NAMES),
        Part("solo.side", SIDE_NAMES),
        Part("solo.stance", STANCE_NAMES),
        Part("solo.procedure", ("alert", "exhausted")),
        Part("solo.marked", PLACE_NAMES),
        Part("solo.spirits"),
        *(part for side in range(2) for part in side_parts(f"sides.{side}")),
        *(Part(f"visions.deck.{at}", VISION_NAMES) for at in range(VISIONS)),
        Part("visions.hand.count"),
        Part("visions.hand.known", VISION_NAMES),
        Part("visions.found", VISION_NAMES),
        Part("visions.burned.count"),
        Part("visions.burned.known", VISION_NAMES),
    ]


def side_parts(side: str) -> list[Part]:
    """One side's board."""
    return [
        Part(f"{side}.crystals"),
        Part(f"{side}.achieved"),
        Part(f"{side}.hand.count"),
        Part(f"{side}.deck.count"),
        *(
            Part(f"{side}.{name}", CARD_NAMES)
            for name in ("hand.cards", "hand.known", "deck.known", "played", "permanents")
        ),
        *(Part(f"{side}.{name}", CARD_NAMES) for name in ("lasting", "discard", "spent", "wager")),
    ]
