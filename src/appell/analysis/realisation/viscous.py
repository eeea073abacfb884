"""A constraint kept by viscous friction: it resists every motion across the rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sympy as sm

from appell.analysis.realisation.realisation import Realisation, sum_of_squares
from appell.constraints import Constraint
from appell.model import Model


@dataclass(frozen=True)
class Viscous(Realisation):
    """Rayleigh's dissipation D = k F^2 / (2 eps): the generalised force is -(k F / eps) dF/dqdot.

    As eps vanishes, -k F / eps tends to the multiplier lam of Appell and Chetaev, for rows nonlinear in velocity too:
    the force has the direction dF/dqdot of Chetaev's reaction for every eps.

    References
    ----------
    Caratheodory 1933; Karapetyan 1981; Brendelev 1981; Eldering 2016.
    """

    name = "viscous"
    thing = "viscous friction"
    rows_of_order = (1,)
    tends_to = "Appell-Chetaev"
    start_rule = "F(0) = 0; another F(0) dies out within a few eps, and moves the start by that order"
    multiplier = "-F / eps"
    sign = -1
    references = ("Caratheodory 1933", "Karapetyan 1981", "Eldering 2016")

    @property
    def stiff(self) -> bool:
        return True

    def add(self, model: Model, constraint: Constraint, rows: Sequence[sm.Expr], eps: sm.Symbol) -> None:
        model.damper(f"viscosity of {constraint.name}", self.strength * sum_of_squares(rows) / (2 * eps))
