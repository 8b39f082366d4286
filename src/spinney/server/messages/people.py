"""Who somebody is, and how they prove it."""

from __future__ import annotations

from msgspec import Struct

from spinney.server.messages.kinds import Given, Language, Name, Password, Theme


class Person(Struct):
    id: str
    name: str
    language: Language
    theme: Theme
    account: bool
    recovery: bool = False
    """Whether the account has a recovery code."""


class Myself(Struct, forbid_unknown_fields=True):
    """What a person says of themselves; what is left out stays as it is."""

    name: Name | None = None
    language: Language | None = None
    theme: Theme | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class Proof(Struct, forbid_unknown_fields=True):
    """The password, asked again before something that cannot be undone."""

    password: Given


class NewPassword(Struct, forbid_unknown_fields=True):
    password: Given
    new: Password


class RecoveryCode(Struct):
    """Shown this once: with it a new password can be set."""

    code: str


class Recovery(Struct, forbid_unknown_fields=True):
    name: Name
    code: Given
    new: Password
