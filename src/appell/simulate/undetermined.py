"""Reactions whose shares the rows do not determine: whether the motion depends on them.

Let P be the forces of unit multipliers, with what a law makes follow them: P = B + dC/dlam. Rows that repeat each other
leave the multipliers lam + Z s open, where A M^-1 P Z = 0. Ideal reactions have P = A^T, so that P Z = 0 and all shares
give one motion. Sliding friction, or another law, may have P Z != 0: then every s is a motion of its own, and none is
the model's. Of a law C(lam0) of ideal reactions, with A^T Z = 0, it is the part of dC/dlam0 Z along the motion left.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from appell.algebra.rank import metric_root, null_space
from appell.compile import Program
from appell.errors import SingularSystem
from appell.numbers import MODE, RANK, SAME
from appell.simulate.computed import Segment
from appell.simulate.options import LEAST_NORM
from appell.system import LawOf


def open_shares(answer: np.ndarray, effects: np.ndarray, lengths: np.ndarray) -> list[int]:
    """The multipliers whose shares the motion depends on.

    Parameters
    ----------
    answer
        The accelerations of the rows by a unit of each multiplier, (rows, multipliers).
    effects
        All accelerations by it, in one unit: (accelerations, multipliers).
    lengths
        What counts as a whole one of them, of each multiplier.
    """
    lengths = np.where(lengths > 0.0, lengths, 1.0)
    answer, effects = answer / lengths, effects / lengths
    rows = np.linalg.norm(answer, axis=1, keepdims=True)
    Z = null_space(answer / np.where(rows > 0.0, rows, 1.0), RANK.reached)
    if not Z.size:
        return []
    _, sizes, V = np.linalg.svd(effects @ Z, full_matrices=False)
    shares = np.abs(Z @ V[sizes > SAME.solutions].T).max(axis=1, initial=0.0)
    return np.flatnonzero(shares > SAME.solutions).tolist()


def may_depend(program: Program) -> bool:
    """Whether reactions of several rows are such that their shares can matter: by laws of them, or by actuators."""
    g = program.system
    return g.sizes.rows > 1 and not g.is_recursive and (g.law > LawOf.STATE or g.actuated)


def open_rows(program: Program, t: float, x: np.ndarray, p: np.ndarray, multipliers: np.ndarray) -> list[int]:
    """The rows of a program at a state whose undetermined shares the motion depends on."""
    g, program = program.system, program
    nq, n, m = g.sizes.coordinates, g.sizes.speeds, g.sizes.rows
    block = program.evaluate("dynamics", t, x, p)[nq:]
    M, A, B = block[: n * n], block[n * n + n : n * n + n + m * n], block[n * n + n + m * n + m :][: n * m]
    # accelerations in the metric of M, W^T M W = 1: all in one unit
    W = metric_root(M.reshape(n, n, order="F"))
    rows, pushes = A.reshape(m, n, order="F") @ W, W.T @ B.reshape(n, m, order="F")
    both = np.concatenate([multipliers[m:], multipliers[:m]])
    if g.law is LawOf.ACTUAL_REACTION:
        pushes = pushes + W.T @ program.evaluate("law_of", t, x, p, both)[n:].reshape(n, m, order="F")
    found = open_shares(rows @ pushes, pushes, np.linalg.norm(pushes, axis=0))
    if found or g.law is not LawOf.IDEAL_REACTION:
        return found
    shift = MODE.shift * (np.abs(both).max() or 1.0)
    C = [program.evaluate("law_of", t, x, p, both + shift * e)[:n] for e in (0.0 * both, *np.eye(2 * m)[:m])]
    slopes = W.T @ (np.array(C[1:]) - C[0]).T / shift
    left = slopes - np.linalg.pinv(rows, rcond=RANK.reached) @ (rows @ slopes)
    return open_shares(rows @ rows.T, left, np.linalg.norm(rows, axis=1))


def require_determined(segments: Sequence[Segment]) -> None:
    """Raise SingularSystem, by name, where a motion depends on undetermined shares at a sample."""
    found = []
    for segment in segments:
        trajectory, program = segment.trajectory, segment.program
        if segment.is_ideal or len(segment.acting) < 2 or not (may_depend(program) and trajectory.count):
            continue
        rates = trajectory.rates
        for k in np.flatnonzero(rates.ranks < len(segment.acting)).tolist():
            t, x = float(trajectory.times[k]), trajectory.states[k]
            rows = open_rows(program, t, x, segment.values.at(t, x), rates.multipliers[k])
            if rows:
                found.append((t, [program.system.rows[i].name for i in rows]))
                break
    if found:
        t, names = min(found)
        raise depends_on_shares(names, t)


def depends_on_shares(names: Sequence[str], t: float) -> SingularSystem:
    """The error of a motion that is not unique since these constraints share what they carry in no determined way."""
    named = [f"'{name}'" for name in dict.fromkeys(names)]
    who = " and ".join([", ".join(named[:-1]), named[-1]] if len(named) > 1 else named)
    return SingularSystem(
        f"at t = {t:.9g} the motion depends on how {who} share their reactions, which their rows do not determine: "
        "leave out rows that repeat others, model what yields, or take the shares of least norm with "
        f"shares={LEAST_NORM!r}."
    )
