"""Where the ground holds a rod, a spring or a thread: a plate, above what hangs and behind what pulls sideways."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from appell.numbers import ZERO
from appell.view.scene.rotations import along
from appell.view.scene.scene import Link, SceneShape
from appell.view.scene.vectors import as_vector

STAND = "#8d96a0"
PIN = "#3b4148"


def anchors(
    links: list[Link], places: np.ndarray, up: np.ndarray, normal: np.ndarray | None, extent: float
) -> Iterator[SceneShape]:
    """A plate and a pin for every link that begins or ends on the ground; ``places`` of the nodes (time, node, 3)."""
    drawn: list[np.ndarray] = []
    for link in links:
        if link.kind not in ("rod", "spring", "thread") or (link.start == 0) == (link.end == 0):
            continue
        at = np.array(link.offset_start if link.start == 0 else link.offset_end)
        if any(np.allclose(at, other, atol=ZERO.expressions) for other in drawn):
            continue
        drawn.append(at)
        other = places[:, link.end if link.start == 0 else link.start].mean(axis=0)
        behind = up if link.kind == "rod" else _nearest(at - other, up, normal)
        thick = 0.03 * extent
        yield SceneShape("sphere", (0.022 * extent,), as_vector(at), color=PIN)
        plate = as_vector(at + (0.03 * extent + thick / 2) * behind)
        yield SceneShape("box", (0.26 * extent, 0.26 * extent, thick), plate, along(behind), STAND)


def _nearest(way: np.ndarray, up: np.ndarray, normal: np.ndarray | None) -> np.ndarray:
    """Up, down or sideways, whichever is nearest to a direction."""
    side = np.cross(up, normal) if normal is not None else way - (way @ up) * up
    size = float(np.linalg.norm(side))
    choices = [up, -up] + ([side / size, -side / size] if size > ZERO.expressions else [])
    return max(choices, key=lambda axis: float(axis @ way))
