"""What a learner is given of Root."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.core.question import Ask
from spinney.core.rows import Row, same
from spinney.core.setup import Setup
from spinney.core.tensors import (
    NOWHERE,
    Cells,
    Scribe,
    Sheet,
    Stretch,
    mark,
    places,
    put,
    put_by,
    tally,
)
from spinney.root import draft, hiring, homelands
from spinney.root.contents import CLEARING_NAMES, Contents
from spinney.root.faction import in_the_box
from spinney.root.factions import all_declared, declared
from spinney.root.hireling import SIDES, of_hireling
from spinney.root.hirelings import box
from spinney.root.hirelings.tensors import scribe_of_side
from spinney.root.landmarks import siting, table
from spinney.root.landmarks.tensors import scribe_of_landmark
from spinney.root.map_scribe import ROWS, WORDS, MapScribe
from spinney.root.persistent import exiles, standard
from spinney.root.scribes import BoardScribe, mask_of, put_items, tally_by
from spinney.root.state import NO_ITEMS, NOBODY, PHASES, UNDRAFTED, Root, behind
from spinney.root.victory import has_score
from spinney.root.views import hidden_piles, laid_out, sees_hand
from spinney.root.words import (
    CARDS,
    DECK_CARDS,
    DEMOTED,
    FACTION,
    FOREST,
    FORESTS,
    HIRELING,
    ITEMS,
    LANDMARK,
    LANDMARKS,
    NUMBER,
    OWNERS,
    PIECE,
    PIECES,
    VOCABULARY,
)

MARKERS: Final = [NUMBER + space for space in hiring.MARKERS]


class RootScribe(Scribe[Root]):
    def __init__(self, setup: Setup) -> None:
        super().__init__()
        lay, has = self.sheet.lay, Contents(setup)
        self.cards = places(has.cards, CARDS)
        self.owners = places(has.owners, ROWS)
        self.factions = places(has.factions, ROWS)
        self.turning = places(sorted([*has.factions, *has.automata]), ROWS)
        self.items = places(range(len(has.item_names)), ITEMS)
        self.add(MapScribe(self.sheet, has))
        self.add(SupplyScribe(self, has))
        for seat in range(has.seats):
            self.add(PlayerScribe(self, seat, has))
            self.add(BoardStretch(self.sheet, seat, has))
        self.seat = lay("seat", [str(seat) for seat in range(has.seats)])
        self.turn = lay("turn")
        self.phase = lay("phase", PHASES)
        self.active = lay("active", has.turn_names)
        self.sites = same(NOWHERE, LANDMARKS)
        self.on_landmarks: list[BoardScribe | None] = [None] * LANDMARKS
        for number, name in zip(has.landmark_numbers, has.landmark_names, strict=True):
            self.sites[number] = lay(f"landmarks.{name}.clearing", CLEARING_NAMES)
            board = scribe_of_landmark(number, self.sheet, f"landmarks.{name}", has)
            self.on_landmarks[number] = board
        self.battle = lay("battle.clearing", CLEARING_NAMES)
        self.sides = [lay(f"battle.sides.{side}", has.owner_names) for side in range(2)]
        self.rolled = [lay(f"battle.rolled.{side}") for side in range(2)]
        self.extra = [lay(f"battle.extra.{side}") for side in range(2)]
        automata = enumerate(has.automata)
        self.automata = [AutomatonScribe(self, n, me, has) for n, me in automata]
        self.turns: list[i64] = []
        if has.automata:
            count = has.seats + len(has.automata)
            self.turns = [lay(f"turns.{n}", has.turn_names) for n in range(count)]
        self.pool = PoolScribe(self, has) if has.is_draft else None
        self.hiring = HiringScribe(self, has) if has.hirelings else None

    def write(self, g: Root, seat: int, cells: Cells) -> None:
        mark(cells, self.seat, seat)
        put(cells, self.turn, g.turn)
        cells[self.phase + g.phase] = 1
        if g.active != NOBODY:
            mark(cells, self.active, self.turning[g.active])
        for landmark in g.landmarks:
            number = landmark.number
            cells[self.sites[number] + landmark.site(g)] = 1
            board = self.on_landmarks[number]
            if board is not None:
                board.write(g, number, seat, cells)
        if g.battle is not None and not g.over:
            self.write_battle(g, cells)
        for automaton in self.automata:
            automaton.write(g, seat, cells)
        for n, start in enumerate(self.turns):
            mark(cells, start, self.turning[g.turns[n]])
        if self.pool is not None:
            self.pool.write(g, cells)
        if self.hiring is not None:
            self.hiring.write(g, seat, cells)

    def write_battle(self, g: Root, cells: Cells) -> None:
        fought = g.battle
        assert fought is not None
        cells[self.battle + fought.clearing] = 1
        for side, me in enumerate(fought.sides):
            cells[self.sides[side] + self.owners[me]] = 1
            put(cells, self.rolled[side], fought.rolled[side])
            put(cells, self.extra[side], fought.extra[side])


class SupplyScribe(Stretch[Root]):
    """What everybody takes from: items, and cards, seen and unseen."""

    def __init__(self, scribe: RootScribe, has: Contents) -> None:
        lay = scribe.sheet.lay
        self.cards, self.items = scribe.cards, scribe.items
        self.any_laid_out = bool(has.landmarks or has.automata)
        self.item_supply = lay("item_supply", has.item_names)
        self.deck_count = lay("deck_count")
        self.discard = lay("discard", has.card_names)
        self.available = lay("available", has.available)
        self.unseen = lay("unseen", has.card_names)
        self.played = among(has.available)

    def facts(self, g: Root, seat: int) -> object:
        unseen = [(pile.copy(), known.copy()) for pile, known in self.hidden(g, seat)]
        seen = g.item_supply[:], g.discard.copy(), g.available.copy()
        return seat, seen, g.deck.copy(), unseen

    def hidden(self, g: Root, seat: int) -> list[tuple[list[int], list[int]]]:
        """Beside the deck, the cards that lie face down, and who knows each of them."""
        piles = hidden_piles(g, seat)
        return piles + laid_out(g) if self.any_laid_out else piles

    def write(self, g: Root, seat: int, cells: Cells) -> None:
        put_items(cells, self.item_supply, self.items, g.item_supply)
        put(cells, self.deck_count, len(g.deck))
        tally(cells, self.discard, self.cards, g.discard)
        tally(cells, self.available, self.played, g.available)
        tally(cells, self.unseen, self.cards, g.deck)
        mask: i64 = mask_of(seat, g.seats)
        for me in g.players:
            if g.seat_of[me] != seat:
                self.write_hidden(g, me, mask, cells)
        if self.any_laid_out:
            for row, known in laid_out(g):
                tally_by(cells, self.unseen, self.cards, row, known, mask, knows=False)

    def write_hidden(self, g: Root, me: i64, mask: i64, cells: Cells) -> None:
        """What these seats do not know of the cards that somebody hides: see `hidden_piles`."""
        start, cards, rules = self.unseen, self.cards, g.played[me]
        if not rules.hand_is_public:
            tally_by(cells, start, cards, g.hands[me], g.knows[me], mask, knows=False)
        boxes = rules.hidden_cards(g, me)
        if boxes:
            known = rules.hidden_cards_known(g, me)
            for at, box in enumerate(boxes):
                tally_by(cells, start, cards, box, known[at], mask, knows=False)


class BoardStretch(Stretch[Root]):
    """The board of a seat's faction: of each that the seat may play."""

    def __init__(self, sheet: Sheet, seat: int, has: Contents) -> None:
        self.nth: i64 = seat
        self.boards: list[BoardScribe | None] = [None] * ROWS
        for me in has.playing[seat]:
            made = declared(WORDS[FACTION + me], "tensors", "SCRIBE", None)
            if made is not None:
                self.boards[me] = made(sheet, f"players.{seat}.board", has)

    def facts(self, g: Root, seat: int) -> object:
        me = g.players[self.nth]
        board = self.boards[me]
        if board is None:
            return me
        facts = board.facts(g, me, seat)
        return None if facts is None else (me, facts)

    def write(self, g: Root, seat: int, cells: Cells) -> None:
        me = g.players[self.nth]
        board = self.boards[me]
        if board is not None:
            board.write(g, me, seat, cells)


