"""Tables are made, joined, left, conceded, played again; the lists of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.running import Player, Running, seats
from spinney.bots.levels import NAMES
from spinney.core.registry import game_names
from spinney.core.text import LANGUAGES
from spinney.server import lobby
from spinney.server.app import Config
from spinney.server.house import House

WATCHING = ["nobody", "link", "anyone"]
"""Who may look on."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_come_with_their_options_in_words(ann: Player, language: str) -> None:
    games = ann.get("/api/games", language=language)
    assert [game["name"] for game in games] == list(game_names())
    for game in games:
        assert game["title"]
        assert game["about"]
        assert game["facts"]
        assert [level["level"] for level in game["levels"]] == list(NAMES)
        assert game["level"] == "steady"
        assert all(level["label"] and level["help"] for level in game["levels"])
        for option in game["options"]:
            assert option["label"]
            assert option["help"]
            assert option["default"] in [value["value"] for value in option["values"]]


@pytest.mark.parametrize("name", game_names())
def test_a_game_has_a_picture(ann: Player, name: str) -> None:
    assert ann.get(f"/api/games/{name}/picture.svg").startswith("<svg")


def test_a_setup_is_checked_before_a_table_is_made(ann: Player) -> None:
    checked = ann.post("/api/games/sylvion/setup", {"options": {"players": "2"}})
    assert [seat["seat"] for seat in checked["seats"]] == ["A", "B"]
    assert checked["options"]["mode"] == "introductory"
    wrong = ann.post("/api/games/sylvion/setup", {"options": {"players": "7"}}, status=400)
    assert wrong == {"error": "setup", "message": "option players cannot be '7'; it can be 1, 2"}
    assert ann.post("/api/games/chess/setup", status=404)["error"] == "no-game"


def test_what_each_seat_plays_is_picked_from_what_there_is(ann: Player) -> None:
    games = {game["name"]: game for game in ann.get("/api/games", language="fr")}
    (seats,) = (option for option in games["root"]["options"] if option["words"])
    assert (seats["name"], seats["fewest"]) == ("seats", 1)
    assert ("eyrie", "Canopée") in [(word["value"], word["label"]) for word in seats["words"]]
    assert "virgules" in seats["form"]
    assert not any(option["words"] for option in games["sylvion"]["options"])


def test_options_that_do_not_go_together_are_refused_with_the_rule(ann: Player) -> None:
    twice = {"options": {"seats": "eyrie,eyrie"}}
    wrong = ann.post("/api/games/root/setup", twice, status=400, language="de")
    assert wrong["rule"] == "1.5.1"
    assert wrong["message"].startswith("Jede Partei hat nur einen Satz Spielmaterial")
    wrong = ann.post("/api/tables", {"game": "root", **twice}, status=400)
    assert (wrong["error"], wrong["rule"]) == ("setup", "1.5.1")


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"game": "chess"}, "setup"),
        ({"game": "sylvion", "options": {"mode": "easy"}}, "setup"),
        ({"game": "sylvion", "seats": seats("me", "me")}, "too-many-seats"),
        ({"game": "sylvion", "seats": seats("exec")}, "level"),
        ({"game": "sylvion", "seats": seats("exec:true")}, "level"),
        ({"game": "sylvion", "seats": seats("search:9999s")}, "level"),
        ({"game": "sylvion", "seats": [{"who": "king"}]}, "unreadable"),
        ({"game": "sylvion", "nonsense": 1}, "unreadable"),
        ({}, "unreadable"),
        ([], "unreadable"),
    ],
)
def test_a_wrong_table_is_refused_in_words(ann: Player, body: object, error: str) -> None:
    refused = ann.post("/api/tables", body, status=400)
    assert refused["error"] == error
    assert refused["message"]


def test_a_link_lets_one_in_and_is_for_nothing_else(ann: Player, bob: Player, eve: Player) -> None:
    made = ann.table(options={"players": "2"}, seats=seats("me", "link"))
    shown = bob.post("/api/invitation", {"token": made["join"]})
    assert shown["for"] == "join"
    assert shown["table"]["free"] == 1
    assert eve.post("/api/join", {"table": made["table"]}, status=409)["error"] == "no-seat"
    assert eve.post("/api/join", {"token": made["watch"]}, status=404)["error"] == "no-link"
    assert eve.post("/api/join", {"token": "A" * 32}, status=404)["error"] == "no-link"
    assert bob.post("/api/join", {"token": made["join"]})["seat"] == "B"
    assert bob.post("/api/join", {"token": made["join"]})["seat"] == "B"
    assert eve.post("/api/join", {"token": made["join"]}, status=409)["error"] == "no-seat"
    assert ann.state(made["table"])["phase"] == "playing"


