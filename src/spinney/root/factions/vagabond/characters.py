"""The nine characters and what is special about them (appendix D)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.root.actions import Action
from spinney.root.battle import as_owner, extra_hit, fight, has_fighters, opponents
from spinney.root.faction import of
from spinney.root.factions.vagabond.board import DAMAGED, VagabondBoard, board_of, in_clearing
from spinney.root.factions.vagabond.cards import CHARACTERS
from spinney.root.factions.vagabond.items import exhaust, repair_items
from spinney.root.factions.vagabond.relations import IN_A_FOREST, players_here
from spinney.root.factions.vagabond.wandering import can_glide, glide
from spinney.root.hands import (
    can_be_robbed,
    distinct,
    everybody,
    gain,
    matches,
    player,
    take_random,
)
from spinney.root.persistent.card import as_player
from spinney.root.power import BATTLE_EFFECTS, BEFORE_ROLL, FORBIDS_ENTERING, FORBIDS_PLACING
from spinney.root.powers import gather
from spinney.root.refusals import NO_BATTLE, NOT_A_PLAYER, NOT_HERE, NOWHERE_TO_GO, WRONG_SUIT
from spinney.root.removal import sweep
from spinney.root.state import Battle, Root, other_players
from spinney.root.turn import to_evening
from spinney.root.victory import score
from spinney.root.words import (
    ARBITER,
    CHARACTER,
    CLEARING,
    DONE,
    FACTION,
    HARRIER,
    ITEM,
    ITEMS,
    RANGER,
    RONIN,
    SCOUNDREL,
    SPECIAL,
    SWORD,
    THIEF,
    TINKER,
    TORCH,
    VAGRANT,
)

HIDEOUT_REPAIRS: Final = 3

NO_SPECIAL_ACTION: Final = Refusal("no-special-action", "9.5.9")
NO_TORCH: Final = Refusal("no-torch", "9.5.9")
NOBODY_TO_ROB: Final = Refusal("nobody-to-rob", "D.1.2")
NOTHING_DISCARDED: Final = Refusal("nothing-discarded", "D.2.2")
NOT_IN_THE_DISCARD: Final = Refusal("not-in-the-discard", "D.2.2")
NOTHING_DAMAGED: Final = Refusal("nothing-damaged", "D.3.2")
CANNOT_ATTACK: Final = Refusal("cannot-attack", "D.4.2")
REFUSALS = (
    *(NO_SPECIAL_ACTION, NO_TORCH, NOBODY_TO_ROB, NOTHING_DISCARDED, NOT_IN_THE_DISCARD),
    *(NOTHING_DAMAGED, CANNOT_ATTACK),
)
EVENTS = {
    "day-labor": ("seat", "card"),
    "enlisted": ("seat", "other"),
    "scorched": ("seat", "clearing"),
}


def not_theirs(board: VagabondBoard) -> tuple[int, ...]:
    """What a Vagabond of another character would answer, or once a clearing was scorched."""
    protects, strikes = board.character == ARBITER, board.character == RONIN
    return (
        *(() if protects else (BEFORE_ROLL,)),
        *(() if strikes else (BATTLE_EFFECTS,)),
        *(() if board.scorched >= 0 else (FORBIDS_PLACING, FORBIDS_ENTERING)),
    )


def why_not_special(g: Root, me: int) -> Refusal | None:
    board = board_of(g, me)
    talent = TALENTS[board.character]
    if talent is None:
        return NO_SPECIAL_ACTION
    return talent.why_not(g, me) if board.ready(TORCH) else NO_TORCH


def take_special(g: Root, me: int) -> Flow:
    """9.5.9: exhaust a torch and do what the character does."""
    talent = TALENTS[board_of(g, me).character]
    assert talent is not None
    exhaust(g, me, TORCH, "9.5.9")
    yield from talent.do(g, me)


# D.1 Thief


def victims(g: Root, me: int) -> list[int]:
    return [other for other in players_here(g, me) if can_be_robbed(g, other)]


def steal(g: Root, me: int) -> Flow:
    """D.1.2: a random card of somebody here."""
    victim = (yield Question(STEAL, g.seat_of[me])) - FACTION
    take_random(g, me, victim, "D.1.2")


# D.2 Tinker


def labor_cards(g: Root, me: int) -> list[int]:
    suits = g.suits[board_of(g, me).place]
    return distinct([card for card in g.discard if matches(card, suits)])


def day_labor(g: Root, me: int) -> Flow:
    """D.2.2: a discarded card that matches the clearing."""
    card = yield Question(LABOR, g.seat_of[me])
    g.discard.remove(card)
    gain(g, me, card, everybody(g))
    g.tell("day-labor", "D.2.2", g.seat_of[me], card)


# D.3 Ranger


def hideout(g: Root, me: int) -> Flow:
    """D.3.2: three items are repaired, and Evening begins."""
    yield from repair_items(g, me, HIDEOUT_REPAIRS, "D.3.2")
    to_evening(g)


# D.4 Vagrant


def attackers(g: Root, me: int) -> list[int]:
    c = board_of(g, me).place
    return [
        other
        for other in other_players(g, me)
        if has_fighters(g, other, c) and defenders(g, me, other)
    ]


def defenders(g: Root, me: int, attacker: int) -> list[int]:
    """Whom a player could attack here for nothing (R93), but for the Vagrant (ruling R48)."""
    return [
        other
        for other in opponents(g, attacker, board_of(g, me).place)
        if other != me and not of(g, other).attack_costs_a_card
    ]


def instigate(g: Root, me: int) -> Flow:
    """D.4.2: two others fight, and whatever falls the Vagrant has removed."""
    seat = g.seat_of[me]
    attacker = yield Question(INSTIGATE, seat)
    defender = yield Question(INSTIGATE_ON, seat, (attacker,))
    battle = Battle(attacker - FACTION, defender - FACTION, board_of(g, me).place)
    battle.instigator = me
    yield from fight(g, battle)


# D.5 Arbiter


def protect(g: Root, me: int, battle: Battle) -> Flow:
    """D.5.2: before the roll the defender may enlist an Arbiter who looks on (ruling R49)."""
    board = board_of(g, me)
    if board.character != ARBITER or board.place != battle.clearing:
        return
    defender = battle.sides[1]
    if g.seat_of[defender] < 0:  # a hireling that nobody controls enlists nobody
        return
    about = (FACTION + me, board.undamaged(SWORD))
    if (yield Question(ENLIST, g.seat_of[defender], about)) == DONE:
        return
    g.tell("enlisted", "D.5.2", g.seat_of[defender], g.seat_of[me])
    battle.raised[1] += board.undamaged(SWORD)
    score(g, me, 1, "D.5.2")


# D.6 Scoundrel


def scorched_earth(g: Root, me: int) -> Flow:
    """D.6.2: the torch stays here for good; all enemies go, and nobody comes back."""
    board = board_of(g, me)
    c = board.place
    board.items[ITEMS + TORCH] -= 1
    board.scorched = c
    gather(g, me)
    g.tell("scorched", "D.6.2", g.seat_of[me], CLEARING + c)
    yield from sweep(g, me, [c], "D.6.2")


# D.8 Ronin


def swift_strikes(g: Root, me: int) -> list[int]:
    """D.8.2: a sword may be exhausted for an extra hit."""
    board = board_of(g, me)
    return [SPECIAL] if board.character == RONIN and board.ready(SWORD) else []


def strike_swiftly(g: Root, me: int, battle: Battle) -> None:
    exhaust(g, me, SWORD, "D.8.2")
    extra_hit(g, me, battle, ITEM + SWORD, "D.8.2")


# What can be chosen, and why not


def why_not_rob(g: Root, me: int) -> Refusal | None:
    if not in_clearing(board_of(g, me)):
        return IN_A_FOREST
    return None if victims(g, me) else NOBODY_TO_ROB


def why_not_day_labor(g: Root, me: int) -> Refusal | None:
    if not in_clearing(board_of(g, me)):
        return IN_A_FOREST
    return None if labor_cards(g, me) else NOTHING_DISCARDED


def why_not_hide(g: Root, me: int) -> Refusal | None:
    return None if any(board_of(g, me).items[DAMAGED:]) else NOTHING_DAMAGED


def why_not_stir(g: Root, me: int) -> Refusal | None:
    if not in_clearing(board_of(g, me)):
        return IN_A_FOREST
    return None if attackers(g, me) else NO_BATTLE


def why_not_scorch(g: Root, me: int) -> Refusal | None:
    return None if in_clearing(board_of(g, me)) else IN_A_FOREST


def why_not_glide(g: Root, me: int) -> Refusal | None:
    return None if can_glide(g, me) else NOWHERE_TO_GO


def why_not_steal(g: Root, q: Question, word: int) -> Refusal | None:
    other = as_player(g, word)
    if other < 0:
        return NOT_A_PLAYER
    return None if other in victims(g, player(g, q)) else NOBODY_TO_ROB


def why_not_labor(g: Root, q: Question, card: int) -> Refusal | None:
    if card not in g.discard:
        return NOT_IN_THE_DISCARD
    return None if card in labor_cards(g, player(g, q)) else WRONG_SUIT


def why_not_instigate(g: Root, q: Question, word: int) -> Refusal | None:
    other = as_player(g, word)
    if other < 0:
        return NOT_A_PLAYER
    return None if other in attackers(g, player(g, q)) else CANNOT_ATTACK


def why_not_instigate_on(g: Root, q: Question, word: int) -> Refusal | None:
    other = as_owner(word)
    if other not in g.owners:
        return NOT_A_PLAYER
    on = defenders(g, player(g, q), q.about[0] - FACTION)
    return None if other in on else NO_BATTLE


def why_not_enlist(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in (q.about[0], DONE) else NOT_HERE


TALENTS: Final[list[Action | None]] = [None] * CHARACTERS
"""What the characters do with a torch, if they do; the others' talents show elsewhere."""
for _talent in (
    Action(CHARACTER + THIEF, why_not_rob, steal),
    Action(CHARACTER + TINKER, why_not_day_labor, day_labor),
    Action(CHARACTER + RANGER, why_not_hide, hideout),
    Action(CHARACTER + VAGRANT, why_not_stir, instigate),
    Action(CHARACTER + SCOUNDREL, why_not_scorch, scorched_earth),
    Action(CHARACTER + HARRIER, why_not_glide, glide),
):
    TALENTS[_talent.word - CHARACTER] = _talent

STEAL: Final[Ask[Root]] = ExactAsk(
    "steal",
    "D.1.2",
    lambda g, q: [FACTION + other for other in victims(g, player(g, q))],
    why_not_steal,
)
LABOR: Final[Ask[Root]] = ExactAsk(
    "labor", "D.2.2", lambda g, q: labor_cards(g, player(g, q)), why_not_labor
)
INSTIGATE: Final[Ask[Root]] = ExactAsk(
    "instigate",
    "D.4.2",
    lambda g, q: [FACTION + other for other in attackers(g, player(g, q))],
    why_not_instigate,
)
INSTIGATE_ON: Final[Ask[Root]] = ExactAsk(
    "instigate-on",
    "D.4.2",
    lambda g, q: [FACTION + o for o in defenders(g, player(g, q), q.about[0] - FACTION)],
    why_not_instigate_on,
    ("faction",),
)
ENLIST: Final[Ask[Root]] = ExactAsk(
    "enlist", "D.5.2", lambda g, q: (q.about[0], DONE), why_not_enlist, ("faction", "count")
)
ASKS = (STEAL, LABOR, INSTIGATE, INSTIGATE_ON, ENLIST)
