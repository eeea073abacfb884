"""A free-body diagram: one body cut out of the mechanism at an instant, with everything that acts on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.escaping import figure_text
from appell.model.names import require_one_of
from appell.numbers import ZERO
from appell.view.drawing.camera import camera_of
from appell.view.drawing.forces import ForceHistory, forces
from appell.view.drawing.motions import motion_arrows
from appell.view.drawing.painting import paint, pieces_of
from appell.view.drawing.still import ARROWS, instant
from appell.view.files import save_figure
from appell.view.scene.poses import poses
from appell.view.scene.scene import Scene
from appell.view.shown import new_figure

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from appell.simulate.run import Run


def free_body(
    run: Run,
    body: str,
    path: str | Path | None = None,
    *,
    time: float | None = None,
    view: tuple[float, float] | None = None,
    size: tuple[float, float] = (5.0, 5.0),
) -> Figure:
    """The diagram. See :meth:`appell.simulate.run.Run.free_body` for the parameters."""
    from matplotlib.collections import PolyCollection

    scene, i = run.scene(), instant(run, time)
    masses = list(run.description.masses)
    require_one_of(body, masses, f"'{body}' is no particle or body of '{run.description.model}'")
    camera = camera_of(scene, *(view or (None, None)))
    found = poses(scene, run)
    alone = replace(scene, links=(), nodes=tuple(n if n.name == body else replace(n, shapes=()) for n in scene.nodes))
    painted = paint(alone, pieces_of(alone), found[i], camera)
    figure = new_figure(size)
    axes = figure.add_subplot()
    axes.add_collection(
        PolyCollection(
            painted.corners,
            closed=False,
            facecolors=painted.faces,
            edgecolors=painted.edges,
            linewidths=painted.widths,
            zorder=2,
        )
    )
    low, high = painted.bounds
    reach = max(float(np.max(high - low)), 0.2 * scene.extent)
    acting = list(acting_on(run, body, scene, found))
    for torque in (False, True):
        drawn = [f for f in acting if f.torque is torque]
        largest = max((float(np.linalg.norm(f.vector[i])) for f in drawn), default=0.0)
        for f in drawn:
            value = float(np.linalg.norm(f.vector[i]))
            if value > ZERO.expressions * largest:
                ends = camera.flat(np.stack([f.at[i], f.at[i] + f.vector[i] / largest * 0.9 * reach]))
                _arrow(axes, ends, f, value, acting)
                low, high = np.minimum(low, ends.min(axis=0)), np.maximum(high, ends.max(axis=0))
    margin = 0.16 * float(np.max(high - low))
    axes.set_xlim(low[0] - margin, high[0] + margin)
    axes.set_ylim(low[1] - margin, high[1] + margin)
    axes.set(aspect="equal", xticks=[], yticks=[], frame_on=False)
    axes.set_title(figure_text(f"{body}, t = {run.time[i]:.3g} s"), fontsize=9)
    if path is not None:
        save_figure(figure, path)
    return figure


def acting_on(run: Run, body: str, scene: Scene, found: np.ndarray) -> Iterator[ForceHistory]:
    """Reactions and applied loads on a body and its points, and its weight."""
    node = scene.index(body)
    places = {body} | {m.name for m in run.equations.mechanism.markers if m.body is not None and m.body.name == body}
    yield from (f for f in forces(run) if f.place in places)
    for arrow in motion_arrows(run):
        if arrow.number is not None and arrow.place in places:
            torque = arrow.kind == "applied torque"
            yield ForceHistory(arrow.name, arrow.place, "applied", arrow.at, arrow.vector, torque)
    mass, gravity = scene.nodes[node].mass or 0.0, np.array(scene.gravity)
    if mass * np.linalg.norm(gravity) > 0:
        weight = np.tile(mass * gravity, (run.time.size, 1))
        yield ForceHistory("weight", body, "applied", found[:, node, :3], weight)


def _arrow(axes: Axes, ends: np.ndarray, f: ForceHistory, value: float, acting: list[ForceHistory]) -> None:
    """An arrow with its name and size; torques have two heads, friction and non-ideal parts are dashed."""
    names = list(dict.fromkeys(g.constraint for g in acting))
    color = "#444444" if f.part == "applied" else ARROWS[names.index(f.constraint) % len(ARROWS)]
    dashed = f.part in ("friction", "nonideal")
    style: dict[str, Any] = {
        "color": color,
        "linewidth": 1.6,
        "linestyle": "--" if dashed else "-",
        "shrinkA": 0,
        "shrinkB": 0,
    }
    head = "->" if f.torque else "-|>"
    axes.annotate(
        "", xy=ends[1], xytext=ends[0], arrowprops={"arrowstyle": head, "mutation_scale": 11, **style}, zorder=4
    )
    part = "" if f.part in ("ideal", "applied", "torque") else f" ({f.part})"
    words = f"{f.constraint}{part}, {value:.3g} {'N m' if f.torque else 'N'}"
    away = ends[1] - ends[0]
    turn: dict[str, Any] = {"ha": "left" if away[0] >= 0 else "right", "va": "bottom" if away[1] >= 0 else "top"}
    axes.annotate(figure_text(words), xy=ends[1], fontsize=8, color=color, zorder=5, **turn)
