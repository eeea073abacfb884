"""Integrals with a kernel: the past counts with a weight K(t - s)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import quad

import appell as ap

s = sm.Symbol("s")
a, w = 0.7, 2.3


def puck(count: int = 1) -> tuple[ap.Model, sm.Expr, list[sm.Expr]]:
    """A puck that moves along x with a constant speed, and others that constraints move."""
    model = ap.Model("a puck and its followers")
    x, *y = model.coordinates(["x", *(f"y{i}" for i in range(count))])
    for q in (x, *y):
        model.particle(f"at {q.func}", mass=1, position=q * model.frame.x)
    return model, x, y


KERNELS: dict[str, Callable[[sm.Expr], sm.Expr]] = {
    "fades": lambda u: sm.exp(-a * u),
    "fades later": lambda u: u**2 * sm.exp(-u),
    "swings": lambda u: sm.cos(w * u) + 2 * sm.sin(w * u),
    "swings and fades": lambda u: sm.exp(-a * u) * sm.sin(w * u),
    "grows": lambda u: 3 + u / 2 - u**2,
    "of two rates": lambda u: sm.exp(-u) - 4 * sm.exp(-3 * u),
    "a square": lambda u: sm.sin(w * u) ** 2,
    "hyperbolic": lambda u: sm.cosh(u / 2),
}


def test_every_kernel_gives_the_integral_that_quadrature_gives() -> None:
    """x(s) = 1 + s / 2: y' = integral of K(2 - s) x(s) ds at t = 2."""
    model, x, y = puck(len(KERNELS))
    t = model.time
    for (name, kernel), q in zip(KERNELS.items(), y, strict=True):
        model.constrain(name, q.diff(t) - sm.Integral(kernel(t - s) * x.subs(t, s), (s, 0, t)))
    run = model.derive(ap.Kane()).simulate(2.0, {x: 1.0, "xdot": 0.5}, samples=5)
    for (name, kernel), q in zip(KERNELS.items(), y, strict=True):
        weight = sm.lambdify(s, kernel(s))
        exact = quad(lambda past, weight=weight: weight(2 - past) * (1 + past / 2), 0, 2, epsabs=1e-12)[0]
        assert run[f"{q.func}dot"][-1] == pytest.approx(exact, rel=1e-8), name


def test_a_fading_memory_of_a_puck_at_rest() -> None:
    model, x, (y,) = puck()
    t = model.time
    model.constrain("c", y.diff(t) - sm.Integral(sm.exp(-(t - s)) * x.subs(t, s), (s, 0, t)))
    run = model.derive(ap.Kane()).simulate(2.0, {x: 1.0}, samples=3)
    assert run["y0dot"][-1] == pytest.approx(1 - np.exp(-2), rel=1e-9)
    assert run["s_c"][-1] == pytest.approx(1 - np.exp(-2), rel=1e-9)


def test_the_past_of_a_spin_is_kept_beside_coordinates_that_outnumber_their_speeds() -> None:
    """A body that spins with w about z for ever: the integral of exp(-2 (t - s)) w ds is w (1 - exp(-2 t)) / 2."""
    model = ap.Model("a body in flight and a follower")
    body = model.body("body", mass=2, inertia=(1, 2, 3))
    model.joint("flight", ap.Free(), model.ground, body)
    follower = model.coordinates("y")
    model.particle("follower", mass=1, position=follower * model.frame.x)
    spin = ap.angular_velocity(body).dot(model.frame.z)
    memory = ap.integral(spin, start=0.0, kernel=sm.exp(-2 * model.time))
    model.constrain("c", follower.diff(model.time) - memory)
    run = model.derive(ap.Kane()).simulate(1.0, {"wz_body": 1.5}, samples=2)
    assert run["ydot"][-1] == pytest.approx(0.75 * (1 - np.exp(-2)), rel=1e-9)


def test_what_is_of_the_present_stands_in_front_of_the_integral() -> None:
    """x(s) = 1 + s / 2, at t = 2: x(t) = 2, the integral of x is 3, that of x' is 1."""
    model, x, y = puck(4)
    t = model.time
    past = x.subs(t, s)
    rows = [x * past, t**2 * past, sm.cos(t) * past, x.diff(t).subs(t, s) * sm.sin(t - s) + x * past]
    for i, (row, q) in enumerate(zip(rows, y, strict=True)):
        model.constrain(f"c{i}", q.diff(t) - sm.Integral(row, (s, 0, t)))
    run = model.derive(ap.Kane()).simulate(2.0, {x: 1.0, "xdot": 0.5}, samples=3)
    exact = [6, 12, 3 * np.cos(2), (1 - np.cos(2)) / 2 + 6]
    np.testing.assert_allclose([run[f"y{i}dot"][-1] for i in range(4)], exact, rtol=1e-8)


def test_vectors_have_a_past_too() -> None:
    """The integral of exp(-(t - s)) v ds of a puck with v = 1/2 is (1 - exp(-t)) / 2."""
    model, x, (y,) = puck()
    t, N = model.time, model.frame
    v = ap.velocity(model.snapshot().masses[0]).dot(N.x)
    model.constrain("c", y.diff(t) - sm.Integral(sm.exp(-(t - s)) * v.subs(t, s), (s, 0, t)))
    model.constrain("d", x.diff(t, 2))
    run = model.derive(ap.Kane()).simulate(2.0, {"xdot": 0.5}, samples=3)
    assert run["y0dot"][-1] == pytest.approx((1 - np.exp(-2)) / 2, rel=1e-9)


