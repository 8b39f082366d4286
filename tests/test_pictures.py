"""A canvas draws only what differs from what it has drawn before."""

from pebbles.game import GAME
from spinney.core import Table
from spinney.core.text import Text
from spinney.symbols.picture import ASIDE, BOARD, Canvas, Part, Picture, Sheet

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
