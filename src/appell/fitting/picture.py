"""A fit as a figure and as a page."""

from __future__ import annotations

import io
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from appell.escaping import figure_text

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from appell.fitting.result import Fit


def figure_of(fit: Fit) -> Figure:
    """Columns with their motions, their residuals in deviations, and the correlation of the fitted values."""
    from matplotlib.figure import Figure

    misfit, outputs = fit.misfit, list(fit.misfit.outputs.items())
    deviations = dict(zip(misfit.channels, fit.minima[0].deviations, strict=True))
    count = max(len(outputs), 1)
    figure = Figure(figsize=(10, 2.4 * count), layout="constrained")
    grid = figure.add_gridspec(count, 3, width_ratios=(2, 2, 1.4))
    for k, (column, key) in enumerate(outputs):
        motion, rest = figure.add_subplot(grid[k, 0]), figure.add_subplot(grid[k, 1])
        for i, (e, run) in enumerate(zip(misfit.experiments, fit.runs, strict=True)):
            if column in e.columns:
                shown = run[key][: e.times.size]
                motion.plot(e.times, e.columns[column], ".", color=f"C{i}", markersize=3)
                motion.plot(e.times, shown, color=f"C{i}", linewidth=1)
                rest.plot(e.times, (shown - e.columns[column]) / deviations[column], ".", color=f"C{i}", markersize=3)
        motion.set_ylabel(figure_text(f"{column} ({fit.run.unit(key)})" if fit.run.unit(key) else column))
        rest.axhline(0.0, color="0.7", linewidth=0.8)
        rest.set_ylabel("residual / deviation")
        motion.set_xlabel("time (s)")
        rest.set_xlabel("time (s)")
    matrix = figure.add_subplot(grid[:, 2])
    matrix.pcolor(fit.correlation, vmin=-1, vmax=1, cmap="RdBu", edgecolors="w")
    names = [figure_text(name) for name in fit.fitted]
    places = [k + 0.5 for k in range(len(names))]
    matrix.set_xticks(places, names, rotation=90)
    matrix.set_yticks(places, names)
    matrix.invert_yaxis()
    matrix.set_aspect("equal")
    matrix.set_title("correlation", fontsize="medium")
    for i, row in enumerate(fit.correlation):
        for j, value in enumerate(row):
            colour = "white" if 2 * abs(value) > 1 else "black"
            matrix.text(j + 0.5, i + 0.5, f"{value:.2f}", ha="center", va="center", fontsize="x-small", color=colour)
    return figure


def report(fit: Fit, path: str | Path) -> None:
    """A page of one file: what a person prints or mails."""
    out = io.StringIO()
    figure_of(fit).savefig(out, format="svg")
    picture = out.getvalue()
    name = escape(fit.misfit.equations.mechanism.name)
    style = (
        "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;"
        "color-scheme:light dark}table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:left}"
        "caption{text-align:left;font-weight:600}svg{max-width:100%;height:auto;background:#fff}"
    )
    table, figure = fit._repr_html_(), picture[picture.index("<svg") :]
    Path(path).write_text(
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fit of {name}</title>'
        f"<style>{style}</style></head><body><h1>Fit of {name}</h1>{table}{figure}</body></html>",
        encoding="utf-8",
    )
