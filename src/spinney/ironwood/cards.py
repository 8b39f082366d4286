"""The action cards of one game as flat tables by card number, with the board they are for."""

from __future__ import annotations

from spinney.ironwood.board import Board
from spinney.ironwood.effects.steps import Effect
from spinney.ironwood.words import CARDS


class Box:
    """What a game is played with; nothing in it changes, so all states of a game share it."""

    __slots__ = (
        "board",
        "damage",
        "defense",
        "dominance",
        "effects",
        "icons",
        "owners",
        "printed",
        "reconstructed",
        "removed_in_solo",
    )

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.damage: list[int] = [0] * CARDS
        self.defense: list[int] = [0] * CARDS
        self.dominance: list[int] = [0] * CARDS
        self.icons: list[tuple[str, ...]] = [()] * CARDS
        self.removed_in_solo: list[bool] = [False] * CARDS
        self.effects: list[Effect] = [Effect() for _ in range(CARDS)]
        self.reconstructed: list[str] = []
        """The names of the cards whose effect is a reconstruction of ours."""
        self.owners: dict[str, dict[str, dict[str, str]]] = {}
        """Names and texts that an owner gave to cards of theirs."""
        self.printed: dict[str, list[int]] = {}
        """Damage, defense and dominance of an owner's cards."""
