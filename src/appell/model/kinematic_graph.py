"""What SymPy's points and frames say about each other, read once: they can be moved later, and this cannot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeAlias

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.constraints import gather
from appell.errors import ModelError
from appell.model.body import AttachmentFrame, Body, Mass
from appell.model.mechanism import Mechanism

Node: TypeAlias = Point | ReferenceFrame


@dataclass(frozen=True)
class KinematicGraph:
    """Adjacent rotations and angular velocities of frames, adjacent positions and given velocities of points."""

    rotations: Mapping[ReferenceFrame, Mapping[ReferenceFrame, sm.MatrixBase]] = field(default_factory=dict)
    spins: Mapping[ReferenceFrame, Mapping[ReferenceFrame, Vector]] = field(default_factory=dict)
    positions: Mapping[Point, Mapping[Point, Vector]] = field(default_factory=dict)
    velocities: Mapping[Point, Mapping[ReferenceFrame, Vector]] = field(default_factory=dict)

    def __contains__(self, node: Node) -> bool:
        return node in self.positions or node in self.rotations

    def is_still(self, other: KinematicGraph) -> bool:
        """Whether another graph holds the very same matrices and vectors: nothing was moved in between."""
        for mine, theirs in ((getattr(self, f.name), getattr(other, f.name)) for f in fields(self)):
            if mine.keys() != theirs.keys():
                return False
            for node, values in mine.items():
                others = theirs[node]
                if values.keys() != others.keys() or any(e is not others[key] for key, e in values.items()):
                    return False
        return True

    def including(self, *nodes: Node) -> KinematicGraph:
        """The same graph with the points and frames that it did not hold, as they stand now (an event's, say)."""
        if all(node in self for node in nodes):
            return self
        rotations, spins = ({k: dict(v) for k, v in part.items()} for part in (self.rotations, self.spins))
        positions, velocities = {k: dict(v) for k, v in self.positions.items()}, dict(self.velocities)
        waiting = [node for node in nodes if node not in self]
        seen: set[Node] = set(waiting)
        while waiting:
            node = waiting.pop()
            if isinstance(node, Point):
                positions[node], velocities[node] = dict(node._pos_dict), dict(node._vel_dict)
                for other, vector in node._pos_dict.items():
                    if other in self.positions:
                        positions[other][node] = -vector
            else:
                rotations[node], spins[node] = dict(node._dcm_dict), dict(node._ang_vel_dict)
                for other, rotation in node._dcm_dict.items():
                    if other in self.rotations:
                        rotations[other][node] = rotation.T
                for other, vector in node._ang_vel_dict.items():
                    if other in self.spins:
                        spins[other][node] = -vector
            new = [n for n in _neighbours(node) if n not in seen and n not in self]
            seen |= set(new)
            waiting += new
        return KinematicGraph(rotations, spins, positions, velocities)

    def changed(self) -> Node | None:
        """A point or frame that has been moved, oriented or given another velocity since, or None."""
        for point, links in self.positions.items():
            if not _agree(links, point._pos_dict):
                return point
        for frame, rotations in self.rotations.items():
            if not _agree(rotations, frame._dcm_dict) or not _agree(self.spins[frame], frame._ang_vel_dict):
                return frame
        return None


def _agree(before: Mapping[Any, Any], now: Mapping[Any, Any]) -> bool:
    """Whether what was said still stands; what SymPy or a person has added since is no change of it."""
    return all(other in now and (now[other] is value or now[other] == value) for other, value in before.items())


def _neighbours(node: Node) -> Iterator[Node]:
    if isinstance(node, Point):
        yield from node._pos_dict
        vectors = [*node._pos_dict.values(), *node._vel_dict.values()]
    else:
        yield from node._dcm_dict
        yield from node._ang_vel_dict
        vectors = list(node._ang_vel_dict.values())
    yield from _frames(vectors)


def _frames(vectors: Iterable[Vector]) -> Iterator[ReferenceFrame]:
    for vector in vectors:
        yield from (frame for _, frame in vector.args)


def read_kinematic_graph(model: Mechanism) -> KinematicGraph:
    """Every point and frame that a model speaks of, and all that are connected to them."""
    return KinematicGraph().including(*dict.fromkeys(_spoken_of(model)))


def _spoken_of(model: Mechanism) -> Iterator[Node]:
    yield from (model.frame, model.origin)
    for place in model.places:
        yield place.point
        if isinstance(place, Body):
            yield from (frame for frame in (place.frame, place.axes) if frame is not None)
    for attachment in model.mounts:
        yield from (attachment.frame, attachment.point)
    for of, vector in model.by_hand.items():
        yield of
        yield from _frames([vector])
    yield from (of for _, of in gather(model.load_expressions()))
    for load in model.loads:
        for push in load.pushes:
            yield push.on
            yield from _frames([push.vector])
    for constraint in (*model.constraints, *model.norms):
        yield from (of for _, of in constraint.quantities)
        forces = [drive.force for drive in constraint.drives]
        forces += [] if constraint.law is None else [constraint.law.force]
        for force in forces:
            yield from (of for _, of in gather(force.expressions))
            for on, vector in force.vectors:
                yield on
                yield from _frames([vector])


# ---- Whether every body of a model has its place


def require_connected(data: Mechanism) -> None:
    """Every body has its place: by a joint, or by a frame and a position."""
    if data.waiting and data.joints and not any(mass not in _hanging(data) for mass in data.masses):
        names = ", ".join(f"'{body.name}'" for body in data.waiting)
        raise ModelError(
            f"the mechanism '{data.name}' has no ground: its bodies hold each other, but nothing holds {names}; "
            "join one to model.ground, by ap.Free() if it is to fly."
        )
    for body in data.waiting:
        raise ModelError(
            f"the body '{body.name}' has neither a joint nor a frame and position: give it a joint with model.joint."
        )


def _hanging(data: Mechanism) -> set[Mass]:
    """The bodies that wait for their place, and those that hang on them."""
    found: set[Mass] = set(data.waiting)
    for _ in data.joints:  # a parent may have got its own place after the child
        for joint in data.joints:
            owner = joint.parent.body if isinstance(joint.parent, AttachmentFrame) else joint.parent
            if owner in found and not joint.closes:
                found.add(joint.child)
    return found
