"""The figure of a run: paths let go and constrained, multipliers, residuals (figure 1 of 000)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from appell.equations import Equations, derive
from appell.model import name_of
from appell.principles import Kane
from appell.simulate.run import Run
from appell.simulate.simulate import simulate

if TYPE_CHECKING:
    from collections.abc import Sequence

_AXES = "xyz"


def plot(
    run: Run,
    path: str | Path | None = None,
    *,
    measure: Mapping[str, np.ndarray] | None = None,
    size: tuple[float, float] = (9.0, 7.0),
) -> Figure:
    """Draw a run and write it where ``path`` says.

    Upper left: the paths without constraints from the same start; upper right: with them. Lower left: the multipliers;
    lower right: the residuals of the constraints, or ``measure``, named arrays over time. Without constraints the paths
    and the energies are drawn.
    """
    figure = Figure(figsize=size, layout="constrained")
    figure.suptitle(f"{run.equations.model.name}, by {run.equations.principle.name}")
    if run.equations.model.constraints:
        (free_axes, path_axes), (multiplier_axes, residual_axes) = figure.subplots(2, 2)
        _draw_free(free_axes, run)
        _draw_paths(path_axes, run, "constrained")
        _draw_lines(multiplier_axes, run, _multipliers(run), "multipliers", "λ")
        _draw_lines(residual_axes, run, measure or _residuals(run), "what must vanish" if measure else "residuals", "")
    else:
        path_axes, energy_axes = figure.subplots(1, 2)
        _draw_paths(path_axes, run, "paths")
        energies = {name: run[name] for name in ("kinetic energy", "potential energy", "energy")}
        _draw_lines(energy_axes, run, measure or energies, "energies", "")
    if path is not None:
        figure.savefig(path, dpi=150)
    return figure


def released(run: Run) -> Run:
    """The same start without any constraint."""
    free = derive(run.equations.model.without_constraints(), Kane())
    names = [name_of(s) for s in (*run.equations.coordinates, *run.equations.speeds)]
    start = {name: float(run[name][0]) for name in names}
    begin, end = float(run.time[0]), float(run.time[-1])
    return simulate(free, end - begin, start, parameters=run.parameters, samples=run.time, start_time=begin)


def _draw_free(axes: Axes, run: Run) -> None:
    _draw_paths(
        axes, released(run), "without the constraint" + ("s" if len(run.equations.model.constraints) > 1 else "")
    )


def _draw_paths(axes: Axes, run: Run, title: str) -> None:
    """Paths of particles and mass centres in the plane in which they spread most; coordinates over time if in none."""
    axes.set_title(title)
    moving = [m.name for m in run.equations.model.masses if f"position of {m.name}" in run.data]
    paths = {name: run.position(name) for name in moving}
    plane = _plane(list(paths.values()))
    if plane is None:
        _draw_coordinates(axes, run)
        return
    i, j = plane
    for name, r in paths.items():
        (line,) = axes.plot(r[:, i], r[:, j], label=name)
        axes.plot(r[0, i], r[0, j], "o", color=line.get_color(), markersize=4)
    axes.set_xlabel(_AXES[i])
    axes.set_ylabel(_AXES[j])
    axes.axis("equal")
    axes.grid(alpha=0.3)
    axes.legend(fontsize="small")


def _plane(paths: Sequence[np.ndarray]) -> tuple[int, int] | None:
    """The two axes along which the paths spread most, or None where they lie on a line along one axis."""
    if not paths:
        return None
    spread = np.ptp(np.concatenate(paths), axis=0)
    i, j = sorted(np.argsort(-spread, kind="stable")[:2])
    return (int(i), int(j)) if sorted(spread)[-2] > 1e-9 * max(spread.max(), 1e-300) else None


def _draw_coordinates(axes: Axes, run: Run) -> None:
    _draw_lines(axes, run, _coordinates(run.equations, run), axes.get_title(), "")


def _coordinates(equations: Equations, run: Run) -> dict[str, np.ndarray]:
    return {name_of(q): run[q] for q in equations.coordinates}


def _draw_lines(axes: Axes, run: Run, lines: Mapping[str, np.ndarray], title: str, label: str) -> None:
    axes.set_title(title)
    for name, values in lines.items():
        axes.plot(run.time, values, label=name, linewidth=1)
    axes.set_xlabel("t / s")
    axes.set_ylabel(label)
    axes.grid(alpha=0.3)
    if lines:
        axes.legend(fontsize="small")


def _multipliers(run: Run) -> dict[str, np.ndarray]:
    return {str(name).removeprefix("lambda_"): run[name] for name in run.data if str(name).startswith("lambda_")}


def _residuals(run: Run) -> dict[str, np.ndarray]:
    found = {str(name): run[name] for name in run.data if str(name).startswith("residual of ")}
    return {name.removeprefix("residual of "): values for name, values in found.items()}
