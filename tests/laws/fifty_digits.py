"""A reference of fifty digits that shares nothing with the library: plain functions of numbers, differentiated by
numbers.

A mechanism is L(q, v, t), the forces beside it and its rows. With E[f] = d/dt df/dv - df/dq along a path through the
state, accelerations a and multipliers lam solve

    E[L + mu F](a) = Q + sum lam dF/d(highest derivative in F),        F differentiated until it holds a.

Derivatives are central differences: with steps of 1e-26 in 120 digits they are good to some 50.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import mpmath

mp = mpmath.mp.clone()
mp.dps = 120
STEP = mp.mpf(10) ** -26
Numbers = list[Any]


def slope(f: Callable[[Any], Any]) -> Any:
    """df/ds at s = 0, of a number or of a list of them."""
    ahead, behind = f(STEP), f(-STEP)
    if isinstance(ahead, list):
        return [(a - b) / (2 * STEP) for a, b in zip(ahead, behind, strict=True)]
    return (ahead - behind) / (2 * STEP)


def gradient(f: Callable[[Numbers], Any], at: Numbers) -> Numbers:
    """df/dx, one derivative after the other."""
    return [slope(lambda s, i=i: f([*at[:i], at[i] + s, *at[i + 1 :]])) for i in range(len(at))]


@dataclass(frozen=True)
class Row:
    """F(q, v, a, t) = 0 that holds derivatives up to ``order``; ``mu`` stands before it in the action, and stays."""

    order: int
    value: Callable[..., Any]
    mu: Any = 0


@dataclass(frozen=True)
class Path:
    """q + v s + a s^2/2, and time beside it."""

    q: Numbers
    v: Numbers
    a: Numbers
    t: Any

    def at(self, s: Any) -> tuple[Numbers, Numbers, Numbers, Any]:
        """Positions, velocities, accelerations and time, s later."""
        q = [x + s * y + s**2 / 2 * z for x, y, z in zip(self.q, self.v, self.a, strict=True)]
        return q, [y + s * z for y, z in zip(self.v, self.a, strict=True)], self.a, self.t + s


@dataclass(frozen=True)
class Mechanism:
    """What is known of a mechanism."""

    lagrangian: Callable[..., Any]
    forces: Callable[..., Numbers]
    rows: Sequence[Row] = ()

    def solved(self, q: Numbers, v: Numbers, t: Any, near: Numbers | None = None) -> tuple[Numbers, Numbers]:
        """Accelerations and multipliers at a state, by Newton's method (from ``near``: accelerations nearby)."""
        n = len(q)
        unknown = [*(near or [mp.mpf(0)] * n), *(mp.mpf(0) for _ in self.rows)]
        residual = lambda x: self._residual(Path(q, v, x[:n], t), x[n:])
        for _ in range(12):
            now, J = residual(unknown), mp.matrix(len(unknown))
            for i in range(len(unknown)):
                ahead = residual([*unknown[:i], unknown[i] + STEP, *unknown[i + 1 :]])
                for k, (a, b) in enumerate(zip(ahead, now, strict=True)):
                    J[k, i] = (a - b) / STEP
            step = mp.lu_solve(J, -mp.matrix(now))
            unknown = [x + dx for x, dx in zip(unknown, step, strict=True)]
            if max(abs(dx) for dx in step) < mp.mpf(10) ** -40 * (1 + max(map(abs, unknown))):
                return unknown[:n], unknown[n:]
        raise ArithmeticError("no solution of fifty digits")

    def _residual(self, path: Path, multipliers: Numbers) -> Numbers:
        q, v, a, t = path.at(mp.mpf(0))

        def action(q: Numbers, v: Numbers, t: Any) -> Any:
            moving = sum(row.mu * row.value(q, v, a, t) for row in self.rows if row.mu)
            return self.lagrangian(q, v, t) + moving

        def momenta(s: Any) -> Numbers:
            q, v, _, t = path.at(s)
            return gradient(lambda x: action(q, x, t), v)

        left = [p - g for p, g in zip(slope(momenta), gradient(lambda x: action(x, v, t), q), strict=True)]
        pushes = [self.forces(q, v, t)]
        for lam, row in zip(multipliers, self.rows, strict=True):
            pushes.append([lam * w for w in self.direction(row, q, v, a, t)])
        found = [e - sum(p[j] for p in pushes) for j, e in enumerate(left)]
        return found + [self._at_accelerations(row, path) for row in self.rows]

    @staticmethod
    def direction(row: Row, q: Numbers, v: Numbers, a: Numbers, t: Any) -> Numbers:
        """dF by the highest derivatives in it."""
        given = [q, v, a]
        return gradient(lambda x: row.value(*given[: row.order], x, *given[row.order + 1 :], t), given[row.order])

    @staticmethod
    def _at_accelerations(row: Row, path: Path) -> Any:
        value = lambda s: row.value(*path.at(s))
        if row.order == 2:
            return value(mp.mpf(0))
        rate = lambda s: slope(lambda r: value(s + r))
        return rate(mp.mpf(0)) if row.order == 1 else slope(rate)
