"""Setups: which game, how many seats, which options. Every option has a short list of values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from spinney.core.errors import Misfit, SetupError, nearest


class Option:
    """A choice made before the game: its values in order, the default, the rule it comes from.

    Defaults are not written down (see `unusual`): so a default never changes within a version of
    the format. `before` is what earlier versions mean that do not name the option: how the game was
    played then (see `as_before`).

    Where more values are possible than one would list, `values` are examples, `form` says how a
    value is written and `accepts` knows one. A value may name a `file` of the machine that plays:
    see `refuse_files`. An option with `words` says what each seat plays: a value is as many of
    these words as there are seats, at least `fewest` and at most `most`, with commas between them.
    Where that may be chosen at the table, every seat has the word `later` instead.
    An option with `things` takes some of these words as well, as many as these bounds say.
    """

    __slots__ = (
        "accepts",
        "before",
        "default",
        "fewest",
        "file",
        "form",
        "later",
        "most",
        "name",
        "rule",
        "things",
        "values",
        "words",
    )

    def __init__(
        self,
        name: str,
        values: Sequence[str],
        default: str,
        rule: str,
        form: str = "",
        accepts: Callable[[str], bool] | None = None,
        file: bool = False,
        words: Sequence[str] = (),
        fewest: int = 1,
        most: int = 0,
        before: str = "",
        things: Sequence[str] = (),
        later: str = "",
    ) -> None:
        assert default in values
        assert not before or before in values
        self.name = name
        self.values = tuple(values)
        self.default = default
        self.before = before or default
        self.rule = rule
        self.form = form or ", ".join(values)
        self.accepts = accepts
        self.file = file
        self.words = tuple(words)
        self.fewest = fewest
        self.most = most or len(self.words)
        self.things = tuple(things)
        self.later = later

    def takes(self, value: str) -> bool:
        return value in self.values or (self.accepts is not None and self.accepts(value))

    def picked(self, value: str) -> list[str]:
        """The words or things that a value names; nothing, if it names something else."""
        if value in self.values and not self.words:
            return []
        known = (*self.words, self.later) if self.words else self.things
        return [word for word in value.split(",") if word in known]

    def miscounted(self, value: str) -> Misfit | None:
        """What is wrong with a value that names too few or too many things."""
        names, count = value.split(",") if value else [], len(self.picked(value))
        if not self.things or len(set(names)) != count or self.fewest <= count <= self.most:
            return None
        bounds = dict.fromkeys((str(self.fewest), str(self.most)))
        wanted = "\N{EN DASH}".join(bounds)
        wrong = f"{self.name}: {wanted} can be picked, not {count}"
        return Misfit("how-many", self.rule, wrong, self.name, wanted=wanted, count=count)


class Setup:
    """A game's name and all its options, each with a value. Compared by value."""

    __slots__ = ("game", "values")

    def __init__(self, game: str, values: Mapping[str, str]) -> None:
        self.game = game
        self.values = dict(values)

    def __getitem__(self, option: str) -> str:
        return self.values[option]

    def number(self, option: str) -> int:
        return int(self.values[option])

    def flag(self, option: str) -> bool:
        return self.values[option] == "yes"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and (self.game, self.values) == (other.game, other.values)

    def __hash__(self) -> int:
        return hash((self.game, tuple(self.values.items())))

    def __repr__(self) -> str:
        return f"Setup({self.game!r}, {self.values!r})"


YES_NO = ("no", "yes")


def spell(value: object) -> str:
    """An option's value as it is written: `yes` for True, digits for a number."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def choose(game: str, options: Iterable[Option], given: Mapping[str, object]) -> Setup:
    """A setup from what was given, the rest by default; refuses unknown names and values."""
    known = {option.name: option for option in options}
    for name, wrong in mistakes(game, known, given):
        misfit = known[name].miscounted(spell(given[name])) if name in known else None
        raise misfit or SetupError(wrong)
    return Setup(game, {name: spell(given.get(name, known[name].default)) for name in known})


def mistakes(
    game: str, known: Mapping[str, Option], given: Mapping[str, object]
) -> list[tuple[str, str]]:
    """The names that are not known and the values that are not taken, each with what is wrong."""
    found = []
    for name in given:
        if name not in known:
            there = f"; it has {', '.join(known)}{nearest(name, known)}"
            found.append((name, f"{game} has no option {name!r}{there}"))
    for name, option in known.items():
        value = spell(given.get(name, option.default))
        if not option.takes(value):
            found.append((name, f"option {name} cannot be {value!r}; it can be {option.form}"))
    return found


def unusual(options: Iterable[Option], setup: Setup) -> dict[str, str]:
    """What has to be written down of a setup: the rest goes without saying."""
    return {o.name: setup[o.name] for o in options if setup[o.name] != o.default}


def as_before(options: Iterable[Option], given: Mapping[str, object]) -> dict[str, object]:
    """What an earlier version of the format says by the options that it names."""
    return {o.name: o.before for o in options if o.before != o.default} | dict(given)


def unusual_before(options: Iterable[Option], setup: Setup) -> dict[str, str]:
    """What an earlier version of the format wrote down of a setup."""
    return {o.name: setup[o.name] for o in options if setup[o.name] != o.before}


def refuse_files(options: Iterable[Option], given: Mapping[str, object], how: str = "") -> None:
    """For setups that come from elsewhere: none may have us read a file of this machine.

    `how` says in which way the owner of the machine can have it read after all.
    """
    for option in options:
        if option.file and spell(given.get(option.name, option.default)) not in option.values:
            raise SetupError(f"option {option.name} can name a file on your own machine only{how}")


def parse_options(texts: Iterable[str]) -> dict[str, str]:
    """Read `name=value` words, as on a command line."""
    given: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise SetupError(f"cannot read option {text!r}; write it as name=value")
        if name in given:
            raise SetupError(f"option {name} is given twice")
        given[name] = value
    return given
