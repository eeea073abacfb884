"""Surfaces in contact: where they touch, the rows of gap and slip, friction."""
