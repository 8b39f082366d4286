"""Magpie for friends: a game of the tests' own that is played in campaigns."""
