"""The Riverfolk Company (chapter 11)."""
