"""A model to its scene: a list of named stages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from appell.model import Body, ModelData
from appell.view.scene.bodies import equal_inertia
from appell.view.scene.contacts import contact_shapes, drawn_surface, size_of
from appell.view.scene.sampled import Sampled, sampled
from appell.view.scene.scene import Node, Scene, SceneShape
from appell.view.scene.view_direction import plane_of_motion, upwards

COLORS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c6d31", "#7f7f7f")
"""Of bodies, in turn (Okabe and Ito 2008: apart for every eye)."""
GROUND = "#b8bfc7"
BALL = 0.035
"""The radius of a particle, of the extent."""


def scene_of(data: ModelData, parameters: Mapping[Any, float] | None = None, extent: float | None = None) -> Scene:
    """The scene of a model at values of its parameters; ``extent`` from a motion, where one is known."""
    s = sampled(data, parameters)
    shapes: list[list[SceneShape]] = [[] for _ in s.sources]
    length = _size(s) or extent or _spread(s)
    _contacts(s, shapes, length)
    _masses(s, shapes, length)
    normal = plane_of_motion(s)
    up, letter = upwards(s, normal)
    nodes = tuple(
        Node(source.name, source.kind, None if source.mass is None else s.number(source.mass), tuple(own))
        for source, own in zip(s.sources, shapes, strict=True)
    )
    return Scene(
        name=data.name,
        up=letter,
        up_vector=up,
        planar=normal is not None,
        normal=normal or up,
        extent=float(length),
        nodes=nodes,
        note="" if data.masses else ABSTRACT,
        abstract=not data.masses,
    )


ABSTRACT = "This model has no bodies: what moves here are its coordinates, not a mechanism."


def _size(s: Sampled) -> float:
    """How large the bodies are: 0 where nothing says so."""
    sizes = [size_of(shape, s) for contact in s.data.contacts for shape in contact.contact.shapes]
    for mass in s.data.masses:
        if isinstance(mass, Body):
            shape = equal_inertia(mass, s, "")
            sizes.append(0.0 if shape is None else 2 * max(shape.size))
    return float(np.nanmax([0.0, *sizes]))


def _spread(s: Sampled) -> float:
    """The distances that random configurations have."""
    places = s.positions.reshape(-1, 3)
    return float(np.linalg.norm(np.ptp(places, axis=0))) or 1.0


def _contacts(s: Sampled, shapes: list[list[SceneShape]], extent: float) -> None:
    for contact in s.data.contacts:
        for node, shape, center, axes in contact_shapes(contact, s):
            color = COLORS[(node - 1) % len(COLORS)] if node else GROUND
            made = drawn_surface(shape, center, axes, s, extent, color)
            if made is not None:
                shapes[node].append(made)


def _masses(s: Sampled, shapes: list[list[SceneShape]], extent: float) -> None:
    """A ball for every particle, and for a body that has no shape yet the plain one of its inertia."""
    bodies = {mass.name: mass for mass in s.data.masses if isinstance(mass, Body)}
    for i, (source, own) in enumerate(zip(s.sources, shapes, strict=True)):
        color = COLORS[(i - 1) % len(COLORS)]
        ball = SceneShape("sphere", (BALL * extent,), color=color)
        if source.kind == "body" and not own:
            own.append(equal_inertia(bodies[source.name], s, color) or ball)
        elif source.kind == "particle" or (source.kind == "point" and not s.data.masses):
            own.append(ball)
