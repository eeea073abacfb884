"""B1 and B2: Hamel's coefficients by hand, any invertible relation, quasi-velocities regular wherever the rows are."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest
import sympy as sm
from scipy.integrate import solve_ivp
from sympy.physics.mechanics import LagrangesMethod

import appell as ap
from appell.algebra import Algebra, CasadiAlgebra, SympyAlgebra
from appell.mechanics import Mechanics, lower
from appell.mechanics.quasi import hamel_coefficients
from appell.model import Model
from tests.tolerances import ALGEBRA, OTHER_INTEGRATOR, RUN


def lowered(joint: ap.Joint, algebra: Algebra | None = None) -> Mechanics:
    model = Model("a body under a joint")
    body = model.body("B", mass=1, inertia=(1, 2, 3))
    model.joint("joint", joint, model.ground, body)
    return lower(model.snapshot(), algebra or SympyAlgebra())


def by_derivatives_of_the_rows(m: Mechanics) -> list[ca.SX]:
    """002, E22: gamma^s_rl = sum (dY_si/dq_j - dY_sj/dq_i) G_ir G_jl, by the derivatives of Y, not of G."""
    found = []
    for s in range(m.u.numel()):
        slope = ca.jacobian(m.Y[s, :].T, m.q)
        found.append(m.G.T @ (slope - slope.T) @ m.G)
    return found


def test_body_angular_velocities_have_the_permutation_symbol() -> None:
    """The p x omega of Euler's equations (E74 to E76 corrected): gamma^s_rl = epsilon_rls."""
    gamma = hamel_coefficients(lowered(ap.RollPitchYaw()))
    for s in range(3):
        expected = sm.Matrix(3, 3, lambda r, l, s=s: sm.LeviCivita(r, l, s))
        assert sm.simplify(gamma[s] - expected) == sm.zeros(3)


def test_the_knife_has_four_coefficients() -> None:
    """Along v, across s, turning w: d/dt of the axes is w times the other one, by hand from E54 and E55."""
    gamma = hamel_coefficients(lowered(ap.Knife()))
    v, s, w = range(3)
    by_hand = {(s, v, w): -1, (s, w, v): 1, (v, s, w): 1, (v, w, s): -1}
    for k in range(3):
        expected = sm.Matrix(3, 3, lambda r, l, k=k: by_hand.get((k, r, l), 0))
        assert sm.simplify(gamma[k] - expected) == sm.zeros(3)


@pytest.mark.parametrize("joint", [ap.Knife(), ap.Tricycle(1.5), ap.RollPitchYaw()])
def test_coefficients_from_the_rows_and_from_the_displacements_are_the_same(joint: ap.Joint) -> None:
    m = lowered(joint, CasadiAlgebra())
    n = m.u.numel()
    both = ca.Function("both", [m.q], [ca.densify(g) for g in (*hamel_coefficients(m), *by_derivatives_of_the_rows(m))])
    for seed in range(5):
        found = [np.array(g, float) for g in both(np.random.default_rng(seed).uniform(-1.4, 1.4, m.q.numel()))]
        for ours, theirs in zip(found[:n], found[n:], strict=True):
            np.testing.assert_allclose(ours, theirs, atol=ALGEBRA)
            np.testing.assert_allclose(ours, -ours.T, atol=ALGEBRA)


def test_rates_of_coordinates_have_no_coefficients() -> None:
    m = lowered(ap.Planar())
    if sm.eye(3) == m.Y:
        assert all(gamma == sm.zeros(3) for gamma in hamel_coefficients(m))
    plain = Model("plain")
    x, y = plain.coordinates("x y")
    plain.particle("P", 1, x * plain.frame.x + x * y * plain.frame.y)
    assert all(gamma == sm.zeros(2) for gamma in hamel_coefficients(lower(plain.snapshot(), SympyAlgebra())))


def _relation(number: int, q: list[sm.Expr], t: sm.Symbol) -> list[sm.Expr]:
    """Three invertible relations u = Y(q, t) qdot + z(q, t)."""
    x, y, z = q
    dx, dy, dz = (c.diff(t) for c in q)
    return [
        [dx + y * dz, 2 * dy - sm.sin(x) * dx, dz],
        [sm.exp(y) * dx + t, dy + x * dx, dz + dx - dy],
        [sm.cos(t) * dx + sm.sin(t) * dy, -sm.sin(t) * dx + sm.cos(t) * dy + x * z, (1 + x**2) * dz - sm.sin(t) * y],
    ][number]


