"""Root: the factions of the Woodland struggle for its rule."""
