"""A joint put between two bodies: symbols, pose, speeds and rows, said in the model."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.constraints import angular_velocity, velocity
from appell.errors import ModelError
from appell.model.body import Body, Mount, Station
from appell.model.joints.joint import Held, Joint, Motion, Seat, vector
from appell.model.kinematics import group
from appell.model.names import require_known
from appell.model.said import Said


@dataclass(frozen=True, eq=False)
class Connection:
    """A joint in a model: between which bodies, with which symbols.

    ``speeds`` are the free ones; ``held`` those that the rows of a nonholonomic joint keep at zero. ``parent_point``
    and ``child_point`` are where the joint sits on either side, usable wherever a point is asked for; ``mounts`` are
    further frames to join bodies to; ``symbols`` holds coordinates and speeds by the joint's short names.
    """

    name: str
    joint: Joint
    parent: Body | Mount
    child: Body
    coordinates: tuple[AppliedUndef, ...]
    speeds: tuple[AppliedUndef, ...]
    held: tuple[AppliedUndef, ...]
    parent_point: Station
    child_point: Station
    motion: Motion
    symbols: Mapping[str, AppliedUndef]
    mounts: Mapping[str, Mount] = field(default_factory=dict)

    @property
    def frame(self) -> ReferenceFrame:
        """The frame of the child."""
        return self.child.frame

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        words = f"{type(self.joint).__name__} '{self.name}' of '{self.child}' in '{self.parent}'"
        free = ", ".join(str(u.func) for u in self.speeds) or "none"
        held = f", held: {', '.join(str(u.func) for u in self.held)}" if self.held else ""
        return f"{words}: coordinates {', '.join(str(q.func) for q in self.coordinates) or 'none'}; speeds {free}{held}"


def connect(
    said: Said,
    name: str,
    joint: Joint,
    sides: tuple[object, object],
    *,
    points: tuple[object, object],
    names: tuple[str, str],
) -> Connection:
    """Check both sides, make the symbols, place the child, relate the speeds, keep the rows."""
    parent, child = _sides(said, name, joint, sides)
    offsets = [_offset(said, name, side, point) for side, point in zip((parent, child), points, strict=True)]
    q_names, u_names = _symbol_names(name, joint, child, names)
    q, u = said.new_functions(q_names) if q_names else [], said.new_functions(u_names) if u_names else []
    seat = Seat(parent.frame, child.frame, tuple(q), tuple(u))
    motion = joint.motion(seat)
    for expression in (motion.shift, *motion.definitions.values(), *(part.offset for part in motion.held)):
        require_known(f"the joint '{name}'", expression, said.symbols(), said.functions_known() | {*q, *u})
    _orient(seat, motion)
    said.waiting.remove(child)
    on_parent, on_child = _place(said, name, (parent, child), offsets, motion)
    said.coordinates += q
    _relate(said, motion, u, child)
    short = dict(zip((*joint.coordinates, *joint.speeds), (*q, *u), strict=True))
    held = tuple(short[word] for word in joint.held)
    made = Connection(
        name=name,
        joint=joint,
        parent=parent,
        child=child,
        coordinates=tuple(q),
        speeds=tuple(s for s in u if s not in held),
        held=held,
        parent_point=on_parent,
        child_point=on_child,
        motion=motion,
        symbols=short,
        mounts=_mounts(said, child, on_child, motion),
    )
    said.joints.append(made)
    if motion.held:
        rows = [_row(said, made, part) for part in motion.held]
        said.constraints.append(said.new_constraint(name, rows))
    return made


def _sides(said: Said, name: str, joint: object, sides: tuple[object, object]) -> tuple[Body | Mount, Body]:
    """Both sides, where the child still waits for its joint and the parent does not hang on it."""
    if not name:
        raise ModelError("a joint needs a name.")
    if not isinstance(joint, Joint):
        raise ModelError(f"the joint '{name}' is {joint!r}: give a joint such as ap.Revolute().")
    if name in [j.name for j in said.joints]:
        raise ModelError(f"a joint named '{name}' is there already in the model '{said.name}'.")
    if name in [c.name for c in (*said.constraints, *said.norms)]:
        raise ModelError(f"a constraint named '{name}' is there already in the model '{said.name}'.")
    parent, child = said.side(sides[0], "parent"), said.side(sides[1], "child")
    if not isinstance(child, Body):
        raise ModelError(
            f"the child of the joint '{name}' is '{child.name}': a joint holds a body; swap the two sides."
        )
    if parent is child:
        raise ModelError(f"the joint '{name}' holds '{child.name}' in itself: a joint needs two bodies.")
    for other in said.joints:
        if other.child is child:
            raise ModelError(
                f"the body '{child.name}' is held by the joint '{other.name}' already: "
                "closing loops is not treated yet; write the closure with model.constrain."
            )
    if child not in said.waiting:
        raise ModelError(
            f"the body '{child.name}' has a frame and a position already: "
            f"leave them out if the joint '{name}' is to place it."
        )
    _require_open(said, name, joint, parent, child)
    return parent, child


def _require_open(said: Said, name: str, joint: Joint, parent: Body | Mount, child: Body) -> None:
    """The parent does not hang on the child; a nonholonomic joint needs a parent whose motion is known."""
    above: Body | Mount | None = parent
    while above is not None:
        if above is child:
            raise ModelError(
                f"'{parent.name}' hangs on '{child.name}' already, which the joint '{name}' would hold in it: "
                "closing loops is not treated yet; write the closure with model.constrain."
            )
        if above in said.waiting and joint.held:
            raise ModelError(
                f"the joint '{name}' is nonholonomic and needs to know how '{parent.name}' moves: "
                f"hold '{above.name}' by a joint first."
            )
        above = _above(said, above)


def _above(said: Said, side: Body | Mount) -> Body | Mount | None:
    """What a side hangs on."""
    if isinstance(side, Mount):
        return side.body
    return next((j.parent for j in said.joints if j.child is side), None)


def _offset(said: Said, name: str, side: Body | Mount, point: object) -> Vector:
    """Where the joint sits, from the origin of that side."""
    where = f"the point of the joint '{name}' on '{side.name}'"
    if isinstance(point, Station):
        point = point.point
    offset = point.pos_from(side.origin) if isinstance(point, Point) else vector(where, point, side.frame)
    said.check_vector(where, offset)
    return offset


def _symbol_names(name: str, joint: Joint, child: Body, given: tuple[str, str]) -> tuple[str, str]:
    """The short names with the child's name behind them, or those given (of the speeds all, or those not held)."""
    ending = re.sub(r"\W+", "_", child.name).strip("_")
    free = [u for u in joint.speeds if u not in joint.held]
    q, u = ([f"{short}_{ending}" for short in names] for names in (joint.coordinates, joint.speeds))
    coordinates, speeds = (re.split(r"[\s,]+", words.strip()) if words.strip() else [] for words in given)
    if coordinates and len(coordinates) != len(q):
        raise ModelError(
            f"the joint '{name}' has {len(q)} coordinates ({' '.join(joint.coordinates) or 'none'}), "
            f"but {len(coordinates)} names were given."
        )
    if speeds and len(speeds) not in (len(u), len(free)):
        raise ModelError(
            f"the joint '{name}' has {len(free)} free speeds ({' '.join(free) or 'none'}), "
            f"but {len(speeds)} names were given."
        )
    if speeds and len(speeds) != len(u):
        renamed = dict(zip(free, speeds, strict=True))
        speeds = [renamed.get(short, full) for short, full in zip(joint.speeds, u, strict=True)]
    if set(coordinates or q) & set(speeds or u):
        raise ModelError(f"the joint '{name}' has a coordinate and a speed of one name: name them apart.")
    return " ".join(coordinates or q), " ".join(speeds or u)


