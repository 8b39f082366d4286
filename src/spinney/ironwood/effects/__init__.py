"""What cards do: the language they are written in, reading it, and carrying it out (chapter 13)."""
