"""Why things are not possible in Root, as far as the shared chapters say so."""

from __future__ import annotations

from spinney.core.question import Refusal

NOT_HERE = Refusal("not-here", "1.4.2")
NOT_HELD = Refusal("not-held", "1.3.2")
WRONG_SUIT = Refusal("wrong-suit", "2.1.1")
NOT_A_CLEARING = Refusal("not-a-clearing", "2.2")
NOT_A_PLAYER = Refusal("not-a-player", "1.5.2")
NO_OPEN_SLOT = Refusal("no-open-slot", "2.2.3")
NONE_LEFT = Refusal("none-left", "1.5.1")
NO_WARRIORS_LEFT = Refusal("no-warriors-left", "1.5.1")
NOT_RULED = Refusal("not-ruled", "2.5")
# 3
HAS_DOMINANCE = Refusal("has-dominance", "3.3.2")
NOT_ENOUGH_POINTS = Refusal("not-enough-points", "3.3.1")
NONE_AVAILABLE = Refusal("none-available", "3.3.4")
NOT_AVAILABLE = Refusal("not-available", "3.3.4")
CANNOT_PAY_SUIT = Refusal("cannot-pay-suit", "3.3.4")
# 4.1
CANNOT_BE_CRAFTED = Refusal("cannot-be-crafted", "4.1")
TOO_FEW_CRAFTING_PIECES = Refusal("too-few-crafting-pieces", "4.1.1")
ITEM_GONE = Refusal("item-gone", "4.1.2")
DUPLICATE = Refusal("duplicate", "4.1.4")
# 4.2
NOT_ADJACENT = Refusal("not-adjacent", "4.2")
NO_WARRIORS_THERE = Refusal("no-warriors-there", "4.2")
NOT_THAT_MANY = Refusal("not-that-many", "4.2")
RULES_NEITHER = Refusal("rules-neither", "4.2.1")
NOWHERE_TO_GO = Refusal("nowhere-to-go", "4.2.1")
# 4.3
NO_FIGHTERS_THERE = Refusal("no-fighters-there", "4.3")
NO_ENEMY_THERE = Refusal("no-enemy-there", "4.3")
NO_BATTLE = Refusal("no-battle", "4.3")
NOT_AN_AMBUSH = Refusal("not-an-ambush", "4.3.1")
NOT_YOUR_PIECE = Refusal("not-your-piece", "4.3.4")
# Crafted cards
NOT_CRAFTED = Refusal("not-crafted", "4.1.3")
USED_THIS_TURN = Refusal("used-this-turn", "4.1.3")
NOTHING_TO_DO = Refusal("nothing-to-do", "4.1.3")
# C.3
NO_CLOSED_PATH = Refusal("no-closed-path", "C.3.3")
NO_PIECES_THERE = Refusal("no-pieces-there", "C.3.3")

REFUSALS = tuple(value for value in list(globals().values()) if isinstance(value, Refusal))
