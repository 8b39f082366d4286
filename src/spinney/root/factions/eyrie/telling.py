"""What of a turn of the Eyrie is told in a few words."""

COUNTED = ("decreed",)
SPOKEN = ("turmoil", "leader")
