"""What of a turn of the Alliance is told in a few words."""

COUNTED = ("officer", "gained-supporter")
PLACED = ("outrage",)
SPOKEN = ("revolt", "outrage", "gained-supporter", "gained-supporter-hidden")
