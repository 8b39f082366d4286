"""The round (chapter 3): preparation, actions, round end; the Woodwalkers always first (3.1).

What an automaton does in its place is in `solo/rounds.py`.
"""

from __future__ import annotations

from typing import Final

from spinney.core.question import NOT_AN_ANSWER, Ask, Flow, Question, Refusal
from spinney.ironwood.effects.lasting import has_rule, rules_in_force
from spinney.ironwood.effects.playing import play, prepare
from spinney.ironwood.effects.steps import HOLD_TOTEMS, PRICE_RECRUIT
from spinney.ironwood.hands import discard, draw, leave_hand, permanents, shuffle_pile, specials
from spinney.ironwood.pieces import gain, has_forge, pay, recruit_warrior, warrior_supply
from spinney.ironwood.refusals import (
    NO_CONCEDING,
    NO_FORGE,
    NONE_LEFT,
    NOT_A_BASE_CARD,
    NOT_A_SPECIAL,
    NOT_DRAWN,
    NOT_HELD,
    NOT_OUTER_FOREST,
    NOT_PENDING,
    TOO_DEAR,
)
from spinney.ironwood.setup import deal, help_beginners
from spinney.ironwood.state import (
    ACT,
    CUBES,
    DEAL,
    ENLIST,
    HELP,
    KEEP,
    LIMIT,
    PREPARE,
    RECOVER,
    WEAKEN,
    Ironwood,
    ask,
    end,
    tell_hidden,
)
from spinney.ironwood.woodwalkers import weaken_totems
from spinney.ironwood.words import (
    CONCEDE,
    DONE,
    DRAW,
    IRONCLADS,
    MOUNTAINS,
    NO,
    NOTHING,
    PLACE,
    PLACES,
    SIDE,
    SIDES,
    WOODWALKERS,
    YES,
    is_base,
    place_of,
    words_of,
)

INCOME: Final[tuple[int, ...]] = (1, 2)
"""Crystals that each side gains in a preparation."""
CARDS_A_ROUND: Final = 2
ACTIONS: Final = 6
"""The slots of both sides."""
HAND_LIMIT: Final = 8
WARRIOR_PRICE: Final = 2


def step(g: Ironwood) -> Flow | None:
    """The next step of two players; `solo.rounds.step` is that of a player and an automaton."""
    stage = g.stage
    if stage == ACT:
        return act(g)
    if stage == HELP:
        return help_beginners(g)
    if stage == KEEP:
        return keep(g)
    if stage == CUBES:
        return cubes(g)
    if stage == LIMIT:
        return limit(g)
    if stage == ENLIST:
        return enlist(g)
    if stage == DEAL:
        deal(g)
    elif stage == PREPARE:
        prepare_round(g)
    elif stage == RECOVER:
        recover(g)
    else:
        weaken(g)
    return None


# I. Preparation


def prepare_round(g: Ironwood) -> None:
    """3.2, 3.3: crystals and cards; in the first round there may be cards to choose from (3.4)."""
    g.round += 1
    g.slot = 0
    g.side = WOODWALKERS
    g.tell("round", "3", g.round)
    first = g.round == 1
    for side in SIDES:
        gain(g, side, INCOME[side], "3.2")
    for side in SIDES:
        if side == g.automaton:
            draw(g, side, g.terms.cards if first else CARDS_A_ROUND, "14.1")
            shuffle_pile(g)
        else:
            draw(g, side, g.first_draw[side] if first else CARDS_A_ROUND, "3.4" if first else "3.3")
    if first and max(g.first_draw) > CARDS_A_ROUND:
        g.stage = KEEP
    else:
        begin_cubes(g, WOODWALKERS)


def keep(g: Ironwood) -> Flow:
    """3.4: of the first cards all but two go back into the deck."""
    side = g.side
    back = g.first_draw[side] - CARDS_A_ROUND
    for left in range(back, 0, -1):
        card = yield ask(g, PUT_BACK, side, None, (left,))
        leave_hand(g, side, card)
        g.decks[side].append(card)
        tell_hidden(g, side, "returned", "3.4", card, SIDE + side)
    if back:
        g.shuffle(g.decks[side])
    have_kept(g)


