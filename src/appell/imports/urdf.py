"""A URDF file as data: links, joints and the tree they form, checked; nothing of mechanics yet."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np

from appell.errors import ModelError
from appell.imports.urdf_assumptions import Assumptions, numbers
from appell.imports.urdf_visuals import UNDRAWN, Visual, material_colors, visual_of
from appell.model.inertia_matrix import require_moments

Element = ET.Element

KINDS = ("revolute", "continuous", "prismatic", "fixed", "floating", "planar", "spherical")
ONE_COORDINATE = ("revolute", "continuous", "prismatic")


@dataclass(frozen=True, eq=False)
class Placement:
    """A rotation and a shift: x_outside = R x_inside + r."""

    R: np.ndarray
    r: np.ndarray

    def __matmul__(self, inner: Placement) -> Placement:
        return Placement(self.R @ inner.R, self.R @ inner.r + self.r)


HERE = Placement(np.eye(3), np.zeros(3))


@dataclass(frozen=True, eq=False)
class Inertial:
    """Mass, and the inertia about the mass centre in the axes of ``at``, as the file gives them."""

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
    """Links and joints of a tree; ``root`` is the link without a parent.

    ``assumed`` are sentences about what the file leaves open or gets wrong, and what was read in its place.
    """

    name: str
    links: dict[str, UrdfLink]
    joints: dict[str, UrdfJoint]
    root: str
    assumed: tuple[str, ...] = ()

    def below(self, link: str) -> list[UrdfJoint]:
        """The joints whose parent is a link."""
        return [joint for joint in self.joints.values() if joint.parent == link]


def read_urdf(path: str | os.PathLike[str], assumptions: Assumptions | None = None) -> Robot:
    """The robot of a URDF file: a tree of links that all exist. What is assumed on the way joins ``assumptions``."""
    assumptions = Assumptions() if assumptions is None else assumptions
    where = Path(path)
    root = _document(where, assumptions)
    if root.tag != "robot":
        raise ModelError(f"'{where.name}' holds a <{root.tag}>, not a <robot>: it is not a URDF file.")
    found: dict[str, UrdfLink] = {}
    colors = material_colors(root)
    for element in root.findall("link"):
        name = element.get("name") or ""
        if not name or name in found:
            raise ModelError(f"the URDF has {'two links named ' + repr(name) if name else 'a link without a name'}.")
        meshes = tuple(mesh.get("filename", "") for mesh in element.iter("mesh"))
        inertial = _inertial(name, element.find("inertial"), assumptions)
        found[name] = UrdfLink(name, inertial, meshes, _visuals(name, element, colors, assumptions))
    links, joints = found, _joints(root, assumptions)
    # A parent named "world" stands for the ground where no link has that name (Drake's convention)
    for joint in joints.values():
        if joint.parent == "world" and "world" not in links:
            refusal = f"the parent 'world' of the joint '{joint.name}' is not a link of the URDF."
            assumptions.take("a link 'world' that is not declared is the ground", joint.name, refusal)
            links["world"] = UrdfLink("world", None, ())
    top = _root(where.name, links, joints)
    return Robot(root.get("name") or where.stem, links, joints, top, assumptions.sentences)


def _document(where: Path, assumptions: Assumptions) -> Element:
    """The root of the XML, which says itself how it is encoded; blanks around it are not part of it."""
    try:
        text = where.read_bytes()
    except OSError as error:
        raise ModelError(f"the URDF file '{where}' cannot be read: {error.strerror}.") from None
    try:
        return ET.fromstring(text)
    except ET.ParseError as error:
        refusal = f"'{where.name}' is not XML ({error}): give a URDF file, or run xacro on it first."
    bare = text.strip(b" \t\r\n\x00")
    try:
        root = ET.fromstring(bare)
    except ET.ParseError:
        raise ModelError(refusal) from None
    assumptions.take("blanks and zeros before or after the XML are skipped", where.name, refusal)
    return root


def _visuals(name: str, link: Element, colors: dict[str, str], assumptions: Assumptions) -> tuple[Visual, ...]:
    """The visuals that can be drawn; one that cannot has no say in the motion."""
    found = []
    for element in link.findall("visual"):
        try:
            at = _placement(f"the visual of '{name}'", element.find("origin"), Assumptions(strict=True))
            visual = visual_of(element, at.R, at.r, colors)
        except ModelError as error:
            assumptions.take(UNDRAWN, name, str(error))
            continue
        found += [] if visual is None else [visual]
    return tuple(found)


def _inertial(name: str, element: Element | None, assumptions: Assumptions) -> Inertial | None:
    """Mass and inertia as written; a strict reader judges each link, any other the bodies that links make together."""
    if element is None:
        return None
    mass = numbers(f"the mass of '{name}'", _child(element, "mass"), "value", [0.0], assumptions)[0]
    entries = _child(element, "inertia")
    xx, yy, zz, xy, xz, yz = (
        numbers(f"the inertia of '{name}'", entries, f"i{word}", [0.0], assumptions)[0]
        for word in "xx yy zz xy xz yz".split()
    )
    inertia = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    if mass < 0 or (mass == 0 and assumptions.strict):
        raise ModelError(f"the link '{name}' has the mass {mass:g}: give it a positive one, or no <inertial> at all.")
    if assumptions.strict:
        if not inertia.any():
            raise ModelError(f"the link '{name}' has a zero inertia: give it one, or no <inertial> at all.")
        require_moments(f"the inertia of the link '{name}'", inertia)
    at = _placement(f"the inertial of '{name}'", element.find("origin"), assumptions)
    return Inertial(mass, inertia, at)


def _joints(root: Element, assumptions: Assumptions) -> dict[str, UrdfJoint]:
    found: dict[str, UrdfJoint] = {}
    for element in root.findall("joint"):
        name, kind = element.get("name") or "", element.get("type") or ""
        where = f"the joint '{name}'"
        if not name or name in found:
            raise ModelError(f"the URDF has {'two joints named ' + repr(name) if name else 'a joint without a name'}.")
        if kind not in KINDS:
            raise ModelError(f"{where} is of the type '{kind}': URDF knows {', '.join(KINDS)}.")
        parent, child = (_child(element, word).get("link", "") for word in ("parent", "child"))
        axis = _axis(where, name, kind, element.find("axis"), assumptions)
        at = _placement(where, element.find("origin"), assumptions)
        extras = _extras(where, name, kind, element, assumptions)
        found[name] = UrdfJoint(name, kind, parent, child, at, axis, **extras)
    return found


def _axis(
    where: str, name: str, kind: str, element: Element | None, assumptions: Assumptions
) -> tuple[float, float, float]:
    """A unit vector; joints that have no axis get x, which nobody reads."""
    axis = np.array(numbers(where, element, "xyz", [1.0, 0.0, 0.0], assumptions))
    if not axis.any():
        refusal = f"{where} has an axis without length."
        if kind not in ("fixed", "floating", "spherical"):
            raise ModelError(refusal)
        assumptions.take("the axis without length of a joint that has none is skipped", name, refusal)
        axis[0] = 1.0
    axis /= np.abs(axis).max()  # squares of tiny components would vanish
    x, y, z = (float(c) for c in axis / np.linalg.norm(axis))
    return x, y, z


def _extras(where: str, name: str, kind: str, element: Element, assumptions: Assumptions) -> dict:
    """Limits, damping and mimicry."""
    limit, dynamics, mimic = (element.find(word) for word in ("limit", "dynamics", "mimic"))
    found: dict = {}
    if limit is not None:
        lower, upper, effort, velocity = (
            numbers(where, limit, word, [0.0], assumptions)[0] for word in ("lower", "upper", "effort", "velocity")
        )
        if kind in ("revolute", "prismatic"):
            if lower > upper:
                refusal = f"{where} has the limits {lower:g} to {upper:g}: the lower one is above the upper."
                assumptions.take("limits whose lower one is above the upper are swapped", name, refusal)
                lower, upper = upper, lower
            found["limits"] = (lower, upper)
        found |= {"effort": effort, "velocity": velocity}
    if dynamics is not None:
        found |= {word: numbers(where, dynamics, word, [0.0], assumptions)[0] for word in ("damping", "friction")}
        for word in ("damping", "friction"):
            if found[word] < 0:
                raise ModelError(f"{where} has the {word} {found[word]:g}: it takes energy away, and is not negative.")
    if mimic is not None:
        factor, offset = (
            numbers(where, mimic, word, [usual], assumptions)[0]
            for word, usual in (("multiplier", 1.0), ("offset", 0.0))
        )
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


def _placement(where: str, element: Element | None, assumptions: Assumptions) -> Placement:
    """xyz, and rpy turned about the fixed axes x, y, z in this order: R = Rz(yaw) Ry(pitch) Rx(roll)."""
    xyz, rpy = (numbers(where, element, word, [0.0, 0.0, 0.0], assumptions) for word in ("xyz", "rpy"))
    (sr, sp, sy), (cr, cp, cy) = np.sin(rpy), np.cos(rpy)
    R = [
        [cy * cp, cy * sp * sr - sy * cr, cy * sp * cr + sy * sr],
        [sy * cp, sy * sp * sr + cy * cr, sy * sp * cr - cy * sr],
        [-sp, cp * sr, cp * cr],
    ]
    return Placement(np.array(R), np.array(xyz))
