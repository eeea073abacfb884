"""The modes of equations: each set of phases has its own equations, derived and compiled when it is first entered."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np
import sympy as sm

from appell.compile import Program, compile_equations
from appell.compile.block import Block
from appell.compile.contact_response import compile_contact_response
from appell.compile.effort_response import EffortResponse, effort_response
from appell.constraints import Constraint
from appell.equations import Equations
from appell.errors import NotApplicable
from appell.simulate.events import Event
from appell.simulate.inputs import Values
from appell.simulate.modes.clipped_phases import phases_of_several, together
from appell.simulate.modes.clipping import Clipping, is_shared, sharing, steady
from appell.simulate.modes.delassus import DelassusPlan, Weights
from appell.simulate.modes.phase import Guard, Phase, phases_of
from appell.simulate.modes.saturation import phases_at_bounds

Key = tuple[str, ...]
"""The phase of every constraint that lets go, in the order of the model."""


Bind = Callable[[Equations, Program], Values]
"""Parameters and inputs of a run for the program of one of its modes."""


@dataclass(frozen=True)
class Mode:
    """One set of phases: its equations, their program, and the guards behind the events a person asked for."""

    names: Key
    key: Key
    equations: Equations
    program: Program
    guards: tuple[tuple[str, Guard], ...]

    @cached_property
    def phases(self) -> dict[str, str]:
        """The phase of every constraint that lets go, by name."""
        return dict(zip(self.names, self.key, strict=True))

    @cached_property
    def whys(self) -> list[str]:
        """What each guard says when it ends the mode."""
        return [guard.why for _, guard in self.guards]

    @cached_property
    def active(self) -> tuple[str, ...]:
        """The names of the constraints that act in this mode."""
        return tuple(c.name for c in self.equations.mechanism.constraints)


class Modes:
    """The modes of a model by a principle; what was derived once is kept.

    ``known``: what may follow a mode, by the laws of a run; ``decides_natively``: whether native code may use it.
    ``laws``: those of the last runs, by their parameters.
    """

    def __init__(self, equations: Equations, events: Sequence[Event] = ()) -> None:
        self.equations = equations
        self.events = tuple(events)
        self.phases: dict[str, dict[str, Phase]] = {
            c.name: self._phases(c) for c in equations.mechanism.constraints if c.has_modes
        }
        self.names = tuple(self.phases)
        self.known: dict[Hashable, Any] = {}
        self.laws: dict[bytes, Any] = {}
        self.decides_natively = True
        self._found: dict[Key, Mode] = {}
        self._pushed: dict[tuple[str, tuple[int, ...]], Equations] = {}

    def __getitem__(self, key: Key) -> Mode:
        if key not in self._found:
            self._found[key] = self._derive(key)
        return self._found[key]

    @cached_property
    def held(self) -> Equations:
        """The equations in which every row is held: decisions are made from these."""
        return self._in_phases(tuple(next(iter(phases)) for phases in self.phases.values()))

    @property
    def held_program(self) -> Program:
        """Their program."""
        return self.held.program

    @cached_property
    def contact_response(self) -> Block | None:
        """Their rows at a state, in machine code."""
        return compile_contact_response(self.held)

    @cached_property
    def _weights(self) -> ca.SX:
        m, rows = self.equations.graph, self.held_program.system.rows
        column = [ca.SX(1)] * len(rows)
        for constraint in self.equations.mechanism.constraints:
            if constraint.friction is not None:
                place = next(i for i, row in enumerate(rows) if row.name == constraint.name)
                column[place] = m.lower(constraint.friction.weight)
        return ca.vertcat(*column)

    @cached_property
    def constant_weights(self) -> list[float] | None:
        """The weights where they are numbers."""
        stacked = self._weights
        return np.array(ca.DM(stacked), float).ravel().tolist() if stacked.is_constant() else None

    @cached_property
    def weights(self) -> Weights:
        """The normal force of a unit multiplier of every row; one where there is no friction."""
        m, stacked, constant = self.equations.graph, self._weights, self.constant_weights
        if constant is not None:
            return lambda t, x, p: constant
        function = ca.Function("weights", [m.q, m.u, m.t, m.p], [m.now(ca.densify(stacked))])
        nq, n = m.q.numel(), m.u.numel()
        return lambda t, x, p: np.array(function(x[:nq], x[nq : nq + n], t, p[: m.p.numel()]), float).ravel().tolist()

    @cached_property
    def effort_response(self) -> EffortResponse | None:
        """How their rows answer to each actuator that shares rows with others."""
        return effort_response(self.held, [c.name for c in sharing(self.equations.mechanism.constraints)])

    @cached_property
    def delassus_plan(self) -> DelassusPlan:
        """How the rows of all of them are asked at a state."""
        return DelassusPlan(self.held_program, self.weights, self.contact_response, self.effort_response)

    @cached_property
    def always(self) -> tuple[int, ...]:
        """The rows that never let go."""
        return tuple(i for i, row in enumerate(self.held_program.system.rows) if row.name not in self.names)

    @cached_property
    def ideal(self) -> tuple[int, ...]:
        """The rows that no actuator keeps."""
        return tuple(i for i, row in enumerate(self.held_program.system.rows) if not row.actuators)

    @cached_property
    def steady(self) -> tuple[Clipping, ...]:
        """Constraints among those always held that more actuators than rows keep."""
        return steady(self.equations.mechanism.constraints, self.held_program.system.rows, self.ideal)

    def pushed(self, name: str, signs: tuple[int, ...]) -> Equations:
        """The equations in which the clipped actuators of a constraint are one, to read what they do together."""
        if (name, signs) not in self._pushed:
            constraints = [together(c, signs) if c.name == name else c for c in self.held.mechanism.constraints]
            self._pushed[name, signs] = self.held.with_constraints(constraints)
        return self._pushed[name, signs]

    def _phases(self, constraint: Constraint) -> dict[str, Phase]:
        if is_shared(constraint):
            return phases_of_several(constraint)
        if constraint.drives:
            return phases_at_bounds(constraint)
        return phases_of(constraint, self._tangents(constraint), self.equations.mechanism.frame)

    def _tangents(self, constraint: Constraint) -> list[sm.Expr]:
        """The slip of a constraint with friction, in the directions in which the model lets it move."""
        m = self.equations.graph
        tangents = () if constraint.friction is None else constraint.friction.tangents
        return [slip for slip in tangents if ca.jacobian(ca.SX(m.lower(slip)), m.u).nnz()]

    def _in_phases(self, key: Key) -> Equations:
        chosen = {name: self.phases[name][phase] for name, phase in zip(self.names, key, strict=True)}
        standing = [chosen[c.name].constraint if c.name in chosen else c for c in self.equations.mechanism.constraints]
        constraints = tuple(c for c in standing if c is not None)
        if constraints == self.equations.mechanism.constraints:
            return self.equations
        loads = tuple(load for phase in chosen.values() for load in phase.loads)
        forces = tuple(force for phase in chosen.values() for force in phase.generalised)
        return self.equations.with_constraints(constraints, loads, forces)

    def _derive(self, key: Key) -> Mode:
        equations = self._in_phases(key)
        guards = tuple((n, g) for n, phase in zip(self.names, key, strict=True) for g in self.phases[n][phase].guards)
        watched = [*(e.expression for e in self.events), *(g.expression for _, g in guards)]
        program = compile_equations(equations, watched)
        for name in set(self.held_program.system.auxiliary_states) ^ set(program.system.auxiliary_states):
            raise NotApplicable(
                f"the state '{name}' of '{equations.mechanism.name}' belongs to a constraint that lets go: write what "
                "it remembers as a coordinate."
            )
        return Mode(self.names, key, equations, program, guards)
