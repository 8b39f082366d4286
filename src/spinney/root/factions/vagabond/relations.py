"""Relationships (9.2.9): aid, allies in battle, hostility and infamy; and coalitions (9.2.8)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.core.rows import but
from spinney.root.belongings import lose_crafted_item
from spinney.root.faction import of
from spinney.root.factions.vagabond.board import (
    ALLIED,
    FACES,
    HOSTILE,
    INDIFFERENT,
    board_of,
    has_marker,
    in_clearing,
)
from spinney.root.factions.vagabond.items import (
    damage,
    damage_items,
    exhaust,
    ready_items,
    undamaged_items,
    why_not_damage,
    why_not_ready,
)
from spinney.root.factions.vagabond.rules import rules_of
from spinney.root.hands import (
    cards_of_suit,
    give,
    has_matching,
    holds_any,
    player,
    why_not_matching,
)
from spinney.root.persistent.card import as_player
from spinney.root.pieces import has_pieces_in
from spinney.root.power import Loss
from spinney.root.refusals import NOT_A_PLAYER
from spinney.root.state import NOBODY, Battle, Root, has_seat, other_players, others
from spinney.root.suits import suit_word
from spinney.root.victory import score
from spinney.root.words import (
    CLEARING,
    CLEARINGS,
    DONE,
    FACTION,
    ITEM,
    ITEMS,
    SWORD,
    WARRIOR,
)

AIDS_TO_ADVANCE: Final[tuple[int, ...]] = (1, 2, 3)
"""From each space of the Allied track to the next (9.2.9.I.a)."""
POINTS_FOR_SPACE: Final[tuple[int, ...]] = (0, 1, 2, 2)
POINTS_FOR_AIDING_ALLY: Final = 2
COALITION_PLAYERS: Final = 4

IN_A_FOREST: Final = Refusal("in-a-forest", "9.5.1")
NOTHING_TO_EXHAUST: Final = Refusal("nothing-to-exhaust", "9.5.4")
NO_MATCHING_CARD: Final = Refusal("no-matching-card", "9.5.4")
NOBODY_HERE: Final = Refusal("nobody-here", "9.5.4")
NOT_CRAFTED_BY_THEM: Final = Refusal("not-crafted-by-them", "9.5.4")
TOO_FEW_PLAYERS: Final = Refusal("too-few-players", "9.2.8")
NO_PARTNER: Final = Refusal("no-partner", "9.2.8")
NOT_AN_ALLY: Final = Refusal("not-an-ally", "9.2.9.II.c")
REFUSALS = (
    *(IN_A_FOREST, NOTHING_TO_EXHAUST, NO_MATCHING_CARD, NOBODY_HERE, NOT_CRAFTED_BY_THEM),
    *(TOO_FEW_PLAYERS, NO_PARTNER, NOT_AN_ALLY),
)
EVENTS = {
    "improved": ("seat", "faction"),
    "allied": ("seat", "faction"),
    "hostile": ("seat", "faction"),
    "took-item": ("seat", "other", "item"),
    "took-for-sale": ("seat", "faction", "item"),
    "with-ally": ("seat", "faction"),
    "coalition": ("seat", "other"),
}


# Aid (9.5.4, 9.2.9.I)


def players_here(g: Root, me: int) -> list[int]:
    """The other players with faction pieces in the pawn's clearing."""
    place = board_of(g, me).place
    if place >= CLEARINGS:
        return []
    return [other for other in other_players(g, me) if has_pieces_in(g, other, place)]


def why_not_aid(g: Root, me: int) -> Refusal | None:
    refusal = why_no_aid_at_all(g, me)
    if refusal is not None:
        return refusal
    return None if has_matching(g, me, g.suits[board_of(g, me).place]) else NO_MATCHING_CARD


def why_no_aid_at_all(g: Root, me: int) -> Refusal | None:
    """The same, for all that others know."""
    board = board_of(g, me)
    if not in_clearing(board):
        return IN_A_FOREST
    if not any(board.items[item] for item in range(ITEMS)):
        return NOTHING_TO_EXHAUST
    if not players_here(g, me):
        return NOBODY_HERE
    return None if g.hands[me] else NO_MATCHING_CARD


def aid(g: Root, me: int) -> Flow:
    """Exhaust any item, give a card that matches the clearing, and perhaps take an item."""
    seat = g.seat_of[me]
    suit = suit_word(g.suits[board_of(g, me).place])
    other = (yield Question(AID_WHOM, seat)) - FACTION
    card = yield Question(AID_CARD, seat, (suit, FACTION + other))
    item = (yield Question(AID_ITEM, seat)) - ITEM
    exhaust(g, me, item, "9.5.4")
    give(g, me, other, card, "9.5.4")
    if any(g.items[other]):
        word = yield Question(TAKE_ITEM, seat, (FACTION + other,))
        if word != DONE:
            lose_crafted_item(g, other, word - ITEM)
            board_of(g, me).items[word - ITEM] += 1
            if has_seat(g, other):
                g.tell("took-item", "9.5.4", seat, g.seat_of[other], word)
            else:
                g.tell("took-for-sale", "M.3.3", seat, FACTION + other, word)
    if has_marker(other):
        count_aid(g, me, other)


