"""Whatever is sent, in whatever order: the server answers in its own words and keeps its books."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from samples import WHOLE
from server.running import Player, Running, seats
from spinney.server.app import Config, make_inside
from spinney.server.live import Live
from spinney.server.metrics import Metrics
from spinney.server.security import COOKIE

# The OpenAPI document


DOCUMENT = make_inside(Config(), Metrics()).openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(DOCUMENT)
schema.config.phases.coverage.enabled = WHOLE
"""Thousands of requests at the edges of what is allowed; to find them takes longer than to send."""


@pytest.fixture(scope="module")
def cookie(server: Running) -> str:
    ann = server.person("Ann")
    value = ann.http.cookies[COOKIE]
    ann.close()
    return str(value)


@schema.parametrize()
@settings(max_examples=8, suppress_health_check=list(HealthCheck))
def test_the_api_is_as_documented(case: Any, server: Running, cookie: str) -> None:
    case.call_and_validate(
        base_url=server.url,
        cookies={COOKIE: cookie},
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )


# Messages at a table

WORDS = st.sampled_from(["done", "owl", "a1", "b3", "fountain_2", "nonsense", "pass"])
SMALL = st.integers(0, 12)
AGAINST = st.sampled_from([-1, 0, 1])

ACTIONS = st.one_of(
    st.tuples(st.just("legal"), SMALL),
    st.tuples(st.just("legal"), SMALL),
    st.tuples(st.just("legal"), SMALL),
    st.tuples(st.just("again"), st.none()),
    st.tuples(st.just("choose"), st.tuples(WORDS, AGAINST)),
    st.tuples(st.just("why"), WORDS),
    st.tuples(st.just("what"), WORDS),
    st.tuples(st.just("inspect"), WORDS),
    st.tuples(st.just("undo"), st.one_of(st.none(), SMALL)),
    st.tuples(st.just("takeback"), st.one_of(st.none(), SMALL)),
    st.tuples(st.just("consent"), st.booleans()),
    st.tuples(st.just("order"), st.sampled_from([None, "never", "x"])),
    st.tuples(st.just("replace"), st.sampled_from(["A", "B", "C"])),
    st.tuples(st.just("return"), st.none()),
)
SCRIPTS = st.lists(st.tuples(st.integers(0, 1), ACTIONS), min_size=1, max_size=25)


class Pair:
    """Two people at a new table, and all that they have sent."""

    def __init__(self, server: Running, people: list[Player]) -> None:
        self.server = server
        self.people = people
        options = {"players": "2", "hands": "hidden"}
        made = people[0].table(options=options, seats=seats("me", "link"))
        people[1].post("/api/join", {"token": made["join"]})
        self.table: str = made["table"]
        self.last: tuple[Player, dict[str, Any], dict[str, Any]] | None = None
        self.sent = 0

    def act(self, who: int, name: str, value: Any) -> None:
        person = self.people[who]
        if name == "legal":
            self.legal(value)
        elif name == "again":
            if self.last is not None:
                player, message, reply = self.last
                assert player.say(self.table, "choose", **message) == reply
        elif name == "choose":
            word, shift = value
            number = max(0, person.state(self.table, picture="no")["number"] + shift)
            self.choose(person, word, number)
        else:
            fields = {
                "why": "word",
                "what": "word",
                "inspect": "word",
                "undo": "to",
                "takeback": "to",
                "consent": "agree",
                "order": "order",
                "replace": "seat",
            }
            sent = {fields[name]: value} if name in fields else {}
            reply = person.say(self.table, name, **sent)
            assert reply["ok"] or reply["message"]

    def legal(self, index: int) -> None:
        state = self.people[0].state(self.table, picture="no")
        if state["over"] is None:
            asked = state["asked"]["seat"]
            person = self.people[ord(asked) - ord("A")]
            options = person.state(self.table, picture="no")["asked"]["options"]
            word = options[index % len(options)]["word"]
            assert self.choose(person, word, state["number"])["ok"]

    def choose(self, person: Player, word: str, number: int) -> dict[str, Any]:
        self.sent += 1
        message = {"word": word, "number": number, "key": f"key {self.sent}"}
        reply = person.say(self.table, "choose", **message)
        if reply["ok"]:
            self.last = person, message, reply
        return reply

    def stored(self) -> Live:
        """The table read anew from what is stored."""

        async def read() -> Live:
            house = self.server.app.state.server.house
            fresh = Live(self.table)
            await house._read(fresh)
            return fresh

        return asyncio.run(read())


@pytest.fixture(scope="module")
def couple(server: Running) -> Any:
    both = [server.person("Ann"), server.person("Bob")]
    yield both
    for person in both:
        person.close()


@given(script=SCRIPTS)
@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_sequence_of_messages_leaves_a_game_that_can_be_read_again(
    server: Running, couple: list[Player], script: list[tuple[int, tuple[str, Any]]]
) -> None:
    pair = Pair(server, couple)
    number = 0
    for who, (name, value) in script:
        pair.act(who, name, value)
        states = [person.state(pair.table, picture="no") for person in couple]
        assert states[0]["number"] == states[1]["number"] >= number
        assert states[0]["choices"] == states[1]["choices"]
        number = states[0]["number"]
    live: Live = server.app.state.server.house._lives[pair.table]
    fresh = pair.stored()
    assert fresh.sequence == live.sequence
    assert fresh.playing().digest() == live.playing().digest()
    assert fresh.playing().choices == live.playing().choices


JUNK = st.one_of(
    st.text(max_size=50),
    st.sampled_from(
        [
            "{}",
            "[]",
            "null",
            "1e999",
            '{"type": "choose"}',
            '{"type": "choose", "word": 3, "number": -1, "key": ""}',
            '{"type": "state"}',
            '{"type": "' + "x" * 9000 + '"}',
            '{"type": "look", "seat": "AA"}',
            '{"type": "ping", "more": 1}',
            "[" * 2000,
            '{"type": "what", "word": "\\ud800"}',
        ]
    ),
)


@given(sent=st.lists(JUNK, min_size=1, max_size=15))
@settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_junk_on_a_socket_is_refused_and_the_socket_lives(
    couple: list[Player], sent: list[str]
) -> None:
    table = couple[0].table()["table"]
    with couple[0].socket(table, picture="no") as wire:
        wire.state()
        for text in sent:
            wire.line.send(text)
            reply = wire.until(lambda each: each["type"] == "reply")
            assert reply["ok"] is False
            assert reply["error"] in ("unreadable", "no-word")
        assert wire.ask("ping")["ok"]
