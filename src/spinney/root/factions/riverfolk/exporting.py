"""Crafting and exporting of the Riverfolk (11.5.3): cards paid for with funds on empty spaces."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.crafting import CRAFT_WHAT, can_craft, craft, pay, put_away, why_not_craft
from spinney.root.factions.riverfolk.funds import put_in_payments
from spinney.root.hands import cards_held, holds_any, player
from spinney.root.state import Root
from spinney.root.words import VOCABULARY

EXPORT: Final = VOCABULARY.number("export")

NO_CARD_TO_CRAFT: Final = Refusal("no-card-to-craft", "11.5.3")
NO_SPACE_TO_CRAFT: Final = Refusal("no-space-to-craft", "11.5.3", always=True)
NO_CARD_TO_EXPORT: Final = Refusal("no-card-to-export", "11.5.3.I")
NO_SPACE_TO_EXPORT: Final = Refusal("no-space-to-export", "11.5.3.I")
REFUSALS = (NO_CARD_TO_CRAFT, NO_SPACE_TO_CRAFT, NO_CARD_TO_EXPORT, NO_SPACE_TO_EXPORT)
EVENTS = {"exported": ("seat", "card")}


def craft_a_card(g: Root, me: int) -> Flow:
    """11.5.3."""
    card = yield Question(CRAFT_WHAT, g.seat_of[me])
    yield from craft(g, me, card)


def export(g: Root, me: int) -> Flow:
    """11.5.3.I: pay for a card as if it were crafted, and gain a warrior instead."""
    card = yield Question(EXPORT_WHAT, g.seat_of[me])
    yield from pay(g, me, card, "exported", "11.5.3.I")
    put_away(g, me, card)
    put_in_payments(g, me, 1, "11.5.3.I")


def why_not_craft_any(g: Root, me: int) -> Refusal | None:
    if can_craft(g, me):
        return None
    return NO_SPACE_TO_CRAFT if lacks_space(g, me) else NO_CARD_TO_CRAFT


def why_not_export_any(g: Root, me: int) -> Refusal | None:
    if can_craft(g, me):
        return None
    return NO_SPACE_TO_EXPORT if lacks_space(g, me) else NO_CARD_TO_EXPORT


def lacks_space(g: Root, me: int) -> bool:
    """Whether nothing but spaces or funds are wanting for some card in hand."""
    return any(why_not_craft(g, me, card) is NO_SPACE_TO_CRAFT for card in g.hands[me])


def why_not_export(g: Root, q: Question, card: int) -> Refusal | None:
    refusal = why_not_craft(g, player(g, q), card)
    return NO_SPACE_TO_EXPORT if refusal is NO_SPACE_TO_CRAFT else refusal


EXPORT_WHAT: Final[Ask[Root]] = Ask(
    "export-what", "11.5.3.I", cards_held, why_not_export, secret=holds_any
)
ASKS = (EXPORT_WHAT,)
