"""A URDF file as data: links, joints and what hangs on what, checked; nothing of mechanics yet."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import scipy

from appell.errors import ModelError
from appell.imports.urdf_visuals import Visual, material_colors, visual_of
from appell.model.inertia_matrix import require_moments

Element = ET.Element

KINDS = ("revolute", "continuous", "prismatic", "fixed", "floating", "planar")


@dataclass(frozen=True, eq=False)
class Placement:
    """A rotation and a shift: x_outside = R x_inside + r."""

    R: np.ndarray
    r: np.ndarray

    def __matmul__(self, inner: Placement) -> Placement:
        return Placement(self.R @ inner.R, self.R @ inner.r + self.r)


@dataclass(frozen=True, eq=False)
class Inertial:
    """Mass, and the inertia about the mass centre in the axes of ``at``."""

    mass: float
    inertia: np.ndarray
    at: Placement


@dataclass(frozen=True, eq=False)
class UrdfLink:
    """A link; ``meshes`` are the names of the files it is drawn with and collides with, ``visuals`` how it is drawn."""

    name: str
    inertial: Inertial | None
    meshes: tuple[str, ...]
    visuals: tuple[Visual, ...] = ()


@dataclass(frozen=True, eq=False)
class UrdfJoint:
    """A joint: the child's frame stands at ``at`` in the parent's, and moves along or about ``axis`` in its own.

    ``limits`` are the lowest and the highest position (None: none), ``effort`` and ``velocity`` the largest ones;
    ``mimic`` is another joint with a factor and an offset.
    """

    name: str
    kind: str
    parent: str
    child: str
    at: Placement
    axis: tuple[float, float, float]
    limits: tuple[float, float] | None = None
    effort: float | None = None
    velocity: float | None = None
    damping: float = 0.0
    friction: float = 0.0
    mimic: tuple[str, float, float] | None = None


@dataclass(frozen=True, eq=False)
class Robot:
    """Links and joints of a tree; ``root`` is the link without a parent."""

    name: str
    links: dict[str, UrdfLink]
    joints: dict[str, UrdfJoint]
    root: str

    def below(self, link: str) -> list[UrdfJoint]:
        """The joints whose parent is a link."""
        return [joint for joint in self.joints.values() if joint.parent == link]


def read_urdf(path: str | os.PathLike[str]) -> Robot:
    """The robot of a URDF file: a tree of links that all exist, with inertias that bodies can have."""
    where = Path(path)
    try:
        text = where.read_bytes()  # the XML says itself how it is encoded
    except OSError as error:
        raise ModelError(f"the URDF file '{where}' cannot be read: {error.strerror}.") from None
    try:
        root = ET.fromstring(text)
    except ET.ParseError as error:
        raise ModelError(f"'{where.name}' is not XML ({error}): give a URDF file, or run xacro on it first.") from None
    if root.tag != "robot":
        raise ModelError(f"'{where.name}' holds a <{root.tag}>, not a <robot>: it is not a URDF file.")
    links, joints = _links(root), _joints(root)
    return Robot(root.get("name") or where.stem, links, joints, _root(where.name, links, joints))


def _links(root: Element) -> dict[str, UrdfLink]:
    found: dict[str, UrdfLink] = {}
    colors = material_colors(root)
    for element in root.findall("link"):
        name = element.get("name") or ""
        if not name or name in found:
            raise ModelError(f"the URDF has {'two links named ' + repr(name) if name else 'a link without a name'}.")
        meshes = tuple(mesh.get("filename", "") for mesh in element.iter("mesh"))
        visuals = _visuals(name, element, colors)
        found[name] = UrdfLink(name, _inertial(name, element.find("inertial")), meshes, visuals)
    return found


def _visuals(name: str, link: Element, colors: dict[str, str]) -> tuple[Visual, ...]:
    found = []
    for element in link.findall("visual"):
        at = _placement(f"the visual of '{name}'", element.find("origin"))
        visual = visual_of(element, at.R, at.r, colors)
        found += [] if visual is None else [visual]
    return tuple(found)


def _inertial(name: str, element: Element | None) -> Inertial | None:
    if element is None:
        return None
    mass = _numbers(f"the mass of '{name}'", _child(element, "mass"), "value", [0.0])[0]
    entries = _child(element, "inertia")
    xx, yy, zz, xy, xz, yz = (
        _numbers(f"the inertia of '{name}'", entries, f"i{word}", [0.0])[0] for word in "xx yy zz xy xz yz".split()
    )
    inertia = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    if mass <= 0:
        raise ModelError(f"the link '{name}' has the mass {mass:g}: give it a positive one, or no <inertial> at all.")
    if not inertia.any():
        raise ModelError(f"the link '{name}' has a zero inertia: give it one, or no <inertial> at all.")
    require_moments(f"the inertia of the link '{name}'", inertia)
    return Inertial(mass, inertia, _placement(f"the inertial of '{name}'", element.find("origin")))


def _joints(root: Element) -> dict[str, UrdfJoint]:
    found: dict[str, UrdfJoint] = {}
    for element in root.findall("joint"):
        name, kind = element.get("name") or "", element.get("type") or ""
        where = f"the joint '{name}'"
        if not name or name in found:
            raise ModelError(f"the URDF has {'two joints named ' + repr(name) if name else 'a joint without a name'}.")
        if kind not in KINDS:
            raise ModelError(f"{where} is of the type '{kind}': URDF knows {', '.join(KINDS)}.")
        parent, child = (_child(element, word).get("link", "") for word in ("parent", "child"))
        axis = np.array(_numbers(where, element.find("axis"), "xyz", [1.0, 0.0, 0.0]))
        if not axis.any():
            raise ModelError(f"{where} has an axis without length.")
        axis /= np.abs(axis).max()  # squares of tiny components would vanish
        x, y, z = (float(c) for c in axis / np.linalg.norm(axis))
        at = _placement(where, element.find("origin"))
        found[name] = UrdfJoint(name, kind, parent, child, at, (x, y, z), **_extras(where, kind, element))
    return found


def _extras(where: str, kind: str, element: Element) -> dict:
    """Limits, damping and mimicry."""
    limit, dynamics, mimic = (element.find(word) for word in ("limit", "dynamics", "mimic"))
    found: dict = {}
    if limit is not None:
        lower, upper, effort, velocity = (
            _numbers(where, limit, word, [0.0])[0] for word in ("lower", "upper", "effort", "velocity")
        )
        if kind in ("revolute", "prismatic"):
            if lower > upper:
                raise ModelError(f"{where} has the limits {lower:g} to {upper:g}: the lower one is above the upper.")
            found["limits"] = (lower, upper)
        found |= {"effort": effort, "velocity": velocity}
    if dynamics is not None:
        found |= {word: _numbers(where, dynamics, word, [0.0])[0] for word in ("damping", "friction")}
        for word in ("damping", "friction"):
            if found[word] < 0:
                raise ModelError(f"{where} has the {word} {found[word]:g}: it takes energy away, and is not negative.")
    if mimic is not None:
        factor, offset = _numbers(where, mimic, "multiplier", [1.0])[0], _numbers(where, mimic, "offset", [0.0])[0]
        found["mimic"] = (mimic.get("joint", ""), factor, offset)
    return found


def _root(file: str, links: dict[str, UrdfLink], joints: dict[str, UrdfJoint]) -> str:
    """The link without a parent; everything hangs on it, once."""
    held: dict[str, str] = {}
    for joint in joints.values():
        for word, link in (("parent", joint.parent), ("child", joint.child)):
            if link not in links:
                raise ModelError(f"the {word} '{link}' of the joint '{joint.name}' is not a link of the URDF.")
        if joint.child in held:
            raise ModelError(
                f"the link '{joint.child}' is the child of two joints, '{held[joint.child]}' and '{joint.name}': "
                "a URDF is a tree; leave one out and close the loop with model.joint(..., closes=True)."
            )
        held[joint.child] = joint.name
    tops = [name for name in links if name not in held]
    if not tops:
        raise ModelError(f"'{file}' has no root: {'its joints close a ring' if links else 'there are no links'}.")
    if len(tops) > 1:
        raise ModelError(f"'{file}' has {len(tops)} roots ({', '.join(tops)}): join all but one to the others.")
    reached, waiting = {tops[0]}, [tops[0]]
    while waiting:
        here = waiting.pop()
        below = [joint.child for joint in joints.values() if joint.parent == here]
        reached |= set(below)
        waiting += below
    for name in links:
        if name not in reached:
            raise ModelError(f"the link '{name}' does not hang on the root '{tops[0]}': its joints close a ring.")
    return tops[0]


def _child(element: Element, tag: str) -> Element:
    found = element.find(tag)
    return Element(tag) if found is None else found


def _numbers(where: str, element: Element | None, attribute: str, default: Sequence[float]) -> list[float]:
    """The numbers of an attribute, as many as the default has."""
    text = None if element is None else element.get(attribute)
    if text is None:
        return list(default)
    try:
        values = [float(word) for word in text.split()]
    except ValueError:
        values = []
    if len(values) != len(default) or not np.isfinite(values).all():
        count = f"{len(default)} finite numbers" if len(default) > 1 else "a finite number"
        raise ModelError(f'{where} has {attribute}="{text}" where {count} should stand.')
    return values


def _placement(where: str, element: Element | None) -> Placement:
    """xyz, and rpy turned about the fixed axes x, y, z in this order: R = Rz(yaw) Ry(pitch) Rx(roll)."""
    R = scipy.spatial.transform.Rotation.from_euler("xyz", _numbers(where, element, "rpy", [0.0, 0.0, 0.0])).as_matrix()
    return Placement(R, np.array(_numbers(where, element, "xyz", [0.0, 0.0, 0.0])))
