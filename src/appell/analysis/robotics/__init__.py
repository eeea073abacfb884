"""Robotics: numbers at states given as arrays, mass matrix, bias, Jacobians, momentum and centre of mass.

In: equations, and coordinates and speeds as arrays of the shape (..., n), in the order of the equations.
Out: NumPy arrays, one entry for each state.
Read first: ``verbs.py``, then ``graphs.py``.
"""

from appell.analysis.robotics.verbs import (
    Momentum,
    accelerations,
    bias,
    center_of_mass,
    inverse_dynamics,
    jacobian,
    mass_matrix,
    momentum,
)

__all__ = [
    "Momentum",
    "accelerations",
    "bias",
    "center_of_mass",
    "inverse_dynamics",
    "jacobian",
    "mass_matrix",
    "momentum",
]
