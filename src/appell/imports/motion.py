"""Velocities set by hand beside positions: which of the two the model takes, and whether they agree."""

from __future__ import annotations

from dataclasses import replace

import casadi as ca
import numpy as np
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.algebra import CasadiAlgebra
from appell.algebra.sampling import random_points
from appell.errors import ModelError
from appell.imports.found import atoms_of, of_vectors
from appell.imports.written import Written
from appell.mechanics.frames import Frames
from appell.mechanics.states import lower_states
from appell.model.body import Body
from appell.model.kinematics import relate
from appell.model.mechanism import Mechanism
from appell.numbers import ZERO

Velocities = dict[Point | ReferenceFrame, Vector]


def origin_of(written: Written) -> Point | None:
    """A point at rest that bodies and loads hang together with, or one of which nothing is said; None if there is none.

    Whether positions measured from it agree with the velocities is seen later.
    """
    if written.origin is not None:
        return written.origin
    waiting = [*(body.masscenter for body in written.bodies), *(on for on, _ in written.loads if isinstance(on, Point))]
    seen = dict.fromkeys(waiting)
    while waiting:
        near = [p for p in waiting.pop(0)._pos_dict if p not in seen]
        waiting += near
        seen |= dict.fromkeys(near)
    at_rest = [p for p in seen if p._vel_dict.get(written.frame) == 0]
    return next(iter(at_rest or [p for p in seen if written.frame not in p._vel_dict]), None)


def velocity_of(point: Point, frame: ReferenceFrame) -> Vector:
    """The velocity as SymPy takes it: as set, or by way of the nearest point that has one."""
    try:
        return point.vel(frame)
    except ValueError:
        raise ModelError(
            f"the point '{point}' has no velocity in '{frame}' and hangs on nothing that has one: give it one with "
            "set_vel, or locate it with set_pos."
        ) from None


def without_rates_of_positions(data: Mechanism) -> Mechanism:
    """Points whose velocity set by hand is the rate of their position are taken by their position.

    What is left in ``by_hand`` has no position; frames whose angular velocity is not that of their rotation are added
    to it, so that principles that read positions refuse the model.
    """
    given: Velocities = dict(data.by_hand)
    quasi = set(relate(data.coordinates, data.groups).undetermined)
    # a velocity that holds a speed without a coordinate is no rate of a position
    candidates = {of: v for of, v in given.items() if not (quasi and atoms_of(of_vectors([v])) & quasi)}
    if len(candidates) == len(given):
        given |= {m.frame: m.frame.ang_vel_in(data.frame) for m in data.masses if isinstance(m, Body)}
        candidates = given
    agreeing = _agreeing(data, candidates) if candidates else set()
    return replace(data, by_hand={of: vector for of, vector in given.items() if of not in agreeing})


def _agreeing(data: Mechanism, given: Velocities) -> set[Point | ReferenceFrame]:
    """Those whose velocity is the rate of their position or rotation, at random states."""
    algebra, free = CasadiAlgebra(), replace(data, by_hand={})
    s = lower_states(free, algebra)
    frames = s.frames(free, algebra)
    found = {of: pair for of, vector in given.items() if (pair := _pair(frames, of, vector)) is not None}
    if not found:
        return set()
    both = ca.horzcat(*[column for pair in found.values() for column in pair])
    evaluate = ca.Function("motion", [s.q, s.u, s.t, s.p], [ca.densify(both)])
    alike = np.ones(len(found), bool)
    for point in random_points([x.shape[0] for x in (s.q, s.u, s.t, s.p)], 3, seed=5):
        values = np.array(evaluate(*point), float)
        by_hand, rate, used = values[:, 0::3], values[:, 1::3], values[:, 2::3]
        size = ZERO.expressions * np.maximum(1.0, np.abs(by_hand).max(axis=0))
        alike &= (np.abs(by_hand - rate).max(axis=0) <= size) & (np.abs(by_hand - used).max(axis=0) <= size)
    return {of for of, same in zip(found, alike, strict=True) if same}


def _pair(frames: Frames, of: Point | ReferenceFrame, vector: Vector) -> tuple[ca.SX, ca.SX, ca.SX] | None:
    """The velocity by hand, the rate of the position and what would be used in its place, in components of N."""
    by_hand = frames.resolve(vector, frames.inertial)
    if isinstance(of, Point):
        r = frames.position(of)
        return None if r is None else (by_hand, _rate(frames, r), frames.velocity(of))
    if not frames.oriented(of):
        return None
    R = frames.rotation(of)
    turning = ca.reshape(_rate(frames, ca.vec(R)), 3, 3) @ R.T
    return by_hand, ca.vertcat(turning[2, 1], turning[0, 2], turning[1, 0]), by_hand


def _rate(frames: Frames, column: ca.SX) -> ca.SX:
    return frames.algebra.rate(column, frames.q, frames.qdot, frames.t)
