"""Lowers a model into an algebra: no mass matrix and no equation of motion.

In: a ``Mechanism`` and an algebra.
Out: ``Mechanics``: poses, velocities, energies, forces and the rows of the constraints, differentiated to
accelerations.
Read first: ``lower.py``, then ``mechanics.py`` and ``rows.py``.
"""

from appell.mechanics.actuate import actuated, demanded, efforts
from appell.mechanics.embed import (
    Embedding,
    Held,
    changes_of,
    embed_speeds,
    in_speeds,
    neighbouring_speeds,
    row_values,
    solve_rows,
    solve_speeds,
)
from appell.mechanics.inputs import Inputs
from appell.mechanics.lower import lower
from appell.mechanics.mechanics import AppliedLoad, ForceSystem, Mechanics, MovingMass, Row, Term
from appell.mechanics.quasi import gamma_matrix, gamma_of, transposition
