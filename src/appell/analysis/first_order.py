"""Equations of motion as one first-order system with unknowns, as a graph to be differentiated.

0  = R(x, z)     M w' - F - B lam and A w' + gamma, in the unknowns z = (w', lam)
x' = f(x, z)     (qdot, w', s'), with x = (q, u, s), or (q, p, s), or the jets of a system of higher order
0  = c(x)        what is kept: positions, velocities, norms, hidden rows
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np

from appell.compile.change import change_of
from appell.equations import Equations, Variational
from appell.equations.prolong import prolong
from appell.errors import SingularSystem
from appell.model import name_of
from appell.simulate.assembly import assemble, assemble_higher
from appell.simulate.start import known_state

RANK = 1e-10
"""Singular values below this, relative to the largest of a scaled matrix, count as zero."""


@dataclass(frozen=True)
class FirstOrder:
    """The system and its names; ``leading`` is the number of top rates w' in z, ``coordinates`` that of q in x."""

    equations: Equations
    names: tuple[str, ...]
    coordinates: int
    leading: int
    x: ca.SX
    z: ca.SX
    residual: ca.SX
    rates: ca.SX
    kept: ca.SX
    momenta: ca.Function | None = None

    @cached_property
    def _functions(self) -> tuple[ca.Function, ca.Function]:
        m = self.equations.mechanics
        by_x = [ca.densify(ca.jacobian(part, self.x)) for part in (self.residual, self.rates)]
        by_z = [ca.densify(ca.jacobian(part, self.z)) for part in (self.residual, self.rates)]
        values = [ca.densify(self.residual), ca.densify(self.rates)]
        motion = ca.Function("motion", [self.x, self.z, m.t, m.p], [*values, *by_x, *by_z], {"cse": True})
        kept = [ca.densify(self.kept), ca.densify(ca.jacobian(self.kept, self.x))]
        return motion, ca.Function("kept", [self.x, m.t, m.p], kept)

    def relations(self, x: np.ndarray, p: np.ndarray, time: float) -> tuple[np.ndarray, np.ndarray]:
        """c and dc/dx, rows scaled to the size of their derivatives."""
        c, C = (np.array(part, float) for part in self._functions[1](x, time, p))
        C = C.reshape(-1, x.size)
        length = np.linalg.norm(C, axis=1)
        used = length > RANK
        return c.ravel()[used] / length[used], C[used] / length[used, None]

    def motion(self, x: np.ndarray, p: np.ndarray, time: float) -> tuple[np.ndarray, np.ndarray]:
        """x' and dx'/dx, by implicit differentiation of R(x, z) = 0: dz = -(dR/dz)^+ dR/dx.

        R is linear in z, save for laws of the actual reaction, for which this is Newton's method.
        """
        z, evaluate = np.zeros(self.z.numel()), self._functions[0]
        for _ in range(30):
            R, rates, R_x, f_x, R_z, f_z = (np.array(part, float) for part in evaluate(x, z, time, p))
            inverse = _inverse(R_z, self.leading)
            step = inverse @ R.ravel()
            z -= step
            if np.abs(step).max(initial=0.0) <= 1e-12 * max(1.0, np.abs(z).max(initial=0.0)):
                break
        R, rates, R_x, f_x, R_z, f_z = (np.array(part, float) for part in evaluate(x, z, time, p))
        if not (np.isfinite(rates).all() and np.isfinite(R_x).all() and np.isfinite(f_x).all()):
            raise SingularSystem(
                f"the equations of '{self.equations.model.name}' cannot be differentiated at this point: "
                "some of their entries are not finite there."
            )
        return rates.ravel(), f_x - f_z @ (inverse @ R_x)

    def state(self, point: Mapping[Any, float], p: np.ndarray, time: float) -> np.ndarray:
        """The state of what is known of it, completed as a start is."""
        if self.equations.variational is not None:
            compiled = self.equations.compiled
            return assemble_higher(
                self.equations, compiled, known_state(self.equations.model, point, compiled.auxiliaries), p, time
            )
        auxiliaries = self.names[self.coordinates + self.leading :]
        known = known_state(self.equations.model, point, auxiliaries)
        q, u = assemble(self.equations, known, p, time)
        given = self.equations.principle.initial_auxiliaries(self.equations.mechanics.rows)
        s = np.array([known.auxiliaries.get(i, value) for i, value in enumerate(given)], float)
        w = u if self.momenta is None else np.array(self.momenta(q, u, time, p), float).ravel()
        return np.concatenate([q, w, s])


