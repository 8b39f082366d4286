"""What counts for a Vagabond: items, friends, quests, and being where there is something to do."""

from __future__ import annotations

from typing import Final

from spinney.core.reasons import Reason
from spinney.root.cards import ITEM_OF, POINTS_OF
from spinney.root.crafting import can_pay, why_no_item
from spinney.root.faction import PIECES_OF
from spinney.root.factions.vagabond.board import (
    ALLIED,
    DAMAGED,
    FACES,
    HOSTILE,
    TRACKS,
    VagabondBoard,
    board_of,
    has_marker,
    in_clearing,
    quest_board,
)
from spinney.root.factions.vagabond.cards import CHARACTERS, QUEST_ITEMS, QUEST_SUIT
from spinney.root.factions.vagabond.relations import AIDS_TO_ADVANCE, POINTS_FOR_SPACE
from spinney.root.hands import matches
from spinney.root.reasons.judge import POINT, Judge
from spinney.root.reasons.land import Land
from spinney.root.state import EVENING, Root
from spinney.root.suits import FIRST_OF
from spinney.root.words import (
    BIRD,
    BOOTS,
    CLEARINGS,
    FACTIONS,
    HAMMER,
    ITEMS,
    SWORD,
    TORCH,
    VAGABOND,
    VAGABOND_2,
)

HEADINGS: Final = {
    "9.5.3": "ruins",
    "9.5.5": "quests",
    "9.2.9.I.b": "relations",
    "9.2.9.II.a": "relations",
    "9.2.9.III.a": "infamy",
    "D.5.2": "protection",
}
"""What their points are listed under."""
PAR: Final = 0.29
OPENING: Final = 1.67
OWN: Final = (
    Reason("vagabond-items", 1.8 * POINT),
    Reason("vagabond-damaged", 0.33 * POINT),
    Reason("vagabond-ready", 0.079 * POINT),
    Reason("vagabond-tracks", 0.79 * POINT),
    Reason("vagabond-friends", 0.64 * POINT),
    Reason("vagabond-hostile", -0.23 * POINT),
    Reason("vagabond-aids", 0.57 * POINT),
    Reason("vagabond-quests", 0.26 * POINT),
    Reason("vagabond-completed", 0.4 * POINT),
    Reason("vagabond-place", 0.66 * POINT),
)
TRACK_WORTH: Final = (1.0, 0.6, 0.3)
"""What tea, coins and bags on their tracks are worth there."""
FRIENDSHIP: Final = (0.0, 0.3, 0.8, 2.5, 0.0)
"""What each space of the relationships is worth beyond the points that it scored."""
READY: Final = 1.0
OWNED: Final = 0.5
HALF: Final = 0.2
"""A quest whose two items are face up, or undamaged, or only one of them."""
RUIN: Final = 2.0
QUEST: Final = 1.0
AID: Final = 0.6
ITEM_TO_TAKE: Final = 1.0
PIECE_TO_FELL: Final = 0.5
BATTLES: Final = 2
"""More than this are seldom fought in a turn."""
CRAFT: Final = 1.0
SPACES: Final = range(HOSTILE + 1)
"""Of the relationships."""
A_STEP_AWAY: Final = 0.7
"""What there is to do in the next clearing, compared with this one."""
NEXT_TURN: Final = 0.3
"""The same for what must wait: others may come before it."""


