"""What will become of the battlefield if nobody does anything more.

Each row is played on by itself: first the elementals that are there run to their end, with and
without a Blaze on their way; then as many as may still come flow against what stands.
"""

from __future__ import annotations

import math
from typing import Final

from spinney.sylvion.battle import ravage_cards_of
from spinney.sylvion.cards import (
    BLAZES_TO,
    EDGE,
    FOUNTAIN,
    STANDARD,
    STRENGTH,
    TREE,
    VITALITY,
    is_elemental,
)
from spinney.sylvion.state import REVEAL, Sylvion
from spinney.sylvion.taste import TASTE
from spinney.sylvion.words import ACID_LAKE, BLAZE, CELLS, EMPTY, GEYSER, SIMOON, STACK, WIDTH

# An elemental that is still to come will be ablaze when it matters in one case of two.
SHARES: Final = (1 / 8, 1 / 8, 1 / 4, 1 / 4, 1 / 4)
"""How many of them have which strength."""
MEAN_STRENGTH: Final = 2.375
WEAKER: Final[list[float]] = [sum(SHARES[:strength]) for strength in range(5)]
NOT_STRONGER: Final[list[float]] = [sum(SHARES[: strength + 1]) for strength in range(5)]
LOG_WEAKER: Final[list[float]] = [math.log(share) if share else -99.0 for share in WEAKER]


class Prospect:
    """What is expected of a row, or of all of them."""

    __slots__ = ("springs", "storm", "threat", "trees")

    def __init__(self) -> None:
        self.threat: float = 0.0
        """Damage by the elementals on the battlefield."""
        self.storm: float = 0.0
        """Damage by those in the stacks."""
        self.trees: float = 0.0
        """Vitality that will stand at the end."""
        self.springs: float = 0.0
        """Fountains that will be destroyed and give a card."""

    def add(self, other: Prospect) -> None:
        self.threat += other.threat
        self.storm += other.storm
        self.trees += other.trees
        self.springs += other.springs

    def instead(self, old: Prospect, new: Prospect) -> Prospect:
        """The same with another row in the place of one."""
        found = Prospect()
        found.threat = self.threat - old.threat + new.threat
        found.storm = self.storm - old.storm + new.storm
        found.trees = self.trees - old.trees + new.trees
        found.springs = self.springs - old.springs + new.springs
        return found


class Weather:
    """What the stacks still hold, which everybody can work out from what has been revealed."""

    __slots__ = ("arrivals", "blazes", "fear", "moves", "turns")

    def __init__(self, g: Sylvion) -> None:
        elementals = blazes = simoons = 0
        stacks = g.stacks if g.stage >= REVEAL else [ravage_cards_of(g)]
        for stack in stacks:
            for card in stack:
                if card == BLAZE:
                    blazes += 1
                elif card == SIMOON:
                    simoons += 1
                elif is_elemental(card):
                    elementals += 1
        self.turns: int = len(stacks[0]) * len(stacks) // 4
        """How many are left."""
        self.arrivals: float = elementals / 4
        """How many elementals will come to a row."""
        self.blazes: float = blazes / max(1, self.turns)
        """How many Blazes there are in a turn."""
        self.moves: float = 1 + simoons / max(1, self.turns)
        """How far an elemental comes in a turn."""
        self.fear: list[float] = []
        """What is left of its damage, by column: something may still be done about it."""
        for column in range(STACK + 1):
            respite = min((column - 1) / self.moves, float(self.turns))
            self.fear.append(math.exp(-TASTE.respite * respite))


def prospects(g: Sylvion, weather: Weather) -> Prospect:
    """All rows together."""
    whole = Prospect()
    for first in range(0, CELLS, WIDTH):
        whole.add(row_prospect(g.board, first, weather))
    return whole


def row_prospect(board: list[int], first: int, weather: Weather) -> Prospect:
    """One row, as it is and as it will be if its elementals catch fire."""
    found = Prospect()
    distance = way_to_go(board, first)
    if not distance or not weather.blazes:
        play_on(board, first, False, weather, 1.0, found)
        return found
    turns = max(1.0, distance / weather.moves)
    calm = math.exp(-weather.blazes * turns)
    play_on(board, first, False, weather, calm, found)
    play_on(board, first, True, weather, 1 - calm, found)
    return found


def way_to_go(board: list[int], first: int) -> int:
    """How far the foremost elemental that can catch fire is from what it will meet; 0 if none."""
    met = 0
    for column in range(1, STACK + 1):
        card = board[first + column]
        if card in (EMPTY, ACID_LAKE):
            continue
        if not is_elemental(card):
            met = column
        elif STANDARD[card]:
            return column - met
    return 0


def play_on(
    board: list[int], first: int, ablaze: bool, weather: Weather, share: float, found: Prospect
) -> None:
    """Add what comes of a row in this case, which is a share of all cases."""
    row = board[first : first + STACK + 1]
    for column in range(1, STACK + 1):
        card = row[column]
        if is_elemental(card):
            row[column] = EMPTY
            if ablaze and STANDARD[card]:
                card = BLAZES_TO[card]
            strength = STRENGTH[card]
            reaches = share if run(row, column, strength, share, found) else 0.0
            found.threat += reaches * strength * weather.fear[column]
    coming = weather.arrivals
    for column in range(STACK, 0, -1):
        card = row[column]
        if card == EMPTY:
            continue
        if FOUNTAIN[card]:
            strength = STRENGTH[card]
            stands = math.exp(coming * LOG_WEAKER[strength])
            coming -= NOT_STRONGER[strength] * (1 - stands) / (1 - WEAKER[strength])
            found.springs += share * (1 - stands)
        elif TREE[card]:
            found.trees += share * VITALITY[card] * math.exp(-coming * TASTE.exposure)
        elif card == GEYSER:
            coming = max(0.0, coming - 1)
    found.storm += share * coming * MEAN_STRENGTH


def run(row: list[int], column: int, strength: int, share: float, found: Prospect) -> bool:
    """Let one elemental run from its column (4.2); whether it reaches the forest."""
    for target in range(column - 1, 0, -1):
        there = row[target]
        if there in (EMPTY, ACID_LAKE):
            continue
        theirs = STRENGTH[there]
        if there == GEYSER or strength >= theirs:
            row[target] = EMPTY
            if FOUNTAIN[there]:
                found.springs += share
        if there == GEYSER or strength <= theirs:
            return False
    return True


def worth(prospect: Prospect, bloom: int, turns: int) -> float:
    """What a battlefield with such prospects is worth, in Edge cards.

    In the last turn only what is missing counts (4.5).
    """
    left = bloom - prospect.threat
    if not turns:
        return min(0.0, left + prospect.trees - EDGE) - (TASTE.dread if left < 0 else 0.0)
    value = left - TASTE.dread * math.exp(-left / TASTE.nerve) - TASTE.storm * prospect.storm
    wanted = max(0.0, EDGE - left + TASTE.storm * prospect.storm)
    return value + min(prospect.trees, wanted) + TASTE.spring * prospect.springs
