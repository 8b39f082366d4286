"""What counts for the Hundreds: clearings without enemies, the Hoard, mobs, and the warlord."""

from __future__ import annotations

from typing import Final

from spinney.core.reasons import Reason
from spinney.root.faction import PIECES_OF, of
from spinney.root.factions.hundreds.board import (
    BITTER,
    GRANDIOSE,
    JUBILANT,
    LAVISH,
    MOB,
    MOODS,
    NOWHERE,
    RELENTLESS,
    STRONGHOLD,
    STUBBORN,
    WRATHFUL,
    HundredsBoard,
    board_of,
)
from spinney.root.factions.hundreds.chapter import OPPRESSION
from spinney.root.hands import matching
from spinney.root.reasons.judge import POINT, Judge, step_of
from spinney.root.reasons.land import Land, by_suit, exposed, warriors_on_map
from spinney.root.state import BIRDSONG, DAYLIGHT, EVENING, Root
from spinney.root.words import CLEARINGS, HUNDREDS, MAP_CLEARINGS

HEADINGS: Final = {"14.6.2": "oppression", "14.2.4.I": "hoard"}
"""What its points are listed under."""
PAR: Final = -0.30
OPENING: Final = 0.21
OWN: Final = (
    Reason("hundreds-oppressed", 1.1 * POINT),
    Reason("hundreds-rule", 0.33 * POINT),
    Reason("hundreds-command", 2.3 * POINT),
    Reason("hundreds-prowess", 5.8 * POINT),
    Reason("hundreds-strongholds", 1.4 * POINT),
    Reason("hundreds-exposed", -1.1 * POINT),
    Reason("hundreds-warriors", 0.51 * POINT),
    Reason("hundreds-mobs", 0.72 * POINT),
    Reason("hundreds-warlord", 1.5 * POINT),
    Reason("hundreds-moods", 0.12 * POINT),
    Reason("hundreds-mood", 0.54 * POINT),
    Reason("hundreds-targets", 0.52 * POINT),
    Reason("hundreds-actions", 0.6 * POINT),
)
NEXT_TO_COME: Final = 0.3
"""What a clearing without enemies is worth besides the points of this many."""
SPARE: Final = 2
"""Of so many items on a track the Lavish can give up one for nothing (14.2.4.II)."""
FIT: Final = 4
"""With so many warriors around him the warlord is safe enough."""


