"""Partial velocities and accelerations of a point or body as vectors, each in the frame where it is shortest.

The velocity of a point is kept in pieces, one for every frame its position is written in: v = sum R_f p_f(u). With
u = N u_I + n of the linear rows, and udot_I = N' w + n' of the others (Roithmayr and Hodges 2010, eq. 18; 000),

    v_r = sum R_f (dp_f/du) N,    a_r = sum R_f (dp_f/du) N N',    a_t = sum R_f (omega_f x p_f + p_f') + v_r n'.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.algebra.sympy_algebra import tidy
from appell.equations.form_blocks import own_symbols
from appell.model import Body, Mechanism
from appell.numbers import READ
from appell.reading.reduced_system import ReducedSystem

Pieces = dict[ReferenceFrame, sm.Matrix]
"""Columns by the frame whose unit vectors they go with."""


@dataclass(frozen=True)
class Coefficients:
    """Vectors that multiply the independent speeds (or their rates), in their order, and what is left."""

    vectors: tuple[Vector, ...]
    remainder: Callable[[], Vector]


@dataclass(frozen=True)
class VectorReader:
    """The motion of points and bodies of a reduced system, inspected for the coefficients of its speeds.

    ``shortens``: whether shorter forms are looked for.
    """

    model: Mechanism
    system: ReducedSystem
    shortens: bool = True

    def velocity(self, point: Point) -> Coefficients:
        """v = sum v_r u_r + v_t over the speeds that linear rows leave."""
        return self._of_speeds([self.system.full.frames.velocity_pieces(point)], self._about(point))

    def angular_velocity(self, frame: ReferenceFrame) -> Coefficients:
        """omega = sum omega_r u_r + omega_t."""
        return self._of_speeds(self._spins(frame), self._chain(frame))

    def acceleration(self, point: Point) -> Coefficients:
        """a = sum a_r w_r + a_t over the independent speed rates (E11)."""
        pieces = self.system.full.frames.velocity_pieces(point)
        return self._of_rates([pieces], self._about(point))

    def angular_acceleration(self, frame: ReferenceFrame) -> Coefficients:
        """alpha = sum alpha_r w_r + alpha_t (E71)."""
        return self._of_rates(self._spins(frame), self._chain(frame))

    # ---- pieces -----------------------------------------------------------------------------------------------------

    def _spins(self, frame: ReferenceFrame) -> list[Pieces]:
        """The angular velocity in components of the body, and as a sum of relative ones."""
        frames = self.system.full.frames
        omega, basis = frames.spin(frame)
        own = {self.model.frame if basis is None else frame: omega}
        return [own, frames.spin_pieces(frame)] if frames.oriented(frame) else [own]

    def _over_speeds(self, pieces: Pieces) -> Pieces:
        m, relation = self.system.full, self.system.relation
        found = {f: m.algebra.jacobian(p, m.u) for f, p in pieces.items()}
        return found if relation is None else {f: K @ relation.N for f, K in found.items()}

    def _in_speeds(self, piece: sm.Matrix) -> sm.Matrix:
        """A piece with the dependent speeds replaced."""
        m, relation = self.system.full, self.system.relation
        if relation is None:
            return piece
        return m.algebra.substitute(piece, m.u, relation.N @ self.system.reduced.u + relation.n)

    def _of_speeds(self, forms: list[Pieces], frames: list[ReferenceFrame]) -> Coefficients:
        coefficients = [self._over_speeds(pieces) for pieces in forms]
        reduced = self.system.reduced
        rest = sm.zeros(reduced.u.rows, 1)

        def remainder() -> Vector:
            still = [
                {f: reduced.algebra.substitute(self._in_speeds(p), reduced.u, rest) for f, p in pieces.items()}
                for pieces in forms
            ]
            return self._shortest(still, frames)

        return Coefficients(self._columns(coefficients, frames, reduced.u.rows), remainder)

    def _of_rates(self, forms: list[Pieces], frames: list[ReferenceFrame]) -> Coefficients:
        embedding = self.system.embedding
        over_speeds = [self._over_speeds(pieces) for pieces in forms]
        coefficients = over_speeds
        if embedding is not None:
            coefficients = [{f: K @ embedding.N for f, K in pieces.items()} for pieces in over_speeds]

        def remainder() -> Vector:
            left = [self._rest(pieces) for pieces in forms]
            if embedding is not None:
                left = [
                    {f: c + K[f] @ embedding.n for f, c in pieces.items()}
                    for K, pieces in zip(over_speeds, left, strict=True)
                ]
            return self._shortest(left, frames)

        return Coefficients(self._columns(coefficients, frames, len(self.system.kept)), remainder)

    def _rest(self, pieces: Pieces) -> Pieces:
        """R (omega x p + p') without the terms in speed rates, frame by frame (E13)."""
        reduced, frames = self.system.reduced, self.system.full.frames
        found: Pieces = {}
        for f, piece in pieces.items():
            p = self._in_speeds(piece)
            found[f] = reduced.algebra.rate(p, reduced.q, reduced.qdot, reduced.t)
            if f != self.model.frame:
                found[f] += reduced.algebra.cross(self._in_speeds(frames.angular_velocity(f)), p)
        return found

    # ---- to read ----------------------------------------------------------------------------------------------------

    def _chain(self, frame: ReferenceFrame) -> list[ReferenceFrame]:
        frames = self.system.full.frames
        return frames.ancestors(frame) if frames.oriented(frame) else [self.model.frame]

    def _about(self, point: Point) -> list[ReferenceFrame]:
        """The frames in which the velocity of a point may be short: those of its position, and of its body."""
        owners = [mass for mass in self.model.masses if mass.point is point]
        owners += [marker.body for marker in self.model.markers if marker.point is point and marker.body is not None]
        found = [self.model.frame, *self.system.full.frames.velocity_pieces(point)]
        found += [mass.frame for mass in owners if isinstance(mass, Body)]
        return list(dict.fromkeys(f for frame in found for f in self._chain(frame)))

    def _columns(self, forms: list[Pieces], frames: list[ReferenceFrame], count: int) -> tuple[Vector, ...]:
        return tuple(
            self._shortest([{f: K[:, r] for f, K in pieces.items()} for pieces in forms], frames) for r in range(count)
        )

    def _shortest(self, forms: list[Pieces], frames: list[ReferenceFrame]) -> Vector:
        """The shortest way to write a vector: as it came, or all of it in one of the frames."""
        if not self.shortens:
            return self._vector(min(forms, key=_length))
        best = min([_tidied(pieces) for pieces in forms], key=_length)
        # a unit vector is as short as can be, and a long one does not become short in another frame
        if 1 < _length(best) <= READ.short:
            expressed = [self._expressed(best, f) for f in frames]
            best = min([best, *(_tidied(pieces) for pieces in expressed)], key=_length)
        return self._vector(best)

    def _vector(self, pieces: Pieces) -> Vector:
        """In the model's own symbols."""
        own = own_symbols(self.model, self.system.full)
        total = Vector(0)
        for frame, components in pieces.items():
            x, y, z = self.system.full.algebra.shown(components, own)
            total += x * frame.x + y * frame.y + z * frame.z
        return total

    def _expressed(self, pieces: Pieces, frame: ReferenceFrame) -> Pieces:
        turn = self.system.full.frames.turn_between
        return {frame: sum((turn(f, frame) @ p for f, p in pieces.items()), sm.zeros(3, 1))}


def _tidied(pieces: Mapping[ReferenceFrame, sm.Matrix]) -> Pieces:
    """Entries made short, pieces that vanish left out."""
    found = {f: p.applyfunc(tidy) for f, p in pieces.items()}
    return {f: p for f, p in found.items() if not p.is_zero_matrix}


def _length(pieces: Mapping[ReferenceFrame, sm.Matrix]) -> int:
    return sum(int(sm.count_ops(e)) + 1 for p in pieces.values() for e in p if e != 0)
