"""Crafted cards with a moment of their own (4.1.3), outside of battle."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.root.battle import (
    battle_in,
    battlegrounds,
    has_fighters,
    opponents,
    start_battle,
    use_up,
)
from spinney.root.cards import is_ambush
from spinney.root.faction import Loss, of
from spinney.root.hands import (
    SPEND,
    cards_held,
    distinct,
    draw,
    everybody,
    gain,
    holds_any,
    lose_unseen,
    matches,
    player,
    show_hand,
    spend,
    take_random,
    why_not_held,
)
from spinney.root.moving import (
    adjacent,
    as_clearing,
    can_move,
    clearings,
    move_warriors,
    take_move,
    why_not_pass,
)
from spinney.root.pieces import place_warriors, why_not_place
from spinney.root.refusals import (
    NO_BATTLE,
    NO_ENEMY_THERE,
    NO_WARRIORS_THERE,
    NOT_A_CLEARING,
    NOT_A_PLAYER,
    NOT_ADJACENT,
    NOT_AN_AMBUSH,
    NOT_CRAFTED,
    NOT_HERE,
    NOTHING_TO_DO,
    NOWHERE_TO_GO,
    USED_THIS_TURN,
    WRONG_SUIT,
)
from spinney.root.removal import remove, remove_warriors
from spinney.root.rule import ruled_by
from spinney.root.state import Root, enemies, others
from spinney.root.victory import score
from spinney.root.words import (
    BATTLE,
    BETTER_BURROW_BANK,
    CARDS,
    CHARM_OFFENSIVE,
    CLEARING,
    CLEARINGS,
    COBBLER,
    CODEBREAKERS,
    COFFIN_MAKERS,
    COMMAND_WARREN,
    DONE,
    EYRIE_EMIGRE,
    FACTION,
    FACTIONS,
    FALSE_ORDERS,
    INFORMANTS,
    ITEM,
    ITEMS,
    LEAGUE_OF_ADVENTUROUS_MICE,
    MAP_CLEARINGS,
    MOVE,
    PROPAGANDA_BUREAU,
    ROYAL_CLAIM,
    SABOTEURS,
    STAND_AND_DELIVER,
    SUIT,
    SWAP_MEET,
    TAX_COLLECTOR,
)

BIRDSONG_STARTS: Final = 0
BIRDSONG_ENDS: Final = 1
DAYLIGHT_STARTS: Final = 2
DAYLIGHT_GOES_ON: Final = 3
EVENING_STARTS: Final = 4

DURING_BIRDSONG: Final = (ROYAL_CLAIM, STAND_AND_DELIVER, FALSE_ORDERS, SWAP_MEET)
CARDS_AT: Final = (
    (BETTER_BURROW_BANK, SABOTEURS, *DURING_BIRDSONG),
    DURING_BIRDSONG,
    (COMMAND_WARREN,),
    (TAX_COLLECTOR, CODEBREAKERS, PROPAGANDA_BUREAU, LEAGUE_OF_ADVENTUROUS_MICE),
    (COBBLER, CHARM_OFFENSIVE),
)
"""The cards that may be used at each of these moments."""
MOMENTS: Final = [
    sum(1 << moment for moment, cards in enumerate(CARDS_AT) if card in cards)
    for card in range(CARDS)
]
"""For each card the moments at which it may be used, as bits."""
COFFINS_PER_POINT: Final = 5


def is_for(card: int, moment: int) -> bool:
    return MOMENTS[card] >> moment & 1 > 0


def usable(g: Root, me: int, moment: int) -> list[int]:
    return [
        card for card in g.crafted[me] if is_for(card, moment) and why_not_use(g, me, card) is None
    ]


def why_not_use(g: Root, me: int, card: int) -> Refusal | None:
    if card not in g.crafted[me]:
        return NOT_CRAFTED
    if card in g.used:
        return USED_THIS_TURN
    return None if would_do_something(g, me, card) else NOTHING_TO_DO


def would_do_something(g: Root, me: int, card: int) -> bool:
    if card in (STAND_AND_DELIVER, SWAP_MEET, CODEBREAKERS):
        return any(g.hands[other] for other in others(g, me))
    if card == SABOTEURS:
        return any(g.crafted[other] for other in enemies(g, me))
    if card == FALSE_ORDERS:
        return any(orderable(g, other) for other in enemies(g, me))
    if card == COMMAND_WARREN:
        return bool(battlegrounds(g, me))
    if card == COBBLER:
        return can_move(g, me)
    if card == TAX_COLLECTOR:
        return bool(own_warriors(g, me))
    if card == PROPAGANDA_BUREAU:
        return bool(propaganda_places(g, me))
    if card == LEAGUE_OF_ADVENTUROUS_MICE:
        ready = any(g.items[me][i] > g.items_used[me][i] for i in range(ITEMS))
        return ready and (can_move(g, me) or bool(battlegrounds(g, me)))
    return True


def offer(g: Root, me: int, moment: int) -> Flow:
    """Let a player use crafted cards at this moment, as many as wanted."""
    while usable(g, me, moment):
        card = yield Question(USE, g.seat_of[me], (moment,))
        if card == DONE:
            return
        yield from use(g, me, card)


def use(g: Root, me: int, card: int) -> Flow:
    """Use a crafted card; each at most once in a turn."""
    seat = g.seat_of[me]
    g.used.append(card)
    g.tell("effect", "4.1.3", seat, card)
    if card == BETTER_BURROW_BANK:
        draw(g, me, 1, "better_burrow_bank")
        other = yield from choose_player(g, me, card)
        draw(g, other, 1, "better_burrow_bank")
    elif card == SABOTEURS:
        yield from sabotage(g, me)
    elif card == ROYAL_CLAIM:
        use_up(g, me, card)
        score(g, me, len(ruled_by(g, me)), "royal_claim")
    elif card == STAND_AND_DELIVER:
        victim = yield from choose_player(g, me, card)
        take_random(g, me, victim, "stand_and_deliver")
        score(g, victim, 1, "stand_and_deliver")
    elif card == SWAP_MEET:
        yield from swap(g, me)
    elif card == FALSE_ORDERS:
        yield from false_orders(g, me)
    elif card == COMMAND_WARREN:
        yield from start_battle(g, me)
    elif card == COBBLER:
        yield from take_move(g, me, "cobbler")
    elif card == CHARM_OFFENSIVE:
        draw(g, me, 1, "charm_offensive")
        other = yield from choose_player(g, me, card)
        score(g, other, 1, "charm_offensive")
    elif card == TAX_COLLECTOR:
        c = (yield Question(TAX, seat)) - CLEARING
        yield from remove_warriors(g, me, me, c, 1, "tax_collector")
        draw(g, me, 1, "tax_collector")
    elif card == CODEBREAKERS:
        other = yield from choose_player(g, me, card)
        show_hand(g, other, me, "codebreakers")
    elif card == PROPAGANDA_BUREAU:
        yield from propaganda(g, me)
    else:
        yield from league(g, me)


def choose_player(g: Root, me: int, card: int) -> Generator[Question, int, int]:
    """One of the players on whom this card can work."""
    return (yield Question(USE_ON, g.seat_of[me], (card,))) - FACTION


def players_for(g: Root, me: int, card: int) -> list[int]:
    if card in (STAND_AND_DELIVER, SWAP_MEET, CODEBREAKERS):
        return [other for other in others(g, me) if g.hands[other]]
    if card == SABOTEURS:
        return [other for other in enemies(g, me) if g.crafted[other]]
    if card == FALSE_ORDERS:
        return [other for other in enemies(g, me) if orderable(g, other)]
    return others(g, me)


def sabotage(g: Root, me: int) -> Flow:
    use_up(g, me, SABOTEURS)
    victim = yield from choose_player(g, me, SABOTEURS)
    card = yield Question(SABOTAGE, g.seat_of[me], (FACTION + victim,))
    use_up(g, victim, card)
    if card == COFFIN_MAKERS:
        empty_the_coffins(g)


def swap(g: Root, me: int) -> Flow:
    """Take a random card, then give one back; only the two of them see which."""
    other = yield from choose_player(g, me, SWAP_MEET)
    take_random(g, me, other, "swap_meet")
    card = yield Question(GIVE_BACK, g.seat_of[me], (FACTION + other,))
    mine, theirs = g.seat_of[me], g.seat_of[other]
    lose_unseen(g, me, g.hands[me].index(card), theirs)
    gain(g, other, card, 1 << mine)
    both = 1 << mine | 1 << theirs
    g.tell_to(both, "gave", "swap_meet", mine, theirs, card)
    g.tell_to(~both, "gave-hidden", "swap_meet", mine, theirs)


def orderable(g: Root, other: int) -> list[int]:
    """Clearings from which a player's warriors can be ordered away, whoever rules there."""
    row = other * CLEARINGS
    return [c for c in range(CLEARINGS) if g.warriors[row + c] and order_targets(g, other, c)]


