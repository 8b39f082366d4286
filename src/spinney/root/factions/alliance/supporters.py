"""The supporters of the Woodland Alliance (8.2.3 to 8.2.6), and the board they lie on."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.core.fields import Fields
from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.root.faction import of
from spinney.root.hands import (
    cards_of_suit,
    distinct,
    drop,
    everybody,
    has_matching,
    holds_any,
    lose,
    matches,
    player,
    show_hand,
    take_top,
    tell_discard,
    why_not_matching,
)
from spinney.root.pieces import on_map, places_with, where
from spinney.root.refusals import NOT_HERE, WRONG_SUIT
from spinney.root.state import Board, Root
from spinney.root.suits import SUITS_NAMED, suit_word
from spinney.root.views import knows_card
from spinney.root.words import (
    ALLIANCE,
    BASE,
    BIRD,
    CARDS,
    CLEARING,
    CLEARINGS,
    DONE,
    FACTION,
    FACTIONS,
    SUIT,
    SYMPATHY,
    VOCABULARY,
)

CAPACITY: Final = 5
"""How many supporters there can be without a base (8.2.3.I)."""
WARRIORS: Final = 10
EVERY_SEAT: Final = (1 << FACTIONS) - 1

TOO_FEW_SUPPORTERS: Final = Refusal("too-few-supporters", "8.2.3")
NOT_A_SUPPORTER: Final = Refusal("not-a-supporter", "8.2.3")
REFUSALS = (TOO_FEW_SUPPORTERS, NOT_A_SUPPORTER)
EVENTS = {
    "outrage": ("seat", "clearing"),
    "outrage-by": ("owner", "clearing"),
    "gained-supporter": ("seat", "card"),
    "gained-supporter-hidden": ("seat",),
    "spent-supporter": ("seat", "card"),
    "lost-supporter": ("seat", "card"),
    "lost-officers": ("seat", "count", "total"),
}


class AllianceBoard(Board):
    """The supporters, the officers, and how far the operations of an Evening have come."""

    __slots__ = ("chosen_bases", "known", "officers", "operations", "supporters")

    def __init__(self) -> None:
        self.supporters: list[int] = []
        self.known: list[int] = []
        """For each supporter, the other seats that know it, as bits."""
        self.officers: int = 0
        self.operations: int = 0
        """Operations taken this Evening."""
        self.chosen_bases: int = 0
        """The suits, as bits, of the bases in a clearing of several suits."""

    def copy(self) -> AllianceBoard:
        board = AllianceBoard()
        board.supporters = self.supporters.copy()
        board.known = self.known.copy()
        board.officers = self.officers
        board.operations = self.operations
        board.chosen_bases = self.chosen_bases
        return board

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return {
            "supporters": self.view_supporters(g, seat == g.seat_of[me], seat),
            "officers": self.officers,
            "operations": self.operations,
            "sympathy": {"on_map": on_map(g, SYMPATHY), "left": g.stock[SYMPATHY]},
            "bases": VOCABULARY.names([SUIT + suit for suit in range(3) if not has_base(g, suit)]),
        }

    def view_supporters(self, g: Root, own: bool, seat: int) -> dict[str, Any]:
        """8.2.3: face down, but their number is public, and so is what was given openly."""
        count = len(self.supporters)
        if own:
            return {"count": count, "cards": VOCABULARY.names(sorted(self.supporters))}
        pairs = zip(self.supporters, self.known, strict=True)
        known = sorted(card for card, mask in pairs if knows_card(mask, seat, g.seats))
        return {"count": count, "known": VOCABULARY.names(known)}

    def write(self) -> dict[str, Any]:
        return {
            "supporters": VOCABULARY.names(self.supporters),
            "known": self.known.copy(),
            "officers": self.officers,
            "operations": self.operations,
            **self.write_bases(),
        }

    def write_bases(self) -> dict[str, Any]:
        suits = [SUIT + suit for suit in range(BIRD) if self.chosen_bases >> suit & 1]
        return {"chosen_bases": VOCABULARY.names(suits)} if suits else {}

    def read(self, fields: Fields) -> None:
        self.supporters = fields.words("supporters", VOCABULARY, 0, CARDS - 1)
        n = len(self.supporters)
        self.known = fields.numbers("known", 0, EVERY_SEAT, [0] * n, n)
        self.officers = fields.number("officers", 0, WARRIORS, 0)
        self.operations = fields.number("operations", 0, 99, 0)
        for word in fields.words("chosen_bases", VOCABULARY, SUIT, SUIT + BIRD - 1):
            self.chosen_bases |= 1 << word - SUIT

    def check(self, g: Root, me: int, fields: Fields) -> None:
        """8.3.2: there is one base of each suit, and it lies in a clearing of its suit."""
        several = [c for c in places_with(g, BASE) if g.suits[c] & g.suits[c] - 1]
        placed = sum(g.pieces[BASE * CLEARINGS + c] for c in several)
        if placed != self.chosen_bases.bit_count() and not g.over:
            what = "these are the suits of bases in a clearing of several, each of them"
            fields.wrong("chosen_bases", what)
            return
        for suit in range(3):
            there = [c for c in places_with(g, BASE) if base_suits(g, c) >> suit & 1]
            alone = [c for c in there if c not in several]
            if sum(g.pieces[BASE * CLEARINGS + c] for c in alone) + len(there) - len(alone) > 1:
                word = VOCABULARY.word(SUIT + suit)
                places = VOCABULARY.names([CLEARING + c for c in there])
                what = f"there is one {word} base only, not one more in {' and '.join(places)}"
                fields.wrong("", what)
        if len(self.supporters) > CAPACITY and not on_map(g, BASE) and not g.over:
            what = f"without a base there are {CAPACITY} at most (rule 8.2.3.I)"
            fields.unreachable("supporters", what)

    def begin(self) -> None:
        self.operations = 0

    def cards(self) -> list[int]:
        return self.supporters

    def warriors(self, owner: int) -> int:
        return self.officers if owner == ALLIANCE else 0


def board_of(g: Root) -> AllianceBoard:
    board = g.boards[ALLIANCE]
    assert isinstance(board, AllianceBoard)
    return board


def base_suits(g: Root, c: i64) -> i64:
    """The printed suits of the bases in a clearing, as bits: its own, if it has but one."""
    suits = g.suits[c]
    if suits & suits - 1 == 0:
        return suits
    return board_of(g).chosen_bases


def has_base(g: Root, suit: int) -> bool:
    """Whether the base of this suit is on the map; it always lies in a clearing of its suit."""
    return not bases_left(g, 1 << suit)


def bases_left(g: Root, suits: i64) -> i64:
    """Those of some suits, as bits, whose base is still on the board."""
    return suits & ~suits_of_bases(g)


def suits_of_bases(g: Root) -> i64:
    """8.5.3: the suits of which a card matches a base on the map, as bits."""
    suits: i64 = 0
    bases = where(g, BASE)
    c: i64 = 0
    while bases:
        if bases & 1:
            suits |= base_suits(g, c)
        bases >>= 1
        c += 1
    return suits


def is_full(g: Root) -> bool:
    """8.2.3.I."""
    return len(board_of(g).supporters) >= CAPACITY and not on_map(g, BASE)


def add_supporter(g: Root, card: int, known_to: int) -> None:
    board = board_of(g)
    board.supporters.append(card)
    board.known.append(known_to)


def draw_supporter(g: Root, me: int, rule: str) -> None:
    seat = g.seat_of[me]
    card = take_top(g)
    if card < 0:
        g.tell("nothing-to-draw", "2.1", seat)
    elif is_full(g):
        turn_away(g, me, card)
    else:
        add_hidden(g, me, card, rule)


def add_hidden(g: Root, me: int, card: int, rule: str) -> None:
    seat = g.seat_of[me]
    add_supporter(g, card, 0)
    g.tell_to(1 << seat, "gained-supporter", rule, seat, card)
    g.tell_to(~(1 << seat), "gained-supporter-hidden", rule, seat)


def turn_away(g: Root, me: int, card: int) -> None:
    """8.2.3.I: the stack cannot hold this card."""
    tell_discard(g, "lost-supporter", "8.2.3.I", me, card)


def lose_supporter(g: Root, me: int, card: int, rule: str) -> None:
    board = board_of(g)
    drop(board.supporters, board.known, card)
    tell_discard(g, "lost-supporter", rule, me, card)


def spend_supporters(g: Root, me: int, suits: int, n: int, rule: str) -> Flow:
    """Spend matching supporters, of one's choice if there are more than it takes."""
    board, seat = board_of(g), g.seat_of[me]
    for left in range(n, 0, -1):
        fitting = [card for card in board.supporters if matches(card, suits)]
        card = fitting[0]
        if len(fitting) > left or g.watched:
            card = yield Question(SPEND_SUPPORTER, seat, (suit_word(suits), left))
        drop(board.supporters, board.known, card)
        tell_discard(g, "spent-supporter", rule, me, card)


