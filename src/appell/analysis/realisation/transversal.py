"""The potential that a quick oscillation across a constraint leaves in the motion along it."""

from __future__ import annotations

import copy

import sympy as sm

from appell.algebra import SympyAlgebra
from appell.analysis.realisation.realisation import Situation
from appell.mechanics import Mechanics, lower
from appell.model import Model, name_of


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
    square = strength * _inverse_mass(lower(data, SympyAlgebra()), situation)
    begin = {q: sm.Float(situation.start[name_of(q)], 17) for q in data.coordinates}
    ratio = sm.simplify(square / square.xreplace(begin))
    made = copy.copy(situation.model)
    made.potential(f"oscillation across {situation.constraint.name}", situation.energy * sm.sqrt(ratio))
    return made


def _inverse_mass(m: Mechanics, situation: Situation) -> sm.Expr:
    """A M^-1 A^T of the row in the model's own symbols."""
    data = situation.model.snapshot()
    T = m.algebra.column([m.motion_energy])
    M = m.algebra.jacobian(m.algebra.jacobian(T, m.u).T, m.u)
    A = m.rows[0].A
    value = (A * sm.Matrix(M).inv() * A.T)[0, 0]
    table = dict(zip(m.q, data.kinematics.coordinates, strict=True))
    table |= {s: p.symbol for s, p in zip(m.p, data.parameters, strict=False)}
    return sm.simplify(value.xreplace(table))
