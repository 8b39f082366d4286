"""A plate for whoever picks something up: what it is, and what they could do with it now."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from spinney.core.plates import Pile, Plate
from spinney.core.table import Table
from spinney.core.text import Text
from spinney.core.uses import NOWHERE, Barred, Use, all_barred, uses_of
from spinney.server import messages as m
from spinney.server.errors import MISSING, Refused
from spinney.server.rules import reference
from spinney.symbols.picture import BOARD

THEN = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
"""Between the answers that lead to something."""
QUESTION = "question"
"""What is asked, for whoever wants to know what does not answer it, and why."""


async def plate_of(
    table: Table[Any],
    names: Sequence[str],
    text: Text,
    asked: bool,
    view: dict[str, Any] | None = None,
) -> m.Plate:
    """The plate of the first of these names that there is something to be said about.

    Only who is asked can do something with it, and only with what is there now: a view of the past
    is only read. Finding out what takes a while, so it is done
    beside everything else; whoever calls this holds the table meanwhile.
    """
    now = view is None
    view = table.view(text.reader) if view is None else view
    found = (plate_named(name, view, text) for name in names)
    plate = next((each for each in found if each is not None), None)
    if plate is None:
        raise Refused(MISSING, "no-plate")
    uses: list[Use] = []
    barred: list[Barred] = []
    if asked and now and plate.name == QUESTION:
        barred = all_barred(table)
    elif asked and now and plate.words:
        uses, barred = await asyncio.to_thread(used, table, plate)
    return m.Plate(
        name=plate.name,
        title=plate.title,
        kind=plate.kind,
        text=list(plate.text),
        facts=[m.Fact(*each) for each in plate.facts],
        piles=[pile_told(each) for each in plate.piles],
        rules=[reference(number, text) for number in plate.rules],
        uses=[use_told(each, text) for each in uses],
        barred=[barred_told(each, text) for each in barred],
    )


def plate_named(name: str, view: dict[str, Any], text: Text) -> Plate | None:
    """The plate of something; of the board, all that lies there in words."""
    if name == QUESTION:
        return Plate(QUESTION, text.say("question-barred"), "")
    if name == BOARD:
        told = [f"{sentence}." for sentence in text.game.described(view, text)]
        return Plate(BOARD, text.say("board-in-words"), "", told)
    found: Plate | None = text.game.plate(view, text, name)
    return found


def pile_told(pile: Pile) -> m.Pile:
    return m.Pile(pile.label, [m.Thing(*thing) for thing in pile.things])


def used(table: Table[Any], plate: Plate) -> tuple[list[Use], list[Barred]]:
    number = table.game.vocabulary.number
    things, kin, acts = (
        [number(word) for word in words] for words in (plate.words, plate.kin, plate.acts)
    )
    place = number(plate.place) if plate.place else NOWHERE
    return uses_of(table, things, frozenset(kin), frozenset(acts), plate.only, place, plate.apart)


def use_told(use: Use, text: Text) -> m.PlateUse:
    answers = list(zip(use.questions, use.answers, strict=True))
    return m.PlateUse(
        words=[text.game.vocabulary.word(answer) for answer in use.answers],
        label=THEN.join(text.answer(question, answer) for question, answer in answers),
        sentence=text.question(use.questions[-1]),
        loose=use.loose,
    )


def barred_told(barred: Barred, text: Text) -> m.PlateBar:
    return m.PlateBar(
        word=text.game.vocabulary.word(barred.action),
        label=text.label(barred.action),
        sentence=text.refusal(barred.refusal, barred.question, barred.choice),
        rule=barred.refusal.rule,
    )
