"""Holonomy of a closed loop in shape space: where a system is left when its shape has come back.

The coordinates are split into a shape r, which goes around a loop, and the others g, which follow. Two laws are known:

- rows determine g', as for a rolling disc or a train of trailers: A_g g' + A_r r' = 0;
- no row holds g', and their momenta are zero and stay so, as for a falling cat: M_gg g' + M_gr r' = 0.

Either way g' = -C(q) r' is linear in r', so that the result depends on the loop and not on how fast it is gone around.

Flygare 2012, section II (003): a nonholonomic system is one whose state depends on the path taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

import casadi as ca
import numpy as np
import sympy as sm
from numpy.typing import ArrayLike
from scipy.integrate import solve_ivp

from appell.algebra import CasadiAlgebra
from appell.algebra.rank import least_norm
from appell.algebra.sampling import random_points
from appell.analysis.types import Values
from appell.equations import derive
from appell.errors import ModelError, NotApplicable, SingularSystem
from appell.mechanics import lower
from appell.model import Mechanism, Model, name_of
from appell.numbers import RANK, RUN, ZERO
from appell.principles import AppellChetaev
from appell.reading.printing.typesetting import typeset
from appell.simulate.start import parameter_values

TINY = float(np.finfo(float).tiny)
"""Keeps a row of zeros from being divided by its length."""


@dataclass(frozen=True)
class ShapeHolonomy:
    """A closed loop of shapes, and how the other coordinates moved.

    >>> import appell as ap
    >>> disc = ap.catalogue.vertical_disc()
    >>> turned = ap.holonomy(disc, ["theta", "phi"], [[0, 0], [1, 0], [1, 1.5], [0, 1.5]])
    >>> round(turned.displacement["x"], 6)
    0.929263

    Attributes
    ----------
    model
        Its name.
    shape, group
        The names of the coordinates that go around the loop, and of those that follow.
    loop
        The shapes, (points, shape).
    path
        The other coordinates at each of them, (points, group).
    by_momentum
        Whether they follow by their momenta, which are zero; else by the rows.

    References
    ----------
    Flygare 2012, section II (003); Montgomery 1993, Fields Inst. Commun. 1:193 (the falling cat).
    """

    model: str
    shape: tuple[str, ...]
    group: tuple[str, ...]
    loop: np.ndarray
    path: np.ndarray
    by_momentum: bool

    @property
    def displacement(self) -> dict[str, float]:
        """By how much each coordinate differs after the loop."""
        return dict(zip(self.group, map(float, self.path[-1] - self.path[0]), strict=True))

    def __getitem__(self, name: object) -> float:
        """By how much one coordinate differs after the loop."""
        if name_of(name) not in self.group:
            raise KeyError(f"'{name_of(name)}' is not among the coordinates that follow: {', '.join(self.group)}.")
        return self.displacement[name_of(name)]

    def __str__(self) -> str:
        law = "zero momentum" if self.by_momentum else "the rows"
        moved = ", ".join(f"{name} by {_shown(value)}" for name, value in self.displacement.items())
        return f"{self.model}: a closed loop of {', '.join(self.shape)} changes {moved} ({law})"

    __repr__ = __str__

    def _repr_latex_(self) -> str:
        moved = [rf"\Delta {typeset(sm.Symbol(name))} = {_shown(value)}" for name, value in self.displacement.items()]
        return rf"$\displaystyle {', '.join(moved)}$".replace(", ", r", \; ")


def _shown(value: float) -> str:
    return f"{round(value, 12) + 0.0:.6g}"


def holonomy(
    model: Model | Mechanism,
    shape: Sequence[Any],
    loop: ArrayLike | Sequence[sm.Expr],
    *,
    parameter: sm.Symbol | None = None,
    span: tuple[float, float] | None = None,
    start: Values | None = None,
    parameters: Values | None = None,
) -> ShapeHolonomy:
    """Lead the shape of a system around a closed loop, and see where it is left.

    >>> import appell as ap
    >>> import numpy as np
    >>> disc = ap.catalogue.vertical_disc()
    >>> ap.holonomy(disc, ["theta", "phi"], [[0, 0], [1, 0], [1, np.pi / 2], [0, np.pi / 2]])
    vertical disc: a closed loop of theta, phi changes x by 1, y by -1 (the rows)

    A disc that rolls by 1, turns by pi / 2, rolls back and turns back is left at (1, -1).

    Parameters
    ----------
    model
        Its rows determine the other coordinates, or hold none of them; then their momenta are zero.
    shape
        The coordinates that go around the loop.
    loop
        Corners of a polygon, (corners, shape), the first need not be repeated; or an expression of ``parameter`` for
        each coordinate. A coordinate may end full turns away, where rows and masses are the same there.
    parameter, span
        Of a curve: the symbol, and from where to where it runs.
    start
        The other coordinates at the start; zero where they are left out.
    parameters
        Where they are not their defaults.

    Returns
    -------
    ShapeHolonomy
        The path, and by how much each coordinate differs after the loop.

    Raises
    ------
    ModelError
        An open loop, or one that the rows do not allow; coordinates that are not of the model.
    NotApplicable
        Rows that hold time or are not linear in the rates; rows that determine some of the other coordinates only, or
        momenta that do not stay zero.
    SingularSystem
        The rows lose rank on the loop.
    """
    snapshot = model.snapshot() if isinstance(model, Model) else model
    system = _system(snapshot, [name_of(s) for s in shape], parameters)
    sides = _sides(loop, parameter, span, len(system.shape))
    begin, end = sides[0].at(sides[0].begin), sides[-1].at(sides[-1].end)
    given = {name_of(k): float(v) for k, v in (start or {}).items()}
    unknown = [name for name in given if name not in system.group]
    if unknown:
        raise ModelError(f"the start names '{unknown[0]}'; the coordinates that follow are {', '.join(system.group)}.")
    g = np.array([given.get(name, 0.0) for name in system.group])
    system.require_start(begin, g)
    points = np.array([side.at(s) for side in sides for s in np.linspace(side.begin, side.end, 9)])
    system.require_closed(begin, end, np.ptp(points, axis=0), g)
    follows = system.law(begin, g)
    shapes, path = [begin], [g]
    for side in sides:

        def rate(s: float, g: np.ndarray, side: _Side = side) -> np.ndarray:
            return follows(side.at(s), g, side.rate(s))

        s = np.linspace(side.begin, side.end, RUN.points)
        found = solve_ivp(rate, (side.begin, side.end), g, "DOP853", t_eval=s, rtol=RUN.reference, atol=ZERO.operations)
        if not found.success:
            at = ", ".join(
                f"{name} = {value:.4g}" for name, value in zip(system.shape, side.at(found.t[-1]), strict=True)
            )
            raise SingularSystem(f"'{snapshot.name}' cannot be led beyond {at}: lead the loop around that shape.")
        g = found.y[:, -1]
        shapes += [side.at(value) for value in s[1:]]
        path += list(found.y.T[1:])
    return ShapeHolonomy(
        snapshot.name, system.shape, system.group, np.array(shapes), np.array(path), by_momentum=system.is_free
    )


@dataclass(frozen=True)
class _Side:
    """A smooth piece of the loop."""

    begin: float
    end: float
    at: Callable[[float], np.ndarray]
    rate: Callable[[float], np.ndarray]


def _sides(loop: Any, parameter: sm.Symbol | None, span: tuple[float, float] | None, size: int) -> list[_Side]:
    if parameter is not None:
        if span is None or len(loop) != size:
            raise ModelError(f"a curve has an expression of '{parameter}' for each of the {size} shapes, and a span=.")
        curve = [sm.sympify(c) for c in loop]
        place, rate = (sm.lambdify(parameter, e) for e in (curve, [c.diff(parameter) for c in curve]))
        begin, end = (float(sm.sympify(s)) for s in span)
        return [_Side(begin, end, lambda s: np.array(place(s), float), lambda s: np.array(rate(s), float))]
    corners = np.asarray(loop, float)
    if corners.ndim != 2 or corners.shape[1] != size or len(corners) < 2 or not np.isfinite(corners).all():
        raise ModelError(f"a loop is a list of corners of {size} numbers each, or expressions with a parameter=.")
    if (corners[0] != corners[-1]).any():
        corners = np.vstack([corners, corners[:1]])
    return [_straight(a, b) for a, b in pairwise(corners) if (a != b).any()]


def _straight(a: np.ndarray, b: np.ndarray) -> _Side:
    return _Side(0.0, 1.0, lambda s: a + s * (b - a), lambda s: b - a)


@dataclass(frozen=True)
class _System:
    """A, M and the rows of positions as functions of q, the shape and the others being places of q."""

    model: Mechanism
    shape: tuple[str, ...]
    group: tuple[str, ...]
    places: tuple[list[int], list[int]]
    blocks: Callable[[np.ndarray], tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]]
    rows: tuple[str, ...]
    of_positions: list[int]

    def q(self, r: np.ndarray, g: np.ndarray) -> np.ndarray:
        q = np.zeros(len(self.shape) + len(self.group))
        q[self.places[0]], q[self.places[1]] = r, g
        return q

    def shown(self, r: np.ndarray) -> str:
        return ", ".join(f"{name} = {value:.4g}" for name, value in zip(self.shape, r, strict=True))

    @cached_property
    def usual_rank(self) -> int:
        """How many rates of the coordinates that follow the rows determine, at random states."""
        draws = random_points([len(self.shape) + len(self.group)], 3)
        return max(self._rank(q) for (q,) in draws)

    @property
    def is_free(self) -> bool:
        """Whether no row holds the rates of the coordinates that follow."""
        return self.usual_rank == 0

    def _rank(self, q: np.ndarray) -> int:
        """Returns the rank of A_g, where rows of A have length one."""
        A = self.blocks(q)[0]
        scaled = A[:, self.places[1]] / np.maximum(np.linalg.norm(A, axis=1, keepdims=True), TINY)
        return int((np.linalg.svd(scaled, compute_uv=False) > RANK.threshold).sum())

    def law(self, r: np.ndarray, g: np.ndarray) -> Callable[..., np.ndarray]:
        """g' of (r, g, r')."""
        if self.usual_rank == len(self.group):
            return self._by_rows
        if not self.is_free:
            raise NotApplicable(
                f"the rows of '{self.model.name}' determine {self.usual_rank} of the rates of {', '.join(self.group)}, "
                "and leave the rest to forces: put others among the shape, or run the model."
            )
        # Refuse momenta that do not stay zero: masses or forces that depend on the coordinates themselves
        one, moved = (self.blocks(self.q(r, g + shift)) for shift in (0.0, 0.7))
        same = np.allclose(
            one[1], moved[1], rtol=ZERO.expressions, atol=ZERO.expressions * np.abs(one[1]).max(initial=0.0)
        )
        pushes = np.abs([one[2], moved[2]])
        if not same or pushes[:, self.places[1]].max(initial=0.0) > ZERO.expressions * pushes.max(initial=0.0):
            raise NotApplicable(
                f"no row of '{self.model.name}' holds the rates of {', '.join(self.group)}, and their momenta do not "
                "stay zero, as masses or forces depend on these coordinates: run the model."
            )
        return self._by_momentum

    def _by_rows(self, r: np.ndarray, g: np.ndarray, rate: np.ndarray) -> np.ndarray:
        A = self.blocks(self.q(r, g))[0]
        if self._rank(self.q(r, g)) < len(self.group):
            at = self.shown(r)
            raise SingularSystem(
                f"the rows of '{self.model.name}' do not determine the rates of {', '.join(self.group)} at {at}: lead "
                "the loop around that shape."
            )
        A_g, right = A[:, self.places[1]], -A[:, self.places[0]] @ rate
        found = least_norm(A_g, right)
        self._require_allowed(A, self.q(rate, found), r)
        return found

    def _by_momentum(self, r: np.ndarray, g: np.ndarray, rate: np.ndarray) -> np.ndarray:
        A, M, *_ = self.blocks(self.q(r, g))
        shape, group = self.places
        self._require_allowed(A, self.q(rate, np.zeros(len(group))), r)
        return np.asarray(-np.linalg.solve(M[np.ix_(group, group)], M[np.ix_(group, shape)] @ rate))

    def _require_allowed(self, A: np.ndarray, qdot: np.ndarray, r: np.ndarray) -> None:
        """Refuse rates that some row, brought to length one, does not allow."""
        sizes = np.linalg.norm(A, axis=1) * np.linalg.norm(qdot)
        broken = np.flatnonzero(np.abs(A @ qdot) > ZERO.expressions * sizes)
        if broken.size:
            at = self.shown(r)
            raise ModelError(f"the loop does not satisfy the constraint '{self.rows[int(broken[0])]}' at {at}.")

    def require_start(self, r: np.ndarray, g: np.ndarray) -> None:
        """Refuse a start off the rows of positions, measured against their terms h = dh/dq q + ..."""
        q = self.q(r, g)
        A, _, _, position = self.blocks(q)
        terms = np.abs(A[self.of_positions]) @ np.abs(q) + np.abs(position)
        if (np.abs(position) > ZERO.expressions * terms).any():
            raise ModelError("the start does not satisfy the constraints on positions: give start= that does.")

    def require_closed(self, begin: np.ndarray, end: np.ndarray, extent: np.ndarray, g: np.ndarray) -> None:
        """The shapes at both ends are one: equal, or full turns apart with the same rows and masses."""
        if (np.abs(end - begin) <= ZERO.expressions * extent).all():
            return
        turns = (end - begin) / (2 * np.pi)
        blocks = [self.blocks(self.q(r, g))[:2] for r in (begin, end)]
        same = all(
            np.allclose(a, b, rtol=ZERO.expressions, atol=ZERO.expressions * np.abs(a).max(initial=0.0))
            for a, b in zip(*blocks, strict=True)
        )
        if np.abs(turns - np.round(turns)).max() > ZERO.expressions or not same:
            raise ModelError(
                f"the loop is open: {', '.join(self.shape)} begin at ({', '.join(f'{v:.6g}' for v in begin)}) and end "
                f"at ({', '.join(f'{v:.6g}' for v in end)})."
            )


def _system(model: Mechanism, shape: list[str], parameters: Values | None) -> _System:
    m = lower(model, CasadiAlgebra())
    names = [name_of(q) for q in model.kinematics.coordinates]
    for name in shape:
        if name not in names:
            raise ModelError(f"'{name}' is not a coordinate of '{model.name}'; known are {', '.join(names)}.")
    if m.q.numel() != m.u.numel() or m.integral_count:
        raise NotApplicable(f"'{model.name}' has coordinates that are not free (quaternions): take angles.")
    group = [name for name in names if name not in shape]
    if not group:
        raise ModelError("every coordinate is part of the shape, and none follows: name fewer.")
    v = ca.SX.sym("v", m.q.numel())
    u = m.Y @ v + m.z
    rows = ca.vertcat(*[ca.SX(row.velocity) for row in m.rows if row.velocity is not None])
    rows = ca.substitute(rows, m.u, u) if rows.numel() else ca.SX(0, 1)
    A = ca.jacobian(rows, v)
    T = ca.substitute(ca.SX(m.motion_energy), m.u, u)
    M = ca.jacobian(ca.gradient(T, v), v)
    push = m.Y.T @ m.nonpotential_force - ca.gradient(ca.SX(m.potential_energy), m.q)
    push = ca.substitute(push, m.u, ca.SX.zeros(m.u.numel()))
    position = ca.vertcat(*[ca.SX(row.position) for row in m.rows if row.position is not None])
    drift = ca.substitute(rows, v, ca.SX.zeros(v.numel()))
    p = parameter_values(derive(model, AppellChetaev()), parameters)
    if any(row.velocity is None or not row.linear for row in m.rows) or m.inputs.names:
        raise NotApplicable(f"'{model.name}' has rows that are not linear in the rates, or inputs.")
    if any(c.has_modes for c in model.constraints):
        raise NotApplicable(f"'{model.name}' has constraints that open and close, which a loop does not follow.")
    if not drift.is_zero() or ca.depends_on(ca.vertcat(ca.vec(ca.densify(A)), ca.vec(ca.densify(M)), 0 * m.t), m.t):
        raise NotApplicable(f"time stands in the rows of '{model.name}': release those that prescribe its motion.")
    function = ca.Function("shape", [m.q, m.t, m.p], [ca.densify(e) for e in (A, M, push, ca.SX(position))])

    def blocks(q: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        A, M, push, position = (np.asarray(e) for e in function(q, 0.0, p))
        return A.reshape(-1, q.size), M, push.ravel(), position.ravel()

    places = [names.index(name) for name in shape], [names.index(name) for name in group]
    held = [i for i, row in enumerate(m.rows) if row.position is not None]
    return _System(model, tuple(shape), tuple(group), places, blocks, tuple(row.name for row in m.rows), held)
