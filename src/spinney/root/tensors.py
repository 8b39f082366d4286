"""What a learner is given of Root."""

from __future__ import annotations

from typing import Final

from mypy_extensions import u8

from spinney.core.question import Ask
from spinney.core.setup import Setup
from spinney.core.tensors import NOWHERE, Cells, Scribe, mark, places, put, put_by, tally
from spinney.root import draft, hiring, homelands
from spinney.root.contents import CLEARING_NAMES, Contents
from spinney.root.faction import PIECES_OF, Faction, in_the_box, of
from spinney.root.factions import all_declared, declared
from spinney.root.hireling import SIDES, of_hireling
from spinney.root.hirelings import box
from spinney.root.hirelings.tensors import scribe_of_side
from spinney.root.landmarks import siting, table
from spinney.root.landmarks.tensors import scribe_of_landmark
from spinney.root.persistent import exiles, standard
from spinney.root.rule import ruler
from spinney.root.scribes import BoardScribe
from spinney.root.state import MOST_SEATS, NOBODY, PHASES, UNDRAFTED, UNKNOWN, Root, behind
from spinney.root.suits import NAME_OF
from spinney.root.victory import has_score
from spinney.root.views import hidden_piles, knows_card, laid_out, sees_hand
from spinney.root.words import (
    ANY_SUIT,
    BIRD,
    CARDS,
    CLEARINGS,
    DECK_CARDS,
    DEMOTED,
    FACTION,
    FOREST,
    FORESTS,
    HIRELING,
    ITEMS,
    LANDMARK,
    LANDMARKS,
    MAP_CLEARINGS,
    NUMBER,
    OWNERS,
    PIECE,
    PIECES,
    SUIT,
    VOCABULARY,
)

WORDS: Final = VOCABULARY.words
SUIT_NAMES: Final = WORDS[SUIT : SUIT + BIRD]
ROWS: Final = OWNERS + MOST_SEATS
MARKERS: Final = [NUMBER + space for space in hiring.MARKERS]


