"""Combat (chapter 7)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import NOT_AN_ANSWER, Ask, Flow, Question, Refusal
from spinney.ironwood.drill import destroy_drill
from spinney.ironwood.effects.filters import fits
from spinney.ironwood.effects.lasting import cards_in_force, has_rule, rules_in_force
from spinney.ironwood.effects.steps import (
    ALWAYS,
    ATTACKING,
    BONUS,
    COMBAT_LOST,
    COMBAT_WON,
    DEFENDING,
    WAGER_BASE,
    WAGER_OPEN,
    Rule,
    Step,
)
from spinney.ironwood.hands import discard, take
from spinney.ironwood.moving import neighbours, own_warbands
from spinney.ironwood.pieces import controls, has_forge, remove, send, units
from spinney.ironwood.refusals import (
    BASE_ONLY,
    DAMAGE_LEFT,
    HAS_ATTACKED,
    NO_ENEMY,
    NO_TARGET,
    NO_UNIT,
    NOT_ENOUGH_DAMAGE,
    NOT_HELD,
    NOT_NEXT_TO_IT,
    NOT_THERE_BY_CARD,
    NOT_TOUCHING,
    OUT_OF_REACH,
)
from spinney.ironwood.solo.changes import after_battle, stance_bonus
from spinney.ironwood.state import Ironwood, ask, happen
from spinney.ironwood.words import (
    DAMAGE,
    DEFENSE,
    DOMINANCE,
    DONE,
    FERRUM,
    IRONCLADS,
    MOUNTAINS,
    NONE,
    NOTHING,
    NUMBER,
    PLACE,
    SIDE,
    SIDES,
    WOODWALKERS,
    is_base,
    is_number,
    place_of,
    words_of,
)

GOLEM_DAMAGE: Final = 2
"""What a golem takes in one combat before it falls (4.3)."""

Battle = Generator[Question, int, bool]
"""A flow that says whether the attacker has won."""


# Attacking


def attack(g: Ironwood, owner: int, step: Step) -> Battle:
    """7.1: one of one's warbands against the enemy next to it."""
    g.here = NOTHING
    origin = yield ask(g, ATTACK_FROM, owner, step)
    if origin == DONE:
        return False
    target = yield ask(g, ATTACK_AT, owner, step, (origin,))
    g.attacked |= 1 << (origin - PLACE)
    g.here = target - PLACE
    won = yield from battle(g, owner, origin - PLACE, target - PLACE)
    return won


def battle(g: Ironwood, attacker: int, origin: int, target: int) -> Battle:
    """7.3: without enemy combat units it is won at once; else both wager and it is fought out."""
    g.tell("attacked", "7.1", SIDE + attacker, PLACE + origin, PLACE + target)
    if not units(g, target):
        g.tell("won-without-combat", "7.3", SIDE + attacker)
        if target == g.drill:
            destroy_drill(g, survivors=True)
        g.tell("battle-over", "7.3", PLACE + target)
        after_battle(g, False)
        return True
    mountain, forest = (origin, target) if attacker == IRONCLADS else (target, origin)
    g.front, g.facing, g.attacker = mountain, forest, attacker
    g.tell("forces", "7.4", g.warriors[forest], g.warriors[mountain], g.golems[mountain])
    yield from wager_both(g, attacker, mountain, forest)
    winner = yield from settle(g, attacker, mountain, forest)
    g.front = g.facing = g.attacker = NOTHING
    g.tell("battle-over", "7.9", PLACE + target)
    after_battle(g, True)
    return winner == attacker


def why_not_attack(g: Ironwood, side: int, origin: int, target: int) -> Refusal | None:
    """Whether a warband can attack a place; an empty Ferrum only if the card says so (7.11)."""
    if target not in g.box.board.touch[origin]:
        return NOT_TOUCHING
    forest = max(origin, target)  # forests are counted after the mountains
    if g.box.board.outer >> forest & 1:
        return OUT_OF_REACH
    where = None if g.step is None else g.step.where
    if not units(g, target) and not (side == WOODWALKERS and stands_open(g, target)):
        return NO_ENEMY
    return None if fits(g, where, target) else NOT_THERE_BY_CARD


