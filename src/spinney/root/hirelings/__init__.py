"""The hirelings of the Woodland, one file each with both sides; `deeds` has what they do alike."""
