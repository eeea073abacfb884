"""Searches for what is constant along every motion, and for volumes that the flow preserves.

In: the motion as an exact vector field (``flow.py``).
Out: ``FirstIntegrals``, ``InvariantMeasure`` and ``GaugeMomenta``, found in numbers and proved by normal forms.
Read first: ``first_integrals.py``, a list of stages; ``measure.py`` and ``gauge.py`` next to it.
"""
