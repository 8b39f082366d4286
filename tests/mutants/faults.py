"""Small faults, put into a source file one at a time, that change what happens.

They are made by mutmut's operators, but for those whose faults only crash, and by some of our own
for what goes wrong in rules: another rule is cited, somebody else is told, two seats are mixed up,
a statement is missing, a condition is turned round.
"""

from __future__ import annotations

import difflib
import functools
import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation import mutators

from spinney.core.registry import GAMES

PATHS = tuple(f"src/spinney/{part}" for part in ("core", *GAMES, "server"))
"""What faults are put into: the rules, the core and the server."""
LEFT_OUT = re.compile(
    r"/(svg|terminal|migrations|reasons)/"  # how it looks, and what a bot makes of it
    r"|/(terminal|looks|wording|reasons|instinct|taste|forecast|tensors|headings|__init__)\.py$"
    r"|sylvion/trial\.py$"
)
KEY = re.compile(r"[a-z][a-z0-9_.-]*")
"""A string that names something; others are prose, and may be put otherwise."""


class Fault(NamedTuple):
    file: str
    line: int
    """Where the statement begins that is changed."""
    end: int
    kind: str
    source: str
    """The whole file, with the fault."""
    diff: str

    @property
    def name(self) -> str:
        return hashlib.sha256(f"{self.file}{self.diff}".encode()).hexdigest()[:12]


# Ways to go wrong

Way = Callable[[Any], Iterable[cst.CSTNode]]


def turned_round(node: cst.If | cst.IfExp | cst.CompIf) -> Iterator[cst.CSTNode]:
    inner = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    yield node.with_changes(test=cst.UnaryOperation(cst.Not(), inner))


def left_out(node: cst.SimpleStatementLine) -> Iterator[cst.CSTNode]:
    """A call, a question, a change of the state, a refusal is missing."""
    if len(node.body) != 1:
        return
    only = node.body[0]
    does = isinstance(only, cst.AugAssign | cst.Del | cst.Raise | cst.Continue | cst.Break)
    does = does and not _means_nothing(only)
    if isinstance(only, cst.Expr):
        does = isinstance(only.value, cst.Call | cst.Yield | cst.Await)
    if isinstance(only, cst.Assign):
        does = not isinstance(only.targets[0].target, cst.Name | cst.Tuple)
    if isinstance(only, cst.Return):
        does = only.value is None
    if does:
        yield node.with_changes(body=[cst.Pass()])


def mixed_up(node: cst.Call) -> Iterator[cst.CSTNode]:
    """Two names beside each other change places: the wrong seat, the wrong clearing."""
    for i, (one, other) in enumerate(zip(node.args, node.args[1:], strict=False)):
        if _is_plain(one) and _is_plain(other):
            swapped = [one.with_changes(value=other.value), other.with_changes(value=one.value)]
            yield node.with_changes(args=[*node.args[:i], *swapped, *node.args[i + 2 :]])


def _is_plain(argument: cst.Arg) -> bool:
    """Whether it is a name for one thing among others like it: a state is for none."""
    if argument.keyword is not None or argument.star:
        return False
    value = argument.value
    return isinstance(value, cst.Attribute) or (
        isinstance(value, cst.Name) and value.value not in ("g", "house", "text", "table", "self")
    )


def told_to_others(node: cst.Call) -> Iterator[cst.CSTNode]:
    """What some may know is told to all the others, or to everybody."""
    if isinstance(node.func, cst.Attribute) and node.func.attr.value == "tell_to":
        first = node.args[0]
        inner = first.value.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
        for audience in (cst.UnaryOperation(cst.BitInvert(), inner), cst.parse_expression("-1")):
            yield node.with_changes(args=[first.with_changes(value=audience), *node.args[1:]])


def fewer_arguments(node: cst.Call) -> Iterator[cst.CSTNode]:
    for i, argument in enumerate(node.args):
        if argument.keyword is not None and not _means_nothing(argument):
            yield node.with_changes(args=[*node.args[:i], *node.args[i + 1 :]])


def another_key(node: cst.SimpleString) -> Iterator[cst.CSTNode]:
    if KEY.fullmatch(str(node.evaluated_value)):
        yield next(iter(mutators.operator_string(node)))


def another_rule(rules: dict[str, str], node: cst.SimpleString) -> Iterator[cst.CSTNode]:
    other = rules.get(str(node.evaluated_value))
    if other is not None:
        yield node.with_changes(value=f'"{other}"')


@functools.cache
def next_rules(package: Path) -> dict[str, str]:
    """For each rule of a game's book the one that follows it."""
    indexes = sorted(package.rglob("data/rules.json"))
    rules = [rule["id"] for index in indexes for rule in json.loads(index.read_text("utf-8"))]
    return dict(zip(rules, rules[1:] + rules[:1], strict=True))


