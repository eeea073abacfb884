"""The generalised principle of d'Alembert along a run: what the reactions do beyond an ideal one (001, section 4)."""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from appell.constraints import multiplier
from appell.errors import NotApplicable
from appell.simulate import Run

NOTHING = 1e-9
"""A part of C along the free motion, relative to its largest along the run, that counts as none."""


@dataclass(frozen=True)
class Prescription:
    """The virtual work of the reactions, delta . C for every displacement delta that the constraints leave free.

    ``along``: the part of C along that motion, in the metric of M, as forces on the speeds (time, speeds); the virtual
    work is ``delta . along``. ``power``: the power of the laws, C . u. ``holds``: where d'Alembert's prescription holds
    at a sample; ``instants``: the times between samples at which it does, by interpolation.
    """

    time: np.ndarray
    along: np.ndarray
    power: np.ndarray

    @property
    def size(self) -> np.ndarray:
        """How far the reactions are from ideal ones, at each sample."""
        return np.asarray(np.linalg.norm(self.along, axis=1))

    @property
    def holds(self) -> np.ndarray:
        """Whether d'Alembert's prescription holds, at each sample."""
        return np.asarray(self.size <= NOTHING * max(self.size.max(initial=0.0), np.finfo(float).tiny))

    @property
    def instants(self) -> np.ndarray:
        """Times at which C passes through having no part along the free motion."""
        before, after = self.along[:-1], self.along[1:]
        turned = (before * after).sum(axis=1) <= 0
        weight = np.linalg.norm(before, axis=1) + np.linalg.norm(after, axis=1)
        share = np.linalg.norm(before, axis=1) / np.where(weight > 0, weight, 1.0)
        times = self.time[:-1] + share * np.diff(self.time)
        small = np.linalg.norm(before * (1 - share)[:, None] + after * share[:, None], axis=1)
        return np.asarray(times[turned & (small <= 1e-3 * max(self.size.max(initial=0.0), np.finfo(float).tiny))])

    def __str__(self) -> str:
        if self.holds.all():
            return "d'Alembert's prescription holds all along: the reactions do no virtual work."
        times = ", ".join(f"{t:.6g}" for t in self.instants) or "none"
        return f"the reactions do virtual work; instants at which d'Alembert's prescription holds: {times}"


def dalembert(run: Run) -> Prescription:
    """What the non-ideal parts of the reactions do along a run.

    M^1/2 (1 - B^+ B) M^-1/2 C with B = A M^-1/2 (001, E25) is the part of C that A M^-1 does not see,
    C - A^T (A M^-1 A^T)^+ A M^-1 C: what is left of it on the motion the constraints leave free.
    """
    equations = run.equations
    if equations.variational is not None:
        raise NotApplicable(f"{equations.principle_name} has reactions of its own kind: no law C stands beside them.")
    if equations.inputs:
        raise NotApplicable("dalembert does not know what the inputs of a run were: give them as functions of time.")
    m, blocks = equations.graph, equations.blocks()
    C = blocks.C if blocks.C is not None else ca.SX.zeros(m.u.numel())
    A = ca.vertcat(*[row.A for row in m.rows]) if m.rows else ca.SX(0, m.u.numel())
    M = m.metric
    values = [ca.densify(ca.SX(block)) for block in (M, A, C)]
    evaluate = ca.Function("blocks", [m.q, m.u, m.t, m.p, m.ideal, m.actual], values)
    q, u = (np.column_stack([run[s] for s in symbols]) for symbols in (equations.coordinates, equations.speeds))
    ideal, actual = _multipliers(run, "lambda0", len(m.rows)), _multipliers(run, "lambda", len(m.rows))
    along = np.empty_like(u)
    power = np.empty(run.time.size)
    p = np.array(list(run.parameters.values()), float)
    for k, t in enumerate(run.time):
        mass, rows, law = (np.array(b, float) for b in evaluate(q[k], u[k], t, p, ideal[k], actual[k]))
        response = np.linalg.solve(mass, np.column_stack([rows.T, law]))
        gram = rows @ response[:, : rows.shape[0]]
        along[k] = law.ravel() - rows.T @ (np.linalg.pinv(gram, rcond=1e-12) @ (rows @ response[:, -1]))
        power[k] = u[k] @ law.ravel()
    return Prescription(run.time, along, power)


def _multipliers(run: Run, letter: str, rows: int) -> np.ndarray:
    names = [
        multiplier(c.name, i, len(c.expressions), letter).name
        for c in run.equations.constraints
        for i in range(len(c.expressions))
    ]
    zero = np.zeros(run.time.size)
    return np.column_stack([run[n] if n in run.data else zero for n in names]) if rows else np.zeros((run.time.size, 0))
