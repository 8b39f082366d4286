"""Frames: what is told is shown as it happens, and only what has changed is sent."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from server.arranged import before_a_battle
from server.running import Player, Running, Wire, mine, seats
from spinney.server import moments
from spinney.server.talk import FILMING

TWO = {"seats": "marquise,eyrie"}


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often somebody asks for the past, they are answered."""
    monkeypatch.setattr(FILMING, "wait", lambda _: 0)


class Page:
    """What a client has of a picture, and what it had at each event."""

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}
        self.sheets: list[dict[str, Any]] = []
        self.seats: list[dict[str, Any]] = []
        self.seen: dict[int, tuple[Any, ...]] = {}
        self.sent: list[dict[str, Any]] = []

    def take(self, state: dict[str, Any]) -> None:
        """Take a state in, frame by frame."""
        self.sent.append(state)
        frames = [each["event"] for each in state["frames"]]
        if state["fresh"]:
            self.parts, self.sheets = {}, []
            assert frames == []
        else:
            assert frames == [each["number"] for each in state["events"]]
        for frame in state["frames"]:
            self.show(frame)
        self.change(state["picture"])

    def show(self, frame: dict[str, Any]) -> None:
        self.change(frame)
        self.seen[frame["event"]] = copy.deepcopy((self.parts, self.sheets, self.seats))

    def change(self, change: dict[str, Any]) -> None:
        self.parts |= change["parts"]
        self.sheets = change.get("sheets", self.sheets)
        self.seats = change.get("seats", self.seats)
        named = [name for sheet in self.sheets for name in sheet["parts"]]
        assert len(set(named)) == len(named)
        self.parts = {name: self.parts[name] for name in named}

    def is_whole(self, picture: dict[str, Any]) -> bool:
        return (self.parts, self.sheets) == (picture["parts"], picture["sheets"])


def play_on(wire: Wire, page: Page, choices: int) -> dict[str, Any]:
    """Choose this and that; returns the last state."""
    state = page.sent[-1] if page.sent else wire.state()
    if not page.sent:
        page.take(state)
    while not state["over"] and choices:
        if mine(state):
            choices -= 1
            options = state["asked"]["options"]
            word = options[choices % len(options)]["word"]
            wire.send("choose", word=word, number=state["number"], key=f"c{state['number']}")
        number = state["number"]
        state = wire.state(lambda each, n=number: each["number"] > n)
        page.take(state)
    return state


@pytest.fixture(params=["root", "sylvion", "ironwood"])
def begun(request: pytest.FixtureRequest, ann: Player) -> Iterator[tuple[str, Wire]]:
    """A game against bots, and whoever looks at it."""
    options = TWO if request.param == "root" else {}
    alone = request.param == "sylvion"
    table = ann.table(
        request.param, options=options, seats=seats("me") if alone else seats("me", "random")
    )["table"]
    with ann.socket(table) as wire:
        yield table, wire


def test_frames_lead_to_the_picture_that_others_get_whole(
    begun: tuple[str, Wire], ann: Player
) -> None:
    table, wire = begun
    page = Page()
    play_on(wire, page, 12)
    now = ann.state(table)
    while page.sent[-1]["number"] < now["number"]:
        page.take(wire.state())
    assert sum(len(state["frames"]) for state in page.sent) > 5
    assert [state["fresh"] for state in page.sent] == [True] + [False] * (len(page.sent) - 1)
    if page.sent[-1]["number"] == now["number"]:
        assert now["fresh"]
        assert page.is_whole(now["picture"])
        shown = {each["seat"]: (each["score"], each["points"]) for each in page.seats}
        assert shown == {each["seat"]: (each["score"], each["points"]) for each in now["seats"]}
    sizes = [len(str(each["parts"])) for state in page.sent for each in state["frames"]]
    assert sum(sizes) / len(sizes) < len(str(page.parts)) / 4


