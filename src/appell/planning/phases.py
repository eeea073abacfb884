"""Phases of a plan: in which mode each is, and what ends it.

A mode is a mask over the rows of one system. In each phase the rows of its mode act; what would end the mode in a run
(a gap that closes, a normal force that would pull, friction that does not suffice) is a condition along the phase.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import sympy as sm

from appell.compile.casadi_system import CasadiSystem, functions_of
from appell.constraints import Constraint
from appell.equations import Equations
from appell.equations.systems import written_out
from appell.errors import ModelError, NotApplicable
from appell.model import name_of, suggestion
from appell.model.mechanism import has_modes
from appell.simulate.modes.mode import Key, Modes
from appell.simulate.modes.phase import CLOSED, OPEN, STICKS, Guard, Measure
from appell.simulate.modes.switching import OFF
from appell.system import ConstraintRow, LawOf, System
from appell.system.in_mode import in_mode

RESTS = (OFF, OPEN)


@dataclass(frozen=True)
class PlanPhase:
    """One phase of a plan: a mode, how long it may last, and what ends it.

    >>> import appell as ap
    >>> ap.PlanPhase({"floor": "open"}, until="floor", duration=(0.1, 2.0)).until
    ('floor',)

    Attributes
    ----------
    modes
        The mode of each contact and switched constraint, by name: "open", "closed", "sticks", "slides forward",
        "slides backward", "slides", "on", "off". What is left out is open, or off.
    until
        What strikes at its end: the name of a reset, or of the contacts that close. Empty where the mode changes
        without a strike, and in the last phase.
    duration
        Seconds, or (least, largest); by default what the whole plan leaves.
    """

    modes: Mapping[Any, str] = field(default_factory=dict)
    until: str | Sequence[Any] = ()
    duration: float | tuple[float, float] | None = None

    def __post_init__(self) -> None:
        given = [self.until] if isinstance(self.until, str) else list(self.until)
        object.__setattr__(self, "until", tuple(name_of(name) for name in given if name))
        object.__setattr__(self, "modes", {name_of(key): str(mode) for key, mode in self.modes.items()})


@dataclass(frozen=True)
class PhaseFunctions:
    """The equations in one mode: the functions of its rows, and the coefficients of the mode by name."""

    key: Key
    system: System
    functions: CasadiSystem
    coefficients: Mapping[str, float]
    guards: tuple[tuple[str, Guard], ...]


class PlanModes:
    """The modes of a model for its plan; ``held`` has the rows of all of them."""

    def __init__(self, equations: Equations) -> None:
        self.equations = equations
        self.modes = Modes(equations, at_states=True) if has_modes(equations.mechanism) else None
        self.held = equations if self.modes is None else self.modes.held
        self._system = written_out(self.held) if self.modes is not None else None
        self._found: dict[Key, PhaseFunctions] = {}
        if self._system is not None and self._system.law is not LawOf.NOTHING:
            raise NotApplicable(
                f"'{equations.mechanism.name}' has modes and a reaction by a law: plan with ideal reactions and dry "
                "friction."
            )

    @property
    def names(self) -> tuple[str, ...]:
        """The constraints that have modes."""
        return () if self.modes is None else self.modes.names

    @property
    def rows(self) -> tuple[ConstraintRow, ...]:
        """The rows that some mode has; without modes those of the system."""
        return self.equations.system.rows if self._system is None else self._system.rows

    def key(self, given: Mapping[str, str]) -> Key:
        """The mode of each constraint, completed. Raises ModelError for what is no mode of it."""
        for name in given:
            if name not in self.names:
                model = self.equations.mechanism.name
                words = f"a phase names '{name}', which is no constraint of '{model}' with modes"
                raise ModelError(words + suggestion(name, list(self.names)))
        if self.modes is None:
            return ()
        found = []
        for name, phases in self.modes.phases.items():
            own = list(phases)
            rest = next((mode for mode in RESTS if mode in own), own[0])
            mode = given.get(name, rest)
            if mode not in own:
                raise ModelError(f"a phase says that '{name}' is '{mode}': it can be {', '.join(own)}.")
            if mode == CLOSED and STICKS in own:
                raise ModelError(f"a phase says that '{name}' is 'closed', and it has friction: say how it moves.")
            found.append(mode)
        return tuple(found)

    def __getitem__(self, key: Key) -> PhaseFunctions:
        """The functions of one mode."""
        if key not in self._found:
            if self.modes is None:
                functions = self.equations.to_casadi()
                self._found[key] = PhaseFunctions(key, self.equations.system, functions, {}, ())
            else:
                assert self._system is not None
                mode = self.modes[key]
                system = in_mode(self._system, mode.acting)
                symbols = [c.name for c in self.modes.coefficient_symbols]
                guards = tuple(
                    each for each in mode.guards if each is not None and each[1].measure is not Measure.RESET
                )
                self._found[key] = PhaseFunctions(
                    key, system, functions_of(system, self.equations.mechanism.name),
                    dict(zip(symbols, mode.coefficients.tolist(), strict=True)), guards,
                )  # fmt: skip
        return self._found[key]

    def constraint(self, name: str) -> Constraint:
        """The constraint of a name."""
        return next(c for c in self.equations.mechanism.constraints if c.name == name)

    def phase_of(self, key: Key, name: str) -> str:
        """The mode of one constraint."""
        return key[self.names.index(name)]


def smooth_parts(guard: Guard) -> list[sm.Expr]:
    """Expressions that are not negative where the guard is not: a modulus says two things."""
    parts = [guard.expression]
    while any(part.has(sm.Abs) for part in parts):
        found = []
        for part in parts:
            modulus = next(iter(part.atoms(sm.Abs)), None)
            inside = () if modulus is None else (modulus.args[0], -modulus.args[0])
            found += [part] if modulus is None else [part.xreplace({modulus: side}) for side in inside]
        parts = found
    return parts
