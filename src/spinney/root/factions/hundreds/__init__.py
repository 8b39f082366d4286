"""Chapter 14: the Lord of the Hundreds."""
