"""The Hoard (14.2.4): gaining items by crafting, by looting and from ruins."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.battle import as_owner
from spinney.root.belongings import clear_ruin, lose_crafted_item, take_out
from spinney.root.factions.hundreds.board import SPACES, board_of, track_of
from spinney.root.hands import distinct
from spinney.root.refusals import NOT_HERE
from spinney.root.rule import rules
from spinney.root.state import Battle, Root, has_seat
from spinney.root.victory import score
from spinney.root.words import CLEARING, DONE, FACTION, ITEM, ITEMS, POINTS, VOCABULARY

LOOT: Final = VOCABULARY.number("loot")
POINTS_FOR_TOO_MANY: Final = 1
NOTHING: Final = -1

NOT_ON_THAT_TRACK: Final = Refusal("not-on-that-track", "14.2.4.I")
NOT_THEIRS_TO_LOOT: Final = Refusal("not-theirs-to-loot", "14.2.5")
NOT_UNDER_THAT_RUIN: Final = Refusal("not-under-that-ruin", "14.4.1")
HOARDED_FROM_A_RUIN: Final = Refusal("hoarded-from-a-ruin", "9.7.3")
REFUSALS = (NOT_ON_THAT_TRACK, NOT_THEIRS_TO_LOOT, NOT_UNDER_THAT_RUIN, HOARDED_FROM_A_RUIN)
EVENTS = {
    "hoarded": ("seat", "item"),
    "item-removed": ("seat", "item"),
    "looting": ("owner", "foe"),
    "looted": ("seat", "other", "item"),
    "looted-for-sale": ("seat", "faction", "item"),
    "seen-under-ruin": ("item", "clearing"),
    "left-under-ruin": ("seat", "item", "clearing"),
    "dragged-out": ("seat", "item", "clearing"),
    "ruin-razed": ("clearing",),
}


def gain(g: Root, me: int, item: int, rule: str) -> Flow:
    """14.2.4.I: on a full track, it or an item that is there must go, for a point."""
    board, seat = board_of(g), g.seat_of[me]
    track = board.hoard[track_of(item)]
    is_full = len(track) == SPACES
    gone = (yield Question(MAKE_ROOM, seat, (ITEM + item,))) - ITEM if is_full else NOTHING
    track.append(item)
    if is_full:
        board.discard(gone)
    g.tell("hoarded", rule, seat, ITEM + item)
    if is_full:
        g.tell("item-removed", "14.2.4.I", seat, ITEM + gone)
        score(g, me, POINTS_FOR_TOO_MANY, "14.2.4.I")


def discard(g: Root, me: int, item: int, rule: str) -> None:
    """Remove an item of the Hoard permanently."""
    board_of(g).discard(item)
    g.tell("item-removed", rule, g.seat_of[me], ITEM + item)


def craft_with_contempt(g: Root, me: int, item: int, points: int) -> Generator[Question, int, int]:
    """14.2.3: the item or the points, but not both."""
    word = yield Question(CONTEMPT, g.seat_of[me], (ITEM + item, points))
    if word == POINTS:
        g.tell("item-removed", "14.2.3", g.seat_of[me], ITEM + item)
        return points
    yield from gain(g, me, item, "14.2.3")
    return 0


# 14.2.5 Looters


def declare(g: Root, me: int, battle: Battle) -> Flow:
    """The attacker may loot whoever has a crafted item, and then deals no rolled hits."""
    defender = battle.sides[1]
    if not any(g.items[defender]):
        return
    about = (FACTION + defender, CLEARING + battle.clearing)
    if (yield Question(LOOT_OR_NOT, g.seat_of[me], about)) == LOOT:
        battle.holds_back |= 1
        g.tell("looting", "14.2.5", FACTION + me, FACTION + defender)


def loot(g: Root, me: int, battle: Battle) -> Flow:
    """After the battle whoever rules there takes an item."""
    defender = battle.sides[1]
    looting = battle.sides[0] == me and battle.holds_back & 1 > 0
    if g.over or not looting or not rules(g, me, battle.clearing) or not any(g.items[defender]):
        return
    word = yield Question(LOOT_WHAT, g.seat_of[me], (FACTION + defender,))
    lose_crafted_item(g, defender, word - ITEM)
    if has_seat(g, defender):
        g.tell("looted", "14.2.5", g.seat_of[me], g.seat_of[defender], word)
    else:
        g.tell("looted-for-sale", "14.2.5", g.seat_of[me], FACTION + defender, word)
    yield from gain(g, me, word - ITEM, "14.2.5")


# 14.4.1 Items from ruins


def take_from_ruin(g: Root, me: int, c: int) -> Flow:
    """One item; of two, the Hundreds look at both and choose (9.7.3)."""
    board, seat = board_of(g), g.seat_of[me]
    there = g.ruin_items[c]
    g.reveal()
    open_to_take = [item for item in there if not board.from_ruins >> item & 1]
    if len(there) > 1:
        board.looked |= 1 << c
        for item in there:
            g.tell_to(1 << seat, "seen-under-ruin", "9.7.3", ITEM + item, CLEARING + c)
    if not open_to_take:
        board.shown |= 1 << c
        for item in there:
            g.tell("left-under-ruin", "9.7.3", seat, ITEM + item, CLEARING + c)
        return
    item = there[0]
    if len(there) > 1:
        item = (yield Question(RAZE_FOR, seat, (CLEARING + c,), True)) - ITEM
    take_out(g, c, item)
    g.reveal()
    g.tell("dragged-out", "14.4.1", seat, ITEM + item, CLEARING + c)
    if clear_ruin(g, c):
        g.tell("ruin-razed", "14.4.1", CLEARING + c)
    board.from_ruins |= 1 << item
    yield from gain(g, me, item, "14.4.1")


# What can be chosen, and why not


def items_for_room(g: Root, q: Question) -> list[int]:
    """The item that was gained, and those of its track."""
    gained = q.about[0]
    track = board_of(g).hoard[track_of(gained - ITEM)]
    return [ITEM + item for item in distinct([*track, gained - ITEM])]


def why_not_make_room(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in items_for_room(g, q) else NOT_ON_THAT_TRACK


def why_not_contempt(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in (q.about[0], POINTS) else NOT_HERE


def why_not_loot_or_not(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in (LOOT, DONE) else NOT_HERE


def lootable(g: Root, q: Question) -> list[int]:
    items = g.items[as_owner(q.about[0])]
    return [ITEM + item for item in range(ITEMS) if items[item]]


def why_not_loot_what(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in lootable(g, q) else NOT_THEIRS_TO_LOOT


def under_ruin(g: Root, q: Question) -> list[int]:
    return [ITEM + item for item in distinct(g.ruin_items[q.about[0] - CLEARING])]


def why_not_raze_for(g: Root, q: Question, word: int) -> Refusal | None:
    if word not in under_ruin(g, q):
        return NOT_UNDER_THAT_RUIN
    has_it = board_of(g).from_ruins >> word - ITEM & 1
    return HOARDED_FROM_A_RUIN if has_it else None


MAKE_ROOM: Final[Ask[Root]] = Ask(
    "make-room", "14.2.4.I", items_for_room, why_not_make_room, ("item",)
)
CONTEMPT: Final[Ask[Root]] = Ask(
    "contempt", "14.2.3", lambda g, q: (q.about[0], POINTS), why_not_contempt, ("item", "count")
)
LOOT_OR_NOT: Final[Ask[Root]] = Ask(
    "loot", "14.2.5", lambda g, q: (LOOT, DONE), why_not_loot_or_not, ("faction", "clearing")
)
LOOT_WHAT: Final[Ask[Root]] = Ask("loot-what", "14.2.5", lootable, why_not_loot_what, ("faction",))
RAZE_FOR: Final[Ask[Root]] = Ask("raze-for", "14.4.1", under_ruin, why_not_raze_for, ("clearing",))
ASKS = (MAKE_ROOM, CONTEMPT, LOOT_OR_NOT, LOOT_WHAT, RAZE_FOR)
