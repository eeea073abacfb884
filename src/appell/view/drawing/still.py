"""A still of a run by matplotlib: the mechanism at an instant, the paths of its bodies, and reactions as arrows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.errors import ModelError
from appell.escaping import figure_text
from appell.numbers import ZERO
from appell.view.drawing.camera import Camera, camera_of
from appell.view.drawing.forces import ForceHistory, arrow_lengths, forces
from appell.view.drawing.painting import Painted, Pieces, paint, pieces_of
from appell.view.files import save_figure
from appell.view.scene.poses import poses
from appell.view.scene.scene import Scene
from appell.view.shown import new_figure
from appell.view.style import SCENE

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from appell.simulate.run import Run

ARROWS = ("#c1121f", "#3a0ca3", "#2a9d8f", "#b5179e", "#f77f00", "#386641")
"""Of constraints, in turn."""
SCALES = ("automatic", "logarithmic")


@dataclass(frozen=True, eq=False)
class Stage:
    """What all instants of a run share: its scene, poses, forces, the camera and the paper's limits."""

    scene: Scene
    time: np.ndarray
    poses: np.ndarray
    forces: tuple[ForceHistory, ...]
    camera: Camera
    low: np.ndarray
    high: np.ndarray
    scale: str | float
    follows: bool = False

    @cached_property
    def pieces(self) -> list[Pieces]:
        """The shapes, cut into triangles once."""
        return pieces_of(self.scene)

    @property
    def colors(self) -> dict[str, str]:
        """The colour of every constraint's arrows."""
        names = dict.fromkeys(f.constraint for f in self.forces)
        return {name: ARROWS[i % len(ARROWS)] for i, name in enumerate(names)}

    def window(self, i: int) -> tuple[np.ndarray, np.ndarray]:
        """The limits of the paper at an instant: those of the whole motion, or around what moves now."""
        if not self.follows:
            return self.low, self.high
        moving = np.array([k for k, node in enumerate(self.scene.nodes) if node.kind != "ground"])
        places = self.camera.flat(self.poses[i, moving, :3])
        half = np.ptp(places, axis=0).max() / 2 + self.scene.extent
        middle = (places.min(axis=0) + places.max(axis=0)) / 2
        return middle - half, middle + half


