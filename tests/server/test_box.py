"""The set-up page: what is in the box, what does not fit, and what chance picks."""

from __future__ import annotations

from typing import Any

import pytest

from server.running import Player
from spinney.core.registry import game_named

HIRED = "exile,flame_bearers,popular_band"


def option(game: dict[str, Any], name: str) -> dict[str, Any]:
    (found,) = (each for each in game["options"] if each["name"] == name)
    return dict(found)


def root(ann: Player, language: str = "en") -> dict[str, Any]:
    (found,) = (each for each in ann.get("/api/games", language=language) if each["name"] == "root")
    return dict(found)


def test_what_is_in_the_box_is_told_with_what_it_adds(ann: Player) -> None:
    game = root(ann)
    assert game["surprising"]
    hirelings = option(game, "hirelings")
    assert hirelings["pictured"]
    assert (hirelings["fewest"], hirelings["most"]) == (3, 3)
    (exile,) = (each for each in hirelings["things"] if each["value"] == "exile")
    assert [side["label"] for side in exile["sides"]] == ["The Exile", "The Brigand"]
    assert all(side["text"].endswith(".") for side in exile["sides"])
    assert exile["about"].endswith(".")
    assert exile["minutes"] > 0
    (cult,) = (each for each in option(game, "seats")["words"] if each["value"] == "cult")
    assert cult["hard"] == "for players who know the game"
    assert not option(game, "suits")["pictured"]


def test_pictures_are_of_what_there_is(ann: Player) -> None:
    for name, value in (("map", "lake"), ("seats", "eyrie"), ("hirelings", "exile")):
        drawn = ann.get(f"/api/games/root/box/{name}/{value}.svg", theme="dark", language="de")
        assert drawn.startswith("<svg")
    for wrong in ("map/moon", "suits/random", "nonsense/lake"):
        ann.get(f"/api/games/root/box/{wrong}.svg", status=404)
    ann.get("/api/games/chess/box/map/lake.svg", status=404)


def test_a_box_says_how_long_and_how_hard_and_what_does_not_fit(ann: Player) -> None:
    path = "/api/games/root/box"
    usual = ann.post(path)
    bots = ann.post(path, {"bots": [1, 2, 3]})
    assert 0 < bots["minutes"] < usual["minutes"]
    assert {each["value"] for each in usual["barred"]} == {
        "forest_patrol",
        "last_dynasty",
        "spring_uprising",
        "exile",
    }
    unfit = ann.post(path, {"options": {"hirelings": HIRED}}, language="fr")  # beside the Vagabond
    (vagabond,) = (each for each in unfit["barred"] if each["value"] == "vagabond")
    assert (vagabond["option"], vagabond["rule"]) == ("seats", "A.6.5")
    assert "Exilé" in vagabond["why"]
    assert unfit["minutes"] > usual["minutes"]


@pytest.mark.parametrize(
    "options",
    [
        {"hirelings": "exile"},
        {"hirelings": ""},
        {"hirelings": "exile,nonsense"},
        {"seats": ""},
        {"seats": "marquise,nonsense"},
        {"map": "moon"},
        {"nonsense": "yes"},
    ],
)
def test_a_box_is_looked_into_whatever_is_wrong(ann: Player, options: dict[str, str]) -> None:
    assert ann.post("/api/games/root/box", {"options": options})["minutes"] > 0


def test_a_refusal_says_where(ann: Player) -> None:
    wrong = ann.post("/api/games/root/setup", {"options": {"hirelings": HIRED}}, status=400)
    assert (wrong["where"], wrong["rule"]) == ("hirelings", "A.6.5")
    wrong = ann.post("/api/games/root/setup", {"options": {"hirelings": "exile"}}, status=400)
    assert wrong["where"] == "hirelings"
    assert wrong["message"] == "Pick 3 by name; so far there are 1."
    wrong = ann.post("/api/games/sylvion/setup", {"options": {"figure": "yes"}}, status=400)
    assert wrong["where"] == "figure"


def test_a_surprise_is_a_setup_for_as_many(ann: Player) -> None:
    wanted = {"options": {"seats": "marquise,eyrie,alliance"}}
    found = ann.post("/api/games/root/surprise", wanted)
    assert len(found["seats"]) == 3
    assert game_named("root").setup(**found["options"]).values == found["options"]
    ann.post("/api/games/root/surprise", {"options": {"map": "moon"}})
    few = ann.post("/api/games/root/surprise", {"options": {"seats": "marquise"}}, status=400)
    assert (few["where"], few["rule"]) == ("seats", "5.2")
    ann.post("/api/games/ironwood/surprise", status=404)
    ann.post("/api/games/chess/surprise", status=404)
