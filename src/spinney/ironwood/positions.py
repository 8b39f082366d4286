"""A state of Ironwood as JSON that people can read and write. Decks start at the top."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from spinney.core.errors import PositionError
from spinney.core.positions import Fields, word_in
from spinney.core.setup import Setup
from spinney.ironwood.knowledge import OBSERVERS, conclude
from spinney.ironwood.moving import LAST_STAGE
from spinney.ironwood.options import begin
from spinney.ironwood.rounds import ACTIONS
from spinney.ironwood.state import (
    ACT,
    BARE,
    CRYSTALS,
    CUBES_IN_ALL,
    EVERYONE,
    OPPONENT,
    STAGES,
    TOTEMS,
    WARRIORS,
    Ironwood,
    crystal_supply,
    cube_supply,
    totem_supply,
    warrior_supply,
)
from spinney.ironwood.supply import golems_left
from spinney.ironwood.views import marks, names, result, vision_names
from spinney.ironwood.words import (
    BASE_CARDS,
    CARD_NAMES,
    CARDS,
    FERRUM,
    IRONCLADS,
    MOUNTAINS,
    NOTHING,
    PLACE,
    PLACE_NAMES,
    PLACES,
    SIDE_CARDS,
    SIDE_NAMES,
    STANCE_NAMES,
    VISION,
    VISIONS,
    VOCABULARY,
    WOODWALKERS,
    side_of,
)

SITES = ("bare", "foundation", "forge")
RESULTS = ("open", "drawn", *SIDE_NAMES)
OBSERVER_NAMES = (*SIDE_NAMES, "public")
SIDES = (WOODWALKERS, IRONCLADS)
STANCES = (STANCE_NAMES[3:], STANCE_NAMES[:3])
"""Those of the automaton of each side, the first one first."""
LAST_PLACE = PLACE + PLACES - 1


# Writing


def write(g: Ironwood) -> dict[str, Any]:
    return {
        "stage": STAGES[g.stage],
        "round": g.round,
        "side": SIDE_NAMES[g.side],
        "slot": g.slot,
        "result": result(g) or "open",
        "warriors": by_place(g.warriors),
        "golems": by_place(g.golems),
        "moved": by_place(g.moved),
        "moved_golems": by_place(g.moved_golems),
        "sites": {
            PLACE_NAMES[place]: SITES[site]
            for place, site in enumerate(g.sites)
            if site != BARE and place != FERRUM
        },
        "totems": {
            "intact": [PLACE_NAMES[totem >> 1] for totem in g.totems if not totem & 1],
            "fading": [PLACE_NAMES[totem >> 1] for totem in g.totems if totem & 1],
            "secured": g.secured,
            **({"lost": g.lost_totems} if g.lost_totems else {}),
        },
        "drill": {
            "at": PLACE_NAMES[g.drill],
            "track": g.track,
            "hopper": g.hopper,
            "moved": g.drill_moved,
        },
        "crystals": dict(zip(SIDE_NAMES, g.crystals, strict=True)),
        "help": dict(zip(SIDE_NAMES, g.extra, strict=True)),
        "marks": marks(g),
        "cards": {SIDE_NAMES[side]: write_cards(g, side) for side in SIDES},
        "cubes": {CARD_NAMES[card]: n for card, n in enumerate(g.cubes) if n},
        "lasting": names(g.lasting),
        "pending": names(g.pending),
        "visions": {
            "deck": vision_names(g.vision_deck[::-1]),
            "hand": vision_names(g.vision_hand),
            "found": vision_names(g.found),
            "burned": vision_names(sorted(g.burned)),
        },
        "beliefs": write_beliefs(g),
        **({} if g.automaton == NOTHING else {"automaton": write_automaton(g)}),
    }


def write_automaton(g: Ironwood) -> dict[str, Any]:
    return {
        "stance": STANCE_NAMES[g.stance],
        "alert": g.alert,
        "marked": [PLACE_NAMES[m] for m in range(MOUNTAINS) if g.marked >> m & 1],
        "spirits": g.spirits,
        "under": g.under,
        "upon": g.upon,
    }


def by_place(counts: list[int]) -> dict[str, int]:
    return {PLACE_NAMES[place]: n for place, n in enumerate(counts) if n}


def write_cards(g: Ironwood, side: int) -> dict[str, Any]:
    hand = g.hands[side]
    return {
        "hand": names(hand[::-1] if side == g.automaton else hand),
        "deck": names(g.decks[side][::-1]),
        "foreseen": g.foreseen[side],
        "played": names(g.played[side]),
        "in_play": names(g.in_play[side]),
        "discard": names(sorted(g.discards[side])),
        "spent": names(g.spent[side]),
        "seen_by_opponent": names([card for card in hand if g.seen[card] & OPPONENT]),
        "seen_by_everyone": names([card for card in hand if g.seen[card] & EVERYONE]),
    }


def write_beliefs(g: Ironwood) -> dict[str, dict[str, list[str]]]:
    """For each observer the visions that a card may be, where that is not what one would expect."""
    usual = usual_beliefs(g)
    return {
        OBSERVER_NAMES[observer]: {
            VOCABULARY.word(VISION + card): vision_names(bits_of(g.beliefs[observer][card]))
            for card in range(VISIONS)
            if g.beliefs[observer][card] != usual[observer][card]
        }
        for observer in OBSERVERS
    }


def usual_beliefs(g: Ironwood) -> list[list[int]]:
    """What follows from the zones alone: the Woodwalkers know what they hold and have burned.

    Against an automaton everybody knows what was burned (10.3, 11.1).
    """
    beliefs = []
    for observer in OBSERVERS:
        known = g.found.copy()
        if observer == WOODWALKERS:
            known += g.vision_hand
        if observer == WOODWALKERS or g.automaton != NOTHING:
            known += g.burned
        hidden = sum(1 << vision for vision in range(VISIONS) if vision not in known)
        beliefs.append([1 << v if v in known else hidden for v in range(VISIONS)])
    return beliefs


def bits_of(mask: int) -> list[int]:
    return [vision for vision in range(VISIONS) if mask >> vision & 1]


# Reading


def read(setup: Setup, fields: Mapping[str, Any]) -> Ironwood:
    """Left-out places are empty; left-out cards are in the decks, base cards in the hands.

    Left-out progress is the Woodwalkers' first action of round 1.
    """
    f = Fields(fields, "state")
    g = begin(setup)
    g.stage = STAGES.index(f.one_of("stage", STAGES, "act"))
    g.round = f.number("round", 0, 10_000, 1)
    g.side = SIDE_NAMES.index(f.one_of("side", SIDE_NAMES, SIDE_NAMES[WOODWALKERS]))
    g.slot = f.number("slot", 0, ACTIONS, g.side)
    if g.stage == ACT and (g.slot == ACTIONS or g.slot % 2 != g.side):
        raise f.wrong("slot", f"the {SIDE_NAMES[g.side]} do not act in slot {g.slot}")
    outcome = f.one_of("result", RESULTS, "open")
    g.over = outcome != "open"
    g.winner = SIDE_NAMES.index(outcome) if outcome in SIDE_NAMES else NOTHING
    read_board(g, f)
    read_drill(g, f.object("drill"))
    g.crystals = by_side(f, "crystals", CRYSTALS)
    g.extra = by_side(f, "help", 4)
    cards = f.object("cards")
    for side in SIDES:
        read_cards(g, cards.object(SIDE_NAMES[side]), side)
    cards.done()
    read_table(g, f)
    read_visions(g, f.object("visions"))
    read_beliefs(g, f.object("beliefs"))
    if g.automaton != NOTHING:
        read_automaton(g, f.object("automaton"))
    f.done()
    check_supplies(g)
    return g


def read_automaton(g: Ironwood, f: Fields) -> None:
    stances = STANCES[g.automaton]
    g.stance = STANCE_NAMES.index(f.one_of("stance", stances, stances[0]))
    g.alert = f.flag("alert", True)
    for i, name in enumerate(f.array("marked")):
        mountain = place_in(g, name, f"{f.path('marked')}[{i}]")
        if not 0 < mountain < MOUNTAINS or g.automaton != IRONCLADS:
            raise f.wrong(f"marked[{i}]", "the Automacier marks mountains that have a vision")
        g.marked |= 1 << mountain
    g.spirits = f.number("spirits", 0, CUBES_IN_ALL if g.automaton == WOODWALKERS else 0, 0)
    held = len(g.hands[g.automaton])
    g.under = f.number("under", 0, held, 0)
    g.upon = f.number("upon", 0, held - g.under, 0)
    f.done()


def read_board(g: Ironwood, f: Fields) -> None:
    g.warriors = place_counts(g, f, "warriors", WARRIORS)
    g.golems = place_counts(g, f, "golems", g.golem_supply, MOUNTAINS)
    g.moved = place_counts(g, f, "moved", WARRIORS)
    g.moved_golems = place_counts(g, f, "moved_golems", g.golem_supply, MOUNTAINS)
    for name, moved, there in (
        ("moved", g.moved, g.warriors),
        ("moved_golems", g.moved_golems, g.golems),
    ):
        if any(m > n for m, n in zip(moved, there, strict=True)):
            raise f.wrong(name, "more have moved than are there")
    sites = f.object("sites")
    for name in keys(sites):
        place = place_in(g, name, sites.path(name))
        if not g.box.board.outer >> place & 1 or place >= MOUNTAINS:
            raise sites.wrong(name, "only outer mountains have foundations and forges")
        g.sites[place] = SITES.index(sites.one_of(name, SITES, "bare"))
    totems = f.object("totems")
    for fading, name in enumerate(("intact", "fading")):
        for i, at in enumerate(totems.array(name)):
            place = place_in(g, at, f"{totems.path(name)}[{i}]")
            if place < MOUNTAINS or g.box.board.outer >> place & 1:
                raise totems.wrong(f"{name}[{i}]", "totems on the board are in inner forests")
            g.totems.append(2 * place + fading)
    g.totems.sort()
    g.secured = totems.number("secured", 0, TOTEMS, 0)
    g.lost_totems = totems.number("lost", 0, 0 if g.automaton == NOTHING else TOTEMS, 0)  # U66
    totems.done()


def read_drill(g: Ironwood, drill: Fields) -> None:
    at = drill.one_of("at", PLACE_NAMES[:MOUNTAINS], PLACE_NAMES[FERRUM])
    g.drill = PLACE_NAMES.index(at)
    g.track = drill.number("track", 0, LAST_STAGE, 0)
    g.hopper = drill.number("hopper", 0, CRYSTALS, 0)
    g.drill_moved = drill.flag("moved", False)
    drill.done()


def keys(f: Fields) -> list[str]:
    return list(dict(f.items()))


def by_side(f: Fields, name: str, most: int) -> list[int]:
    inner = f.object(name)
    found = [inner.number(side, 0, most, 0) for side in SIDE_NAMES]
    inner.done()
    return found


def place_in(g: Ironwood, name: Any, path: str) -> int:
    """A place of this board."""
    place = word_in(VOCABULARY, name, PLACE, LAST_PLACE, path) - PLACE
    if not g.box.board.near[place]:
        raise PositionError(f"{path}: {name!r} is not on this board")
    return place


def place_counts(g: Ironwood, f: Fields, name: str, most: int, places: int = PLACES) -> list[int]:
    inner = f.object(name)
    counts = [0] * PLACES
    for where in keys(inner):
        place = place_in(g, where, inner.path(where))
        if place >= places:
            raise inner.wrong(where, "there can be none in a forest")
        counts[place] = inner.number(where, 0, most, 0)
    return counts


def read_cards(g: Ironwood, f: Fields, side: int) -> None:
    """A side's cards: whatever is not named is in the deck, lowest number on top, or the hand."""
    first = side * SIDE_CARDS
    last = first + SIDE_CARDS - 1
    g.played[side] = f.words("played", VOCABULARY, first, last)
    g.in_play[side] = f.words("in_play", VOCABULARY, first + BASE_CARDS, last)
    g.discards[side] = f.words("discard", VOCABULARY, first + BASE_CARDS, last)
    g.spent[side] = f.words("spent", VOCABULARY, first, first + BASE_CARDS - 1)
    placed = g.played[side] + g.in_play[side] + g.discards[side] + g.spent[side]
    hand = f.words("hand", VOCABULARY, first, last)
    if not f.has("hand"):
        hand = [card for card in range(first, first + BASE_CARDS) if card not in placed]
    g.hands[side] = hand[::-1] if side == g.automaton else sorted(hand)
    placed += hand
    deck = f.words("deck", VOCABULARY, first + BASE_CARDS, last)
    if not f.has("deck"):
        deck = [card for card in g.decks[side][::-1] if card not in placed]
    g.decks[side] = deck[::-1]
    g.foreseen[side] = f.number("foreseen", 0, len(deck), 0)
    for name, bit in (("seen_by_opponent", OPPONENT), ("seen_by_everyone", EVERYONE)):
        for card in f.words(name, VOCABULARY, first, last):
            if card not in hand:
                raise f.wrong(name, f"{CARD_NAMES[card]!r} is not in the hand")
            g.seen[card] |= bit
    away = g.box.removed_in_solo if side == 1 - g.automaton else [False] * CARDS  # 10.1, 11.1
    wanted = [card for card in range(first, last + 1) if not away[card]]
    check_all(placed + deck, wanted, names_of=CARD_NAMES, where=f)
    f.done()


