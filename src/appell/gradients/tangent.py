"""Columns brought onto the differentiated rows: c_x S + c_p dp = 0 of norms, positions and velocities.

The linear Newton step of the projection of a run, differentiated: with M the metric, J = dc/du and G of qdot = G u + g,

    S_q := S_q - N^+ (c_n)',   S_q := S_q - G R (c_p)',   S_u := S_u - R (c_v)',   R = M^-1 J^T (J M^-1 J^T)^+

where (c)' is what the columns so far leave of each row. The residuals themselves are rounding, so that what the step
changes with the state does not enter.
"""

from __future__ import annotations

import casadi as ca
import numpy as np

from appell.algebra.rank import unit_rows
from appell.gradients.columns import Columns
from appell.numbers import RANK, ZERO
from appell.system import System

LEVELS = ("norms", "position", "velocity")


class Tangent:
    """The projection of the columns of a system, one state at a time."""

    def __init__(self, system: System, columns: Columns) -> None:
        self.system, self.columns = system, columns
        g, k = system.sizes, columns.count
        self.rows = {"norms": g.norm_rows, "position": g.position_rows, "velocity": g.velocity_rows}
        self.levels = [name for name in LEVELS if self.rows[name]]
        t, x, p = ca.SX.sym("t"), ca.SX.sym("x", g.states), ca.SX.sym("p", g.parameters)
        S = ca.SX.sym("S", g.states, k)
        seeds = ca.vertcat(S, columns.parameter_columns(t, x, p, S))
        self.functions = {}
        for name in self.levels:
            column = system.functions[name](t, x, p, ca.SX(0, 1))
            change = ca.jtimes(column[: self.rows[name]], ca.vertcat(x, p), seeds)
            self.functions[name] = ca.Function(name, [t, x, p, S], [ca.densify(change), column])
        if "metric" in system.functions:
            self.functions["metric"] = ca.Function(
                "metric", [t, x, p], [system.functions["metric"](t, x, p, ca.SX(0, 1))]
            )

    def projected(self, t: float, x: np.ndarray, p: np.ndarray, S: np.ndarray) -> tuple[np.ndarray, float]:
        """The columns on the rows, and how far they were off, relative to their largest entry."""
        g, S, off = self.system.sizes, S.copy(), 0.0
        nq, n = g.coordinates, g.speeds
        if not self.levels:
            return S, off
        size = np.maximum(np.abs(S).max(axis=0, initial=0.0), 1.0)
        M = (
            np.array(self.functions["metric"](t, x, p), float).reshape(n, n, order="F")
            if "metric" in self.functions
            else np.eye(n)
        )
        for name in self.levels:
            m = self.rows[name]
            change, column = (np.array(e, float) for e in self.functions[name](t, x, p, S))
            width = nq if name == "norms" else n
            J = column.ravel()[m : m + m * width].reshape(m, width, order="F")
            if name == "norms":
                step = _shortest(J, np.eye(nq), change)
                S[:nq] -= step
            elif name == "position":
                G = column.ravel()[m + m * n :].reshape(nq, n, order="F")
                step = G @ _shortest(J, M, change)
                S[:nq] -= step
            else:
                step = _shortest(J, M, change)
                S[nq : nq + n] -= step
            off = max(off, float((np.abs(step).max(axis=0, initial=0.0) / size).max(initial=0.0)))
        return S, off


def _root(M: np.ndarray) -> np.ndarray:
    """L with M = L L^T; the metric of what hardly moves anything is regularised, as that of a run is."""
    try:
        return np.linalg.cholesky(M)
    except np.linalg.LinAlgError:
        size = max(float(np.abs(np.diag(M)).mean()), ZERO.nothing)
        return np.linalg.cholesky(_definite(M) + RANK.rough * size * np.eye(len(M)))


def _definite(M: np.ndarray) -> np.ndarray:
    values, vectors = np.linalg.eigh(M)
    return np.asarray((vectors * np.abs(values)) @ vectors.T)


def _shortest(J: np.ndarray, M: np.ndarray, change: np.ndarray) -> np.ndarray:
    """M^-1 J^T (J M^-1 J^T)^+ c: the shortest in M with J d = c; rows may repeat each other."""
    L = _root(M)
    raised = np.linalg.solve(L, J.T).T
    lengths = np.linalg.norm(raised, axis=1)
    kept = lengths > RANK.threshold * lengths.max(initial=0.0)
    if not kept.any():
        return np.zeros((M.shape[0], change.shape[1]))
    rows, right = unit_rows(raised[kept]), change[kept] / lengths[kept][:, None]
    return np.asarray(np.linalg.solve(L.T, np.linalg.pinv(rows, rcond=RANK.threshold) @ right))
