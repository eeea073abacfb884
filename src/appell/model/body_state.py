"""What is known of a body at the start, turned into coordinates and speeds of the joint that holds it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import scipy
import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.constraints import expression_of
from appell.errors import ModelError
from appell.model.body import Body
from appell.model.connection import Connection
from appell.model.joints.joint import JointMotion, JointState, Pose
from appell.model.mechanism import Mechanism
from appell.model.names import name_of, require_one_of
from appell.model.parameter import finite
from appell.numbers import ZERO

Given = tuple[Sequence[float] | None, Sequence[float] | None, Sequence[float] | None, Sequence[float] | None]


def body_state(data: Mechanism, body: object, given: Given, *, parameters: Mapping[Any, float]) -> dict[str, float]:
    """``given`` is (position, orientation, velocity, angular velocity) of the mass centre and the body, in N.

    With c from the joint's point to the mass centre, in the body: shift = r - R c - P, and its rate v - omega x R c.
    """
    joint, motion = _joint_of(data, body)
    value = _values(data, parameters)
    position, orientation, velocity, spin = (_numbers(joint.child, *entry) for entry in _named(given))
    e = _quaternion(joint.child, orientation)
    # R of a unit quaternion, scalar first: v_parent = R v_child
    R = np.asarray(scipy.spatial.transform.Rotation.from_quat(np.roll(e, -1)).as_matrix())
    c = R @ np.array(
        [value(x) for x in joint.child.point.pos_from(joint.child_point.point).to_matrix(joint.child.frame)]
    )
    base = np.array([value(x) for x in joint.parent_point.point.pos_from(data.origin).to_matrix(data.frame)])
    omega = np.zeros(3) if spin is None else spin
    pose = Pose(
        R=R,
        quaternion=e,
        shift=np.zeros(3) if position is None else position - c - base,
        velocity=np.zeros(3) if velocity is None else velocity - np.cross(omega, c),
        spin=R.T @ omega,
        value=value,
    )
    start = joint.joint.start(pose)
    _require_reached(joint, motion, pose, start, [v is not None for v in (position, velocity, spin)])
    known = dict(start.orientation)
    known |= start.position if position is not None else {}
    known |= start.velocity if velocity is not None else {}
    # a velocity off the joint's point was taken without turning: then that is said too
    known |= start.spin if spin is not None or (velocity is not None and c.any()) else {}
    return {name_of(joint.symbols[short]): number for short, number in known.items()}


def _named(given: Given) -> zip[tuple[str, Sequence[float] | None]]:
    return zip(("position", "orientation", "velocity", "angular velocity"), given, strict=True)


def _joint_of(data: Mechanism, body: object) -> tuple[Connection, JointMotion]:
    thing = data.side(body, "body")
    joint = next((j for j in data.joints if j.child is thing and not j.closes), None)
    if joint is None or joint.motion is None:
        raise ModelError(f"'{thing.name}' has no joint: give its state by the model's coordinates and speeds.")
    if joint.parent.frame is not data.frame:
        names = ", ".join(name_of(s) for s in joint.symbols.values())
        raise ModelError(
            f"'{thing.name}' hangs on '{joint.parent.name}', not on the ground: "
            f"give its state by {names or 'that of the other'}."
        )
    return joint, joint.motion


def _values(data: Mechanism, given: Mapping[Any, float]) -> Callable[[object], float]:
    """Numbers of expressions in the parameters, by what was given and the defaults."""
    table = {p.symbol: sm.Float(p.default) for p in data.parameters if p.default is not None}
    symbols = {p.name: p.symbol for p in data.parameters}
    for key, number in given.items():
        require_one_of(name_of(key), symbols, f"the model '{data.name}' has no parameter '{name_of(key)}'")
        table[symbols[name_of(key)]] = sm.Float(finite(name_of(key), number))

    def value(expression: object) -> float:
        number = expression_of("a length of a joint", expression).xreplace(table)
        if number.free_symbols:
            missing = ", ".join(sorted(str(s) for s in number.free_symbols))
            raise ModelError(f"a state needs a value of {missing}: give parameters={{...}} or a default.")
        return float(number)

    return value


def _numbers(body: Body, words: str, given: Sequence[float] | None) -> np.ndarray | None:
    if given is None:
        return None
    size = 4 if words == "orientation" else 3
    try:
        made = np.array([float(x) for x in given])
    except (TypeError, ValueError):
        made = np.zeros(0)
    if made.size != size or not np.isfinite(made).all():
        raise ModelError(f"the {words} of '{body.name}' is {given!r}: give {size} finite numbers.")
    return made


def _quaternion(body: Body, given: np.ndarray | None) -> np.ndarray:
    if given is None:
        return np.array([1.0, 0.0, 0.0, 0.0])
    length = np.linalg.norm(given)
    if length == 0:
        raise ModelError(f"the orientation of '{body.name}' is a quaternion of length zero: (1, 0, 0, 0) is upright.")
    return np.asarray(given / length)


def _require_reached(
    joint: Connection, motion: JointMotion, pose: Pose, start: JointState, given: Sequence[bool]
) -> None:
    """The joint's own pose and twist at these numbers are those asked for."""
    q = {joint.symbols[s]: n for part in (start.position, start.orientation, start.velocity) for s, n in part.items()}
    u = {joint.symbols[s]: n for part in (start.velocity, start.spin) for s, n in part.items()}
    table = {f: q.get(f, u.get(f, 0.0)) for f in joint.symbols.values()}
    R, shift, velocity, spin = (_evaluate(joint, m, table, pose) for m in _motion(joint, motion))
    position_given, velocity_given, spin_given = given
    checks = [("orientation", R, pose.R, True), ("position", shift, pose.shift, position_given)]
    checks += [("velocity", velocity, pose.velocity, velocity_given), ("angular velocity", spin, pose.spin, spin_given)]
    for words, ours, asked, wanted in checks:
        if wanted and np.abs(ours.reshape(asked.shape) - asked).max() > ZERO.expressions * max(
            1.0, np.abs(asked).max()
        ):
            raise ModelError(
                f"the joint '{joint.name}' ({type(joint.joint).__name__}) does not let '{joint.child.name}' "
                f"have the {words} that was given."
            )


def _motion(joint: Connection, motion: JointMotion) -> tuple[sm.Matrix, ...]:
    """R, the shift, its rate and the angular velocity in the joint's own symbols."""
    parent, child = joint.parent.frame, joint.child.frame
    t = dynamicsymbols._t
    qdot = [q.diff(t) for q in joint.coordinates]
    rates = {q.diff(t): e for q, e in motion.rates.items()}
    free = [r for r in qdot if r not in rates]
    if free:
        solved = sm.solve([d - u for u, d in motion.definitions.items()], free, dict=True)
        rates |= solved[0]
    shift = motion.shift.to_matrix(parent)
    return child.dcm(parent).T, shift, shift.diff(t).xreplace(rates), child.ang_vel_in(parent).to_matrix(child)


def _evaluate(joint: Connection, matrix: sm.Matrix, table: Mapping[sm.Expr, float], pose: Pose) -> np.ndarray:
    plain = sm.Matrix(matrix).xreplace(dict(table))
    return np.array([[pose.value(plain[i, j]) for j in range(plain.cols)] for i in range(plain.rows)])
