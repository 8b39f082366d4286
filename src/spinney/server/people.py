"""People: guests at once, accounts for those who want to keep their seats across devices."""

from __future__ import annotations

import asyncio
import functools
import re
import secrets
import time
import unicodedata
from typing import Any, NamedTuple

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from spinney.core.names import LONGEST, BadName, checked_name, skeleton
from spinney.server import messages as m
from spinney.server.errors import CONFLICT, FORBIDDEN, UNREADABLE, Refused, nobody, too_fast
from spinney.server.security import Guesses, Signer, new_id
from spinney.server.storage import Storage, persons, settings, signed_out
from spinney.server.words import Words

SEEN_AGAIN = 24 * 3600.0
"""Seconds after which it is worth writing down that somebody is still coming."""

HASHING = 2
"""How many passwords are checked at once: each takes tens of milliseconds and megabytes."""

SECRET = "cookie secret"

PERSON = persons.c.id == sa.bindparam("person")
VISITOR = sa.select(persons).where(
    PERSON,
    persons.c.generation == sa.bindparam("generation"),
    ~sa.exists().where(signed_out.c.session == sa.bindparam("session")),
)
GENERATION = sa.select(persons.c.generation).where(PERSON)
NEW_PERSON = persons.insert()


class Visitor(NamedTuple):
    """Somebody whom we know, and the session by which we do."""

    person: m.Person
    session: str


class People:
    def __init__(self, storage: Storage, signer: Signer) -> None:
        self._storage = storage
        self.signer = signer
        self.guesses = Guesses()
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHING)

    @functools.cached_property
    def _nobodys(self) -> str:
        """Checked when there is no such account, so that the time it takes does not tell."""
        return self._hasher.hash(secrets.token_hex(8))

    def cookie(self, person: str, session: str, generation: int) -> str:
        """What a browser keeps, until all sessions of the person are ended at once."""
        return self.signer.sign(person, f"{session}~{generation}")

    async def known(self, cookie: str | None) -> Visitor | None:
        """Whose cookie this is."""
        read = self.signer.read(cookie) if cookie else None
        if read is None:
            return None
        person_id, session = read
        session, _, generation = session.partition("~")
        row = await self._storage.one(
            VISITOR, person=person_id, session=session, generation=int(generation or 0)
        )
        if row is None:
            return None
        now = time.time()
        if now - row.seen > SEEN_AGAIN:
            async with self._storage.write() as connection:
                this = persons.c.id == person_id
                await connection.execute(persons.update().where(this).values(seen=now))
        return Visitor(person(row), session)

    async def generation(self, person: str) -> int:
        """How often all sessions of a person have been ended at once."""
        row = await self._storage.one(GENERATION, person=person)
        if row is None:
            raise nobody()
        return int(row.generation)

    async def sign_out(self, session: str) -> None:
        """A session is over: its cookie, and every copy of it, is worth nothing from now on."""
        async with self._storage.write() as connection:
            already = sa.select(signed_out).where(signed_out.c.session == session)
            if (await connection.execute(already)).one_or_none() is None:
                ended = signed_out.insert().values(session=session, at=time.time())
                await connection.execute(ended)

    async def introduce(self, known: m.Person | None, said: m.Myself, language: str) -> m.Person:
        """A new guest, or what somebody wants changed about themselves."""
        given = {name: value for name in said.__struct_fields__ if (value := getattr(said, name))}
        if "name" in given:
            given["name"] = own_name(given["name"])
            await self._check_free(given["name"], None if known is None else known.id)
        if known is None:
            return await self._new_guest(given, language)
        if given:
            await self._change(known, given)
        row = await self._storage.one(sa.select(persons).where(persons.c.id == known.id))
        if row is None:
            raise nobody()
        return person(row)

    async def _change(self, known: m.Person, given: dict[str, Any]) -> None:
        """An account goes by one name: who gives it another logs in by that one from then on."""
        this = persons.c.id == known.id
        async with self._storage.write() as connection:
            await connection.execute(persons.update().where(this).values(**given))
            if "name" in given:
                account = this & persons.c.login.is_not(None)
                await claim(connection, account, known.id, given["name"])

    async def _new_guest(self, given: dict[str, Any], language: str) -> m.Person:
        new: dict[str, Any] = {"id": new_id(), "language": language, "theme": "auto"} | given
        number = secrets.randbelow(9000) + 1000
        new.setdefault("name", Words(new["language"]).say("guest-name", number=str(number)))
        now = time.time()
        await self._storage.append((NEW_PERSON, new | {"created": now, "seen": now}))
        return m.Person(account=False, **new)

    async def register(self, known: m.Person, said: m.Credentials, network: str) -> m.Person:
        """Turn a guest into an account."""
        check_wait(self.guesses.wait(network))
        if known.account:
            raise Refused(CONFLICT, "has-account")
        name = own_name(said.name)
        await self._check_free(name, known.id)
        password = await self.hash(said.password)
        guest = (persons.c.id == known.id) & persons.c.login.is_(None)
        async with self._storage.write() as connection:
            if not await claim(connection, guest, known.id, name, password=password):
                raise Refused(CONFLICT, "has-account")  # another request was quicker
        self.guesses.right(network, name.casefold())
        return m.Person(known.id, name, known.language, known.theme, account=True)

    async def check_names(self, names: list[str], known: m.Person) -> None:
        """Raise if somebody else could be taken for one of those whom a person brings along."""
        for name in names:
            await self._check_free(own_name(name), known.id)

    async def _check_free(self, name: str, known: str | None) -> None:
        """Nobody goes by a name that could be taken for an account of somebody else's."""
        other = alike(persons, name) & (persons.c.id != (known or ""))
        if await self._storage.one(sa.select(persons.c.id).where(other).limit(1)) is not None:
            raise Refused(CONFLICT, "name-taken")

    async def login(self, said: m.Credentials, network: str) -> tuple[m.Person, int]:
        """Who they are, and the generation of sessions that their password was right for."""
        login = own_name(said.name).casefold()
        check_wait(self.guesses.wait(network, login))
        row = await self._storage.one(sa.select(persons).where(persons.c.login == login))
        right = await self.verify(self._nobodys if row is None else row.password, said.password)
        if row is None or not right:
            raise Refused(FORBIDDEN, "login")
        self.guesses.right(network, login)
        return person(row), row.generation

    async def prove(self, known: m.Person, password: str, network: str) -> sa.ColumnElement[bool]:
        """Their row, for as long as this is their password. Raises if it is not now."""
        row = await self._storage.one(sa.select(persons).where(persons.c.id == known.id))
        if row is None or row.login is None:
            raise Refused(CONFLICT, "no-account")
        check_wait(self.guesses.wait_to_prove(network, known.id))
        if not await self.verify(row.password, password):
            raise Refused(FORBIDDEN, "password")
        self.guesses.right(network, row.login)
        return sa.and_(persons.c.id == known.id, persons.c.password == row.password)

    async def hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, expected: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, expected, password)
            except VerifyMismatchError:
                return False


