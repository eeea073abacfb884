"""A motion about one of its instants, as graphs whose first and second derivatives there are exact.

At an instant the accelerations and multipliers y solve R(t, x, p, y) = 0, a guard passes zero, speeds behind a strike
solve their laws; all of them are known as numbers. Nearby each is two steps of Newton's method with the inverse K of
the slopes at that very instant,

    y = y0 - K R(t, x, p, y0),  twice

of which each gains one order, and a state is moved over a time tau by the midpoint rule, whose error is of order three.
A graph of these needs no factorisation and holds for every law of reactions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from appell.gradients.columns import Columns
from appell.gradients.linearised import DynamicsBlocks, masks_of
from appell.numbers import RANK
from appell.system import LawOf, System


def twice(step: Callable[[Any], Any], first: Any) -> Any:
    """Two steps of Newton's method: exact to second order."""
    return step(step(first))


@dataclass(frozen=True, eq=False)
class Here:
    """An instant: time, p, the unknowns y, and the inverse of the slopes of their equations; numbers or symbols."""

    t: np.ndarray | ca.MX
    p: np.ndarray | ca.MX
    y: np.ndarray | ca.MX
    inverse: np.ndarray | ca.MX

    @property
    def parts(self) -> tuple[np.ndarray | ca.MX, ...]:
        """One after the other."""
        return self.t, self.p, self.y, self.inverse


def inverse(K: np.ndarray) -> np.ndarray:
    """The inverse of slopes, of rows and columns of one size; rows may repeat each other."""
    rows = 1 / np.maximum(np.abs(K).max(axis=1, initial=0.0), np.finfo(float).tiny)
    columns = 1 / np.maximum(np.abs(K * rows[:, None]).max(axis=0, initial=0.0), np.finfo(float).tiny)
    return np.asarray(columns[:, None] * np.linalg.pinv(K * rows[:, None] * columns, rcond=RANK.threshold) * rows)


class MotionNearby:
    """The motion of a system about an instant, as functions of changes theta of the scalars of ``columns``."""

    def __init__(self, system: System, columns: Columns) -> None:
        self.system, self.columns = system, columns
        self.known: dict[Any, Any] = {}
        g = system.sizes
        t, x, p = ca.SX.sym("t"), ca.SX.sym("x", g.states), ca.SX.sym("p", g.parameters)
        theta = ca.SX.sym("theta", columns.count)
        self.unknowns = g.speeds + system.multipliers + (g.speeds if system.has_ideal else 0)
        y, K = ca.SX.sym("y", self.unknowns), ca.SX.sym("K", self.unknowns, self.unknowns)
        qdot, residual = _residual(system, t, x, p, y)
        self.slopes = ca.Function("slopes", [t, x, p, y], [residual, ca.densify(ca.jacobian(residual, y))])
        changed = ca.SX(p) + columns.explicit(t) @ theta
        for own, w in columns.inputs(t, x, changed):
            changed[own] = w
            for (there, column), entry in columns.timely.items():
                if own.start <= there < own.stop:
                    changed[there] += entry(t) * theta[column]
        self.parameters = ca.Function("parameters", [t, x, p, theta], [changed])
        R = ca.Function("R", [t, x, p, y], [residual])
        found = twice(lambda y: y - K @ R(t, x, changed, y), y)
        parts = [ca.Function("qdot", [t, x, p], [qdot])(t, x, changed), found[: g.speeds]]
        if g.auxiliaries:
            parts.append(system.functions["auxiliary"](t, x, changed, self._z(found)))
        self.rates = ca.Function("rates", [t, x, theta, p, y, K], [ca.vertcat(*parts), self._z(found), changed])

    def here(self, t: float, x: np.ndarray, p: np.ndarray, z: np.ndarray) -> Here:
        """The numbers of an instant, z = (udot, lam, lam0) as the stepper found them."""
        y = np.zeros(self.unknowns)
        y[: z.size] = z
        K = inverse(np.array(self.slopes(t, x, p, y)[1], float))
        y = twice(lambda y: y - K @ np.array(self.slopes(t, x, p, y)[0], float).ravel(), y)
        return Here(np.array([t]), p, y, inverse(np.array(self.slopes(t, x, p, y)[1], float)))

    def symbols(self, name: str) -> Here:
        """An instant in symbols."""
        n, sym = self.unknowns, ca.MX.sym
        return Here(
            sym(f"t{name}"),
            sym(f"p{name}", self.system.sizes.parameters),
            sym(f"y{name}", n),
            sym(f"K{name}", n, n),
        )

    def moved(self, tau: ca.MX, x: ca.MX, theta: ca.MX, here: Here, since: ca.MX | float = 0.0) -> ca.MX:
        """The state a time tau later, of one at the time ``since`` after an instant: the midpoint rule."""
        t = here.t + since
        first = self.rates(t, x, theta, *here.parts[1:])[0]
        return x + tau * self.rates(t + tau / 2, x + tau / 2 * first, theta, *here.parts[1:])[0]

    def value(self, function: ca.Function, tau: ca.MX, x: ca.MX, theta: ca.MX, here: Here) -> ca.MX:
        """A function of (t, x, p, z) a time tau after an instant at which the state is x."""
        there = self.moved(tau, x, theta, here)
        _, z, p = self.rates(here.t + tau, there, theta, *here.parts[1:])
        return function(here.t + tau, there, p, z)

    def instant_of(self, guard: ca.Function, known: ca.MX, x: ca.MX, theta: ca.MX, here: Here) -> ca.MX:
        """How much later a guard has its value; ``known``: value (zero but for rounding) and rate at the instant."""
        return twice(lambda tau: tau - (self.value(guard, tau, x, theta, here) - known[0]) / known[1], ca.MX(0))

    def passing(self, guard: ca.Function, x: np.ndarray, here: Here) -> np.ndarray:
        """The value and the rate of a guard at an instant."""
        key = guard.serialize()
        if key not in self.known:
            state, now, tau = ca.MX.sym("x", self.system.sizes.states), self.symbols(""), ca.MX.sym("tau")
            value = self.value(guard, tau, state, ca.MX.zeros(self.columns.count), now)
            self.known[key] = ca.Function("passing", [tau, state, *now.parts], [value, ca.jacobian(value, tau)])
        return np.array([float(e) for e in self.known[key](0.0, x, *here.parts)])

    def _z(self, y: ca.SX) -> ca.SX:
        return y[: self.system.sizes.speeds + self.system.multipliers]


