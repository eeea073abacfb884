"""Equations of motion body by body in whole vectors: what a person writes of a large system, nothing resolved.

For every body and every point on which something acts the velocity, for every body the angular velocity, each in the
frames in which it is shortest and as a sum of one that stands above and the rest. With [u] the coefficient of a speed
u in them, Kane's statement (Roithmayr and Hodges 2010, eq. 7; 000) is one line for all speeds,

    sum over bodies  m v' . v[u] + (I omega)' . omega[u]  =  sum over forces and torques  f . v[u] + tau . omega[u]
                                                             + sum over rows  lambda row[u].
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols

from appell.escaping import latex_text
from appell.model import Body, Mechanism, name_of
from appell.reading.printing.text import text
from appell.reading.printing.typesetting import Typesetter
from appell.reading.stated import stated
from appell.reading.velocities import ComposedVelocity, Turn, VelocityReader, vector_latex, vector_of


@dataclass(frozen=True)
class InVectors:
    """Equations of motion in vectors; ``kinematics``, ``forces`` and ``others`` are lines, the rest is in SymPy.

    ``others``: generalised forces that come without vectors, by speed.
    """

    model: Mechanism
    turns: tuple[Turn, ...]
    kinematics: dict[sm.Expr, sm.Expr]
    velocities: tuple[ComposedVelocity, ...]
    spins: tuple[ComposedVelocity, ...]
    others: dict[sm.Expr, sm.Expr]

    def __str__(self) -> str:
        sections = {
            "frames": [line for turn in self.turns for line in turn.lines()],
            "kinematics": _alike([f"{name_of(q)}' = {text(e)}" for q, e in self.kinematics.items()], self.model),
            "velocities of mass centres and of points on which something acts": [str(v) for v in self.velocities],
            "angular velocities": [str(v) for v in self.spins],
            "bodies": [str(line) for line in _bodies(self.model)],
            "applied forces and torques": [str(line) for line in _loads(self.model)],
            "forces on speeds": [f"F[{name_of(u)}] = {text(e)}" for u, e in self.others.items()],
            "dynamics, for every speed u, with [u] its coefficient in what stands above": [
                "sum over bodies of m*v'.v[u] + (I.omega)'.omega[u]",
                "    = sum over forces and torques of f.v[u] + tau.omega[u]" + " + F[u]" * bool(self.others),
                "    + sum over the rows of the constraints of lambda times [u] of the row's rate",
            ],
        }
        lines = [f"{self.model.name}: Kane's equations by body, in vectors; ' is the rate in the ground"]
        for title, own in sections.items():
            lines += [f"  {title}", *(f"    {line}" for line in own)] if own else []
        return "\n".join(lines)

    def latex(self, names: Mapping[str, str] | None = None) -> list[tuple[str, str]]:
        """The same typeset, line by line, each with the title of its section."""
        setter, kinematics = Typesetter(names), self.kinematics.items()
        rows = [row for turn in self.turns for row in turn.latex(setter)]
        sections = {
            "frames": rows,
            "kinematics": [f"{setter.of(q.diff(dynamicsymbols._t))} = {setter.of(e)}" for q, e in kinematics],
            "velocities": [v.latex(setter) for v in (*self.velocities, *self.spins)],
            "bodies": [line.latex(setter) for line in _bodies(self.model)],
            "applied forces and torques": [line.latex(setter) for line in _loads(self.model)],
            "forces on speeds": [f"F_{{{setter.of(u)}}} = {setter.of(e)}" for u, e in self.others.items()],
            "dynamics, the index u the coefficient of a speed u": [_DYNAMICS],
        }
        return [(title, line) for title, lines in sections.items() for line in lines]


_DYNAMICS = (
    r"\sum_{\text{bodies}} \left(m \, \dot{\boldsymbol{v}} \cdot \boldsymbol{v}_u "
    r"+ \frac{d}{dt}\left(I \boldsymbol{\omega}\right) \cdot \boldsymbol{\omega}_u\right) "
    r"= \sum_{\text{forces}} \boldsymbol{f} \cdot \boldsymbol{v}_u "
    r"+ \sum_{\text{torques}} \boldsymbol{\tau} \cdot \boldsymbol{\omega}_u "
    r"+ F_u + \sum_{\text{rows}} \lambda \, \dot{h}_u"
)
"""For every speed u; h are the rows of the constraints."""


def in_vectors(model: Mechanism) -> InVectors:
    """The equations of a model of bodies and particles.

    Examples
    --------
    >>> import appell as ap
    >>> print(in_vectors(ap.catalogue.card_of("double-pendulum").model().snapshot()).velocities[1])
    v_lower = v_upper + l2*omega2*cos(theta2)*N.x + l2*omega2*sin(theta2)*N.y
    """
    reader = VelocityReader(model)
    m, (points, frames) = reader.m, _acted_on(model)
    F = m.potential_force + m.scalar_force
    return InVectors(
        model,
        reader.turns(),
        dict(zip(model.kinematics.coordinates, reader.short(m.qdot), strict=True)),
        reader.velocities(points, frames),
        reader.spins(frames),
        {u: e for u, e in zip(model.kinematics.speeds, reader.short(F), strict=True) if e != 0},
    )


@dataclass(frozen=True)
class Resultant:
    """What acts on a particle or body at its mass centre, in c_u, the rate of a speed u that it causes."""

    on: str
    force: Vector
    torque: Vector

    def __str__(self) -> str:
        parts = [f"{kind} {text(v)}" for kind, v in (("force", self.force), ("torque", self.torque)) if v != 0]
        return f"on {self.on}: {', '.join(parts) or 'nothing'}"


def resultants(model: Mechanism) -> list[Resultant]:
    """The forces and torques that give every body the accelerations v[u] c_u and omega[u] c_u.

    So act the reactions of rows in scalars, with c_u what they add to the rate of the speed u.

    Examples
    --------
    >>> import appell as ap
    >>> print(resultants(ap.catalogue.card_of("double-pendulum").model().snapshot())[0])
    on upper: force c_omega1*l1*m1*cos(theta1)*N.x + c_omega1*l1*m1*sin(theta1)*N.y
    """
    reader, found = VelocityReader(model), []
    for mass in model.masses:
        force, torque = mass.mass * reader.caused(reader.m.frames.velocity_pieces(mass.point)), Vector(0)
        if isinstance(mass, Body):
            axes = mass.axes or mass.frame
            alpha = reader.caused(reader.m.frames.spin_pieces(mass.frame)).to_matrix(axes)
            torque = vector_of({axes: (mass.inertia @ alpha).applyfunc(sm.factor_terms)})
        found.append(Resultant(mass.name, force, torque))
    return found


def _acted_on(model: Mechanism) -> tuple[dict[str, Point], list[ReferenceFrame]]:
    """Points that have mass or on which a row or a load acts, by name, and the frames of bodies."""
    points = {mass.name: mass.point for mass in model.masses}
    frames = [mass.frame for mass in model.masses if isinstance(mass, Body)]
    told = [of for constraint in model.constraints for _, of in constraint.quantities]
    for of in (*told, *(push.on for load in model.loads if not load.gravity for push in load.pushes)):
        if isinstance(of, ReferenceFrame):
            frames += [] if of in frames or of == model.frame else [of]
        elif of not in points.values():
            points[str(of)] = of
    return points, frames


@dataclass(frozen=True)
class _Words:
    """A line of words with formulas between them."""

    parts: tuple[str | sm.Expr | Vector, ...]

    def __str__(self) -> str:
        return "".join(part if isinstance(part, str) else text(part) for part in self.parts)

    def latex(self, setter: Typesetter) -> str:
        """The same typeset."""
        return " ".join(self._latex(part, setter) for part in self.parts)

    @staticmethod
    def _latex(part: str | sm.Expr | Vector, setter: Typesetter) -> str:
        if isinstance(part, str):
            return rf"\text{{{latex_text(part)}}}"
        return vector_latex(part, setter) if isinstance(part, Vector) else setter.of(part)


def _bodies(model: Mechanism) -> list[_Words]:
    """Mass and inertia of every body."""
    lines = []
    for body in (mass for mass in model.masses if isinstance(mass, Body)):
        I, axes = body.inertia, "its axes" if body.axes is None else f"the axes of {body.axes}"
        parts: list[str | sm.Expr] = [f"{body.name}: mass ", body.mass, ", inertia "]
        for i, name in enumerate("xyz"):
            parts += [f"{name}{name} ", I[i, i], ", "]
        for i, j, name in ((0, 1, "xy"), (0, 2, "xz"), (1, 2, "yz")):
            parts += [f"{name} ", I[i, j], ", "] if I[i, j] != 0 else []
        lines.append(_Words((*parts[:-1], f" along {axes}")))
    return lines


def _loads(model: Mechanism) -> list[_Words]:
    """What acts, load by load."""
    vectors = [(load.name, push) for load in model.loads if not load.gravity for push in load.pushes]
    fields = [(load.name, load.pushes[0].vector) for load in model.loads if load.gravity]
    lines = [_Words((f"{name}: m times ", field, " on every body")) for name, field in fields]
    named = stated([e for _, push in vectors for part, _ in push.vector.args for e in part])
    parts = iter(named.expressions)
    for name, push in vectors:
        vector = vector_of({frame: sm.Matrix([next(parts) for _ in range(3)]) for _, frame in push.vector.args})
        kind = "torque" if isinstance(push.on, ReferenceFrame) else "force"
        lines.append(_Words((f"{name}: {kind} ", vector, f" on {model.place_of(push.on)}")))
    return [*lines, *(_Words((name, " = ", e)) for name, e in named.definitions.items())]


def _alike(lines: list[str], model: Mechanism) -> list[str]:
    """Lines of a body that are those of the first one with its name in them, written once for all of them."""
    words = [mass.name.replace(" ", "_") for mass in model.masses]
    own = {word: [line for line in lines if line.split("' = ")[0].endswith(f"_{word}")] for word in words}
    first = next((word for word in words if own[word]), words[0])
    others = [w for w in words if w != first and [x.replace(first, w) for x in own[first]] == own[w] != []]
    left = [line for line in lines if not any(line in own[w] for w in others)]
    return [*left, *([f"and so for {', '.join(others)} in place of {first}"] if others else [])]
