"""What counts in Sylvion: the Edge now, what threatens it, what will heal it, and the cards.

The guardians win or lose together, so a position is as good for one seat as for the other. Amounts
are in Edge cards and count for more the nearer the Final Assault is; what they are worth against
each other is the instinct's taste.
"""

from __future__ import annotations

import math
from typing import Final

from spinney.core.reasons import Reason, total
from spinney.sylvion.forecast import Weather, prospects
from spinney.sylvion.instinct import company, prices
from spinney.sylvion.state import Sylvion
from spinney.sylvion.taste import TASTE

LONG: Final = 6.0
"""With so many turns to go an Edge card counts half."""

REASONS: Final = (
    Reason("chances", TASTE.chances),
    Reason("reinforcements", TASTE.time),
    Reason("bloom", TASTE.odds),
    Reason("last-bloom", -TASTE.odds * TASTE.dread),
    Reason("threat", -TASTE.odds),
    Reason("storm", -TASTE.odds * TASTE.storm),
    Reason("trees", TASTE.odds),
    Reason("springs", TASTE.odds * TASTE.spring),
    Reason("hand", TASTE.odds),
    Reason("deck", TASTE.deck),
)


def weigh(g: Sylvion, seat: int) -> list[float]:
    """How much there is of each reason."""
    weather = Weather(g)
    rows = prospects(g, weather)
    near = LONG / (LONG + weather.turns)
    safe = max(0.0, g.bloom - rows.threat)
    return [
        1.0,
        near * weather.turns * g.reinforcements,
        near * g.bloom,
        near * math.exp(-safe / TASTE.nerve),
        near * rows.threat,
        near * rows.storm,
        near * rows.trees,
        near * rows.springs,
        near * hands(g),
        company(g),
    ]


def hands(g: Sylvion) -> float:
    """What the cards in all hands are worth."""
    found = 0.0
    for hand in g.hands:
        found += sum(prices(g, hand))
    return found


def outlook(g: Sylvion) -> list[float]:
    """The chance to win, which is the same for all."""
    return [1 / (1 + math.exp(-total(REASONS, weigh(g, 0))))] * g.seats
