"""Auxiliary speeds: forces that do no work, brought into evidence (Kane and Levinson 1985, 4.9).

An auxiliary speed w is zero in the motion; its equation F_w + F*_w = 0 gives the forces f that act where it would move
something. In a model that is a constraint: the power of the force f e at P is f e . v_P, so that f is the multiplier of
the row e . v_P = 0, in the direction e at P.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import casadi as ca
import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.algebra import CasadiAlgebra
from appell.algebra.rank import rank
from appell.constraints import Constraint, angular_velocity, velocity
from appell.imports.found import atoms_of, of_vectors
from appell.imports.written import Written
from appell.mechanics import lower
from appell.mechanics.sampling import consistent_values
from appell.model.body import Body
from appell.model.constraint_rows import new_constraint
from appell.model.load import AppliedVector
from appell.model.mechanism import Mechanism
from appell.model.model import Model
from appell.model.names import name_of


@dataclass(frozen=True)
class _Force:
    """A symbol that stands for a force, and the row whose multiplier it is."""

    symbol: sm.Expr
    constraint: Constraint


def hold_auxiliary_speeds(model: Model, written: Written, pushing: set[sm.Basic]) -> Mechanism:
    """Rows that keep the auxiliary speeds at zero: of the forces that do no work, else one for each speed by name.

    ``pushing``: the symbols that stand in loads alone.
    """
    data = model._data
    if not written.auxiliary:
        return data
    rows = [_row(data, f"auxiliary {name_of(u)}", u) for u in written.auxiliary]
    forces = _workless(model, rows, _candidates(data, pushing))
    if len(forces) != len(rows):
        return data.adding(constraints=rows)
    unknown = {force.symbol for force in forces}
    loads = [replace(load, pushes=pushes) for load in data.loads if (pushes := _without(load.pushes, unknown))]
    return replace(
        data,
        constraints=(*data.constraints, *(force.constraint for force in forces)),
        parameters=tuple(p for p in data.parameters if p.symbol not in unknown),
        inputs=tuple(given for given in data.inputs if given.function not in unknown),
        loads=tuple(loads),
    )


def _row(data: Mechanism, name: str, row: sm.Expr) -> Constraint:
    return replace(new_constraint(data, name, row)[1], known_linear=True)


def _candidates(data: Mechanism, pushing: set[sm.Basic]) -> list[_Force]:
    """Symbols that stand in the loads linearly, with the sum of e . v_P and e . omega over what they push.

    What is multiplied by a mass is a field, and no force to be found.
    """
    found = []
    masses = atoms_of([mass.mass for mass in data.masses])
    turning = {mass.frame for mass in data.masses if isinstance(mass, Body)}
    for symbol in sorted(pushing, key=name_of):
        slopes = [(push.on, _slope(push.vector, symbol)) for load in data.loads for push in load.pushes]
        slopes = [(on, slope) for on, slope in slopes if slope != 0]
        directions = atoms_of(of_vectors(slope for _, slope in slopes))
        if (
            slopes
            and not directions & {symbol, *masses}
            and all(isinstance(on, Point) or on in turning for on, _ in slopes)
        ):
            row = sum(_velocity(on, data).dot(slope) for on, slope in slopes)
            found.append(_Force(symbol, _row(data, name_of(symbol), row)))
    return found


def _slope(vector: Vector, symbol: sm.Basic) -> Vector:
    return Vector([(components.diff(symbol), frame) for components, frame in vector.args])


def _velocity(on: Point | ReferenceFrame, data: Mechanism) -> Vector:
    return velocity(on, data.frame) if isinstance(on, Point) else angular_velocity(on, data.frame)


def _workless(model: Model, auxiliary: list[Constraint], candidates: list[_Force]) -> list[_Force]:
    """Those whose rows say, beside the other constraints, what the auxiliary speeds at zero say; each adds something.

    (A, a) of A u + a = 0 at random states: every row of a force lies in the span of the others and those of the speeds.
    """
    others = model._data.constraints
    rows = (*others, *auxiliary, *(force.constraint for force in candidates))
    m = lower(replace(model.snapshot(), constraints=rows, loads=()), CasadiAlgebra())
    at_rest = ca.substitute(ca.vertcat(*[row.velocity for row in m.rows]), m.u, ca.SX.zeros(m.u.numel()))
    samples = consistent_values(m, ca.horzcat(ca.vertcat(*[row.A for row in m.rows]), at_rest))
    known = sum(len(c.expressions) for c in others)
    held = known + len(auxiliary)
    base, chosen = list(range(known)), []
    for i, force in enumerate(candidates):
        inside = all(rank(x[[*range(held), held + i]]) == rank(x[:held]) for x in samples)
        if inside and all(rank(x[[*base, held + i]]) > rank(x[base]) for x in samples):
            base.append(held + i)
            chosen.append(force)
    return chosen


def _without(pushes: tuple[AppliedVector, ...], unknown: set[sm.Basic]) -> tuple[AppliedVector, ...]:
    """What is left of pushes when the unknown forces are taken out."""
    none = dict.fromkeys(unknown, sm.S.Zero)
    left = [AppliedVector(p.on, Vector([(c.xreplace(none), frame) for c, frame in p.vector.args])) for p in pushes]
    return tuple(push for push in left if push.vector != 0)
