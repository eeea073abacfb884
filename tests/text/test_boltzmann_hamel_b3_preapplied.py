"""B3: a joint's pre-applied equations as an object, symbol by symbol against 002 corrected, for any body."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap
from tests.support import same
from tests.tolerances import ALGEBRA

t = dynamicsymbols._t


def P(name: str) -> sm.Expr:
    return dynamicsymbols(f"P_{name}", real=True)


def dL(name: str) -> sm.Symbol:
    return sm.Symbol(f"dL/d{name}", real=True)


def test_the_knife_is_e54_to_e60() -> None:
    knife = ap.Knife().equations
    (_, _, theta), (v, s, omega) = knife.quasi.coordinates, knife.quasi.velocities
    c, sn = sm.cos(theta), sm.sin(theta)
    assert knife.quasi.beta == sm.Matrix([[c, -sn, 0], [sn, c, 0], [0, 0, 1]])  # E54
    assert sm.Matrix([[c, sn, 0], [-sn, c, 0], [0, 0, 1]]) == knife.quasi.alpha.T  # E55
    assert knife.quasi.held == (s,)  # E56
    E58 = P("v").diff(t) - c * dL("x") - sn * dL("y") - omega * P("s")
    E59 = P("omega").diff(t) - dL("theta") + v * P("s")
    assert sm.expand(knife.left[v] - E58) == 0
    assert sm.expand(knife.left[omega] - E59) == 0
    assert list(knife.left) == [v, omega]  # s has no equation: nothing moves along it


def printed_tricycle() -> ap.QuasiVelocities:
    """E65 as it is printed, with E67's theta-dot: an invertible relation, singular at theta and phi of 90 degrees."""
    x, y, theta, phi, v, w2, w3, steer = dynamicsymbols("x y theta phi v w2 w3 steer", real=True)
    l = sm.Symbol("l", positive=True)
    xd, yd, td, pd = (q.diff(t) for q in (x, y, theta, phi))
    return ap.quasi_velocities(
        [x, y, theta, phi],
        {
            v: (sm.cos(theta) * xd + sm.sin(theta) * yd) / sm.cos(phi),
            w2: -sm.sin(theta) * xd + sm.cos(theta) * yd,
            w3: -sm.sin(phi) * xd + l * td * sm.cos(theta) * sm.cos(phi),
            steer: pd,
        },
        held=[w2, w3],
    )


def test_the_printed_tricycle_is_e64_and_e68_to_e71() -> None:
    quasi = printed_tricycle()
    (_, _, theta, phi), (v, _, _, steer) = quasi.coordinates, quasi.velocities
    l = sm.Symbol("l", positive=True)
    c, s, cf, sf = sm.cos(theta), sm.sin(theta), sm.cos(phi), sm.sin(phi)
    E64 = [
        [c * cf, -s, 0, 0],
        [s * cf, c, 0, 0],
        [sf / l, -sm.tan(theta) * sm.tan(phi) / l, 1 / (l * c * cf), 0],
        [0, 0, 0, 1],
    ]
    assert all(same(ours, theirs) for ours, theirs in zip(quasi.beta, sm.Matrix(E64), strict=True))
    left = quasi.equations.left
    E69 = P("v").diff(t) - c * cf * dL("x") - s * cf * dL("y") - sf / l * dL("theta")
    E69 += steer * sm.tan(phi) * P("v") - steer * c * P("w3")
    E70 = P("steer").diff(t) - dL("phi") - v * sm.tan(phi) * P("v") + v * c * P("w3")
    assert list(left) == [v, steer]
    assert same_terms(left[v], E69)
    assert same_terms(left[steer], E70)
    assert not left[v].has(P("w2"))  # "Notice that P_i2 is not needed"


