"""Proves or refutes that two sets of equations give the same motion.

In: a model and equations of two principles, or lines that a person wrote.
Out: ``SameMotion`` and certificates: scripts that SymPy alone can check.
Read first: ``same_motion.py``, then ``zero.py`` (the zero test).
"""
