"""The arrows of the page: forces and velocities of a run, and where the engine has them when the page computes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from appell.simulate.run import Run
from appell.view.drawing.forces import ForceHistory, forces
from appell.view.drawing.motions import MotionArrow, motion_arrows
from appell.view.page.arrays import packed
from appell.view.page.sources import Source, Sources
from appell.view.style import SCENE


def arrows(run: Run, sources: Sources, kept: np.ndarray) -> list[dict[str, Any]]:
    """Plain data of every arrow, at the kept samples: reactions first, then velocities and applied forces."""
    drawn = forces(run)
    first = _first(drawn)
    reactions = [
        {
            "kind": "torque" if force.torque else "force",
            "constraint": force.constraint,
            "place": force.place,
            "part": force.part,
            "at": packed(force.at[kept], single=True),
            "vector": packed(force.vector[kept], single=True),
            "torque": force.torque,
            "recovered": force.recovered,
            "first": i in first,
            "source": source_of(force, sources),
        }
        for i, force in enumerate(drawn)
    ]
    return reactions + [
        {
            "kind": arrow.kind,
            "constraint": arrow.name,
            "place": arrow.place,
            "part": arrow.kind,
            "at": packed(arrow.at[kept], single=True),
            "vector": packed(arrow.vector[kept], single=True),
            "torque": arrow.kind in ("angular velocity", "applied torque"),
            "recovered": False,
            "first": arrow.spoken,
            "source": motion_source(arrow, sources),
        }
        for arrow in motion_arrows(run)
    ]


def contacts(run: Run, sources: Sources, kept: np.ndarray) -> list[dict[str, Any]]:
    """The points where bodies touch, with the place where the engine has them."""
    found = []
    for label in run.results.labels("contact point"):
        name, at = str(label), run.results.values("contact point", label)
        column = sources.column("contact point", name)
        if np.isfinite(at).all():
            source = None if column is None else {"at": column}
            found.append({"name": name, "at": packed(at[kept], single=True), "source": source})
    return found


def _first(drawn: Sequence[ForceHistory]) -> set[int]:
    """The numbers of the reactions that are drawn at first: all of a few, else the largest, those of contacts before
    what was recovered.
    """
    if len(drawn) <= SCENE.arrows + 2:
        return set(range(len(drawn)))
    largest = {torque: max((_usual(f) for f in drawn if f.torque is torque), default=0.0) for torque in (False, True)}
    order = sorted(range(len(drawn)), key=lambda i: (drawn[i].torque, -_usual(drawn[i]) / largest[drawn[i].torque]))
    return set(order[: SCENE.arrows])


def _usual(force: ForceHistory) -> float:
    """The root of the mean square along the run."""
    return float(np.sqrt((force.vector**2).sum(axis=1).mean()))


def motion_source(arrow: MotionArrow, sources: Sources) -> Source | None:
    """Where the engine has a vector of the motion and its place."""
    if arrow.number is not None:
        return sources.applied(arrow.number)
    at, vector = sources.column("position", arrow.place), sources.column(arrow.kind, arrow.place)
    return None if at is None or vector is None else {"at": at, "vector": vector}


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
