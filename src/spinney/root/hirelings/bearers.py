"""The Flame Bearers, and the Rat Smugglers."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.battle import could_battle, is_free, might_battle, start_battle, try_battle
from spinney.root.cards import ITEM_OF
from spinney.root.hands import cards_held, discard_from_hand, matches, player
from spinney.root.hireling import DaylightHireling, Hireling
from spinney.root.hirelings.deeds import (
    NOTHING_FOR_HIRELING,
    choose_how,
    choose_whom,
    everywhere,
    open_to,
    place_one,
    posts,
)
from spinney.root.moving import can_move, take_move
from spinney.root.pieces import pieces_in
from spinney.root.power import Loss
from spinney.root.refusals import NOT_HELD, NOT_YOUR_PIECE
from spinney.root.removal import remove
from spinney.root.rule import removable_by
from spinney.root.state import DAYLIGHT, Root, behind, enemies
from spinney.root.ways import PATHS
from spinney.root.words import (
    BATTLE,
    CARDS,
    CLEARING,
    CLEARINGS,
    HIRELING,
    HUNDREDS,
    MOVE,
    PIECE,
)

BEARERS: Final = HIRELING + 10


class FlameBearers(Hireling):
    def __init__(self) -> None:
        super().__init__(BEARERS, warriors=6, faction=HUNDREDS)

    def deploy(self, g: Root, me: int, by: int) -> Flow:
        """Two anywhere."""
        for _ in range(2):
            yield from place_one(g, me, by, everywhere())

    def when_hired(self, g: Root, me: int, who: int) -> Flow:
        if not posts(g, me):
            yield from self.deploy(g, me, who)

    def start_of_birdsong(self, g: Root, me: int, who: int) -> Flow:
        """They burn as many enemy pieces as they are, and then they are one more."""
        if behind(g, me) != who:
            return
        for c in posts(g, me):
            yield from self.burn(g, me, who, c)
        if g.over:
            return
        near = {*posts(g, me)}
        for c in posts(g, me):
            near |= {*PATHS.neighbours(g, me, c)}
        if open_to(g, me, sorted(near)):
            yield from place_one(g, me, who, sorted(near))
        else:
            yield from self.deploy(g, me, who)

    def burn(self, g: Root, me: int, who: int, c: int) -> Flow:
        """Warriors of all enemies go first, then other pieces; the controller says which (R92)."""
        losses = [Loss(foe, me, c, 0, []) for foe in enemies(g, me) if removable_by(g, me, foe, c)]
        left = g.warriors[me * CLEARINGS + c]
        while left:
            standing = [
                loss.owner for loss in losses if loss.warriors < removable_by(g, me, loss.owner, c)
            ]
            if not standing:
                break
            foe = yield from choose_whom(g, me, who, c, standing)
            for loss in losses:
                loss.warriors += loss.owner == foe
            left -= 1
        pieces = {foe: pieces_in(g, foe, c) for foe in enemies(g, me)}
        while left and any(pieces.values()):
            mask = 0
            for lying in pieces.values():
                for piece in lying:
                    mask |= 1 << piece
            piece = (yield Question(BURN, g.seat_of[who], (CLEARING + c, mask))) - PIECE
            for foe, lying in pieces.items():
                if piece in lying:
                    lying.remove(piece)
                    losses.append(Loss(foe, me, c, 0, [piece]))
            left -= 1
        yield from remove(g, losses, None, self.rule)


class RatSmugglers(DaylightHireling):
    """A card that shows an item for a move or a battle, as often as one likes."""

    def __init__(self) -> None:
        super().__init__(BEARERS, demoted=True, faction=HUNDREDS)
        self.once_a_turn = ()

    def worth(self, g: Root, me: int, who: int) -> float:
        """They cost cards."""
        return 0.7

    def why_not_offer(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        refusals = [why_not_discard(g, who, card) for card in g.hands[who]]
        if None in refusals:
            return None
        return NOTHING_FOR_HIRELING if NOTHING_FOR_HIRELING in refusals else NO_ITEM_CARD

    def could_take_offer(self, g: Root, me: int, who: int) -> bool:
        """Whether it could be taken, for all that others know."""
        if g.phase != DAYLIGHT or behind(g, me) != who:
            return False
        price = 0 if has_free_deed(g, who) else 1
        return len(g.hands[who]) > price and len(deeds(g, who)) > 0

    def take_offer(self, g: Root, me: int, who: int, word: int) -> Flow:
        g.tell("hireling-acts", "E.2.2", g.seat_of[who], self.word)
        card = yield Question(SMUGGLE, g.seat_of[who])
        discard_from_hand(g, who, card, self.rule)
        how = yield from choose_how(g, me, who, deeds(g, who))
        if how == BATTLE and not can_move(g, who):
            yield from start_battle(g, who)
        elif how == MOVE or not (yield from try_battle(g, who)):
            yield from take_move(g, who, self.rule)


def deeds(g: Root, who: int) -> list[int]:
    """What can be done, by what everybody sees."""
    found = [MOVE] if can_move(g, who) else []
    return [*found, BATTLE] if could_battle(g, who) else found


def has_free_deed(g: Root, who: int) -> bool:
    """Whether it takes no other card than the one that is smuggled."""
    return can_move(g, who) or any(is_free(g, who, c) for c in might_battle(g, who))


def why_not_discard(g: Root, who: int, card: int) -> Refusal | None:
    """Nothing is discarded in vain: a battle that costs a card needs another one."""
    if ITEM_OF[card] < 0:
        return NO_ITEM_CARD
    rest = g.hands[who].copy()
    rest.remove(card)
    pays = any(matches(other, g.suits[c]) for c in might_battle(g, who) for other in rest)
    return None if pays or has_free_deed(g, who) else NOTHING_FOR_HIRELING


def why_not_smuggle(g: Root, q: Question, card: int) -> Refusal | None:
    if card >= CARDS or card not in g.hands[player(g, q)]:
        return NOT_HELD
    return why_not_discard(g, player(g, q), card)


def burnable(g: Root, q: Question) -> list[int]:
    mask = q.about[1]
    return [PIECE + piece for piece in range(mask.bit_length()) if mask >> piece & 1]


def why_not_burn(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in burnable(g, q) else NOT_YOUR_PIECE


NO_ITEM_CARD: Final = Refusal("no-item-card", "rat_smugglers")
BURN: Final[Ask[Root]] = Ask("burn", "flame_bearers", burnable, why_not_burn, ("clearing", "mask"))
SMUGGLE: Final[Ask[Root]] = Ask(
    "smuggle",
    "rat_smugglers",
    cards_held,
    why_not_smuggle,
    secret=lambda g, q: True,
)
ASKS: Final[tuple[Ask[Root], ...]] = (BURN, SMUGGLE)
REFUSALS: Final[tuple[Refusal, ...]] = (NO_ITEM_CARD,)
