"""What of a turn of the Alliance is told in a few words."""

COUNTED = ("officer",)
SPOKEN = ("revolt", "outrage")
