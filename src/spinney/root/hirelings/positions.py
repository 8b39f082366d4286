"""The hirelings of a game in positions: their sides, who controls them, what is on their cards."""

from __future__ import annotations

from typing import Any

from spinney.core.fields import Fields
from spinney.root.faction import in_play
from spinney.root.hireling import hiring, in_the_box, of_hireling, side_of
from spinney.root.hiring import CARDS, DEMOTED_FOR, MARKERS, lay_out, put_under
from spinney.root.state import NOBODY, SETUP, Root, behind
from spinney.root.supplies import read_supply, write_supply
from spinney.root.words import DEMOTED, FACTION, HIRELING, OWNERS, VOCABULARY

WORDS = VOCABULARY.words
NONE = "none"
PROMOTED = WORDS[FACTION + HIRELING : FACTION + OWNERS]
DEMOTED_SIDES = WORDS[DEMOTED : DEMOTED + OWNERS - HIRELING]
MOST_CONTROL = 4


def write(g: Root) -> dict[str, Any]:
    table = hiring(g)
    return {
        "cards": {
            WORDS[of_hireling(g, me).word]: write_card(g, at) for at, me in enumerate(table.cards)
        },
        "spaces": table.spaces.copy(),
        "due": [WORDS[FACTION + me] for me in table.due],
        **(
            {"waiting": [WORDS[of_hireling(g, me).word] for me in table.waiting]}
            if table.waiting
            else {}
        ),
    }


def write_card(g: Root, at: int) -> dict[str, Any]:
    me = hiring(g).cards[at]
    master, board = behind(g, me), g.boards[me]
    return {
        "controller": WORDS[FACTION + master] if master >= 0 else NONE,
        "control": hiring(g).control[at],
        **({"coffins": g.coffins[me]} if g.coffins[me] else {}),
        **({} if board is None else {"board": board.write()}),
        **write_supply(g, me),
    }


def lent_besides(g: Root, me: int) -> list[int]:
    """What others have lent to a player, but for what comes with hirelings."""
    if g.hiring is None:
        return g.granted[me]
    cards = [of_hireling(g, each).word for each in g.hiring.cards]
    return [word for word in g.granted[me] if word not in cards]


def lay_out_given(g: Root, f: Fields) -> list[str]:
    """Bring the hirelings that a position names into the game, before their pieces are read.

    Left out, they are those of the setup, or the first that may be; of them the last are demoted.
    """
    if g.hiring is None:
        return []
    names = list(f.object("hirelings").object("cards").names())
    cards = [number_of(name) for name in names]
    if names and (len(set(cards)) != CARDS or min(cards) < 0 or len(cards) != CARDS):
        what = f"three hirelings are wanted, by the names of their sides, not {', '.join(names)}"
        f.wrong("hirelings.cards", what)
        cards = []
    if cards:
        demoted = [VOCABULARY.number(name) >= DEMOTED for name in names]
        check_cards(g, f, cards, demoted)
    else:
        cards = g.hiring.cards or [me for me in in_the_box() if may_be(g, me)][:CARDS]
        first_demoted = CARDS - DEMOTED_FOR[len(g.turns)]
        demoted = [at >= first_demoted for at in range(CARDS)]
    lay_out(g, cards, demoted)
    return [WORDS[of_hireling(g, me).word] for me in cards]


def may_be(g: Root, me: int) -> bool:
    return side_of(me, False).faction not in in_play(g)


def number_of(name: str) -> int:
    """The hireling of which a side is called so, or -1."""
    for sides in (PROMOTED, DEMOTED_SIDES):
        if name in sides:
            return HIRELING + sides.index(name)
    return NOBODY


def check_cards(g: Root, f: Fields, cards: list[int], demoted: list[bool]) -> None:
    if g.hiring is not None and g.hiring.cards and sorted(g.hiring.cards) != sorted(cards):
        f.wrong("hirelings.cards", "the setup names others")
    if any(not may_be(g, me) for me in cards):
        f.unreachable("hirelings.cards", "nobody plays beside their own hireling (rule A.6.5)")
    wanted = DEMOTED_FOR[len(g.turns)]
    if sum(demoted) != wanted:
        f.unreachable("hirelings.cards", f"{wanted} of them are demoted in this game (rule A.6.2)")


def read(g: Root, f: Fields, cards: list[str]) -> None:
    """Control, markers and boards of the hirelings, once the pieces lie on the map."""
    if g.hiring is None:
        return
    table, given = hiring(g), f.object("hirelings")
    usual = list(MARKERS)
    table.spaces = given.numbers("spaces", MARKERS[0], MARKERS[-1], usual)
    players = [WORDS[FACTION + me] for me in g.players]
    for i, name in enumerate(given.array("due")):
        if name in players:
            table.due.append(g.players[players.index(name)])
        else:
            given.wrong(f"due[{i}]", f"{name!r} is not one of {', '.join(players)}")
    for i, name in enumerate(given.array("waiting")):
        if name in cards:
            table.waiting.append(table.cards[cards.index(name)])
        else:
            given.wrong(f"waiting[{i}]", f"{name!r} is not one of {', '.join(cards)}")
    all_cards = given.object("cards")
    own = [all_cards.object(name) for name in cards]
    for at, card in enumerate(own):
        read_card(g, at, card, players)
    for at, card in enumerate(own):
        read_supply(g, table.cards[at], card)
        card.done()
    all_cards.done()
    given.done()
    check_markers(g, f)


def read_card(g: Root, at: int, f: Fields, players: list[str]) -> None:
    table = hiring(g)
    me = table.cards[at]
    master = f.one_of("controller", (*players, NONE), NONE)
    if master != NONE:
        put_under(g, me, g.players[players.index(master)])
    table.control[at] = f.number("control", 0, MOST_CONTROL, int(master != NONE))
    if (table.control[at] > 0) != (master != NONE):
        f.wrong(
            "control", "whoever controls a hireling has control markers on its card, nobody else"
        )
    g.coffins[me] = f.number("coffins", 0, of_hireling(g, me).warriors, 0)
    board = g.boards[me]
    if board is not None:
        inner = f.object("board")
        board.read(inner)
        board.check(g, me, inner)
        inner.done()


def check_markers(g: Root, f: Fields) -> None:
    """A.6.4, E.1.1: each marker lies on its space, or it was taken for a hireling."""
    table = hiring(g)
    if any(space not in MARKERS for space in table.spaces):
        f.wrong("hirelings.spaces", f"the markers lie on {MARKERS} (rule A.6.4)")
    hired = sum(g.seat_of[me] >= 0 for me in table.cards)
    if g.phase != SETUP and len(table.spaces) + len(table.due) + hired != CARDS:
        what = "each marker is on the score track, with somebody, or was taken for a hireling"
        f.unreachable("hirelings.spaces", f"{what} (rule E.1.1)")