def order_targets(g: Root, other: int, origin: int) -> list[int]:
    return [c for c in adjacent(g, other, origin) if why_not_pass(g, other, origin, c) is None]


def false_orders(g: Root, me: int) -> Flow:
    """Force an enemy to move half of the warriors in a clearing, rounded up."""
    use_up(g, me, FALSE_ORDERS)
    seat = g.seat_of[me]
    other = yield from choose_player(g, me, FALSE_ORDERS)
    origin = (yield Question(ORDER_FROM, seat, (FACTION + other,))) - CLEARING
    target = (yield Question(ORDER_TO, seat, (FACTION + other, CLEARING + origin))) - CLEARING
    half = (g.warriors[other * CLEARINGS + origin] + 1) // 2
    yield from move_warriors(g, other, origin, target, half, "false_orders")


def own_warriors(g: Root, me: int) -> list[int]:
    row = me * CLEARINGS
    return [c for c in range(CLEARINGS) if g.warriors[row + c]]


def propaganda_places(g: Root, me: int) -> list[int]:
    """Clearings for propaganda that a card in hand matches."""
    hand = g.hands[me]
    return [c for c in propaganda_grounds(g, me) if any(matches(card, g.suits[c]) for card in hand)]


def propaganda_grounds(g: Root, me: int) -> list[int]:
    """Clearings with an enemy warrior where one may place one's own."""
    if not g.supply[me]:
        return []
    return [
        c
        for c in range(MAP_CLEARINGS)
        if propaganda_victims(g, me, c) and why_not_place(g, me, c) is None
    ]


