"""Against which automaton, and how hard (10.1, 10.20, 11.1, 11.20): options and setup."""

from __future__ import annotations

from typing import Final

from spinney.core.errors import Misfit
from spinney.core.setup import YES_NO, Option, Setup
from spinney.ironwood.beliefs import OBSERVERS, learn
from spinney.ironwood.pieces import recruit_golem, recruit_warrior
from spinney.ironwood.setup import deal_visions, shuffle_decks
from spinney.ironwood.solo.changes import add_spirits
from spinney.ironwood.solo.terms import FORGE_TOKENS, WORTH, Terms
from spinney.ironwood.state import FOUNDATION, HELP, Ironwood
from spinney.ironwood.words import (
    DISRUPTIVE,
    FERRUM,
    INNER_VISIONS,
    IRONCLADS,
    NOTHING,
    PLACE,
    VISIONS,
    WOODWALKERS,
)

AUTOMATA: Final = {"no": NOTHING, "automacier": IRONCLADS, "automaquis": WOODWALKERS}
BY_OPTIONS: Final = "custom"
HIGHEST: Final = 15

DIFFICULTY: Final[tuple[Option, ...]] = (
    Option("solo_red_icons", YES_NO, "no", "14.3"),
    Option("solo_cards", ("2", "4"), "2", "14.10"),
    Option("solo_edge", YES_NO, "no", "14.10"),
    Option("solo_foundations", YES_NO, "no", "14.10"),
    Option("solo_warriors", ("0", "1", "2", "3", "4", "5"), "0", "14.10"),
)
RULINGS: Final[tuple[Option, ...]] = (
    Option("solo_die", ("again", "other"), "again", "U40"),
    Option("solo_spirits", ("book", "aid"), "book", "U41"),
    Option("solo_turn", ("free", "card"), "free", "U42"),
    Option("solo_located", ("deck", "hand"), "deck", "U43"),
    Option("solo_warband", ("first", "both"), "first", "U44"),
    Option("solo_eye", ("warriors", "warbands"), "warriors", "U45"),
    Option("solo_muster", ("outer", "possible"), "outer", "U46"),
    Option("solo_expand", ("warriors", "foundation"), "foundation", "U47", before="warriors"),
    Option("solo_price", ("free", "paid"), "free", "U48"),
    Option("solo_retreat", ("unmarked", "fewest"), "unmarked", "U67", before="fewest"),
)
LEVELS: Final[tuple[str, ...]] = (BY_OPTIONS, *(str(n) for n in range(HIGHEST + 1)))
DETAILS: Final[tuple[Option, ...]] = (
    Option("level", LEVELS, BY_OPTIONS, "14.10"),
    *DIFFICULTY,
    *RULINGS,
)
OPTIONS: Final[tuple[Option, ...]] = (Option("solo", tuple(AUTOMATA), "no", "14"), *DETAILS)

EVERYWHERE: Final = 5
"""As many warriors as these mean one more in every place."""
FOUNDATIONS_AWAY: Final = 2
SPIRITS: Final = 2


def levels(level: int) -> tuple[bool, bool, bool, bool, int]:
    """14.10: red icons, cards, edge, foundations and warriors that make up a level.

    They are taken in this order while the level lasts; warriors fill it up.
    """
    taken = [False] * len(WORTH)
    for i, worth in enumerate(WORTH):
        if level < worth:
            break
        taken[i] = True
        level -= worth
    red, cards, edge, foundations = taken
    return red, cards, edge, foundations, level


def check(setup: Setup) -> None:
    """Refuse what makes no sense without an automaton, or beside a level."""
    automaton = AUTOMATA[setup["solo"]]
    given = [o.name for o in DETAILS if setup[o.name] not in (o.default, o.before)]
    if automaton == NOTHING and given:
        name, value = given[0], setup[given[0]]
        wrong = f"{name}={value} needs an automaton: solo=automacier or solo=automaquis"
        raise Misfit("needs-automaton", "14", wrong, name, chosen=(name, value))
    harder = [option.name for option in DIFFICULTY if option.name in given]
    if setup["level"] != BY_OPTIONS and harder:
        name, level = harder[0], setup["level"]
        wrong = f"level={level} chooses {name} itself; leave {name} out, or level, to choose"
        chosen = (name, setup[name])
        raise Misfit("level-chooses", "14.10", wrong, name, level=("level", level), chosen=chosen)
    help_option = ("help_woodwalkers", "help_ironclads")[automaton]
    if automaton != NOTHING and setup[help_option] != "0":
        wrong = f"{help_option} is for players, not for an automaton"
        raise Misfit(
            "help-automaton", "12.2", wrong, help_option, chosen=(help_option, setup[help_option])
        )


