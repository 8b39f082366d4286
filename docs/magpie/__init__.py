"""Magpie: the sample game of the page on adding a game."""
