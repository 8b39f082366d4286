"""What cannot be in a position of Root, beyond what each field and board says for itself."""

from __future__ import annotations

from spinney.core.fields import Fields
from spinney.root.cards import IS_PERSISTENT
from spinney.root.faction import of
from spinney.root.hireling import of_hireling
from spinney.root.pieces import open_slots
from spinney.root.power import BURY
from spinney.root.rule import always_rules
from spinney.root.setup import ITEM_SUPPLY, RUIN_ITEMS, ruin_sets, whole_deck
from spinney.root.state import EVENING, NOBODY, SETUP, Board, Root
from spinney.root.victory import TO_WIN
from spinney.root.words import (
    CARDS,
    CLEARING,
    CLEARINGS,
    FACTION,
    ITEM,
    ITEMS,
    MAP_CLEARINGS,
    OPEN_PATH,
    VOCABULARY,
)

WORDS = VOCABULARY.words


def check(g: Root, f: Fields) -> None:
    check_items(g, f)
    for c in range(CLEARINGS):
        check_clearing(g, c, f)
    check_burrow(g, f)
    check_markers(g, f)
    for me in g.turns:
        check_player(g, me, f)
    if not g.over:
        check_cards(g, f)
        check_turn(g, f)


def check_turn(g: Root, f: Fields) -> None:
    """Who is in turn, and that nobody has won yet."""
    if g.phase == SETUP:
        return
    if g.active == NOBODY:
        f.wrong("active", "somebody is in turn after the setup")
    elif g.turn == 0:
        f.unreachable("turn", "after the setup it is 1 at least")
    elif g.active != g.turns[(g.start + g.turn - 1) % len(g.turns)]:
        what = f"turn {g.turn} is not that of the {WORDS[FACTION + g.active]}, if seat {g.start}"
        f.unreachable("active", f"{what} began, counted from 0 (rule 5.1.1)")
    if g.drew and g.phase != EVENING:
        f.unreachable("drew", "it is not Evening: leave this out")
    all_there = all(g.points[me] >= TO_WIN for me in g.players)
    for me in g.turns:
        waits = g.together and g.seat_of[me] >= 0 and not all_there  # ruling R126
        if g.points[me] >= TO_WIN and not waits:
            what = f"with {TO_WIN} the game is won: say so in `winners`, or give fewer (rule 3.1)"
            f.unreachable(f"players.{WORDS[FACTION + me]}.points", what)


# Cards


def zones(g: Root) -> list[tuple[str, list[int]]]:
    """Where cards lie besides the deck, as a position names it."""
    found = [("discard", g.discard), ("available", g.available)]
    for me in g.turns:
        path = f"players.{WORDS[FACTION + me]}"
        found += [(f"{path}.hand", g.hands[me]), (f"{path}.crafted", g.crafted[me])]
        if g.dominance[me] >= 0:
            found.append((f"{path}.dominance", [g.dominance[me]]))
        board = g.boards[me]
        if board is not None:
            found.append((f"{path}.board", board.cards()))
    for path, board in hireling_boards(g):
        found.append((path, board.cards()))
    for landmark in g.landmarks:
        on_card = g.landmark_boards[landmark.number]
        if on_card is not None:
            found.append((f"sites.{WORDS[landmark.word]}.cards", on_card.cards()))
    return found


def hireling_boards(g: Root) -> list[tuple[str, Board]]:
    """What lies on the cards of hirelings, as a position names it."""
    found: list[tuple[str, Board]] = []
    for me in [] if g.hiring is None else g.hiring.cards:
        board = g.boards[me]
        if board is not None:
            found.append((f"hirelings.cards.{WORDS[of_hireling(g, me).word]}.board", board))
    return found


def cards_elsewhere(g: Root) -> list[int]:
    """All cards that are not in the deck."""
    return [card for _, cards in zones(g) for card in cards]


def cards_left(g: Root, f: Fields) -> list[int]:
    """The cards that are nowhere else."""
    left = whole_deck(g)
    for place, cards in zones(g):
        for card in cards:
            if card in left:
                left.remove(card)
            else:
                f.wrong(place, f"there are more cards {WORDS[card]!r} than this deck has")
    return left


def check_cards(g: Root, f: Fields) -> None:
    """4.1.3: what lies crafted are effects that last, no two alike; some have no cards (M.2.1)."""
    for me in g.turns:
        for name, cards in (("hand", g.hands[me]), ("crafted", g.crafted[me])):
            if cards and not of(g, me).has_hand:
                what = "who has no hand holds and crafts no cards (rule M.2.1)"
                f.wrong(f"players.{WORDS[FACTION + me]}.{name}", what)
    for me in g.players:
        place, crafted = f"players.{WORDS[FACTION + me]}.crafted", g.crafted[me]
        for card in sorted(set(crafted)):
            if not IS_PERSISTENT[card]:
                f.unreachable(place, f"{WORDS[card]!r} does not stay in play (rule 4.1.2)")
            elif crafted.count(card) > 1:
                f.unreachable(place, f"{WORDS[card]!r} is there twice (rule 4.1.3)")
    once = [word for me in g.owners for power in g.powers[me] for word in power.once_a_turn]
    once.append(OPEN_PATH)
    for i, word in enumerate(g.used):
        if not (word < CARDS and IS_PERSISTENT[word]) and word not in once:
            f.unreachable(f"used[{i}]", f"{WORDS[word]!r} is nothing that is used once a turn")


# Items


