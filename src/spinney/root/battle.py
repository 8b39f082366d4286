"""Battle (4.3), step by step."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from mypy_extensions import i64

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.root.cards import is_ambush
from spinney.root.faction import of
from spinney.root.hands import discard_from_hand, distinct, matches, player
from spinney.root.moving import as_clearing, clearings
from spinney.root.pieces import fighters, has_pieces_in, pieces_in, standing
from spinney.root.places import NOWHERE, listed, named, of_suit, set_of
from spinney.root.power import (
    AFTER_BATTLE,
    ATTACKED,
    BATTLE_EFFECTS,
    BEFORE_BATTLE,
    BEFORE_ROLL,
    EXTRA_HITS,
    FORBIDS_ATTACKING,
    IGNORES_FIRST_HIT,
    LENDER,
    TAKE_HITS,
    Loss,
    Power,
)
from spinney.root.refusals import (
    NO_ENEMY_THERE,
    NO_FIGHTERS_THERE,
    NONE_OF_THEIRS,
    NOT_A_CLEARING,
    NOT_A_PLAYER,
    NOT_AN_AMBUSH,
    NOT_CRAFTED,
    NOT_HELD,
    NOT_HERE,
    NOT_YOUR_PIECE,
    OTHER_MOMENT,
    WRONG_SUIT,
)
from spinney.root.removal import remove
from spinney.root.rule import lenders
from spinney.root.state import NOBODY, Battle, Root, behind, enemies, others, replaced, suited
from spinney.root.words import (
    BIRD,
    CARDS,
    CLEARING,
    CLEARINGS,
    DONE,
    FACTION,
    HIRELING,
    OWNERS,
    PIECE,
    SUIT,
)

AMBUSH_HITS: Final = 2
DIE: Final = 4
"""The dice show 0 to 3."""


def battlegrounds(g: Root, me: int, suit: int = BIRD) -> list[int]:
    """Clearings of a suit with one's warriors or pawn and somebody to fight."""
    return listed(contested(g, me, suit))


def can_battle(g: Root, me: int, suit: int = BIRD) -> bool:
    """Whether there is such a clearing."""
    return contested(g, me, suit) != NOWHERE


def contested(g: Root, me: int, suit: int) -> i64:
    """All of them, as a set."""
    if g.answering[LENDER] or g.answering[FORBIDS_ATTACKING]:
        return of_suit(g, set_of([c for c in range(CLEARINGS) if is_battleground(g, me, c)]), suit)
    theirs: i64 = NOWHERE
    for foe in attackable(g, me):
        theirs |= standing(g, foe)
    return of_suit(g, fighters(g, me) & theirs, suit)


def is_battleground(g: Root, me: int, c: int) -> bool:
    """The same of one clearing, where warriors are lent or somebody cannot be attacked."""
    return has_fighters(g, me, c) and len(opponents(g, me, c)) > 0


def has_fighters(g: Root, me: int, c: int) -> bool:
    """Warriors or a pawn, of one's own or lent."""
    if g.warriors[me * CLEARINGS + c] or of(g, me).has_pawn_in(g, me, c):
        return True
    if not g.answering[LENDER]:
        return False
    return any(g.warriors[lender * CLEARINGS + c] for lender in lenders(g, me))


def has_own_fighters(g: Root, me: int, c: int) -> bool:
    return g.warriors[me * CLEARINGS + c] > 0 or of(g, me).has_pawn_in(g, me, c)


def opponents(g: Root, me: int, c: int) -> list[int]:
    """Whoever may be attacked and has pieces in a clearing."""
    foes = foes_for(g, me, c, attackable(g, me))
    found = [foe for foe in foes if has_pieces_in(g, foe, c)]
    if not g.answering[FORBIDS_ATTACKING]:
        return found
    return [foe for foe in found if why_not_attack(g, me, foe, c) is None]


