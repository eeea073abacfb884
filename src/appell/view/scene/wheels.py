"""Blades and wheels: rows in velocity that keep a point of a body from moving along a direction of the body."""

from __future__ import annotations

from dataclasses import dataclass, replace

import casadi as ca
import numpy as np

from appell.model.joints import Knife
from appell.numbers import ZERO
from appell.view.scene.rotations import as_vector, quaternion
from appell.view.scene.sampled import Sampled
from appell.view.scene.scene import SceneShape

DARK = "#2b2f33"


@dataclass(frozen=True, eq=False)
class RollingPoint:
    """A point of a node that does not move along ``across``; both in the axes of the node."""

    node: int
    at: np.ndarray
    across: np.ndarray
    blade: bool
    steered: bool = False


def edges(s: Sampled) -> list[RollingPoint]:
    """Every linear row in velocity with one force on one body, whose place and direction the body carries."""
    knives = {joint.name for joint in s.data.joints if isinstance(joint.joint, Knife)}
    contacts = {contact.name for contact in s.data.contacts}
    found = []
    for row in s.m.rows:
        forces = [term for term in row.terms or () if not term.angular]
        if row.order != 1 or not row.linear or row.name in contacts or not forces:
            continue
        places = {term.place for term in forces}
        if len(places) != 1 or (row.terms is not None and len(row.terms) != len(forces)):
            continue
        edge = _edge(s, forces[0].place, sum((t.vector for t in forces), ca.SX.zeros(3)), blade=row.name in knives)
        if edge is not None:
            found.append(edge)
    return found


def _edge(s: Sampled, place: str, vector: ca.SX, *, blade: bool) -> RollingPoint | None:
    position = s.m.places[place][0] if place in s.m.places else None
    if position is None:
        return None
    at, across = s.at(ca.densify(position)), s.at(ca.densify(vector))
    length = np.linalg.norm(across, axis=1, keepdims=True)
    if not np.isfinite(across).all() or (length <= 0).any():
        return None
    found = None
    for i, source in enumerate(s.sources):
        if i == 0 or source.frame is None:
            continue
        offset, direction = s.fixed(at, i), s.direction_in(across / length, i)
        if offset is None or direction is None:
            continue
        if found is None:
            found = RollingPoint(i, offset, direction, blade)
        elif source.kind == "point":  # a fork carries it too
            found = replace(found, steered=True)
    return found


def edge_shapes(edge: RollingPoint, up: np.ndarray, extent: float) -> list[SceneShape]:
    """A blade with its edge at the point; a wheel where it is steered; else an axle with two wheels."""
    y = edge.across
    z = up - (up @ y) * y
    z = z / np.linalg.norm(z) if np.linalg.norm(z) > ZERO.seen else np.linalg.svd(y[None])[2][1]
    x = np.cross(y, z)
    if edge.blade:
        at = as_vector(edge.at + 0.04 * extent * z)
        turn = quaternion(np.column_stack([x, y, z]))
        return [SceneShape("box", (0.4 * extent, 0.02 * extent, 0.08 * extent), at, turn, color=DARK)]
    turn = quaternion(np.column_stack([z, x, y]))
    half = 0.0 if edge.steered else 0.2 * extent
    places = [edge.at] if edge.steered else [edge.at - half * y, edge.at + half * y]
    wheels = [SceneShape("cylinder", (0.1 * extent, 0.04 * extent), as_vector(p), turn, color=DARK) for p in places]
    axle = SceneShape("cylinder", (0.012 * extent, 2 * half), as_vector(edge.at), turn, color=DARK)
    return wheels if edge.steered else [*wheels, axle]