def _orient(seat: Seat, motion: Motion) -> None:
    seat.child.orient(seat.parent, *motion.turn)
    seat.child.set_ang_vel(seat.parent, motion.spin)


def _place(
    said: Said, name: str, sides: tuple[Body | Mount, Body], offsets: Sequence[Vector], motion: Motion
) -> tuple[Station, Station]:
    """The child's point of the joint from the parent's, and the child's origin from there."""
    parent, child = sides
    on_parent, on_child = f"{name} on {parent.name}", f"{name} on {child.name}"
    P = parent.origin if offsets[0] == 0 else parent.origin.locatenew(on_parent, offsets[0])
    C = child.origin
    if offsets[1] != 0:
        C = Point(on_child)
        child.origin.set_pos(C, -offsets[1])
    C.set_pos(P, motion.shift)
    owner = parent.body if isinstance(parent, Mount) else parent
    return said.seat(on_parent, P, owner), said.seat(on_child, C, child)


def _relate(said: Said, motion: Motion, u: Sequence[AppliedUndef], child: Body) -> None:
    """The speeds of the joint: those defined by coordinate rates, and those that give rates outright."""
    if motion.definitions:
        said.groups.append(group(list(motion.definitions), list(motion.definitions.values()), None))
    if motion.rates:
        said.groups.append(group([s for s in u if s not in motion.definitions], None, motion.rates))
    if motion.norm is not None:
        said.norms.append(said.new_constraint(f"unit quaternion of {child.name}", motion.norm))


def _mounts(said: Said, child: Body, on_child: Station, motion: Motion) -> dict[str, Mount]:
    made = {}
    for word, frame, offset in motion.mounts:
        label = f"{word} of {child.name}"
        said.require_new(label, "mount")
        made[word] = Mount(label, frame, on_child.point.locatenew(label, offset), said.frame, child)
    said.mounts += made.values()
    return made


def _row(said: Said, joint: Connection, held: Held) -> sm.Expr:
    """The velocity of a point of the child against the parent, along a direction, written with vectors."""
    C, N = joint.child_point.point, said.frame
    if held.offset != 0:
        mount = next((m.origin for m in joint.mounts.values() if m.origin.pos_from(C) == held.offset), None)
        contact = mount or C.locatenew(f"{joint.name} {held.word} on {joint.child.name}", held.offset)
        C = said.seat(f"{joint.name} {held.word} on {joint.child.name}", contact, joint.child).point
    slip = velocity(C, N)
    parent = joint.parent
    if parent.frame is not N:
        # against the parent's own matter at the same place
        P = said.seat(f"{joint.name} at {parent.name}", parent.point, None).point if isinstance(parent, Mount) else None
        base = P or parent.point
        slip -= velocity(base, N) + angular_velocity(parent.frame, N).cross(C.pos_from(base))
    return slip.dot(held.direction)