def count_aid(g: Root, me: int, other: int) -> None:
    """9.2.9.I: enough aids in one turn advance the marker; a Hostile one stays (III.c)."""
    board = board_of(g, me)
    space = board.relations[other]
    if space == HOSTILE:
        return
    if space == ALLIED:
        score(g, me, POINTS_FOR_AIDING_ALLY, "9.2.9.II.a")
        return
    board.aids[other] += 1
    if board.aids[other] == AIDS_TO_ADVANCE[space]:
        board.aids[other] = 0
        board.relations[other] += 1
        name = "allied" if board.relations[other] == ALLIED else "improved"
        g.tell(name, "9.2.9.I.b", g.seat_of[me], FACTION + other)
        score(g, me, POINTS_FOR_SPACE[space + 1], "9.2.9.I.b")


# Allies in battle (9.2.9.II)


def allies_in(g: Root, me: int, c: int, defender: int) -> list[int]:
    """Allied factions with warriors here, but for the one that is attacked."""
    relations = board_of(g, me).relations
    return [
        other
        for other in others(g, me)
        if relations[other] == ALLIED and other != defender and g.warriors[other * CLEARINGS + c]
    ]


def attack_with_ally(g: Root, me: int, battle: Battle) -> Flow:
    """9.2.9.II.c: the attacker may treat the warriors of one ally as his own."""
    defender, c = battle.sides[1], battle.clearing
    if not allies_in(g, me, c, defender):
        return
    word = yield Question(ATTACK_WITH, g.seat_of[me], (CLEARING + c, FACTION + defender))
    if word != DONE:
        battle.ally[0] = word - FACTION
        g.tell("with-ally", "9.2.9.II.c", g.seat_of[me], word)


def max_hits(g: Root, me: int, battle: Battle) -> int:
    """9.2.6: undamaged swords, and with an ally his warriors."""
    ally = battle.ally[battle.side(me)]
    allied = g.warriors[ally * CLEARINGS + battle.clearing] if ally >= 0 else 0
    return board_of(g, me).undamaged(SWORD) + allied


def take_hits(g: Root, me: int, battle: Battle, hits: int) -> Generator[Question, int, list[Loss]]:
    """9.2.7: each hit damages an item, or removes a warrior of the ally (9.2.9.II.d)."""
    side, c = battle.side(me), battle.clearing
    ally = battle.ally[side]
    standing = g.warriors[ally * CLEARINGS + c] if ally >= 0 else 0
    fallen = 0
    items = board_of(g, me).items
    before = sum(items[:FACES])
    while hits and standing > fallen and any(items[:FACES]):
        about = (FACTION + ally, standing - fallen)
        word = yield Question(TAKE_HIT, g.seat_of[me], about)
        if word == WARRIOR:
            fallen += 1
        else:
            damage(g, me, word - ITEM, "9.2.7")
        hits -= 1
    yield from damage_items(g, me, hits, "9.2.7")
    board_of(g, me).absorbed += before - sum(items[:FACES])
    if not fallen:
        return []
    by = me if battle.instigator < 0 else battle.instigator
    loss = Loss(ally, by, c, fallen, [])
    if fallen < standing:
        loss.stands_out = yield from of(g, ally).choose_fallen(g, ally, by, c, fallen)
    return [loss]


def part_with_ally(g: Root, me: int, battle: Battle, losses: list[Loss]) -> None:
    """9.2.9.II.d: an ally who took more hits than the items did turns Hostile (ruling R50)."""
    if me not in battle.sides:
        return
    board, ally = board_of(g, me), battle.ally[battle.side(me)]
    absorbed, board.absorbed = board.absorbed, 0
    fallen = sum(loss.warriors for loss in losses if loss.owner == ally)
    if ally >= 0 and fallen > absorbed:
        turn_hostile(g, me, ally, "9.2.9.II.d")


# Hostility (9.2.9.III)


def turn_hostile(g: Root, me: int, other: int, rule: str) -> None:
    board = board_of(g, me)
    board.relations[other] = HOSTILE
    board.aids[other] = 0
    g.tell("hostile", rule, g.seat_of[me], FACTION + other)


