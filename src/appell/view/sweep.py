"""A sweep as a picture: a map over two dimensions of its design, a curve over one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.errors import ModelError
from appell.escaping import figure_text
from appell.view.files import save_figure
from appell.view.shown import new_figure

if TYPE_CHECKING:
    from appell.ensemble.sweep import Sweep

NO_VALUE = "0.82"
"""The grey of cases without a value."""


def plot(sweep: Sweep, path: str | Path | None, quantity: str, at: float | None) -> Any:
    """See :meth:`appell.Sweep.plot`."""
    data = sweep.data
    dims = [name for name, _ in sweep.design.dimensions]
    if len(dims) > 2:
        raise ModelError(f"a design of {len(dims)} dimensions has no map: choose two with runs.data and draw those.")
    values, label, why = _values(sweep, quantity, at)
    sides = [np.asarray(data[name]) if name in data.coords else np.arange(n) for name, n in sweep.design.dimensions]
    names = [name.replace("initial_", "initial ") for name in dims]
    figure = new_figure((6.4, 4.6))
    axes = figure.subplots()
    if len(dims) == 1:
        axes.plot(sides[0], values, ".-" if sides[0].size < 60 else "-")
        axes.set(xlabel=figure_text(names[0]), ylabel=figure_text(label))
        axes.grid(alpha=0.3)
    else:
        mesh = axes.pcolormesh(sides[0], sides[1], values.T, shading="nearest", cmap="viridis")
        axes.set_facecolor(NO_VALUE)
        figure.colorbar(mesh, ax=axes, label=figure_text(label))
        axes.set(xlabel=figure_text(names[0]), ylabel=figure_text(names[1]))
    missing = int(np.ma.count_masked(values))
    said = f"\n{'grey' if len(dims) == 2 else 'left out'}: {why} in {missing} of {values.size} cases" if missing else ""
    axes.set_title(figure_text(sweep.plan.equations.mechanism.name) + said)
    if path is not None:
        save_figure(figure, path)
    return figure


def _values(sweep: Sweep, quantity: str, at: float | None) -> tuple[np.ma.MaskedArray, str, str]:
    """What is drawn, cases without it masked; its label; and what it means that a case has none.

    Raises ModelError where the quantity is unknown, or no case has a value of it.
    """
    data = sweep.data
    is_event = quantity in {event.name for event in sweep.plan.events}
    name = f"{quantity} time" if is_event else quantity
    if name not in data:
        raise ModelError(f"'{quantity}' is not in the sweep: there are {', '.join(map(str, data))}.")
    found, label, why = data[name], quantity, "no value"
    if is_event or name.removesuffix(" time") in {event.name for event in sweep.plan.events}:
        label, why = f"time of '{quantity.removesuffix(' time')}' in s", "it did not occur"
    if "time" in found.dims:
        found = found.sel(time=float(data["time"][-1]) if at is None else at, method="nearest")
        label, why = f"{quantity} at {float(found['time']):.4g} s", "the motion ended before"
    numbers = np.ma.masked_invalid(np.asarray(found))
    if numbers.mask.all():
        raise ModelError(f"there is nothing to draw of '{quantity}': {why} in all {numbers.size} cases.")
    return numbers, label, why
