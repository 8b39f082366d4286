"""Removing pieces, what it scores (3.2.1) and what follows from it."""

from __future__ import annotations

from spinney.core.question import Flow
from spinney.root.faction import Loss, of
from spinney.root.pieces import pieces_in, put_warriors, take_piece
from spinney.root.state import NOBODY, Battle, Root, are_partners, enemies
from spinney.root.victory import score
from spinney.root.words import CLEARING, CLEARINGS, COFFIN_MAKERS, PIECE, SUIT


def remove(g: Root, losses: list[Loss], battle: Battle | None, rule: str) -> Flow:
    """Remove all the pieces, then score for them, then resolve what follows (1.1.3)."""
    losses = [loss for loss in losses if loss.warriors or loss.pieces]
    for loss in losses:
        put_warriors(g, loss.owner, loss.clearing, -loss.warriors)
        g.supply[loss.owner] += loss.warriors
        if loss.warriors:
            seat = g.seat_of[loss.owner]
            g.tell("lost-warriors", rule, seat, loss.warriors, CLEARING + loss.clearing)
        for piece in loss.pieces:
            take_piece(g, piece, loss.clearing)
            g.tell(
                "lost-piece", rule, g.seat_of[loss.owner], PIECE + piece, CLEARING + loss.clearing
            )
    # If several would win by it, the player whose turn it is does (3.1).
    first = [loss for loss in losses if loss.by == g.active]
    then = [loss for loss in losses if loss.by != g.active]
    for loss in first + then:
        if loss.by not in (NOBODY, loss.owner) and not are_partners(g, loss.by, loss.owner):
            score(g, loss.by, len(loss.pieces), "3.2.1")
    for owner in owners(losses):
        yield from consequences(g, owner, [loss for loss in losses if loss.owner == owner], battle)


def owners(losses: list[Loss]) -> list[int]:
    """Who lost something, each once; in a battle the attacker comes first."""
    found: list[int] = []
    for loss in losses:
        if loss.owner not in found:
            found.append(loss.owner)
    return found


def consequences(g: Root, owner: int, losses: list[Loss], battle: Battle | None) -> Flow:
    for loss in losses:
        if loss.warriors:
            rescued = yield from of(owner).rescue(g, owner, loss.clearing, loss.warriors, battle)
            if not loss.replaced:
                to_the_coffin_makers(g, owner, loss.warriors - rescued)
    yield from of(owner).after_losses(g, owner, losses, battle)
    for loss in losses:
        if loss.by not in (NOBODY, owner):
            yield from of(loss.by).after_removing(g, loss.by, loss, battle)


def to_the_coffin_makers(g: Root, owner: int, n: int) -> None:
    """Warriors that came to the supply lie on the Coffin Makers, if anybody has crafted them."""
    if any(COFFIN_MAKERS in g.crafted[me] for me in g.factions):
        g.supply[owner] -= n
        g.coffins[owner] += n


def remove_warriors(g: Root, by: int, owner: int, c: int, n: int, rule: str) -> Flow:
    yield from remove(g, [Loss(owner, by, c, n, [])], None, rule)


def remove_piece(g: Root, by: int, owner: int, c: int, piece: int, rule: str) -> Flow:
    yield from remove(g, [Loss(owner, by, c, 0, [piece])], None, rule)


def sweep(g: Root, by: int, clearings: list[int], rule: str) -> Flow:
    """Remove all enemy pieces from these clearings; pawns stay, but suffer (9.2.2.I)."""
    losses = []
    for c in clearings:
        for owner in enemies(g, by):
            warriors = g.warriors[owner * CLEARINGS + c]
            losses.append(Loss(owner, by, c, warriors, pieces_in(g, owner, c)))
    yield from remove(g, losses, None, rule)
    for c in clearings:
        for owner in enemies(g, by):
            if of(owner).has_pawn_in(g, owner, c):
                yield from of(owner).swept(g, owner, by, c)


def favor(g: Root, me: int, suit: int) -> Flow:
    """The three cards that remove all enemy pieces from the clearings of a suit."""
    g.tell("favor", "4.1.2", g.seat_of[me], SUIT + suit)
    yield from sweep(g, me, [c for c in range(12) if g.suits[c] == suit], "4.1.2")
