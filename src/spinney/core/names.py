"""Names of people: what can stand in a sentence and in a record, and which look the same."""

from __future__ import annotations

import functools
import unicodedata
from typing import Final

from spinney.core.errors import SpinneyError

LONGEST: Final = 30
"""How many characters a person's name may have."""

LONGEST_WRITTEN: Final = 40
"""The same in a record, where the letter of a seat may follow a name."""

MOST_MARKS: Final = 2
"""How many accents may be on one letter."""

PARTING: Final = "|"
"""What parts names in a record."""

UNSEEN: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""What nobody sees though Unicode calls it a letter or a mark."""

STYLE: Final = dict.fromkeys(range(0xFE00, 0xFE10))
"""What only asks for another look of the sign before it; it is left out."""

SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")
"""Scripts with letters that look like those of another: no name needs two of them."""

CONFUSED: Final = str.maketrans(
    "АВЕЗКМНОРСТУХІЈЅԌԚԜаеорсухіјѕԁһԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορικ",
    "ABE3KMHOPCTYXIJSGQWaeopcyxijsdhqwABEZHIKMNOPTYXavopik",
)
"""Letters of other scripts that look like Latin ones."""

ALIKE: Final = (("I", "l"), ("1", "l"), ("0", "o"), ("rn", "m"), ("vv", "w"), ("\u0131", "i"))
"""Latin letters and digits that look like others."""


class BadName(SpinneyError):
    """A name that cannot be; `why` is one word for what is wrong with it."""

    def __init__(self, why: str, message: str) -> None:
        super().__init__(message)
        self.why = why


def checked_name(text: str, most: int = LONGEST) -> str:
    """A name as it is written: with single blanks, composed, and all of it visible."""
    name = unicodedata.normalize("NFC", " ".join(text.translate(STYLE).split()))
    if not name:
        raise BadName("empty", "a name has at least one character")
    if len(name) > most:
        raise BadName("long", f"a name has at most {most} characters, not {len(name)}")
    for char in name:
        if char == PARTING or char in UNSEEN or not char.isprintable():
            why = "parting" if char == PARTING else "unseen"
            raise BadName(why, f"a name cannot have {char!a} in it")
    if has_heap(name):
        raise BadName("marks", f"a letter of a name has at most {MOST_MARKS} accents")
    if len(scripts_of(name)) > 1:
        raise BadName("scripts", f"{name!a} mixes letters of scripts that look alike")
    return name


def has_heap(name: str) -> bool:
    """Whether accents are heaped up, or have no letter to be on."""
    heap = MOST_MARKS
    for char in unicodedata.normalize("NFD", name):
        heap = heap + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if heap > MOST_MARKS:
            return True
    return False


def scripts_of(name: str) -> set[str]:
    """Those of the scripts that can be mistaken for each other."""
    named = {unicodedata.name(char, "").partition(" ")[0] for char in name if char.isalpha()}
    return {script for script in named if script in SCRIPTS}


@functools.lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    """What a name looks like: the same for names that one would take for each other."""
    shape = unicodedata.normalize("NFKC", name).translate(CONFUSED)
    for sign, like in ALIKE:
        shape = shape.replace(sign, like)
    return shape.casefold()


def look_alike(one: str, other: str) -> bool:
    return one.casefold() == other.casefold() or skeleton(one) == skeleton(other)
