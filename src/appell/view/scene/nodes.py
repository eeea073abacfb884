"""The nodes of a model: what of it has a place and axes, and where the graph has them."""

from __future__ import annotations

from dataclasses import dataclass, replace

import casadi as ca
import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame

from appell.mechanics import Mechanics
from appell.model import Body, Mechanism, name_of
from appell.view.style import SCENE


@dataclass(frozen=True, eq=False)
class NodeSource:
    """Where a node comes from: a point and a frame of the model, or coordinates that nothing in space goes with.

    ``columns``: for a node without a point, the numbers of the coordinates that are its x, y and z (None: none), and
    ``rail`` how far down it is drawn.
    """

    name: str
    kind: str
    point: Point | None = None
    frame: ReferenceFrame | None = None
    mass: sm.Expr | None = None
    columns: tuple[int | None, ...] = ()
    rail: float = 0.0

    def position(self, m: Mechanics) -> ca.SX:
        """x, y, z in the ground."""
        if self.point is not None:
            found = located(m, self.point)
            return ca.SX.zeros(3) if found is None else found
        if not self.columns:
            return ca.SX.zeros(3)
        parts = [ca.SX(0) if i is None else m.q[i, 0] for i in self.columns]
        return ca.vertcat(*parts) + ca.vertcat(0, -self.rail, 0)

    def rotation(self, m: Mechanics) -> ca.SX:
        """R with v_N = R v."""
        if self.frame is None or not m.frames.oriented(self.frame):
            return ca.SX.eye(3)
        return ca.SX(m.frames.rotation(self.frame))


def located(m: Mechanics, point: Point) -> ca.SX | None:
    """The position of a point; one whose velocity was set by hand is where its neighbours say."""
    frames = m.frames
    found = frames.position(point)
    if found is not None or point not in frames.by_hand:
        return None if found is None else ca.SX(found)
    ways = replace(frames, by_hand={}, _points={}, _ways={})
    found = ways.position(point)
    return None if found is None else ca.SX(found)


def node_sources(model: Mechanism, extent: float = 1.0) -> list[NodeSource]:
    """The ground, masses, mounts and points that move by themselves; or coordinates, where nothing has a mass."""
    found = [NodeSource("ground", "ground", model.origin, model.frame)]
    for mass in model.masses:
        is_body = isinstance(mass, Body)
        frame = mass.frame if isinstance(mass, Body) else None
        found.append(NodeSource(mass.name, "body" if is_body else "particle", mass.point, frame, mass.mass))
    found += [NodeSource(s.name, "point", s.point, s.frame) for s in model.mounts if s.frame is not model.frame]
    found += [NodeSource(s.name, "point", s.point) for s in model.markers if s.body is None]
    frames = {drawing.on: drawing.frame for drawing in model.drawings if drawing.frame is not None}
    found += [NodeSource(name, "point", model.origin, frame) for name, frame in frames.items()]
    if not model.masses:
        found += _coordinate_nodes(model, extent)
    return found


def _coordinate_nodes(model: Mechanism, extent: float) -> list[NodeSource]:
    """A point whose coordinates are the model's, up to three of them; else a bead on a rail for each."""
    memories = {memory.function for memory in model.kinematics.memories}
    q = [(i, c) for i, c in enumerate(model.kinematics.coordinates) if c not in memories]
    if len(q) <= 3:
        columns = (*(i for i, _ in q), *([None] * (3 - len(q))))
        return [NodeSource("configuration", "point", columns=columns)]
    return [
        NodeSource(name_of(c), "point", columns=(i, None, None), rail=SCENE.rail * extent * k)
        for k, (i, c) in enumerate(q)
    ]
