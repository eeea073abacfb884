"""The symmetric root of a definite matrix as a graph: its square is the matrix to rounding, whatever its condition."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest
from scipy.linalg import hilbert

from appell.algebra.symmetric_root import symmetric_root
from tests.tolerances import ROUNDING


def rotated(condition: float) -> np.ndarray:
    """Of five rows, with eigenvalues from 7000 down to 7000 / condition in directions of no axis."""
    Q, _ = np.linalg.qr(np.random.default_rng(5).normal(size=(5, 5)))
    M = Q @ np.diag(7e3 * np.logspace(0, -np.log10(condition), 5)) @ Q.T
    return (M + M.T) / 2


def in_mixed_units() -> np.ndarray:
    """Kilograms and gram millimetres squared: condition 1e16 by units alone."""
    scale = np.diag([1e-4, 1.0, 1e4])
    return scale @ np.array([[2.0, 1.0, 0.5], [1.0, 3.0, 1.0], [0.5, 1.0, 4.0]]) @ scale


CASES = {
    "one and ones": np.eye(3) + 1,
    "Hilbert's of six": hilbert(6),
    "condition 1e8": rotated(1e8),
    "condition 1e12": rotated(1e12),
    "mixed units": in_mixed_units(),
}


@pytest.mark.parametrize("case", CASES)
def test_the_root_is_symmetric_and_definite_and_its_square_is_the_matrix(case: str) -> None:
    """No other matrix is all three (Horn and Johnson 1985, theorem 7.2.6)."""
    M = CASES[case]
    S = ca.SX.sym("M", *M.shape)
    H = np.array(ca.Function("root", [S], [symmetric_root(S)])(M))
    assert np.array_equal(H, H.T)
    assert np.linalg.eigvalsh(H)[0] > 0
    assert np.linalg.norm(H @ H - M) <= ROUNDING * np.linalg.norm(M)


def test_its_derivative_solves_sylvesters_equation() -> None:
    """M = H H gives M' = H' H + H H'."""
    x = ca.SX.sym("x")
    M = ca.SX(hilbert(3)) + x * ca.SX(np.diag([1.0, 2.0, 3.0])) + x**2
    H = symmetric_root(M)
    slope = ca.reshape(ca.jacobian(ca.vec(H), x), 3, 3)
    left = ca.Function("left", [x], [slope @ H + H @ slope - ca.reshape(ca.jacobian(ca.vec(M), x), 3, 3)])
    assert np.abs(np.array(left(0.2))).max() <= ROUNDING
