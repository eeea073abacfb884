"""Measures the turns that a body makes when its contact point or its shape goes around a closed path.

In: a model and a closed path.
Out: ``Holonomy`` and ``ShapeHolonomy``.
Read first: ``holonomy.py``, then ``shape_loop.py``.
"""
