"""The options of a game of Root, and what goes together."""

from __future__ import annotations

from spinney.core.errors import Misfit, SetupError, nearest
from spinney.core.setup import Option, Setup
from spinney.root.faction import TABLE, of
from spinney.root.maps import MAPS
from spinney.root.state import FIRST, LAW, Root
from spinney.root.words import FACTION, FACTIONS, VAGABOND, VAGABOND_2, VOCABULARY

BASE_FOUR = "marquise,eyrie,alliance,vagabond"
PLAYABLE = (*BASE_FOUR.split(","), "vagabond_2")
FEWEST, MOST = 2, 5
REACH_WANTED = {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}
"""5.2."""


def faction_number(name: str) -> int:
    """The faction with this name, if it is in the box; else -1."""
    if name not in VOCABULARY:
        return -1
    number = VOCABULARY.number(name) - FACTION
    return number if 0 <= number < FACTIONS and TABLE[number] is not None else -1


OPTIONS = (
    Option(
        "seats",
        (BASE_FOUR, "marquise,eyrie"),
        BASE_FOUR,
        "5.1.1",
        "factions in seating order with commas between them, such as " + BASE_FOUR,
        lambda value: True,
        words=PLAYABLE,
        fewest=FEWEST,
    ),
    Option("first", ("random", "1", "2", "3", "4", "5"), "random", "5.1.1"),
    Option("map", tuple(MAPS), "autumn", "A.1"),
    Option("suits", ("usual", "random"), "usual", "A.1"),
    Option("deck", ("standard", "exiles"), "standard", "A.2"),
    Option("hands", ("three", "five"), "three", "A.7"),
    Option("edition", ("law", "first"), "law", "1.1.1"),
    Option("coalitions", ("scoring", "anybody"), "scoring", "R35", before="anybody"),
)


def seated(setup: Setup) -> list[int]:
    return [faction_number(name) for name in setup["seats"].split(",")]


def check(setup: Setup) -> None:
    names = setup["seats"].split(",")
    for name in names:
        if faction_number(name) < 0:
            hint = nearest(name, PLAYABLE)
            raise SetupError(f"seats: no faction {name!r}{hint}; there is {', '.join(PLAYABLE)}")
    count = len(names)
    if not FEWEST <= count <= MOST:
        wrong = f"seats: {FEWEST} to {MOST} players can play, not {count}"
        raise Misfit("players", "5.2", wrong, low=FEWEST, high=MOST, count=count)
    if len(set(names)) < count:
        raise Misfit("one-set", "1.5.1", "seats: each faction has one set of pieces only")
    factions = seated(setup)
    if VAGABOND_2 in factions and VAGABOND not in factions:
        raise Misfit("second-vagabond", "9.7", "seats: vagabond_2 needs vagabond")
    if set(factions) == {VAGABOND, VAGABOND_2}:
        wrong = "seats: two Vagabonds alone run out of points to score"
        raise Misfit("vagabonds-alone", "5.2", wrong)
    first = setup["first"]
    if first != "random" and int(first) > count:
        raise Misfit("no-first", "5.1.1", f"first: there is no seat {first}", first=first)


def reach(setup: Setup) -> tuple[int, int]:
    """5.2: the reach of these factions, and what is recommended for as many players."""
    factions = seated(setup)
    total = sum(of(f).reach for f in factions)
    return total, REACH_WANTED[len(factions)]


def begin(setup: Setup) -> Root:
    """The table before anything is shuffled or placed."""
    g = Root(MAPS[setup["map"]], seated(setup))
    g.deck_name = setup["deck"]
    g.exiles = g.deck_name == "exiles"
    g.draft = setup["hands"] == "five"
    g.edition = FIRST if setup["edition"] == "first" else LAW
    g.any_partner = setup["coalitions"] == "anybody"
    g.start = -1 if setup["first"] == "random" else int(setup["first"]) - 1
    if setup["suits"] == "random":
        g.suits = [-1] * len(g.suits)
    g.barring = [me for me in g.factions if of(me).bars_ways]
    g.bent = any(of(me).bends_rule for me in g.factions)
    for me in g.factions:
        faction = of(me)
        g.supply[me] = faction.warriors
        for piece, n in faction.stock.items():
            g.stock[piece] = n
        g.boards[me] = faction.new_board()
    return g