def test_new_links_replace_the_old(ann: Player, bob: Player) -> None:
    made = ann.table(options={"players": "2"}, seats=seats("me", "link"))
    assert bob.post(f"/api/tables/{made['table']}/links", status=404)["error"] == "no-table"
    again = ann.post(f"/api/tables/{made['table']}/links")
    assert again["join"] != made["join"]
    assert bob.post("/api/join", {"token": made["join"]}, status=404)["error"] == "no-link"
    assert bob.post("/api/join", {"token": again["join"]})["seat"] == "B"


def test_an_open_table_is_listed_until_somebody_sits_down(ann: Player, bob: Player) -> None:
    table = ann.table(options={"players": "2"}, seats=seats("open", "me"))["table"]
    listed = {line["table"]: line for line in bob.get("/api/lobby")["open"]}
    assert (
        listed[table]["options"] == ["Solitaire or two players: Game for two"]
        or listed[table]["options"]
    )
    assert bob.state(table)["phase"] == "waiting"
    assert bob.post("/api/join", {"table": table})["seat"] == "A"
    assert table not in [line["table"] for line in bob.get("/api/lobby")["open"]]
    assert table in [line["table"] for line in bob.get("/api/lobby")["mine"]]


def test_whoever_has_bots_play_among_themselves_finds_their_table(ann: Player, bob: Player) -> None:
    wanted = {"game": "sylvion", "seats": seats("random")}
    tables = [ann.post("/api/tables", wanted | {"watch": each})["table"] for each in WATCHING]
    watched = {line["table"]: line["phase"] for line in ann.get("/api/lobby")["watch"]}
    assert [watched[table] for table in tables] == ["playing"] * 3
    assert not {line["table"] for line in ann.get("/api/lobby")["mine"]} & set(tables)
    others = {line["table"] for line in bob.get("/api/lobby")["watch"]}
    assert others & set(tables) == {tables[WATCHING.index("anyone")]}
    with ann.socket(tables[0]) as wire:
        wire.state(lambda state: state["over"])
    last = ann.get("/api/lobby")["watch"][-1]
    assert (last["table"], last["phase"]) == (tables[0], "over")


