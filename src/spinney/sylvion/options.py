"""The options of a game of Sylvion: modes, extensions, difficulty, and rulings left open."""

from __future__ import annotations

import functools

from spinney.core.errors import needs
from spinney.core.setup import YES_NO, Option, Setup
from spinney.sylvion.box import BOX
from spinney.sylvion.cards import EDGE
from spinney.sylvion.feats import ACTIVE, EITHER, TOGETHER
from spinney.sylvion.state import BESIDE, GONE, Sylvion
from spinney.sylvion.words import DEFENDERS

PRINTED_EDGE = "-".join(str(n) for n in BOX.edge.numbers)
ARMISTICE = {"active": ACTIVE, "either": EITHER, "together": TOGETHER}
DESOLATE_AT_FIRST = {"introductory": 6, "advanced": 0}


def is_edge_split(value: str) -> bool:
    """R27: how many Edge cards bear 1, 2, 3 and 4."""
    parts = value.split("-")
    return (
        len(parts) == 4
        and all(part.isdecimal() for part in parts)
        and sum(int(part) for part in parts) == EDGE
    )


OPTIONS = (
    Option("mode", ("introductory", "advanced"), "introductory", "1"),
    Option("players", ("1", "2"), "1", "7"),
    Option("hands", ("open", "hidden"), "open", "7.5"),
    Option("extension_1", YES_NO, "no", "1.3"),
    Option("extension_2", YES_NO, "no", "1.3"),
    Option("figure", YES_NO, "no", "6.2"),
    Option("desolate", ("usual", "3", "6", "9"), "usual", "8.1"),
    Option("reinforcements", ("3", "2"), "3", "8.2"),
    Option("first_player", ("A", "B"), "A", "R41"),
    Option("whale_turns", YES_NO, "no", "R07"),
    Option("blazing_supply", ("unlimited", "limited"), "unlimited", "R12"),
    Option("you", ("active", "chosen"), "active", "R21"),
    Option("armistice", tuple(ARMISTICE), "active", "R22"),
    Option("deluge_draws", YES_NO, "no", "R23"),
    Option(
        "edge_numbers",
        (PRINTED_EDGE, "4-4-2-2", "2-2-4-4"),
        PRINTED_EDGE,
        "R27",
        f"four numbers that add up to {EDGE}, such as {PRINTED_EDGE}",
        is_edge_split,
    ),
    Option("figure_once", YES_NO, "no", "R31"),
    Option("idle_plays", ("allowed", "refused"), "allowed", "R11", before="refused"),
    Option("fish_points", ("free", "first"), "free", "R34", before="first"),
    Option("wisdom", ("any", "sylvan"), "any", "R38", before="sylvan"),
)

NEEDS_ADVANCED = {"extension_1": "1.3", "extension_2": "1.3", "figure": "R37"}
NEEDS_PARTNER = {"hands": "7.5", "first_player": "R41", "you": "R21", "armistice": "R22"}


def check(setup: Setup) -> None:
    """Refuse options that do not go together."""
    if setup["mode"] == "introductory":
        for name, rule in NEEDS_ADVANCED.items():
            if setup.flag(name):
                raise needs(name, "yes", "mode", "advanced", rule)
        if setup["desolate"] not in ("usual", "6"):
            raise needs("desolate", setup["desolate"], "mode", "advanced", "8.1")
        if setup["reinforcements"] != "3":
            raise needs("reinforcements", "2", "mode", "advanced", "8.2")
    if setup["players"] == "1":
        for option in OPTIONS:
            name, value = option.name, setup[option.name]
            if name in NEEDS_PARTNER and value != option.default:
                raise needs(name, value, "players", "2", NEEDS_PARTNER[name])
    if setup.flag("deluge_draws") and not setup.flag("extension_1"):
        raise needs("deluge_draws", "yes", "extension_1", "yes", "R23")
    if setup["armistice"] != "active" and not setup.flag("extension_1"):
        raise needs("armistice", setup["armistice"], "extension_1", "yes", "R22")
    if setup.flag("figure_once") and not setup.flag("figure"):
        raise needs("figure_once", "yes", "figure", "yes", "R31")


def begin(setup: Setup) -> Sylvion:
    """The table before anything is shuffled."""
    g = Sylvion(setup.number("players"))
    g.advanced = setup["mode"] == "advanced"
    g.elements = setup.flag("extension_2")
    g.hidden = setup["hands"] == "hidden"
    g.reinforcements = setup.number("reinforcements")
    g.first = ("A", "B").index(setup["first_player"])
    g.active = g.first
    g.whale_turns = setup.flag("whale_turns")
    g.limited = setup["blazing_supply"] == "limited"
    g.you = setup["you"] == "chosen"
    g.armistice = ARMISTICE[setup["armistice"]]
    g.deluge_draws = setup.flag("deluge_draws")
    g.figure_once = setup.flag("figure_once")
    g.idle_refused = setup["idle_plays"] == "refused"
    g.fish_first = setup["fish_points"] == "first"
    g.search_sylvan = setup["wisdom"] == "sylvan"
    g.figure = BESIDE if setup.flag("figure") else GONE
    desolate = setup["desolate"]
    g.bloom = EDGE - (DESOLATE_AT_FIRST[setup["mode"]] if desolate == "usual" else int(desolate))
    if g.advanced:
        g.pile = list(defender_cards("advanced", setup.flag("extension_1")))
        for number, n in enumerate(setup["edge_numbers"].split("-"), start=1):
            g.desertion += [number] * int(n)
    else:
        g.deck = list(defender_cards("introductory", False))
    return g


@functools.cache
def defender_cards(mode: str, extension_1: bool) -> tuple[int, ...]:
    """The cards that can defend the forest: the deck (1.1), or what is mobilised from (1.2)."""
    cards = []
    for card in range(DEFENDERS):
        data = BOX.cards[card]
        n = data.introductory if mode == "introductory" else data.advanced
        if extension_1:
            n += data.extension_1
        cards += [card] * n
    return tuple(cards)
