"""The effect language: the words in which a card's data says what the card does.

The verbs are those of the rulebook's keyword list (chapter 13), and a few of ours for what cards
do that it does not name. `reading.py` turns them into the steps that the rules carry out.
"""

from __future__ import annotations

from typing import Final

from spinney.ironwood import words as w
from spinney.ironwood.effects import steps as s

# The kinds of field that are not one of a few words
COUNT: Final = "a number from 1 to 20"
CHANGE: Final = "a number from -20 to 20, not 0"
FILTER: Final = "a list of words about places"
STEPS: Final = "a list of steps"
LISTS: Final = "a list of lists of steps"
RULE: Final = "a lasting rule"
FLAG: Final = "true or false"

Kinds = tuple[str, ...]
"""What can stand in a field: one of the kinds above, or one of these words."""

FIELDS: Final[dict[str, dict[str, Kinds]]] = {
    "move": {
        "what": ("warriors", "warbands", "drill"),
        "n": (COUNT, "any"),
        "times": (COUNT,),
        "to": (FILTER,),
    },
    "attack": {"target": (FILTER,), "warband": ("another",), "victory": (STEPS,)},
    "this_combat": {"damage": (COUNT,), "defense": (COUNT,), "dominance": (COUNT,)},
    "recruit": {"unit": ("warriors", "golems"), "n": (COUNT,), "where": (FILTER,)},
    "replace": {"n": (COUNT,), "where": (FILTER,)},
    "gain": {"n": (COUNT,)},
    "spend": {"n": (COUNT,), "then": (STEPS,)},
    "steal": {"n": (COUNT, "half_up")},
    "draw": {"what": ("specials", "visions"), "n": (COUNT,)},
    "burn": {"what": ("specials", "visions", "any"), "n": (COUNT,), "then": (STEPS,)},
    "discover": {"n": (COUNT,)},
    "found": {"n": (COUNT,), "where": (FILTER,)},
    "build": {"n": (COUNT,), "where": (FILTER,)},
    "resolve": {"k": (COUNT,), "options": (LISTS,)},
    "opponent_chooses": {"options": (LISTS,)},
    "play": {"what": ("base",), "n": (COUNT,), "moves_again": (FLAG,)},
    "remove": {
        "whose": ("enemy", "own"),
        "unit": ("warriors", "golems"),
        "n": (COUNT,),
        "where": (FILTER,),
        "by": ("you", "opponent"),
    },
    "retreat": {"whose": ("enemy", "own"), "where": (FILTER,), "chooser": ("you", "opponent")},
    "relocate": {
        "whose": ("enemy",),
        "n": (COUNT, "all_or_part"),
        "where": (FILTER,),
        "to": (FILTER,),
    },
    "mark": {"n": (COUNT,), "where": (FILTER,), "rule": (RULE,)},
    "look": {
        "at": ("vision_deck", "opponent_specials", "opponent_visions", "own_vision"),
        "n": (COUNT,),
        "then": ("keep_order", "take_1_rest_bottom", "take_1_rest_top"),
        "by": ("opponent",),
    },
    "discard": {
        "whose": ("opponent",),
        "what": ("specials", "visions"),
        "n": (COUNT,),
        "how": ("random", "you_choose"),
    },
    "totem": {"op": ("renew", "carry"), "n": (COUNT,), "to": (FILTER,)},
    "hopper": {"op": ("load", "unload"), "n": (COUNT,)},
    "cubes": {"op": ("add", "remove"), "n": (COUNT,), "on": ("own_permanent", "enemy_permanent")},
}
"""The verbs, and what each can be told."""

NEEDED: Final[dict[str, Kinds]] = {
    "move": ("what",),
    "recruit": ("unit",),
    "spend": ("n", "then"),
    "steal": ("n",),
    "draw": ("what",),
    "burn": ("what", "then"),
    "resolve": ("options",),
    "opponent_chooses": ("options",),
    "remove": ("whose", "unit"),
    "retreat": ("whose",),
    "mark": ("where", "rule"),
    "look": ("at",),
    "discard": ("what", "how"),
    "totem": ("op",),
    "hopper": ("op",),
    "cubes": ("op", "on"),
}

RULES: Final[dict[str, dict[str, Kinds]]] = {
    "bonus": {
        "damage": (COUNT,),
        "defense": (COUNT,),
        "dominance": (COUNT,),
        "role": ("attack", "defend"),
    },
    "forbid": {"what": ("enter", "leave"), "whose": ("enemy", "own")},
    "wager": {"rule": ("first_face_up", "base_only"), "whose": ("enemy", "own")},
    "hold_totems": {},
    "price": {"what": ("recruit", "build"), "change": (CHANGE,)},
}
CONDITIONS: Final[dict[str, int]] = {
    "drill_on": s.DRILL_ON,
    "controls": s.CONTROLS,
    "crystals_at_least": s.CRYSTALS,
    "totem_on_board": s.TOTEM_ON_BOARD,
}
EVENTS: Final[dict[str, int]] = {
    "drill_advances": s.DRILL_ADVANCES,
    "combat_won": s.COMBAT_WON,
    "combat_lost": s.COMBAT_LOST,
    "discovered": s.DISCOVERED,
    "secured": s.SECURED,
    "founded": s.FOUNDED,
    "built": s.BUILT,
    "burned_card": s.BURNED_CARD,
}
TESTS: Final[dict[str, int]] = {
    "forge": s.FORGE_THERE,
    "foundation": s.FOUNDATION_THERE,
    "bare": s.BARE_THERE,
    "own": s.OWN,
    "enemy": s.ENEMY,
    "uncontrolled": s.UNCONTROLLED,
    "next_to_own": s.NEXT_TO_OWN,
    "drill": s.DRILL_THERE,
    "totem": s.TOTEM_THERE,
    "here": s.HERE,
    "same": s.SAME,
    "shown": s.SHOWN,
    "next_to_shown": s.NEXT_TO_SHOWN,
}
SETS: Final = ("mountain", "forest", "inner", "outer", "ferrum", "not_ferrum")
EFFECT: Final = ("play", "burned", "this_round", "permanent")
PERMANENT: Final = (
    *("cubes", "first", "on_place", "each_combat", "while"),
    *("when", "each_preparation", "exhausted"),
)

