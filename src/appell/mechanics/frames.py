"""Frames and points composed in an algebra: products of rotations stay products, sums of vectors stay sums.

What a person said (adjacent rotations, rates, positions) stands in the kinematic graph; here it is walked once, from
the inertial frame outwards, so that equal pieces are built once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.algebra import Algebra, Matrix, Scalar
from appell.errors import ModelError
from appell.mechanics.own_spin import in_speeds, is_plain
from appell.mechanics.walks import between, unknown, ways_to
from appell.model.kinematic_graph import KinematicGraph


@dataclass
class Frames:
    """Rotations R (v_N = R v_B), angular velocities in their own frame, positions and velocities in N.

    ``of_joints``: frames whose angular velocity a joint says in speeds of its own.
    """

    algebra: Algebra
    table: Mapping[sm.Basic, Scalar]
    q: Matrix
    u: Matrix
    qdot: Matrix
    t: Matrix
    inertial: ReferenceFrame
    origin: Point
    graph: KinematicGraph
    by_hand: Mapping[Point | ReferenceFrame, Vector] = field(default_factory=dict)
    of_joints: Collection[ReferenceFrame] = frozenset()
    _rotations: dict[ReferenceFrame, Matrix] = field(default_factory=dict)
    _spins: dict[ReferenceFrame, Matrix] = field(default_factory=dict)
    _spins_in_speeds: dict[ReferenceFrame, Matrix | None] = field(default_factory=dict)
    _inertial_spins: dict[ReferenceFrame, Matrix] = field(default_factory=dict)
    _points: dict[Point, tuple[Matrix, Matrix] | None] = field(default_factory=dict)
    _turns: dict[ReferenceFrame, Matrix] = field(default_factory=dict)
    _parents: dict[ReferenceFrame, ReferenceFrame] = field(default_factory=dict)
    _spin_parents: dict[ReferenceFrame, ReferenceFrame] = field(default_factory=dict)
    _segments: dict[tuple[ReferenceFrame, sm.ImmutableMatrix], tuple[Matrix, Matrix]] = field(default_factory=dict)
    _ways: dict[Point, Point] = field(default_factory=dict)
    _frame_ways: dict[bool, dict[ReferenceFrame, ReferenceFrame]] = field(default_factory=dict)
    _depths: dict[ReferenceFrame, int] = field(default_factory=dict)
    _spin_depths: dict[ReferenceFrame, int] = field(default_factory=dict)
    _point_depths: dict[Point, int] = field(default_factory=dict)
    _memo: dict[sm.Basic, Scalar] = field(default_factory=dict)

    def rotation(self, frame: ReferenceFrame) -> Matrix:
        """R with v_N = R v_frame, composed along the tree of orientations."""
        for f in unknown(frame, self.parent, self._rotations, self.inertial):
            known = f == self.inertial
            self._rotations[f] = self.algebra.eye(3) if known else self._rotations[self.parent(f)] @ self._turn(f).T
        return self._rotations[frame]

    def angular_velocity(self, frame: ReferenceFrame) -> Matrix:
        """omega of a frame in N, in the frame's own components: R_rel^T omega_parent + omega_rel."""
        if frame not in self._spins:
            if frame == self.inertial:
                self._spins[frame] = self.algebra.zeros(3, 1)
            else:
                base = self.spin_parent(frame)
                if base == self.parent(frame):
                    own = self.resolve(self.relative_spin(frame), frame, along=base)
                    carried = self._turn(frame) @ self.angular_velocity(base)
                else:
                    own = self.resolve(self.relative_spin(frame), frame)
                    carried = self.rotation(frame).T @ self.inertial_spin(base)
                self._spins[frame] = own + carried
        return self._spins[frame]

    def spin_in_speeds(self, frame: ReferenceFrame) -> Matrix | None:
        """omega in the frame's own components where they are speeds, or sums of them, whatever the state is."""
        if frame not in self._spins_in_speeds:
            possible = self.algebra.shares and not self._plain_rates and self.oriented(frame)
            # a joint's speeds are in no rate of another: nothing cancels, and nothing needs to be looked for
            unknown = possible and frame not in self.of_joints
            found = in_speeds(self.angular_velocity(frame), self.u) if unknown else None
            self._spins_in_speeds[frame] = found
            if found is not None:
                self._spins[frame] = found
        return self._spins_in_speeds[frame]

    @cached_property
    def _plain_rates(self) -> bool:
        return is_plain(self.qdot, self.u)

    def spin(self, frame: ReferenceFrame) -> tuple[Matrix, Matrix | None]:
        """The angular velocity and what turns its components into those of N (None: they are those).

        Own components are short where a body hangs on N itself, or where they are speeds; along a chain those in N are
        shared by all that follows.
        """
        own = self.spin_in_speeds(frame)
        if own is not None:
            return own, self.rotation(frame)
        if not self.oriented(frame) or (self.algebra.shares and self.depth(frame) > 1):
            return self.inertial_spin(frame), None
        return self.angular_velocity(frame), self.rotation(frame)

    def inertial_spin(self, frame: ReferenceFrame) -> Matrix:
        """omega of a frame in components of N, the sum along the tree of orientations."""
        for f in unknown(frame, self.spin_parent, self._inertial_spins, self.inertial):
            if f == self.inertial:
                self._inertial_spins[f] = self.algebra.zeros(3, 1)
            else:
                own = self.resolve(self.relative_spin(f), self.inertial)
                self._inertial_spins[f] = self._inertial_spins[self.spin_parent(f)] + own
        return self._inertial_spins[frame]

    def relative_spin(self, frame: ReferenceFrame) -> Vector:
        """The angular velocity of a frame against its neighbour, as it was said."""
        return self.graph.spins[frame][self.spin_parent(frame)]

    def oriented(self, frame: ReferenceFrame) -> bool:
        """Whether the rotation of a frame is known; of some only the angular velocity is."""
        return self._way(frame, turning=False) is not None

    def resolve(self, vector: Vector, frame: ReferenceFrame, along: ReferenceFrame | None = None) -> Matrix:
        """The components of a SymPy vector in a frame (``along``: a parent, so that one rotation suffices)."""
        total = self.algebra.zeros(3, 1)
        rest = self.algebra.zeros(3, 1)
        elsewhere = False
        for components, base in vector.args:
            lowered = self.lowered(components)
            if base == frame:
                total += lowered
            elif base == along:
                total += self._turn(frame) @ lowered
            else:
                elsewhere = True
                rest += self.rotation(base) @ lowered
        if not elsewhere:
            return total
        return total + (rest if frame == self.inertial else self.rotation(frame).T @ rest)

    def position(self, point: Point) -> Matrix | None:
        """The position of a point in N, or None where only its velocity is known."""
        found = self._placed(point)
        return None if found is None else found[0]

    def velocity(self, point: Point) -> Matrix:
        """v = sum over the pieces of the position vector of R (omega x c + dc/dt); or as set by hand."""
        found = self._placed(point)
        return found[1] if found is not None else self.resolve(self._given_velocity(point), self.inertial)

    def _given_velocity(self, point: Point) -> Vector:
        """The velocity that somebody set by hand."""
        given = self.by_hand.get(point, self.graph.velocities[point].get(self.inertial))
        if given is None:
            raise ModelError(
                f"the point '{point}' is not connected to the origin '{self.origin}' and has no velocity in "
                f"'{self.inertial}': locate it with set_pos or give it a velocity with set_vel."
            )
        return given

    def velocity_pieces(self, point: Point) -> dict[ReferenceFrame, Matrix]:
        """The velocity of a point as a person writes it, in components of each frame its position is written in.

        v = sum over the frames of R times these; R is not multiplied out, so that the pieces stay short.
        """
        if self._placed(point) is None:
            return {base: self.lowered(components) for components, base in self._given_velocity(point).args}
        found: dict[ReferenceFrame, Matrix] = {}
        while point != self.origin:
            neighbour = self.ways_to_origin()[point]
            for components, base in self.graph.positions[point][neighbour].args:
                c = self.lowered(components)
                piece = self._rate_in(base, c, self.algebra.rate(c, self.q, self.qdot, self.t))
                found[base] = found[base] + piece if base in found else piece
            point = neighbour
        return found

    def ancestors(self, frame: ReferenceFrame) -> list[ReferenceFrame]:
        """A frame and those between it and the inertial one, which is the last."""
        found = [frame]
        while found[-1] != self.inertial:
            found.append(self.parent(found[-1]))
        return found

    def turn_between(self, frame: ReferenceFrame, other: ReferenceFrame) -> Matrix:
        """v_other = turn v_frame, along the tree of orientations by the way of the first frame above both."""
        turn = self.algebra.eye(3)
        ups, downs = between(frame, other, self.parent, self.depth)
        for f in ups:
            turn = self._turn(f).T @ turn
        for f in reversed(downs):
            turn = self._turn(f) @ turn
        return turn

    def spin_pieces(self, frame: ReferenceFrame, against: ReferenceFrame | None = None) -> dict[ReferenceFrame, Matrix]:
        """The angular velocity of a frame (in N, or against another) as the sum of the relative ones.

        Each is in components of the frame that it was said in.
        """
        ups, downs = between(frame, against or self.inertial, self.spin_parent, self.spin_depth)
        return self._summed([*((1, self.relative_spin(f)) for f in ups), *((-1, self.relative_spin(f)) for f in downs)])

    def offset_pieces(self, point: Point, start: Point) -> dict[ReferenceFrame, Matrix]:
        """Where a point is from another one: the sum of the steps between them, each in the frame it was said in."""
        ups, downs = between(point, start, self.ways_to_origin().__getitem__, self.point_depth)
        return self._summed([*((1, self.step(p)) for p in ups), *((-1, self.step(p)) for p in downs)])

    def step(self, point: Point) -> Vector:
        """Where a point is from its neighbour on the way to the origin, as it was said."""
        return self.graph.positions[point][self.ways_to_origin()[point]]

    def _summed(self, vectors: Iterable[tuple[int, Vector]]) -> dict[ReferenceFrame, Matrix]:
        """Vectors with their signs, by the frames that they are written in."""
        found: dict[ReferenceFrame, Matrix] = {}
        for sign, vector in vectors:
            for components, base in vector.args:
                piece = self.lowered(components) if sign > 0 else -self.lowered(components)
                found[base] = found[base] + piece if base in found else piece
        return found

    def _placed(self, point: Point) -> tuple[Matrix, Matrix] | None:
        if point not in self._points:
            # A point and those on its way to the origin that were not located yet
            self._know(point)
            found, ways = [point], self.ways_to_origin()
            while found[-1] in ways and ways[found[-1]] not in self._points and ways[found[-1]] != found[-1]:
                found.append(ways[found[-1]])
            for p in reversed(found):
                self._points[p] = self._locate(p)
        return self._points[point]

    def _locate(self, point: Point) -> tuple[Matrix, Matrix] | None:
        """Position and velocity along the tree of points: those of the neighbour nearer to the origin, and the step."""
        self._know(point)
        if point in self.by_hand:
            return None
        if point == self.origin:
            return self.algebra.zeros(3, 1), self.algebra.zeros(3, 1)
        neighbour = self.ways_to_origin().get(point)
        if neighbour is None:
            return None
        before = self._placed(neighbour)
        if before is None:
            return None
        r, v = before
        pieces = self.graph.positions[point][neighbour].args
        for components, base in sorted(pieces, key=lambda piece: self.depth(piece[1])):
            dr, dv = self._segment((base, sm.ImmutableMatrix(components)))
            r, v = r + dr, v + dv
        return r, v

    def ways_to_origin(self) -> dict[Point, Point]:
        """For every point connected to the origin its neighbour on the way there."""
        if not self._ways:
            self._ways.update(ways_to(self.origin, self.graph.positions))
        return self._ways

    def _segment(self, piece: tuple[ReferenceFrame, sm.ImmutableMatrix]) -> tuple[Matrix, Matrix]:
        """R c and its rate R (omega x c + dc/dt) for components c in one frame."""
        if piece not in self._segments:
            frame, components = piece
            c = self.lowered(components)
            cdot = self.algebra.rate(c, self.q, self.qdot, self.t)
            if frame == self.inertial:
                self._segments[piece] = c, cdot
            else:
                self._segments[piece] = self._turned(frame, c, cdot)
        return self._segments[piece]

    def _turned(self, frame: ReferenceFrame, c: Matrix, cdot: Matrix) -> tuple[Matrix, Matrix]:
        """R c and R (omega x c + cdot), the product with omega taken where its components are at hand."""
        R, cross = self.rotation(frame), self.algebra.cross
        arm = R @ c
        if self.algebra.shares:
            return arm, cross(self.inertial_spin(frame), arm) + R @ cdot
        return arm, R @ self._rate_in(frame, c, cdot)

    def _rate_in(self, frame: ReferenceFrame, c: Matrix, cdot: Matrix) -> Matrix:
        """omega x c + dc/dt in components of the frame."""
        return cdot if frame == self.inertial else self.algebra.cross(self.angular_velocity(frame), c) + cdot

    def lowered(self, matrix: sm.MatrixBase) -> Matrix:
        """The entries of a matrix in the algebra."""
        rows = matrix.tolist()
        return self.algebra.matrix([[0 if e.is_Number and e == 0 else self.lower(e) for e in row] for row in rows])

    def lower(self, expression: sm.Expr) -> Scalar:
        """An expression of the model in the algebra."""
        return self.algebra.lower(expression, self.table, self._memo)

    def _turn(self, frame: ReferenceFrame) -> Matrix:
        """The rotation between a frame and its parent, v_frame = turn v_parent."""
        if frame not in self._turns:
            self._turns[frame] = self.lowered(self.graph.rotations[frame][self.parent(frame)])
        return self._turns[frame]

    def depth(self, frame: ReferenceFrame) -> int:
        """How many rotations a frame is away from the inertial one."""
        for f in unknown(frame, self.parent, self._depths, self.inertial):
            self._depths[f] = 0 if f == self.inertial else 1 + self._depths[self.parent(f)]
        return self._depths[frame]

    def spin_depth(self, frame: ReferenceFrame) -> int:
        """How many angular velocities a frame is away from the inertial one."""
        for f in unknown(frame, self.spin_parent, self._spin_depths, self.inertial):
            self._spin_depths[f] = 0 if f == self.inertial else 1 + self._spin_depths[self.spin_parent(f)]
        return self._spin_depths[frame]

    def point_depth(self, point: Point) -> int:
        """How many steps a point is away from the origin."""
        above = self.ways_to_origin()
        for p in unknown(point, above.__getitem__, self._point_depths, self.origin):
            self._point_depths[p] = 0 if p == self.origin else 1 + self._point_depths[above[p]]
        return self._point_depths[point]

    def parent(self, frame: ReferenceFrame) -> ReferenceFrame:
        """The neighbour of a frame on the way to the inertial one."""
        if frame not in self._parents:
            found = self._way(frame, turning=False)
            if found is None:
                raise ModelError(
                    f"the frame '{frame}' is not oriented with respect to '{self.inertial}': orient it first."
                )
            self._parents[frame] = found
        return self._parents[frame]

    def spin_parent(self, frame: ReferenceFrame) -> ReferenceFrame:
        """The neighbour on the way to the inertial frame along angular velocities, which may be set by hand."""
        if frame not in self._spin_parents:
            found = self._way(frame, turning=True)
            if found is None:
                raise ModelError(
                    f"the frame '{frame}' has no angular velocity in '{self.inertial}': orient it, or set_ang_vel."
                )
            self._spin_parents[frame] = found
        return self._spin_parents[frame]

    def _way(self, frame: ReferenceFrame, *, turning: bool) -> ReferenceFrame | None:
        """The neighbour of a frame on the shortest way to the inertial one along rotations or angular velocities."""
        self._know(frame)
        if turning not in self._frame_ways:
            links = self.graph.spins if turning else self.graph.rotations
            self._frame_ways[turning] = ways_to(self.inertial, links)
        return self._frame_ways[turning].get(frame)

    def _know(self, node: Point | ReferenceFrame) -> None:
        """Take in a point or frame that the model did not speak of, such as one of an event."""
        if node not in self.graph:
            self.graph = self.graph.including(node)
            self._ways.clear()
            self._frame_ways.clear()
