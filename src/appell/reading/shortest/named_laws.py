"""What laws add to reactions, as a book has it: friction f and its moment tau in the equations, the law beside them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import sympy as sm

from appell.mechanics import Mechanics
from appell.numbers import READ
from appell.reading.named_form import NamedForm
from appell.reading.shortest.form_in_speeds import Sought, length_of
from appell.reading.symbolic_form import SymbolicForm


def needs_names(form: SymbolicForm) -> bool:
    """Whether what laws add is long."""
    return form.blocks.C is not None and length_of(list(form.blocks.C)) > READ.short


def with_named_law(sought: Sought, m: Mechanics, form: SymbolicForm, own: Mapping[sm.Basic, sm.Basic]) -> NamedForm:
    """The equations with the forces and torques of laws named: by their virtual power C = sum (dv/dw)^T f + G^T Q.

    The forces and torques are those of the law in the model's own speeds, whichever the equations are in.
    """
    algebra, taken = sought.algebra, set(sought.model.names())
    total, own = algebra.zeros(m.u.shape[0], 1), dict(own)
    definitions: dict[sm.Symbol, sm.Expr] = {}
    for law, given in zip(m.laws, sought.m.laws, strict=True):
        total += m.G.T @ law.coordinates
        for term, stated in zip(law.terms, given.terms, strict=True):
            names = [f"{'tau' if term.angular else 'f'}_{law.name.replace(' ', '_')}_{axis}" for axis in "xyz"]
            names = [next(n for n in (name, f"{name}_{len(definitions)}") if n not in taken) for name in names]
            taken |= set(names)
            force = algebra.symbols(names)
            values = sought.short(stated.vector).xreplace(own)
            for symbol, e in zip(force, values, strict=True):
                own[symbol.expression] = sm.Symbol(symbol.expression.name, real=True)
                definitions |= {own[symbol.expression]: e} if e != 0 else {}
            held = [e if value != 0 else algebra.scalar(0) for e, value in zip(force, values, strict=True)]
            total += m.partials[term.velocity, :].T @ algebra.column(held)
    named = form.named or NamedForm({}, form.blocks, form.kinematics)
    C, directions = sought.directions.written_in(list(total))
    own |= {s: sm.Symbol(s.name, real=True) for direction in directions for s in direction.symbols}
    told = sought.short(algebra.column(C)).xreplace(own)
    return replace(named, laws=definitions, blocks=replace(named.blocks, C=told))
