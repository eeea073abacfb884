"""Moments of inertia of plain bodies, against integrals over them."""

from __future__ import annotations

import pytest
import sympy as sm

import appell as ap
from appell.errors import ModelError

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
    with pytest.raises(ModelError, match="is not one of"):
        ap.disc(1, 1, axis="w")
