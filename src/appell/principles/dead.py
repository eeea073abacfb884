"""Dead reactions: they do no work on any motion the constraints allow, yet there are many of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import sympy as sm

from appell.algebra import CasadiAlgebra, Matrix
from appell.constraints import Constraint, explicit_time
from appell.equations.blocks import AuxiliaryStates, Blocks
from appell.equations.multiplier_values import as_values, expression, named_values, require_of_state, values_of_rows
from appell.equations.principle import Kind, Principle, stacked
from appell.equations.steps import Quantity, Setting, Statement, Step, constraint_forces, energies, entries
from appell.errors import ConstraintError, ModelError
from appell.mechanics import Embedding, Mechanics, Row, lower
from appell.mechanics.workless import is_homogeneous, true_speeds, unreachable
from appell.model import Mechanism, name_of
from appell.numbers import ZERO


@dataclass(frozen=True)
class Dead(Principle):
    """R . v = 0: of the reactions that keep the rows and do no work the least one, and H v with a skew H of one's own.

    >>> import appell as ap
    >>> ap.catalogue.vertical_disc().derive(ap.Dead(mu={"rolls": (0.1, 0.2)})).family
    'dead reactions'

    With a row linear and homogeneous in velocity, omega_i v_i = 0, every multiple of omega is dead, and

        R_i = lam omega_i + H_ij v_j,        H_ij = -H_ji        (Slawianowski, eqs. 2.18 and 3.11).

    Of any other row F(q, v, t) = 0 the reaction lam dF/dv does work, unless v . dF/dv vanishes with F. What is left of
    it without work is taken: of all R with R . v = 0 that keep the rows the least in the metric of the kinetic energy,

        R = lam (dF/dv - (v . dF/dv) M v / (v . M v)) + H v.

    There is none where the momentum M v lies along the rows, unless the applied forces by themselves give the change of
    energy that these ask for: a speed kept at c needs v . F = 0. A model whose rows are so at every state is refused, a
    run that comes to such a state stops there, both by name.

    In place of H the intrinsic choice may be asked for, with omega_i the coefficients of a row linear in velocity,

        H_ij = mu (d omega_j/dq_i - d omega_i/dq_j)        (eqs. 3.12 and 3.13).

    Nothing prefers one H: the arbitrariness is the user's, and motions under different H differ, for constraints on
    positions too (section 2.2).

    Parameters
    ----------
    H
        A skew matrix over the model's speeds, of numbers or of expressions of coordinates, speeds, time and parameters.
    mu
        In its place the factor mu(q, v) of the intrinsic choice, by constraint: a number or an expression, or one for
        each row.

    References
    ----------
    Slawianowski, sections 2.2 and 3.2 (004).
    """

    H: Any = None
    mu: Mapping[str, Any] = field(default_factory=dict)

    name = "Dead"
    family = "dead reactions"
    has_modes = False
    contradiction = (
        "no reaction without work keeps the constraint '{name}' any longer (the momentum lies along the rows, and the "
        "applied forces do not give the change of energy that these ask for; d'Alembert's family would do)"
    )
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR, Kind.NONLINEAR, Kind.ACCELERATION})
    references = ("Slawianowski, eqs. 2.17, 2.18 and 3.10 to 3.13",)

    def check(self, constraints: Sequence[Constraint], among: Sequence[type[Principle]] = ()) -> None:
        super().check(constraints, among)
        mu = named_values("Dead(mu=...)", self.mu, constraints)
        for constraint in constraints:
            if constraint.name in mu:
                values_of_rows("Dead(mu=...)", mu[constraint.name], constraint)
                _require_curl(constraint)

    def check_model(self, model: Mechanism, among: Sequence[type[Principle]] = ()) -> None:
        super().check_model(model, among)
        by_name = {c.name: c for c in model.constraints}
        for name, value in named_values("Dead(mu=...)", self.mu, model.constraints).items():
            for e in values_of_rows("Dead(mu=...)", value, by_name[name]):
                require_of_state(f"Dead(mu=...) of '{name}'", e, model)
        if self.H is not None:
            for entry in _skew_matrix(self.H, len(model.kinematics.speeds)):
                require_of_state("Dead(H=...)", entry, model)
        if not all(map(_obviously_dead, model.constraints)):
            self._require_reach(model)

    def _require_reach(self, model: Mechanism) -> None:
        """Refuse by name what no dead reaction keeps at any state."""
        m = lower(model, CasadiAlgebra())
        names = unreachable(m, *self._unconstrained(m), [p.default for p in model.parameters])
        if names:
            plural = len(names) > 1
            raise ConstraintError(
                f"dead reactions cannot keep the constraint{'s' * plural} {' and '.join(map(repr, names))}: the "
                f"momentum lies along {'their' if plural else 'its'} rows at every state, so that a reaction which "
                "keeps them does work where the applied forces do not give the change of energy by themselves; a "
                "principle of d'Alembert's family would do."
            )

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        M, F = self._unconstrained(m)
        dead = self._skew(m, rows) @ true_speeds(m)
        A, gamma = stacked(rows, m, None)
        working = [i for i, row in enumerate(rows) if not is_homogeneous(m, row)]
        A, gamma = self._without_work(m, M, F, A, gamma, working)
        none = algebra.zeros(0, 1)
        # the reactions of such rows are no longer along the vectors found by inspection
        reactions = {rows[i].name: algebra.zeros(m.u.shape[0], 1) for i in working} | {"dead reaction": dead}
        auxiliary = AuxiliaryStates(none, (), none, algebra.zeros(0, len(rows)), reactions)
        return Blocks(M, F + dead, A, gamma, A.T, auxiliary=auxiliary)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s = setting.m, setting
        M, F = self._unconstrained(m)
        dead = self._skew(m, s.rows) @ true_speeds(m)
        A, gamma = stacked(s.rows, m, None)
        working = [i for i, row in enumerate(s.rows) if not is_homogeneous(m, row)]
        A, _ = self._without_work(m, M, F, A, gamma, working)
        statement = Statement(
            "M u' = F + lam (dF/dv - (v . dF/dv) M v / (v . M v)) + H v, H skew: R . v = 0",
            r"M \dot u = F + \lambda \left(\frac{\partial F}{\partial v} - \frac{v \cdot \partial F/\partial v}{v "
            r"\cdot M v} "
            r"M v\right) + H v, \quad H^{\top} = -H",
        )
        filled = (
            Quantity("M u' - F of @", r"(M \dot u - F)_{@}", entries(M @ s.rates - F), s.speeds),
            Quantity("H v of @", "(H v)_{@}", entries(dead), s.speeds),
            *constraint_forces(s, A.T),
        )
        words = "Of the reactions that keep the rows and do no work the least one, and H v of one's own choice."
        return (
            Step("energies", "`L = T - V`.", None, energies(s)),
            Step("dead reactions", words, statement, filled, F - M @ s.rates + dead + s.push(A.T)),
        )

    @staticmethod
    def _without_work(
        m: Mechanics, M: Matrix, F: Matrix, A: Matrix, gamma: Matrix, working: Sequence[int]
    ) -> tuple[Matrix, Matrix]:
        """The rows that do work, made normal to the motion: A - w p^T / (v . p) with w = A v and p = M v.

        No reaction changes the energy, p . udot = v . F; so that A udot = -gamma is, in these rows,
        (A - w p^T / (v . p)) udot = -(gamma + w (v . F) / (v . p)), and their transpose are the least dead reactions.
        """
        if not working:
            return A, gamma
        algebra, v = m.algebra, true_speeds(m)
        p = M @ v
        twice_energy = algebra.dot(v, p) + (ZERO.nothing if algebra.shares else 0)
        rows, bias = [A[i : i + 1, :] for i in range(A.shape[0])], [gamma[i, 0] for i in range(A.shape[0])]
        for i in working:
            share = (rows[i] @ v)[0, 0] / twice_energy
            rows[i], bias[i] = rows[i] - share * p.T, bias[i] + share * algebra.dot(v, F)
        return algebra.vstack(rows), algebra.column(bias)

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
            H = _skew_matrix(self.H, n)
            total += algebra.matrix([[m.lower(H[i, j]) for j in range(n)] for i in range(n)])
        mu = {name_of(key): as_values(value) for key, value in self.mu.items()}
        for row in rows:
            if row.name in mu:
                omega = algebra.jacobian(algebra.column([row.velocity_level]), m.u) @ m.Y
                slope = algebra.jacobian(omega.T, m.q)
                factor = m.lower(expression("Dead(mu=...)", mu[row.name][row.number]))
                total += factor * (m.G.T @ (slope.T - slope) @ m.G)
        return total


def _skew_matrix(H: Any, n: int) -> sm.Matrix:
    """H as a matrix over n speeds; refuses another size, and what is not skew."""
    try:
        matrix = sm.Matrix(H)
    except (TypeError, ValueError, sm.SympifyError):
        raise ModelError(f"Dead(H=...) is {H!r}: give a skew matrix over the model's speeds.") from None
    if matrix.shape != (n, n):
        raise ModelError(f"Dead(H=...) is a {matrix.rows} x {matrix.cols} matrix; the model has {n} speeds.")
    matrix = matrix.applyfunc(lambda e: expression("an entry of Dead(H=...)", e))
    for i in range(n):
        for j in range(i + 1):
            if sm.simplify(matrix[i, j] + matrix[j, i]) != 0:
                raise ModelError(
                    f"Dead(H=...) is not skew: its entries ({i + 1}, {j + 1}) and ({j + 1}, {i + 1}) are "
                    f"{matrix[i, j]} and {matrix[j, i]}, which do not cancel."
                )
    return matrix


def _require_curl(constraint: Constraint) -> None:
    """Refuse mu for rows without coefficients omega_i(q, t): their curl would change with the coordinates taken."""
    if constraint.order > 1 or not constraint.linear or constraint.memories:
        why = "speaks of the history" if constraint.memories else f"is {Kind.of(constraint).value}"
        raise ModelError(
            f"Dead(mu=...) asks for the curl of '{constraint.name}' (Slawianowski, eq. 3.13), which {why} and has "
            "none: give H in its place."
        )


def _obviously_dead(constraint: Constraint) -> bool:
    """Whether every row is linear and vanishes with the velocities, so that its own reaction does no work."""
    if constraint.memories or not constraint.linear or constraint.order > 1:
        return False
    for row in constraint.expressions:
        if constraint.order_of(row) == 0:
            if explicit_time(row):
                return False
        elif sm.simplify(row.xreplace(dict.fromkeys(constraint.highest(row), sm.S.Zero))) != 0:
            return False
    return True
