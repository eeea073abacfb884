"""Robots with dry joints: one native run whose masks change, against closed forms, small steps and the general road."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.compile import program_of
from appell.simulate.modes.mode import Modes, modes_of

BOUND = 0.35


def arm(axes: str, bound: float | None = BOUND) -> tuple[ap.Model, dict[str, float]]:
    """A spatial arm with a link for each axis, dry where there is a bound; its start."""
    model, parent, place = ap.Model("arm"), None, (0, 0, 0)
    model.gravity(-9.81 * model.frame.z)
    start = {}
    for i, axis in enumerate(axes):
        link = model.body(f"link {i}", 0.8**i, inertia=(0.01, 0.012, 0.004), mass_center=(0.02, 0, 0.1))
        joint = model.joint(
            f"j{i}",
            ap.Revolute(axis),
            model.ground if parent is None else parent,
            link,
            parent_point=place,
            coordinates=f"q{i}",
            speeds=f"u{i}",
        )
        if bound is not None:
            dry = ap.Actuator({joint.coordinates[0]: 1}, bound=bound * (len(axes) - i), name=f"dry {i}")
            model.constrain(f"friction {i}", joint.speeds[0], servo=dry)
        start |= {f"q{i}": 0.5 - 0.15 * i, f"u{i}": 0.6 * (-1) ** i}
        parent, place = link, (0, 0, 0.25)
    return model, start


def by_small_steps(
    equations: ap.Equations, bounds: np.ndarray, start: dict[str, float], end: float, h: float
) -> np.ndarray:
    """The coordinates at the end by Moreau's time stepping on a frictionless model.

    u+ = u + h udot + M^-1 p, where p in [-h bound, h bound] is the friction: projected Gauss-Seidel.
    """
    program, n = program_of(equations), len(bounds)
    q, u = (np.array([start[f"{letter}{i}"] for i in range(n)]) for letter in "qu")
    p = np.zeros(program.system.sizes.parameters)
    for _ in range(round(end / h)):
        x = np.concatenate([q + h / 2 * u, u])
        udot = program.rates(0.0, x, p).speed_rates
        K = np.linalg.inv(program.mass_matrix(0.0, x, p))
        free, push = u + h * udot, np.zeros(n)
        for _ in range(200):
            before = push.copy()
            for i in range(n):
                v = free[i] + K[i] @ push
                push[i] = np.clip(push[i] - v / K[i, i], -h * bounds[i], h * bounds[i])
            if np.abs(push - before).max() < 1e-14:
                break
        new = free + K @ push
        q, u = q + h / 2 * (u + new), new
    return q


def test_an_arm_with_dry_joints_moves_as_small_steps_say() -> None:
    """Moreau's scheme knows the instant at which a joint turns round to a step: then it is behind by h |u|."""
    axes, end, h = "zyx", 0.5, 2e-4
    model, start = arm(axes)
    run = model.derive(ap.Kane()).simulate(end, start, samples=50, tolerance=1e-10)
    smooth, _ = arm(axes, None)
    bounds = BOUND * np.arange(len(axes), 0, -1)
    reference = by_small_steps(smooth.derive(ap.Kane()), bounds, start, end, h)
    found = np.array([run[f"q{i}"][-1] for i in range(len(axes))])
    fastest = max(np.abs(run[f"u{i}"]).max() for i in range(len(axes)))
    assert len(run.modes) > 3
    assert np.abs(found - reference).max() < h * fastest


