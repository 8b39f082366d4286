"""What of a turn of the Keepers is told in a few words."""

COUNTED = ("gathered",)
SPOKEN = ("delved", "recovered", "relics-column")
