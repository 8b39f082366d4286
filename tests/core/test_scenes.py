"""Scenes: which events belong to one, for whoever was told them."""

from spinney.core.scenes import NO_SCENE, openings, scene_from
from spinney.core.state import EVERYBODY, Event
from spinney.root.game import GAME


def told(*names: str) -> list[Event]:
    return [Event(name, "", (), EVERYBODY) for name in names]


def test_a_scene_goes_from_the_event_that_opens_it_to_the_one_that_closes_it() -> None:
    events = told("turn", "battle", "hit", "battle-over", "scored")
    assert openings(GAME, events) == [NO_SCENE, 1, 1, 1, NO_SCENE]
    assert scene_from(GAME, events, 1) == events[1:4]


def test_a_scene_that_goes_on_reaches_to_the_end() -> None:
    events = told("battle", "hit")
    assert openings(GAME, events) == [0, 0]
    assert scene_from(GAME, events, 0) == events


def test_a_new_scene_ends_one_that_was_never_closed() -> None:
    events = told("battle", "hit", "battle", "battle-over", "battle-over")
    assert openings(GAME, events) == [0, 0, 2, 2, NO_SCENE]
    assert scene_from(GAME, events, 0) == events[:2]


def test_no_scene_is_opened_elsewhere() -> None:
    events = told("turn", "battle", "hit")
    for place in (NO_SCENE, 0, 2, 3):
        assert scene_from(GAME, events, place) == []
