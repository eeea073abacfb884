"""A joint put between two bodies: symbols, pose, speeds and rows, said in the model."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar

from sympy.core.function import AppliedUndef
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.errors import ModelError
from appell.model.body import AttachmentFrame, Body, Marker
from appell.model.constraint_rows import new_constraint
from appell.model.growing import AlsoIn
from appell.model.joints.free import Free
from appell.model.joints.joint import Joint, JointFrames, JointMotion, Rolling, vector
from appell.model.kinematics import group
from appell.model.loop_closure import with_rows
from appell.model.masses import offset_between, with_joint_point
from appell.model.mechanism import Mechanism
from appell.model.names import require_known, require_name, require_new
from appell.model.points import require_constant
from appell.model.symbols import new_functions

if TYPE_CHECKING:
    from appell.reading.joint_equations import JointEquations
    from appell.reading.quasi_velocities import QuasiVelocities

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Connection:
    """A joint in a model, as ``model.joint`` gives it: between which bodies, with which symbols.

    >>> import appell as ap
    >>> model = ap.Model("a door"); door = model.body("door", mass=1, inertia_zz=1)
    >>> hinge = model.joint("hinge", ap.Revolute("z"), model.ground, door, coordinates="phi")
    >>> hinge.coordinates, hinge.speeds, hinge.symbols["theta"]
    ((phi(t),), (omega_door(t),), phi(t))

    Attributes
    ----------
    name, joint, parent, child
        As they were given.
    coordinates, speeds, held : functions of time
        ``speeds`` are the free ones; ``held`` those that the rows of a nonholonomic joint keep at zero.
    symbols : mapping
        Coordinates and speeds by the joint's short names.
    parent_point, child_point : Marker
        Where the joint sits on either side, usable wherever a point is asked for.
    mounts : mapping
        Further frames to join bodies to, such as the fork of a tricycle.
    motion : Motion or None
        None where the joint closes a loop: then its missing freedoms are rows of the constraint named after it.
    """

    name: str
    joint: Joint
    parent: Body | AttachmentFrame
    child: Body
    coordinates: tuple[AppliedUndef, ...]
    speeds: tuple[AppliedUndef, ...]
    held: tuple[AppliedUndef, ...]
    parent_point: Marker
    child_point: Marker
    motion: JointMotion | None
    symbols: Mapping[str, AppliedUndef]
    mounts: Mapping[str, AttachmentFrame] = field(default_factory=dict)

    @property
    def frame(self) -> ReferenceFrame:
        """The frame of the child."""
        return self.child.frame

    @property
    def closes(self) -> bool:
        """Whether the joint closes a loop."""
        return self.motion is None

    @property
    def quasi_velocities(self) -> QuasiVelocities:
        """alpha, beta and gamma of its speeds, in the model's symbols (Cameron and Book 1997, eqs. 5 to 49)."""
        from appell.reading.quasi_velocities import of_connection

        return of_connection(self)

    @property
    def equations(self) -> JointEquations:
        """The Boltzmann-Hamel equations pre-applied for it, for any mechanism it is part of (002, sections 3 to 5)."""
        from appell.reading.joint_equations import equations_of_connection

        return equations_of_connection(self)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        words = f"{type(self.joint).__name__} '{self.name}' of '{self.child}' in '{self.parent}'"
        if self.closes and not self.coordinates:
            return f"{words}, closing a loop"
        free = ", ".join(str(u.func) for u in self.speeds) or "none"
        held = f", held: {', '.join(str(u.func) for u in self.held)}" if self.held else ""
        return f"{words}: coordinates {', '.join(str(q.func) for q in self.coordinates) or 'none'}; speeds {free}{held}"


