"""Runs many motions of one model, in this process, on a graphics card or on a cluster.

In: ``Equations`` and a ``Design``: the cases as a grid, draws or a list.
Out: ``Sweep``: one xarray Dataset and the ending of each case.
Read first: ``sweep.py``, then ``design.py`` and ``trajectory.py`` (one case).
"""

from appell.ensemble.cluster import spread
from appell.ensemble.design import Design, cases, draws, grid
from appell.ensemble.sweep import Sweep, sweep
