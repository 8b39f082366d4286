"""What of a turn of the Mechanical Marquise, and of spies, is told in a few words."""

SPOKEN = ("order", "spied", "spy-caught", "orders-swapped", "won-by")
