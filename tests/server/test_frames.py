"""Frames: what is told is shown as it happens, and only what has changed is sent."""

from __future__ import annotations

from typing import Any

from server.running import Player, Wire, mine, seats


class Page:
    """What a client has of a picture."""

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}
        self.sheets: list[dict[str, Any]] = []
        self.events = 0

    def take(self, state: dict[str, Any]) -> None:
        """Take a state in, frame by frame."""
        if state["fresh"]:
            self.parts, self.sheets = {}, []
            assert state["frames"] == []
        else:
            assert [each["event"] for each in state["frames"]] == [
                each["number"] for each in state["events"]
            ]
        for change in (*state["frames"], state["picture"]):
            self.change(change)
        self.events = state["events_after"] + len(state["events"])

    def change(self, change: dict[str, Any]) -> None:
        self.parts |= change["parts"]
        self.sheets = change.get("sheets", self.sheets)
        named = [name for sheet in self.sheets for name in sheet["parts"]]
        assert len(set(named)) == len(named)
        self.parts = {name: self.parts[name] for name in named}

    def is_whole(self, picture: dict[str, Any]) -> bool:
        return (self.parts, self.sheets) == (picture["parts"], picture["sheets"])


def played(wire: Wire, page: Page, choices: int) -> dict[str, Any]:
    """Play on with first options; returns the last state."""
    state = wire.state()
    page.take(state)
    made = 0
    while not state["over"] and made < choices:
        if mine(state):
            if state["you"] != state["asked"]["seat"]:
                wire.send("look", seat=state["asked"]["seat"])
            else:
                made += 1
                options = state["asked"]["options"]
                word = options[made % len(options)]["word"]
                wire.send("choose", word=word, number=state["number"], key=f"c{state['number']}")
        number = state["number"]
        state = wire.state(lambda each, n=number: each["number"] > n or each["fresh"])
        page.take(state)
    return state


def test_frames_lead_to_the_same_picture(ann: Player) -> None:
    table = ann.table("sylvion")["table"]
    page = Page()
    with ann.socket(table, picture="yes") as wire:
        state = played(wire, page, 12)
    assert state["events"]
    now = ann.state(table, picture="yes")
    assert now["fresh"]
    assert page.is_whole(now["picture"])


def test_everything_comes_afresh_to_who_looks_otherwise_or_takes_back(ann: Player) -> None:
    table = ann.table("root", seats=seats("me", "me"), options={"seats": "marquise,eyrie"})["table"]
    page = Page()
    with ann.socket(table, picture="yes") as wire:
        played(wire, page, 25)
    assert page.parts
