"""The options of a game of Ironwood: beginner's mode, owners' files, automata, open rulings."""

from __future__ import annotations

from spinney.core.errors import needs
from spinney.core.setup import YES_NO, Option, Setup
from spinney.ironwood import difficulty
from spinney.ironwood.box import OURS, box_of, pin
from spinney.ironwood.opening import place_pieces
from spinney.ironwood.state import Ironwood
from spinney.ironwood.words import BASE_CARDS, IRONCLADS, SIDE_CARDS, WOODWALKERS

FILES = ("cards", "board")
FIRST_DRAW = {"four": 4, "two": 2}
HELP = ("0", "1", "2", "3", "4")


def is_file(value: str) -> bool:
    """A file is named by one word, so that it can stand on a line of a record."""
    return value != "" and not any(letter.isspace() for letter in value)


OPTIONS: tuple[Option, ...] = (
    Option("decks", ("shuffled", "sorted"), "shuffled", "12.1"),
    Option("first_draw", ("usual", "four", "two"), "usual", "3.4"),
    Option("help_woodwalkers", HELP, "0", "12.2"),
    Option("help_ironclads", HELP, "0", "12.2"),
    Option("conceding", YES_NO, "no", "8.4"),
    Option("cards", (OURS,), OURS, "U01", "ours, or a file of your own", is_file, file=True),
    Option("board", (OURS,), OURS, "U02", "ours, or a file of your own", is_file, file=True),
    Option("golems", ("2", "3", "4", "5"), "3", "U03"),
    Option("vision_deck", ("renewed", "once"), "renewed", "U05"),
    Option("rounds", ("20", "30", "50", "100"), "30", "U16"),
    *difficulty.OPTIONS,
)


def pinned(setup: Setup) -> Setup:
    """The same setup with the digest of each file it names."""
    return Setup(setup.game, setup.values | {name: pin(setup[name]) for name in FILES})


def check(setup: Setup) -> None:
    """Refuse options that do not go together, and files that cannot be played with."""
    if setup["decks"] == "sorted" and setup["first_draw"] == "four":
        raise needs("first_draw", "four", "decks", "shuffled", "U18")
    difficulty.check(setup)
    box_of(setup["cards"], setup["board"])


def begin(setup: Setup) -> Ironwood:
    """The table before anything is shuffled."""
    g = Ironwood(2, box_of(setup["cards"], setup["board"]))
    in_order = setup["decks"] == "sorted"
    usual = "two" if in_order else "four"
    first_draw = setup["first_draw"]
    g.first_draw = FIRST_DRAW[usual if first_draw == "usual" else first_draw]
    g.extra = [setup.number("help_woodwalkers"), setup.number("help_ironclads")]
    g.conceding = setup.flag("conceding")
    g.golem_supply = setup.number("golems")
    g.renews_visions = setup["vision_deck"] == "renewed"
    g.round_limit = setup.number("rounds")
    for side in (WOODWALKERS, IRONCLADS):
        # The lowest number is on top, at the end of the list.
        g.decks[side] = special_cards(side)[::-1]
        g.foreseen[side] = len(g.decks[side]) if in_order else 0
    place_pieces(g)
    difficulty.seat_automaton(g, setup)
    return g


def special_cards(side: int) -> list[int]:
    return list(range(side * SIDE_CARDS + BASE_CARDS, (side + 1) * SIDE_CARDS))
