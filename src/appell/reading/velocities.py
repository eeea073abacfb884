"""Velocities of points and frames as a person writes them: in the frames of their declaration, and from each other.

v = v_0 + sum omega_f x r_f + rest, with v_0 one that stands above and r_f fixed in the frame f.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.algebra.algebra import Matrix
from appell.algebra.exact_algebra import ExactAlgebra
from appell.algebra.written import rough_length
from appell.escaping import latex_text
from appell.mechanics import lower
from appell.model import Body, Mechanism, name_of
from appell.principles.kane import Kane
from appell.reading.printing.text import text
from appell.reading.printing.typesetting import Typesetter
from appell.reading.shortest.choice_of_speeds import given_speeds
from appell.reading.shortest.form_in_speeds import Sought, own_symbols_of

Pieces = dict[ReferenceFrame, Matrix]
"""Columns by the frame whose unit vectors they go with."""


@dataclass(frozen=True)
class Turn:
    """How a frame lies in its parent, v_frame = matrix v_parent, by an angle or a quaternion where it is such a turn.

    ``axis`` is x, y or z with an angle, else empty; ``by`` holds the angle or the four components.
    """

    frame: ReferenceFrame
    parent: ReferenceFrame
    matrix: sm.Matrix
    by: tuple[sm.Expr, ...]
    axis: str

    def lines(self) -> list[str]:
        """In words, or the axes one by one."""
        if self.axis:
            return [f"{self.frame}: {self.parent} turned by {text(self.by[0])} about its {self.axis}"]
        if self.by:
            return [f"{self.frame}: {self.parent} turned by the quaternion ({', '.join(map(text, self.by))})"]
        return [f"{self.frame}.{axis} = {text(row)}" for axis, row in self._axes]

    def latex(self, setter: Typesetter) -> list[str]:
        """The same typeset."""
        frame, parent = latex_text(str(self.frame)), latex_text(str(self.parent))
        by = ", ".join(map(setter.of, self.by))
        if self.axis:
            return [rf"\text{{{frame}: {parent} turned by }} {by} \text{{ about its {self.axis}}}"]
        if self.by:
            return [rf"\text{{{frame}: {parent} turned by the quaternion }} \left({by}\right)"]
        axes = ((vector_latex(getattr(self.frame, axis), setter), row) for axis, row in self._axes)
        return [f"{axis} = {vector_latex(row, setter)}" for axis, row in axes]

    @property
    def _axes(self) -> list[tuple[str, Vector]]:
        return [(axis, vector_of({self.parent: self.matrix[i, :].T})) for i, axis in enumerate("xyz")]


@dataclass(frozen=True)
class ComposedVelocity:
    """The velocity of a point or the angular velocity of a frame: base + sum of omega x arm + rest.

    ``base`` names the one above that it starts from, if any; ``arms`` are vectors that are fixed in frames whose
    angular velocity is listed.
    """

    of: Point | ReferenceFrame
    name: str
    base: str
    arms: tuple[tuple[ReferenceFrame, Vector], ...]
    rest: Vector

    def __str__(self) -> str:
        parts = [self.base] if self.base else []
        parts += [f"omega_{frame} x ({text(arm)})" for frame, arm in self.arms]
        parts += [text(self.rest)] if self.rest != 0 or not parts else []
        return f"{self.name} = {parts[0]}" + "".join(
            f" - {part.lstrip('- ')}" if part.startswith("-") else f" + {part}" for part in parts[1:]
        )

    def latex(self, setter: Typesetter) -> str:
        """The same typeset."""
        parts = [_letter(self.base)] if self.base else []
        parts += [
            rf"{_letter(f'omega_{frame}')} \times \left({vector_latex(arm, setter)}\right)" for frame, arm in self.arms
        ]
        parts += [vector_latex(self.rest, setter)] if self.rest != 0 or not parts else []
        return f"{_letter(self.name)} = {parts[0]}" + "".join(
            f" {part}" if part.startswith("-") else f" + {part}" for part in parts[1:]
        )


class VelocityReader:
    """Vectors of the exact algebra in the model's own symbols, each in a short form."""

    def __init__(self, model: Mechanism) -> None:
        self.model, self.m = model, lower(model, ExactAlgebra())
        principle = Kane(reactions=True)
        self.sought = Sought(model, principle, self.m, [], frozenset(row.name for row in self.m.rows))
        self.own = own_symbols_of(self.sought, given_speeds(model, self.m))

    def short(self, matrix: Matrix) -> sm.Matrix:
        """A matrix to be read."""
        return self.sought.short(matrix).xreplace(self.own)

    def caused(self, pieces: Pieces) -> Vector:
        """The part of a velocity that holds the speeds, with c_u in place of each."""
        names = [f"c_{name_of(u)}" for u in self.model.kinematics.speeds]
        algebra, u = self.sought.algebra, self.m.u
        c = algebra.symbols(names)
        self.own |= {s.expression: sm.Symbol(name, real=True) for s, name in zip(c, names, strict=True)}
        return self._vector({frame: algebra.jacobian(p, u) @ c for frame, p in pieces.items()})

    def spins(self, frames: Sequence[ReferenceFrame]) -> tuple[ComposedVelocity, ...]:
        """Each less the one above it that leaves the shortest rest, if that is shorter than the whole."""
        pieces = [(f"omega_{frame}", self.m.frames.spin_pieces(frame)) for frame in frames]
        found = []
        for i, (name, own) in enumerate(pieces):
            choices = [("", _without_zeros(own)), *((above, _less(own, p)) for above, p in pieces[:i])]
            base, rest = min(choices, key=lambda choice: _length(choice[1]) + bool(choice[0]))
            found.append(ComposedVelocity(frames[i], name, base, (), self._vector(rest)))
        return tuple(found)

    def velocities(self, points: Mapping[str, Point], frames: Sequence[ReferenceFrame]) -> tuple[ComposedVelocity, ...]:
        """The same of points; what is fixed in a frame is written with its angular velocity where that is shorter."""
        known = [(f"v_{name}", p, self.m.frames.velocity_pieces(p), self._offset(p)) for name, p in points.items()]
        found = []
        for i, (name, point, own, offset) in enumerate(known):
            choices = [("", *self._with_arms(own, offset, frames))]
            for above, _, v, r in known[:i]:
                choices.append((above, *self._with_arms(_less(own, v), _less(offset, r), frames)))
            base, arms, rest = min(choices, key=lambda c: _length(c[1]) + 2 * len(c[1]) + _length(c[2]) + bool(c[0]))
            told = tuple((frame, self._vector({frame: arm})) for frame, arm in arms.items())
            found.append(ComposedVelocity(point, name, base, told, self._vector(rest)))
        return tuple(found)

    def _offset(self, point: Point) -> Pieces:
        """Where a point is, nothing where only its velocity is known."""
        frames = self.m.frames
        return frames.offset_pieces(point, self.model.origin) if frames.position(point) is not None else {}

    def _with_arms(self, v: Pieces, r: Pieces, frames: Sequence[ReferenceFrame]) -> tuple[Pieces, Pieces]:
        """What is fixed in frames, and the velocity without omega x these."""
        arms, rest = dict[ReferenceFrame, Matrix](), dict(v)
        for frame in v:
            if frame in frames and frame in r:
                left = v[frame] - self.m.algebra.cross(self.m.frames.angular_velocity(frame), r[frame])
                if all(e.is_zero for e in left) and _length({frame: v[frame]}) > _length({frame: r[frame]}) + 2:
                    arms[frame] = r[frame]
                    del rest[frame]
        return arms, _without_zeros(rest)

    def _vector(self, pieces: Pieces) -> Vector:
        return vector_of({frame: self.short(p) for frame, p in pieces.items()})

    def turns(self) -> tuple[Turn, ...]:
        """Of the frames of bodies, and those between them and the ground."""
        frames = self.m.frames
        bodies = [mass.frame for mass in self.model.masses if isinstance(mass, Body)]
        chains = [reversed(frames.ancestors(frame)[:-1]) for frame in bodies if frames.oriented(frame)]
        found = []
        for frame in dict.fromkeys(f for chain in chains for f in chain):
            parent = frames.parent(frame)
            turn = frames.turn_between(parent, frame)
            matrix = self.short(turn)
            by, axis = _simple(matrix) or (self._quaternion(turn), "")
            found.append(Turn(frame, parent, matrix, by, axis))
        return tuple(found)

    def _quaternion(self, turn: Matrix) -> tuple[sm.Expr, ...]:
        """Four of the coordinates, where their rotation matrix is this one; else none."""
        algebra = self.sought.algebra
        groups = (unit for unit in algebra.unit if len(unit) == 4 and _is_turn_by(algebra, turn, unit))
        return tuple(e.xreplace(self.own) for e in next(groups, ()))