def check_wait(seconds: float) -> None:
    if seconds:
        raise too_fast(seconds)


def alike(table: sa.FromClause, name: str) -> sa.ColumnElement[bool]:
    """Whose name could be taken for this one."""
    return (table.c.login == name.casefold()) | (table.c.looks == skeleton(name))


async def claim(
    connection: AsyncConnection,
    whose: sa.ColumnElement[bool],
    person_id: str,
    name: str,
    **more: str,
) -> bool:
    """Give an account a name that no other could be taken for; whether there is such an account."""
    others = persons.alias()
    taken = sa.select(others.c.id).where(alike(others, name), others.c.id != person_id).limit(1)
    if (await connection.execute(taken)).one_or_none() is not None:
        raise Refused(CONFLICT, "name-taken")
    values = {"name": name, "login": name.casefold(), "looks": skeleton(name)} | more
    try:
        changed = await connection.execute(persons.update().where(whose).values(**values))
    except IntegrityError:  # on another server somebody was quicker
        raise Refused(CONFLICT, "name-taken") from None
    return bool(changed.rowcount)


def person(row: sa.Row[Any]) -> m.Person:
    account = row.login is not None
    return m.Person(row.id, row.name, row.language, row.theme, account, row.recovery is not None)


def own_name(text: str) -> str:
    """A name that somebody may have; a seat's letter is for the table to add."""
    try:
        name = checked_name(text)
    except BadName as error:
        raise Refused(UNREADABLE, "name", why=error.why, most=LONGEST) from None
    if re.search(r"\([A-Za-z]\)$", unicodedata.normalize("NFKC", name)):
        raise Refused(UNREADABLE, "name", why="letter", most=LONGEST)
    return name


async def kept_secret(storage: Storage) -> str:
    """What cookies are signed with: made at the first start, and the same for all servers."""
    query = sa.select(settings.c.value).where(settings.c.name == SECRET)
    row = await storage.one(query)
    if row is None:
        try:
            async with storage.write() as connection:
                new = settings.insert().values(name=SECRET, value=secrets.token_hex(32))
                await connection.execute(new)
        except IntegrityError:
            pass  # another server was quicker
        row = await storage.one(query)
    assert row is not None
    return str(row.value)
