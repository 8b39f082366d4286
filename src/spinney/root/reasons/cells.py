"""What a learned outlook looks at in Root: the reasons, and the plain state of each player.

One layout serves all factions, maps, decks and numbers of seats. What means something else for each
faction has a cell for each.
"""

from __future__ import annotations

from typing import Final

from spinney.core.portrait import Layout, Portrait, numbered
from spinney.core.reasons import Reason
from spinney.root.cards import SUIT_OF, is_ambush
from spinney.root.faction import PIECES_OF
from spinney.root.maps import MAPS
from spinney.root.reasons.judge import SHARED, Judge
from spinney.root.reasons.land import Land
from spinney.root.state import EVENING, MOST_SEATS, NOBODY, UNDRAFTED, Root, behind
from spinney.root.suits import FIRST_OF
from spinney.root.victory import TO_WIN
from spinney.root.words import (
    BIRD,
    CARDS,
    CLEARING,
    CLEARINGS,
    FACTION,
    FACTIONS,
    HIRELING,
    ITEM,
    ITEMS,
    LANDMARK,
    LANDMARKS,
    MAP_CLEARINGS,
    OWNERS,
    PIECE,
    PIECES,
    SUIT,
    VOCABULARY,
)

HELD: Final = 10
"""More cards in hand than this count as so many."""
COUNTED: Final = 12
"""The same for pieces of a kind on the map."""
STEPS: Final = 8
"""The same for steps of a phase."""
DECKS: Final = ("standard", "exiles")


