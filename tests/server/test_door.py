"""The door: who is let in from where, how often, and what is answered to nonsense."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.postgres import Postgres
from server.running import Player, Running, Wire
from spinney.server.app import Config
from spinney.server.guard import plain_origin
from spinney.server.security import Guesses, network_of

JSON = {"Content-Type": "application/json"}
FOLLOWED = {
    "Sec-Fetch-Site": "cross-site",
    "Sec-Fetch-Mode": "navigate",
    "Sec-Fetch-Dest": "document",
}
"""What a browser says when somebody follows a link on another site."""


@pytest.fixture
def table(ann: Player) -> str:
    return str(ann.table()["table"])


# Other sites


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[::1"]
)
def test_another_site_is_turned_away(server: Running, ann: Player, table: str, origin: str) -> None:
    answer = ann.http.post("/api/tables", json={"game": "sylvion"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (403, "origin")
    with pytest.raises(InvalidStatus, match="HTTP 403"):
        Wire(server.url, table, dict(ann.http.cookies), origin=origin)


def test_the_own_site_is_let_in(server: Running, ann: Player, table: str) -> None:
    answer = ann.http.get("/api/me", headers={"Origin": server.url})
    assert answer.status_code == 200
    with Wire(server.url, table, dict(ann.http.cookies), origin=server.url) as wire:
        assert wire.state()["you"] == "A"


def test_a_form_of_another_site_is_turned_away(ann: Player) -> None:
    """Such a form can send no JSON, and its browser says that it is from elsewhere."""
    plain = {"Content-Type": "text/plain"}
    answer = ann.http.post("/api/tables", content='{"game": "sylvion"}', headers=plain)
    assert (answer.status_code, answer.json()["error"]) == (400, "not-json")
    elsewhere = {"Sec-Fetch-Site": "cross-site"}
    answer = ann.http.post("/api/tables", json={"game": "sylvion"}, headers=elsewhere)
    assert (answer.status_code, answer.json()["error"]) == (403, "origin")


def test_a_link_on_another_site_leads_to_the_page(server: Running) -> None:
    """Such as an invitation in somebody's mail."""
    for path in ("/", "/join", "/table/abc"):
        for method in ("GET", "HEAD"):
            answer = httpx.request(method, server.url + path, headers=FOLLOWED)
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.status_code != 403


@pytest.mark.parametrize(
    ("path", "change"),
    [
        ("/api/me", {}),
        ("//api/me", {}),
        ("/", {"Sec-Fetch-Mode": "no-cors"}),
        ("/", {"Sec-Fetch-Dest": "iframe"}),
        ("/", {"Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty"}),
    ],
)
def test_another_site_gets_nothing_but_pages(
    server: Running, path: str, change: dict[str, str]
) -> None:
    answer = httpx.get(server.url + path, headers=FOLLOWED | change)
    assert (answer.status_code, answer.json()["error"]) == (403, "origin")


def test_another_site_can_post_to_no_page(server: Running) -> None:
    answer = httpx.post(server.url, headers=FOLLOWED)
    assert (answer.status_code, answer.json()["error"]) == (403, "origin")


