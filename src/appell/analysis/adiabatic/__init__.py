"""Decides whether the reactions of Hamilton-Lusternik do work (Slawianowski, section 3.3).

In: a model with constraints.
Out: ``Adiabatic``: no work on any curve, no work on any motion, or neither, with a witness.
Read first: ``adiabatic.py``, then ``exact.py`` for the proof and ``numbers.py`` for random states.
"""