class HundredsJudge(Judge):
    def __init__(self) -> None:
        super().__init__(HUNDREDS, OWN, PAR)
        self.tallied = (
            *(f"mood-{mood}" for mood in range(MOODS)),
            "command",
            "prowess",
            "warlord",
            "commanded",
            "advanced",
        )
        self.opening = OPENING
        self.acts_at = step_of(HUNDREDS, DAYLIGHT, "first")
        self.goes_on_at = step_of(HUNDREDS, DAYLIGHT, "second")
        self.incites_at = step_of(HUNDREDS, EVENING, "incite")
        self.oppresses_at = step_of(HUNDREDS, EVENING, "oppress")

    def tally(self, g: Root) -> list[int]:
        board = board_of(g)
        moods = [int(board.mood == mood) for mood in range(MOODS)]
        hoard = [len(board.hoard[0]), len(board.hoard[1])]
        return [*moods, *hoard, int(board.warlord >= 0), board.commanded, board.advanced]

    def crafting_pieces(self, g: Root) -> list[int]:
        return by_suit(g, STRONGHOLD)

    def points_to_come(self, g: Root) -> int:
        """What this Evening scores as things are."""
        if not self.has_turn(g) or (g.phase == EVENING and g.step > self.oppresses_at):
            return 0
        return worth(self.alone_in(g))

    def alone_in(self, g: Root) -> int:
        """In how many clearings the Hundreds are, and nobody else is."""
        found = 0
        for c in range(MAP_CLEARINGS):
            if g.strength[self.me * CLEARINGS + c] and not strangers(g, self.me, c):
                found += 1
        return found

    def weigh_own(self, g: Root, land: Land) -> list[float]:
        me, board = self.me, board_of(g)
        alone = self.alone_in(g)
        rule, prey, targets = 0, 0.0, 0
        for c in range(MAP_CLEARINGS):
            rule += land.rulers[c] == me
            has_mob = g.pieces[MOB * CLEARINGS + c] > 0
            mine = g.warriors[me * CLEARINGS + c]
            if not (has_mob or mine):
                continue
            pieces = pieces_of_others(g, me, c)
            if has_mob:
                prey += 0.25 + pieces + (1.0 if g.ruin_items[c] else 0.0)
            if mine and land.warriors[c] == mine:
                targets += min(pieces, mine)
        open_moods = sum([not board.is_barred(mood) for mood in range(MOODS)])
        return [
            (worth(alone) + NEXT_TO_COME * alone) * land.evenings,
            float(rule),
            (board.command() - 1) * land.evenings / 2,
            (board.prowess() - 1) * land.evenings / 2,
            float(g.placed[STRONGHOLD]),
            exposed(g, land, (STRONGHOLD,)),
            float(warriors_on_map(g, me)),
            prey,
            guarded(g, me, board),
            float(open_moods),
            self.mood(g, board, land),
            float(targets),
            float(self.actions(g, board)),
        ]

    def mood(self, g: Root, board: HundredsBoard, land: Land) -> float:
        """What the mood helps where the warlord is; what the Rowdy draw counts as cards."""
        c, mood = board.warlord, board.mood
        if c == NOWHERE:
            return 0.0
        around = [c, *g.map.neighbours[c]]
        if mood == STUBBORN:  # also in the turns of others
            row = self.me * CLEARINGS
            return (
                1.0 if any(land.warriors[near] > g.warriors[row + near] for near in around) else 0.3
            )
        if mood == BITTER:
            mobs: list[int] = [g.pieces[MOB * CLEARINGS + near] for near in around]
            return 0.3 * sum(mobs)
        if not self.has_turn(g) or (g.phase == EVENING and g.step > self.incites_at):
            return 0.0
        if mood == JUBILANT:
            can_spread = g.stock[MOB] > 1 and not g.pieces[MOB * CLEARINGS + c]
            return 2.0 if can_spread and matching(g, self.me, g.suits[c]) else 0.0
        if mood == LAVISH:
            return float(sum([len(track) == SPARE for track in board.hoard]))
        if g.phase == EVENING or board.advanced >= board.prowess():
            return 0.0
        if mood == GRANDIOSE:
            return 0.3
        has_prey = any(strangers(g, self.me, near) for near in around)
        return 1.2 if has_prey and mood in (RELENTLESS, WRATHFUL) else 0.0

    def actions(self, g: Root, board: HundredsBoard) -> int:
        """How many commands and advances of this turn are left."""
        if not self.has_turn(g) or g.phase == EVENING:
            return 0
        commands, advances = board.command(), board.prowess()
        if g.phase == BIRDSONG or g.step < self.acts_at:
            return commands + advances
        left = max(0, commands - board.commanded) + max(0, advances - board.advanced)
        return left if g.step == self.acts_at else min(left, max(commands, advances))


def worth(alone: int) -> int:
    return OPPRESSION[min(alone, len(OPPRESSION) - 1)]


def guarded(g: Root, me: int, board: HundredsBoard) -> float:
    """The warlord on the map, the better the more warriors are with him."""
    if board.warlord == NOWHERE:
        return 0.0
    return 1.0 + min(g.warriors[me * CLEARINGS + board.warlord], FIT) / FIT


def pieces_of_others(g: Root, me: int, c: int) -> int:
    """The buildings and tokens of others."""
    found = 0
    for other in g.owners:
        if other != me:
            for piece in PIECES_OF[other]:
                found += g.pieces[piece * CLEARINGS + c]
    return found


def strangers(g: Root, me: int, c: int) -> bool:
    """Whether anybody else has a piece here."""
    for other in g.owners:
        if other != me and (
            g.warriors[other * CLEARINGS + c] or of(g, other).has_pawn_in(g, other, c)
        ):
            return True
    return pieces_of_others(g, me, c) > 0


def judges() -> tuple[Judge, ...]:
    return (HundredsJudge(),)
