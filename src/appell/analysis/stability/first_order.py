"""Equations of motion as one first-order system with unknowns, as a graph to be differentiated.

0  = R(x, z)     M w' - F - B lam and A w' + gamma, in the unknowns z = (w', lam)
x' = f(x, z)     (qdot, w', s'), with x = (q, u, s), or (q, p, s), or the jets of a system of higher order
0  = c(x)        what is kept: positions, velocities, norms, hidden rows
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np

from appell.compile import program_of
from appell.constraints import multiplier
from appell.equations import Blocks, Equations, Variational
from appell.equations.blocks import over_speeds
from appell.equations.forms import auxiliaries_at_start, blocks_of, mechanics_to_run, state_graph_of, variational_of
from appell.equations.prolong import prolong
from appell.errors import ModelError, NotApplicable, SingularSystem
from appell.mechanics.reaction_vectors import missing_forces
from appell.model import name_of
from appell.model.parameter import finite
from appell.numbers import NEWTON, RANK
from appell.simulate.assembly import assemble, assemble_higher, report_others
from appell.simulate.start import known_state, parameter_values
from appell.system.stage import stage


@dataclass(frozen=True)
class FirstOrder:
    """The system and its names; ``leading`` is the number of top rates w' in z, ``coordinates`` that of q in x.

    ``laws``: reactions do work, and the second half of z is the motion without that. ``is_tree``: the program goes from
    link to link, and so do its derivatives.
    """

    equations: Equations
    names: tuple[str, ...]
    coordinates: int
    leading: int
    x: ca.SX
    z: ca.SX
    residual: ca.SX
    rates: ca.SX
    kept: ca.SX
    observed: ca.SX
    laws: bool = False
    is_tree: bool = False

    @cached_property
    def readable(self) -> tuple[str, ...]:
        """The names of what ``observed`` holds."""
        q, u = map(name_of, self.equations.coordinates), map(name_of, self.equations.speeds)
        return (*q, *u, *(f"{name_of(c)}'" for c in self.equations.coordinates))

    @cached_property
    def places(self) -> dict[str, int]:
        """Where parameters, then inputs, stand in the column p."""
        m = state_graph_of(self.equations)
        names = [p.name for p in self.equations.mechanism.parameters]
        inputs = {name: len(names) + k * m.inputs.stride for k, name in enumerate(m.inputs.names)}
        return {name: i for i, name in enumerate(names)} | inputs

    def values(self, given: Mapping[Any, float] | None, time: float) -> np.ndarray:
        """The column p: parameters as given, else their defaults; every input must be given, and is held constant."""
        m, named = state_graph_of(self.equations), {name_of(key): value for key, value in (given or {}).items()}
        for name in m.inputs.names:
            if name not in named:
                raise ModelError(
                    f"the input '{name}' of '{self.equations.mechanism.name}' is not given: give its constant value "
                    f"with inputs={{'{name}': ...}}."
                )
        inputs = {name: finite(name, named.pop(name)) for name in m.inputs.names}
        p = parameter_values(self.equations, named)
        if not inputs:
            return p
        p = np.concatenate([p, np.zeros(m.p.numel() - p.size)])
        for name, value in inputs.items():
            p[self.places[name]] = value
        p[-1] = time  # the moment of the inputs
        return p

    @cached_property
    def autonomous(self) -> bool:
        """Whether time appears only through the motion."""
        parts = ca.vertcat(self.residual, self.rates, self.kept, self.observed)
        return not ca.depends_on(parts, state_graph_of(self.equations).t)

    @cached_property
    def _motion(self) -> ca.Function:
        """R, f and their derivatives by x and z."""
        m = state_graph_of(self.equations)
        by_x = [ca.densify(ca.jacobian(part, self.x)) for part in (self.residual, self.rates)]
        by_z = [ca.densify(ca.jacobian(part, self.z)) for part in (self.residual, self.rates)]
        values = [ca.densify(self.residual), ca.densify(self.rates)]
        return ca.Function("motion", [self.x, self.z, m.t, m.p], [*values, *by_x, *by_z], {"cse": True})

    @cached_property
    def _kept(self) -> ca.Function:
        return self._with_slopes("kept", self.kept)

    @cached_property
    def _read(self) -> ca.Function:
        return self._with_slopes("read", self.observed)

    def _with_slopes(self, name: str, values: ca.SX) -> ca.Function:
        """A column of (x, t, p), and its derivatives by x."""
        m = state_graph_of(self.equations)
        return ca.Function(name, [self.x, m.t, m.p], [ca.densify(values), ca.densify(ca.jacobian(values, self.x))])

    @cached_property
    def _slopes(self) -> ca.Function:
        """The derivatives of R, f, c and r along a direction of the parameters."""
        m = state_graph_of(self.equations)
        direction = ca.SX.sym("direction", m.p.numel())
        parts = (self.residual, self.rates, self.kept, self.observed)
        slopes = [ca.densify(ca.jtimes(part, m.p, direction)) if part.numel() else part for part in parts]
        return ca.Function("slopes", [self.x, self.z, m.t, m.p, direction], slopes)

    def kept_rows(self, x: np.ndarray, p: np.ndarray, time: float) -> tuple[np.ndarray, np.ndarray]:
        """c and dc/dx."""
        c, C = (part.full() for part in self._kept(x, time, p))
        return c.ravel(), C.reshape(-1, x.size)

    def relations(self, x: np.ndarray, p: np.ndarray, time: float) -> tuple[np.ndarray, np.ndarray]:
        """c and dc/dx, rows scaled to the size of their derivatives; rows without any are left out."""
        c, C = self.kept_rows(x, p, time)
        length = np.linalg.norm(C, axis=1)
        used = length > RANK.threshold
        return c[used] / length[used], C[used] / length[used, None]

    def read(self, x: np.ndarray, p: np.ndarray, time: float) -> tuple[np.ndarray, np.ndarray]:
        """r and dr/dx."""
        values, R = self._read(x, time, p)
        return values.full().ravel(), R.full()

    def motion(self, x: np.ndarray, p: np.ndarray, time: float) -> tuple[np.ndarray, np.ndarray]:
        """x' and dx'/dx, by implicit differentiation of R(x, z) = 0: dz = -(dR/dz)^+ dR/dx."""
        if self.is_tree:
            program = program_of(self.equations)
            if program.tree_jacobian is not None:
                return program.rates(time, x, p).state_rates, program.tree_jacobian(time, x, p)
        _, rates, R_x, f_x, f_z, inverse = self._solved(x, p, time)
        return rates.ravel(), f_x - f_z @ (inverse @ R_x)

    def slope(
        self, x: np.ndarray, p: np.ndarray, time: float, direction: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The derivatives of c, r and x' along a direction of the parameters (c unscaled)."""
        z, _, _, _, f_z, inverse = self._solved(x, p, time)
        R_p, f_p, c_p, r_p = (part.full().ravel() for part in self._slopes(x, z, time, p, direction))
        return c_p, r_p, f_p - f_z @ (inverse @ R_p)

    def _solved(self, x: np.ndarray, p: np.ndarray, time: float) -> tuple[np.ndarray, ...]:
        """z, x', dR/dx, df/dx, df/dz and (dR/dz)^+.

        R is linear in z, save for laws of the actual reaction, for which this is Newton's method.
        """
        z, evaluate = self._first_guess(x, p, time), self._motion
        for _ in range(30):
            R, rates, R_x, f_x, R_z, f_z = (part.full() for part in evaluate(x, z, time, p))
            inverse = _inverse(R_z, self.leading)
            step = inverse @ R.ravel()
            z -= step
            if np.abs(step).max(initial=0.0) <= NEWTON.arrived * max(1.0, np.abs(z).max(initial=0.0)):
                break
        if not (np.isfinite(rates).all() and np.isfinite(R_x).all() and np.isfinite(f_x).all()):
            raise SingularSystem(
                f"the equations of '{self.equations.mechanism.name}' cannot be differentiated at this point: "
                "some of their entries are not finite there."
            )
        return z, rates, R_x, f_x, f_z, inverse

    def _first_guess(self, x: np.ndarray, p: np.ndarray, time: float) -> np.ndarray:
        """z = 0; with laws the ideal motion, where a friction |lam| can be differentiated."""
        if not self.laws:
            return np.zeros(self.z.numel())
        half = self.z.numel() // 2
        z = np.ones(self.z.numel())
        R, _, _, _, R_z, _ = (part.full() for part in self._motion(x, z, time, p))
        ideal = slice(half, None)
        z[ideal] -= _inverse(R_z[ideal, ideal], self.leading) @ R[ideal].ravel()
        z[:half] = z[ideal]
        return z

    def outputs(
        self, column: ca.SX, x: np.ndarray, p: np.ndarray, time: float, directions: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """h, dh/dx and its derivatives along directions of the parameters (columns), of a column h(x, z, p, t).

        The unknowns z follow: dz = -(dR/dz)^+ (dR/dx dx + dR/dp dp).
        """
        m = state_graph_of(self.equations)
        z, _, R_x, _, _, inverse = self._solved(x, p, time)
        direction = ca.SX.sym("direction", m.p.numel())
        slopes = [ca.jacobian(column, self.x), ca.jacobian(column, self.z), ca.jtimes(column, m.p, direction)]
        parts = [ca.densify(part) for part in (column, *slopes)]
        function = ca.Function("outputs", [self.x, self.z, m.t, m.p, direction], parts)
        none = np.zeros(p.size)
        h, h_x, h_z, _ = (part.full() for part in function(x, z, time, p, none))
        D = np.zeros((h.size, directions.shape[1]))
        for k, along in enumerate(directions.T):
            R_p = self._slopes(x, z, time, p, along)[0].full().ravel()
            D[:, k] = function(x, z, time, p, along)[3].full().ravel() - h_z @ (inverse @ R_p)
        return h.ravel(), h_x - h_z @ (inverse @ R_x), D

    @cached_property
    def unknowns(self) -> dict[str, ca.SX]:
        """The symbols of x and z by what they are: speed rates, multipliers (and those of ideal reactions), names."""
        m = state_graph_of(self.equations)
        if variational_of(self.equations) is not None:
            return {name: self.x[i] for i, name in enumerate(self.names)}
        n, rows = m.u.numel(), m.rows
        counts = Counter(row.name for row in rows)
        named = {name: self.x[i] for i, name in enumerate(self.names)}
        for i, row in enumerate(rows):
            named[multiplier(row.name, row.number, counts[row.name]).name] = self.z[n + i]
            if self.laws:
                ideal = multiplier(row.name, row.number, counts[row.name], "lambda0").name
                named[ideal] = self.z[2 * n + len(rows) + i]
        return named

    def state(self, point: Mapping[Any, float], p: np.ndarray, time: float) -> np.ndarray:
        """The state of what is known of it, completed as a start is."""
        if variational_of(self.equations) is not None:
            program = program_of(self.equations)
            return assemble_higher(
                self.equations, program, known_state(self.equations, point, program.system.auxiliary_states), p, time
            )
        auxiliaries = self.names[self.coordinates + self.leading :]
        known = known_state(self.equations, point, auxiliaries)
        q, u = assemble(self.equations, known, p, time)
        report_others(self.equations, known, (q, u), p, time)
        given = np.array(auxiliaries_at_start(self.equations)(q, u, time, p), float).ravel()
        s = np.array([known.auxiliaries.get(i, value) for i, value in enumerate(given)], float)
        return np.concatenate([q, u, s])


@stage
def first_order(equations: Equations) -> FirstOrder:
    """The first-order system of equations by any principle."""
    for constraint in equations.mechanism.constraints:
        if constraint.friction is not None:
            raise NotApplicable(
                f"the friction of '{constraint.name}' makes a motion stick or slide, and neither has a linearization: "
                "state the constraint without it, or its law with nonideal=."
            )
    variational = variational_of(equations)
    if variational is None and program_of(equations).system.is_recursive:
        return _tree(equations)
    return _blocks(equations) if variational is None else _prolonged(equations, variational)


def _blocks(equations: Equations) -> FirstOrder:
    m = state_graph_of(equations)
    blocks = over_speeds(m, blocks_of(equations))
    wdot, lam = ca.SX.sym("wdot", m.u.numel()), ca.SX.sym("lam", len(m.rows))
    z, residual = ca.vertcat(wdot, lam), _residual(blocks, wdot, lam, 0)
    if blocks.C is not None:  # laws hold the multipliers of the motion without them: these are unknowns too
        ideal_wdot, ideal_lam = ca.SX.sym("ideal wdot", m.u.numel()), ca.SX.sym("ideal lam", len(m.rows))
        C = ca.substitute(blocks.C, ca.vertcat(m.actual, m.ideal), ca.vertcat(lam, ideal_lam))
        residual = ca.vertcat(_residual(blocks, wdot, lam, C), _residual(blocks, ideal_wdot, ideal_lam, 0))
        z = ca.vertcat(z, ideal_wdot, ideal_lam)
    auxiliary = blocks.auxiliary
    s, sdot = (ca.SX(0, 1),) * 2 if auxiliary is None else (ca.SX(auxiliary.states), auxiliary.h + auxiliary.H @ lam)
    levels = [value for row in m.rows for value in (row.position, row.velocity) if value is not None]
    observed = ca.vertcat(m.q, m.u, m.qdot)
    parts = [residual, ca.vertcat(m.qdot, wdot, sdot), ca.vertcat(*levels, *m.norms), observed]
    parts = [m.now(part) for part in parts]
    speeds = [name_of(u) for u in equations.speeds]
    return FirstOrder(
        equations=equations,
        names=(*map(name_of, equations.coordinates), *speeds, *(() if auxiliary is None else auxiliary.names)),
        coordinates=m.q.numel(),
        leading=m.u.numel(),
        x=ca.vertcat(m.q, m.u, s),
        z=z,
        residual=parts[0],
        rates=parts[1],
        kept=parts[2],
        observed=parts[3],
        laws=blocks.C is not None,
    )


def _tree(equations: Equations) -> FirstOrder:
    """Of a tree whose mass matrix nobody forms: R is the force that accelerations need, less the one there is."""
    m = state_graph_of(equations)
    wdot, lam = ca.SX.sym("wdot", m.u.numel()), ca.SX.sym("lam", len(m.rows))
    A, gamma = (ca.vertcat(*[getattr(row, part) for row in m.rows]) for part in ("A", "gamma"))
    levels = [value for row in m.rows for value in (row.position, row.velocity) if value is not None]
    needed = missing_forces(mechanics_to_run(equations), wdot)
    parts = [
        ca.vertcat(needed - A.T @ lam, A @ wdot + gamma) if m.rows else needed,
        ca.vertcat(m.qdot, wdot),
        ca.vertcat(*levels, *m.norms),
        ca.vertcat(m.q, m.u, m.qdot),
    ]
    residual, rates, kept, observed = (m.now(part) for part in parts)
    return FirstOrder(
        equations=equations,
        names=(*map(name_of, equations.coordinates), *map(name_of, equations.speeds)),
        coordinates=m.q.numel(),
        leading=m.u.numel(),
        x=ca.vertcat(m.q, m.u),
        z=ca.vertcat(wdot, lam),
        residual=residual,
        rates=rates,
        kept=kept,
        observed=observed,
        is_tree=True,
    )


def _residual(blocks: Blocks, wdot: ca.SX, lam: ca.SX, C: ca.SX | int) -> ca.SX:
    """M w' - F - C - B lam and A w' + gamma."""
    return ca.vertcat(blocks.M @ wdot - blocks.F - C - blocks.B @ lam, blocks.A @ wdot + blocks.gamma)


def _prolonged(equations: Equations, variational: Variational) -> FirstOrder:
    m, system = state_graph_of(equations), prolong(variational.jets, variational.equations)
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
        observed=ca.substitute(ca.vertcat(m.q, m.u, m.qdot), m.u, variational.speeds),
    )


def _inverse(K: np.ndarray, leading: int) -> np.ndarray:
    """The pseudoinverse of dR/dz, rows and columns scaled to length one; rates that are not unique are refused."""
    if not K.size:
        return K.T
    rows = _lengths(K, 1)
    columns = _lengths(K / rows[:, None], 0)
    left, values, right = np.linalg.svd(K / rows[:, None] / columns)
    rank = int((values > RANK.threshold * values[0]).sum())
    if rank < K.shape[1] and np.abs(right[rank:, :leading] / columns[:leading]).max(initial=0.0) > RANK.contradiction:
        raise SingularSystem("the accelerations are not unique at this point: masses and constraints leave some open.")
    inverse = (right[:rank].T / values[:rank]) @ left[:, :rank].T
    return np.asarray(inverse / columns[:, None] / rows)


def _lengths(K: np.ndarray, axis: int) -> np.ndarray:
    """Of rows or columns; one for those that are zero, which stay so."""
    lengths = np.linalg.norm(K, axis=axis)
    return np.asarray(np.where(lengths > 0, lengths, 1.0))
