"""The car with trailers in Exudyn: rigid bodies in a plane, hinges, and a blade under each axle.

Exudyn has no blade; its row in velocities is a Python function that is called at every Newton step, as its interface
for constraints of one's own has it. Index 2 is what its rows in velocities need.
"""

from __future__ import annotations

import itertools
import math
import time

import exudyn as exu
import numpy as np
from exudyn.itemInterface import (
    MarkerBodyRigid,
    MarkerNodeCoordinates,
    NodePointGround,
    NodeRigidBody2D,
    ObjectConnectorCoordinateVector,
    ObjectJointRevolute2D,
    ObjectRigidBody2D,
    Torque,
)

REACH, HITCH, MASS, INERTIA, TORQUE = 1.0, 0.5, 1.0, 0.1, 0.3


def run(trailers: int, duration: float, steps: int) -> tuple[float, np.ndarray]:
    """Seconds of the solver, and x, y and angle of every body; the motion of `large_systems.car_with_trailers`."""
    container = exu.SystemContainer()
    system = container.AddSystem()
    still = system.AddMarker(MarkerNodeCoordinates(nodeNumber=system.AddNode(NodePointGround())))
    nodes, bodies = [], []
    for k in range(trailers + 1):
        place = [-(REACH + HITCH) * k, 0.0, 0.0]
        node = system.AddNode(NodeRigidBody2D(referenceCoordinates=place, initialVelocities=[1.0, 0.0, 0.0]))
        bodies.append(system.AddObject(ObjectRigidBody2D(physicsMass=MASS, physicsInertia=INERTIA, nodeNumber=node)))
        nodes.append(node)
        at = system.AddMarker(MarkerNodeCoordinates(nodeNumber=node))
        system.AddObject(
            ObjectConnectorCoordinateVector(
                markerNumbers=[still, at], scalingMarker0=np.zeros((1, 3)), scalingMarker1=np.ones((1, 3)),
                velocityLevel=True, constraintUserFunction=_slip, jacobianUserFunction=_slip_jacobian,
            )
        )  # fmt: skip
    for front, back in itertools.pairwise(bodies):
        ends = [
            system.AddMarker(MarkerBodyRigid(bodyNumber=body, localPosition=[x, 0, 0]))
            for body, x in ((front, -HITCH), (back, REACH))
        ]
        system.AddObject(ObjectJointRevolute2D(markerNumbers=ends))
    first = system.AddMarker(MarkerBodyRigid(bodyNumber=bodies[0]))
    system.AddLoad(Torque(markerNumber=first, loadVector=[0, 0, TORQUE]))
    system.Assemble()
    settings = exu.SimulationSettings()
    integration = settings.timeIntegration
    integration.endTime, integration.numberOfSteps, integration.verboseMode = duration, steps, 0
    integration.newton.useModifiedNewton = True
    integration.newton.relativeTolerance = 1e-10
    integration.generalizedAlpha.computeInitialAccelerations = True
    settings.linearSolverType = exu.LinearSolverType.EigenSparse
    settings.solutionSettings.writeSolutionToFile = False
    begin = time.perf_counter()
    system.SolveDynamic(settings, solverType=exu.DynamicSolverType.TrapezoidalIndex2)
    seconds = time.perf_counter() - begin
    kind, parts = exu.OutputVariableType.Coordinates, (exu.ConfigurationType.Reference, exu.ConfigurationType.Current)
    places = [sum(np.asarray(system.GetNodeOutput(node, kind, part)) for part in parts) for node in nodes]
    return seconds, np.array(places)


def _slip(mbs, t, item, q, q_t, velocity_level):  # type: ignore[no-untyped-def]
    """The velocity across the axle."""
    return [-math.sin(q[2]) * q_t[0] + math.cos(q[2]) * q_t[1]]


def _slip_jacobian(mbs, t, item, q, q_t, velocity_level):  # type: ignore[no-untyped-def]
    return np.array([[-math.sin(q[2]), math.cos(q[2]), 0.0]])