@pytest.mark.parametrize("axes", ["zyx", "zyyxyx"])
def test_masks_that_native_code_changes_give_the_motion_of_the_general_road(
    axes: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same modes at the same times, and the same end, where Python decides every change of mode."""
    model, start = arm(axes)
    one = model.derive(ap.Kane()).simulate(0.6, start, samples=5, tolerance=1e-10)
    monkeypatch.setattr(Modes, "is_dry", False)
    model, start = arm(axes)
    other = model.derive(ap.Kane()).simulate(0.6, start, samples=5, tolerance=1e-10)
    assert [dict(m.phases) for m in one.modes] == [dict(m.phases) for m in other.modes]
    assert [m.why for m in one.modes] == [m.why for m in other.modes]
    np.testing.assert_allclose([m.start for m in one.modes], [m.start for m in other.modes], atol=1e-8)
    for name in start:
        np.testing.assert_allclose(one[name], other[name], atol=1e-7)
    for i in range(len(axes)):
        np.testing.assert_allclose(one[f"lambda_friction_{i}"], other[f"lambda_friction_{i}"], rtol=1e-5, atol=1e-5)
    assert one.audit.energy_error < 1e-8
    assert one.audit.constraint_error < 1e-12


def test_an_arm_of_six_dry_joints_goes_from_link_to_link() -> None:
    model, start = arm("zyyxyx")
    equations = model.derive(ap.Kane())
    assert equations.accelerations(start)
    assert modes_of(equations).held_program.system.is_recursive


@pytest.mark.parametrize("n", [3, 8, 24])
def test_n_sliders_stop_where_the_closed_form_says(n: int) -> None:
    """x = m v^2 / 2 F of each alone, at t = m v / F, one after the other."""
    model = ap.Model("sliders on dry rails")
    x = [model.coordinates(f"x{i}") for i in range(n)]
    mass, speed = 1 + 0.1 * np.arange(n), np.linspace(0.3, 0.9, n) * (-1.0) ** np.arange(n)
    for i, q in enumerate(x):
        model.particle(f"slider {i}", mass=mass[i], position=q * model.frame.x + i * model.frame.y)
        model.constrain(f"rail {i}", q.diff(model.time), servo=ap.Actuator({q: 1}, bound=2, name=f"pad {i}"))
    start = dict.fromkeys(x, 0.0) | {q.diff(model.time): v for q, v in zip(x, speed, strict=True)}
    run = model.derive(ap.Lagrange()).simulate(3.0, start, samples=4)
    np.testing.assert_allclose([run[q][-1] for q in x], np.sign(speed) * mass * speed**2 / 4, atol=1e-12)
    np.testing.assert_allclose([mode.start for mode in run.modes[1:]], np.sort(mass * np.abs(speed) / 2), atol=1e-9)
    np.testing.assert_allclose([run[q.diff(model.time)][-1] for q in x], 0.0, atol=1e-14)


def test_a_held_push_ends_the_mode_where_it_exceeds_the_friction_and_inputs_are_followed() -> None:
    """F = t against a bound of 1: at rest until t = 1, then m x = (t - 1)^3 / 6."""
    model = ap.Model("slider")
    x = model.coordinates("x")
    force = model.input("F")
    model.particle("slider", mass=2, position=x * model.frame.x)
    model.generalised_force("pull", {x: force})
    model.constrain("rail", x.diff(model.time), servo=ap.Actuator({x: 1}, bound=1, name="pad"))
    run = model.derive(ap.Lagrange()).simulate(2.0, {"x": 0.0, "x'": 0.0}, inputs={"F": model.time}, samples=9)
    assert [mode.start for mode in run.modes] == pytest.approx([0.0, 1.0], abs=1e-9)
    np.testing.assert_allclose(run["x"], np.maximum(run.time - 1, 0) ** 3 / 12, atol=1e-10)
    np.testing.assert_allclose(run["lambda_rail"], -np.minimum(run.time, 1.0), atol=1e-9)


def test_events_of_a_person_are_found_between_changes_of_mode() -> None:
    model, start = arm("zyx")
    equations = model.derive(ap.Kane())
    plain = equations.simulate(0.5, start, samples=200, tolerance=1e-10)
    level = float((plain["q1"].min() + plain["q1"].max()) / 2)
    watched = ap.Event(equations.coordinates[1] - level, "half way")
    run = equations.simulate(0.5, start, samples=200, tolerance=1e-10, events=[watched])
    assert run.events
    for event in run.events:
        assert event.state["q1"] == pytest.approx(level, abs=1e-9)
    np.testing.assert_allclose(run["q1"], plain["q1"], atol=1e-8)


def test_a_dry_guide_beside_a_row_of_velocities_moves_as_without_that_row() -> None:
    """A pendulum on a dry slide, in an angle and in Cartesian coordinates with its rod as a row of velocities."""
    l = 0.7

    def motion(is_minimal: bool) -> ap.Run:
        model = ap.Model("a pendulum on a slide")
        N, t = model.frame, model.time
        s = model.coordinates("s")
        slide = model.particle("slide", mass=0.8, position=s * N.x)
        start = {"s": 0.2, "sdot": 0.0}
        if is_minimal:
            angle = model.coordinates("angle")
            model.particle("bob", mass=1.2, position=(s + l * sm.sin(angle)) * N.x - l * sm.cos(angle) * N.y)
            start |= {"angle": 0.9, "angledot": 0.0}
        else:
            x, y = model.coordinates("x y")
            model.particle("bob", mass=1.2, position=x * N.x + y * N.y)
            model.constrain("rod", (x - s) * (x.diff(t) - s.diff(t)) + y * y.diff(t))
            start |= {"x": 0.2 + l * np.sin(0.9), "y": -l * np.cos(0.9), "ydot": 0.0}
        model.gravity(-9.81 * N.y)
        model.force(slide, -20 * s * N.x)
        model.constrain("rubs", s.diff(t), servo=ap.Actuator({slide: N.x}, bound=2.0, name="rubbing"))
        return model.derive(ap.Kane()).simulate(3.0, start, samples=31)

    minimal, with_row = motion(True), motion(False)
    assert len(minimal.modes) == len(with_row.modes) > 3
    np.testing.assert_allclose(with_row["s"], minimal["s"], atol=1e-9)
    np.testing.assert_allclose(with_row["x"], minimal["s"] + l * np.sin(minimal["angle"]), atol=1e-9)
