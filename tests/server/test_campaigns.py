"""Campaigns: chapter after chapter, each begun once, by those whose campaign it is."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from server.running import Player, Running, seats
from spinney.core.registry import OWN
from spinney.server import storage as s
from spinney.server.campaigns import AWAY


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(OWN, "flock=flock.game")
        yield


def begun(ann: Player, *sitting: dict[str, Any]) -> tuple[str, str]:
    """A campaign and its first table."""
    made = ann.table("flock", seats=list(sitting) or seats("me", "me"), campaign=True)
    (line,) = [each for each in ann.get("/api/campaigns") if each["table"] == made["table"]]
    return line["campaign"], made["table"]


def begun_by_two(ann: Player, bob: Player) -> tuple[str, str]:
    made = ann.table("flock", seats=seats("me", "link"), campaign=True)
    bob.post("/api/join", {"token": made["join"]})
    (line,) = [each for each in ann.get("/api/campaigns") if each["table"] == made["table"]]
    return line["campaign"], made["table"]


def play(table: str, *people: Player, winning: bool = True) -> None:
    """The first who is asked bids, if the chapter is to be won; nobody else does anything."""
    while True:
        for person in people:
            state = person.state(table, picture="no")
            if state["over"]:
                return
            asked = state["asked"]
            if asked["options"] is None and asked["seat"] in state["mine"]:
                asked = person.state(table, seat=asked["seat"], picture="no")["asked"]
            if asked["options"] is None or asked["seat"] not in state["mine"]:
                continue
            words = [option["word"] for option in asked["options"]]
            word = "pass" if "pass" in words and not winning else words[0]
            if "pass" in words and winning:
                word, winning = "bid", False
            person.choose(table, word)


def look(person: Player, campaign: str, status: int = 200) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/campaigns/{campaign}", status)
    return found


def go_on(person: Player, campaign: str, number: int, **more: Any) -> Any:
    return person.post(f"/api/campaigns/{campaign}/go-on", {"number": number, **more})


def refused(person: Player, campaign: str, number: int, status: int, **more: Any) -> str:
    body = {"number": number, **more}
    return str(person.post(f"/api/campaigns/{campaign}/go-on", body, status)["error"])


def firsts(campaign: dict[str, Any]) -> dict[str, list[str]]:
    """The first thing that each of my seats may keep."""
    return {each["seat"]: each["things"][:1] for each in campaign["keeping"]}


# The path


def test_a_won_chapter_leads_to_the_next_with_what_was_kept(ann: Player) -> None:
    campaign, table = begun(ann)
    now = look(ann, campaign)
    assert (now["stage"], now["keeping"], now["mine"]) == ("playing", [], True)
    play(table, ann)
    now = look(ann, campaign)
    assert (now["stage"], now["waiting"]) == ("won", ["Ann (A)", "Ann (B)"])
    assert [each["most"] for each in now["keeping"]] == [1, 1]
    kept = firsts(now)
    following = go_on(ann, campaign, 1, kept=kept)["table"]
    assert following != table
    now = look(ann, campaign)
    assert [each["outcome"] for each in now["chapters"]] == ["won", None]
    assert [each["chapter"] for each in now["chapters"]] == [1, 2]
    assert [each["opposed_by"] for each in now["chapters"]] == [0, 1]
    assert now["chapters"][1]["opposed"] == "The storm is 1 strong"
    assert [seat["kept"] for seat in now["chapters"][0]["seats"]] == [[], []]
    assert {seat["seat"]: seat["kept"] for seat in now["chapters"][1]["seats"]} == kept
    assert {each["word"] for each in now["things"]} == {word for [word] in kept.values()}
    state = ann.state(following)
    assert state["campaign"] == {"campaign": campaign, "number": 2, "chapter": 2}
    assert ann.state(table)["rematch"] == following
    assert set(kept["A"]) <= set(state["view"]["hand"])


def test_a_lost_chapter_is_tried_again_as_it_was(ann: Player) -> None:
    campaign, table = begun(ann)
    play(table, ann)
    second = go_on(ann, campaign, 1, kept=firsts(look(ann, campaign)))["table"]
    play(second, ann, winning=False)
    now = look(ann, campaign)
    assert (now["stage"], now["keeping"], now["waiting"]) == ("lost", [], [])
    third = go_on(ann, campaign, 2)["table"]
    now = look(ann, campaign)
    assert [each["outcome"] for each in now["chapters"]] == ["won", "lost", None]
    assert [each["chapter"] for each in now["chapters"]] == [1, 2, 2]
    assert now["chapters"][1]["seats"][0]["kept"] == now["chapters"][2]["seats"][0]["kept"]
    assert third not in (table, second)
    ann.post(f"/api/tables/{third}/concede")
    assert look(ann, campaign)["stage"] == "lost"


def test_it_comes_to_its_end(ann: Player) -> None:
    campaign, table = begun(ann)
    for number in (1, 2):
        play(table, ann)
        table = go_on(ann, campaign, number, kept=firsts(look(ann, campaign)))["table"]
    play(table, ann)
    now = look(ann, campaign)
    assert (now["stage"], now["keeping"], now["waiting"]) == ("complete", [], [])
    assert refused(ann, campaign, 3, 409) == "campaign-over"


def test_bots_choose_for_themselves(ann: Player) -> None:
    campaign, table = begun(ann, {"who": "me"}, {"who": "bot", "level": "random"})
    while not ann.wait_until_asked(table)["over"]:
        words = [each["word"] for each in ann.state(table)["asked"]["options"]]
        ann.choose(table, "bid" if "bid" in words else words[0])
    assert look(ann, campaign)["waiting"] == ["Ann"]
    go_on(ann, campaign, 1, kept={"A": []})
    kept = [seat["kept"] for seat in look(ann, campaign)["chapters"][1]["seats"]]
    assert kept[0] == []
    assert len(kept[1]) <= 1


def test_a_bot_answers_and_keeps_for_who_conceded(ann: Player, bob: Player) -> None:
    """Nobody waits for them: not in the chapter, and not for what they would keep."""
    campaign, table = begun_by_two(ann, bob)
    bob.post(f"/api/tables/{table}/concede")
    while not (state := ann.wait_until_asked(table))["over"]:
        words = [each["word"] for each in state["asked"]["options"]]
        ann.choose(table, "bid" if "bid" in words else words[0])
    now = look(ann, campaign)
    assert (now["stage"], now["waiting"]) == ("won", ["Ann"])
    following = go_on(ann, campaign, 1, kept={"A": []})["table"]
    assert [seat["name"] for seat in ann.state(following)["seats"]] == ["Ann", "Bob"]


def test_only_some_games_and_setups_begin_one(ann: Player) -> None:
    told = ann.post("/api/games/flock/setup", {"options": {}})
    assert told["campaign"]
    options = {"storm": "1"}
    assert not ann.post("/api/games/flock/setup", {"options": options})["campaign"]
    assert not ann.post("/api/games/sylvion/setup", {"options": {}})["campaign"]
    for game, more in (("sylvion", {}), ("flock", {"options": options})):
        body = {"game": game, "campaign": True, **more}
        assert ann.post("/api/tables", body, 400)["error"] == "not-a-campaign"


def test_lists_have_the_path_and_finished_chapters_only_there(ann: Player) -> None:
    campaign, table = begun(ann)
    assert table in [line["table"] for line in ann.get("/api/lobby")["mine"]]
    play(table, ann)
    assert table not in [line["table"] for line in ann.get("/api/lobby")["mine"]]
    (line,) = [each for each in ann.get("/api/campaigns") if each["campaign"] == campaign]
    assert line["chapters"] == [{"number": 1, "chapter": 1, "outcome": "won"}]
    assert (line["stage"], line["asked"]) == ("won", True)
    following = go_on(ann, campaign, 1, kept={"A": [], "B": []})["table"]
    (line,) = [each for each in ann.get("/api/campaigns") if each["campaign"] == campaign]
    assert (line["stage"], line["asked"], line["table"]) == ("playing", False, following)
    (mine,) = [each for each in ann.get("/api/lobby")["mine"] if each["table"] == following]
    assert mine["campaign"]["chapter"] == 2


def test_what_is_kept_is_drawn(ann: Player) -> None:
    assert ann.get("/api/games/flock/keepsakes/7.svg").startswith("<svg")
    for wrong in ("flock/keepsakes/pass.svg", "flock/keepsakes/13.svg", "sylvion/keepsakes/7.svg"):
        ann.get(f"/api/games/{wrong}", 404)


# Rights


def test_everybody_chooses_for_themselves(ann: Player, bob: Player) -> None:
    campaign, table = begun_by_two(ann, bob)
    play(table, ann, bob)
    mine = look(ann, campaign)["keeping"]
    assert [each["seat"] for each in mine] == ["A"]
    assert refused(ann, campaign, 1, 403, kept={"B": []}) == "not-yours"
    assert refused(ann, campaign, 1, 403, kept={"A": [], "B": []}) == "not-yours"
    assert go_on(ann, campaign, 1, kept=firsts(look(ann, campaign)))["table"] is None
    assert look(ann, campaign)["waiting"] == ["Bob"]
    assert look(bob, campaign)["keeping"][0]["chosen"] is None
    assert go_on(ann, campaign, 1)["table"] is None  # asking does not help
    assert go_on(ann, campaign, 1, impatient=True)["table"] is None  # nor does this: he is here
    following = go_on(bob, campaign, 1, kept={"B": []})["table"]
    assert [each["table"] for each in look(ann, campaign)["chapters"]] == [table, following]


def test_a_choice_can_be_changed_until_the_chapter_begins(ann: Player, bob: Player) -> None:
    campaign, table = begun_by_two(ann, bob)
    play(table, bob, ann)
    things = look(ann, campaign)["keeping"][0]["things"]
    go_on(ann, campaign, 1, kept={"A": things[:1]})
    go_on(ann, campaign, 1, kept={"A": things[1:2]})
    go_on(bob, campaign, 1, kept={"B": []})
    late = go_on(ann, campaign, 1, kept={"A": things[:1]})["table"]
    now = look(ann, campaign)
    assert now["chapters"][1]["table"] == late
    assert now["chapters"][1]["seats"][0]["kept"] == things[1:2]


def test_no_more_is_kept_than_is_there(ann: Player) -> None:
    campaign, table = begun(ann)
    play(table, ann)
    (mine, other) = look(ann, campaign)["keeping"]
    for wrong in (mine["things"][:2], other["things"][:1], ["nothing"]):
        assert refused(ann, campaign, 1, 400, kept={"A": wrong}) == "keep"
    assert [each["chosen"] for each in look(ann, campaign)["keeping"]] == [None, None]


@pytest.mark.parametrize("seat", ["A\n", "AA", "a", ""])
def test_a_seat_has_one_letter(ann: Player, seat: str) -> None:
    campaign, table = begun(ann)
    play(table, ann)
    assert refused(ann, campaign, 1, 400, kept={seat: []}) == "unreadable"


def test_strangers_learn_nothing(ann: Player, eve: Player, server: Running) -> None:
    campaign, table = begun(ann)
    play(table, ann)
    assert look(eve, campaign, 404)["error"] == "no-campaign"
    assert look(eve, "nothing-there", 404)["error"] == "no-campaign"
    assert refused(eve, campaign, 1, 404, kept={"A": []}) == "no-campaign"
    assert eve.get("/api/campaigns") == []
    nobody = Player(server.url, None)
    nobody.get("/api/campaigns", 401)
    nobody.get(f"/api/campaigns/{campaign}", 401)
    assert nobody.get("/api/lobby")["mine"] == []
    nobody.close()


def test_who_is_unknown_has_no_games_though_bots_play(ann: Player, server: Running) -> None:
    ann.table("flock", seats=seats("me", "random"), watch="nobody")
    nobody = Player(server.url, None)
    assert nobody.get("/api/lobby")["mine"] == []
    nobody.close()


def test_only_a_finished_game_is_gone_on_from(ann: Player) -> None:
    campaign, table = begun(ann)
    assert refused(ann, campaign, 1, 409, kept={}) == "not-over"
    assert refused(ann, campaign, 2, 409) == "stale"
    assert go_on(ann, campaign, 0)["table"] == table


def test_a_deleted_account_is_not_waited_for(ann: Player, bob: Player) -> None:
    campaign, table = begun_by_two(ann, bob)
    bob.post("/api/account", {"name": "Bob the Gone", "password": "quite a secret"})
    play(table, ann, bob)
    assert go_on(ann, campaign, 1, kept={"A": []})["table"] is None
    bob.post("/api/account/delete", {"password": "quite a secret"})
    assert look(ann, campaign)["waiting"] == []
    following = go_on(ann, campaign, 1)["table"]
    assert [seat["kind"] for seat in ann.state(following)["seats"]] == ["person", "bot"]
    names = [seat["name"] for each in look(ann, campaign)["chapters"] for seat in each["seats"]]
    assert not any("Bob" in name for name in names)


def test_who_is_away_for_days_is_not_waited_for(ann: Player, bob: Player, server: Running) -> None:
    campaign, table = begun_by_two(ann, bob)
    play(table, ann, bob)
    assert look(ann, campaign)["absent"] == []
    gone(server, table, 1)
    assert look(ann, campaign)["absent"] == ["Bob"]
    assert go_on(ann, campaign, 1, kept={"A": []})["table"] is None
    following = go_on(ann, campaign, 1, kept={"A": []}, impatient=True)["table"]
    assert [seat["name"] for seat in ann.state(following)["seats"]] == ["Ann", "Bob"]
    kept = [seat["kept"] for seat in look(ann, campaign)["chapters"][1]["seats"]]
    assert [len(each) for each in kept] == [0, 1]


def gone(server: Running, table: str, seat: int) -> None:
    """Somebody has not been seen for days."""

    async def change() -> None:
        house = server.app.state.server.house
        this = (s.seats.c.table_id == table) & (s.seats.c.seat == seat)
        async with house.storage.write() as connection:
            long_ago = time.time() - AWAY - 60
            await connection.execute(s.seats.update().where(this).values(seen=long_ago))
        house.read_again(table)

    server.do(change())


# Once, whatever happens


def test_however_often_it_is_asked_there_is_one_next_chapter(ann: Player, bob: Player) -> None:
    campaign, table = begun_by_two(ann, bob)
    play(table, ann, bob)
    found: list[Any] = []

    def ask(person: Player, seat: str) -> None:
        found.append(go_on(person, campaign, 1, kept={seat: []})["table"])

    asking = [
        threading.Thread(target=ask, args=each) for each in [(ann, "A"), (bob, "B")] for _ in "1234"
    ]
    for each in asking:
        each.start()
    for each in asking:
        each.join()
    (following,) = set(found) - {None}
    chapters = look(ann, campaign)["chapters"]
    assert [each["table"] for each in chapters] == [table, following]
    assert go_on(bob, campaign, 1)["table"] == following


def test_after_a_chapter_comes_a_chapter_and_no_other_game(ann: Player, bob: Player) -> None:
    campaign, table = begun_by_two(ann, bob)
    play(table, ann, bob)
    for person in (ann, bob):
        assert person.post(f"/api/tables/{table}/rematch", None, 409)["error"] == "in-campaign"
    go_on(ann, campaign, 1, kept={"A": []})
    following = go_on(bob, campaign, 1, kept={"B": []})["table"]
    assert ann.state(table)["rematch"] == following


def test_with_a_table_that_is_gone_it_goes_back(ann: Player, server: Running) -> None:
    campaign, table = begun(ann)
    play(table, ann)
    following = go_on(ann, campaign, 1, kept=firsts(look(ann, campaign)))["table"]
    forgotten(server, following)
    now = look(ann, campaign)
    assert (now["stage"], now["waiting"]) == ("won", [])
    again = go_on(ann, campaign, 1)["table"]
    assert again not in (table, following)
    assert look(ann, campaign)["chapters"][1]["seats"][0]["kept"] != []


def forgotten(server: Running, table: str) -> None:
    async def remove() -> None:
        house = server.app.state.server.house
        async with house.storage.write() as connection:
            await connection.execute(sa.delete(s.tables).where(s.tables.c.id == table))
        house.lose(table)

    server.do(remove())


def test_the_database_itself_takes_no_chapter_twice(ann: Player, server: Running) -> None:
    campaign, _ = begun(ann)
    database = server.app.state.server.house.storage.url.database
    with sqlite3.connect(database) as connection:
        columns = [row[1] for row in connection.execute("pragma table_info(tables)")]
        values = ", ".join("'another'" if name == "id" else name for name in columns)
        with pytest.raises(sqlite3.IntegrityError, match="campaign"):
            connection.execute(
                f"insert into tables select {values} from tables where campaign = ?", [campaign]
            )
    connection.close()
