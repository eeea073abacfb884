"""Integrates motions in native code and holds the results.

In: ``Equations``, a start, parameters and inputs.
Out: ``Run``: arrays over named dimensions, computed when asked for, with an audit.
Read first: ``simulate.py``, then ``start.py``, ``integrate.py`` and ``run.py``.
"""

from appell.simulate.events import Event
from appell.simulate.load import load
from appell.simulate.pointwise import accelerations, assembled
from appell.simulate.run import Run
from appell.simulate.simulate import simulate
