"""A constraint in positions kept by a spring."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import sympy as sm

from appell.analysis.realisation.realisation import Realisation, Situation, sum_of_squares
from appell.constraints import Constraint
from appell.model import Model, name_of
from appell.principles import AppellChetaev, Principle

# ---- The potential that a quick oscillation across a constraint leaves in the motion along it


def with_transversal_potential(situation: Situation, strength: sm.Expr) -> Model | None:
    """The ideal model with the additional potential U = J omega (Rubin and Ungar 1957; Takens 1980).

    Across one row f(q) = 0 of a spring k / eps the motion oscillates with omega^2 = k A M^-1 A^T / eps, A = df/dq.
    Its action J = E / omega is an adiabatic invariant: E(0) being the energy across the row at the start,

        U(q) = J omega(q) = E(0) sqrt(k A M^-1 A^T) / (the same at the start),

    in which eps has cancelled. None where several rows oscillate: their frequencies may be in resonance, and then there
    is no such potential (Takens).
    """
    data = situation.model.snapshot()
    if len(situation.constraint.expressions) != 1 or len(data.constraints) != 1:
        return None
    # A M^-1 A^T of the one row, in the model's own symbols
    read = situation.model.derive(AppellChetaev())
    A = read.symbolic_form.constraint_matrix
    square = strength * sm.cancel((A * read.mass_matrix.LUsolve(A.T))[0, 0])
    begin = {q: sm.Float(situation.start[name_of(q)], 17) for q in data.coordinates}
    ratio = sm.simplify(square / square.xreplace(begin))
    made = copy.copy(situation.model)
    made.potential(f"oscillation across {situation.constraint.name}", situation.energy * sm.sqrt(ratio))
    return made


@dataclass(frozen=True)
class Elastic(Realisation):
    """V + k f^2 / (2 eps), for a row f(q) = 0 in positions.

    Without energy across the row the limit is d'Alembert's motion, with the multiplier -k f / eps. With a velocity
    across it the motion oscillates at omega / sqrt(eps), omega^2 = k A M^-1 A^T, A = df/dq; its action J = E / omega is
    kept, and where omega changes along the constraint the limit moves in the additional potential J omega: it is not
    d'Alembert's.

    References
    ----------
    Rubin and Ungar 1957; Takens 1980; Arnold, Kozlov and Neishtadt 2006, section 1.6.
    """

    name = "elastic"
    thing = "a spring"
    rows_of_order = (0,)
    tends_to = "d'Alembert"
    start_rule = "f(0) = 0; d'Alembert's motion asks for no energy across the row, f'(0) = 0"
    multiplier = "-f / eps"
    sign = -1
    references = ("Rubin and Ungar 1957", "Takens 1980")

    def add(self, model: Model, constraint: Constraint, rows: Sequence[sm.Expr], eps: sm.Symbol) -> None:
        model.potential(f"spring of {constraint.name}", self.strength * sum_of_squares(rows) / (2 * eps))

    def ideals(self, situation: Situation) -> Mapping[str, tuple[Model, Principle]]:
        found: dict[str, tuple[Model, Principle]] = {"d'Alembert": (situation.model, AppellChetaev())}
        if situation.energy > 0:
            model = with_transversal_potential(situation, self.strength)
            if model is not None:
                found["Rubin-Ungar"] = (model, AppellChetaev())
        return found
