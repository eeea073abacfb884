"""Proofs that no motion shows a change of parameters v(p), by exact algebra.

From the statement: where T, V and the other applied forces are multiplied by one common factor, and no row changes,

    L_v T = w T,   L_v dV/dq = w dV/dq,   L_v Q = w Q,   L_v rows = 0,   L_v qdot = 0

every principle of d'Alembert's family gives the same accelerations. Otherwise from the motion: with M w' = F over the
speeds that the rows leave, L_v (M^-1 F) = 0, which is det M L_v F - (L_v M) adj(M) F = 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import sympy as sm
from sympy.core.function import AppliedUndef

from appell.algebra.decimals import exact
from appell.algebra.normal_form import Fraction, TooLong
from appell.analysis.integrals.flow import Flow, NotProved, exact_flow
from appell.analysis.integrals.rates import FlowRates
from appell.analysis.proofs.zero import exact_zero
from appell.equations import Equations
from appell.equations.forms import mechanics_to_read
from appell.mechanics import Mechanics
from appell.model.mechanism import has_modes
from appell.model.norms import unit_sets
from appell.numbers import EXACT
from appell.system.stage import stage

Change = Mapping[sm.Symbol, sm.Expr]


def proof(equations: Equations, change: Change) -> str:
    """Why no motion shows a change of the parameters; empty where that is not proved."""
    model = equations.mechanism
    if (
        has_modes(model)
        or model.resets
        or equations.principle.has_momenta
        or equations.principle.family != "d'Alembert"
    ):
        return ""
    factor = _common_factor(equations, change)
    if factor is not None:
        how = "every force and inertia grows alike" if factor else "no energy and no force changes"
        return f"{how}, and no constraint changes"
    if len(equations.speeds) - sum(len(c.expressions) for c in model.constraints) > EXACT.few:
        return ""
    try:
        return "no acceleration changes" if _keeps(_flow(equations), change) else ""
    except (NotProved, TooLong):
        return ""


@stage
def _flow(equations: Equations) -> Flow:
    return exact_flow(equations)


@stage
def _read(equations: Equations) -> tuple[Mechanics, dict[sm.Basic, sm.Basic]]:
    return mechanics_to_read(equations)


def along(e: sm.Expr, change: Change) -> sm.Expr:
    """L_v of an expression."""
    return sm.Add(*(e.diff(p) * v for p, v in change.items() if e.has(p)))


def _common_factor(equations: Equations, change: Change) -> sm.Rational | None:
    """w of the first kind of proof, or None."""
    m, own = _read(equations)
    if m.laws or m.lagrangians or any(row.drives or row.memories for row in m.rows):
        return None

    def named(values: Iterable[sm.Expr]) -> list[sm.Expr]:
        return [exact(sm.sympify(v).xreplace(own)) for v in values]

    unit = [tuple(group) for group in unit_sets(equations.mechanism)]
    kept = named([*m.qdot, *(row.value for row in m.rows), *(row.position or 0 for row in m.rows)])
    if any(not _vanish(along(e, change), unit) for e in kept):
        return None
    # body by body, where no mass moves from one to another; otherwise all together
    inertias = [e for mass in m.masses for e in (mass.mass, *(mass.inertia if mass.inertia is not None else ()))]
    fixed, T = named(m.velocities), named([m.kinetic_energy])[0]
    if any(along(e, change) != 0 for e in fixed) or (w := _common_ratio(named(inertias), change)) is None:
        w = sm.S.Zero if not along(T, change) else _ratio(along(T, change), T)
        if w is None or not _vanish(along(T, change) - w * T, unit):
            return None
    V, q = named([m.potential_energy])[0], [e.xreplace(own) for e in m.q]
    forces = [*(V.diff(c) for c in q), *named(m.nonpotential_force)]
    return w if all(_vanish(along(e, change) - w * e, unit) for e in forces) else None


def _common_ratio(values: Iterable[sm.Expr], change: Change) -> sm.Rational | None:
    """w, where L_v e = w e for every value; None where there is no such number."""
    ratios = {sm.cancel(along(e, change) / e) for e in values if e != 0}
    w = ratios.pop() if len(ratios) == 1 else None
    return w if w is not None and w.is_Rational else None


def _vanish(e: sm.Expr, unit: list[tuple[sm.Expr, ...]]) -> bool:
    return e == 0 or exact_zero([e], (), unit).vanishes(e) is True


def _ratio(change: sm.Expr, value: sm.Expr) -> sm.Rational | None:
    """The factor that two expressions have between them at one point, as a fraction; whether it holds is not asked."""
    leaves = sorted(value.free_symbols | value.atoms(AppliedUndef), key=sm.default_sort_key)
    put = {x: sm.Rational(3 + 2 * i, 7 + i) for i, x in enumerate(leaves)}
    a, b = (sm.N(e.xreplace(put)) for e in (change, value))
    is_number = a.is_Float and b.is_Float and b != 0
    return sm.Rational(str(a / b)).limit_denominator(EXACT.nice) if is_number else None


def _keeps(flow: Flow, change: Change) -> bool:
    """Whether L_v takes the motion to zero: its kinematics, the speeds that rows give, and M^-1 F."""
    form = flow.form
    fixed = [along(e, change) for e in (*form.kinematics, *flow.dependent.values(), *flow.relations)]
    fixed = [flow.on_constraints(e) for e in fixed]
    M, F = form.blocks.M, form.blocks.F
    n = M.rows
    slopes = [along(F[i], change) for i in range(n)] + [along(M[i, j], change) for i in range(n) for j in range(n)]
    rates = FlowRates(flow, [*fixed, *slopes], slopes=False)
    f = rates.forms
    values = [f.of(e) for e in rates.expressions]
    if any(not v.is_zero for v in values[: len(fixed)]):
        return False
    by_F, by_M = values[len(fixed) : len(fixed) + n], values[len(fixed) + n :]
    tops, det = rates.solved
    for i in range(n):
        parts = [f.product(det, by_F[i])]
        parts += [_negative(f.product(by_M[i * n + j], tops[j])) for j in range(n)]
        if not f.total(parts).is_zero:
            return False
    return True


def _negative(e: Fraction) -> Fraction:
    return Fraction(-e.numerator, e.denominator)
