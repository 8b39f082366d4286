"""The Automaquis, who plays the Woodwalkers alone (chapter 11): states, turn and icons."""

from __future__ import annotations

from typing import Final

from spinney.core.question import NOT_AN_ANSWER, Ask, Question, Refusal
from spinney.ironwood.effects.resolving import answer
from spinney.ironwood.hands import draw, reshuffle
from spinney.ironwood.ironclads import FORGES_TO_WIN, forges
from spinney.ironwood.pieces import recruit_warrior, steal, totem_supply, units, warrior_supply
from spinney.ironwood.refusals import NOT_BURNABLE, NOTHING_TO_STEAL
from spinney.ironwood.solo import purposes as p
from spinney.ironwood.solo.automaquis_moves import (
    AT_DRILL,
    AT_FERRUM,
    AT_FOUNDATION,
    AT_POSSIBLE,
    AT_TOTEM,
    AT_WARBAND,
    attack,
    carried,
    interfere,
    plunder,
    possible_mountains,
    recruit,
    secure,
)
from spinney.ironwood.solo.automaquis_visions import (
    discard_top,
    discover,
    shuffle_visions,
    take_back,
    turn_up_top,
)
from spinney.ironwood.solo.automaton import (
    DONE,
    ENDED,
    IDLE,
    Act,
    Choice,
    begin,
    burnables,
    draw_on_top,
    earn,
    expend,
    has_no_hand,
    lay_out,
    make_burn,
    mark_the_turn,
    resolve_card,
)
from spinney.ironwood.solo.changes import RICH, add_spirits
from spinney.ironwood.state import FOUNDATION, Ironwood, ask
from spinney.ironwood.woodwalkers import discoverers
from spinney.ironwood.words import (
    BURN,
    DISRUPTIVE,
    EXALTED,
    IRONCLADS,
    NOTHING,
    STEAL,
    WOODWALKERS,
)

RUSH: Final = 5
"""How many warriors move in a turn without a card."""
SPIRITS: Final = 2

ICON_RULES: Final = {
    "alert": "11.8.1",
    "arrows": "11.8.2",
    "battle": "11.8.3",
    "card": "11.8.4",
    "crystals": "11.8.5",
    "cubes": "11.8.6",
    "eye": "11.8.7",
    "search": "11.8.8",
    "shield": "11.8.9",
    "warband": "11.8.10",
}


def turn(g: Ironwood) -> Act:
    """11.4, 11.6, 11.7: the state, a totem located, then the procedure of the state."""
    begin(g)
    take_state(g)
    if g.stance == DISRUPTIVE and locate(g):
        spend_located(g)
        yield from answer(g)
        return ENDED
    if has_no_hand(g):
        return ENDED
    if g.stance == DISRUPTIVE and g.crystals[IRONCLADS] >= RICH:  # 11.7.1
        plunder(g, RUSH)
        yield from attack(g, (AT_FERRUM, AT_FOUNDATION))
    elif g.stance == EXALTED and carried(g):  # 11.7.2
        secure(g, RUSH)
    else:
        yield from resolve_card(g, expend(g), ICON_RULES, resolve_icon)
        return ENDED
    yield from answer(g)
    if not g.over:
        mark_the_turn(g)
    return ENDED


# States


def take_state(g: Ironwood) -> None:
    """11.4: exalted while a totem is on the board, unless the last forge can be built."""
    name = "exalted"
    if not g.totems:
        name = "disruptive"
    elif forges(g) == FORGES_TO_WIN - 1 and FOUNDATION in g.sites and g.crystals[IRONCLADS] >= RICH:
        name = "threatened"
    g.stance = EXALTED if name == "exalted" else DISRUPTIVE
    g.tell(f"stance-{name}", "11.4.2" if name == "exalted" else "11.4.1")


def locate(g: Ironwood) -> bool:
    """11.6: a vision is turned up; if it was the last, a totem is discovered there."""
    if len(g.vision_deck) != 1:
        if g.vision_deck:
            discard_top(g)
        return False
    find(g, turn_up_top(g), "11.6")
    return True


def find(g: Ironwood, mountain: int, rule: str) -> None:
    """11.17, and with a totem on the board it is exalted at once (U55)."""
    discover(g, mountain, rule)
    if g.totems:
        g.stance = EXALTED
        g.tell("stance-exalted", "U55")


def spend_located(g: Ironwood) -> None:
    """11.6: a card marks the turn, from the deck (U43)."""
    if not g.terms.located_from_hand:
        if not g.decks[WOODWALKERS]:
            reshuffle(g, WOODWALKERS)
        if g.decks[WOODWALKERS]:
            lay_out(g, g.decks[WOODWALKERS].pop())
    elif g.hands[WOODWALKERS]:
        expend(g)


# Icons


