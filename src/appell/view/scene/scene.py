"""What is drawn of a model: nodes that move, shapes fixed in them, links between them. Nothing here moves by itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]

ORIGIN: Vector = (0.0, 0.0, 0.0)
UPRIGHT: Quaternion = (1.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True, eq=False)
class SceneShape:
    """One shape, fixed in a node.

    Attributes
    ----------
    type : str
        sphere, ellipsoid, box, cylinder, cone, torus, plane, polyline, surface or mesh.
    size : tuple of float
        In metres. sphere: radius; ellipsoid: three half axes; box: three sides; cylinder and cone: radius and length
        along z, the middle (of a cone: the middle of its axis, the tip up) at the position; torus: radius of the ring
        about z and of the tube; plane: two sides, z its normal.
    position, quaternion
        Where it is and how it is turned in the axes of the node; scalar first.
    color, opacity
        "#rrggbb", and 0 to 1.
    points
        The corners of a polyline, (n, 3).
    vertices, faces
        Of a surface or mesh: (n, 3) and, as numbers of vertices, (m, 3).
    """

    type: str
    size: tuple[float, ...] = ()
    position: Vector = ORIGIN
    quaternion: Quaternion = UPRIGHT
    color: str = "#8899aa"
    opacity: float = 1.0
    points: np.ndarray | None = None
    vertices: np.ndarray | None = None
    faces: np.ndarray | None = None

    def to_dict(self) -> dict[str, Any]:
        """Plain numbers and words, for JSON."""
        found: dict[str, Any] = {
            "type": self.type,
            "position": list(self.position),
            "quaternion": list(self.quaternion),
            "color": self.color,
            "opacity": self.opacity,
        }
        if self.size:
            found["size"] = list(self.size)
        for name in ("points", "vertices", "faces"):
            values = getattr(self, name)
            if values is not None:
                found[name] = np.asarray(values).tolist()
        return found


@dataclass(frozen=True, eq=False)
class Node:
    """Something with a place and axes: the ground, a body, a particle, or a point that moves by itself.

    Attributes
    ----------
    name, kind
        Its name in the model; ground, body, particle or point.
    mass
        A number, or None.
    shapes
        What is drawn of it, in its axes. Those of a body are the body's own, from its mass centre.
    """

    name: str
    kind: str
    mass: float | None = None
    shapes: tuple[SceneShape, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Plain numbers and words, for JSON."""
        return {
            "name": self.name,
            "kind": self.kind,
            "mass": self.mass,
            "shapes": [shape.to_dict() for shape in self.shapes],
        }


@dataclass(frozen=True)
class Link:
    """Something straight between two nodes: a rod, a spring, a thread, an axis or a guide.

    Attributes
    ----------
    name, kind
        What it stands for; rod, spring, thread, axis or guide.
    start, end
        The numbers of two nodes.
    offset_start, offset_end
        Where it is held, in the axes of each.
    """

    name: str
    kind: str
    start: int
    end: int
    offset_start: Vector = ORIGIN
    offset_end: Vector = ORIGIN

    def to_dict(self) -> dict[str, Any]:
        """Plain numbers and words, for JSON."""
        return {
            "name": self.name,
            "kind": self.kind,
            "from": self.start,
            "to": self.end,
            "offset_from": list(self.offset_start),
            "offset_to": list(self.offset_end),
        }


@dataclass(frozen=True)
class NamedPoint:
    """A point that has a name: a marker or a joint, fixed in a node.

    Attributes
    ----------
    name, kind
        Its name in the model; point or joint.
    node, offset
        The number of the node that carries it, and where it is in the axes of that.
    """

    name: str
    kind: str
    node: int
    offset: Vector = ORIGIN

    def to_dict(self) -> dict[str, Any]:
        """Plain numbers and words, for JSON."""
        return {"name": self.name, "kind": self.kind, "node": self.node, "offset": list(self.offset)}


@dataclass(frozen=True, eq=False)
class Scene:
    """A model as it is drawn, at values of its parameters; made by ``model.scene()`` or, with a run at hand,
    ``run.scene()``.

    Attributes
    ----------
    name
        The model's.
    up
        The axis of the ground nearest to upwards: "z", "-z", "y" ...; ``up_vector`` is exact.
    planar
        Whether all motion is in one plane, and across which ``normal`` one looks at it.
    extent
        A length, in metres: how large what moves is.
    nodes
        The ground first, then particles and bodies in the order of the model, then frames and points of their own.
    links
        What is drawn between nodes.
    points
        Points with a name, for labels.
    gravity
        The acceleration of gravity in the ground, in m/s^2; zero without gravity.
    note
        What a reader must know, such as that no picture follows from what was said.

    Examples
    --------
    >>> import appell as ap
    >>> scene = ap.catalogue.two_pucks().scene()
    >>> [node.name for node in scene.nodes], scene.planar
    (['ground', 'P1', 'P2'], True)
    >>> sorted(scene.to_dict())
    ['extent', 'gravity', 'links', 'name', 'nodes', 'normal', 'note', 'planar', 'points', 'up', 'up_vector']
    """

    name: str
    up: str
    up_vector: Vector
    planar: bool
    normal: Vector
    extent: float
    nodes: tuple[Node, ...]
    links: tuple[Link, ...] = ()
    points: tuple[NamedPoint, ...] = ()
    gravity: Vector = ORIGIN
    note: str = ""
    abstract: bool = field(default=False, repr=False)

    def index(self, name: str) -> int:
        """The number of a node, by its name.

        Parameters
        ----------
        name
            Of a body, particle or point.

        Raises
        ------
        KeyError
            No node has that name.
        """
        for i, node in enumerate(self.nodes):
            if node.name == name:
                return i
        raise KeyError(f"no node of the scene of '{self.name}' is named '{name}'")

    def to_dict(self) -> dict[str, Any]:
        """Plain numbers and words, for JSON: what the page reads."""
        return {
            "name": self.name,
            "up": self.up,
            "up_vector": list(self.up_vector),
            "planar": self.planar,
            "normal": list(self.normal),
            "extent": self.extent,
            "note": self.note,
            "nodes": [node.to_dict() for node in self.nodes],
            "links": [link.to_dict() for link in self.links],
            "points": [point.to_dict() for point in self.points],
            "gravity": list(self.gravity),
        }
