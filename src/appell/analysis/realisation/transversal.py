"""The potential that a quick oscillation across a constraint leaves in the motion along it."""

from __future__ import annotations

import copy

import sympy as sm

from appell.analysis.realisation.realisation import Situation
from appell.model import Model, name_of
from appell.principles import AppellChetaev


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
