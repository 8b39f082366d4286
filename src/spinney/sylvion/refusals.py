"""Why things are not possible in Sylvion, each with its rule."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Refusal

COLUMN_EMPTY: Final = Refusal("column-empty", "2.2")
NOT_REVEALED: Final = Refusal("not-revealed", "hedgehogs")
NO_HEDGEHOGS: Final = Refusal("no-hedgehogs", "hedgehogs")
HEDGEHOGS_TOO_LATE: Final = Refusal("hedgehogs-too-late", "R06")
NOT_HELD: Final = Refusal("not-held", "3.4")
TOO_DEAR: Final = Refusal("too-dear", "3.4")
PARTNER_TOO_POOR: Final = Refusal("partner-too-poor", "7.2")
NO_EMPTY_SQUARE: Final = Refusal("no-empty-square", "3.4")
OCCUPIED: Final = Refusal("occupied", "0")
NOT_A_SQUARE: Final = Refusal("not-a-square", "0")
NO_ELEMENTAL: Final = Refusal("no-elemental", "R11")
NO_ELEMENTAL_THERE: Final = Refusal("no-elemental-there", "0")
CANNOT_BE_MOVED: Final = Refusal("cannot-be-moved", "whale")
TAKEN_BY_ELEMENTAL: Final = Refusal("taken-by-elemental", "whale")
LAKE_IS_NO_SQUARE: Final = Refusal("lake-is-no-square", "R09")
OUT_OF_REACH: Final = Refusal("out-of-reach", "whale")
NO_DESOLATION: Final = Refusal("no-desolation", "R11")
NOT_SO_MANY: Final = Refusal("no-desolation", "R40")
NO_TREES: Final = Refusal("no-trees", "stag")
ENOUGH_OWLS: Final = Refusal("enough-owls", "R47")
STACKS_EMPTY: Final = Refusal("stacks-empty", "R11")
TOO_FEW_TO_CHOOSE: Final = Refusal("too-few-to-choose", "R14")
TREASON_STAYS: Final = Refusal("treason-stays", "5.3")
NOT_IN_DISCARD: Final = Refusal("not-in-discard", "5.2")
NOT_IN_DECK: Final = Refusal("not-in-deck", "feat_owl")
NOT_LOOKED_AT: Final = Refusal("not-looked-at", "feat_squirrels")
NO_SUCH_FEAT: Final = Refusal("no-such-feat", "9")
FIELD_EMPTY: Final = Refusal("field-empty", "R11")
NOTHING_TO_FIND: Final = Refusal("nothing-to-find", "R38")
NO_STEP_TO_SKIP: Final = Refusal("no-step-to-skip", "R19")
TOO_FEW_TREES: Final = Refusal("too-few-trees", "feat_stag")
TOO_FEW_FOUNTAINS: Final = Refusal("too-few-fountains", "feat_fish")
TOO_FEW_CARDS: Final = Refusal("too-few-cards", "feat_doves")
TOO_FEW_ELEMENTALS: Final = Refusal("too-few-elementals", "feat_whales")
NO_GEYSER: Final = Refusal("no-geyser", "geyser")
NO_GEYSER_THERE: Final = Refusal("no-geyser-there", "geyser")
OFF_THE_FIELD: Final = Refusal("off-the-field", "geyser")

REFUSALS = tuple(value for value in list(globals().values()) if isinstance(value, Refusal))
