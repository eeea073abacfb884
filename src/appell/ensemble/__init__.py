"""Many motions of one model: a design of cases, run here or on a cluster, as one Dataset."""

from appell.ensemble.cluster import spread
from appell.ensemble.design import Design, cases, draws, grid
from appell.ensemble.sweep import Sweep, sweep

__all__ = ["Design", "Sweep", "cases", "draws", "grid", "spread", "sweep"]
