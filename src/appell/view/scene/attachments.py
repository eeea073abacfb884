"""Points that matter on bodies: where they are held together, and what was named on them.

Candidates are the points of the model's kinematic graph, those of joints, and the corners of position vectors that are
written in several frames (l1 A.x + l2 B.x turns at l1 A.x). Which body carries which is decided in numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import casadi as ca
import numpy as np
import sympy as sm
from sympy.physics.vector import Point, Vector

from appell.model import Particle
from appell.model.joints import Free
from appell.model.kinematic_graph import read_kinematic_graph
from appell.model.shapes import BodyShape
from appell.numbers import ZERO
from appell.view.scene.nodes import located
from appell.view.scene.rotations import as_vector
from appell.view.scene.sampled import Sampled, steady
from appell.view.scene.scene import NamedPoint


@dataclass(frozen=True, eq=False)
class CandidatePoint:
    """A point by where it is at the samples, its graph, and whether somebody named it (a marker, a joint's point)."""

    places: np.ndarray
    graph: ca.SX
    named: bool


@dataclass(frozen=True, eq=False)
class Attachments:
    """The candidate points of a model, and what carries them."""

    s: Sampled
    candidates: tuple[CandidatePoint, ...]

    @cached_property
    def carriers(self) -> list[dict[int, np.ndarray]]:
        """For every candidate the nodes in which it is fixed, with its place in their axes."""
        found = []
        for candidate in self.candidates:
            own = {}
            for i, source in enumerate(self.s.sources):
                offset = self.s.fixed(candidate.places, i)
                if offset is None or (source.kind == "particle" and np.abs(offset).max() > 0):
                    continue
                own[i] = offset
            found.append(own)
        return found

    @cached_property
    def welded(self) -> set[frozenset[int]]:
        """Pairs of nodes that never move in one another: they share every point, and none of these is a joint."""
        n = len(self.s.sources)
        found = set()
        for i in range(n):
            for j in range(i + 1, n):
                turn = np.einsum("sji,sjk->sik", self.s.rotations[:, i], self.s.rotations[:, j]).reshape(-1, 9)
                if steady(turn) is not None and self.s.fixed(self.s.positions[:, j], i) is not None:
                    found.add(frozenset((i, j)))
        return found

    def of(self, node: int) -> list[np.ndarray]:
        """The points of a body, in its axes: named ones, and those that another body or the ground carries too."""
        found: list[np.ndarray] = []
        for candidate, own in zip(self.candidates, self.carriers, strict=True):
            if node not in own:
                continue
            shared = any(i != node and frozenset((i, node)) not in self.welded for i in own)
            if (candidate.named or shared) and not any(
                np.allclose(own[node], other, atol=ZERO.expressions) for other in found
            ):
                found.append(own[node])
        return found

    @cached_property
    def hinges(self) -> list[dict[int, np.ndarray]]:
        """Points that two or more bodies (or a body and the ground) carry, with their places."""
        bodies = {i for i, source in enumerate(self.s.sources) if source.kind in ("body", "ground")}
        found = []
        for own in self.carriers:
            both = {i: offset for i, offset in own.items() if i in bodies}
            pairs = [frozenset((i, j)) for i in both for j in both if i < j]
            if any(pair not in self.welded for pair in pairs):
                found.append(both)
        return found


def attachments(s: Sampled) -> Attachments:
    """The candidates of a model, each once."""
    found = s.once("candidates", lambda: _all(s))
    values = np.split(s.at_once("candidates", lambda: ca.vertcat(*[place for place, _ in found])), len(found), axis=1)
    kept: list[CandidatePoint] = []
    for (place, is_named), at in zip(found, values, strict=True):
        if not np.isfinite(at).all():
            continue
        same = next((k for k, other in enumerate(kept) if _same(other.places, at)), None)
        if same is None:
            kept.append(CandidatePoint(at, place, is_named))
        elif is_named and not kept[same].named:
            kept[same] = CandidatePoint(at, place, True)
    return Attachments(s, tuple(kept))


def _same(a: np.ndarray, b: np.ndarray) -> bool:
    """Whether two points are at the same places."""
    return bool((np.abs(a - b) <= ZERO.expressions + ZERO.seen * np.abs(b)).all())


def _all(s: Sampled) -> list[tuple[ca.SX, bool]]:
    """The candidates as graphs, and whether somebody named them."""
    found: list[tuple[ca.SX, bool]] = []
    named = [marker.point for marker in (*s.data.markers, *s.data.joint_points)]
    for joint in s.data.joints:
        named += [joint.parent_point.point, joint.child_point.point]
    graph = s.data.kinematic_graph or read_kinematic_graph(s.data)
    for point in dict.fromkeys([*named, *(p for p in graph.positions if isinstance(p, Point))]):
        place = located(s.m, point)
        if place is not None:
            found.append((ca.densify(place), point in named))
    found += [(place, False) for place in _corners(s, graph.positions)]
    return found + [(place, False) for place in (*_beginnings(s), *_drawn(s))]


def _drawn(s: Sampled) -> list[ca.SX]:
    """The places of shapes that somebody said, and the ends of bars."""
    found = []
    for drawing in s.data.drawings:
        shape = drawing.shape
        if not isinstance(shape, BodyShape) or drawing.frame is not None:
            continue
        source = s.sources[0 if drawing.on == "ground" else s.index(drawing.on)]
        side = next(thing for thing in (*s.data.masses, *s.data.mounts) if thing.name == drawing.on)
        origin = located(s.m, getattr(side, "origin", side.point))
        for components in shape.points or (shape.at,):
            if isinstance(components, Vector) or origin is None:
                continue
            offset = ca.vertcat(*[ca.SX(s.m.lower(sm.sympify(e))) for e in components])
            found.append(ca.densify(origin + source.rotation(s.m) @ offset))
    return found


def _beginnings(s: Sampled) -> list[ca.SX]:
    """Where particles are when all coordinates are zero, if that is a place at all times: what they hang on."""
    found = []
    for mass in s.data.masses:
        place = located(s.m, mass.point) if isinstance(mass, Particle) else None
        if place is not None:
            start = ca.substitute(place, s.m.q, ca.SX.zeros(s.m.q.numel()))
            if not ca.depends_on(start, s.m.t) and np.isfinite(s.at(start)).all():
                found.append(ca.densify(start))
    return found


def _corners(s: Sampled, positions: Mapping[Point, Mapping[Point, Vector]]) -> list[ca.SX]:
    """Where position vectors pass from one frame to the next, frames nearer to the ground first."""
    frames = s.m.frames
    found = []
    for near in positions.values():
        for other, vector in near.items():
            start = located(s.m, other)
            pieces = sorted(vector.args, key=lambda piece: frames.depth(piece[1]))
            if start is None or len(pieces) < 2:
                continue
            for _, (components, frame) in zip(range(len(pieces) - 1), pieces, strict=False):
                start = start + frames.resolve(Vector([(components, frame)]), s.data.frame)
                found.append(ca.densify(start))
    return found


def named_points(s: Sampled) -> tuple[NamedPoint, ...]:
    """Markers that a body carries, and the joints, each where the node that carries it has it."""
    found = []
    for marker in s.data.markers:
        places = s.point(marker.point)
        if marker.body is not None and places is not None:
            node = s.index(marker.body.name)
            offset = s.fixed(places, node)
            if offset is not None:
                found.append(NamedPoint(marker.name, "point", node, as_vector(offset)))
    for joint in s.data.joints:
        if isinstance(joint.joint, Free):
            continue
        places = s.point(joint.child_point.point)
        node = s.node_of(joint.child)
        offset = None if places is None else s.fixed(places, node)
        if offset is not None:
            found.append(NamedPoint(joint.name, "joint", node, as_vector(offset)))
    return tuple(found)