def why_not_attack(g: Root, me: int, foe: int, c: int) -> Refusal | None:
    """Whether anything keeps a player from attacking somebody here."""
    for owner, power in g.answering[FORBIDS_ATTACKING]:
        refusal = power.forbids_attacking(g, owner, me, foe, c)
        if refusal is not None:
            return refusal
    return None


def attack_may_cost_a_card(g: Root, q: Question) -> bool:
    """Whether others cannot tell whom a player can attack: it depends on the hand."""
    return any(power.attack_costs_a_card for _, power in g.answering[FORBIDS_ATTACKING])


def may_pay_to_attack(g: Root, me: int, c: int) -> bool:
    """Whether a card may let a player attack somebody here, for all that others know."""
    payer = behind(g, me)
    return payer >= 0 and len(g.hands[payer]) > 0 and costly_foe(g, me, c) != NOBODY


def costly_foe(g: Root, me: int, c: int) -> int:
    """Whoever is here and can be attacked for a card."""
    for owner, power in g.answering[FORBIDS_ATTACKING]:
        if power.attack_costs_a_card and has_pieces_in(g, owner, c) and owner in attackable(g, me):
            return owner
    return NOBODY


def is_free(g: Root, me: int, c: int) -> bool:
    """Whether somebody here can be attacked for nothing."""
    return any(not of(g, foe).attack_costs_a_card for foe in opponents(g, me, c))


def might_fight(g: Root, me: int, c: int) -> bool:
    """Whether there is somebody to attack here, perhaps for a card: by what everybody sees."""
    return is_free(g, me, c) or may_pay_to_attack(g, me, c)


def might_battle(g: Root, me: int, suit: int = BIRD) -> list[int]:
    """The clearings of a suit where one could battle, by what everybody sees."""
    if not g.answering[FORBIDS_ATTACKING]:
        return battlegrounds(g, me, suit)
    return [
        c
        for c in range(CLEARINGS)
        if has_fighters(g, me, c) and suited(g, c, suit) and might_fight(g, me, c)
    ]


def could_battle(g: Root, me: int, suit: int = BIRD) -> bool:
    """Whether there is any, by what everybody sees."""
    if not g.answering[FORBIDS_ATTACKING]:
        return can_battle(g, me, suit)
    return len(might_battle(g, me, suit)) > 0


def foes_for(g: Root, me: int, c: int, foes: list[int]) -> list[int]:
    """Those of the foes whom the fighters in a clearing attack: lent ones not their own side."""
    if not g.answering[LENDER]:
        return foes
    lent = lenders(g, me)
    if not lent or has_own_fighters(g, me, c):
        return foes
    return [foe for foe in foes if foe not in lent]


def attackable(g: Root, me: int) -> list[int]:
    """The enemies, and a partner where the edition has it so; never one's own hireling (E.3.2)."""
    if not g.edition.partners_may_fight:
        return enemies(g, me)
    if g.hiring is None:
        return others(g, me)
    return [other for other in others(g, me) if behind(g, other) != behind(g, me)]


def start_battle(g: Root, me: int, suit: int = BIRD) -> Flow:
    """Choose the clearing of battle and the defender."""
    c = (yield from answer_for(g, me, BATTLE_IN, (SUIT + suit,))) - CLEARING
    yield from battle_in(g, me, c)


def battle_in(g: Root, me: int, c: int) -> Flow:
    defender = (yield from answer_for(g, me, DEFENDER, (CLEARING + c,))) - FACTION
    yield from fight(g, Battle(me, defender, c))


def try_battle(g: Root, me: int, suit: int = BIRD) -> Generator[Question, int, bool]:
    """A battle somewhere, if there is one; nobody is forced to pay for it (ruling R107)."""
    if g.answering[FORBIDS_ATTACKING]:
        places = might_battle(g, me, suit)
        if not any(is_free(g, me, c) for c in places):
            return (yield from pay_to_battle(g, me, places))
    elif not can_battle(g, me, suit):
        return False
    yield from start_battle(g, me, suit)
    return True


