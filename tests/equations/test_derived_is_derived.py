"""Equations stay what they were: SymPy's points and frames are read when they are derived."""

from __future__ import annotations

import pickle
import time

import numpy as np
import pytest
import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame

import appell as ap


class Arm:
    """A bob on an arm, held at a distance along it; the point and the frame are the user's own."""

    def __init__(self) -> None:
        model = ap.Model("arm")
        theta, r = model.coordinates("theta r")
        self.model, self.theta, self.r = model, theta, r
        self.frame, self.point = ReferenceFrame("B"), Point("P")
        self.frame.orient_axis(model.frame, model.frame.z, theta)
        self.point.set_pos(model.origin, r * self.frame.x)
        self.bob = model.particle("bob", mass=1, position=self.point)
        model.gravity(-9 * model.frame.y)
        model.constrain("length", ap.position(self.bob).dot(ap.position(self.bob)) - 4)

    def derive(self, principle: ap.Principle) -> ap.Equations:
        return self.model.derive(principle)

    def disturb(self) -> None:
        """The bob twice as far out, the arm turned the other way."""
        self.point.set_pos(self.model.origin, 2 * self.r * self.frame.x)
        self.frame.orient_axis(self.model.frame, self.model.frame.z, -self.theta)


PRINCIPLES = [ap.Kane(reactions=True), ap.Kane(), ap.Lagrange(), ap.UdwadiaKalaba(), ap.Hamilton(), ap.GibbsAppell()]
STATE = {"theta": 0.3, "r": 2.0, "thetadot": 0.7, "rdot": 0.0}


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("principle", PRINCIPLES, ids=str)
def test_points_moved_after_derive_do_not_reach_the_symbols(principle: ap.Principle) -> None:
    untouched, arm = Arm(), Arm()
    expected = untouched.derive(principle)
    equations = arm.derive(principle)
    arm.disturb()
    for name in ("mass_matrix", "forcing", "constraint_matrix", "constraint_bias", "reaction_matrix"):
        after, before = (getattr(made.symbolic_form, name) for made in (equations, expected))
        assert sm.simplify(after - before) == sm.zeros(*before.shape)
    assert str(equations) == str(expected)


def test_the_mass_of_a_particle_at_its_own_coordinate_stays_one() -> None:
    model, P = ap.Model("moved"), Point("P")
    x = model.coordinates("x")
    P.set_pos(model.origin, x * model.frame.x)
    model.particle("P", mass=1, position=P)
    equations = model.derive(ap.Kane())
    P.set_pos(model.origin, 2 * x * model.frame.x)
    assert equations.mass_matrix == sm.Matrix([[1]])


@pytest.mark.parametrize("principle", PRINCIPLES, ids=str)
def test_points_moved_after_derive_do_not_reach_the_graph(principle: ap.Principle) -> None:
    untouched, arm = Arm(), Arm()
    expected = untouched.derive(principle).simulate(0.5, STATE)
    equations = arm.derive(principle)
    arm.disturb()
    run = equations.simulate(0.5, STATE)
    assert np.array_equal(run["theta"], expected["theta"])
    bob, other = (r.reactions["length"]["bob"] for r in (run, expected))
    assert np.array_equal(bob.force, other.force)
    # l theta'' = -g cos theta at the start, l = 2
    first = equations.accelerations(STATE)
    assert first["thetadot"] == pytest.approx(-9 * np.cos(0.3) / 2, abs=1e-12)


def test_what_is_derived_after_a_change_holds_the_change() -> None:
    arm = Arm()
    arm.disturb()
    assert arm.derive(ap.Kane(reactions=True)).mass_matrix[0, 0] == 4 * arm.r**2


def test_equations_that_travel_stay_what_they_were() -> None:
    arm = Arm()
    equations = arm.derive(ap.Kane())
    arm.disturb()
    arrived = pickle.loads(pickle.dumps(equations))
    assert arrived.accelerations(STATE)["thetadot"] == equations.accelerations(STATE)["thetadot"]


def test_reactions_asked_for_before_a_change_are_refused_after_it() -> None:
    arm = Arm()
    reactions = arm.model.reactions
    assert "bob" in str(reactions)
    arm.disturb()
    with pytest.raises(ap.ModelError, match="moved since"):
        str(reactions)


def test_an_event_may_watch_a_point_that_the_model_does_not_know() -> None:
    arm = Arm()
    equations = arm.derive(ap.Kane())
    tip = Point("tip")
    tip.set_pos(arm.point, arm.frame.x)
    run = equations.simulate(
        2.0, STATE, events=[ap.Event(ap.position(tip, arm.model.frame).dot(arm.model.frame.y) + 1)]
    )
    assert run.events


def test_deriving_is_quick() -> None:
    model = ap.Model("chain")
    parent = model.ground
    for i in range(40):
        body = model.body(f"link{i}", mass=1, inertia=(1, 1, 1), mass_center=(1, 0, 0))
        model.joint(f"joint{i}", ap.Revolute("z"), parent, body, parent_point=(2, 0, 0))
        parent = body
    begin = time.process_time()
    model.derive(ap.Kane())
    assert time.process_time() - begin < 1.0
