"""What an option would certainly do, for the seat that is asked.

The choice is tried in a world where all that the seat does not know is made up, and is followed
only as far as none of that matters: until chance is drawn, something is revealed, or another seat
decides. So a preview is the same in every world that the seat cannot tell apart.
"""

from __future__ import annotations

from typing import Any, Final

from spinney.core.chance import Calm
from spinney.core.errors import IllegalChoice, PositionError
from spinney.core.game import SEAT, SUBJECTS
from spinney.core.state import Event
from spinney.core.table import Table

CHANCE: Final = "chance"
REVEAL: Final = "reveal"
OTHER: Final = "other"
SCENE: Final = "scene"
END: Final = "end"
"""Why a choice is final: chance is drawn, something is revealed, another seat decides, a scene has
begun in which another seat decides, the game is over."""

FINALS: Final = (CHANCE, REVEAL, OTHER, SCENE, END)

LOSS: Final = "loss"
"""Stands before all of these where a choice costs whoever makes it what the game calls grave, or
leaves undone what can still be done."""

CALM: Final = Calm("preview")

NEVER: Final = 1 << 512
"""What no chance event can bring: a tape that goes on with it stops whoever draws."""


class Preview:
    """The events that a choice certainly sets off, and why it could not be taken back.

    `final` is None for a choice that could be: nothing new is seen, and the same seat is asked.
    `loss` is the grave event that makes it one not to be made lightly, and `points` what is lost;
    `undone` is how much is left undone.
    """

    __slots__ = ("events", "final", "loss", "points", "undone")

    def __init__(
        self,
        events: list[Event],
        final: str | None,
        loss: Event | None = None,
        points: int = 0,
        undone: int = 0,
    ) -> None:
        self.events = events
        self.final = final
        self.loss = loss
        self.points = points
        self.undone = undone

    @property
    def guarded(self) -> str | None:
        """Why it is not to be made lightly, if it is not."""
        return LOSS if self.loss is not None or self.undone else self.final


def preview(table: Table[Any], choice: int, then: list[int] | None = None) -> Preview:
    """Try an option of the pending question, as the seat that is asked may imagine it; and then
    these answers to what it is asked next, as far as they are possible."""
    question = table.question
    if question is None or choice not in question.options:
        word = table.game.vocabulary.word(choice)
        raise IllegalChoice(f"{word!r} is none of the options, so it has no preview")
    world = table.determinize(question.seat, "preview", luck=CALM)
    log: list[Event] = []
    world.state.log, world.state.revealed = log, False
    assert world.state.chance is not None
    world.state.chance.tape.append(NEVER)
    certain, final = follow(world, log, question.seat, [choice, *(then or [])])
    events = [event for event in log[:certain] if event.seen_by(question.seat)]
    if final == OTHER and opens_scene(table, events):
        final = SCENE
    leaves = table.game.leaves(question, choice)
    undone = table.game.left_undone(table.state, question) if leaves else 0
    return Preview(events, final, *losses(table, events, question.seat), undone)


def opens_scene(table: Table[Any], events: list[Event]) -> bool:
    """Whether the last scene that begins in these events does not end in them."""
    closing = ""
    for event in events:
        if event.name in table.game.scenes:
            closing = table.game.scenes[event.name]
        elif event.name == closing:
            closing = ""
    return bool(closing)


def losses(table: Table[Any], events: list[Event], seat: int) -> tuple[Event | None, int]:
    """What of these events is grave for a seat, and how many points it loses by all of them."""
    game = table.game
    grave = [event for event in events if event.name in game.grave]
    loss = next((event for event in grave if is_about(table, event, seat)), None)
    if loss is None:
        return None, 0
    points = 0
    for event in events:
        if event.name in game.scoring and is_about(table, event, seat):
            count = event.args[game.events[event.name].index("count")]
            points -= game.scoring[event.name] * count
    return loss, max(points, 0)


def is_about(table: Table[Any], event: Event, seat: int) -> bool:
    """Whether an event is about a seat: of one that names nobody, it is whoever is asked."""
    game, roles = table.game, table.roles()
    for name, value in zip(game.events[event.name], event.args, strict=True):
        if name in SUBJECTS and game.arguments[name] == SEAT:
            return value == seat
        if name in SUBJECTS:
            return bool(roles) and game.vocabulary.word(value) == roles[seat]
    return True


def follow(
    world: Table[Any], log: list[Event], seat: int, answers: list[int]
) -> tuple[int, str | None]:
    """Run the rules as long as all is certain: how many events that is, and why it ends there.

    Where something was revealed since the rules last stopped, what they told since then does not
    count: some of it may be what was revealed.
    """
    state, certain = world.state, 0
    answer, given = answers[0], 1
    try:
        while True:
            question = world.resume(answer)
            if state.revealed:
                return certain, REVEAL
            certain = len(log)
            if state.over:
                return certain, END
            if question is None:  # a step has ended
                continue
            if question.seat != seat:  # also where there is one answer: that it is so may be secret
                return certain, OTHER
            question.options = question.ask.options(state, question)
            if len(question.options) > 1 or world.holds_at(question):
                if given == len(answers) or answers[given] not in question.options:
                    return certain, None
                answer = answers[given]
                given += 1
            else:
                answer = question.options[0]
    except PositionError:
        return (certain, REVEAL) if state.revealed else (len(log), CHANCE)
