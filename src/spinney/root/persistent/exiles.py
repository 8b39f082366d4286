"""The persistent cards of the Exiles and Partisans deck."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.core.rows import but, same
from spinney.root.battle import (
    as_owner,
    could_battle,
    extra_hit,
    has_fighters,
    try_battle,
    try_battle_in,
)
from spinney.root.belongings import exhaust
from spinney.root.cards import SUIT_OF, is_ambush
from spinney.root.faction import of
from spinney.root.hands import (
    cards_held,
    discard_from_hand,
    distinct,
    draw,
    everybody,
    gain,
    holds_any,
    lose,
    lose_unseen,
    matches,
    player,
    spend_matching,
    take_random,
    tell_of_card,
    turn_down,
    why_not_held,
    witnesses,
)
from spinney.root.moving import (
    adjacent,
    as_clearing,
    can_move,
    clearings,
    move_warriors,
    take_move,
    why_not_pass,
    why_nowhere,
)
from spinney.root.persistent.card import (
    BIRDSONG_STARTS,
    DAYLIGHT_GOES_ON,
    DURING_BIRDSONG,
    EVENING_STARTS,
    Card,
    choose_player,
    register,
    use_up,
    with_cards,
)
from spinney.root.pieces import is_building, pieces_in, place_warriors, why_not_place
from spinney.root.power import Loss
from spinney.root.refusals import (
    NO_BATTLE,
    NO_ENEMY_THERE,
    NO_WARRIORS_THERE,
    NOT_A_CLEARING,
    NOT_ADJACENT,
    NOT_AN_AMBUSH,
    NOT_CRAFTED,
    NOT_HERE,
    NOTHING_TO_DO,
    NOWHERE_TO_GO,
    WRONG_SUIT,
)
from spinney.root.removal import is_shielded, replace
from spinney.root.rule import lenders, removable_by, why_not_remove
from spinney.root.state import Battle, Root, enemies, suited
from spinney.root.victory import score
from spinney.root.ways import RIVERS, Way
from spinney.root.words import (
    BATTLE,
    BOAT_BUILDERS,
    CHARM_OFFENSIVE,
    CLEARING,
    CLEARINGS,
    COFFIN_MAKERS,
    CORVID_PLANNERS,
    DONE,
    EYRIE_EMIGRE,
    FACTION,
    FALSE_ORDERS,
    FOX,
    FOX_PARTISANS,
    HIRELING,
    INFORMANTS,
    ITEM,
    ITEMS,
    LEAGUE_OF_ADVENTUROUS_MICE,
    MAP_CLEARINGS,
    MASTER_ENGRAVERS,
    MOUSE,
    MOUSE_PARTISANS,
    MOVE,
    MURINE_BROKER,
    PROPAGANDA_BUREAU,
    RABBIT,
    RABBIT_PARTISANS,
    SABOTEURS,
    SOUP_KITCHENS,
    SWAP_MEET,
    TUNNELS,
)

COFFINS_PER_POINT: Final = 5

# Rule and ways


class SoupKitchens(Card):
    def extra_strength(self, g: Root, me: int, c: int) -> int:
        """Tokens count for rule, each of them twice."""
        return 2 * sum(1 for piece in pieces_in(g, me, c) if not is_building(piece))


class CorvidPlanners(Card):
    def __init__(self, card: int) -> None:
        super().__init__(card)
        self.moves_without_rule = True


class BoatBuilders(Card):
    def __init__(self, card: int) -> None:
        super().__init__(card)
        self.ways = (RIVERS,)


class ByTunnel(Way):
    def neighbours(self, g: Root, me: int, c: int) -> list[int]:
        """Clearings with one's crafting pieces are adjacent to each other."""
        places = of(g, me).crafting_places(g, me)
        return [there for there in places if there != c] if c in places else []


class Tunnels(Card):
    def __init__(self, card: int) -> None:
        super().__init__(card)
        self.ways = (ByTunnel(),)


# In battle


class Partisans(Card):
    def __init__(self, card: int, suit: int) -> None:
        super().__init__(card)
        self.suit = suit

    def battle_effects(self, g: Root, me: int, battle: Battle) -> list[int]:
        return [self.card] if suited(g, battle.clearing, self.suit) else []

    def use_battle_effect(self, g: Root, me: int, battle: Battle, word: int) -> Flow:
        """An extra hit for all cards of other suits."""
        extra_hit(g, me, battle, word, "4.3.3.I")
        g.reveal()
        for card in g.hands[me].copy():
            if SUIT_OF[card] != self.suit:
                discard_from_hand(g, me, card, "4.3.3")
        yield from ()


# When others craft, draw or fall


class MasterEngravers(Card):
    def item_crafted(self, g: Root, me: int, who: int) -> None:
        if who == me:
            score(g, me, 1, "master_engravers")


