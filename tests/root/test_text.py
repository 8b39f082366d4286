"""Root's sentences: all there in three languages, about what they can be about, well set.

The index of rules is tested in `test_rules_text.py`.
"""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from properties import random_game
from spinney.core import Event
from spinney.core.game import OWNER, SEAT, WORD
from spinney.core.state import EVERYBODY
from spinney.core.text import LANGUAGES, Text
from spinney.root.actions import ActionAsk
from spinney.root.factions.hundreds.board import MOOD
from spinney.root.factions.vagabond.cards import QUEST_ITEMS, QUEST_SUIT, STARTING_ITEMS
from spinney.root.game import GAME
from spinney.root.options import playable
from spinney.root.words import (
    BIRD,
    CARDS,
    CHARACTER,
    CLEARING,
    DEMOTED,
    DONE,
    DRAW,
    FACTION,
    FOREST,
    FORESTS,
    GUEST,
    HIRELING,
    ITEM,
    LEADER,
    MECHANICAL_MARQUISE,
    MINISTER,
    OWNERS,
    QUEST_CARD,
    SPIES,
    SUIT,
    VIZIER,
    VOCABULARY,
)
from texts import (
    Sentences,
    available,
    can_be_read,
    ends_in_no_choice,
    has_names_of_its_own,
    is_well_set,
    leaves_nothing_out,
    put_in,
    quotes,
    sentences_about,
    speaks_only_of,
    text_files,
    variables,
)

ROOT = Path(__file__).parents[2] / "src" / "spinney" / "root"
WORDS = VOCABULARY.words
UNSAID = ("mask", "rest", "base", "token")
"""What questions are about for the rules' sake only."""
MISFITS = {
    "players": {"low", "high", "count"},
    "one-set": set(),
    "second-vagabond": set(),
    "vagabonds-alone": set(),
    "corners": {"count", "corners"},
    "no-first": {"first"},
    "own-hireling": {"hireling", "faction"},
    "pool": set(),
    "both-marquises": set(),
    "no-draft-with-automata": set(),
    "only-with-automata": set(),
    "hirelings-alone": set(),
    "kept-spent": {"card"},
    "kept-twice": {"card"},
    "kept-none-left": {"card"},
}
"""Why options do not go together, and what each is about."""
DEEDS = ("use", "activate", "buy", "play")
"""What an answer may do besides what its word says."""
ELSEWHERE = ("role-", "reason-", "label-", "guide-")
"""What is tested with what it is for."""
WITH_A_WAY_OUT = (
    *("add-to", "alliance-act", "along", "ambush", "assembly", "attack-with", "bank"),
    *("brigadier-again", "craft-card", "effect", "enlist", "parliament", "sway"),
    *("foil", "hospitals", "inform", "last-things", "marquise-act", "move-from", "operate"),
    *(
        "outrage",
        "revolt",
        "reward",
        "slip",
        "spread-sympathy",
        "take-from-ruin",
        "take-item",
        "use",
    ),
    "vagabond-act",
    *("conspire", "crusade-on", "ritual"),
    *("corvids-act", "corvids-recruit", "exert", "expose-in", "flip-plot"),
    *("riverfolk-act", "set-costs", "buy-service"),
    "market-give",
    *("advance", "advance-on", "bring-warlord", "call-mob", "command", "incite", "loot"),
    *("rejoice", "relentless", "squander"),
    *("hireling-place", "hireling-where", "hireling-how", "physicians", "scouts"),
    *("envoys", "keep-card"),
    *("encamp", "decamp", "keepers-recruit", "relic-along", "delve-from", "recover-what"),
    "pay-to-battle",
    *("retinue-move", "retinue-delve", "retinue-recover", "gather"),
    "swap-orders",
)
"""Questions that can be answered by doing nothing: each has a word of its own for that."""
CALLED_OTHERWISE = (
    "by-ferry.ferry",
    *("advance.advance", "advance.battle", "relentless.advance", "relentless.battle"),
    *("bring-warlord.warlord", "give-up-warlord.warlord", "give-up-warlord.warrior"),
    *("contempt.points", "rejoice.incite"),
    *("hireling-how.march", "hireling-how.regroup", "hireling-how.sway", "hireling-how.preach"),
    *("hireling-how.revolt", "hireling-how.spread", "hireling-how.reinforce"),
    *("hireling-how.steal", "hireling-how.explore", "hireling-how.draw", "hireling-how.recruit"),
)
"""Answers that a question calls by another name than elsewhere."""
TOLD_TO_OTHERS = (
    *("drew-hidden", "gained-supporter-hidden", "shown"),
    *("market-gave-hidden", "market-took-hidden"),
    # What somebody does whom nobody plays
    *("goes-first", "turn-of", "scored-by", "lost-points-by", "won-by", "turned-down"),
    *("outrage-by", "for-sale", "garrisons", "order", "no-orders", "chose-way", "recruits-by"),
    *("next-order", "order-done", "orders-drawn", "spy-caught"),
)
"""Events of which the seat itself is told nothing, or otherwise, or that are no seat's."""


