"""The table: everything that games share, and nothing that names one of them.

Read `game.py` first: it is the contract that every game keeps, method by method.
"""

from spinney.core.errors import (
    IllegalChoice,
    NotationError,
    PositionError,
    RecordError,
    SetupError,
    SpinneyError,
    UndoRefused,
)
from spinney.core.game import Game
from spinney.core.kind import Kind
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.core.registry import game_named, game_names
from spinney.core.setup import Option, Setup
from spinney.core.state import SPECTATOR, Event, State
from spinney.core.table import Table

__all__ = [
    "SPECTATOR",
    "Ask",
    "Event",
    "Flow",
    "Game",
    "IllegalChoice",
    "Kind",
    "NotationError",
    "Option",
    "PositionError",
    "Question",
    "RecordError",
    "Refusal",
    "Setup",
    "SetupError",
    "SpinneyError",
    "State",
    "Table",
    "UndoRefused",
    "game_named",
    "game_names",
]
