"""The flow of a model in exact algebra: q' = K(q, w, t) and M w' = F over the speeds w that the rows leave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.algebra.decimals import exact
from appell.algebra.written import shortest
from appell.equations import Equations
from appell.equations.blocks import Blocks
from appell.equations.forms import (
    blocks_over_all_speeds,
    evident_in,
    mechanics_to_read,
)
from appell.errors import AppellError
from appell.model.norms import unit_sets
from appell.numbers import EXACT
from appell.principles import Kane
from appell.reading.shortest.search import shortest_equations
from appell.reading.symbolic_form import SymbolicForm, read


class NotProved(AppellError):
    """The exact algebra has not decided; its text says why."""


@dataclass(frozen=True)
class Flow:
    """q' and w' of a model in its own symbols; ``dependent``: the other speeds; ``relations`` vanish everywhere.

    ``equations``: those whose speeds it is in, the given ones or the same in other speeds.
    """

    form: SymbolicForm
    unit: tuple[tuple[sm.Expr, ...], ...]
    relations: tuple[sm.Expr, ...]
    parameters: tuple[sm.Symbol, ...]
    equations: Equations

    @property
    def dependent(self) -> Mapping[sm.Expr, sm.Expr]:
        """Speeds that the rows give, in terms of the others; the model's own, where others were chosen for a proof."""
        dependent = self.form.dependent_speeds
        return {**{s: e.xreplace(dependent) for s, e in self.form.former_speeds.items()}, **dependent}

    def on_constraints(self, e: sm.Expr) -> sm.Expr:
        """An expression with the dependent speeds, and coordinates that position rows give, put in."""
        e = exact(e).xreplace(dict(self.dependent)).xreplace(self.given_coordinates)
        for base, value in self.given_roots.items():
            e = e.replace(lambda a, b=base: _is_root_of(a, b), lambda a, v=value: v ** (2 * a.exp))
        return e

    @cached_property
    def given_roots(self) -> dict[sm.Expr, sm.Expr]:
        """b of sqrt(b) = value, where a position row says so: sqrt(x^2 + y^2) = R - r in a tube."""
        found: dict[sm.Expr, sm.Expr] = {}
        for relation in self.relations:
            roots = [a for a in relation.atoms(sm.Pow) if a.exp == sm.S.Half and a.base.atoms(AppliedUndef)]
            if len(roots) == 1:
                place = sm.Dummy()
                e = relation.xreplace({roots[0]: place})
                slope = e.diff(place)
                if not e.atoms(AppliedUndef) and slope != 0 and not slope.has(place):
                    found[roots[0].base] = sm.expand(-(e - slope * place) / slope)
        return found

    @cached_property
    def left_relations(self) -> list[sm.Expr]:
        """Position rows that give no coordinate outright, as polynomials where they give a root."""
        squares = [base - value**2 for base, value in self.given_roots.items()]
        left = [r for r in self.relations if not any(r.has(sm.sqrt(base)) for base in self.given_roots)]
        return squares + [r for r in left if not r.has(*self.given_coordinates)]

    @cached_property
    def given_coordinates(self) -> dict[sm.Expr, sm.Expr]:
        """Coordinates that a position row gives outright: z = r on a table, z = r / sin(a) + rho / tan(a) in a cone."""
        found: dict[sm.Expr, sm.Expr] = {}
        for relation in self.relations:
            e = relation.xreplace(found)
            for q in self.form.coordinates:
                slope = e.diff(q)
                if slope != 0 and not slope.atoms(AppliedUndef):
                    value = sm.expand(-(e - slope * q) / slope)
                    found = {key: v.xreplace({q: value}) for key, v in found.items()} | {q: value}
                    break
        return found


