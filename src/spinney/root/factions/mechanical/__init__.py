"""The Mechanical Marquise: a player without seat or hand (M), and the Spies who watch her (M.7)."""