def try_battle_in(g: Root, me: int, c: int) -> Generator[Question, int, bool]:
    """The same in one clearing."""
    if not is_free(g, me, c):
        return (yield from pay_to_battle(g, me, [c] if may_pay_to_attack(g, me, c) else []))
    yield from battle_in(g, me, c)
    return True


def pay_to_battle(g: Root, me: int, places: list[int]) -> Generator[Question, int, bool]:
    """A battle that only a card buys. Who holds any is asked, with or without one that fits."""
    if not places:
        return False
    foe, mask = costly_foe(g, me, places[0]), sum([1 << c for c in places])
    word = yield from answer_for(g, me, PAY_TO_BATTLE, (FACTION + foe, mask))
    if word == DONE:
        return False
    yield from fight(g, Battle(me, foe, word - CLEARING))
    return True


def answer_for(
    g: Root, me: int, ask: Ask[Root], about: tuple[int, ...]
) -> Generator[Question, int, int]:
    """Ask whoever answers for these fighters; a hireling's controller does (E.3.4)."""
    g.acting = me if me >= HIRELING else NOBODY
    word = yield Question(ask, g.seat_of[me], about)
    g.acting = NOBODY
    return word


def fight(g: Root, battle: Battle) -> Flow:
    attacker, defender = battle.sides
    for owner, power in g.answering[ATTACKED]:
        if owner == defender:
            yield from power.attacked(g, defender, battle)
    g.battle = battle
    g.tell("battle", "4.3", FACTION + attacker, FACTION + defender, CLEARING + battle.clearing)
    for owner, power in g.answering[BEFORE_BATTLE]:
        if owner == attacker:
            yield from power.before_battle(g, attacker, battle)
    g.tell("forces", "4.3", troops(g, battle, 0), troops(g, battle, 1))
    losses: list[Loss] = []
    ambushed = yield from ambush(g, battle)
    if ambushed:
        losses += yield from deal(g, battle, [0, AMBUSH_HITS], "4.3.1.II")
    if not ambushed or attackers_remain(g, battle):
        if g.answering[BEFORE_ROLL]:
            yield from before_roll(g, battle)
        roll(g, battle)
        if g.answering[BATTLE_EFFECTS]:
            yield from use_effects(g, battle)
        hits = [hits_dealt(battle, 0), hits_dealt(battle, 1)]
        losses += yield from deal(g, battle, hits, "4.3.4")
    g.battle = None
    g.tell("battle-over", "4.3.4", troops(g, battle, 0), troops(g, battle, 1))
    concerned = battle.sides if battle.instigator < 0 else [*battle.sides, battle.instigator]
    for me in concerned:
        for owner, power in g.answering[AFTER_BATTLE]:
            if owner == me:
                yield from power.after_battle(g, me, battle, losses)


def attackers_remain(g: Root, battle: Battle) -> bool:
    attacker = battle.sides[0]
    return troops(g, battle, 0) > 0 or of(g, attacker).has_pawn_in(g, attacker, battle.clearing)


def before_roll(g: Root, battle: Battle) -> Flow:
    """What anybody may do before the roll."""
    for owner, power in g.answering[BEFORE_ROLL]:
        yield from power.before_roll(g, owner, battle)


def troops(g: Root, battle: Battle, side: int) -> int:
    """The warriors that a side has here, or treats as its own."""
    ally = battle.ally[side]
    count = g.warriors[battle.sides[side] * CLEARINGS + battle.clearing]
    return count + (g.warriors[ally * CLEARINGS + battle.clearing] if ally >= 0 else 0)


