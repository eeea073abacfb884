"""Proofs that something is constant, or a volume kept, as short programs: SymPy alone, no line of this library.

A program has the flow written out, q' = KINEMATICS and MASS w' = FORCE over the independent speeds, and differentiates
for itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.algebra.decimals import exact
from appell.analysis.integrals.flow import Flow
from appell.analysis.proofs.zero_certificate import Certificate
from appell.model import name_of

_CONSTANT = """M, F = sm.Matrix(MASS), sm.Matrix(FORCE)
by_speeds = sm.Matrix([[sm.diff(INTEGRAL, w) for w in SPEEDS]])
along = sm.diff(INTEGRAL, TIME) + sum(sm.diff(INTEGRAL, q) * k for q, k in zip(COORDINATES, KINEMATICS))
assert remainder(M.det() * along + (by_speeds * M.adjugate() * F)[0, 0]) == 0"""
"""det M times the rate of the integral."""

_ENERGY = """for w, row in zip(SPEEDS, MASS):
    assert remainder(sm.diff(INTEGRAL, w) - sum(a * v for a, v in zip(row, SPEEDS))) == 0
along = sm.diff(INTEGRAL, TIME) + sum(sm.diff(INTEGRAL, q) * k for q, k in zip(COORDINATES, KINEMATICS))
assert remainder(along + sum(f * w for f, w in zip(FORCE, SPEEDS))) == 0"""
"""Its derivatives by the speeds are M w, so that its rate is dE/dq . q' + w . F."""

_DIVERGENCE = """M, F = sm.Matrix(MASS), sm.Matrix(FORCE)
H = sm.Matrix([[sm.diff(r, g) for g in LEFT_OUT] for r in POSITION])


def slope(e, q):
    found = sm.diff(e, q)
    if LEFT_OUT:
        along = H.LUsolve(sm.Matrix([sm.diff(r, q) for r in POSITION]))
        found -= sum(a * sm.diff(e, g) for a, g in zip(along, LEFT_OUT))
    return found


places = sum(slope(k, q) for q, k in zip(COORDINATES, KINEMATICS) if q not in LEFT_OUT)
divergence = M.det() * places + (M.adjugate() * F.jacobian(SPEEDS)).trace()
"""
"""det M times the divergence of the flow; coordinates that position rows tie follow the others."""

_KEPT = """grown = sum(
    a * sm.diff(f, q) * k / f for f, a in zip(FACTORS, POWERS) for q, k in zip(COORDINATES, KINEMATICS)
)
assert remainder(M.det() * grown + divergence) == 0"""

_OBSTRUCTED = """steady = dict(zip(SPEEDS, STEADY))
for e in [*FORCE, *(k for q, k in zip(COORDINATES, KINEMATICS) if q in USED)]:
    assert remainder(sm.sympify(e).subs(steady)) == 0
assert remainder(divergence.subs(steady)) != 0"""


def integral_certificate(
    model: str, flow: Flow, name: str, e: sm.Expr, fixed: Mapping[sm.Symbol, sm.Expr], *, is_energy: bool = False
) -> Certificate:
    """That an expression is constant along every motion.

    Parameters
    ----------
    model
        Its name.
    flow
        Of its coordinates and independent speeds.
    name, expression
        The integral.
    fixed
        Values of parameters for which alone it is one.
    is_energy
        Whether its derivatives by the speeds are M w: the program is shorter then.
    """
    form = flow.form

    def told(x: sm.Expr) -> sm.Expr:
        return flow.on_constraints(x).xreplace(dict(fixed))

    values = {
        "COORDINATES": list(form.coordinates),
        "SPEEDS": list(form.speeds),
        "TIME": dynamicsymbols._t,
        "KINEMATICS": [told(x) for x in form.kinematics],
        "MASS": [[told(x) for x in row] for row in form.blocks.M.tolist()],
        "FORCE": [told(x) for x in form.blocks.F],
        "INTEGRAL": told(e),
    }
    statement = f"{name[:1].upper()}{name[1:]} of '{model}' is constant along every motion."
    return _written(statement, values, _ENERGY if is_energy else _CONSTANT, [*_norms(flow), *flow.left_relations])


def measure_certificate(
    model: str, flow: Flow, tied: Sequence[sm.Expr], factors: Sequence[sm.Expr], powers: Sequence[sm.Expr]
) -> Certificate:
    """That the product of powers of factors is the density of a volume that the flow keeps; ``tied``: left out."""
    values = {**_flow_values(flow, tied), "FACTORS": list(factors), "POWERS": list(powers)}
    statement = f"The flow of '{model}' keeps a volume: its density has the rate that the divergence asks for."
    return _written(statement, values, _DIVERGENCE + _KEPT, [*_norms(flow), *flow.relations])


def obstruction_certificate(
    model: str, flow: Flow, tied: Sequence[sm.Expr], used: Sequence[sm.Expr], steady: Mapping[sm.Expr, sm.Expr]
) -> Certificate:
    """That the flow contracts along a steady motion; ``used``: the coordinates that are not ignorable."""
    values = {
        **_flow_values(flow, tied),
        "USED": list(used),
        "STEADY": [steady[w] for w in flow.form.speeds],
    }
    statement = f"The flow of '{model}' keeps no volume: along a steady motion its divergence is not zero."
    return _written(statement, values, _DIVERGENCE + _OBSTRUCTED, [*_norms(flow), *flow.relations])


def _flow_values(flow: Flow, tied: Sequence[sm.Expr]) -> dict[str, object]:
    form = flow.form
    return {
        "COORDINATES": list(form.coordinates),
        "SPEEDS": list(form.speeds),
        "KINEMATICS": [exact(x) for x in form.kinematics],
        "MASS": [[exact(x) for x in row] for row in form.blocks.M.tolist()],
        "FORCE": [exact(x) for x in form.blocks.F],
        "LEFT_OUT": list(tied),
        "POSITION": [r for r in flow.relations if r != 0],
    }


def _norms(flow: Flow) -> list[sm.Expr]:
    return [sm.Add(*[c**2 for c in group]) - 1 for group in flow.unit]


def _written(statement: str, values: Mapping[str, object], body: str, relations: Sequence[sm.Expr]) -> Certificate:
    """With plain symbols in place of functions of time."""
    table: dict[sm.Expr, sm.Symbol] = {}

    def plain(value: object) -> object:
        if isinstance(value, list):
            return [plain(part) for part in value]
        e = sm.sympify(value)
        for f in e.atoms(AppliedUndef):
            table.setdefault(f, sm.Symbol(name_of(f), real=True))
        return e.xreplace(table)

    found = {name: plain(value) for name, value in values.items()}
    held = tuple(sm.sympify(plain(r)) for r in relations if r != 0)
    return Certificate(statement, found, body, held)
