"""The closure that a joint closes between two bodies that both have their place: its rows, in pose and in velocity.

With r from the parent's point of the joint to the child's, n and a fixed in the parent, b in the child, and omega the
angular velocity of the child against the parent,

    d(r . n)/dt = n . (v_C - v_P - omega_P x r)        a force n on the child and -n on the parent, at one place
    d(a . b)/dt = omega . (b x a)                       a torque b x a on the child and its opposite on the parent

so that the reactions of a joint are read from the rates of its rows (Roithmayr and Hodges
2010, eqs. 5 and 77; 000).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import sympy as sm
from sympy.physics.vector import ReferenceFrame, Vector

from appell.constraints import expression_of
from appell.model.joints.joint import Axis, direction

Rows = tuple["ClosingRow", ...]


@dataclass(frozen=True)
class ClosingRow:
    """``value`` vanishes in every pose the joint lets; ``rate`` is its rate, written with velocities of both sides.

    ``facing`` is positive in the poses that are meant: rows that make axes parallel hold where these are opposite, too.
    """

    value: sm.Expr
    rate: sm.Expr
    facing: sm.Expr | None = None

    def __add__(self, other: ClosingRow) -> ClosingRow:
        return ClosingRow(self.value + other.value, self.rate + other.rate)

    def __mul__(self, factor: sm.Expr | float) -> ClosingRow:
        return ClosingRow(factor * self.value, factor * self.rate)

    def __sub__(self, other: ClosingRow) -> ClosingRow:
        return self + other * -1

    def moved(self, by: object) -> ClosingRow:
        """The row that vanishes where this one is ``by``."""
        return ClosingRow(self.value - expression_of("an offset of a joint", by), self.rate)


@dataclass(frozen=True)
class Side:
    """One side of a loop closure: the joint's point, how it moves and turns, and the axes, as vectors of the model."""

    frame: ReferenceFrame
    position: Vector
    velocity: Vector
    spin: Vector
    axes: tuple[Vector, Vector, Vector]

    def along(self, components: Sequence[sm.Expr]) -> Vector:
        """A vector fixed in this side."""
        return sum((c * axis for c, axis in zip(components, self.axes, strict=True)), Vector(0))


@dataclass(frozen=True)
class LoopClosure:
    """Both sides of a joint that closes a loop."""

    parent: Side
    child: Side
    inertial: ReferenceFrame

    @property
    def shift(self) -> Vector:
        """From the parent's point of the joint to the child's."""
        return self.child.position - self.parent.position

    def along(self, n: Vector) -> ClosingRow:
        """r . n for n fixed in the parent."""
        slip = self.child.velocity - self.parent.velocity - self.parent.spin.cross(self.shift)
        return ClosingRow(self.shift.dot(n), slip.dot(n))

    def orthogonality(self, a: Vector, b: Vector) -> ClosingRow:
        """a . b for a fixed in the parent and b in the child."""
        return ClosingRow(a.dot(b), (self.child.spin - self.parent.spin).dot(b.cross(a)))

    def coincidence(self) -> Rows:
        """The points of the joint stay together: three rows, r = 0."""
        apart = self.child.velocity - self.parent.velocity
        return tuple(ClosingRow(self.shift.dot(e), apart.dot(e)) for e in self.inertial)

    def on_axis(self, axis: Axis) -> Rows:
        """The child's point stays on an axis of the parent: two rows."""
        b, c, _ = triad(axis, self.parent.frame)
        return self.along(self.parent.along(b)), self.along(self.parent.along(c))

    def parallel(self, axis: Axis) -> Rows:
        """An axis of the parent stays parallel to that of the child: two rows."""
        b, c, a = triad(axis, self.parent.frame)
        n = self.parent.along(a)
        first = replace(self.orthogonality(n, self.child.along(c)), facing=n.dot(self.child.along(a)))
        return first, self.orthogonality(n, self.child.along(b)) * -1

    def fixed_orientation(self, turn: sm.Matrix | None = None) -> Rows:
        """The child does not turn against the parent (turned by a fixed ``turn``): three rows.

        They are sin(theta) n of the turn by theta about n that is left, half the sum of e_P x e_C over the axes.
        """
        columns = sm.eye(3) if turn is None else turn
        P = [self.parent.along(list(columns[:, i])) for i in range(3)]
        C = self.child.axes
        first, *others = (
            (self.orthogonality(P[k], C[j]) - self.orthogonality(P[j], C[k])) * sm.Rational(1, 2)
            for j, k in ((1, 2), (2, 0), (0, 1))
        )
        two_cosines = sum(a.dot(b) for a, b in zip(P, C, strict=True)) - 1  # of theta: they hold at pi, too
        return replace(first, facing=two_cosines), *others


def triad(axis: Axis, frame: ReferenceFrame) -> tuple[list[sm.Expr], list[sm.Expr], list[sm.Expr]]:
    """Components b, c, a of three unit vectors at right angles, a along the axis, a = b x c."""
    a = direction(axis, frame)
    sizes = [abs(e) for e in a.to_matrix(frame)]
    known = all(size.is_number for size in sizes)
    least = min(range(3), key=lambda i: sizes[i]) if known else next(i for i in (0, 1, 2) if sizes[i] != 1)
    if known and sizes.count(0) == 2:
        least = (sizes.index(1) + 1) % 3
    start = (frame.x, frame.y, frame.z)[least]
    b = (start - start.dot(a) * a).normalize()
    c = a.cross(b)
    return tuple(list(v.to_matrix(frame)) for v in (b, c, a))  # type: ignore[return-value]
