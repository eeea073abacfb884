"""Bodies that land on several points at once: they come to rest, and every impulse obeys its friction."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap

G = 9.81


Corners = tuple[tuple[int, int], ...]


def box(corners: Corners, at_wall: Corners = ()) -> ap.Equations:
    """A box of the half sides a and b, or a rod where b is zero: its corners meet a rough floor, or a wall x = 0."""
    model = ap.Model("a box on a floor")
    N = model.frame
    a, b, I, mu, e = model.parameters("a b I mu e", [0.3, 0.2, 0.1, 0.3, 0.0])
    x, y, c = model.coordinates("x y c")
    B = N.orientnew("B", "Axis", [c, N.z])
    body = model.body("box", mass=1, inertia_zz=I, frame=B, position=x * N.x + y * N.y)
    model.gravity(-G * N.y)
    for k, (i, j) in enumerate((*corners, *at_wall)):
        across, up = i * a * sm.cos(c) - j * b * sm.sin(c), i * a * sm.sin(c) + j * b * sm.cos(c)
        corner = model.point(f"corner {k}", (x + across) * N.x + (y + up) * N.y, on=body)
        name, normal = (f"floor {k}", N.y) if k < len(corners) else (f"wall {k}", N.x)
        model.constrain(name, ap.position(corner).dot(normal) >= 0, friction=ap.Coulomb(mu), restitution=e)
    return model.derive(ap.Kane())


def test_a_box_that_rattles_on_two_corners_comes_to_rest() -> None:
    """Each corner is lifted by the strike of the other; below what a run resolves that is no flight."""
    a, b, mu, e = 0.17, 0.34, 0.24, 0.035
    run = box(((-1, -1), (1, -1))).simulate(
        1.5,
        {"x": 0, "y": b + 0.02, "c": 0.05, "xdot": 0.3, "ydot": -0.5, "cdot": 0.4},
        parameters={"a": a, "b": b, "I": (a**2 + b**2) / 3, "mu": mu, "e": e},
    )
    assert len(run.impacts) < 100
    assert run["y"][-1] == pytest.approx(b, abs=1e-9)
    assert run["c"][-1] == pytest.approx(0.0, abs=1e-9)
    assert max(abs(run[name][-1]) for name in ("xdot", "ydot", "cdot")) < 1e-9


def test_a_box_that_tips_against_a_wall_comes_to_rest_there() -> None:
    """Its foot is lifted by every strike of its head: once the foot stays down, the head falls back."""
    a, b, mu, angle, rate = 0.26, 0.34, 0.72, 0.8, 1e-3
    foot, head = (np.exp(1j * angle) * complex(-a, j * b) for j in (-1, 1))
    arm = -foot
    # moments about the foot: a push of the wall that the friction of the foot bears holds it
    assert 0 < -arm.real / (head - foot).imag < mu
    leaning = box(((-1, -1),), at_wall=((-1, 1),))
    state = {"x": 1e-9 - head.real, "y": -foot.imag, "c": angle}
    state |= {"xdot": -rate * arm.imag, "ydot": rate * arm.real, "cdot": rate}
    run = leaning.simulate(5e-4, state, parameters={"a": a, "b": b, "I": (a**2 + b**2) / 3, "mu": mu, "e": 0.27})
    assert len(run.impacts) < 100
    assert max(abs(run[name][-1]) for name in ("xdot", "ydot", "cdot")) < 1e-12
    turned = np.exp(1j * (run["c"][-1] - angle))
    assert run["y"][-1] + (foot * turned).imag == pytest.approx(0.0, abs=1e-12)
    assert run["x"][-1] + (head * turned).real == pytest.approx(0.0, abs=1e-12)


def test_impulses_of_ends_that_share_them_are_inside_their_cones() -> None:
    """A rod that slides on one end and strikes with the other: its length lets only the sum of both pulls be known."""
    l, mu = 0.355, 0.4935
    run = box(((1, 0), (-1, 0))).simulate(
        0.5,
        {"x": 0, "y": 0.489, "c": -0.295, "xdot": 1.616, "ydot": -0.893, "cdot": -0.446},
        parameters={"a": l, "b": 0.0, "I": 0.0634, "mu": mu, "e": 0.0},
    )
    last = run.impacts[-1].impulses
    assert len(last) == 2
    for normal, pull in last.values():
        assert abs(pull) <= mu * normal * (1 + 1e-9)
    # both ends stop: the pulls have taken the whole momentum along the floor
    before = run["xdot"][run.time < run.impacts[-1].time][-1]
    assert sum(pull for _, pull in last.values()) == pytest.approx(-before, abs=0.02)
    np.testing.assert_allclose(run["xdot"][-1], 0.0, atol=1e-9)
