"""The equations of Hamilton-Lusternik and the work of its reactions, over either algebra.

With M_0 u' = F_0 + R the free equations and R the reactions, the power of the reactions is R . v = u . (M_0 u' - F_0);
by E3.31 it is -d/dt (mu_a D F_a) on the constraints, with D = v . d/dv the generator of dilatations of the velocities.
"""

from __future__ import annotations

from dataclasses import dataclass

from appell.algebra import Algebra, Matrix, Scalar
from appell.equations.form_blocks import form_blocks
from appell.equations.principle import stacked
from appell.mechanics import Mechanics, Row, lower
from appell.model import Mechanism
from appell.principles import AppellChetaev, HamiltonLusternik


@dataclass(frozen=True)
class Rows:
    """The constraints at the levels of velocity (with their rows) and of position.

    ``dilatation``: D F of the rows in velocities; the speeds are homogeneous in the velocities, so that u . d/du is
    v . d/dv.
    """

    mechanics: Mechanics
    velocities: tuple[tuple[Row, Scalar], ...]
    positions: tuple[Scalar, ...]
    dilatation: Matrix


@dataclass(frozen=True)
class LusternikBlocks:
    """M u' = F + A^T lam and A u' = -gamma of Hamilton-Lusternik; M_0 and F_0 of the model without constraints.

    ``mu``: the multipliers that are states.
    """

    mu: Matrix
    M: Matrix
    F: Matrix
    A: Matrix
    gamma: Matrix
    free_M: Matrix
    free_F: Matrix


def rows_of(model: Mechanism, algebra: Algebra) -> Rows:
    """Lower a model and read its constraints."""
    m = lower(model, algebra)
    moving = [row.velocity_level for row in m.rows if row.order == 1]
    velocities = tuple((row, row.velocity) for row in m.rows if row.velocity is not None)
    positions = (*(row.position for row in m.rows if row.position is not None), *m.norms)
    dilatation = algebra.jacobian(algebra.column(moving), m.u) @ m.u
    return Rows(m, velocities, positions, dilatation)


def formed(m: Mechanics) -> LusternikBlocks:
    """Both sets of equations of a lowered model."""
    rows = list(m.rows)
    lusternik = form_blocks(HamiltonLusternik(), m, rows, None)
    chetaev = form_blocks(AppellChetaev(), m, rows, None)
    if lusternik.auxiliary is None:
        raise TypeError("Hamilton-Lusternik forms its multipliers as auxiliary states")
    A, gamma = stacked(rows, m, None)
    return LusternikBlocks(lusternik.auxiliary.states, lusternik.M, lusternik.F, A, gamma, chetaev.M, chetaev.F)
