"""Dead reactions: they do no work on any motion the constraints allow, yet there are many of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import sympy as sm

from appell.algebra import Matrix
from appell.constraints import Constraint, explicit_time
from appell.equations.blocks import AuxiliaryStates, Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.errors import ConstraintError, ModelError
from appell.mechanics import Embedding, Mechanics, Row
from appell.model.names import name_of


@dataclass(frozen=True)
class Dead(Principle):
    """R = lam A^T + H u with a skew H: R . u = 0 whatever the motion (Slawianowski, eqs. 2.18, 3.11).

    In place of H the intrinsic choice of eq. 3.13 may be asked for: with the row omega_i qdot_i = 0,

        H_ij = mu (d omega_j/dq_i - d omega_i/dq_j),

    taken in coordinate rates. Nothing prefers one H: the arbitrariness is the user's, and motions under different H
    differ. Only rows linear and homogeneous in velocity can be kept without work; an affine or nonlinear one would
    need R . u different from zero to be satisfied and is refused.

    Parameters
    ----------
    H
        A skew matrix over the model's speeds, of numbers or of expressions of coordinates, speeds, time and parameters.
    mu
        In its place the factor of the intrinsic choice, by constraint.

    References
    ----------
    Slawianowski, sections 2.2 and 3.2 (004).
    """

    H: Any = None
    mu: Mapping[str, float] = field(default_factory=dict)

    name = "Dead"
    family = "dead reactions"
    has_modes = False
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR})
    references = ("Slawianowski, eqs. 2.18 and 3.11 to 3.13",)

    def check(self, constraints: Sequence[Constraint], among: Sequence[type[Principle]] = ()) -> None:
        super().check(constraints, among)
        for constraint in constraints:
            if not _homogeneous(constraint):
                raise ConstraintError(
                    f"dead reactions cannot keep the constraint '{constraint.name}': it is not homogeneous in "
                    "velocity, so that a reaction which keeps it does work; AppellChetaev would do."
                )
        for name in self.mu:
            if name_of(name) not in [c.name for c in constraints]:
                raise ModelError(f"Dead(mu=...) names '{name_of(name)}', which is no constraint of the model.")

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        M, F = self._unconstrained(m)
        dead = self._skew(m, rows) @ m.u
        A, gamma = stacked(rows, m, None)
        none = algebra.zeros(0, 1)
        auxiliary = AuxiliaryStates(none, (), none, algebra.zeros(0, len(rows)), {"dead reaction": dead})
        return Blocks(M, F + dead, A, gamma, A.T, auxiliary=auxiliary)

    @staticmethod
    def _unconstrained(m: Mechanics) -> tuple[Matrix, Matrix]:
        """d/dt dL/dqdot - dL/dq = D in the model's speeds: M udot = F, from the energies (Slawianowski, eq. 2.2)."""
        algebra = m.algebra
        v = algebra.symbols([f"v{i}" for i in range(m.q.shape[0])])
        L = algebra.substitute(algebra.column([m.motion_energy - m.potential_energy]), m.u, m.Y @ v + m.z)
        momentum = algebra.jacobian(L, v).T
        g = algebra.jacobian(momentum, v)
        drift = algebra.rate(momentum, m.q, v, m.t) - algebra.jacobian(L, m.q).T
        g, drift = algebra.substitute(g, v, m.qdot), algebra.substitute(drift, v, m.qdot)
        convective = algebra.rate(m.qdot, m.q, m.qdot, m.t)
        return algebra.congruence(m.G, g), m.nonpotential_force - m.G.T @ (drift + g @ convective)

    def _skew(self, m: Mechanics, rows: Sequence[Row]) -> Matrix:
        """H over the speeds, given or from the curl of the rows."""
        algebra = m.algebra
        n = m.u.shape[0]
        total = algebra.zeros(n, n)
        if self.H is not None:
            total += _given(self.H, m)
        mu = {name_of(key): value for key, value in self.mu.items()}
        for row in rows:
            if row.name in mu:
                omega = algebra.jacobian(algebra.column([row.velocity]), m.u) @ m.Y
                slope = algebra.jacobian(omega.T, m.q)
                total += mu[row.name] * (m.G.T @ (slope.T - slope) @ m.G)
        return total


def _given(H: Any, m: Mechanics) -> Matrix:
    matrix = sm.Matrix(H)
    n = m.u.shape[0]
    if matrix.shape != (n, n):
        raise ModelError(f"Dead(H=...) is a {matrix.rows} x {matrix.cols} matrix; the model has {n} speeds.")
    for i in range(n):
        for j in range(i + 1):
            if sm.simplify(matrix[i, j] + matrix[j, i]) != 0:
                raise ModelError(
                    f"Dead(H=...) is not skew: its entries ({i + 1}, {j + 1}) and ({j + 1}, {i + 1}) are "
                    f"{matrix[i, j]} and {matrix[j, i]}, which do not cancel."
                )
    return m.algebra.matrix([[m.lower(matrix[i, j]) for j in range(n)] for i in range(n)])


def _homogeneous(constraint: Constraint) -> bool:
    """Whether every row vanishes with the velocities; a position row that holds time does not."""
    if constraint.memories:
        return False  # what is remembered changes a row as time does
    for row in constraint.expressions:
        if constraint.order_of(row) == 0:
            if explicit_time(row):
                return False
        elif sm.simplify(row.xreplace(dict.fromkeys(constraint.highest(row), sm.S.Zero))) != 0:
            return False
    return True
