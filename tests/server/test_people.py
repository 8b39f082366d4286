"""Guests, accounts, names, languages."""

from __future__ import annotations

import pytest

from server.running import Player, Running, seats
from spinney.server.security import COOKIE, Limit, Signer

pytestmark = pytest.mark.usefixtures("fresh")


def test_a_guest_is_somebody_at_once(server: Running, people: list[Player]) -> None:
    stranger = Player(server.url, None)
    people.append(stranger)
    assert stranger.get("/api/me") is None
    guest = stranger.post("/api/me", {"language": "de"})
    assert guest["name"].startswith("Gast ")
    assert guest["account"] is False
    assert stranger.get("/api/me") == guest


def test_what_is_left_out_stays(ann: Player) -> None:
    changed = ann.post("/api/me", {"theme": "dark"})
    assert changed == {**ann.me, "theme": "dark"}
    assert ann.post("/api/me", {"name": "  Anna   Bell "})["name"] == "Anna Bell"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (" ", "at least one character"),
        ("x\u0321" * 10 + "\u0321\u0321", "too many accents"),
        ("a|b", "cannot have “|” in it"),
        ("a\x00b", "a character that nobody sees"),
        ("a\u202eb", "a character that nobody sees"),
        ("A\u200bnn", "a character that nobody sees"),
        ("\u3164", "a character that nobody sees"),
        ("\u0410nn", "scripts that look alike"),
        ("Ann (B)", "the letter of a seat"),
        ("Ann \uff08\uff22\uff09", "the letter of a seat"),
    ],
)
def test_a_name_must_be_fit_to_be_read(ann: Player, name: str, said: str) -> None:
    for path, body in (("/api/me", {}), ("/api/account", {"password": "correct horse"})):
        refused = ann.post(path, {"name": name, **body}, status=400)
        assert refused["error"] == "name"
        assert said in refused["message"]


@pytest.mark.parametrize("name", ["", "x" * 31])
def test_a_name_has_some_characters_and_not_too_many(ann: Player, name: str) -> None:
    refused = ann.post("/api/me", {"name": name}, status=400)
    assert refused["error"] == "unreadable"
    assert refused["message"] == "A name has 1 to 30 characters."


def test_who_looks_like_another_at_the_table_is_told_apart(
    server: Running, ann: Player, people: list[Player]
) -> None:
    people.append(server.person("ANN"))
    made = ann.table("root", options={"seats": "marquise,eyrie"}, seats=seats("me", "link"))
    people[-1].post("/api/join", {"token": made["join"]})
    names = [seat["name"] for seat in ann.state(made["table"])["seats"]]
    assert names == ["Ann (A)", "ANN (B)"]


def test_the_language_of_the_browser_is_the_first_guess(server: Running) -> None:
    person = Player(server.url, None)
    person.http.headers["accept-language"] = "fr-CH, de;q=0.8"
    assert person.get("/api/tables/nowhere", status=401)["message"].startswith("Le serveur")
    assert person.post("/api/me")["language"] == "fr"
    person.close()


def test_an_account_keeps_its_seats_on_another_device(
    server: Running, ann: Player, people: list[Player]
) -> None:
    table = ann.table()["table"]
    account = ann.post("/api/account", {"name": "Annabel", "password": "correct horse"})
    assert (account["id"], account["account"]) == (ann.me["id"], True)
    elsewhere = Player(server.url, None)
    people.append(elsewhere)
    wrong = {"name": "annabel", "password": "incorrect"}
    assert elsewhere.post("/api/login", wrong, status=403)["error"] == "login"
    unknown = {"name": "nobody", "password": "incorrect"}
    assert elsewhere.post("/api/login", unknown, status=403)["error"] == "login"
    assert elsewhere.post("/api/login", {"name": "ANNABEL", "password": "correct horse"}) == account
    assert elsewhere.state(table)["you"] == "A"
    elsewhere.post("/api/logout")
    assert elsewhere.get("/api/me") is None


def test_a_name_is_one_account(ann: Player, bob: Player) -> None:
    ann.post("/api/account", {"name": "Unique", "password": "12345678"})
    taken = bob.post("/api/account", {"name": "UNIQUE", "password": "12345678"}, status=409)
    assert taken["error"] == "name-taken"
    again = ann.post("/api/account", {"name": "Other", "password": "12345678"}, status=409)
    assert again["error"] == "has-account"
    short = bob.post("/api/account", {"name": "Short", "password": "1234567"}, status=400)
    assert short["error"] == "unreadable"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "A password has 8 to 200 characters."),
        ("fr", "Un mot de passe a de 8 à 200 caractères."),
        ("de", "Ein Passwort hat 8 bis 200 Zeichen."),
    ],
)
def test_a_form_is_refused_in_the_language_of_whoever_fills_it_in(
    bob: Player, language: str, told: str
) -> None:
    bob.post("/api/me", {"language": language})
    short = {"name": "Short", "password": "1234567"}
    assert bob.post("/api/account", short, status=400)["message"] == told


@pytest.mark.parametrize("name", ["lris", "IRIS", "Ir\u0131s", "\uff29ris"])
def test_nobody_is_called_like_an_account(
    server: Running, people: list[Player], bob: Player, name: str
) -> None:
    people.append(server.person("Somebody"))
    iris = people[-1]
    if iris.http.post("/api/account", json={"name": "Iris", "password": "12345678"}).is_success:
        assert iris.post("/api/me", {"name": "Iris"})["name"] == "Iris"
    assert bob.post("/api/me", {"name": name}, status=409)["error"] == "name-taken"
    said = {"name": name, "password": "12345678"}
    assert bob.post("/api/account", said, status=409)["error"] == "name-taken"
    stranger = Player(server.url, None)
    people.append(stranger)
    assert stranger.post("/api/me", {"name": name}, status=409)["error"] == "name-taken"


def test_a_cookie_cannot_be_made_up(ann: Player, bob: Player) -> None:
    cookie = ann.http.cookies[COOKIE]
    person, session, issued, mark = cookie.split(".")
    forged = [
        f"{bob.me['id']}.{session}.{issued}.{mark}",
        f"{person}.{session}.{issued}.{mark[:-1]}",
        f"{person}.{session}.{issued}.",
        person,
        "..",
        "",
        Signer("another secret").sign(person, session),
    ]
    for value in forged:
        ann.http.cookies.clear()
        ann.http.headers["cookie"] = f"{COOKIE}={value}"
        assert ann.get("/api/me") is None


def test_an_old_cookie_is_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    signer = Signer("secret")
    cookie = signer.sign("ann", "here")
    assert signer.read(cookie) == ("ann", "here")
    monkeypatch.setattr("spinney.server.security.COOKIE_AGE", -1)
    assert signer.read(cookie) is None


def test_a_limit_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("spinney.server.security.time.monotonic", lambda: now)
    limit = Limit(2, 10)
    assert [limit.wait("a") for _ in range(3)] == [0, 0, 5]
    assert limit.wait("b") == 0
    now = 105.0
    assert limit.wait("a") == 0
    assert limit.wait("a") == 5


def test_refusals_are_said_in_the_persons_language(ann: Player) -> None:
    ann.post("/api/me", {"language": "de"})
    refused = ann.get("/api/tables/nosuchtable", status=404)
    assert refused["message"].startswith("Diesen Tisch gibt es nicht")
    french = ann.get("/api/tables/nosuchtable", status=404, language="fr")
    assert french["message"].startswith("Cette table")
