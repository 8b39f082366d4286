"""The Marquise de Cat (chapter 6)."""
