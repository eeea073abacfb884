"""The bodies of a URDF: links that fixed joints hold together are one body, and that body is judged."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from appell.errors import ModelError
from appell.imports.urdf import HERE, Inertial, Placement, Robot
from appell.imports.urdf_assumptions import Assumptions
from appell.model.inertia_matrix import require_moments
from appell.numbers import ZERO

TREATMENTS = ("as given", "refuse", "balance")


@dataclass(frozen=True, eq=False)
class Group:
    """Links fixed to each other: the placement of each in the frame of the first."""

    top: str
    at: dict[str, Placement]


@dataclass(frozen=True, eq=False)
class MassProperties:
    """Mass, mass centre and the inertia about it, in the frame of the first link of a group."""

    mass: float
    center: np.ndarray
    inertia: np.ndarray


def groups_of(robot: Robot) -> list[Group]:
    """The links that fixed joints hold together, from the root down."""
    below: dict[str, list] = {}
    for joint in robot.joints.values():
        below.setdefault(joint.parent, []).append(joint)
    groups: list[Group] = []
    waiting = [robot.root]
    while waiting:
        group = Group(waiting.pop(0), {})
        inside = [(group.top, HERE)]
        while inside:
            link, at = inside.pop(0)
            group.at[link] = at
            for joint in below.get(link, ()):
                if joint.kind == "fixed":
                    inside.append((joint.child, at @ joint.at))
                else:
                    waiting.append(joint.child)
        groups.append(group)
    return groups


def mass_properties(
    robot: Robot, moving: list[Group], treatment: str, assumptions: Assumptions
) -> dict[str, MassProperties]:
    """Those of every moving group by its first link. Raises ModelError for a body that cannot be.

    A group without mass takes part where something with mass hangs on it: its inertia is then zero.
    """
    if treatment not in TREATMENTS:
        words = ", ".join(f'"{word}"' for word in TREATMENTS)
        raise ModelError(f"inertia= is {treatment!r}: give one of {words}.")
    merged = {group.top: _merged(robot, group, treatment, assumptions) for group in moving}
    found = {group.top: _judged(merged[group.top], group, treatment, assumptions) for group in moving}
    carrying = _carrying(robot, moving, found)
    for group in moving:
        if group.top not in carrying:
            rest = [*group.at][1:]
            words = f"'{group.top}'" + (f" and what is fixed to it ({', '.join(rest)})" if rest else "")
            raise ModelError(f"the link {words} moves and has no mass: give it an <inertial>.")
        if found[group.top].mass == 0:
            refusal = f"the link '{group.top}' moves and has no mass: give it an <inertial>."
            assumptions.take("a moving link without mass moves with what it carries", group.top, refusal)
    return found


def _carrying(robot: Robot, moving: list[Group], found: dict[str, MassProperties]) -> set[str]:
    """The groups that have mass, and those that carry one."""
    home = {link: group.top for group in moving for link in group.at}
    carrying: set[str] = set()
    for group in reversed(moving):  # children stand after their parents
        if found[group.top].mass > 0:
            carrying.add(group.top)
    for joint in reversed([*_from_the_root(robot, moving)]):
        if joint.child in carrying and joint.parent in home:
            carrying.add(home[joint.parent])
    return carrying


def _from_the_root(robot: Robot, moving: list[Group]) -> list:
    """The joints that move, parents before children."""
    into = {joint.child: joint for joint in robot.joints.values() if joint.kind != "fixed"}
    return [into[group.top] for group in moving if group.top in into]


def _merged(robot: Robot, group: Group, treatment: str, assumptions: Assumptions) -> MassProperties:
    """The sum of the masses of a group: each inertia in the axes of the first link, about the common centre."""
    parts: list[tuple[Inertial, Placement]] = []
    for link, at in group.at.items():
        part = robot.links[link].inertial
        if part is None:
            continue
        if part.mass == 0:
            refusal = f"the link '{link}' has the mass 0: give it a positive one, or no <inertial> at all."
            keeps = part.inertia.any() and treatment == "as given"
            if treatment == "refuse" and part.inertia.any():
                raise ModelError(refusal)
            words = "an inertia without mass is taken as given" if keeps else "an <inertial> of mass 0 is left out"
            assumptions.take(words, link, refusal)
            if not keeps:
                continue
        elif not part.inertia.any():
            refusal = f"the link '{link}' has a zero inertia: give it one, or no <inertial> at all."
            assumptions.take("a zero inertia is that of a point mass", link, refusal)
        parts.append((part, at @ part.at))
    if not parts:
        return MassProperties(0.0, np.zeros(3), np.zeros((3, 3)))
    mass = sum(part.mass for part, _ in parts)
    center = np.sum([part.mass * at.r for part, at in parts], axis=0) / mass if mass else np.zeros(3)
    inertia = np.sum([_about(part, at, center) for part, at in parts], axis=0)
    size = sum(part.mass * at.r @ at.r + np.abs(part.inertia).max() for part, at in parts)
    return MassProperties(float(mass), center, _clean(inertia, size))


def _about(part: Inertial, at: Placement, center: np.ndarray) -> np.ndarray:
    """R I R^T + m (d.d 1 - d d^T): an inertia in other axes and about another point, d away from its own."""
    d = at.r - center
    return at.R @ part.inertia @ at.R.T + part.mass * (d @ d * np.eye(3) - np.outer(d, d))


def _clean(matrix: np.ndarray, size: float) -> np.ndarray:
    """Symmetric, and entries that are rounding of terms of a size are zeros."""
    even = (matrix + matrix.T) / 2
    return np.where(np.abs(even) < ZERO.rounding * size, 0.0, even)


def _judged(body: MassProperties, group: Group, treatment: str, assumptions: Assumptions) -> MassProperties:
    """The body as it is where its inertia is one that a body can have; else what the treatment makes of it.

    "balance" replaces the three principal moments by their mean, as MuJoCo's balanceinertia does.
    """
    moments, axes = np.linalg.eigh(body.inertia)
    slack = ZERO.products * moments.sum()
    if moments[0] >= -slack and moments[2] <= moments[0] + moments[1] + slack:
        return body
    try:
        require_moments(f"the inertia of the link '{group.top}'", body.inertia)
    except ModelError as error:
        refusal = str(error)
    else:
        return body
    if moments[0] < -slack or treatment == "refuse":
        raise ModelError(refusal)
    if treatment == "as given":
        words = "an inertia that no body has (a principal moment above the sum of the others) is taken as given"
        assumptions.take(words, group.top, refusal)
        return body
    words = "an inertia that no body has gets the mean of its principal moments three times"
    assumptions.take(words, group.top, refusal)
    balanced = axes @ np.diag([moments.mean()] * 3) @ axes.T
    return MassProperties(body.mass, body.center, _clean(balanced, moments.max()))