@dataclass(frozen=True, eq=False)
class Local:
    """A function of (x, theta, *numbers) about an instant, and what is made of its derivatives."""

    function: ca.Function

    @property
    def arguments(self) -> tuple[ca.MX, ca.MX, list[ca.MX]]:
        """Symbols for x, theta and the numbers."""
        x, theta, *numbers = self.function.mx_in()
        return x, theta, numbers

    def slopes(self) -> ca.Function:
        """Its value, and its slopes by x and theta next to each other."""
        x, theta, numbers = self.arguments
        out = ca.vertcat(*self.function.call([x, theta, *numbers]))
        slopes = ca.horzcat(ca.jacobian(out, x), ca.jacobian(out, theta))
        return ca.Function("slopes", [x, theta, *numbers], [out, ca.densify(slopes)])

    def pulled_back(self, order: int) -> ca.Function:
        """lam^T out differentiated by x and theta; to second order lam_1^T out + lam_2^T out' by x, s, v and theta.

        out' = out_x s + out_theta v.
        """
        x, theta, numbers = self.arguments
        out = ca.vertcat(*self.function.call([x, theta, *numbers]))
        if order == 1:
            lam = ca.MX.sym("lam", out.numel())
            found = [ca.jtimes(out, symbol, lam, True) for symbol in (x, theta)]
            return ca.Function("back", [x, theta, *numbers, lam], found)
        s, v = ca.MX.sym("s", x.numel()), ca.MX.sym("v", theta.numel())
        lam = ca.MX.sym("lam", 2 * out.numel())
        both = ca.vertcat(out, ca.jtimes(out, x, s) + ca.jtimes(out, theta, v))
        found = [ca.jtimes(both, symbol, lam, True) for symbol in (x, s, v, theta)]
        return ca.Function("back", [x, theta, *numbers, s, v, lam], found)


def _residual(system: System, t: ca.SX, x: ca.SX, p: ca.SX, y: ca.SX) -> tuple[ca.SX, ca.SX]:
    """Qdot, and the equations of y = (udot, lam[, lam0, udot0]); lam is zero in rows that rest."""
    n, m = system.sizes.speeds, system.sizes.rows
    b = DynamicsBlocks.of(system, t, x, p)
    udot, lam, lam0, udot0 = ca.vertsplit(y, [0, n, n + m, n + system.multipliers, y.numel()])

    def kept(residual: ca.SX, own: ca.SX) -> ca.SX:
        lines = zip(ca.vertsplit(residual), ca.vertsplit(own), masks_of(system, p, range(m)), strict=True)
        return ca.vertcat(*(r if acts is None else acts * r + (1 - acts) * e for r, e, acts in lines))

    rows = kept(b.A @ udot + b.gamma, lam) if m else ca.SX(0, 1)
    if not system.has_ideal:
        return b.qdot, ca.vertcat(b.M @ udot - b.F - b.B @ lam, rows)
    C = ca.SX(n, 1)
    if system.law is not LawOf.NOTHING:
        C = system.functions["law_of"](t, x, p, ca.vertcat(lam0, lam))[:n]
    ideal = ca.vertcat(kept(b.A @ udot0 + b.gamma, lam0), b.M @ udot0 - b.F - b.ideal_B @ lam0)
    return b.qdot, ca.vertcat(b.M @ udot - b.F - C - b.B @ lam, rows, ideal)