VARIANTS: Final[dict[tuple[str, str], int]] = {
    ("move", "warriors"): s.MOVE_WARRIORS,
    ("move", "warbands"): s.MOVE_WARBANDS,
    ("move", "drill"): s.MOVE_DRILL,
    ("attack", ""): s.ATTACK,
    ("this_combat", ""): s.THIS_COMBAT,
    ("recruit", ""): s.RECRUIT,
    ("replace", ""): s.REPLACE,
    ("gain", ""): s.GAIN,
    ("spend", ""): s.SPEND,
    ("steal", ""): s.STEAL,
    ("draw", "specials"): s.DRAW,
    ("draw", "visions"): s.DRAW_VISIONS,
    ("burn", ""): s.BURN,
    ("discover", ""): s.DISCOVER,
    ("found", ""): s.FOUND,
    ("build", ""): s.BUILD,
    ("resolve", ""): s.RESOLVE,
    ("opponent_chooses", ""): s.OPPONENT_CHOOSES,
    ("play", ""): s.PLAY_BASE,
    ("remove", ""): s.REMOVE,
    ("retreat", ""): s.RETREAT,
    ("relocate", ""): s.RELOCATE,
    ("mark", ""): s.MARK,
    ("look", "vision_deck"): s.LOOK,
    ("look", "opponent_specials"): s.LOOK_AT_HAND,
    ("look", "opponent_visions"): s.LOOK_AT_VISIONS,
    ("look", "own_vision"): s.SHOW_VISION,
    ("discard", "specials"): s.DISCARD,
    ("discard", "visions"): s.DISCARD_VISIONS,
    ("totem", "renew"): s.RENEW,
    ("totem", "carry"): s.CARRY,
    ("hopper", "load"): s.LOAD,
    ("hopper", "unload"): s.UNLOAD,
    ("cubes", "add"): s.ADD_CUBES,
    ("cubes", "remove"): s.REMOVE_CUBES,
}
"""What a verb does, by the word that tells its kinds apart."""
TELLING: Final = {"move": "what", "draw": "what", "look": "at", "discard": "what"} | dict.fromkeys(
    ("totem", "hopper", "cubes"), "op"
)

ONLY: Final[dict[int, int]] = {
    s.MOVE_WARRIORS: w.WOODWALKERS,
    s.MOVE_WARBANDS: w.IRONCLADS,
    s.MOVE_DRILL: w.IRONCLADS,
    s.REPLACE: w.IRONCLADS,
    s.DRAW_VISIONS: w.WOODWALKERS,
    s.DISCOVER: w.WOODWALKERS,
    s.FOUND: w.IRONCLADS,
    s.BUILD: w.IRONCLADS,
    s.RELOCATE: w.IRONCLADS,
    s.LOOK_AT_VISIONS: w.IRONCLADS,
    s.SHOW_VISION: w.WOODWALKERS,
    s.DISCARD_VISIONS: w.IRONCLADS,
    s.RENEW: w.WOODWALKERS,
    s.CARRY: w.WOODWALKERS,
    s.LOAD: w.IRONCLADS,
    s.UNLOAD: w.IRONCLADS,
}
"""Verbs that only one side's cards can have."""

OPTION_WORDS: Final[dict[int, int]] = {
    s.MOVE_WARRIORS: w.MOVE,
    s.MOVE_WARBANDS: w.MOVE,
    s.MOVE_DRILL: w.DRILL,
    s.ATTACK: w.ATTACK,
    s.THIS_COMBAT: w.STRENGTHEN,
    s.RECRUIT: w.RECRUIT,
    s.REPLACE: w.REPLACE,
    s.GAIN: w.GAIN,
    s.STEAL: w.STEAL,
    s.DRAW: w.DRAW,
    s.DRAW_VISIONS: w.DRAW,
    s.DISCOVER: w.DISCOVER,
    s.FOUND: w.FOUND,
    s.BUILD: w.BUILD,
    s.RESOLVE: w.RESOLVE,
    s.OPPONENT_CHOOSES: w.RESOLVE,
    s.PLAY_BASE: w.PLAY,
    s.REMOVE: w.REMOVE,
    s.RETREAT: w.RETREAT,
    s.RELOCATE: w.RELOCATE,
    s.MARK: w.MARK,
    s.LOOK: w.LOOK,
    s.LOOK_AT_HAND: w.LOOK,
    s.LOOK_AT_VISIONS: w.LOOK,
    s.SHOW_VISION: w.LOOK,
    s.DISCARD: w.DISCARD,
    s.DISCARD_VISIONS: w.DISCARD,
    s.RENEW: w.RENEW,
    s.CARRY: w.CARRY,
    s.LOAD: w.LOAD,
    s.UNLOAD: w.UNLOAD,
    s.ADD_CUBES: w.CUBES,
    s.REMOVE_CUBES: w.CUBES,
}
"""The word by which an option that starts with this verb is chosen."""
