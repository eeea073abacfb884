"""Is the action stationary? Hamilton's principle as a check of a motion, under proper and under virtual variations.

For variations delta q that vanish at both ends

    delta S + work of D = integral (dL/dq delta q + dL/dq' (delta q)' + D delta q) dt = -integral R delta q dt

with the reactions R of d/dt dL/dq' - dL/dq = D + R. It vanishes

- under proper variations, delta F = 0 (Slawianowski, eq. 3.17; 004), for motions by Hamilton and Lusternik (eq. 3.18),
- under virtual displacements, dF/dq' delta q = 0 (eqs. 3.14 and 3.23), for motions by d'Alembert and Chetaev
  (Hoelder 1896: delta q' is the rate of delta q, and the varied motion does not satisfy the rows),
- under both where the rows are holonomic (section 2.3).

Only L, D, the rows and the motion itself enter, no equation of motion. Variations are combinations of polynomials on
Gauss's points: phi_k = P_(k+1) - P_(k-1), P Legendre's, for every coordinate; delta F is orthogonal to P_0 ... P_(K-1).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np
from numpy.polynomial import legendre

from appell.analysis.types import Values
from appell.equations import Equations
from appell.equations.forms import state_graph_of
from appell.errors import ModelError, NotApplicable
from appell.model.mechanism import has_modes
from appell.numbers import FAMILY, RANK, RUN, SAME
from appell.simulate import Run, simulate
from appell.simulate.aliases import Inputs
from appell.simulate.expressions import evaluate, graph_of


@dataclass(frozen=True)
class Stationarity:
    """How much the action of a motion changes to first order, relative to the terms of the change.

    >>> import appell as ap
    >>> pendulum = ap.catalogue.cartesian_pendulum()
    >>> ap.stationarity(pendulum.derive(ap.Lagrange()), 1.0, {"x": 0.6, "y": -0.8}).is_stationary
    True

    Attributes
    ----------
    model, principle
        Their names.
    action
        S, the integral of L over the motion.
    proper
        The largest change under proper variations of unit size, whose varied motions satisfy the rows.
    virtual
        The same under virtual displacements.
    modes
        How many polynomials each coordinate was varied with.

    References
    ----------
    Slawianowski, eqs. 2.1, 3.14 to 3.18 (004); Flygare 2012, eq. 6 (003).
    """

    model: str
    principle: str
    action: float
    proper: float
    virtual: float
    modes: int

    @property
    def is_stationary(self) -> bool:
        """Whether the action is stationary under proper variations: Hamilton's principle."""
        return self.proper < SAME.solutions

    @property
    def is_stationary_under_virtual_displacements(self) -> bool:
        """Whether it is under virtual displacements: Hoelder's form of d'Alembert's principle."""
        return self.virtual < SAME.solutions

    def __str__(self) -> str:
        lines = [f"action of '{self.model}' by {self.principle}: S = {self.action:.9g}"]
        for words, value in (("proper variations", self.proper), ("virtual displacements", self.virtual)):
            verdict = "stationary" if value < SAME.solutions else "not stationary"
            lines.append(f"  under {words + ':':22} {verdict} (change {value:.1e} of its terms)")
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_latex_(self) -> str:
        parts = [rf"S = {self.action:.9g}"]
        for words, value in (("proper", self.proper), ("virtual", self.virtual)):
            digits, power = f"{value:.1e}".split("e")
            parts.append(rf"|\delta S|_{{\text{{{words}}}}} = {digits} \cdot 10^{{{int(power)}}}")
        return rf"$\displaystyle {', '.join(parts)}$".replace(", ", r", \; ")


