"""What happens to items (9.2.5 to 9.2.7): exhausting, refreshing, damaging, repairing, removing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.core.question import NOT_AN_ANSWER, Ask, ExactAsk, Flow, Question, Refusal
from spinney.root.factions.vagabond.board import DAMAGED, FACES, TRACKS, VagabondBoard, board_of
from spinney.root.factions.vagabond.rules import rules_of
from spinney.root.hands import player
from spinney.root.refusals import NOT_HERE
from spinney.root.state import Root
from spinney.root.words import DAMAGED_ONE, EXHAUSTED, ITEM, ITEMS, SOUND_ONE

NO_SUCH_ITEM: Final = Refusal("no-such-item", "9.2.5")
NOT_EXHAUSTED: Final = Refusal("not-exhausted", "9.4.1")
NOT_DAMAGED: Final = Refusal("not-damaged", "9.5.7")
ON_ITS_TRACK: Final = Refusal("on-its-track", "9.6.4")
REFUSALS = (NO_SUCH_ITEM, NOT_EXHAUSTED, NOT_DAMAGED, ON_ITS_TRACK)
EVENTS = {
    "exhausted": ("seat", "item"),
    "refreshed": ("seat", "item"),
    "damaged": ("seat", "item"),
    "repaired": ("seat", "item"),
    "removed-item": ("seat", "item"),
}


def exhaust(g: Root, me: int, item: int, rule: str, n: int = 1) -> None:
    """Flip face-up, undamaged items face down."""
    items = board_of(g, me).items
    items[item] -= n
    items[ITEMS + item] += n
    for _ in range(n):
        g.tell("exhausted", rule, g.seat_of[me], ITEM + item)


def pay_with_items(g: Root, me: int, n: int, rule: str) -> Flow:
    """Exhaust items of one's choice where others would pay with warriors."""
    for _ in range(n):
        word = yield Question(PAY_ITEM, g.seat_of[me])
        exhaust(g, me, word - ITEM, rule)


def refresh(g: Root, me: int, n: int, rule: str) -> Flow:
    """Flip exhausted items face up; damaged ones stay in their box."""
    if len(exhausted_items(g, me)) <= n:
        for item in exhausted_items(g, me):
            flip_up(g, me, item, rule)
        return
    for _ in range(n):
        word = yield Question(REFRESH, g.seat_of[me])
        flip_up(g, me, word - EXHAUSTED, rule)


def flip_up(g: Root, me: int, item: int, rule: str) -> None:
    """Of two alike the undamaged one comes first."""
    items = board_of(g, me).items
    box = 0 if items[ITEMS + item] else DAMAGED
    items[box + ITEMS + item] -= 1
    items[box + item] += 1
    g.tell("refreshed", rule, g.seat_of[me], ITEM + item)


def damage_items(g: Root, me: int, n: int, rule: str) -> Flow:
    """9.2.7: damage items of one's choice, as far as there are any (ruling R46)."""
    items = board_of(g, me).items
    if sum(items[:FACES]) <= n:
        for face in range(FACES):
            while items[face]:
                damage(g, me, face, rule)
        return
    for _ in range(n):
        word = yield Question(DAMAGE, g.seat_of[me])
        damage(g, me, word - ITEM, rule)


def damage(g: Root, me: int, face: int, rule: str) -> None:
    """Move an undamaged item to the Damaged box; it keeps its side."""
    items = board_of(g, me).items
    items[face] -= 1
    items[DAMAGED + face] += 1
    g.tell("damaged", rule, g.seat_of[me], ITEM + face)


def repair_items(g: Root, me: int, n: int, rule: str) -> Flow:
    """9.5.7: repair items of one's choice, as far as there are any damaged ones."""
    items = board_of(g, me).items
    if sum(items[DAMAGED:]) <= n:
        for face in range(FACES):
            while items[DAMAGED + face]:
                repair(g, me, face, rule)
        return
    for _ in range(n):
        word = yield Question(REPAIR_ITEM, g.seat_of[me])
        repair(g, me, word - ITEM, rule)


def repair(g: Root, me: int, face: int, rule: str) -> None:
    """Take an item out of the Damaged box; it keeps its side."""
    items = board_of(g, me).items
    items[DAMAGED + face] -= 1
    items[face] += 1
    g.tell("repaired", rule, g.seat_of[me], ITEM + face)


def rest(g: Root, me: int, rule: str) -> None:
    """9.6.1: repair everything and flip it face up."""
    items = board_of(g, me).items
    for face in range(FACES):
        while items[DAMAGED + face]:
            items[DAMAGED + face] -= 1
            items[face % ITEMS] += 1
            g.tell("repaired", rule, g.seat_of[me], ITEM + face % ITEMS)


