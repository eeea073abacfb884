"""The proof of a same motion as a short program that anybody can run: SymPy alone, no line of this library."""

from __future__ import annotations

from collections.abc import Sequence

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.analysis.proofs.lines import EquationLine, FlowStates
from appell.analysis.proofs.zero_certificate import Certificate
from appell.model import name_of

_BODY = """solved = dict(zip(RATES, sm.Matrix(MASS).LUsolve(sm.Matrix(FORCE)))) if RATES else {}
for e in LINES:
    assert remainder(sm.sympify(e).subs(solved, simultaneous=True)) == 0"""


def script(states: FlowStates, lines: Sequence[EquationLine]) -> str:
    """The program for lines that vanish along a flow."""
    flow = states.flow
    form, t = flow.form, dynamicsymbols._t
    blocks = [*form.blocks.M, *form.blocks.F, *(line.along for line in lines)]
    everything = [flow.on_constraints(e) for e in blocks]
    functions = {f for e in everything for f in e.atoms(AppliedUndef)} | {*form.coordinates}
    table = {f: sm.Symbol(name_of(f), real=True) for f in functions} | {t: sm.Symbol("t", real=True)}
    M, F = (form.blocks.M.applyfunc(flow.on_constraints), form.blocks.F.applyfunc(flow.on_constraints))
    along = [flow.on_constraints(line.along) for line in lines]
    unit = [sm.Add(*[c**2 for c in group]) - 1 for group in flow.unit]
    return Certificate(
        "Each line vanishes where MASS * RATES = FORCE: both equations give the same motion.",
        {
            "MASS": [[e.xreplace(table) for e in row] for row in M.tolist()],
            "FORCE": [e.xreplace(table) for e in F],
            "RATES": list(states.rates),
            "LINES": [e.xreplace(table) for e in along],
        },
        _BODY,
        tuple(e.xreplace(table) for e in (*unit, *flow.left_relations)),
    ).script()
