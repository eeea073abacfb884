"""What a change of mode does to a motion, as a function of the state before it and the scalars; and its derivatives.

From the instant t* at which a guard passed zero in the run, the motion before is followed for a time tau until it does
now; there the state jumps, and from there the motion that comes next is followed back by tau:

    x+ = phi_2(-tau, r(t* + tau, phi_1(tau, x-))),   g(phi_1(tau, x-)) = 0

whose derivative is the saltation matrix, and whose second derivative is as exact (instant.py).
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from appell.gradients.instant import Here, Local, MotionNearby
from appell.gradients.strikes import StateJump


@dataclass(frozen=True, eq=False)
class Crossing:
    """A change of mode of a run: its guard with value and rate, the jump, and numbers of the instant before and after.

    ``closed``: p with every row closed. Without a guard the instant stays: what strikes at the start.
    """

    guard: ca.Function | None
    known: np.ndarray
    jump: StateJump
    before: Here
    closed: np.ndarray
    after: Here | None

    @classmethod
    def at_once(cls, local: MotionNearby, jump: StateJump, t: float, closed: np.ndarray) -> Crossing:
        """What strikes at an instant that stays."""
        none = np.zeros(local.unknowns)
        return cls(
            None, np.zeros(2), jump, Here(np.array([t]), closed, none, np.zeros((none.size, none.size))), closed, None
        )

    @property
    def numbers(self) -> list[np.ndarray]:
        """What the functions take behind the state and the scalars."""
        behind = self.before if self.after is None else self.after
        return [*self.before.parts, self.known, self.closed, self.jump.y, self.jump.inverse, *behind.parts[1:]]

    @property
    def memory(self) -> int:
        """Bytes of the numbers."""
        return sum(np.asarray(number).nbytes for number in self.numbers)

    def columns(self, x: np.ndarray, S: np.ndarray, local: MotionNearby) -> tuple[np.ndarray, np.ndarray]:
        """The columns behind it, and the derivatives of its instant."""
        theta = np.zeros(local.columns.count)
        slopes = np.array(self.function(local, "slopes")(x, theta, *self.numbers)[1], float)
        found = slopes[:, : x.size] @ S + slopes[:, x.size :]
        return found[:-1], found[-1]

    def derivative(self, x: np.ndarray, s: np.ndarray, v: np.ndarray, local: MotionNearby) -> np.ndarray:
        """The derivative behind it along a direction v, of the one before it."""
        theta = np.zeros(local.columns.count)
        slopes = np.array(self.function(local, "slopes")(x, theta, *self.numbers)[1], float)
        return np.asarray(slopes[:-1] @ np.concatenate([s, v]))

    def back(self, local: MotionNearby, x: np.ndarray, adjoint: np.ndarray) -> list[np.ndarray]:
        """The adjoint before it, and what it adds by the scalars."""
        none = np.zeros(1)  # of the instant
        found = self.function(local, "back")(x, np.zeros(local.columns.count), *self.numbers, np.append(adjoint, none))
        return [np.array(e, float).ravel() for e in found]

    def second(
        self, local: MotionNearby, x: np.ndarray, s: np.ndarray, v: np.ndarray, adjoint: np.ndarray, further: np.ndarray
    ) -> list[np.ndarray]:
        """The same of a motion with its derivative s along v: adjoint of x and of s."""
        lam = np.concatenate([adjoint, [0.0], further, [0.0]])
        found = self.function(local, "second")(x, np.zeros(v.size), *self.numbers, s, v, lam)
        return [np.array(e, float).ravel() for e in found]

    def function(self, local: MotionNearby, kind: str) -> ca.Function:
        """(x+, tau) of (x, theta, *numbers) differentiated; known to the motion for guards and jumps of one form."""
        guard = "" if self.guard is None else self.guard.serialize()
        key = (guard, self.jump.function.serialize(), self.after is None)
        made = local.known.setdefault(key, {})
        if not made:
            made["value"] = Local(self._graph(local))
        if kind not in made:
            graph = made["value"]
            made[kind] = graph.slopes() if kind == "slopes" else graph.pulled_back(1 if kind == "back" else 2)
        return made[kind]

    def _graph(self, local: MotionNearby) -> ca.Function:
        x, theta = ca.MX.sym("x", local.system.sizes.states), ca.MX.sym("theta", local.columns.count)
        before, after, known = local.symbols("_before"), local.symbols("_after"), ca.MX.sym("known", 2)
        closed, y = ca.MX.sym("closed", self.closed.size), ca.MX.sym("y", self.jump.y.size)
        K = ca.MX.sym("K", *self.jump.inverse.shape)
        tau = ca.MX(0)
        if self.guard is not None:
            tau = local.instant_of(self.guard, known, x, theta, before)
        there = x if self.guard is None else local.moved(tau, x, theta, before)
        t = before.t + tau
        behind = self.jump.function(t, there, local.parameters(t, there, closed, theta), y, K)
        if self.after is not None:
            behind = carried_back(local, tau, behind, theta, after, before.t)
        numbers = [*before.parts, known, closed, y, K, *after.parts[1:]]
        return ca.Function("crossing", [x, theta, *numbers], [behind, tau])


def carried_back(local: MotionNearby, tau: ca.MX, x: ca.MX, theta: ca.MX, after: Here, t: ca.MX) -> ca.MX:
    """The state that the motion behind an instant t + tau has, gone back to t."""
    return local.moved(-tau, x, theta, Here(t, *after.parts[1:]), since=tau)