class RootScribe(Scribe[Root]):
    def __init__(self, setup: Setup) -> None:
        super().__init__()
        lay, has = self.sheet.lay, Contents(setup)
        self.cards = places(has.cards, CARDS)
        self.owners = places(has.owners, ROWS)
        self.factions = places(has.factions, ROWS)
        self.turning = places(sorted([*has.factions, *has.automata]), ROWS)
        self.pieces = places(has.pieces, PIECES)
        self.items = places(range(len(has.item_names)), ITEMS)
        self.seat = lay("seat", [str(seat) for seat in range(has.seats)])
        self.turn = lay("turn")
        self.phase = lay("phase", PHASES)
        self.active = lay("active", has.turn_names)
        self.lay_map(has)
        self.item_supply = lay("item_supply", has.item_names)
        self.deck_count = lay("deck_count")
        self.discard = lay("discard", has.card_names)
        self.available = lay("available", has.available)
        self.unseen = lay("unseen", has.card_names)
        self.played = among(has.available)
        self.battle = lay("battle.clearing", CLEARING_NAMES)
        self.sides = [lay(f"battle.sides.{side}", has.owner_names) for side in range(2)]
        self.rolled = [lay(f"battle.rolled.{side}") for side in range(2)]
        self.extra = [lay(f"battle.extra.{side}") for side in range(2)]
        self.players = [PlayerScribe(self, seat, has) for seat in range(has.seats)]
        automata = enumerate(has.automata)
        self.automata = [AutomatonScribe(self, n, me, has) for n, me in automata]
        self.turns: list[int] = []
        if has.automata:
            count = has.seats + len(has.automata)
            self.turns = [lay(f"turns.{n}", has.turn_names) for n in range(count)]
        self.pool = PoolScribe(self, has) if has.is_draft else None
        self.hiring = HiringScribe(self, has) if has.hirelings else None

    def lay_map(self, has: Contents) -> None:
        """The clearings, each laid out as the first; then what only some of them have."""
        lay = self.sheet.lay
        suits = (*SUIT_NAMES, WORDS[SUIT + ANY_SUIT]) if has.landmarks else SUIT_NAMES
        names_at = {name: at for at, name in enumerate(suits)}
        self.suit_of = [names_at.get(WORDS[word], NOWHERE) for word in NAME_OF]
        pawned = [me for me in has.owners if any(has_pawn(each) for each in has.rules_of(me))]
        self.pawns = [(me, at) for at, me in enumerate(pawned)]
        names = [WORDS[FACTION + me] for me in pawned]
        firsts: list[tuple[int, int, int, int, int]] = []
        for c in range(MAP_CLEARINGS):
            here = f"clearings.{c}"
            suit, rules = lay(f"{here}.suit", suits), lay(f"{here}.ruler", has.owner_names)
            warriors = lay(f"{here}.warriors", has.owner_names)
            pieces, pawn = lay(f"{here}.pieces", has.piece_names), lay(f"{here}.pawns", names)
            firsts.append((suit, rules, warriors, pieces, pawn))
        self.suit, self.ruler, self.warriors, self.piece, self.pawn = firsts[0]
        self.stride = firsts[1][0] - firsts[0][0]
        self.ruins = [(c, lay(f"clearings.{c}.ruin")) for c in has.ruins]
        self.sites = [NOWHERE] * LANDMARKS
        self.on_landmarks: list[BoardScribe | None] = [None] * LANDMARKS
        for number, name in zip(has.landmark_numbers, has.landmark_names, strict=True):
            self.sites[number] = lay(f"landmarks.{name}.clearing", CLEARING_NAMES)
            board = scribe_of_landmark(number, self.sheet, f"landmarks.{name}", has)
            self.on_landmarks[number] = board

    def write(self, g: Root, seat: int, cells: Cells) -> None:
        mark(cells, self.seat, seat)
        put(cells, self.turn, g.turn)
        cells[self.phase + g.phase] = 1
        if g.active != NOBODY:
            mark(cells, self.active, self.turning[g.active])
        self.write_map(g, cells)
        for landmark in g.landmarks:
            number = landmark.number
            cells[self.sites[number] + landmark.site(g)] = 1
            board = self.on_landmarks[number]
            if board is not None:
                board.write(g, number, seat, cells)
        put_by(cells, self.item_supply, self.items, list(g.item_supply))
        put(cells, self.deck_count, len(g.deck))
        tally(cells, self.discard, self.cards, g.discard)
        tally(cells, self.available, self.played, g.available)
        self.write_unseen(g, seat, cells)
        if g.battle is not None and not g.over:
            self.write_battle(g, cells)
        for player in self.players:
            player.write(g, seat, cells)
        for automaton in self.automata:
            automaton.write(g, seat, cells)
        for n, start in enumerate(self.turns):
            mark(cells, start, self.turning[g.turns[n]])
        if self.pool is not None:
            self.pool.write(g, cells)
        if self.hiring is not None:
            self.hiring.write(g, seat, cells)

    def write_map(self, g: Root, cells: Cells) -> None:
        """Everything that lies in a clearing is public."""
        stride, owners = self.stride, self.owners
        suits, rulers, suit_of, bent = g.suits, g.ruler, self.suit_of, g.bent
        at, to = self.suit, self.ruler
        for c in range(MAP_CLEARINGS):
            suit = suit_of[suits[c]]
            if suit >= 0:
                cells[at + suit] = 1
            rules = rulers[c]
            if bent or rules == UNKNOWN:
                rules = ruler(g, c)
            if rules >= 0:
                cells[to + owners[rules]] = 1
            at += stride
            to += stride
        warriors, pieces, placed = g.warriors, g.pieces, g.placed
        for me in g.owners:
            at, first = self.warriors + owners[me], me * CLEARINGS
            for count in warriors[first : first + MAP_CLEARINGS]:
                if count:
                    cells[at] = u8(count)
                at += stride
            for piece in PIECES_OF[me]:
                left = placed[piece]
                if left:
                    at, first = self.piece + self.pieces[piece], piece * CLEARINGS
                    for there in range(first, first + MAP_CLEARINGS):
                        count = pieces[there]
                        if count:
                            cells[at] = u8(count)
                            left -= count
                            if not left:
                                break
                        at += stride
        for me, place in self.pawns:
            if me in g.owners:
                faction = of(g, me)
                for c in range(MAP_CLEARINGS):
                    if faction.has_pawn_in(g, me, c):
                        cells[self.pawn + place + c * stride] = 1
                        break
        for c, at in self.ruins:
            if g.ruins[c]:
                cells[at] = 1

    def write_unseen(self, g: Root, seat: int, cells: Cells) -> None:
        """The cards whose place this seat does not know."""
        start, cards = self.unseen, self.cards
        tally(cells, start, cards, g.deck)
        for pile, known in hidden_piles(g, seat):
            for at, card in enumerate(pile):
                if not known[at] or not knows_card(known[at], seat, g.seats):
                    place = start + cards[card]
                    cells[place] = cells[place] + 1
        if g.landmarks or self.automata:
            for pile, known in laid_out(g):
                for at, card in enumerate(pile):
                    if not knows_card(known[at], seat, g.seats):
                        place = start + cards[card]
                        cells[place] = cells[place] + 1

    def write_battle(self, g: Root, cells: Cells) -> None:
        fought = g.battle
        assert fought is not None
        cells[self.battle + fought.clearing] = 1
        for side, me in enumerate(fought.sides):
            cells[self.sides[side] + self.owners[me]] = 1
            put(cells, self.rolled[side], fought.rolled[side])
            put(cells, self.extra[side], fought.extra[side])