def supporters_for(g: Root, suits: int) -> int:
    return sum(1 for card in board_of(g).supporters if matches(card, suits))


def lose_base(g: Root, me: int, suits: int) -> Flow:
    """8.2.4: its supporters and half of the officers go; without any base five supporters stay."""
    board, seat = board_of(g), g.seat_of[me]
    g.reveal()
    for card in board.supporters.copy():
        if matches(card, suits):
            lose_supporter(g, me, card, "8.2.4")
    lost = (board.officers + 1) // 2  # they go home (ruling R44)
    if lost:
        board.officers -= lost
        g.supply[me] += lost
        g.tell("lost-officers", "8.2.4", seat, lost, board.officers)
    while len(board.supporters) > CAPACITY and not on_map(g, BASE):
        card = yield Question(DISMISS, seat)
        lose_supporter(g, me, card, "8.2.4")


def outrage(g: Root, me: int, who: int, c: int) -> Flow:
    """8.2.6: a matching card for the supporters, shown to all (ruling R1); or the hand is shown."""
    seat, suits = g.seat_of[who], g.suits[c]
    if not of(g, who).has_hand:
        g.tell("outrage-by", "8.2.6", FACTION + who, CLEARING + c)
        draw_supporter(g, me, "M.2.1")
        return
    g.tell("outrage", "8.2.6", seat, CLEARING + c)
    card = DONE
    if has_matching(g, who, suits) or (g.watched and g.hands[who]):
        card = yield Question(OUTRAGE, seat, (suit_word(suits), CLEARING + c))
    if card == DONE:
        show_hand(g, who, me, "8.2.6")
        draw_supporter(g, me, "8.2.6")
        return
    g.reveal()
    lose(g, who, card)
    if is_full(g):
        turn_away(g, me, card)
    else:
        add_supporter(g, card, everybody(g))
        g.tell("gained-supporter", "8.2.6", g.seat_of[me], card)


