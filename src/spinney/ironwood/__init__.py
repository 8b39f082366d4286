"""Ironwood: Woodwalkers and Ironclads fight over the mountains; one module per chapter.

setup         1, 12        Setting up, and help for beginners
hands         2            Action cards; `cards` has what is printed on them
rounds        3            The round
pieces        4            Units, crystals and all the other pieces
board         5            The board
moving        6            Moving; `drill` has what the drill does
combat        7            Combat
ironclads     8            Playing the Ironclads
woodwalkers   9            Playing the Woodwalkers; `beliefs` has who knows what of the visions
solo/         10, 11, 14   Alone against an automaton
effects/      13           What cards do: their language, and carrying it out
"""
