"""The edge of a knife or skate: a point that moves along its blade and not across."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm

from appell.model.surfaces.surface import Column, Shape


@dataclass(frozen=True)
class KnifeEdge(Shape):
    """A short blade at ``at`` along its x axis, upright along its ``axis``.

    >>> import appell as ap
    >>> list(ap.KnifeEdge().blade)
    [1, 0, 0]

    It stays on the surface, and where it rolls (cuts) it does not move sideways; forwards it slips freely. The joint
    for the plane is :class:`appell.Knife`.

    Parameters
    ----------
    at : three components
        The centre, from the origin of the body.
    axis : "x", "y", "z", three components or vector
        Where the z axis of the shape points.
    frame : ReferenceFrame, optional
        Axes to take in place of the body's own: see :class:`Shape`.
    """

    @property
    def blade(self) -> Column:
        """The direction of the blade."""
        return sm.Matrix([1, 0, 0])

    @property
    def sizes(self) -> tuple[object, ...]:
        return ()
