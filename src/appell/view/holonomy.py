"""The figure of a holonomy: the closed path on the plane, the trace of the contact on the sphere, its axes turned."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.figure import Figure

from appell.escaping import figure_text
from appell.view.files import save_figure
from appell.view.shown import new_figure

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from appell.analysis.holonomy.holonomy import Holonomy


def plot_holonomy(holonomy: Holonomy, path: str | Path | None = None) -> Figure:
    """Left: the path, with its direction; right: the sphere in its own axes, and the points that touched the plane."""
    figure = new_figure((9.6, 4.8))
    figure.suptitle(figure_text(str(holonomy)).replace(": ", "\n"), fontsize="medium")
    plane = figure.add_subplot(1, 2, 1)
    _draw_path(plane, holonomy)
    sphere = figure.add_subplot(1, 2, 2, projection="3d")
    _draw_sphere(sphere, holonomy)
    if path is not None:
        save_figure(figure, path)
    return figure


def _draw_path(axes: Axes, holonomy: Holonomy) -> None:
    x, y = holonomy.path.T
    axes.plot(x, y, color="C0")
    axes.plot(x[0], y[0], "o", color="black", label="begin and end")
    far = np.linalg.norm(np.diff(holonomy.path, axis=0), axis=1)
    for k in np.flatnonzero(far > 0.2 * far.max())[:: max(1, far.size // 12)]:
        middle = (holonomy.path[k] + holonomy.path[k + 1]) / 2
        axes.annotate("", holonomy.path[k + 1], middle, arrowprops={"arrowstyle": "->", "color": "C0"})
    axes.set(title="path of the contact on the plane", xlabel="x", ylabel="y")
    axes.axis("equal")
    axes.grid(alpha=0.3)
    axes.legend(fontsize="small")


def _draw_sphere(axes: Axes, holonomy: Holonomy) -> None:
    r = holonomy.radius
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 37), np.linspace(0, np.pi, 19))
    ball = r * np.array([np.cos(u) * np.sin(v), np.sin(u) * np.sin(v), np.cos(v)])
    axes.plot_wireframe(*ball, color="0.85", linewidth=0.5)  # type: ignore[attr-defined]
    trace = holonomy.trace(40 if len(holonomy.path) < 50 else 2)
    axes.plot(*trace.T, color="C0", linewidth=2)
    for k, name in enumerate("xyz"):
        for rotated, style in ((False, ":"), (True, "-")):
            tip = 1.5 * r * np.eye(3)[k]
            # where the fixed axis points, seen from the sphere, at the end
            tip = holonomy.rotation.inv().apply(tip) if rotated else tip
            label = None if k else "fixed axes, seen from the sphere, at the end" if rotated else "at the beginning"
            axes.plot(*np.array([np.zeros(3), tip]).T, style, color=f"C{k + 1}", label=label)
            if rotated:
                axes.text(*tip, name)  # type: ignore[call-arg]
    axes.set_box_aspect((1, 1, 1), zoom=1.25)  # type: ignore[arg-type, call-arg]
    axes.view_init(elev=-20, azim=-50)  # type: ignore[attr-defined]
    axes.set(title="trace of the contact on the sphere")
    axes.set_axis_off()
    axes.legend(fontsize="small", loc="lower center")
