"""What of a turn of a Vagabond is told in a few words."""

COUNTED = ("repaired",)
SPOKEN = (
    *("character", "found", "shown-item", "quest-completed", "improved", "allied", "hostile"),
    *("coalition", "scorched", "took-item"),
)
