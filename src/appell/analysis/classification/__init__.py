"""Classifies the constraints of a model: integrability, reducible nonlinearity, reachable configurations.

In: the rows of a model in velocities, as graphs and as symbols.
Out: ``Classification`` with one verdict for each constraint and each set of constraints.
Read first: ``classify.py``, then ``verdict.py`` (the results) and ``velocity_rows.py`` (the rows).
"""