def test_the_past_is_shown_again_as_it_was_seen(begun: tuple[str, Wire]) -> None:
    _, wire = begun
    page = Page()
    play_on(wire, page, 10)
    first, last = min(page.seen), max(page.seen)
    reply = wire.ask("frames", **{"from": first, "to": last})
    assert reply["ok"], reply
    again = Page()
    again.change(reply["picture"])
    for frame in reply["frames"]:
        again.show(frame)
    assert again.seen == page.seen
    few = wire.ask("frames", **{"from": last, "to": last + 500})
    assert few["frames"][0]["event"] == last
    assert wire.ask("frames", **{"from": 10_000, "to": 10_001})["frames"] == []


def test_the_beginning_can_be_seen_too(begun: tuple[str, Wire]) -> None:
    _, wire = begun
    state = wire.state()
    told = state["events_after"] + len(state["events"])
    reply = wire.ask("frames", **{"from": 1, "to": told})
    assert "picture" not in reply
    assert [each["event"] for each in reply["frames"]] == list(range(1, told + 1))
    page = Page()
    for frame in reply["frames"]:
        page.show(frame)


def test_who_was_not_told_has_no_frame_of_it(ann: Player, bob: Player, eve: Player) -> None:
    """Each has as many frames as events, and Eve fewer than they."""
    made = ann.table("root", options=TWO, seats=seats("me", "link"), watch="anyone")
    bob.post("/api/join", {"token": made["join"]})
    table = made["table"]
    pages = [Page() for _ in range(3)]
    with (
        ann.socket(table) as hers,
        bob.socket(table) as his,
        eve.socket(table) as theirs,
    ):
        wires = [hers, his, theirs]
        states = [wire.state() for wire in wires]
        for page, state in zip(pages, states, strict=True):
            page.take(state)
        for _ in range(60):
            asked = next(i for i in (0, 1) if mine(states[i]))
            number = states[asked]["number"]
            option = states[asked]["asked"]["options"][-1]
            assert wires[asked].ask("choose", word=option["word"], number=number, key=f"{number}")
            for i, wire in enumerate(wires):
                states[i] = wire.state(lambda each, n=number: each["number"] > n)
                pages[i].take(states[i])
    counts = [len(page.seen) for page in pages]
    assert counts[2] <= min(counts[:2])
    for page, person in zip(pages, (ann, bob, eve), strict=True):
        assert page.is_whole(person.state(table)["picture"])


def test_what_was_shown_and_is_taken_back_comes_afresh(server: Running, ann: Player) -> None:
    table = before_a_battle(server, ann, ann, birds="anvil")
    page = Page()
    with ann.socket(table, seat="A") as wire:
        first = wire.state()
        page.take(first)
        wire.send("choose", word="march", number=first["number"], key="1")
        chosen = wire.state(lambda each: each["number"] > first["number"])
        page.take(chosen)
        assert not chosen["events"]
        wire.send("undo")
        back = wire.state(lambda each: each["number"] > chosen["number"])
        page.take(back)
        assert not back["fresh"]  # nothing had been told
        state = back
        while not state["events"]:
            word = "battle" if state is back else state["asked"]["options"][0]["word"]
            number = state["number"]
            wire.send("choose", word=word, number=number, key=f"a{number}")
            state = wire.state(lambda each, n=number: each["number"] > n)
            page.take(state)
        wire.send("takeback", to=0)
        undone = wire.state(lambda each: each["number"] > state["number"])
        page.take(undone)
        assert undone["fresh"]
        assert page.is_whole(ann.state(table, seat="A")["picture"])


def test_everything_comes_afresh_through_other_eyes_and_in_other_words(ann: Player) -> None:
    table = ann.table("root", options=TWO, seats=seats("me", "me"))["table"]
    with ann.socket(table) as wire:
        first = wire.state()
        for look in ({"seat": "B"}, {"language": "fr"}, {"theme": "dark"}):
            wire.send("look", **look)
            state = wire.state(lambda each: each["fresh"])
            assert state["picture"]["sheets"]
            assert state["events_after"] == 0
        assert state["you"] == "B"
        assert state["picture"]["parts"] != first["picture"]["parts"]
        assert "theme=dark" in state["sheet"]


