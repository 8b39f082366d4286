"""A state of Ironwood as JSON that people can read and write. Decks start at the top."""
