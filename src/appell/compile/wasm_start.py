"""What completes a start in a page: the rows of a model, and what weighs them, as functions of its module.

The same functions as those of ``simulate.assembly``, of (t, x, p), so that the same Newton's method can run on them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import casadi as ca
import numpy as np

from appell.algebra.sampling import random_directions, random_points
from appell.equations import Equations
from appell.equations.forms import auxiliaries_at_start, state_graph_of
from appell.mechanics import Row
from appell.model import name_of
from appell.model.body import Body
from appell.model.loop_closure import facing
from appell.system import HigherOrder, System
from appell.system.state_graph import StateGraph

TRIALS = range(2, 9)
"""Seeds of the starts that are tried where the first one is singular, as ``simulate.least_norm`` tries them."""
WEIGHTS_SEED, NEIGHBOURS_SEED = 3, 7
NEIGHBOURS = 4
"""Directions to neighbouring states at which the rank of the rows is looked at, as ``simulate.prepare`` does."""


def start_functions(equations: Equations, system: System) -> dict[str, ca.Function]:
    """Rows with their Jacobians, coordinate rates, weights, conditions and auxiliary states at the start."""
    if system.higher is not None:
        rows = _higher_functions(system.higher, state_graph_of(equations), system.sizes.states)
        return rows | _body_functions(equations, system.sizes.states)
    m = state_graph_of(equations)
    yielding = {c.name for c in equations.mechanism.constraints if c.is_yielding}
    positions = [row for row in m.rows if row.position is not None]
    velocities = [row for row in m.rows if row.velocity is not None and row.name not in yielding]
    position = ca.vertcat(*[row.position for row in positions], *m.norms)
    velocity = ca.vertcat(*[row.velocity for row in velocities])
    columns = {
        "start_position": _acting([*positions, *[None] * len(m.norms)], position, m.q),
        "start_velocity": _acting(velocities, velocity, m.u),
        "start_rates": [m.qdot, m.G],
        "start_weights": [ca.diag(m.Y.T @ m.metric @ m.Y), ca.diag(m.metric)],
        "start_facing": [m.lower(e) for e in _facing(equations)],
        "start_integrals": [m.lower(row) for _, row in _integral_rows(equations)],
        "start_inertia": [m.metric] if equations.principle.has_momenta else [],
    }
    auxiliaries = auxiliaries_at_start(equations) if system.auxiliary_states else None
    if auxiliaries is not None:
        columns["start_auxiliaries"] = [auxiliaries(m.q, m.u, m.t, m.p)]
    s = ca.SX.sym("s", len(system.auxiliary_states))
    x = ca.vertcat(m.q, m.u, s)
    found = {name: _function(name, m, x, out) for name, out in columns.items() if _entries(out)}
    return found | _body_functions(equations, system.sizes.states)


def _acting(rows: Sequence[Row | None], column: ca.SX, by: ca.SX) -> list[ca.SX]:
    """Rows with their Jacobian, zero where they rest in a mode."""
    slopes = ca.jacobian(column, by)
    masks = [1 if row is None or row.active is None else ca.if_else(row.active != 0, 1, 0) for row in rows]
    if all(isinstance(mask, int) for mask in masks):
        return [column, slopes]
    acts = ca.vertcat(*masks)
    return [column * acts, slopes * ca.repmat(acts, 1, by.numel())]


def _masses(equations: Equations) -> list[tuple[str, Any]]:
    """The masses that depend on parameters, which must not become negative."""
    return [(m.name, m.mass) for m in equations.mechanism.masses if not m.mass.is_number]


def _inertias(equations: Equations) -> list[tuple[str, Any]]:
    """The inertias that depend on parameters, which must be those of a body."""
    bodies = [m for m in equations.mechanism.masses if isinstance(m, Body)]
    return [(b.name, b.inertia) for b in bodies if b.inertia.free_symbols]


def _body_functions(equations: Equations, states: int) -> dict[str, ca.Function]:
    """Masses and inertias of the parameters at hand."""
    m, x = state_graph_of(equations), ca.SX.sym("x", states)
    entries = [entry for _, inertia in _inertias(equations) for entry in inertia]
    columns = {"start_masses": [mass for _, mass in _masses(equations)], "start_inertias": entries}
    return {name: _function(name, m, x, [m.lower(e) for e in out]) for name, out in columns.items() if out}


def _facing(equations: Equations) -> list[Any]:
    """What must be positive at a start: joints of loops with their axes along each other, surfaces met from outside."""
    outward = [c.geometry.outward for c in equations.mechanism.contacts if c.geometry.coordinates]
    return [*(e for _, e in facing(equations.mechanism)), *outward]


def _integral_rows(equations: Equations) -> list[tuple[str, Any]]:
    """The rows in integrals alone, which must hold from the start on, with the names of their constraints."""
    return [(c.name, row) for c in equations.mechanism.constraints for row in c.before if row is not None]


def _higher_functions(higher: HigherOrder, m: StateGraph, states: int) -> dict[str, ca.Function]:
    x = ca.SX.sym("x", states)
    parts = {"start_rows": higher.rows(x, m.t, m.p), "start_speeds": higher.speeds(x, m.t, m.p)}
    return {name: _function(name, m, x, list(out)) for name, out in parts.items() if _entries(list(out))}


def _entries(out: list[Any]) -> int:
    return sum(int(ca.SX(part).numel()) for part in out)


def _function(name: str, m: StateGraph, x: ca.SX, out: list[Any]) -> ca.Function:
    column = ca.vertcat(*[ca.vec(ca.densify(ca.SX(part))) for part in out])
    return ca.Function(name, [m.t, x, m.p, ca.SX(0, 1)], [ca.cse(m.now(column))])


def start_interface(equations: Equations, system: System, home: Mapping[str, float]) -> dict[str, Any]:
    """Names, numbers and directions by which the page completes a start as ``simulate`` does.

    ``home``: where the search begins for coordinates that follow from the others (of contacts), by name.
    """
    m, size = state_graph_of(equations), max(system.sizes.states, 1)
    higher = system.higher
    found: dict[str, Any] = {
        "masses": [name for name, _ in _masses(equations)],
        "inertias": [name for name, _ in _inertias(equations)],
        "trials": [next(random_directions(size, seed=seed)).tolist() for seed in TRIALS],
        "neighbours": _neighbours(system),
    }
    if higher is not None:
        return found | {"rows": list(higher.names), "given": dict(higher.given)}
    (point,) = random_points([m.q.numel(), m.u.numel()], 1, seed=WEIGHTS_SEED)
    implied = {c for group in equations.mechanism.kinematics.implied_coordinates.values() for c in group}
    yielding = {c.name for c in equations.mechanism.constraints if c.is_yielding}
    memories = equations.mechanism.kinematics.memories
    first = len(equations.coordinates) - len(memories)
    return found | {
        "position": [*system.position_names, *system.norm_names],
        "velocity": [name for name in system.velocity_names if name not in yielding],
        "facing": [name for name, _ in facing(equations.mechanism)],
        "outward": sum(bool(c.geometry.coordinates) for c in equations.mechanism.contacts),
        "home": _home(equations, home).tolist(),
        "implied": [i for i, c in enumerate(equations.coordinates) if c in implied],
        "weights_at": np.concatenate(point).tolist(),
        "integrals": [
            {"place": first + i, "name": s.name, "start": s.start, "value": s.value} for i, s in enumerate(memories)
        ],
        "integral_rows": [name for name, _ in _integral_rows(equations)],
    }


def _neighbours(system: System) -> list[list[float]]:
    directions = random_directions(system.sizes.states, seed=NEIGHBOURS_SEED)
    return [next(directions).tolist() for _ in range(NEIGHBOURS)] if system.sizes.rows > 1 else []


def _home(equations: Equations, home: Mapping[str, float]) -> np.ndarray:
    """Zero, with the first coordinate of every norm at one (a quaternion without rotation), and what was given."""
    m = state_graph_of(equations)
    implied = {c for group in equations.mechanism.kinematics.implied_coordinates.values() for c in group}
    begin = np.zeros(m.q.numel())
    for norm in m.norms:
        involved = [i for i in range(m.q.numel()) if ca.depends_on(ca.SX(norm), m.q[i])]
        if not any(equations.coordinates[i] in implied for i in involved):
            begin[involved[:1]] = 1.0
    for i, c in enumerate(equations.coordinates):
        if c in implied:
            begin[i] = home.get(name_of(c), 0.0)
    return begin
