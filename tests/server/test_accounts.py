"""Another password, a code for who has forgotten it, and the end of an account."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.running import PATIENCE, Player, Running, seats
from spinney.server import accounts
from spinney.server.app import Config
from spinney.server.security import Guesses

pytestmark = pytest.mark.usefixtures("fresh")

OLD, NEW = "correct horse", "battery staple"
DUEL = {"options": {"seats": "marquise,eyrie"}}
THREE = {"options": {"seats": "marquise,eyrie,alliance"}}

number = 0


@pytest.fixture
def account(ann: Player) -> Player:
    """Ann with an account of her own."""
    global number
    number += 1
    ann.me = ann.post("/api/account", {"name": f"Annabel {number}", "password": OLD})
    return ann


def sign_in(server: Running, people: list[Player], name: str, password: str) -> Player:
    people.append(server.person("Guest"))
    people[-1].post("/api/login", {"name": name, "password": password})
    return people[-1]


def test_a_new_password_ends_all_other_sessions(
    server: Running, account: Player, people: list[Player]
) -> None:
    name = account.me["name"]
    elsewhere = sign_in(server, people, name, OLD)
    table = elsewhere.table("sylvion")["table"]
    with elsewhere.socket(table) as line:
        line.state()
        changed = account.post("/api/account/password", {"password": OLD, "new": NEW})
        assert changed["name"] == name
        with pytest.raises(ConnectionClosed):
            line.until(lambda _: False)
    assert elsewhere.get("/api/me") is None
    assert account.get("/api/me")["name"] == name  # who changed it stays
    elsewhere.post("/api/login", {"name": name, "password": OLD}, status=403)
    assert sign_in(server, people, name, NEW).get("/api/me")["id"] == account.me["id"]


@pytest.mark.parametrize("path", ["password", "recovery", "delete"])
def test_nothing_is_changed_without_the_password(account: Player, path: str) -> None:
    body = {"password": "incorrect horse"} | ({"new": NEW} if path == "password" else {})
    refused = account.post(f"/api/account/{path}", body, status=403)
    assert refused["message"] == "This is not your password."
    assert account.get("/api/me")["account"]


@pytest.mark.parametrize("path", ["password", "recovery", "delete"])
def test_a_guest_has_no_account_to_change(bob: Player, path: str) -> None:
    body = {"password": OLD} | ({"new": NEW} if path == "password" else {})
    assert bob.post(f"/api/account/{path}", body, status=409)["error"] == "no-account"


def test_passwords_are_not_guessed_by_changing_them(account: Player) -> None:
    for _ in range(9):  # and one to make it
        account.post("/api/account/recovery", {"password": "a guess of mine"}, status=403)
    assert account.post("/api/account/delete", {"password": OLD}, status=429)["error"] == "too-fast"


def test_a_code_sets_a_new_password_once(
    server: Running, account: Player, people: list[Player]
) -> None:
    name = account.me["name"]
    first = account.post("/api/account/recovery", {"password": OLD})["code"]
    code = account.post("/api/account/recovery", {"password": OLD})["code"]
    assert account.get("/api/me")["recovery"] is True
    people.append(stranger := server.person("Guest"))
    for wrong in (first, code[:-1], "", OLD):
        refused = stranger.post(
            "/api/recover", {"name": name, "code": wrong, "new": NEW}, status=403
        )
        assert refused["error"] == "recovery"
    typed = f" {code.lower().replace('-', ' ')} "
    found = stranger.post("/api/recover", {"name": name, "code": typed, "new": NEW})
    assert (found["id"], found["recovery"]) == (account.me["id"], False)
    assert stranger.get("/api/me")["id"] == account.me["id"]
    assert account.get("/api/me") is None
    stranger.post("/api/recover", {"name": name, "code": code, "new": OLD}, status=403)
    assert sign_in(server, people, name, NEW).get("/api/me")["id"] == account.me["id"]


def test_a_code_is_worth_nothing_after_a_new_password(account: Player, bob: Player) -> None:
    code = account.post("/api/account/recovery", {"password": OLD})["code"]
    changed = account.post("/api/account/password", {"password": OLD, "new": NEW})
    assert changed["recovery"] is False
    body = {"name": account.me["name"], "code": code, "new": OLD}
    assert bob.post("/api/recover", body, status=403)["error"] == "recovery"


def test_codes_are_not_guessed(bob: Player) -> None:
    body = {"name": "Nobody", "code": "AAAA", "new": NEW}
    for _ in range(10):
        bob.post("/api/recover", body, status=403)
    assert bob.post("/api/recover", body, status=429)["error"] == "too-fast"


def guess_from_everywhere(guesses: Guesses, name: str) -> None:
    """Until nobody else may try; by then the server was started again and knows no address."""
    guesses._known.clear()
    for number in range(20):
        guesses.wait(f"198.51.100.{number}", name.casefold())
    assert guesses.wait("203.0.113.5", name.casefold()) > 0


def test_guesses_at_the_password_leave_the_code(
    account: Player, bob: Player, fresh: Guesses
) -> None:
    said = account.post("/api/account/recovery", {"password": OLD}) | {"name": account.me["name"]}
    guess_from_everywhere(fresh, account.me["name"])
    bob.post("/api/login", {"name": account.me["name"], "password": OLD}, status=429)
    bob.post("/api/recover", said | {"new": NEW})
    bob.post("/api/login", {"name": account.me["name"], "password": NEW})  # from here it is known


def test_guesses_at_a_code_are_counted_from_everywhere(fresh: Guesses) -> None:
    waits = [fresh.wait_to_recover(f"198.51.100.{number}", "annabel") for number in range(11)]
    assert waits[:10] == [0] * 10
    assert 0 < waits[10] <= 30
    assert fresh.wait("198.51.100.99", "annabel") == 0


def test_who_is_signed_in_is_not_kept_out_by_guesses(account: Player, fresh: Guesses) -> None:
    guess_from_everywhere(fresh, account.me["name"])
    account.post("/api/account/password", {"password": OLD, "new": NEW})
    guess_from_everywhere(fresh, account.me["name"])
    account.post("/api/account/recovery", {"password": NEW})
    guess_from_everywhere(fresh, account.me["name"])
    account.post("/api/account/delete", {"password": NEW})


def test_who_is_signed_in_does_not_guess_from_everywhere(fresh: Guesses) -> None:
    """As with a cookie that was left behind."""
    waits = [fresh.wait_to_prove(f"198.51.100.{number}", "Ann's id") for number in range(11)]
    assert waits[:10] == [0] * 10
    assert 0 < waits[10] <= 30


def test_who_deletes_an_account_gives_up_its_seats_and_its_name(
    server: Running, account: Player, bob: Player, eve: Player, people: list[Player]
) -> None:
    name = account.me["name"]
    finished = account.table("root", seats=seats("me", "link"), **DUEL)
    bob.post("/api/join", {"token": finished["join"]})
    bob.post(f"/api/tables/{finished['table']}/concede")
    account.say(finished["table"], "chat", text="Well played")
    between_two = account.table("root", seats=seats("me", "link"), **DUEL)
    bob.post("/api/join", {"token": between_two["join"]})
    among_more = account.table("root", seats=seats("me", "link", "link"), **THREE)
    for player in (bob, eve):
        player.post("/api/join", {"token": among_more["join"]})
    waiting = account.table("root", seats=seats("me", "open"), **DUEL)
    joined = bob.table("root", seats=seats("me", "link", "link"), **THREE)
    account.post("/api/join", {"token": joined["join"]})
    account.say(joined["table"], "chat", text="Here I am")

    account.post("/api/account/delete", {"password": OLD})
    assert account.get("/api/me") is None
    bob.get(f"/api/tables/{waiting['table']}", status=404)
    assert [seat["kind"] for seat in bob.state(joined["table"])["seats"]] == [
        "person",
        "link",
        "link",
    ]
    over = bob.state(between_two["table"])["over"]
    assert [each["result"] for each in over["results"]] == ["lost", "won"]
    going = bob.state(among_more["table"])
    assert (going["phase"], going["seats"][0]["standing_in"]) == ("playing", True)
    for made in (finished, between_two, among_more):
        state = bob.state(made["table"], language="en")
        assert state["seats"][0]["name"] == "Deleted account"
        assert name not in str(state)
    with bob.socket(finished["table"], language="en") as line:
        said = line.until(lambda each: each["type"] == "chat")
        assert (said["name"], said["text"]) == ("Deleted account", "Well played")
    with bob.socket(joined["table"], language="en") as line:
        said = line.until(lambda each: each["type"] == "chat")
        assert (said["name"], said["text"]) == ("Deleted account", "Here I am")
    assert name not in bob.get(f"/api/tables/{finished['table']}/record")
    people.append(somebody := server.person("Zoe"))
    assert somebody.post("/api/account", {"name": name, "password": OLD})["name"] == name


@pytest.mark.parametrize(
    ("path", "body", "said"),
    [
        ("/api/account/password", {"password": OLD, "new": "short"}, "8 à 200 caractères"),
        ("/api/recover", {"name": "Ann", "code": "x", "new": "short"}, "8 à 200 caractères"),
        ("/api/recover", {"name": "", "code": "x", "new": NEW}, "1 à 30 caractères"),
        ("/api/invitation", {"token": "cut"}, "incomplet"),
        ("/api/join", {"token": "cut"}, "incomplet"),
    ],
)
def test_what_is_wrong_with_a_form_is_said_in_words(
    bob: Player, path: str, body: dict[str, str], said: str
) -> None:
    bob.post("/api/me", {"language": "fr"})
    assert said in bob.post(path, body, status=400)["message"]


@pytest.fixture
def together(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two new passwords are hashed at once, after all checks and before anything is kept."""
    people, both = server.app.state.server.people, asyncio.Barrier(2)
    usual = people.hash

    async def hash_both(password: str) -> str:
        await asyncio.wait_for(both.wait(), PATIENCE)
        return str(await usual(password))

    monkeypatch.setattr(people, "hash", hash_both)