def ambush(g: Root, battle: Battle) -> Generator[Question, int, bool]:
    """4.3.1: the defender may ambush, the attacker may foil it; true if it goes off.

    Whoever holds any card is asked, so that the question tells nothing.
    """
    attacker, defender = battle.sides
    about = (CLEARING + battle.clearing, FACTION + attacker)
    if not g.hands[defender] or foresees_ambushes(g, attacker):
        return False
    card = yield Question(AMBUSH, g.seat_of[defender], about, True)
    if card == DONE:
        return False
    discard_from_hand(g, defender, card, "4.3.1")
    if g.hands[attacker]:
        about = (CLEARING + battle.clearing, FACTION + defender)
        foil = yield Question(FOIL, g.seat_of[attacker], about, True)
        if foil != DONE:
            discard_from_hand(g, attacker, foil, "4.3.1.I")
            g.tell("foiled", "4.3.1.I", FACTION + attacker)
            return False
    return True


def foresees_ambushes(g: Root, me: int) -> bool:
    return any(power.foresees_ambushes for power in g.powers[me])


def roll(g: Root, battle: Battle) -> None:
    """4.3.2: the higher roll is the attacker's, unless the defender's rules say otherwise."""
    defender = battle.sides[1]
    first, second = g.roll(DIE), g.roll(DIE)
    high, low = max(first, second), min(first, second)
    g.tell("rolled", "4.3.2", high, low)
    battle.rolled = [high, low]
    if battle.turned or any(power.defends_with_the_higher_roll for power in g.powers[defender]):
        battle.rolled = [low, high]
    for side, me in enumerate(battle.sides):
        most = of(g, me).max_hits(g, me, battle) + battle.raised[side]
        most = 0 if battle.holds_back >> side & 1 else most
        shown = battle.rolled[side]
        battle.rolled[side] = min(shown, most)
        g.tell("rolled-hits", "4.3.2.I", FACTION + me, shown, most, battle.rolled[side])
    for me in battle.sides:
        for owner, power in g.answering[EXTRA_HITS]:
            if owner == me:
                for source in power.extra_hits(g, me, battle):
                    extra_hit(g, me, battle, source, "4.3.3.I")
    if of(g, defender).is_defenseless(g, defender, battle.clearing):
        battle.extra[0] += 1
        g.tell("defenseless", "4.3.3.II", FACTION + defender)


def extra_hit(g: Root, me: int, battle: Battle, source: int, rule: str) -> None:
    """4.3.3.I: one hit more, which no number of warriors limits."""
    battle.extra[battle.side(me)] += 1
    g.tell("extra-hit", rule, FACTION + me, source)


def hits_dealt(battle: Battle, side: int) -> int:
    return battle.extra[side] + (0 if battle.spared >> 1 - side & 1 else battle.rolled[side])


def use_effects(g: Root, battle: Battle) -> Flow:
    """4.3.3: optional effects; if both sides have some, the attacker says who goes first."""
    attacker, defender = battle.sides
    order = [attacker, defender]
    if effects(g, attacker) and effects(g, defender):
        first = yield Question(EFFECTS_FIRST, g.seat_of[attacker], (FACTION + defender,))
        if first == FACTION + defender:
            order = [defender, attacker]
    for me in order:
        while effects(g, me):
            word = yield Question(EFFECT, g.seat_of[me], effect_context(battle, me))
            if word == DONE:
                break
            g.tell("effect", "4.3.3", g.seat_of[me], word)
            note_used(battle, battle.side(me), word)
            yield from use_effect(g, me, battle, word)


def note_used(battle: Battle, side: int, word: int) -> None:
    battle.used = replaced(battle.used, side, [*battle.used[side], word])


def effect_context(battle: Battle, me: int) -> tuple[int, ...]:
    """The clearing, the opponent, and the hits as they stand: mine, theirs."""
    side = battle.side(me)
    return (
        CLEARING + battle.clearing,
        FACTION + battle.sides[1 - side],
        hits_dealt(battle, side),
        hits_dealt(battle, 1 - side),
    )


def effects(g: Root, me: int) -> list[int]:
    """The optional effects that this side may still use in this battle."""
    battle = g.battle
    assert battle is not None
    used = battle.used[battle.side(me)]
    words: list[int] = []
    for owner, power in g.answering[BATTLE_EFFECTS]:
        if owner == me:
            words += [word for word in power.battle_effects(g, me, battle) if word not in used]
    return sorted(words) if len(words) > 1 else words


