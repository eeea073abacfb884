"""The columns of derivatives that are carried with a motion: by what each is, and how the parameters change with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import casadi as ca
import numpy as np

from appell.system import System


@dataclass(frozen=True, eq=False)
class Columns:
    """Derivatives by scalars theta_1 ... theta_k.

    ``names``: of the scalars. ``parameters``: dp/dtheta where it is constant, (entries of p, k). ``followed``: inputs
    w(t, x, p) that follow the motion, by their place in p; each is a function of (t, x, p) with one row for the input
    and each of its derivatives. ``timely``: columns of p that are functions of time, by (place in p, column).
    """

    names: tuple[str, ...]
    parameters: np.ndarray | ca.SX
    followed: Mapping[int, ca.Function] = field(default_factory=dict)
    timely: Mapping[tuple[int, int], ca.Function] = field(default_factory=dict)

    @property
    def count(self) -> int:
        """How many columns there are."""
        return len(self.names)

    def with_parameters(self, P: ca.SX) -> Columns:
        """The same with one column of p that is a graph."""
        return replace(self, parameters=P)

    def parameter_columns(self, t: ca.SX, x: ca.SX, p: ca.SX, S: ca.SX) -> ca.SX:
        """dp/dtheta at a state whose columns are S: constant entries, then w_x S + w_p dp + w_theta of inputs."""
        P = ca.SX(self.parameters) if isinstance(self.parameters, ca.SX) else ca.SX(ca.sparsify(ca.DM(self.parameters)))
        for (place, column), function in self.timely.items():
            P[place, column] = P[place, column] + function(t)
        seeds = ca.vertcat(S, P)
        for place, function in self.followed.items():
            w = function(t, x, p)
            P[place : place + w.numel(), :] = P[place : place + w.numel(), :] + ca.jtimes(w, ca.vertcat(x, p), seeds)
        return P


def state_of(system: System, X: ca.SX, columns: int) -> tuple[ca.SX, ca.SX]:
    """The state x and its columns S (states, columns) in an extended state (x, S row by row)."""
    n = system.sizes.states
    return X[:n], ca.reshape(X[n:], columns, n).T


def flat(S: ca.SX) -> ca.SX:
    """The columns as they stand in an extended state: the entries of one state next to each other."""
    return ca.vec(ca.densify(S).T)
