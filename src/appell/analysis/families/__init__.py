"""Compares the two families of reactions: Appell-Chetaev and Hamilton-Lusternik.

In: a model and a start.
Out: ``Families``: where the two motions differ, and whether initial multipliers exist that make them one.
Read first: ``families.py``, then ``closing.py`` (the search for multipliers) and ``report.py`` (the result).
"""