def check_all(
    cards: list[int], wanted: Iterable[int], names_of: tuple[str, ...], where: Fields
) -> None:
    """Each card is in exactly one zone."""
    for card in wanted:
        n = cards.count(card)
        if n != 1:
            problem = "is nowhere" if n == 0 else f"is in {n} places"
            raise where.wrong(names_of[card], f"this card {problem}; it belongs in one")


def read_table(g: Ironwood, f: Fields) -> None:
    """What lies in play and belongs to no single zone: cubes, marks, what lasts for the round."""
    in_play = [card for side in SIDES for card in g.in_play[side] + g.played[side]]
    cubes = f.object("cubes")
    for name in keys(cubes):
        card = word_in(VOCABULARY, name, 0, CARDS - 1, cubes.path(name))
        if card not in in_play:
            raise cubes.wrong(name, "this card is not in play")
        g.cubes[card] = cubes.number(name, 1, CUBES_IN_ALL, 1)
    for side in SIDES:
        for card in g.in_play[side]:
            if not g.cubes[card]:
                raise cubes.wrong(CARD_NAMES[card], "a permanent in play has a cube on it")
    g.lasting = f.words("lasting", VOCABULARY, 0, CARDS - 1)
    g.pending = f.words("pending", VOCABULARY, 0, CARDS - 1)
    for name, cards, zone in (
        ("lasting", g.lasting, in_play),
        ("pending", g.pending, [card for card in in_play if g.cubes[card]]),
    ):
        for card in cards:
            if card not in zone or cards.count(card) > 1:
                raise f.wrong(name, f"{CARD_NAMES[card]!r} cannot stand here")
    for i, mark in enumerate(f.array("marks")):
        inner = Fields(mark, f"{f.path('marks')}[{i}]")
        card = word_in(VOCABULARY, inner.any("card", None), 0, CARDS - 1, inner.path("card"))
        if not g.cubes[card]:
            raise inner.wrong("card", "this card is not a permanent in play")
        place = place_in(g, inner.any("place", None), inner.path("place"))
        g.marks.append(card * PLACES + place)
        inner.done()


