"""Rows embedded in the velocities: w = Y qdot + z undoes qdot = G w + g in any speeds w, u = N w + n.

Velocities stay what they were, and the rows hold whatever w is.
"""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

from appell.algebra import CasadiAlgebra
from appell.mechanics import Embedding, in_speeds, lower, solve_speeds
from tests.laws.rheonomic import COUNT, Case
from tests.tolerances import ALGEBRA


@pytest.mark.parametrize("seed", [1, 2])
def test_speeds_and_rates_stay_inverse_to_each_other_where_rows_with_drift_are_embedded(seed: int) -> None:
    m = lower(Case(seed, ("linear", "linear")).model().snapshot(), CasadiAlgebra())
    drawn = np.random.default_rng(seed)
    free = COUNT - 2
    solved = solve_speeds(m, m.rows, sorted(drawn.permutation(COUNT)[:free].tolist()))
    # other independent speeds, turned and shifted: u = N (T w + c) + n
    T, c = drawn.normal(size=(free, free)), drawn.normal(size=free)
    N, n = solved.N @ T, solved.n + solved.N @ c
    L = ca.solve(N.T @ N, N.T)
    w, rates = ca.SX.sym("w", free), ca.SX.sym("wdot", free)
    reduced = in_speeds(m, m.rows, Embedding(N, n), L, (w, rates))
    u = N @ w + n
    apart = ca.vertcat(
        reduced.Y @ reduced.qdot + reduced.z - w,
        reduced.qdot - ca.substitute(m.qdot, m.u, u),
        ca.vec(reduced.velocities - ca.substitute(m.velocities, m.u, u)),
        ca.substitute(ca.vertcat(*[row.velocity for row in m.rows]), m.u, u),
    )
    symbols = ca.symvar(apart)
    found = ca.Function("apart", symbols, [apart])(*drawn.uniform(0.2, 1.0, len(symbols)))
    np.testing.assert_allclose(found.full(), 0, atol=ALGEBRA)
