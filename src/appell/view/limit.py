"""The figure of a limit: the realised motions beside the ideal ones, and their distances against eps."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from appell.escaping import figure_text
from appell.numbers import ZERO
from appell.view.files import save_figure
from appell.view.shown import new_figure
from appell.view.style import PLOT

if TYPE_CHECKING:
    from appell.analysis.realisation.limit_result import Limit


def plot_limit(limit: Limit, path: str | Path | None = None) -> Figure:
    """The coordinate on which the ideal motions differ most; the multiplier; the distances against eps."""
    ideal = limit.ideal_multipliers()
    figure = new_figure((11.0 if ideal is None else 15.0, 4.8))
    figure.suptitle(figure_text(f"{limit.model}: {limit.row} kept by {limit.realisation.thing}"))
    first, *between, last = figure.subplots(1, 2 if ideal is None else 3)
    _draw_motions(first, limit)
    for axes in between:
        _draw_multiplier(axes, limit, ideal)
    _draw_distances(last, limit)
    if path is not None:
        save_figure(figure, path)
    return figure


def telling_coordinate(limit: Limit) -> str:
    """The coordinate on which the ideal motions and the first realised one differ most."""
    runs = [ideal.run for ideal in limit.ideals if ideal.run is not None] + [limit.runs[0]]
    spread = {name: np.ptp([run[name] for run in runs], axis=0).max() for name in limit.coordinates}
    return max(spread, key=lambda name: spread[name])


def _draw_motions(axes: Axes, limit: Limit) -> None:
    name = telling_coordinate(limit)
    axes.set_title("the motion")
    shades = np.linspace(0.75, 0.25, len(limit.runs))
    for run, eps, shade in zip(limit.runs, limit.eps, shades, strict=True):
        axes.plot(run.time, run[name], color=str(shade), linewidth=1, label=f"eps = {eps:.3g}")
    for i, ideal in enumerate(limit.ideals):
        if ideal.run is not None:
            axes.plot(ideal.run.time, ideal.run[name], f"C{i}--", linewidth=2, label=ideal.name)
    axes.set_xlabel("t / s")
    axes.set_ylabel(figure_text(name))
    axes.grid(alpha=0.3)
    axes.legend(fontsize="small")


def _draw_multiplier(axes: Axes, limit: Limit, ideal: np.ndarray | None) -> None:
    """The first of the multipliers, and that of the limit."""
    axes.set_title(f"the multiplier, {limit.realisation.multiplier}")
    shades = np.linspace(0.75, 0.25, len(limit.runs))
    for run, values, shade in zip(limit.runs, limit.multipliers, shades, strict=True):
        axes.plot(run.time, values[:, 0], color=str(shade), linewidth=1)
    if ideal is not None:
        axes.plot(limit.runs[0].time, ideal[:, 0], "C3--", linewidth=2, label=figure_text(limit.multiplier_names[0]))
        # what the start or a small eps adds may be far larger than the multiplier itself
        low, high = float(ideal[:, 0].min()), float(ideal[:, 0].max())
        margin = 0.5 * (high - low)
        if margin > ZERO.seen * max(abs(low), abs(high)):
            axes.set_ylim(low - margin, high + margin)
    axes.set_xlabel("t / s")
    axes.grid(alpha=0.3)
    axes.legend(fontsize="small")


def _draw_distances(axes: Axes, limit: Limit) -> None:
    axes.set_title("distance from each ideal motion")
    eps = np.array(limit.eps)
    for i, ideal in enumerate(limit.ideals):
        if ideal.name in limit.distances:
            values = np.maximum(limit.distances[ideal.name], PLOT.floor)
            axes.loglog(eps, values, f"C{i}o-", label=ideal.name)
    if limit.tends_to in limit.distances and limit.extrapolation.order is not None:
        last, order = limit.distances[limit.tends_to][-1], round(2 * limit.order) / 2
        axes.loglog(eps, last * (eps / eps[-1]) ** order, "k:", linewidth=1, label=f"order {order:g}")
    axes.set_xlabel("eps")
    axes.set_xticks(eps, [f"{value:.3g}" for value in eps], rotation=30)
    axes.minorticks_off()
    axes.invert_xaxis()
    axes.grid(alpha=0.3)
    axes.legend(fontsize="small")
