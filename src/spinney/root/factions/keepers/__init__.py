"""Chapter 15: the Keepers in Iron."""
