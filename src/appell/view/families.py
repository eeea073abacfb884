"""The figure of the two families: what moves, how far they part, the scan of mu(0), a reaction."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from appell.escaping import figure_text
from appell.model import name_of
from appell.numbers import SAME
from appell.view.files import save_figure
from appell.view.plot import path_plane
from appell.view.shown import new_figure
from appell.view.style import PLOT

if TYPE_CHECKING:
    from appell.analysis.families.report import Families
    from appell.simulate import Run

CHETAEV, GIVEN, BEST = "C0", "C3", "C2"


def plot_families(families: Families, path: str | Path | None = None) -> Figure:
    """Four panels: the motions, the differences over time, the distance over mu(0), the energies."""
    figure = new_figure((11.0, 8.0))
    figure.suptitle(figure_text(f"{families.model}: Appell-Chetaev and Hamilton-Lusternik"))
    panels = figure.subplots(2, 2)
    _draw_motions(panels[0, 0], families)
    _draw_differences(panels[0, 1], families)
    _draw_scan(figure, panels[1, 0], families)
    _draw_coordinate(panels[1, 1], families)
    for axes in panels.flat:
        axes.grid(alpha=0.3)
    if path is not None:
        save_figure(figure, path)
    return figure


def _runs(families: Families) -> list[tuple[str, str, str, Run]]:
    found = [("Appell-Chetaev", CHETAEV, "-", families.natural)]
    found.append((f"Hamilton-Lusternik, mu(0) = {families.given.label}", GIVEN, "-", families.given.run))
    if families.best.mu != families.given.mu:
        found.append((f"best, mu(0) = {families.best.label}", BEST, "--", families.best.run))
    return found


def _most_different(families: Families) -> str:
    """The coordinate that differs most, by its size."""
    names = [name_of(q) for q in families.natural.equations.coordinates]
    parts = families.given.states
    return max(names, key=lambda name: parts[name].largest / max(parts[name].size, SAME.parted * families.size))


def _draw_motions(axes: Axes, families: Families) -> None:
    """The paths of the masses; of a model without any, the coordinate that differs most."""
    runs = _runs(families)
    plane = path_plane([run for *_, run in runs])
    masses = [n for n in families.natural.description.masses if families.natural.results.has("place position", n)]
    if plane is None or not masses:
        name = f"{_most_different(families)}'"
        for label, colour, style, run in runs:
            axes.plot(run.time, run[name], style, color=colour, label=label)
        axes.set(xlabel="t / s", ylabel=figure_text(name), title=figure_text(f"the rate {name}"))
    else:
        for label, colour, style, run in runs:
            for i, mass in enumerate(masses):
                r = run.position(mass)
                axes.plot(r[:, plane[0]], r[:, plane[1]], style, color=colour, label=label if i == 0 else None)
        axes.set(xlabel="xyz"[plane[0]], ylabel="xyz"[plane[1]], title="paths")
        axes.axis("equal")
    axes.legend(fontsize="x-small")


def _draw_differences(axes: Axes, families: Families) -> None:
    names = [name_of(q) for q in families.natural.equations.coordinates]
    for motion, colour, style in ((families.given, GIVEN, "-"), (families.best, BEST, "--")):
        apart = np.max([np.abs(motion.run[n] - families.natural[n]) for n in names], axis=0)
        axes.semilogy(
            families.natural.time, np.maximum(apart, PLOT.floor), style, color=colour, label=f"mu(0) = {motion.label}"
        )
        axes.axhline(max(motion.error, PLOT.floor), color=colour, linestyle=":", linewidth=1)
    axes.set(xlabel="t / s", title="largest difference (dotted: numerical error)")
    axes.legend(fontsize="x-small")


def _draw_scan(figure: Figure, axes: Axes, families: Families) -> None:
    """A line for one multiplier; points in the plane of the first two for more."""
    mu, distance, names = families.scan.mu, families.scan.distance, list(families.given.mu)
    axes.set_title(f"distance over mu(0), {distance.size} motions")
    if mu.shape[1] == 1:
        order = np.argsort(mu[:, 0])
        axes.semilogy(mu[order, 0], distance[order], color="C7")
        axes.plot(
            list(families.best.mu.values()), [max(families.best.distance, PLOT.floor)], "o", color=BEST, label="best"
        )
        axes.set(xlabel=figure_text(names[0]))
    else:
        reached = np.isfinite(distance)
        shown = axes.scatter(
            mu[reached, 0], mu[reached, 1], c=np.log10(distance[reached] + PLOT.floor), s=12, cmap="viridis"
        )
        figure.colorbar(shown, ax=axes, label="log10 of the distance")
        axes.plot(*list(families.best.mu.values())[:2], "o", color="red", label="best")
        axes.set(xlabel=figure_text(names[0]), ylabel=figure_text(names[1]))
        axes.locator_params(axis="x", nbins=5)
    axes.legend(fontsize="x-small")


def _draw_coordinate(axes: Axes, families: Families) -> None:
    name = _most_different(families)
    for label, colour, style, run in _runs(families):
        axes.plot(run.time, run[name], style, color=colour, label=label)
    axes.set(xlabel="t / s", ylabel=figure_text(name), title=figure_text(f"the coordinate that differs most: {name}"))
