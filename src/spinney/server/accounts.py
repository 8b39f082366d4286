"""Accounts: another password, a code for who has forgotten it, and their end."""

from __future__ import annotations

import contextlib
import hmac
import secrets
from typing import Any

import sqlalchemy as sa

from spinney.server import lobby
from spinney.server import messages as m
from spinney.server import storage as s
from spinney.server.errors import FORBIDDEN, Refused
from spinney.server.house import SEATS, House
from spinney.server.live import OVER, WAITING
from spinney.server.people import People, check_wait, own_name, person
from spinney.server.security import hashed

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""Those that nobody takes for each other."""

GROUPS, GROUP = 5, 4
"""A code has as many groups of letters: too many bits to be tried out, so a plain hash is kept."""

NOBODY = ""
"""What those are called whose account is being deleted."""

UNUSED: dict[str, Any] = {"recovery": None}


async def change_password(
    house: House, people: People, known: m.Person, said: m.NewPassword, network: str
) -> m.Person:
    """Whoever else is signed in, or had a code, has to know the new one."""
    proven = await people.prove(known, said.password, network)
    new = {"password": await people.hash(said.new)} | UNUSED
    return await renew(house, proven, new, "password")


async def new_code(
    house: House, people: People, known: m.Person, said: m.Proof, network: str
) -> m.RecoveryCode:
    """A code that is shown once; the one before is worth nothing any more."""
    proven = await people.prove(known, said.password, network)
    code = "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    async with house.storage.write() as connection:
        kept = s.persons.update().where(proven).values(recovery=hashed(plain(code)))
        if not (await connection.execute(kept)).rowcount:
            raise Refused(FORBIDDEN, "password")
    return m.RecoveryCode(code)


async def recover(house: House, people: People, said: m.Recovery, network: str) -> m.Person:
    """Set a new password with a code, which is used up."""
    login = own_name(said.name).casefold()
    check_wait(people.guesses.wait_to_recover(network, login))
    row = await house.storage.one(sa.select(s.persons).where(s.persons.c.login == login))
    kept = (row and row.recovery) or ""
    if row is None or not hmac.compare_digest(hashed(plain(said.code)), kept):
        raise Refused(FORBIDDEN, "recovery")
    new = {"password": await people.hash(said.new)} | UNUSED
    unused = (s.persons.c.id == row.id) & (s.persons.c.recovery == kept)
    recovered = await renew(house, unused, new, "recovery")
    people.guesses.right(network, login)
    return recovered


def plain(code: str) -> str:
    """A code as it is compared, however it was typed."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


async def delete(
    house: House, people: People, known: m.Person, said: m.Proof, network: str
) -> None:
    """An account is gone: its seats are given up as by conceding, its name is nobody's any more."""
    proven = await people.prove(known, said.password, network)
    nobody = {"name": NOBODY, "login": None, "password": None, "looks": None} | UNUSED
    await renew(house, proven, nobody, "password")  # from here on nobody sits down in its name
    await forget(house, known.id)


async def finish_deleting(house: House) -> None:
    """Forget those whose account was deleted when the server was killed in the midst of it."""
    gone = sa.select(s.persons.c.id).where(s.persons.c.name == NOBODY)
    for row in await house.storage.all(gone):
        await forget(house, row.id)


async def forget(house: House, person_id: str) -> None:
    """Give up their seats as by conceding; what was played stays, without the name."""
    nobody = m.Person(person_id, NOBODY, "en", "auto", account=False)
    for table_id in await unfinished(house, person_id):
        with contextlib.suppress(Refused):  # by now it may be over, or gone
            async with house.using(table_id) as live:
                await lobby.leave(house, live, nobody)
    await forget_name(house, person_id)


async def unfinished(house: House, person_id: str) -> list[str]:
    """The tables where somebody still plays, or where those whom they asked are waited for."""
    theirs = sa.select(s.seats.c.table_id).where(
        s.seats.c.person == person_id, s.seats.c.conceded.is_(False)
    )
    made = (s.tables.c.made_by == person_id) & (s.tables.c.phase == WAITING)
    query = sa.select(s.tables.c.id).where(
        s.tables.c.phase != OVER, s.tables.c.id.in_(theirs) | made
    )
    return [row.id for row in await house.storage.all(query)]


async def forget_name(house: House, person_id: str) -> None:
    """Take their name from wherever they have sat and from all that they have said."""
    sat, said = s.seats.c.person == person_id, s.chat.c.person == person_id
    nameless = {"person": None, "name": ""}
    async with house.storage.write() as connection:
        found = await connection.execute(sa.select(s.seats.c.table_id).where(sat).distinct())
        tables = found.scalars().all()
        await connection.execute(s.chat.update().where(said).values(**nameless))
        await connection.execute(
            s.seats.update().where(sat).values(standing_order=None, **nameless)
        )
        await connection.execute(s.persons.delete().where(s.persons.c.id == person_id))
        for table_id in tables:
            await house.news.tell(connection, f"{table_id} {SEATS}")
    for table_id in tables:
        house.read_again(table_id)


async def renew(
    house: House, checked: sa.ColumnElement[bool], values: dict[str, Any], refused: str
) -> m.Person:
    """Change something by which somebody is known, and end all their sessions.

    Refused if what was checked about them is not so any more: hashing takes its time.
    """
    later = {"generation": s.persons.c.generation + 1}
    async with house.storage.write() as connection:
        changed = s.persons.update().where(checked).values(**values, **later).returning(s.persons)
        row = (await connection.execute(changed)).one_or_none()
    if row is None:
        raise Refused(FORBIDDEN, refused)
    await house.end(row.id)
    return person(row)
