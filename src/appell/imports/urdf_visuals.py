"""How a URDF draws its links: boxes, cylinders, balls and meshes, as shapes of the model's bodies.

A mesh is taken where its file is there, is STL or OBJ, and trimesh is installed to read it; a link of which nothing can
be drawn looks as its inertia says.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from xml.etree.ElementTree import Element

import numpy as np

from appell.errors import ModelError
from appell.model import shapes
from appell.model.shapes import BodyShape

UNDRAWN = "a <visual> that cannot be drawn is skipped"


@dataclass(frozen=True, eq=False)
class Visual:
    """One <visual> of a link: the geometry with its numbers or file, where it stands in the link, and its colour."""

    kind: str
    sizes: tuple[float, ...]
    R: np.ndarray
    r: np.ndarray
    file: str = ""
    scale: tuple[float, float, float] = (1.0, 1.0, 1.0)
    color: str = ""


def visual_of(element: Element, R: np.ndarray, r: np.ndarray, colors: dict[str, str]) -> Visual | None:
    """A <visual> with a geometry that URDF knows; None for another."""
    geometry = element.find("geometry")
    for found in () if geometry is None else geometry:
        color = _color(element.find("material"), colors)
        if found.tag == "box":
            return Visual("box", _numbers(found, "size", 3), R, r, color=color)
        if found.tag == "cylinder":
            return Visual("cylinder", (*_numbers(found, "radius", 1), *_numbers(found, "length", 1)), R, r, color=color)
        if found.tag == "sphere":
            return Visual("sphere", _numbers(found, "radius", 1), R, r, color=color)
        if found.tag == "mesh":
            x, y, z = _numbers(found, "scale", 3) if found.get("scale") else (1.0, 1.0, 1.0)
            return Visual("mesh", (), R, r, found.get("filename", ""), (x, y, z), color)
    return None


def material_colors(root: Element) -> dict[str, str]:
    """The colours of materials that have a name, by it."""
    named = [m for m in root.iter("material") if m.get("name") and m.find("color") is not None]
    return {str(m.get("name")): _color(m, {}) for m in named}


def shape_of(visual: Visual, R: np.ndarray, r: np.ndarray, folder: Path) -> BodyShape | None:
    """A visual as a shape of a body in which its link stands at R, r; None where its file cannot be drawn."""
    turn, at = R @ visual.R, tuple(float(e) for e in R @ visual.r + r)
    if visual.kind == "mesh":
        file = find_mesh(visual.file, folder)
        if file is None or find_spec("trimesh") is None:
            return None
        return shapes.mesh(file, scale=visual.scale, at=at, turn=turn.tolist(), color=visual.color)
    makers = {"box": shapes.box, "cylinder": shapes.cylinder, "sphere": shapes.sphere}
    made = makers[visual.kind](*visual.sizes, at=at, color=visual.color)  # type: ignore[operator]
    return replace(made, turn=tuple(float(e) for e in turn.ravel()))


def find_mesh(name: str, folder: Path) -> Path | None:
    """The file of a mesh: beside the URDF, or below a folder above it where the name begins with package://."""
    plain = name.removeprefix("file://")
    if plain.startswith("package://"):
        parts = plain.removeprefix("package://").split("/", 1)
        tries = [above / way for above in (folder, *folder.parents[:3]) for way in ("/".join(parts), parts[-1])]
    else:
        tries = [folder / plain]
    return next((file for file in tries if file.suffix.lower() in (".stl", ".obj") and file.is_file()), None)


def _color(material: Element | None, colors: dict[str, str]) -> str:
    if material is None:
        return ""
    inner = material.find("color")
    if inner is None:
        return colors.get(material.get("name", ""), "")
    rgba = _numbers(inner, "rgba", 4)
    return "#" + "".join(f"{round(255 * min(max(c, 0.0), 1.0)):02x}" for c in rgba[:3])


def _numbers(element: Element, attribute: str, count: int) -> tuple[float, ...]:
    text = element.get(attribute, "")
    try:
        values = tuple(float(word) for word in text.split())
    except ValueError:
        values = ()
    if len(values) != count or not np.isfinite(values).all():
        raise ModelError(f'a <{element.tag}> of a visual has {attribute}="{text}" where {count} numbers should stand.')
    return values
