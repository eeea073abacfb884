"""Chaplygin: Lagrange's equations of a reduced energy, where the eliminated coordinates stand nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from sympy.physics.vector import dynamicsymbols

from appell.algebra import CasadiAlgebra, Matrix
from appell.algebra.sampling import random_choices, random_points
from appell.constraints import Constraint
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, instead, stacked
from appell.errors import NotApplicable
from appell.mechanics import Embedding, Held, Mechanics, Row, lower, row_values
from appell.mechanics.rank import rank
from appell.model import ModelData

ABSENT = 1e-9
"""What is left of a derivative that vanishes, at random states of size one: rounding of long expressions."""

SAMPLES = 3
POSES = 40
"""How many special configurations are looked at: enough for all of three angles."""


@dataclass(frozen=True)
class Chaplygin(Principle):
    """d/dt dT~/ds'_r - dT~/ds_r - sum_v theta_v sum_l (db_vr/ds_l - db_vl/ds_r) s'_l = Q_r, in the coordinates s kept.

    Chaplygin's conditions: the rows are homogeneous in the rates, and neither they nor T~ hold the coordinates e that
    are eliminated. The rows are then e' = b(s) s', and T~(s, s') is T with these put for the rates e'; theta = dT/de'
    is taken before. Q_r are the forces along the displacements that the rows leave, Q_r + sum_v Q_v b_vr.

    Which coordinates are eliminated: of those that stand in neither rows nor T~ (the ``cyclic`` ones), the directions
    that the rows act on at the state, R = A_c^T (A_c A_c^T)^-1 of their columns A_c. The coordinates (s, e) are linear
    in the model's, q = N s + R e with N and R of the state: no chart is chosen, and none becomes singular while the rows
    reach the cyclic coordinates. There b = -A N, whose derivatives by s are those of A along N.

    References
    ----------
    Chaplygin 1897; Neimark and Fufaev 1972, chapter III.

    Examples
    --------
    >>> import appell as ap
    >>> disc = ap.catalogue.vertical_disc()
    >>> len(disc.derive(ap.Chaplygin()).forcing)
    2
    """

    name = "Chaplygin"
    family = "d'Alembert"
    embeds_speeds = False
    is_general = False
    admits = frozenset({Kind.LINEAR})
    references = ("Chaplygin 1897", "Neimark and Fufaev 1972, chapter III")

    def in_evidence(self, constraints: Sequence[Constraint]) -> frozenset[str]:
        return frozenset()

    def check(self, constraints: Sequence[Constraint], among: Sequence[type[Principle]] = ()) -> None:
        super().check(constraints, among)
        for c in constraints:
            if c.drives or c.has_modes or c.memories:
                what = "actuators" if c.drives else "integrals of the motion" if c.memories else "to be let go"
                raise NotApplicable(
                    f"Chaplygin eliminates '{c.name}' for good, and it has {what}" + _instead(among)
                )

    def check_model(self, model: ModelData, among: Sequence[type[Principle]] = ()) -> None:
        super().check_model(model, among)
        t = dynamicsymbols._t
        rates = {c.diff(t) for c in model.kinematics.coordinates}
        if model.kinematics.rates or any(definition not in rates for _, definition in model.kinematics.definitions):
            raise NotApplicable(
                f"Chaplygin needs speeds that are rates of coordinates, which those of '{model.name}' are not"
                + _instead(among)
            )
        if model.constraints:
            reason = self._missing(lower(model, CasadiAlgebra()))
            if reason:
                raise NotApplicable(f"Chaplygin's conditions do not hold: {reason}" + _instead(among))

    @staticmethod
    def _missing(m: Mechanics) -> str:
        """Which of the conditions does not hold, in words; nothing where all do."""
        for i, row in enumerate(m.rows):
            if any(abs(a) > ABSENT for a in _affine(m)[:, i]):
                return f"the row of '{row.name}' is not homogeneous in the rates, or holds time"
        held_by_rows, held_by_energy, A = _holders(m)
        cyclic = [k for k in range(m.q.shape[0]) if not held_by_rows[k] and not held_by_energy[k]]
        speeds = _speeds_of(m, cyclic)
        for i, row in enumerate(m.rows):
            if all(rank(a[: i + 1, speeds]) <= i for a in A):
                words = {name for k, name in enumerate(m.coordinate_names) if held_by_energy[k] and not held_by_rows[k]}
                energy = f"; the reduced energy holds {', '.join(sorted(words))}" if words else ""
                free = ", ".join(_named(m, cyclic)) or "no coordinate"
                return (
                    f"'{row.name}' cannot be solved for coordinates that stand in neither the rows nor the reduced "
                    f"energy ({free}){energy}"
                )
        where = _singular(m, speeds)
        if where:
            rows = " and ".join(dict.fromkeys(f"'{row.name}'" for row in m.rows))
            return f"{rows} cannot be solved for {', '.join(_named(m, cyclic))} everywhere: not where {where}"
        return ""

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        n = m.u.shape[0]
        if embedding is None:
            N, R, h = algebra.eye(n), algebra.zeros(n, 0), algebra.zeros(0, 1)
        else:
            N, R, h = embedding.N, _eliminated_directions(m), row_values(m)
        held = Held.at_the_state(m, N, R, h)
        N, R, h = held.matrices
        w = algebra.symbols([f"w{r}" for r in range(N.shape[1])])
        # e' = h + b(s) s' with b s' = -A(q) (N s'): h is zero on the rows, and kept where a step is off them
        kept = m.u - R @ h + N @ w
        A_q = algebra.jacobian(row_values(m), m.u) if R.shape[1] else algebra.zeros(0, n)
        solved = kept + R @ (h - A_q @ kept)
        T = algebra.column([m.motion_energy])
        T_reduced = algebra.substitute(T, m.u, solved)
        theta = R.T @ algebra.substitute(algebra.jacobian(T, m.u).T, m.u, solved)
        along = m.G @ N  # d/ds_r = along_r . d/dq
        momenta = algebra.jacobian(T_reduced, w).T
        rate = algebra.rate(momenta, m.q, m.qdot, m.t)
        gradient = along.T @ algebra.jacobian(T_reduced, m.q).T
        curvature = self._curvature(m, A_q, kept, N, theta)
        F = self._forces(m, N, along) - rate + gradient + curvature
        M = algebra.jacobian(momenta, w)
        if embedding is not None:
            # udot = N s'' + R e'' with e'' = b' s' is N w' + n too: M s'' = M w' + N^T T_uu (n - R e'')
            apart = embedding.n - algebra.rate(solved, m.q, m.qdot, m.t)
            F -= N.T @ algebra.directional(algebra.jacobian(T, m.u).T, m.u, apart)

        def at_the_state(block: Matrix) -> Matrix:
            return held.released(algebra, algebra.substitute(block, w, algebra.zeros(w.shape[0], 1)))

        A, gamma = stacked(rows, m, embedding)
        return Blocks(at_the_state(M), at_the_state(F), A, gamma, A.T)

    @staticmethod
    def _curvature(m: Mechanics, A_q: Matrix, kept: Matrix, N: Matrix, theta: Matrix) -> Matrix:
        """sum_v theta_v sum_l (db_vr/ds_l - db_vl/ds_r) s'_l, with b = -A N and N s' = ``kept``."""
        algebra = m.algebra
        k, speeds = (
            algebra.symbols([f"theta{v}" for v in range(theta.shape[0])]),
            algebra.symbols([f"s{j}" for j in range(m.u.shape[0])]),
        )
        b = -A_q @ N
        # the rate of b_vr along the motion in s, and the slope of b s' along s_r
        turning = algebra.directional(b.T @ k, m.q, m.G @ speeds)
        carried = (m.G @ N).T @ algebra.jacobian(algebra.column([-algebra.dot(k, A_q @ speeds)]), m.q).T
        return algebra.substitute(algebra.substitute(turning - carried, k, theta), speeds, kept)

    @staticmethod
    def _forces(m: Mechanics, N: Matrix, along: Matrix) -> Matrix:
        """Q_r + sum_v Q_v b_vr: forces by their virtual power, -dV/dq along the displacements."""
        V = m.algebra.column([m.potential_energy])
        return N.T @ m.nonpotential_force - along.T @ m.algebra.jacobian(V, m.q).T


def _eliminated_directions(m: Mechanics) -> Matrix:
    """R = A_c^T (A_c A_c^T)^-1 over the rates of the cyclic coordinates, zero for the others."""
    algebra, n = m.algebra, m.u.shape[0]
    in_rows, in_energy, _ = _holders(m)
    speeds = _speeds_of(m, [k for k in range(m.q.shape[0]) if not in_rows[k] and not in_energy[k]])
    A = algebra.jacobian(row_values(m), m.u)
    A_c = algebra.hstack([A[:, j] for j in speeds], rows=A.shape[0])
    solved = algebra.solve_definite(A_c @ A_c.T, A_c).T
    zero = algebra.zeros(1, A.shape[0])
    return algebra.vstack([solved[speeds.index(j), :] if j in speeds else zero for j in range(n)])


def _speeds_of(m: Mechanics, coordinates: Sequence[int]) -> list[int]:
    """The speeds that are the rates of these coordinates."""
    n = m.u.shape[0]
    return [j for j in range(n) if any(not m.algebra.is_zero(m.G[k, j]) for k in coordinates)]


def _holders(m: Mechanics) -> tuple[list[bool], list[bool], list[np.ndarray]]:
    """For each coordinate whether the rows hold it, whether T does where the rows are satisfied; A at random states.

    A coordinate that is not in the rows is not in N either, so that it is in T~ only if it is in T on the rows.
    """
    algebra, nq = m.algebra, m.q.shape[0]
    A = algebra.jacobian(row_values(m), m.u)
    entries = algebra.column([A[i, j] for i in range(A.shape[0]) for j in range(A.shape[1])])
    parts = [A, algebra.jacobian(entries, m.q), algebra.jacobian(algebra.column([m.motion_energy]), m.q)]
    rows, energy, samples = np.zeros(nq), np.zeros(nq), []
    for q, u, t, p in _points(m):
        a, slopes, _ = (_numbers(m, part, q, u, t, p) for part in parts)
        on_rows = u - np.linalg.pinv(a) @ (a @ u)
        rows = np.maximum(rows, np.abs(slopes).max(axis=0, initial=0.0))
        energy = np.maximum(energy, np.abs(_numbers(m, parts[2], q, on_rows, t, p)).ravel())
        samples.append(a)
    return list(rows > ABSENT), list(energy > ABSENT), samples


def _singular(m: Mechanics, speeds: Sequence[int]) -> str:
    """A configuration, of zeros and right angles, at which the rows do not reach the cyclic coordinates; in words."""
    A = m.algebra.jacobian(row_values(m), m.u)
    _, u, t, p = _points(m)[0]
    for q in np.vstack([np.zeros(m.q.shape[0]), *random_choices((0.0, np.pi / 2, 1.0), m.q.shape[0], POSES)]):
        a = _numbers(m, A, q, u, t, p)
        if np.isfinite(a).all() and rank(a) == a.shape[0] > rank(a[:, speeds]):
            return ", ".join(f"{name} = {x:.3g}" for name, x in zip(m.coordinate_names, q, strict=True))
    return ""


def _named(m: Mechanics, coordinates: Sequence[int]) -> list[str]:
    return [m.coordinate_names[k] for k in coordinates]


def _affine(m: Mechanics) -> np.ndarray:
    """A u + a at u = 0 and its derivative by time, at random states."""
    algebra = m.algebra
    h, zero = row_values(m), np.zeros(m.u.shape[0])
    slope = algebra.jacobian(h, m.t)
    at_rest = [_numbers(m, h, q, zero, t, p).ravel() for q, u, t, p in _points(m)]
    in_time = [_numbers(m, slope, q, u, t, p).ravel() for q, u, t, p in _points(m)]
    return np.array(at_rest + in_time)


def _points(m: Mechanics) -> list[list[np.ndarray]]:
    return list(random_points([x.shape[0] for x in (m.q, m.u, m.t, m.p)], SAMPLES))


def _numbers(m: Mechanics, block: Matrix, *point: np.ndarray) -> np.ndarray:
    """A block at a state, in either algebra."""
    algebra = m.algebra
    symbols, values = algebra.vstack([m.q, m.u, m.t, m.p]), algebra.column([float(x) for x in np.concatenate(point)])
    found = algebra.substitute(block, symbols, values)
    rows, columns = block.shape
    return np.array([[float(found[i, j]) for j in range(columns)] for i in range(rows)]).reshape(rows, columns)


def _instead(among: Sequence[type[Principle]]) -> str:
    return instead(p.name for p in among if p.name in ("Kane", "Voronets", "BoltzmannHamel"))