def stationarity(
    equations: Equations,
    duration: float,
    state: Values,
    parameters: Values | None = None,
    *,
    inputs: Inputs | None = None,
    modes: int = 128,
) -> Stationarity:
    """Run equations and see whether the action is stationary along the motion.

    >>> import appell as ap
    >>> sleigh, start = ap.catalogue.chaplygin_sleigh(), ap.catalogue.CHAPLYGIN_SLEIGH.start
    >>> found = ap.stationarity(sleigh.derive(ap.HamiltonLusternik()), 1.0, start)
    >>> found.is_stationary, found.is_stationary_under_virtual_displacements
    (True, False)
    >>> found = ap.stationarity(sleigh.derive(ap.Kane()), 1.0, start)
    >>> found.is_stationary, found.is_stationary_under_virtual_displacements
    (False, True)

    Parameters
    ----------
    equations
        By any principle.
    duration, state, parameters, inputs
        As for :meth:`appell.Equations.simulate`.
    modes
        The most polynomials that each coordinate is varied with; they are doubled until the figures settle.

    Returns
    -------
    Stationarity

    Raises
    ------
    NotApplicable
        Coordinates that are not free (quaternions), rows of accelerations, unilateral constraints.

    References
    ----------
    Slawianowski, eqs. 3.14 to 3.18 (004); Flygare 2012, eq. 6 (003).
    """
    if modes < FAMILY.polynomials:
        raise ModelError(f"modes={modes}: allow {FAMILY.polynomials} polynomials for each coordinate at least.")
    m = state_graph_of(equations)
    if m.q.numel() != m.u.numel():
        raise NotApplicable(
            f"'{equations.mechanism.name}' has coordinates that are not free, and none are varied: take angles."
        )
    if has_modes(equations.mechanism) or any(row.order > 1 for row in m.rows):
        raise NotApplicable(
            f"'{equations.mechanism.name}' has rows of accelerations, or constraints that open and close."
        )
    arguments = {
        "state": state,
        "parameters": parameters,
        "inputs": inputs,
        "tolerance": RUN.reference,
        "progress": False,
    }
    found, count = _with(equations, duration, arguments, FAMILY.polynomials), 2 * FAMILY.polynomials
    while count <= modes and not (found.is_stationary and found.is_stationary_under_virtual_displacements):
        before, found = found, _with(equations, duration, arguments, count)
        pairs = ((before.proper, found.proper), (before.virtual, found.virtual))
        if all(new < SAME.solutions or abs(new - old) < SAME.settled * old for old, new in pairs):
            break
        count *= 2
    return found


def _with(equations: Equations, duration: float, arguments: Mapping[str, Any], modes: int) -> Stationarity:
    """The change of the action by so many polynomials, along a run sampled at Gauss's points."""
    points, weights = legendre.leggauss(4 * modes)
    times = np.concatenate([[0.0], (points + 1) * duration / 2, [duration]])
    run = simulate(equations, duration, samples=times, **arguments)
    if run.time.size != times.size:
        raise ModelError(
            f"the motion of '{equations.mechanism.name}' ends at t = {run.time[-1]:g}: give a shorter duration."
        )
    slopes = _slopes(run)
    basis = _Variations(points, weights * duration / 2, duration, modes)
    change, terms = basis.change(slopes)
    return Stationarity(
        model=equations.mechanism.name,
        principle=equations.principle.name,
        action=float(basis.weights @ slopes.L),
        proper=basis.largest(change, terms, slopes.F_q, slopes.F_v),
        virtual=basis.largest(change, terms, slopes.virtual, np.zeros_like(slopes.virtual)),
        modes=modes,
    )


@dataclass(frozen=True)
class _Slopes:
    """L and its derivatives along a motion, D, and the derivatives of the rows; (time, ...)."""

    L: np.ndarray
    L_q: np.ndarray
    L_v: np.ndarray
    F_q: np.ndarray
    F_v: np.ndarray
    virtual: np.ndarray