def at_once(path: str, asked: list[tuple[Player, dict[str, str]]]) -> list[tuple[int, str]]:
    """What is answered to requests of the same moment: those that are refused come last."""
    with ThreadPoolExecutor() as pool:
        sent = [pool.submit(player.http.post, path, json=body) for player, body in asked]
    answers = [each.result() for each in sent]
    return sorted((each.status_code, each.json().get("error", "")) for each in answers)


def test_a_code_is_used_once_also_at_the_same_moment(
    account: Player, bob: Player, eve: Player, together: None
) -> None:
    body = {"name": account.me["name"]} | account.post("/api/account/recovery", {"password": OLD})
    asked = [(bob, body | {"new": NEW}), (eve, body | {"new": NEW[::-1]})]
    assert at_once("/api/recover", asked) == [(200, ""), (403, "recovery")]


def test_a_password_is_changed_once_at_the_same_moment(
    server: Running, account: Player, people: list[Player], together: None
) -> None:
    elsewhere = sign_in(server, people, account.me["name"], OLD)
    asked = [(each, {"password": OLD, "new": NEW}) for each in (account, elsewhere)]
    assert at_once("/api/account/password", asked) == [(200, ""), (403, "password")]


def test_a_guest_gets_one_account_also_at_the_same_moment(
    server: Running, bob: Player, people: list[Player], together: None
) -> None:
    names = [f"{name} {bob.me['id'][:4]}" for name in ("One", "Two")]
    asked = [(bob, {"name": name, "password": OLD}) for name in names]
    assert at_once("/api/account", asked) == [(200, ""), (409, "has-account")]
    there = [bob.http.post("/api/login", json=said).status_code for _, said in asked]
    assert sorted(there) == [200, 403]  # the other name is still free


