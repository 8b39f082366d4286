"""The persistent cards (4.1.3): each is a power of whoever has crafted it.

`card.py` has what they have in common; the decks' cards are in `standard.py` and `exiles.py`.
"""
