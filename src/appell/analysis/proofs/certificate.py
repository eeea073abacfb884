"""A proof as a short program that anybody can run: SymPy alone, no line of this library."""

from __future__ import annotations

from collections.abc import Sequence

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.analysis.proofs.lines import Line, States
from appell.model import name_of

_PROGRAM = '''"""Checks with SymPy alone: each line vanishes where M * rates = F, modulo the relations."""
import sympy as sm

{symbols} = sm.symbols("{names}")
M = sm.Matrix({M})
F = sm.Matrix({F})
rates = {rates}
lines = [
{lines}
]
RELATIONS = [{relations}]

solved = dict(zip(rates, M.LUsolve(F))) if rates else {{}}


def polynomial(e):
    """Sines, cosines and roots as symbols of their own."""
    e = sm.expand_trig(e.subs(solved, simultaneous=True)).replace(sm.tan, lambda x: sm.sin(x) / sm.cos(x))
    table, relations = {{}}, list(RELATIONS)
    for angle in {{f.args[0] for f in e.atoms(sm.sin, sm.cos)}}:
        s, c = sm.Dummy(), sm.Dummy()
        table |= {{sm.sin(angle): s, sm.cos(angle): c}}
        relations.append(s**2 + c**2 - 1)
    for root in e.atoms(sm.Pow):
        if root.exp.is_Rational and root.exp.q == 2:
            r = table.setdefault(sm.sqrt(root.base), sm.Dummy())
            table[root] = r**root.exp.p
            relations.append(r**2 - root.base)
    return e.xreplace(table), [r.xreplace(table) for r in relations]


for e in lines:
    e, relations = polynomial(sm.sympify(e))
    numerator = sm.expand(sm.fraction(sm.together(e))[0])
    if relations and numerator != 0:
        numerator = sm.expand(sm.reduced(numerator, relations, *sorted(numerator.free_symbols, key=str))[1])
    assert numerator == 0, numerator
print("proved")
'''


def script(states: States, lines: Sequence[Line]) -> str:
    """The program for lines that vanish along a flow."""
    flow = states.flow
    form = flow.form
    everything = [*form.blocks.M, *form.blocks.F, *(line.along for line in lines)]
    everything = [flow.on_constraints(e) for e in everything]
    t = dynamicsymbols._t
    functions = sorted({f for e in everything for f in e.atoms(AppliedUndef)} | {*form.coordinates}, key=str)
    plain = {f: sm.Symbol(name_of(f)) for f in functions}
    plain |= {s: sm.Symbol(s.name) for e in everything for s in e.free_symbols if s != t}
    plain |= {s: sm.Symbol(s.name) for s in states.rates}
    table = plain | {t: sm.Symbol("t")}

    def text(e: sm.Expr) -> str:
        return str(flow.on_constraints(e).xreplace(table))

    names = list(dict.fromkeys([*(s.name for s in plain.values()), "t"]))
    unit = [sm.Add(*[c.xreplace(table) ** 2 for c in group]) - 1 for group in flow.unit]
    return _PROGRAM.format(
        symbols=", ".join(names),
        names=" ".join(names),
        M=[[sm.Symbol(text(x)) for x in row] for row in form.blocks.M.tolist()],
        F=[sm.Symbol(text(x)) for x in form.blocks.F],
        rates=[sm.Symbol(s.name) for s in states.rates],
        lines="\n".join(f"    {text(line.along)}," for line in lines),
        relations=", ".join(str(e) for e in unit),
    )
