"""Rods, threads and springs: what depends on a distance between two points alone.

A row c(q) or a potential V(q) is a matter of the distance d of P and Q where its gradient is along that of d^2 at every
configuration, and where it is a polynomial in d of second degree, as c = d^2 - l^2 and V = k (d - l)^2 / 2 are (what
depends on one coordinate alone is a function of many distances, but not such a one). Particles whose distance never
changes hang on a rod without mass.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import casadi as ca
import numpy as np

from appell.numbers import DRAW, RANK, ZERO
from appell.view.scene.attachments import Attachments, CandidatePoint
from appell.view.scene.rotations import as_vector
from appell.view.scene.sampled import Sampled, steady
from appell.view.scene.scene import Link


@dataclass(frozen=True, eq=False)
class Ends:
    """A place that a link may end at: a node with an offset, its places and their gradients at the samples."""

    node: int
    offset: np.ndarray
    places: np.ndarray
    gradients: np.ndarray


def links_of(s: Sampled, points: Attachments) -> list[Link]:
    """The rods, threads and springs of a model."""
    ends = _ends(s, points.candidates, points.carriers)
    if len(ends) < 2:
        return []
    turned = any(drawing.frame is not None for drawing in s.data.drawings)  # somebody said what holds the particles
    found = [] if turned else _constant_distances(s, ends, points)
    taken = {frozenset((link.start, link.end)) for link in found}
    rows = [row for row in s.m.rows if row.position is not None]
    names = [row.name for row in rows]
    joints = {joint.name for joint in s.data.joints} | {contact.name for contact in s.data.contacts}
    open_rows = {c.name for c in s.data.constraints if c.unilateral}
    for row in rows:
        if names.count(row.name) == 1 and row.name not in joints:
            c = ca.SX(row.position)
            if row.name in open_rows:  # a rope; what stops one coordinate is a wall
                found += [] if _is_linear(s, c, row.name) else _matching(s, ends, c, row.name, "thread", taken)
                continue
            found += _matching(s, ends, c, row.name, "rod", taken) or _over_pulleys(s, ends, c, row.name)
    for name, V in s.m.potentials.items():
        found += _matching(s, ends, ca.SX(V), name, "spring", taken) or _on_rows(s, points, ca.SX(V), name, taken)
    return found


def _is_linear(s: Sampled, c: ca.SX, name: str) -> bool:
    """Whether the gradient of a row is the same at every configuration."""
    return steady(s.at_once(("gradient", "thread", name), lambda: ca.densify(ca.jacobian(c, s.m.q)).T)) is not None


def _on_rows(s: Sampled, points: Attachments, V: ca.SX, name: str, taken: set[frozenset[int]]) -> list[Link]:
    """A spring that is one where the rows in positions hold: along what they leave free, at such configurations."""
    position = ca.vertcat(*[row.position for row in s.m.rows if row.position is not None])
    if not position.numel():
        return []
    kept = s.consistent(position)
    candidates = tuple(CandidatePoint(kept.at(c.graph), c.graph, c.named) for c in points.candidates)
    flat = kept.at(ca.vec(ca.densify(ca.jacobian(position, s.m.q)))).reshape(DRAW.several, s.m.q.numel(), -1)
    free = np.array([np.eye(A.shape[0]) - A @ np.linalg.pinv(A, rcond=RANK.reached) for A in flat])
    ends = [replace(e, gradients=e.gradients @ free) for e in _ends(kept, candidates, points.carriers)]
    wanted = np.einsum("si,sij->sj", kept.at(ca.densify(ca.jacobian(V, s.m.q)).T), free)
    return _first(ends, wanted, kept.at(V)[:, 0], name, "spring", taken)


def _ends(s: Sampled, candidates: Sequence[CandidatePoint], carriers: Sequence[dict[int, np.ndarray]]) -> list[Ends]:
    """Masses, and points that bodies or the ground carry."""
    found = []

    def jacobian() -> ca.SX:
        columns = ca.vertcat(*[c.graph for c in candidates]) if candidates else ca.SX(0, 1)
        return ca.vec(ca.densify(ca.jacobian(columns, s.m.q)))

    J = s.at_once(("gradients", tuple(id(c.graph) for c in candidates)), jacobian)
    nq = s.m.q.numel()
    J = np.swapaxes(J.reshape(DRAW.several, nq, -1), 1, 2)
    for k, (candidate, own) in enumerate(zip(candidates, carriers, strict=True)):
        if not own:
            continue
        node = min(own, key=lambda i: (float(np.linalg.norm(own[i])) > ZERO.expressions, i))
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
        if lengths.min() > ZERO.expressions and np.ptp(lengths) < ZERO.expressions * lengths.max():
            found.append(_link("rod", "rod", a, b))
    return found


def _matching(
    s: Sampled, ends: list[Ends], value: ca.SX, name: str, kind: str, taken: set[frozenset[int]]
) -> list[Link]:
    """The two points whose distance a row or a potential is a matter of; the first pair that is."""
    wanted = s.at_once(("gradient", kind, name), lambda: ca.densify(ca.jacobian(value, s.m.q)).T)
    if not np.isfinite(wanted).all() or np.abs(wanted).max() == 0:
        return []
    return _first(ends, wanted, s.at_once(("value", kind, name), lambda: value)[:, 0], name, kind, taken)


def _first(
    ends: list[Ends], wanted: np.ndarray, values: np.ndarray, name: str, kind: str, taken: set[frozenset[int]]
) -> list[Link]:
    """The link between the first two points for which gradients and values agree."""
    for a, b in combinations(ends, 2):
        if a.node == b.node or frozenset((a.node, b.node)) in taken:
            continue
        if _parallel(_gradient(a, b), wanted) and _quadratic(np.linalg.norm(_away(a, b), axis=1), values):
            return [_link(name, kind, a, b)]
    return []


def _quadratic(d: np.ndarray, values: np.ndarray) -> bool:
    """Whether values at the samples are a polynomial of second degree in the distance."""
    powers = np.stack([np.ones_like(d), d, d**2], axis=1)
    powers /= np.linalg.norm(powers, axis=0)
    fit = np.linalg.lstsq(powers, values, rcond=RANK.threshold)[0]
    return bool(np.abs(powers @ fit - values).max() < ZERO.written * np.abs(values).max())


def _parallel(along: np.ndarray, wanted: np.ndarray) -> bool:
    """Whether gradients are along each other at every sample, and none vanishes."""
    first, second = np.linalg.norm(along, axis=1), np.linalg.norm(wanted, axis=1)
    if not ((first > ZERO.expressions) & (second > 0)).all():
        return False
    across = np.abs(np.abs((along * wanted).sum(axis=1)) - first * second)
    return bool((across < ZERO.written * first * second).all())


def _over_pulleys(s: Sampled, ends: list[Ends], c: ca.SX, name: str) -> list[Link]:
    """A thread from one particle over points of the ground to another: |P - A| + |Q - B| is what the row speaks of."""
    wanted = s.at(ca.densify(ca.jacobian(c, s.m.q)).T)
    anchors = [e for e in ends if e.node == 0]
    hanging = [e for e in ends if s.sources[e.node].kind == "particle"]
    pulls = [(a, p, _gradient(p, a) / np.linalg.norm(_away(p, a), axis=1)[:, None]) for a in anchors for p in hanging]
    for (a, p, first), (b, q, second) in combinations(pulls, 2):
        if p.node == q.node:
            continue
        # of either sign: at a random configuration a weight may be above its pulley
        if _parallel(first + second, wanted) or _parallel(first - second, wanted):
            over = [] if a is b else [_link(name, "thread", a, b)]
            return [_link(name, "thread", a, p), _link(name, "thread", b, q), *over]
    return []


def _link(name: str, kind: str, a: Ends, b: Ends) -> Link:
    return Link(name, kind, a.node, b.node, as_vector(a.offset), as_vector(b.offset))
