"""Invariant measures against those of the texts."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.analysis.integrals.test_first_integrals import free_ball, numbers


@pytest.mark.slow
def test_chaplygins_ball_keeps_chaplygins_density() -> None:
    """Chaplygin 1903: (1 - D gamma . J^-1 gamma)^(-1/2) dgamma dM, J = I + D.

    dM = det(dM/dw) dw, and det(J - D gamma gamma^T) = det J (1 - D gamma . J^-1 gamma): to the power +1/2 over dw.
    """
    found = ap.invariant_measure(ap.catalogue.chaplygin_ball())
    assert found.proved
    p = {"m": 1.1, "r": 0.7, "A": 0.5, "B": 0.8, "C": 1.2, "g": 9.0}
    values, gamma, _ = free_ball(p)
    D = p["m"] * p["r"] ** 2
    J = np.array([p["A"], p["B"], p["C"]]) + D
    text = np.sqrt(1 - D * (gamma**2 / J).sum(axis=1))
    ratio = numbers(found.density, values) / text
    np.testing.assert_allclose(ratio / ratio[0], 1, rtol=1e-10)


def test_the_sleigh_has_no_measure() -> None:
    """Kozlov 1988: it is attracted by straight motion, at the rate m a v / (J + m a^2)."""
    model = ap.catalogue.chaplygin_sleigh()
    found = ap.invariant_measure(model)
    assert found.density is None
    assert found.proved
    assert "v = 1" in found.obstruction
    m, J, a = (p.symbol for p in model.snapshot().parameters)
    v = model.snapshot().kinematics.speeds[0]
    assert sm.simplify(found.divergence + m * a * v / (J + m * a**2)) == 0


def test_suslovs_problem_has_a_measure_only_where_the_axis_is_principal() -> None:
    """Kozlov 1988: the axis must be one of inertia."""
    found = ap.invariant_measure(ap.catalogue.suslov())
    assert found.density is None
    assert found.proved
    model = ap.Model("Suslov, principal axis")
    I1, I2, I3 = model.parameters("I1 I2 I3", [2.0, 1.5, 2.5])
    body = model.body("body", 1, inertia=(I1, I2, I3))
    joint = model.joint("point", ap.Spherical(), model.ground, body, coordinates="e0 e1 e2 e3", speeds="w1 w2 w3")
    model.constrain("no spin", joint.speeds[2])
    assert ap.invariant_measure(model).density == 1


def test_suslovs_problem_with_both_products_of_inertia_keeps_its_energy_and_has_no_measure() -> None:
    """Kozlov 1988: with w3 = 0 the moment about axis 3 is the reaction's, and (I w)' = (I w) x w about the others is

    I11 w1' + I12 w2' = -K3 w2, I12 w1' + I22 w2' = K3 w1 with K3 = I13 w1 + I23 w2 (here I12 = 0). The energy is kept,
    as w1 (-K3 w2) + w2 K3 w1 = 0; the divergence I23 w1 / I22 - I13 w2 / I11 does not vanish on the equilibria K3 = 0,
    where that of a flow with a smooth density must.
    """
    model = ap.Model("Suslov, two products")
    I1, I2, I3, I13, I23 = model.parameters("I1 I2 I3 I13 I23", [2.0, 1.5, 2.5, 0.4, 0.3])
    body = model.body("body", 1, inertia=[[I1, 0, I13], [0, I2, I23], [I13, I23, I3]])
    joint = model.joint("point", ap.Spherical(), model.ground, body, coordinates="e0 e1 e2 e3", speeds="w1 w2 w3")
    model.constrain("no spin", joint.speeds[2])
    found = ap.invariant_measure(model)
    assert found.density is None
    assert found.proved
    assert found.certificate is not None
    subprocess.run([sys.executable, "-c", found.certificate.script()], check=True)
    w1, w2 = joint.speeds[:2]
    assert sm.simplify(found.divergence - (I23 * w1 / I2 - I13 * w2 / I1)) == 0
    integrals = ap.first_integrals(model, degree=1, coordinate_degree=1)
    assert [(i.name, i.proved) for i in integrals] == [("energy", True)]


def test_in_hamiltonian_systems_the_density_is_the_determinant_of_the_momenta() -> None:
    """Liouville: dq dp = det M dq du; of Lagrange's top in Euler's angles det M is sin^2(theta), up to a constant."""
    model = ap.catalogue.lagrange_top()
    theta = model.snapshot().kinematics.coordinates[1]
    found = ap.invariant_measure(model)
    assert found.proved
    assert sm.simplify(found.density / sm.sin(theta) ** 2).is_number


def test_the_particle_keeps_the_root_of_one_and_y_squared() -> None:
    """u1' = -y u1 u2 / (1 + y^2): div X = -y u2 / (1 + y^2), the rate of -log sqrt(1 + y^2)."""
    model = ap.catalogue.nonholonomic_particle()
    y = model.snapshot().kinematics.coordinates[1]
    found = ap.invariant_measure(model)
    assert found.proved
    assert sm.simplify(found.density / sm.sqrt(1 + y**2)).is_number


def test_a_pendulum_in_cartesian_coordinates_keeps_the_volume_of_its_angle_and_momentum() -> None:
    """Liouville: dtheta dp with x = l sin(theta), theta' = vx / y: dx dvx / y^2, up to a constant."""
    model = ap.catalogue.cartesian_pendulum()
    x, y = model.snapshot().kinematics.coordinates
    found = ap.invariant_measure(model)
    assert found.proved
    assert found.coordinates == (x,)
    assert str(found.speeds[0]) == "vx(t)"
    assert sm.simplify(found.density * y**2).is_number


def test_a_spherical_pendulum_in_three_coordinates_keeps_its_phase_volume() -> None:
    """Liouville: det M dx dy dvx dvy with M = 1 + (x, y)^T (x, y) / z^2, det M = l^2 / z^2."""
    model = ap.catalogue.spherical_pendulum()
    x, y, z = model.snapshot().kinematics.coordinates
    found = ap.invariant_measure(model)
    assert found.proved
    assert found.coordinates == (x, y)
    assert sm.simplify(found.density * z**2).is_number


def test_a_density_that_is_not_kept_is_not_proved() -> None:
    """The heart of the proof falsified: dx dvx alone is not kept by the pendulum."""
    from appell.analysis.integrals.flow import exact_flow
    from appell.analysis.integrals.measure import _Measure

    equations = ap.catalogue.cartesian_pendulum().derive(ap.Kane())
    y = equations.coordinates[1]
    search = _Measure(equations, exact_flow(equations))
    assert search._is_kept([y], [sm.Integer(-2)])
    assert not search._is_kept([y], [sm.Integer(-1)])


@pytest.mark.slow
def test_a_ball_on_a_sphere_and_in_a_tube_keep_a_volume() -> None:
    """Borisov, Mamaev and Kilin 2002: a homogeneous ball on a surface has an invariant measure."""
    for model in (ap.catalogue.ball_on_sphere(), ap.catalogue.ball_in_tube()):
        found = ap.invariant_measure(model)
        assert found.density is not None
        assert found.proved
