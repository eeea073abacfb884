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
    carried = response_inverse(every[np.ix_(held, held)], lengths, RANK.pivot) @ columns[held]
    return np.asarray(response - every[np.ix_(own, held)] @ carried)
