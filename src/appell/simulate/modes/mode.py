"""The modes of equations: each set of phases is a mask over the rows of one program."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np
import sympy as sm

from appell.compile import Program, compile_equations, program_at_states
from appell.compile.block import Block
from appell.constraints import Constraint
from appell.equations import Equations
from appell.equations.effort_response import EffortResponse, contact_response, effort_response, pushes_along_rows
from appell.equations.forms import extended, state_graph_of
from appell.model import Parameter
from appell.simulate.events import Event
from appell.simulate.inputs import Values
from appell.simulate.modes.clipped_phases import phases_of_several
from appell.simulate.modes.clipping import Clipping, is_shared, sharing, steady
from appell.simulate.modes.contact_law import Law
from appell.simulate.modes.delassus import DelassusPlan, Weights
from appell.simulate.modes.phase import OFF, ON, Guard, Measure, Phase, Phases, phases_of
from appell.simulate.modes.saturation import phases_at_bounds
from appell.simulate.modes.switching import with_off
from appell.system import LawOf
from appell.system.stage import stage

Key = tuple[str, ...]
"""The phase of every constraint that opens, in the order of the model."""


Bind = Callable[[Equations, Program], Values]
"""Parameters and inputs of a run for the program of its modes, in which every row is held."""


@dataclass(frozen=True)
class Mode:
    """One set of phases: what the coefficients of the one program are in it, and which of its events are watched.

    ``guards``: for each event behind those a person asked for, the constraint and its guard, where it is one.
    ``acting``: of each row whether it does; ``nonideal``: the constraints whose reactions are not ideal.
    """

    names: Key
    key: Key
    equations: Equations
    program: Program
    coefficients: np.ndarray
    guards: tuple[tuple[str, Guard] | None, ...]
    active: tuple[str, ...]
    acting: tuple[bool, ...]
    nonideal: frozenset[str]

    @property
    def is_ideal(self) -> bool:
        """Whether neither friction nor a law or an actuator acts."""
        return not self.nonideal

    @cached_property
    def phases(self) -> dict[str, str]:
        """The phase of every constraint that opens, by name."""
        return dict(zip(self.names, self.key, strict=True))

    @cached_property
    def whys(self) -> list[str]:
        """What each guard says when it ends the mode."""
        return ["" if guard is None else guard[1].why for guard in self.guards]

    def guard(self, number: int) -> tuple[str, Guard]:
        """One of the guards that are watched."""
        found = self.guards[number]
        if found is None:
            raise IndexError(number)
        return found

    @property
    def resting(self) -> int:
        """How many rows do not act."""
        return self.acting.count(False)

    def values(self, bind: Bind) -> Values:
        """Parameters and inputs of a run in this mode."""
        return self.of(bind(self.equations, self.program))

    def of(self, held: Values) -> Values:
        """The same from those with which every row is held."""
        return replace(held, parameters=self.parameters(held.parameters))

    def parameters(self, held: np.ndarray) -> np.ndarray:
        """Parameters with the coefficients of this mode behind those of the model."""
        return np.concatenate([held[: held.size - self.coefficients.size], self.coefficients])


class Modes:
    """The modes of a model by a principle: masks over the rows of one program, in which every row is held.

    ``laws``: those of the last runs, by their parameters; ``masks``: as native code reads them. ``like``: those of the
    same equations with other events.
    ``at_states``: for numbers at single states, with nothing compiled.
    """

    def __init__(
        self,
        equations: Equations,
        events: Sequence[Event] = (),
        like: Modes | None = None,
        *,
        at_states: bool = False,
    ) -> None:
        self.equations, self.at_states = equations, at_states
        self.events = tuple(events)
        loose = [c for c in equations.mechanism.constraints if c.has_modes]
        self.phases: dict[str, Phases] = {c.name: self._phases(c) for c in loose} if like is None else like.phases
        self.held: Equations = self._extended() if like is None else like.held
        self.names = tuple(self.phases)
        self.coefficients = np.array([v for phases in self.phases.values() for v in _first(phases).values.values()])
        self.laws: dict[bytes, Any] = {}
        self.masks: Any = None
        self._found: dict[Key, Mode] = {}

    def __getitem__(self, key: Key) -> Mode:
        if key not in self._found:
            self._found[key] = self._mode(key)
        return self._found[key]

    @cached_property
    def is_dry(self) -> bool:
        """Whether all that opens are rows of velocities with bounds, along which their actuators push."""
        loose, system = [c for c in self.equations.mechanism.constraints if c.has_modes], self.held_program.system
        if (
            not loose
            or not all(c.is_dry for c in loose)
            or self.equations.mechanism.resets
            or self.steady
            or system.contradiction
            or system.law is not LawOf.NOTHING
        ):
            return False
        return all(row.has_velocity for row in system.rows) and (system.is_recursive or pushes_along_rows(self.held))

    @property
    def coefficient_symbols(self) -> list[sm.Symbol]:
        """The coefficients, in the order in which they stand among the parameters."""
        return [c for phases in self.phases.values() for c in phases.coefficients]

    def are_of_state(self, numbers: Iterable[int]) -> bool:
        """Whether events, by their numbers, need no accelerations and multipliers."""
        return self._with_reactions.isdisjoint(numbers)

    @cached_property
    def guards(self) -> list[sm.Expr]:
        """The expressions of the guards of all phases, each once."""
        every = (guard for phases in self.phases.values() for phase in phases.values() for guard in phase.guards)
        return list(dict.fromkeys(guard.expression for guard in every))

    @cached_property
    def resets(self) -> list[Guard]:
        """The guards of resets, one each."""
        return [
            Guard(reset.guard, Measure.RESET, number, f"the reset '{reset.name}'")
            for number, reset in enumerate(self.equations.mechanism.resets)
        ]

    @cached_property
    def held_program(self) -> Program:
        """The program of all modes; with the parameters of the equations every row is held."""
        make = program_at_states if self.at_states else compile_equations
        watched = [*self.guards, *(guard.expression for guard in self.resets)]
        return make(self.held, [*(e.expression for e in self.events), *watched])

    @cached_property
    def _with_reactions(self) -> frozenset[int]:
        """The events that need accelerations and multipliers, by number."""
        events = self.held_program.system.functions["events"]
        return frozenset(events.jac_sparsity(0, 3).row())

    @cached_property
    def contact_function(self) -> ca.Function | None:
        """Their rows at a state; None where native code or linear algebra finds them."""
        return contact_response(self.held)

    @cached_property
    def contact_response(self) -> Block | None:
        """The same as the program calls it."""
        if self.is_dry or self.contact_function is None:
            return None
        return self.held_program.block(self.contact_function)

    @cached_property
    def _weights(self) -> ca.SX:
        m, rows = state_graph_of(self.held), self.held_program.system.rows
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
        m, stacked, constant = state_graph_of(self.held), self._weights, self.constant_weights
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
        program, block = self.held_program, self.contact_response
        return DelassusPlan(program, self.weights, block, self.effort_response, self.constant_weights)

    @cached_property
    def always(self) -> tuple[int, ...]:
        """The rows that always hold."""
        return tuple(i for i, row in enumerate(self.held_program.system.rows) if row.name not in self.names)

    @cached_property
    def ideal(self) -> tuple[int, ...]:
        """The rows that no actuator keeps."""
        return tuple(i for i, row in enumerate(self.held_program.system.rows) if not row.actuators)

    @cached_property
    def steady(self) -> tuple[Clipping, ...]:
        """Constraints among those always held that more actuators than rows keep."""
        return steady(self.equations.mechanism.constraints, self.held_program.system.rows, self.ideal)

    def _resets(self, key: Key) -> Iterator[tuple[str, Guard] | None]:
        """The guards of the resets that are watched in a mode."""
        off = {name for name, phase in zip(self.names, key, strict=True) if phase == OFF}
        for reset, guard in zip(self.equations.mechanism.resets, self.resets, strict=True):
            yield (reset.name, guard) if reset.is_watched(off) else None

    @cached_property
    def yielding(self) -> frozenset[str]:
        """The constraints that complete nothing of a start."""
        return frozenset(c.name for c in self.equations.mechanism.constraints if c.is_yielding)

    @cached_property
    def first_phases(self) -> dict[str, str]:
        """The phases in which constraints that resets switch begin; of those that open by themselves where off."""
        switched = [c for c in self.equations.mechanism.constraints if c.switched]
        return {c.name: OFF if c.begins_off else ON for c in switched if c.begins_off or not c.lets_go}

    def begins(self, law: Law) -> str:
        """The phase of a law before a run knows better."""
        return self.first_phases.get(law.name, law.begins)

    @cached_property
    def switched_rows(self) -> dict[str, tuple[int, ...]]:
        """The rows of each constraint that only resets switch."""
        names = [c.name for c in self.equations.mechanism.constraints if c.switched and not c.lets_go]
        rows = self.held_program.system.rows
        return {name: tuple(i for i, row in enumerate(rows) if row.name == name) for name in names}

    def _phases(self, constraint: Constraint) -> Phases:
        found = self._own_phases(constraint)
        return with_off(constraint, found) if constraint.switched else found

    def _own_phases(self, constraint: Constraint) -> Phases:
        if is_shared(constraint):
            return phases_of_several(constraint)
        if constraint.drives:
            return phases_at_bounds(constraint)
        return phases_of(constraint, self._tangents(constraint), self.equations.mechanism.frame)

    def _tangents(self, constraint: Constraint) -> list[sm.Expr]:
        """The slip of a constraint with friction, in the directions in which the model lets it move."""
        m = state_graph_of(self.equations)
        tangents = () if constraint.friction is None else constraint.friction.tangents
        return [slip for slip in tangents if ca.jacobian(ca.SX(m.lower(slip)), m.u).nnz()]

    def _extended(self) -> Equations:
        """The equations with the rows of all phases; their last parameters hold every row."""
        model = self.equations.mechanism
        held = {c: value for phases in self.phases.values() for c, value in _first(phases).values.items()}
        constraints = [self.phases[c.name].constraint if c.name in self.phases else c for c in model.constraints]
        return extended(
            self.equations,
            replace(
                model,
                parameters=(*model.parameters, *(Parameter(c, held[c]) for c in self.coefficient_symbols)),
                constraints=tuple(constraints),
                loads=(*model.loads, *(load for phases in self.phases.values() for load in phases.loads)),
                generalised=(*model.generalised, *(f for phases in self.phases.values() for f in phases.generalised)),
            ),
        )

    def _mode(self, key: Key) -> Mode:
        chosen = {name: self.phases[name][phase] for name, phase in zip(self.names, key, strict=True)}
        values = {c: value for phase in chosen.values() for c, value in phase.values.items()}
        watched = {guard.expression: (name, guard) for name, phase in chosen.items() for guard in phase.guards}
        guards = (*(watched.get(expression) for expression in self.guards), *self._resets(key))
        rows, coefficients = self.held_program.system.rows, {c.name: value for c, value in values.items()}
        acting = tuple(not row.mask or coefficients[row.mask] != 0.0 for row in rows)
        others = [c for c in self.equations.mechanism.constraints if c.name not in chosen]
        nonideal = {c.name for c in others if c.law is not None or c.drives}
        nonideal |= {name for name, phase in chosen.items() if not phase.is_ideal}
        return Mode(
            self.names,
            key,
            self.held,
            self.held_program,
            np.array([values[c] for c in self.coefficient_symbols]),
            guards,
            tuple(dict.fromkeys(row.name for row, acts in zip(rows, acting, strict=True) if acts)),
            acting,
            frozenset(nonideal),
        )


@stage
def modes_of(equations: Equations) -> Modes:
    """The modes of equations without events of a person; each mode is made when it is first entered."""
    return Modes(equations)


def _first(phases: Phases) -> Phase:
    return next(iter(phases.values()))