def test_the_scheme_of_an_origin_counts(server: Running, ann: Player) -> None:
    origin = server.url.replace("http:", "https:")
    answer = ann.http.get("/api/me", headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (403, "origin")


def test_an_origin_may_leave_out_its_usual_port() -> None:
    assert plain_origin("HTTPS://Play.Example.org:443/") == "https://play.example.org"
    assert plain_origin("http://a:443") == "http://a:443"


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "[::1"]
)
def test_no_other_name_is_turned_to_this_address(ann: Player, host: str) -> None:
    """A site whose name is made to lead here would be let in as our own."""
    headers = {"Host": host, "Origin": f"http://{host}"}
    answer = ann.http.post("/api/tables", json={"game": "sylvion"}, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "host")
    assert "--origin" in answer.json()["message"]


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "192.168.0.7", "[::1]:8000"])
def test_names_that_a_machine_has_at_home_are_its_own(ann: Player, host: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert ann.http.get("/api/me", headers=headers).status_code == 200


def test_a_probe_may_use_any_name(server: Running) -> None:
    headers = {"Host": "spinney-1.internal"}
    assert httpx.get(f"{server.url}/healthz", headers=headers).status_code == 200


def test_answers_carry_what_protects_their_reader(ann: Player) -> None:
    for path in ("/api/me", "/", "/healthz", "/api/nothing"):
        headers = ann.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert ann.http.get("/api/me").headers["cache-control"] == "no-store"


def test_the_cookie_cannot_be_read_by_scripts(server: Running) -> None:
    with httpx.Client(base_url=server.url) as client:
        cookie = client.post("/api/me", json={}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie.split("; ")


def test_too_much_is_refused(ann: Player) -> None:
    answer = ann.http.post("/api/me", json={"name": "x" * 70_000})
    assert (answer.status_code, answer.json()["error"]) == (413, "too-big")
    assert "64 kB" in answer.json()["message"]
    table = ann.table()["table"]
    with ann.socket(table) as wire:
        wire.state()
        wire.line.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
        with pytest.raises(ConnectionClosed, match=r"1009 .message too big"):
            wire.until(lambda each: each["type"] == "nothing")
    assert ann.state(table)["phase"] == "playing"


def test_a_flood_of_messages_is_slowed(ann: Player) -> None:
    with ann.socket(ann.table()["table"]) as wire:
        for _ in range(100):
            wire.send("ping")
        refused = wire.until(lambda each: each["type"] == "reply" and not each["ok"])
    assert refused["error"] == "too-fast"


def test_sockets_of_one_person_are_bounded(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spinney.server.sockets.MOST_OF_ONE", 2)
    table = ann.table()["table"]
    with ann.socket(table) as one, ann.socket(table) as two:
        one.state()
        two.state()
        with ann.socket(table) as three, pytest.raises(ConnectionClosed) as closed:
            three.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429


# Guessing


WRONG = {"name": "nobody", "password": "incorrect"}


def test_guesses_are_counted_however_the_address_is_spelled(ann: Player, fresh: Guesses) -> None:
    paths = [
        "/api/login",
        "/api/login/",
        "//api/login",
        "/api//login",
        "/api/%6cogin",
        "/api/account",
    ]
    answers = [ann.http.post(ann.url + path, json=WRONG) for path in paths * 4]
    tried = [answer for answer in answers if answer.status_code in (200, 403, 409)]
    assert len(tried) == 10
    refused = answers[-1]
    assert (refused.status_code, refused.json()["error"]) == (429, "too-fast")
    assert 0 < int(refused.headers["retry-after"]) <= 7


def test_accounts_are_not_made_by_the_dozen(ann: Player, fresh: Guesses) -> None:
    """By new guests of one address, all at the same moment."""
    statuses = []
    for number in range(12):
        with contextlib.closing(Player(ann.url, f"Guest {number}")) as guest:
            said = {"name": f"Account {number} {ann.me['id'][:4]}", "password": "correct horse"}
            statuses.append(guest.http.post("/api/account", json=said).status_code)
    assert statuses == [200] * 10 + [429] * 2


def test_guesses_at_one_account_are_counted_from_everywhere(fresh: Guesses) -> None:
    waits = [fresh.wait(f"198.51.100.{number}", "annabel") for number in range(12)]
    assert waits[:10] == [0] * 10
    assert all(0 < wait <= 30 for wait in waits[10:])
    assert fresh.wait("198.51.100.99", "bob") == 0


def test_guesses_of_others_do_not_keep_the_owner_out(fresh: Guesses) -> None:
    fresh.right("203.0.113.5", "annabel")
    for number in range(20):
        fresh.wait(f"198.51.100.{number}", "annabel")
    assert fresh.wait("203.0.113.5", "annabel") == 0


def test_an_owner_who_got_in_is_known_at_their_address(ann: Player, fresh: Guesses) -> None:
    said = {"name": "Ownername", "password": "correct horse"}
    ann.post("/api/account", said)
    ann.post("/api/login", said)
    for number in range(20):
        fresh.wait(f"198.51.100.{number}", "ownername")
    ann.post("/api/login", said)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("testclient", "testclient"),
    ],
)
def test_who_has_many_addresses_is_counted_once(address: str, network: str) -> None:
    assert network_of(address) == network


# Nonsense

LONG = "x" * 5000


@pytest.mark.parametrize(
    ("body", "error"),
    [
        (b"[" * 60_000, "too-deep"),
        (b'{"name":' * 7000, "too-deep"),
        (b'{"x": ' + b"[" * 5000 + b"]" * 5000 + b"}", "too-deep"),
        (b'{"name": "\xff\xfe"}', "not-utf8"),
        (b'{"\xff": 1}', "not-utf8"),
        (b'{"name": "\\ud800"}', "unreadable"),
        (b"{", "unreadable"),
    ],
)
def test_a_body_that_cannot_be_read_is_the_senders_fault(
    ann: Player, body: bytes, error: str
) -> None:
    for path in ("/api/me", "/api/login", "/api/records"):
        answer = ann.http.post(path, content=body, headers=JSON)
        assert (answer.status_code, answer.json()["error"]) == (400, error)


def test_what_is_refused_is_not_repeated_without_end(ann: Player) -> None:
    for path, said in (
        ("/api/me", {"theme": LONG}),
        ("/api/me", {"language": LONG}),
        ("/api/tables", {"game": "root", "pace": LONG}),
        ("/api/tables", {LONG: 1}),
        ("/api/records", {"record": LONG}),
        ("/api/records", {"record": f"spinney record 3\ngame {LONG}\nseed a\n\nend 0 a"}),
    ):
        refused = ann.post(path, said, status=400)
        assert len(refused["message"]) < 1200
    assert len(ann.get("/api/lobby", status=400, language=LONG)["message"]) < 1200
    assert len(ann.get(f"/api/rules/root/{LONG}", status=404)["message"]) < 1200


def test_a_page_can_be_asked_for_without_its_body(server: Running, ann: Player) -> None:
    for path in ("/", "/api/me", "/healthz"):
        get, head = ann.http.get(path), ann.http.head(path)
        assert (head.status_code, head.content) == (get.status_code, b"")
        assert head.headers["content-length"] == get.headers["content-length"]
    assert ann.http.head("/api/login").status_code == 405


@pytest.fixture(scope="module")
def on_postgres(postgres: Postgres) -> Iterator[Running]:
    running = Running(Config(database=postgres.new_database(), workers=1))
    yield running
    running.stop()


def test_no_text_that_a_database_cannot_keep_reaches_it(on_postgres: Running) -> None:
    ann = on_postgres.person()
    table = ann.table()["table"]
    said = {"name": "a\0b", "password": "12345678"}
    assert ann.post("/api/login", said, status=400)["error"] == "name"
    assert ann.post("/api/account", said, status=400)["error"] == "name"
    assert ann.get("/api/tables/aaaaaaaa%00", status=404)["error"] == "no-table"
    choice = {"type": "choose", "word": "done", "number": 0, "key": "a\0b"}
    refused = ann.post(f"/api/tables/{table}/messages", choice, status=400)
    assert refused["error"] == "unreadable"
    with ann.socket(table) as wire:
        wire.state()
        wire.send("choose", word="done", number=0, key="a\0b")
        assert wire.until(lambda each: each["type"] == "reply")["error"] == "unreadable"
    with ann.socket("aaaaaaaa%00") as wire, pytest.raises(ConnectionClosed, match="4404"):
        wire.receive()
    ann.close()
