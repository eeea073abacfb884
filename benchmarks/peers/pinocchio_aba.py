"""Pinocchio's aba on the spatial chain, through its Python binding less the cost of an empty call."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
from measure import per_call
from systems import AXES, GRAVITY, INERTIA, LENGTH, MASS


class Chain:
    """The chain of `systems.spatial_chain` at one state; a chain of no links makes the empty call."""

    def __init__(self, links: int, q: np.ndarray, u: np.ndarray) -> None:
        joints = {"x": pin.JointModelRX, "y": pin.JointModelRY, "z": pin.JointModelRZ}
        self.model, parent = pin.Model(), 0
        self.model.gravity.linear = np.array([0.0, 0.0, -GRAVITY])
        for i in range(links):
            place = pin.SE3(np.eye(3), np.array([LENGTH if i else 0.0, 0.0, 0.0]))
            parent = self.model.addJoint(parent, joints[AXES[i % 3]](), place, f"joint{i}")
            inertia = pin.Inertia(MASS, np.array([LENGTH / 2, 0.0, 0.0]), np.diag(INERTIA))
            self.model.appendBodyToJoint(parent, inertia, pin.SE3.Identity())
        self.data, self.q, self.u, self.torques = self.model.createData(), q, u, np.zeros(links)

    def accelerations(self) -> np.ndarray:
        return np.array(pin.aba(self.model, self.data, self.q, self.u, self.torques))

    def time_binding(self, repeats: int) -> float:
        """Seconds for one call of aba from Python."""
        aba, model, data, q, u, torques = pin.aba, self.model, self.data, self.q, self.u, self.torques
        return per_call(lambda: aba(model, data, q, u, torques), repeats)


def time_aba(chain: Chain, repeats: int) -> float:
    """Seconds for one aba: the call less the same call on a model without a joint."""
    nothing = Chain(0, np.zeros(0), np.zeros(0))
    return chain.time_binding(repeats) - nothing.time_binding(repeats)