def same_terms(ours: sm.Expr, theirs: sm.Expr) -> bool:
    """Equal term by term: the coefficients of every momentum, rate and slope."""
    names = [*"xy", "theta", "phi", "psi"]
    momenta = [P(name) for name in ("v", "w2", "w3", "steer", "wx", "wy", "wz")]
    symbols = [*momenta, *(p.diff(t) for p in momenta), *(dL(name) for name in names)]
    difference = sm.expand(ours - theirs)
    return all(same(difference.coeff(symbol), 0) for symbol in symbols)


def test_the_regular_tricycle_keeps_e61_to_e63() -> None:
    tricycle = ap.Tricycle(sm.Symbol("l", positive=True)).quasi_velocities
    (_, _, theta, phi), (v, rear, front, steer) = tricycle.coordinates, tricycle.velocities
    rates = tricycle.rates.xreplace({rear: sm.S.Zero, front: sm.S.Zero})
    book = [
        v * sm.cos(phi) * sm.cos(theta),
        v * sm.cos(phi) * sm.sin(theta),
        v * sm.sin(phi) / sm.Symbol("l", positive=True),
    ]
    assert all(same(ours, theirs) for ours, theirs in zip(rates, [*book, steer], strict=True))


def test_roll_pitch_and_yaw_is_e72_to_e76_corrected() -> None:
    joint = ap.RollPitchYaw().equations
    (phi, theta, _), (wx, wy, wz) = joint.quasi.coordinates, joint.quasi.velocities
    c, s, ct, st = sm.cos(phi), sm.sin(phi), sm.cos(theta), sm.sin(theta)
    E72 = [[1, s * sm.tan(theta), c * sm.tan(theta)], [0, c, -s], [0, s / ct, c / ct]]
    E73 = [[1, 0, -st], [0, c, ct * s], [0, -s, ct * c]]
    assert all(same(ours, theirs) for ours, theirs in zip(joint.quasi.beta, sm.Matrix(E72), strict=True))
    assert all(same(ours, theirs) for ours, theirs in zip(joint.quasi.alpha.T, sm.Matrix(E73), strict=True))
    Px, Py, Pz = P("wx"), P("wy"), P("wz")
    a, b, d = dL("phi"), dL("theta"), dL("psi")
    E74 = Px.diff(t) - a - wz * Py + wy * Pz
    E75 = Py.diff(t) - s * sm.tan(theta) * a - c * b - s / ct * d + wz * Px - wx * Pz  # + w_z dL/dw_x
    E76 = Pz.diff(t) - c * sm.tan(theta) * a + s * b - c / ct * d - wy * Px + wx * Py  # d/dt of dL/dw_z
    for u, book in zip((wx, wy, wz), (E74, E75, E76), strict=True):
        assert same_terms(joint.left[u], book)