class VagabondJudge(Judge):
    def __init__(self, me: int) -> None:
        super().__init__(me, OWN, PAR)
        self.tallied = (
            *(f"character-{character}" for character in range(CHARACTERS)),
            *(f"items-{face}" for face in range(2 * FACES)),
            *(f"relation-{other}-{space}" for other in range(FACTIONS) for space in SPACES),
            *(f"place-{place}" for place in range(CLEARINGS)),
            "forest",
            "completed",
        )
        self.opening = OPENING

    def tally(self, g: Root) -> list[int]:
        board = board_of(g, self.me)
        found = [0] * CHARACTERS
        if board.character >= 0:
            found[board.character] = 1
        found += board.items
        relations = [0] * (FACTIONS * len(SPACES))
        for other in g.turns:
            if other < FACTIONS and other != self.me:
                relations[other * len(SPACES) + board.relations[other]] = 1
        found += relations
        places = [0] * (CLEARINGS + 1)
        if board.place >= 0:
            places[min(board.place, CLEARINGS)] = 1
        return [*found, *places, len(board.completed)]

    def crafting_pieces(self, g: Root) -> list[int]:
        """Hammers are of any suit that the pawn can walk to."""
        hammers = board_of(g, self.me).undamaged(HAMMER)
        return [hammers, hammers, hammers]

    def weigh_own(self, g: Root, land: Land) -> list[float]:
        me = self.me
        board = board_of(g, me)
        items = board.items
        whole, ready, damaged = 0, 0, 0
        for face in range(FACES):
            whole += items[face]
            damaged += items[DAMAGED + face]
        for item in range(ITEMS):
            ready += items[item]
        if self.rests(g, board):
            whole, damaged = whole + damaged, 0
        tracks, stowed = 0.0, 0
        for item, worth in zip(TRACKS, TRACK_WORTH, strict=True):
            tracks += worth * board.on_track(item)
            stowed += board.on_track(item)
        whole -= max(0, whole + damaged - stowed - board.limit())  # 9.6.4
        friends, hostile = 0.0, 0
        for other in g.owners:
            friends += FRIENDSHIP[board.relations[other]]
            hostile += board.relations[other] == HOSTILE
        return [
            float(whole),
            float(damaged),
            float(ready),
            tracks,
            friends,
            float(hostile),
            self.aids_under_way(g, board),
            quests_at_hand(g, board),
            float(len(board.completed)),
            self.urgency(g) * self.prospects(g, board),
        ]

    def rests(self, g: Root, board: VagabondBoard) -> bool:
        """9.6.1: this turn ends in a forest."""
        return self.has_turn(g) and g.phase != EVENING and not in_clearing(board)

    def aids_under_way(self, g: Root, board: VagabondBoard) -> float:
        """What aids of this turn have earned of the next space, if the rest can be given too."""
        found = 0.0
        if not self.has_turn(g) or not in_clearing(board):
            return found
        for other in g.owners:
            given: int = board.aids[other]
            if not given:
                continue
            space = board.relations[other]
            lacking = AIDS_TO_ADVANCE[space] - given
            if lacking <= min(sum(board.items[:ITEMS]), self.gifts(g, g.suits[board.place])):
                gain = POINTS_FOR_SPACE[space + 1] + FRIENDSHIP[space + 1] - FRIENDSHIP[space]
                found += gain * given / AIDS_TO_ADVANCE[space]
        return found

    def gifts(self, g: Root, suits: int) -> int:
        """The cards in hand that match."""
        found = 0
        for card in g.hands[self.me]:
            found += matches(card, suits)
        return found

    def prospects(self, g: Root, board: VagabondBoard) -> float:
        """What there is to do where the pawn is or can walk to; or else in the next turn."""
        if board.place < 0:
            return 0.0
        here = 0.0
        errands = [self.errands(g, board, suit) for suit in range(BIRD)]
        gifts = [self.gifts(g, 1 << suit) for suit in range(BIRD)]
        if in_clearing(board):
            here = self.to_do(g, board, board.place, errands, gifts)
            places = g.map.neighbours[board.place]
        else:
            places = g.map.forest_clearings[board.place - CLEARINGS]
        best = here
        for c in places:
            best = max(best, self.to_do(g, board, c, errands, gifts))
        if not self.has_turn(g) or g.phase == EVENING or not in_clearing(board):
            return NEXT_TURN * best
        return max(here, (A_STEP_AWAY if board.ready(BOOTS) else NEXT_TURN) * best)

    def errands(self, g: Root, board: VagabondBoard, suit: int) -> float:
        """What there is to do in every clearing of a suit, in points."""
        found = CRAFT * self.points_to_craft(g, board, suit)
        for quest in quest_board(g).quests:
            if QUEST_SUIT[quest] == suit and at_hand(board, quest) == READY:
                found += QUEST
        return found

    def to_do(
        self, g: Root, board: VagabondBoard, c: int, errands: list[float], gifts: list[int]
    ) -> float:
        """What there is to do in a clearing with the items that are face up, in points."""
        suit = FIRST_OF[g.suits[c]]
        found = errands[suit]
        if g.ruin_items[c] and board.ready(TORCH):
            found += RUIN
        swords = board.undamaged(SWORD) * min(board.ready(SWORD), BATTLES)
        for other in g.owners:
            if not has_marker(other):
                continue
            warriors: int = g.warriors[other * CLEARINGS + c]
            pieces = 0
            for piece in PIECES_OF[other]:
                pieces += g.pieces[piece * CLEARINGS + c]
            space = board.relations[other]
            if gifts[suit] and warriors + pieces:
                found += AID * (space != HOSTILE) + ITEM_TO_TAKE * (sum(g.items[other]) > 0)
            if swords and space != ALLIED:
                fair = warriors + pieces - int(warriors > 0 and space != HOSTILE)
                found += PIECE_TO_FELL * min(swords, fair)
        return found

    def points_to_craft(self, g: Root, board: VagabondBoard, suit: int) -> int:
        """The most points of a card that the hammers can craft in a clearing of this suit."""
        best = 0
        pieces = [0, 0, 0]
        pieces[suit] = board.ready(HAMMER)
        if pieces[suit]:
            for card in g.hands[self.me]:
                item = ITEM_OF[card]
                if item >= 0 and can_pay(pieces, card) and why_no_item(g, self.me, item) is None:
                    best = max(best, POINTS_OF[card])
        return best


def quests_at_hand(g: Root, board: VagabondBoard) -> float:
    found = 0.0
    for quest in quest_board(g).quests:
        found += at_hand(board, quest)
    return found


def at_hand(board: VagabondBoard, quest: int) -> float:
    """How near the items for a quest are."""
    first, second = QUEST_ITEMS[quest]
    if first == second:
        if board.ready(first) >= 2:
            return READY
        return OWNED if board.undamaged(first) >= 2 else HALF * (board.undamaged(first) > 0)
    if board.ready(first) and board.ready(second):
        return READY
    if board.undamaged(first) and board.undamaged(second):
        return OWNED
    return HALF * (board.undamaged(first) + board.undamaged(second) > 0)


def judges() -> tuple[Judge, ...]:
    return (VagabondJudge(VAGABOND), VagabondJudge(VAGABOND_2))
