"""What of a turn of the Cult is told in a few words."""

COUNTED = ("acolytes",)
SPOKEN = ("outcast", "hated")
