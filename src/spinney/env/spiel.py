"""OpenSpiel: `import spinney.env.spiel`, then `pyspiel.load_game("spinney_ironwood")`.

Options are parameters: `spinney_sylvion(mode=advanced)`. A list is written with plus signs, as in
`spinney_root(seats=marquise+eyrie)`, and a plus sign as `&`; what begins with a digit and is no
number has an `n` before, and what is empty is `empty`.

Chance, if the game has any, is one node at the start that picks one of `seeds` games, equally
likely; all that is shuffled and rolled later follows from it. Whoever searches must therefore look
ahead from `state.resample_from_infostate(player, …)` and not from a clone: a clone has the same
future, a resampled state the same information and a future of its own. A game that is not over
after `horizon` choices is cut off, and nobody gets anything.

Histories are numbers of words. The parameter `words` names which, by the digest of the vocabulary:
nobody gives it, but playthroughs and pickled states have it, and with other words are refused.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from spinney.core.game import Game
from spinney.core.kind import Kind
from spinney.core.registry import game_named, game_names
from spinney.core.setup import Setup
from spinney.core.state import SPECTATOR
from spinney.core.table import Table
from spinney.env.encoding import Encoding, check_actions

Floats = NDArray[np.float32]
"""OpenSpiel's own kind of numbers."""

SEEDS = 1000
LONGEST = 100_000
"""No game has more choices."""
NUMBERED = "by_"
"""What stands before a digest, as OpenSpiel takes for a number what begins like one."""
EMPTY, JOINED = "empty", "&"
"""How a value that is empty is written, and the plus sign of one."""
CERTAIN = "0"
"""The seed of a game without chance."""


def twin(table: Table[Any]) -> Table[Any]:
    """The same game, told the same so far, with the same future."""
    copy = table.clone(table.seed, log=True, keep=True)
    copy.state.log = list(table.state.log or [])
    return copy


