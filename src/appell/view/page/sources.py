"""Where a number of the page comes from when the page computes by itself: states and outputs of the program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from appell.equations import Equations
from appell.equations.forms import variational_of
from appell.model import name_of
from appell.model.mechanism import has_modes
from appell.simulate.modes.mode import modes_of
from appell.system import Key
from appell.view.page.pull import pullable

Source = dict[str, Any]


@dataclass(frozen=True)
class Sources:
    """The columns of a program: coordinates, speeds, and where the outputs stand in y (None: not in the page)."""

    coordinates: tuple[str, ...]
    speeds: tuple[str, ...]
    outputs: Mapping[Key, slice] | None

    def state(self, name: str) -> Source | None:
        """A coordinate or speed."""
        for word, names in (("coordinates", self.coordinates), ("speeds", self.speeds)):
            if self.outputs is not None and name in names:
                return {"from": word, "column": names.index(name)}
        return None

    def sum_of(self, *keys: tuple[str, ...]) -> Source | None:
        """The sum of scalar outputs."""
        columns = [self.column(*key) for key in keys]
        return None if None in columns else {"from": "sum", "columns": columns}

    def size_of(self, *key: str) -> Source | None:
        """The length of a vector among the outputs."""
        column = self.column(*key)
        return None if column is None else {"from": "length", "column": column}

    def applied(self, number: int) -> Source | None:
        """A load of the model, by its number among those that are drawn: six numbers of a function of its own."""
        return None if self.outputs is None else {"from": "applied", "at": 6 * number, "vector": 6 * number + 3}

    def column(self, *key: str) -> int | None:
        """The first column of an output."""
        if self.outputs is None or key not in self.outputs:
            return None
        return int(self.outputs[key].start)


def sources_of(equations: Equations | None) -> Sources:
    """The columns of the program that the page runs; of a run without equations there are none."""
    if equations is None or variational_of(equations) is not None:
        return Sources((), (), None)
    coordinates, speeds = (tuple(map(name_of, symbols)) for symbols in (equations.coordinates, equations.speeds))
    whole = pullable(equations).equations
    if has_modes(whole.mechanism):  # the page runs all rows of all modes, and those that are open are masked
        whole = modes_of(whole).held
    return Sources(coordinates, speeds, whole.system.outputs)
