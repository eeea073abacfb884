"""Guesses that reach the goal: two curves of flat outputs, one after the other, for a mechanism with a chained form.

With z_1' = v_1, z_k' = z_(k+1) v_1 a polynomial z_2 = p(z_1) gives all of z: z_(k+1) = p^(k-1)(z_1). Two of them, from
the start to a random place at which the mechanism stops and from there to the goal, pass through given values of z.
The outputs are turned so that z_1 runs along the mean of the headings at both ends, where z_3 = tan(heading) is small.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import factorial

import casadi as ca
import numpy as np
import sympy as sm

from appell.algebra.sampling import Generator
from appell.analysis.controllability.chained import chained_form
from appell.errors import NotApplicable
from appell.numbers import DRAW, PLAN, RANK
from appell.planning.gauss import GaussScheme
from appell.planning.mesh_solution import MeshSolution, PlannedMotion
from appell.planning.problem import PlanProblem
from appell.planning.scales import Scales


@dataclass(frozen=True)
class ChainedGuesses:
    """Motions from the start to the goal; ``forms``: z of (q, angle by which the outputs are turned), and dz/dq."""

    problem: PlanProblem
    scheme: GaussScheme
    fractions: np.ndarray
    scales: Scales
    forms: ca.Function
    ends: np.ndarray

    @classmethod
    def of(
        cls, problem: PlanProblem, scheme: GaussScheme, fractions: np.ndarray, scales: Scales
    ) -> ChainedGuesses | None:
        """Where the problem has one phase, both ends are given and the mechanism has a chained form."""
        names = problem.states[: len(problem.equations.coordinates)]
        given = {n: low for n, (low, high) in zip(problem.goal.names, problem.goal.bounds, strict=True) if low == high}
        if len(problem.phases) > 1 or problem.has_free_start or len(names) < 3 or not given.keys() >= set(names):
            return None
        try:
            chained = chained_form(problem.equations)
        except NotApplicable:
            return None
        q, angle = ca.SX.sym("q", len(names)), ca.SX.sym("angle")
        table = {each.symbol: problem.parameters[each.symbol.name] for each in problem.equations.mechanism.parameters}
        written = sm.lambdify(problem.equations.coordinates, [z.subs(table) for z in chained.coordinates], modules=ca)
        plain = ca.SX.sym("z", len(names))
        c, s = ca.cos(angle), ca.sin(angle)
        z = [c * plain[0] + s * plain[1], c * plain[1] - s * plain[0]]
        onward = ca.vertcat(1, plain[2:], 0)  # dz_k / dz_1
        while len(z) < len(names):
            z.append(ca.jacobian(z[-1], plain) @ onward / (ca.jacobian(z[0], plain) @ onward))
        turned = ca.Function("turned", [plain, angle], [ca.vertcat(*z)])(ca.vertcat(*written(*ca.vertsplit(q))), angle)
        forms = ca.Function("forms", [q, angle], [turned, ca.jacobian(turned, q)])
        ends = np.array([problem.start[: len(names)], [given[name] for name in names]])
        return cls(problem, scheme, fractions, scales, forms, ends)

    @cached_property
    def _angle(self) -> float:
        """The mean of the directions of both ends, each known but for half a turn."""
        slopes = [np.array(self.forms(q, 0.0)[0]).ravel()[2] for q in self.ends]
        return float(np.angle(np.exp(2j * np.arctan(slopes)).sum()) / 2)

    @cached_property
    def _mapped(self) -> tuple[ca.Function, ca.Function]:
        """The forms of many states, and rates with their slopes by speeds and inputs at inputs of zero."""
        p, nq = self.problem, self.ends.shape[1]
        t, x, u = ca.SX.sym("t"), ca.SX.sym("x", len(p.states)), ca.SX.sym("u", len(p.inputs))
        rates = p.phases[0].rates(t, x, u)
        by = [ca.jacobian(rates[:nq], x[nq:]), rates[nq:], ca.jacobian(rates[nq:], u)]
        count = DRAW.fitted // 4
        points = count * len(self.fractions[1:]) * self.scheme.stages
        return self.forms.map(count), ca.Function("by", [t, x, u], [ca.densify(e) for e in by]).map(points)

    def guess(self, generator: Generator) -> PlannedMotion | None:
        """Of many motions through random places the cheapest one that keeps the bounds best."""
        p, scheme, count = self.problem, self.scheme, DRAW.fitted // 4
        nq, s, T = self.ends.shape[1], self.scheme.stages, float(generator.uniform(*p.duration))
        with np.errstate(all="ignore"):
            z0, z1 = (np.array(self.forms(q, self._angle)[0]).ravel() for q in self.ends)
            reach = np.abs(z1 - z0)[:2].max() or self.scales.states[0]
            middle = np.zeros((count, nq))
            middle[:, :2] = (z0 + z1)[:2] / 2 + reach * generator.uniform(-1.5, 1.5, (count, 2)) * [1.0, 0.5]
            middle[:, 2] = np.tan(generator.uniform(-1.0, 1.0, count))
            lengths = np.abs(np.array([middle[:, 0] - z0[0], z1[0] - middle[:, 0]]))
            turn = np.sqrt(lengths[0]) / np.sqrt(lengths).sum(axis=0)  # part of the time before the stop
            parts = np.sort(
                np.append(self.fractions, self.fractions[:-1, None] + np.diff(self.fractions)[:, None] * scheme.points)
            )
            z, dz = self._curves(parts, turn, np.tile(z0, (count, 1)), middle, np.tile(z1, (count, 1)))
            q, qdot = self._followed(z, dz / T)
            # of all points those at the Gauss points, and the others
            inside = np.arange(parts.size) % (s + 1) != 0
            t, states = np.tile(np.repeat(parts[inside] * T, 1)[:, None], count), q[inside]
            x = np.concatenate([states, np.zeros((*states.shape[:2], len(p.states) - nq))], axis=2)
            G, _, _ = self._by(t, x)
            speeds = np.einsum("...ij,...j->...i", np.linalg.pinv(G, rcond=RANK.inexact), qdot[inside])
            x[..., nq:] = speeds
            u = speeds.reshape(-1, s, count, speeds.shape[2])
            # speeds at the ends of intervals by extrapolation, and their rates by the polynomials of the intervals
            powers = np.vander(scheme.points)
            coefficients = np.einsum("ij,kjcn->kicn", np.linalg.inv(powers), u)
            ends_u = np.concatenate([np.zeros((1, *u.shape[2:])), coefficients.sum(axis=1)])
            slopes = np.stack(
                [np.arange(s - 1, -1, -1) * c ** np.maximum(np.arange(s - 2, -2, -1), 0) for c in scheme.points]
            )
            udot = np.einsum("ij,kjcn->kicn", slopes, coefficients) / (T * np.diff(self.fractions))[:, None, None, None]
            _, drift, B = self._by(t, x)
            inputs = np.einsum(
                "...ij,...j->...i", np.linalg.pinv(B, rcond=RANK.inexact), udot.reshape(drift.shape) - drift
            )
            ends = np.concatenate([q[~inside], ends_u], axis=2)
            best = self._best(T, t, ends, x, inputs)
        if best is None:
            return None
        shape = (len(self.fractions) - 1, s, -1)
        found = (x[:, best].reshape(shape), np.clip(inputs[:, best], *p.input_bounds.T).reshape(shape))
        return PlannedMotion.of([MeshSolution(scheme, self.fractions, ends[:, best], *found, T)])

    def _curves(self, parts: np.ndarray, turn: np.ndarray, *places: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """z of the motions at parts of the time, (parts, motions, n), and their rates."""
        n, k = self.ends.shape[1], np.arange(2 * self.ends.shape[1] - 2)
        z, dz = (np.zeros((parts.size, turn.size, n)) for _ in range(2))
        for leg, (begin, end) in enumerate(pairwise(places)):
            length = end[:, 0] - begin[:, 0]
            # derivatives of the powers of part = (z_1 - begin) / length, at both ends
            column = [
                [
                    [factorial(m) / factorial(m - d) * at ** max(m - d, 0) if m >= d else 0.0 for m in k]
                    for d in range(n - 1)
                ]
                for at in (0.0, 1.0)
            ]
            wanted = np.concatenate([begin[:, 1:], end[:, 1:]], axis=1) * np.tile(
                length[:, None] ** np.arange(n - 1), 2
            )
            a = np.linalg.solve(np.concatenate(column), wanted.T)  # (powers, motions)
            first, width = (0.0, turn) if leg == 0 else (turn, 1 - turn)
            tau = np.clip((parts[:, None] - first) / width, 0.0, 1.0)
            own = (parts[:, None] <= turn) == (leg == 0)
            part, speed = tau**3 * (10 - 15 * tau + 6 * tau**2), 30 * tau**2 * (1 - tau) ** 2 / width
            found, rates = np.zeros((*tau.shape, n)), np.zeros((*tau.shape, n))
            found[..., 0], rates[..., 0] = begin[:, 0] + length * part, length * speed
            for d in range(n):
                powers = [factorial(m) / factorial(m - d) * part ** (m - d) if m >= d else 0 * part for m in k]
                value = np.einsum("ptc,pc->tc", np.array(powers), a) / length**d
                if d < n - 1:
                    found[..., d + 1] = value
                if d:
                    rates[..., d] = value * length * speed
            z[own], dz[own] = found[own], rates[own]
        return z, dz

    def _followed(self, z: np.ndarray, dz: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The coordinates with these z, by Newton's method from one instant to the next, and their rates."""
        count, n = z.shape[1], z.shape[2]
        q, found, rates = np.tile(self.ends[0], (count, 1)), [], []
        for wanted, rate in zip(z, dz, strict=True):
            for _ in range(3):
                value, J = (np.array(e) for e in self._mapped[0](q.T, self._angle))
                J = J.reshape(n, count, n).transpose(1, 0, 2)
                step = np.linalg.solve(
                    np.where(np.isfinite(J).all(axis=(1, 2), keepdims=True), J, np.eye(n)),
                    (wanted - value.T)[..., None],
                )
                q = q + step[..., 0]
            found.append(q)
            rates.append(
                np.linalg.solve(
                    np.where(np.isfinite(J).all(axis=(1, 2), keepdims=True), J, np.eye(n)), rate[..., None]
                )[..., 0]
            )
        return np.array(found), np.array(rates)

    def _by(self, t: np.ndarray, x: np.ndarray) -> list[np.ndarray]:
        """At states (instants, motions, n): dq'/du, speed rates without inputs, and their slopes by inputs."""
        flat = x.reshape(-1, x.shape[2]).T
        G, drift, B = (
            np.array(e)
            for e in self._mapped[1](t.reshape(1, -1), flat, np.zeros((len(self.problem.inputs), flat.shape[1])))
        )
        whole = x.shape[:2]
        return [
            G.reshape(G.shape[0], *whole, -1).transpose(1, 2, 0, 3), drift.T.reshape(*whole, -1),
            B.reshape(B.shape[0], *whole, -1).transpose(1, 2, 0, 3),
        ]  # fmt: skip

    def _best(self, T: float, t: np.ndarray, ends: np.ndarray, x: np.ndarray, inputs: np.ndarray) -> int | None:
        """The motion with the least cost, where leaving the bounds of states and inputs by their size costs as much."""
        p = self.problem
        cost = np.array(
            p.phases[0].running_cost.map(t.size)(
                t.reshape(1, -1), x.reshape(-1, x.shape[2]).T, inputs.reshape(-1, inputs.shape[2]).T
            )
        )
        total = cost.reshape(t.shape).mean(axis=0) * T / self.scales.cost
        for values, bounds, sizes in (
            (ends, p.state_bounds, self.scales.states),
            (inputs, p.input_bounds, self.scales.inputs),
        ):
            excess = np.maximum(bounds[:, 0] - values, values - bounds[:, 1]).clip(0.0) / sizes
            total = total + excess.max(axis=(0, 2)) / PLAN.tolerance**0.5
        missed = np.abs(ends[-1, :, : self.ends.shape[1]] - self.ends[1]).max(axis=1) / np.abs(self.ends).max()
        total = np.where(np.isfinite(total) & (missed < PLAN.tolerance), total, np.inf)
        return int(np.argmin(total)) if np.isfinite(total).any() else None
