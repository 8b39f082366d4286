"""Spinney: a digital table for three forest games."""

__version__ = "0.1.0"
