"""What every joint says: how a child moves in its parent, and what it may not do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import numpy as np
import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import ReferenceFrame, Vector, dynamicsymbols

from appell.errors import ModelError


@dataclass(frozen=True)
class Seat:
    """Where a joint sits: the frames of both sides and the symbols it was given."""

    parent: ReferenceFrame
    child: ReferenceFrame
    coordinates: tuple[AppliedUndef, ...]
    speeds: tuple[AppliedUndef, ...]

    @property
    def rates(self) -> tuple[sm.Expr, ...]:
        """The coordinate rates."""
        return tuple(q.diff(dynamicsymbols._t) for q in self.coordinates)


@dataclass(frozen=True)
class Held:
    """A point of the child, ``offset`` from the joint's point, that may not move along ``direction`` in the parent.

    The direction is the direction of the reaction there; ``word`` tells the points of one joint apart.
    """

    direction: Vector
    offset: Vector = Vector(0)  # noqa: RUF009 - never changed
    word: str = ""


@dataclass(frozen=True)
class Motion:
    """How the child moves in the parent.

    ``turn`` are the arguments of SymPy's ``ReferenceFrame.orient``; ``spin`` is the angular velocity of the child in
    the parent and ``shift`` leads from the parent's point of the joint to the child's. Of the speeds, those with
    ``definitions`` are linear in the coordinate rates; ``rates`` are those of the coordinates given outright.
    ``norm`` vanishes by itself (a quaternion's length), ``held`` are the rows of a nonholonomic joint, ``mounts``
    further frames fixed at points of the child to which bodies can be joined.
    """

    turn: tuple[Any, ...]
    spin: Vector
    shift: Vector = Vector(0)  # noqa: RUF009 - never changed
    definitions: Mapping[AppliedUndef, sm.Expr] = field(default_factory=dict)
    rates: Mapping[AppliedUndef, sm.Expr] = field(default_factory=dict)
    norm: sm.Expr | None = None
    held: tuple[Held, ...] = ()
    mounts: tuple[tuple[str, ReferenceFrame, Vector], ...] = ()


@dataclass(frozen=True)
class Pose:
    """Numbers of a pose and a twist: R and the unit quaternion of the child in the parent, the shift of its point and
    the velocity of that in the parent's frame, the angular velocity in the child's frame. ``value`` gives the number of
    an expression in the parameters.
    """

    R: np.ndarray
    quaternion: np.ndarray
    shift: np.ndarray
    velocity: np.ndarray
    spin: np.ndarray
    value: Callable[[object], float]


@dataclass(frozen=True)
class Start:
    """Numbers for coordinates and speeds, in the joint's short names, by what of a pose they follow from."""

    position: Mapping[str, float] = field(default_factory=dict)
    orientation: Mapping[str, float] = field(default_factory=dict)
    velocity: Mapping[str, float] = field(default_factory=dict)
    spin: Mapping[str, float] = field(default_factory=dict)


class Joint(ABC):
    """A joint: the short names of its coordinates and speeds, of those its rows hold at zero, and the motion it lets.

    To add one, copy a file of this folder and list it in ``__init__``.
    """

    coordinates: ClassVar[tuple[str, ...]]
    speeds: ClassVar[tuple[str, ...]]
    held: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def motion(self, seat: Seat) -> Motion:
        """Pose, twist, speeds and rows in the symbols of the seat."""

    @abstractmethod
    def start(self, pose: Pose) -> Start:
        """The coordinates and speeds of a pose and a twist (what the joint does not let is checked by the model)."""


def direction(axis: str | Sequence[object], frame: ReferenceFrame) -> Vector:
    """A unit vector by name ("x", "y", "z") or by three components."""
    if isinstance(axis, str) and axis in ("x", "y", "z"):
        return {"x": frame.x, "y": frame.y, "z": frame.z}[axis]
    components = vector(f"the axis {axis!r}", axis, frame)
    if components == 0:
        raise ModelError(f"the axis {axis!r} of a joint has no length.")
    return components.normalize()


def vector(what: str, components: object, frame: ReferenceFrame) -> Vector:
    """Three components as a vector in a frame; a vector stays what it is."""
    if isinstance(components, Vector):
        return components
    if isinstance(components, str) or not isinstance(components, Sequence) or len(components) != 3:
        raise ModelError(f"{what} is {components!r}: give three components (x, y, z) in the frame '{frame}'.")
    x, y, z = map(sm.sympify, components)
    return x * frame.x + y * frame.y + z * frame.z


QUATERNION = ("e0", "e1", "e2", "e3")
SPIN = ("wx", "wy", "wz")


def quaternion_rates(e: Sequence[sm.Expr], w: Sequence[sm.Expr]) -> dict[sm.Expr, sm.Expr]:
    """The rates of a unit quaternion for an angular velocity in the turning frame: edot = E(e) w / 2."""
    e0, e1, e2, e3 = e
    E = sm.Matrix([[-e1, -e2, -e3], [e0, -e3, e2], [e3, e0, -e1], [-e2, e1, e0]]) / 2
    return dict(zip(e, E @ sm.Matrix(w), strict=True))


def along(components: Sequence[sm.Expr], frame: ReferenceFrame) -> Vector:
    """x, y, z components in a frame as a vector."""
    return components[0] * frame.x + components[1] * frame.y + components[2] * frame.z


def named(names: Sequence[str], values: Iterable[float]) -> dict[str, float]:
    """Numbers by name."""
    return {name: float(value) for name, value in zip(names, values, strict=True)}
