"""What of a turn of the Alliance is told in a few words."""

COUNTED = ("officer", "gained-supporter")
SPOKEN = ("revolt", "outrage", "gained-supporter", "gained-supporter-hidden")
