"""The arrays of a run, computed from what was integrated in each of its modes when they are asked for."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from appell.compile import Program
from appell.equations import Equations
from appell.errors import AppellWarning
from appell.model import name_of
from appell.simulate.inputs import Values
from appell.simulate.results import VECTORS, Label, Labels, ResultArray, Results
from appell.simulate.trajectory import Trajectory

Blocks = dict[str, ResultArray]

_ARRAYS = {
    "input": "input value",
    "position": "place position",
    "velocity": "place velocity",
    "angular velocity": "angular velocity",
    "load power": "load power",
    "reaction power": "reaction power",
    "force": "reaction force",
    "torque": "reaction torque",
    "ideal force": "ideal reaction force",
    "ideal torque": "ideal reaction torque",
    "contact point": "contact point",
    "normal": "contact normal",
    "gap": "contact gap",
    "effort": "actuator effort",
    "momentum": "speed momentum",
}
"""The array of every kind of output of a program that has labels."""

AT_ONCE = frozenset(
    "coordinate,speed,speed rate,auxiliary state,multiplier,ideal multiplier,total work,effective work,"
    "constraint rank".split(",")
)
"""The arrays of the stepper; the others are outputs, computed from these."""


@dataclass(frozen=True)
class Segment:
    """What was integrated in one mode.

    ``places`` gives where its samples stand in the run (None: it is all of it). ``beside``: arrays of what acts in it
    without keeping a row (an actuator at its bound). ``parameters``: those of each sample from those of the run, where
    masks among them change on the way.
    """

    equations: Equations
    program: Program
    values: Values
    trajectory: Trajectory
    places: Callable[[], np.ndarray] | None = None
    beside: Callable[[Trajectory], Blocks] | None = None
    resting: frozenset[int] = frozenset()
    is_ideal: bool = False
    parameters: Callable[[np.ndarray], np.ndarray] | None = None

    @cached_property
    def acting(self) -> list[int]:
        """The rows that act, by number."""
        return [i for i in range(len(self.program.system.rows)) if i not in self.resting]

    @cached_property
    def index(self) -> np.ndarray | None:
        """Where its samples stand in the run; None: it is all of it."""
        return None if self.places is None else self.places()


class Computed(Results):
    """Arrays from the segments of a run.

    States are there at once, rates and multipliers when first asked for; what else there is follows from one evaluation
    of the outputs.
    ``template``: the program in which every row is held, whose labels a run with modes has even where they never acted.
    ``derived``: arrays that need the whole run.
    """

    def __init__(
        self,
        equations: Equations,
        segments: Sequence[Segment],
        *,
        template: Program | None = None,
        derived: Callable[[Results], Mapping[str, ResultArray]] | None = None,
    ) -> None:
        self._equations, self._entered = equations, tuple(segments)
        self._template, self._derived = template, derived

    def __reduce__(self) -> tuple[Any, ...]:
        from appell.simulate.stored import Stored, to_dataset

        return Stored, (to_dataset(self),)  # native code stays where it is

    @cached_property
    def _segments(self) -> tuple[Segment, ...]:
        """Those in which there are samples."""
        return tuple(segment for segment in self._entered if segment.trajectory.count)

    @cached_property
    def time(self) -> np.ndarray:
        if self._is_one:
            return self._segments[0].trajectory.times
        times = np.zeros(self._count)
        for segment in self._segments:
            times[segment.index] = segment.trajectory.times
        return times

    def names(self) -> tuple[str, ...]:
        return (*self._states, *self._outputs)

    def labels(self, name: str) -> Labels:
        block = self._block(name)
        return () if block is None or block.labels is None else block.labels

    def values(self, name: str, label: Label | None = None) -> np.ndarray:
        block = self._block(name)
        if block is None:
            raise KeyError(name)
        if label is None:
            return block.values
        return block.values[:, self._places(name)[label]]

    def require_recovered(self) -> None:
        """Warn where forces cannot be recovered from the motion: at states where some motion carries no mass."""
        recovered = frozenset(name for segment in self._entered for name in segment.program.system.recovered)
        if not recovered:
            return
        for name in ("reaction force", "reaction torque"):
            for label in self.labels(name):
                constraint, place = label[0], label[1]
                lost = ~np.isfinite(self.values(name, label)).all(axis=1)
                if constraint in recovered and lost.any():
                    warnings.warn(
                        f"the {name.split()[1]} of '{constraint}' on '{place}' is not known at "
                        f"t = {self.time[np.argmax(lost)]:g}: the constraint is written in scalars, and some motion "
                        "carries no mass there; write it with vectors.",
                        AppellWarning,
                        stacklevel=6,
                    )
                    return

    # ---- what there is at once --------------------------------------------------------------------------------------

    @property
    def _is_one(self) -> bool:
        return len(self._segments) == 1 and self._segments[0].index is None

    @property
    def _count(self) -> int:
        return 1 + max(int(s.index.max(initial=-1)) for s in self._segments if s.index is not None)

    def _block(self, name: str) -> ResultArray | None:
        return self._states.get(name) if name in AT_ONCE else self._outputs.get(name)

    def _places(self, name: str) -> dict[Label, int]:
        places = self.__dict__.setdefault("_labels_of", {})
        if name not in places:
            places[name] = {label: i for i, label in enumerate(self.labels(name))}
        return places[name]

    @cached_property
    def _states(self) -> Blocks:
        parts = [_with_beside(segment, _states_of(segment)) for segment in self._segments]
        if self._is_one:
            return parts[0]
        rows = () if self._template is None else tuple((row.name, row.number) for row in self._template.system.rows)
        return self._joined(parts, {"multiplier": rows} if rows else {})

    @cached_property
    def _outputs(self) -> Blocks:
        rough = frozenset(c.name for c in self._equations.mechanism.constraints if c.friction is not None)
        parts = [_with_ideal_parts(_with_beside(segment, _outputs_of(segment)), rough) for segment in self._segments]
        found = parts[0] if self._is_one else self._joined(parts, self._template_labels())
        kinetic, potential = found["kinetic energy"].values, found["potential energy"].values
        found["total energy"] = ResultArray(kinetic + potential)
        if self._derived is not None:
            self.__dict__["_outputs"] = found  # further arrays read these
            found |= self._derived(self)
        return found

    def _template_labels(self) -> dict[str, Labels]:
        if self._template is None:
            return {}
        places = _output_places(self._equations, self._template)
        return {name: labels for name, (labels, _) in places.items() if labels is not None}

    def _joined(self, parts: Sequence[Blocks], template: Mapping[str, Labels] | None = None) -> Blocks:
        """Every array over the whole run, zero where a constraint did not act."""
        joined: Blocks = {}
        for name in dict.fromkeys(name for part in (*parts, template or {}) for name in part):
            found = [part[name] for part in parts if name in part]
            if found and found[0].labels is None:
                joined[name] = ResultArray(self._filled(parts, name, found[0].values, None))
                continue
            every = [*(block.labels or () for block in found), (template or {}).get(name, ())]
            labels: Labels = tuple(dict.fromkeys(label for one in every for label in one))
            joined[name] = ResultArray(self._filled(parts, name, found[0].values if found else None, labels), labels)
        return joined

    def _filled(self, parts: Sequence[Blocks], name: str, like: np.ndarray | None, labels: Labels | None) -> np.ndarray:
        shape: tuple[int, ...] = () if labels is None else (len(labels), *((3,) if name in VECTORS else ()))
        whole = np.zeros((self._count, *shape), float if like is None else like.dtype)
        for segment, part in zip(self._segments, parts, strict=True):
            if name not in part or segment.index is None:
                continue
            block = part[name]
            if labels is None:
                whole[segment.index] = block.values
                continue
            for i, label in enumerate(block.labels or ()):
                whole[segment.index, labels.index(label)] = block.values[:, i]
        return whole


def _states_of(segment: Segment) -> Blocks:
    """What the stepper wrote: coordinates, speeds, their rates, auxiliary states, multipliers, ranks, works."""
    program, trajectory = segment.program, segment.trajectory
    equations, states = segment.equations, trajectory.states
    q, u, udot = program.read(trajectory.times, states, trajectory.speed_rates, segment.values.at)
    coordinates: Labels = tuple(name_of(q) for q in equations.coordinates)
    speeds: Labels = tuple(name_of(u) for u in equations.speeds)
    blocks = {
        "coordinate": ResultArray(q, coordinates),
        "speed": ResultArray(u, speeds),
        "speed rate": ResultArray(udot, speeds),
    }
    if program.system.auxiliary_states:
        known = {*coordinates, *speeds, *(f"{name}'" for name in (*coordinates, *speeds))}  # among the jets
        own = [i for i, name in enumerate(program.system.auxiliary_states) if name not in known]
        first = states.shape[1] - len(program.system.auxiliary_states)
        names = tuple(program.system.auxiliary_states[i] for i in own)
        blocks["auxiliary state"] = ResultArray(states[:, [first + i for i in own]], names)
    if program.system.rows:
        n = len(program.system.rows)
        rows = tuple((row.name, row.number) for row in program.system.rows)
        blocks["multiplier"] = ResultArray(trajectory.multipliers[:, :n], rows)
        if trajectory.multipliers.shape[1] > n:  # those of ideal reactions follow
            blocks["ideal multiplier"] = ResultArray(trajectory.multipliers[:, n:], rows)
    work = np.zeros(trajectory.times.size) if trajectory.work is None else trajectory.work
    blocks["total work"] = ResultArray(work)
    if trajectory.effective_work is not None:
        blocks["effective work"] = ResultArray(trajectory.effective_work)
    blocks["constraint rank"] = ResultArray(np.asarray(trajectory.ranks))
    return blocks


def _outputs_of(segment: Segment) -> Blocks:
    """What follows from states, rates and multipliers."""
    trajectory, values = segment.trajectory, segment.values
    p = values.at(trajectory.times[0])
    y = segment.program.outputs(
        trajectory.times,
        trajectory.states,
        trajectory.speed_rates,
        trajectory.multipliers,
        p if segment.parameters is None else segment.parameters(p),
        values.inputs,
    )
    return blocks_of(y, segment.equations, segment.program)


def blocks_of(y: np.ndarray, equations: Equations, program: Program) -> Blocks:
    """The outputs of a program at every sample as arrays."""
    blocks: Blocks = {}
    for name, (labels, columns) in _output_places(equations, program).items():
        found = y[:, columns]
        if labels is None:
            blocks[name] = ResultArray(found[:, 0])
        else:
            shape = (len(labels), 3) if name in VECTORS else (len(labels),)
            blocks[name] = ResultArray(found.reshape(y.shape[0], *shape), labels)
    return blocks


def _output_places(equations: Equations, program: Program) -> dict[str, tuple[Labels | None, list[int]]]:
    """The columns of the outputs that make up each array, with its labels."""
    rows = [(row.name, row.number) for row in program.system.rows]
    if not rows:  # a system of higher order has none in its program
        rows = [(c.name, k) for c in equations.mechanism.constraints for k in range(len(c.expressions))]
    names = [name_of(q) for q in equations.coordinates]
    found: dict[str, tuple[list[Label] | None, list[int]]] = {}
    for (kind, *rest), place in program.system.outputs.items():
        label: Label | None = None
        if kind == "residual":
            name, label = f"{rest[0]} residual", rows[int(rest[1])]
        elif kind == "coordinate rate":
            name, label = kind, names[int(rest[0])]
        elif kind in _ARRAYS:
            name, label = _ARRAYS[kind], rest[0] if len(rest) == 1 else (rest[0], rest[1])
        else:
            name = kind
        labels, columns = found.setdefault(name, (None if label is None else [], []))
        if labels is not None and label is not None:
            labels.append(label)
        columns += range(place.start, place.stop)
    return {name: (None if ls is None else tuple(ls), columns) for name, (ls, columns) in found.items()}


def _with_beside(segment: Segment, blocks: Blocks) -> Blocks:
    """The arrays of a segment with those of what acts beside its rows: under labels of its own, or added to theirs."""
    added = {} if segment.beside is None else segment.beside(segment.trajectory)
    at_once = "coordinate" in blocks
    for name, block in added.items():
        if (name in AT_ONCE) is not at_once:
            continue
        known = blocks.get(name)
        if known is None or known.labels is None:
            blocks[name] = block
        else:
            both, own = known.values.copy(), list(block.labels or ())
            new = [i for i, label in enumerate(own) if label not in known.labels]
            for i, label in enumerate(own):
                if label in known.labels:
                    both[:, known.labels.index(label)] += block.values[:, i]
            labels = (*known.labels, *(own[i] for i in new))
            blocks[name] = ResultArray(np.concatenate([both, block.values[:, new]], axis=1), labels)
    return blocks


def _with_ideal_parts(blocks: Blocks, rough: frozenset[str]) -> Blocks:
    """Where a constraint with friction does not slide, its reaction is ideal and its ideal part the whole."""
    for kind in ("force", "torque"):
        whole, name = blocks.get(f"reaction {kind}"), f"ideal reaction {kind}"
        if whole is None or whole.labels is None:
            continue
        known = blocks[name].labels or () if name in blocks else ()
        added = [i for i, label in enumerate(whole.labels) if label[0] in rough and label not in known]
        if added:
            values = whole.values[:, added]
            labels = tuple(whole.labels[i] for i in added)
            if name in blocks:
                values, labels = np.concatenate([blocks[name].values, values], axis=1), (*known, *labels)
            blocks[name] = ResultArray(values, labels)
    return blocks
