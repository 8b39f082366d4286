"""A canvas draws only what differs from what it has drawn before."""

from itertools import islice

import pytest

from drawings import Page
from pebbles.game import GAME
from properties import random_game
from spinney.core import Table
from spinney.core.registry import GAMES, game_named
from spinney.core.text import Text
from spinney.symbols.pen import SMALL, breadth, wrap, write
from spinney.symbols.picture import ASIDE, BOARD, Canvas, Part, Picture, Sheet

CHOICES = 60

drawn: list[str] = []


def number(text: Text, value: int) -> str:
    drawn.append(str(value))
    return f"<text>{value}</text>"


def empty(text: Text) -> str:
    return ""


def picture(left: int, right: int) -> Picture:
    board = Sheet(
        "board", BOARD, (0, 0, 10, 10), [Part("left", number, (left,)), Part("no", empty)]
    )
    slip = Sheet("slip", ASIDE, (0, 0, 5, 5), [Part("right", number, (right,))])
    return Picture(10, 10, [board, slip] if right else [board])


def canvas() -> Canvas:
    return Canvas(Text(GAME, "en", ["Ada", "Ben"]))


def test_at_first_everything_is_new() -> None:
    change = canvas().renew(picture(1, 2))
    assert change.sheets is not None
    assert [sheet.parts for sheet in change.sheets] == [["left", "no"], ["right"]]
    assert change.parts == {"left": "<text>1</text>", "no": "", "right": "<text>2</text>"}


def test_only_what_differs_is_drawn() -> None:
    paper = canvas()
    paper.renew(picture(1, 2))
    drawn.clear()
    change = paper.renew(picture(1, 3))
    assert change.sheets is None
    assert change.parts == {"right": "<text>3</text>"}
    assert drawn == ["3"]


def test_a_sheet_that_goes_is_told_and_its_parts_are_forgotten() -> None:
    paper = canvas()
    paper.renew(picture(1, 2))
    change = paper.renew(picture(1, 0))
    assert change.sheets is not None
    assert [sheet.name for sheet in change.sheets] == ["board"]
    assert change.parts == {}
    assert paper.renew(picture(1, 2)).parts == {"right": "<text>2</text>"}


def test_a_camera_sees_what_was_told_and_clones_have_none() -> None:
    table = Table(GAME, GAME.setup(), "oak")
    seen: list[int] = []
    table.state.camera = lambda _: seen.append(len(table.state.log or []))
    before = len(table.state.log or [])
    twin = table.clone("ash", log=True, keep=True)
    assert table.question is not None
    twin.apply(table.question.options[0])
    assert seen == []
    while not seen:
        table.apply(table.question.options[0])
    assert seen == list(range(before + 1, len(table.state.log or []) + 1))


def test_small_lettering_is_squeezed_rather_than_shrunk() -> None:
    """Down to what can be read it shrinks; a little too long it likely fits as it is."""
    assert 'font-size="20"' in write(0, 0, "Fox", 20, "text", 100)
    assert f'font-size="{SMALL}"' in write(0, 0, "Protection Racket", 20, "text", 100)
    assert 'textLength="100"' in write(0, 0, "Protection Racket", 20, "text", 100)
    assert "textLength" not in write(
        0, 0, "Protection", 16, "text", 0.9 * breadth("Protection", SMALL)
    )


def test_words_break_after_hyphens() -> None:
    room = breadth("Dynastien-", 14) + 1
    assert wrap("Dynastien-Auswanderer", 14, room) == ["Dynastien-", "Auswanderer"]
    assert wrap("Swap-Meet", 14, 10 * room) == ["Swap-Meet"]


@pytest.mark.parametrize("name", GAMES)
def test_pictures_can_be_drawn_at_whatever_is_told(name: str) -> None:
    """Also in the middle of a rule: names stay unique, and no count falls below none."""
    game = game_named(name)
    tables = random_game(game, game.setup(), "oak")
    table = next(tables)
    page = Page(Text(game, "en", (), 0))
    looks = []

    def look(_: object) -> None:
        page.renew(table.view(0))
        names = page.names
        assert len(names) == len(set(names))
        looks.append(min(page.things.values()))

    table.state.camera = look
    for _ in islice(tables, CHOICES):
        pass
    assert len(looks) > CHOICES / 4
    assert min(looks) > 0
