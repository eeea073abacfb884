"""A constraint kept by added mass: inertia against every motion across the rows, as of a fluid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sympy as sm

from appell.analysis.realisation.realisation import Realisation, sum_of_squares
from appell.constraints import Constraint
from appell.model import Model


@dataclass(frozen=True)
class AddedMass(Realisation):
    """L + k F^2 / (2 eps): with mu = k F / eps it is L + mu F - eps mu^2 / (2 k), whose limit is L + mu F.

    The momentum across the rows is finite where the velocity across them vanishes: F(0) = eps mu0 / k starts the motion
    of Hamilton and Lusternik with mu(0) = mu0. A row nonlinear in velocity brings mu d2F/dv2 into the mass matrix.

    References
    ----------
    Kozlov 1982; Arnold, Kozlov and Neishtadt 2006, section 1.6.
    """

    name = "mass"
    thing = "added mass"
    rows_of_order = (1,)
    tends_to = "Hamilton-Lusternik"
    start_rule = "F(0) = eps mu0, so that the momentum across the rows is mu0"
    multiplier = "F / eps"
    sign = 1
    has_momentum = True
    references = ("Kozlov 1982", "Arnold, Kozlov and Neishtadt 2006, section 1.6")

    def add(self, model: Model, constraint: Constraint, rows: Sequence[sm.Expr], eps: sm.Symbol) -> None:
        energy = self.strength * sum_of_squares(rows) / (2 * eps)
        model.lagrangian(energy, name=f"added mass of {constraint.name}")
