"""Closed paths and the turns they make."""
