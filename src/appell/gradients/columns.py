"""The columns of derivatives that are carried with a motion: by what each is, and how the parameters change with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

import casadi as ca
import numpy as np

from appell.system import System


@dataclass(frozen=True, eq=False)
class Columns:
    """Derivatives by scalars theta_1 ... theta_k.

    ``names``: of the scalars. ``parameters``: dp/dtheta where it is constant, (entries of p, k). ``followed``: inputs
    w(t, x, p) that vary, by their place in p; each is a function of (t, x, p) with one row for the input and each of
    its derivatives. ``timely``: columns of p that are functions of time, by (place in p, column). ``unknown``: entries
    of p that vary in a way of which only the values are known.
    """

    names: tuple[str, ...]
    parameters: np.ndarray
    followed: Mapping[int, ca.Function] = field(default_factory=dict)
    timely: Mapping[tuple[int, int], ca.Function] = field(default_factory=dict)
    unknown: tuple[int, ...] = ()

    @property
    def count(self) -> int:
        """How many columns there are."""
        return len(self.names)

    def along(self, directions: np.ndarray) -> Columns:
        """Columns by directions in the space of the scalars, (scalars, directions)."""
        names = tuple(f"direction {j}" for j in range(directions.shape[1]))
        timely: dict[tuple[int, int], ca.Function] = {}
        t = ca.SX.sym("t")
        for place in sorted({place for place, _ in self.timely}):
            for j in range(directions.shape[1]):
                parts = [f(t) * directions[k, j] for (there, k), f in self.timely.items() if there == place]
                timely[place, j] = ca.Function("entry", [t], [sum(parts[1:], parts[0])])
        return replace(self, names=names, parameters=self.parameters @ directions, timely=timely)

    def explicit(self, t: ca.SX) -> ca.SX:
        """dp/dtheta without inputs that follow the motion."""
        P = ca.SX(ca.sparsify(ca.DM(self.parameters)))
        for (place, column), function in self.timely.items():
            P[place, column] = P[place, column] + function(t)
        return P

    def parameter_columns(self, t: ca.SX, x: ca.SX, p: ca.SX, S: ca.SX, P: ca.SX | None = None) -> ca.SX:
        """dp/dtheta at a state whose columns are S: explicit entries P, then w_x S + w_p dp + w_theta of inputs."""
        P = self.explicit(t) if P is None else ca.SX(P)
        seeds = ca.vertcat(S, P)
        for own, w in self.inputs(t, x, p):
            P[own, :] = P[own, :] + ca.jtimes(w, ca.vertcat(x, p), seeds)
        return P

    def inputs(self, t: ca.SX, x: ca.SX, p: ca.SX) -> Iterator[tuple[slice, ca.SX]]:
        """The inputs that vary, with their places in p; x may hold more behind the state."""
        for place, function in self.followed.items():
            w = function(t, x[: function.numel_in(1)], p[: function.numel_in(2)])
            yield slice(place, place + w.numel()), w

    def parameter_rates(self, t: ca.SX, x: ca.SX, p: ca.SX, rates: ca.SX) -> ca.SX:
        """dp/dt along the motion; not a number where it is unknown."""
        P = ca.SX(p.numel(), 1)
        for own, w in self.inputs(t, x, p):
            P[own] = ca.jtimes(w, ca.vertcat(t, x), ca.vertcat(1, rates))
        for place in self.unknown:
            P[place] = np.nan
        return P


def state_of(system: System, X: ca.SX, columns: int) -> tuple[ca.SX, ca.SX]:
    """The state x and its columns S (states, columns) in an extended state (x, S row by row)."""
    n = system.sizes.states
    return X[:n], ca.reshape(X[n:], columns, n).T


def flat(S: ca.SX) -> ca.SX:
    """The columns as they stand in an extended state: the entries of one state next to each other."""
    return ca.vec(ca.densify(S).T)
