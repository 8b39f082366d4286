"""Sylvion: defend the forest against the Ravage, alone or together."""
