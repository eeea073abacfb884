"""Chains and trees of nonholonomic and ordinary joints: one motion by every principle that admits them (002, B4)."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from tests.tolerances import CONSTRAINT, END_STATE, ENERGY, RUN


def skate_on_a_raft() -> tuple[ap.Model, dict[str, float]]:
    """A chain: a raft, a blade that cuts it, an arm on the skate."""
    model = ap.Model("a skate on a raft")
    raft = model.body("raft", mass=5, inertia_zz=2, mass_center=(0.1, 0.2, 0))
    skate = model.body("skate", mass=1, inertia_zz=0.3, mass_center=(0.2, 0, 0))
    arm = model.body("arm", mass=0.4, inertia_zz=0.05, mass_center=(0.3, 0, 0))
    model.joint("water", ap.Planar(), model.ground, raft)
    model.joint("ice", ap.Knife(), raft, skate, parent_point=(0.1, 0, 0), child_point=(0.05, 0, 0))
    model.joint("shoulder", ap.Revolute(), skate, arm, parent_point=(0.3, 0, 0))
    start = {"vx_raft": 0.3, "omega_raft": 0.4, "v_skate": 1.0, "omega_skate": -0.7, "omega_arm": 2.0}
    return model, start | {"theta_skate": 0.5}


def tricycle_with_a_trailer() -> tuple[ap.Model, dict[str, float]]:
    """A tree: a tricycle with its fork, a trailer with an axle of its own, a bob on a ball joint, a slider."""
    model = ap.Model("a tricycle with a trailer")
    l, tau, F = model.parameters("l tau F", [1.2, 0.1, 2.0])
    frame = model.body("frame", mass=3, inertia_zz=1.5, mass_center=(0.5, 0, 0))
    fork = model.body("fork", mass=0.5, inertia=(0.1, 0.1, 0.1))
    trailer = model.body("trailer", mass=2, inertia_zz=1, mass_center=(-0.9, 0, 0))
    bob = model.body("bob", mass=0.3, inertia=ap.solid_sphere(0.3, 0.1), mass_center=(0, 0, -0.4))
    load = model.body("load", mass=0.2, inertia_zz=0.01)
    wheels = model.joint("wheels", ap.Tricycle(l), model.ground, frame)
    model.joint("head", ap.Weld(), wheels.mounts["fork"], fork)
    model.joint("hitch", ap.Revolute(), frame, trailer, parent_point=(-0.3, 0, 0))
    model.joint("hook", ap.Spherical(), trailer, bob, parent_point=(-0.5, 0, 1))
    rail = model.joint("rail", ap.Prismatic("y"), trailer, load, parent_point=(-1, 0, 0))
    model.potential("spring", 3 * rail.coordinates[0] ** 2 / 2)
    axle = model.point("axle", trailer.origin.locatenew("axle", -trailer.frame.x), on=trailer)
    model.constrain("trailer", ap.velocity(axle).dot(trailer.frame.y))
    model.gravity(-9.81 * model.frame.z)
    model.torque(fork, tau * model.frame.z, reacting_on=frame)
    model.force(frame, F * frame.frame.x, at=wheels.child_point)
    start = {"v_frame": 1.0, "phi_frame": 0.2, "phidot_frame": 0.1, "d_load": 0.1, "wx_bob": 0.5}
    return model, start | {"e0_bob": 1, "e1_bob": 0, "e2_bob": 0, "e3_bob": 0}


SYSTEMS = {"chain": skate_on_a_raft, "tree": tricycle_with_a_trailer}
PRINCIPLES = [ap.Kane(reactions=True), ap.AppellChetaev(), ap.Lagrange(), ap.GibbsAppell(), ap.BoltzmannHamel()]


@pytest.mark.slow
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_principle_gives_one_motion_and_one_reaction(system: str):
    model, start = SYSTEMS[system]()
    first = model.derive(ap.Kane()).simulate(2.0, start, tolerance=RUN)
    states = [*first.equations.coordinates, *first.equations.speeds]
    for principle in PRINCIPLES:
        run = model.derive(principle).simulate(2.0, start, tolerance=RUN)
        for state in states:
            assert run[state][-1] == pytest.approx(first[state][-1], abs=END_STATE), principle
        for name in model.constraints:
            for place, reaction in run.reactions[name].items():
                np.testing.assert_allclose(reaction.force, first.reactions[name][place].force, atol=10 * END_STATE)
        assert run.audit.energy_error < ENERGY
        assert run.audit.constraint_error < 10 * CONSTRAINT  # gravity and springs: forces of some tens


def test_a_tricycle_turns_through_every_heading_steered_to_ninety_degrees():
    model = ap.Model("a tricycle in circles")
    frame, fork = model.body("frame", mass=1, inertia_zz=1), model.body("fork", mass=0.1, inertia_zz=0.1)
    wheels = model.joint("wheels", ap.Tricycle(0.8), model.ground, frame)
    model.joint("head", ap.Weld(), wheels.mounts["fork"], fork)
    start = {"v_frame": 1.0, "phi_frame": np.pi / 2}
    run = model.derive(ap.Kane()).simulate(10.0, start, tolerance=RUN)
    # the rear axle stands still and the front wheel goes round it: theta' = v / l
    np.testing.assert_allclose(run["theta_frame"], run.time / 0.8, atol=1e-9)
    np.testing.assert_allclose(run.position("frame"), 0, atol=1e-9)


def test_children_may_be_joined_before_their_parents():
    model = ap.Model("an arm")
    upper, lower = (
        model.body(name, mass=1, inertia=ap.rod(1, 1), mass_center=(0.5, 0, 0)) for name in ("upper", "lower")
    )
    model.joint("elbow", ap.Revolute(), upper, lower, parent_point=(1, 0, 0))
    model.joint("shoulder", ap.Revolute(), model.ground, upper)
    model.gravity(9.81 * model.frame.x)
    run = model.derive(ap.Kane()).simulate(2.0, {"theta_upper": 0.3, "theta_lower": -0.5})
    assert run.audit.energy_error < 1e-8
