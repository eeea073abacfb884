"""Figures for print: one or two columns wide, in the type of the text, with units, legends beside nothing they hide.

Colours are those of Okabe and Ito, which the colour-blind tell apart; line styles change with them, so that a copy in
grey is read too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import matplotlib as mpl
import numpy as np
import sympy as sm
from matplotlib.axes import Axes
from sympy.physics.vector import Vector

from appell.algebra.leaves import leaves
from appell.constraints import Placeholder, multiplier
from appell.errors import ModelError
from appell.escaping import figure_text
from appell.model import name_of
from appell.reading.printing.typesetting import typeset as latex_of
from appell.simulate.run import Run
from appell.simulate.units import in_denominator
from appell.view.files import save_figure
from appell.view.plot import over_time, path_plane
from appell.view.shown import ShownFigure, new_figure
from appell.view.style import PLOT

WIDTHS = {"column": 3.35, "page": 6.9}
"""Inches: 85 mm and 175 mm, which the journals of mechanics ask for."""

OKABE_ITO = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
DASHES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)), (0, (3, 1)), (0, (1, 1)))

STYLE: dict[Any, Any] = {
    "font.family": "serif",
    "font.serif": ["STIXGeneral", "DejaVu Serif"],
    "mathtext.fontset": "stix",
    "font.size": 8,
    "axes.labelsize": 8,
    "axes.titlesize": 8,
    "xtick.labelsize": 7,
    "ytick.labelsize": 7,
    "legend.fontsize": 7,
    "axes.linewidth": 0.6,
    "lines.linewidth": 0.9,
    "xtick.direction": "in",
    "ytick.direction": "in",
    "xtick.top": True,
    "ytick.right": True,
    "axes.formatter.useoffset": False,
    "axes.formatter.limits": (-3, 4),
    "axes.formatter.use_mathtext": True,
    "pdf.fonttype": 42,  # type that a journal can edit
    "savefig.dpi": 600,
}


Panel: TypeAlias = Mapping[str, Any] | Sequence[Any] | str | sm.Expr
"""What one pair of axes shows over time: a result or expression, several of them, or several by the names they get."""

PATHS = "paths"
"""The panel of the paths of particles and mass centres, in the plane in which they spread."""


def paper_figure(
    run: Run,
    panels: Sequence[Panel] | None = None,
    *,
    width: str | float = "column",
    height: float | None = None,
    path: str | Path | None = None,
) -> ShownFigure:
    """A figure of a run for print, one panel below the other, or side by side where it is as wide as the page."""
    if isinstance(width, str) and width not in WIDTHS:
        raise ModelError(f"the width '{width}' of a figure is none of 'column' and 'page': or give it in inches.")
    inches = WIDTHS[width] if isinstance(width, str) else float(width)
    shown = _default(run) if panels is None else list(panels)
    if not shown:
        raise ModelError("a figure needs at least one panel: give results or expressions, or leave panels out.")
    across = 2 if inches > 5 and len(shown) > 1 else 1
    down = -(-len(shown) // across)
    with mpl.rc_context(STYLE):
        figure = new_figure((inches, height or 0.25 + 1.75 * down), STYLE)
        every = figure.subplots(down, across, squeeze=False).ravel()
        for number, (axes, panel) in enumerate(zip(every, shown, strict=False)):
            if isinstance(panel, str) and panel == PATHS:
                _draw_paths(axes, run)
            else:
                _draw_panel(axes, run, panel)
            if len(shown) > 1:
                label = f"({'abcdefghijklmnopqrstuvwxyz'[number]})"
                axes.annotate(label, (1, 1), (0, 3), "axes fraction", "offset points", ha="right", va="bottom")
        for axes in every[len(shown) :]:
            axes.set_visible(False)
        figure.align_ylabels()
    if path is not None:
        save_figure(figure, path, dpi=STYLE["savefig.dpi"])
    return figure


def _default(run: Run) -> list[Panel]:
    """Paths (or what moves over time), multipliers, energies."""
    names = list(over_time(run)[0])[:6]
    panels: list[Panel] = [PATHS] if path_plane([run]) is not None else [names]
    rows = [(c.name, i, c.rows) for c in run.description.constraints for i in range(c.rows)]
    if rows:
        panels.append([multiplier(*row).name for row in rows[:6]])
    return [*panels, {"$T$": "kinetic energy", "$V$": "potential energy", "$T + V$": "energy"}]


def _draw_paths(axes: Axes, run: Run) -> None:
    plane = path_plane([run])
    if plane is None:
        raise ModelError("the masses of this run move along a line or not at all: it has no paths to draw.")
    i, j = plane
    for k, name in enumerate(run.description.masses):
        if run.results.has("place position", name):
            r = run.position(name)
            axes.plot(r[:, i], r[:, j], label=figure_text(name), color=_colour(k), linestyle=DASHES[k % len(DASHES)])
            axes.plot(r[0, i], r[0, j], "o", color=_colour(k), markersize=2.5)
    unit = run.unit_of("place position")
    axes.set(xlabel=_axis(f"${'xyz'[i]}$", unit), ylabel=_axis(f"${'xyz'[j]}$", unit))
    axes.set_aspect("equal", adjustable="datalim")
    _legend(axes)


def _draw_panel(axes: Axes, run: Run, panel: Panel) -> None:
    keys = _named(panel)
    units = {name: run.unit(key) for name, key in keys.items()}
    shared = len(set(units.values())) == 1
    for k, (name, key) in enumerate(keys.items()):
        values = run[key]
        columns = (
            [("", values)] if values.ndim == 1 else [(f", ${axis}$", values[:, i]) for i, axis in enumerate("xyz")]
        )
        for n, (suffix, column) in enumerate(columns):
            label = (name if shared else _axis(name, units[name])) + suffix
            style = DASHES[(k + n) % len(DASHES)]
            axes.plot(run.time, column, label=label, color=_colour(k + n), linestyle=style)
    unit = next(iter(units.values())) if shared else ""
    names = list(keys)
    short = len(names) == 1 or sum(map(len, names)) < 25  # of several, a legend has the names
    axes.set_ylabel(_axis(", ".join(names) if short else "", unit))
    axes.set_xlabel("$t$ / s")
    axes.margins(x=0)
    if len(axes.lines) > 1:
        _legend(axes)


def _named(panel: Panel) -> dict[str, Any]:
    if isinstance(panel, Mapping):
        return {str(name): key for name, key in panel.items()}
    single = isinstance(panel, str | sm.Expr | Vector)
    return {typeset(key): key for key in ([panel] if single else panel)}


def typeset(key: Any) -> str:
    """A name or expression as it stands in print: theta, x_1 with dots, lambda_rod; a phrase stays a phrase."""
    if isinstance(key, Vector):
        return _of_vector(key)
    if isinstance(key, sm.Expr) and not isinstance(key, sm.Symbol):
        if not all(_is_plain(name_of(leaf)) for leaf in leaves([key])):
            return _short(figure_text(str(key)), str(key))
        mathematics = latex_of(key).replace(r"\text{", r"\mathrm{")  # matplotlib knows a part of LaTeX
        return _short(f"${mathematics}$", str(key))
    name = name_of(key)
    bare = name.rstrip("'")
    dots = len(name) - len(bare)
    if dots > 3 or not _is_plain(bare):
        return figure_text(name)
    head, _, rest = bare.partition("_")
    if head in ("lambda", "lambda0") and rest:
        words = rest.replace("_", r"\ ")
        return rf"$\lambda_{{\mathrm{{{words}}}}}$"
    text = sm.latex(sm.Symbol(bare))
    return rf"$\{'d' * dots}ot{{{text}}}$" if dots else f"${text}$"


def _is_plain(name: str) -> bool:
    """Whether matplotlib can typeset a name: it knows a part of LaTeX."""
    bare = name.rstrip("'")
    return bare.isidentifier() and bare.isascii()


def _of_vector(vector: Vector) -> str:
    """What a vector of one point or body is called; else how it is written, if that is short."""
    parts = {(leaf.quantity, leaf.of) for e in _components(vector) for leaf in e.atoms(Placeholder)}
    if len(parts) == 1 and all(isinstance(e, Placeholder) for e in _components(vector)):
        quantity, of = parts.pop()
        return figure_text(f"{quantity.words} of {of}")
    return _short(figure_text(str(vector)), str(vector))


def _components(vector: Vector) -> list[sm.Expr]:
    return [e for components, _ in vector.args for e in components]


def _short(typeset_text: str, plain: str) -> str:
    return typeset_text if len(plain) <= PLOT.letters else "expression"


def _axis(name: str, unit: str) -> str:
    """A quantity over its unit, the unit upright."""
    if not unit or unit == "1":
        return name
    written = figure_text(in_denominator(unit))
    for power in "23":
        written = written.replace(f"^{power}", f"$^{power}$")
    return f"{name} / {written}" if name else f"in {written.strip('()')}"


def _colour(k: int) -> str:
    return OKABE_ITO[k % len(OKABE_ITO)]


def _legend(axes: Axes) -> None:
    """Above the axes, in as many columns as there is room for: it hides nothing."""
    handles, names = axes.get_legend_handles_labels()
    if not names:
        return
    figure = axes.get_figure()
    inches = 3.35 if figure is None else figure.get_size_inches()[0] / axes.get_gridspec().ncols  # type: ignore[union-attr]
    longest = max(len(name.replace("$", "").replace("\\", "")) for name in names)
    columns = int(np.clip(inches * 12 // (longest + 6), 1, len(names)))
    axes.legend(
        handles,
        names,
        loc="lower left",
        bbox_to_anchor=(0.0, 1.0),
        ncols=columns,
        frameon=False,
        borderaxespad=0.1,
        handlelength=1.8,
        columnspacing=0.9,
        handletextpad=0.5,
    )
