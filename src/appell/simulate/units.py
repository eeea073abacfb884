"""The units of the arrays of a run: SI, where they follow from the model (:mod:`appell.model.units`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import sympy as sm
from sympy.physics.vector import Vector

from appell.algebra.leaves import leaves
from appell.equations import Equations
from appell.equations.forms import symbol_units
from appell.model import name_of
from appell.model.dimensions import ENERGY, TIME, Dimension, common, dimension_of, over, read_unit, write_unit
from appell.model.units import Units
from appell.simulate.results import Label

UnitOf = Callable[[str, Label | None], str]
"""The unit of an array, or of one label along it; empty where it is not known."""

FIXED = {
    "place position": "m",
    "place velocity": "m/s",
    "angular velocity": "rad/s",
    "reaction force": "N",
    "reaction torque": "N m",
    "ideal reaction force": "N",
    "ideal reaction torque": "N m",
    "reaction power": "W",
    "load power": "W",
    "contact point": "m",
    "contact normal": "1",
    "contact gap": "m",
    "kinetic energy": "J",
    "potential energy": "J",
    "total energy": "J",
    "effective energy": "J",
    "total work": "J",
    "effective work": "J",
    "impact loss": "J",
    "drive power": "W",
    "constraint rank": "1",
}
"""Arrays whose unit is the same in every model that is written in SI."""


@dataclass(frozen=True)
class ResultUnits:
    """The units of what runs of some equations hold."""

    equations: Equations

    @property
    def units(self) -> Units:
        """Those of the symbols of the model."""
        return symbol_units(self.equations)

    def of(self, array: str, label: Label | None = None) -> str:
        """The unit of an array, or of one label along it; empty where it does not follow."""
        if array == "constraint rank":
            return "1"
        if not self.units.is_coherent:
            return ""
        return FIXED[array] if array in FIXED else self._of_label(array, label)

    def of_expression(self, expression: sm.Expr | Vector, unit_of_result: Callable[[sm.Basic], str]) -> str:
        """The unit of an expression or a vector of the model, in which results may stand."""
        parts = [expression]
        if isinstance(expression, Vector):
            parts = [e for components, _ in expression.args for e in components if e != 0]
        if not self.units.is_coherent:
            return ""
        known = dict(self.units.known)
        for leaf in leaves(parts) - set(known):
            found = read_unit(unit_of_result(leaf) or "?")
            if found is not None:
                known[leaf] = found
        return write_unit(common([dimension_of(e, known) for e in parts]))

    def _of_label(self, array: str, label: Label | None) -> str:
        if label is None:
            return ""
        if array in ("coordinate", "speed", "input value"):
            return write_unit(self._named(str(label)))
        if array in ("coordinate rate", "speed rate"):
            return write_unit(_over(self._named(str(label)), TIME))
        if array == "speed momentum":
            speed = self._named(str(label))
            return write_unit(None if speed is None else over(ENERGY, speed))
        if array == "actuator effort":
            return self._effort(str(label[0]), str(label[1]))
        # Multipliers, residuals and gaps: by the row of the constraint as it was written
        name = str(label[0] if isinstance(label, tuple) else label)
        constraint = next((c for c in self.equations.mechanism.constraints if c.name == name), None)
        number = int(label[1]) if isinstance(label, tuple) else 0
        if constraint is None or number >= len(constraint.expressions):
            return ""
        if array in ("multiplier", "ideal multiplier"):
            return self.units.unit_of_multiplier(constraint, number)
        is_rate = array == "velocity residual" and constraint.order_of(constraint.expressions[number]) == 0
        return write_unit(self.units.of_row(constraint, number, int(is_rate)))

    def _effort(self, constraint: str, actuator: str) -> str:
        for c in self.equations.mechanism.constraints:
            for drive in c.drives if c.name == constraint else ():
                if drive.name == actuator:
                    found = write_unit(self.units.of_effort(drive))
                    return "N m" if found == "J" else found
        return ""

    def _named(self, name: str) -> Dimension | None:
        return self._by_name.get(name)

    @cached_property
    def _by_name(self) -> dict[str, Dimension]:
        return {name_of(symbol): found for symbol, found in self.units.known.items()}


def _over(a: Dimension | None, b: Dimension) -> Dimension | None:
    return None if a is None else over(a, b)


def with_unit(name: str, unit: str) -> str:
    """A name with its unit for the axis of a picture: "x / m"; a plain number has none to show."""
    return f"{name} / {in_denominator(unit)}" if unit and unit != "1" else name


def in_denominator(unit: str) -> str:
    """A unit as it may stand behind a stroke: (m/s), N."""
    return f"({unit})" if "/" in unit or " " in unit else unit


def attributes(unit_of: UnitOf, array: str, labels: tuple[Label, ...]) -> dict[str, Any]:
    """What a Dataset says of the units of an array: ``units`` where all labels share one, else one for each label."""
    found = [unit_of(array, label) for label in labels] if labels else [unit_of(array, None)]
    if len(set(found)) == 1:
        return {"units": found[0]} if found[0] else {}
    return {"units_by_label": "; ".join(unit or "?" for unit in found)}
