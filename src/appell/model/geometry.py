"""SymPy's points and frames hold their neighbours, and are changed in place: here they are put back after a refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any, TypeAlias

from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.constraints import gather
from appell.errors import ModelError
from appell.model.body import AttachmentFrame, Body
from appell.model.contacts.contact import Contact
from appell.model.joints.joint import Joint
from appell.model.mechanism import Mechanism

POINT = ("_pos_dict", "_vel_dict", "_acc_dict")
FRAME = ("_dcm_dict", "_ang_vel_dict", "_ang_acc_dict")

Node: TypeAlias = Point | ReferenceFrame
Connections: TypeAlias = dict[Node, tuple[dict[Any, Any], ...]]


# ---- what a verb may change -----------------------------------------------------------------------------------------


def of_placing(data: Mechanism, position: object = None, on: object = None) -> list[Node]:
    """A point placed by a vector is a neighbour of the origin, of a point in the vector, or of the body it is on."""
    vectors = position.args if isinstance(position, Vector) else ()
    named = [of for _, of in gather(e for components, _ in vectors for e in components)]
    if on is None:
        return [data.origin, *named]
    try:
        owner = data.place(on)
    except ModelError:
        return []  # refused by the verb for the same reason, before anything is done
    return [data.origin, *named, owner.origin if isinstance(owner, Body) else owner.point]


def of_joint(data: Mechanism, joint: Joint, sides: Iterable[object]) -> list[Node]:
    """Both sides of a joint; of one that somebody else has written, all."""
    return around(data, sides) if is_own(joint) else everything(data)


def of_constraint(data: Mechanism, constraint: object, law: object) -> list[Node]:
    """Both sides of a contact; where functions or surfaces of somebody else are called, all."""
    if callable(law):
        return everything(data)
    if not isinstance(constraint, Contact):
        return []
    if not all(map(is_own, constraint.shapes)):
        return everything(data)
    return [*around(data, constraint.bodies), *(s.frame for s in constraint.shapes if s.frame is not None)]


def is_own(thing: object) -> bool:
    """Whether the library wrote what is called, and knows what it does to points and frames."""
    return type(thing).__module__.startswith("appell.")


def around(data: Mechanism, sides: Iterable[object]) -> list[Node]:
    """Frames and points of both sides, and the frames beside them, which are written to when these are turned anew."""
    found: list[Node] = [data.origin]
    for of in sides:
        try:
            side = data.side(of, "side")
        except ModelError:
            return []  # refused by the verb for the same reason, before anything is done
        found += [side.origin, side.point, side.frame]
        if isinstance(side, Body) and side in data.waiting:
            found += [*side.frame._dcm_cache, *side.frame._ang_vel_dict]
    return found


def everything(data: Mechanism) -> list[Node]:
    """Every point and frame that hangs together with the model's."""
    return list(connections(data))


def connections(data: Mechanism) -> Connections:
    """What every point and frame that hangs together with the model's says of its neighbours, as it is now."""
    points: list[Node] = [data.origin, *(place.point for place in (*data.places, *data.joint_points))]
    frames: list[Node] = [data.frame]
    for side in (*data.masses, *data.mounts):
        if isinstance(side, Body | AttachmentFrame):
            points.append(side.origin)
            frames.append(side.frame)
    reached = [*_reached(points, ("_pos_dict",)), *_reached(frames, ("_dcm_dict", "_ang_vel_dict"))]
    return {node: tuple(dict(getattr(node, part)) for part in _parts(node)) for node in reached}


def _reached(start: Iterable[Node], neighbours: tuple[str, ...]) -> list[Node]:
    found: dict[Node, None] = {}
    waiting = list(start)
    while waiting:
        node = waiting.pop()
        if node not in found:
            found[node] = None
            waiting += [other for part in neighbours for other in getattr(node, part)]
    return list(found)


def _parts(node: Node) -> tuple[str, ...]:
    return POINT if isinstance(node, Point) else FRAME


# ---- putting it back ------------------------------------------------------------------------------------------------


class Watched(MutableMapping[Any, Any]):
    """The neighbours of a point or frame, written through to SymPy's own; what was there before is noted."""

    def __init__(self, entries: dict[Any, Any]) -> None:
        self.entries = entries
        self.undo: list[Callable[[], object]] = []

    def __getitem__(self, key: Any) -> Any:
        return self.entries[key]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def __setitem__(self, key: Any, value: Any) -> None:
        if key in self.entries:
            before = self.entries[key]
            self.undo.append(lambda: self.entries.update({key: before}))
        else:
            self.undo.append(lambda: self.entries.pop(key))
        self.entries[key] = value

    def __delitem__(self, key: Any) -> None:
        before = dict(self.entries)  # whole, since neighbours are looked at in their order

        def put_back() -> None:
            self.entries.clear()
            self.entries.update(before)

        del self.entries[key]
        self.undo.append(put_back)

    def put_back(self) -> None:
        """As it was."""
        for step in reversed(self.undo):
            step()


@contextmanager
def put_back_on_error(nodes: Iterable[Node]) -> Iterator[None]:
    """These points and frames are what they were if what is done inside is refused.

    While it is done they write to their neighbours through ``Watched``: nothing is copied beforehand, so that the cost
    of a verb does not grow with the model.
    """
    watched = {(node, part): Watched(getattr(node, part)) for node in dict.fromkeys(nodes) for part in _parts(node)}
    for (node, part), entries in watched.items():
        _set(node, part, entries)
    try:
        yield
    except BaseException:
        frames = [node for node, _ in watched if isinstance(node, ReferenceFrame)]
        touched = _reached(frames, ("_dcm_dict", "_ang_vel_dict"))
        for (node, part), entries in watched.items():
            entries.put_back()
            _set(node, part, entries.entries)
        for frame in dict.fromkeys([*touched, *_reached(frames, ("_dcm_dict", "_ang_vel_dict"))]):
            frame._dcm_cache.clear()
            frame._dcm_cache.update(frame._dcm_dict)
        raise
    for (node, part), entries in watched.items():
        if getattr(node, part) is entries:
            _set(node, part, entries.entries)


def _set(node: Node, part: str, entries: MutableMapping[Any, Any]) -> None:
    """SymPy holds each of them twice: as an attribute and in a list."""
    setattr(node, part, entries)
    (node._pdlist if isinstance(node, Point) else node._dlist)[_parts(node).index(part)] = entries
