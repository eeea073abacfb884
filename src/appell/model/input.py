"""An input of a model: a function of time that each run gives."""

from __future__ import annotations

from dataclasses import dataclass

from sympy.core.function import AppliedUndef


@dataclass(frozen=True)
class Input:
    """A function of time with a unit and a description; what it is follows at each run (``inputs=``).

    ``bound`` is the largest magnitude it should have, None for none: a run that exceeds it warns.
    """

    function: AppliedUndef
    unit: str = ""
    description: str = ""
    bound: float | None = None

    @property
    def name(self) -> str:
        return str(self.function.func)