def could_use(g: Root, me: int) -> bool:
    """Whether a crafted card could be used in Daylight, depending on what is in hand."""
    return (
        PROPAGANDA_BUREAU in g.crafted[me]
        and PROPAGANDA_BUREAU not in g.used
        and len(g.hands[me]) > 0
        and len(propaganda_grounds(g, me)) > 0
    )


def propaganda_victims(g: Root, me: int, c: int) -> list[int]:
    return [other for other in enemies(g, me) if g.warriors[other * CLEARINGS + c]]


def propaganda(g: Root, me: int) -> Flow:
    """Spend a card to replace an enemy warrior in a matching clearing with one of one's own."""
    seat = g.seat_of[me]
    c = (yield Question(PROPAGANDA_IN, seat)) - CLEARING
    other = (yield Question(PROPAGANDA_ON, seat, (CLEARING + c,))) - FACTION
    card = yield Question(SPEND, seat, (SUIT + g.suits[c],))
    spend(g, me, card, "propaganda_bureau")
    loss = Loss(other, me, c, 1, [])
    loss.replaced = True
    yield from remove(g, [loss], None, "propaganda_bureau")
    place_warriors(g, me, c, 1, "propaganda_bureau")


def league(g: Root, me: int) -> Flow:
    """Exhaust a crafted item to move or to battle."""
    seat = g.seat_of[me]
    item = (yield Question(EXHAUST, seat)) - ITEM
    g.items_used[me][item] += 1
    if (yield Question(LEAGUE, seat)) == MOVE:
        yield from take_move(g, me, "league_of_adventurous_mice")
    else:
        yield from start_battle(g, me)


