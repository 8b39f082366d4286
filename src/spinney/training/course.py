"""What is to be learned: a game, what is fixed of its setup, and what is drawn anew each time."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from spinney.core.chance import Luck
from spinney.core.errors import SetupError
from spinney.core.game import Game
from spinney.core.registry import game_named
from spinney.core.setup import Option, Setup

DRAWS: Final = 1000
"""How often a setup is drawn until its options go together."""


class Course(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, str]
    vary: list[str]
    """The options that are drawn; of one with words, as many different ones as `sizes` says."""
    sizes: list[int]

    def the_game(self) -> Game[Any]:
        return game_named(self.game)

    def draw(self, seed: str) -> Setup:
        """A setup; the same seed draws the same."""
        game, luck = self.the_game(), Luck(seed)
        varied = [option for option in game.options if option.name in self.vary]
        for _ in range(DRAWS):
            drawn = {option.name: self.drawn(option, luck) for option in varied}
            try:
                return game.simulation(**{**self.options, **drawn})
            except SetupError:
                continue
        raise SetupError(f"no setup of {self.game} could be drawn with {', '.join(self.vary)}")

    def drawn(self, option: Option, luck: Luck) -> str:
        if not option.words:
            return option.values[luck.below(len(option.values))]
        order = list(range(len(option.words)))
        luck.shuffle(order)
        counts = self.sizes or list(range(max(2, option.fewest), option.most + 1))
        return ",".join([option.words[i] for i in order[: counts[luck.below(len(counts))]]])

    def values(self) -> dict[str, list[str]]:
        """For each option what can be drawn of it."""
        game = self.the_game()
        fixed = game.simulation(**self.options)
        found = {}
        for option in game.options:
            if option.name in self.vary:
                found[option.name] = list(option.words or option.values)
            else:
                value = fixed[option.name]
                found[option.name] = value.split(",") if option.words else [value]
        return found


def make_course(
    game: Game[Any], options: dict[str, str], vary: list[str], sizes: list[int]
) -> Course:
    """Raises SetupError for what cannot be drawn."""
    known = {option.name: option for option in game.options}
    for name in vary:
        if name not in known:
            raise SetupError(f"--vary: {game.name} has no option {name!r}")
        if name in options:
            raise SetupError(f"--vary: {name} is given as an option")
    course = Course(game.name, options, vary, sizes)
    course.draw("first")
    return course
