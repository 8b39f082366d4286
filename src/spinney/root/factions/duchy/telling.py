"""What of a turn of the Duchy is told in a few words."""

COUNTED = ("revealed",)
SPOKEN = ("swayed", "lost-minister")
