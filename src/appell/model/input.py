"""An input of a model: a function of time that each run gives."""

from __future__ import annotations

from dataclasses import dataclass

from sympy.core.function import AppliedUndef


@dataclass(frozen=True)
class Input:
    """A function of time with a unit and a description; what it is follows at each run (``inputs=``)."""

    function: AppliedUndef
    unit: str = ""
    description: str = ""

    @property
    def name(self) -> str:
        return str(self.function.func)
