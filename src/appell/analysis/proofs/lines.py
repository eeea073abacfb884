"""Equations as lines that must vanish along the motion of other equations, written in their states and speed rates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.algebra.decimals import exact
from appell.analysis.integrals.flow import Flow, exact_flow
from appell.equations import Equations
from appell.equations.forms import have_same_kinematics, mechanics_to_read
from appell.errors import ModelError
from appell.model import name_of
from appell.model.declarative.formula import Scope, read_scalar
from appell.numbers import EXACT, TEXT


@dataclass(frozen=True)
class EquationLine:
    """An equation: ``given`` as it was written, ``along`` in q, w and the symbols of w', the flow's states."""

    name: str
    given: sm.Expr
    along: sm.Expr


@dataclass(frozen=True)
class FlowStates:
    """How anything becomes an expression of q, w and w' of a flow; ``rates`` are the symbols of w'."""

    flow: Flow
    rates: tuple[sm.Symbol, ...]

    def meaning(self, derivative: sm.Derivative) -> sm.Expr | None:
        """q', q'' or u' in these; None for any other."""
        form, t = self.flow.form, dynamicsymbols._t
        x, order = derivative.expr, derivative.derivative_count
        if derivative.variables != (t,) * order or order > 2:
            return None
        if x in form.coordinates:
            first = form.kinematics[form.coordinates.index(x)].xreplace(dict(self.flow.dependent))
            return first if order == 1 else self.rate(first)
        if order == 1 and x in form.speeds:
            return self.rates[form.speeds.index(x)]
        return self.rate(self.flow.dependent[x]) if order == 1 and x in self.flow.dependent else None

    def rate(self, e: sm.Expr) -> sm.Expr:
        """The rate of an expression of q and w."""
        form = self.flow.form
        rates = form.kinematics.xreplace(dict(self.flow.dependent))
        parts = [e.diff(q) * k for q, k in zip(form.coordinates, rates, strict=True)]
        parts += [e.diff(w) * a for w, a in zip(form.speeds, self.rates, strict=True)]
        held = {x: sm.Dummy() for x in (*form.coordinates, *form.speeds)}
        explicit = e.xreplace(held).diff(dynamicsymbols._t).xreplace({d: x for x, d in held.items()})
        return sm.Add(*parts, explicit)

    def along(self, e: sm.Expr, extra: Mapping[sm.Expr, sm.Expr] | None = None) -> sm.Expr:
        """An expression of coordinates, speeds and their derivatives in q, w and w'."""
        e = exact(e).xreplace(dict(extra or {}))
        table = {d: self.meaning(d) for d in e.atoms(sm.Derivative)}
        strange = sorted(str(d) for d, value in table.items() if value is None)
        if strange:
            raise ModelError(
                f"a line holds {', '.join(strange)}, which the motion does not give: write it in coordinates, speeds "
                "and their derivatives up to accelerations."
            )
        return e.xreplace({**table, **self.flow.dependent})


def states_of(flow: Flow) -> FlowStates:
    """Symbols for w'."""
    return FlowStates(flow, tuple(sm.Symbol(f"{name_of(w)}_rate", real=True) for w in flow.form.speeds))


def lines_of_equations(states: FlowStates, other: Equations, first: Equations) -> list[EquationLine]:
    """M w' - F of other equations, and the speeds that their rows give, over the states of the first.

    Speeds of the other model are put as its own combinations of coordinate rates, u = Y q' + z.
    """
    flow = exact_flow(other)
    form = flow.form
    extra: dict[sm.Expr, sm.Expr] = {}
    t = dynamicsymbols._t
    if not have_same_kinematics(first, other):
        for u, e in _speeds_by_rates(other).items():
            value = states.along(e)
            extra |= {u: value, u.diff(t): states.rate(value)}
    made = []
    rows = form.blocks.M @ sm.Matrix(form.rates) - form.blocks.F
    for w, row in zip(form.speeds, rows, strict=True):
        made.append(EquationLine(f"the equation of {name_of(w)}", row, states.along(row, extra)))
    for u, e in form.dependent_speeds.items():
        made.append(EquationLine(f"the speed {name_of(u)}", u - e, states.along(u - e, extra)))
    for q, rate in zip(form.coordinates, form.kinematics, strict=True):
        made.append(EquationLine(f"the rate of {name_of(q)}", q.diff(t) - rate, states.along(q.diff(t) - rate, extra)))
    return made


def lines_of_expressions(
    states: FlowStates, given: Sequence[tuple[str, sm.Expr]], first: Equations
) -> list[EquationLine]:
    """A person's own equations."""
    known = {*first.coordinates, *first.speeds}
    parameters = {p.symbol for p in first.mechanism.parameters} | {dynamicsymbols._t}
    made = []
    for name, e in given:
        strangers = [a for a in e.atoms(AppliedUndef) if a not in known]
        strangers += [s for s in e.free_symbols if s not in parameters]
        if strangers:
            raise ModelError(
                f"{name} holds {', '.join(sorted(map(str, strangers)))}, which is neither a state nor a parameter of "
                f"'{first.mechanism.name}': use the model's own symbols."
            )
        made.append(EquationLine(name, e, states.along(e)))
    return made


def _speeds_by_rates(equations: Equations) -> dict[sm.Expr, sm.Expr]:
    """u = Y q' + z in the model's own symbols."""
    m, own = mechanics_to_read(equations)
    t = dynamicsymbols._t
    rates = sm.Matrix([q.diff(t) for q in equations.coordinates])
    values = m.Y.xreplace(own) @ rates[: m.Y.cols, :] + m.z.xreplace(own)
    return dict(zip(equations.speeds, values, strict=True))


# ---- A line of equations as a person types it, read without evaluating anything: x'' = -2*Omega*y'/7


def read_line(line: str, names: Mapping[str, sm.Expr]) -> sm.Expr:
    """Left side minus right side, with ``names`` for what stands in it.

    Raises
    ------
    ModelError
        Where a piece of it is not in the vocabulary of formulas, with the piece.
    """
    if len(line) > 2 * TEXT.description:
        raise ModelError(
            f"a line has {len(line)} letters, more than {2 * TEXT.description}: give it in parts, or as an expression."
        )
    sides = line.split("=")
    if len(sides) > 2:
        raise ModelError(f"the line '{line}' has more than one '=': give one equation a line.")
    scope = Scope(names, exact=True, largest_power=EXACT.written_power)
    left = read_scalar(sides[0], scope)
    return left - read_scalar(sides[1], scope) if len(sides) == 2 else left
