"""The Boltzmann-Hamel equations pre-applied for a joint: equations like Lagrange's, for whatever body it carries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.algebra.sympy_algebra import tidy
from appell.algebra.written import expanded
from appell.constraints import expression_of
from appell.errors import ModelError
from appell.model import Connection, name_of
from appell.model.inertia_matrix import moments_of
from appell.model.joints import Joint, JointFrames, JointMotion
from appell.model.joints.joint import vector
from appell.model.names import function_of_time
from appell.model.types import Expression, InertiaLike
from appell.reading.printing.text import text
from appell.reading.printing.typesetting import typeset
from appell.reading.quasi_velocities import QuasiVelocities, joint_frames, of_connection, of_joint


@dataclass(frozen=True)
class JointEquations:
    """d/dt dL/dv_I + sum (beta^T gamma)_Ij dL/dv_j - sum beta_jI dL/dq_j = F_I for each free velocity of a joint.

    >>> import appell as ap
    >>> print(ap.Knife().equations)
    equations of Knife, for any Lagrangian L
      P_v' - cos(theta)*dL/dx - sin(theta)*dL/dy - omega*P_s = F_v
      P_omega' - dL/dtheta + v*P_s = F_omega
    with P = dL/d of v, s, omega, and s = 0 afterwards

    Eq. 40, with the velocities that the rows of the joint hold put to zero once everything is differentiated. The
    Lagrangian is that of any mechanism which the joint is part of, written with the joint's quasi-velocities, those
    held among them; further coordinates have Lagrange's equations (eq. 38). ``left`` holds the left sides in symbols:
    P_v(t) for the momentum dL/dv and a symbol for each dL/dq.

    Attributes
    ----------
    title : str
        Of what they are.
    quasi : QuasiVelocities
        alpha, beta and gamma.
    frames, motion
        Of the joint, by which a body's Lagrangian is written; None for quasi-velocities that are not those of a joint.

    References
    ----------
    Cameron and Book 1997, eqs. 38, 40, 58 to 60, 68 to 71 and 74 to 76 (002).
    """

    title: str
    quasi: QuasiVelocities
    frames: JointFrames | None = None
    motion: JointMotion | None = None

    @cached_property
    def momenta(self) -> dict[AppliedUndef, sm.Expr]:
        """P_v(t) of each velocity."""
        return {u: function_of_time(f"P_{name_of(u)}", real=True) for u in self.quasi.velocities}

    @cached_property
    def slopes(self) -> dict[AppliedUndef, sm.Symbol]:
        """dL/dq of each coordinate."""
        return {q: sm.Symbol(f"dL/d{name_of(q)}", real=True) for q in self.quasi.coordinates}

    @cached_property
    def forces(self) -> dict[AppliedUndef, sm.Symbol]:
        """F_v of each free velocity: the power of the given forces is sum F_v v."""
        return {u: sm.Symbol(f"F_{name_of(u)}", real=True) for u in self.quasi.free}

    @cached_property
    def left(self) -> dict[AppliedUndef, sm.Expr]:
        """The left side of each free velocity's equation."""
        P, slopes = sm.Matrix(list(self.momenta.values())), sm.Matrix(list(self.slopes.values()))
        sides = self._assembled(P.diff(dynamicsymbols._t), P, slopes)
        return {u: sides[self.quasi.velocities.index(u)] for u in self.quasi.free}

    def applied_to(
        self, lagrangian: Expression, forces: Mapping[AppliedUndef, Expression] | None = None
    ) -> tuple[sm.Equality, ...]:
        """The equations of a Lagrangian, one for each free velocity.

        >>> import appell as ap, sympy as sm
        >>> knife = ap.Knife().equations; v, s, omega = knife.quasi.velocities
        >>> m, J = sm.symbols("m J")
        >>> knife.applied_to(m * (v**2 + s**2) / 2 + J * omega**2 / 2, {v: 0, omega: 0})[0]
        Eq(m*Derivative(v(t), t), 0)

        Parameters
        ----------
        lagrangian : expression
            In the joint's coordinates and velocities (or coordinate rates, which are replaced, eq. 7) and any others.
        forces : mapping of velocities to expressions, optional
            F_v; symbols of that name by default.

        Returns
        -------
        tuple of Eq
            Left and right sides.

        Raises
        ------
        ModelError
            For a Lagrangian that is not an expression, and forces on what is not a free velocity of the joint.
        """
        t, quasi = dynamicsymbols._t, self.quasi
        L = expression_of("the Lagrangian of a joint", lagrangian)
        given = {u: expression_of(f"the force of {u}", f) for u, f in (forces or {}).items()}
        for u in given:
            if u not in quasi.free:
                words = ", ".join(str(x) for x in quasi.free)
                raise ModelError(
                    f"'{u}' is not a free velocity of the joint, so that no force acts along it: {words} are."
                )
        rates = {q.diff(t): rate for q, rate in zip(quasi.coordinates, quasi.rates, strict=True)}
        L = L.xreplace(rates)
        zero = dict.fromkeys(quasi.held, sm.S.Zero)
        P = sm.Matrix([L.diff(u) for u in quasi.velocities]).xreplace(zero)
        slopes = sm.Matrix([L.diff(q) for q in quasi.coordinates]).xreplace(zero)
        moving = {rate: value.xreplace(zero) for rate, value in rates.items()}
        sides = self._assembled(P.diff(t).xreplace(moving), P, slopes)
        return tuple(
            sm.Eq(_collected(sides[quasi.velocities.index(u)]), given.get(u, self.forces[u]), evaluate=False)
            for u in quasi.free
        )

    def lagrangian_of_body(
        self,
        mass: Expression,
        inertia: InertiaLike | None = None,
        *,
        inertia_zz: Expression | None = None,
        mass_center: Sequence[Expression] = (0, 0, 0),
        potential: Expression = 0,
    ) -> sm.Expr:
        """L = T - V of a body that the joint carries, in its quasi-velocities.

        >>> import appell as ap, sympy as sm
        >>> m, l, I = sm.symbols("m l I")
        >>> L = ap.Knife().equations.lagrangian_of_body(m, inertia_zz=I, mass_center=(-l, 0, 0))
        >>> ap.Knife().equations.applied_to(L)[0].lhs
        l*m*omega(t)**2 + m*Derivative(v(t), t)

        Parameters
        ----------
        mass : number or expression
        inertia : three moments or a 3 x 3 matrix
            About the mass centre, in the child's frame.
        inertia_zz : number or expression, optional
            In place of ``inertia``, for motion in a plane.
        mass_center : three components
            From the joint's point, in the child's frame.
        potential : expression, optional
            V of the joint's coordinates.

        Returns
        -------
        expression

        Raises
        ------
        ModelError
            For equations of quasi-velocities that are not those of a joint, and what is not an inertia.
        """
        frames, t = self.frames, dynamicsymbols._t
        if frames is None or self.motion is None:
            raise ModelError("quasi-velocities alone do not move a body: ask the equations of a joint, or give L.")
        center = vector("the mass centre", mass_center, frames.child)
        rates = {q.diff(t): rate for q, rate in zip(self.quasi.coordinates, self.quasi.rates, strict=True)}
        spin = frames.child.ang_vel_in(frames.parent)
        v = (self.motion.shift.dt(frames.parent) + spin.cross(center)).to_matrix(frames.child)
        omega = spin.to_matrix(frames.child)
        moments = moments_of("the body", inertia, inertia_zz)
        m = expression_of("the mass", mass)
        T = (m * v.dot(v) + omega.dot(moments @ omega)) / 2
        return _collected(T.xreplace(rates)) - expression_of("the potential", potential)

    def _assembled(self, rates: sm.Matrix, P: sm.Matrix, slopes: sm.Matrix) -> sm.Matrix:
        """Eq. 40 over all velocities, those held put to zero."""
        zero = dict.fromkeys(self.quasi.held, sm.S.Zero)
        gyroscopic = self.quasi.gyroscopic.xreplace(zero).applyfunc(tidy)
        return rates + gyroscopic @ P - self.quasi.beta.T @ slopes

    def __str__(self) -> str:
        lines = [f"{self.title}, for any Lagrangian L"]
        lines += [f"  {self._text(self.left[u])} = {self.forces[u]}" for u in self.quasi.free]
        held = ", ".join(map(name_of, self.quasi.held))
        ending = f", and {held} = 0 afterwards" if held else ""
        return "\n".join([*lines, f"with P = dL/d of {', '.join(map(name_of, self.quasi.velocities))}{ending}"])

    def _text(self, side: sm.Expr) -> str:
        """The momentum's rate first, then the slopes, then the momenta."""
        t = dynamicsymbols._t
        symbols = [*(p.diff(t) for p in self.momenta.values()), *self.slopes.values(), *self.momenta.values()]
        terms = []
        for symbol in symbols:
            factor = sm.expand(side).coeff(symbol)
            if factor != 0:
                terms.append(_term(factor, text(symbol)))
        line = " ".join(terms)
        return line[2:] if line.startswith("+ ") else "-" + line[2:]

    def latex(self) -> str:
        """The equations, typeset."""
        names = {s: sm.Symbol(rf"\frac{{\partial L}}{{\partial {typeset(q)}}}") for q, s in self.slopes.items()}
        lines = [f"{typeset(side.xreplace(names))} &= {typeset(self.forces[u])}" for u, side in self.left.items()]
        return "\\begin{aligned}\n" + " \\\\\n".join(lines) + "\n\\end{aligned}"

    def _repr_latex_(self) -> str:
        return f"${self.latex()}$"