def exact_flow(equations: Equations) -> Flow:
    """The flow of equations in their minimal form; in the speeds in which they are shortest where that is long.

    Raises
    ------
    NotProved
        Where they have no such form, or one too long.
    """
    try:
        form = _projected(equations) if evident_in(equations) else equations.symbolic_form
    except (AppellError, ZeroDivisionError, ValueError) as error:
        raise NotProved(f"the equations have no minimal form in symbols ({error})") from None
    if form.momenta or form.auxiliary_rates or form.lam or form.dependent_rates or form.blocks.C is not None:
        raise NotProved("the state holds more than coordinates and independent speeds")
    short = None
    if _size(form) > EXACT.ansatz and not evident_in(equations):
        form, short = _shorter(equations, form)
    if _size(form) > EXACT.flow_longest or form.blocks.M.rows > EXACT.few:
        raise NotProved(
            f"the equations have {_size(form)} operations over {form.blocks.M.rows} speeds, too many for a proof"
        )
    return Flow(
        form=form,
        unit=tuple(tuple(group) for group in unit_sets(equations.mechanism)),
        relations=_position_rows(equations),
        parameters=tuple(parameter.symbol for parameter in equations.mechanism.parameters),
        equations=short or equations,
    )


def _size(form: SymbolicForm) -> int:
    return int(sm.count_ops(form.blocks.M)) + int(sm.count_ops(form.blocks.F))


def _shorter(equations: Equations, form: SymbolicForm) -> tuple[SymbolicForm, Equations | None]:
    """The form in the speeds in which the equations are shortest, if it is shorter than the one in the model's own."""
    if form.blocks.M.rows > EXACT.few:
        return form, None
    try:
        short = shortest_equations(equations, ratios=False)[0]
        other = short.symbolic_form
    except AppellError:
        return form, None
    if other.momenta or other.auxiliary_rates or other.lam or other.dependent_rates or other.blocks.C is not None:
        return form, None
    return (other, short) if other.former_speeds and _size(other) < _size(form) else (form, None)


def _is_root_of(e: sm.Expr, base: sm.Expr) -> bool:
    return bool(e.is_Pow and e.base == base and e.exp.is_Rational and e.exp.q == 2)


def _position_rows(equations: Equations) -> tuple[sm.Expr, ...]:
    """What vanishes in every configuration, in the model's own symbols."""
    if not equations.mechanism.constraints:
        return ()
    m, own = mechanics_to_read(equations)
    rows = [exact(sm.sympify(row.position).xreplace(own)) for row in m.rows if row.position is not None]
    return tuple(shortest(rows, unit_sets(equations.mechanism)))


def _projected(equations: Equations) -> SymbolicForm:
    """M w' = F of equations with reactions in evidence, M u' = F + A^T lam: N^T M N w' = N^T (F - M (rate of N) w).

    u = N w + n are the speeds that the rows leave, those of Kane's minimal form; N^T A^T = 0 as the rows hold.
    """
    form = read(equations.mechanism, Kane())
    m, own = mechanics_to_read(equations)
    blocks = blocks_over_all_speeds(equations, m)
    if blocks.C is not None or blocks.auxiliary is not None or blocks.momenta is not None:
        raise NotProved("the state or the reactions are of another kind than those of ideal constraints")
    if any(sm.expand(e) != 0 for e in blocks.B - blocks.A.T) or form.dependent_rates:
        raise NotProved("the reactions are not ideal, or the rows not linear: they do not drop out")
    M, F = (block.xreplace(own).xreplace(form.dependent_speeds) for block in (blocks.M, blocks.F))
    u = sm.Matrix([form.dependent_speeds.get(s, s) for s in equations.speeds])
    N = sm.Matrix(u.rows, len(form.speeds), lambda i, j: u[i].diff(form.speeds[j]))
    drift = sm.Matrix([_along(e, form) for e in u])
    reduced = Blocks(N.T @ M @ N, N.T @ (F - M @ drift), sm.zeros(0, N.cols), sm.zeros(0, 1), sm.zeros(N.cols, 0))
    return replace(form, blocks=reduced)


def _along(e: sm.Expr, form: SymbolicForm) -> sm.Expr:
    """The rate of an expression with w held."""
    parts = [e.diff(q) * k for q, k in zip(form.coordinates, form.kinematics, strict=True)]
    return sm.Add(*parts, partial_time(e, (*form.coordinates, *form.speeds)))


def partial_time(e: sm.Expr, states: Sequence[sm.Expr]) -> sm.Expr:
    """The derivative by time with the states held."""
    held = {x: sm.Dummy() for x in states}
    return e.xreplace(held).diff(dynamicsymbols._t).xreplace({d: x for x, d in held.items()})
