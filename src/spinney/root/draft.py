"""Choosing factions out of a pool before the game, each setting up at once (A.8.1, A.8.2).

Until a seat has chosen, its hand belongs to no faction: the owner `UNDRAFTED + seat` holds it.
"""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.core.rows import but
from spinney.root.faction import INSURGENT, MILITANT, PIECES_OF, boxed, in_the_box, of
from spinney.root.hands import everybody
from spinney.root.hireling import lengthen, resize, side_of
from spinney.root.powers import gather
from spinney.root.refusals import NOT_HERE
from spinney.root.state import NOBODY, UNDRAFTED, Root, warriors_on_boards
from spinney.root.words import FACTION

FOR_TWO: Final = 2
"""A.8.1.I: so many players choose among militant factions."""

LOCKED_FACTION: Final = Refusal("locked-faction", "A.8.1.II")
REFUSALS: Final[tuple[Refusal, ...]] = (LOCKED_FACTION,)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "pooled": ("faction",),
    "locked": ("faction",),
    "dealt-beside": ("faction", "word"),
    "drafted": ("seat", "faction"),
}


# A.8.1 Dealing setup cards


def available(g: Root, kind: int) -> list[int]:
    """The factions with such a setup card; those of hirelings in play are out (A.6.5)."""
    hired = [] if g.hiring is None else [side_of(me, False).faction for me in g.hiring.cards]
    found = [faction.number for faction in in_the_box() if faction.setup_card == kind]
    return [me for me in found if me not in hired]


def deal_pool(g: Root) -> None:
    """A militant one, and one more for each player."""
    militants, insurgents = available(g, MILITANT), available(g, INSURGENT)
    g.shuffle(militants)
    rest = militants[1:]
    g.shuffle(insurgents)
    if g.seats == FOR_TWO and not g.keeps_insurgents:
        insurgents = insurgents[: max(0, g.seats - len(rest))]  # where militants run out (R109)
    rest += insurgents
    rest.sort()
    g.shuffle(rest)
    g.pool = [militants[0], *rest[: g.seats]]
    beside: dict[int, int] = {}
    for me in g.pool:
        g.tell("pooled", "A.8.1", FACTION + me)
        words = list(boxed(me).beside)
        if words:
            beside[me] = words[g.pick(words, 0)]
            g.tell("dealt-beside", "A.8.1.III", FACTION + me, beside[me])
    g.beside = beside
    if not is_militant(g.pool[-1]):
        g.locked = g.pool[-1]
        g.tell("locked", "A.8.1.II", FACTION + g.locked)


def is_militant(me: int) -> bool:
    return boxed(me).setup_card == MILITANT


# A.8.2 Choosing factions


def draft_one(g: Root, seat: int) -> Flow:
    """Choose a card of the pool, and set up before anybody else chooses."""
    me = (yield Question(CHOOSE_FACTION, seat)) - FACTION
    g.pool = [each for each in g.pool if each != me]
    if is_militant(me):
        g.locked = NOBODY
    g.tell("drafted", "A.8.2", seat, FACTION + me)
    join(g, seat, me)
    if of(g, me).hand_is_public:
        lay_open(g, me)
    yield from of(g, me).set_up_by_card(g, me)
    if max(g.players) < UNDRAFTED:  # what is left goes back into the box
        g.pool, g.locked = [], NOBODY
    g.beside = {each: g.beside[each] for each in g.pool if each in g.beside}


def join(g: Root, seat: int, me: int) -> None:
    """Let a seat play a faction from now on, with the hand that it holds."""
    before = g.players[seat]
    faction = boxed(me)
    lengthen(g, 1 + me, 1 + max([*PIECES_OF[me], -1]))
    g.hands[me], g.hands[before] = g.hands[before], []
    g.knows[me], g.knows[before] = g.knows[before], []
    if faction.hand_is_public:
        g.knows[me] = [everybody(g)] * len(g.hands[me])
    g.players = [me if owner == before else owner for owner in g.players]
    g.turns = g.players
    g.seat_of = but(but(g.seat_of, me, seat), before, NOBODY)
    take_in(g, me)
    g.played = g.played[:]
    g.played[me] = faction.in_edition(g.edition)
    for pieces in (faction.buildings, faction.tokens):
        for piece, n in pieces.items():
            g.stock[piece] = n
    assert g.setup is not None, "a draft knows its setup"
    g.boards[me] = g.played[me].new_board(g.setup)
    g.supply[me] = faction.warriors - warriors_on_boards(g, me)
    for owner in g.owners:
        gather(g, owner)
    if max(g.players) < UNDRAFTED:
        shorten(g, 1 + max(g.owners))


def lay_open(g: Root, me: int) -> None:
    """R110: the hand was dealt before its faction, which plays with it open."""
    g.reveal()
    seat = g.seat_of[me]
    for card in sorted(g.hands[me]):
        g.tell_to(~(1 << seat), "shown", "A.8.2", seat, card)


def take_in(g: Root, me: int) -> None:
    """Let a faction have pieces: the players in turn order, then the hirelings."""
    hired = [owner for owner in g.owners if owner not in g.players]
    g.owners = [owner for owner in g.players if owner < UNDRAFTED] + hired
    g.others = [[] for _ in g.supply]
    for at, owner in enumerate(g.owners):
        g.others[owner] = g.owners[at + 1 :] + g.owners[:at]


def shorten(g: Root, rows: int) -> None:
    """Every copy of a game copies its lists by owner: away with the rows of seats."""
    resize(g, rows)
    g.granted, g.crafted = g.granted[:rows], g.crafted[:rows]
    g.items, g.items_used = g.items[:rows], g.items_used[:rows]
    g.hands, g.knows = g.hands[:rows], g.knows[:rows]
    g.powers, g.ways = g.powers[:rows], g.ways[:rows]
    g.boards, g.others = g.boards[:rows], g.others[:rows]


def in_pool(g: Root, q: Question) -> list[int]:
    return [FACTION + me for me in g.pool]


def why_not_choose(g: Root, q: Question, word: int) -> Refusal | None:
    if word not in in_pool(g, q):
        return NOT_HERE
    return LOCKED_FACTION if word - FACTION == g.locked else None


CHOOSE_FACTION: Final[Ask[Root]] = Ask("choose-faction", "A.8.2", in_pool, why_not_choose)
ASKS: Final[tuple[Ask[Root], ...]] = (CHOOSE_FACTION,)
