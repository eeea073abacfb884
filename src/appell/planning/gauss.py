"""Gauss collocation: one polynomial for the states of an interval, exact rates at the Gauss points.

On an interval of length h the states are the polynomial X of degree s with X(0) = x0 and X'(c_i h) = f(X(c_i h)). Its
end is of order 2s (Hairer, Norsett and Wanner 1993, section II.7).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np


@dataclass(frozen=True)
class GaussScheme:
    """The points c, the weights b and the matrix A of the method with s stages.

    ``power_form`` turns values at the Gauss points into the coefficients of their polynomial, the highest power of
    the part of the interval first. ``from_ends`` does the same for states, with the value at the begin before them.
    """

    points: np.ndarray
    weights: np.ndarray
    matrix: np.ndarray
    power_form: np.ndarray
    from_ends: np.ndarray

    @property
    def stages(self) -> int:
        """How many points an interval has."""
        return int(self.points.size)


@lru_cache(maxsize=8)
def gauss_scheme(stages: int) -> GaussScheme:
    """Returns the method with this many points on an interval."""
    nodes, weights = np.polynomial.legendre.leggauss(stages)
    c, b = (nodes + 1) / 2, weights / 2
    # A_ij is the integral from 0 to c_i of the Lagrange polynomial that is 1 at c_j: exact for powers below s.
    powers = np.arange(stages)
    vandermonde = c[:, None] ** powers
    integrals = c[:, None] ** (powers + 1) / (powers + 1)
    A = np.linalg.solve(vandermonde.T, integrals.T).T
    with_begin = np.concatenate([[0.0], c])
    return GaussScheme(
        points=c,
        weights=b,
        matrix=A,
        power_form=np.linalg.inv(np.vander(c)),
        from_ends=np.linalg.inv(np.vander(with_begin)),
    )