def equations_of_joint(joint: Joint) -> JointEquations:
    """The pre-applied equations of a joint by itself."""
    frames = joint_frames(joint)
    motion = joint.motion(frames)
    base = motion.base or frames.parent
    frames.child.orient(base, *motion.turn)
    frames.child.set_ang_vel(base, motion.spin)
    return JointEquations(f"equations of {type(joint).__name__}", of_joint(joint), frames, motion)


def equations_of_connection(connection: Connection) -> JointEquations:
    """The pre-applied equations of a joint of a model, in the model's symbols."""
    quasi, motion = of_connection(connection), connection.motion
    assert motion is not None  # of_connection refuses joints that close loops
    speeds = tuple(connection.symbols[word] for word in connection.joint.speeds)
    frames = JointFrames(connection.parent.frame, connection.child.frame, connection.coordinates, speeds)
    return JointEquations(f"equations of the joint '{connection.name}'", quasi, frames, motion)


def _collected(e: sm.Expr) -> sm.Expr:
    """A sum of products, with the squares of sines and cosines of one angle added up."""
    return expanded(e)


def _term(factor: sm.Expr, symbol: str) -> str:
    """A signed term."""
    sign, factor = ("-", -factor) if factor.could_extract_minus_sign() else ("+", factor)
    if factor == 1:
        return f"{sign} {symbol}"
    words = f"({text(factor)})" if factor.is_Add else text(factor)
    return f"{sign} {words}*{symbol}"
