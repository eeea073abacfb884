"""Figures and files made from runs and results.

In: a ``Run`` or the result of an analysis.
Out: matplotlib figures, CSV, films, widgets.
Read first: ``plot.py``, then ``export.py``; ``scene/scene.py`` for pictures of mechanisms.
"""