def use_effect(g: Root, me: int, battle: Battle, word: int) -> Flow:
    for owner, power in g.answering[BATTLE_EFFECTS]:
        if owner == me and word in power.battle_effects(g, me, battle):
            yield from power.use_battle_effect(g, me, battle, word)
            return


def deal(
    g: Root, battle: Battle, hits: list[int], rule: str
) -> Generator[Question, int, list[Loss]]:
    """4.3.4: each side takes the hits that the other deals; all pieces go at once."""
    losses = []
    for side in (0, 1):
        me = battle.sides[side]
        taken = hits[1 - side]
        if taken and g.answering[IGNORES_FIRST_HIT]:
            taken -= first_hit_ignored(g, battle, side, rule)
        if not taken:
            continue
        g.tell("hit", rule, FACTION + me, taken)
        power = taker_of_hits(g, me)
        if power is None:
            losses.append((yield from casualties(g, battle, side, taken)))
        else:
            losses += yield from power.take_hits(g, me, battle, taken)
    yield from remove(g, losses, battle, rule)
    return losses


def first_hit_ignored(g: Root, battle: Battle, side: int, rule: str) -> bool:
    """Whether the first hit of the whole battle goes by, whatever number of powers say so."""
    me = battle.sides[side]
    for owner, power in g.answering[IGNORES_FIRST_HIT]:
        if owner == me and not battle.ignored_one >> side & 1:
            word = power.ignores_first_hit(g, me, battle)
            if word != NOBODY:
                battle.ignored_one |= 1 << side
                g.tell("ignored-one", rule, FACTION + me, word)
                return True
    return False


def taker_of_hits(g: Root, me: int) -> Power | None:
    """Whatever takes hits otherwise than by removing pieces."""
    for owner, power in g.answering[TAKE_HITS]:
        if owner == me:
            return power
    return None


def casualties(g: Root, battle: Battle, side: int, hits: int) -> Generator[Question, int, Loss]:
    """Warriors first, then buildings and tokens by choice."""
    me, c = battle.sides[side], battle.clearing
    warriors = min(hits, g.warriors[me * CLEARINGS + c])
    lost: list[int] = []
    if warriors < g.warriors[me * CLEARINGS + c]:
        loss = Loss(me, battle.remover(side), c, warriors, [])
        loss.stands_out = yield from of(g, me).choose_fallen(
            g, me, battle.chooser(side), c, warriors
        )
        return loss
    left = pieces_in(g, me, c)
    if hits - warriors >= len(left):
        return Loss(me, battle.remover(side), c, warriors, left)
    if g.seat_of[battle.chooser(side)] < 0:  # nobody answers for them, and they are all alike
        return Loss(me, battle.remover(side), c, warriors, left[: hits - warriors])
    for _ in range(hits - warriors):
        mask = 0
        for piece in left:
            mask |= 1 << piece
        word = yield Question(CASUALTY, g.seat_of[battle.chooser(side)], (CLEARING + c, mask))
        lost.append(word - PIECE)
        left.remove(word - PIECE)
    return Loss(me, battle.remover(side), c, warriors, lost)


def why_not_battle_in(g: Root, q: Question, word: int) -> Refusal | None:
    me, c = player(g, q), as_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if not suited(g, c, q.about[0] - SUIT):
        return WRONG_SUIT
    if not has_fighters(g, me, c):
        return NO_FIGHTERS_THERE
    return None if opponents(g, me, c) else NO_ENEMY_THERE


def as_owner(word: int) -> int:
    return word - FACTION if FACTION <= word < FACTION + OWNERS else -1


