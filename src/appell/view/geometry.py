"""Figure 1 of Udwadia and Kalaba 2002 (001): the scaled accelerations between N(B) and R(B^T)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from appell.numbers import ZERO
from appell.view.files import save_figure
from appell.view.shown import new_figure
from appell.view.style import PLOT

if TYPE_CHECKING:
    from appell.analysis.comparison.projections import Projections


def plot_projections(p: Projections, path: str | Path | None = None) -> Figure:
    """The plane of N (a_s + c_s) and of B^+ e, with every vector of eqs. 43 to 46 projected on it."""
    figure = new_figure((7.2, 6.6))
    axes = figure.subplots()
    along = _unit(_first_long((p.along, p.free_along, p.nonideal), p))
    across = _unit(_first_long((p.ideal, p.across, p.free_across), p))
    whole = p.free + p.law
    vectors = {
        "$a_s$, free": (0 * p.free, p.free, "C0", "-", 2.2),
        "$c_s$, of the law $C$": (p.free, whole, "C4", "-", 2.2),
        "$a_s + c_s$": (0 * p.free, whole, "C7", "-", 1.2),
        "$\\ddot q_s$, constrained": (0 * p.free, p.constrained, "C3", "-", 2.2),
        "$N a_s$": (0 * p.free, p.free_along, "C1", "--", 1.6),
        "$N c_s$, non-ideal": (p.free_along, p.along, "C5", "--", 1.6),
        "$B^+ b$": (p.along, p.constrained, "C2", "--", 1.6),
        "$T a_s$": (p.free_along, p.free, "C8", ":", 1.6),
        "$B^+ e$, ideal reaction": (p.free, p.free + p.ideal, "C9", "-.", 1.6),
    }
    length = max(float(np.linalg.norm(tip)) for _, tip, *_ in vectors.values())
    out = 0.0
    for label, (foot, tip, colour, style, width) in vectors.items():
        if np.linalg.norm(tip - foot) > ZERO.products * length:
            _arrow(axes, _flat(foot, along, across), _flat(tip, along, across), label, colour, style, width)
            out = max(out, float(np.linalg.norm(tip - (tip @ along) * along - (tip @ across) * across)))
    _frame(axes, p, out / length if length else 0.0)
    figure.legend(loc="outside lower center", ncols=3, fontsize="small")
    if path is not None:
        save_figure(figure, path)
    return figure


def _frame(axes: Axes, p: Projections, out: float) -> None:
    """Axes of the two spaces, to one scale, with what is not in the plane said."""
    axes.axhline(0, color="grey", linewidth=0.6)
    axes.axvline(0, color="grey", linewidth=0.6)
    axes.set_aspect("equal", adjustable="datalim")
    axes.set_xlabel("$N(B)$, along $N(a_s + c_s)$")
    axes.set_ylabel("$R(B^T)$, along $B^+ e$")
    note = f"; up to {100 * out:.0f} % of a vector lies out of the plane" if out > PLOT.out_of_plane else ""
    axes.set_title(f"scaled accelerations, rank of $B$: {p.rank}{note}", fontsize="medium")
    axes.margins(0.12)
    axes.grid(alpha=0.3)


def _arrow(
    axes: Axes, foot: tuple[float, float], tip: tuple[float, float], label: str, colour: str, style: str, width: float
) -> None:
    """An arrow with a line in the legend."""
    axes.plot(*zip(foot, tip, strict=True), style, color=colour, linewidth=width, label=label)
    if np.hypot(tip[0] - foot[0], tip[1] - foot[1]) > 0:
        head = {"arrowstyle": "-|>", "color": colour, "shrinkA": 0, "shrinkB": 0, "lw": 0, "mutation_scale": 18}
        axes.annotate("", xy=tip, xytext=foot, arrowprops=head)


def _flat(v: np.ndarray, along: np.ndarray, across: np.ndarray) -> tuple[float, float]:
    return float(v @ along), float(v @ across)


def _first_long(candidates: tuple[np.ndarray, ...], p: Projections) -> np.ndarray:
    """The first of some vectors that is more than rounding."""
    size = max(float(np.linalg.norm(p.free)), float(np.linalg.norm(p.constrained)))
    return next((v for v in candidates if np.linalg.norm(v) > ZERO.products * size), candidates[0])


def _unit(v: np.ndarray) -> np.ndarray:
    length = float(np.linalg.norm(v))
    return v / length if length > 0 else v
