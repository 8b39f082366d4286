"""Printed as Magpie is."""

from magpie.terminal import draw

__all__ = ["draw"]
