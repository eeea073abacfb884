"""The gradient of an expression at an instant or an event: de/dtheta + (de/dt) t', t' of the event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.errors import ModelError
from appell.gradients.adjoint import AdjointGradient, adjoint_gradient
from appell.gradients.expressions import derivatives_of
from appell.gradients.motion import carried_motion
from appell.gradients.sensitivities import Sensitivities
from appell.model import name_of, suggestion
from appell.model.names import require_one_of
from appell.simulate.run import EventFound

if TYPE_CHECKING:
    import xarray as xr

    from appell.simulate.run import Run

METHODS = ("forward", "adjoint")


def gradient(
    run: Run,
    of: Any,
    by: Sequence[Any],
    at: float | str | EventFound | None = None,
    method: str = "forward",
    one_sided: bool = False,
) -> xr.DataArray:
    """The derivatives of an expression of a run by scalars, over the dimension ``by``.

    ``at``: an instant (the end unless given), which stays where it is; or an event of the run, by name (its first) or
    as it stands in ``run.events``, whose instant moves with the scalars. ``method``: "forward", or "adjoint".
    """
    import xarray as xr

    event = _event(run, at)
    time = float(run.time[-1]) if at is None else event.time if event is not None else _instant(run, at)
    if method not in METHODS:
        raise ModelError(f"method={method!r} is unknown: use {' or '.join(map(repr, METHODS))}.")
    if method == "adjoint":
        names = [name_of(key) for key in ([by] if isinstance(by, str) else by)]
        found = adjoint_gradient(run, of, names, time, event)
        return xr.DataArray(found.values, dims=("by",), coords={"by": names}, attrs=_facts(time, found))
    s = run.sensitivities(by, one_sided=one_sided)
    if not any((leg.times == time).any() for leg in s.motion.legs):
        motion = carried_motion(run, by, [time], one_sided)
        s = Sensitivities(run, motion.scalars.names, motion.fixed, motion)
    change, rate = derivatives_of(s, of, time)
    if event is not None:
        moved = next(e for e in s.events if e.name == event.name and e.time == event.time)
        change = change + np.multiply.outer(rate, [moved.time_by[name] for name in s.by])
    dims = ("axis", "by") if change.ndim > 1 else ("by",)
    return xr.DataArray(change, dims=dims, coords={"by": list(s.by)}, attrs={"time": time})


def hessian(
    run: Run, of: Any, by: Sequence[Any], at: float | str | EventFound | None = None, along: Any = None
) -> xr.DataArray:
    """The second derivatives of an expression of a run by scalars; or, ``along`` a direction v, their product with it.

    ``along``: a number for each scalar, in their order or by name (zero where it is not named).
    """
    import xarray as xr

    event = _event(run, at)
    time = float(run.time[-1]) if at is None else event.time if event is not None else _instant(run, at)
    names = [name_of(key) for key in ([by] if isinstance(by, str) else by)]
    if along is not None:
        found = adjoint_gradient(run, of, names, time, event, _direction(names, along))
        return xr.DataArray(found.product, dims=("by",), coords={"by": names}, attrs=_facts(time, found))
    every = [adjoint_gradient(run, of, names, time, event, v) for v in np.eye(len(names))]
    coords = {"by": names, "and": names}
    facts = _facts(time, max(every, key=lambda one: one.missed or 0.0))
    return xr.DataArray(np.array([one.product for one in every]), dims=("by", "and"), coords=coords, attrs=facts)


def _direction(names: list[str], along: Any) -> np.ndarray:
    if isinstance(along, Mapping):
        given = {name_of(key): float(value) for key, value in along.items()}
        for name in given:
            require_one_of(name, names, f"along= names '{name}', which by= does not")
        return np.array([given.get(name, 0.0) for name in names])
    v = np.asarray(along, float).ravel()
    if v.size != len(names):
        raise ModelError(f"along= has {v.size} numbers, and there are {len(names)} scalars: {', '.join(names)}.")
    return v


def _facts(time: float, found: AdjointGradient) -> dict[str, float]:
    facts = {"time": time, "checkpoints": found.checkpoints, "memory": found.memory, "steps": found.steps}
    return facts if found.missed is None else facts | {"missed": found.missed}


def _instant(run: Run, at: Any) -> float:
    time = float(at)
    if not run.time[0] <= time <= run.time[-1]:
        raise ModelError(f"at={time:g} is outside of the run, which goes from {run.time[0]:g} to {run.time[-1]:g}.")
    return time


def _event(run: Run, at: Any) -> EventFound | None:
    if isinstance(at, EventFound):
        return at
    if not isinstance(at, str):
        return None
    found = [event for event in run.events if event.name == at]
    if not found:
        raise ModelError(f"at='{at}' is no event of the run" + suggestion(at, [event.name for event in run.events]))
    return found[0]
