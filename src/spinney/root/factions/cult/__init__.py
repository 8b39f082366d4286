"""The Lizard Cult (chapter 10)."""
