"""The golden games of Sylvion, and who plays them; see `goldens.py`.

The player is sensible rather than strong: it imagines a world that fits what its seat sees, tries
what it could do, and judges what is left of the forest.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from goldens import Goldens
from spinney.core import Table
from spinney.core.game import POINTLESS
from spinney.sylvion.cards import EDGE, FOUNTAIN, STRENGTH, TREE, VITALITY
from spinney.sylvion.game import GAME
from spinney.sylvion.movement import final_assault
from spinney.sylvion.state import DEFEND, Sylvion
from spinney.sylvion.words import CHOOSE, DONE, SELF, TREASON, WIDTH

BOTH = {"mode": "advanced", "extension_1": True, "extension_2": True, "figure": True}
GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "introductory": ("oak", {}),
    "introductory_pair": ("willow", {"players": 2}),
    "advanced": ("beech", {"mode": "advanced"}),
    "advanced_pair": (
        "larch",
        {"mode": "advanced", "players": 2, "first_player": "B", "you": "chosen"},
    ),
    "treasons_and_feats": (
        "ash",
        {"mode": "advanced", "extension_1": True, "deluge_draws": True, "whale_turns": True},
    ),
    "everything": ("apple", BOTH),
    "silence": ("cedar", {**BOTH, "players": 2, "hands": "hidden", "armistice": "either"}),
    "harder": (
        "quince",
        {
            **BOTH,
            "desolate": 3,
            "reinforcements": 2,
            "blazing_supply": "limited",
            "figure_once": True,
            "edge_numbers": "2-3-3-4",
        },
    ),
}
WORTH = (
    {"fountain_1": 4, "fountain_2": 5, "fountain_3": 6, "fountain_4": 6}
    | {"tree_1": 2, "tree_2": 3, "tree_3": 3, "tree_4": 4}
    | {"whale": 3, "elephant": 5, "hedgehogs": 5, "owl": 6}
    | {"stag": 6, "doves": 5, "squirrels": 1, "fish": 5, "treason": -6}
)
"""What a card is worth in a hand or in the deck; a Feat is worth 4, any other word nothing."""
ENOUGH = 3 * EDGE
"""More bloom than an assault can take, so that it is imagined to its end."""
SPENDING = ("pay", "discard", "cut", "put-back", "remove")
DETAILS = ("place", "push", "push-to", "trample", "heal", "geyser", "line")
LOOKING_AHEAD = ("ward", "dry", "disband")


def worth(choice: int) -> int:
    word = GAME.vocabulary.word(choice)
    return 4 if word.startswith("feat_") else WORTH.get(word, 0)


# The player


def choose(table: Table[Sylvion], plan: list[int]) -> int:
    """The next choice; `plan` keeps the rest of what was decided for this card."""
    question = table.question
    assert question is not None
    if question.ask.name == "play":
        plan[:] = max(
            plans(table, question.seat), key=lambda found: prospect(table, question.seat, found)
        )
    if plan and plan[0] in question.options:
        return plan.pop(0)
    if question.ask.name in LOOKING_AHEAD:
        return max(question.options, key=lambda option: prospect(table, question.seat, [option]))
    return by_habit(table)


def by_habit(table: Table[Sylvion]) -> int:
    """A choice without looking ahead."""
    question = table.question
    assert question is not None
    name, options = question.ask.name, question.options
    if name in SPENDING:
        return min(options, key=worth)
    if name == "search":
        return max(options, key=worth)
    if name == "recruit":
        columns = table.state.columns
        first = GAME.vocabulary.number("column_1")
        return max(options, key=lambda option: sum(map(worth, columns[option - first])))
    if name == "betrayed":
        others = [option for option in options if option != TREASON]
        early = len(table.state.stacks[0]) > 5
        return min(others, key=worth) if others and early else TREASON
    if name == "send-owl":
        mine, theirs = (sum(table.state.hands[seat]) for seat in (question.seat, 1 - question.seat))
        return options[mine > theirs]
    for habit in (DONE, CHOOSE, SELF):
        if habit in options:
            return habit
    return options[-1] if name in ("heal", "spend") else options[0]


def plans(table: Table[Sylvion], seat: int) -> Iterator[list[int]]:
    """Everything that one card can do, choice by choice."""
    question = table.question
    assert question is not None
    felt = zip(question.options, GAME.instinct(table.state, question), strict=True)
    pending = [[option] for option, feeling in felt if feeling != POINTLESS]
    while pending:
        plan = pending.pop()
        question = imagine(table, seat, plan).question
        if question is not None and question.ask.name in DETAILS:
            pending.extend([*plan, option] for option in question.options)
        else:
            yield plan


def imagine(table: Table[Sylvion], seat: int, plan: list[int]) -> Table[Sylvion]:
    """Where a plan leads in a world that fits what the seat sees, up to what it leaves open."""
    world = table.determinize(seat, "imagined")
    for choice in plan:
        while world.question is not None and choice not in world.question.options:
            world.apply(by_habit(world))
        if world.question is not None:
            world.apply(choice)
    while world.question is not None and world.question.ask.name not in ("play", *DETAILS):
        world.apply(by_habit(world))
    return world


def prospect(table: Table[Sylvion], seat: int, plan: list[int]) -> float:
    """How the forest would stand after a plan; to end the Defence leaves it as it is."""
    ending = plan == [DONE] and table.state.stage == DEFEND
    return judge((table if ending else imagine(table, seat, plan)).state)


def judge(g: Sylvion) -> float:
    """How the forest stands: what would be left if the Final Assault came now, and the means."""
    if g.over:
        return 100.0 if g.won else -100.0
    after = g.copy()
    after.bloom = ENOUGH
    final_assault(after)
    bloom = g.bloom - (ENOUGH - after.bloom)
    if bloom < 0 or not after.won:  # with bloom enough, only the figure can lose it
        bloom -= 8
    left = len(g.stacks[0])
    plants = [card for card in after.board if card >= 0]
    vitality = sum(VITALITY[card] for card in plants if TREE[card])
    wall = sum(row_wall(after, row) for row in range(4))
    cards = sum(sum(hand) for hand in g.hands)
    means = 0.5 * cards + 0.4 * g.points + 2.5 * len(g.feats)
    ripe = 1.0 if left < 5 else 0.4
    return (
        1.5 * bloom
        + 1.5 * ripe * min(vitality, EDGE - bloom)
        + min(1.0, left / 4) * (0.7 * wall + means)
        - 1.2 * left
    )


def row_wall(g: Sylvion, row: int) -> float:
    """What the fountains of a row are worth against what may still come."""
    cards = g.board[row * WIDTH : (row + 1) * WIDTH]
    strengths = [STRENGTH[card] for card in cards if card >= 0 and FOUNTAIN[card]]
    return min(5.0, sum(strengths)) + 0.2 * len(strengths)


GOLDENS = Goldens(GAME, GAMES, lambda name: partial(choose, plan=[]))
