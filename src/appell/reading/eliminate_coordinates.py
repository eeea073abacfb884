"""The model on the surface that holonomic constraints leave: coordinates become functions of those that are left.

With coordinates x on the surface W, q = f(x, t), the mechanism is what it was and the rows hold by themselves. Its
Lagrangian and forces are the restrictions

    L~(x, x') = L(f, df/dx x' + df/dt),        D~_mu = D_i(f, df/dx x' + df/dt) df_i/dx_mu

and Lagrange's equations of L~ hold without reactions (Flygare 2012, eq. 9, path 1; 003; Slawianowski, eqs. 2.15 and
2.16; 004).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.algebra import CasadiAlgebra
from appell.algebra.decimals import exact
from appell.algebra.leaves import leaves
from appell.algebra.sympy_algebra import tidy
from appell.constraints import Constraint
from appell.equations.form_blocks import own_symbols
from appell.equations.forms import mechanics_in_symbols
from appell.errors import ConstraintError, ModelError, NotApplicable
from appell.mechanics import lower
from appell.mechanics.sampling import independent_rows, random_states, values_at
from appell.model import Mechanism, name_of
from appell.model.kinematics import SpeedGroup

Expressions = Mapping[sm.Expr, sm.Expr]


def eliminated(model: Mechanism, given: object) -> Mechanism:
    """The model without the coordinates that a constraint, several of them, or q = f(x, t) make functions of others.

    Raises
    ------
    ConstraintError
        Constraints that are not holonomic, or that no coordinate can be solved for in one way; expressions that do not
        satisfy them.
    NotApplicable
        Speeds that are not rates of coordinates.
    """
    if isinstance(given, Mapping):
        functions = {_coordinate(model, q): sm.sympify(e) for q, e in given.items()}
        _require_rates(model)
    else:
        several = given if isinstance(given, Sequence) and not isinstance(given, str) else [given]
        constraints = [_constraint(model, name) for name in several]
        _require_rates(model)
        functions = _solved(model, constraints)
    made = _in_functions(model, functions)
    satisfied = [c.name for c in model.constraints if _holds(made, c)]
    _require_surface(model, functions, satisfied)
    _require_ideal(model, satisfied)
    _require_own_resets(model, functions, satisfied)
    return replace(made, constraints=tuple(c for c in made.constraints if c.name not in satisfied))


def _require_rates(model: Mechanism) -> None:
    t, k = dynamicsymbols._t, model.kinematics
    rates = {c.diff(t) for c in k.coordinates}
    if k.rates or k.relation is not None or k.memories or any(e not in rates for _, e in k.definitions):
        raise NotApplicable(
            f"coordinates of '{model.name}' are not eliminated, as its speeds are not the rates of its coordinates: "
            "Kane(), Voronets() or BoltzmannHamel() solve the rows for speeds."
        )


def _coordinate(model: Mechanism, of: object) -> AppliedUndef:
    name = name_of(of)
    found = next((q for q in model.kinematics.coordinates if name_of(q) == name), None)
    if found is None:
        raise ModelError(f"'{name}' is to be eliminated, but it is not a coordinate of '{model.name}'.")
    return found


def _constraint(model: Mechanism, of: object) -> Constraint:
    found = next((c for c in model.constraints if c.name == name_of(of)), None)
    if found is None:
        raise ModelError(f"'{name_of(of)}' is not a constraint of '{model.name}'.")
    if found.order != 0 or found.unilateral or found.memories:
        raise ConstraintError(f"the constraint '{found.name}' is not holonomic, and leaves no surface of coordinates.")
    return found


def _solved(model: Mechanism, constraints: Sequence[Constraint]) -> dict[AppliedUndef, sm.Expr]:
    """One coordinate for each row, in which the row is linear with a constant coefficient: the last such one."""
    m = mechanics_in_symbols(model)
    own, q = own_symbols(model, m), list(m.q)
    found: dict[sm.Expr, sm.Expr] = {}
    for row in (row for row in m.rows if row.name in {c.name for c in constraints}):
        h = sm.expand(sm.sympify(row.position).xreplace(found))
        free = [s for s in reversed(q) if s not in found and h.has(s)]
        slopes = {s: tidy(h.diff(s)) for s in free}
        solvable = [s for s, slope in slopes.items() if slope != 0 and not slope.has(*q, *m.t)]
        if not solvable:
            raise ConstraintError(
                f"the constraint '{row.name}' cannot be solved uniquely for one coordinate: give the coordinates as "
                "functions of those on the surface, such as model.eliminate({x: l*cos(phi), y: l*sin(phi)})."
            )
        s = solvable[0]
        value = {s: tidy(s - h / slopes[s])}
        found = {k: tidy(e.xreplace(value)) for k, e in found.items()} | value
    return {own[s]: _as_exact(m.algebra.shown(e, own), e.xreplace(own)) for s, e in found.items()}


def _as_exact(shown: sm.Expr, e: sm.Expr) -> sm.Expr:
    """An expression in decimals where these lose nothing: 1/10 is 0.1, but 2/3 is no decimal number."""
    return shown if sm.expand(exact(shown) - e) == 0 else e


def _in_functions(model: Mechanism, functions: Expressions) -> Mechanism:
    """The model with coordinates, and their speeds, in terms of those that are left and of new ones."""
    t, k = dynamicsymbols._t, model.kinematics
    kept = [q for q in k.coordinates if q not in functions]
    known = {p.symbol for p in model.parameters} | {i.function for i in model.inputs} | {t, *kept}
    new: list[AppliedUndef] = []
    for q, e in functions.items():
        for leaf in sorted(leaves([e]), key=sm.default_sort_key):
            if leaf in functions:
                raise ModelError(f"'{name_of(q)}' is given by '{name_of(leaf)}', which is eliminated too.")
            if isinstance(leaf, AppliedUndef) and leaf not in known and leaf not in new:
                new.append(leaf)
            elif isinstance(leaf, sm.Derivative | sm.Symbol) and leaf not in known:
                raise ModelError(f"'{name_of(q)}' is given by '{leaf}', which is not a parameter of '{model.name}'.")
    if not kept and not new:
        raise ModelError(f"no coordinate of '{model.name}' would be left, and nothing to move.")
    for q in new:
        if name_of(q) in model.names():
            raise ModelError(f"the new coordinate '{name_of(q)}' has the name of something else in '{model.name}'.")
    speed_of = {rate.expr: u for u, rate in k.definitions}
    # a new coordinate has the speed that it gets by itself
    speeds = {q: speed_of.get(q, dynamicsymbols(f"{name_of(q)}dot", real=True)) for q in (*kept, *new)}
    rates = {q.diff(t): u for q, u in speeds.items()}
    former = tuple((speed_of[q], e.diff(t).xreplace(rates)) for q, e in functions.items())
    group = SpeedGroup(tuple(speeds.values()), tuple(q.diff(t) for q in speeds))
    return replace(
        model,
        coordinates=tuple(speeds),
        groups=(group,) if speeds else (),
        former_coordinates=(*((q, e.subs(functions)) for q, e in model.former_coordinates), *functions.items()),
        former_speeds=(*model.former_speeds, *former),
        memo={},
    )


def _holds(model: Mechanism, constraint: Constraint) -> bool:
    """Whether a constraint holds by itself in the coordinates that are left."""
    if constraint.order != 0 or constraint.unilateral or constraint.memories:
        return False
    rows = [row for row in mechanics_in_symbols(model).rows if row.name == constraint.name]
    return all(tidy(sm.expand_trig(sm.expand(row.position))) == 0 or sm.simplify(row.position) == 0 for row in rows)


def _require_own_resets(model: Mechanism, functions: Expressions, satisfied: Sequence[str]) -> None:
    """Refuse to lose what resets set or name."""
    speed_of = {rate.expr: u for u, rate in model.kinematics.definitions}
    gone = {name_of(e) for q in functions for e in (q, speed_of.get(q, q))}
    for reset in model.resets:
        lost = [name_of(key) for key, _ in reset.jump if name_of(key) in gone]
        lost += [name for name in reset.constraints if name in satisfied]
        if lost:
            raise ModelError(f"the reset '{reset.name}' needs '{lost[0]}', which would be eliminated: keep it.")


def _require_ideal(model: Mechanism, satisfied: Sequence[str]) -> None:
    """Refuse to lose what reactions do beside keeping the rows: laws, friction, actuators."""
    for c in model.constraints:
        if c.name in satisfied and (c.law is not None or c.drives or c.friction is not None):
            raise ConstraintError(
                f"the constraint '{c.name}' has a reaction that is not ideal (nonideal=, friction= or servo=), which "
                "would be lost with its row: keep the row, or give the force to the model and the row without it."
            )


def _require_surface(model: Mechanism, functions: Expressions, satisfied: Sequence[str]) -> None:
    """As many coordinates go as independent rows hold by themselves: else motions are lost, or rows are left."""
    numbers = lower(model, CasadiAlgebra())
    rows = [row for row in numbers.rows if row.name in satisfied]
    known = {*model.kinematics.coordinates, *(i.function for i in model.inputs)}
    new = {q for e in functions.values() for q in e.atoms(AppliedUndef)} - known
    A = numbers.algebra.vstack([row.A for row in rows], columns=numbers.u.shape[0])
    rank = len(independent_rows(values_at(numbers, A, random_states(numbers)))) if rows else 0
    if not satisfied or rank != len(functions) - len(new):
        names = ", ".join(f"'{name}'" for name in satisfied) or "none"
        raise ConstraintError(
            f"the expressions for {', '.join(map(name_of, functions))} satisfy these constraints of '{model.name}': "
            f"{names}, which leave {rank} coordinate{'s' * (rank != 1)} fewer, not {len(functions) - len(new)}: give "
            "coordinates of the whole surface, and of nothing less."
        )