class MurineBroker(Card):
    def item_crafted(self, g: Root, me: int, who: int) -> None:
        if who != me:
            draw(g, me, 1, "murine_broker")


class Informants(Card):
    def instead_of_drawing(self, g: Root, me: int) -> Generator[Question, int, bool]:
        """Take an ambush card from the discard pile."""
        if not any(is_ambush(card) for card in g.discard):
            return False
        card = yield Question(INFORM, g.seat_of[me])
        if card == DONE:
            return False
        g.discard.remove(card)
        gain(g, me, card, everybody(g))
        g.tell("informed", "informants", g.seat_of[me], card)
        return True


class CoffinMakers(Card):
    def bury(self, g: Root, me: int, owner: int, n: int) -> None:
        g.supply[owner] -= n
        g.coffins = but(g.coffins, owner, g.coffins[owner] + n)

    def start_of_birdsong(self, g: Root, me: int, who: int) -> Flow:
        """A point for every five warriors, then they go home."""
        if who == me:
            score(g, me, sum(g.coffins) // COFFINS_PER_POINT, "coffin_makers")
            empty_the_coffins(g)
        yield from ()

    def leaves_play(self, g: Root, me: int) -> None:
        empty_the_coffins(g)


def empty_the_coffins(g: Root) -> None:
    for owner in g.owners:
        g.supply[owner] += g.coffins[owner]
    g.coffins = same(0, len(g.coffins))


# In a turn


class EyrieEmigre(Card):
    def end_of_birdsong(self, g: Root, me: int) -> Flow:
        """One must move and battle there, or discard the card."""
        if can_move(g, me):
            c = yield from take_move(g, me, "eyrie_emigre")
            if has_fighters(g, me, c) and (yield from try_battle_in(g, me, c)):
                return
        if self.card in g.crafted[me]:
            use_up(g, me, self.card)


class Saboteurs(Card):
    def would_do_something(self, g: Root, me: int) -> bool:
        return bool(self.works_on(g, me))

    def works_on(self, g: Root, me: int) -> list[int]:
        return [other for other in enemies(g, me) if g.crafted[other]]

    def use(self, g: Root, me: int) -> Flow:
        """Discard a crafted card of an enemy."""
        use_up(g, me, self.card)
        victim = yield from choose_player(g, me, self.card)
        card = yield Question(SABOTAGE, g.seat_of[me], (FACTION + victim,))
        use_up(g, victim, card)


class CharmOffensive(Card):
    def use(self, g: Root, me: int) -> Flow:
        """A card, for which somebody else scores."""
        draw(g, me, 1, "charm_offensive")
        other = yield from choose_player(g, me, self.card)
        score(g, other, 1, "charm_offensive")


class SwapMeet(Card):
    def would_do_something(self, g: Root, me: int) -> bool:
        return bool(with_cards(g, me))

    def works_on(self, g: Root, me: int) -> list[int]:
        return with_cards(g, me)

    def use(self, g: Root, me: int) -> Flow:
        """Take a random card, then give one back; only the two of them see which."""
        other = yield from choose_player(g, me, self.card)
        take_random(g, me, other, "swap_meet")
        card = yield Question(GIVE_BACK, g.seat_of[me], (FACTION + other,))
        if not of(g, other).has_hand:
            lose(g, me, card)
            turn_down(g, other, card)
            return
        lose_unseen(g, me, g.hands[me].index(card), g.seat_of[other])
        gain(g, other, card, witnesses(g, [me]) & everybody(g))
        tell_of_card(g, [me, other], "gave", "swap_meet", card)


class FalseOrders(Card):
    def would_do_something(self, g: Root, me: int) -> bool:
        return bool(self.works_on(g, me))

    def works_on(self, g: Root, me: int) -> list[int]:
        return [other for other in enemies(g, me) if other < HIRELING and orderable(g, other)]

    def use(self, g: Root, me: int) -> Flow:
        """Force an enemy to move half of the warriors in a clearing, rounded up."""
        use_up(g, me, self.card)
        seat = g.seat_of[me]
        other = yield from choose_player(g, me, self.card)
        origin = (yield Question(ORDER_FROM, seat, (FACTION + other,))) - CLEARING
        target = (yield Question(ORDER_TO, seat, (FACTION + other, CLEARING + origin))) - CLEARING
        half = (g.warriors[other * CLEARINGS + origin] + 1) // 2
        yield from move_warriors(g, other, origin, target, half, "false_orders")


class PropagandaBureau(Card):
    def would_do_something(self, g: Root, me: int) -> bool:
        return bool(propaganda_places(g, me))

    def could_do_something(self, g: Root, me: int) -> bool:
        return len(g.hands[me]) > 0 and len(propaganda_grounds(g, me)) > 0

    def use(self, g: Root, me: int) -> Flow:
        """Spend a card to replace an enemy warrior in a matching clearing with one of one's own."""
        seat = g.seat_of[me]
        c = (yield Question(PROPAGANDA_IN, seat)) - CLEARING
        other = (yield Question(PROPAGANDA_ON, seat, (CLEARING + c,))) - FACTION
        yield from spend_matching(g, me, c, "propaganda_bureau")
        yield from replace(g, Loss(other, me, c, 1, []), "propaganda_bureau")
        place_warriors(g, me, c, 1, "propaganda_bureau")


class League(Card):
    def would_do_something(self, g: Root, me: int) -> bool:
        ready = any(g.items[me][i] > g.items_used[me][i] for i in range(ITEMS))
        return ready and (can_move(g, me) or could_battle(g, me))

    def use(self, g: Root, me: int) -> Flow:
        """Exhaust a crafted item to move or to battle."""
        seat = g.seat_of[me]
        item = (yield Question(EXHAUST, seat)) - ITEM
        exhaust(g, me, item)
        if (yield Question(LEAGUE, seat)) == MOVE:
            yield from take_move(g, me, "league_of_adventurous_mice")
        else:
            yield from try_battle(g, me)


def orderable(g: Root, other: int) -> list[int]:
    """Clearings from which a player's warriors can be ordered away, whoever rules there."""
    movable = of(g, other).movable_warriors
    return [c for c in range(CLEARINGS) if movable(g, other, c) and order_targets(g, other, c)]


def order_targets(g: Root, other: int, origin: int) -> list[int]:
    return [c for c in adjacent(g, other, origin) if why_not_pass(g, other, origin, c) is None]


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


def propaganda_victims(g: Root, me: int, c: int) -> list[int]:
    return [
        other
        for other in enemies(g, me)
        if removable_by(g, me, other, c) and not is_shielded(g, me, other, c)
    ]


# Asking


def why_not_sabotage(g: Root, q: Question, card: int) -> Refusal | None:
    return None if card in g.crafted[q.about[0] - FACTION] else NOT_CRAFTED


def why_not_order_from(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    other = q.about[0] - FACTION
    if not g.warriors[other * CLEARINGS + c]:
        return NO_WARRIORS_THERE
    if not of(g, other).movable_warriors(g, other, c):
        return of(g, other).why_left_alone()
    return None if order_targets(g, other, c) else why_nowhere(g, other, c)


def why_not_order_to(g: Root, q: Question, word: int) -> Refusal | None:
    other, origin, c = q.about[0] - FACTION, q.about[1] - CLEARING, as_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if c not in adjacent(g, other, origin):
        return NOT_ADJACENT
    return why_not_pass(g, other, origin, c)


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
    me, other, c = player(g, q), as_owner(word), q.about[0] - CLEARING
    if other not in enemies(g, me) or other in lenders(g, me) or is_shielded(g, me, other, c):
        return NO_ENEMY_THERE
    return why_not_remove(g, other, c, NO_ENEMY_THERE)


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
        return None if could_battle(g, me) else NO_BATTLE
    return NOT_HERE


def why_not_inform(g: Root, q: Question, card: int) -> Refusal | None:
    if card == DONE:
        return None
    return None if card in g.discard and is_ambush(card) else NOT_AN_AMBUSH


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
HEADINGS: Final = {
    "master_engravers": "crafted",
    "charm_offensive": "cards",
    "coffin_makers": "cards",
}
"""What points by these cards are listed under."""
ASKS = (
    *(SABOTAGE, GIVE_BACK, ORDER_FROM, ORDER_TO),
    *(PROPAGANDA_IN, PROPAGANDA_ON, EXHAUST, LEAGUE, INFORM),
)

register(
    SoupKitchens(SOUP_KITCHENS),
    CorvidPlanners(CORVID_PLANNERS),
    BoatBuilders(BOAT_BUILDERS),
    Tunnels(TUNNELS),
    Partisans(FOX_PARTISANS, FOX),
    Partisans(RABBIT_PARTISANS, RABBIT),
    Partisans(MOUSE_PARTISANS, MOUSE),
    MasterEngravers(MASTER_ENGRAVERS),
    MurineBroker(MURINE_BROKER),
    Informants(INFORMANTS),
    CoffinMakers(COFFIN_MAKERS),
    EyrieEmigre(EYRIE_EMIGRE),
    Saboteurs(SABOTEURS, (BIRDSONG_STARTS,)),
    CharmOffensive(CHARM_OFFENSIVE, (EVENING_STARTS,)),
    SwapMeet(SWAP_MEET, DURING_BIRDSONG),
    FalseOrders(FALSE_ORDERS, DURING_BIRDSONG),
    PropagandaBureau(PROPAGANDA_BUREAU, (DAYLIGHT_GOES_ON,)),
    League(LEAGUE_OF_ADVENTUROUS_MICE, (DAYLIGHT_GOES_ON,)),
)