def after_removing(g: Root, me: int, loss: Loss, battle: Battle | None) -> None:
    """Whoever loses a warrior turns Hostile; in battle each further piece is worth a point."""
    other = loss.fought_for
    if not has_marker(other) or is_ally_in_battle(me, loss.owner, battle):
        return
    pieces = loss.warriors + len(loss.pieces)
    board = board_of(g, me)
    if loss.warriors and board.relations[other] != HOSTILE:
        turn_hostile(g, me, other, "9.2.9.III")
        pieces -= 1
    in_time = g.active == me or not rules_of(g, me).infamous_in_own_turn_only
    if battle is not None and in_time and board.relations[other] == HOSTILE:
        score(g, me, pieces, "9.2.9.III.a")


def is_ally_in_battle(me: int, other: int, battle: Battle | None) -> bool:
    """Whether these warriors fell for the Vagabond: 9.2.9.II.d decides instead."""
    return battle is not None and me in battle.sides and battle.ally[battle.side(me)] == other


# Coalitions (9.2.8)


def partners(g: Root, me: int) -> list[int]:
    """Whoever has the fewest points and is in no coalition.

    By ruling R35 nobody whose score marker is gone, unless anybody was agreed upon.
    """
    alone = rules_of(g, me).partner_is_alone
    everybody = board_of(g, me).any_partner and alone
    scoring = [
        other
        for other in other_players(g, me)
        if g.coalition[other] == NOBODY and (everybody or g.dominance[other] == NOBODY)
    ]
    fewest = min((g.points[other] for other in scoring), default=0)
    return [
        other
        for other in scoring
        if g.points[other] == fewest and not (alone and other in g.coalition)
    ]


def why_not_coalition(g: Root, me: int) -> Refusal | None:
    if len(g.turns) < COALITION_PLAYERS:
        return TOO_FEW_PLAYERS
    return None if partners(g, me) else NO_PARTNER


def form_coalition(g: Root, me: int, card: int) -> Flow:
    g.dominance = but(g.dominance, me, card)
    g.tell("dominance", "3.3.1", g.seat_of[me], card)
    other = (yield Question(PARTNER, g.seat_of[me])) - FACTION
    g.coalition = but(g.coalition, me, other)
    board = board_of(g, me)
    if board.relations[other] == HOSTILE:  # 9.2.9.III.d
        board.relations[other] = INDIFFERENT
    g.tell("coalition", "9.2.8", g.seat_of[me], g.seat_of[other])


# What can be chosen, and why not


def why_not_aid_whom(g: Root, q: Question, word: int) -> Refusal | None:
    other = as_player(g, word)
    if other < 0:
        return NOT_A_PLAYER
    return None if other in players_here(g, player(g, q)) else NOBODY_HERE


def crafted_items(g: Root, q: Question) -> list[int]:
    items = g.items[q.about[0] - FACTION]
    return [*(ITEM + item for item in range(ITEMS) if items[item]), DONE]


def why_not_take_item(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in crafted_items(g, q) else NOT_CRAFTED_BY_THEM


def attack_choices(g: Root, q: Question) -> list[int]:
    clearing, defender = q.about
    allies = allies_in(g, player(g, q), clearing - CLEARING, defender - FACTION)
    return [*(FACTION + ally for ally in allies), DONE]


def why_not_attack_with(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in attack_choices(g, q) else NOT_AN_ALLY


def why_not_take_hit(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word == WARRIOR else why_not_damage(g, q, word)


def why_not_partner(g: Root, q: Question, word: int) -> Refusal | None:
    other = as_player(g, word)
    if other < 0:
        return NOT_A_PLAYER
    return None if other in partners(g, player(g, q)) else NO_PARTNER


AID_WHOM: Final[Ask[Root]] = ExactAsk(
    "aid-whom",
    "9.5.4",
    lambda g, q: [FACTION + other for other in players_here(g, player(g, q))],
    why_not_aid_whom,
)
AID_CARD: Final[Ask[Root]] = ExactAsk(
    "aid-card", "9.5.4", cards_of_suit, why_not_matching, ("suit", "faction"), holds_any
)
AID_ITEM: Final[Ask[Root]] = ExactAsk("aid-item", "9.5.4", ready_items, why_not_ready)
TAKE_ITEM: Final[Ask[Root]] = ExactAsk(
    "take-item", "9.5.4", crafted_items, why_not_take_item, ("faction",)
)
ATTACK_WITH: Final[Ask[Root]] = ExactAsk(
    "attack-with", "9.2.9.II.c", attack_choices, why_not_attack_with, ("clearing", "faction")
)
TAKE_HIT: Final[Ask[Root]] = ExactAsk(
    "take-hit",
    "9.2.9.II.d",
    lambda g, q: [*undamaged_items(g, q), WARRIOR],
    why_not_take_hit,
    ("faction", "count"),
)
PARTNER: Final[Ask[Root]] = ExactAsk(
    "partner",
    "9.2.8",
    lambda g, q: [FACTION + other for other in partners(g, player(g, q))],
    why_not_partner,
)
ASKS = (AID_WHOM, AID_CARD, AID_ITEM, TAKE_ITEM, ATTACK_WITH, TAKE_HIT, PARTNER)
