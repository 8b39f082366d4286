"""The options of a game of Ironwood: beginner's mode, owners' files, automata, open rulings."""

from __future__ import annotations

from spinney.core.errors import needs
from spinney.core.setup import YES_NO, Option, Setup
from spinney.ironwood.box import OURS, box_of, pin
from spinney.ironwood.setup import place_pieces
from spinney.ironwood.solo import difficulty
from spinney.ironwood.state import Ironwood
from spinney.ironwood.words import BASE_CARDS, IRONCLADS, SIDE_CARDS, SIDES, WOODWALKERS

FILES = ("cards", "board")
FIRST_DRAW = {"four": 4, "two": 2}
SORTED = {
    "shuffled": (),
    "sorted": SIDES,
    "sorted_woodwalkers": (WOODWALKERS,),
    "sorted_ironclads": (IRONCLADS,),
}
"""12.1: the sides whose decks are in the order of their numbers."""
NO_LIMIT = "none"
SIMULATED = {"conceding": "no", "rounds": "30"}
"""Programs among themselves play on, and not for ever (U16)."""
HELP = ("0", "1", "2", "3", "4")


def is_file(value: str) -> bool:
    """A file is named by one word, so that it can stand on a line of a record."""
    return value != "" and not any(letter.isspace() for letter in value)


OPTIONS: tuple[Option, ...] = (
    Option("decks", tuple(SORTED), "shuffled", "12.1"),
    Option("first_draw", ("usual", "four", "two"), "usual", "3.4"),
    Option("help_woodwalkers", HELP, "0", "12.2"),
    Option("help_ironclads", HELP, "0", "12.2"),
    Option("conceding", YES_NO, "yes", "8.4", before="no"),
    Option("asking", ("needed", "always"), "needed", "U08"),
    Option("cards", (OURS,), OURS, "U01", "ours, or a file of your own", is_file, file=True),
    Option("board", (OURS,), OURS, "U02", "ours, or a file of your own", is_file, file=True),
    Option("golems", ("2", "3", "4", "5"), "3", "U03"),
    Option("vision_deck", ("usual", "renewed", "once"), "usual", "U05", before="renewed"),
    Option("rounds", (NO_LIMIT, "20", "30", "50", "100"), NO_LIMIT, "U16", before="30"),
    *difficulty.OPTIONS,
)


def pinned(setup: Setup) -> Setup:
    """The same setup with the digest of each file it names."""
    return Setup(setup.game, setup.values | {name: pin(setup[name]) for name in FILES})


def check(setup: Setup) -> None:
    """Refuse options that do not go together, and files that cannot be played with."""
    if SORTED[setup["decks"]] and setup["first_draw"] == "four":
        raise needs("first_draw", "four", "decks", "shuffled", "U18")
    difficulty.check(setup)
    box_of(setup["cards"], setup["board"])


def begin(setup: Setup) -> Ironwood:
    """The table before anything is shuffled."""
    g = Ironwood(2, box_of(setup["cards"], setup["board"]))
    in_order = SORTED[setup["decks"]]
    g.extra = [setup.number("help_woodwalkers"), setup.number("help_ironclads")]
    g.conceding = setup.flag("conceding")
    g.asks_always = setup["asking"] == "always"
    g.golem_supply = setup.number("golems")
    g.renews_visions = renews_visions(setup)
    g.round_limit = 0 if setup["rounds"] == NO_LIMIT else setup.number("rounds")
    for side in SIDES:
        # The lowest number is on top, at the end of the list.
        g.decks[side] = special_cards(side)[::-1]
        g.foreseen[side] = len(g.decks[side]) if side in in_order else 0
        usual = "two" if side in in_order else "four"
        chosen = setup["first_draw"]
        g.first_draw[side] = FIRST_DRAW[usual if chosen == "usual" else chosen]
    place_pieces(g)
    difficulty.seat_automaton(g, setup)
    return g


def renews_visions(setup: Setup) -> bool:
    """U05: usually, but not where the Automacier remembers what was burned."""
    if setup["vision_deck"] == "usual":
        return setup["solo"] != "automacier"
    return setup["vision_deck"] == "renewed"


def special_cards(side: int) -> list[int]:
    return list(range(side * SIDE_CARDS + BASE_CARDS, (side + 1) * SIDE_CARDS))
