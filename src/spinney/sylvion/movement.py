"""Movement, combat, damage, the Final Assault and the score (chapter 4), the figure with them."""

from __future__ import annotations

from spinney.core.question import Flow
from spinney.sylvion.cards import EDGE, FOUNTAIN, STRENGTH, TREE, VITALITY, is_elemental
from spinney.sylvion.deck import draw, whose
from spinney.sylvion.state import BESIDE, GONE, Sylvion, end
from spinney.sylvion.words import (
    ACID_LAKE,
    BLAZING_2,
    BLAZING_4,
    CELLS,
    EMPTY,
    FOREST,
    GEYSER,
    SQUARE,
    WIDTH,
)


def move_all(g: Sylvion) -> Flow:
    """4.1: row by row from the top, in each the leftmost first, one move after the other."""
    for cell in range(CELLS):
        if is_elemental(g.board[cell]):
            if arrive(g, cell, next_left(g, cell)):
                seat = yield from whose(g)
                yield from draw(g, seat, 1, "4.2")
            if g.over:
                return


def next_left(g: Sylvion, cell: int) -> int:
    """The next square towards the forest; lakes are no squares for elementals (6.1)."""
    cell -= 1
    while g.board[cell] == ACID_LAKE:
        cell -= 1
    return cell


def arrive(g: Sylvion, origin: int, target: int) -> bool:
    """4.2: an elemental comes to a square, or to the forest. True if that destroyed a fountain."""
    card = g.board[origin]
    carrier = g.figure == origin
    if target % WIDTH == FOREST:
        enter_the_forest(g, origin)
        return False
    there = g.board[target]
    assert not is_elemental(there), "an elemental moves onto an elemental (R01)"
    if there == EMPTY:
        relocate(g, origin, target)
        g.tell("moved", "4.2", card, SQUARE + origin, SQUARE + target)
        return False
    if there == GEYSER:
        g.board[target] = EMPTY
        g.ravage_discard[GEYSER] += 1
        g.tell("met-geyser", "geyser", card, SQUARE + target)
        if carrier:
            shake_off(g, "R32")
            relocate(g, origin, target)
        else:
            destroy_elemental(g, origin, "geyser")
        return False
    mine, theirs = STRENGTH[card], STRENGTH[there]
    g.tell("combat", "4.2", card, there, SQUARE + target, mine, theirs)
    if mine > theirs:
        destroy_plant(g, target, "4.2")
        relocate(g, origin, target)
    elif carrier:
        destroy_plant(g, target, "6.2")
        shake_off(g, "6.2" if FOUNTAIN[there] else "R32")
        relocate(g, origin, target)
    else:
        destroy_elemental(g, origin, "4.2")
        if mine < theirs:
            return False
        destroy_plant(g, target, "4.2")
    return FOUNTAIN[there]


def relocate(g: Sylvion, origin: int, target: int) -> None:
    g.board[target] = g.board[origin]
    g.board[origin] = EMPTY
    if g.figure == origin:
        g.figure = target


def enter_the_forest(g: Sylvion, origin: int) -> None:
    """4.2 and 4.3; with the Ravage itself all is lost (6.2)."""
    card = g.board[origin]
    g.tell("entered-forest", "4.2", card, SQUARE + origin)
    if g.figure == origin:
        g.tell("ravage-in-forest", "6.2")
        end(g, False)
        return
    take_off(g, origin)
    hurt(g, STRENGTH[card], "4.3")


def hurt(g: Sylvion, damage: int, rule: str) -> None:
    """4.3: turn Bloom to Desolation; lost if there is none left to turn (R35)."""
    taken = min(damage, g.bloom)
    g.bloom -= taken
    if taken:
        g.tell("hurt", rule, taken, g.bloom)
    if damage > taken:
        g.tell("forest-lost", rule)
        end(g, False)


def take_off(g: Sylvion, cell: int) -> None:
    """Discard an elemental; a blazing one goes back to its supply (R12)."""
    card = g.board[cell]
    g.board[cell] = EMPTY
    if not BLAZING_2 <= card <= BLAZING_4:
        g.ravage_discard[card] += 1


def destroy_elemental(g: Sylvion, cell: int, rule: str) -> None:
    """Destroy an elemental, or the figure in its place (6.2)."""
    if g.figure == cell:
        shake_off(g, "6.2")
        return
    g.tell("destroyed", rule, g.board[cell], SQUARE + cell)
    take_off(g, cell)


def destroy_plant(g: Sylvion, cell: int, rule: str) -> None:
    """Destroy a fountain or tree. Whoever calls this sees to a fountain's draw (4.2)."""
    card = g.board[cell]
    g.board[cell] = EMPTY
    g.discard[card] += 1
    g.tell("destroyed", rule, card, SQUARE + cell)


def shake_off(g: Sylvion, rule: str) -> None:
    """The figure leaves its elemental; it waits beside the battlefield for the next (R31)."""
    g.tell("figure-off", rule, SQUARE + g.figure)
    g.figure = GONE if g.figure_once else BESIDE


def final_assault(g: Sylvion) -> None:
    """4.4: each elemental runs to its end, in the order of 4.1; draws no longer matter (R04)."""
    g.tell("final-assault", "4.4")
    for cell in range(CELLS):
        at = cell
        while is_elemental(g.board[at]):
            target = next_left(g, at)
            arrive(g, at, target)
            if g.over:
                return
            if target % WIDTH == FOREST:
                break
            at = target
    score(g)


def score(g: Sylvion) -> None:
    """4.5: the trees' vitality must turn every desolate Edge card."""
    vitality = 0
    for card in g.board:
        if card >= 0 and TREE[card]:
            vitality += VITALITY[card]
    desolate = EDGE - g.bloom
    g.tell("score", "4.5", vitality, desolate)
    end(g, vitality >= desolate)
