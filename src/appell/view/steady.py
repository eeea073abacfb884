"""The figure of a family of steady motions: eigenvalues over what was followed, stable stretches, critical values."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from appell.escaping import figure_text
from appell.numbers import ZERO
from appell.view.files import save_figure
from appell.view.shown import new_figure

if TYPE_CHECKING:
    from appell.analysis.stability.continuation import SteadyFamily


def plot_family(family: SteadyFamily, path: str | Path | None, names: Mapping[str, complex]) -> Figure:
    """Real parts as lines, imaginary parts dashed; green where the motion is stable."""
    figure = new_figure((8.0, 5.2))
    axes = figure.subplots()
    _shade(axes, family)
    _draw_branches(axes, family, names)
    for critical in family.critical:
        axes.axvline(critical.value, color="grey", linewidth=0.8)
        axes.annotate(
            f"{critical.value:.4g}",
            (critical.value, 0.01),
            xycoords=("data", "axes fraction"),
            xytext=(3, 0),
            textcoords="offset points",
            fontsize="small",
        )
    axes.axhline(0, color="black", linewidth=0.8)
    parameters = {p.name: p.unit for p in family.motions[0].system.equations.mechanism.parameters}
    unit = parameters.get(family.name)
    axes.set(
        xlabel=figure_text(f"{family.name} / ({unit})" if unit else family.name),
        ylabel="eigenvalue / (1/s)",
        title=figure_text(family.motions[0].system.equations.mechanism.name),
    )
    axes.margins(x=0)
    axes.grid(alpha=0.3)
    figure.legend(loc="outside lower center", ncols=5, fontsize="small")
    if path is not None:
        save_figure(figure, path)
    return figure


def _shade(axes: Axes, family: SteadyFamily) -> None:
    """The stretches between critical values at which the motion is stable."""
    edges = [family.values[0], *(c.value for c in family.critical), family.values[-1]]
    label: str | None = "stable"
    for low, high in pairwise(edges):
        inside = (family.values > min(low, high)) & (family.values < max(low, high))
        if inside.any() and family.stable[inside].all():
            axes.axvspan(low, high, color="C2", alpha=0.12, linewidth=0, label=label)
            label = None


def _draw_branches(axes: Axes, family: SteadyFamily, names: Mapping[str, complex]) -> None:
    branches = family.eigenvalues
    last = branches[-1]
    called = {int(np.argmin(np.abs(last - value))): name for name, value in names.items()}
    called |= {int(np.argmin(np.abs(last - np.conj(last[k])))): name for k, name in called.items()}
    colours = {name: f"C{i}" for i, name in enumerate(names)}
    small, used, first = ZERO.expressions * max(1.0, float(np.abs(branches).max())), set[str](), not names
    for k, values in enumerate(branches.T):
        if np.abs(values).max() < small:
            continue  # neighbouring steady motions
        name = called.get(k)
        colour = colours[name] if name is not None else "0.35" if names else "C0"
        label = name if name is not None and name not in used else "real part" if first else None
        axes.plot(family.values, values.real, color=colour, linewidth=1.6, label=label)
        used |= {name} if name is not None else set()
        first = False
        turning = np.where(values.imag > small, values.imag, np.nan)
        if np.isfinite(turning).any():
            label = "imaginary part" if "imaginary part" not in used else None
            axes.plot(family.values, turning, color=colour, linewidth=1.0, linestyle="--", label=label)
            used.add("imaginary part")
