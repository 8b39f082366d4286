"""What is true of every game's plates, checked on the pictures of random games.

Whatever is drawn and stands for something has a plate in every language; a plate says nothing that
its reader does not know, and leads only where there is another.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from properties import play_on
from spinney.core import Game, Table
from spinney.core.chance import Luck
from spinney.core.plates import Plate
from spinney.core.rules import rulebook
from spinney.core.text import LANGUAGES, Text
from spinney.core.uses import NOWHERE, Use, uses_of
from texts import is_well_set, sentences_about, variables
from worlds import elsewhere

NAMES = re.compile(r'data-(?:name|word|of)="([^"]*)"')


def moments_of(
    game: Game[Any], setups: Sequence[dict[str, str]], first: int, every: int, longest: int
) -> list[Table[Any]]:
    """A random game of each setup, at one question in so many."""
    found = []
    for n, setup in enumerate(setups):
        table = Table(game, game.simulation(**setup), f"plates {n}")
        for i, each in enumerate(play_on(table, Luck(f"plates {n}"))):
            if each.over or i > longest:
                break
            if i % every == first:
                found.append(each.clone("a moment", keep=True))
    return found


def check_texts(game: Game[Any]) -> None:
    """Every language has the same phrases, about the same things; none is empty or unused."""
    found = {each: sentences_about(game, each, "plate-") for each in LANGUAGES}
    english = found["en"]
    assert english.messages
    for language, sentences in found.items():
        assert sentences.keys == english.keys, language
        is_well_set(sentences, language)
        for key, message in sentences.messages.items():
            assert variables(message) == variables(english.messages[key]), key


def drawn_names(game: Game[Any], view: dict[str, Any], text: Text) -> list[str]:
    """All names that a picture has for what is on it."""
    return sorted(set(NAMES.findall(game.svg(view, text))))


def check_plate(plate: Plate, view: dict[str, Any], text: Text) -> None:
    """It says something, cites rules that there are, and its things have plates, too."""
    game = text.game
    assert plate.title, plate.name
    assert plate.text or plate.facts or plate.piles, plate.name
    assert all(plate.text), plate.name
    assert all(each.label and each.value for each in plate.facts), plate.name
    for rule in plate.rules:
        assert rule in rulebook(game.packages), rule
    for word in (*plate.words, *plate.kin, *plate.acts):
        game.vocabulary.number(word)
    for pile in plate.piles:
        assert pile.label, plate.name
        assert pile.things, plate.name
        for thing in pile.things:
            assert thing.label, plate.name
            assert game.plate(view, text, thing.name) is not None, (plate.name, thing.name)


def check_table(table: Table[Any], silent: tuple[str, ...]) -> set[str]:
    """Everything on the table has a plate, but for what only makes it look nice."""
    game, found = table.game, set()
    for seat in range(-1, table.seats):
        view = table.view(seat)
        for language in LANGUAGES:
            text = Text(game, language, [], seat, table.setup)
            for name in drawn_names(game, view, text):
                plate = game.plate(view, text, name)
                if plate is None:
                    assert name.rpartition(".")[2] in silent, name
                    continue
                check_plate(plate, view, text)
                found.add(name)
            if seat:  # the languages differ in words alone
                break
    return found


def plates_of(table: Table[Any], seat: int) -> Iterator[tuple[str, Plate]]:
    view, text = table.view(seat), Text(table.game, "en", [], seat, table.setup)
    for name in drawn_names(table.game, view, text):
        plate = table.game.plate(view, text, name)
        if plate is not None:
            yield name, plate


def uses_told(table: Table[Any], plate: Plate) -> list[tuple[Any, ...]]:
    """What can be done with something, and what cannot, in words."""
    if not plate.words:
        return []
    number, word = table.game.vocabulary.number, table.game.vocabulary.word
    said = (plate.words, plate.kin, plate.acts)
    things, kin, acts = ([number(each) for each in words] for words in said)
    place = number(plate.place) if plate.place else NOWHERE
    kinds = frozenset(kin), frozenset(acts)
    uses, barred = uses_of(table, things, *kinds, plate.only, place, plate.apart)
    told: list[tuple[Any, ...]] = [
        (tuple(map(word, use.answers)), use.loose, tuple(each.ask.name for each in use.questions))
        for use in uses
    ]
    return told + [(word(each.action), each.refusal.name, each.refusal.rule) for each in barred]


def plate_named(table: Table[Any], seat: int, name: str) -> Plate:
    text = Text(table.game, "en", [], seat, table.setup)
    found: Plate | None = table.game.plate(table.view(seat), text, name)
    assert found is not None, name
    return found


def check_secrets(table: Table[Any]) -> None:
    """The same can be read and done in all worlds that the asked seat cannot tell apart."""
    assert table.question is not None
    seat = table.question.seat
    here = dict(plates_of(table, seat))
    for other in elsewhere(table, seat, "plates"):
        assert dict(plates_of(other, seat)) == here
        for plate in here.values():
            assert uses_told(other, plate) == uses_told(table, plate), plate.name


def check_uses(table: Table[Any]) -> list[Use]:
    """Each way that is told can be gone: question by question, to the thing itself."""
    assert table.question is not None
    number, found = table.game.vocabulary.number, []
    for _, plate in plates_of(table, table.question.seat):
        if not plate.words:
            continue
        things = [number(word) for word in plate.words]
        kin = frozenset(number(word) for word in plate.kin)
        place = number(plate.place) if plate.place else NOWHERE
        for use in uses_of(table, things, kin, (), place=place, apart=plate.apart)[0]:
            if not use.loose:
                go(table, use)
            found.append(use)
    return found


def go(table: Table[Any], use: Use) -> None:
    """The same answers, at a table of their own."""
    twin = table.clone("try")
    for answer, question in zip(use.answers, use.questions, strict=True):
        assert twin.question is not None
        assert twin.question.ask is question.ask
        twin.apply(answer)
