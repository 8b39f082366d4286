"""The Vault Keepers, and the Badger Bodyguards."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Flow, Refusal
from spinney.root.hireling import DaylightHireling, Hireling
from spinney.root.hirelings.deeds import (
    NOTHING_FOR_HIRELING,
    REINFORCE,
    battle_everywhere,
    can_battle_in,
    choose_how,
    choose_place,
    everywhere,
    off_the_starts,
    posts,
)
from spinney.root.hirelings.expedition import reinforce
from spinney.root.pieces import place_piece, place_warriors, places_with, why_not_place_piece
from spinney.root.power import Power
from spinney.root.state import Battle, Root
from spinney.root.ways import PATHS
from spinney.root.words import BATTLE, CLEARINGS, DONE, HIRELING, KEEPERS, PIECE, VOCABULARY

VAULTS: Final = HIRELING + 11
VAULT: Final = VOCABULARY.number("vault") - PIECE
BODYGUARDS: Final = VOCABULARY.number("badger_bodyguards")


class VaultKeepers(DaylightHireling):
    def __init__(self) -> None:
        super().__init__(VAULTS, warriors=6, faction=KEEPERS)
        self.buildings = {VAULT: 6}

    def deploy(self, g: Root, me: int, by: int) -> Flow:
        yield from self.settle(g, me, by, 2, off_the_starts(g, me))

    def settle(
        self, g: Root, me: int, who: int, warriors: int, places: list[int], optional: bool = False
    ) -> Flow:
        """A vault and warriors, in one of these clearings that has an open slot."""
        c = yield from choose_place(g, me, who, sites(g, me, places), optional)
        if c >= 0:
            place_piece(g, me, VAULT, c, self.rule)
            place_warriors(g, me, c, warriors, self.rule)

    def when_hired(self, g: Root, me: int, who: int) -> Flow:
        if not posts(g, me) and not places_with(g, VAULT):
            yield from self.settle(g, me, who, 2, everywhere())

    def why_not_act(self, g: Root, me: int, who: int) -> Refusal | None:
        can_build = sites(g, me, everywhere())
        return None if can_build or self.choices(g, me) != [DONE] else NOTHING_FOR_HIRELING

    def choices(self, g: Root, me: int) -> list[int]:
        vaults = places_with(g, VAULT)
        found = []
        if can_battle_in(g, me, vaults):
            found.append(BATTLE)
        if vaults and g.supply[me]:
            found.append(REINFORCE)
        return [*found, DONE]

    def act(self, g: Root, me: int, who: int) -> Flow:
        """One vault more, near another; then battles at vaults, or a warrior at each."""
        near = sites(g, me, near_vaults(g, me))
        if near:
            c = yield from choose_place(g, me, who, near, optional=True)
            if c >= 0:
                place_piece(g, me, VAULT, c, self.rule)
        else:
            yield from self.settle(g, me, who, 1, everywhere(), optional=True)
        if self.choices(g, me) == [DONE]:
            return
        how = yield from choose_how(g, me, who, self.choices(g, me))
        if how == BATTLE:
            yield from battle_everywhere(g, me, who, places_with(g, VAULT), optional=True)
        elif how == REINFORCE:
            vaults = [
                c for c in places_with(g, VAULT) for _ in range(g.pieces[VAULT * CLEARINGS + c])
            ]
            yield from reinforce(g, me, who, vaults, self.rule)


def near_vaults(g: Root, me: int) -> list[int]:
    found: set[int] = set()
    for c in places_with(g, VAULT):
        found |= {c, *PATHS.neighbours(g, me, c)}
    return sorted(found)


def sites(g: Root, me: int, places: list[int]) -> list[int]:
    return [c for c in places if why_not_place_piece(g, me, VAULT, c) is None]


class Bodyguards(Power):
    def ignores_first_hit(self, g: Root, me: int, battle: Battle) -> int:
        return BODYGUARDS


class BadgerBodyguards(Hireling):
    def __init__(self) -> None:
        super().__init__(VAULTS, demoted=True, faction=KEEPERS)
        self.command = Bodyguards()
