"""Figure 1 of 001: the scaled accelerations between N(B) and R(B^T)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.figure import Figure

from appell.view.files import save_figure

if TYPE_CHECKING:
    from appell.analysis.comparison.projections import Projections


def plot_projections(p: Projections, path: str | Path | None = None) -> Figure:
    """The plane of the part of the free acceleration in N(B) and of the deviation, which lies in R(B^T)."""
    figure = Figure(figsize=(6.4, 5.6), layout="constrained")
    axes = figure.subplots()
    ideal = p.deviation - p.nonideal
    across = _unit(ideal if np.linalg.norm(ideal) > 1e-14 else p.across)
    along = _unit(p.free_along if np.linalg.norm(p.free_along) > 1e-14 else p.along)

    def flat(v: np.ndarray) -> tuple[float, float]:
        return float(v @ along), float(v @ across)

    arrows = {
        "free, $a_s$": (p.free, "C0", "-"),
        "constrained, $\\ddot q_s$": (p.constrained, "C3", "-"),
        "$B^+ b$ in $R(B^T)$": (p.across, "C2", "--"),
        "$(I - B^+B)\\, a_s$ in $N(B)$": (p.free_along, "C1", "--"),
    }
    for label, (v, colour, style) in arrows.items():
        x, y = flat(v)
        axes.plot([0, x], [0, y], style, color=colour, linewidth=1.8, label=label)
        axes.plot(x, y, "o", color=colour, markersize=4)
    (x0, y0), (x1, y1) = flat(p.free), flat(p.constrained)
    axes.plot([x0, x1], [y0, y1], ":", color="black", label="deviation, the scaled reaction")
    axes.axhline(0, color="grey", linewidth=0.6)
    axes.axvline(0, color="grey", linewidth=0.6)
    axes.set_xlabel("along $N(B)$")
    axes.set_ylabel("along $R(B^T)$")
    axes.set_title("scaled accelerations at one state")
    axes.margins(0.12)
    axes.grid(alpha=0.3)
    figure.legend(loc="outside lower center", ncols=2, fontsize="small")
    if path is not None:
        save_figure(figure, path)
    return figure


def _unit(v: np.ndarray) -> np.ndarray:
    length = float(np.linalg.norm(v))
    return v / length if length > 0 else v
