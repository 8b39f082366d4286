"""What a card does, in words: its text is made from its data, so that they cannot disagree.

    do-VERB          a step             frame-NAME   a moment: victory, permanent, …
    mod-NAME         a lasting rule     place-WORDS  places; the words of a filter joined by `-`
    when-NAME        what a card waits for

A filter whose words have no phrase of their own is put together from `terrain-`, `adjective-` and
`qualifier-` phrases. What follows a colon goes through `after_colon`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spinney.core.text import Text
from spinney.ironwood.effects.language import TELLING
from spinney.ironwood.words import VALUES

TERRAINS = ("mountain", "forest", "ferrum")
ADJECTIVES = ("inner", "outer", "uncontrolled")
FRAMES = ("on_place", "while", "each_combat", "when", "each_preparation", "exhausted")

LOWER_AFTER_COLON = ("fr",)
"""Languages in which a sentence loses its capital after a colon."""

Data = Mapping[str, Any]


def card_text(text: Text, effect: Data) -> str:
    """The text of a card with this effect."""
    parts = []
    permanent = effect.get("permanent")
    if permanent is not None and permanent.get("first"):
        parts.append(permanent_text(text, permanent))
    parts.append(steps_text(text, effect.get("play", ())))
    if permanent is not None and not permanent.get("first"):
        parts.append(permanent_text(text, permanent))
    if "this_round" in effect:
        parts.append(framed(text, "this_round", rules_text(text, effect["this_round"])))
    if "burned" in effect:
        parts.append(framed(text, "burned", steps_text(text, effect["burned"])))
    return " ".join(part for part in parts if part)


def after_colon(text: Text, sentence: str) -> str:
    if text.language in LOWER_AFTER_COLON:
        return sentence[:1].lower() + sentence[1:]
    return sentence


def framed(text: Text, name: str, what: str) -> str:
    return text.say(f"frame-{name}", what=after_colon(text, what))


def permanent_text(text: Text, permanent: Data) -> str:
    parts = [text.say("frame-permanent", n=permanent["cubes"])]
    for name in FRAMES:
        if name not in permanent:
            continue
        value = permanent[name]
        if name == "while":
            parts.append(rules_text(text, value))
        elif name == "each_combat":
            parts.append(framed(text, name, rule_text(text, value)))
        elif name == "when":
            parts += [when_text(text, each) for each in value]
        elif name == "on_place":
            parts.append(steps_text(text, value))
        else:
            parts.append(framed(text, name, steps_text(text, value)))
    return " ".join(parts)


def when_text(text: Text, when: Data) -> str:
    steps = steps_text(text, when["do"])
    return text.say(f"when-{when['event']}", what=after_colon(text, steps))


def rules_text(text: Text, rules: Sequence[Data]) -> str:
    return " ".join(rule_text(text, rule) for rule in rules)


def rule_text(text: Text, rule: Data) -> str:
    """A lasting rule: what it is called tells its kinds apart."""
    kind = rule.get("what") or rule.get("rule") or ""
    key = f"mod-{rule['mod']}-{kind}" if kind else f"mod-{rule['mod']}"
    return text.say(
        key,
        values=values_text(text, rule),
        role=rule.get("role", "none"),
        whose=rule.get("whose", "enemy"),
        change=rule.get("change", 0),
        terrain=rule.get("terrain", "none"),
    )


def values_text(text: Text, bonus: Data) -> str:
    return ", ".join(text.say(f"value-{v}", n=bonus[v]) for v in VALUES if v in bonus)


def steps_text(text: Text, steps: Sequence[Data]) -> str:
    return " ".join(step_text(text, step) for step in steps)


def step_text(text: Text, step: Data) -> str:
    """One step, with what follows from it and on what condition it happens."""
    verb = step["do"]
    kind = step[TELLING[verb]] if verb in TELLING else step.get("unit", "")
    key = f"do-{verb}-{kind}" if kind else f"do-{verb}"
    n = step.get("n", step.get("k", 1))
    sentence = text.say(
        key,
        n=n,
        times=step.get("times", 1),
        where=place_text(text, step.get("where"), "where", n),
        to=place_text(text, step.get("to") or step.get("target"), "to", 1),
        what=step.get("what", "none"),
        whose=step.get("whose", "enemy"),
        by=step.get("by", step.get("chooser", "you")),
        how=step.get("how", "none"),
        then=step["then"] if isinstance(step.get("then"), str) else "none",
        warband=step.get("warband", "any"),
        again="yes" if step.get("moves_again") else "no",
        on=step.get("on", "none"),
        values=values_text(text, step),
        rule=after_colon(text, rule_at(text, step)),
        options=" ".join(f"• {steps_text(text, each)}" for each in step.get("options", ())),
        steps=after_colon(text, paid_for(text, step)),
    )
    if "victory" in step:
        sentence += " " + framed(text, "victory", steps_text(text, step["victory"]))
    if "if" in step:
        sentence = condition_text(text, step["if"], sentence)
    return sentence


def paid_for(text: Text, step: Data) -> str:
    """The steps that follow from spending or burning."""
    then = step.get("then")
    return steps_text(text, then) if isinstance(then, list) else ""


def rule_at(text: Text, step: Data) -> str:
    """The rule of a mark; it speaks of mountains or of forests."""
    if "rule" not in step:
        return ""
    terrain = next((word for word in TERRAINS if word in step["where"]), "none")
    return rule_text(text, {**step["rule"], "terrain": terrain})


def condition_text(text: Text, condition: Data, sentence: str) -> str:
    ((name, told),) = condition.items()
    where = place_text(text, told, "where", 1) if isinstance(told, list) else ""
    n = told if isinstance(told, int) else 0
    return text.say(f"if-{name}", where=where, n=n, sentence=after_colon(text, sentence))


def place_text(text: Text, where: Any, role: str, n: int | str) -> str:
    """The places that a filter lets through; `none` without one."""
    if not where:
        return "none"
    either = where if isinstance(where[0], list) else [where]
    return text.say("or").join(one_place(text, words, role, n) for words in either)


def one_place(text: Text, words: Sequence[str], role: str, n: int | str) -> str:
    key = "place-" + "-".join(words)
    if text.has(key):
        return text.say(key, role=role, n=n)
    terrain = next((word for word in TERRAINS if word in words), "none")
    adjectives = [text.say(f"adjective-{w}", role=role, n=n) for w in words if w in ADJECTIVES]
    others = [word for word in words if word not in TERRAINS + ADJECTIVES]
    return text.say(
        f"terrain-{terrain}",
        role=role,
        n=n,
        adjectives=" ".join(adjectives) or "none",
        qualifiers=", ".join(text.say(f"qualifier-{word}") for word in others) or "none",
    )
