"""What persistent cards have in common: their moments, using them, using them up (4.1.3)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.core.rows import same
from spinney.root.hands import can_be_robbed, player, tell_discard
from spinney.root.power import Power
from spinney.root.powers import POWERS, take_from_play
from spinney.root.refusals import (
    NOT_A_PLAYER,
    NOT_CRAFTED,
    NOT_HERE,
    NOTHING_TO_DO,
    USED_THIS_TURN,
)
from spinney.root.state import Root, other_players
from spinney.root.words import CARDS, DONE, FACTION

# The moments at which a card may be used
BIRDSONG_STARTS: Final = 0
BIRDSONG_ENDS: Final = 1
DAYLIGHT_STARTS: Final = 2
DAYLIGHT_GOES_ON: Final = 3
EVENING_STARTS: Final = 4
DURING_BIRDSONG: Final = (BIRDSONG_STARTS, BIRDSONG_ENDS)


class Card(Power):
    """A persistent card. One with moments is used, at most once in a turn."""

    def __init__(self, card: int, moments: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.card = card
        self.moments = sum([1 << moment for moment in moments])

    def would_do_something(self, g: Root, me: int) -> bool:
        return True

    def could_do_something(self, g: Root, me: int) -> bool:
        """Whether it would depend on cards in hand, for all that others know."""
        return False

    def works_on(self, g: Root, me: int) -> list[int]:
        """The players one of whom it is used on."""
        return other_players(g, me)

    def use(self, g: Root, me: int) -> Flow:
        raise NotImplementedError

    def leaves_play(self, g: Root, me: int) -> None:
        """The card is being discarded from the play area."""


IN_PLAY: Final[list[Card | None]] = [None] * CARDS
"""The persistent cards by number."""
MOMENTS: Final = same(0, CARDS)
"""The moments of each, as bits."""
IMMEDIATE: Final[list[Callable[[Root, int], Flow] | None]] = [None] * CARDS
"""What a card does at once when it is crafted, but for items (4.1.2)."""


def register(*cards: Card) -> None:
    for power in cards:
        IN_PLAY[power.card] = power
        MOMENTS[power.card] = power.moments
        POWERS[power.card] = power


def card_named(card: int) -> Card:
    found = IN_PLAY[card]
    assert found is not None, "this card has no effect that lasts"
    return found


def is_for(card: int, moment: int) -> bool:
    return MOMENTS[card] >> moment & 1 > 0


def usable(g: Root, me: int, moment: int) -> list[int]:
    if not has_moment(g, me, moment):
        return []
    return [card for card in g.crafted[me] if is_usable(g, me, card, moment)]


def can_use(g: Root, me: int, moment: int) -> bool:
    return has_moment(g, me, moment) and any(
        is_usable(g, me, card, moment) for card in g.crafted[me]
    )


def is_usable(g: Root, me: int, card: int, moment: int) -> bool:
    """Whether a card that lies crafted is for this moment, and nothing is against using it."""
    if not is_for(card, moment) or (g.used and card in g.used):
        return False
    return card_named(card).would_do_something(g, me)


def has_moment(g: Root, me: int, moment: int) -> bool:
    """Whether a player has crafted anything for this moment."""
    return g.moments[me] >> moment & 1 > 0


def why_not_use(g: Root, me: int, card: int) -> Refusal | None:
    if card not in g.crafted[me]:
        return NOT_CRAFTED
    if card in g.used:
        return USED_THIS_TURN
    return None if card_named(card).would_do_something(g, me) else NOTHING_TO_DO


def could_use(g: Root, me: int) -> bool:
    """Whether a crafted card could be used in Daylight, depending on what is in hand."""
    return any(
        is_for(card, DAYLIGHT_GOES_ON)
        and card not in g.used
        and card_named(card).could_do_something(g, me)
        for card in g.crafted[me]
    )


def offer(g: Root, me: int, moment: int) -> Flow:
    """Let a player use crafted cards at this moment, as many as wanted."""
    while can_use(g, me, moment):
        card = yield Question(USE, g.seat_of[me], (moment,))
        if card == DONE:
            return
        yield from use(g, me, card)


def offered(g: Root, me: int, moment: int) -> Flow | None:
    """The same as a step of its own."""
    return offer(g, me, moment) if can_use(g, me, moment) else None


def use(g: Root, me: int, card: int) -> Flow:
    """Use a crafted card; each at most once in a turn."""
    g.used.append(card)
    g.tell("effect", "4.1.3", g.seat_of[me], card)
    yield from card_named(card).use(g, me)


def use_up(g: Root, me: int, card: int) -> None:
    """Discard a crafted card from the play area."""
    take_from_play(g, me, card)
    tell_discard(g, "used-up", "4.1.3", me, card)
    card_named(card).leaves_play(g, me)


def choose_player(g: Root, me: int, card: int) -> Generator[Question, int, int]:
    """One of the players on whom this card can work."""
    return (yield Question(USE_ON, g.seat_of[me], (card,))) - FACTION


def with_cards(g: Root, me: int) -> list[int]:
    """The others of whom a card can be taken."""
    return [other for other in other_players(g, me) if can_be_robbed(g, other)]


def as_player(g: Root, word: int) -> int:
    me = word - FACTION
    return me if me in g.turns else -1


def why_not_use_now(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if word >= CARDS or not is_for(word, q.about[0]):
        return NOT_HERE
    return why_not_use(g, player(g, q), word)


def why_not_use_on(g: Root, q: Question, word: int) -> Refusal | None:
    other = as_player(g, word)
    if other < 0:
        return NOT_A_PLAYER
    on = card_named(q.about[0]).works_on(g, player(g, q))
    return None if other in on else NOTHING_TO_DO


USE: Final[Ask[Root]] = ExactAsk(
    "use",
    "4.1.3",
    lambda g, q: [*usable(g, player(g, q), q.about[0]), DONE],
    why_not_use_now,
    ("moment",),
)
USE_ON: Final[Ask[Root]] = ExactAsk(
    "use-on",
    "4.1.3",
    lambda g, q: [FACTION + on for on in card_named(q.about[0]).works_on(g, player(g, q))],
    why_not_use_on,
    ("card",),
)
ASKS = (USE, USE_ON)
