"""StateRows given as arrays: their shapes checked, joined into rows of (t, x, p, udot)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.compile.batch import BatchFunction
from appell.equations import Equations
from appell.equations.forms import mechanics_to_run
from appell.errors import ModelError
from appell.model import name_of, suggestion
from appell.simulate.start import parameter_values
from appell.system import STRIDE

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from appell.simulate.aliases import Parameters


@dataclass(frozen=True)
class StateRows:
    """Rows of t, x = (q, u), p and udot; ``shape`` is what stands before their last axis."""

    shape: tuple[int, ...]
    t: np.ndarray
    x: np.ndarray
    p: np.ndarray
    udot: np.ndarray

    def evaluate(self, function: BatchFunction, block: Sequence[int]) -> np.ndarray:
        """The block at every state, (..., *block). Raises ModelError where an entry is not finite."""
        found = function(self.t, self.x, self.p, self.udot)
        bad = ~np.isfinite(found).all(axis=1)
        if bad.any():
            raise ModelError(f"the state {int(np.argmax(bad))} gives no finite numbers: check its coordinates.")
        # columns stand one after the other
        matrices = found.reshape(-1, *reversed(block))
        return np.ascontiguousarray(np.moveaxis(matrices, 1, -1)).reshape(*self.shape, *block)


def states_of(
    equations: Equations,
    q: ArrayLike,
    u: ArrayLike | None = None,
    udot: ArrayLike | None = None,
    *,
    parameters: Parameters | None = None,
    time: ArrayLike = 0.0,
    inputs: Mapping[Any, ArrayLike] | None = None,
) -> StateRows:
    """The states, speeds and rates that are not given being 0. Raises ModelError for shapes that do not fit."""
    nq, n = len(equations.coordinates), len(equations.speeds)
    columns = [_column("q", q, nq, "coordinates"), _column("u", u, n, "speeds"), _column("udot", udot, n, "speeds")]
    given = {name_of(key): np.asarray(value, float) for key, value in (inputs or {}).items()}
    t = np.asarray(time, float)
    try:
        before = [column.shape[:-1] for column in columns]
        shape = np.broadcast_shapes(t.shape, *before, *(value.shape for value in given.values()))
    except ValueError:
        shapes = ", ".join(str(column.shape) for column in columns)
        raise ModelError(f"the arrays of the shapes {shapes} do not belong to the same states.") from None
    rows = [np.broadcast_to(c, (*shape, c.shape[-1])).reshape(-1, c.shape[-1]) for c in columns]
    times = np.broadcast_to(t, shape).reshape(-1)
    # The column p at every state: parameters, then each input with its derivatives, then their moment
    own = parameter_values(equations, parameters)
    p = np.zeros((times.size, mechanics_to_run(equations).p.numel()))
    p[:, : own.size] = own
    names = [one.name for one in equations.mechanism.inputs]
    if names:
        p[:, -1] = times
    for name, values in {k: np.broadcast_to(v, shape).ravel() for k, v in given.items()}.items():
        if name not in names:
            known = f"the model '{equations.mechanism.name}' has no input '{name}'"
            raise ModelError(known + suggestion(name, names))
        p[:, own.size + STRIDE * names.index(name)] = values
    return StateRows(shape, times, np.concatenate(rows[:2], axis=1), p, np.ascontiguousarray(rows[2]))


def _column(name: str, given: ArrayLike | None, count: int, what: str) -> np.ndarray:
    if given is None:
        return np.zeros(count)
    try:
        found = np.asarray(given, float)
    except (TypeError, ValueError):
        raise ModelError(f"{name} is {given!r}: give an array of numbers, (..., {count}).") from None
    if found.ndim == 0 or found.shape[-1] != count:
        raise ModelError(f"{name} has the shape {found.shape}: give (..., {count}), one entry for each of the {what}.")
    return found
