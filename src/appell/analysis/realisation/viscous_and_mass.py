"""A constraint kept by added mass and viscous friction together, in a fixed ratio."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import sympy as sm

from appell.analysis.realisation.realisation import Realisation, Situation, sum_of_squares
from appell.constraints import Constraint
from appell.model import Model
from appell.numbers import FAMILY
from appell.principles import Kozlov, Principle


@dataclass(frozen=True)
class ViscousAndMass(Realisation):
    """L + k F^2 / (2 eps) and D = nu k F^2 / (2 eps): with mu = k F / eps the limit has mu' = -lam - nu mu.

    nu = 0 is added mass alone, with the motion of Hamilton and Lusternik; the larger nu, the nearer the limit is to
    the motion of Appell and Chetaev.

    References
    ----------
    Kozlov 1992; Arnold, Kozlov and Neishtadt 2006, section 1.6.
    """

    nu: float = 1.0

    name = "viscous and mass"
    thing = "viscous friction and added mass"
    rows_of_order = (1,)
    tends_to = "Kozlov"
    start_rule = "F(0) = eps mu0, so that the momentum across the rows is mu0"
    multiplier = "F / eps"
    sign = 1
    has_momentum = True
    references = ("Kozlov 1992", "Arnold, Kozlov and Neishtadt 2006, section 1.6")

    @property
    def stiff(self) -> bool:
        return self.nu >= FAMILY.quick

    def add(self, model: Model, constraint: Constraint, rows: Sequence[sm.Expr], eps: sm.Symbol) -> None:
        energy = self.strength * sum_of_squares(rows) / (2 * eps)
        model.lagrangian(energy, name=f"added mass of {constraint.name}")
        model.damper(f"viscosity of {constraint.name}", self.nu * energy)

    def ideals(self, situation: Situation) -> Mapping[str, tuple[Model, Principle]]:
        name = situation.constraint.name
        between = Kozlov(nu={name: self.nu}, mu={name: list(situation.mu0)})
        return {**super().ideals(situation), f"Kozlov, nu = {self.nu:g}": (situation.model, between)}
