"""What things look like, for a document: written and read. Meshes are files, which a document does not name."""

from __future__ import annotations

import warnings
from typing import Any

from appell.errors import AppellWarning
from appell.model.declarative.entries import DocumentEntry, said_at
from appell.model.declarative.formula_text import Labels, value
from appell.model.declarative.read_constraints import surface_of
from appell.model.declarative.read_geometry import axis_of
from appell.model.declarative.reading import PartialModel
from appell.model.declarative.write_geometry import argument, surface
from appell.model.drawings import Drawing, with_shapes
from appell.model.mechanism import Mechanism
from appell.model.names import require_one_of
from appell.model.shapes import BodyShape, shape_of

KINDS = ("sphere", "ellipsoid", "box", "cylinder", "cone", "torus", "plane", "rod", "polyline")
"""The shapes that have words."""


def shapes(data: Mechanism, labels: Labels) -> list[dict[str, Any]]:
    """Every shape that was said, in the order in which it was."""
    found = []
    for drawing in data.drawings:
        if isinstance(drawing.shape, BodyShape) and drawing.shape.kind not in KINDS:
            warnings.warn(
                f"the {drawing.shape.kind} of '{drawing.on}' is a file and is not written: a document names no files.",
                AppellWarning,
                stacklevel=4,
            )
        else:
            found.append(_written(drawing, labels))
    return found


def _written(drawing: Drawing, labels: Labels) -> dict[str, Any]:
    entry: dict[str, Any] = {"frame": labels.frame(drawing.frame)} if drawing.frame is not None else {"on": drawing.on}
    shape = drawing.shape
    if not isinstance(shape, BodyShape):
        return entry | {"surface": surface(shape, labels)}
    entry |= {"type": shape.kind, "sizes": [value(size, labels) for size in shape.sizes]}
    if shape.points:
        entry["points"] = [argument(point, labels) for point in shape.points]
    else:
        entry["at"] = argument(shape.at, labels)
    if shape.axis != "z":
        entry["axis"] = argument(shape.axis, labels)
    if shape.color:
        entry["color"] = shape.color
    return entry | ({"opacity": shape.opacity} if shape.opacity != 1 else {})


def with_drawings(reading: PartialModel, entry: DocumentEntry) -> None:
    """The shapes of a document, said in the model."""
    for one in entry.entries("shapes"):
        one.require("on", "frame", "surface", "type", "sizes", "points", "at", "axis", "color", "opacity")
        with said_at(one.where):
            on = reading.frame("frame", one.text("frame")) if "frame" in one else one.text("on")
            shape = surface_of(reading, one.object("surface")) if "surface" in one else _read(reading, one)
            reading.data, _ = with_shapes(reading.data, on, (shape,))


def _read(reading: PartialModel, one: DocumentEntry) -> BodyShape:
    kind = one.text("type")
    require_one_of(kind, KINDS, f"'{kind:.40}' is not a shape")
    opacity = one.number("opacity") if "opacity" in one else 1.0
    axis = one.content.get("axis", "z")
    return shape_of(
        kind,
        [reading.scalar(f"sizes[{i}]", size) for i, size in enumerate(one.items("sizes"))],
        at=axis_of(reading, "at", one.content["at"]) if "at" in one else (0, 0, 0),
        axis=axis if isinstance(axis, str) and axis in ("x", "y", "z") else axis_of(reading, "axis", axis),
        points=tuple(axis_of(reading, f"points[{i}]", point) for i, point in enumerate(one.items("points"))),
        color=one.text("color", ""),
        opacity=1.0 if opacity is None else opacity,
    )
