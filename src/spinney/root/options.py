"""The options of a game of Root, and what goes together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec

from spinney.core.errors import Misfit, SetupError, nearest
from spinney.core.rows import same
from spinney.core.setup import Option, Setup
from spinney.root import hireling, hiring, kept
from spinney.root.editions import EDITIONS
from spinney.root.faction import NOT_PLAYED, PIECES_OF, TABLE, Faction, boxed, in_the_box
from spinney.root.landmarks.siting import FORM, NAMES, is_agreement, prepare
from spinney.root.landmarks.siting import MOST as MOST_LANDMARKS
from spinney.root.maps import MAPS
from spinney.root.powers import gather
from spinney.root.state import MOST_SEATS, UNDRAFTED, Hiring, Root, warriors_on_boards
from spinney.root.words import FACTION, FACTIONS, OWNERS, VOCABULARY

DRAFTED = "drafted"
"""What a seat is called whose faction is chosen when the game begins."""
USUAL = 4
"""How many play if nobody says otherwise: the first factions of the box."""
FEWEST, MOST = 2, 6
"""How many play, by the rules; whoever plays without a seat is one of them (ruling R124)."""
MOST_TOGETHER = 4
"""M.8: so many play together at most."""
AUTOMATA = {"competitive": False, "cooperative": True}
"""The ways to play against whoever has no seat, and whether all others win together then."""
HEAD_STARTS = tuple(str(points) for points in range(0, 28, 3))
"""M.8.5."""
REACH_WANTED = {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}
"""5.2."""
REACH_FOR_THE_DARING = 17
"""5.2: any mix that reaches so far is for the adventurous."""


def faction_number(name: str) -> int:
    """The faction with this name, if it is in the box; else -1."""
    if name not in VOCABULARY:
        return -1
    number = VOCABULARY.number(name) - FACTION
    return number if 0 <= number < FACTIONS and TABLE[number] is not None else -1


def most_seats(known: tuple[str, ...]) -> int:
    """No more than the Law has rules for, nor than there are factions in the box."""
    return min(MOST, len(known))


def playable(box: list[Faction]) -> tuple[str, ...]:
    """The names of those that a seat may play."""
    numbers = [faction.number for faction in box if faction.number < FACTIONS]
    return tuple(VOCABULARY.word(FACTION + number) for number in numbers)


def options(box: list[Faction]) -> tuple[Option, ...]:
    """Those of every game, then those of the factions in the box."""
    own = dict.fromkeys(option for faction in box for option in faction.options)
    known = playable(box)
    usual, fewest = ",".join(known[:USUAL]), ",".join(known[:FEWEST])
    return (
        Option(
            "seats",
            (usual, fewest),
            usual,
            "5.1.1",
            f"factions in seating order with commas between them, such as {usual}",
            lambda value: True,
            words=known,
            fewest=1,
            most=most_seats(known),
            later=DRAFTED,
        ),
        Option("first", ("random", "1", "2", "3", "4", "5", "6"), "random", "5.1.1"),
        Option("map", tuple(MAPS), "autumn", "A.1"),
        Option("suits", ("usual", "random"), "usual", "A.1"),
        Option("deck", ("standard", "exiles"), "standard", "A.2"),
        Option(
            "landmarks",
            ("map", "none", "one", "two"),
            "map",
            "A.5",
            FORM,
            is_agreement,
            things=NAMES,
            fewest=1,
            most=MOST_LANDMARKS,
        ),
        Option("hands", ("three", "five"), "three", "A.7"),
        Option("start", ("corners", "homelands"), "corners", "A.8"),
        Option("pool", ("usual", "insurgents"), "usual", "A.8.1.I"),
        Option(
            "hirelings",
            ("none", "random"),
            "none",
            "A.6",
            f"none, random, or three of {', '.join(hirelings())} with commas between them",
            are_hirelings,
            things=hirelings(),
            fewest=hiring.CARDS,
            most=hiring.CARDS,
        ),
        Option("edition", tuple(EDITIONS), "law", "1.1.1"),
        Option("mechanical", ("none", *AUTOMATA), "none", "M.1"),
        Option("head_start", HEAD_STARTS, "0", "M.8.5"),
        Option("kept", ("",), "", "M.8.5", kept.FORM, kept.is_written),
        *own,
    )


def hirelings() -> tuple[str, ...]:
    """The names of those in the box."""
    return tuple(VOCABULARY.word(FACTION + me) for me in hireling.in_the_box())


def are_hirelings(value: str) -> bool:
    """A.6: whether these are three of them, no two alike."""
    names = value.split(",")
    return len(set(names)) == len(names) == hiring.CARDS and set(names) <= set(hirelings())


def hired(setup: Setup) -> list[int]:
    """The hirelings that were agreed upon; none of them, if chance deals them."""
    if setup["hirelings"] in ("none", "random"):
        return []
    return [VOCABULARY.number(name) - FACTION for name in setup["hirelings"].split(",")]


def check_hirelings(setup: Setup, factions: list[int]) -> None:
    """A.6.5: nobody plays beside their own hireling."""
    if setup["hirelings"] != "none" and len(setup["seats"].split(",")) < FEWEST:
        wrong = "hirelings: they go from one person to another, so there must be two"
        raise Misfit("hirelings-alone", "E.1.3", wrong, "hirelings")
    for me in hired(setup):
        misfit = own_hireling(me, factions)
        if misfit is not None:
            raise misfit


def own_hireling(me: int, factions: list[int], where: str = "hirelings") -> Misfit | None:
    """A.6.5, for one of them."""
    faction = hireling.side_of(me, False).faction
    if faction not in factions:
        return None
    name = VOCABULARY.word(FACTION + me)
    whose = VOCABULARY.word(FACTION + faction)
    wrong = f"hirelings: {name} cannot be in play beside its faction, {whose}"
    return Misfit("own-hireling", "A.6.5", wrong, where, hireling=name, faction=whose)


def seated(setup: Setup) -> list[int]:
    """What each seat plays; where factions are drafted, nothing yet."""
    names = setup["seats"].split(",")
    if is_draft(setup):
        return [UNDRAFTED + seat for seat in range(len(names))]
    return [faction_number(name) for name in names]


def is_draft(setup: Setup | Mapping[str, str]) -> bool:
    """A.8.1: whether factions are chosen out of a pool."""
    return DRAFTED in setup["seats"].split(",")


def check(setup: Setup, known: tuple[str, ...]) -> None:
    """`known` are the factions in the box of this game."""
    names = setup["seats"].split(",")
    check_pool(setup, len(names))
    check_automata(setup)
    if is_draft(setup):
        check_draft(setup, names, known)
        return
    for name in names:
        if name not in known:
            hint = nearest(name, known)
            raise SetupError(f"seats: no faction {name!r}; there is {', '.join(known)}{hint}")
    check_count(setup, names, known)
    count = len(names)
    if len(set(names)) < count:
        raise Misfit("one-set", "1.5.1", "seats: each faction has one set of pieces only", "seats")
    factions = seated(setup)
    playing = factions + [faction.number for faction in unseated(setup)]
    check_corners(setup, playing)
    for faction in in_the_box():
        if faction.number in playing:
            misfit = faction.check_setup(setup, playing)
            if misfit is not None:
                raise misfit
    check_hirelings(setup, [boxed(me).sets_up_as for me in playing])
    kept.check(setup, len(names))


def check_automata(setup: Setup) -> None:
    """M.8.5: nobody has a head start, or keeps cards, where all sit at the table."""
    if setup["mechanical"] != "none":
        if is_draft(setup):
            wrong = "mechanical: factions are agreed upon, not drafted"
            raise Misfit("no-draft-with-automata", "M.1", wrong, "mechanical")
        return
    for option, usual in (("head_start", "0"), ("kept", "")):
        if setup[option] != usual:
            wrong = f"{option}: this is for games against the Mechanical Marquise"
            raise Misfit("only-with-automata", "M.8.5", wrong, option)


def check_draft(setup: Setup, names: list[str], known: tuple[str, ...]) -> None:
    """All seats are drafted or none."""
    if set(names) != {DRAFTED}:
        raise SetupError(f"seats: either all are {DRAFTED!r} or none is (rule A.8)")
    check_count(setup, names, known)


def check_count(setup: Setup, names: list[str], known: tuple[str, ...]) -> None:
    count, (fewest, most) = len(names), bounds(setup, known)
    if not fewest <= count <= most:
        wrong = f"seats: {fewest} to {most} players can play, not {count}"
        raise Misfit("players", "5.2", wrong, "seats", low=fewest, high=most, count=count)
    first = setup["first"]
    if first != "random" and int(first) > count:
        raise Misfit("no-first", "5.1.1", f"first: there is no seat {first}", "first", first=first)


def bounds(setup: Setup | Mapping[str, str], known: tuple[str, ...]) -> tuple[int, int]:
    """How many seats there can be at least and at most."""
    if setup["mechanical"] == "none":
        return FEWEST, most_seats(known)
    return 1, MOST_TOGETHER if AUTOMATA[setup["mechanical"]] else most_seats(known) - 1


def unseated(setup: Setup | Mapping[str, str]) -> list[Faction]:
    """Those who take turns without a seat."""
    if setup["mechanical"] == "none":
        return []
    return [faction for faction in in_the_box() if faction.number >= FACTIONS]


def check_pool(setup: Setup, count: int) -> None:
    """A.8.1.I: two players who draft may keep insurgents, with hirelings."""
    if setup["pool"] == "usual":
        return
    if not is_draft(setup) or count != FEWEST or setup["hirelings"] == "none":
        wrong = "pool: insurgents are kept where two players draft, with hirelings"
        raise Misfit("pool", "A.8.1.I", wrong, "pool")


def check_corners(setup: Setup, factions: list[int]) -> None:
    """5: more factions than corners start elsewhere, which is the advanced setup's (A)."""
    if setup["start"] == "homelands":
        return
    wanted = sum(boxed(me).starts_in_a_corner() for me in factions)
    corners = len(MAPS[setup["map"]].corners)
    if wanted > corners:
        wrong = f"seats: {wanted} of these factions start in a corner, and there are {corners}"
        raise Misfit("corners", "5", wrong, "seats", count=wanted, corners=corners)