def test_no_two_accounts_look_alike_also_at_the_same_moment(
    bob: Player, eve: Player, together: None
) -> None:
    names = [f"{name} {bob.me['id'][:4]}" for name in ("Pal", "PaI")]
    asked = [(bob, {"name": names[0], "password": OLD}), (eve, {"name": names[1], "password": OLD})]
    assert at_once("/api/account", asked) == [(200, ""), (409, "name-taken")]


def test_an_account_goes_by_one_name(
    server: Running, account: Player, bob: Player, people: list[Player]
) -> None:
    old, new = account.me["name"], f"Isabel {account.me['id'][:4]}"
    account.post("/api/me", {"name": new})
    people.append(elsewhere := server.person("Guest"))
    elsewhere.post("/api/login", {"name": old, "password": OLD}, status=403)
    assert sign_in(server, people, new, OLD).get("/api/me")["id"] == account.me["id"]
    assert bob.post("/api/me", {"name": new}, status=409)["error"] == "name-taken"
    assert bob.post("/api/account", {"name": old, "password": OLD})["name"] == old  # it is free
    assert account.post("/api/me", {"name": old}, status=409)["error"] == "name-taken"
    assert account.get("/api/me")["name"] == new


def test_who_logs_in_while_the_password_is_changed_has_to_know_the_new_one(
    server: Running, account: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = server.app.state.server.people
    usual = known.verify

    async def verify_late(expected: str, password: str) -> bool:
        right = bool(await usual(expected, password))
        monkeypatch.setattr(known, "verify", usual)
        await asyncio.to_thread(
            account.post, "/api/account/password", {"password": OLD, "new": NEW}
        )
        return right

    monkeypatch.setattr(known, "verify", verify_late)
    bob.post("/api/login", {"name": account.me["name"], "password": OLD})
    assert bob.get("/api/me") is None


def test_a_deleted_account_has_no_name_where_it_sat_before(account: Player, bob: Player) -> None:
    table = bob.table("root", seats=seats("me", "link", "link"), **THREE)
    account.post("/api/join", {"token": table["join"]})
    account.say(table["table"], "chat", text="Back in a moment")
    account.post(f"/api/tables/{table['table']}/leave")
    account.post("/api/account/delete", {"password": OLD})
    with bob.socket(table["table"], language="en") as line:
        said = line.until(lambda each: each["type"] == "chat")
        assert (said["name"], said["text"]) == ("Deleted account", "Back in a moment")


def test_deleting_goes_on_where_a_server_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = Config(str(tmp_path / "spinney.db"), workers=1, seed="tests")
    first = Running(config)
    account, bob = first.person("Guest"), first.person("Bob")
    account.post("/api/account", {"name": "Annabel", "password": OLD})
    table = account.table("root", seats=seats("me", "link"), **DUEL)
    bob.post("/api/join", {"token": table["join"]})

    async def killed(*_: object) -> None:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(accounts, "forget", killed)
        account.post("/api/account/delete", {"password": OLD}, status=500)
    account.close()
    first.stop()

    second = Running(config)
    again = Player(second.url, None)
    again.http.cookies = bob.http.cookies
    again.post("/api/login", {"name": "Annabel", "password": OLD}, status=403)
    state = again.state(table["table"], language="en")
    assert state["phase"] == "over"
    assert [each["name"] for each in state["seats"]] == ["Deleted account", "Bob"]
    again.close()
    bob.close()
    second.stop()
