"""Gymnasium: one seat learns, bots sit at the others.

    import gymnasium, spinney.env.solo
    env = gymnasium.make("spinney/Ironwood-v0", bot="greedy", seat=1)

The reward is 0 until the game is over, and then what the seat returns: 1 for a win, 0 for a loss.
An illegal action changes nothing and costs `penalty`; `info["refused"]` says why, with the rule.
`info["action_mask"]` has the legal ones. `metadata["digest"]` says what the numbers mean, see
`Encoding`.
"""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium
import numpy as np

from spinney.bots import Bot, Seat, bot_maker
from spinney.core.errors import SetupError
from spinney.core.records import letter
from spinney.core.registry import game_named, game_names
from spinney.core.table import Table
from spinney.core.text import Text
from spinney.env.aec import drawn, observation_space
from spinney.env.encoding import Encoding, Vector

SEEDS = 2**62


class SpinneySolo(gymnasium.Env[Vector, np.int64]):
    """A game as Gymnasium wants it."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bot: str = "random",
        penalty: float = 0.01,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        the_game = game_named(game)
        setup = the_game.simulation(**options)
        self.encoding = Encoding(the_game, setup)
        self.metadata = {**self.metadata, "digest": self.encoding.digest}
        self.seats = the_game.seats(setup)
        if not 0 <= seat < self.seats:
            raise SetupError(f"no seat {seat}; there is {', '.join(map(str, range(self.seats)))}")
        self.seat = seat
        self.penalty = penalty
        self.render_mode = render_mode
        self._make_bot = bot_maker(bot)
        self._text = Text(the_game, "en")
        self.observation_space = observation_space(self.encoding)  # type: ignore[assignment]
        self.action_space = gymnasium.spaces.Discrete(self.encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        name = str(int(self.np_random.integers(SEEDS)))
        self.table = Table(self.encoding.game, self.encoding.setup, name)
        self._others: dict[int, Bot] = {
            seat: self._make_bot(f"{name}-{letter(seat)}")
            for seat in range(self.seats)
            if seat != self.seat
        }
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Vector, SupportsFloat, bool, bool, dict[str, Any]]:
        choice, table = int(action), self.table
        question = table.question
        refusal = None if question is None else table.why_not(choice)
        if question is not None and refusal is not None:
            why = self._text.refusal(refusal, question, choice)
            return self._seen(), -self.penalty, False, False, self._info() | {"refused": why}
        table.apply(choice)
        self._let_others_play()
        reward = table.returns()[self.seat] if table.over else 0.0
        return self._seen(), reward, table.over, False, self._info()

    def _let_others_play(self) -> None:
        table = self.table
        while (question := table.question) is not None and question.seat != self.seat:
            table.apply(self._others[question.seat].choose(Seat(table, question.seat)))

    def _seen(self) -> Vector:
        return self.encoding.observe(self.table, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.encoding.mask(self.table, self.seat)}

    def render(self) -> str | None:
        return drawn(self.table) if self.render_mode == "ansi" else None


def register() -> None:
    """Make the games known to `gymnasium.make`."""
    for name in game_names():
        known = f"spinney/{name.title()}-v0"
        if known not in gymnasium.registry:
            gymnasium.register(known, "spinney.env.solo:SpinneySolo", kwargs={"game": name})


register()
