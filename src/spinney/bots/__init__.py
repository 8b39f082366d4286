"""Players that are not people. `base.py` says what a bot gets to see and what it gives back."""

from spinney.bots.base import Bot, Seat
from spinney.bots.random import RandomBot
from spinney.bots.registry import bot_maker, bot_names

__all__ = ["Bot", "RandomBot", "Seat", "bot_maker", "bot_names"]
