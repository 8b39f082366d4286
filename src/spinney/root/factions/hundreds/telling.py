"""What of a turn of the Hundreds is told in a few words."""

SPOKEN = ("mood", "warlord-fell", "looted", "oppressed")
