"""Equations under the names of SymPy's KanesMethod, so that what reads that (PyDy, opty) can read them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import sympy as sm
from sympy.physics import mechanics as me
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols

from appell.algebra import CasadiAlgebra
from appell.constraints import PlaceholderKind, gather, placeholders
from appell.equations.form_blocks import own_symbols
from appell.equations.forms import mechanics_in_symbols
from appell.equations.principle import Principle
from appell.errors import NotApplicable
from appell.mechanics import lower, solve_rows
from appell.model import Body, Mechanism, Particle
from appell.reading.independent_speeds import choose_rows, require_minimal_form


@dataclass(frozen=True, eq=False)
class SympyEquations:
    """M udot = f over all speeds, the independent ones first, with the constraints below the equations of motion.

    The attributes mean what they mean in SymPy's ``KanesMethod`` after ``kanes_equations``: with N the displacements
    that the rows A leave free, ``mass_matrix`` is [N^T M; A] and ``forcing`` [N^T F; -gamma], both square in the
    number of speeds; the ``_full`` ones stand below the kinematical equations qdot = k.
    """

    q: sm.Matrix
    u: sm.Matrix
    mass_matrix: sm.Matrix
    forcing: sm.Matrix
    forcing_kin: sm.Matrix
    bodies: tuple[me.RigidBody | me.Particle, ...]
    loads: tuple[tuple[Point | ReferenceFrame, Vector], ...]

    explicit_kinematics = True

    @property
    def bodylist(self) -> tuple[me.RigidBody | me.Particle, ...]:
        return self.bodies

    @property
    def forcelist(self) -> tuple[tuple[Point | ReferenceFrame, Vector], ...]:
        return self.loads

    @property
    def mass_matrix_kin(self) -> sm.Matrix:
        return sm.eye(len(self.q))

    @property
    def mass_matrix_full(self) -> sm.Matrix:
        return sm.diag(self.mass_matrix_kin, self.mass_matrix)

    @property
    def forcing_full(self) -> sm.Matrix:
        return self.forcing_kin.col_join(self.forcing)

    def kindiffdict(self) -> dict[sm.Expr, sm.Expr]:
        """The coordinate rates by their symbols."""
        return dict(zip(self._qdot, self.forcing_kin, strict=True))

    def rhs(self, inv_method: str | None = None) -> sm.Matrix:
        """The rates of (q, u), solved for; ``inv_method`` is that of SymPy's ``Matrix.inv``."""
        M, f = self.mass_matrix, self.forcing
        solved = M.LUsolve(f) if inv_method is None else M.inv(inv_method) @ f
        return self.forcing_kin.col_join(solved)

    # what PyDy reads beside the public names
    @cached_property
    def _qdot(self) -> sm.Matrix:
        return self.q.diff(dynamicsymbols._t)

    @cached_property
    def _udot(self) -> sm.Matrix:
        return self.u.diff(dynamicsymbols._t)

    @property
    def _uaux(self) -> sm.Matrix:
        return sm.Matrix()


def to_sympy(model: Mechanism, principle: Principle) -> SympyEquations:
    """The equations of a model by a principle of the d'Alembert family, with linear algebra left as it stands."""
    _require_plain(model, principle)
    m = mechanics_in_symbols(model)
    numbers = lower(model, CasadiAlgebra())
    require_minimal_form(model, frozenset(), numbers)
    m, _, dependent = choose_rows(model, m, principle.independent, frozenset(), numbers)
    blocks = principle.form(m, m.rows, None)
    if blocks.momenta is not None:
        raise NotApplicable(f"{principle.name} has momenta for states, which SymPy's names do not know: use Kane.")
    n = m.u.shape[0]
    independent = [j for j in range(n) if j not in dependent]
    order = [*independent, *dependent]
    M, F = blocks.M, blocks.F
    if m.rows:
        N = solve_rows(m.algebra, blocks.A, -blocks.gamma, independent, dependent).N
        M, F = (N.T @ M).col_join(blocks.A), (N.T @ F).col_join(-blocks.gamma)
    back = own_symbols(model, m)
    return SympyEquations(
        q=sm.Matrix(model.kinematics.coordinates),
        u=sm.Matrix([model.kinematics.speeds[j] for j in order]),
        mass_matrix=m.algebra.shown(sm.Matrix(M).extract(list(range(n)), order), back),
        forcing=m.algebra.shown(sm.Matrix(F), back),
        forcing_kin=m.algebra.shown(sm.Matrix(m.qdot), back),
        bodies=tuple(_body(mass) for mass in model.masses),
        loads=tuple(_pushes(model)),
    )


def _require_plain(model: Mechanism, principle: Principle) -> None:
    """Ideal reactions of d'Alembert's family drop out of N^T; others have no place under SymPy's names."""
    if model.constraints and principle.family != "d'Alembert":
        raise NotApplicable(
            f"{principle.name} is of the family {principle.family}, whose reactions SymPy's names do not know: "
            "derive by a principle of the d'Alembert family, such as Kane."
        )
    for constraint in model.constraints:
        if constraint.law is not None or constraint.drives or constraint.has_modes:
            raise NotApplicable(
                f"the constraint '{constraint.name}' is not an ideal one that always holds: SymPy's equations have no "
                "place for it."
            )


def _body(mass: Body | Particle) -> me.RigidBody | me.Particle:
    if isinstance(mass, Particle):
        return me.Particle(mass.name, mass.point, mass.mass)
    I, axes = mass.inertia, mass.axes or mass.frame
    inertia = me.inertia(axes, I[0, 0], I[1, 1], I[2, 2], I[0, 1], I[1, 2], I[2, 0])
    return me.RigidBody(mass.name, mass.point, mass.frame, mass.mass, (inertia, mass.point))


def _pushes(model: Mechanism) -> Sequence[tuple[Any, Vector]]:
    """Forces at points and torques on frames, gravity on every mass; energies and dampers are in the forcing alone."""
    found: list[tuple[Any, Vector]] = []
    for load in model.loads:
        if load.gravity:
            found += [(mass.point, mass.mass * load.pushes[0].vector) for mass in model.masses]
        else:
            found += [(push.on, _without_placeholders(push.vector, model)) for push in load.pushes]
    return found


def _without_placeholders(vector: Vector, model: Mechanism) -> Vector:
    """A vector with SymPy's own positions and velocities in place of ``ap.position`` and ``ap.velocity``."""
    table: dict[sm.Basic, sm.Expr] = {}
    for quantity, of in gather(e for components, _ in vector.args for e in components):
        if quantity is PlaceholderKind.POSITION:
            value = of.pos_from(model.origin)
        else:
            value = of.vel(model.frame) if quantity is PlaceholderKind.VELOCITY else of.ang_vel_in(model.frame)
        table |= dict(zip(placeholders(quantity, of), value.to_matrix(model.frame), strict=True))
    return Vector([(components.xreplace(table), base) for components, base in vector.args]) if table else vector
