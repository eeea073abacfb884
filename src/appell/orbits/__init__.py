"""Motions that repeat: periodic orbits with their multipliers, families of them, Lyapunov exponents.

In: ``Equations``, a start and a guess of the period.
Out: an ``Orbit``, from which ``family`` follows it over a parameter.
Read first: ``return_map.py``, then ``periodic.py``.
"""