def terms_of(setup: Setup) -> Terms:
    terms = Terms()
    terms.red_icons = setup.flag("solo_red_icons")
    terms.cards = setup.number("solo_cards")
    terms.edge = setup.flag("solo_edge")
    terms.foundations = setup.flag("solo_foundations")
    terms.warriors = setup.number("solo_warriors")
    if setup["level"] != BY_OPTIONS:
        red, cards, edge, foundations, warriors = levels(setup.number("level"))
        terms.red_icons, terms.edge, terms.foundations = red, edge, foundations
        terms.cards = 4 if cards else 2
        terms.warriors = warriors
    if terms.foundations and AUTOMATA[setup["solo"]] == WOODWALKERS:
        terms.tokens = FORGE_TOKENS - FOUNDATIONS_AWAY
    terms.rolls_again = setup["solo_die"] == "again"
    terms.spirits_as_on_aid = setup["solo_spirits"] == "aid"
    terms.turn_costs_card = setup["solo_turn"] == "card"
    terms.located_from_hand = setup["solo_located"] == "hand"
    terms.warband_twice = setup["solo_warband"] == "both"
    terms.eye_moves_warbands = setup["solo_eye"] == "warbands"
    terms.recruits_at_possible = setup["solo_muster"] == "possible"
    terms.foundation_first = setup["solo_expand"] == "foundation"
    terms.icon_price = 2 if setup["solo_price"] == "paid" else 0
    terms.retreats_to_fewest = setup["solo_retreat"] == "fewest"
    return terms


def seat_automaton(g: Ironwood, setup: Setup) -> None:
    """An automaton takes its side; whoever plays against it loses some cards (10.1, 11.1)."""
    g.automaton = AUTOMATA[setup["solo"]]
    if g.automaton == NOTHING:
        return
    player = 1 - g.automaton
    g.seats = 1
    g.seat = [NOTHING, NOTHING]
    g.seat[player] = 0
    g.terms = terms_of(setup)
    g.decks[player] = [card for card in g.decks[player] if not g.box.removed_in_solo[card]]
    g.foreseen[player] = min(g.foreseen[player], len(g.decks[player]))
    g.foreseen[g.automaton] = 0
    if g.automaton == WOODWALKERS:
        g.stance = DISRUPTIVE


# What chance decides


def deal(g: Ironwood) -> None:
    """10.1, 11.1: decks and visions; then what makes the game harder."""
    shuffle_decks(g)
    if g.automaton == IRONCLADS:
        deal_visions(g)
        harden_automacier(g)
    else:
        lay_out_visions(g)
        harden_automaquis(g)
    g.stage = HELP


def lay_out_visions(g: Ironwood) -> None:
    """11.1: inner mountains are the deck, outer ones lie open."""
    g.vision_deck = list(range(INNER_VISIONS))
    g.shuffle(g.vision_deck)
    g.burned = list(range(INNER_VISIONS, VISIONS))
    for vision in g.burned:
        for observer in OBSERVERS:
            learn(g, observer, vision)


def some(g: Ironwood, places: list[int], n: int) -> list[int]:
    """So many different places at random."""
    g.shuffle(places)
    return sorted(places[:n])


def harden_automacier(g: Ironwood) -> None:
    """10.20"""
    board = g.box.board
    if g.terms.edge:
        recruit_golem(g, FERRUM, "10.20")
    if g.terms.foundations:
        for mountain in some(g, list(board.outer_mountains), FOUNDATIONS_AWAY):
            g.sites[mountain] = FOUNDATION
            g.tell("founded", "10.20", PLACE + mountain)
    inner = list(board.near[FERRUM])
    for mountain in some(g, inner, min(g.terms.warriors, len(inner))):
        recruit_warrior(g, IRONCLADS, mountain, "10.20")
    if g.terms.warriors > len(inner):
        recruit_warrior(g, IRONCLADS, FERRUM, "10.20")


def harden_automaquis(g: Ironwood) -> None:
    """11.20: five warriors, and every outer forest gets one, however many there are."""
    if g.terms.edge:
        add_spirits(g, SPIRITS, "11.20")
    outer = list(g.box.board.outer_forests)
    n = len(outer) if g.terms.warriors == EVERYWHERE else g.terms.warriors
    for forest in some(g, outer, n):
        recruit_warrior(g, WOODWALKERS, forest, "11.20")
