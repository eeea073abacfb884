"""The figure of a comparison: the motions of the families, and how far the runs differ."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from appell.escaping import figure_text
from appell.view.files import save_figure
from appell.view.plot import over_time, path_plane
from appell.view.shown import new_figure
from appell.view.style import PLOT

if TYPE_CHECKING:
    from appell.analysis.comparison.compare import Comparison, Entry


def plot_comparison(comparison: Comparison, path: str | Path | None = None) -> Figure:
    """Left: the motion by the first run of each family; right: the differences from the first run."""
    figure = new_figure((11.0, 4.8))
    figure.suptitle(figure_text(comparison.model))
    motions, differences = figure.subplots(1, 2)
    _draw_motions(motions, comparison)
    _draw_differences(differences, comparison)
    if path is not None:
        save_figure(figure, path)
    return figure


def _draw_motions(axes: Axes, comparison: Comparison) -> None:
    axes.set_title("the motion by each family")
    firsts = {family: entries[0].run for family, entries in comparison.families.items()}
    runs = [run for run in firsts.values() if run is not None]
    if not runs:
        return
    first = runs[0]
    masses = [name for name in first.description.masses if first.results.has("place position", name)]
    plane = path_plane(runs)
    for family, run in firsts.items():
        if run is None:
            continue
        label: str | None = f"{family} ({run.description.principle})"
        colour = f"C{list(firsts).index(family)}"
        if plane is not None:
            for name in masses:
                r = run.position(name)
                axes.plot(r[:, plane[0]], r[:, plane[1]], label=label, color=colour)
                label = None
        if plane is None:
            for name, values in over_time(run)[0].items():
                axes.plot(run.time, values, label=figure_text(f"{name}, {label}"), linewidth=1)
    axes.set_xlabel("xyz"[plane[0]] if plane is not None else "t / s")
    axes.set_ylabel("xyz"[plane[1]] if plane is not None else "")
    if plane is not None:
        axes.axis("equal")
    axes.grid(alpha=0.3)
    axes.legend(fontsize="small")


def _draw_differences(axes: Axes, comparison: Comparison) -> None:
    axes.set_title("largest difference from the first run")
    ran: list[Entry] = [entry for entry in comparison.entries if entry.run is not None]
    for entry in ran[1:]:
        difference = comparison.difference(ran[0], entry)
        time = ran[0].run.time[: difference.size] if ran[0].run is not None else np.zeros(0)
        axes.semilogy(time, np.maximum(difference, PLOT.floor), label=figure_text(entry.label), linewidth=1)
    axes.set_xlabel("t / s")
    axes.grid(alpha=0.3)
    if len(ran) > 1:
        axes.legend(fontsize="x-small", ncols=1 + len(ran) // 7)
