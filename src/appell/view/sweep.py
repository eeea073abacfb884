"""A sweep as a picture: a map over two dimensions of its design, a curve over one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.errors import ModelError

if TYPE_CHECKING:
    from appell.ensemble.sweep import Sweep


def plot(sweep: Sweep, path: str | Path | None, quantity: str, at: float | None) -> Any:
    """See :meth:`appell.Sweep.plot`."""
    import matplotlib.pyplot as plt

    data = sweep.data
    if quantity not in data:
        raise ModelError(f"'{quantity}' is not in the sweep: there are {', '.join(map(str, data))}.")
    dims = [name for name, _ in sweep.design.dimensions]
    if len(dims) > 2:
        raise ModelError(f"a design of {len(dims)} dimensions has no map: choose two with runs.data and draw those.")
    values = data[quantity]
    label = quantity
    if "time" in values.dims:
        instant = float(data["time"][-1]) if at is None else at
        values = values.sel(time=instant, method="nearest")
        label = f"{quantity} at {float(values['time']):.4g} s"
    figure, axes = plt.subplots(figsize=(6.4, 4.6), layout="constrained")
    sides = [np.asarray(data[name]) if name in data.coords else np.arange(n) for name, n in sweep.design.dimensions]
    if len(dims) == 1:
        axes.plot(sides[0], values, ".-" if sides[0].size < 60 else "-")
        axes.set(xlabel=dims[0].replace("initial_", "initial "), ylabel=label)
        axes.grid(alpha=0.3)
    else:
        mesh = axes.pcolormesh(sides[0], sides[1], np.asarray(values).T, shading="nearest", cmap="viridis")
        figure.colorbar(mesh, ax=axes, label=label)
        axes.set(xlabel=dims[0].replace("initial_", "initial "), ylabel=dims[1].replace("initial_", "initial "))
    axes.set_title(sweep.plan.equations.name)
    if path is not None:
        figure.savefig(path, dpi=150)
        plt.close(figure)
    return figure
