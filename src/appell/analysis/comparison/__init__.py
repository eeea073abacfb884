"""Principles side by side, and the geometry of constrained accelerations."""