def test_who_comes_back_has_the_new_events_and_the_whole_picture(ann: Player) -> None:
    table = ann.table()["table"]
    with ann.socket(table) as wire:
        state = wire.state()
    told = state["events_after"] + len(state["events"])
    for _ in range(3):
        ann.choose(table)
    with ann.socket(table, events=told, number=state["number"]) as wire:
        again = wire.state()
    assert again["events_after"] == told
    assert again["fresh"]
    assert again["picture"]["sheets"]


def test_too_much_at_once_comes_afresh(
    server: Running, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moments, "KEPT", 1)
    table = ann.table()["table"]
    page = Page()
    with ann.socket(table) as wire:
        play_on(wire, page, 24)
    told = [len(state["events"]) for state in page.sent[1:]]
    assert max(told) > 1
    assert [state["fresh"] for state in page.sent[1:]] == [count > 1 for count in told]


def test_pictures_and_views_are_sent_on_wish(ann: Player) -> None:
    table = ann.table()["table"]
    plain = ann.get(f"/api/tables/{table}", picture="no")
    assert (plain["picture"], plain["frames"], plain["view"]) == (None, [], None)
    with ann.socket(table, picture="no", view="no") as wire:
        state = wire.state()
        assert (state["picture"], state["frames"], state["view"]) == (None, [], None)


def test_a_question_says_what_it_is_about(server: Running, ann: Player) -> None:
    table = before_a_battle(server, ann, ann, birds="anvil")
    words: set[str] = set()
    for _ in range(4):
        asked = ann.state(table, picture="no")["asked"]
        seen = ann.state(table, picture="no", seat=asked["seat"])["asked"]
        words |= {*seen["about"]}
        other = "AB".replace(asked["seat"], "")
        assert ann.state(table, picture="no", seat=other)["asked"]["about"] == []
        options = [each["word"] for each in seen["options"]]
        ann.choose(table, "battle" if "battle" in options else options[0])
    assert "c1" in words


# Replays


def test_replays_are_shown_in_frames(ann: Player, eve: Player) -> None:
    table = ann.table(options={"mode": "introductory"}, watch="anyone")["table"]
    for _ in range(8):
        ann.choose(table)
    assert ann.post(f"/api/tables/{table}/concede") is None
    address = f"/api/tables/{table}/replay"
    page = Page()
    page.take(eve.get(address, number=2))
    for number in range(3, 9):
        told = page.sent[-1]["events_after"] + len(page.sent[-1]["events"])
        page.take(eve.get(address, number=number, since=number - 1, events=told))
        assert not page.sent[-1]["fresh"]
        assert page.is_whole(eve.get(address, number=number)["picture"])
    assert page.seen
    first, last = min(page.seen), max(page.seen)
    film = eve.get(f"{address}/frames", **{"from": first, "to": last})
    again = Page()
    again.change(film["picture"])
    for frame in film["frames"]:
        again.show(frame)
    assert again.seen == page.seen
    mine_too = eve.get(f"{address}/frames", **{"from": first, "to": last, "seat": "open"}, number=8)
    assert len(mine_too["frames"]) == len(film["frames"])


def test_of_a_game_that_is_not_over_nobody_is_shown_what_others_saw(
    ann: Player, eve: Player
) -> None:
    table = ann.table(watch="anyone")["table"]
    path = f"/api/tables/{table}/replay/frames"
    assert eve.get(path, status=409, **{"from": 1, "to": 5, "seat": "A"})["error"] == "not-over"


# What they are drawn with


def test_the_sheet_of_a_game_is_sent_once(ann: Player) -> None:
    address = ann.state(ann.table("root")["table"], theme="dark")["sheet"]
    answer = ann.http.get(address)
    sheet = answer.json()
    assert "sp-wash" in sheet["style"]
    assert "<symbol" in sheet["symbols"]
    assert "immutable" in answer.headers["cache-control"]
    known = {"If-None-Match": answer.headers["etag"]}
    assert ann.http.get(address, headers=known).status_code == 304
    plain = ann.http.get("/api/games/root/sheet", params={"theme": "dark"})
    assert plain.headers["cache-control"] == "no-cache"
    assert plain.json() == sheet
    assert ann.get("/api/games/root/sheet", theme="light")["style"] != sheet["style"]
    assert ann.get("/api/games/chess/sheet", status=404)["error"] == "no-game"
