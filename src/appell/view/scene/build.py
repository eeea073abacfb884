"""A model to its scene: named stages, each of which adds what follows from one kind of thing that was said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import Any

import numpy as np

from appell.mechanics import Mechanics
from appell.model import Body, Mechanism
from appell.model.shapes import BodyShape
from appell.model.surfaces import Plane
from appell.numbers import ZERO
from appell.view.scene.attachments import Attachments, attachments, named_points
from appell.view.scene.bodies import equal_inertia, marks_of
from appell.view.scene.contacts import contact_shapes, drawn_surface, size_of
from appell.view.scene.distances import links_of
from appell.view.scene.grounds import anchors, cover, hung, pins, rails, way_of
from appell.view.scene.held_on import Region, held_shapes
from appell.view.scene.rods import body_shapes, covers, is_plane
from appell.view.scene.rotations import as_vector, matrix
from appell.view.scene.said import said_shape
from appell.view.scene.sampled import Sampled, sampled, steady
from appell.view.scene.scene import Link, Node, Scene, SceneShape
from appell.view.scene.view_direction import gravity, plane_of_motion, upwards
from appell.view.scene.wheels import RollingPoint, edge_shapes, edges
from appell.view.style import SCENE

COLORS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c6d31", "#7f7f7f")
"""Of bodies, in turn (Okabe and Ito 2008: apart for every eye)."""
GROUND = "#b8bfc7"
ABSTRACT = "This model has no bodies: what moves here are its coordinates, not a mechanism."


def scene_of(
    data: Mechanism,
    parameters: Mapping[Any, float] | None = None,
    places: np.ndarray | None = None,
    lowered: Mechanics | None = None,
) -> Scene:
    """The scene of a model at values of its parameters; ``places`` of its nodes (time, node, 3), where it has moved.

    ``lowered``: the model in CasADi, where somebody has it already.
    """
    return built(Workshop(sampled(data, parameters, lowered), places))


def built(w: Workshop) -> Scene:
    """The stages, one after the other."""
    _said(w)
    _contacts(w)
    _masses(w)
    _see_through(w)
    _edges(w)
    _joints(w)
    _anchors(w)
    _marks(w)
    _held(w)
    _ways(w)
    _coordinate_axes(w)
    _spread_planes(w)
    return w.scene()


@dataclass(eq=False)
class Workshop:
    """A scene in the making: shapes for every node, links, and what the stages ask for.

    ``size``: an extent that is given, by which balls, pins and bars are drawn whatever the parameters are.
    """

    s: Sampled
    places: np.ndarray | None
    size: float | None = None
    links: list[Link] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.shapes: list[list[SceneShape]] = [[] for _ in self.s.sources]
        self.links = links_of(self.s, self.points)

    @cached_property
    def points(self) -> Attachments:
        return attachments(self.s)

    @cached_property
    def normal(self) -> np.ndarray | None:
        found = plane_of_motion(self.s)
        return None if found is None else np.array(found)

    @cached_property
    def up(self) -> np.ndarray:
        return np.array(self._upwards[0])

    @cached_property
    def _upwards(self) -> tuple[Any, str]:
        return upwards(self.s, None if self.normal is None else tuple(self.normal))

    @cached_property
    def bodies(self) -> dict[int, Body]:
        return {self.s.index(mass.name): mass for mass in self.s.data.masses if isinstance(mass, Body)}

    @cached_property
    def said(self) -> set[str]:
        """The names of what somebody has given a shape."""
        return {drawing.on for drawing in self.s.data.drawings}

    @cached_property
    def edges(self) -> list[RollingPoint]:
        """Blades and wheels; what does not slip sideways at its own mass centre, and has no other point, is a blade."""
        found = []
        for edge in edges(self.s):
            arms = [p for p in self.points.of(edge.node) if np.linalg.norm(p) > ZERO.expressions]
            alone = not arms and not edge.steered and edge.node in self.bodies
            found.append(replace(edge, blade=edge.blade or alone))
        return found

    @cached_property
    def touching(self) -> set[int]:
        """The bodies whose shape a contact says."""
        found = set()
        for contact in self.s.data.contacts:
            found |= {node for node, shape, *_ in contact_shapes(contact, self.s) if size_of(shape, self.s) > 0}
        return found

    def turns(self, node: int) -> bool:
        """Whether a node ever turns."""
        return steady(self.s.rotations[:, node].reshape(len(self.s.states), 9)) is None

    @cached_property
    def extent(self) -> float:
        """How large bodies and bars are; of points alone, how far they move."""
        return self.size or self._size() or self.reach

    @cached_property
    def reach(self) -> float:
        """How far nodes are apart and move: along the motion, or at random configurations."""
        places = self.s.positions if self.places is None else self.places
        span = float(np.linalg.norm(np.ptp(places[:, 1:].reshape(-1, 3), axis=0)))
        return span or 1.0

    @property
    def region(self) -> Region:
        """Where the nodes move."""
        places = self.s.positions if self.places is None else self.places
        flat = places[:, 1:].reshape(-1, 3)
        low, high = flat.min(axis=0), flat.max(axis=0)
        return Region((low + high) / 2, 1.3 * float((high - low).max()) + 0.3 * self.extent)

    def scope(self, node: int, center: np.ndarray) -> float:
        """How far from a place of a node things are: where what has no end is to be drawn."""
        if self.places is None or node:
            return 2 * self.extent
        return float(np.linalg.norm(self.places[:, 1:] - center, axis=2).max()) + self.extent

    @cached_property
    def ball(self) -> float:
        """The radius of a particle: two of them do not overlap at the start, if that leaves enough to be seen."""
        usual = SCENE.ball * self.extent
        particles = [i for i, source in enumerate(self.s.sources) if source.kind == "particle"]
        if self.places is None or len(particles) < 2:
            return usual
        first = self.places[0, particles]
        gaps = np.linalg.norm(first[:, None] - first[None], axis=2)[np.triu_indices(len(particles), 1)]
        return float(min(usual, max(SCENE.apart * gaps.min(), SCENE.smallest * usual)))

    def color(self, node: int) -> str:
        """The colour of a node."""
        return COLORS[(node - 1) % len(COLORS)] if node else GROUND

    def _size(self) -> float:
        s = self.s
        sizes = [0.0]
        sizes += [size_of(shape, s) for contact in s.data.contacts for shape in contact.contact.shapes]
        for drawing in s.data.drawings:
            shape = drawing.shape
            if isinstance(shape, BodyShape) and drawing.on != "ground":
                lengths = [s.number(e) for e in shape.sizes]
                sizes += [_said_size(shape.kind, lengths)] if lengths else []
        for node, body in self.bodies.items():
            points = [np.zeros(3), *self.points.of(node)]
            sizes += [float(np.linalg.norm(a - b)) for a in points for b in points]
            if body.name not in self.said and node not in self.touching and self.turns(node):
                plain = equal_inertia(body, s, "")
                sizes.append(0.0 if plain is None else _diameter(plain))
        for link in self.links:
            ends = [
                s.positions[:, node] + s.rotations[:, node] @ np.array(offset)
                for node, offset in ((link.start, link.offset_start), (link.end, link.offset_end))
            ]
            lengths = np.linalg.norm(ends[0] - ends[1], axis=1)
            if np.ptp(lengths) < ZERO.expressions * lengths.max():
                sizes.append(float(lengths.max()))
        return float(np.nanmax(sizes))

    def scene(self) -> Scene:
        """The finished scene."""
        s = self.s
        nodes = tuple(
            Node(source.name, source.kind, None if source.mass is None else s.number(source.mass), tuple(own))
            for source, own in zip(s.sources, self.shapes, strict=True)
        )
        vector, letter = self._upwards
        normal = vector if self.normal is None else tuple(float(e) for e in self.normal)
        return Scene(
            name=s.data.name,
            up=letter,
            up_vector=vector,
            planar=self.normal is not None,
            normal=normal,  # type: ignore[arg-type]
            extent=float(self.extent),
            nodes=nodes,
            links=tuple(self.links),
            points=named_points(s),
            gravity=as_vector(gravity(s)),
            note="" if s.data.masses else ABSTRACT,
            abstract=not s.data.masses,
        )


def _said_size(kind: str, lengths: list[float]) -> float:
    """How large a shape is that somebody said, across; of bars and planes that is no matter."""
    if kind in ("plane", "rod"):
        return 0.0
    if kind in ("sphere", "ellipsoid"):
        return 2 * max(lengths)
    if kind == "torus":
        return 2 * sum(lengths)
    return max(2 * lengths[0], *lengths[1:]) if kind in ("cylinder", "cone") else max(lengths)


def _diameter(shape: SceneShape) -> float:
    if shape.type == "sphere":
        return 2 * shape.size[0]
    if shape.type == "cylinder":
        return max(2 * shape.size[0], shape.size[1])
    return max(shape.size)


# ---- the stages -----------------------------------------------------------------------------------------------------


def _said(w: Workshop) -> None:
    """What somebody said that things look like."""
    for drawing in w.s.data.drawings:
        node = 0 if drawing.on == "ground" else w.s.index(drawing.on)
        w.shapes[node].append(said_shape(drawing, w.s, w.extent, w.color(node)))


def _contacts(w: Workshop) -> None:
    """What bodies touch with; a plane that several wheels share is drawn once, one that turns as a table."""
    for contact in w.s.data.contacts:
        for node, shape, center, axes in contact_shapes(contact, w.s):
            if w.s.sources[node].name in w.said:
                continue
            made = drawn_surface(shape, center, axes, w.s, w.scope(node, center), w.color(node))
            if made is None or any(
                made.type == other.type
                and made.size == other.size
                and np.allclose([*made.position, *made.quaternion], [*other.position, *other.quaternion])
                for other in w.shapes[node]
            ):
                continue
            if isinstance(shape, Plane) and node:
                radius = 0.55 * w.reach + w.extent
                thick = 0.04 * w.extent
                shift = np.array(made.position) - thick / 2 * axes[:, 2]
                made = replace(made, type="cylinder", size=(radius, thick), position=as_vector(shift), opacity=1.0)
            w.shapes[node].append(hung(made, shape, w.bodies.get(node), w.s))


def _masses(w: Workshop) -> None:
    """A ball for every particle, and for a body that has no shape yet what its inertia and its joints say."""
    for i, source in enumerate(w.s.sources):
        ball = SceneShape("sphere", (w.ball,), color=w.color(i))
        if w.shapes[i] or source.name in w.said:
            continue
        steered = any(edge.node == i and not edge.blade for edge in w.edges)
        arms = [p for p in w.points.of(i) if np.linalg.norm(p) > ZERO.expressions]
        if source.kind == "body" and steered and not arms and is_plane(w.bodies[i]):
            w.shapes[i].append(ball)  # a fork: its wheel follows
        elif source.kind == "body" and w.turns(i):
            w.shapes[i] += body_shapes(w.bodies[i], w.points.of(i), w.s, w.extent, w.color(i), _blade(w, i)) or [ball]
        elif source.kind == "body":
            w.shapes[i].append(SceneShape("box", (SCENE.block * w.extent,) * 3, color=w.color(i)))
        elif source.kind == "particle" or (source.kind == "point" and not w.s.data.masses):
            w.shapes[i].append(ball)


def _blade(w: Workshop, node: int) -> np.ndarray | None:
    """The direction of the blade of a body, in its axes."""
    edge = next((edge for edge in w.edges if edge.node == node and edge.blade), None)
    return None if edge is None else np.cross(edge.across, [0.0, 0.0, 1.0])


def _edges(w: Workshop) -> None:
    """Blades and small wheels where a row keeps a point from slipping sideways."""
    for edge in w.edges:
        if w.s.sources[edge.node].name in w.said:
            continue
        R = w.s.rotations[0, edge.node]
        upward = w.up if w.normal is None else w.normal
        w.shapes[edge.node] += edge_shapes(edge, R.T @ upward, w.extent)


def _joints(w: Workshop) -> None:
    """Pins where bodies are held together, and rails along which they slide."""
    for node, shape in pins(w.s, w.points, w.normal, w.extent):
        if node == 0 or w.s.sources[node].name not in w.said:
            w.shapes[node].append(shape)
    for node, shape in rails(w.s, w.reach, w.extent):
        w.shapes[node].append(shape)


def _anchors(w: Workshop) -> None:
    """Ceilings and walls that hold rods, springs and threads."""
    places = w.s.positions if w.places is None else w.places
    w.shapes[0] += anchors(w.links, places, w.up, w.normal, w.extent)


def _see_through(w: Workshop) -> None:
    """A body around another one is drawn so that one sees what is in it."""
    for i in w.bodies:
        inner = [w.s.fixed(w.s.positions[:, j], i) for j in w.bodies if j != i]
        own = w.shapes[i]
        if own and own[0].type in ("box", "sphere", "cylinder") and w.s.sources[i].name not in w.said:
            plain = replace(own[0], size=tuple(0.8 * e for e in own[0].size))
            if any(p is not None and covers(plain, p) for p in inner) and not is_plane(w.bodies[i]):
                own[0] = replace(own[0], opacity=0.35)


def _marks(w: Workshop) -> None:
    """Lines on what is round and turns."""
    for i, own in enumerate(w.shapes):
        if i and w.s.sources[i].kind == "body" and own:
            own += marks_of(own[0])


def _ways(w: Workshop) -> None:
    """The line that a particle with one coordinate moves on: a wire, or a rail."""
    hung = {node for link in w.links if link.kind == "rod" for node in (link.start, link.end)}
    for i, source in enumerate(w.s.sources):
        if source.kind == "particle" and i not in hung:
            line = way_of(w.s, i, None if w.places is None else w.places[:, i])
            if line is not None:
                w.shapes[0].append(SceneShape("polyline", color="#8d96a0", points=line))


def _coordinate_axes(w: Workshop) -> None:
    """Without bodies: axes of the coordinates, or the rail of each."""
    if w.s.data.masses:
        return
    low, high = w.region.middle - w.region.size / 2, w.region.middle + w.region.size / 2
    for k, source in enumerate(w.s.sources[1:]):
        used = [j for j, column in enumerate(source.columns) if column is not None]
        for j in used:
            ends = np.zeros((2, 3))
            ends[:, j] = min(low[j], 0.0), max(high[j], 0.0)
            ends[:, 1] -= SCENE.rail * w.extent * k if len(used) == 1 else 0.0
            w.shapes[0].append(SceneShape("polyline", color="#8d96a0", points=ends))


def _held(w: Workshop) -> None:
    """Walls, floors, surfaces and curves that rows in positions hold points on."""
    drawn = {link.name for link in w.links} | {contact.name for contact in w.s.data.contacts}
    drawn |= {joint.name for joint in w.s.data.joints}
    if w.s.data.masses:
        shapes = held_shapes(w.s, w.points, drawn, w.region, w.normal, w.extent, partial(_radius, w), w.up)
        w.shapes[0] += shapes


def _radius(w: Workshop, point: int, normal: np.ndarray) -> float:
    """How far a ball or block whose centre is a candidate point reaches along a direction."""
    for node, offset in w.points.carriers[point].items():
        if node and w.shapes[node] and np.linalg.norm(offset) < ZERO.expressions:
            own = w.shapes[node][0]
            if own.type == "sphere":
                return own.size[0]
            if own.type == "box" and not w.turns(node):
                axes = w.s.rotations[0, node] @ matrix(np.array(own.quaternion))
                return float(np.abs(axes.T @ normal) @ np.array(own.size) / 2)
    return 0.0


def _spread_planes(w: Workshop) -> None:
    """Planes and tubes of the ground as large as the motion, and where it is."""
    w.shapes[0] = [cover(shape, w.region, w.extent) for shape in w.shapes[0]]
