"""Large planar mechanisms in Exudyn: rigid bodies in a plane, hinges, a sparse solver, no Python in its loop.

Second-order time integration with index reduction (the trapezoidal rule, index 2), as Exudyn's documentation recommends
for constrained rigid bodies; the step is what the comparison halves until the error is met.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

import exudyn as exu
import numpy as np
from exudyn.itemInterface import (
    Force,
    MarkerBodyRigid,
    NodeRigidBody2D,
    ObjectGround,
    ObjectJointRevolute2D,
    ObjectRigidBody2D,
)


@dataclass(frozen=True)
class Result:
    """Seconds of the solver, and (x, y, angle) of every body at the end."""

    seconds: float
    places: np.ndarray


def ring(links: int, start: Mapping[str, float], duration: float, steps: int) -> Result:
    """The ring of `large_systems.ring`, from the same start."""
    length, mass = 0.1, 0.2
    container = exu.SystemContainer()
    system = container.AddSystem()
    ground = system.AddObject(ObjectGround())
    bodies = []
    for k in range(links):
        place = [start[f"{axis}{k}"] for axis in "xya"]
        node = system.AddNode(NodeRigidBody2D(referenceCoordinates=place))
        body = system.AddObject(
            ObjectRigidBody2D(physicsMass=mass, physicsInertia=mass * length**2 / 12, nodeNumber=node)
        )
        at = system.AddMarker(MarkerBodyRigid(bodyNumber=body))
        system.AddLoad(Force(markerNumber=at, loadVector=[0, -9.81 * mass, 0]))
        bodies.append((node, body))
    ends = [
        [system.AddMarker(MarkerBodyRigid(bodyNumber=body, localPosition=[s * length / 2, 0, 0])) for s in (-1, 1)]
        for _, body in bodies
    ]
    for k in range(links):
        system.AddObject(ObjectJointRevolute2D(markerNumbers=[ends[k][1], ends[(k + 1) % links][0]]))
    fixed = system.AddMarker(MarkerBodyRigid(bodyNumber=ground, localPosition=[0, 0, 0]))
    system.AddObject(ObjectJointRevolute2D(markerNumbers=[fixed, ends[0][0]]))
    return _solved(system, [node for node, _ in bodies], duration, steps)


def _solved(system: exu.MainSystem, nodes: list[int], duration: float, steps: int) -> Result:
    system.Assemble()
    settings = exu.SimulationSettings()
    settings.timeIntegration.endTime = duration
    settings.timeIntegration.numberOfSteps = steps
    settings.timeIntegration.verboseMode = 0
    settings.timeIntegration.newton.useModifiedNewton = True
    settings.timeIntegration.generalizedAlpha.computeInitialAccelerations = True
    settings.timeIntegration.newton.relativeTolerance = (
        1e-8  # finer ones take longer and change nothing in the digits compared
    )
    settings.linearSolverType = exu.LinearSolverType.EigenSparse
    settings.solutionSettings.writeSolutionToFile = False
    begin = time.perf_counter()
    system.SolveDynamic(settings, solverType=exu.DynamicSolverType.TrapezoidalIndex2)
    seconds = time.perf_counter() - begin
    reference, current = exu.ConfigurationType.Reference, exu.ConfigurationType.Current
    places = [
        np.asarray(system.GetNodeOutput(node, exu.OutputVariableType.Coordinates, current))
        + (np.asarray(system.GetNodeOutput(node, exu.OutputVariableType.Coordinates, reference)))
        for node in nodes
    ]
    return Result(seconds, np.array(places))
