"""The figure of a run: paths let go and constrained, multipliers, residuals (figure 1 of 000)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from appell.constraints import multiplier
from appell.equations import derive
from appell.errors import AppellError
from appell.model import name_of
from appell.principles import Kane
from appell.simulate.run import Run
from appell.simulate.simulate import simulate

_AXES = "xyz"
_ENERGIES = ("kinetic energy", "potential energy", "energy")
_STILL = 1e-9
"""What moves less than this part of what moves most is drawn as standing still, or not at all."""


def plot(
    run: Run,
    path: str | Path | None = None,
    *,
    measure: Mapping[str, np.ndarray] | None = None,
    size: tuple[float, float] = (9.0, 7.0),
) -> Figure:
    """Draw a run and write it where ``path`` says.

    Upper left: the paths without constraints from the same start; upper right: with them, in the same plane. Lower
    left: the multipliers; lower right: the residuals of the constraints, or ``measure``, named arrays over time.
    Without constraints the paths and the energies are drawn; where there is no motion without the constraints, the
    energies take its place.
    """
    figure = Figure(figsize=size, layout="constrained")
    figure.suptitle(f"{run.equations.model.name}, by {run.equations.principle.name}")
    if run.equations.model.constraints:
        (free_axes, path_axes), (multiplier_axes, residual_axes) = figure.subplots(2, 2)
        _draw_motions(free_axes, path_axes, run)
        _draw_lines(multiplier_axes, run, _multipliers(run), "multipliers", "λ")
        _draw_lines(residual_axes, run, measure or _residuals(run), "what must vanish" if measure else "residuals", "")
    else:
        path_axes, energy_axes = figure.subplots(1, 2)
        _draw_paths(path_axes, run, path_plane([run]), "paths")
        _draw_lines(energy_axes, run, measure or _energies(run), "energies", "")
    if path is not None:
        figure.savefig(path, dpi=150)
    return figure


def released(run: Run) -> Run:
    """The same start without any constraint."""
    free = derive(run.equations.model.without_constraints(), Kane())
    names = [name_of(s) for s in (*run.equations.coordinates, *run.equations.speeds)]
    start = {name: float(run[name][0]) for name in names}
    begin, end = float(run.time[0]), float(run.time[-1])
    return simulate(
        free, end - begin, start, parameters=run.parameters, inputs=run.inputs, samples=run.time, start_time=begin
    )


def _draw_motions(free_axes: Axes, path_axes: Axes, run: Run) -> None:
    """Without the constraints and with them, in one plane, so that they compare."""
    try:
        free = released(run)
    except AppellError:  # parts without mass, a motion that ends: the constraints are needed
        _draw_lines(free_axes, run, _energies(run), "energies", "")
        _draw_paths(path_axes, run, path_plane([run]), "paths")
        return
    plane = path_plane([free, run])
    plural = "s" if len(run.equations.model.constraints) > 1 else ""
    _draw_paths(free_axes, free, plane, f"without the constraint{plural}")
    _draw_paths(path_axes, run, plane, "constrained")


def _draw_paths(axes: Axes, run: Run, plane: tuple[int, int] | None, title: str) -> None:
    """Paths of particles and mass centres in a plane; where nothing leaves a line, the coordinates over time."""
    if plane is None:
        _draw_lines(axes, run, _coordinates(run), title, "")
        return
    i, j = plane
    for name, r in _paths(run).items():
        (line,) = axes.plot(r[:, i], r[:, j], label=name)
        axes.plot(r[0, i], r[0, j], "o", color=line.get_color(), markersize=4)
    axes.set(title=title, xlabel=_AXES[i], ylabel=_AXES[j])
    axes.axis("equal")
    axes.locator_params(nbins=6)
    axes.grid(alpha=0.3)
    axes.legend(fontsize="small")


def _paths(run: Run) -> dict[str, np.ndarray]:
    names = [mass.name for mass in run.equations.model.masses]
    return {name: run.position(name) for name in names if f"position of {name}" in run.data}


def path_plane(runs: Sequence[Run]) -> tuple[int, int] | None:
    """The two axes along which the paths spread most, or None where they lie on a line along one axis."""
    paths = [r for run in runs for r in _paths(run).values()]
    if not paths:
        return None
    spread = np.ptp(np.concatenate(paths), axis=0)
    i, j = sorted(np.argsort(-spread, kind="stable")[:2])
    return (int(i), int(j)) if sorted(spread)[-2] > _STILL * max(spread.max(), 1e-300) else None


def _coordinates(run: Run) -> dict[str, np.ndarray]:
    """The coordinates that move; all of them where none does."""
    found = {name_of(q): run[q] for q in run.equations.coordinates}
    spread = {name: float(np.ptp(values)) for name, values in found.items()}
    moving = {name: found[name] for name in found if spread[name] > _STILL * max(spread.values())}
    return moving or found


def _draw_lines(axes: Axes, run: Run, lines: Mapping[str, np.ndarray], title: str, label: str) -> None:
    for name, values in lines.items():
        axes.plot(run.time, values, label=name, linewidth=1)
    axes.set(title=title, xlabel="t / s", ylabel=label)
    axes.grid(alpha=0.3)
    if lines:
        columns = min(len(lines), 4 if max(map(len, lines)) < 8 else 2)
        low, high = axes.get_ylim()
        room = 0.05 + 0.08 * -(-len(lines) // columns)  # for the legend, above all lines
        axes.set_ylim(low, high + room * (high - low))
        axes.legend(fontsize="small", loc="upper right", ncols=columns, columnspacing=1.0)


def _energies(run: Run) -> dict[str, np.ndarray]:
    return {name: run[name] for name in _ENERGIES}


def _multipliers(run: Run) -> dict[str, np.ndarray]:
    found = {}
    for constraint in run.equations.model.constraints:
        rows = len(constraint.expressions)
        for i in range(rows):
            label = constraint.name if rows == 1 else f"{constraint.name} {i + 1}"
            found[label] = run[multiplier(constraint.name, i, rows)]
    return found


def _residuals(run: Run) -> dict[str, np.ndarray]:
    found = {str(name): run[name] for name in run.data if str(name).startswith("residual of ")}
    return {name.removeprefix("residual of "): values for name, values in found.items()}
