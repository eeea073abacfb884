"""A force of a constraint as a person writes it: vectors on places, numbers on coordinates."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector


@dataclass(frozen=True)
class Force:
    """Forces at points, torques on frames and generalised forces on coordinates that act together."""

    vectors: tuple[tuple[Point | ReferenceFrame, Vector], ...] = ()
    generalised: tuple[tuple[sm.Expr, sm.Expr], ...] = ()

    @property
    def expressions(self) -> tuple[sm.Expr, ...]:
        """Every component, to look for symbols in."""
        components = [e for _, vector in self.vectors for matrix, _ in vector.args for e in matrix]
        return (*components, *(value for _, value in self.generalised))

    @property
    def places(self) -> tuple[Point | ReferenceFrame, ...]:
        """The points and frames it acts on."""
        return tuple(on for on, _ in self.vectors)
