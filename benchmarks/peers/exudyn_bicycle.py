"""The uncontrolled bicycle of the IFToMM library in Exudyn: rigid bodies with Euler parameters, joints, rolling discs.

The second manoeuvre, with the solver, the kind of model and the step of 0.014 s that Exudyn's own example publishes for
an energy criterion below 1e-3 percent; nothing is drawn, and no Python runs in its loop.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import exudyn as exu
import numpy as np
from exudyn.itemInterface import GenericJoint, MarkerBodyRigid, ObjectJointRollingDisc, SensorBody
from exudyn.rigidBodyUtilities import RigidBodyInertia, RotationMatrixY, RotationMatrixZ

STEP = 0.014
SPEED, ROLL_RATE = 4.6, 0.5
GRAVITY = np.array([0.0, 0.0, -9.81])
TILT = np.pi / 10
REAR, FRONT, COLUMN = np.array([0, 0, 0.3]), np.array([1.02, 0, 0.35]), np.array([0.82188470506, 0, 0.85595086466])
ALONG_X = RotationMatrixZ(np.pi / 2)  # the axle of a wheel is its local x


@dataclass(frozen=True)
class Part:
    """A body of the bicycle, z up: mass, inertia in its own axes, mass centre, radius of a wheel."""

    mass: float
    inertia: np.ndarray
    center: np.ndarray
    radius: float = 0.0


PARTS = {
    "rear wheel": Part(2, np.diag([0.12, 0.0603, 0.0603]), REAR, 0.3),
    "front wheel": Part(3, np.diag([0.28, 0.1405, 0.1405]), FRONT, 0.35),
    "frame": Part(85, np.array([[9.2, 0, -2.4], [0, 11, 0], [-2.4, 0, 2.8]]), np.array([0.3, 0, 0.9])),
    "fork": Part(4, np.array([[0.05892, 0, 0.00756], [0, 0.06, 0], [0.00756, 0, 0.00708]]), np.array([0.9, 0, 0.7])),
}


@dataclass(frozen=True)
class Result:
    """Seconds of the solver, and the energy at its steps."""

    seconds: float
    energy: np.ndarray


def solve(duration: float = 20.0, step: float = STEP) -> Result:
    container = exu.SystemContainer()
    system = container.AddSystem()
    bodies = {name: _body(system, part) for name, part in PARTS.items()}
    _join(system, bodies)
    sensors = {name: _sensors(system, body) for name, body in bodies.items()}
    system.Assemble()
    settings = exu.SimulationSettings()
    settings.timeIntegration.endTime = duration
    settings.timeIntegration.numberOfSteps = round(duration / step)
    settings.timeIntegration.verboseMode = 0
    settings.timeIntegration.generalizedAlpha.computeInitialAccelerations = True
    settings.timeIntegration.newton.useModifiedNewton = True
    settings.solutionSettings.writeSolutionToFile = False
    settings.solutionSettings.sensorsWritePeriod = 0.1
    begin = time.perf_counter()
    system.SolveDynamic(settings, solverType=exu.DynamicSolverType.TrapezoidalIndex2)
    seconds = time.perf_counter() - begin
    energy = sum(_energy(system, PARTS[name], numbers) for name, numbers in sensors.items())
    return Result(seconds, np.asarray(energy))


def _body(system: exu.MainSystem, part: Part) -> int:
    """Rolling forward at the speed while the whole leans over at the roll rate about the ground line."""
    turn = np.array([ROLL_RATE, SPEED / part.radius if part.radius else 0.0, 0.0])
    return system.CreateRigidBody(
        inertia=RigidBodyInertia(mass=part.mass, inertiaTensor=part.inertia),
        nodeType=exu.NodeType.RotationEulerParameters,
        referencePosition=part.center,
        referenceRotationMatrix=ALONG_X if part.radius else np.eye(3),
        initialVelocity=[SPEED, -ROLL_RATE * part.center[2], 0],
        initialAngularVelocity=turn,
        gravity=GRAVITY,
    )


def _join(system: exu.MainSystem, bodies: dict[str, int]) -> None:
    ground = system.AddMarker(MarkerBodyRigid(bodyNumber=system.CreateGround()))

    def marker(name: str, point: np.ndarray) -> int:
        local = point - PARTS[name].center
        return system.AddMarker(MarkerBodyRigid(bodyNumber=bodies[name], localPosition=local))

    for wheel, holder in (("rear wheel", "frame"), ("front wheel", "fork")):
        part = PARTS[wheel]
        axle = marker(wheel, part.center)
        system.AddObject(
            GenericJoint(
                markerNumbers=[axle, marker(holder, part.center)],
                constrainedAxes=[1, 1, 1, 1, 0, 1],
                rotationMarker0=ALONG_X,
            )
        )
        system.AddObject(ObjectJointRollingDisc(markerNumbers=[ground, axle], discRadius=part.radius))
    system.AddObject(
        GenericJoint(
            markerNumbers=[marker("frame", COLUMN), marker("fork", COLUMN)],
            constrainedAxes=[1, 1, 1, 1, 1, 0],
            rotationMarker0=RotationMatrixY(-TILT),
            rotationMarker1=RotationMatrixY(-TILT),
        )
    )


def _sensors(system: exu.MainSystem, body: int) -> list[int]:
    kinds = exu.OutputVariableType
    wanted = (kinds.Position, kinds.Velocity, kinds.AngularVelocityLocal)
    return [
        system.AddSensor(SensorBody(bodyNumber=body, outputVariableType=kind, storeInternal=True, writeToFile=False))
        for kind in wanted
    ]


def _energy(system: exu.MainSystem, part: Part, sensors: list[int]) -> np.ndarray:
    r, v, omega = (np.array(system.GetSensorStoredData(number))[:, 1:] for number in sensors)
    turning = np.einsum("ij,jk,ik->i", omega, part.inertia, omega) / 2
    return part.mass * ((v**2).sum(1) / 2 - r @ GRAVITY) + turning


def criterion(energy: np.ndarray) -> float:
    """The library's measure: the spread of the energy in percent of what it was."""
    return float(100 * np.ptp(energy) / energy[0])
