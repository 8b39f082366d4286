"""What is picked out of the box before a game: what does not fit, and what chance picks (A)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spinney.core.chance import Luck
from spinney.core.errors import Misfit
from spinney.core.setup import Setup
from spinney.root import hireling
from spinney.root.faction import boxed
from spinney.root.maps import MAPS
from spinney.root.options import (
    DRAFTED,
    FEWEST,
    faction_number,
    hirelings,
    is_draft,
    own_hireling,
    unseated,
)
from spinney.root.words import FACTION, VOCABULARY

DRAWN: Final = {
    "first": ("random",),
    "map": tuple(MAPS),
    "suits": ("random",),
    "deck": ("standard", "exiles"),
    "landmarks": ("one", "two"),
    "hirelings": ("random",),
    "pool": ("usual",),
}
"""The steps of the advanced setup before factions are drafted (A.1 to A.6)."""
SURPRISING: Final = ("seats", *DRAWN)
OF_AUTOMATA: Final = {"head_start": "0", "kept": "", "corner": "random"}
"""What has a say only where somebody plays without a seat (M), and how it is left alone."""
CORNERS: Final = 4
OF_THE_DRAFT: Final = ("hands", "start")
"""What a draft decides itself (A.7, A.8.2)."""


def unfit(chosen: Mapping[str, str], option: str, word: str) -> Misfit | None:
    """A.6.5, and what a faction says of the others (9.7); whoever drafts has chosen nobody."""
    factions = [faction_number(name) for name in chosen["seats"].split(",")]
    seated = [me for me in factions if me >= 0]
    if option == "hirelings":
        return own_hireling(VOCABULARY.number(word) - FACTION, seated)
    if option != "seats" or is_draft(chosen):
        return None
    return unfit_faction(chosen, seated, faction_number(word))


def unfit_faction(chosen: Mapping[str, str], factions: list[int], me: int) -> Misfit | None:
    for name in chosen["hirelings"].split(","):
        if name in hirelings():
            misfit = own_hireling(VOCABULARY.number(name) - FACTION, [me], "seats")
            if misfit is not None:
                return misfit
    setup, playing = Setup("root", chosen), [*factions, me]
    for faction in unseated(chosen):  # such as somebody who uses the same pieces
        misfit = faction.check_setup(setup, [me])
        if misfit is not None:
            return misfit
    return boxed(me).check_setup(setup, playing)


def moot(chosen: Mapping[str, str]) -> tuple[str, ...]:
    """What a draft decides itself, and what matters to two who draft with hirelings (A.8.1.I)."""
    drafted = is_draft(chosen)
    two = chosen["seats"].count(",") == 1 and chosen["hirelings"] != "none"
    pool = () if (drafted and two) or chosen["pool"] != "usual" else ("pool",)
    alone = [name for name, usual in OF_AUTOMATA.items() if chosen[name] == usual]
    alone = [] if unseated(chosen) else alone
    return (*OF_THE_DRAFT, *pool, *alone) if drafted else (*pool, *alone)


def sides(word: str) -> tuple[str, ...]:
    """Of a hireling the promoted and the demoted side."""
    if word not in hirelings():
        return (word,)
    me = VOCABULARY.number(word) - FACTION
    return tuple(VOCABULARY.word(hireling.side_of(me, demoted).word) for demoted in (False, True))


def surprise(chosen: Mapping[str, str], known: tuple[str, ...], luck: Luck) -> dict[str, str]:
    """The advanced setup for as many players, who draft their factions (A.8).

    Against whoever has no seat they are drawn, because nobody drafts then (M.1).
    """
    drawn = {name: values[luck.below(len(values))] for name, values in DRAWN.items()}
    count = len(chosen["seats"].split(","))
    drawn["seats"] = ",".join([DRAFTED] * count)
    if unseated(chosen):
        drawn["seats"] = ",".join(drawn_factions(chosen, known, count, luck))
        drawn["hirelings"] = "none" if count < FEWEST else drawn["hirelings"]
    return {**chosen, **drawn}


def drawn_factions(
    chosen: Mapping[str, str], known: tuple[str, ...], count: int, luck: Luck
) -> list[str]:
    """Known factions that fit beside each other, with no more than start in corners."""
    order = list(range(len(known)))
    luck.shuffle(order)
    found: list[str] = []
    corners = sum(faction.starts_in_a_corner() for faction in unseated(chosen))
    for name in [known[at] for at in order]:
        me = faction_number(name)
        starts = boxed(me).starts_in_a_corner()
        fits = corners + starts <= CORNERS and len(found) < count
        seated = [faction_number(each) for each in found]
        if fits and unfit_faction({**chosen, "hirelings": "none"}, seated, me) is None:
            found.append(name)
            corners += starts
    return found
