"""A joint whose child has its place already closes a loop: the same motion, and its reactions in evidence."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from appell.model import Model
from tests.tolerances import RUN


@pytest.fixture(scope="module")
def four_bar() -> ap.Run:
    """Crank, coupler and rocker in a plane; the pin between coupler and rocker closes the loop."""
    model = Model("four-bar")
    lengths = {"crank": 1.0, "coupler": 2.5, "rocker": 2.0}
    crank, coupler, rocker = (
        model.body(name, mass=1, inertia=(0, l**2 / 12, l**2 / 12), mass_center=(l / 2, 0, 0))
        for name, l in lengths.items()
    )
    model.joint("A", ap.Revolute(), model.ground, crank)
    model.joint("B", ap.Revolute(), crank, coupler, parent_point=(1, 0, 0))
    model.joint("D", ap.Revolute(), model.ground, rocker, parent_point=(2.2, 0, 0))
    pin = model.joint("C", ap.Revolute(), coupler, rocker, parent_point=(2.5, 0, 0), child_point=(2, 0, 0))
    model.gravity(-9.81 * model.frame.y)
    assert repr(pin) == "Revolute 'C' of 'rocker' in 'coupler', closing a loop"
    assert pin.closes
    assert pin.coordinates == pin.speeds == ()
    return model.derive(ap.Kane(reactions=True)).simulate(
        2.0, {"theta_crank": 1.0, "omega_crank": 2.0}, tolerance=RUN, samples=101
    )


def test_the_loop_stays_closed_and_the_energy_constant(four_bar: ap.Run):
    assert four_bar.audit.constraint_error < 1e-13
    assert four_bar.audit.energy_error < 1e-9
    gap = four_bar.position("C on coupler") - four_bar.position("C on rocker")
    np.testing.assert_allclose(gap, 0, atol=1e-13)


def test_the_reaction_of_the_pin_turns_the_rocker_as_it_moves(four_bar: ap.Run):
    """About D: the moment of the pin's force and of the weight is l^2 m / 3 times the angular acceleration."""
    on = four_bar.reactions["C"]
    np.testing.assert_allclose(on["rocker"].force + on["coupler"].force, 0, atol=1e-12)
    np.testing.assert_allclose(on["rocker"].torque, 0, atol=1e-12)
    D = np.array([2.2, 0, 0])
    moment = np.cross(four_bar.position("C on rocker") - D, on["rocker"].force)[:, 2]
    moment += np.cross(four_bar.position("rocker") - D, [0, -9.81, 0])[:, 2]
    np.testing.assert_allclose(moment, 4 / 3 * four_bar["omega_rocker'"], atol=1e-10)