def _is_turn_by(algebra: ExactAlgebra, turn: Matrix, unit: Sequence[sm.Expr]) -> bool:
    """Whether v_frame = turn v_parent is R(e)^T with R the matrix of Euler's parameters."""
    e0, e1, e2, e3 = unit
    R = [
        [1 - 2 * (e2**2 + e3**2), 2 * (e1 * e2 - e0 * e3), 2 * (e1 * e3 + e0 * e2)],
        [2 * (e1 * e2 + e0 * e3), 1 - 2 * (e1**2 + e3**2), 2 * (e2 * e3 - e0 * e1)],
        [2 * (e1 * e3 - e0 * e2), 2 * (e2 * e3 + e0 * e1), 1 - 2 * (e1**2 + e2**2)],
    ]
    return all((turn[j, i] - algebra.scalar(R[i][j])).is_zero for i in range(3) for j in range(3))


def _simple(matrix: sm.Matrix) -> tuple[tuple[sm.Expr, ...], str] | None:
    """The angle and the axis of a turn about one of the axes."""
    for i, axis in enumerate("xyz"):
        j, k = (i + 1) % 3, (i + 2) % 3
        if matrix[i, i] == 1 and isinstance(matrix[j, j], sm.cos):
            angle = matrix[j, j].args[0]
            for a in (angle, -angle):
                if matrix[j, k] == sm.sin(a):
                    return (a,), axis
    return None


