"""The figure of a run: free and constrained paths, multipliers, residuals (figure 1 of 000)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

import numpy as np
from matplotlib.axes import Axes

from appell.constraints import multiplier
from appell.equations import derive
from appell.errors import AppellError
from appell.escaping import figure_text
from appell.numbers import ZERO
from appell.principles import Kane
from appell.simulate.lookup import words
from appell.simulate.run import Run
from appell.simulate.simulate import simulate
from appell.simulate.units import with_unit
from appell.view.files import save_figure
from appell.view.shown import ShownFigure, new_figure
from appell.view.style import PLOT

_AXES = "xyz"
_ENERGIES = {"kinetic energy": "kinetic energy", "potential energy": "potential energy", "energy": "total energy"}


def plot(
    run: Run,
    path: str | Path | None = None,
    *,
    measure: Mapping[str, np.ndarray] | None = None,
    show: Sequence[str] = (),
    size: tuple[float, float] | None = None,
) -> ShownFigure:
    """Draw a run and write it where ``path`` says.

    Upper left: the paths without constraints from the same start; upper right: with them, in the same plane. Lower
    left: the multipliers; lower right: the residuals of the constraints, or ``measure``, named arrays over time.
    Without constraints the paths and the energies are drawn; where there is no motion without the constraints, or no
    residual, the energies take its place. What moves along a line or only turns is drawn over time. ``show``: what is
    drawn over time in the first panel instead. ``size`` in inches.
    """
    constrained = bool(run.description.constraints)
    figure = new_figure(size or (9.0, 7.0 if constrained else 4.0))
    figure.suptitle(figure_text(f"{run.description.model}, by {run.description.principle}"))
    if constrained:
        (free_axes, path_axes), (multiplier_axes, residual_axes) = figure.subplots(2, 2)
        if show:
            _draw_shown(free_axes, run, show)
            _draw_paths(path_axes, run, path_plane([run]), "paths")
        else:
            _draw_motions(free_axes, path_axes, run)
        multipliers, units = _multipliers(run)
        _draw_lines(multiplier_axes, run, multipliers, "multipliers", "λ", units)
        _draw_vanishing(residual_axes, run, measure)
    else:
        path_axes, energy_axes = figure.subplots(1, 2)
        if show:
            _draw_shown(path_axes, run, show)
        else:
            _draw_paths(path_axes, run, path_plane([run]))
        if measure:
            _draw_lines(energy_axes, run, measure, "energies", "")
        else:
            _draw_energies(energy_axes, run)
    if path is not None:
        save_figure(figure, path)
    return figure


def released(run: Run) -> Run:
    """The same start without any constraint."""
    free = derive(run.equations.mechanism.without_constraints(), Kane())
    names = (*run.description.coordinates, *run.description.speeds)
    start = {name: float(run[name][0]) for name in names}
    begin, end = float(run.time[0]), float(run.time[-1])
    return simulate(
        free, end - begin, start, parameters=run.parameters, inputs=run.inputs, samples=run.time, start_time=begin
    )


def _draw_motions(free_axes: Axes, path_axes: Axes, run: Run) -> None:
    """Without the constraints and with them, in the plane of the constrained motion, so that they compare."""
    plane = path_plane([run])
    try:
        free = released(run)
    except AppellError:  # a run from a file; parts without mass, a motion that ends: the constraints are needed
        _draw_energies(free_axes, run)
        _draw_paths(path_axes, run, plane)
        return
    plural = "s" if len(run.description.constraints) > 1 else ""
    _draw_paths(free_axes, free, plane if _moves(free, plane) else None, f"without the constraint{plural}")
    _draw_paths(path_axes, run, plane, "constrained")


def _draw_shown(axes: Axes, run: Run, names: Sequence[str]) -> None:
    """The quantities that tell the story, over time."""
    lines = {name: run[name] for name in names}
    _draw_lines(axes, run, lines, ", ".join(names), "", {name: run.unit(name) for name in names})


def _draw_paths(axes: Axes, run: Run, plane: tuple[int, int] | None, title: str | None = None) -> None:
    """Paths of particles and mass centres in a plane; without one, coordinates or speeds over time."""
    if plane is None:
        lines, what = over_time(run)
        units = {name: run.unit(name) for name in lines}
        _draw_lines(axes, run, lines, title or what, what if title else "", units)
        return
    i, j = plane
    paths = _paths(run)
    for name, r in paths.items():
        (line,) = axes.plot(r[:, i], r[:, j], label=figure_text(name))
        axes.plot(r[0, i], r[0, j], "o", color=line.get_color(), markersize=4)
    unit = run.unit_of("place position")
    axes.set(
        title=title or "paths",
        xlabel=figure_text(with_unit(_AXES[i], unit)),
        ylabel=figure_text(with_unit(_AXES[j], unit)),
    )
    axes.axis("equal")
    axes.locator_params(nbins=6)
    axes.grid(alpha=0.3)
    _legend(axes, outside=len(paths) > 3)


def _draw_vanishing(axes: Axes, run: Run, measure: Mapping[str, np.ndarray] | None) -> None:
    """The residuals; rows in accelerations alone leave none, and the energies take their place."""
    residuals = _residuals(run)
    if measure:
        _draw_lines(axes, run, measure, "what must vanish", "")
    elif residuals:
        _draw_lines(axes, run, residuals, "residuals", "", _residual_units(run, residuals))
    else:
        _draw_energies(axes, run)


def _paths(run: Run) -> dict[str, np.ndarray]:
    return {name: run.position(name) for name in run.description.masses if run.results.has("place position", name)}


def path_plane(runs: Sequence[Run]) -> tuple[int, int] | None:
    """The two axes along which the masses move furthest, or None where they move along a line or not at all."""
    motions = [np.ptp(r, axis=0) for run in runs for r in _paths(run).values()]
    if not motions:
        return None
    spread = np.max(motions, axis=0)
    i, j = sorted(np.argsort(-spread, kind="stable")[:2])
    return (int(i), int(j)) if sorted(spread)[-2] > PLOT.line * max(spread.max(), ZERO.nothing) else None


def _moves(run: Run, plane: tuple[int, int] | None) -> bool:
    """Whether anything of the motion is seen in a plane."""
    if plane is None:
        return False
    spread = np.max([np.ptp(r, axis=0) for r in _paths(run).values()], axis=0)
    return bool(spread[list(plane)].max() > ZERO.expressions * max(spread.max(), ZERO.nothing))


def over_time(run: Run) -> tuple[dict[str, np.ndarray], str]:
    """The coordinates that move, all of them where none does; speeds where a quaternion would say little to the eye."""
    names = run.description
    symbols, what = (names.speeds, "speeds") if names.has_norms else (names.coordinates, "coordinates")
    found = {name: run[name] for name in symbols}
    spread = {name: float(np.ptp(values)) for name, values in found.items()}
    moving = {name: found[name] for name in found if spread[name] > ZERO.expressions * max(spread.values())}
    return moving or found, what


def _draw_energies(axes: Axes, run: Run) -> None:
    lines = {word: run.results.values(array) for word, array in _ENERGIES.items()}
    _draw_lines(axes, run, lines, "energies", "", dict.fromkeys(lines, run.unit_of("total energy")))


def _draw_lines(
    axes: Axes,
    run: Run,
    lines: Mapping[str, np.ndarray],
    title: str,
    label: str,
    units: Mapping[str, str] | None = None,
) -> None:
    """Values over time; several columns under one name have one colour. A unit they share stands at the axis."""
    found = {name: (units or {}).get(name, "") for name in lines}
    shared = next(iter(found.values())) if len(set(found.values())) == 1 else ""
    for i, (name, values) in enumerate(lines.items()):
        drawn = axes.plot(run.time, values, color=f"C{i}", linewidth=1)
        drawn[0].set_label(figure_text(name if shared else with_unit(name, found[name])))
    axes.set(title=title, xlabel="t / s", ylabel=figure_text(with_unit(label or title, shared) if shared else label))
    axes.grid(alpha=0.3)
    columns = min(len(lines), 4 if max(map(len, lines)) < 8 else 2)
    rows = -(-len(lines) // columns)
    if rows <= 2:
        low, high = axes.get_ylim()
        axes.set_ylim(low, high + (0.05 + 0.08 * rows) * (high - low))  # the legend stands above all lines
    _legend(axes, outside=rows > 2, loc="upper right", columns=columns)


def _legend(axes: Axes, outside: bool, loc: Literal["best", "upper right"] = "best", columns: int = 1) -> None:
    """The names, beside the picture where they are many; the longest lists are cut, and say so."""
    handles, names = axes.get_legend_handles_labels()
    if len(names) > PLOT.legend:
        names = [*names[: PLOT.legend - 1], f"and {len(names) - PLOT.legend + 1} more"]
        handles = handles[: PLOT.legend]
    if outside:
        axes.legend(handles, names, fontsize="x-small", loc="center left", bbox_to_anchor=(1.0, 0.5))
    else:
        size = "small" if columns * (max(map(len, names)) + 6) <= 50 else "x-small"
        axes.legend(handles, names, fontsize=size, loc=loc, ncols=columns, columnspacing=1.0)


def _multipliers(run: Run) -> tuple[dict[str, np.ndarray], dict[str, str]]:
    """The multipliers of every constraint, apart where they are few, and their units."""
    constraints = run.description.constraints
    apart = sum(c.rows for c in constraints) <= PLOT.apart
    found: dict[str, np.ndarray] = {}
    units: dict[str, str] = {}
    for c in constraints:
        symbols = [multiplier(c.name, i, c.rows) for i in range(c.rows)]
        if apart and c.rows > 1:
            found |= {f"{c.name} {i + 1}": run[symbol] for i, symbol in enumerate(symbols)}
            units |= {f"{c.name} {i + 1}": run.unit(symbol) for i, symbol in enumerate(symbols)}
        else:
            found[c.name] = np.stack([run[symbol] for symbol in symbols], axis=1)
            units[c.name] = _shared([run.unit(symbol) for symbol in symbols])
    return found, units


def _shared(units: Sequence[str]) -> str:
    return units[0] if len(set(units)) == 1 else ""


def _residual_units(run: Run, residuals: Mapping[str, np.ndarray]) -> dict[str, str]:
    """The units of the residuals that are drawn one by one, or of all rows of a constraint where they share one."""
    levels = ("position residual", "velocity residual")
    rows = [(level, label) for level in levels for label in run.results.labels(level)]
    if len(rows) <= PLOT.apart:
        return {name: run.unit_of(level, label) for name, (level, label) in zip(residuals, rows, strict=True)}
    return {name: _shared([run.unit_of(*row) for row in rows if row[1][0] == name]) for name in residuals}


def _residuals(run: Run) -> dict[str, np.ndarray]:
    """The residuals of every row at both levels, apart where they are few."""
    levels = ("position residual", "velocity residual")
    rows = [(level, label) for level in levels for label in run.results.labels(level)]
    if len(rows) <= PLOT.apart:
        counts = run.description.rows
        return {
            words(level, label, counts).removeprefix("residual of "): run.results.values(level, label)
            for level, label in rows
        }
    found: dict[str, np.ndarray] = {}
    for constraint in run.description.constraints:
        columns = [run.results.values(level, label) for level, label in rows if label[0] == constraint.name]
        if columns:
            found[constraint.name] = np.stack(columns, axis=1)
    return found