def pay_the_coffin_makers(g: Root, me: int) -> None:
    """At the start of Birdsong: a point for every five warriors, then they go home."""
    if COFFIN_MAKERS not in g.crafted[me]:
        return
    score(g, me, sum(g.coffins) // COFFINS_PER_POINT, "coffin_makers")
    empty_the_coffins(g)


def empty_the_coffins(g: Root) -> None:
    for owner in range(FACTIONS):
        g.supply[owner] += g.coffins[owner]
        g.coffins[owner] = 0


def eyrie_emigre(g: Root, me: int) -> Flow:
    """At the end of Birdsong one must move and battle there, or discard the card."""
    if EYRIE_EMIGRE not in g.crafted[me]:
        return
    if can_move(g, me):
        c = yield from take_move(g, me, "eyrie_emigre")
        if has_fighters(g, me, c) and opponents(g, me, c):
            yield from battle_in(g, me, c)
            return
    if EYRIE_EMIGRE in g.crafted[me]:
        use_up(g, me, EYRIE_EMIGRE)


def evening_draw(g: Root, me: int, rule: str) -> Flow:
    """One card and the uncovered bonuses; Informants may take an ambush card instead."""
    if INFORMANTS in g.crafted[me] and any(is_ambush(card) for card in g.discard):
        card = yield Question(INFORM, g.seat_of[me])
        if card != DONE:
            g.discard.remove(card)
            gain(g, me, card, everybody(g))
            g.tell("informed", "informants", g.seat_of[me], card)
            return
    draw(g, me, 1 + of(me).draw_bonus(g, me), rule)


# Asking


def why_not_use_now(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if word >= CARDS or not is_for(word, q.about[0]):
        return NOT_HERE
    return why_not_use(g, player(g, q), word)


def as_player(g: Root, word: int) -> int:
    faction = word - FACTION if FACTION <= word < FACTION + FACTIONS else -1
    return faction if faction in g.factions else -1


def why_not_use_on(g: Root, q: Question, word: int) -> Refusal | None:
    other = as_player(g, word)
    if other < 0:
        return NOT_A_PLAYER
    return None if other in players_for(g, player(g, q), q.about[0]) else NOTHING_TO_DO


def why_not_sabotage(g: Root, q: Question, card: int) -> Refusal | None:
    return None if card in g.crafted[q.about[0] - FACTION] else NOT_CRAFTED


def why_not_order_from(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return None if c in orderable(g, q.about[0] - FACTION) else NO_WARRIORS_THERE


def why_not_order_to(g: Root, q: Question, word: int) -> Refusal | None:
    other, origin, c = q.about[0] - FACTION, q.about[1] - CLEARING, as_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if c not in adjacent(g, other, origin):
        return NOT_ADJACENT
    return why_not_pass(g, other, origin, c)


def why_not_tax(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return None if c in own_warriors(g, player(g, q)) else NO_WARRIORS_THERE


def why_not_propaganda_in(g: Root, q: Question, word: int) -> Refusal | None:
    me, c = player(g, q), as_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if c in propaganda_places(g, me):
        return None
    if not propaganda_victims(g, me, c):
        return NO_ENEMY_THERE
    refusal = why_not_place(g, me, c)
    return WRONG_SUIT if refusal is None else refusal


def why_not_propaganda_on(g: Root, q: Question, word: int) -> Refusal | None:
    victims = propaganda_victims(g, player(g, q), q.about[0] - CLEARING)
    return None if as_player(g, word) in victims else NO_ENEMY_THERE


def ready_items(g: Root, q: Question) -> list[int]:
    me = player(g, q)
    return [ITEM + i for i in range(ITEMS) if g.items[me][i] > g.items_used[me][i]]


def why_not_exhaust(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in ready_items(g, q) else NOTHING_TO_DO


def why_not_league(g: Root, q: Question, word: int) -> Refusal | None:
    me = player(g, q)
    if word == MOVE:
        return None if can_move(g, me) else NOWHERE_TO_GO
    if word == BATTLE:
        return None if battlegrounds(g, me) else NO_BATTLE
    return NOT_HERE


def why_not_inform(g: Root, q: Question, card: int) -> Refusal | None:
    if card == DONE:
        return None
    return None if card in g.discard and is_ambush(card) else NOT_AN_AMBUSH


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
    lambda g, q: [FACTION + other for other in players_for(g, player(g, q), q.about[0])],
    why_not_use_on,
    ("card",),
)
SABOTAGE: Final[Ask[Root]] = Ask(
    "sabotage",
    "saboteurs",
    lambda g, q: distinct(g.crafted[q.about[0] - FACTION]),
    why_not_sabotage,
    ("faction",),
)
GIVE_BACK: Final[Ask[Root]] = Ask(
    "give-back", "swap_meet", cards_held, why_not_held, ("faction",), holds_any
)
ORDER_FROM: Final[Ask[Root]] = Ask(
    "order-from",
    "false_orders",
    lambda g, q: clearings(orderable(g, q.about[0] - FACTION)),
    why_not_order_from,
    ("faction",),
)
ORDER_TO: Final[Ask[Root]] = Ask(
    "order-to",
    "false_orders",
    lambda g, q: clearings(order_targets(g, q.about[0] - FACTION, q.about[1] - CLEARING)),
    why_not_order_to,
    ("faction", "origin"),
)
TAX: Final[Ask[Root]] = ExactAsk(
    "tax", "tax_collector", lambda g, q: clearings(own_warriors(g, player(g, q))), why_not_tax
)
PROPAGANDA_IN: Final[Ask[Root]] = Ask(
    "propaganda-in",
    "propaganda_bureau",
    lambda g, q: clearings(propaganda_places(g, player(g, q))),
    why_not_propaganda_in,
    secret=lambda g, q: len(propaganda_grounds(g, player(g, q))) > 1,
)
PROPAGANDA_ON: Final[Ask[Root]] = Ask(
    "propaganda-on",
    "propaganda_bureau",
    lambda g, q: [FACTION + f for f in propaganda_victims(g, player(g, q), q.about[0] - CLEARING)],
    why_not_propaganda_on,
    ("clearing",),
)
EXHAUST: Final[Ask[Root]] = Ask(
    "exhaust", "league_of_adventurous_mice", ready_items, why_not_exhaust
)
LEAGUE: Final[Ask[Root]] = Ask(
    "league", "league_of_adventurous_mice", lambda g, q: (MOVE, BATTLE), why_not_league
)
INFORM: Final[Ask[Root]] = Ask(
    "inform",
    "informants",
    lambda g, q: [*distinct([card for card in g.discard if is_ambush(card)]), DONE],
    why_not_inform,
)
ASKS = (
    *(USE, USE_ON, SABOTAGE, GIVE_BACK, ORDER_FROM, ORDER_TO, TAX),
    *(PROPAGANDA_IN, PROPAGANDA_ON, EXHAUST, LEAGUE, INFORM),
)