def ways(rules: dict[str, str]) -> list[tuple[Any, str, Way]]:
    """The kinds of node, the kinds of fault, and how each is made."""
    return [
        (cst.BaseNumber, "number", mutators.operator_number),
        (cst.Name, "name", mutators.operator_name),
        (cst.UnaryOperation, "unary", mutators.operator_remove_unary_ops),
        (cst.CSTNode, "keyword", mutators.operator_keywords),
        (cst.CSTNode, "operator", mutators.operator_swap_op),
        (cst.AugAssign, "operator", mutators.operator_augmented_assignment),
        (cst.Match, "case", mutators.operator_match),
        (cst.Call, "method", mutators.operator_symmetric_string_methods_swap),
        (cst.Call, "argument", fewer_arguments),
        (cst.Call, "mixed up", mixed_up),
        (cst.Call, "audience", told_to_others),
        (cst.SimpleString, "key", another_key),
        (cst.SimpleString, "rule", functools.partial(another_rule, rules)),
        ((cst.If, cst.IfExp, cst.CompIf), "condition", turned_round),
        (cst.SimpleStatementLine, "left out", left_out),
    ]


# Where


class Places(cst.CSTVisitor):
    """All faults that a module can have, by the line of their statement."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self, rules: dict[str, str]) -> None:
        super().__init__()
        self.ways = ways(rules)
        self.within: list[tuple[int, int]] = []
        self.found: dict[int, list[tuple[str, int, cst.CSTNode, cst.CSTNode]]] = {}

    def on_visit(self, node: cst.CSTNode) -> bool:
        if _means_nothing(node):
            return False
        if isinstance(node, cst.BaseStatement):
            span = self.get_metadata(PositionProvider, node)
            self.within.append((span.start.line, span.end.line))
        for kind, name, way in self.ways:
            if isinstance(node, kind) and self.within:
                self._add(name, node, way(node))
        return True

    def on_leave(self, node: cst.CSTNode) -> None:
        if isinstance(node, cst.BaseStatement) and not _means_nothing(node):
            self.within.pop()

    def _add(self, name: str, node: cst.CSTNode, changed: Iterable[cst.CSTNode]) -> None:
        start, end = self.within[-1]
        span = self.get_metadata(PositionProvider, node, None)
        line = span.start.line if span is not None else start
        if line != start and end - start > 20:  # in a head or a table: the line is the place
            start = end = line
        self.found.setdefault(line, []).extend((name, end, node, new) for new in changed)


def _means_nothing(node: cst.CSTNode) -> bool:
    """Types, texts for people, what the type checker wants: no rule is in them."""
    if isinstance(node, cst.Annotation | cst.Decorator | cst.Import | cst.ImportFrom | cst.Assert):
        return True
    if isinstance(node, cst.FormattedString):
        return True
    if isinstance(node, cst.Arg):  # of `zip`: only says that the lengths are the same
        return node.keyword is not None and node.keyword.value == "strict"
    if isinstance(node, cst.Raise):
        return isinstance(node.exc, cst.Name) and node.exc.value == "NotImplementedError"
    if isinstance(node, cst.Expr):
        return isinstance(node.value, cst.SimpleString | cst.ConcatenatedString)
    if isinstance(node, cst.Assign):
        target = node.targets[0].target
        return isinstance(target, cst.Name) and target.value in ("__slots__", "__all__")
    if isinstance(node, cst.Call) and isinstance(node.func, cst.Name):
        return node.func.value in ("TypeVar", "NewType", "isinstance", "getLogger")
    return False


def faults(
    top: Path, paths: Iterable[str], number: int, seed: str, within: str = ""
) -> Iterator[Fault]:
    """So many faults on as many lines, drawn at random among those that have `within` in them."""
    luck = Random(seed)
    lines: list[tuple[str, int]] = []
    found: dict[str, Places] = {}
    modules: dict[str, cst.Module] = {}
    for file in files(top, paths):
        wrapper = MetadataWrapper(
            cst.parse_module((top / file).read_text("utf-8")), unsafe_skip_copy=True
        )
        places = Places(next_rules(top / Path(*Path(file).parts[:3])))
        wrapper.visit(places)
        found[file], modules[file] = places, wrapper.module
        text = wrapper.module.code.splitlines()
        lines += [
            (file, n) for n in sorted(places.found) if places.found[n] and within in text[n - 1]
        ]
    for file, line in luck.sample(lines, len(lines)):
        if number <= 0:
            return
        fault = _one_of(modules[file], file, line, found[file].found[line], luck)
        if fault is not None:
            number -= 1
            yield fault


def files(top: Path, paths: Iterable[str]) -> list[str]:
    found = [
        p
        for path in paths
        for p in ([top / path] if path.endswith(".py") else sorted((top / path).rglob("*.py")))
    ]
    names = [p.relative_to(top).as_posix() for p in found]
    return [name for name in names if not LEFT_OUT.search(name)]


def _one_of(
    module: cst.Module,
    file: str,
    line: int,
    here: list[tuple[str, int, cst.CSTNode, cst.CSTNode]],
    luck: Random,
) -> Fault | None:
    """A fault of a kind drawn first, so that no kind crowds out the others; None if none runs."""
    kind = luck.choice(sorted({kind for kind, *_ in here}))
    _, end, node, new = luck.choice([each for each in here if each[0] == kind])
    source = module.deep_replace(node, new).code
    if source == module.code:
        return None
    try:
        compile(source, file, "exec")
    except SyntaxError:
        return None
    was, now = module.code.splitlines(), source.splitlines()
    diff = "\n".join(list(difflib.unified_diff(was, now, lineterm="", n=2))[2:])
    return Fault(file, line, max(line, end), kind, source, diff)
