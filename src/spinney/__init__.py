"""Spinney: a digital table for forest games."""

__version__ = "0.1.0"
