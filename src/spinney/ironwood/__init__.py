"""Ironwood: Woodwalkers and Ironclads fight over the mountains; one module per chapter."""
