"""The editions: the English Law, and the first one as printed in French and German.

What an edition changes in a shared chapter is said here. What it changes for one faction is a class
of that faction's own, which its `in_edition` returns.
"""

from __future__ import annotations

from typing import Final


class Edition:
    __slots__ = ("name", "partners_may_fight", "renews_deck_at_once")

    def __init__(self, name: str, renews_deck_at_once: bool, partners_may_fight: bool) -> None:
        self.name = name
        self.renews_deck_at_once = renews_deck_at_once
        """2.1: whether the deck is renewed when it runs out, or only when a card is wanted."""
        self.partners_may_fight = partners_may_fight
        """G.1.8: whether partners in a coalition can attack each other."""


LAW: Final = Edition("law", renews_deck_at_once=True, partners_may_fight=False)
FIRST: Final = Edition("first", renews_deck_at_once=False, partners_may_fight=True)
EDITIONS: Final = {edition.name: edition for edition in (LAW, FIRST)}
