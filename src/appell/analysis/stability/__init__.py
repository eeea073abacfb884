"""Linearises equations, and finds and follows steady motions.

In: ``Equations`` and a state.
Out: ``Linearization``, ``SteadyMotion``, ``SteadyFamily``, and the same in symbols.
Read first: ``linearize.py``, then ``steady.py`` and ``continuation.py``.
"""
