"""B3: the equations pre-applied for a joint (002, E50 to E76, corrected) are those of the library's joints.

The Lagrangian of a body off its joint's point, in a field that depends on every coordinate, is put into the printed
equations of the joint; Kane's equations of the model, which know nothing of them, must come out.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import mpmath
import pytest
import sympy as sm

import appell as ap
from appell.algebra import SympyAlgebra
from appell.equations import own_symbols
from appell.mechanics import Mechanics, lower
from tests.support import same


class Joint:
    """A model with one joint, its Lagrangian in plain symbols, and the operations the printed equations are made of."""

    def __init__(self, model: ap.Model, joint: ap.Connection, potential: sm.Expr):
        model.potential("field", potential)
        self.model, self.joint = model, joint
        self.m: Mechanics = lower(model.snapshot(), SympyAlgebra())
        self.L = self.m.kinetic_energy - self.m.potential_energy
        self.q, self.u = list(self.m.q), list(self.m.u)

    def rate(self, expression: sm.Expr) -> sm.Expr:
        """d/dt, the speeds held at zero staying there."""
        qdot = self.m.qdot
        total = sum(sm.diff(expression, q) * qdot[i] for i, q in enumerate(self.q))
        return total + sum(sm.diff(expression, u) * udot for u, udot in zip(self.u, self.m.udot, strict=True))

    def dL(self, of: int) -> sm.Expr:
        """dL / dq."""
        return sm.diff(self.L, self.q[of])

    def P(self, of: int) -> sm.Expr:
        """dL / du, the quasi-momentum."""
        return sm.diff(self.L, self.u[of])

    def check(self, printed: Sequence[sm.Expr], held: Sequence[int]) -> None:
        """The printed left sides, with the held speeds let go to zero, against Kane's residuals."""
        equations = self.model.derive(ap.Kane(independent=list(self.joint.speeds)))
        own = own_symbols(self.model.snapshot(), self.m)
        zero = {self.u[i]: 0 for i in held} | {self.m.udot[i]: 0 for i in held}
        for left, ours in zip(printed, equations.residuals, strict=True):
            difference = sm.sympify(left).subs(zero) + ours.xreplace({v: k for k, v in own.items()})
            assert vanishes(difference)


def vanishes(expression: sm.Expr) -> bool:
    """Whether an expression is zero at three random points, to forty digits: quicker than to simplify it."""
    symbols = sorted(expression.free_symbols, key=str)
    evaluate = sm.lambdify(symbols, expression, "mpmath", cse=True)
    generator = random.Random(2)
    with mpmath.workdps(40):
        points = [[mpmath.mpf(generator.randint(10, 99)) / 50 for _ in symbols] for _ in range(3)]
        return all(abs(evaluate(*point)) < mpmath.mpf("1e-30") for point in points)


def body_under(joint: ap.Joint, inertia: object = None) -> tuple[ap.Model, ap.Connection]:
    model = ap.Model("a body under a joint")
    m, a, b, I1, I2, I3 = model.parameters("m a b I1 I2 I3")
    body = model.body("B", mass=m, inertia=inertia or (I1, I2, I3), mass_center=(a, b, 0))
    return model, model.joint("joint", joint, model.ground, body)


def test_knife_joint_e55_and_e58_to_e60():
    model, joint = body_under(ap.Knife())
    x, y, theta = joint.coordinates
    k = Joint(model, joint, x * sm.sin(theta) + y**2 * theta)
    c, s = sm.cos(k.q[2]), sm.sin(k.q[2])
    assert sm.simplify(k.m.Y - sm.Matrix([[c, s, 0], [-s, c, 0], [0, 0, 1]])) == sm.zeros(3)  # E55
    assert sm.simplify(k.m.G - sm.Matrix([[c, -s, 0], [s, c, 0], [0, 0, 1]])) == sm.zeros(3)  # E54
    v, _, omega = k.u
    E58 = k.rate(k.P(0)) - c * k.dL(0) - s * k.dL(1) - omega * k.P(1)
    E59 = k.rate(k.P(2)) - k.dL(2) + v * k.P(1)
    k.check([E58, E59], held=[1])


def tricycle() -> Joint:
    model = ap.Model("a tricycle")
    l, m, a, b, I, m2, J = model.parameters("l m a b I m2 J")
    frame = model.body("B", mass=m, inertia_zz=I, mass_center=(a, b, 0))
    fork = model.body("fork", mass=m2, inertia_zz=J)
    joint = model.joint("joint", ap.Tricycle(l), model.ground, frame)
    model.joint("head", ap.Weld(), joint.mounts["fork"], fork)
    x, y, theta, phi = joint.coordinates
    return Joint(model, joint, x * sm.sin(theta) + y * phi**2)


def test_tricycle_joint_keeps_e61_to_e63():
    k = tricycle()
    theta, phi, v = k.q[2], k.q[3], k.u[0]
    l = next(p for p in k.m.p if p.name == "l")
    qdot = k.m.qdot.subs({k.u[1]: 0, k.u[2]: 0})
    book = [v * sm.cos(phi) * sm.cos(theta), v * sm.cos(phi) * sm.sin(theta), v * sm.sin(phi) / l, k.u[3]]
    for ours, theirs in zip(qdot, book, strict=True):
        assert same(ours, theirs)