def stage_of(
    run: Run,
    *,
    scene: Scene | None = None,
    arrows: bool = True,
    scale: str | float = "automatic",
    view: tuple[float, float] | None = None,
    follow: bool | None = None,
) -> Stage:
    """Everything that is needed to draw instants of a run."""
    if isinstance(scale, str) and scale not in SCALES:
        raise ModelError(f"scale={scale!r}: give 'automatic', 'logarithmic' or metres for each newton.")
    scene = scene or run.scene()
    found = poses(scene, run)
    camera = camera_of(scene, *(view or (None, None)))
    acting = forces(run) if arrows else ()
    pieces = pieces_of(scene, 8)
    bounds = [paint(scene, pieces, pose, camera, backdrop=False).bounds for pose in found[:: max(1, len(found) // 40)]]
    low, high = np.min([b[0] for b in bounds], axis=0), np.max([b[1] for b in bounds], axis=0)
    margin = 0.08 * float(np.max(high - low)) + 0.1 * scene.extent
    far = float(np.ptp(found[:, 1:, :3].reshape(-1, 3), axis=0).max(initial=0.0)) > SCENE.far * scene.extent
    bounded = any(shape.type in ("surface", "sphere", "ellipsoid") for shape in scene.nodes[0].shapes)
    follows = far and not bounded if follow is None else follow
    return Stage(scene, run.time, found, acting, camera, low - margin, high + margin, scale, follows)


def still(
    run: Run,
    path: str | Path | None = None,
    *,
    time: float | None = None,
    arrows: bool = True,
    scale: str | float = "automatic",
    trails: bool = True,
    view: tuple[float, float] | None = None,
    follow: bool | None = None,
    size: tuple[float, float] = (6.4, 4.8),
    scene: Scene | None = None,
) -> Figure:
    """The mechanism at an instant. See :meth:`appell.simulate.run.Run.still` for the parameters."""
    i = instant(run, time)
    stage = stage_of(run, scene=scene, arrows=arrows, scale=scale, view=view, follow=follow)
    figure = new_figure(size)
    axes = figure.add_subplot()
    draw(axes, stage, i, trails=trails)
    if path is not None:
        save_figure(figure, path)
    return figure


def instant(run: Run, time: float | None) -> int:
    """The number of the sample nearest to a time; the first without one."""
    if time is None:
        return 0
    if not run.time[0] <= time <= run.time[-1]:
        raise ModelError(f"time={time:g} is outside of the run, which goes from {run.time[0]:g} to {run.time[-1]:g}.")
    return int(np.argmin(np.abs(run.time - time)))


def draw(axes: Axes, stage: Stage, i: int, *, trails: bool = True) -> None:
    """One instant of a run on axes of matplotlib."""
    from matplotlib.collections import PolyCollection

    painted = paint(stage.scene, stage.pieces, stage.poses[i], stage.camera)
    if trails:
        _draw_trails(axes, stage, i)
    axes.add_collection(_collection(PolyCollection, painted))
    _draw_arrows(axes, stage, i)
    low, high = stage.window(i)
    axes.set_xlim(low[0], high[0])
    axes.set_ylim(low[1], high[1])
    axes.set(aspect="equal", xticks=[], yticks=[], frame_on=False)
    title = figure_text(f"{stage.scene.name}, t = {stage.time[i]:.3g} s")
    axes.text(0.99, 0.01, title, transform=axes.transAxes, fontsize=8, ha="right", va="bottom", color="#444444")
    if stage.scene.note:
        axes.text(
            0.99, 0.05, figure_text(stage.scene.note), transform=axes.transAxes, fontsize=7, color="#666666", ha="right"
        )


def _collection(kind: type, painted: Painted) -> Any:
    return kind(
        painted.corners,
        closed=False,
        facecolors=painted.faces,
        edgecolors=painted.edges,
        linewidths=painted.widths,
        capstyle="round",
        zorder=2,
    )


def _draw_trails(axes: Axes, stage: Stage, i: int) -> None:
    """The way of every particle and body: all of it faint, what is behind it stronger."""
    for k, node in enumerate(stage.scene.nodes):
        if node.kind in ("body", "particle") or stage.scene.abstract:
            places = stage.camera.flat(stage.poses[:, k, :3])
            if np.ptp(places, axis=0).max() < 0.02 * stage.scene.extent:
                continue
            color = node.shapes[0].color if node.shapes else "#888888"
            axes.plot(*places.T, color=color, linewidth=0.6, alpha=0.25, zorder=1)
            axes.plot(*places[: i + 1].T, color=color, linewidth=0.9, alpha=0.6, zorder=1)


def _draw_arrows(axes: Axes, stage: Stage, i: int) -> None:
    """Every force as an arrow in the colour of its constraint.

    Friction and non-ideal parts are dashed, torques thin, forces that are recovered from the motion pale.
    """
    named: set[str] = set()
    for torque in (False, True):
        acting = [f for f in stage.forces if f.torque is torque]
        largest = max((float(np.linalg.norm(f.vector, axis=1).max()) for f in acting), default=0.0)
        for f in acting:
            size = float(np.linalg.norm(f.vector[i]))
            if not np.isfinite(size) or size <= ZERO.expressions * largest:
                continue
            length = arrow_lengths(np.array(size), stage.scene.extent, stage.scale, largest)
            foot, tip = stage.camera.flat(np.stack([f.at[i], f.at[i] + f.vector[i] / size * length]))
            color = stage.colors[f.constraint]
            style = {
                "arrowstyle": "-|>",
                "color": color,
                "linewidth": 0.9 if torque else 1.6,
                "alpha": 0.45 if f.recovered else 1.0,
                "linestyle": "--" if f.part in ("friction", "nonideal") else "-",
                "shrinkA": 0,
                "shrinkB": 0,
                "mutation_scale": 9,
            }
            axes.annotate("", xy=tip, xytext=foot, arrowprops=style, zorder=4, annotation_clip=False)
            if f.constraint not in named:
                named.add(f.constraint)
                words = f"{f.constraint}, recovered" if f.recovered else f.constraint
                axes.plot([], [], color=color, alpha=0.45 if f.recovered else 1.0, label=figure_text(words))
    if named:
        axes.legend(fontsize=7, frameon=False, loc="upper left")
