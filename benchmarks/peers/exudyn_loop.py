"""Closed loops in Exudyn: rigid bodies in a plane and hinges, a sparse or dense solver, no Python in its loop.

Second-order time integration with index reduction (the trapezoidal rule, index 2), as Exudyn's documentation recommends
for constrained rigid bodies. Its explicit integrators of higher order take no hinges.
"""

from __future__ import annotations

import math
import time

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
from planar_loops import GROUND, Loop, Motion

DENSE = 30
"""Up to so many bodies its dense solver is the faster one."""


def run(loop: Loop, duration: float, steps: int) -> Motion:
    system, nodes = _system(loop)
    system.Assemble()
    settings = exu.SimulationSettings()
    integration = settings.timeIntegration
    integration.endTime, integration.numberOfSteps, integration.verboseMode = duration, steps, 0
    integration.newton.useModifiedNewton = True
    integration.newton.relativeTolerance = 1e-8  # finer ones take longer and change nothing in the digits compared
    integration.generalizedAlpha.computeInitialAccelerations = True
    settings.linearSolverType = (
        exu.LinearSolverType.EXUdense if len(loop.rods) <= DENSE else exu.LinearSolverType.EigenSparse
    )
    settings.solutionSettings.writeSolutionToFile = False
    begin = time.perf_counter()
    system.SolveDynamic(settings, solverType=exu.DynamicSolverType.TrapezoidalIndex2)
    seconds = time.perf_counter() - begin
    found = np.array([_place(system, node) for node in nodes])
    return Motion(seconds, found[:, :2], _gap(loop, found))


def _system(loop: Loop) -> tuple[exu.MainSystem, list[int]]:
    container = exu.SystemContainer()
    system = container.AddSystem()
    ground, nodes, bodies = system.AddObject(ObjectGround()), [], []
    headings, middles = loop.headings(loop.angles), loop.middles(loop.angles)
    velocities = _velocities(loop)
    for rod, heading, middle, velocity in zip(loop.rods, headings, middles, velocities, strict=True):
        node = system.AddNode(
            NodeRigidBody2D(referenceCoordinates=[*middle, heading], initialVelocities=list(velocity))
        )
        body = system.AddObject(ObjectRigidBody2D(physicsMass=rod.mass, physicsInertia=rod.inertia, nodeNumber=node))
        at = system.AddMarker(MarkerBodyRigid(bodyNumber=body))
        system.AddLoad(Force(markerNumber=at, loadVector=[0, -loop.gravity * rod.mass, 0]))
        nodes.append(node)
        bodies.append(body)

    def marker(k: int, along: float) -> int:
        """At a length along a rod, or along x of the ground."""
        body, x = (ground, along) if k == GROUND else (bodies[k], along - loop.rods[k].length / 2)
        return int(system.AddMarker(MarkerBodyRigid(bodyNumber=body, localPosition=[x, 0, 0])))

    for k, rod in enumerate(loop.rods):
        system.AddObject(ObjectJointRevolute2D(markerNumbers=[marker(rod.parent, rod.foot), marker(k, 0.0)]))
    ends = [marker(k, 0.0 if k == GROUND else loop.rods[k].length) for k in loop.tied]
    system.AddObject(ObjectJointRevolute2D(markerNumbers=ends))
    return system, nodes


def _velocities(loop: Loop) -> np.ndarray:
    """Of the middles and headings, by a central difference of their places, exact to its rounding."""
    h = 1e-6
    before, after = (loop.angles + s * h * loop.rates for s in (-1, 1))
    places = (loop.middles(after) - loop.middles(before)) / (2 * h)
    return np.column_stack([places, loop.headings(loop.rates)])


def _place(system: exu.MainSystem, node: int) -> np.ndarray:
    """x, y and angle: what was declared and what has been added to it."""
    kind = exu.OutputVariableType.Coordinates
    parts = (exu.ConfigurationType.Reference, exu.ConfigurationType.Current)
    return np.asarray(sum(np.asarray(system.GetNodeOutput(node, kind, part)) for part in parts))


def _gap(loop: Loop, places: np.ndarray) -> float:
    """The widest of all hinges: bodies told one by one may part at each of them."""

    def at(k: int, along: float) -> np.ndarray:
        if k == GROUND:
            return np.array([along, 0.0])
        x, y, heading = places[k]
        reach = along - loop.rods[k].length / 2
        return np.array([x + reach * math.cos(heading), y + reach * math.sin(heading)])

    ends = [at(k, 0.0 if k == GROUND else loop.rods[k].length) for k in loop.tied]
    gaps = [ends[0] - ends[1], *(at(rod.parent, rod.foot) - at(k, 0.0) for k, rod in enumerate(loop.rods))]
    return float(max(np.linalg.norm(gap) for gap in gaps))
