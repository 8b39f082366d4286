"""The Eyrie Dynasties (chapter 7)."""
