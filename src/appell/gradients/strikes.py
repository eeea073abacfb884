"""What strikes, differentiated: speeds behind an impact, from the rows that had an impulse in the run.

With the speeds u before and v after, and the impulses Lam of the rows that took part,

    M (v - u) = B Lam,     c_i(v) = -e c_i(u)   normal rows,    c_i(v) = 0   rows held and slips that stick,
                           Lam_i = -mu w Lam_n s_i(v)            slips that slide, s the direction of the slip

which is solved by Newton's method. Poisson's restitution is the same without friction where every contact that is
compressed expands. The impulses are compared with those of the run; where they differ (several strikes in a row, energy
that had to be taken back) the derivative is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np
import sympy as sm

from appell.algebra.rank import rank, unit_rows
from appell.constraints import Poisson, is_restitution
from appell.equations.forms import state_graph_of
from appell.errors import NotApplicable
from appell.gradients.instant import twice
from appell.numbers import GRADIENT, NEWTON

if TYPE_CHECKING:
    from appell.constraints import Constraint
    from appell.simulate.modes.mode import Modes
    from appell.simulate.modes.record import Impact


@dataclass(frozen=True, eq=False)
class StateJump:
    """What happens to the state at an instant.

    ``function``: the state behind, of (t, x, p, y, K), where y solves equations whose slopes have the inverse K;
    ``state``, ``y``, ``inverse``: at the instant of the run.
    """

    function: ca.Function
    state: np.ndarray
    y: np.ndarray
    inverse: np.ndarray


def strike(modes: Modes, impact: Impact, t: float, x: np.ndarray, p: np.ndarray) -> StateJump:
    """The jump of an impact of a run at (t, x); p with every row held.

    Contacts whose bounces had become too small to resolve did not rebound: the run says so by its impulses.
    """
    if modes.equations.principle.has_momenta:
        raise NotApplicable(_no_derivative(t, impact, "the speeds are momenta: derive by another principle"))
    for rebounds in (True, False):
        found = _Strike(modes, impact, t, x, p, rebounds).jump()
        if found is not None:
            return found
    raise NotApplicable(
        _no_derivative(t, impact, "its impulses are not those of one strike; several may follow each other")
    )


def _no_derivative(t: float, impact: Impact, why: str) -> str:
    names = " and ".join(map(repr, impact.struck))
    return f"the impact of {names} at t = {t:.9g} has no derivative here: {why}."


class _Strike:
    """One impact at a state; ``rebounds``: whether what struck does."""

    def __init__(self, modes: Modes, impact: Impact, t: float, x: np.ndarray, p: np.ndarray, rebounds: bool) -> None:
        self.modes, self.impact, self.rebounds = modes, impact, rebounds
        self.t, self.x, self.p = t, x, p
        self.system = modes.held_program.full_system
        # The impulse of every row
        found, taken = [], dict[str, int]()
        for row in self.system.rows:
            k = taken[row.name] = taken.get(row.name, -1) + 1
            own = self.impact.impulses.get(row.name, ())
            found.append(float(own[k]) if k < len(own) else 0.0)
        self.impulses = found
        self.active = self._independent([i for i, J in enumerate(self.impulses) if J or i in modes.always])
        g = self.system.sizes
        self.symbols = ca.SX.sym("t"), ca.SX.sym("x", g.states), ca.SX.sym("p", g.parameters)
        self.speeds = slice(g.coordinates, g.coordinates + g.speeds)

    def jump(self) -> StateJump | None:
        """The jump; None where its impulses are not those of the run."""
        g, at, given = self.system.sizes, (self.t, self.x, self.p), np.array(self.impulses)[self.active]
        n, nq = g.speeds, g.coordinates
        v, Lam = ca.SX.sym("v", n), ca.SX.sym("Lam", len(self.active))
        unknown, residual = ca.vertcat(v, Lam), self._residual(v, Lam)
        F = ca.Function("strike", [*self.symbols, unknown], [residual, ca.densify(ca.jacobian(residual, unknown))])
        y = np.concatenate([self.x[self.speeds], given])
        for _ in range(NEWTON.steps):
            c, J = (np.array(e, float) for e in F(*at, y))
            step = np.linalg.solve(J, -c.ravel())
            y = y + step
            if np.abs(step).max() <= NEWTON.settled * (1 + np.abs(y).max()):
                break
        size = float(np.abs(np.concatenate([given, y[n:]])).max(initial=0.0))
        if not np.abs(y[n:] - given).max(initial=0.0) <= GRADIENT.replayed * size:
            return None
        K, x = ca.SX.sym("K", y.size, y.size), self.symbols[1]
        found = twice(lambda y: y - K @ F(*self.symbols, y)[0], unknown)
        behind = ca.vertcat(x[:nq], found[:n], x[nq + n :])
        after = np.concatenate([self.x[:nq], y[:n], self.x[nq + n :]])
        function = ca.Function("jump", [*self.symbols, unknown, K], [behind])
        return StateJump(function, after, y, np.linalg.inv(np.array(F(*at, y)[1], float)))

    def _independent(self, rows: Sequence[int]) -> list[int]:
        """Rows without those that repeat others before them."""
        A = unit_rows(self.modes.held_program.constraint_matrix(self.t, self.x, self.p))
        kept: list[int] = []
        for i in rows:
            if rank(A[[*kept, i]]) > len(kept):
                kept.append(i)
        return kept

    def _residual(self, v: ca.SX, Lam: ca.SX) -> ca.SX:
        g, (t, x, p) = self.system.sizes, self.symbols
        nq, n, m = g.coordinates, g.speeds, g.rows
        column = self.system.functions["dynamics"](t, x, p, ca.SX(0, 1))
        first = nq + n * n + n + m * n + m
        M, B = ca.reshape(column[nq : nq + n * n], n, n), ca.reshape(column[first : first + n * m], n, m)
        before, after = self._rates(x[self.speeds]), self._rates(v)
        laws = [self._law(i, before, after, Lam) for i in self.active]
        return ca.vertcat(M @ (v - x[self.speeds]) - B[:, self.active] @ Lam, *laws)

    def _rates(self, u: ca.SX) -> dict[int, ca.SX]:
        """The velocity of every row."""
        t, x, p = self.symbols
        there = ca.vertcat(x[: self.speeds.start], u, x[self.speeds.stop :])
        values = self.system.functions["velocity"](t, there, p, ca.SX(0, 1))
        moving = [i for i, row in enumerate(self.system.rows) if row.has_velocity]
        return {row: values[k] for k, row in enumerate(moving)}

    def _law(self, i: int, before: Mapping[int, ca.SX], after: Mapping[int, ca.SX], Lam: ca.SX) -> ca.SX:
        """What one row that takes part asks for."""
        name = self.system.rows[i].name
        constraint = next(c for c in self.modes.equations.mechanism.constraints if c.name == name)
        normal, *tangents = [j for j, row in enumerate(self.system.rows) if row.name == name]
        slides = any(self.impulses[j] for j in tangents)
        if i in self.modes.always or constraint.drives:
            return after[i]
        if i == normal:
            if not (self.rebounds and constraint.unilateral and name in self.impact.struck):
                return after[i]
            return after[i] + self._restitution(constraint, slides) * before[i]
        assert constraint.friction is not None
        share = self._lowered(constraint.friction.kinetic) * self._lowered(constraint.friction.weight)
        allowed = float(ca.Function("mu", [*self.symbols], [share])(self.t, self.x, self.p)) * self.impulses[normal]
        pull = float(np.linalg.norm([self.impulses[j] for j in tangents]))
        if pull < abs(allowed) * (1 - NEWTON.nearly):
            return after[i]  # it sticks
        own, most = Lam[self.active.index(i)], share * Lam[self.active.index(normal)]
        if len(tangents) == 1:
            return own - np.sign(self.impulses[i] * allowed) * most
        return own * ca.norm_2(ca.vertcat(*(after[j] for j in tangents))) + most * after[i]

    def _restitution(self, constraint: Constraint, has_friction: bool) -> ca.SX:
        rebound = constraint.restitution
        if isinstance(rebound, Poisson) and has_friction:
            why = "Poisson's restitution with friction has two halves"
            raise NotApplicable(_no_derivative(self.t, self.impact, why))
        return self._lowered(rebound.args[0] if is_restitution(rebound) else rebound)

    def _lowered(self, e: sm.Expr) -> ca.SX:
        """An expression of the model over (t, x, p)."""
        m, (t, x, p) = state_graph_of(self.modes.held), self.symbols
        value = m.now(ca.SX(m.lower(e)))
        there = ca.vertcat(t, x[: self.speeds.start], x[self.speeds], p[: m.p.numel()])
        return ca.substitute(value, ca.vertcat(m.t, m.q, m.u, m.p), there)