def resolve_icon(g: Ironwood, icon: str, card: int) -> Act:
    """11.8: one line of the table for each icon, in the column of the state."""
    exalted = g.stance == EXALTED
    if icon == "alert":
        if not g.hands[WOODWALKERS]:
            return IDLE
        return (yield from resolve_card(g, expend(g), ICON_RULES, resolve_further))
    if icon == "arrows":
        return (yield from shoot(g, exalted))
    if icon == "battle":
        return (yield from skirmish(g, exalted))
    if icon == "card":
        drew = draw_on_top(g, "11.8.4")
        return max(int(drew), earn(g, "11.8.4"))
    if icon == "crystals":
        return (yield from raid(g, exalted))
    if icon == "cubes":
        added = int(add_spirits(g, SPIRITS, "11.8.6"))
        return max(added, secure(g, 2) if exalted else interfere(g, 2))
    if icon == "eye":
        return look_around(g, exalted)
    if icon == "search":
        return search(g, exalted)
    if icon == "shield":
        return (yield from demand(g))
    return call_up(g, exalted)  # warband


def resolve_further(g: Ironwood, icon: str, card: int) -> Act:
    """11.8.1: on a second card an alert icon is only a crystal."""
    if icon == "alert":
        return earn(g, "11.8.1")
    return (yield from resolve_icon(g, icon, card))


def shoot(g: Ironwood, exalted: bool) -> Act:
    """11.8.2"""
    if exalted:
        moved = max(plunder(g, 3), interfere(g, 2))
        kinds = (AT_DRILL, AT_FERRUM, AT_FOUNDATION, AT_WARBAND)
    else:
        moved = max(interfere(g, 3), plunder(g, 2))
        kinds = (AT_POSSIBLE, AT_DRILL, AT_FERRUM, AT_WARBAND)
    return max(moved, (yield from attack(g, kinds)))


def skirmish(g: Ironwood, exalted: bool) -> Act:
    """11.8.3"""
    if exalted:
        moved = secure(g, 2)
        kinds: tuple[int, ...] = (AT_TOTEM, AT_POSSIBLE, AT_WARBAND)
    else:
        moved = interfere(g, 2)
        kinds = (AT_FOUNDATION, AT_POSSIBLE, AT_DRILL, AT_WARBAND)
    return moved if g.over else max(moved, (yield from attack(g, kinds)))


def raid(g: Ironwood, exalted: bool) -> Act:
    """11.8.5"""
    if exalted:
        moved = interfere(g, 2)
        kinds = (AT_FOUNDATION, AT_POSSIBLE, AT_WARBAND)
        return max(moved, (yield from attack(g, kinds, loot=1)))
    moved = plunder(g, 2)
    return max(moved, (yield from attack(g, (AT_DRILL, AT_FERRUM))))


def look_around(g: Ironwood, exalted: bool) -> int:
    """11.8.7"""
    if exalted:
        moved = interfere(g, 2, g.terms.eye_moves_warbands)  # U45
        cards = len(g.vision_deck)
        if locate(g):
            return ENDED
        return max(moved, int(cards > 0))
    back = len(g.burned) > 0
    if back:
        take_back(g, "11.8.7")
        shuffle_visions(g)
    return max(int(back), secure(g, 2))


def search(g: Ironwood, exalted: bool) -> int:
    """11.8.8: a totem where a warband stands before an open mountain; it ends the turn."""
    if exalted:
        moved = secure(g, 3, carry=False)
        return max(moved, secure(g, 1))
    possible = possible_mountains(g) if totem_supply(g) else []
    open_ones = [m for m in possible if not units(g, m) and discoverers(g, m - 1)]
    mountain = Choice(open_ones, p.POSSIBLE).take(g, p.DISCOVER, "11.8.8")
    if mountain == NOTHING:
        return secure(g, 3)
    find(g, mountain, "11.8.8")
    return ENDED


def call_up(g: Ironwood, exalted: bool) -> int:
    """11.8.10: to a warband with a totem; otherwise, or as well (U44), as at the round's end."""
    joined = IDLE
    if exalted and carried(g) and warrior_supply(g, WOODWALKERS):
        forest = Choice(carried(g), p.TOTEM).take(g, p.RECRUIT, "11.8.10")
        joined = int(recruit_warrior(g, WOODWALKERS, forest, "11.8.10"))
        if not g.terms.warband_twice:
            return joined
    return max(joined, recruit(g, 0, "11.8.10"))


def demand(g: Ironwood) -> Act:
    """11.8.9: the other side burns a card, for which one is drawn, or gives a crystal."""
    if not burnables(g, IRONCLADS) and not g.crystals[IRONCLADS]:
        return IDLE
    choice = yield ask(g, TRIBUTE, IRONCLADS)
    if choice == STEAL:
        steal(g, WOODWALKERS, 1, "11.8.9")
    else:
        yield from make_burn(g)
        draw(g, WOODWALKERS, 1, "11.8.9")
    return DONE


def why_not_tribute(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == BURN:
        return None if burnables(g, IRONCLADS) else NOT_BURNABLE
    if word == STEAL:
        return None if g.crystals[IRONCLADS] else NOTHING_TO_STEAL
    return NOT_AN_ANSWER


TRIBUTE: Final[Ask[Ironwood]] = Ask(
    "tribute", "11.8.9", lambda g, q: (BURN, STEAL), why_not_tribute
)
ASKS = (TRIBUTE,)
