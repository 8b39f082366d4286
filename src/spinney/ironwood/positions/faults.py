"""What cannot be in a position, beyond what each field says for itself."""

from __future__ import annotations

from spinney.core.fields import Fields
from spinney.ironwood.hands import permanents, specials
from spinney.ironwood.ironclads import FORGES_TO_WIN, forges
from spinney.ironwood.pieces import (
    crystal_supply,
    cube_supply,
    golems_left,
    totem_supply,
    warrior_supply,
)
from spinney.ironwood.rounds import ACTIONS, CARDS_A_ROUND, HAND_LIMIT
from spinney.ironwood.setup import places_to_help
from spinney.ironwood.state import (
    ACT,
    BARE,
    CUBES,
    ENLIST,
    HELP,
    KEEP,
    PREPARE,
    STAGES,
    WEAKEN,
    Ironwood,
)
from spinney.ironwood.woodwalkers import TOTEMS_TO_WIN
from spinney.ironwood.words import CARD_NAMES, IRONCLADS, MOUNTAINS, SIDE_NAMES, SIDES, WOODWALKERS


def check(g: Ironwood, f: Fields) -> None:
    check_supplies(g, f)
    if not g.over:
        check_progress(g, f)
        check_hands(g, f)
        check_leftovers(g, f)


def check_supplies(g: Ironwood, f: Fields) -> None:
    """1.1: no more pieces than there are."""
    tokens = MOUNTAINS - 1 - g.sites.count(BARE)
    for name, what, left in (
        ("crystals", "crystals", crystal_supply(g)),
        ("cubes", "cubes", cube_supply(g)),
        ("warriors", "warriors of the Woodwalkers", warrior_supply(g, WOODWALKERS)),
        ("warriors", "warriors of the Ironclads", warrior_supply(g, IRONCLADS)),
        ("golems", "golems", golems_left(g)),
        ("sites", "foundations and forges", g.terms.tokens - tokens),
        ("totems", "totems", totem_supply(g)),
    ):
        if left < 0:
            f.wrong(name, f"there are {-left} {what} too many (rule 1.1)")


def check_progress(g: Ironwood, f: Fields) -> None:
    """Where the round stands, and whether somebody has won."""
    named = STAGES[g.stage]
    if g.stage == ACT and (g.slot == ACTIONS or g.slot % 2 != g.side):
        f.wrong("slot", f"the {SIDE_NAMES[g.side]} do not act in slot {g.slot}")
    if g.stage != ACT and g.slot != (0 if g.stage < ACT else ACTIONS):
        f.wrong("slot", f"it is for stage 'act' only: leave it out in stage {named!r}")
    if g.stage > PREPARE and g.round == 0:
        f.unreachable("round", f"stage {named!r} is part of a round: it is 1 at least")
    if g.round_limit and g.round > g.round_limit:
        f.unreachable("round", f"the game ends after round {g.round_limit} (rule U16)")
    if g.secured >= TOTEMS_TO_WIN:
        f.unreachable("totems.secured", f"with {g.secured} the Woodwalkers have won (rule 9.1)")
    if forges(g) >= FORGES_TO_WIN:
        f.unreachable("sites", f"with {forges(g)} forges the Ironclads have won (rule 8.1)")


def check_hands(g: Ironwood, f: Fields) -> None:
    """Whether each side holds what it is about to give back, and no more than it may keep."""
    for side in SIDES:
        hand, place = g.hands[side], f"cards.{SIDE_NAMES[side]}.hand"
        back = g.first_draw[side] - CARDS_A_ROUND
        keeps = g.stage == KEEP and side != g.automaton and side >= g.side
        if keeps and len(specials(g, side)) < back:
            f.wrong(place, f"in stage 'keep' {back} special cards are put back (rule 3.4)")
        if g.stage in (PREPARE, WEAKEN, ENLIST) and side != g.automaton and len(hand) > HAND_LIMIT:
            f.unreachable(place, f"{HAND_LIMIT} cards are kept, not {len(hand)} (rule 3.13)")
        if g.stage == HELP and g.extra[side] > len(places_to_help(g, side)):
            what = "there are not as many places with the warriors of the start (rule 12.2)"
            f.wrong(f"help.{SIDE_NAMES[side]}", what)


def check_leftovers(g: Ironwood, f: Fields) -> None:
    """What the rules would put away before anybody could use it."""
    named = STAGES[g.stage]
    gone = f"it is gone in stage {named!r}"
    if g.stage != CUBES and g.pending:
        f.unreachable("pending", f"{gone}: it is for 'cubes' only")
    for card in g.pending:
        if g.stage == CUBES and card not in permanents(g, g.side):
            what = f"{CARD_NAMES[card]!r} is none of the {SIDE_NAMES[g.side]}'s permanents"
            f.unreachable("pending", what)
    if g.stage not in (CUBES, ACT):
        for name, moved in (
            ("moved", any(g.moved)),
            ("moved_golems", any(g.moved_golems)),
            ("drill.moved", g.drill_moved),
        ):
            if moved:
                f.unreachable(name, f"{gone}: it is for 'cubes' and 'act' only")
    if g.stage != HELP and any(g.extra):
        f.unreachable("help", f"{gone}: it is for 'help' only")
    if g.stage in (PREPARE, KEEP):
        for side in SIDES:
            for zone, cards in (("played", g.played[side]), ("spent", g.spent[side])):
                if cards:
                    what = f"in stage {named!r} the cards of the last round are away (rule 3.12)"
                    f.unreachable(f"cards.{SIDE_NAMES[side]}.{zone}", what)
