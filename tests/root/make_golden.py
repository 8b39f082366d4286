"""The golden games of Root, and who plays them; see `goldens.py`.

The first three have a player that is sensible rather than strong: for each option it imagines a few
worlds that fit what its seat sees, plays them at random to the end of the turn, and judges. In the
others bots play, as `parties.py` has them.
"""

from __future__ import annotations

from goldens import Goldens, Player
from root.parties import Bots, Party
from spinney.core import Table
from spinney.core.chance import Luck
from spinney.root.game import GAME
from spinney.root.rule import ruled_by
from spinney.root.state import NOBODY, Root

GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "base_four": ("oak", {}),
    "lake_exiles": (
        "willow",
        {"seats": "alliance,eyrie,marquise", "map": "lake", "deck": "exiles", "hands": "five"},
    ),
    "two_vagabonds": (
        "ash",
        {
            "seats": "vagabond,marquise,alliance,eyrie,vagabond_2",
            "map": "mountain",
            "deck": "exiles",
            "edition": "first",
        },
    ),
    "duel": ("beech", {"seats": "marquise,eyrie", "first": 1}),
    "duel_first": (
        "larch",
        {
            "seats": "alliance,vagabond",
            "map": "winter",
            "deck": "exiles",
            "hands": "five",
            "edition": "first",
        },
    ),
    "winter_three": (
        "rowan",
        {"seats": "eyrie,vagabond,alliance", "map": "winter", "suits": "random", "deck": "exiles"},
    ),
    "mountain_five": (
        "cedar",
        {"seats": "vagabond,alliance,eyrie,vagabond_2,marquise", "first": 5, "map": "mountain"},
    ),
    "clearings": (
        "linden",
        {
            "seats": "marquise,alliance,vagabond,eyrie",
            "first": 2,
            "suits": "random",
            "deck": "exiles",
        },
    ),
    "corners": ("pine 3", {"seats": "marquise,vagabond,eyrie", "first": 3, "map": "mountain"}),
    "coalition": ("oak", {"seats": "alliance,vagabond,eyrie,marquise", "map": "lake"}),
    "coalition_wins": (
        "fir 53",
        {"seats": "alliance,vagabond,eyrie,marquise", "map": "winter", "hands": "five"},
    ),
    "coalitions_first": (
        "oak",
        {"seats": "eyrie,vagabond,alliance,vagabond_2,marquise", "edition": "first"},
    ),
    "anybody": (
        "yew 103",
        {
            "seats": "vagabond,vagabond_2,marquise,eyrie",
            "map": "lake",
            "suits": "random",
            "deck": "exiles",
            "coalitions": "anybody",
        },
    ),
    "random_five": (
        "medlar",
        {
            "seats": "eyrie,vagabond,vagabond_2,alliance,marquise",
            "first": 4,
            "map": "winter",
            "suits": "random",
            "deck": "exiles",
            "hands": "five",
            "edition": "first",
        },
    ),
    "friends": (
        "ash 77",
        {"seats": "vagabond,marquise,alliance,eyrie", "map": "lake", "deck": "exiles"},
    ),
    "favors": ("elm 54", {"seats": "vagabond,alliance,marquise,eyrie"}),
    "roosts": ("box 367", {"seats": "alliance,eyrie,marquise,vagabond"}),
    "traders": ("alder", {"seats": "riverfolk,marquise,eyrie,alliance"}),
    "river_first": (
        "hazel 0",
        {
            "seats": "vagabond,riverfolk,marquise,eyrie",
            "map": "lake",
            "deck": "exiles",
            "edition": "first",
        },
    ),
    "gardens": ("hazel 5", {"seats": "cult,marquise,eyrie,alliance"}),
    "souls": (
        "maple 41",
        {
            "seats": "vagabond,cult,eyrie,marquise",
            "map": "lake",
            "deck": "exiles",
            "hands": "five",
            "edition": "first",
        },
    ),
    "conspiracy": ("alder", {"seats": "marquise,corvids,alliance"}),
    "exposed": (
        "hazel",
        {"seats": "eyrie,corvids,vagabond,marquise", "map": "winter", "deck": "exiles"},
    ),
    "court": (
        "quince 0",
        {
            "seats": "duchy,marquise,cult,eyrie,riverfolk,corvids",
            "first": 6,
            "map": "winter",
            "suits": "random",
        },
    ),
    "tunnels": (
        "juniper 4",
        {"seats": "eyrie,duchy,vagabond,marquise", "map": "mountain", "deck": "exiles"},
    ),
    "market": (
        "poplar 23",
        {"seats": "vagabond,marquise,alliance", "landmarks": "two", "suits": "random"},
    ),
    "forge": (
        "cherry 8",
        {"seats": "eyrie,riverfolk", "map": "winter", "deck": "exiles", "landmarks": "one"},
    ),
    "homelands": (
        "spruce",
        {
            "seats": "duchy,cult,marquise,eyrie,corvids",
            "start": "homelands",
            "hands": "five",
            "suits": "random",
            "landmarks": "two",
        },
    ),
    "no_ferry": ("sorrel", {"seats": "cult,marquise", "map": "lake", "landmarks": "none"}),
    "horde": ("sorrel 0", {"seats": "hundreds,marquise,alliance"}),
    "mobs": (
        "yarrow 0",
        {"seats": "vagabond,hundreds,vagabond_2,eyrie", "map": "lake", "deck": "exiles"},
    ),
    "hired": (
        "osier",
        {"seats": "marquise,eyrie", "hirelings": "random"},
    ),
    "hired_three": (
        "rowan 2",
        {
            "seats": "eyrie,cult,marquise",
            "map": "lake",
            "hirelings": "vault_keepers,flame_bearers,furious_protector",
        },
    ),
    "relics": ("sorrel 5", {"seats": "marquise,keepers,alliance", "first": 2}),
    "retinue": (
        "sloe 3",
        {"seats": "corvids,keepers,vagabond,eyrie", "map": "lake", "deck": "exiles"},
    ),
    "draft": (
        "dogwood",
        {
            "seats": "drafted,drafted,drafted,drafted",
            "map": "lake",
            "deck": "exiles",
            "hirelings": "random",
            "landmarks": "two",
        },
    ),
    "draft_two": (
        "dogwood",
        {
            "seats": "drafted,drafted",
            "map": "winter",
            "suits": "random",
            "hirelings": "random",
            "pool": "insurgents",
        },
    ),
    "machine": ("holly", {"seats": "eyrie,vagabond,alliance", "mechanical": "competitive"}),
    "together": (
        "holly",
        {
            "seats": "alliance,duchy",
            "mechanical": "cooperative",
            "head_start": 3,
            "kept": "cobbler,-",
            "corner": "chosen",
        },
    ),
    "won_together": ("ivy 6", {"seats": "hundreds,duchy", "mechanical": "cooperative"}),
    "alone": (
        "holly",
        {
            "seats": "riverfolk",
            "mechanical": "cooperative",
            "head_start": 6,
            "map": "lake",
            "deck": "exiles",
        },
    ),
}
PARTIES = {
    "duel": Party(),
    "duel_first": Party(characters=("vagrant",)),
    "winter_three": Party(characters=("ronin",)),
    "mountain_five": Party(characters=("scoundrel", "vagrant")),
    "clearings": Party("greedy", ("vagrant",), ("marquise", "eyrie", "alliance")),
    "corners": Party("random", ("vagrant",), ("marquise", "eyrie")),
    "coalition": Party("greedy", ("tinker",), ("vagabond",)),
    "coalition_wins": Party("random", ("tinker",), ("vagabond",)),
    "coalitions_first": Party("greedy", ("scoundrel", "ronin"), ("vagabond", "vagabond_2")),
    "anybody": Party(
        "random",
        ("harrier", "adventurer"),
        ("vagabond", "vagabond_2", "eyrie", "marquise"),
    ),
    "random_five": Party("random", ("adventurer", "thief")),
    "friends": Party("random", ("arbiter",), friend="marquise"),
    "favors": Party("random", ("scoundrel",)),
    "roosts": Party("random", ("thief",)),
    "traders": Party(),
    "river_first": Party("random", ("tinker",)),
    "gardens": Party(),
    "souls": Party("random", ("tinker",), ("cult",)),
    "conspiracy": Party(),
    "exposed": Party("random", ("ranger",)),
    "court": Party(),
    "tunnels": Party("random", ("harrier",), ("duchy",)),
    "market": Party("random", ("thief",)),
    "forge": Party("random"),
    "no_ferry": Party("random"),
    "horde": Party(),
    "mobs": Party("random", ("ranger", "tinker")),
    "homelands": Party(),
    "hired": Party(),
    "hired_three": Party("random"),
    "relics": Party(),
    "retinue": Party("random", ("ranger",)),
    "draft": Party(),
    "draft_two": Party(),
    "machine": Party("random", ("arbiter",)),
    "together": Party("random"),
    "won_together": Party(),
    "alone": Party("random"),
}
WORLDS = 3
AHEAD = 60
"""No further than so many choices does the player look."""


