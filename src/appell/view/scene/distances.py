"""Rods, threads and springs: what depends on a distance between two points alone.

A row c(q) or a potential V(q) is a matter of the distance of P and Q where its gradient is along that of |P - Q|^2 at
every configuration; particles whose distance never changes hang on a rod without mass.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import casadi as ca
import numpy as np

from appell.view.scene.attachments import Attachments
from appell.view.scene.sampled import SAMPLES, Sampled
from appell.view.scene.scene import Link
from appell.view.scene.vectors import as_vector

ALONG = 1e-7


@dataclass(frozen=True, eq=False)
class Ends:
    """A place that a link may end at: a node with an offset, its places and their gradients at the samples."""

    node: int
    offset: np.ndarray
    places: np.ndarray
    gradients: np.ndarray


def links_of(s: Sampled, points: Attachments) -> list[Link]:
    """The rods, threads and springs of a model."""
    ends = _ends(s, points)
    if len(ends) < 2:
        return []
    found = _constant_distances(s, ends, points)
    taken = {frozenset((link.start, link.end)) for link in found}
    for row in s.m.rows:
        if row.position is not None:
            found += _matching(s, ends, ca.SX(row.position), row.name, "rod", taken)
    for name, V in s.m.potentials.items():
        found += _matching(s, ends, ca.SX(V), name, "spring", taken)
    return found


def _ends(s: Sampled, points: Attachments) -> list[Ends]:
    """Masses, and points that bodies or the ground carry."""
    found = []
    columns = ca.vertcat(*[c.graph for c in points.candidates]) if points.candidates else ca.SX(0, 1)
    J = s.at(ca.vec(ca.densify(ca.jacobian(columns, s.m.q))))
    nq = s.m.q.numel()
    J = np.swapaxes(J.reshape(SAMPLES, nq, -1), 1, 2)
    for k, (candidate, own) in enumerate(zip(points.candidates, points.carriers, strict=True)):
        if not own:
            continue
        node = min(own, key=lambda i: (float(np.linalg.norm(own[i])) > 1e-9, i))
        found.append(Ends(node, own[node], candidate.places, J[:, 3 * k : 3 * k + 3]))
    return found


def _away(a: Ends, b: Ends) -> np.ndarray:
    return a.places - b.places


def _gradient(a: Ends, b: Ends) -> np.ndarray:
    """d(|P - Q|^2 / 2)/dq at the samples."""
    return np.asarray(np.einsum("si,sij->sj", _away(a, b), a.gradients - b.gradients))


def _constant_distances(s: Sampled, ends: list[Ends], points: Attachments) -> list[Link]:
    """Particles that keep their distance from a point of the ground or from another particle, whatever the coordinates.

    A particle that a body carries hangs on that body already.
    """
    particles = {i for i, source in enumerate(s.sources) if source.kind == "particle"}
    carried = {
        i for own in points.carriers for i in own if i in particles and any(j not in particles and j for j in own)
    }
    found = []
    for a, b in combinations(ends, 2):
        loose = [e for e in (a, b) if e.node in particles - carried]
        others = [e for e in (a, b) if e.node in particles or e.node == 0]
        if not loose or len(others) < 2 or a.node == b.node:
            continue
        lengths = np.linalg.norm(_away(a, b), axis=1)
        if lengths.min() > 1e-9 and np.ptp(lengths) < 1e-9 * lengths.max():
            found.append(_link("rod", "rod", a, b))
    return found


def _matching(
    s: Sampled, ends: list[Ends], value: ca.SX, name: str, kind: str, taken: set[frozenset[int]]
) -> list[Link]:
    """The two points whose distance a row or a potential is a matter of; the first pair that is."""
    wanted = s.at(ca.densify(ca.jacobian(value, s.m.q)).T)
    if not np.isfinite(wanted).all() or np.abs(wanted).max() == 0:
        return []
    for a, b in combinations(ends, 2):
        if a.node == b.node or frozenset((a.node, b.node)) in taken:
            continue
        along = _gradient(a, b)
        sizes = np.linalg.norm(along, axis=1) * np.linalg.norm(wanted, axis=1)
        across = np.abs(np.abs((along * wanted).sum(axis=1)) - sizes)
        if (np.linalg.norm(along, axis=1) > 1e-9).all() and (across < ALONG * np.maximum(sizes, 1e-300)).all():
            return [_link(name, kind, a, b)]
    return []


def _link(name: str, kind: str, a: Ends, b: Ends) -> Link:
    return Link(name, kind, a.node, b.node, as_vector(a.offset), as_vector(b.offset))
