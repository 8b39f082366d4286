"""Actions as tables: for each its word, why it cannot be taken, and taking it.

One kind of question offers a faction's table together with what everybody may do (`common.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.battle import attack_may_cost_a_card, could_battle
from spinney.root.cards import is_dominance, is_played, is_spy
from spinney.root.common import (
    CRAFT_CARD,
    LAST_THINGS,
    add_open_common,
    common_words,
    could_do_common,
    take_common,
    why_not_common,
)
from spinney.root.crafting import why_not_craft
from spinney.root.faction import of
from spinney.root.hands import player
from spinney.root.refusals import NOT_HERE
from spinney.root.state import Root
from spinney.root.words import BATTLE, CARDS, CRAFT, DONE

COMMON: Final = (CRAFT_CARD, LAST_THINGS)
"""The other questions that are answered by what everybody may do."""

WhyNot = Callable[[Root, int], Refusal | None]
Deed = Callable[[Root, int], Flow]
WhyBarred = Callable[[Root, int, int], Refusal | None]
"""The same for an action by its word."""


class Action:
    """Something that a player may do, where only some count against what a turn has of them."""

    __slots__ = ("counts", "do", "why_not", "word")

    def __init__(self, word: int, why_not: WhyNot, do: Deed, counts: bool = True) -> None:
        self.word = word
        self.why_not = why_not
        self.do = do
        self.counts = counts


def common_help(g: Root, q: Question) -> bool:
    """Whether what everybody may do could be open, for all that others know."""
    return could_do_common(g, player(g, q))


class ActionAsk(Ask[Root]):
    """Which action of a table, if any.

    `why_none` says why none that counts can be taken, `why_barred` why one cannot be, whatever it
    takes by itself. Where they expire, what the question counts is lost to whoever leaves it.
    """

    __slots__ = ("actions", "expire", "has_battle", "has_craft", "hides", "why_barred", "why_none")

    def __init__(
        self,
        name: str,
        rule: str,
        actions: tuple[Action, ...],
        about: tuple[str, ...] = (),
        secret: Callable[[Root, Question], bool] | None = None,
        why_none: WhyNot | None = None,
        why_barred: WhyBarred | None = None,
        expire: bool = False,
    ) -> None:
        super().__init__(name, rule, self.words, self.why_not_word, about, self.is_secret)
        self.actions = actions
        self.hides = secret or common_help
        """Whether the hand decides, for all that others know, what there is to choose."""
        self.has_battle = any(action.word == BATTLE for action in actions)
        self.has_craft = any(action.word == CRAFT for action in actions)
        self.why_none = why_none
        self.why_barred = why_barred
        self.expire = expire

    def words(self, g: Root, q: Question) -> list[int]:
        own = [action.word for action in self.actions]
        return [*own, *common_words(g, player(g, q)), DONE]

    def why_not_word(self, g: Root, q: Question, word: int) -> Refusal | None:
        return self.why_not_take(g, player(g, q), word)

    def why_not_take(self, g: Root, me: int, word: int) -> Refusal | None:
        if word == DONE:
            return None
        for action in self.actions:
            if action.word == word:
                refusal = None
                if action.counts and self.why_none is not None:
                    refusal = self.why_none(g, me)
                if refusal is None and self.why_barred is not None:
                    refusal = self.why_barred(g, me, word)
                return action.why_not(g, me) if refusal is None else refusal
        refusal = why_not_common(g, me, word)
        if refusal is None:
            return None
        if word < CARDS and word in g.hands[me] and self.has_craft and not is_played(word):
            return why_not_craft(g, me, word) or self.why_not_take(g, me, CRAFT) or NOT_HERE
        return refusal

    def is_secret(self, g: Root, q: Question) -> bool:
        """The hand also decides about a battle that only a card could make possible."""
        if self.hides(g, q):
            return True
        me = player(g, q)
        if not (self.has_battle and attack_may_cost_a_card(g, q)):
            return False
        if self.why_none is not None and self.why_none(g, me) is not None:
            return False
        return could_battle(g, me)

    def options(self, g: Root, q: Question) -> list[int]:
        """The same, action by action, because this is asked more often than anything else."""
        me = player(g, q)
        none_counts = self.why_none is not None and self.why_none(g, me) is not None
        found = [
            action.word
            for action in self.actions
            if not (none_counts and action.counts)
            and (self.why_barred is None or self.why_barred(g, me, action.word) is None)
            and action.why_not(g, me) is None
        ]
        add_open_common(g, me, found)
        found.append(DONE)
        return found

    def counts(self, word: int) -> bool:
        return any(action.word == word and action.counts for action in self.actions)

    def take(self, g: Root, me: int, word: int) -> Flow:
        for action in self.actions:
            if action.word == word:
                return action.do(g, me)
        return take_common(g, me, word)


def left_undone(q: Question) -> int:
    """How many actions are lost to whoever leaves now, though there is something left to do."""
    ask = q.ask
    if not (isinstance(ask, ActionAsk) and ask.expire and any(map(ask.counts, q.options))):
        return 0
    return q.about[0]


def deed(g: Root, q: Question, word: int) -> tuple[str, int]:
    """What a card is chosen for where an action is asked for, if it is not to be crafted; and what
    others take for something."""
    for owner in g.turns:
        price = of(g, owner).price(g, q, word)
        if price:
            return "buy", price
    if word >= CARDS or not (isinstance(q.ask, ActionAsk) or q.ask in COMMON):
        return "", 0
    if word in g.crafted[player(g, q)]:
        return "use", 0
    if is_spy(word):
        return ("play" if word in g.hands[player(g, q)] else "use"), 0
    return ("activate" if is_dominance(word) else ""), 0
