"""What is picked out of the box before a game: what does not fit, and what chance picks (A)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spinney.core.chance import Luck
from spinney.core.errors import Misfit, SetupError
from spinney.core.game import SURPRISES, Game
from spinney.core.setup import Setup
from spinney.root import hireling
from spinney.root.faction import TABLE
from spinney.root.maps import MAPS
from spinney.root.options import faction_number, hirelings, own_hireling, reach
from spinney.root.words import FACTION, VOCABULARY

DRAWN: Final = {
    "first": ("random",),
    "map": tuple(MAPS),
    "suits": ("random",),
    "deck": ("standard", "exiles"),
    "landmarks": ("one", "two"),
    "hirelings": ("random",),
    "hands": ("five",),
    "start": ("homelands",),
}
"""The advanced setup, step by step (A.1 to A.8)."""
SURPRISING: Final = ("seats", *DRAWN)


def unfit(chosen: Mapping[str, str], option: str, word: str) -> Misfit | None:
    """A.6.5, and what a faction says of the others (9.7)."""
    factions = [faction_number(name) for name in chosen["seats"].split(",")]
    if option == "hirelings":
        return own_hireling(VOCABULARY.number(word) - FACTION, factions)
    return unfit_faction(chosen, factions, faction_number(word)) if option == "seats" else None


def unfit_faction(chosen: Mapping[str, str], factions: list[int], me: int) -> Misfit | None:
    for name in chosen["hirelings"].split(","):
        if name in hirelings():
            misfit = own_hireling(VOCABULARY.number(name) - FACTION, [me], "seats")
            if misfit is not None:
                return misfit
    faction = TABLE[me]
    assert faction is not None, "this faction is not in the box"
    return faction.check_setup(Setup("root", chosen), [*factions, me])


def sides(word: str) -> tuple[str, ...]:
    """Of a hireling the promoted and the demoted side."""
    if word not in hirelings():
        return (word,)
    me = VOCABULARY.number(word) - FACTION
    return tuple(VOCABULARY.word(hireling.side_of(me, demoted).word) for demoted in (False, True))


def surprise(game: Game[Any], chosen: Mapping[str, str], luck: Luck) -> dict[str, str]:
    """The advanced setup for as many players, whose factions reach far enough together (5.2)."""
    (seats,) = (option for option in game.options if option.words)
    given = {name: values[luck.below(len(values))] for name, values in DRAWN.items()}
    for _ in range(SURPRISES):
        order = list(range(len(seats.words)))
        luck.shuffle(order)
        names = [seats.words[at] for at in order[: len(chosen["seats"].split(","))]]
        try:
            setup = game.setup(**{**chosen, **given, "seats": ",".join(names)})
        except SetupError:
            continue
        total, wanted = reach(setup)
        if total >= wanted:
            return setup.values
    return dict(chosen)
