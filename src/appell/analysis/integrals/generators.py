"""What a first integral may be made of: functions of the coordinates, and velocities.

Of the coordinates: each itself where it stands outside a sine, the sine and cosine of an angle, the entries of the
rotation matrix of a quaternion, and roots that the equations suggest. Of the velocities: the speeds, and the angular
velocity of bodies in the axes of the ground. All are expressions in the plain symbols of a lowered model.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca
import numpy as np
import sympy as sm

from appell.algebra import CasadiAlgebra
from appell.analysis.integrals.motions import SampledMotions
from appell.mechanics import Mechanics
from appell.numbers import ZERO


@dataclass(frozen=True)
class Generator:
    """A factor of the terms of an ansatz, with its values and rates at the states.

    ``kind``: "coordinate" (a function of the coordinates), "root" (one whose power may be -1 too) or "velocity".
    """

    expression: sm.Expr
    kind: str
    value: np.ndarray
    rate: np.ndarray


def coordinate_functions(m: Mechanics, moving: Sequence[bool]) -> list[sm.Expr]:
    """The functions of the coordinates that anything depends on, without roots."""
    groups = getattr(m.algebra, "unit", ())
    single = [q for q, used in zip(m.q, moving, strict=True) if used and not any(q in group for group in groups)]
    angles, outside = _roles(m, single)
    found: list[sm.Expr] = []
    for group in groups:
        found += _rotation(*group) if len(group) == 4 else list(group)
    for q in single:
        found += [sm.sin(q), sm.cos(q)] if q in angles else []
        found += [q] if q in outside or q not in angles else []
    return found


def ground_spins(m: Mechanics) -> list[sm.Expr]:
    """The angular velocity of every body in the axes of the ground."""
    found: list[sm.Expr] = []
    for mass in m.masses:
        if mass.spin is not None:
            spin = m.velocities[mass.spin, :]
            found += list(spin if mass.basis is None else mass.basis @ spin)
    return [e for e in found if e != 0]


def generators(
    m: Mechanics,
    x: SampledMotions,
    functions: Sequence[sm.Expr],
    roots: Sequence[sm.Expr],
    velocities: Sequence[sm.Expr],
) -> list[Generator]:
    """All of them with their numbers, less what is constant or a combination of those before it."""
    kinds = dict.fromkeys(functions, "coordinate") | dict.fromkeys(roots, "root")
    kinds |= dict.fromkeys(velocities, "velocity")
    values, rates = numbers(m, x, list(kinds))
    made = [Generator(e, k, values[:, i], rates[:, i]) for i, (e, k) in enumerate(kinds.items())]
    made = [g for g in made if np.isfinite(g.value).all() and np.isfinite(g.rate).all()]
    return [g for kind in ("coordinate", "root", "velocity") for g in _independent([g for g in made if g.kind == kind])]


def _independent(given: list[Generator]) -> list[Generator]:
    """Those that are no constant and no combination, with constant coefficients, of 1 and those before them."""
    if not given:
        return []
    columns = np.column_stack([np.ones(len(given[0].value)), *[g.value for g in given]])
    columns = columns / np.maximum(np.linalg.norm(columns, axis=0), ZERO.nothing)
    diagonal = np.abs(np.diag(np.linalg.qr(columns, mode="r")))
    return [
        g
        for g, d in zip(given, diagonal[1:], strict=True)
        if d > ZERO.expressions and np.abs(g.value).max() > ZERO.expressions
    ]


def numbers(m: Mechanics, x: SampledMotions, expressions: list[sm.Expr]) -> tuple[np.ndarray, np.ndarray]:
    """Values and rates of expressions of (q, u, t, p): (states, expressions) each."""
    symbols = [*m.q, *m.u, m.t[0, 0], *m.p]
    graph = CasadiAlgebra()
    places, along = graph.symbols([str(s) for s in symbols]), graph.symbols([f"{s}'" for s in symbols])
    table: dict[sm.Basic, ca.SX] = dict(zip(symbols, ca.vertsplit(places), strict=True))
    memo: dict[sm.Basic, ca.SX] = {}
    values = graph.vstack([graph.lower(e, table, memo) for e in expressions])
    # the chain rule in the graph: SymPy would write the derivative of every factor out
    evaluate = ca.Function("numbers", [places, along], [values, graph.directional(values, places, along)])
    time, parameters = np.ones((1, x.count)), np.repeat(x.p[:, None], x.count, axis=1)
    at = np.vstack([x.q.T, x.u.T, x.t[None, :], parameters])
    rates = np.vstack([x.qdot.T, x.udot.T, time, np.zeros_like(parameters)])
    found = evaluate.map(x.count)(at, rates)
    value, rate = (np.array(f, float).T for f in found)
    return value, rate


def _roles(m: Mechanics, coordinates: Sequence[sm.Symbol]) -> tuple[set[sm.Symbol], set[sm.Symbol]]:
    """The coordinates in sines and cosines, and those outside of them."""
    angles: set[sm.Symbol] = set()
    outside: set[sm.Symbol] = set()
    everything = [*m.velocities, *m.G, *m.g, *m.potentials.values(), m.given_lagrangian]
    everything += [x for row in m.rows for x in (*row.A, row.gamma)]
    everything += [x for force in m.generalised.values() for x in force]
    for e in map(sm.sympify, everything):
        for f in e.atoms(sm.sin, sm.cos, sm.tan):
            angles |= f.free_symbols
        outside |= e.replace(lambda a: isinstance(a, (sm.sin, sm.cos, sm.tan)), lambda a: sm.S.One).free_symbols
    return angles & set(coordinates), outside & set(coordinates)


def _rotation(e0: sm.Symbol, e1: sm.Symbol, e2: sm.Symbol, e3: sm.Symbol) -> list[sm.Expr]:
    """The entries of the rotation matrix of a unit quaternion, its last row first: that is the vertical in the body."""
    return [
        2 * (e1 * e3 - e0 * e2),
        2 * (e2 * e3 + e0 * e1),
        1 - 2 * (e1**2 + e2**2),
        1 - 2 * (e2**2 + e3**2),
        2 * (e1 * e2 - e0 * e3),
        2 * (e1 * e3 + e0 * e2),
        2 * (e1 * e2 + e0 * e3),
        1 - 2 * (e1**2 + e3**2),
        2 * (e2 * e3 - e0 * e1),
    ]
