"""Partial velocities and accelerations as vectors: Kane's method to read."""

from appell.partials.partials import Partials, partials_of

__all__ = ["Partials", "partials_of"]
