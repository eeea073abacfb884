"""Rows that several actuators keep: the least efforts of those that are free, beside those at their bounds.

With K the response of the rows to unit efforts, on the motion that the ideal rows held leave free, the efforts of the
free actuators are e = K^T mu, so that a row held has the column K_free K_free^T in place of its own. The conditions

    |e_j| <= bound (free),        sign K_j^T mu >= bound (clipped)

are those of the least |e|^2 with the rows kept and all efforts within their bounds (Karush, Kuhn and Tucker), whose
solution is unique: at most one set of clipped actuators fits, but for the instants where it changes.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from appell.algebra.rank import response_inverse
from appell.numbers import RANK
from appell.simulate.modes.choice import Shared


def projected(K: Sequence[Sequence[float]], shared: Shared, ideal: Sequence[int]) -> np.ndarray:
    """The response of the shared rows to every actuator while the ideal rows are held: (rows, actuators)."""
    columns = np.array(shared.columns, float).T
    own = list(shared.rows)
    response = columns[own]
    if not ideal:
        return np.asarray(response)
    held, every = list(ideal), np.array(K, float)
    lengths = np.sqrt(np.abs(np.diag(every)[held]))
    carried = response_inverse(every[np.ix_(held, held)], lengths, RANK.delassus) @ columns[held]
    return np.asarray(response - every[np.ix_(own, held)] @ carried)


def clipped_push(shared: Shared) -> np.ndarray:
    """The accelerations of all rows by the actuators at their bounds."""
    total = np.zeros(len(shared.columns[0]))
    for j, effort in shared.clipped:
        total += effort * np.array(shared.columns[j])
    return total


def held_columns(W: np.ndarray, shared: Shared) -> np.ndarray:
    """The accelerations of all rows by a unit of mu of each shared row: (all rows, shared rows)."""
    free = [j for j, _ in shared.free]
    return np.asarray(np.array(shared.columns, float).T[:, free] @ W[:, free].T)


def effort_slack(W: np.ndarray, shared: Shared, mu: Sequence[float]) -> float:
    """The least of what is left of the bounds, with the error allowed; negative where one is broken."""
    efforts = np.asarray(mu) @ W
    left = [bound - abs(efforts[j]) for j, bound in shared.free]
    if shared.asked:
        left += [np.sign(effort) * efforts[j] - abs(effort) for j, effort in shared.clipped]
    return float(min(left, default=np.inf) + shared.error)
