"""Runs to look at: figures and files."""