@pytest.mark.slow
def test_tricycle_joint_e68_to_e71_for_the_printed_quasi_velocities():
    k = tricycle()
    l = next(p for p in k.m.p if p.name == "l")
    _, _, theta, phi = k.q
    c, s, cf, sf = sm.cos(theta), sm.sin(theta), sm.cos(phi), sm.sin(phi)
    # E64: coordinate rates by the printed quasi-velocities, and the Lagrangian in them
    beta = sm.Matrix(
        [
            [c * cf, -s, 0, 0],
            [s * cf, c, 0, 0],
            [sf / l, -sm.tan(theta) * sm.tan(phi) / l, 1 / (l * c * cf), 0],
            [0, 0, 0, 1],
        ]
    )
    w = sm.Matrix(sm.symbols("w1:5"))
    L = k.L.subs(dict(zip(k.u, k.m.Y @ beta @ w, strict=True)), simultaneous=True)
    on = {w[0]: k.u[0], w[1]: 0, w[2]: 0, w[3]: k.u[3]}  # v and phidot; the two others are let go to zero
    P = [sm.diff(L, w[i]).subs(on) for i in range(4)]
    dL = [sm.diff(L, q).subs(on) for q in k.q]
    v, steer = k.u[0], k.u[3]
    E69 = k.rate(P[0]) - c * cf * dL[0] - s * cf * dL[1] - sf / l * dL[2]
    E69 += steer * sm.tan(phi) * P[0] - steer * c * P[2]
    E70 = k.rate(P[3]) - dL[3] - v * sm.tan(phi) * P[0] + v * c * P[2]
    k.check([E69, E70], held=[1, 2])


@pytest.mark.slow
def test_roll_pitch_yaw_joint_e72_to_e76_corrected():
    model, joint = body_under(ap.RollPitchYaw())
    phi, theta, psi = joint.coordinates
    k = Joint(model, joint, sm.sin(phi) * theta + psi**2 * sm.cos(theta))
    phi, theta, psi = k.q
    c, s, ct, st = sm.cos(phi), sm.sin(phi), sm.cos(theta), sm.sin(theta)
    E72 = sm.Matrix([[1, s * st / ct, c * st / ct], [0, c, -s], [0, s / ct, c / ct]])
    E73 = sm.Matrix([[1, 0, -st], [0, c, ct * s], [0, -s, ct * c]])
    assert sm.simplify(k.m.G - E72) == sm.zeros(3)
    assert sm.simplify(k.m.Y - E73) == sm.zeros(3)
    wx, wy, wz = k.u
    Lx, Ly, Lz = (k.P(i) for i in range(3))
    E74 = k.rate(Lx) - k.dL(0) - wz * Ly + wy * Lz
    E75 = k.rate(Ly) - s * st / ct * k.dL(0) - c * k.dL(1) - s / ct * k.dL(2) + wz * Lx - wx * Lz
    E76 = k.rate(Lz) - c * st / ct * k.dL(0) + s * k.dL(1) - c / ct * k.dL(2) - wy * Lx + wx * Ly
    k.check([E74, E75, E76], held=[])


def test_roll_pitch_yaw_turns_about_x_y_and_z_in_turn():
    model, joint = body_under(ap.RollPitchYaw())
    phi, theta, psi = joint.coordinates
    R = joint.frame.dcm(model.frame).T

    def turn(angle: sm.Expr, axis: int) -> sm.Matrix:
        return (sm.rot_axis1, sm.rot_axis2, sm.rot_axis3)[axis](-angle)

    assert sm.simplify(R - turn(psi, 2) @ turn(theta, 1) @ turn(phi, 0)) == sm.zeros(3)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("principle", [ap.Kane(), ap.GibbsAppell(), ap.Maggi(), ap.BoltzmannHamel()])
def test_the_sled_with_a_rotor_e87_e90_e93(principle: ap.Kane):
    """B5, as contract 03 writes it."""
    sled = ap.Model("sled with a rotor")
    m1, m2, I1, I2, l, F, tau1, tau2 = sled.parameters("m1 m2 I1 I2 l F tau1 tau2")
    body = sled.body("sled", mass=m1, inertia_zz=I1 - m1 * l**2, mass_center=(-l, 0, 0))
    rotor = sled.body("rotor", mass=m2, inertia_zz=I2)
    knife = sled.joint("blade", ap.Knife(), sled.ground, body)
    pin = sled.joint("pin", ap.Revolute(axis="z"), body, rotor)
    sled.force(body, F * body.frame.x, at=knife.child_point)
    sled.torque(body, tau1 * sled.frame.z)
    sled.torque(rotor, tau2 * sled.frame.z, reacting_on=body)
    t = sled.time
    (v, thetadot), (phidot,) = knife.speeds, pin.speeds
    book = [
        (m1 + m2) * v.diff(t) + m1 * l * thetadot**2 - F,
        (I1 + I2) * thetadot.diff(t) + I2 * phidot.diff(t) - m1 * l * thetadot * v - tau1,
        I2 * (thetadot.diff(t) + phidot.diff(t)) - tau2,
    ]
    if principle.in_evidence(list(sled.constraints.values())):
        pytest.skip("keeps its reactions in evidence")
    for ours, theirs in zip(sled.derive(principle).residuals, book, strict=True):
        assert same(ours, -theirs)