def with_joint(
    data: Mechanism,
    name: str,
    joint: Joint,
    sides: tuple[object, object],
    *,
    points: tuple[object, object],
    names: tuple[str, str],
    closes: bool,
) -> tuple[Mechanism, Connection]:
    """Check both sides, make the symbols, place the child or close the loop, relate the speeds, keep the rows.

    SymPy's frames and points are changed on the way: the caller puts them back if a later stage refuses.
    """
    parent, child = _sides(data, name, joint, sides)
    closing = _closes_loop(data, name, joint, (parent, child), closes)
    offsets = [_offset(data, name, side, point) for side, point in zip((parent, child), points, strict=True)]
    q, u, short = _symbols(data, name, joint, child, names, closing)
    frames = JointFrames(parent.frame, child.frame, q, u)
    motion = None
    if not closing:
        motion = _connected(name, lambda: joint.motion(frames))
        for vector_of_motion in (motion.spin, motion.shift):
            data.require_connected(f"the joint '{name}'", {frame for _, frame in vector_of_motion.args})
        data.refuse_variables(f"the joint '{name}'", motion.definitions.values())
        for expression in (motion.shift, *motion.definitions.values()):
            require_known(f"the joint '{name}'", expression, data.symbols(), AlsoIn(data.functions_known(), {*q, *u}))
    rolling = _connected(name, lambda: joint.rolling(_parts(joint, frames, short)))
    for part in rolling.held:
        for expression in (part.offset, part.arm):
            require_known(f"the joint '{name}'", expression, data.symbols(), AlsoIn(data.functions_known(), {*q, *u}))
    if motion is not None:
        _connected(name, lambda: _orient(frames, motion))
        place = data.waiting.index(child)
        data = replace(data, waiting=data.waiting[:place] + data.waiting[place + 1 :])
    for axis in (given for given in vars(joint).values() if isinstance(given, Vector) and isinstance(parent, Body)):
        require_constant(data, f"the axis of the joint '{name}' in '{parent.name}'", axis, parent.frame)
    data, on_parent, on_child = _place(data, name, (parent, child), offsets, motion)
    data = data.adding(coordinates=q)
    if motion is not None:
        data = _relate(data, motion, u, child)
    elif u:
        data = data.adding(groups=[group(u, frames.rates, None)])
    held = tuple(short[word] for word in joint.held) if motion is not None else ()
    mounts = _mounts(data, child, on_child, rolling)
    made = Connection(
        name=name,
        joint=joint,
        parent=parent,
        child=child,
        coordinates=q,
        speeds=tuple(s for s in u if s not in held),
        held=held,
        parent_point=on_parent,
        child_point=on_child,
        motion=motion,
        symbols=short,
        mounts=mounts,
    )
    data = data.adding(mounts=mounts.values(), joints=[made])
    return with_rows(data, made, rolling), made


def _connected(name: str, made: Callable[[], T]) -> T:
    """What a joint makes of its frames; SymPy's error for frames that nothing connects becomes a sentence."""
    try:
        return made()
    except ValueError as error:
        raise ModelError(
            f"the joint '{name}' is given in a frame that is not connected to those of its bodies ({error}): give its "
            "axis by name or components, or orient that frame first."
        ) from None


def _sides(
    data: Mechanism, name: str, joint: object, sides: tuple[object, object]
) -> tuple[Body | AttachmentFrame, Body]:
    """Both sides of a joint with a new name."""
    require_name(name, "joint")
    if not isinstance(joint, Joint):
        raise ModelError(f"the joint '{name}' is {joint!r}: give a joint such as ap.Revolute().")
    if data.named("joints", name) is not None:
        raise ModelError(f"a joint named '{name}' is there already in the model '{data.name}'.")
    if data.named("constraints", name) is not None or data.named("norms", name) is not None:
        raise ModelError(f"a constraint named '{name}' is there already in the model '{data.name}'.")
    parent, child = data.side(sides[0], "parent"), data.side(sides[1], "child")
    if not isinstance(child, Body):
        raise ModelError(
            f"the child of the joint '{name}' is '{child.name}': a joint holds a body; swap the two sides."
        )
    if parent is child:
        raise ModelError(f"the joint '{name}' holds '{child.name}' in itself: a joint needs two bodies.")
    return parent, child


def _closes_loop(
    data: Mechanism, name: str, joint: Joint, sides: tuple[Body | AttachmentFrame, Body], closes: bool
) -> bool:
    """Whether the joint closes a loop: its child has its place already, or carries the parent."""
    parent, child = sides
    closing = child not in data.waiting or (data.carries(child) and child in _chain(data, parent))
    if not closing:
        waits = joint.held and len(data.waiting) > 1
        loose = next((side for side in _chain(data, parent) if side in data.waiting), None) if waits else None
        if loose is not None:
            raise ModelError(
                f"the joint '{name}' is nonholonomic and needs to know how '{parent.name}' moves: "
                f"hold '{loose.name}' by a joint first."
            )
        return False
    if isinstance(joint, Free):
        raise ModelError(
            f"the joint '{name}' is Free and holds nothing, but '{child.name}' has its place already: leave it out."
        )
    other = None if closes else data.joint_between(parent, child)
    if other is not None and not isinstance(other.joint, Free):
        raise ModelError(
            f"'{child.name}' and '{parent.name}' are connected by the joint '{other.name}' already, and the joint "
            f"'{name}' would take freedoms away, not add any: put a body between the two, or say closes=True."
        )
    return True


def _chain(data: Mechanism, side: Body | AttachmentFrame) -> list[Body | AttachmentFrame]:
    """A side and all that it hangs on."""
    found: list[Body | AttachmentFrame] = []
    above: Body | AttachmentFrame | None = side
    while above is not None:
        found.append(above)
        if isinstance(above, AttachmentFrame):
            above = above.body
        else:
            joint = data.joint_holding(above)
            above = None if joint is None else joint.parent
    return found


def _offset(data: Mechanism, name: str, side: Body | AttachmentFrame, point: object) -> Vector:
    """Where the joint sits, from the origin of that side."""
    where = f"the point of the joint '{name}' on '{side.name}'"
    if isinstance(point, Marker):
        point = point.point
    if isinstance(point, Point):
        offset = offset_between(f"the joint '{name}'", point, side.origin)
    else:
        offset = vector(where, point, side.frame)
    data.check_vector(where, offset)
    if isinstance(side, Body):
        require_constant(data, where, offset, side.frame)
    return offset