def read_visions(g: Ironwood, f: Fields) -> None:
    """Visions that are not named are in the deck."""
    zones = [
        [word - VISION for word in f.words(name, VOCABULARY, VISION, VISION + VISIONS - 1)]
        for name in ("hand", "found", "burned", "deck")
    ]
    hand, found, burned, deck = zones
    if not f.has("deck"):
        deck = [v for v in range(VISIONS) if v not in hand + found + burned]
    vision_words = VOCABULARY.words[VISION : VISION + VISIONS]
    check_all(hand + found + burned + deck, range(VISIONS), names_of=vision_words, where=f)
    if hand and g.automaton == WOODWALKERS:
        raise f.wrong("hand", "the Automaquis holds no visions")
    g.vision_hand = sorted(hand)
    g.found = found
    g.burned = sorted(burned)
    g.vision_deck = deck[::-1]
    f.done()


def read_beliefs(g: Ironwood, f: Fields) -> None:
    g.beliefs = usual_beliefs(g)
    for observer in OBSERVERS:
        inner = f.object(OBSERVER_NAMES[observer])
        for name in keys(inner):
            path = inner.path(name)
            card = word_in(VOCABULARY, name, VISION, VISION + VISIONS - 1, path) - VISION
            may_be = inner.words(name, VOCABULARY, VISION, VISION + VISIONS - 1)
            if VISION + card not in may_be:
                raise inner.wrong(name, "what a card is must be among what it may be")
            g.beliefs[observer][card] = sum(1 << (word - VISION) for word in set(may_be))
        conclude(g.beliefs[observer])
    f.done()


def check_supplies(g: Ironwood) -> None:
    """1.1: no more pieces than there are."""
    tokens = MOUNTAINS - 1 - g.sites.count(BARE)
    for what, left in (
        ("crystals", crystal_supply(g)),
        ("cubes", cube_supply(g)),
        ("warriors of the Woodwalkers", warrior_supply(g, WOODWALKERS)),
        ("warriors of the Ironclads", warrior_supply(g, IRONCLADS)),
        ("golems", golems_left(g)),
        ("foundations and forges", g.terms.tokens - tokens),
        ("totems", totem_supply(g)),
    ):
        if left < 0:
            raise PositionError(f"state: there are {-left} {what} too many (rule 1.1)")


def census(g: Ironwood) -> list[int]:
    """How often each card and vision is somewhere: once, always."""
    found = [0] * (CARDS + VISIONS)
    for side in SIDES:
        zones = (g.hands, g.decks, g.played, g.in_play, g.discards, g.spent)
        cards = [card for zone in zones for card in zone[side]]
        for card in [*cards, *(card for card in g.wagers if side_of(card) == side)]:
            found[card] += 1
    for vision in g.vision_deck + g.vision_hand + g.found + g.burned:
        found[VISION + vision] += 1
    return found
