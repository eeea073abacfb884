"""The gradient of an expression at an instant or an event: de/dtheta + (de/dt) t', t' of the event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.errors import ModelError, NotApplicable
from appell.gradients.adjoint import adjoint_gradient
from appell.gradients.expressions import derivatives_of
from appell.gradients.motion import carried_motion
from appell.gradients.sensitivities import Sensitivities
from appell.model import name_of, suggestion
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
        if event is not None:
            raise NotApplicable("the adjoint is that of a number at an instant: use method='forward' for an event.")
        names = [name_of(key) for key in ([by] if isinstance(by, str) else by)]
        found = adjoint_gradient(run, of, names, time)
        facts = {"time": time, "checkpoints": found.checkpoints, "memory": found.memory, "steps": found.steps}
        return xr.DataArray(found.values, dims=("by",), coords={"by": names}, attrs=facts)
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
        raise ModelError(
            f"at='{at}' is no event that the run met" + suggestion(at, [event.name for event in run.events])
        )
    return found[0]
