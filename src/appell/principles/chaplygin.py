"""Chaplygin: Lagrange's equations of a reduced energy, where the eliminated coordinates stand nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sympy.physics.vector import dynamicsymbols

from appell.algebra import CasadiAlgebra, Matrix
from appell.constraints import Constraint
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, instead, stacked
from appell.equations.reduced_energy import ReducedEnergyTerms
from appell.equations.steps import Quantity, Setting, Statement, Step, energies, entries
from appell.errors import NotApplicable
from appell.mechanics import Embedding, Held, Mechanics, Row, lower, row_values
from appell.mechanics.cyclic import affine_row, cyclic_coordinates, eliminated_directions, singular_configuration
from appell.model import Mechanism


@dataclass(frozen=True)
class Chaplygin(Principle):
    """d/dt dT~/ds'_r - dT~/ds_r - sum_v theta_v sum_l (db_vr/ds_l - db_vl/ds_r) s'_l = Q_r, in the coordinates s kept.

    >>> import appell as ap
    >>> disc = ap.catalogue.vertical_disc()
    >>> len(disc.derive(ap.Chaplygin()).forcing)
    2

    Chaplygin's conditions: the rows are homogeneous in the rates, and neither they nor T~ hold the coordinates e that
    are eliminated. The rows are then e' = b(s) s', and T~(s, s') is T with these put for the rates e'; theta = dT/de'
    is taken before. Q_r are the forces along the displacements that the rows leave, Q_r + sum_v Q_v b_vr.

    Which coordinates are eliminated: of those that stand in neither rows nor T~ (the ``cyclic`` ones), the directions
    that the rows act on at the state, R = A_c^T (A_c A_c^T)^-1 of their columns A_c. The coordinates (s, e) are linear
    in the model's, q = N s + R e with N and R of the state: no chart is chosen, and none is singular while the rows
    reach the cyclic coordinates. There b = -A N, whose derivatives by s are those of A along N. The printed form
    eliminates coordinates of the model itself, where those of its dependent speeds are cyclic.

    References
    ----------
    Chaplygin 1897; Neimark and Fufaev 1972, chapter III.
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
                what = "actuators" if c.drives else "integrals of the motion" if c.memories else "to be released"
                raise NotApplicable(f"Chaplygin eliminates '{c.name}' for good, and it has {what}" + _instead(among))

    def check_model(self, model: Mechanism, among: Sequence[type[Principle]] = ()) -> None:
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
        affine = affine_row(m)
        if affine is not None:
            return f"the row of '{m.rows[affine].name}' is not homogeneous in the rates, or holds time"
        cyclic = cyclic_coordinates(m)
        free, in_energy = (
            ", ".join(m.coordinate_names[k] for k in of) for of in (cyclic.coordinates, cyclic.in_energy)
        )
        unsolved = cyclic.unsolved()
        if unsolved is not None:
            energy = f"; the reduced energy holds {in_energy}" if in_energy else ""
            return (
                f"'{m.rows[unsolved].name}' cannot be solved for coordinates that stand in neither the rows nor the "
                f"reduced energy ({free or 'no coordinate'}){energy}"
            )
        singular = singular_configuration(m, cyclic)
        if singular:
            rows = " and ".join(dict.fromkeys(f"'{row.name}'" for row in m.rows))
            where = ", ".join(f"{name} = {x:.3g}" for name, x in singular.items())
            return f"{rows} cannot be solved for {free} everywhere: not where {where}"
        return ""

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        parts = self._parts(mechanics, embedding)
        F = parts.forces - parts.rate + parts.gradient + parts.correction
        A, gamma = stacked(rows, mechanics, embedding)
        return Blocks(parts.at_the_state(parts.M), parts.at_the_state(F), A, gamma, A.T)

    def _parts(self, m: Mechanics, embedding: Embedding | None) -> ReducedEnergyTerms:
        """The terms of the equations, before the neighbouring speeds w are those of the state."""
        algebra = m.algebra
        n = m.u.shape[0]
        N, R, h, A_q = algebra.eye(n), algebra.zeros(n, 0), algebra.zeros(0, 1), algebra.zeros(0, n)
        if embedding is not None:
            cyclic = cyclic_coordinates(m)
            h = row_values(m)[list(cyclic.rows), :]
            N, R, A_q = embedding.N, eliminated_directions(m, cyclic, embedding.R), algebra.jacobian(h, m.u)
        given = embedding is not None and R is embedding.R
        held = Held.at_the_state(m, N, R, h)
        N, R, h = held.matrices
        w = algebra.symbols([f"w{r}" for r in range(N.shape[1])])
        # e' = h + b(s) s' with b s' = -A(q) (N s'): h is zero on the rows, and kept where a step is off them
        kept = m.u - R @ h + N @ w
        solved = kept + R @ (h - A_q @ kept)
        T = algebra.column([m.motion_energy])
        T_reduced = algebra.substitute(T, m.u, solved)
        theta = R.T @ algebra.substitute(algebra.jacobian(T, m.u).T, m.u, solved)
        along = m.G @ N  # d/ds_r = along_r . d/dq
        momenta = algebra.jacobian(T_reduced, w).T
        rate = algebra.rate(momenta, m.q, m.qdot, m.t)
        gradient = along.T @ algebra.jacobian(T_reduced, m.q).T
        curvature = self._curvature(m, A_q, kept, N, theta)
        M = algebra.jacobian(momenta, w)
        if embedding is not None and not given:
            # udot = N s'' + R e'' with e'' = b' s' is N w' + n too: M s'' = M w' + N^T T_uu (n - R e'')
            apart = embedding.n - algebra.rate(solved, m.q, m.qdot, m.t)
            rate += N.T @ algebra.directional(algebra.jacobian(T, m.u).T, m.u, apart)

        def at_the_state(block: Matrix) -> Matrix:
            return held.released(algebra, algebra.substitute(block, w, algebra.zeros(w.shape[0], 1)))

        return ReducedEnergyTerms(M, rate, gradient, curvature, self._forces(m, N, along), theta, at_the_state)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s = setting.m, setting
        parts = self._parts(m, s.embedding)
        rate, gradient, curvature, forces = map(
            parts.at_the_state, (parts.rate, parts.gradient, parts.correction, parts.forces)
        )
        rate = parts.at_the_state(parts.M) @ s.rates + rate
        statement = Statement(
            "d/dt dT~/ds_r' - dT~/ds_r - sum_v theta_v sum_l (db_vr/ds_l - db_vl/ds_r) s_l' = Q_r",
            r"\frac{d}{dt} \frac{\partial \tilde T}{\partial \dot s_r} - \frac{\partial \tilde T}{\partial s_r} - "
            r"\sum_v "
            r"\theta_v \sum_l \left(\frac{\partial b_{vr}}{\partial s_l} - \frac{\partial b_{vl}}{\partial s_r}\right) "
            r"\dot s_l = Q_r",
        )
        filled = (
            Quantity(
                "d/dt dT~/ds' of @",
                r"\left(\frac{d}{dt} \frac{\partial \tilde T}{\partial \dot s}\right)_{@}",
                entries(rate),
                s.speeds,
            ),
            Quantity(
                "dT~/ds of @",
                r"\left(\frac{\partial \tilde T}{\partial s}\right)_{@}",
                entries(gradient),
                s.speeds,
            ),
            Quantity("curvature of @", r"K_{@}", entries(curvature), s.speeds),
            Quantity("Q of @", "Q_{@}", entries(forces), s.speeds),
        )
        theta = tuple(
            Quantity(f"theta_{k + 1}", rf"\theta_{{{k + 1}}}", [e])
            for k, e in enumerate(entries(parts.at_the_state(parts.theta)))
        )
        words = "The eliminated coordinates stand in neither rows nor T~."
        return (
            Step("energies", "", None, energies(s)),
            Step("momenta of the eliminated coordinates", "Taken before they are eliminated.", None, theta),
            Step("Chaplygin's equations", words, statement, filled, forces - rate + gradient + curvature),
        )

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


def _instead(among: Sequence[type[Principle]]) -> str:
    return instead(p.name for p in among if p.name in ("Kane", "Voronets", "BoltzmannHamel"))