def test_what_is_over_takes_no_room_of_what_is_being_played(
    ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = {"game": "sylvion", "seats": seats("random")}
    played = bob.table(seats=seats("me"), watch="anyone")["table"]
    over = [ann.post("/api/tables", wanted)["table"] for _ in range(2)]
    for table in over:
        with ann.socket(table) as wire:
            wire.state(lambda state: state["over"])
    listed = [line["table"] for line in ann.get("/api/lobby")["watch"]]
    assert listed[-2:] == over[::-1]
    monkeypatch.setattr(lobby, "MOST_LISTED", 1 + listed.index(played))
    left = [line["table"] for line in ann.get("/api/lobby")["watch"]]
    assert left == listed[: lobby.MOST_LISTED]


def test_whoever_has_made_a_table_for_others_finds_it(ann: Player, bob: Player) -> None:
    options = {"seats": "marquise,eyrie"}
    made = ann.table("root", options=options, seats=seats("link", "random"))
    assert made["table"] in [line["table"] for line in ann.get("/api/lobby")["mine"]]
    bob.post("/api/join", {"token": made["join"]})
    lists = ann.get("/api/lobby")
    assert made["table"] not in [line["table"] for line in lists["mine"]]
    assert made["table"] in [line["table"] for line in lists["watch"]]
    assert made["table"] not in [line["table"] for line in bob.get("/api/lobby")["watch"]]


def test_a_stranger_takes_one_open_seat(ann: Player, bob: Player, eve: Player) -> None:
    options = {"seats": "marquise,eyrie,alliance"}
    made = ann.table("root", options=options, seats=seats("me", "open", "open"))["table"]
    assert bob.post("/api/join", {"table": made})["seat"] == "B"
    assert bob.post("/api/join", {"table": made})["seat"] == "B"  # the one that he has
    assert eve.post("/api/join", {"table": made})["seat"] == "C"


def test_those_that_wait_for_me_come_first(ann: Player, bob: Player) -> None:
    made = ann.table(options={"players": "2"}, seats=seats("me", "link"))
    bob.post("/api/join", {"token": made["join"]})
    alone = bob.table()["table"]
    over = bob.table()["table"]
    bob.post(f"/api/tables/{over}/concede")
    mine = bob.get("/api/lobby")["mine"]
    assert mine[0]["your_turn"] is True
    assert mine[0]["table"] == alone or ann.state(made["table"])["asked"]["seat"] == "B"
    assert mine[-1]["table"] == over


def test_who_leaves_before_the_game_frees_the_seat(ann: Player, bob: Player) -> None:
    made = ann.table("root", seats=seats("me", "link", "link", "random"))
    bob.post("/api/join", {"token": made["join"]})
    bob.post(f"/api/tables/{made['table']}/leave")
    assert [seat["kind"] for seat in ann.state(made["table"])["seats"]][1] == "link"
    ann.post(f"/api/tables/{made['table']}/leave")
    assert ann.get(f"/api/tables/{made['table']}", status=404)["error"] == "no-table"


def test_between_two_a_concession_ends_the_game(ann: Player, bob: Player) -> None:
    made = ann.table("ironwood", seats=seats("me", "link"))
    bob.post("/api/join", {"token": made["join"]})
    bob.post(f"/api/tables/{made['table']}/concede")
    state = ann.state(made["table"])
    assert state["over"]["how"] == "conceded"
    assert [result["result"] for result in state["over"]["results"]] == ["won", "lost"]
    refused = ann.say(made["table"], "choose", word="done", number=state["number"], key="x")
    assert refused["error"] == "not-playing"


def test_who_wins_together_is_not_left_alone_by_a_concession(ann: Player, bob: Player) -> None:
    """A bot plays on with the partner; when the last person gives up, nobody has won."""
    made = ann.table(options={"players": "2"}, seats=seats("me", "link"))
    bob.post("/api/join", {"token": made["join"]})
    bob.post(f"/api/tables/{made['table']}/concede")
    state = ann.state(made["table"])
    assert state["over"] is None
    assert (state["seats"][1]["conceded"], state["seats"][1]["standing_in"]) == (True, True)
    ann.post(f"/api/tables/{made['table']}/concede")
    results = ann.state(made["table"])["over"]["results"]
    assert [result["result"] for result in results] == ["lost", "lost"]


def test_who_concedes_among_friends_is_answered_for_at_once(ann: Player, bob: Player) -> None:
    options = {"seats": "eyrie,alliance", "mechanical": "cooperative", "first": "2"}
    made = ann.table("root", options=options, seats=seats("me", "link"))
    table = made["table"]
    bob.post("/api/join", {"token": made["join"]})
    while ann.state(table)["asked"]["seat"] == "A":
        ann.choose(table)
    bob.post(f"/api/tables/{table}/concede")
    state = ann.wait_until_asked(table)
    assert state["asked"]["seat"] == "A"
    assert state["seats"][1]["conceded"]


def test_my_games_say_how_they_ended(ann: Player, bob: Player) -> None:
    def told(player: Player, table: str) -> str:
        lines = player.get("/api/lobby", language="en")["mine"]
        (line,) = [each for each in lines if each["table"] == table]
        return str(line["result"])

    made = ann.table("ironwood", seats=seats("me", "link"))
    bob.post("/api/join", {"token": made["join"]})
    assert told(ann, made["table"]) == "None"
    bob.post(f"/api/tables/{made['table']}/concede")
    assert told(ann, made["table"]) == "You won"
    assert told(bob, made["table"]) == "You lost; Ann won"
    alone = ann.table("sylvion")["table"]
    over = ann.play_to_the_end(alone)["over"]["results"][0]["result"]
    assert told(ann, alone) == {"won": "You won", "lost": "Lost"}[over]


def test_among_more_a_bot_takes_the_seat(ann: Player, bob: Player) -> None:
    made = ann.table("root", seats=seats("me", "link", "random", "random"))
    bob.post("/api/join", {"token": made["join"]})
    bob.post(f"/api/tables/{made['table']}/concede")
    state = ann.state(made["table"])
    assert state["over"] is None
    assert (state["seats"][1]["conceded"], state["seats"][1]["standing_in"]) == (True, True)
    assert bob.say(made["table"], "return")["error"] == "not-away"
    assert bob.state(made["table"])["you"] is None
    ann.post(f"/api/tables/{made['table']}/concede")
    assert ann.state(made["table"])["over"]["how"] == "conceded"


def test_a_rematch_is_one_new_table_for_all(ann: Player, bob: Player, eve: Player) -> None:
    made = ann.table("ironwood", seats=seats("me", "link"), watch="anyone")
    bob.post("/api/join", {"token": made["join"]})
    path = f"/api/tables/{made['table']}"
    assert ann.post(f"{path}/rematch", status=409)["error"] == "not-over"
    ann.post(f"{path}/concede")
    assert eve.post(f"{path}/rematch", status=403)["error"] == "not-seated"
    assert ann.post(f"{path}/rematch")["table"] is None
    assert ann.post(f"{path}/rematch")["table"] is None  # to ask twice is no answer
    first = bob.post(f"{path}/rematch")["table"]
    assert first is not None
    assert ann.post(f"{path}/rematch")["table"] == first
    assert bob.state(made["table"])["rematch"] == first
    state = bob.state(first)
    assert (state["you"], state["phase"]) == ("B", "playing")


def test_one_person_cannot_have_any_number_of_tables(
    bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_UNFINISHED", 2)
    for _ in range(2):
        bob.table(seats=seats("me"))
    assert bob.post("/api/tables", {"game": "sylvion"}, status=409)["error"] == "too-many-tables"


def test_the_rules_can_be_searched_and_walked(ann: Player) -> None:
    everything = ann.get("/api/rules/sylvion")
    page = ann.get("/api/rules/sylvion/3.4")
    assert page["heading"] == ann.get("/api/rules/sylvion", search="3.4")[0]["heading"]
    assert page["parent"]["number"] == "3"
    after = ann.get(f"/api/rules/sylvion/{page['after']['number']}")
    assert after["before"]["number"] == "3.4"
    word = page["heading"].split()[0]
    found = ann.get("/api/rules/sylvion", search=word)
    assert 0 < len(found) < len(everything)
    assert ann.get("/api/rules/sylvion", search="no such words anywhere") == []
    assert ann.get("/api/rules/sylvion/99", status=404)["message"] == "There is no rule 99."
    german = ann.get("/api/rules/sylvion/3.4", language="de")
    assert german["summary"] != page["summary"]


def test_every_table_is_dealt_alike_if_the_server_has_a_seed(tmp_path: Path) -> None:
    def boards(seed: str) -> list[str]:
        running = Running(Config(database=str(tmp_path / f"{seed}.db"), workers=1, seed=seed))
        ann = running.person("Ann")
        try:
            return [str(ann.state(ann.table()["table"])["picture"]) for _ in range(2)]
        finally:
            ann.close()
            running.stop()

    first, second = boards("acorn")
    assert first == second
    first, second = boards("")
    assert first != second


def test_links_are_not_made_without_end(ann: Player) -> None:
    """Each time is news, and nobody can choose while the table moves on."""
    path = f"/api/tables/{ann.table(seats=seats('me'), watch='link')['table']}/links"
    answers = [ann.http.post(path).status_code for _ in range(13)]
    assert answers[0] == 200
    assert answers[-1] == 429


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_setup_says_what_each_seat_is_like(ann: Player, language: str) -> None:
    for game, options in (("root", {}), ("ironwood", {}), ("ironwood", {"solo": "automacier"})):
        path = f"/api/games/{game}/setup"
        for seat in ann.post(path, {"options": options}, language=language)["seats"]:
            assert seat["like"].endswith(".")
            assert seat["hard"]
            drawn = ann.get(f"/api/games/{game}/emblems/{seat['role_word']}.svg", theme="dark")
            assert drawn.startswith("<svg")
    ann.get("/api/games/root/emblems/nonsense.svg", status=404)


def test_the_options_that_one_looks_for_stand_first(ann: Player) -> None:
    games = {game["name"]: game["options"] for game in ann.get("/api/games", language="en")}
    first = {
        name: [option["name"] for option in options if option["first"]]
        for name, options in games.items()
    }
    assert first["ironwood"][:2] == ["solo", "level"]
    assert first["sylvion"][0] == "mode"
    assert len(first["root"]) == 5
    for options in games.values():  # and before the others
        places = [option["first"] for option in options if not option["words"]]
        assert places == sorted(places, reverse=True)
    (mode,) = [option for option in games["sylvion"] if option["name"] == "mode"]
    assert all(value["about"] for value in mode["values"])


def test_a_table_without_a_free_seat_begins_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between a table's being kept and its beginning, a server may be killed."""
    config = Config(database=str(tmp_path / "spinney.db"), workers=1)
    first = Running(config)
    ann = first.person()
    old = ann.table(seats=seats("me"))["table"]
    ann.post(f"/api/tables/{old}/concede")
    with monkeypatch.context() as patched:
        patched.setattr(House, "begin", killed)
        made = ann.table(seats=seats("me"))["table"]
        again = ann.post(f"/api/tables/{old}/rematch")["table"]
        going_on = ann.post(f"/api/tables/{old}/continue", {"number": 0, "seat": "A"})["table"]
        inviting = ann.table("root", seats=seats("me", "link"))["table"]
        phases = [ann.state(each)["phase"] for each in (made, again, going_on, inviting)]
    assert phases == ["waiting"] * 4
    first.stop()
    second = Running(config)
    back = Player(second.url, None)
    back.http.cookies = ann.http.cookies
    phases = [back.state(each)["phase"] for each in (made, again, going_on, inviting)]
    assert phases == ["playing"] * 3 + ["waiting"]
    back.choose(made)
    for player in (ann, back):
        player.close()
    second.stop()


async def killed(*_: object) -> None:
    """What was to be done is not."""
