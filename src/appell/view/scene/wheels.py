"""Blades and wheels: rows in velocity that keep a point of a body from moving along a direction of the body."""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from appell.model.joints import Knife
from appell.view.scene.rotations import quaternion
from appell.view.scene.sampled import Sampled
from appell.view.scene.scene import SceneShape
from appell.view.scene.vectors import as_vector


@dataclass(frozen=True, eq=False)
class Edge:
    """A point of a node that does not move along ``across``; both in the axes of the node."""

    node: int
    at: np.ndarray
    across: np.ndarray
    blade: bool


def edges(s: Sampled) -> list[Edge]:
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
        edge = _edge(s, forces[0].place, sum((t.vector for t in forces), ca.SX.zeros(3)), row.name in knives)
        if edge is not None:
            found.append(edge)
    return found


def _edge(s: Sampled, place: str, vector: ca.SX, blade: bool) -> Edge | None:
    position = s.m.places[place][0] if place in s.m.places else None
    if position is None:
        return None
    at, across = s.at(ca.densify(position)), s.at(ca.densify(vector))
    length = np.linalg.norm(across, axis=1, keepdims=True)
    if not np.isfinite(across).all() or (length <= 0).any():
        return None
    carriers = [i for i, source in enumerate(s.sources) if source.frame is not None and i > 0]
    for i in carriers:
        offset, direction = s.fixed(at, i), s.direction_in(across / length, i)
        if offset is not None and direction is not None:
            return Edge(i, offset, direction, blade or "blade" in place)
    return None


def edge_shape(edge: Edge, up: np.ndarray, extent: float) -> SceneShape:
    """A blade with its edge at the point, or a small wheel about the direction across."""
    y = edge.across
    z = up - (up @ y) * y
    z = z / np.linalg.norm(z) if np.linalg.norm(z) > 1e-6 else np.linalg.svd(y[None])[2][1]
    x = np.cross(y, z)
    if edge.blade:
        at = as_vector(edge.at + 0.04 * extent * z)
        turn = quaternion(np.column_stack([x, y, z]))
        return SceneShape("box", (0.3 * extent, 0.02 * extent, 0.08 * extent), at, turn, color="#2b2f33")
    turn = quaternion(np.column_stack([z, x, y]))
    return SceneShape("cylinder", (0.12 * extent, 0.05 * extent), as_vector(edge.at), turn, color="#2b2f33")
