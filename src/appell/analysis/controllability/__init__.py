"""Where the constraints let a mechanism go: the growth of brackets at a point, in exact arithmetic.

In: ``Equations`` and a configuration, or a generic one.
Out: ``BracketGrowth``: growth vector, degree of nonholonomy, whether every configuration can be reached.
Read first: ``brackets.py``, then ``transported.py``.
"""
