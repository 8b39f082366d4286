"""What of a turn of the Corvids is told in a few words."""

SPOKEN = ("flipped", "exposed", "wrong-guess", "exerted")