def _letter(name: str) -> str:
    """v_P or omega_B, typeset."""
    letter, _, of = name.partition("_")
    return rf"\boldsymbol{{{letter if letter == 'v' else chr(92) + letter}}}_{{\text{{{latex_text(of)}}}}}"


def _less(pieces: Pieces, other: Pieces) -> Pieces:
    found = dict(pieces)
    for frame, p in other.items():
        found[frame] = found[frame] - p if frame in found else -p
    return _without_zeros(found)


def _without_zeros(pieces: Pieces) -> Pieces:
    return {frame: p for frame, p in pieces.items() if not all(e.is_zero for e in p)}


def _length(pieces: Pieces) -> int:
    return sum(rough_length(e.fraction) + 1 for p in pieces.values() for e in p if not e.is_zero)


def vector_of(pieces: dict[ReferenceFrame, sm.Matrix]) -> Vector:
    """The sum of components times the unit vectors of their frames."""
    return Vector([(p, frame) for frame, p in pieces.items()])


def vector_latex(vector: Vector, setter: Typesetter) -> str:
    """The same typeset, with the frame of every unit vector by its name."""
    words = ""
    for part, frame in vector.args:
        for c, axis in zip(part, "xyz", strict=True):
            sign, c = ("-", -c) if c.could_extract_minus_sign() and not c.is_Add else ("+" if words else "", c)
            factor = rf"\left({setter.of(c)}\right)" if c.is_Add else "" if c == 1 else setter.of(c)
            unit = rf"\hat{{\boldsymbol{{{axis}}}}}_{{\text{{{latex_text(str(frame))}}}}}"
            words += "" if c == 0 else f" {sign} {factor} {unit}"
    return words.strip() or "0"
