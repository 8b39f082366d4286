"""Reading a card's effect for one board.

Errors name the card, the place in it and the words that can stand there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spinney.core.errors import SetupError, nearest
from spinney.ironwood import words as w
from spinney.ironwood.board import Board, bits
from spinney.ironwood.effects import steps as s
from spinney.ironwood.effects.language import (
    CHANGE,
    CONDITIONS,
    COUNT,
    EFFECT,
    EVENTS,
    FIELDS,
    FILTER,
    FLAG,
    LISTS,
    NEEDED,
    ONLY,
    OPTION_WORDS,
    PERMANENT,
    RULE,
    RULES,
    SETS,
    STEPS,
    TELLING,
    TESTS,
    VARIANTS,
    Kinds,
)
from spinney.ironwood.effects.steps import Condition, Effect, Filter, Rule, Step


class Reader:
    """Reads one card's effect for one board."""

    def __init__(self, card: int, board: Board, source: str) -> None:
        self.card = card
        self.side = w.side_of(card)
        self.board = board
        self.source = source

    def wrong(self, path: str, what: str) -> SetupError:
        return SetupError(f"{self.source}: {w.CARD_NAMES[self.card]}: {path}: {what}")

    def keys(self, value: object, known: Iterable[str], path: str) -> dict[str, Any]:
        """An object whose keys are known."""
        if not isinstance(value, dict):
            raise self.wrong(path, f"an object is wanted, not {value!r}")
        words = tuple(known)
        for key in value:
            if key not in words:
                hint = nearest(str(key), words)
                raise self.wrong(path, f"no {key!r} here; there can be {', '.join(words)}{hint}")
        return value

    def word(self, value: object, known: Iterable[str], path: str) -> str:
        words = tuple(known)
        if not isinstance(value, str) or value not in words:
            hint = nearest(str(value), words)
            raise self.wrong(path, f"{value!r} is not one of {', '.join(words)}{hint}")
        return value

    def array(self, value: object, path: str) -> list[Any]:
        if not isinstance(value, list):
            raise self.wrong(path, f"a list is wanted, not {value!r}")
        return value

    def flag(self, value: object, path: str) -> bool:
        if not isinstance(value, bool):
            raise self.wrong(path, f"true or false is wanted, not {value!r}")
        return value

    def count(self, value: object, kinds: Kinds, path: str) -> int:
        """A number, or one of the words that stand for one."""
        if value in kinds[1:]:
            return s.HALF if value == "half_up" else s.ANY
        if type(value) is not int or not 1 <= value <= w.MOST:
            raise self.wrong(path, f"{', or '.join(kinds)} is wanted, not {value!r}")
        return int(value)

    def change(self, value: object, path: str) -> int:
        if type(value) is not int or not 1 <= abs(value) <= w.MOST:
            raise self.wrong(path, f"{CHANGE} is wanted, not {value!r}")
        return int(value)

    # Frames

    def effect(self, value: object) -> Effect:
        fields = self.keys(value, EFFECT, "effect")
        effect = Effect()
        effect.play = self.steps(fields.get("play", []), "play")
        effect.burned = self.steps(fields.get("burned", []), "burned")
        if effect.burned and self.side != w.WOODWALKERS:
            raise self.wrong("burned", "only cards of the Woodwalkers act when they are burned")
        effect.this_round = self.rules(fields.get("this_round", []), "this_round")
        if "permanent" in fields:
            self.permanent(effect, fields["permanent"])
        return effect

    def permanent(self, effect: Effect, value: object) -> None:
        fields = self.keys(value, PERMANENT, "permanent")
        if "cubes" not in fields:
            raise self.wrong("permanent", "'cubes' is missing")
        effect.cubes = self.count(fields["cubes"], (COUNT,), "permanent.cubes")
        effect.first = self.flag(fields.get("first", False), "permanent.first")
        effect.on_place = self.steps(fields.get("on_place", []), "permanent.on_place")
        rules = self.rules(fields.get("while", []), "permanent.while")
        if "each_combat" in fields:
            rules += (self.rule(fields["each_combat"], "permanent.each_combat"),)
        effect.rules = rules
        effect.when = tuple(
            self.when(each, f"permanent.when[{i}]")
            for i, each in enumerate(self.array(fields.get("when", []), "permanent.when"))
        )
        preparation, exhausted = "each_preparation", "exhausted"
        effect.each_preparation = self.steps(
            fields.get(preparation, []), f"permanent.{preparation}"
        )
        effect.exhausted = self.steps(fields.get(exhausted, []), f"permanent.{exhausted}")

    def when(self, value: object, path: str) -> tuple[int, tuple[Step, ...]]:
        fields = self.keys(value, ("event", "do"), path)
        event = self.word(fields.get("event"), EVENTS, f"{path}.event")
        return EVENTS[event], self.steps(fields.get("do", []), f"{path}.do")

    # Steps

    def steps(self, value: object, path: str) -> tuple[Step, ...]:
        return tuple(
            self.step(each, f"{path}[{i}]") for i, each in enumerate(self.array(value, path))
        )

    def step(self, value: object, path: str) -> Step:
        if not isinstance(value, dict) or "do" not in value:
            raise self.wrong(path, "a step is an object with a 'do'")
        verb = self.word(value["do"], FIELDS, f"{path}.do")
        kinds = FIELDS[verb]
        fields = self.keys(value, ("do", "if", *kinds), path)
        for name in NEEDED.get(verb, ()):
            if name not in fields:
                raise self.wrong(path, f"{verb!r} needs {name!r}")
        kind = fields[TELLING[verb]] if verb in TELLING else ""
        if verb in TELLING:
            self.word(kind, kinds[TELLING[verb]], f"{path}.{TELLING[verb]}")
        step = Step(VARIANTS[verb, kind])
        if ONLY.get(step.verb, self.side) != self.side:
            name = w.SIDE_NAMES[1 - self.side].title()
            raise self.wrong(path, f"only cards of the {name} can {verb} this")
        if "if" in fields:
            step.condition = self.condition(fields["if"], f"{path}.if")
        for name, kind_words in kinds.items():
            if name in fields:
                self.field(step, name, fields[name], kind_words, f"{path}.{name}")
        self.complete(step, path)
        return step

    def field(self, step: Step, name: str, value: object, kinds: Kinds, path: str) -> None:
        """Read one field into its place in the step."""
        if kinds[0] == COUNT:
            self.number(step, name, self.count(value, kinds, path))
        elif kinds[0] == FILTER:
            if name == "to":
                step.to = self.filter(value, path)
            else:
                step.where = self.filter(value, path)
        elif kinds[0] == STEPS:
            step.then = self.steps(value, path)
        elif kinds[0] == LISTS:
            step.options = tuple(
                self.steps(each, f"{path}[{i}]") for i, each in enumerate(self.array(value, path))
            )
        elif kinds[0] == RULE:
            step.rule = self.rule(value, path)
        elif kinds[0] == FLAG:
            step.again = self.flag(value, path)
        else:
            self.choice(step, name, self.word(value, kinds, path))

    def number(self, step: Step, name: str, value: int) -> None:
        if name == "times":
            step.times = value
        elif name == "damage":
            step.damage = value
        elif name == "defense":
            step.defense = value
        elif name == "dominance":
            step.dominance = value
        else:
            step.n = value

    def choice(self, step: Step, name: str, word: str) -> None:
        if name == "whose":
            step.side = self.whose(word)
        elif name in ("by", "chooser"):
            step.opponent = word == "opponent"
        elif name == "unit":
            step.golems = word == "golems"
        elif name == "warband":
            step.another = True
        elif name == "how":
            step.random = word == "random"
        elif name == "then":
            step.rest = ("keep_order", "take_1_rest_bottom", "take_1_rest_top").index(word)
        elif name == "what" and step.verb == s.BURN:
            step.what = {"specials": s.SPECIALS, "visions": s.VISION_CARDS}.get(word, 3)
        elif name == "on":
            step.side = self.whose("own" if word == "own_permanent" else "enemy")

    def whose(self, word: str) -> int:
        return self.side if word == "own" else 1 - self.side

    def complete(self, step: Step, path: str) -> None:
        """What can be said of a step only when all of it has been read."""
        if step.side == w.NOTHING:
            step.side = 1 - self.side
        if step.rest != s.KEEP_ORDER and self.side != w.WOODWALKERS:
            raise self.wrong(f"{path}.then", "only the Woodwalkers take visions")
        if step.verb == s.BURN and self.side != w.WOODWALKERS:
            if step.what == s.VISION_CARDS:
                raise self.wrong(f"{path}.what", "only the Woodwalkers hold visions")
            step.what = s.SPECIALS
        if step.golems and (self.side if step.verb == s.RECRUIT else step.side) == w.WOODWALKERS:
            raise self.wrong(f"{path}.unit", "the Woodwalkers have no golems")
        if step.rule is not None and step.rule.kind not in (s.FORBID_ENTER, s.FORBID_LEAVE):
            raise self.wrong(f"{path}.rule.mod", "a mark can only 'forbid'")
        if not step.options:
            return
        if len(step.options) > w.OPTIONS:
            raise self.wrong(f"{path}.options", f"{w.OPTIONS} options are the most there can be")
        used: list[int] = []
        for i, option in enumerate(step.options):
            if not option:
                raise self.wrong(f"{path}.options[{i}]", "an option has at least one step")
            word = option_word(option[0])
            used.append(w.OPTION + i if word in used else word)
        step.words = tuple(used)

    # Places, rules, conditions

    def filter(self, value: object, path: str) -> Filter:
        """All the words of a list must hold; of a list of lists, those of any of them."""
        array = self.array(value, path)
        either = array if array and isinstance(array[0], list) else [array]
        masks, tests = [], []
        for i, words in enumerate(either):
            where = f"{path}[{i}]" if either is array else path
            mask, found = bits(range(w.MOUNTAINS)) | bits(self.board.forests), []
            for word in self.array(words, where):
                self.word(word, (*SETS, *TESTS), where)
                if word in TESTS:
                    found.append(TESTS[word])
                mask &= self.places(word)
            masks.append(mask)
            tests.append(tuple(found))
        return Filter(masks, tests)

    def places(self, word: str) -> int:
        """The places at which a word can hold at all."""
        mountains, forests = bits(range(w.MOUNTAINS)), bits(self.board.forests)
        if word in ("mountain", "forge", "foundation", "bare", "drill", "shown"):
            return mountains
        if word in ("forest", "totem", "next_to_shown"):
            return forests
        if word == "inner":
            return self.board.inner
        if word == "outer":
            return self.board.outer
        if word == "ferrum":
            return 1 << w.FERRUM
        return mountains | forests if word != "not_ferrum" else (mountains | forests) & ~1

    def rules(self, value: object, path: str) -> tuple[Rule, ...]:
        return tuple(
            self.rule(each, f"{path}[{i}]") for i, each in enumerate(self.array(value, path))
        )

    def rule(self, value: object, path: str) -> Rule:
        if not isinstance(value, dict) or "mod" not in value:
            raise self.wrong(path, "a lasting rule is an object with a 'mod'")
        mod = self.word(value["mod"], RULES, f"{path}.mod")
        kinds = RULES[mod]
        fields = self.keys(value, ("mod", *kinds), path)
        read: dict[str, Any] = {}
        for name, known in kinds.items():
            if name in fields and known[0] == COUNT:
                read[name] = self.count(fields[name], known, f"{path}.{name}")
            elif name in fields and known[0] == CHANGE:
                read[name] = self.change(fields[name], f"{path}.{name}")
            elif name in fields:
                read[name] = self.word(fields[name], known, f"{path}.{name}")
            elif name in ("what", "rule", "change"):
                raise self.wrong(path, f"{mod!r} needs {name!r}: {' or '.join(known)}")
        kind = {
            "bonus": s.BONUS,
            "forbid": s.FORBID_LEAVE if read.get("what") == "leave" else s.FORBID_ENTER,
            "wager": s.WAGER_BASE if read.get("rule") == "base_only" else s.WAGER_OPEN,
            "hold_totems": s.HOLD_TOTEMS,
            "price": s.PRICE_BUILD if read.get("what") == "build" else s.PRICE_RECRUIT,
        }[mod]
        binds_other = mod in ("forbid", "wager") and read.get("whose", "enemy") == "enemy"
        rule = Rule(kind, 1 - self.side if binds_other else self.side)
        rule.damage = read.get("damage", 0)
        rule.defense = read.get("defense", 0)
        rule.dominance = read.get("dominance", 0)
        rule.role = {"attack": s.ATTACKING, "defend": s.DEFENDING}.get(
            read.get("role", ""), s.ALWAYS
        )
        rule.n = read.get("change", 0)
        return rule

    def condition(self, value: object, path: str) -> Condition:
        fields = self.keys(value, CONDITIONS, path)
        if len(fields) != 1:
            raise self.wrong(path, f"one of {', '.join(CONDITIONS)} is wanted")
        ((name, told),) = fields.items()
        where = None
        n = 0
        if name in ("drill_on", "controls"):
            where = self.filter(told, f"{path}.{name}")
        elif name == "crystals_at_least":
            n = self.count(told, (COUNT,), f"{path}.{name}")
        elif not self.flag(told, f"{path}.{name}"):
            raise self.wrong(f"{path}.{name}", "only true can stand here")
        return Condition(CONDITIONS[name], n, where)


def option_word(step: Step) -> int:
    """The word of an option: what it does first, or what it pays for."""
    while step.verb in (s.SPEND, s.BURN) and step.then:
        step = step.then[0]
    return OPTION_WORDS.get(step.verb, w.BURN)