def test_a_row_in_a_fading_memory_alone_acts_by_its_rate() -> None:
    """The integral of exp(-(t - s)) x ds = 1 - exp(-t) keeps x = 1."""
    model, x, _ = puck()
    t = model.time
    model.force("at x", 5 * model.frame.x)
    model.constrain("c", ap.integral(x, start=0.0, kernel=sm.exp(-t)) - 1 + sm.exp(-t))
    run = model.derive(ap.Kane()).simulate(2.0, {x: 1.0}, samples=5)
    np.testing.assert_allclose(run["x"], 1, atol=1e-9)


def test_a_kernel_is_written_in_either_way_and_survives_as_text() -> None:
    model, x, (y,) = puck()
    t, tau = model.time, model.parameters("tau", 0.8)
    kernel = t * sm.exp(-t / tau)
    model.constrain("c", y.diff(t) - ap.integral(x, start=0.0, kernel=kernel))
    other, x2, (y2,) = puck()
    tau2 = other.parameters("tau", 0.8)
    weight = (t - s) * sm.exp(-(t - s) / tau2)
    other.constrain("c", y2.diff(t) - sm.Integral(weight * x2.subs(t, s), (s, 0, t)))
    again = ap.Model.from_json(model.to_json())
    ends = [m.derive(ap.Kane()).simulate(2.0, {"x": 1.0}, samples=3)["y0dot"][-1] for m in (model, other, again)]
    exact = 0.64 - (0.64 + 0.8 * 2) * np.exp(-2 / 0.8)
    np.testing.assert_allclose(ends, exact, rtol=1e-8)


def test_what_no_finite_number_of_states_holds_is_refused_by_name() -> None:
    model, x, (y,) = puck()
    t = model.time
    past, P = x.subs(t, s), model.snapshot().masses[0]
    cases = {
        "with the kernel 'exp\\(-t\\*\\*2\\)': no finite number": (sm.exp(-((t - s) ** 2)) * past, (s, 0, t)),
        "with the kernel '1/\\(t \\+ 1\\)'": (past / (1 + t - s), (s, 0, t)),
        "is no product of a function of t - s": (sm.exp(-s * t) * past, (s, 0, t)),
        "holds a running window, an integral from t - 1 to t": (past, (s, t - 1, t)),
        "holds a delay, an integral from 0 to t - 1": (past, (s, 0, t - 1)),
        "holds 'x\\(-s \\+ t\\)' under an integral over s: write the motion at s": (
            sm.exp(-s) * x.subs(t, t - s),
            (s, 0, t),
        ),
        "in which nothing moves with s: write x.subs\\(t, s\\)": (sm.exp(-(t - s)) * x, (s, 0, t)),
    }
    for words, (integrand, limits) in cases.items():
        with pytest.raises(ap.ConstraintError, match=words) as caught:
            model.constrain("c", y.diff(t) - sm.Integral(integrand, limits))
        assert str(caught.value).count("\n") == 0
    late = [y - x.diff(t, n).subs(t, at) for n, at in ((0, t - 1), (1, t - 1), (2, t / 2), (1, 0))]
    for row in (*late, ap.position(P).dot(model.frame.x).subs(t, t - 1) - y):
        with pytest.raises(ap.ModelError, match=r"holds a delay, the past of .*: no finite number of states"):
            model.constrain("c", row)
    with pytest.raises(ap.ModelError, match="holds a delay, the past of a rate of 'x'"):
        model.force(P, -x.diff(t).subs(t, t - 1) * model.frame.x)
    with pytest.raises(ap.ConstraintError, match="nothing of the present, nor does its rate"):
        model.constrain("c", ap.integral(x, start=0.0, kernel=t))
    assert not model.constraints


def test_a_kernel_under_hamilton_and_lusternik_is_refused_by_name() -> None:
    model, x, (y,) = puck()
    model.constrain("c", y.diff(model.time) - ap.integral(x, start=0.0, kernel=sm.exp(-model.time)))
    with pytest.raises(ap.NotApplicable, match="does not vary the history of 'c', an integral with a kernel"):
        model.derive(ap.HamiltonLusternik())


@pytest.mark.parametrize("written", [False, True])
def test_the_rate_of_an_integral_may_be_written_without_being_evaluated(written: bool) -> None:
    """y' = d/dt of the integral of exp(-(t - s)) x ds = x - that integral, x = 1: y'(t) = exp(-t)."""
    model, x, (y,) = puck()
    t = model.time
    past = sm.Integral(sm.exp(-(t - s)) * x.subs(t, s), (s, 0, t))
    model.constrain("c", y.diff(t) - (sm.Derivative(past, t) if written else past.diff(t)))
    run = model.derive(ap.Kane()).simulate(2.0, {x: 1.0}, samples=3)
    assert run["y0dot"][-1] == pytest.approx(np.exp(-2), rel=1e-9)