def stands_open(g: Ironwood, mountain: int) -> bool:
    """The drill alone (7.12), or Ferrum for a card that attacks it (7.11)."""
    if mountain == g.drill:
        return True
    where = None if g.step is None else g.step.where
    return mountain == FERRUM and where is not None and 1 << FERRUM in where.masks


def why_not_attack_from(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    place, side = place_of(word), g.owner
    if place < 0:
        return NOT_AN_ANSWER
    if not controls(g, side, place):
        return NO_UNIT
    if place >= MOUNTAINS and g.box.board.outer >> place & 1:
        return OUT_OF_REACH
    if g.step is not None and g.step.another and g.attacked >> place & 1:
        return HAS_ATTACKED
    for target in g.box.board.touch[place]:
        if why_not_attack(g, side, place, target) is None:
            return None
    return NO_TARGET


def why_not_attack_at(g: Ironwood, q: Question, word: int) -> Refusal | None:
    place = place_of(word)
    return NOT_AN_ANSWER if place < 0 else why_not_attack(g, g.owner, q.about[0] - PLACE, place)


# I. Wagering


def wager_both(g: Ironwood, attacker: int, mountain: int, forest: int) -> Flow:
    """7.4: the attacker first, unless a card makes somebody wager first and face up.

    Whoever plays against an automaton is always first (14.8).
    """
    first = attacker if g.automaton == NOTHING else 1 - g.automaton
    for side in SIDES:
        if has_rule(g, WAGER_OPEN, side) and side != g.automaton:
            first = side
    yield from wager(g, first, mountain, forest)
    yield from wager(g, 1 - first, mountain, forest)


def wager(g: Ironwood, side: int, mountain: int, forest: int) -> Flow:
    """Lay a card face down, or none; that a card lies there can be seen (U06)."""
    card = yield ask(g, WAGER, side, None, (PLACE + mountain, PLACE + forest), always=True)
    if card == NONE:
        g.tell("no-wager", "7.4", SIDE + side)
        return
    take(g, side, card)
    g.wagers[side] = card
    if has_rule(g, WAGER_OPEN, side):
        uncover(g, side)
    elif side != g.automaton:  # whose card is turned up at once (14.8)
        g.tell("wagered", "7.4", SIDE + side)


def uncover(g: Ironwood, side: int) -> None:
    card = g.wagers[side]
    if card != NOTHING and not g.face_up >> side & 1:
        g.reveal()
        g.face_up |= 1 << side
        g.seen[card] = 0
        g.tell("revealed", "7.4", SIDE + side, card)


def why_not_wager(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == NONE:
        return None
    side = g.seat.index(q.seat)
    if word not in g.hands[side]:
        return NOT_HELD
    return BASE_ONLY if not is_base(word) and has_rule(g, WAGER_BASE, side) else None


# II to IV. Damage and outcome


def settle(g: Ironwood, attacker: int, mountain: int, forest: int) -> Generator[Question, int, int]:
    """Fight out a combat whose wagers lie there. Returns the winner, or NOTHING."""
    uncover(g, WOODWALKERS)
    uncover(g, IRONCLADS)
    tell_bonuses(g, IRONCLADS, attacker)
    tell_bonuses(g, WOODWALKERS, attacker)
    to_forest = blow(g, IRONCLADS, attacker, mountain)
    to_mountain = blow(g, WOODWALKERS, attacker, mountain)
    golems = yield from golems_to_fall(g, mountain, to_mountain)
    remove(g, forest, min(to_forest, g.warriors[forest]), 0, "7.6")
    warriors = min(to_mountain - GOLEM_DAMAGE * golems, g.warriors[mountain])
    remove(g, mountain, warriors, golems, "7.6")
    winner = outcome(g, attacker, mountain, forest)
    put_wagers_away(g)
    if winner != NOTHING:
        yield from force_retreat(g, winner, forest if winner == IRONCLADS else mountain)
    if winner != IRONCLADS and g.drill == mountain:
        destroy_drill(g, survivors=g.warriors[forest] > 0)
    return winner


def golems_to_fall(g: Ironwood, mountain: int, dealt: int) -> Generator[Question, int, int]:
    """7.6: who deals damage shares it out; only among golems and warriors is there a choice."""
    if not g.golems[mountain]:
        return 0
    fallen = yield ask(g, SPLIT, WOODWALKERS, None, (PLACE + mountain, dealt))
    return fallen - NUMBER


def blow(g: Ironwood, side: int, attacker: int, mountain: int) -> int:
    """7.5: the damage that a side deals, less the other's defense."""
    mine, theirs = g.wagers[side], g.wagers[1 - side]
    value = g.box.damage[mine] if mine >= 0 else 0
    bonus = card_bonus(g, side, attacker, DAMAGE)
    golems = g.golems[mountain] if side == IRONCLADS else 0
    forge = int(side == IRONCLADS and has_forge(g, mountain))
    defense = card_bonus(g, 1 - side, attacker, DEFENSE)
    if theirs >= 0:
        defense += g.box.defense[theirs]
    dealt = max(0, value + bonus + golems + forge - defense)
    g.tell("blow", "7.5", SIDE + side, value, bonus, golems, forge, defense, dealt)
    return dealt


def outcome(g: Ironwood, attacker: int, mountain: int, forest: int) -> int:
    """7.7, 7.8: who is left wins; between two, who dominates; the attacker, if that is equal."""
    left = [g.warriors[forest], units(g, mountain)]
    if not left[0] or not left[1]:
        winner = NOTHING if left[0] == left[1] else int(left[1] > 0)
        rule = "7.7"
    else:
        woodwalkers = dominance(g, WOODWALKERS, attacker, left[0])
        ironclads = dominance(g, IRONCLADS, attacker, left[1])
        winner = attacker if woodwalkers == ironclads else int(ironclads > woodwalkers)
        rule = "7.8"
    if winner == NOTHING:
        g.tell("nobody-won", rule)
    else:
        g.tell("won-combat", rule, SIDE + winner)
        happen(g, COMBAT_WON, winner)
        happen(g, COMBAT_LOST, 1 - winner)
    return winner


def dominance(g: Ironwood, side: int, attacker: int, survivors: int) -> int:
    card = g.wagers[side]
    value = g.box.dominance[card] if card >= 0 else 0
    bonus = card_bonus(g, side, attacker, DOMINANCE)
    total = value + bonus + survivors
    g.tell("dominance", "7.8", SIDE + side, value, bonus, survivors, total)
    return total


def card_bonus(g: Ironwood, side: int, attacker: int, what: int) -> int:
    """What cards in play, or a stance, add to one of a side's combat values."""
    total = stance_bonus(g, side, what)
    if side == attacker:
        total += (g.damage, g.defense, g.dominance)[what]
    for rule in rules_in_force(g, side):
        if strengthens(rule, side == attacker):
            total += (rule.damage, rule.defense, rule.dominance)[what]
    return total


def strengthens(rule: Rule, attacks: bool) -> bool:
    return rule.kind == BONUS and rule.role in (ALWAYS, ATTACKING if attacks else DEFENDING)


def tell_bonuses(g: Ironwood, side: int, attacker: int) -> None:
    """Where the bonuses come from: a stance, the card that attacks, cards in play."""
    if g.log is None:
        return
    stance = [stance_bonus(g, side, what) for what in (DAMAGE, DEFENSE, DOMINANCE)]
    if any(stance):
        rule = "10.5" if side == IRONCLADS else "11.5"
        g.tell("bonus-stance", rule, SIDE + side, stance[0], stance[1], stance[2])
    if side == attacker and (g.damage or g.defense or g.dominance):
        g.tell("bonus-card", "13.3", SIDE + side, g.card, g.damage, g.defense, g.dominance)
    for card, rules in cards_in_force(g, side):
        for each in rules:
            if strengthens(each, side == attacker):
                d, e, f = each.damage, each.defense, each.dominance
                g.tell("bonus-card", "7.5", SIDE + side, card, d, e, f)


def put_wagers_away(g: Ironwood) -> None:
    """7.9: specials are discarded; base cards come back at the end of the round."""
    for side in SIDES:
        card = g.wagers[side]
        if card != NOTHING:
            g.wagers[side] = NOTHING
            if is_base(card):
                g.spent[side].append(card)
            else:
                discard(g, side, card)
    g.face_up = 0


def why_not_split(g: Ironwood, q: Question, word: int) -> Refusal | None:
    """How many golems fall; q is about the mountain and the damage dealt there (7.6, U09)."""
    if not is_number(word):
        return NOT_AN_ANSWER
    mountain, dealt, fallen = q.about[0] - PLACE, q.about[1], word - NUMBER
    if fallen > g.golems[mountain] or GOLEM_DAMAGE * fallen > dealt:
        return NOT_ENOUGH_DAMAGE
    left = dealt - GOLEM_DAMAGE * fallen - g.warriors[mountain]
    return DAMAGE_LEFT if left >= GOLEM_DAMAGE and fallen < g.golems[mountain] else None


# After the combat


def force_retreat(g: Ironwood, winner: int, place: int) -> Flow:
    """7.10: the winner may send the whole beaten warband to a place next to it."""
    if units(g, place):
        target = yield ask(g, RETREAT, winner, None, (PLACE + place,))
        if target != DONE:
            retreat(g, place, target - PLACE)


def retreat(g: Ironwood, place: int, target: int) -> None:
    """Not a move; totems are left behind (9.6)."""
    side = SIDE + (IRONCLADS if place < MOUNTAINS else WOODWALKERS)
    g.tell("retreated", "7.10", side, PLACE + place, PLACE + target)
    send(g, place, target, g.warriors[place], g.golems[place])


def why_not_fall_back(g: Ironwood, q: Question, word: int) -> Refusal | None:
    near = g.box.board.near[q.about[0] - PLACE]
    return None if place_of(word) in near else NOT_NEXT_TO_IT


def why_not_retreat(g: Ironwood, q: Question, word: int) -> Refusal | None:
    return None if word == DONE else why_not_fall_back(g, q, word)


ATTACK_FROM: Final[Ask[Ironwood]] = Ask("attack-from", "7.1", own_warbands, why_not_attack_from)
ATTACK_AT: Final[Ask[Ironwood]] = Ask(
    "attack-at",
    "7.1",
    lambda g, q: words_of(g.box.board.touch[q.about[0] - PLACE]),
    why_not_attack_at,
    ("origin",),
)
WAGER: Final[Ask[Ironwood]] = Ask(
    "wager",
    "7.4",
    lambda g, q: [*g.hands[g.seat.index(q.seat)], NONE],
    why_not_wager,
    ("mountain", "forest"),
)
SPLIT: Final[Ask[Ironwood]] = Ask(
    "split",
    "7.6",
    lambda g, q: range(NUMBER, NUMBER + g.golems[q.about[0] - PLACE] + 1),
    why_not_split,
    ("mountain", "count"),
)
RETREAT: Final[Ask[Ironwood]] = Ask(
    "retreat",
    "7.10",
    lambda g, q: [*neighbours(g, q), DONE],
    why_not_retreat,
    ("origin",),
)
ASKS = (ATTACK_FROM, ATTACK_AT, WAGER, SPLIT, RETREAT)