def item_zones(g: Root) -> list[tuple[str, list[int]]]:
    """Where items lie besides the supply, as a position names it, and how many of each kind."""
    found = []
    for c, hidden in enumerate(g.ruin_items):
        counts = [hidden.count(item) for item in range(ITEMS)]
        found.append((f"clearings.{WORDS[CLEARING + c]}.ruin_items", counts))
    for me in g.turns:
        path, board = f"players.{WORDS[FACTION + me]}", g.boards[me]
        found.append((f"{path}.items", g.items[me]))
        if board is not None:
            found += [(f"{path}.board.{name}", counts) for name, counts in board.held_items()]
    for path, board in hireling_boards(g):
        found += [(f"{path}.{name}", counts) for name, counts in board.held_items()]
    return found + items_on_landmarks(g)


def items_on_landmarks(g: Root) -> list[tuple[str, list[int]]]:
    """Those that were taken from the supply when a landmark was set up."""
    found = []
    for landmark in g.landmarks:
        on_card = g.landmark_boards[landmark.number]
        if on_card is not None:
            path = f"sites.{WORDS[landmark.word]}"
            found += [(f"{path}.{name}", counts) for name, counts in on_card.held_items()]
    return found


def items_in_box(g: Root) -> list[int]:
    """5.1.5, 9.3.4: those of the supply, under the ruins, and what factions bring (9.3.5)."""
    box = [ITEM_SUPPLY.get(item, 0) for item in range(ITEMS)]
    for item in RUIN_ITEMS * ruin_sets(g):
        box[item] += 1
    for board in g.boards:
        if board is not None:
            for item in board.brought_items():
                box[item] += 1
    return box


def items_left(g: Root) -> list[int]:
    """What a supply that is left out has: what is nowhere else, but no more than at the start."""
    left, at_first = items_in_box(g), [ITEM_SUPPLY.get(item, 0) for item in range(ITEMS)]
    for _, counts in item_zones(g):
        left = [max(0, n - m) for n, m in zip(left, counts, strict=True)]
    for _, counts in items_on_landmarks(g):
        at_first = [max(0, n - m) for n, m in zip(at_first, counts, strict=True)]
    return [min(left[item], at_first[item]) for item in range(ITEMS)]


def check_items(g: Root, f: Fields) -> None:
    """1.5.1: no more of a kind than this game has, and none exhausted that is not there."""
    box, found = items_in_box(g), [0] * ITEMS
    for place, counts in [*item_zones(g), ("item_supply", list(g.item_supply))]:
        for item, n in enumerate(counts):
            found[item] += n
            if found[item] > box[item] >= found[item] - n and g.phase != SETUP:
                what = f"too many {WORDS[ITEM + item]!r}: the box has {box[item]} for this game"
                f.unreachable(place, what)
    for item, n in enumerate(g.item_supply):
        if n > ITEM_SUPPLY.get(item, 0):
            what = f"at first there were {ITEM_SUPPLY.get(item, 0)} {WORDS[ITEM + item]!r}"
            f.unreachable("item_supply", f"{what} (rule 5.1.5)")
    for me in g.players:
        if any(n > m for n, m in zip(g.items_used[me], g.items[me], strict=True)):
            place = f"players.{WORDS[FACTION + me]}.items_used"
            f.wrong(place, "more are exhausted than there are")


def fill_ruins(g: Root, ruins: list[int]) -> None:
    """9.3.4, 9.7.1: what is under ruins of which nothing is said, in the order of the list."""
    sets = ruin_sets(g)
    left = RUIN_ITEMS * sets
    for hidden in g.ruin_items:
        for item in hidden:
            if item in left:
                left.remove(item)
    for c in ruins:
        g.ruin_items[c] = left[:sets]
        left = left[sets:]


# The map


def check_clearing(g: Root, c: int, f: Fields) -> None:
    place = f"clearings.{WORDS[CLEARING + c]}"
    if open_slots(g, c) < 0:
        f.wrong(f"{place}.pieces", f"the clearing has {g.slots[c]} slots")
    if g.ruins[c] and c not in g.map.ruins:
        there = ", ".join(WORDS[CLEARING + at] for at in g.map.ruins)
        f.unreachable(f"{place}.ruin", f"the ruins of this map are in {there}")
    if g.ruin_items[c] and not g.ruins[c]:
        f.wrong(f"{place}.ruin_items", "there is no ruin here")
    for me in g.owners:
        of(g, me).check_clearing(g, me, c, f"{place}.pieces", f)


def check_burrow(g: Root, f: Fields) -> None:
    """The clearing beside the map has nobody's pieces but those of whoever always rules it."""
    c = MAP_CLEARINGS
    for me in g.owners:
        if g.strength[me * CLEARINGS + c] and not always_rules(g, me, c):
            place = f"clearings.{WORDS[CLEARING + c]}.warriors.{WORDS[FACTION + me]}"
            f.unreachable(place, "this clearing is not theirs")


def check_markers(g: Root, f: Fields) -> None:
    """Closed paths, which only some maps have."""
    if len(set(g.closed)) < len(g.closed):
        f.wrong("closed", "each closed path is there once")


# The players


def check_player(g: Root, me: int, f: Fields) -> None:
    path = f"players.{WORDS[FACTION + me]}"
    other = g.coalition[me]
    if other != NOBODY and (other == me or g.coalition[other] == me):
        f.wrong(f"{path}.coalition", "it is with somebody else, and not mutual (rule 9.2.8)")
    of(g, me).check_player(g, me, path, f)
    if g.coffins[me] and not g.answering[BURY]:
        f.unreachable(f"{path}.coffins", "nobody has crafted a card that keeps them")
