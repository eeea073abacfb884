"""Builds models from SymPy's mechanics objects and from URDF files.

In: ``KanesMethod``, ``LagrangesMethod`` or a file.
Out: a ``Model`` with the same motion.
Read first: ``from_sympy.py`` or ``from_urdf.py``.
"""
