"""The loads of a run: the force and torque of everything applied, on every point and body, over time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from appell.equations.joint_graph import load_vectors
from appell.errors import ModelError
from appell.model import name_of, suggestion
from appell.model.html import html_table
from appell.simulate.expressions import evaluate, expressed, graph_of

if TYPE_CHECKING:
    from sympy.physics.vector import ReferenceFrame

    from appell.model.types import BodyLike
    from appell.simulate.run import Run


@dataclass(frozen=True, repr=False, eq=False)
class RunLoad:
    """What a load does to one particle, point or body over time, in components of the inertial frame: (time, 3).

    ``force`` acts at the point ``place`` (of a body: its mass centre); ``torque`` is free.
    """

    place: str
    force: np.ndarray
    torque: np.ndarray
    run: Run

    def express(self, frame: BodyLike | ReferenceFrame) -> RunLoad:
        """The same in the axes of a body or frame.

        Parameters
        ----------
        frame
            A body (or its name), or any frame that is oriented in the model.
        """
        force, torque = (expressed(self.run, vector, frame) for vector in (self.force, self.torque))
        return RunLoad(self.place, force, torque, self.run)

    @property
    def point(self) -> np.ndarray:
        """Where the force acts: (time, 3)."""
        return self.run.position(self.place)

    def __repr__(self) -> str:
        force, torque = (np.linalg.norm(v, axis=1).max(initial=0.0) for v in (self.force, self.torque))
        largest = f"force up to {force:.6g} N, torque up to {torque:.6g} N m"
        return f"load on '{self.place}' over {len(self.force)} samples: {largest}"

    def _repr_html_(self) -> str:
        head = ("", "x", "y", "z")
        vectors = {"largest force / N": self.force, "largest torque / N m": self.torque}
        rows = [(name, *(f"{np.abs(v[:, i]).max(initial=0.0):.6g}" for i in range(3))) for name, v in vectors.items()]
        return html_table(head, rows)


class RunLoads(Mapping[str, Mapping[str, RunLoad]]):
    """The loads of a run by name, then by place: ``run.loads["drag"]["P"].force``."""

    def __init__(self, by_load: Mapping[str, Mapping[str, RunLoad]], scalars: tuple[str, ...]) -> None:
        self._by_load, self._scalars = dict(by_load), scalars

    def __getitem__(self, load: object) -> Mapping[str, RunLoad]:
        name = name_of(load)
        if name in self._scalars:
            raise ModelError(
                f"the load '{name}' is given by an energy or on coordinates, and acts on no point: its power is "
                f"run['power of {name}']."
            )
        if name not in self._by_load:
            raise ModelError(f"no load is named '{name}'" + suggestion(name, [*self._by_load, *self._scalars]))
        return self._by_load[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_load)

    def __len__(self) -> int:
        return len(self._by_load)

    def __repr__(self) -> str:
        lines = [f"  '{name}': {load!r}" for name, places in self.items() for load in places.values()]
        return "\n".join(["loads", *(lines or ["  none that act on points or bodies"])])

    def _repr_html_(self) -> str:
        rows = [
            (name, place, *(f"{np.linalg.norm(v, axis=1).max(initial=0.0):.6g}" for v in (load.force, load.torque)))
            for name, places in self.items()
            for place, load in places.items()
        ]
        return html_table(("load", "on", "largest force / N", "largest torque / N m"), rows)


def loads_of(run: Run) -> RunLoads:
    """Every load of the model of a run as vectors, evaluated at once."""
    graph = graph_of(run)
    vectors, scalars = load_vectors(run.equations)
    keys = list(vectors)
    parts = [part for key in keys for part in vectors[key]]
    values = evaluate(run, graph, parts, "the loads").reshape(-1, 2 * len(keys), 3) if keys else np.zeros((0, 0, 3))
    found: dict[str, dict[str, RunLoad]] = {}
    for i, (name, place) in enumerate(keys):
        force, torque = (np.ascontiguousarray(values[:, 2 * i + k]) for k in range(2))
        found.setdefault(name, {})[place] = RunLoad(place, force, torque, run)
    return RunLoads(found, scalars)
