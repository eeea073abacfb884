"""What every joint says: how a child moves in its parent, what it may not do, and how it closes a loop."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import ReferenceFrame, Vector, dynamicsymbols

from appell.constraints import expression_of
from appell.errors import ModelError

if TYPE_CHECKING:
    from appell.model.joints.closure import LoopClosure, Rows
    from appell.reading.joint_equations import JointEquations
    from appell.reading.quasi_velocities import QuasiVelocities

Axis = str | Sequence[object]
"""An axis of a joint: "x", "y", "z" or three components, in the parent's frame and (turned with it) in the child's."""


@dataclass(frozen=True)
class JointFrames:
    """Where a joint sits: the frames of both sides and the symbols it was given."""

    parent: ReferenceFrame
    child: ReferenceFrame
    coordinates: tuple[AppliedUndef, ...]
    speeds: tuple[sm.Expr, ...]

    @property
    def rates(self) -> tuple[sm.Expr, ...]:
        """The coordinate rates."""
        return tuple(q.diff(dynamicsymbols._t) for q in self.coordinates)


@dataclass(frozen=True)
class SlipRow:
    """A point of the child, ``offset`` from the joint's point, that may not move along ``direction`` in the parent.

    The direction is the direction of the reaction there; ``word`` tells the points of one joint apart. A contact that
    travels over what rolls lies ``arm`` further on; its matter turns with the frame ``wheel`` (None: the child's).
    """

    direction: Vector
    offset: Vector = Vector(0)  # noqa: RUF009 - never changed
    word: str = ""
    arm: Vector = Vector(0)  # noqa: RUF009 - never changed
    wheel: ReferenceFrame | None = None


@dataclass(frozen=True)
class Rolling:
    """The rows in velocity of a nonholonomic joint, and its ``mounts``: further frames that bodies can be joined to."""

    held: tuple[SlipRow, ...] = ()
    mounts: tuple[tuple[str, ReferenceFrame, Vector], ...] = ()


@dataclass(frozen=True)
class JointMotion:
    """How the child moves in the parent.

    ``turn`` are the arguments of SymPy's ``ReferenceFrame.orient`` and ``spin`` the angular velocity of the child, both
    in the parent or in a frame between (``base``); ``shift`` leads from the parent's point of the joint to the child's.
    Of the speeds, those with ``definitions`` are linear in the coordinate rates; ``rates`` are those of the coordinates
    given outright.
    ``norm`` vanishes by itself (a quaternion's length).
    """

    turn: tuple[Any, ...]
    spin: Vector
    shift: Vector = Vector(0)  # noqa: RUF009 - never changed
    definitions: Mapping[AppliedUndef, sm.Expr] = field(default_factory=dict)
    rates: Mapping[AppliedUndef, sm.Expr] = field(default_factory=dict)
    norm: sm.Expr | None = None
    base: ReferenceFrame | None = None


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
class JointState:
    """Numbers for coordinates and speeds, in the joint's short names, by what of a pose they follow from."""

    position: Mapping[str, float] = field(default_factory=dict)
    orientation: Mapping[str, float] = field(default_factory=dict)
    velocity: Mapping[str, float] = field(default_factory=dict)
    spin: Mapping[str, float] = field(default_factory=dict)


class Joint(ABC):
    """A joint: the short names of its coordinates and speeds, of those its rows hold at zero, and the motion it lets.

    >>> import appell as ap
    >>> knife = ap.Knife()
    >>> knife.coordinates, knife.speeds
    (('x', 'y', 'theta'), ('v', 's', 'omega'))

    ``parts`` are coordinates of the joint itself and not of the pose, with the speeds that are their rates (the
    steering of a tricycle): they stay when the joint closes a loop. To add a joint, copy a file of this folder and list
    it in ``__init__``.
    """

    held: ClassVar[tuple[str, ...]] = ()
    parts: ClassVar[Mapping[str, str]] = MappingProxyType({})

    @property
    @abstractmethod
    def coordinates(self) -> tuple[str, ...]:
        """The short names of the coordinates."""

    @property
    @abstractmethod
    def speeds(self) -> tuple[str, ...]:
        """The short names of the speeds, those held at zero included."""

    @abstractmethod
    def motion(self, frames: JointFrames) -> JointMotion:
        """Pose, twist and speeds in the symbols of the frames.

        Parameters
        ----------
        frames
            The frames of both sides, and the symbols of the joint's coordinates and speeds.
        """

    @abstractmethod
    def closing(self, closure: LoopClosure) -> Rows:
        """The rows of the pose where the joint closes a loop: the freedoms it does not give.

        Parameters
        ----------
        closure
            Both sides of the loop, with what coincidence and parallel axes are as rows.
        """

    @abstractmethod
    def start(self, pose: Pose) -> JointState:
        """The coordinates and speeds of a pose and a twist (what the joint does not let is checked by the model).

        Parameters
        ----------
        pose
            Numbers for the orientation, the shift, the velocity and the angular velocity of the child in the parent.
        """

    @property
    def quasi_velocities(self) -> QuasiVelocities:
        """alpha, beta and gamma of its speeds, in symbols of its short names (Cameron and Book 1997, eqs. 5 to 49)."""
        from appell.reading.quasi_velocities import of_joint

        return of_joint(self)

    @property
    def equations(self) -> JointEquations:
        """The Boltzmann-Hamel equations pre-applied for it, for any body or mechanism (002, sections 3 to 5)."""
        from appell.reading.joint_equations import equations_of_joint

        return equations_of_joint(self)

    def rolling(self, frames: JointFrames) -> Rolling:
        """What a nonholonomic joint holds in velocity.

        Parameters
        ----------
        frames
            The frames of both sides, with the symbols of the ``parts`` only.
        """
        return Rolling()


def direction(axis: Axis, frame: ReferenceFrame) -> Vector:
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
    return along([expression_of(what, component) for component in components], frame)


QUATERNION = ("e0", "e1", "e2", "e3")
SPIN = ("wx", "wy", "wz")


def quaternion_rates(e: Sequence[sm.Expr], w: Sequence[sm.Expr]) -> dict[sm.Expr, sm.Expr]:
    """The rates of a unit quaternion for an angular velocity in the turning frame: edot = E(e) w / 2."""
    e0, e1, e2, e3 = e
    E = sm.Matrix([[-e1, -e2, -e3], [e0, -e3, e2], [e3, e0, -e1], [-e2, e1, e0]]) / 2
    return dict(zip(e, E @ sm.Matrix(w), strict=True))


def turn_matrix(axis: Axis, angle: object, frame: ReferenceFrame) -> sm.Matrix:
    """R of a turn about an axis, v_parent = R v_child: cos I + sin [a]x + (1 - cos) a a^T (Rodrigues)."""
    a: sm.Matrix = direction(axis, frame).to_matrix(frame)
    cross = sm.Matrix([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]])
    theta = expression_of("the angle of a turn", angle)
    return sm.cos(theta) * sm.eye(3) + sm.sin(theta) * cross + (1 - sm.cos(theta)) * a * a.T


def along(components: Sequence[sm.Expr], frame: ReferenceFrame) -> Vector:
    """x, y, z components in a frame as a vector."""
    return Vector([(sm.Matrix([sm.S.Zero if c.is_Number and c.is_zero else c for c in components]), frame)])


def numeric_axis(axis: Axis, pose: Pose) -> np.ndarray:
    """The components of an axis as numbers; those of a turn are the same in both frames."""
    frame = ReferenceFrame("A")
    components: sm.Matrix = direction(axis, frame).to_matrix(frame)
    return np.array([pose.value(c) for c in components])


def turned_about(a: np.ndarray, R: np.ndarray) -> float:
    """The angle of a turn about a known axis."""
    skew = np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]]) / 2
    return float(np.arctan2(a @ skew, (np.trace(R) - 1) / 2))


def heading(pose: Pose) -> float:
    """The turn about z."""
    return float(np.arctan2(pose.R[1, 0], pose.R[0, 0]))


def named(names: Sequence[str], values: Iterable[float]) -> dict[str, float]:
    """Numbers by name."""
    return {name: float(value) for name, value in zip(names, values, strict=True)}
