"""A game of the tests' own, without chance and without secrets."""
