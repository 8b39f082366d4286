"""The Woodland Alliance (chapter 8)."""