@functools.cache
def sentences(language: str) -> Sentences:
    files = text_files(GAME, language, "", "_coming", "_landmarks")
    return Sentences(files, lambda key: not key.startswith(ELSEWHERE))


HELPED = (
    *("bomb", "snare", "extortion", "raid", "expose"),
    *("hand_card", "riverboats", "mercenaries"),
    "loot",
    *("bitter", "grandiose", "jubilant", "lavish"),
    *("relentless", "rowdy", "stubborn", "wrathful"),
    *WORDS[FACTION + HIRELING : FACTION + OWNERS],
    *WORDS[DEMOTED:],
    *("delve", "recover", "shift"),
    *WORDS[SPIES:CARDS],
)
"""Words of single factions and of hirelings that a short help belongs to."""


def is_a_guests(word: str) -> bool:
    """Whether a faction of no rulebook names this word itself."""
    return word.startswith(WORDS[FACTION + GUEST])


def actions() -> list[str]:
    """What the tables of actions offer."""
    tables = [ask.actions for ask in GAME.asks if isinstance(ask, ActionAsk)]
    return [WORDS[action.word] for table in tables for action in table]


def needed() -> Iterator[str]:
    """The messages that the game asks for; a number is its own name."""
    yield from ("game-name", "game-about", "game-facts", "campaign-opposed", "about-together")
    yield from (f"about-{word}" for word in WORDS[FACTION : FACTION + GUEST])
    for word in playable(GAME.box):
        yield from (f"like-{word}", f"like-{word}.hard")
    yield from (f"word-{word}" for word in WORDS if not (word.isdigit() or is_a_guests(word)))
    yield from (f"help-{word}" for word in WORDS[: VIZIER + 1])
    yield from (
        f"help-{word}" for word in (*WORDS[DONE : DRAW + 1], "warrior", "ferry", "black_market")
    )
    yield from (f"help-{word}" for word in (*actions(), "sway"))
    yield from (f"help-{word}" for word in WORDS[LEADER : QUEST_CARD + len(QUEST_SUIT)])
    yield from (f"help-{word}" for word in HELPED)
    yield from (f"ask-{ask.name}" for ask in GAME.asks)
    yield from (f"ask-{name}.done" for name in WITH_A_WAY_OUT)
    yield from (f"ask-{name}" for name in CALLED_OTHERWISE)
    yield from (f"word-{word}.label" for word in WORDS[SUIT : SUIT + BIRD + 1])
    yield from (f"word-{word}.label" for word in WORDS[CLEARING : FOREST + FORESTS])
    yield from (f"event-{name}" for name in GAME.events)
    yield from (f"grave-{name}" for name in GAME.grave)
    yield from (f"no-{refusal.name}" for refusal in GAME.refusals)
    yield from (f"deed-{name}" for name in DEEDS)
    for option in GAME.options:
        yield from (f"option-{option.name}", f"option-{option.name}.help")
        if option.accepts is not None:
            yield f"option-{option.name}.form"
        if not option.words:
            yield from (f"option-{option.name}-{value}" for value in option.values)
            if option.name in GAME.pictured:
                yield from (f"option-{option.name}-{value}.like" for value in option.values)
        yield from (f"like-{thing}" for thing in option.things)
    yield from ("option-seats-drafted", "option-seats-drafted.like")
    yield from (f"points-{heading}" for heading in GAME.headings.values())
    yield from (f"setup-{name}" for name in MISFITS)
    for about, offered in GAME.orders.items():
        yield from (f"orders-{about}", f"orders-{about}.help")
        yield from (f"order-{order}" for order in offered)