class PlayerScribe:
    """What a seat has: hand, points, crafted cards, and the board of its faction."""

    def __init__(self, scribe: RootScribe, seat: int, has: Contents) -> None:
        lay, player, playing = scribe.sheet.lay, f"players.{seat}", has.playing[seat]
        self.nth = seat
        self.cards, self.items, self.factions = scribe.cards, scribe.items, scribe.factions
        self.own = places(playing, ROWS)
        self.faction = lay(f"{player}.faction", [WORDS[FACTION + me] for me in playing])
        self.points = lay(f"{player}.points")
        self.supply = lay(f"{player}.supply")
        self.coffins = lay(f"{player}.coffins")
        self.dominance = lay(f"{player}.dominance", has.dominance)
        self.dominances = among(has.dominance)
        self.coalition = lay(f"{player}.coalition", has.turn_names)
        self.partners = scribe.turning
        self.count = lay(f"{player}.hand.count")
        self.hand = lay(f"{player}.hand.cards", has.card_names)
        self.known = NOWHERE
        if not all(each.hand_is_public for me in playing for each in has.rules_of(me)):
            self.known = lay(f"{player}.hand.known", has.card_names)
        self.crafted = lay(f"{player}.crafted", has.card_names)
        self.held = lay(f"{player}.items", has.item_names)
        self.used = lay(f"{player}.items_used", has.item_names)
        self.boards: list[BoardScribe | None] = [None] * ROWS
        for me in playing:
            made = declared(WORDS[FACTION + me], "tensors", "SCRIBE", None)
            if made is not None:
                self.boards[me] = made(scribe.sheet, f"{player}.board", has)

    def write(self, g: Root, seat: int, cells: Cells) -> None:
        me = g.players[self.nth]
        mark(cells, self.faction, self.own[me])
        if has_score(g, me):
            put(cells, self.points, g.points[me])
        else:
            mark(cells, self.coalition, self.partners[g.coalition[me]])
        put(cells, self.supply, g.supply[me])
        put(cells, self.coffins, g.coffins[me])
        if g.dominance[me] != NOBODY:
            mark(cells, self.dominance, self.dominances[g.dominance[me]])
        self.write_hand(g, me, seat, cells)
        if g.crafted[me]:
            tally(cells, self.crafted, self.cards, g.crafted[me])
        for item, count in enumerate(g.items[me]):
            if count:  # whoever has none has used none
                cells[self.held + self.items[item]] = count
                cells[self.used + self.items[item]] = g.items_used[me][item]
        board = self.boards[me]
        if board is not None:
            board.write(g, me, seat, cells)

    def write_hand(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        """1.2.1: the number of cards is public, and what this seat has been shown it remembers."""
        hand = g.hands[me]
        if hand:
            cells[self.count] = len(hand)
        if sees_hand(g, me, seat):
            tally(cells, self.hand, self.cards, hand)
            return
        for at, mask in enumerate(g.knows[me]):
            if mask and knows_card(mask, seat, g.seats):
                place = self.known + self.cards[hand[at]]
                cells[place] = cells[place] + 1


class AutomatonScribe:
    """The same for whoever takes turns without a seat."""

    def __init__(self, scribe: RootScribe, nth: int, me: int, has: Contents) -> None:
        lay, player, name = scribe.sheet.lay, f"automata.{nth}", WORDS[FACTION + me]
        self.me = me
        self.items = scribe.items
        self.faction = lay(f"{player}.faction", (name,))
        self.points = lay(f"{player}.points")
        self.supply = lay(f"{player}.supply")
        self.coffins = lay(f"{player}.coffins")
        self.held = lay(f"{player}.items", has.item_names)
        made = declared(name, "tensors", "SCRIBE", None)
        self.board: BoardScribe | None = None
        if made is not None:
            self.board = made(scribe.sheet, f"{player}.board", has)

    def write(self, g: Root, seat: int, cells: Cells) -> None:
        me = self.me
        cells[self.faction] = 1
        if has_score(g, me):
            put(cells, self.points, g.points[me])
        put(cells, self.supply, g.supply[me])
        put(cells, self.coffins, g.coffins[me])
        put_by(cells, self.held, self.items, g.items[me])
        if self.board is not None:
            self.board.write(g, me, seat, cells)


class PoolScribe:
    """What is left to choose from; a seat that has not chosen shows no faction."""

    def __init__(self, scribe: RootScribe, has: Contents) -> None:
        lay = scribe.sheet.lay
        words = {word for me in has.factions for each in has.rules_of(me) for word in each.beside}
        beside = sorted(words)
        self.factions = scribe.factions
        self.pool = lay("pool.factions", has.faction_names)
        self.locked = lay("pool.locked", has.faction_names)
        self.beside = lay("pool.beside", [WORDS[word] for word in beside])
        self.words = places(beside, len(WORDS))

    def write(self, g: Root, cells: Cells) -> None:
        if not g.pool or max(g.players) < UNDRAFTED:
            return
        for me in g.pool:
            cells[self.pool + self.factions[me]] = 1
            if me in g.beside:
                cells[self.beside + self.words[g.beside[me]]] = 1
        if g.locked != NOBODY:
            cells[self.locked + self.factions[g.locked]] = 1


class HiringScribe:
    """The three cards of the hirelings with all that lies on them, and the markers."""

    def __init__(self, scribe: RootScribe, has: Contents) -> None:
        lay = scribe.sheet.lay
        self.factions = scribe.factions
        self.spaces = lay("hirelings.spaces", [WORDS[word] for word in MARKERS])
        self.due = lay("hirelings.due", has.faction_names)
        self.cards = [HirelingScribe(scribe, n, has) for n in range(len(has.hirelings))]

    def write(self, g: Root, seat: int, cells: Cells) -> None:
        table = g.hiring
        assert table is not None
        for space in table.spaces:
            cells[self.spaces + hiring.MARKERS.index(space)] = 1
        tally(cells, self.due, self.factions, table.due)
        if len(table.control) == len(table.cards):
            for n, me in enumerate(table.cards):
                self.cards[n].write(g, me, table.control[n], seat, cells)


class HirelingScribe:
    """One of these cards."""

    def __init__(self, scribe: RootScribe, nth: int, has: Contents) -> None:
        lay, card = scribe.sheet.lay, f"hirelings.cards.{nth}"
        sides = [side for row in SIDES for side in row if side is not None]
        sides = [side for side in sides if side.number in has.hirelings[nth]]
        self.words = places([side.word for side in sides], len(WORDS))
        self.factions = scribe.factions
        self.card = lay(f"{card}.card", [WORDS[side.word] for side in sides])
        self.controller = lay(f"{card}.controller", has.faction_names)
        self.control = lay(f"{card}.control")
        self.supply = lay(f"{card}.supply")
        self.coffins = lay(f"{card}.coffins")
        self.boards = [scribe_of_side(side, scribe.sheet, f"{card}.board", has) for side in sides]

    def write(self, g: Root, me: int, control: int, seat: int, cells: Cells) -> None:
        place = self.words[of_hireling(g, me).word]
        cells[self.card + place] = 1
        controller = behind(g, me)
        if controller != NOBODY:
            mark(cells, self.controller, self.factions[controller])
        put(cells, self.control, control)
        put(cells, self.supply, g.supply[me])
        put(cells, self.coffins, g.coffins[me])
        board = self.boards[place]
        if board is not None:
            board.write(g, me, seat, cells)


def among(names: tuple[str, ...]) -> list[int]:
    """For each card its place among these."""
    return places([VOCABULARY.number(name) for name in names], CARDS)


def has_pawn(rules: Faction) -> bool:
    own = "pawn_place"
    return getattr(type(rules), own) is not getattr(Faction, own)


def scribe(setup: Setup) -> Scribe[Root]:
    return RootScribe(setup)


# What else a setup can have


def asks_in(asks: tuple[Ask[Root], ...], setup: Setup) -> list[Ask[Root]]:
    """The kinds of questions of a setup: those of nobody who is not in the game."""
    has = Contents(setup)
    present = [*has.factions, *has.automata]
    absent = [ask for each in in_the_box() if each.number not in present for ask in each.asks]
    absent += standard.ASKS if setup["deck"] == "exiles" else exiles.ASKS
    if not has.hirelings:
        absent += (*hiring.ASKS, *box.ASKS)
    if not has.landmarks:
        absent += (*table.ASKS, *siting.ASKS)
    if not has.by_homelands:
        absent += homelands.ASKS
    if not has.is_draft:
        absent += draft.ASKS
    kept = [ask for each in in_the_box() if each.number in present for ask in each.asks]
    return [ask for ask in asks if ask in kept or ask not in absent]


def words_in(setup: Setup) -> list[int]:
    """The words of a setup: of cards, owners, pieces and places those that are in the game."""
    has = Contents(setup)
    absent = {*range(DECK_CARDS)} - {*has.cards}
    absent |= {FACTION + me for me in range(OWNERS) if me not in has.owners}
    hired = {me for each in has.hirelings for me in each}
    absent |= {DEMOTED + me - HIRELING for me in range(HIRELING, OWNERS) if me not in hired}
    absent |= {PIECE + piece for piece in range(PIECES) if piece not in has.pieces}
    absent |= {FOREST + forest for forest in range(len(has.forest_names), FORESTS)}
    absent |= {LANDMARK + n for n in range(LANDMARKS) if n not in has.landmark_numbers}
    own = {word for each in all_declared("tensors", "OWN") for word in each}
    present = [WORDS[FACTION + me] for me in [*has.factions, *has.automata]]
    theirs = {word for name in present for word in declared(name, "tensors", "OWN", ())}
    absent |= own - theirs
    return [word for word in range(len(WORDS)) if word not in absent]
