"""A body under each joint, in the ground and in a parent that moves; poses and twists as numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property

import casadi as ca
import numpy as np

import appell as ap
from appell.algebra import CasadiAlgebra
from appell.mechanics import Mechanics, lower
from appell.model import JOINTS, Connection, Model

MADE = {
    "Revolute": ap.Revolute("z"),
    "Revolute, askew": ap.Revolute((1, 2, -1)),
    "Prismatic": ap.Prismatic("y"),
    "Prismatic, askew": ap.Prismatic((2, 0, 1)),
    "Cylindrical": ap.Cylindrical("x"),
    "Cylindrical, askew": ap.Cylindrical((1, -1, 3)),
    "Screw": ap.Screw(0.7),
    "Screw, askew": ap.Screw(-1.1, (1, 2, 2)),
    "Universal": ap.Universal(),
    "Universal, askew": ap.Universal((1, 2, 2), (2, 1, -1)),
    "Planar": ap.Planar(),
    "Spherical": ap.Spherical(),
    "Spherical, angles": ap.Spherical("zxz"),
    "Free": ap.Free(),
    "Free, angles": ap.Free("zyx"),
    "Weld": ap.Weld(0.7, "x"),
    "Knife": ap.Knife(),
    "Tricycle": ap.Tricycle(1.3),
    "Wheel": ap.Wheel(0.6),
    "DifferentialDrive": ap.DifferentialDrive(0.8, 0.3),
    "Caster": ap.Caster(0.4),
    "BallOnPlane": ap.BallOnPlane(0.7),
    "RollPitchYaw": ap.RollPitchYaw(),
}
assert {type(joint) for joint in MADE.values()} == set(JOINTS)


@dataclass(frozen=True)
class SlipRow:
    """A model, the joint under test and the model lowered."""

    model: Model
    joint: Connection
    mechanics: Mechanics

    def numbers(self, *expressions: ca.SX, q: np.ndarray, u: np.ndarray) -> list[np.ndarray]:
        m = self.mechanics
        function = ca.Function("f", [m.q, m.u, m.t, m.p], [ca.densify(ca.SX(e)) for e in expressions])
        found = function.call([q, u, 0.0, np.array([p.default for p in self.model.snapshot().parameters], float)])
        return [np.array(f, float) for f in found]

    @cached_property
    def pose(self) -> tuple[ca.SX, ca.SX, ca.SX, ca.SX]:
        """Of the child: the position of its mass centre, R, the velocity of it and the angular velocity, all in N."""
        m, N, body = self.mechanics, self.model.frame, self.joint.child
        R = body.frame.dcm(N).T
        rotation = ca.vertcat(*[ca.horzcat(*[ca.SX(m.lower(R[i, j])) for j in range(3)]) for i in range(3)])
        r, v, omega = (
            ca.vertcat(*[ca.SX(m.lower(vector.dot(axis))) for axis in N])
            for vector in (ap.position(body), ap.velocity(body), ap.angular_velocity(body))
        )
        return r, rotation, v, omega

    def column(self, symbol: object) -> int:
        return list(self.model.snapshot().kinematics.speeds).index(symbol)

    def random(self, seed: int) -> tuple[np.ndarray, np.ndarray]:
        """A random state with unit quaternions, turned by up to a whole turn."""
        generator = np.random.default_rng(seed)
        k = self.model.snapshot().kinematics
        q, u = generator.uniform(-3, 3, len(k.coordinates)), generator.uniform(-1, 1, len(k.speeds))
        names = [str(c.func) for c in k.coordinates]
        for body in {name.split("_", 1)[1] for name in names}:
            e = [i for i, name in enumerate(names) if name in [f"e{j}_{body}" for j in range(4)]]
            q[e] /= np.linalg.norm(q[e]) if e else 1.0
        return q, u


@cache
def held(kind: str, moving_parent: bool) -> SlipRow:
    """A body off its joint's point, in the ground or in a body that moves freely; built once, not to be changed."""
    return new_held(kind, moving_parent)


def new_held(kind: str, moving_parent: bool) -> SlipRow:
    """The same, to add to."""
    model = Model("a body under a joint")
    a = model.parameters("a", 0.4)
    body = model.body("body", mass=1.5, inertia=(0.3, 0.4, 0.5), mass_center=(a, -0.2, 0.1))
    parent = model.ground
    if moving_parent:
        parent = model.body("raft", mass=2, inertia=(1, 1.2, 1.4), mass_center=(0, 0.1, 0))
        model.joint("sea", ap.Free(), model.ground, parent)
    joint = model.joint("joint", MADE[kind], parent, body, parent_point=(0.2, a, 0.3), child_point=(0.1, 0, -0.2))
    if kind == "Weld" and not moving_parent:
        model.coordinates("idle_")  # a model needs a coordinate
    return SlipRow(model, joint, lower(model.snapshot(), CasadiAlgebra()))
