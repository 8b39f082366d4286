"""What a learner is given of Magpie."""

from magpie.game import CARDS, NOBODY, SHOWN, WORDS, Nest
from spinney.core import Setup
from spinney.core.tensors import Cells, Scribe, put


class Watching(Scribe[Nest]):
    def __init__(self, seats: int) -> None:
        super().__init__()
        lay, cards = self.sheet.lay, WORDS.words[:CARDS]
        self.round = lay("round")
        self.keeper = lay("keeper", [str(seat) for seat in range(seats)])
        self.held = [lay(f"held.{seat}") for seat in range(seats)]
        self.shown, self.hand = lay("shown", cards), lay("hand", cards)

    def write(self, g: Nest, seat: int, cells: Cells) -> None:
        put(cells, self.round, g.round)
        if g.keeper != NOBODY:
            cells[self.keeper + g.keeper] = 1
        for owner, at in enumerate(self.held):
            put(cells, at, len(g.cards(owner)))
        for card in g.cards(SHOWN):
            cells[self.shown + card] = 1
        for card in g.cards(seat) if seat >= 0 else []:
            cells[self.hand + card] = 1


def scribe(setup: Setup) -> Scribe[Nest]:
    return Watching(setup.number("seats"))
