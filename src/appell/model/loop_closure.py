"""The rows of a joint: in the pose where it closes a loop, in velocity where it is nonholonomic."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.constraints import angular_velocity, axes, position, velocity
from appell.model.body import AttachmentFrame, Body
from appell.model.constraint_rows import new_constraint
from appell.model.frame import position_from
from appell.model.joints.closure import LoopClosure, Side
from appell.model.joints.joint import Rolling, SlipRow
from appell.model.masses import with_joint_point
from appell.model.mechanism import Mechanism
from appell.model.names import require_known

if TYPE_CHECKING:
    from appell.model.connection import Connection


def with_rows(data: Mechanism, joint: Connection, rolling: Rolling) -> Mechanism:
    """The constraint named after the joint, where it has rows: those of the pose with their rates, then in velocity."""
    if not joint.closes and not rolling.held:
        return data
    closure = _closure(data, joint)
    closing = joint.joint.closing(closure) if joint.closes else ()
    for row in closing:
        require_known(f"the joint '{joint.name}'", row.value, data.symbols(), data.functions_known())
    slips = []
    for held in rolling.held:
        data, slip = _slip(data, joint, closure, held)
        slips.append(slip)
    rates = (*(row.rate for row in closing), *(None for _ in slips))
    data, made = new_constraint(data, joint.name, [*(row.value for row in closing), *slips], rates=rates)
    return data.adding(constraints=[made])


def facing(data: Mechanism) -> tuple[tuple[str, sm.Expr], ...]:
    """What is positive where every joint that closes a loop has its axes the right way round, by the joint's name."""
    found: list[tuple[str, sm.Expr]] = []
    for joint in data.joints:
        if joint.closes:
            rows = joint.joint.closing(_closure(data, joint))
            found += [(joint.name, row.facing) for row in rows if row.facing is not None]
    return tuple(found)


def _closure(data: Mechanism, joint: Connection) -> LoopClosure:
    parent = _side(data, joint.parent, joint.parent_point.point)
    return LoopClosure(parent, _side(data, joint.child, joint.child_point.point), data.frame)


def _side(data: Mechanism, side: Body | AttachmentFrame, point: Point) -> Side:
    N = data.frame
    if isinstance(side, AttachmentFrame) and side.body is None:
        return Side(N, position_from(point, data.origin), Vector(0), Vector(0), (N.x, N.y, N.z))
    spin = angular_velocity(side.frame, N)
    return Side(side.frame, position(point, N), velocity(point, N), spin, axes(side.frame, N))


def _slip(data: Mechanism, joint: Connection, closure: LoopClosure, held: SlipRow) -> tuple[Mechanism, sm.Expr]:
    """The velocity of a point of the child against the parent's own matter there, along a direction."""
    C, N = joint.child_point.point, data.frame
    if held.offset != 0:
        attachment = next((m.origin for m in joint.mounts.values() if position_from(m.origin, C) == held.offset), None)
        label = f"{joint.name} {held.word} on {joint.child.name}"
        data, marker = with_joint_point(data, label, attachment or C.locatenew(label, held.offset), joint.child)
        C = marker.point
    arm = _written_with_axes(held.arm, N)
    spin = closure.child.spin if held.wheel is None else angular_velocity(held.wheel, N)
    slip = velocity(C, N) + spin.cross(arm)
    parent = closure.parent
    slip -= parent.velocity + parent.spin.cross(position(C, N) + arm - parent.position)
    return data, slip.dot(_written_with_axes(held.direction, N))


def _written_with_axes(vector: Vector, N: ReferenceFrame) -> Vector:
    """A vector by the axes of the frames it is given in, so that no rotation is multiplied out."""
    total = Vector(0)
    for components, frame in vector.args:
        total += sum((c * axis for c, axis in zip(components, axes(frame, N), strict=True)), Vector(0))
    return total
