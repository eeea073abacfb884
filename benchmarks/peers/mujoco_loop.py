"""Closed loops in MuJoCo: a tree of hinges, the tied ends held by a `connect` between two sites.

Its constraints are springs with dampers in a convex problem: `solref` is at the two steps that its documentation names
as the stiffest stable, the impedance next to one. Runge-Kutta of order four is its most accurate integrator, and PGS of
its solvers the fastest here, since the rows are few; the steps are taken in its own library.
"""

from __future__ import annotations

import time

import mujoco
import numpy as np
from planar_loops import GROUND, Loop, Motion

from peers.mujoco_forward import native_loop


def model_of(loop: Loop, step: float) -> mujoco.MjModel:
    spec = mujoco.MjSpec()
    spec.option.gravity = [0.0, -loop.gravity, 0.0]
    spec.option.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT
    spec.option.solver, spec.option.tolerance = mujoco.mjtSolver.mjSOL_PGS, 1e-12
    spec.option.integrator, spec.option.timestep = mujoco.mjtIntegrator.mjINT_RK4, step
    bodies = []
    for k, rod in enumerate(loop.rods):
        parent = spec.worldbody if rod.parent == GROUND else bodies[rod.parent]
        body = parent.add_body(name=f"rod{k}", pos=[rod.foot, 0.0, 0.0])
        body.add_joint(type=mujoco.mjtJoint.mjJNT_HINGE, axis=[0, 0, 1])
        body.mass, body.ipos, body.explicitinertial = rod.mass, [rod.length / 2, 0.0, 0.0], True
        body.inertia = [1e-3 * rod.inertia, rod.inertia, rod.inertia]
        bodies.append(body)
    for name, k in zip(("first", "second"), loop.tied, strict=True):
        body, reach = (spec.worldbody, 0.0) if k == GROUND else (bodies[k], loop.rods[k].length)
        body.add_site(name=name, pos=[reach, 0.0, 0.0])
    spec.add_equality(
        type=mujoco.mjtEq.mjEQ_CONNECT, objtype=mujoco.mjtObj.mjOBJ_SITE, name1="first", name2="second",
        solref=[2 * step, 1.0], solimp=[0.9999, 0.9999, 0.001, 0.5, 2.0],
    )  # fmt: skip
    return spec.compile()


class Tied:
    """A loop at its start; `mj_forward` is called in a loop of machine code."""

    def __init__(self, loop: Loop) -> None:
        self.model = model_of(loop, 1e-3)
        self.data = mujoco.MjData(self.model)
        self.data.qpos[:], self.data.qvel[:] = loop.angles, loop.rates

    def accelerations(self) -> np.ndarray:
        mujoco.mj_forward(self.model, self.data)
        return self.data.qacc.copy()

    def time(self, calls: int) -> float:
        """Seconds of one call."""
        _, loop, forward = native_loop()
        begin = time.perf_counter()
        loop(forward, self.model._address, self.data._address, calls)
        return (time.perf_counter() - begin) / calls


def run(loop: Loop, duration: float, steps: int) -> Motion:
    model = model_of(loop, duration / steps)
    data = mujoco.MjData(model)
    data.qpos[:], data.qvel[:] = loop.angles, loop.rates
    begin = time.perf_counter()
    mujoco.mj_step(model, data, nstep=steps)
    seconds = time.perf_counter() - begin
    return Motion(seconds, loop.middles(data.qpos), loop.gap(data.qpos))
