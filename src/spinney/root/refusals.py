"""Why things are not possible in Root, as far as the shared chapters say so."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Refusal, refusals_in

NOT_HERE: Final = Refusal("not-here", "1.4.2")
NOT_HELD: Final = Refusal("not-held", "1.3.2")
NOT_IN_HAND: Final = Refusal("not-in-hand", "1.3.2", always=True)
WRONG_SUIT: Final = Refusal("wrong-suit", "2.1.1")
NOT_A_CLEARING: Final = Refusal("not-a-clearing", "2.2")
NOT_A_PLAYER: Final = Refusal("not-a-player", "1.5.2")
NO_OPEN_SLOT: Final = Refusal("no-open-slot", "2.2.3")
NONE_LEFT: Final = Refusal("none-left", "1.5.1")
SHIELDED: Final = Refusal("shielded", "1.1.2")
NO_WARRIORS_LEFT: Final = Refusal("no-warriors-left", "1.5.1")
NOT_RULED: Final = Refusal("not-ruled", "2.5")
# 3
HAS_DOMINANCE: Final = Refusal("has-dominance", "3.3.2", always=True)
IN_DAYLIGHT: Final = Refusal("dominance-in-daylight", "3.3.1", always=True)
NOT_ENOUGH_POINTS: Final = Refusal("not-enough-points", "3.3.1", always=True)
NONE_AVAILABLE: Final = Refusal("none-available", "3.3.4")
NOT_AVAILABLE: Final = Refusal("not-available", "3.3.4")
CANNOT_PAY_SUIT: Final = Refusal("cannot-pay-suit", "3.3.4")
# 4.1
CANNOT_BE_CRAFTED: Final = Refusal("cannot-be-crafted", "4.1", always=True)
TOO_FEW_CRAFTING_PIECES: Final = Refusal("too-few-crafting-pieces", "4.1.1", always=True)
ITEM_GONE: Final = Refusal("item-gone", "4.1.2", always=True)
DUPLICATE: Final = Refusal("duplicate", "4.1.4", always=True)
# 4.2
NOT_ADJACENT: Final = Refusal("not-adjacent", "4.2")
NO_WARRIORS_THERE: Final = Refusal("no-warriors-there", "4.2")
NOT_THAT_MANY: Final = Refusal("not-that-many", "4.2")
RULES_NEITHER: Final = Refusal("rules-neither", "4.2.1")
NOWHERE_TO_GO: Final = Refusal("nowhere-to-go", "4.2.1")
NOWHERE_FROM_HERE: Final = Refusal("nowhere-from-here", "4.2.1")
# 4.3
NO_FIGHTERS_THERE: Final = Refusal("no-fighters-there", "4.3")
NO_ENEMY_THERE: Final = Refusal("no-enemy-there", "4.3")
NONE_OF_THEIRS: Final = Refusal("none-of-theirs", "4.3")
NO_BATTLE: Final = Refusal("no-battle", "4.3")
NOT_AN_AMBUSH: Final = Refusal("not-an-ambush", "4.3.1")
NOT_YOUR_PIECE: Final = Refusal("not-your-piece", "4.3.4")
# Crafted cards
NOT_CRAFTED: Final = Refusal("not-crafted", "4.1.3")
USED_THIS_TURN: Final = Refusal("used-this-turn", "4.1.3", always=True)
OTHER_MOMENT: Final = Refusal("other-moment", "4.1.3", always=True)
NOTHING_TO_DO: Final = Refusal("nothing-to-do", "4.1.3")
# C.3
NO_CLOSED_PATH: Final = Refusal("no-closed-path", "C.3.3")
NO_PIECES_THERE: Final = Refusal("no-pieces-there", "C.3.3")

REFUSALS = refusals_in(globals())
