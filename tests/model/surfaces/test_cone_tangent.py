"""The tangent round a cone's axis is the same at all points of one half plane through the axis."""

import sympy as sm

import appell as ap


def test_the_tangent_below_a_ball_is_that_at_its_centre() -> None:
    x, y, z, r = sm.symbols("x y z r", positive=True)
    cone = ap.Cone(sm.pi / 6, inside=True)
    rho = sm.sqrt(x**2 + y**2)
    below = cone.tangent(sm.Matrix([x + r * x / rho, y + r * y / rho, z]))
    assert list(below) == [-y / rho, x / rho, 0]