class RootLayout(Layout):
    """Where each kind of cell begins."""

    def __init__(self, judges: list[Judge | None], own: list[tuple[Reason, ...]]) -> None:
        super().__init__()
        words = VOCABULARY.words
        factions = [words[FACTION + me] for me in range(FACTIONS)]
        suits = [words[SUIT + suit] for suit in range(BIRD + 1)]
        cards = [words[card] for card in range(CARDS)]
        clearings = [words[CLEARING + c] for c in range(MAP_CLEARINGS)]
        items = [words[ITEM + item] for item in range(ITEMS)]
        pieces = [words[PIECE + piece] for piece in range(PIECES)]
        # The game
        self.seats = self.block("seats", numbered(MOST_SEATS + 1))
        self.map = self.block("map", list(MAPS))
        self.deck = self.block("deck", list(DECKS))
        self.landmarks = self.block("landmark", [words[LANDMARK + n] for n in range(LANDMARKS)])
        self.rounds = self.block("rounds")
        self.best = self.block("best-points")
        # The player
        self.faction = self.block("faction", factions)
        self.points = self.block("points", numbered(TO_WIN + 1))
        self.score = self.block("score", factions)
        self.lead = self.block("lead")
        self.rank = self.block("rank", numbered(MOST_SEATS))
        self.after = self.block("turns-until", numbered(MOST_SEATS + 1))
        self.now = self.block("now", numbered(4 * STEPS))
        self.dominance = self.block("dominance", suits)
        self.coalition = self.block("coalition", ["", "as-partner"])
        # Cards and items
        self.held = self.block("held", numbered(HELD + 1))
        self.suits = self.block("hand", suits)
        self.ambushes = self.block("ambushes")
        self.hand = self.block("in-hand", cards)
        self.crafted = self.block("crafted", cards)
        self.items = self.block("item", items)
        # The map
        self.supply = self.block("supply", factions)
        self.ruled = self.block("rules", suits)
        self.rules = self.block("ruled", [f"{me}-{c}" for me in factions for c in clearings])
        self.warriors = self.block("warriors", [f"{me}-{c}" for me in factions for c in clearings])
        self.enemies = self.block("enemies", factions)
        self.lying = self.block("lying", [f"{piece}-{c}" for piece in pieces for c in clearings])
        self.placed = self.block(
            "placed", [f"{piece}-{n}" for piece in pieces for n in range(COUNTED + 1)]
        )
        self.hirelings = self.block(
            "hireling", [words[FACTION + owner] for owner in range(HIRELING, OWNERS)]
        )
        # What each faction weighs and counts
        self.shared = self.block("reason", [reason.name for reason in SHARED])
        firsts = [self.block("reason", [reason.name for reason in reasons]) for reasons in own]
        self.own: list[int] = [-1] * len(judges)
        self.tallied: list[int] = [-1] * len(judges)
        for judge in judges:
            if judge is not None:
                self.own[judge.me] = firsts[own.index(judge.own)]
                self.tallied[judge.me] = self.block(words[FACTION + judge.me], list(judge.tallied))

    def add(self, into: Portrait, g: Root, land: Land, judge: Judge, amounts: list[float]) -> None:
        """Portray a player who has a faction, of whom the judge has found these amounts."""
        me = judge.me
        count = len(SHARED)
        into.add_reasons(self.shared, amounts[:count])
        into.add_reasons(self.own[me], amounts[count:])
        tally = judge.tally(g)
        first = self.tallied[me]
        for i in range(len(tally)):
            if tally[i]:
                into.add(first + i, tally[i])
        into.add(self.faction + me, 1)
        self.add_standing(into, g, me)
        self.add_cards(into, g, me)
        self.add_map(into, g, land, me)
        if g.hiring is not None:
            for hireling in g.hiring.cards:
                if hireling >= HIRELING and behind(g, hireling) == me:
                    into.add(self.hirelings + hireling - HIRELING, 1)

    def add_game(self, into: Portrait, g: Root) -> None:
        """What is the same for all players."""
        into.add(self.seats + g.seats, 1)
        into.add(self.map + MAP_NAMES.index(g.map.name), 1)
        into.add(self.deck + DECKS.index(g.deck_name), 1)
        for landmark in g.landmarks:
            into.add(self.landmarks + landmark.word - LANDMARK, 1)
        into.add(self.rounds, g.turn // len(g.turns))
        best = 0
        for me in g.turns:
            best = max(best, g.points[me])
        into.add(self.best, best)

    def add_standing(self, into: Portrait, g: Root, me: int) -> None:
        points, rank, best = g.points[me], 0, 0
        for other in g.turns:
            if other != me:
                best = max(best, g.points[other])
                rank += g.points[other] > points
        into.add(self.points + min(points, TO_WIN), 1)
        into.add(self.score + me, points)
        into.add(self.lead, points - best)
        into.add(self.rank + rank, 1)
        turns = len(g.turns)
        if g.active in g.turns:
            after = (g.turns.index(me) - g.turns.index(g.active)) % turns
            if after:
                into.add(self.after + after, 1)
            else:
                into.add(self.now + min(g.phase, EVENING) * STEPS + min(g.step, STEPS - 1), 1)
        if g.dominance[me] != NOBODY:
            into.add(self.dominance + SUIT_OF[g.dominance[me]], 1)
        if g.coalition[me] != NOBODY:
            into.add(self.coalition, 1)
        for other in g.players:
            if other < UNDRAFTED and g.coalition[other] == me:
                into.add(self.coalition + 1, 1)

    def add_cards(self, into: Portrait, g: Root, me: int) -> None:
        hand = g.hands[me]
        into.add(self.held + min(len(hand), HELD), 1)
        suits = [0] * (BIRD + 1)
        ambushes = 0
        for card in hand:
            suits[SUIT_OF[card]] += 1
            ambushes += is_ambush(card)
            into.add(self.hand + card, 1)
        for suit in range(BIRD + 1):
            into.add(self.suits + suit, suits[suit])
        into.add(self.ambushes, ambushes)
        for card in g.crafted[me]:
            into.add(self.crafted + card, 1)
        items = g.items[me]
        for item in range(ITEMS):
            into.add(self.items + item, items[item])

    def add_map(self, into: Portrait, g: Root, land: Land, me: int) -> None:
        into.add(self.supply + me, g.supply[me])
        suits = [0] * (BIRD + 1)
        enemies = 0
        first = me * MAP_CLEARINGS
        for c in range(MAP_CLEARINGS):
            warriors = g.warriors[me * CLEARINGS + c]
            if warriors:
                into.add(self.warriors + first + c, warriors)
            if land.rulers[c] == me:
                into.add(self.rules + first + c, 1)
                suits[FIRST_OF[g.suits[c]]] += 1
                enemies += land.warriors[c] - warriors
        for suit in range(BIRD + 1):
            into.add(self.ruled + suit, suits[suit])
        into.add(self.enemies + me, enemies)
        for piece in PIECES_OF[me]:
            placed = g.placed[piece]
            into.add(self.placed + piece * (COUNTED + 1) + min(placed, COUNTED), 1)
            if placed:
                for c in range(MAP_CLEARINGS):
                    n = g.pieces[piece * CLEARINGS + c]
                    if n:
                        into.add(self.lying + piece * MAP_CLEARINGS + c, n)


MAP_NAMES: Final[list[str]] = list(MAPS)