def reach(setup: Setup) -> tuple[int, int]:
    """5.2: the reach of these factions, and what is recommended for as many players."""
    factions = seated(setup) + [faction.number for faction in unseated(setup)]
    total = sum(faction.reach for faction in in_the_box() if faction.number in factions)
    return total, REACH_WANTED[len(factions)]


def begin(setup: Setup, unplayed: Sequence[Faction] = ()) -> Root:
    """The table before anything is shuffled or placed; what is unplayed has pieces, but no seat."""
    drafting = is_draft(setup)
    automata = unseated(setup)
    seats = [] if drafting else [boxed(me) for me in seated(setup)]
    factions = [*seats, *automata, *unplayed]
    kinds = [piece for faction in factions for piece in PIECES_OF[faction.number]]
    owners = [faction.number for faction in factions]
    woodland, edition = MAPS[setup["map"]], EDITIONS[setup["edition"]]
    rows = UNDRAFTED + len(seated(setup)) if drafting else 1 + max(owners)
    g = Root(woodland, edition, seated(setup), owners, 1 + max(kinds, default=-1), rows)
    g.deck_name = setup["deck"]
    g.turns = g.players + [faction.number for faction in automata]
    g.together = AUTOMATA.get(setup["mechanical"], False)
    for faction in automata:
        g.points[faction.number] = setup.number("head_start")
    for me, cards in zip(g.players, kept.by_seat(setup), strict=False):
        g.crafted[me] = sorted(cards)
    g.setup = setup if drafting else None
    g.keeps_insurgents = setup["pool"] == "insurgents"
    g.draft = drafting or setup["hands"] == "five"
    g.by_homelands = drafting or setup["start"] == "homelands"
    g.start = -1 if setup["first"] == "random" else int(setup["first"]) - 1
    if setup["suits"] == "random":
        g.suits = same(0, len(g.suits))
    if setup["hirelings"] != "none":
        g.hiring = Hiring()
        g.hiring.cards = hired(setup)
    g.played = vec[Faction]([NOT_PLAYED] * (OWNERS + MOST_SEATS))
    for faction in factions:
        me = faction.number
        g.played[me] = faction.in_edition(g.edition)
        for pieces in (faction.buildings, faction.tokens):
            for piece, n in pieces.items():
                g.stock[piece] = n
        g.boards[me] = g.played[me].new_board(setup)
    for faction in factions:
        g.supply[faction.number] = faction.warriors - warriors_on_boards(g, faction.number)
    for me in g.owners:
        gather(g, me)
    prepare(g, setup["landmarks"])
    return g