def _slopes(run: Run) -> _Slopes:
    """At the inner samples of a run; D stands with dL/dq, as both are multiplied by delta q."""
    graph = graph_of(run)
    m, n = graph.mechanics, graph.mechanics.q.numel()
    v = ca.SX.sym("v", n)
    u, qdot = m.Y @ v + m.z, ca.SX(m.qdot)

    def in_rates(e: ca.SX) -> ca.SX:
        return ca.substitute(ca.SX(e), m.u, u)

    L = in_rates(m.motion_energy - m.potential_energy)
    rows = [in_rates(row.value) for row in m.rows]
    F = ca.vertcat(*rows) if rows else ca.SX(0, 1)
    F_q, F_v = ca.jacobian(F, m.q), ca.jacobian(F, v)
    # of a row of positions dF/dq stands in place of dF/dq'
    along = [F_v[i, :] if row.order else F_q[i, :] for i, row in enumerate(m.rows)]
    virtual = ca.vertcat(*along) if along else ca.SX(0, n)
    D = m.Y.T @ in_rates(m.nonpotential_force)
    parts = [L, ca.gradient(L, m.q) + D, ca.gradient(L, v), F_q, F_v, virtual]
    columns = [ca.densify(ca.vec(ca.substitute(part, v, qdot).T)) for part in parts]
    values = evaluate(run, graph, columns, "the Lagrangian")[1:-1]
    sizes = np.cumsum([column.numel() for column in columns])[:-1]
    found = np.split(values, sizes, axis=1)
    shapes = [(-1,), (-1, n), (-1, n), *[(len(values), -1, n)] * 3]
    none = np.zeros((len(values), 0, n))
    return _Slopes(*(part.reshape(shape) if part.size else none for part, shape in zip(found, shapes, strict=True)))


@dataclass(frozen=True)
class _Variations:
    """Polynomials that vanish at both ends, and Gauss's rule."""

    points: np.ndarray
    weights: np.ndarray
    duration: float
    modes: int

    @property
    def tests(self) -> np.ndarray:
        """P_0 ... P_(K-1), (time, mode)."""
        return legendre.legvander(self.points, self.modes - 1)

    @property
    def functions(self) -> tuple[np.ndarray, np.ndarray]:
        """phi_k = P_(k+1) - P_(k-1) and their rates (2 k + 1) P_k, (time, mode)."""
        P, k = legendre.legvander(self.points, self.modes + 1), np.arange(1, self.modes + 1)
        return P[:, 2:] - P[:, :-2], (2 * k + 1) * P[:, 1:-1] * (2 / self.duration)

    def change(self, slopes: _Slopes) -> tuple[np.ndarray, np.ndarray]:
        """The change of the action for each function of each coordinate, and the size of its terms."""
        phi, rate = self.functions
        terms = [np.einsum("ti,tk->tik", part, f) for part, f in ((slopes.L_q, phi), (slopes.L_v, rate))]
        whole = np.einsum("t,tik->ik", self.weights, sum(terms))
        size = np.einsum("t,tik->ik", self.weights, sum(map(np.abs, terms)))
        return whole.ravel(), size.ravel()

    def largest(self, change: np.ndarray, terms: np.ndarray, F_q: np.ndarray, F_v: np.ndarray) -> float:
        """The largest change of the action by variations that satisfy F_q delta q + F_v (delta q)' = 0."""
        phi, rate = self.functions
        varied = np.einsum("tai,tk->taik", F_q, phi) + np.einsum("tai,tk->taik", F_v, rate)
        tested = (self.weights[:, None] * self.tests).T @ varied.reshape(len(varied), -1)
        C = tested.reshape(-1, change.size)
        moves = terms > RANK.threshold * terms.max(initial=0.0)  # others change nothing
        C, scaled = C[:, moves] / terms[moves], change[moves] / terms[moves]
        C = C / np.maximum(np.linalg.norm(C, axis=1, keepdims=True), np.finfo(float).tiny)
        _, sizes, directions = np.linalg.svd(C, full_matrices=False)
        held = directions[sizes > RANK.threshold]
        return float(np.linalg.norm(scaled - held.T @ (held @ scaled)))