# What is there


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_can_be_read(language: str) -> None:
    can_be_read(sentences(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_and_nothing_is_unused(language: str) -> None:
    there = {key for key in sentences(language).keys if not key.startswith("-")}
    wanted = set(needed())
    assert sorted(wanted - there) == []
    assert sorted(there - wanted) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_keys(language: str) -> None:
    """In the same order, so that the files can be read side by side."""
    assert sentences(language).keys == sentences("en").keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_help_can_be_said(language: str) -> None:
    text = Text(GAME, language)
    for key in sentences(language).keys:
        if re.match("(game|about|word|help|option|points|order)-", key):
            assert text.say(key).strip(), key


# What a sentence speaks of


Place = tuple[str, str]
"""A module and a name in it."""


def calls(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") == name


def strings(node: ast.AST) -> list[str]:
    constants = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [value for value in constants if isinstance(value, str)]


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """All that is below, but for what is called only to see whether it is None."""
    yield node
    for part in ast.iter_child_nodes(node):
        if not (isinstance(part, ast.Compare) and isinstance(part.left, ast.Call)):
            yield from walk(part)


def why_not_each(table: ast.AST) -> ast.List:
    """What can refuse the actions of a table."""
    actions = [node for node in ast.walk(table) if calls(node, "Action")]
    return ast.List([node.args[1] for node in actions if isinstance(node, ast.Call)])


COMMON: Place = ("spinney.root.common", "why_not_common")
"""What can refuse what everybody may do, beside the table of a faction."""


class Sources:
    """The functions and the refusals of the source, and what each function uses of them."""

    def __init__(self) -> None:
        self.functions: dict[Place, ast.AST] = {}
        self.refusals: dict[Place, str] = {}
        self.methods: dict[str, list[Place]] = {}
        self.imports: dict[Place, Place] = {}
        self.asks: dict[str, tuple[str, ast.expr]] = {}
        self.with_common: list[str] = []
        self.uses: dict[Place, list[Place]] = {}
        """What each function names; many asks lead to the same ones."""
        for file in sorted(ROOT.rglob("*.py")):
            parts = file.relative_to(ROOT.parents[1]).with_suffix("").parts
            self.read(".".join(parts), ast.parse(file.read_text("utf-8")))

    def read(self, module: str, tree: ast.Module) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                for name in node.names:
                    self.imports[module, name.name] = (str(node.module), name.name)
            elif isinstance(node, ast.ClassDef):
                for part in node.body:
                    if isinstance(part, ast.FunctionDef):
                        place = (module, f"{node.name}.{part.name}")
                        self.functions[place] = part
                        self.methods.setdefault(part.name, []).append(place)
            elif isinstance(node, ast.Call) and calls(node, "ActionAsk"):
                name = strings(node)[0]
                more = [*node.args[5:], *(named.value for named in node.keywords)]
                table = (
                    node.args[2]
                    if isinstance(node.args[2], ast.Name)
                    else why_not_each(node.args[2])
                )
                self.asks[name] = (module, ast.List([table, *more]))
                self.with_common.append(name)
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "").endswith("Ask"):
                self.asks[strings(node)[0]] = (module, node.args[3])
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                self.functions[module, node.name] = node
            elif isinstance(node, ast.For) and why_not_each(node.iter).elts:
                table = next(part for part in ast.walk(node) if isinstance(part, ast.Subscript))
                self.functions[module, ast.unparse(table.value)] = why_not_each(node.iter)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple):
                self.functions[module, ast.unparse(node.target)] = why_not_each(node.value)
            elif isinstance(node, ast.AnnAssign) and node.value and calls(node.value, "Refusal"):
                self.refusals[module, ast.unparse(node.target)] = strings(node.value)[0]

    def used(self, module: str, node: ast.AST) -> Iterator[Place]:
        """The places that a piece of source names; a hook is any faction's."""
        for part in walk(node):
            if isinstance(part, ast.Name):
                yield self.imports.get((module, part.id), (module, part.id))
            elif isinstance(part, ast.Attribute):
                package, name = self.imports.get((module, getattr(part.value, "id", "")), ("", ""))
                yield (f"{package}.{name}", part.attr)
                yield from self.methods.get(part.attr, [])

    def refusals_of(self, ask: str) -> set[str]:
        """What the `why_not` of an ask can give: found by following the names it uses."""
        module, why_not = self.asks[ask]
        found: set[str] = set()
        seen: set[Place] = set()
        ahead = [*self.used(module, why_not), *[COMMON] * (ask in self.with_common)]
        while ahead:
            place = ahead.pop()
            if place in self.refusals:
                found.add(self.refusals[place])
            elif place in self.functions and place not in seen:
                seen.add(place)
                if place not in self.uses:
                    self.uses[place] = [*self.used(place[0], self.functions[place])]
                ahead += self.uses[place]
        return found


@functools.cache
def searched() -> Sources:
    return Sources()


@functools.cache
def refused() -> dict[str, set[str]]:
    """What each ask can refuse."""
    return {ask.name: searched().refusals_of(ask.name) for ask in GAME.asks}


def test_the_source_is_searched() -> None:
    """By a lambda, through other modules, and by a faction's hooks."""
    sources = searched()
    assert sources.refusals_of("craft-what") >= {"not-held", "item-gone"}
    assert sources.refusals_of("move-to") >= {"rules-neither", "scorched"}
    assert sources.refusals_of("spread-sympathy") >= {"sympathetic", "keep-forbids"}
    assert "rules-neither" not in sources.refusals_of("vagabond-act")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_speaks_only_of_what_it_is_told(language: str) -> None:
    misfits = {f"setup-{name}": names for name, names in MISFITS.items()}
    deeds = {f"deed-{name}": {"label", "count"} for name in DEEDS}
    speaks_only_of(sentences(language), available(GAME, refused()) | misfits | deeds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_leaves_nothing_out(language: str) -> None:
    leaves_nothing_out(GAME, sentences(language), sentences("en"), UNSAID)


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_of_seats_can_address_their_reader(language: str) -> None:
    there = sentences(language).messages
    for name, args in GAME.events.items():
        assert ("you" in variables(there[f"event-{name}"])) == (
            is_about_somebody(args) and name not in TOLD_TO_OTHERS
        ), name


def is_about_somebody(args: tuple[str, ...]) -> bool:
    return "seat" in args or "owner" in args


SAMPLES = {
    "suit": SUIT,
    "leader": LEADER,
    "mood": MOOD,
    "minister": MINISTER,
    "column": VOCABULARY.number("recruit"),
    "clearing": CLEARING + 2,
    "origin": CLEARING + 6,
    "forest": FOREST,
    "piece": VOCABULARY.number("sawmill"),
    "item": ITEM,
    "quest": QUEST_CARD,
    "faction": FACTION + 3,
    "word": CHARACTER,
    "card": VOCABULARY.number("anvil"),
    "found": VOCABULARY.number("bake_sale"),
}


def sample(argument: str, number: int) -> int:
    kind = GAME.arguments[argument]
    if kind == SEAT:
        return int(argument == "other")
    if kind == OWNER:
        return FACTION + int(argument == "foe")
    return SAMPLES[argument] if kind == WORD else number


def event(name: str, number: int) -> Event:
    args = GAME.events[name]
    return Event(name, "1", tuple(sample(arg, number) for arg in args), EVERYBODY)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_events_address_their_reader(language: str, number: int) -> None:
    """Whoever does something, and whoever it is done to, reads "you" and not their faction."""
    setup = GAME.setup(seats="marquise,eyrie,alliance")
    for name, args in GAME.events.items():
        mine, theirs, others = (
            Text(GAME, language, (), seat, setup).event(event(name, number)) for seat in range(3)
        )
        about, done_to = is_about_somebody(args), "other" in args or "foe" in args
        addressed = about and name not in TOLD_TO_OTHERS
        assert ("Marquise" in others) == about, name
        assert ("Marquise" in mine) == (about and not addressed), name
        assert (EYRIE[language] in others) == done_to, name
        assert not (done_to and EYRIE[language] in theirs), name


EYRIE = {"en": "Eyrie", "fr": "Canopée", "de": "Dynastien"}
SEATS = ("Player ", "Place ", "Platz ")
"""How a seat is called of which nothing is known."""
EVERY_SEAT = "marquise,eyrie,alliance,vagabond,vagabond_2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_factions_and_not_seats(language: str) -> None:
    """The person's name stands beside it where a turn begins, if it is known."""
    setup = GAME.setup(seats=EVERY_SEAT)
    for names in ((), ("Ann", "Bob", "Eve", "Flo", "Gus")):
        text = Text(GAME, language, names, setup=setup)
        told = {name: text.event(event(name, 2)) for name in GAME.events}
        assert not [each for each in told.values() if any(seat in each for seat in SEATS)]
        named = {name for name in told if "Ann" in told[name]}
        assert named == ({"turn", "first-player", "drafted"} if names else set())


@pytest.mark.parametrize(
    ("language", "attacking", "giving"),
    [
        ("en", "the Eyrie attack the Marquise.", "The Vagabond gives a card to the Eyrie."),
        ("fr", "la Canopée attaque la Marquise.", "Le Vagabond donne une carte à la Canopée."),
        ("de", "Die Dynastien greifen die Marquise an.", "Der Vagabund gibt den Dynastien eine"),
    ],
)
def test_factions_are_named_as_the_grammar_wants(
    language: str, attacking: str, giving: str
) -> None:
    text = Text(GAME, language, setup=GAME.setup(seats="marquise,eyrie,vagabond"))
    battle = Event("battle", "4.3", (FACTION + 1, FACTION, CLEARING), EVERYBODY)
    assert text.event(battle).endswith(attacking)
    assert text.event(Event("gave-hidden", "1", (2, 1), EVERYBODY)).startswith(giving)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["improved", "allied", "hostile", "with-ally"])
def test_the_vagabonds_relations_address_the_other_faction(language: str, name: str) -> None:
    setup = GAME.setup(seats="marquise,vagabond,eyrie")
    told = Event(name, "9.2.9", (1, VOCABULARY.number("marquise")), EVERYBODY)
    mine, others = (Text(GAME, language, (), seat, setup).event(told) for seat in (0, 2))
    assert "Marquise" in others
    assert "Marquise" not in mine


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_vagabonds_are_told_apart(language: str) -> None:
    text = Text(GAME, language, setup=GAME.setup(seats="vagabond,vagabond_2,eyrie"))
    first, second = (text.event(Event("won", "3.1", (seat,), EVERYBODY)) for seat in range(2))
    assert first != second
    assert text.seat(0) != text.seat(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_faction_has_all_forms(language: str) -> None:
    """A sentence may use any of them, about anybody."""
    roles = sentences_about(GAME, language, "role-")
    can_be_read(roles)
    is_well_set(roles, language)
    forms = ("", ".the", ".whom", ".to", ".of", ".many")
    hirelings = WORDS[FACTION + HIRELING : FACTION + OWNERS]
    mechanical = WORDS[FACTION + MECHANICAL_MARQUISE]
    words = (*WORDS[FACTION : FACTION + GUEST], mechanical, *hirelings, "somebody")
    assert sorted(roles.keys) == sorted(f"role-{word}{form}" for word in words for form in forms)


def test_a_seat_whose_role_is_not_known_is_called_by_its_name() -> None:
    text = Text(GAME, "de", ["Ann"])
    assert text.event(event("damaged", 1)) == "Ein Gegenstand von Ann wird beschädigt: Stiefel."


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_their_plurals(language: str) -> None:
    """With one and with several it is not the same sentence but for the number."""
    text = Text(GAME, language)
    for name in (name for name, args in GAME.events.items() if "count" in args):
        one, several = (text.event(event(name, n)) for n in (1, 7))
        assert one.replace("1", "7") != several, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["marquise,eyrie,alliance,vagabond", "vagabond,vagabond_2,eyrie"])
def test_all_that_comes_up_in_a_game_can_be_said(language: str, seats: str) -> None:
    """Questions, and why each other word of the vocabulary does not answer them."""
    told: set[tuple[str, ...]] = set()
    for table in random_game(GAME, GAME.setup(seats=seats), f"said {seats}"):
        if table.over:
            break
        question = table.question
        text = Text(GAME, language, (), question.seat, table.setup)
        if DONE in question.options:
            assert question.ask.name in WITH_A_WAY_OUT
        if (question.ask.name,) not in told:
            told.add((question.ask.name,))
            assert re.search(r"[.?]$", text.question(question)), question.ask.name
            for word in range(len(VOCABULARY)):
                refusal = table.why_not(word)
                if refusal is not None and (question.ask.name, refusal.name) not in told:
                    told.add((question.ask.name, refusal.name))
                    assert text.refusal(refusal, question, word).endswith("."), refusal
    for seat in range(table.seats):
        text = Text(GAME, language, (), seat, table.setup)
        told_here = [text.event(happened) for happened in table.events(seat)]
        assert not [each for each in told_here if any(seat in each for seat in SEATS)]
    assert len(told) > 30


# What it says is so


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    has_names_of_its_own(GAME, language)


ITEM_NAMES = {
    "en": ("boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch"),
    "fr": ("botte", "sac", "arbalète", "marteau", "épée", "café", "pièce de monnaie", "torche"),
    "de": ("Stiefel", "Beutel", "Armbrust", "Hammer", "Schwert", "Tee", "Münze", "Fackel"),
}
TWO = {"en": "two ", "fr": "deux ", "de": "zwei "}


def items_in(language: str, told: str) -> list[int]:
    found = []
    for item, name in enumerate(ITEM_NAMES[language]):
        if re.search(rf"\b{name}", told):
            found += [item] * (2 if TWO[language] + name in told else 1)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_quests_are_told_with_their_suit_and_items(language: str) -> None:
    text = Text(GAME, language)
    for quest, items in enumerate(QUEST_ITEMS):
        word = WORDS[QUEST_CARD + quest]
        told, suit = text.say(f"help-{word}"), text.word(SUIT + QUEST_SUIT[quest])
        assert text.named(word).endswith(f"({suit})"), word
        assert re.search(rf"\b{suit}\b", told), word
        assert items_in(language, told) == sorted(items), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_are_told_with_their_items(language: str) -> None:
    text = Text(GAME, language)
    for character, items in enumerate(STARTING_ITEMS):
        begin = text.say(f"help-{WORDS[CHARACTER + character]}").partition(".")[0]
        assert items_in(language, begin) == sorted(set(items)), character


# How it is set


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_are_quoted(language: str) -> None:
    quotes(sentences(language), language, {"card", "quest", "chosen"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_begin_with_what_was_chosen(language: str) -> None:
    ends_in_no_choice(sentences(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_is_set_as_in_the_language(language: str) -> None:
    is_well_set(sentences(language), language)


def test_french_places_stand_after_words_that_do_not_contract_with_them() -> None:
    """They bring their article: « dans la clairière 3 », never « de le bois 2 »."""
    places = {"clearing", "origin", "forest"}
    wrong = re.compile(r"\b(de|à|au|du|en|la|le)\s*$")
    for key, message in sentences("fr").messages.items():
        for before, name in put_in(message):
            assert not (name in places and wrong.search(before)), key
