"""The closed ring in Pinocchio: a chain of hinges from the held one, its last end tied to its first.

Its constraint dynamics. The tie is a contact of three rows, as Pinocchio has them; the one across the plane is empty,
and a proximal parameter of 1e-12 keeps the solve defined, as its documentation advises for dependent rows.
"""

from __future__ import annotations

import time
from collections.abc import Mapping

import numpy as np
import pinocchio as pin

LENGTH, MASS = 0.1, 0.2


class Ring:
    """The ring of `large_systems.ring` at its start, at rest."""

    def __init__(self, links: int, start: Mapping[str, float]) -> None:
        self.model = pin.Model()
        self.model.gravity = pin.Motion(np.array([0, -9.81, 0, 0, 0, 0]))
        middle = np.array([LENGTH / 2, 0, 0])
        inertia = pin.Inertia(MASS, middle, MASS * LENGTH**2 / 12 * np.diag([1e-3, 1.0, 1.0]))
        parent, place = 0, pin.SE3.Identity()
        for k in range(links):
            parent = self.model.addJoint(parent, pin.JointModelRZ(), place, f"j{k}")
            self.model.appendBodyToJoint(parent, inertia, pin.SE3.Identity())
            place = pin.SE3(np.eye(3), np.array([LENGTH, 0, 0]))
        self.data = self.model.createData()
        tie = pin.RigidConstraintModel(
            pin.ContactType.CONTACT_3D, self.model, parent, place, 0, pin.SE3.Identity(), pin.LOCAL
        )
        self.ties, self.tie_data = pin.StdVec_RigidConstraintModel(), pin.StdVec_RigidConstraintData()
        self.ties.append(tie)
        self.tie_data.append(tie.createData())
        pin.initConstraintDynamics(self.model, self.data, self.ties, self.tie_data)
        angles = np.array([start[f"a{k}"] for k in range(links)])
        self.q, self.v = np.diff(angles, prepend=0.0), np.zeros(links)
        self.settings = pin.ProximalSettings(1e-12, 1e-12, 10)

    def accelerations(self) -> np.ndarray:
        """Of the joints."""
        tau = np.zeros(self.model.nv)
        given = self.model, self.data, self.q, self.v, tau, self.ties, self.tie_data, self.settings
        return np.array(pin.constraintDynamics(*given))

    def time(self, calls: int) -> float:
        """Seconds of one call through the binding."""
        tau = np.zeros(self.model.nv)
        given = self.model, self.data, self.q, self.v, tau, self.ties, self.tie_data, self.settings
        begin = time.perf_counter()
        for _ in range(calls):
            pin.constraintDynamics(*given)
        return (time.perf_counter() - begin) / calls