def test_the_equations_of_the_knife_take_the_lagrangian_of_a_mechanism_e82_to_e90() -> None:
    """The sled with a rotor: L of E82 holds a further angle; what comes out is E87 and E90."""
    knife = ap.Knife().equations
    v, s, omega = knife.quasi.velocities
    m1, m2, I1, I2, l = sm.symbols("m1 m2 I1 I2 l")
    turn2 = dynamicsymbols("theta2", real=True).diff(t)
    E82 = (m1 + m2) * v**2 / 2 + m1 * s**2 / 2 - m1 * l * omega * s + I1 * omega**2 / 2 + I2 * (omega + turn2) ** 2 / 2
    E87 = (m1 + m2) * v.diff(t) + m1 * l * omega**2
    E90 = (I1 + I2) * omega.diff(t) + I2 * turn2.diff(t) - m1 * l * omega * v
    found = knife.applied_to(E82)
    assert [sm.expand(e.lhs - book) for e, book in zip(found, (E87, E90), strict=True)] == [0, 0]
    assert [str(e.rhs) for e in found] == ["F_v", "F_omega"]
    force = sm.Symbol("F")
    assert knife.applied_to(E82, {v: force})[0].rhs == force


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(
    ("joint", "plane"),
    [(ap.Knife(), True), (ap.RollPitchYaw(), False), (ap.Wheel(0.4), True)],
    ids=lambda j: str(j)[:12],
)
def test_any_body_under_a_joint_has_the_accelerations_of_kane(joint: ap.Joint, plane: bool) -> None:
    """L of a body with its mass centre anywhere, into the pre-applied equations, solved; Kane knows nothing of them."""
    mass, moments, center = 1.7, (0.5, 0.7, 0.9), (0.3, -0.2, 0.0 if plane else 0.4)
    equations = joint.equations
    q, u = equations.quasi.coordinates, equations.quasi.free
    V = sum((k + 1) * sm.sin(c + k) for k, c in enumerate(q))
    L = equations.lagrangian_of_body(mass, moments, mass_center=center, potential=V)
    model = ap.Model("a body under a joint")
    body = model.body("B", mass=mass, inertia=moments, mass_center=center)
    placed = model.joint("joint", joint, model.ground, body)
    model.potential("field", V.xreplace(dict(zip(q, placed.coordinates, strict=True))))
    values = dict(zip((*q, *u), np.linspace(0.3, 1.1, len(q) + len(u)), strict=True))
    state = {s: values[mine] for mine, s in zip((*q, *u), (*placed.coordinates, *placed.speeds), strict=True)}
    rates = [x.diff(t) for x in u]
    left = sm.Matrix([e.lhs for e in equations.applied_to(L)])
    M = left.jacobian(rates)
    rest = left.xreplace(dict.fromkeys(rates, sm.S.Zero))
    M, rest = (np.array(x.xreplace(values).evalf(), float) for x in (M, rest))
    found = np.linalg.solve(M, -rest).ravel()
    theirs = model.derive(ap.Kane()).accelerations(state)
    np.testing.assert_allclose(found, [theirs[s] for s in placed.speeds], atol=10 * ALGEBRA)


def test_a_joint_of_a_model_has_its_equations_in_the_symbols_of_the_model() -> None:
    model = ap.Model("a sled")
    m, l, I = model.parameters("m l I")
    sled = model.body("sled", mass=m, inertia_zz=I - m * l**2, mass_center=(-l, 0, 0))
    knife = model.joint("blade", ap.Knife(), model.ground, sled)
    equations = knife.equations
    assert set(equations.left) == set(knife.speeds)
    L = equations.lagrangian_of_body(m, inertia_zz=I - m * l**2, mass_center=(-l, 0, 0))
    (v, omega) = knife.speeds
    E87 = m * v.diff(t) + m * l * omega**2
    assert sm.expand(equations.applied_to(L)[0].lhs - E87) == 0
    assert "equations of the joint 'blade'" in str(equations)
    assert r"\frac{\partial L}{\partial" in equations.latex()


def test_what_has_no_pre_applied_equations_says_so() -> None:
    knife = ap.Knife().equations
    v, s, omega = knife.quasi.velocities
    with pytest.raises(ap.ModelError, match="is not a free velocity of the joint"):
        knife.applied_to(v**2, {s: 1})
    with pytest.raises(ap.ModelError, match="needs inertia= or inertia_zz="):
        knife.lagrangian_of_body(1)
    with pytest.raises(ap.ModelError, match="do not move a body"):
        printed_tricycle().equations.lagrangian_of_body(1, inertia_zz=1)
    model = ap.Model("a four-bar's last pin")
    one, two = (model.body(name, mass=1, inertia_zz=1) for name in ("one", "two"))
    model.joint("a", ap.Revolute(), model.ground, one)
    model.joint("b", ap.Revolute(), one, two, parent_point=(1, 0, 0))
    pin = model.joint("c", ap.Revolute(), model.ground, two, parent_point=(1, 0.5, 0), child_point=(1, 0, 0))
    with pytest.raises(ap.ModelError, match="closes a loop"):
        pin.equations  # noqa: B018 - it raises
    assert omega in knife.quasi.free