def first_order(equations: Equations) -> FirstOrder:
    """The first-order system of equations by any principle."""
    variational = equations.variational
    return _blocks(equations) if variational is None else _prolonged(equations, variational)


def _blocks(equations: Equations) -> FirstOrder:
    m, forms = equations.mechanics, equations.forms()
    change = None if forms.momenta is None else change_of(m, forms.momenta)
    wdot = ca.SX.sym("wdot", m.u.numel())
    lam = ca.SX.sym("lam", len(m.rows))
    residual = ca.vertcat(forms.M @ wdot - forms.F - forms.B @ lam, forms.A @ wdot + forms.gamma)
    further = forms.further
    s, sdot = (ca.SX(0, 1),) * 2 if further is None else (ca.SX(further.states), further.h + further.H @ lam)
    levels = [value for row in m.rows for value in (row.position, row.velocity) if value is not None]
    parts = [residual, ca.vertcat(m.qdot, wdot, sdot), ca.vertcat(*levels, *m.norms)]
    speeds = [name_of(u) for u in equations.speeds]
    w, momenta = m.u, None
    if change is not None:
        parts = [change.apply(m, part) for part in parts]
        w, speeds = change.w, [f"p_{name}" for name in speeds]
        momenta = ca.Function("momenta", [m.q, m.u, m.t, m.p], [change.momenta])
    return FirstOrder(
        equations=equations,
        names=(*map(name_of, equations.coordinates), *speeds, *(() if further is None else further.names)),
        coordinates=m.q.numel(),
        leading=m.u.numel(),
        x=ca.vertcat(m.q, w, s),
        z=ca.vertcat(wdot, lam),
        residual=parts[0],
        rates=parts[1],
        kept=parts[2],
        momenta=momenta,
    )


def _prolonged(equations: Equations, variational: Variational) -> FirstOrder:
    system = prolong(variational.jets, variational.equations)
    return FirstOrder(
        equations=equations,
        names=(*system.lower_names, *system.top_names),
        coordinates=system.lower.numel(),
        leading=system.top.numel(),
        x=ca.vertcat(system.lower, system.top),
        z=system.leading,
        residual=system.M @ system.leading - system.F,
        rates=ca.vertcat(system.lower_rates, system.leading),
        kept=ca.vertcat(*[value for _, value in system.invariants]),
    )


def _inverse(K: np.ndarray, leading: int) -> np.ndarray:
    """The pseudoinverse of dR/dz, rows and columns scaled to length one; rates that are not unique are refused."""
    if not K.size:
        return K.T
    rows = np.maximum(np.linalg.norm(K, axis=1), 1e-300)
    columns = np.maximum(np.linalg.norm(K / rows[:, None], axis=0), 1e-300)
    left, values, right = np.linalg.svd(K / rows[:, None] / columns)
    rank = int((values > RANK * values[0]).sum())
    if rank < K.shape[1] and np.abs(right[rank:, :leading] / columns[:leading]).max(initial=0.0) > 1e-6:
        raise SingularSystem("the accelerations are not unique at this point: masses and constraints leave some open.")
    inverse = (right[:rank].T / values[:rank]) @ left[:, :rank].T
    return np.asarray(inverse / columns[:, None] / rows)