def choose(table: Table[Root]) -> int:
    assert table.question is not None
    return max(table.question.options, key=lambda option: prospect(table, option))


def prospect(table: Table[Root], option: int) -> float:
    """How the seat that chooses would stand at the end of this turn, on average."""
    assert table.question is not None
    seat = table.question.seat
    return sum(judge(imagine(table, seat, option, n), seat) for n in range(WORLDS))


def imagine(table: Table[Root], seat: int, option: int, n: int) -> Root:
    seed = f"{len(table.choices)} {option} {n}"
    world = table.determinize(seat, seed)
    luck = Luck(seed)
    world.apply(option)
    for _ in range(AHEAD):
        if world.question is None or world.state.turn > table.state.turn + 1:
            break
        options = world.question.options
        world.apply(options[luck.below(len(options))])
    return world.state


def judge(g: Root, seat: int) -> float:
    """Points first, then the map, then cards; what others have counts against it."""
    worth = [standing(g, me) for me in g.players]
    return worth[seat] - max(worth[:seat] + worth[seat + 1 :]) / 2


def standing(g: Root, me: int) -> float:
    if me in g.winners:
        return 100.0
    # Whoever has a dominance card scores no more: the clearings have to do it.
    ruled = len(ruled_by(g, me)) * (1.0 if g.dominance[me] == NOBODY else 4.0)
    return g.points[me] + 0.3 * ruled + 0.2 * len(g.hands[me]) + 0.2 * len(g.crafted[me])


def player_of(name: str) -> Player:
    return Bots(name, PARTIES[name]).choose if name in PARTIES else choose


GOLDENS = Goldens(GAME, GAMES, player_of)
