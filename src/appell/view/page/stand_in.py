"""A scene of balls at the places of a run: for a run from a file, whose model is not at hand."""

from __future__ import annotations

from typing import Any

import numpy as np

from appell.numbers import SAME, ZERO
from appell.simulate.run import Run

COLOURS = ("#4c78a8", "#b07d3c", "#5b8c5a", "#8a6bb1", "#a85a5a", "#5f9ea0")


def stand_in(run: Run) -> tuple[dict[str, Any], np.ndarray]:
    """The scene and the poses of the masses of a run, each a ball."""
    names = [name for name in run.description.masses if run.results.has("place position", name)]
    positions = [run.results.values("place position", name) for name in names]
    reach = np.concatenate(positions, axis=0) if positions else np.zeros((1, 3))
    spans = np.ptp(reach, axis=0)
    extent = float(max(spans.max(), np.abs(reach).max() * 0.2, SAME.parted))
    poses = np.zeros((run.time.size, len(names) + 1, 7))
    poses[:, :, 3] = 1.0
    nodes: list[dict[str, Any]] = [{"name": "ground", "kind": "ground", "mass": None, "shapes": []}]
    for i, (name, position) in enumerate(zip(names, positions, strict=True)):
        poses[:, i + 1, :3] = position
        ball = {"type": "sphere", "size": [0.025 * extent], "color": COLOURS[i % len(COLOURS)]}
        placed = {"position": [0, 0, 0], "quaternion": [1, 0, 0, 0], "opacity": 1}
        nodes.append({"name": name, "kind": "particle", "mass": None, "shapes": [ball | placed]})
    planar = bool(spans[2] < ZERO.expressions * max(spans.max(), ZERO.nothing))
    return {"up": "z", "planar": planar, "extent": extent, "nodes": nodes, "links": []}, poses