class PlayerScribe(Stretch[Root]):
    """What a seat has beside the board of its faction: hand, points, crafted cards."""

    def __init__(self, scribe: RootScribe, seat: int, has: Contents) -> None:
        lay, player, playing = scribe.sheet.lay, f"players.{seat}", has.playing[seat]
        self.nth: i64 = seat
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
        self.known: i64 = NOWHERE
        if not all(each.hand_is_public for me in playing for each in has.rules_of(me)):
            self.known = lay(f"{player}.hand.known", has.card_names)
        self.crafted = lay(f"{player}.crafted", has.card_names)
        self.held = lay(f"{player}.items", has.item_names)
        self.used = lay(f"{player}.items_used", has.item_names)

    def facts(self, g: Root, seat: int) -> object:
        me = g.players[self.nth]
        counts = g.points[me], g.supply[me], g.coffins[me], g.dominance[me], g.coalition[me]
        cards = g.hands[me].copy(), g.knows[me].copy(), g.crafted[me].copy()
        return me, seat, counts, cards, g.items[me].copy(), g.items_used[me].copy()

    def write(self, g: Root, seat: int, cells: Cells) -> None:
        me: i64 = g.players[self.nth]
        mark(cells, self.faction, self.own[me])
        if has_score(g, me):
            put(cells, self.points, g.points[me])
        else:
            mark(cells, self.coalition, self.partners[g.coalition[me]])
        supply: int = g.supply[me]
        coffins: int = g.coffins[me]
        cells[self.supply] = supply
        cells[self.coffins] = coffins
        dominance = g.dominance[me]
        if dominance != NOBODY:
            mark(cells, self.dominance, self.dominances[dominance])
        self.write_hand(g, me, seat, cells)
        crafted = g.crafted[me]
        if crafted:
            tally(cells, self.crafted, self.cards, crafted)
        if g.items[me] is not NO_ITEMS:  # who never had any
            self.write_items(g.items[me], g.items_used[me], cells)

    def write_items(self, items: list[i64], used: list[i64], cells: Cells) -> None:
        for item, count in enumerate(items):
            if count:  # whoever has none has used none
                place = self.items[item]
                put(cells, self.held + place, count)
                put(cells, self.used + place, used[item])

    def write_hand(self, g: Root, me: i64, seat: int, cells: Cells) -> None:
        """1.2.1: the number of cards is public, and what this seat has been shown it remembers."""
        hand = g.hands[me]
        if hand:
            cells[self.count] = len(hand)
        if sees_hand(g, me, seat):
            tally(cells, self.hand, self.cards, hand)
            return
        mask = mask_of(seat, g.seats)
        tally_by(cells, self.known, self.cards, hand, g.knows[me], mask, knows=True)


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


def among(names: tuple[str, ...]) -> Row:
    """For each card its place among these."""
    return places([VOCABULARY.number(name) for name in names], CARDS)


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
