"""Equations of motion in named quantities, body by body: nothing is multiplied out.

For every particle and body the velocity v of its mass centre, the acceleration a = v' + w x v in components of the
frame (turning with w) in which v is shortest, the angular velocity omega and h, the rate of angular momentum about the
mass centre; then Kane's statement row by row (Roithmayr and Hodges 2010, eq. 7; 000),

    sum over bodies of  m v_r . a + omega_r . h  =  F_r + sum lam_i A_ir,

where v_r and omega_r are the coefficients of the speed u_r in v and omega, and F_r holds the applied forces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import sympy as sm
from sympy.physics.vector import ReferenceFrame

from appell.algebra.algebra import Matrix, Scalar
from appell.algebra.exact_algebra import ExactAlgebra
from appell.algebra.written import rough_length
from appell.constraints import multiplier
from appell.equations.forms import variational_of
from appell.equations.model_symbols import rows_of
from appell.errors import NotApplicable
from appell.mechanics import Mechanics, MovingMass, lower
from appell.model import Body, Particle, name_of
from appell.numbers import READ
from appell.reading.printing.text import text, with_named_roots, with_named_signs
from appell.reading.shortest.choice_of_speeds import given_speeds
from appell.reading.shortest.form_in_speeds import Sought, own_symbols_of

if TYPE_CHECKING:
    from appell.equations.equations import Equations


def by_body(equations: Equations) -> str:
    """Kane's statement row by row over all speeds, with the constraints in evidence.

    Examples
    --------
    >>> import appell as ap
    >>> print(by_body(ap.catalogue.chaplygin_sleigh().derive(ap.Kane())).splitlines()[0])
    Chaplygin sleigh: Kane's equations by body, reactions in evidence: no side slip
    """
    model = equations.mechanism
    if variational_of(equations) is not None:
        raise NotApplicable(
            f"'{model.name}' is not written by body: {equations.principle.name} has equations of higher order for it. "
            "equations.latex() and str(equations) write those."
        )
    m = lower(model, ExactAlgebra())
    writer = _BodyWriter(Sought(model, equations.principle, m, [], frozenset(row.name for row in m.rows)))
    kinematics = writer.kinematics()
    sums: list[list[str]] = [[] for _ in m.u]
    bodies = [line for body, mass in zip(model.masses, m.masses, strict=True) for line in writer.body(body, mass, sums)]
    stated, A = writer.constraints()
    dynamics = writer.rows(sums, A)
    return "\n".join(
        [
            f"{model.name}: Kane's equations by body, reactions in evidence: {_names(m)}",
            *writer.where(),
            *("  kinematics", *kinematics),
            *bodies,
            *(("  constraints in evidence", *stated) if stated else ()),
            *("  dynamics", *dynamics),
        ]
    )


def _names(m: Mechanics) -> str:
    return ", ".join(dict.fromkeys(row.name for row in m.rows)) or "none"


class _BodyWriter:
    """Writes quantities in the model's own symbols; what was named once is not named again."""

    def __init__(self, sought: Sought) -> None:
        self.sought, self.m, self.model = sought, sought.m, sought.model
        self.own = own_symbols_of(sought, given_speeds(self.model, self.m))
        self.speeds = [name_of(u) for u in self.model.kinematics.speeds]
        self.named: set[str] = set()
        self.words: dict[sm.Expr, str] = {}
        self.signs: dict[sm.Expr, sm.Symbol] = {}
        self.roots: dict[sm.Expr, sm.Symbol] = {}

    def text(self, e: Scalar) -> str:
        """A scalar as short as is found, long roots and signs named; the same one is written once."""
        short = self.sought.short(self.m.algebra.column([e]))[0, 0]
        if short not in self.words:
            self.words[short] = self._words(short.xreplace(self.own))
        return self.words[short]

    def _words(self, e: sm.Expr) -> str:
        found, _ = with_named_signs(e, self.signs)
        (found,), _ = with_named_roots([found], self.roots)
        return text(found)

    def where(self) -> list[str]:
        """Signs and roots that were named on the way."""
        named = {**self.signs, **{sm.sqrt(base): name for base, name in self.roots.items()}}
        return ["  where", *(f"    {name} = {text(e)}" for e, name in named.items())] if named else []

    def kinematics(self) -> list[str]:
        """q' = G u + g."""
        coordinates = [name_of(q) for q in self.model.kinematics.coordinates]
        return [f"    {q}' = {self.text(e)}" for q, e in zip(coordinates, self.m.qdot, strict=True)]

    def body(self, body: Body | Particle, mass: MovingMass, sums: list[list[str]]) -> list[str]:
        """What is named of one body; its part of every row goes into ``sums``."""
        name, ground = _word(body.name), self.model.frame
        frame, v = self._shortest_frame(body, self.m.velocities[mass.velocity, :])
        words = "the ground" if frame is ground else f"'{frame}'"
        lines = [f"  {body.name}, components in {words}"]
        spin = [""] * 3
        if frame is not ground:
            spin = [f"omega_{_word(str(frame))}.{axis}" for axis in "xyz"]
            lines += self._velocity(self.m.frames.angular_velocity(frame), spin)[0]
        v_names = [f"v_{name}.{axis}" for axis in "xyz"]
        said, factors = self._velocity(v, v_names)
        lines += said + self._accelerations(name, spin, v_names)
        weight = _bracketed(self.text(mass.mass))
        _add(sums, factors, [f"{weight}*a_{name}.{axis}" for axis in "xyz"])
        if mass.spin is not None and mass.inertia is not None:
            lines += self._turning(name, self.m.velocities[mass.spin, :], mass.inertia, sums)
        return lines

    def _shortest_frame(self, body: Body | Particle, v: Matrix) -> tuple[ReferenceFrame, Matrix]:
        """The frame between the body and the ground in which its velocity is shortest."""
        frames, ground = self.m.frames, self.model.frame
        if not isinstance(body, Body) or not frames.oriented(body.frame):
            return ground, v
        choices = [(f, frames.rotation(f).T @ v if f is not ground else v) for f in frames.ancestors(body.frame)]
        return min(choices, key=lambda choice: sum(rough_length(e.fraction) for e in choice[1]))

    def _velocity(self, v: Matrix, names: list[str]) -> tuple[list[str], list[list[str]]]:
        """v_i = sum_r v_i[u_r] u_r + v_it, long coefficients named; and the coefficients, by component and speed.

        A component that vanishes has an empty name from here on.
        """
        J = self.m.algebra.jacobian(v, self.m.u)
        rest = self.m.algebra.substitute(v, self.m.u, self.m.algebra.zeros(self.m.u.shape[0], 1))
        lines: list[str] = []
        factors: list[list[str]] = []
        for i, name in enumerate(names):
            factors.append([self._factor(J[i, r], f"{name}[{u}]", lines) for r, u in enumerate(self.speeds)])
            parts = [_times(f, u) for f, u in zip(factors[i], self.speeds, strict=True) if f]
            parts += [] if rest[i, 0].is_zero else [self.text(rest[i, 0])]
            if parts and name not in self.named:
                lines.append(f"    {name} = {_sum(parts)}")
            self.named.add(name)
            names[i] = name if parts else ""
        return lines, factors

    def _factor(self, e: Scalar, name: str, lines: list[str]) -> str:
        """A coefficient, by its name where it is long; empty where it vanishes."""
        if e.is_zero:
            return ""
        if rough_length(e.fraction) <= READ.few:
            return self.text(e)
        if name not in self.named:
            self.named.add(name)
            lines.append(f"    {name} = {self.text(e)}")
        return name

    def _accelerations(self, name: str, w: list[str], v: list[str]) -> list[str]:
        """a = v' + w x v, the derivatives of what stands above not carried out."""
        lines = []
        for i in range(3):
            j, k = (i + 1) % 3, (i + 2) % 3
            parts = [f"{v[i]}'"] if v[i] else []
            parts += [f"{w[j]}*{v[k]}"] if w[j] and v[k] else []
            parts += [f"-{w[k]}*{v[j]}"] if w[k] and v[j] else []
            lines.append(f"    a_{name}.{'xyz'[i]} = {_sum(parts)}")
        return lines

    def _turning(self, name: str, omega: Matrix, inertia: Matrix, sums: list[list[str]]) -> list[str]:
        """h = I omega' + omega x I omega, in the body's own axes."""
        names = [f"omega_{name}.{axis}" for axis in "xyz"]
        lines, factors = self._velocity(omega, names)
        w = sm.Matrix([sm.Symbol(n) if n else sm.S.Zero for n in names])
        alpha = sm.Matrix([sm.Symbol(f"{n}'") if n else sm.S.Zero for n in names])
        I = self.sought.short(inertia).xreplace(self.own)
        h = I @ alpha + w.cross(I @ w)
        lines += [f"    h_{name}.{'xyz'[i]} = {text(sm.factor_terms(h[i]))}" for i in range(3) if h[i] != 0]
        _add(sums, factors, [f"h_{name}.{'xyz'[i]}" if h[i] != 0 else "" for i in range(3)])
        return lines

    def constraints(self) -> tuple[list[str], list[list[str]]]:
        """Every row as it constrains velocities, A u + a = 0, or accelerations, A u' + a = 0, and its coefficients A.

        A row that is not linear in the velocities is written as it is.
        """
        m, factors = self.m, []
        lines: list[str] = []
        for row in m.rows:
            name = _word(row.name) + (f"_{row.number + 1}" if rows_of(self.model, row.name) > 1 else "")
            factors.append([self._factor(row.A[0, r], f"{name}[{u}]", lines) for r, u in enumerate(self.speeds)])
            marks, rest = ("'", row.gamma) if row.velocity is None else ("", row.velocity - (row.A @ m.u)[0, 0])
            if row.velocity is not None and self._moves(rest):
                lines.append(f"    {self.text(row.velocity)} = 0")
                continue
            parts = [_times(f, u + marks) for f, u in zip(factors[-1], self.speeds, strict=True) if f]
            lines.append(f"    {_sum(parts + ([] if rest.is_zero else [self.text(rest)]))} = 0")
        return lines, factors

    def _moves(self, e: Scalar) -> bool:
        """Whether it depends on the speeds."""
        slopes = self.m.algebra.jacobian(self.m.algebra.column([e]), self.m.u)
        return any(not slopes[0, j].is_zero for j in range(slopes.shape[1]))

    def rows(self, sums: list[list[str]], A: list[list[str]]) -> list[str]:
        """One line a speed."""
        m = self.m
        F = m.potential_force + m.scalar_force
        for load in m.loads:
            for term in load.terms:
                F += m.partials[term.velocity, :].T @ term.vector
        lam = [text(multiplier(row.name, row.number, rows_of(self.model, row.name))) for row in m.rows]
        lines = []
        for r, parts in enumerate(sums):
            right = [] if F[r, 0].is_zero else [self.text(F[r, 0])]
            right += [_times(factors[r], name) for factors, name in zip(A, lam, strict=True) if factors[r]]
            lines.append(f"    {_sum(parts)} = {_sum(right)}")
        return lines


def _add(sums: list[list[str]], factors: list[list[str]], times: list[str]) -> None:
    """The part of one body in the row of every speed: coefficient times acceleration or rate of momentum."""
    for i, product in enumerate(times):
        for r, factor in enumerate(factors[i]):
            if factor and product:
                sums[r].append(_times(factor, product))


def _word(name: str) -> str:
    return name.replace(" ", "_")


def _times(factor: str, product: str) -> str:
    return {"1": product, "-1": f"-{product}"}.get(factor, f"{_bracketed(factor)}*{product}")


def _sum(parts: list[str]) -> str:
    first = next((part for part in parts if not part.startswith("-")), None)
    if first is not None:
        parts = [first, *(part for part in parts if part is not first)]
    return " + ".join(parts).replace("+ -", "- ") or "0"


def _bracketed(words: str) -> str:
    return f"({words})" if " + " in words or " - " in words or "/" in words else words
