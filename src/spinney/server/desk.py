"""The desk: what every handler needs to know of the one who asks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from spinney.core.preview import preview
from spinney.core.state import SPECTATOR
from spinney.core.telling import why_final
from spinney.server import messages as m
from spinney.server.access import reader_of
from spinney.server.errors import nobody
from spinney.server.guard import client_of, language_of
from spinney.server.house import House, asked_of_me, legal, text_for
from spinney.server.live import Live
from spinney.server.people import People, Visitor
from spinney.server.security import COOKIE, COOKIE_AGE, new_id
from spinney.server.showing import Showing
from spinney.server.sockets import Sockets
from spinney.server.states import Reader, state_of
from spinney.server.uploads import Uploads


class Server:
    """The parts of a running server."""

    def __init__(self, house: House, people: People, sockets: Sockets, uploads: Uploads) -> None:
        self.house = house
        self.people = people
        self.sockets = sockets
        self.uploads = uploads


class Desk:
    def __init__(
        self,
        server: Server,
        visitor: Visitor | None,
        language: str,
        theme: str,
        *,
        network: str,
        safe: bool,
    ) -> None:
        self.server = server
        self.house = server.house
        self.person = None if visitor is None else visitor.person
        self.session = "" if visitor is None else visitor.session
        """By which we know them."""
        self.language = language
        self.theme = theme
        self.network = network
        """Where they ask from."""
        self._secure = safe

    @property
    def me(self) -> m.Person:
        if self.person is None:
            raise nobody()
        return self.person

    @property
    def reader(self) -> Reader:
        """Somebody who looks at no table."""
        known = None if self.person is None else self.person.id
        return Reader(known, SPECTATOR, self.language, self.theme)

    @asynccontextmanager
    async def table(
        self, table_id: str, *, seat: str = "", token: str = ""
    ) -> AsyncIterator[tuple[Live, Reader]]:
        """A table that this person may look at, and their eyes."""
        me = self.me
        async with self.house.using(table_id) as live:
            yield (
                live,
                reader_of(
                    live, me, seat=seat, token=token, language=self.language, theme=self.theme
                ),
            )

    async def state(
        self,
        table_id: str,
        *,
        seat: str,
        token: str,
        events: int,
        number: int,
        picture: bool,
        view: bool,
    ) -> m.State:
        """How a table stands."""
        async with self.table(table_id, seat=seat, token=token) as (live, reader):
            after = live.still_true(reader.seat, events, number) if number else 0
            watchers = self.house.watchers(table_id)
            state = state_of(live, reader, after=after, watchers=watchers, view=view)
            now = live.now(reader.seat) if picture and live.table is not None else None
            captions = live.captions(reader.seat, reader.language)
        if now is not None:
            state.picture = await Showing(self.house.easel, captions).picture(now)
        return state

    async def preview(self, table_id: str, word: str, *, seat: str, number: int) -> m.Preview:
        """What an option of the question that this person is asked would certainly do; nothing, if
        it is asked about a moment that is over."""
        async with self.table(table_id, seat=seat) as (live, reader):
            if number and number != live.sequence:
                return m.Preview(live.sequence, word, [], None, "")
            text = text_for(live, reader, asked_of_me(live, reader))
            found = preview(live.playing(), legal(live, reader, word))
            number = live.sequence
        final: Any = found.guarded
        return m.Preview(
            number=number,
            word=word,
            events=[m.Foreseen(text.event(event), event.rule) for event in found.events],
            final=final,
            sentence=why_final(found, text),
        )

    async def sign_out(self) -> None:
        """The session is over, also for whoever else has its cookie or an open socket."""
        if self.session:
            await self.server.people.sign_out(self.session)
            await self.house.end(self.session)
            self.session = ""

    async def cookie(self, person: m.Person, generation: int | None = None) -> Cookie:
        """What they are known by from now on: in this generation of sessions, or in the newest."""
        people = self.server.people
        self.session = self.session or new_id()
        if generation is None:
            generation = await people.generation(person.id)
        return Cookie(
            key=COOKIE,
            value=people.cookie(person.id, self.session, generation),
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )


async def desk_of(
    request: ASGIConnection[Any, Any, Any, Any], language: str = "", theme: str = ""
) -> Desk:
    """Who asks, by their cookie; in which language and colours they want the answer."""
    server: Server = request.app.state.server
    visitor = await server.people.known(request.cookies.get(COOKIE))
    person = None if visitor is None else visitor.person
    usual = language_of(request.headers) if person is None else person.language
    request.state.language = language or usual  # in which a refusal is said
    return Desk(
        server,
        visitor,
        language or usual,
        theme or (person.theme if person else "auto"),
        network=client_of(request.scope),
        safe=request.app.state.secure or request.scope.get("scheme") in ("https", "wss"),
    )
