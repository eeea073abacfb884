"""Modes of one run: constraints that are met and let go, and the changes between."""
