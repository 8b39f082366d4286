"""PettingZoo: every seat is an agent, and whoever is asked is next.

    env = SpinneyAEC("root", map="winter")

An observation is the vector that `Encoding` makes; `infos[agent]["action_mask"]` has the legal
actions of whoever is asked. Rewards are 0 until the game is over, and then what the game returns:
1 for a win, 0 for a loss; `metadata["cooperative"]` says whether all seats get the same. An illegal
action raises `IllegalChoice` with the rule, and changes nothing. `metadata["digest"]` says what the
numbers mean, see `Encoding`.
"""

from __future__ import annotations

import functools
import secrets
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from spinney.core.registry import game_named
from spinney.core.state import SPECTATOR
from spinney.core.table import Table
from spinney.core.tensors import MOST
from spinney.core.text import Text
from spinney.env.encoding import Encoding, Vector


def observation_space(encoding: Encoding) -> gymnasium.spaces.Box:
    return gymnasium.spaces.Box(0, MOST, (encoding.size,), np.uint8)


class SpinneyAEC(AECEnv):  # type: ignore[misc]
    """A game as PettingZoo wants it: seat 0 is `player_0`, and so on."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.render_mode = render_mode
        the_game = game_named(game)
        self.encoding = Encoding(the_game, the_game.simulation(**options))
        named = {
            "name": f"spinney_{game}_v0",
            "digest": self.encoding.digest,
            "cooperative": the_game.is_cooperative(self.encoding.setup),
        }
        self.metadata = {**self.metadata, **named}
        seats = the_game.seats(self.encoding.setup)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    @functools.cache  # noqa: B019 (PettingZoo wants the same object each time)
    def observation_space(self, agent: str) -> gymnasium.spaces.Box:
        return observation_space(self.encoding)

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return gymnasium.spaces.Discrete(self.encoding.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seed = secrets.token_hex(8) if seed is None else str(seed)
        self.table = Table(self.encoding.game, self.encoding.setup, self.seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Vector:
        return self.encoding.observe(self.table, self._seats[agent])

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        agent = self.agent_selection
        self.table.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {} for agent in self.agents}
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """Whoever is asked is next; when all is over, the agents leave in the order of seats."""
        question = self.table.question
        seat = 0 if question is None else question.seat
        agent = self.agent_selection = self.possible_agents[seat]
        if question is not None:
            self.infos[agent] = {"action_mask": self.encoding.mask(self.table, seat)}

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("this environment was made without a render mode")
            return None
        return drawn(self.table)

    def close(self) -> None:
        """Nothing is open."""


def drawn(table: Table[Any]) -> str:
    """The table as everybody may see it, in plain text."""
    import rich.console

    console = rich.console.Console(width=100, color_system=None)
    with console.capture() as capture:
        console.print(table.game.terminal(table.view(SPECTATOR), Text(table.game, "en")))
    return capture.get()
