"""Removing pieces, what it scores (3.2.1) and what follows from it."""

from __future__ import annotations

from spinney.core.question import Flow
from spinney.root.faction import of
from spinney.root.pieces import pieces_in, put_warriors, take_piece
from spinney.root.power import (
    AFTER_LOSSES,
    AFTER_REMOVING,
    BURY,
    FORBIDS_REMOVING,
    RESCUE,
    Loss,
)
from spinney.root.rule import removable_by
from spinney.root.state import NOBODY, Battle, Root, are_partners, enemies
from spinney.root.victory import score
from spinney.root.words import CLEARING, FACTION, PIECE


def remove(g: Root, losses: list[Loss], battle: Battle | None, rule: str) -> Flow:
    """Remove all the pieces, then score for them, then resolve what follows (1.1.3)."""
    losses = [loss for loss in losses if loss.warriors or loss.pieces]
    if g.answering[FORBIDS_REMOVING]:
        losses = [loss for loss in losses if not is_safe(g, loss)]
    for landmark in g.landmarks:
        for loss in losses:
            landmark.loses(g, loss, battle)
    for loss in losses:
        if loss.warriors:
            put_warriors(g, loss.owner, loss.clearing, -loss.warriors)
            loss.in_supply = of(g, loss.owner).takes_back_warriors(g, loss.owner, loss)
            clearing = CLEARING + loss.clearing
            g.tell("lost-warriors", rule, FACTION + loss.owner, loss.warriors, clearing)
        for piece in loss.pieces:
            take_piece(g, piece, loss.clearing)
            g.tell(
                "lost-piece", rule, FACTION + loss.owner, PIECE + piece, CLEARING + loss.clearing
            )
    for loss in in_order_of_scoring(g, losses):
        if loss.by not in (NOBODY, loss.owner) and not are_partners(g, loss.by, loss.owner):
            score(g, loss.by, len(loss.pieces), "3.2.1")
            of(g, loss.owner).prize(g, loss.owner, loss)
            for landmark in g.landmarks:
                landmark.score_removal(g, loss)
    for owner in owners(losses):
        yield from consequences(g, owner, lost_by(owner, losses), battle)


def in_order_of_scoring(g: Root, losses: list[Loss]) -> list[Loss]:
    """If several would win by it, the player whose turn it is does (3.1)."""
    if len(losses) < 2:
        return losses
    first = [loss for loss in losses if loss.by == g.active]
    return first + [loss for loss in losses if loss.by != g.active]


def lost_by(owner: int, losses: list[Loss]) -> list[Loss]:
    """What of it was one owner's."""
    return losses if len(losses) < 2 else [loss for loss in losses if loss.owner == owner]


def is_safe(g: Root, loss: Loss) -> bool:
    """Whether something keeps others from removing these pieces."""
    return loss.by not in (NOBODY, loss.owner) and any(
        power.forbids_removing(g, owner, loss) for owner, power in g.answering[FORBIDS_REMOVING]
    )


def is_shielded(g: Root, by: int, owner: int, c: int) -> bool:
    """Whether nothing of an owner's here can be removed by somebody, nor replaced (G.1.21)."""
    if not g.answering[FORBIDS_REMOVING]:
        return False
    return is_safe(g, Loss(owner, by, c, 1, []))


def owners(losses: list[Loss]) -> list[int]:
    """Who lost something, each once; in a battle the attacker comes first."""
    found: list[int] = []
    for loss in losses:
        if loss.owner not in found:
            found.append(loss.owner)
    return found


def consequences(g: Root, owner: int, losses: list[Loss], battle: Battle | None) -> Flow:
    for loss in losses:
        if loss.in_supply:
            rescued = 0
            for holder, power in g.answering[RESCUE]:
                if holder == owner:
                    fallen = loss.in_supply - rescued
                    rescued += yield from power.rescue(g, owner, loss.clearing, fallen, battle)
            if not loss.replaced:
                lay_to_rest(g, owner, loss.in_supply - rescued)
    for holder, power in g.answering[AFTER_LOSSES]:
        if holder == owner:
            yield from power.after_losses(g, owner, losses, battle)
    for loss in losses:
        if loss.by not in (NOBODY, owner):
            for holder, power in g.answering[AFTER_REMOVING]:
                if holder == loss.by:
                    yield from power.after_removing(g, loss.by, loss, battle)


def lay_to_rest(g: Root, owner: int, n: int) -> None:
    """Fallen warriors are in the supply, unless somebody keeps them."""
    for holder, power in g.answering[BURY]:
        power.bury(g, holder, owner, n)
        return


def remove_warriors(g: Root, by: int, owner: int, c: int, n: int, rule: str) -> Flow:
    yield from remove(g, [Loss(owner, by, c, n, [])], None, rule)


def remove_piece(g: Root, by: int, owner: int, c: int, piece: int, rule: str) -> Flow:
    yield from remove(g, [Loss(owner, by, c, 0, [piece])], None, rule)


def replace(g: Root, loss: Loss, rule: str) -> Flow:
    """G.1.21: what goes is removed like anything else; then the new piece is to be placed."""
    loss.replaced = True
    yield from remove(g, [loss], None, rule)


def sweep(g: Root, by: int, clearings: list[int], rule: str) -> Flow:
    """Remove all enemy pieces from these clearings; pawns stay, but may suffer."""
    losses = []
    for c in clearings:
        for owner in enemies(g, by):
            warriors = removable_by(g, by, owner, c)
            losses.append(Loss(owner, by, c, warriors, pieces_in(g, owner, c)))
    yield from remove(g, losses, None, rule)
    for c in clearings:
        for owner in enemies(g, by):
            if of(g, owner).has_pawn_in(g, owner, c):
                yield from of(g, owner).swept(g, owner, by, c)
