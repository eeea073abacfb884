"""Moments of inertia of plain bodies, against integrals over them."""

from __future__ import annotations

import pytest
import sympy as sm

import appell as ap

m, r, h = sm.symbols("m r h", positive=True)
x, y, z, s, phi = sm.symbols("x y z s phi", real=True)


def test_a_solid_sphere():
    # discs of radius^2 = r^2 - z^2, each m_z radius^2 / 2
    density = m / (sm.Rational(4, 3) * sm.pi * r**3)
    assert ap.solid_sphere(m, r)[2] == sm.simplify(sm.integrate(density * sm.pi * (r**2 - z**2) ** 2 / 2, (z, -r, r)))


def test_a_shell():
    # rings at height z carry m dz / (2 r)
    assert ap.shell(m, r)[0] == sm.simplify(sm.integrate(m / (2 * r) * (r**2 - z**2), (z, -r, r)))


def test_a_rod():
    assert ap.rod(m, h, "y") == (sm.integrate(m / h * y**2, (y, -h / 2, h / 2)), 0, m * h**2 / 12)


def test_a_disc_and_a_hoop():
    own = sm.integrate(m / (sm.pi * r**2) * s**2 * s, (s, 0, r), (phi, 0, 2 * sm.pi))
    assert ap.disc(m, r, "x") == (own, own / 2, own / 2)  # flat: the two across add up to the one about the axis
    assert ap.hoop(m, r) == (m * r**2 / 2, m * r**2 / 2, m * r**2)


def test_a_cylinder_is_discs_along_its_axis():
    across = sm.integrate((m * r**2 / 4 + m * z**2) / h, (z, -h / 2, h / 2))
    assert sm.simplify(ap.solid_cylinder(m, r, h)[0] - across) == 0
    assert ap.solid_cylinder(m, r, h)[2] == m * r**2 / 2


def test_a_box():
    a, b, c = sm.symbols("a b c", positive=True)
    density = m / (a * b * c)
    Ixx = sm.integrate(density * (y**2 + z**2), (x, -a / 2, a / 2), (y, -b / 2, b / 2), (z, -c / 2, c / 2))
    assert sm.simplify(ap.box(m, a, b, c)[0] - Ixx) == 0


def test_an_unknown_axis():
    with pytest.raises(ap.ModelError, match="is not one of"):
        ap.disc(1, 1, axis="w")


def test_rows_of_a_list_are_a_matrix_of_inertia():
    """A list of three rows says the same as SymPy's matrix; off its diagonal it couples the turns."""
    rows = [[2, 0, 0.5], [0, 3, 0], [0.5, 0, 4]]
    spins = {}
    for inertia in (rows, sm.Matrix(rows)):
        model = ap.Model("a body")
        body = model.body("B", mass=1, inertia=inertia)
        model.joint("ball", ap.Spherical(), model.ground, body)
        spins[str(type(inertia))] = model.derive(ap.Kane()).accelerations({"wx_B": 1.0, "wz_B": 2.0})["wy_B"]
    # I2 w2' = (I3 - I1) w3 w1 + I13 (w1^2 - w3^2)
    assert list(spins.values()) == pytest.approx([(2 * 2 + 0.5 * (1 - 4)) / 3] * 2, abs=1e-14)
