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
    """The options that are drawn, `map` or `map=winter|lake`; of one with words, as many different
    ones as `sizes` says, or the word for later for every seat where that is the first."""
    sizes: list[int]

    def words(self) -> list[str]:
        """The course as it stands on a command line."""
        found = [self.game, *(f"-o {name}={value}" for name, value in self.options.items())]
        if self.vary:
            vary = ",".join(self.vary)
            found.append(f"--vary '{vary}'" if "|" in vary else f"--vary {vary}")
        if self.sizes:
            found.append(f"--sizes {','.join(str(size) for size in self.sizes)}")
        return found

    def the_game(self) -> Game[Any]:
        return game_named(self.game)

    def draw(self, seed: str) -> Setup:
        """A setup; the same seed draws the same."""
        game, luck = self.the_game(), Luck(seed)
        varied = self.varied()
        for _ in range(DRAWS):
            drawn = {
                option.name: self.drawn(option, varied[option.name], luck)
                for option in game.options
                if option.name in varied
            }
            try:
                return game.simulation(**{**self.options, **drawn})
            except SetupError:
                continue
        raise SetupError(f"no setup of {self.game} could be drawn with {', '.join(self.vary)}")

    def varied(self) -> dict[str, list[str]]:
        """For each option that is drawn what it is drawn from; a value named twice comes twice as
        often."""
        known = {option.name: option for option in self.the_game().options}
        found = {}
        for each in self.vary:
            name, _, values = each.partition("=")
            option = known[name]
            found[name] = values.split("|") if values else possible(option)
        return found

    def drawn(self, option: Option, values: list[str], luck: Luck) -> str:
        if not option.words:
            return values[luck.below(len(values))]
        order = list(range(len(values)))
        luck.shuffle(order)
        counts = self.sizes or list(range(max(2, option.fewest), option.most + 1))
        count = counts[luck.below(len(counts))]
        if values[order[0]] == option.later:
            return ",".join([option.later] * count)
        words = [values[i] for i in order if values[i] != option.later]
        return ",".join(words[:count])

    def values(self) -> dict[str, list[str]]:
        """For each option what can be drawn of it."""
        game = self.the_game()
        fixed = self.draw("first")  # alone, what is fixed need not go together
        varied, found = self.varied(), {}
        for option in game.options:
            if option.name in varied:
                found[option.name] = list(dict.fromkeys(varied[option.name]))
            else:
                value = fixed[option.name]
                found[option.name] = value.split(",") if option.words else [value]
                if option.name in game.simulated and option.name not in self.options:
                    found[option.name].append(option.default)  # only so that games end
        return found


def possible(option: Option) -> list[str]:
    """What can be drawn of it; where seats may choose at the table, that is one of the words."""
    if not option.words:
        return list(option.values)
    return [*option.words, option.later] if option.later else list(option.words)


def make_course(
    game: Game[Any], options: dict[str, str], vary: list[str], sizes: list[int]
) -> Course:
    """Raises SetupError for what cannot be drawn."""
    known = {option.name: option for option in game.options}
    for each in vary:
        name, _, values = each.partition("=")
        if name not in known:
            raise SetupError(f"--vary: {game.name} has no option {name!r}")
        if name in options:
            raise SetupError(f"--vary: {name} is given as an option")
        for value in values.split("|") if values else []:
            if value not in possible(known[name]):
                can_be = ", ".join(possible(known[name]))
                raise SetupError(f"--vary: {name} cannot be {value!r}; it can be {can_be}")
    course = Course(game.name, options, vary, sizes)
    course.draw("first")
    return course
