"""The Black Market: three cards face down, for which a card of the hand can be exchanged."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.fields import Fields
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.hands import (
    distinct,
    everybody,
    gain,
    holds_any,
    lose_unseen,
    player,
    take_top,
    tell_of_card,
    why_not_held,
    witnesses,
)
from spinney.root.landmarks.landmark import Landmark
from spinney.root.pieces import has_pieces_in
from spinney.root.refusals import NOT_HELD, NOT_HERE, USED_THIS_TURN
from spinney.root.state import Board, Root
from spinney.root.words import BLACK_MARKET, CARDS, DONE, LANDMARK, NUMBER, VOCABULARY

ON_SALE: Final = 3

NOT_ONE_SLOT: Final = Refusal("not-one-slot", "black_market")
NOBODY_AT_MARKET: Final = Refusal("nobody-at-market", "black_market")
NOT_ON_SALE: Final = Refusal("not-on-sale", "black_market")
REFUSALS: Final[tuple[Refusal, ...]] = (NOT_ONE_SLOT, NOBODY_AT_MARKET, NOT_ON_SALE)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "market": ("seat", "count"),
    "market-gave": ("seat", "card"),
    "market-gave-hidden": ("seat",),
    "market-took": ("seat", "card"),
    "market-took-hidden": ("seat",),
}


class MarketBoard(Board):
    """The three cards, each in its place: everybody sees whose card lies where."""

    __slots__ = ("known", "on_sale")

    def __init__(self) -> None:
        self.on_sale: list[int] = []
        self.known: list[int] = []
        """For each card the seats that know it, as bits: whoever left it there."""

    def copy(self) -> MarketBoard:
        board = MarketBoard()
        board.on_sale = self.on_sale.copy()
        board.known = self.known.copy()
        return board

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        shown = zip(self.on_sale, self.known, strict=True)
        return {
            "cards": [
                VOCABULARY.word(card) if knows(g, mask, seat) else None for card, mask in shown
            ]
        }

    def write(self) -> dict[str, Any]:
        return {"cards": VOCABULARY.names(self.on_sale), "known": self.known.copy()}

    def read(self, fields: Fields) -> None:
        self.on_sale = fields.words("cards", VOCABULARY, 0, CARDS - 1)
        n = len(self.on_sale)
        self.known = fields.numbers("known", 0, 63, [0] * n, n)

    def check(self, g: Root, me: int, fields: Fields) -> None:
        if len(self.on_sale) != ON_SALE:
            fields.wrong("cards", f"{ON_SALE} cards lie there, not {len(self.on_sale)}")
        if any(mask > everybody(g) for mask in self.known):
            fields.wrong("known", f"there are {g.seats} seats")

    def cards(self) -> list[int]:
        return self.on_sale

    def known_cards(self) -> list[int]:
        return self.known


def knows(g: Root, mask: int, seat: int) -> bool:
    """A spectator knows what every seat knows."""
    return mask == everybody(g) if seat < 0 else mask >> seat & 1 > 0


def board_of(g: Root) -> MarketBoard:
    board = g.landmark_boards[BLACK_MARKET - LANDMARK]
    assert isinstance(board, MarketBoard)
    return board


class BlackMarket(Landmark):
    def __init__(self) -> None:
        super().__init__(BLACK_MARKET)
        self.once_a_turn = (BLACK_MARKET,)
        self.offers_to_its_own = True

    def why_unfit(self, g: Root, c: int) -> Refusal | None:
        return None if g.map.slots[c] == 1 and c not in g.map.ruins else NOT_ONE_SLOT

    def new_board(self) -> Board | None:
        return MarketBoard()

    def set_up(self, g: Root) -> None:
        board = board_of(g)
        for _ in range(ON_SALE):
            board.on_sale.append(take_top(g))
            board.known.append(0)

    # Once in one's own turn, between other things

    def offers(self, g: Root, me: int, who: int) -> list[int]:
        return [BLACK_MARKET]

    def why_not_offer(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        if BLACK_MARKET in g.used:
            return USED_THIS_TURN
        if not has_pieces_in(g, who, self.site(g)):
            return NOBODY_AT_MARKET
        return None if g.hands[who] else NOT_HELD

    def take_offer(self, g: Root, me: int, who: int, word: int) -> Flow:
        yield from self.trade(g, who, optional=False)

    def start_of_birdsong(self, g: Root, me: int, who: int) -> Flow:
        if me == who and self.why_not_offer(g, me, me, BLACK_MARKET) is None:
            yield from self.trade(g, me, optional=True)

    def end_of_evening(self, g: Root, me: int) -> Flow:
        if self.why_not_offer(g, me, me, BLACK_MARKET) is None:
            yield from self.trade(g, me, optional=True)

    def trade(self, g: Root, me: int, optional: bool) -> Flow:
        """A card of the hand for one of the three, unseen."""
        seat = g.seat_of[me]
        card = yield Question(MARKET_GIVE, seat, (int(optional),))
        if card == DONE:
            return
        at = (yield Question(MARKET_TAKE, seat)) - NUMBER - 1
        g.used.append(BLACK_MARKET)
        g.reveal()
        board, whole = board_of(g), everybody(g)
        seen_by = witnesses(g, [me]) & whole
        lose_unseen(g, me, g.hands[me].index(card), seat)
        g.tell("market", "black_market", seat, at + 1)
        tell_of_card(g, [me], "market-gave", "black_market", card)
        found, known = board.on_sale[at], board.known[at]
        board.on_sale[at], board.known[at] = card, seen_by
        gain(g, me, found, known if known == whole else known & ~(1 << seat))
        tell_of_card(g, [me], "market-took", "black_market", found)


def to_give(g: Root, q: Question) -> list[int]:
    held = distinct(g.hands[player(g, q)])
    return [*held, DONE] if q.about[0] else held


def why_not_give(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None if q.about[0] else NOT_HERE
    return why_not_held(g, q, word)


def to_take(g: Root, q: Question) -> list[int]:
    return list(range(NUMBER + 1, NUMBER + 1 + ON_SALE))


def why_not_take(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in to_take(g, q) else NOT_ON_SALE


MARKET_GIVE: Final[Ask[Root]] = Ask(
    "market-give", "black_market", to_give, why_not_give, ("optional",), holds_any
)
MARKET_TAKE: Final[Ask[Root]] = Ask("market-take", "black_market", to_take, why_not_take)
ASKS: Final[tuple[Ask[Root], ...]] = (MARKET_GIVE, MARKET_TAKE)
