"""What of a turn of the Riverfolk is told in a few words."""

COUNTED = ("committed-fund",)
SPOKEN = ("bought", "exported")
