"""Why things are not possible in Ironwood, each with its rule."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Refusal, refusals_in

# Cards
NOT_HELD: Final = Refusal("not-held", "3.6")
NOT_A_SPECIAL: Final = Refusal("not-a-special", "2.2")
NOT_A_BASE_CARD: Final = Refusal("not-a-base-card", "3.10")
NOT_DRAWN: Final = Refusal("not-drawn", "3.4")
NOT_IN_PLAY: Final = Refusal("not-in-play", "2.4")
NOT_TRIGGERED: Final = Refusal("not-triggered", "3.9")
NOT_PENDING: Final = Refusal("not-pending", "3.5")
NO_CUBE_LEFT: Final = Refusal("no-cube-left", "1.1")
TOO_DEAR: Final = Refusal("too-dear", "3.8")
NOTHING_TO_DO: Final = Refusal("nothing-to-do", "U07")
NOT_BURNABLE: Final = Refusal("not-burnable", "13.2")
MUST_BURN_ALL: Final = Refusal("must-burn-all", "3.8")
NOT_AN_OPTION: Final = Refusal("not-an-option", "13.15")
ALREADY_RESOLVED: Final = Refusal("already-resolved", "13.15")
NOT_IN_FULL: Final = Refusal("not-in-full", "U13")
NOTHING_TO_STEAL: Final = Refusal("nothing-to-steal", "13.18")
NO_CONCEDING: Final = Refusal("no-conceding", "8.4")

# Hidden cards
VISION_NOT_HELD: Final = Refusal("vision-not-held", "9.2")
NOT_LOOKED_AT: Final = Refusal("not-looked-at", "9.2")
NOT_IN_THEIR_HAND: Final = Refusal("not-in-their-hand", "3.6")

# Places
NOT_A_FOREST: Final = Refusal("not-a-forest", "5.2")
NOT_A_MOUNTAIN: Final = Refusal("not-a-mountain", "5.1")
NOT_YOUR_GROUND: Final = Refusal("not-your-ground", "5")
NOT_THERE_BY_CARD: Final = Refusal("not-there-by-card", "3.7")
NOT_NEXT_TO_IT: Final = Refusal("not-next-to-it", "6.1")
NOT_TOUCHING: Final = Refusal("not-touching", "7.1")
NOT_OUTER: Final = Refusal("not-outer", "5.1")
NO_FORGE: Final = Refusal("no-forge", "3.15")
NOT_OUTER_FOREST: Final = Refusal("not-outer-forest", "3.15")
HELPED_ALREADY: Final = Refusal("helped-already", "12.2")

# Units
NO_UNIT: Final = Refusal("no-unit", "5.3")
NONE_LEFT: Final = Refusal("none-left", "1.1")
HAVE_MOVED: Final = Refusal("have-moved", "6.1")
SAME_WARBAND: Final = Refusal("same-warband", "6.2")
NOBODY_GOES: Final = Refusal("nobody-goes", "6.2")
NOWHERE_TO_GO: Final = Refusal("nowhere-to-go", "6.1")
MARKED: Final = Refusal("marked", "13.11")
ALREADY_MARKED: Final = Refusal("already-marked", "13.11")
DRILL_HAS_MOVED: Final = Refusal("drill-has-moved", "6.1")
TOO_MANY: Final = Refusal("too-many", "6.1")

# Combat
OUT_OF_REACH: Final = Refusal("out-of-reach", "7.2")
HAS_ATTACKED: Final = Refusal("has-attacked", "13.1")
NO_ENEMY: Final = Refusal("no-enemy", "7.1")
NO_TARGET: Final = Refusal("no-target", "7.1")
BASE_ONLY: Final = Refusal("base-only", "WW19")
NOT_ENOUGH_DAMAGE: Final = Refusal("not-enough-damage", "4.3")
DAMAGE_LEFT: Final = Refusal("damage-left", "U09")

# Foundations, forges, totems
TAKEN_SITE: Final = Refusal("taken-site", "8.2")
NOT_CONTROLLED: Final = Refusal("not-controlled", "8.2")
NO_TOKEN_LEFT: Final = Refusal("no-token-left", "1.1")
NO_FOUNDATION: Final = Refusal("no-foundation", "8.3")
STILL_CONTROLLED: Final = Refusal("still-controlled", "9.3")
NO_WARBAND_NEAR: Final = Refusal("no-warband-near", "9.3")
NO_TOTEM: Final = Refusal("no-totem", "9.4")
ALREADY_INTACT: Final = Refusal("already-intact", "9.7")

REFUSALS = refusals_in(globals())