@pytest.mark.parametrize("principle", [ap.BoltzmannHamel(), ap.Hamilton(), ap.Voronets(), ap.Lagrange(), ap.Dead()])
@pytest.mark.parametrize("number", range(3))
def test_any_invertible_relation_gives_sympys_lagrange_equations(number: int, principle: ap.BoltzmannHamel) -> None:
    """E21 with Y and z of coordinates and time, against LagrangesMethod in coordinate rates."""
    model = Model("a particle on a moving surface")
    N, t = model.frame, model.time
    q = list(model.coordinates("x y z"))
    x, y, z = q
    model.speeds("u1 u2 u3", _relation(number, q, t))
    place = (x + sm.sin(y)) * N.x + (y * z + t * x) * N.y + (z + x**2 / 2) * N.z
    model.particle("P", 2, place)
    V = x * y + sm.cos(z) + x**2
    model.potential("field", V)
    v = place.dt(N)
    L = v.dot(v) - V
    theirs = LagrangesMethod(sm.expand(L), q)
    theirs.form_lagranges_equations()
    equations = model.derive(principle)
    rng = np.random.default_rng(number)
    for _ in range(3):
        q0, v0, t0 = rng.uniform(0.2, 1.0, 3), rng.uniform(-1, 1, 3), rng.uniform(0, 1)
        # speeds first: what is replaced in a derivative must go before what it is a derivative of
        at = [*zip([c.diff(t) for c in q], v0, strict=True), *zip(q, q0, strict=True), (t, t0)]
        M = np.array(theirs.mass_matrix.subs(at).evalf(), float)
        F = np.array(theirs.forcing.subs(at).evalf(), float).ravel()
        qdd = np.linalg.solve(M, F)
        relation = _relation(number, q, t)
        further = [*zip([c.diff(t, 2) for c in q], qdd, strict=True), *at]
        udot = [float(r.diff(t).subs(further).evalf()) for r in relation]
        u = [float(r.subs(at).evalf()) for r in relation]
        state = dict(zip(("x", "y", "z", "u1", "u2", "u3"), [*q0, *u], strict=True))
        rates = equations.accelerations(state, time=t0)
        size = max(1.0, np.abs(udot).max())
        np.testing.assert_allclose([rates[f"u{i}"] for i in (1, 2, 3)], udot, atol=100 * ALGEBRA * size)


def test_the_tricycle_steers_and_heads_through_right_angles() -> None:
    """B2: E64 to E65 are singular at theta, phi = 90 degrees; the joint is not, and its motion goes on.

    With the fork's inertia J about its axis nothing turns it, so theta' + phi' stays; energy gives v, the speed of the
    front wheel; phi' = w - v sin(phi) / l and E61 to E63 give the rest.
    """
    model = Model("a tricycle")
    l, m, I, m2, J = 1.3, 2.0, 0.7, 0.4, 0.05
    frame = model.body("B", mass=m, inertia_zz=I)
    fork = model.body("fork", mass=m2, inertia_zz=J)
    joint = model.joint("joint", ap.Tricycle(l), model.ground, frame, coordinates="x y theta phi", speeds="v a b steer")
    model.joint("head", ap.Weld(), joint.mounts["fork"], fork)
    start = {"x": 0.0, "y": 0.0, "theta": 0.3, "phi": 0.2, "v": 1.0, "steer": 1.5}
    w = start["steer"] + start["v"] * np.sin(start["phi"]) / l

    def inertia(phi: float) -> float:
        return m * np.cos(phi) ** 2 + I * np.sin(phi) ** 2 / l**2 + m2

    c = start["v"] * np.sqrt(inertia(start["phi"]))

    def rates(_: float, s: np.ndarray) -> list[float]:
        theta, phi = s[2], s[3]
        v = c / np.sqrt(inertia(phi))
        turn = v * np.sin(phi) / l
        return [v * np.cos(phi) * np.cos(theta), v * np.cos(phi) * np.sin(theta), turn, w - turn]

    for principle in (ap.BoltzmannHamel(), ap.Kane(), ap.Voronets(), ap.Lagrange()):
        run = model.derive(principle).simulate(10.0, start, tolerance=RUN)
        book = solve_ivp(rates, (0, 10), [0, 0, 0.3, 0.2], "DOP853", run.time, rtol=1e-12, atol=1e-12).y
        assert book[3].max() > np.pi / 2  # it steers past both right angles,
        assert np.ptp(book[2]) > np.pi / 2  # and heads past them
        found = np.array([run[name] for name in ("x", "y", "theta", "phi")])
        np.testing.assert_allclose(found, book, atol=OTHER_INTEGRATOR)
        assert run.audit.constraint_error < 1e-13


def test_rows_are_completed_by_quasi_velocities_wherever_they_are_regular() -> None:
    """B2: no quasi-velocity is given; the blade is written in rates, and turns through every heading.

    Chaplygin's sleigh with its mass centre over the blade on an incline: x = g sin(a) sin^2(W t) / (2 W^2).
    """
    model = Model("a blade in rates")
    N, t = model.frame, model.time
    x, y, theta = model.coordinates("x y theta")
    A = N.orientnew("A", "Axis", [theta, N.z])
    body = model.body("B", mass=1.25, inertia_zz=0.13, frame=A, position=x * N.x + y * N.y)
    model.force(body, 1.25 * 3.0 * N.x)
    model.constrain("blade", y.diff(t) * sm.cos(theta) - x.diff(t) * sm.sin(theta))
    W = 2.0
    for principle in (ap.BoltzmannHamel(), ap.Voronets(), ap.Maggi(), ap.GibbsAppell()):
        run = model.derive(principle).simulate(
            8.0, {"theta": 0, "x": 0, "y": 0, "xdot": 0, "thetadot": W}, tolerance=RUN
        )
        np.testing.assert_allclose(run["x"], 3.0 / (2 * W**2) * np.sin(W * run.time) ** 2, atol=1e-9)
        assert run["theta"][-1] > 2 * np.pi
