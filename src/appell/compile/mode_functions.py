"""The modes of equations for homes without Python: the program of all of them, its tables and functions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import casadi as ca
import sympy as sm

from appell.equations import Equations


@dataclass(frozen=True)
class ModeFunctions:
    """Equations in which every row is held, and the tables by which `native/mode_program.c` goes from mode to mode.

    ``guards``: the events behind those that a person asked for; ``functions``: how rows answer, and the numbers of the
    laws; ``begins``: the phase in which each constraint that is released begins; ``phases``: all by their number;
    ``closed``: that of one that is closed; ``most``: how many modes there is room for.
    """

    held: Equations
    guards: tuple[sm.Expr, ...]
    integers: tuple[int, ...]
    numbers: tuple[float, ...]
    functions: Mapping[str, ca.Function]
    begins: Mapping[str, str]
    phases: tuple[str, ...]
    closed: int
    most: int

    @property
    def laws(self) -> tuple[str, ...]:
        """The names of what is released."""
        return tuple(self.begins)

    def codes(self, phases: Mapping[str, str]) -> list[int]:
        """The numbers of phases, in the order of the laws."""
        return [self.phases.index(phases[name]) for name in self.begins]

    @property
    def without_energy(self) -> ModeFunctions:
        """The same for a home that has no outputs: what impacts take is not asked for."""
        return replace(self, integers=(*self.integers[:KINETIC], -1, *self.integers[KINETIC + 1 :]))


KINETIC = 9
"""The place of the kinetic energy among the integers: enum ModeCounts of mode_program.c."""
