"""The words under which the arrays of a run are looked up: ``run["x"]``, ``run[u.diff(t)]``, ``run["energy"]``.

Names of the model come first, in the order in which a state is read: coordinates, speeds, coordinate rates, auxiliary
states; then rates of speeds, inputs and multipliers. Phrases ("power of drag", "force of rod on P") come last, and one
that could mean two results is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from appell.constraints import multiplier
from appell.errors import ModelError
from appell.model import name_of, suggestion
from appell.simulate.results import Label, Results

Found = tuple[str, Label | None]
"""An array and a label along it."""

SCALAR_WORDS = {
    "kinetic energy": "kinetic energy",
    "potential energy": "potential energy",
    "energy": "total energy",
    "effective energy": "effective energy",
    "work": "total work",
    "effective work": "effective work",
    "lost in impacts": "impact loss",
    "drive power": "drive power",
    "rank": "constraint rank",
}
PHRASES = {
    "coordinate": "{}",
    "speed": "{}",
    "coordinate rate": "{}'",
    "auxiliary state": "{}",
    "speed rate": "{}'",
    "input value": "{}",
    "speed momentum": "momentum of {}",
    "place position": "position of {}",
    "place velocity": "velocity of {}",
    "angular velocity": "angular velocity of {}",
    "load power": "power of {}",
    "reaction power": "power of {}",
    "reaction force": "force of {} on {}",
    "reaction torque": "torque of {} on {}",
    "ideal reaction force": "ideal force of {} on {}",
    "ideal reaction torque": "ideal torque of {} on {}",
    "contact point": "contact point of {}",
    "contact normal": "normal of {}",
    "contact gap": "gap of contact {}",
    "relation gap": "gap of {}",
    "actuator effort": "effort of {1} for {0}",
}
STATES = ("coordinate", "speed", "coordinate rate", "auxiliary state", "speed rate", "multiplier", "ideal multiplier")
"""What a state may name, and what else the stepper wrote: nothing need be computed to find these."""


def words(array: str, label: Label | None, rows: Mapping[str, int]) -> str:
    """The name or phrase of a result; ``rows``: how many rows each constraint of the model has."""
    if label is None:
        return next((word for word, name in SCALAR_WORDS.items() if name == array), array)
    if array in PHRASES:
        return PHRASES[array].format(*(label if isinstance(label, tuple) else (label,)))
    name, number = str(label[0]), int(label[1])
    count = rows.get(name, 1)
    if array.endswith("residual"):
        row = name if count == 1 and number == 0 else f"{name} {number + 1}"
        return f"residual of {row} in {array.removesuffix(' residual')}"
    letter = "lambda" if array == "multiplier" else "lambda0"
    # the rows of a slip follow those of the constraint
    return str(multiplier(name, number, count if number < count else number + 1, letter).name)


@dataclass(frozen=True)
class Lookup:
    """The names and phrases of one run. ``rows``: how many rows each constraint of the model has."""

    results: Results
    rows: Mapping[str, int]

    def find(self, key: object) -> Found | None:
        """The array and label under a symbol, a derivative, a name or a phrase; None where there is none.

        Raises ModelError where a phrase could mean two results.
        """
        name = name_of(key)
        if name in self._states:
            return self._states[name]
        meant = self._phrases.get(name, [])
        inputs = [found for found in meant if found[0] == "input value"]
        if len(meant) > 1 and not inputs:
            ways = " or ".join(f"the {array} of {label!r}" for array, label in meant)
            acts = meant[0][0].endswith((" force", " torque"))
            use = "run.reactions[constraint][place]" if acts else "run.results.values(array, label)"
            raise ModelError(f"'{name}' could be {ways}: use {use}.")
        return next(iter(inputs or meant), None)

    def names(self) -> list[str]:
        """Everything that can be asked for."""
        return [*self._states, *self._phrases]

    def refusal(self, model: str, key: object) -> ModelError:
        """What to say of a key that does not exist."""
        name = name_of(key)
        return ModelError(f"this run of '{model}' holds no '{name}'" + suggestion(name, self.names()))

    @cached_property
    def _states(self) -> dict[str, Found]:
        found: dict[str, Found] = {}
        for array in STATES:
            for label in self.results.labels("coordinate" if array == "coordinate rate" else array):
                found.setdefault(words(array, label, self.rows), (array, label))
        return found

    @cached_property
    def _phrases(self) -> dict[str, list[Found]]:
        found: dict[str, list[Found]] = {}
        for array, label in self.results:
            if array not in STATES:
                found.setdefault(words(array, label, self.rows), []).append((array, label))
        for label in self.results.labels("contact gap"):  # the same as that of its relation, where it has one
            found.setdefault(f"gap of {label}", [("contact gap", label)])
        return found
