"""Small positions, written the way the rulebook draws them, and short ways to read the table.

    table = at(board={"a3": "elemental_2"}, hands=["whale owl"], bloom=6)
    play(table, "whale a3 a1")
    assert board(table) == {"a1": "elemental_2"}

Whatever is not an option of the game is a field of the position; `hands` and `figure` are fields,
and the options of the same name are `hidden=True` and having a figure at all. Cards may be written
as one string, the top of a pile first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from reading import asked as asked
from reading import asker as asker
from reading import cited as cited
from reading import options as options
from reading import play as play
from reading import refused as refused
from reading import spelled as spelled
from reading import told as told
from spinney.core import Flow, Table
from spinney.core.positions import read_position
from spinney.core.table import table_at
from spinney.sylvion import battle, defence, mobilisation, movement, support
from spinney.sylvion.battle import ravage_cards_of
from spinney.sylvion.game import GAME
from spinney.sylvion.positions import census
from spinney.sylvion.state import ARRAY, STAGES, Sylvion
from spinney.sylvion.words import BLAZING_2, BLAZING_4

SEED = "acorn"
OPTIONS = {option.name for option in GAME.options} - {"figure", "hands"}
PILES = ("ravage_discard", "deck", "discard", "removed", "feats", "pile")
BLAZING = range(BLAZING_2, BLAZING_4 + 1)
ROWS_OF_PILES = ("stacks", "hands", "shown", "seen", "columns")


def position(*, hidden: bool = False, **fields: Any) -> dict[str, Any]:
    """The public form of a position."""
    options = {name: value for name, value in fields.items() if name in OPTIONS}
    state = {name: value for name, value in fields.items() if name not in OPTIONS}
    for name in PILES:
        if name in state:
            state[name] = cards(state[name])
    for name in ROWS_OF_PILES:
        if name in state:
            state[name] = [cards(pile) for pile in state[name]]
    if "figure" in state:
        options["figure"] = "yes"
    if hidden:
        options["hands"] = "hidden"
    return {"game": "sylvion", "options": options, "state": state}


def cards(pile: str | list[str]) -> list[str]:
    return pile.split() if isinstance(pile, str) else pile


def at(*, seed: str = SEED, **fields: Any) -> Table[Sylvion]:
    """The table at the first question that comes up from this position on."""
    return table_at(GAME, position(**fields), seed)


STEPS: dict[str, Callable[[Sylvion], Flow | None]] = {
    "array": battle.array,
    "summon": mobilisation.summon_and_recruit,
    "desert": mobilisation.summon_and_desert,
    "reveal": battle.reveal,
    "window": battle.window,
    "support": lambda g: support.resolve(g, support.next_support(g)),
    "move": movement.move_all,
    "reinforce": battle.reinforce,
    "defend": defence.defend,
    "limit": battle.limit,
}
"""What the rulebook does in each stage. A step of the flow may be longer."""


def step(words: str = "", *, seed: str = SEED, **fields: Any) -> Table[Sylvion]:
    """The table after what the rulebook does in this stage, and no further."""
    return run_step(position(**fields), words.split(), seed)


def run_step(position: Mapping[str, Any], words: list[str], seed: str) -> Table[Sylvion]:
    """One stage from a written position; these words answer what has more than one answer."""
    read = read_position(GAME, position)
    state = read.state
    table = Table(GAME, read.setup, seed, state=state)
    flow = STEPS[STAGES[state.stage]](state)
    if flow is None:
        return table
    left = words.copy()
    answer: int | None = None
    while True:
        try:
            question = next(flow) if answer is None else flow.send(answer)
        except StopIteration:
            assert left == [], "the step did not ask for so many words"
            return table
        found = question.ask.options(state, question)
        if len(found) > 1 or question.always:
            assert left, f"the step asks {question.ask.name!r} and there is no word left"
            answer = GAME.vocabulary.number(left.pop(0))
            assert answer in found
        else:
            answer = found[0]


# Reading


def board(table: Table[Sylvion]) -> dict[str, str]:
    found: dict[str, str] = table.view(0)["board"]
    return found


def hand(table: Table[Sylvion], seat: int = 0) -> list[str]:
    """A hand as its owner sees it, in the order of the vocabulary."""
    held: list[str] = table.view(seat)["hands"][seat]["cards"]
    return held


def counts(table: Table[Sylvion]) -> list[int]:
    """How many cards each stack has."""
    return [stack["count"] for stack in table.view(0)["stacks"]]


def pieces(g: Sylvion) -> list[int]:
    """All cards but the blazing ones, which come and go; before the battle the Ravage waits."""
    found = census(g)
    if g.stage <= ARRAY:
        for card in ravage_cards_of(g):
            found[card] += 1
    return [n for card, n in enumerate(found) if card not in BLAZING]
