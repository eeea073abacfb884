"""Closed loops in Pinocchio: its constraint dynamics, Baumgarte's correction in the tie.

Pinocchio has no integrator: here Runge-Kutta of order four in Python, as its examples have their loops. So its times
hold four calls of the binding a step. The tie is a contact of three rows; the one across the plane is empty, and a
proximal parameter keeps the solve defined, as its documentation advises.
"""

from __future__ import annotations

import time

import numpy as np
import pinocchio as pin
from planar_loops import GROUND, Loop, Motion

CORRECTION = 20.0
"""Rate (1/s) at which a gap decays; the gaps of order four in the step are smaller than what is asked for."""


class Tied:
    """A loop as a tree of hinges and one contact."""

    def __init__(self, loop: Loop) -> None:
        self.loop, self.model = loop, pin.Model()
        self.model.gravity = pin.Motion(np.array([0.0, -loop.gravity, 0, 0, 0, 0]))
        joints = []
        for k, rod in enumerate(loop.rods):
            parent = 0 if rod.parent == GROUND else joints[rod.parent]
            joint = self.model.addJoint(parent, pin.JointModelRZ(), _at(rod.foot), f"j{k}")
            inertia = np.diag([1e-3 * rod.inertia, rod.inertia, rod.inertia])
            body = pin.Inertia(rod.mass, np.array([rod.length / 2, 0, 0]), inertia)
            self.model.appendBodyToJoint(joint, body, pin.SE3.Identity())
            joints.append(joint)
        self.data = self.model.createData()
        sides = [(0, _at(0.0)) if k == GROUND else (joints[k], _at(loop.rods[k].length)) for k in loop.tied]
        tie = pin.RigidConstraintModel(pin.ContactType.CONTACT_3D, self.model, *sides[0], *sides[1], pin.LOCAL)
        tie.setBaumgarteCorrectorParameters(pin.BaumgarteCorrectorParameters(CORRECTION**2, 2 * CORRECTION))
        self.ties, self.tie_data = pin.StdVec_RigidConstraintModel(), pin.StdVec_RigidConstraintData()
        self.ties.append(tie)
        self.tie_data.append(tie.createData())
        pin.initConstraintDynamics(self.model, self.data, self.ties, self.tie_data)
        self.settings, self.tau = pin.ProximalSettings(1e-12, 1e-12, 10), np.zeros(self.model.nv)

    def accelerations(self) -> np.ndarray:
        """Of the joints, at the start."""
        return self.at(self.loop.angles, self.loop.rates)

    def at(self, q: np.ndarray, v: np.ndarray) -> np.ndarray:
        given = self.model, self.data, q, v, self.tau, self.ties, self.tie_data, self.settings
        return np.array(pin.constraintDynamics(*given))

    def time(self, calls: int) -> float:
        """Seconds of one call through the binding, at the start."""
        q, v = self.loop.angles, self.loop.rates
        given = self.model, self.data, q, v, self.tau, self.ties, self.tie_data, self.settings
        begin = time.perf_counter()
        for _ in range(calls):
            pin.constraintDynamics(*given)
        return (time.perf_counter() - begin) / calls


def _at(x: float) -> pin.SE3:
    return pin.SE3(np.eye(3), np.array([x, 0.0, 0.0]))


def run(loop: Loop, duration: float, steps: int) -> Motion:
    tied, q, v, h = Tied(loop), loop.angles, loop.rates, duration / steps
    f = tied.at
    begin = time.perf_counter()
    for _ in range(steps):
        a1 = f(q, v)
        v2 = v + h / 2 * a1
        a2 = f(q + h / 2 * v, v2)
        v3 = v + h / 2 * a2
        a3 = f(q + h / 2 * v2, v3)
        v4 = v + h * a3
        a4 = f(q + h * v3, v4)
        q, v = q + h / 6 * (v + 2 * v2 + 2 * v3 + v4), v + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    return Motion(time.perf_counter() - begin, loop.middles(q), loop.gap(q))
