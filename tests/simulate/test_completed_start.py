"""What a start is completed by: rows that must hold. What was given is kept, and what was filled in is in the run."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap


def braked_wheel() -> tuple[ap.Model, sm.Expr, sm.Expr]:
    """A wheel of 0.02 kg m2 and an arm of 0.05 kg m2 with a brake of 0.5 N m between them."""
    model = ap.Model("a wheel braked against an arm")
    wheel, arm = model.coordinates("wheel arm")
    t = model.time
    model.lagrangian(sm.Rational(2, 100) * wheel.diff(t) ** 2 / 2 + sm.Rational(5, 100) * arm.diff(t) ** 2 / 2)
    pad = ap.Actuator({wheel: 1, arm: -1}, bound=0.5, name="pad")
    model.constrain("brake", wheel.diff(t) - arm.diff(t), servo=pad)
    return model, wheel, arm


def test_a_brake_does_not_fill_in_the_speed_of_what_it_brakes() -> None:
    model, wheel, arm = braked_wheel()
    run = model.derive(ap.Lagrange()).simulate(1.0, {wheel: 0, arm: 0, wheel.diff(model.time): 60.0})
    # 0.5 N m for 1 s: 60 - 25 and 0 + 10
    assert run["wheeldot"][[0, -1]] == pytest.approx([60.0, 35.0], rel=1e-12)
    assert run["armdot"][[0, -1]] == pytest.approx([0.0, 10.0], abs=1e-12)
    assert run.start.completed == {"armdot": 0.0}
    assert model.derive(ap.Lagrange()).assemble({wheel: 0, arm: 0, "wheeldot": 60.0})["armdot"] == 0.0


def test_a_brake_does_not_fill_in_the_starts_of_a_sweep() -> None:
    model, wheel, arm = braked_wheel()
    design = ap.grid(state={"wheeldot": [60.0, 30.0]})
    swept = model.derive(ap.Lagrange()).sweep(1.0, {wheel: 0, arm: 0}, design, samples=2)
    # from 30 rad/s both turn alike before 1 s, with 0.02 x 30 / 0.07
    assert swept.data["armdot"].values == pytest.approx(np.array([[0.0, 10.0], [0.0, 60 / 7]]), abs=1e-9)


def test_a_brake_that_is_satisfied_at_the_start_is_kept() -> None:
    model, wheel, arm = braked_wheel()
    rates = {wheel.diff(model.time): 60.0, arm.diff(model.time): 60.0}
    run = model.derive(ap.Lagrange()).simulate(1.0, {wheel: 0, arm: 0, **rates})
    assert [mode.name for mode in run.modes] == ["brake kept"]
    assert not run.start.completed


def car() -> ap.Model:
    """A chassis on two wheels, each with a road that does not pull and a tyre that grips with at most 3000 N."""
    model = ap.Model("a car seen from the side")
    N, t = model.frame, model.time
    x, z, theta, front, rear = model.coordinates("x z theta front rear")
    B = N.orientnew("B", "Axis", (theta, N.y))
    model.body("chassis", mass=1000, frame=B, position=x * N.x + z * N.z, inertia=(200, 1500, 1600))
    for name, turn, half in (("front", front, 1.2), ("rear", rear, -1.2)):
        axle = x * N.x + z * N.z + half * B.x - 0.3 * B.z
        wheel = N.orientnew(name, "Axis", (turn, N.y))
        model.body(f"{name} wheel", mass=20, frame=wheel, position=axle, inertia=(0.5, 1, 0.5))
        foot = model.point(f"{name} foot", axle - 0.3 * N.z)
        model.constrain(f"{name} road", ap.position(foot).dot(N.z) >= 0)
        slip = ap.velocity(foot).dot(N.x) - 0.3 * turn.diff(t)
        grip = ap.Actuator({foot: N.x, turn: -0.3}, bound=3000, name=f"{name} grip")
        model.constrain(f"{name} tyre", slip, servo=grip)
    model.gravity(-9.81 * N.z)
    return model


STANDING = {"x": 0, "z": 0.6, "theta": 0, "front": 0, "rear": 0}


def test_tyres_that_slide_do_not_throw_a_car_into_the_air() -> None:
    locked = {"xdot": 20.0, "frontdot": 0.0, "reardot": 0.0}
    run = car().derive(ap.Kane()).simulate(0.05, {**STANDING, **locked})
    assert run.start.completed == {"zdot": 0.0, "thetadot": 0.0}
    assert run.modes[0].phases["front tyre"] == run.modes[0].phases["rear tyre"] == "at its lower bound"
    # 2 x 3000 N on 1040 kg
    assert run["xdot"][-1] == pytest.approx(20 - 6000 / 1040 * 0.05, rel=1e-10)


@pytest.mark.parametrize(("slope", "share"), [(3, 0.9), (sm.Rational(1, 2), 0.2)])
def test_a_speed_that_a_relation_fills_in_is_warned_of_where_it_is_large(slope: sm.Expr, share: float, recwarn) -> None:
    """A puck pushed against a ramp that it touches takes its way up: z' = slope x', slope^2 / (1 + slope^2) of T."""
    model = ap.Model("a puck at a ramp")
    N = model.frame
    x, z = model.coordinates("x z")
    model.particle("puck", mass=1, position=x * N.x + z * N.z)
    model.constrain("ramp", z - slope * x >= 0)
    run = model.derive(ap.Kane()).simulate(0.1, {x: 0, z: 0, x.diff(model.time): 1.0})
    assert run.start.completed == pytest.approx({"zdot": float(slope)})
    assert run.start.share == pytest.approx(share, rel=1e-12)
    said = [str(w.message) for w in recwarn if "zdot = 3" in str(w.message) and "'ramp'" in str(w.message)]
    assert bool(said) == (share > 0.5)


def test_what_ideal_rows_fill_in_is_printed_where_it_is_large() -> None:
    model = ap.Model("a pinion drives a rack")
    turn, x = model.coordinates("turn x")
    t = model.time
    model.lagrangian(sm.Rational(1, 1000) * turn.diff(t) ** 2 / 2 + 5 * x.diff(t) ** 2 / 2)
    model.constrain("teeth", x.diff(t) - turn.diff(t) / 10)
    run = model.derive(ap.Lagrange()).simulate(1.0, {turn: 0, x: 0, turn.diff(t): 30.0})
    # 5 x 3^2 of 5 x 3^2 + 30^2 / 1000
    assert run.start.share == pytest.approx(45 / 45.9, rel=1e-12)
    assert "filled in at the start: xdot = 3" in str(run)


def four_wheels(steered: float) -> ap.Model:
    """A car on four rigid wheels, both front ones at the same angle: with any angle no common centre of turning."""
    model = ap.Model("a car on four rigid wheels")
    N = model.frame
    x, y, psi = model.coordinates("x y psi")
    B, t = N.orientnew("B", "Axis", (psi, N.z)), model.time
    ahead, aside = sm.cos(psi) * x.diff(t) + sm.sin(psi) * y.diff(t), sm.cos(psi) * y.diff(t) - sm.sin(psi) * x.diff(t)
    model.speeds("u v r", [ahead, aside, psi.diff(t)])
    chassis = model.body("chassis", mass=1000, frame=B, position=x * N.x + y * N.y, inertia_zz=1500)
    for name, along, across, angle in (
        ("front left", 1.2, 0.7, steered), ("front right", 1.2, -0.7, steered),
        ("rear left", -1.2, 0.7, 0.0), ("rear right", -1.2, -0.7, 0.0),
    ):  # fmt: skip
        wheel = model.point(name, x * N.x + y * N.y + along * B.x + across * B.y, on=chassis)
        model.constrain(name, ap.velocity(wheel).dot(-sm.sin(angle) * B.x + sm.cos(angle) * B.y))
    return model


def test_a_speed_that_four_rigid_wheels_forbid_is_refused_with_the_nearest() -> None:
    equations = four_wheels(0.1).derive(ap.Kane())
    given = {"x": 0, "y": 0, "psi": 0, "u": 10.0}
    with pytest.raises(
        ap.InconsistentState, match=r"'front left'.*residual of.*nearest state.* has u = 0, v = 0, r = 0"
    ):
        equations.assemble(given)
    nearest = equations.assemble(given, nearest=True)
    assert [nearest[name] for name in "uvr"] == pytest.approx([0, 0, 0], abs=1e-12)
    straight = four_wheels(0.0).derive(ap.Kane()).assemble(given)
    assert [straight[name] for name in "uvr"] == pytest.approx([10.0, 0, 0], abs=1e-12)


def test_a_start_of_a_run_is_saved_with_it(tmp_path) -> None:
    model, wheel, arm = braked_wheel()
    run = model.derive(ap.Lagrange()).simulate(0.1, {wheel: 0, arm: 0, wheel.diff(model.time): 60.0}, samples=3)
    run.save(tmp_path / "run.nc")
    assert ap.load(tmp_path / "run.nc").start == run.start
