"""Weights of deviations and of inputs: symmetric matrices, from names, a diagonal or a matrix."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

from appell.errors import ModelError
from appell.model import name_of, suggestion
from appell.numbers import ZERO

Weights: TypeAlias = float | Mapping[Any, float] | Sequence[Any] | np.ndarray
"""A number (of each), values by name (zero of the others), a diagonal, or a symmetric matrix."""


def weight_matrix(given: Weights, names: Sequence[str], what: str, *, definite: bool = False) -> np.ndarray:
    """Returns the symmetric matrix over these names.

    Raises
    ------
    ModelError
        A name is unknown, the size is wrong, or the matrix is not symmetric and positive (``definite``: above zero).
    """
    n = len(names)
    if isinstance(given, Mapping):
        diagonal = dict.fromkeys(names, 0.0)
        for key, value in given.items():
            if name_of(key) not in diagonal:
                raise ModelError(f"{what} weighs '{name_of(key)}', which is unknown" + suggestion(name_of(key), names))
            diagonal[name_of(key)] = float(value)
        W = np.diag(list(diagonal.values()))
    else:
        W = np.asarray(given, float)
        W = W * np.eye(n) if W.ndim == 0 else np.diag(W) if W.ndim == 1 else W
    if W.shape != (n, n) or not np.isfinite(W).all():
        raise ModelError(f"{what} has the shape {W.shape}: give finite weights of {', '.join(names)}.")
    least, largest = np.linalg.eigvalsh((W + W.T) / 2)[[0, -1]]
    slack = ZERO.products * max(abs(largest), abs(least))
    if np.abs(W - W.T).max() > slack or least < -slack or (definite and least <= slack):
        raise ModelError(
            f"{what} must be symmetric with eigenvalues {'above' if definite else 'not below'} zero; the least is "
            f"{least:.3g}."
        )
    return np.asarray((W + W.T) / 2)