def why_not_defender(g: Root, q: Question, word: int) -> Refusal | None:
    other = as_owner(word)
    if other not in g.owners:
        return NOT_A_PLAYER
    me, c = player(g, q), q.about[0] - CLEARING
    if other in opponents(g, me, c):
        return None
    refusal = why_not_attack(g, me, other, c) if has_pieces_in(g, other, c) else None
    return NONE_OF_THEIRS if refusal is None else refusal


def payable(g: Root, q: Question) -> list[int]:
    return [*clearings([c for c in range(CLEARINGS) if q.about[1] >> c & 1]), DONE]


def why_not_pay_to_battle(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if word not in payable(g, q):
        return NO_ENEMY_THERE
    return why_not_attack(g, player(g, q), q.about[0] - FACTION, word - CLEARING)


def ambushes(g: Root, q: Question) -> list[int]:
    suits = g.suits[q.about[0] - CLEARING]
    held = [card for card in g.hands[player(g, q)] if is_ambush(card) and matches(card, suits)]
    return [*distinct(held), DONE]


def why_not_ambush(g: Root, q: Question, card: int) -> Refusal | None:
    if card == DONE:
        return None
    if card >= CARDS or card not in g.hands[player(g, q)]:
        return NOT_HELD
    if not is_ambush(card):
        return NOT_AN_AMBUSH
    return None if matches(card, g.suits[q.about[0] - CLEARING]) else WRONG_SUIT


def why_not_effect(g: Root, q: Question, word: int) -> Refusal | None:
    me = player(g, q)
    if word == DONE or word in effects(g, me):
        return None
    return OTHER_MOMENT if word in g.crafted[me] else NOT_CRAFTED


def why_not_effects_first(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in (FACTION + player(g, q), q.about[0]) else NOT_HERE


def casualty_choices(g: Root, q: Question) -> list[int]:
    """`about` has the clearing and, as bits, the kinds of piece that are left there."""
    return [PIECE + piece for piece in range(q.about[1].bit_length()) if q.about[1] >> piece & 1]


def why_not_casualty(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in casualty_choices(g, q) else NOT_YOUR_PIECE


BATTLE_IN: Final[Ask[Root]] = ExactAsk(
    "battle-in",
    "4.3",
    lambda g, q: named(contested(g, player(g, q), q.about[0] - SUIT)),
    why_not_battle_in,
    ("suit",),
    attack_may_cost_a_card,
)
DEFENDER: Final[Ask[Root]] = ExactAsk(
    "defender",
    "4.3",
    lambda g, q: [FACTION + f for f in opponents(g, player(g, q), q.about[0] - CLEARING)],
    why_not_defender,
    ("clearing",),
    attack_may_cost_a_card,
)
PAY_TO_BATTLE: Final[Ask[Root]] = Ask(
    "pay-to-battle", "4.3", payable, why_not_pay_to_battle, ("faction", "mask"), lambda g, q: True
)
AMBUSH: Final[Ask[Root]] = ExactAsk(
    "ambush", "4.3.1", ambushes, why_not_ambush, ("clearing", "faction")
)
FOIL: Final[Ask[Root]] = ExactAsk(
    "foil", "4.3.1.I", ambushes, why_not_ambush, ("clearing", "faction")
)
EFFECTS_FIRST: Final[Ask[Root]] = Ask(
    "effects-first",
    "4.3.3",
    lambda g, q: (FACTION + player(g, q), q.about[0]),
    why_not_effects_first,
    ("faction",),
)
EFFECT: Final[Ask[Root]] = ExactAsk(
    "effect",
    "4.3.3",
    lambda g, q: [*effects(g, player(g, q)), DONE],
    why_not_effect,
    ("clearing", "faction", "hits", "other_hits"),
)
CASUALTY: Final[Ask[Root]] = ExactAsk(
    "casualty", "4.3.4", casualty_choices, why_not_casualty, ("clearing", "mask")
)
ASKS = (BATTLE_IN, DEFENDER, PAY_TO_BATTLE, AMBUSH, FOIL, EFFECTS_FIRST, EFFECT, CASUALTY)
