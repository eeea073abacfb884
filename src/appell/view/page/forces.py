"""The arrows of the page: the forces of a run, and where the page's engine has them when it computes by itself."""

from __future__ import annotations

from typing import Any

import numpy as np

from appell.simulate.run import Run
from appell.view.page.arrays import packed
from appell.view.page.sources import Source, Sources
from appell.view.scene.forces import ForceHistory, forces


def arrows(run: Run, sources: Sources, kept: np.ndarray) -> list[dict[str, Any]]:
    """Plain data of every force, at the kept samples."""
    return [
        {
            "constraint": force.constraint,
            "place": force.place,
            "part": force.part,
            "at": packed(force.at[kept], single=True),
            "vector": packed(force.vector[kept], single=True),
            "torque": force.torque,
            "recovered": force.recovered,
            "source": source_of(force, sources),
        }
        for force in forces(run)
    ]


def source_of(force: ForceHistory, sources: Sources) -> Source | None:
    """The columns of the outputs from which the engine has the force and its place; None where it has not."""
    name, place, part = force.constraint, force.place, force.part
    at = sources.column("position", force.through) if force.through else sources.column("contact point", name)
    whole = sources.column("torque" if force.torque else "force", name, place)
    if at is None or whole is None:
        return None
    if part in ("normal", "friction"):
        normal = sources.column("normal", name)
        return None if normal is None else {"at": at, "vector": whole, "normal": normal, "part": part}
    if not force.divided:
        return {"at": at, "vector": whole}
    ideal = sources.column("ideal force", name, place)
    if ideal is None:
        return None
    return {"at": at, "vector": ideal} if part == "ideal" else {"at": at, "vector": whole, "less": ideal}
