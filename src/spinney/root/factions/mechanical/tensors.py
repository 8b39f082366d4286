"""What a learner is given of the Mechanical Marquise's board."""

from __future__ import annotations

from spinney.core.tensors import AMOUNT
from spinney.root.factions.mechanical.board import ORDERS, SPY_CARDS
from spinney.root.words import CARDS, FACTION, FACTIONS, VOCABULARY

WORDS = VOCABULARY.words
AUTOMATON: dict[str, tuple[str, ...]] = {
    "turned": AMOUNT,
    **{f"orders.{place}": WORDS[:CARDS] for place in range(ORDERS)},
    **{f"spies.{WORDS[card]}": WORDS[FACTION : FACTION + FACTIONS] for card in SPY_CARDS},
}
