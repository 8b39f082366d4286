"""What a practised player has a feeling for, in Edge cards: the numbers of `data/taste.json`.

That file also says by which command they were found.
"""

from __future__ import annotations

import importlib.resources
import json
from typing import Any, Final

from spinney.sylvion.words import CARD_NAMES, DEFENDERS, SYLVAN


class Taste:
    """One number for each thing that instinct has to weigh against another."""

    __slots__ = (
        "call",
        "calm",
        "card",
        "chances",
        "crowd",
        "deck",
        "doves",
        "dread",
        "exposure",
        "grove",
        "harvest",
        "haste",
        "hold",
        "last",
        "levy",
        "muster",
        "nerve",
        "novelty",
        "odds",
        "orchard",
        "patience",
        "reserve",
        "respite",
        "ripening",
        "scarcity",
        "spring",
        "stock",
        "storm",
        "surplus",
        "time",
        "wear",
        "worth",
    )

    def __init__(self, found: dict[str, Any]) -> None:
        self.grove: float = found["grove"]
        """A point of vitality in the Defender deck, while there is not enough."""
        self.muster: float = found["muster"]
        """How many cards make a good Defender deck."""
        self.crowd: float = found["crowd"]
        """What each more or less costs, by its square."""
        self.levy: float = found["levy"]
        """How many more there should be for each further reinforcement."""
        self.orchard: float = found["orchard"]
        """How many times as much that vitality is worth when the Final Assault is near."""
        self.reserve: float = found["reserve"]
        """How much more of it than is wanted now is enough."""
        self.stock: float = found["stock"]
        """How many cards there should still be at the end."""
        self.wear: float = found["wear"]
        """How many more there should be for each card that is still to come as reinforcement."""
        self.scarcity: float = found["scarcity"]
        """What each that is missing costs, by its square."""
        self.storm: float = found["storm"]
        """A point of damage by elementals that are still in the stacks."""
        self.exposure: float = found["exposure"]
        """How fast a tree's hope sinks with each elemental that will come to it."""
        self.respite: float = found["respite"]
        """How fast the fear of an elemental sinks with each turn that it is away."""
        self.spring: float = found["spring"]
        """The card that a destroyed fountain gives."""
        self.dread: float = found["dread"]
        """How much more than one the last Edge cards in Bloom are worth."""
        self.nerve: float = found["nerve"]
        """How many Edge cards count as the last ones."""
        self.card: float = found["card"]
        """Any card in hand."""
        self.surplus: float = found["surplus"]
        """Any card in a hand that is so full that it may have to be cut."""
        self.novelty: float = found["novelty"]
        """What a card may be good for before one knows which it is."""
        self.harvest: float = found["harvest"]
        """A tree in hand when the Final Assault is near."""
        self.ripening: float = found["ripening"]
        """How fast it loses that worth with each turn that is left."""
        self.last: float = found["last"]
        """By what cards in hand are worth less in the last turn."""
        self.doves: float = found["doves"]
        """Doves: a turn without an attack, and without cards."""
        self.haste: float = found["haste"]
        """What a Simoon costs for each elemental that it moves."""
        self.patience: float = found["patience"]
        """What a play must bring to be better than waiting."""
        self.calm: float = found["calm"]
        """What it brings to be rid of another Ravage card."""
        # In log-odds, for the outlook
        self.odds: float = found["odds"]
        """An Edge card in the last turn."""
        self.time: float = found["time"]
        """A card that is still to come as reinforcement."""
        self.deck: float = found["deck"]
        """A point of worth in the deck."""
        self.chances: float = found["chances"]
        """What is left when all this is taken into account."""
        self.hold: list[float] = [float(found["hold"][name]) for name in CARD_NAMES[:SYLVAN]]
        """Each Sylvan card in hand, beyond being a card."""
        self.worth: list[float] = [float(found["worth"][name]) for name in CARD_NAMES[:DEFENDERS]]
        """Each card in the Defender deck, when one has to go."""
        self.call: list[float] = [float(found["call"][name]) for name in CARD_NAMES[:DEFENDERS]]
        """Each card in a deck of the right size, when it can be recruited."""


TASTE: Final = Taste(
    json.loads(
        importlib.resources.files("spinney.sylvion").joinpath("data", "taste.json").read_text()
    )
)