def check_capacity(g: Root, me: int, rule: str) -> Flow:
    """9.6.4: remove items for good until as many are left as can be carried."""
    board = board_of(g, me)
    while carries_too_much(board):
        if not removable_items(g, me):
            return
        face = (yield Question(REMOVE_ITEM, g.seat_of[me])) - ITEM
        damaged = rules_of(g, me).carries_damaged_items and bool(board.items[DAMAGED + face])
        if damaged and face >= ITEMS and board.items[face]:  # a rest would flip one of them up
            about = (ITEM + face,)
            damaged = (yield Question(WHICH_OF_TWO, g.seat_of[me], about)) == DAMAGED_ONE
        remove_item(g, me, face, DAMAGED if damaged else 0, rule)


def carries_too_much(board: VagabondBoard) -> bool:
    carried: i64 = 0
    for n in board.items:
        carried += n
    for item in TRACKS:
        carried -= board.on_track(item)
    return carried > board.limit()


def remove_item(g: Root, me: int, face: int, box: int, rule: str) -> None:
    """Face up the damaged of two goes, and one from a ruin before others (ruling R47)."""
    board = board_of(g, me)
    board.items[box + face] -= 1
    board.from_ruins &= ~(1 << face % ITEMS)
    g.tell("removed-item", rule, g.seat_of[me], ITEM + face)


# What can be chosen, and why not


def exhausted_items(g: Root, me: int) -> list[int]:
    """One by one, damaged or not."""
    items = board_of(g, me).items
    return [
        item
        for item in range(ITEMS)
        for _ in range(items[ITEMS + item] + items[DAMAGED + ITEMS + item])
    ]


def removable_items(g: Root, me: int) -> list[int]:
    """In the Satchel or in the Damaged box; by face."""
    board = board_of(g, me)
    counts = board.satchel()
    if rules_of(g, me).carries_damaged_items:
        counts = [n + board.items[DAMAGED + face] for face, n in enumerate(counts)]
    return [face for face in range(FACES) if counts[face]]


def as_face(word: int) -> int:
    """A word as an item, face up or face down, or -1."""
    return word - ITEM if ITEM <= word < ITEM + FACES else -1


def ready_items(g: Root, q: Question) -> list[int]:
    items = board_of(g, player(g, q)).items
    return [ITEM + item for item in range(ITEMS) if items[item]]


def why_not_ready(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in ready_items(g, q) else NO_SUCH_ITEM


def why_not_refresh(g: Root, q: Question, word: int) -> Refusal | None:
    face = as_face(word)
    if face < 0:
        return NOT_HERE
    return None if face - ITEMS in exhausted_items(g, player(g, q)) else NOT_EXHAUSTED


def undamaged_items(g: Root, q: Question) -> list[int]:
    items = board_of(g, player(g, q)).items
    return [ITEM + face for face in range(FACES) if items[face]]


def why_not_damage(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in undamaged_items(g, q) else NO_SUCH_ITEM


def damaged_items(g: Root, q: Question) -> list[int]:
    items = board_of(g, player(g, q)).items
    return [ITEM + face for face in range(FACES) if items[DAMAGED + face]]


def why_not_repair_item(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in damaged_items(g, q) else NOT_DAMAGED


def why_not_remove_item(g: Root, q: Question, word: int) -> Refusal | None:
    me, face = player(g, q), as_face(word)
    if face in removable_items(g, me):
        return None
    return ON_ITS_TRACK if face >= 0 and board_of(g, me).items[face] else NO_SUCH_ITEM


REFRESH: Final[Ask[Root]] = ExactAsk(
    "refresh",
    "9.4.1",
    lambda g, q: [EXHAUSTED + item for item in sorted(set(exhausted_items(g, player(g, q))))],
    why_not_refresh,
)
DAMAGE: Final[Ask[Root]] = ExactAsk("damage-item", "9.2.7", undamaged_items, why_not_damage)
REPAIR_ITEM: Final[Ask[Root]] = ExactAsk("repair-item", "9.5.7", damaged_items, why_not_repair_item)
REMOVE_ITEM: Final[Ask[Root]] = ExactAsk(
    "remove-item",
    "9.6.4",
    lambda g, q: [ITEM + face for face in removable_items(g, player(g, q))],
    why_not_remove_item,
)
WHICH_OF_TWO: Final[Ask[Root]] = Ask(
    "which-of-two",
    "9.6.4",
    lambda g, q: (DAMAGED_ONE, SOUND_ONE),
    lambda g, q, word: None if word in (DAMAGED_ONE, SOUND_ONE) else NOT_AN_ANSWER,
    ("item",),
)
PAY_ITEM: Final[Ask[Root]] = ExactAsk("pay-item", "11.2.6.III", ready_items, why_not_ready)
ASKS = (PAY_ITEM, REFRESH, DAMAGE, REPAIR_ITEM, REMOVE_ITEM, WHICH_OF_TWO)