def outraged(g: Root, q: Question) -> list[int]:
    """`about` starts with the suit; without a matching card one can only show the hand."""
    return cards_of_suit(g, q) or [DONE]


def why_not_outraged(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        suits = SUITS_NAMED[q.about[0] - SUIT]
        return NOT_HERE if has_matching(g, player(g, q), suits) else None
    return why_not_matching(g, q, word)


def fitting(g: Root, q: Question) -> list[int]:
    """None in a world that somebody imagines with too few of them for what is still to be spent."""
    suits = SUITS_NAMED[q.about[0] - SUIT]
    found = [card for card in board_of(g).supporters if matches(card, suits)]
    return distinct(found) if len(found) >= q.about[1] else []


def why_not_spend_supporter(g: Root, q: Question, card: int) -> Refusal | None:
    """`about` has the suit, and how many are still to be spent."""
    suits = SUITS_NAMED[q.about[0] - SUIT]
    if card >= CARDS or card not in board_of(g).supporters:
        return NOT_A_SUPPORTER
    if not matches(card, suits):
        return WRONG_SUIT
    return None if supporters_for(g, suits) >= q.about[1] else TOO_FEW_SUPPORTERS


def why_not_supporter(g: Root, q: Question, card: int) -> Refusal | None:
    return None if card < CARDS and card in board_of(g).supporters else NOT_A_SUPPORTER


OUTRAGE: Final[Ask[Root]] = ExactAsk(
    "outrage", "8.2.6", outraged, why_not_outraged, ("suit", "clearing"), holds_any
)
SPEND_SUPPORTER: Final[Ask[Root]] = ExactAsk(
    "spend-supporter",
    "8.2.3",
    fitting,
    why_not_spend_supporter,
    ("suit", "count"),
    lambda g, q: True,
)
DISMISS: Final[Ask[Root]] = Ask(
    "dismiss",
    "8.2.4",
    lambda g, q: distinct(board_of(g).supporters),
    why_not_supporter,
    secret=lambda g, q: True,
)
ASKS = (OUTRAGE, SPEND_SUPPORTER, DISMISS)
