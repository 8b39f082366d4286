"""Drawn as Magpie is."""

from magpie.svg import described, draw, picture

__all__ = ["described", "draw", "picture"]
