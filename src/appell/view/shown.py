"""Figures that show themselves: in a notebook as a picture, in a terminal session in a window, as matplotlib does."""

from __future__ import annotations

import io
import sys
from collections.abc import Mapping
from typing import Any, cast

import matplotlib as mpl
from matplotlib.figure import Figure


class ShownFigure(Figure):
    """A figure that is drawn in its own style wherever it is shown or saved, and is a picture in a notebook."""

    style: Mapping[Any, Any] = {}

    def savefig(self, fname: Any, **options: Any) -> None:
        """As matplotlib's, in the style of the figure."""
        with mpl.rc_context(dict(self.style)):
            super().savefig(fname, **options)

    def show(self, warn: bool = True) -> None:
        """Open a window of the figure; where there is no display nothing happens, with a warning of matplotlib's."""
        from matplotlib import pyplot as plt

        if self.canvas.manager is None:  # the manager of a new figure takes this one in its place
            manager = plt.figure().canvas.manager
            if manager is not None:
                manager.canvas.figure = self
                self.set_canvas(manager.canvas)
        with mpl.rc_context(dict(self.style)):
            super().show(warn)

    def _repr_png_(self) -> bytes:
        """The picture of a notebook."""
        target = io.BytesIO()
        self.savefig(target, format="png", dpi=150)
        return target.getvalue()


def new_figure(size: tuple[float, float], style: Mapping[Any, Any] | None = None) -> ShownFigure:
    """An empty figure; in a session at a terminal one of pyplot's, which then opens a window as its own do.

    In a script or notebook it belongs to nobody, so that many of them take no memory once they are dropped.
    """
    if _at_a_terminal():
        from matplotlib import pyplot as plt

        figure = cast(ShownFigure, plt.figure(figsize=size, layout="constrained", FigureClass=ShownFigure))
    else:
        figure = ShownFigure(figsize=size, layout="constrained")
    figure.style = dict(style or {})
    return figure


def _at_a_terminal() -> bool:
    """Whether a person types into this process and matplotlib has a window for its figures."""
    typed = hasattr(sys, "ps1") or bool(sys.flags.interactive)
    return (
        typed
        and mpl.get_backend().lower() not in ("agg", "pdf", "svg", "ps", "cairo")
        and "inline" not in (mpl.get_backend().lower())
    )
