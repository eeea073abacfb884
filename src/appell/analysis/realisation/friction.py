"""A constraint kept by dry friction: it sticks as long as the friction suffices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import sympy as sm

from appell.analysis.realisation.realisation import Realisation
from appell.analysis.realisation.row_values import pushes_of
from appell.constraints import Actuator, Constraint
from appell.model import Model
from appell.simulate import Run


@dataclass(frozen=True)
class Friction(Realisation):
    """Coulomb's friction against F, of at most k / eps along dF/dqdot for each row.

    While it sticks, the friction is the reaction of an ideal constraint: the motion is that of Appell and Chetaev
    exactly, for every eps below k / max |lam|. Where the friction does not suffice it slides against a push of k / eps.

    References
    ----------
    Neimark and Fufaev 1972, chapter IV; Slawianowski, section 4 (004).
    """

    name = "friction"
    thing = "dry friction"
    rows_of_order = (1,)
    tends_to = "Appell-Chetaev"
    start_rule = "F(0) = 0: it sticks at the start"
    multiplier = "the friction force"
    sign = 1
    linear_only = True
    references = ("Neimark and Fufaev 1972",)

    def add(self, model: Model, constraint: Constraint, rows: Sequence[sm.Expr], eps: sm.Symbol) -> None:
        grips = [
            Actuator(pushes_of(model, row), bound=self.strength / eps, name=f"grip of {constraint.name} {i + 1}")
            for i, row in enumerate(rows)
        ]
        for i, (row, grip) in enumerate(zip(rows, grips, strict=True)):
            model.constrain(
                f"friction of {constraint.name}" + (f" {i + 1}" if len(rows) > 1 else ""), row, servo=[grip]
            )

    def multipliers(self, run: Run, rows: np.ndarray, rates: np.ndarray, eps: float) -> np.ndarray:
        return np.array(list(run.efforts.values())).T
