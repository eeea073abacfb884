"""Compares principles on one model, and shows the geometry of constrained accelerations.

In: a model, principles and a start, or a run.
Out: ``Comparison``, ``Projections``, ``Prescription`` and ``Stationarity``.
Read first: ``compare.py``.
"""
