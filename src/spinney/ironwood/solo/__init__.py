"""One player against an automaton: the two of them, their decks and difficulty (10, 11, 14)."""
