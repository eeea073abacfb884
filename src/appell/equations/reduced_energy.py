"""Terms of Lagrange's equations in an energy into which the constraints are already inserted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from appell.algebra import Matrix


@dataclass(frozen=True)
class ReducedEnergyTerms:
    """d/dt dT~/dw = M w' + rate, the gradient of T~, its correction by the rows, the forces, and theta = dT/du before.

    The terms depend on neighbouring speeds w; ``at_the_state`` reads a term at the speeds of the state.
    """

    M: Matrix
    rate: Matrix
    gradient: Matrix
    correction: Matrix
    forces: Matrix
    theta: Matrix
    at_the_state: Callable[[Matrix], Matrix]
