"""Bots against bots: many games, fairly seated, and what can be said of them honestly."""