def _symbols(
    data: Mechanism, name: str, joint: Joint, child: Body, given: tuple[str, str], closing: bool
) -> tuple[tuple[AppliedUndef, ...], tuple[AppliedUndef, ...], dict[str, AppliedUndef]]:
    """New coordinates and speeds, and both by the joint's short names: where it closes a loop, of its parts only."""
    short = (tuple(joint.parts), tuple(joint.parts.values())) if closing else (joint.coordinates, joint.speeds)
    free = tuple(u for u in short[1] if closing or u not in joint.held)
    q_names, u_names = _symbol_names(name, (*short, free), child, given)
    q, u = (new_functions(data, names) if names else () for names in (q_names, u_names))
    return q, u, dict(zip((*short[0], *short[1]), (*q, *u), strict=True))


def _parts(joint: Joint, frames: JointFrames, short: Mapping[str, AppliedUndef]) -> JointFrames:
    """The frames with the symbols of the joint's parts alone; a rate that is no speed stays a rate."""
    q = tuple(short[word] for word in joint.parts)
    rates = JointFrames(frames.parent, frames.child, q, ()).rates
    u = tuple(short.get(word, rate) for word, rate in zip(joint.parts.values(), rates, strict=True))
    return JointFrames(frames.parent, frames.child, q, u)


def _symbol_names(
    name: str, short: tuple[tuple[str, ...], ...], child: Body, given: tuple[str, str]
) -> tuple[str, str]:
    """The short names with the child's name behind them, or those given (of the speeds all, or those not held)."""
    ending = re.sub(r"\W+", "_", child.name).strip("_")
    short_q, short_u, free = short
    q, u = ([f"{word}_{ending}" for word in words] for words in (short_q, short_u))
    coordinates, speeds = (re.split(r"[\s,]+", words.strip()) if words.strip() else [] for words in given)
    if coordinates and len(coordinates) != len(q):
        raise ModelError(
            f"the joint '{name}' has {len(q)} coordinates ({' '.join(short_q) or 'none'}), "
            f"but {len(coordinates)} names were given."
        )
    if speeds and len(speeds) not in (len(u), len(free)):
        raise ModelError(
            f"the joint '{name}' has {len(free)} free speeds ({' '.join(free) or 'none'}), "
            f"but {len(speeds)} names were given."
        )
    if speeds and len(speeds) != len(u):
        renamed = dict(zip(free, speeds, strict=True))
        speeds = [renamed.get(word, full) for word, full in zip(short_u, u, strict=True)]
    if set(coordinates or q) & set(speeds or u):
        raise ModelError(f"the joint '{name}' has a coordinate and a speed of one name: name them apart.")
    return " ".join(coordinates or q), " ".join(speeds or u)


def _orient(frames: JointFrames, motion: JointMotion) -> None:
    base = motion.base or frames.parent
    frames.child.orient(base, *motion.turn)
    frames.child.set_ang_vel(base, motion.spin)


def _place(
    data: Mechanism,
    name: str,
    sides: tuple[Body | AttachmentFrame, Body],
    offsets: Sequence[Vector],
    motion: JointMotion | None,
) -> tuple[Mechanism, Marker, Marker]:
    """The joint's points on both sides; the child's lies where the motion says, if the joint places it."""
    parent, child = sides
    on_parent, on_child = f"{name} on {parent.name}", f"{name} on {child.name}"
    P = parent.origin if offsets[0] == 0 else parent.origin.locatenew(on_parent, offsets[0])
    C = child.origin
    if offsets[1] != 0 and motion is None:
        C = child.origin.locatenew(on_child, offsets[1])
    elif offsets[1] != 0:
        C = Point(on_child)
        child.origin.set_pos(C, -offsets[1])
    if motion is not None:
        C.set_pos(P, motion.shift)
    owner = parent if isinstance(parent, Body) else parent.body if offsets[0] == 0 else None
    data, first = with_joint_point(data, on_parent, P, owner)
    data, second = with_joint_point(data, on_child, C, child)
    return data, first, second


def _relate(data: Mechanism, motion: JointMotion, u: Sequence[AppliedUndef], child: Body) -> Mechanism:
    """The speeds of the joint: those defined by coordinate rates, and those that give rates outright."""
    if motion.definitions:
        data = data.adding(groups=[group(list(motion.definitions), list(motion.definitions.values()), None)])
    if motion.rates:
        data = data.adding(groups=[group([s for s in u if s not in motion.definitions], None, motion.rates)])
    if motion.norm is not None:
        data, norm = new_constraint(data, f"unit quaternion of {child.name}", motion.norm)
        data = data.adding(norms=[norm])
    return data


def _mounts(data: Mechanism, child: Body, on_child: Marker, rolling: Rolling) -> dict[str, AttachmentFrame]:
    made = {}
    for word, frame, offset in rolling.mounts:
        label = f"{word} of {child.name}"
        require_new(data, label, "mount")
        made[word] = AttachmentFrame(label, frame, on_child.point.locatenew(label, offset), data.frame, child)
    return made
