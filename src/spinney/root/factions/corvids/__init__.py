"""Chapter 13: the Corvid Conspiracy."""
