"""What counts for the Corvid Conspiracy: plots that can be flipped, and plots that lie face up."""

from __future__ import annotations

from typing import Final

from spinney.core.reasons import Reason
from spinney.root.factions.corvids.board import ACTIONS, HIDDEN_PLOT, KINDS, board_of
from spinney.root.reasons.judge import POINT, Judge, step_of
from spinney.root.reasons.land import Land, by_suit, has_enemy, warriors_on_map
from spinney.root.state import DAYLIGHT, EVENING, Root
from spinney.root.words import CLEARINGS, CORVIDS, MAP_CLEARINGS

HEADINGS: Final = {"13.4.2": "plots"}
"""What its points are listed under."""
PAR: Final = -0.57
OPENING: Final = 0.32
OWN: Final = (
    Reason("corvids-hidden", 2.0 * POINT),
    Reason("corvids-shown", 3.5 * POINT),
    Reason("corvids-flips", 0.41 * POINT),
    Reason("corvids-warriors", 0.23 * POINT),
    Reason("corvids-posts", 0.12 * POINT),
    Reason("corvids-guessable", -0.49 * POINT),
    Reason("corvids-alone", -0.67 * POINT),
    Reason("corvids-actions", 0.5 * POINT),
)


class CorvidJudge(Judge):
    def __init__(self) -> None:
        super().__init__(CORVIDS, OWN, PAR)
        self.tallied = (
            *(f"hidden-{kind}" for kind in range(len(KINDS))),
            *(f"shown-{kind}" for kind in range(len(KINDS))),
            "actions",
            "exerted",
        )
        self.opening = OPENING
        self.acts_at = step_of(CORVIDS, DAYLIGHT, "act")
        self.exerts_at = step_of(CORVIDS, EVENING, "exert")

    def tally(self, g: Root) -> list[int]:
        board = board_of(g)
        kinds = [0] * (2 * len(KINDS))
        for c in range(MAP_CLEARINGS):
            if board.kinds[c] >= 0:
                is_shown = g.pieces[HIDDEN_PLOT * CLEARINGS + c] == 0
                kinds[board.kinds[c] + (len(KINDS) if is_shown else 0)] += 1
        return [*kinds, board.actions, int(board.exerted)]

    def crafting_pieces(self, g: Root) -> list[int]:
        found = by_suit(g, HIDDEN_PLOT)
        for piece in KINDS:
            for suit, n in enumerate(by_suit(g, piece)):
                found[suit] += n
        return found

    def draws_to_come(self, g: Root) -> int:
        exerted = g.phase == EVENING and g.step > self.exerts_at and board_of(g).exerted
        return 0 if exerted else super().draws_to_come(g)

    def weigh_own(self, g: Root, land: Land) -> list[float]:
        me, board = self.me, board_of(g)
        hidden, shown = board.hidden(), len(board.shown())
        guarded, guessable, posts = 0, 0, 0
        for c in range(MAP_CLEARINGS):
            warriors = g.warriors[me * CLEARINGS + c]
            if board.is_hidden(c):
                guarded += warriors > 0
                guessable += has_enemy(g, me, c)
            elif warriors and not board.has_plot(c):
                posts += 1
        flips = 0
        for nth in range(guarded):
            flips += shown + 1 + nth
        return [
            float(len(hidden)),
            float(shown),
            self.urgency(g) * flips,
            float(warriors_on_map(g, me)),
            float(posts),
            float(guessable),
            float(len(hidden) - guarded),
            float(self.actions(g)),
        ]

    def actions(self, g: Root) -> int:
        """How many of this turn's actions are left."""
        if not self.has_turn(g) or g.phase == EVENING:
            return 0
        begun = g.phase == DAYLIGHT and g.step >= self.acts_at
        return board_of(g).actions if begun else ACTIONS


def judges() -> tuple[Judge, ...]:
    return (CorvidJudge(),)
