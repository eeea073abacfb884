"""Differentiates runs: by parameters, by what was given of the start, by inputs.

In: a run with its equations, and the names of scalars.
Out: ``Sensitivities``: the arrays of the run with the scalars as one dimension more.
Read first: ``variational.py`` (a System made from a System), then ``motion.py``, which integrates it leg by leg.
"""
