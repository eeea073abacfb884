"""Parameters, starts and inputs from measurements: fits with their uncertainty, and the next experiment to make.

In: ``Equations``, and measurements of one or several motions as ``Experiment``.
Out: a ``Fit``: values with intervals, residuals, what the measurements cannot determine.
Read first: ``misfit.py`` (residuals and their derivatives), then ``fit.py``.
"""