def have_kept(g: Ironwood) -> None:
    if g.side == WOODWALKERS:
        g.side = IRONCLADS
    else:
        begin_cubes(g, WOODWALKERS)


def begin_cubes(g: Ironwood, side: int) -> None:
    """3.5: each side's turn to remove cubes."""
    g.stage = CUBES
    g.side = side
    g.pending = permanents(g, side)
    begin_turn(g)


def cubes(g: Ironwood) -> Flow:
    """3.5: one cube from one of the permanents, in the order their owner likes."""
    if g.pending:
        card = yield ask(g, CUBE_FROM, g.side)
        g.pending.remove(card)
        yield from prepare(g, card)
        g.pending = [card for card in g.pending if g.cubes[card]]
    elif g.side == WOODWALKERS:
        begin_cubes(g, IRONCLADS)
    else:
        g.stage = ACT
        g.side = WOODWALKERS
        begin_turn(g)


# II. Actions


def begin_turn(g: Ironwood) -> None:
    """6.1: nobody has moved yet."""
    g.moved = [0] * PLACES
    g.moved_golems = [0] * PLACES
    g.drill_moved = False
    g.chain = False


def act(g: Ironwood) -> Flow:
    """3.6: play a card, or draw one (3.11); then it is the other side's turn."""
    side = g.side
    choice = yield ask(g, PLAY, side, None, (g.slot // 2 + 1,))
    if choice == CONCEDE:
        if (yield ask(g, SURE, side)) == YES:
            g.tell("conceded", "8.4", SIDE + side)
            end(g, 1 - side, "8.4")
        return
    if choice == DRAW:
        g.tell("drew-instead", "3.11", SIDE + side)
        draw(g, side, 1, "3.11")
    else:
        yield from play(g, side, choice)
        if g.chain and not g.over:
            yield from play_another(g, side)
    if not g.over:
        end_turn(g)


def end_turn(g: Ironwood) -> None:
    """3.1: now it is the other side's turn, or the round ends."""
    begin_turn(g)
    g.slot += 1
    g.side = g.slot % 2
    if g.slot == ACTIONS:
        g.stage = RECOVER


def play_another(g: Ironwood, side: int) -> Flow:
    """3.10: a second card upon the first; a third one never (U15)."""
    again = g.again
    card = yield ask(g, PLAY_BASE, side)
    if card == DONE:
        return
    if again:
        g.moved = [0] * PLACES
    yield from play(g, side, card)


# III. Round end


def recover(g: Ironwood) -> None:
    """3.12: base cards return, permanents stay, other specials are discarded."""
    for side in SIDES:
        kept = []
        held = len(g.hands[side])
        for card in g.played[side]:
            if is_base(card):
                g.hands[side].append(card)
            elif g.cubes[card]:
                g.in_play[side].append(card)
            elif card in g.lasting:
                kept.append(card)
            else:
                discard(g, side, card)
        g.played[side] = kept
        g.hands[side] += g.spent[side]
        if side == g.automaton:
            g.upon = len(g.hands[side]) - held + g.upon
        else:
            g.hands[side].sort()
        g.spent[side] = []
    g.side = WOODWALKERS
    g.stage = LIMIT


def limit(g: Ironwood) -> Flow:
    """3.13: specials above the limit are discarded."""
    side = g.side
    while len(g.hands[side]) > HAND_LIMIT:
        card = yield ask(g, CUT, side, None, (len(g.hands[side]) - HAND_LIMIT,))
        leave_hand(g, side, card)
        discard(g, side, card)
        g.tell("cut", "3.13", SIDE + side, card)
    have_cut(g)


def have_cut(g: Ironwood) -> None:
    if g.side == WOODWALKERS:
        g.side = IRONCLADS
    else:
        g.stage = WEAKEN


def weaken(g: Ironwood) -> None:
    """3.14, unless a card holds the totems."""
    if g.totems and not has_rule(g, HOLD_TOTEMS, WOODWALKERS):
        weaken_totems(g)
    g.side = WOODWALKERS
    g.stage = ENLIST


def enlist(g: Ironwood) -> Flow:
    """3.15: recruit one warrior for two crystals, or be done; then the next round begins."""
    side = g.side
    place = yield ask(g, RECRUIT, side, None, (g.crystals[side], price(g, side)))
    if place != DONE:
        pay(g, side, price(g, side), "3.15")
        recruit_warrior(g, side, place - PLACE, "3.15")
    else:
        have_enlisted(g)


def have_enlisted(g: Ironwood) -> None:
    if g.side == WOODWALKERS:
        g.side = IRONCLADS
    else:
        end_round(g)


def end_round(g: Ironwood) -> None:
    """What lasted for the round is over (13.4)."""
    for card in g.lasting:
        for side in SIDES:
            if card in g.played[side]:
                g.played[side].remove(card)
                discard(g, side, card)
    g.lasting = []
    if g.round_limit and g.round >= g.round_limit:
        g.over = True
        g.winner = NOTHING
        g.tell("drawn", "U16", g.round)
    else:
        g.stage = PREPARE


def price(g: Ironwood, side: int) -> int:
    """What a warrior costs; cards in play can change it."""
    changes = [rule.n for rule in rules_in_force(g, side) if rule.kind == PRICE_RECRUIT]
    return max(0, WARRIOR_PRICE + sum(changes))


# Questions


def why_not_put_back(g: Ironwood, q: Question, word: int) -> Refusal | None:
    return None if word in specials(g, g.side) else NOT_DRAWN


def why_not_cube(g: Ironwood, q: Question, word: int) -> Refusal | None:
    return None if word in g.pending else NOT_PENDING


def plays(g: Ironwood, q: Question) -> list[int]:
    return [*g.hands[g.side], DRAW, CONCEDE]


def why_not_play(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == CONCEDE:
        return None if g.conceding else NO_CONCEDING
    return None if word == DRAW or word in g.hands[g.side] else NOT_HELD


def why_not_sure(g: Ironwood, q: Question, word: int) -> Refusal | None:
    return None if word in (YES, NO) else NOT_AN_ANSWER


def why_not_base(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if word not in g.hands[g.side]:
        return NOT_HELD
    return None if is_base(word) else NOT_A_BASE_CARD


def why_not_cut(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word not in g.hands[g.side]:
        return NOT_HELD
    return NOT_A_SPECIAL if is_base(word) else None


def enlist_places(g: Ironwood, q: Question) -> list[int]:
    if g.side == WOODWALKERS:
        return [*words_of(g.box.board.outer_forests), DONE]
    return [*words_of(place for place in range(MOUNTAINS) if has_forge(g, place)), DONE]


def why_not_enlist(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    place = place_of(word)
    if g.side == WOODWALKERS:
        if place not in g.box.board.outer_forests:
            return NOT_OUTER_FOREST
    elif place < 0 or not has_forge(g, place):
        return NO_FORGE
    if q.about[0] < q.about[1]:
        return TOO_DEAR
    return None if warrior_supply(g, g.side) else NONE_LEFT


PUT_BACK: Final[Ask[Ironwood]] = Ask(
    "return", "3.4", lambda g, q: specials(g, g.side), why_not_put_back, ("count",)
)
CUBE_FROM: Final[Ask[Ironwood]] = Ask("cube-from", "3.5", lambda g, q: g.pending, why_not_cube)
PLAY: Final[Ask[Ironwood]] = Ask("play", "3.6", plays, why_not_play, ("slot",))
SURE: Final[Ask[Ironwood]] = Ask("sure", "8.4", lambda g, q: (YES, NO), why_not_sure)
PLAY_BASE: Final[Ask[Ironwood]] = Ask(
    "play-base", "3.10", lambda g, q: [*g.hands[g.side], DONE], why_not_base
)
CUT: Final[Ask[Ironwood]] = Ask(
    "cut", "3.13", lambda g, q: g.hands[g.side], why_not_cut, ("count",)
)
RECRUIT: Final[Ask[Ironwood]] = Ask(
    "enlist", "3.15", enlist_places, why_not_enlist, ("crystals", "price")
)
ASKS = (PUT_BACK, CUBE_FROM, PLAY, SURE, PLAY_BASE, CUT, RECRUIT)