class Dealt:
    """A game from one of the seeds. Copies are the same game, with the same future."""

    def __init__(self, table: Table[Any], choices: list[int]) -> None:
        self.table = table
        self.choices = choices

    def __deepcopy__(self, memo: dict[int, Any]) -> Dealt:
        return Dealt(twin(self.table), self.choices.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        table = self.table
        made_of = (table.game.name, table.setup.values, table.seed, self.choices)
        return dealt, (*made_of, table.game.vocabulary.digest)

    def apply(self, choice: int) -> None:
        self.table.apply(choice)
        self.choices.append(choice)


def dealt(
    name: str, options: dict[str, str], seed: str, choices: list[int], digest: str = ""
) -> Dealt:
    """The game that was written down by these."""
    game = game_named(name)
    check_actions(game, digest)
    again = Dealt(Table(game, game.setup(**options), seed), [])
    for choice in choices:
        again.apply(choice)
    return again


class Imagined(Dealt):
    """A game as it may be for a player, and what was chosen in it since; made anew to be copied."""

    def __init__(self, origin: Dealt, player: int, seed: str, choices: list[int]) -> None:
        world = origin.table.determinize(player, seed)
        world.state.log = origin.table.events(player)
        super().__init__(world, [])
        self._made_from = (origin, player, seed)
        for choice in choices:
            self.apply(choice)

    def __deepcopy__(self, memo: dict[int, Any]) -> Imagined:
        return Imagined(*self._made_from, self.choices)

    def __reduce__(self) -> tuple[Any, ...]:
        return Imagined, (*self._made_from, self.choices)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table as OpenSpiel wants it; before chance has dealt there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._dealt: Dealt | None = None
        if not game.rules.kind.chance:
            self._deal(CERTAIN)

    @property
    def table(self) -> Table[Any] | None:
        return None if self._dealt is None else self._dealt.table

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        question = self.table.question
        if question is None or self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return question.seat

    def is_terminal(self) -> bool:
        table = self.table
        return table is not None and (table.over or self._choices_made() >= self.get_game().horizon)

    def _choices_made(self) -> int:
        """What chance chose at the start is none."""
        return int(self.move_number() - self.get_game().rules.kind.chance)

    def _deal(self, seed: str) -> None:
        game = self.get_game()
        self._dealt = Dealt(Table(game.rules, game.setup, seed), [])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.get_game().seeds
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        assert self.table.question is not None
        return sorted(self.table.question.options)

    def _apply_action(self, action: int) -> None:
        if self._dealt is None:
            self._deal(str(action))
        else:
            self._dealt.apply(action)

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> SpielState:
        """The same history for the player, and another world behind it."""
        other: SpielState = self.clone()
        if other._dealt is not None:
            chance = np.random.random() if sampler is None else sampler()
            other._dealt = Imagined(other._dealt, player, repr(chance), [])
        return other

    def returns(self) -> list[float]:
        table = self.table
        return table.returns() if table and table.over else [0.0] * self.num_players()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return str(self.get_game().rules.vocabulary.word(action))

    def __str__(self) -> str:
        if self.table is None:
            return "not dealt yet"
        question = self.table.question
        asked = "over" if question is None else f"{question.seat} {question.ask.name}"
        return f"{self.table.game.turn(self.table.state)} {asked}"


class Observer:
    """What a player sees: a vector with named parts, or all it was ever told, as text."""

    def __init__(self, encoding: Encoding, everything: bool, public: bool) -> None:
        self._encoding = encoding
        self._everything = everything
        self._public = public
        self.tensor: Floats | None = None if everything else np.zeros(encoding.size, np.float32)
        self.dict: dict[str, Floats] = {}
        if self.tensor is not None:
            self.dict = {name: self.tensor[part] for name, part in encoding.parts.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor.fill(0)
            if state.table is not None:
                self.tensor[:] = self._encoding.observe(state.table, self._eyes(player))

    def _eyes(self, player: int) -> int:
        return SPECTATOR if self._public else player

    def string_from(self, state: SpielState, player: int) -> str:
        table = state.table
        if table is None:
            return "not dealt yet"
        eyes = self._eyes(player)
        told: dict[str, Any] = {"view": table.view(eyes), "asked": table.asked(eyes)}
        if self._everything:
            told["events"] = [[event.name, *event.args] for event in table.events(eyes)]
            moves = [move for move in state.full_history() if move.player == player]
            told["chosen"] = [table.game.vocabulary.word(move.action) for move in moves]
        return json.dumps(told, ensure_ascii=False, sort_keys=True)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options."""

    def __init__(self, rules: Game[Any], params: dict[str, Any]) -> None:
        given = dict(params)
        self.seeds = int(given.pop("seeds", SEEDS))
        self.horizon = int(given.pop("horizon", LONGEST))
        check_actions(rules, given.pop("words", numbered(rules)).removeprefix(NUMBERED))
        self.rules = rules
        self.setup: Setup = rules.simulation(
            **{name: option_value(value) for name, value in given.items()}
        )
        self.encoding = Encoding(rules, self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.seeds if rules.kind.chance else 0,
            num_players=rules.seats(self.setup),
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.horizon,
        )
        super().__init__(type_of(rules, rules.is_cooperative(self.setup)), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        public = wanted.private_info == pyspiel.PrivateInfoType.NONE
        return Observer(self.encoding, wanted.perfect_recall, public)


def numbered(rules: Game[Any]) -> str:
    """The words by which a history is written, as a parameter."""
    return NUMBERED + rules.vocabulary.digest


def parameter(value: str) -> str | int:
    """An option's value as OpenSpiel reads it back: what begins as a number is one to it."""
    if value.isdigit():
        return int(value)
    if not value:
        return EMPTY
    return ("n" + value if value[0].isdigit() else value).replace("+", JOINED).replace(",", "+")


def option_value(parameter: str | int) -> str:
    value = "" if parameter == EMPTY else str(parameter).replace("+", ",").replace(JOINED, "+")
    return value[1:] if value[:1] == "n" and value[1:2].isdigit() else value


def chance_mode(kind: Kind) -> Any:
    modes = pyspiel.GameType.ChanceMode
    return modes.EXPLICIT_STOCHASTIC if kind.chance else modes.DETERMINISTIC


def information(kind: Kind) -> Any:
    """What chance has picked at the start is hidden, too: nobody knows what will be drawn."""
    sorts = pyspiel.GameType.Information
    everything = not kind.hidden and not kind.chance
    return sorts.PERFECT_INFORMATION if everything else sorts.IMPERFECT_INFORMATION


def utility(cooperative: bool) -> Any:
    """Where not all win together, there may be several winners, or none."""
    sorts = pyspiel.GameType.Utility
    return sorts.IDENTICAL if cooperative else sorts.GENERAL_SUM


def type_of(rules: Game[Any], cooperative: bool) -> Any:
    """What OpenSpiel is told of one of our games, and of whether all win together in a setup."""
    usual = {option.name: option.default for option in rules.options} | rules.simulated
    parameters = {name: parameter(value) for name, value in usual.items()}
    return pyspiel.GameType(
        short_name=f"spinney_{rules.name}",
        long_name=f"Spinney: {rules.name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance_mode(rules.kind),
        information=information(rules.kind),
        utility=utility(cooperative),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.kind.most,
        min_num_players=rules.kind.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters
        | {"seeds": SEEDS, "horizon": LONGEST, "words": numbered(rules)},
    )


def register(name: str) -> None:
    """Make one of our games known to OpenSpiel."""
    rules = game_named(name)

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, params or {})

    pyspiel.register_game(type_of(rules, rules.kind.cooperative), Registered)


for each in game_names():
    register(each)
